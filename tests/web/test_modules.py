"""Which of the page's modules may ask for which, and what becomes of them in one script."""

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from p2p_malice.web.single_file import Module, bundle, needed, read_module
from p2p_malice.web.site import FOLDER
from tests.web.test_javascript import needs_node, run_node

SHELL = {"cards", "chat", "dom", "hints", "players", "results", "rules", "settings", "table", "words"}
"""What every page needs around a board: it knows no game."""
LINK = {"codes", "webrtc"}
APP = {"forms", "lobby", "menu"}

MAY_IMPORT = {
    "vendor": {"vendor"},
    **{key: {*SHELL, "vendor"} for key in SHELL},
    "boards": {"boards", *SHELL, "vendor"},
    **{key: {*LINK, *SHELL, "vendor"} for key in LINK},
    "landing": {"landing", "boards", *LINK, *SHELL},
    **{key: {*APP, "boards", *LINK, *SHELL} for key in APP},
    "guest": {"guest", "landing", "lobby", "boards", *LINK, *SHELL},
    "local": {"local", *APP, "boards", *LINK, *SHELL},
    "host": {"host", *APP, "boards", *LINK, *SHELL},
}
"""The folders whose modules those of a folder may ask for, at once or later."""

TEXTS = {
    path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
    for path in FOLDER.rglob("*.js")
    if path.name != "worker.js"  # A program of its own.
}
MODULES = {path: read_module(path, text) for path, text in sorted(TEXTS.items())}

SMALL = {
    "a/begins.js": 'import { one as first,\n  two } from "./b.js";\nimport { three } from "../vendor/c.js";\n'
    'const { four } = await import("./d.js");\nprint(first, [...two()], three, await four());\n',
    "a/b.js": "export const one = 1;\nexport function* two() {\n  yield 2;\n}\n",
    "vendor/c.js": "// A licence.\nvar c=3,modules=0;export{c as three};\n",
    "a/d.js": 'import "./b.js";\nimport { one } from "./b.js";\nexport async function four() {\n  return one + 3;\n}\n',
}


def modules_of(texts: dict[str, str]) -> dict[str, Module]:
    """Those modules, read."""
    return {path: read_module(path, text) for path, text in texts.items()}


@pytest.mark.parametrize("path", MODULES)
def test_a_folder_knows_only_those_below_it(path: str) -> None:
    """What is around a board knows neither boards nor pages, no board a page, and no page the other."""
    module = MODULES[path]
    for other in [other for other, _ in module.imports] + [*module.later]:
        assert other in MODULES, f"{path} imports {other}"
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
    TopologicalSorter({path: [other for other, _ in module.imports] for path, module in MODULES.items()}).prepare()


@needs_node
def test_one_script_does_what_the_modules_do() -> None:
    """Other names, libraries, generators and what is asked for later are as they were, and licences stay."""
    script = bundle(modules_of(SMALL), "a/begins.js")

    printed = run_node("--input-type=module", "-e", f"const print = console.log;\n{script}")
    assert printed.split() == ["1", "[", "2", "]", "3", "4"]
    assert "// A licence." in script


def test_what_is_loaded_at_once_comes_without_what_is_loaded_later() -> None:
    """Each module stands behind those that it imports, and the one that begins is the last."""
    modules = modules_of(SMALL)

    assert set(needed(modules, "a/begins.js")) == SMALL.keys() - {"a/d.js"}
    whole = needed(modules, "a/begins.js", is_whole=True)
    assert set(whole) == SMALL.keys()
    assert whole.index("a/b.js") < whole.index("a/d.js")
    assert whole[-1] == "a/begins.js"


@pytest.mark.parametrize(
    "statement",
    [
        "export default 1;",
        "export let one = 1;",
        "export const { one } = all;",
        'export * from "./b.js";',
        "export { one };",
        'import * as b from "./b.js";',
        'import b from "./b.js";',
        'import { one } from "library";',
    ],
)
def test_an_unknown_kind_of_import_or_export_is_refused(statement: str) -> None:
    """It would be lost, or left in the middle of a function."""
    with pytest.raises(ValueError, match=r"shell/a\.js"):
        read_module("shell/a.js", f"const all = {{}};\n{statement}\n")


def test_what_is_not_exported_is_not_imported() -> None:
    """A second name behind one `const` is no export that anybody has read."""
    modules = modules_of({"a/a.js": 'import { two } from "./b.js";\n', "a/b.js": "export const one = 1, two = 2;\n"})

    with pytest.raises(ValueError, match=r"a/b\.js exports no two"):
        bundle(modules, "a/a.js")


def test_modules_that_import_each_other_are_refused() -> None:
    """Neither could be the first."""
    with pytest.raises(CycleError):
        needed(modules_of({"a/a.js": 'import "./b.js";\n', "a/b.js": 'import "./a.js";\n'}), "a/a.js")
