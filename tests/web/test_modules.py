"""Which of the page's modules may ask for which."""

import re
from graphlib import TopologicalSorter
from itertools import chain
from pathlib import Path

import pytest

from p2p_malice.web.site import FOLDER, imports, page_files

SHELL = {"cards", "chat", "dom", "hints", "players", "results", "rules", "settings", "table", "tables", "words"}
"""What every page needs around a board: it knows no game."""
LINK = {"codes", "webrtc"}
APP = {"forms", "lobby", "menu", "profile"}

MAY_IMPORT = {
    "vendor": {"vendor"},
    **{key: {*SHELL, "vendor"} for key in SHELL},
    "boards": {"boards", *SHELL, "vendor"},
    **{key: {*LINK, *SHELL, "vendor"} for key in LINK},
    "courier": {"courier", *LINK, *SHELL},
    "landing": {"landing", "boards", *LINK, *SHELL, "vendor"},
    **{key: {*APP, "boards", *LINK, *SHELL, "vendor"} for key in APP},
    "guest": {"guest", "courier", "landing", "lobby", "boards", *LINK, *SHELL, "vendor"},
    "local": {"local", *APP, "boards", *LINK, *SHELL, "vendor"},
    "host": {"host", "courier", *APP, "boards", *LINK, *SHELL, "vendor"},
}
"""The folders whose modules those of a folder may ask for, at once or later."""

MODULES = sorted(
    path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.js") if path.name not in ("worker.js", "sw.js")
)


@pytest.mark.parametrize("path", MODULES)
def test_a_folder_knows_only_those_below_it(path: str) -> None:
    """What is around a board knows neither boards nor pages, no board a page, and no page the other."""
    for other in chain(*imports(path)):
        assert (FOLDER / other).exists() or other in page_files(), f"{path} imports {other}"
        assert other.partition("/")[0] in MAY_IMPORT[path.partition("/")[0]], f"{path} imports {other}"


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


def test_a_script_was_kept_for_good_as_a_large_file_is() -> None:
    """Its name began as theirs do, whose version is in it: without a network, it came as a zip."""
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
