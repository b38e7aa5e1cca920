"""Which of the page's modules may ask for which."""

import re
from graphlib import TopologicalSorter
from itertools import chain
from pathlib import Path

import pytest

from p2p_malice.web.site import FOLDER, imports, page_files

MAY_IMPORT: dict[str, set[str]] = {
    "vendor": set(),
    "dom": set(),
    "words": {"dom"},
    "cards": {"dom", "words"},
    "players": {"dom"},
    "table-art": {"dom"},
    "state": {"dom", "words", "cards", "players"},
    "settings": {"dom", "words", "cards", "players", "table-art"},
    "chat": {"dom", "words", "players"},
    "hints": {"dom", "words", "state"},
    "rules": {"dom", "words", "cards", "state"},
    "results": {"dom", "words", "cards", "players", "state"},
    "table": {"dom", "words", "cards", "players", "state", "settings", "chat", "hints", "rules", "results"},
    "boards": {"dom", "words", "cards", "players", "state"},
    "codes": {"dom", "words"},
    "webrtc": {"dom", "words", "rules", "table", "codes"},
    "courier": {"dom", "codes"},
    "landing": {"dom", "words", "cards", "state", "rules", "table", "boards", "codes"},
    "forms": {"dom", "words", "players"},
    "lobby": {"dom", "words", "cards", "players", "state", "rules", "table", "codes"},
    "profile": {"dom", "words", "players", "results", "settings", "forms"},
    "menu": {
        *("dom", "words", "cards", "players", "state", "settings", "rules", "table", "boards", "codes"),
        *("forms", "lobby", "profile"),
    },
    "guest": {
        *("dom", "words", "cards", "players", "state", "settings", "results", "table", "boards"),
        *("codes", "webrtc", "courier", "landing", "lobby"),
    },
    "local": {"dom", "words", "settings", "table", "boards", "menu"},
    "host": {
        *("dom", "words", "cards", "state", "settings", "rules", "results", "table", "boards"),
        *("webrtc", "courier", "menu"),
    },
}
"""The folders whose modules those of a folder may ask for, at once or later; beside them its own, and libraries."""

SHELL = MAY_IMPORT["table"] | {"table", "table-art"}
"""What every page needs around a board: it knows no game."""

MODULES = sorted(
    path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.js") if path.name not in ("worker.js", "sw.js")
)


@pytest.mark.parametrize("path", MODULES)
def test_a_folder_knows_only_those_below_it(path: str) -> None:
    """What is around a board knows neither boards nor pages, no board a page, and no page the other."""
    folder = path.partition("/")[0]
    for other in chain(*imports(path)):
        assert (FOLDER / other).exists() or other in page_files(), f"{path} imports {other}"
        assert other.partition("/")[0] in {folder, "vendor", *MAY_IMPORT[folder]}, f"{path} imports {other}"


def test_no_folder_is_below_itself() -> None:
    """There is an order in which each folder knows only those before it."""
    TopologicalSorter(MAY_IMPORT).prepare()


@pytest.mark.parametrize("path", [each for each in MODULES if not each.startswith("vendor/")])
def test_what_begins_with_an_underscore_is_known_to_its_own_file_alone(path: str) -> None:
    """Whoever else needs it finds it under a public name."""
    text = (FOLDER / path).read_text(encoding="utf-8")
    own = set(re.findall(r"\bthis\.(_\w+)|^ +(?:async |get |static )*(_\w+)\(", text, re.MULTILINE))
    of_others = set(re.findall(r"(?<!\bthis)\??\.(_[a-z]\w*)", text))
    assert not of_others - set(chain(*own))


CARD_TALK = re.compile(r"payoff|discard|\bcentre\b|draw pile", re.IGNORECASE)
"""Words of one game."""

AROUND_A_BOARD = sorted(
    path for folder in (*SHELL, "styles") for path in (FOLDER / folder).iterdir() if path.suffix in (".css", ".js")
)


@pytest.mark.parametrize("path", AROUND_A_BOARD, ids=lambda path: path.name)
def test_the_shell_of_the_page_knows_no_game(path: Path) -> None:
    """Neither its piles nor what happens to them: the board does."""
    assert CARD_TALK.findall(path.read_text(encoding="utf-8")) == []


def test_no_modules_of_the_page_import_each_other_in_a_circle() -> None:
    """There is an order in which all could be loaded, but for what is asked for later."""
    TopologicalSorter({path: imports(path)[0] for path in MODULES}).prepare()


def test_all_imports_are_seen() -> None:
    """What is served with a page is found by reading its modules, not by running them."""
    for path in MODULES:
        text = (FOLDER / path).read_text(encoding="utf-8")
        # What only names a type stands in a comment.
        code = re.sub(r"/\*\*[\s\S]*?\*/|^ *//.*$", "", text, flags=re.MULTILINE)
        if not path.startswith("vendor/"):
            # What ends a text is the word of a choice. Words in other languages are loaded by their code.
            assert len([*chain(*imports(path))]) == len(re.findall(r"\bimport\b(?!\.meta|\"|\(String)", code)), path


def test_no_script_is_kept_for_good_as_a_large_file_is() -> None:
    """The name of one used to begin as theirs do, whose version is in it: without a network, it came as a zip."""
    assert [path for path in MODULES if re.search(r"\bhost/(program|pyodide)-", path)] == []


def _rules(path: Path) -> list[str]:
    """The selectors of a style sheet, without those of `@` rules."""
    text = re.sub(r'/\*.*?\*/|url\("[^"]*"\)', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    rules = re.findall(r"([^{};]+)\{", text)
    return [each.strip() for rule in rules if "@" not in rule for each in re.split(r",(?![^(]*\))", rule)]


def _classes(selectors: list[str]) -> set[str]:
    return set(re.findall(r"\.([a-z][\w-]*)", " ".join(selectors)))


@pytest.mark.parametrize(
    "path", sorted(set(FOLDER.rglob("*.css")) - {*FOLDER.glob("styles/[ahp]*.css")}), ids=lambda path: path.parent.name
)
def test_a_style_that_comes_later_leaves_the_start_alone(path: Path) -> None:
    """It stays once it is there, so that none of its rules is for a name that only the start uses."""
    home, page = (_classes(_rules(FOLDER / "styles" / name)) for name in ("home.css", "page.css"))
    assert not (home - page) & _classes([re.split(r"[\s>+~]", rule)[0] for rule in _rules(path)])
