"""Who may import whom, and what importing may load."""

import ast
import functools
import re
import subprocess
import sys
import tomllib
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.sources import MODULES, PACKAGE, nodes, source

PURE = {"sentence_facts", "errors", "words", "engine", "games", "protocol", "table", "player_client"}

CARDS = {"sentence_facts", "errors", "engine", "player_client", "protocol"}
"""What a user interface knows of the table: values, messages and the contract of whoever decides."""

# The parts of the package that a part may know; a part may always know itself. Where only one module of a part may be
# known it stands with a dot.
MAY_IMPORT: dict[str, set[str]] = {
    "sentence_facts": set(),
    "errors": {"sentence_facts"},
    "words": {"errors", "sentence_facts"},
    "engine": {"errors", "sentence_facts"},
    "games": {"errors", "sentence_facts", "engine", "words"},
    "protocol": {"errors", "sentence_facts", "engine"},
    "table": {"errors", "sentence_facts", "engine", "protocol"},
    "player_client": {"errors", "engine", "protocol"},
    "arena": {"engine", "errors", "protocol"},
    "history": {"engine.game", "engine.match", "errors", "protocol"},
    "cancellation": set(),
    "link": {
        "errors",
        "protocol.ice_credentials",
        "protocol.peer_description",
        "protocol.connection_codes",
        "protocol.sanitize",
        "protocol.untrusted_json",
        "protocol.sdp",
        "cancellation",
    },
    "courier": {
        "__version__",
        "errors",
        "invite.link_preview",
        "protocol.courier_mark",
        "protocol.untrusted_json",
        "link.token_bucket",
        "cancellation",
    },
    "invite": {"errors"},
    "store": {
        "errors",
        "history",
        "protocol.agreed_deal",
        "protocol.messages",
        "protocol.sanitize",
        "protocol.standing",
        "protocol.untrusted_json",
    },
    "table_client": {"errors", "protocol", "player_client", "link", "cancellation", "table_server"},
    "table_server": {"errors", "engine", "protocol", "table", "player_client", "link", "cancellation"},
    "ui": {"errors", "engine.game", "sentence_facts", "words", "player_client", "protocol.peer_description"},
    "flows": {
        *(
            *CARDS,
            "words",
            "table",
            "cancellation",
            "table_server",
            "table_client",
            "ui",
            "link.contract",
            "link.memory",
            "history",
        ),
        *("invite.message", "store.contract", "courier.contract"),
    },
    "plain": {
        *CARDS,
        "words",
        "cancellation",
        "ui",
        "invite",
        "store.files",
        "table_server",
        "table_client",
        "link.channel",
    },
    "terminal": {
        *CARDS,
        "words",
        "ui",
        "invite",
        "event_loop",
        "store.files",
        "cancellation",
        "table_server",
        "table_client",
        "plain",
    },
    "web": {*CARDS, "words", "games.rule_books", "ui", "invite.link_preview", "invite.message", "cancellation"},
    "commands": {
        *(*CARDS, "words", "table", "table_server", "table_client", "ui", "flows", "link", "invite", "store"),
        *("arena", "games.registry", "history"),
        *("cancellation", "courier", "web"),
    },
    "language": {"errors", "games.rule_books", "program_name", "store", "words"},
    "completion": {"errors", "app", "arena", "engine", "language", "games.rule_books", "flows", "store", "words"},
    "encoding": set(),
    "event_loop": set(),
    "program_name": set(),
    "app": {
        *CARDS,
        "language",
        "words",
        "program_name",
        "event_loop",
        "games",
        "ui",
        "courier",
        "invite",
        "link",
        "flows",
        "store",
        "plain",
        "terminal",
    },
    "worker": {
        *(
            "errors",
            "words",
            "games",
            "commands.menu",
            "courier.browser",
            "link.browser",
            "flows.replays",
            "flows.services",
            "history",
            "protocol.sanitize",
            "store",
            "web.ui",
            "web.page_session",
        ),
    },
    "command_line": {
        *(
            "arena",
            "errors",
            "words",
            "encoding",
            "event_loop",
            "app",
            "language",
            "commands",
            "courier",
            "ui",
            "flows",
            "store",
            "web",
        ),
        *("engine.rule_book", "games.rule_books", "plain.profile", "cli_help", "completion"),
    },
    "cli": {"__version__", "program_name", "command_line", "cli_help", "app"},
    "cli_help": {"program_name", "language", "completion"},
    "__main__": {"cli"},
    "__init__": set(),
}

