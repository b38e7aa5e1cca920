"""What documents, docstrings and comments name is there: files, options, versions."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from p2p_malice.cli import cli
from p2p_malice.games.rule_books import BOOKS
from p2p_malice.protocol.code_text import VERSION
from p2p_malice.protocol.messages import PROTOCOL_VERSION
from scripts.measure.mutants import FAULTS, PACKAGE, Fault

ROOT = Path(__file__).parents[1]
FOLDERS = (".ci", ".github", "docs", "p2p_malice", "packaging", "scripts", "tests")
ENDINGS = {".css", ".ftl", ".html", ".js", ".json", ".md", ".mjs", ".py", ".sh", ".svg", ".toml", ".ts", ".txt", ".yml"}
LEFT_OUT = {"node_modules", "vendor", "built", "__pycache__"}
FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*"), *(each for folder in FOLDERS for each in (ROOT / folder).rglob("*")))
    if path.suffix in ENDINGS and not LEFT_OUT.intersection(path.parts)
)
DOCUMENTS = [name for name in FILES if name.endswith(".md") and name.count("/") < 2 and name != "CHANGELOG.md"]

NAMED = re.compile(rf"(?<![\w/.*{{<$:@-])(?:[\w.-]+/)*\w[\w.-]*(?:{'|'.join(map(re.escape, ENDINGS))})(?![\w*{{<])")
MADE = {
    *("config.toml", "play.html", "malice.html", "courts.svg.js"),  # by the program, or as a site is written
    *("bot.py", "my_bot.py"),  # by the reader
    *("Node.js", "ntfy.sh"),  # names of products
}
"""What isn't in the repository, though it looks like a file of it."""

ARROW = re.compile(r"--[\w ]+-->")
"""One of a diagram."""

OF_OTHERS = {"--build", "--detach", "--excludes", "--now", "--upgrade"}
"""Options of Docker, systemd and uv."""


def comments(name: str) -> str:
    """What a file says to people: all of a document, the comments and docstrings of code."""
    text = (ROOT / name).read_text(encoding="utf-8")
    if name.endswith(".py"):
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        said = [token.string for token in tokens if token.type == tokenize.COMMENT]
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Expr(value=ast.Constant(value=str(words))):
                    said.append(words)
        return "\n".join(said)
    if name.endswith((".js", ".mjs")):
        return "\n".join(re.findall(r"/\*.*?\*/|(?<![:\"'`\w])//[^\n]*", text, re.DOTALL))
    return text if name in DOCUMENTS else ""


SAID = {name: said for name in FILES if (said := comments(name))}


def options() -> Iterator[str]:
    """Those of the program, its house rules, and the scripts."""
    for command in (cli, *cli.commands.values()):
        for param in command.params:
            yield from (*param.opts, *param.secondary_opts)
    for book in BOOKS.values():
        yield from (f"--{row.name.replace('_', '-')}" for row in book.rows)
    for name in FILES:
        if name.startswith("scripts/"):
            yield from re.findall(r'"(--[a-z][a-z-]+)"', (ROOT / name).read_text(encoding="utf-8"))


def test_every_file_that_is_named_is_there() -> None:
    """By the end of its path, at least."""
    paths = [f"/{name}" for name in FILES]
    named = {(name, re.sub(r"^(\.\.?/)+", "", found)) for name, said in SAID.items() for found in NAMED.findall(said)}

    assert [
        (name, found)
        for name, found in sorted(named)
        if found.rpartition("/")[2] not in MADE and not any(path.endswith(f"/{found}") for path in paths)
    ] == []


def test_every_option_that_is_named_exists() -> None:
    """In documents, and in what Python's code says of itself."""
    known = {*options(), *OF_OTHERS}
    named = {
        (name, found)
        for name, said in SAID.items()
        if name.endswith((".md", ".py"))
        for found in re.findall(r"(?<![\w-])--[a-z][a-z-]+", ARROW.sub("", said))
    }

    assert [each for each in sorted(named) if each[1] not in known] == []


@pytest.mark.parametrize(
    ("name", "row", "version"),
    [
        ("docs/protocol.md", r"\| messages and their frames \| (\d+) \|", PROTOCOL_VERSION),
        ("docs/protocol.md", r"the version stays (\d+)", PROTOCOL_VERSION),
        ("docs/frames.md", r"version (\d+) of the protocol", PROTOCOL_VERSION),
        ("docs/protocol.md", r"\| connection codes \| (\d+) \|", VERSION),
        ("p2p_malice/protocol/connection_codes.py", r"version (\d+)", VERSION),
    ],
)
def test_the_version_that_is_named_is_the_one_that_is_spoken(name: str, row: str, version: int) -> None:
    """Wherever a document or a docstring says it."""
    assert {*re.findall(row, SAID[name])} == {str(version)}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.path}: {fault.old[:40]}")
def test_a_fault_that_can_be_planted_has_its_place(fault: Fault) -> None:
    """Of the program and of the tests that are asked first."""
    assert (ROOT / PACKAGE / fault.path).read_text(encoding="utf-8").count(fault.old) == 1
    assert not fault.tests or (ROOT / fault.tests).exists()
