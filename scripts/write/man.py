"""Print the manual page, from the texts of the help: `python scripts/write/man.py [LANG] > p2p-malice.1`."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import click

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from p2p_malice import __version__, errors
from p2p_malice.cli import cli
from p2p_malice.command_line.exit_status import INTERRUPTED
from p2p_malice.words.catalogue import ENGLISH, LANGUAGES, Words, load
from scripts.environment import ROOT

COMMAND = "p2p-malice"
ENVIRONMENT = {
    "P2P_MALICE_LANG": "option-lang",
    "P2P_MALICE_HOST_VARIANT": "man-any-option",
    "LANGUAGE, LC_ALL, LC_MESSAGES, LANG": "man-languages",
    "XDG_CONFIG_HOME, XDG_DATA_HOME": "man-folders",
}
FILES = {
    "~/.config/p2p-malice/config.toml": "man-settings",
    "~/.local/share/p2p-malice/games/": "man-games",
    "~/.local/share/p2p-malice/history.jsonl": "man-history",
    "~/.local/share/p2p-malice/old-games/": "man-replays",
}
_ESCAPES = {
    "\\": "\\e",
    "-": "\\-",
    "'": "\\(aq",
    '"': "\\(dq",
    "`": "\\(ga",
    "^": "\\(ha",
    "~": "\\(ti",
    **dict.fromkeys("\u2066\u2067\u2068\u2069"),  # No font for a terminal has the marks of direction.
}


def escaped(text: str) -> str:
    """A text as a line of roff: each character stands for itself."""
    line = text.translate(str.maketrans(_ESCAPES))
    return f"\\&{line}" if line.startswith(".") else line


def page(language: str = ENGLISH) -> str:
    """The manual page in that language."""
    words = load(language).named(COMMAND)
    return "\n".join(_lines(words)) + "\n"


def first_line(words: Words, key: str) -> str:
    """The first line of a help, without its full stop."""
    return words(key).split("\n")[0].rstrip(".।")


def released() -> str:
    """The day on which this version was released."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(__version__)} - (.*)$", changes, re.MULTILINE)
    return found[1] if found else ""


def addresses() -> dict[str, str]:
    """The project's addresses, by what they lead to."""
    urls: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    return urls


def statuses() -> list[int]:
    """All exit statuses: those of errors, and of a program that was ended."""
    kinds = [each for each in vars(errors).values() if isinstance(each, type) and issubclass(each, errors.MaliceError)]
    return sorted({0, 129, INTERRUPTED, 143, *(kind.exit_status for kind in kinds)})


def _lines(words: Words) -> Iterator[str]:
    _, *others = words("help").split("\n\n")
    yield '.\\" -*- coding: utf-8 -*-'
    yield f'.TH {escaped(COMMAND.upper())} 1 "{released()}" "{escaped(f"{COMMAND} {__version__}")}"'
    yield f".SH {words('man-name')}"
    yield f"{escaped(COMMAND)} \\- {escaped(first_line(words, 'help'))}"
    yield from (f".SH {words('man-synopsis')}", *_usage(cli, ""))
    yield f".SH {words('man-description')}"
    yield from _paragraphs(others)
    yield f".SH {words('man-commands')}"
    for name in sorted(cli.commands):
        command = cli.commands[name]
        yield f'.SS "{escaped(name)}"'
        yield from _usage(command, name)
        yield ".PP"
        yield from _paragraphs(words(vars(command)["help"]).split("\n\n"))
        yield from _options(command, words, {"--lang", "--help"})
    yield f".SH {words('man-options')}"
    yield from _options(cli, words, set())
    yield f".SH {words('man-environment')}"
    yield from _list({name: words(key) for name, key in ENVIRONMENT.items()})
    yield f".SH {words('man-files')}"
    yield from _list({name: words(key) for name, key in FILES.items()})
    yield f".SH {words('man-status')}"
    yield from _list({str(status): words(f"man-status-{status}") for status in statuses()})
    yield from (f".SH {words('man-see')}", escaped(addresses()["Documentation"]))
    yield from (f".SH {words('man-bugs')}", escaped(addresses()["Issues"]))


def _usage(command: click.Command, name: str) -> Iterator[str]:
    pieces = command.collect_usage_pieces(click.Context(command))
    yield f".B {escaped(f'{COMMAND} {name}'.strip())}"
    yield escaped(" ".join(pieces))


def _paragraphs(paragraphs: list[str]) -> Iterator[str]:
    """Each as the help has it: line by line if it begins with the command."""
    for at, text in enumerate(paragraphs):
        if at:
            yield ".PP"
        if text.lstrip("\u2068").startswith(COMMAND):
            yield from (".nf", *map(escaped, text.split("\n")), ".fi")
        else:
            yield escaped(" ".join(text.split()))


def _options(command: click.Command, words: Words, but: set[str]) -> Iterator[str]:
    for option in command.get_params(click.Context(command)):
        if isinstance(option, click.Option) and not but & set(option.opts):
            value = vars(option).get("metavar")
            yield ".TP"
            yield f".B {escaped(', '.join(option.opts))}" + (f" \\fI{escaped(words(value))}\\fR" if value else "")
            yield escaped(words(vars(option)["help"]))


def _list(entries: dict[str, str]) -> Iterator[str]:
    for name, text in entries.items():
        yield from (".TP", f".B {escaped(name)}", escaped(text))


if __name__ == "__main__":
    if sys.argv[2:] or not {*sys.argv[1:]} <= LANGUAGES.keys():
        sys.exit(f"Say one language of {', '.join(LANGUAGES)}: python scripts/write/man.py [LANG] > p2p-malice.1")
    sys.stdout.buffer.write(page(*sys.argv[1:]).encode())