FLOWS = ["__init__", "services", "local_table", "setup", "saving", "deals", "replays", "inviting", "playing"]
"""The folders of the flows, and the modules beside them: each knows only those before it."""

WEBRTC_LIBRARIES = {"aiortc", "aioice", "av", "pyee", "OpenSSL", "cryptography"}
"""aiortc, and what it brings along."""

PURE_LIBRARIES = {"attrs", "attr", "cattrs", "reedsolo"}
IMPURE_STANDARD = {
    "asyncio",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "secrets",
    "select",
    "selectors",
    "shutil",
    "signal",
    "socket",
    "ssl",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "webbrowser",
}


def part_of(path: Path) -> str:
    """The part of the package that a module belongs to."""
    return path.parts[0].removesuffix(".py")


@functools.cache
def imports(path: Path) -> frozenset[str]:
    """The full names of the modules that a module imports, wherever in it."""
    found: set[str] = set()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            module = node.module or ""
            if module == "p2p_malice" or (module.startswith("p2p_malice.") and module.count(".") == 1):
                found |= {f"{module}.{alias.name}" for alias in node.names}
            else:
                found.add(module)
    return frozenset(found)


def tops(path: Path) -> set[str]:
    """The packages and modules of the standard library that a module imports from."""
    return {name.split(".")[0] for name in imports(path)}


def is_known(name: str, allowed: set[str]) -> bool:
    """Whether a module of the package is one of those parts, or in one."""
    known = name.removeprefix("p2p_malice.").split(".")
    return known[0] in allowed or ".".join(known[:2]) in allowed


def test_a_part_knows_only_the_parts_below_it() -> None:
    """Imports within the package go in the allowed direction."""
    assert [
        f"{path} imports {name}"
        for path in MODULES
        for name in sorted(imports(path))
        if name.startswith("p2p_malice.") and not is_known(name, MAY_IMPORT[part_of(path)] | {part_of(path)})
    ] == []


def test_a_folder_of_the_flows_knows_only_those_below_it() -> None:
    """They are floors, too."""
    above = [
        f"{path} imports {name}"
        for path in MODULES
        for name in sorted(imports(path))
        if part_of(path) == "flows" and name.startswith("p2p_malice.flows.")
        if FLOWS.index(path.parts[1].removesuffix(".py")) < FLOWS.index(name.split(".")[2])
    ]

    assert above == []


def test_the_pure_layers_need_no_io() -> None:
    """The pure layers import the standard library's pure part and libraries that run in a browser, nothing else."""
    pure = {"p2p_malice", *PURE_LIBRARIES, *sys.stdlib_module_names} - IMPURE_STANDARD

    assert {path: tops(path) - pure for path in MODULES if part_of(path) in PURE and not tops(path) <= pure} == {}


def test_only_one_folder_knows_the_webrtc_library() -> None:
    """aiortc and what is below it are imported, and reached into, in `link/aiortc` alone; `courier` seals notes."""
    folders = {path.parts[:2] for path in MODULES if tops(path) & WEBRTC_LIBRARIES}

    assert folders == {("link", "aiortc"), ("courier", "seals.py")}


def test_json_from_outside_is_read_in_one_place() -> None:
    """Which looks first how deep it goes. Only what writes the site reads files of its own, and those it was given."""
    read_in = {path.as_posix() for path in MODULES if "json.load" in source(path)}

    assert read_in <= {
        *("protocol/untrusted_json.py", "web/site.py", "web/esbuild.py"),
        *("games/malice/bots/hard.py", "words/plural_rules.py"),
    }


def test_what_plays_any_game_has_no_word_of_one() -> None:
    """Table, flows and the user interface that works line by line, but for its boards."""
    words = re.compile(r"payoff|\bcentre\b|discard pile|\bwild_|Spite", re.IGNORECASE)
    parts = ("table", "player_client", "table_server", "table_client", "flows", "commands", "ui", "protocol", "plain")
    flows = [path for path in MODULES if part_of(path) in parts and path.parts[:2] != ("plain", "boards")]

    assert {path: found for path in flows if (found := words.findall(source(path)))} == {}


