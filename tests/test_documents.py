"""What README, docs and CONTRIBUTING promise: commands that exist, links that lead somewhere, examples as printed."""

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from p2p_malice.cli import cli

ROOT = Path(__file__).parents[1]
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
DOCUMENTS = {
    str(path.relative_to(ROOT)): COMMENT.sub("", path.read_text(encoding="utf-8"))
    for path in (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md")))
}
PROGRAMS = ROOT / "tests/programs"
LIMIT = 300

FENCED = re.compile(r"^ *```\w*\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
SCRIPT = re.compile(r"scripts/\w+\.py")
in_a_shell = pytest.mark.skipif(sys.platform == "win32", reason="these lines are for a shell of Linux or macOS")


def commands() -> list[str]:
    """Every line in a block of code, and every piece of code in a sentence, that starts the game or a script."""
    found = set()
    for text in DOCUMENTS.values():
        found |= {line.partition(" #")[0].strip() for block in FENCED.findall(text) for line in block.splitlines()}
        found |= {" ".join(code.split()) for code in INLINE.findall(FENCED.sub("", text))}
    return sorted(each for each in found if re.match(r"p2p-malice( |$)|(python3? )?scripts/\w+\.py", each))


def anchors(text: str) -> set[str]:
    """What a link may name behind its #: the headings, as GitHub spells them."""
    titles = re.findall(r"^#+ (.*)$", FENCED.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone that has been set up, as far as this is needed, and a home of the test's own."""
    (tmp_path / ".venv").symlink_to(sys.prefix)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return tmp_path


@pytest.mark.parametrize("command", commands())
def test_every_command_is_understood(command: str) -> None:
    """The command and its options exist; brackets and dots stand for what may be left out."""
    words = shlex.split(re.sub(r"[\[\]…]", "", command))
    words = words[words[0].startswith("python") :]
    if words[0] == "scripts/build_page.py" and "&&" not in words:  # Its options are those of `web`.
        words[:1] = ["p2p-malice", "web"]
    script = SCRIPT.fullmatch(words[0])
    if script and script[0] != "scripts/play.py":
        source = (ROOT / script[0]).read_text(encoding="utf-8")
        assert [word for word in words if word.startswith("--") and f'"{word}"' not in source] == []
        return

    try:
        with cli.make_context("p2p-malice", words[1:]) as context:
            name, subcommand, rest = cli.resolve_command(context, words[1:]) if words[1:] else ("", None, [])
            if subcommand:
                subcommand.make_context(name, rest, parent=context)
    except click.exceptions.Exit as done:
        assert done.exit_code == 0


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_link_leads_somewhere(name: str) -> None:
    """To a file that is there and, behind a #, to a heading in it."""
    for link in LINK.findall(FENCED.sub("", DOCUMENTS[name])):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (ROOT / name).parent / path if path else ROOT / name
        assert target.exists(), link
        assert not anchor or anchor in anchors(target.read_text(encoding="utf-8")), link


def test_the_tables_leave_out_no_command() -> None:
    """Neither that of all commands, nor those of the options that several of them take."""
    rows = re.findall(r"^\| `(.*?)` \| (.*?) \|", DOCUMENTS["docs/settings.md"], re.MULTILINE)
    told = dict(re.findall(r"`(--[a-z]+).*?` \| (.*)", "\n".join(f"`{option}` | {names}" for option, names in rows)))
    has = {name: {each for param in command.params for each in param.opts} for name, command in cli.commands.items()}

    assert {
        each.split()[1] for each in re.findall(r"^\| `(p2p-malice \w+)", DOCUMENTS["docs/playing.md"], re.MULTILINE)
    } == {*cli.commands}
    for option in ("--name", "--game", "--plain"):
        assert {*INLINE.findall(told[option])} == {name for name in has if option in has[name]}, option


def test_the_readme_is_short() -> None:
    """The rest is a link away."""
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 150


@in_a_shell
def test_the_bot_in_the_documents_plays_by_the_line_that_starts_it(home: Path) -> None:
    """Code and command are those of docs/programs.md, letter by letter."""
    text = DOCUMENTS["docs/programs.md"]
    code = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    line = re.search(r"^(\S+ bot\.py play)$", text, re.MULTILINE)
    assert code
    assert line
    (home / "bot.py").write_text(code[1], encoding="utf-8")

    done = subprocess.run(line[1], shell=True, cwd=home, capture_output=True, text=True, timeout=LIMIT, check=False)

    assert done.stderr == ""
    assert done.stdout.startswith("{'how': ")
    assert len(code[1].splitlines()) <= 22


async def read_until(start: bytes, process: asyncio.subprocess.Process) -> str:
    """The rest of the program's next line that starts so."""
    assert process.stdout
    while line := await process.stdout.readline():
        if line.startswith(start):
            return line.removeprefix(start).decode().strip()
    raise EOFError(f"the program ended before it wrote {start.decode()}")


@in_a_shell
@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
async def test_programs_of_two_languages_play_each_other(home: Path) -> None:
    """In JavaScript and in shell, they know only what docs/programs.md says."""
    command, pipe = (sys.executable, "-m", "p2p_malice"), asyncio.subprocess.PIPE
    (home / "pipes").mkdir()
    host = await asyncio.create_subprocess_exec(
        "node", str(PROGRAMS / "host.mjs"), *command, stdin=pipe, stdout=pipe, cwd=home, env={**os.environ}
    )
    code = await read_until(b"invitation ", host)
    guest = await asyncio.create_subprocess_exec(
        "sh", str(PROGRAMS / "guest.sh"), str(home / "pipes"), code, *command, stdout=pipe, cwd=home
    )
    assert host.stdin
    host.stdin.write((await read_until(b"reply ", guest)).encode() + b"\n")
    results = [json.loads(await read_until(b"result ", each)) for each in (host, guest)]
    statuses = [await each.wait() for each in (host, guest)]

    assert results[0] == results[1]
    assert results[0]["how"] in ("win", "stalemate", "tie")
    assert statuses == [0, 0]