def test_the_shell_of_the_full_screen_knows_no_game() -> None:
    """It asks which board is a game's, and speaks to it through the contract alone."""
    words = re.compile(r"payoff|centre|discard|\bwild|\brank", re.IGNORECASE)
    shell = [path for path in MODULES if path.parts[0] == "terminal" and path.parts[1] != "boards"]
    boards = {name for path in shell for name in imports(path) if name.startswith("p2p_malice.terminal.boards.")}

    assert boards == {f"p2p_malice.terminal.boards.{name}" for name in ("card_row", "registry", "contract")}
    assert {path: found for path in shell if (found := words.findall(source(path)))} == {}


def test_a_board_knows_neither_the_shell_nor_another_board() -> None:
    """It knows the contract, what it paints with, and what several boards share; it's pure."""
    shared = ("boards.contract", "boards.combining", "boards.rows", "boards.match_score", "boards.large_cards")
    painting = {f"p2p_malice.terminal.{name}" for name in ("canvas", "cards", *shared)}
    for path in MODULES:
        if path.parts[:2] == ("terminal", "boards") and len(path.parts) == 4:
            own = ".".join(("p2p_malice", *path.parts[:3]))
            known = {name for name in imports(path) if name.startswith("p2p_malice.terminal.")}

            assert {name for name in known if name != own and not name.startswith(f"{own}.")} <= painting, path
            assert not tops(path) & (IMPURE_STANDARD | {"textual"}), path


def loaded_by(statement: str) -> set[str]:
    """The top-level modules that are loaded after a fresh Python has run the statement."""
    code = f"{statement}\nimport sys\nprint(*sorted(sys.modules))"
    output = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    return set(output.splitlines()[-1].split())


def test_importing_the_pure_layers_loads_no_io() -> None:
    """Rules, table and codec come without event loop, sockets, WebRTC or the screen's libraries."""
    loaded = loaded_by(
        "import p2p_malice.table.table, p2p_malice.player_client, "
        "p2p_malice.games.malice.bots.greedy, p2p_malice.protocol.message_codec"
    )

    assert not loaded & {"asyncio", "socket", "ssl", "aiortc", "aioice", "click", "cryptography", "av"}


@pytest.mark.parametrize("module", ["cli", "link.memory", "link.contract", "link.webrtc", "courier.notes"])
def test_the_command_line_comes_without_webrtc(module: str) -> None:
    """aiortc, which takes a quarter of a second, is loaded only by the commands that connect."""
    assert not loaded_by(f"import p2p_malice.{module}") & {"aiortc", "aioice", "av", "cryptography"}


def test_a_rule_sheet_comes_without_what_plays() -> None:
    """Reading the rules doesn't wait for what deals, judges and chooses moves, nor for what speaks to a table."""
    code = "from p2p_malice.cli import cli\ncli(['rules'], standalone_mode=False)"

    assert not loaded_by(code) & {
        *("p2p_malice.engine.game", "p2p_malice.games.malice.rules", "p2p_malice.games.registry"),
        *("p2p_malice.protocol.messages", "asyncio", "tomlkit"),
    }


def test_in_a_browser_only_pure_libraries_are_installed() -> None:
    """What is compiled or does I/O is marked as not for emscripten, so that the wheel installs in a page."""
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    browser = {"sys_platform": "emscripten", "platform_machine": "wasm32"}
    needed = map(Requirement, project["dependencies"])
    there = [each.name for each in needed if each.marker is None or each.marker.evaluate(browser)]
    assert sorted(there) == ["attrs", "cattrs", "reedsolo"]


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Wherever in a module an import stands: there is an order in which all could be loaded."""
    names = {".".join(("p2p_malice", *path.with_suffix("").parts)).removesuffix(".__init__"): path for path in MODULES}
    needed: dict[str, set[str]] = {}
    for name, path in names.items():
        parents = {each.rpartition(".")[0] for each in imports(path)}
        needed[name] = ({*imports(path), *parents} & names.keys()) - {name, "p2p_malice"}
        # A module's own package, and those of its neighbours, are loaded first: they import nothing from below.
        needed[name] -= {package for package in names if name.startswith(f"{package}.")}

    list(TopologicalSorter(needed).static_order())
