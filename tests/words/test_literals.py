"""No Python file holds a sentence for a person: each is in the catalogue, under a key."""

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

from p2p_malice.cli_help import CLICK
from p2p_malice.words.catalogue import LANGUAGES
from tests.sources import MODULES, PACKAGE

SENTENCE = re.compile(
    r"[A-Z][a-z']+ [a-z]|[a-z]{2,} [a-z]{2,}|^[\s(.,:]*[A-Z][a-z]+[\s).,:!?…]*$"
    r"|^\W*\s\W*[a-z]{2,}\b|\b[a-z]{2,}\W*\s$|^, $"
)
"""Two words in a row, one with a capital, or one that a blank joins to what comes before or behind: what a label, a
button, a sentence or a part of one has. Or what joins a list.
"""

PROGRAMMERS = {name for name in dir(builtins) if name.endswith("Error")} | {"UpnpCommunicationError", "_nothing_lost"}
"""Errors that another part of the program takes and turns into one of ours, which is said by its code. What they say
themselves is read in a debugger and in a log, like the reason for doing without an open port.
"""

TYPED = {"known", "bots", "settings", "installed"}
"""Particulars of errors that list what may be typed, or what packages are called."""
LOGS = {"debug", "info", "warning", "error", "exception"}
PATTERNS = {"compile", "fullmatch", "match", "sub", "search"}

NOT_SAID: dict[str, set[str]] = {
    # What click says, to be looked up.
    "cli_help.py": {*CLICK},
    "words/catalogue.py": {*LANGUAGES.values()},
    # Names of players, which all at the table see alike and which are saved, whatever language each of them reads.
    "flows/setup/opponents.py": {
        *("Pip", "Hazel", "Otto", "Rosa", "Minerva", "Magnus", "Ada", "Ben", "Cleo", "Dan", "Edda", "Finn"),
        *("Robin", "Kim"),
    },
    "flows/setup/seats.py": {"Greta", "Hugo", "Ivy", "Player ", ", "},
    "flows/playing/resume_game.py": {"Host"},
    "flows/setup/setup_form.py": {"Player"},
    "table/sitters.py": {"Player"},
    "app.py": {"Player"},
    "command_line/exit_status.py": {", "},
    "command_line/network.py": {"Player"},
    "command_line/playing.py": {"Player"},
    # It has to be understood by a Python that can read nothing else.
    "__main__.py": {"p2p_malice needs Python 3.11 or later; this is %s."},
    "worker.py": {"Player"},
    # What programs are told they may propose.
    "table/table.py": {", "},
    # Fields of server-sent events.
    "courier/server.py": {"data: ", "event: ", "\ndata: "},
    # A key of the keyboard, as it is called everywhere.
    "commands/web.py": {"Esc"},
    # How a king, a jack and a joker are written, as other cards are: 7h.
    "games/malice/lesson.py": {"Ks"},
    "games/spite/lesson.py": {"Jc", "spite rounds=1 bounty=no come_at_me=no"},
    "engine/cards.py": {"Jk"},
    "terminal/boards/figures.py": {"Jk"},
    "terminal/boards/card_row.py": {"As", "Kh", "Qc", "Jd", "Jk"},
    # What a style is called.
    "terminal/boards/default/piles.py": {"card "},
    "terminal/boards/default/drawing.py": {"name marked"},
    "terminal/boards/spite/drawing.py": {"card ", "picked glow"},
    "terminal/boards/large_cards.py": {" gold"},
    "terminal/falling_cards.py": {"picked "},
    "terminal/boards/rows.py": {" frame", " count", " target", " key", " cursor", " here"},
    "terminal/boards/malice/drawing.py": {
        *("Jk", " marked", " glow", " frame", " count", " mark", " buried", " target", " key", " cursor", " here"),
    },
    # Words of notations: kinds of events, rules as text, parts of class names, categories of Unicode.
    "games/malice/rules.py": {"turn up"},
    "games/spite/rules/hands.py": {"full house", "straight flush"},
    "games/spite/rules/working_position.py": {"round over"},
    "games/spite/rules/rounds.py": {"put down", "swap rest", "round score"},
    "games/spite/rules/trick_play.py": {"play down", "say ", "lead for", "call too", "wrong call", "early down"},
    "games/spite/rules/penalties.py": {"win fakes", "skip turns", "fault "},
    "games/malice/game.py": {"mdw payoff=11"},
    "protocol/code_text.py": {"Mn", "Me", "Cf", "Cc"},
    # The beginnings of what keys, proofs and shuffles are made from, and of what the page is told under one name.
    "engine/match.py": {"deal "},
    "protocol/ice_credentials.py": {"call ", "p2p-malice "},
    "protocol/seat_proof.py": {"seat "},
    "web/ui.py": {"arrived ", "asks ", "frame ", "friend ", "offer "},
    # What the names of classes end with.
    "web/messages.py": {"Message"},
    # Parts of a session description and of scripts.
    "protocol/sdp.py": {"m=application ", " 1 udp ", " typ ", " raddr ", " rport 9"},
    "web/site.py": {
        'id="words">\n',
        ' data-page="{}" data-languages="{}"',
        '">\n<title>',
        "export default ",
        " object-src 'none';",
        " connect-src ",
        " connect-src 'self'",
    },
    # Headers of HTTP; the agent that a check names; the name of a thread.
    "web/server.py": {"Host", "Origin", "arrived "},
    "link/aiortc/stun_identity.py": {"p2p-malice agent ", " relayed"},
    "link/addresses.py": {"look up "},
    # Classes that PyAV has.
    "link/aiortc/pyav_stub.py": {"Frame", "Packet"},
    # Classes of the style sheet.
    "terminal/fields.py": {"label seat", "field seat"},
    # Colours, in the words of Textual.
    "terminal/drawing.py": {"bar turn", "bar lost"},
    "terminal/colours.py": {"#ffffff on #000000", "#ffffff on #003399"},
}
"""Texts that look like sentences and aren't, by file."""

MARKUP = re.compile(r"^\s*(\(?<|;|default-src|[A-Za-z#]+ \{)")
"""HTML, styles, and parts of a policy."""


def literals(path: Path) -> Iterator[str]:
    """The texts in a file that a person might come to read."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    left_out = {id(part) for node in ast.walk(tree) for whole in _for_nobody(node) for part in ast.walk(whole)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in left_out:
            yield node.value


def _for_nobody(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that no player reads: docstrings, types, errors and logs of programmers, patterns."""
    match node:
        case ast.Expr(value=ast.Constant()):
            yield node.value
        case ast.Assert(msg=message) if message:
            yield message
        case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=annotation) if annotation:
            yield annotation
        case ast.FunctionDef(returns=returned) | ast.AsyncFunctionDef(returns=returned) if returned:
            yield returned
        case ast.Subscript():  # A type with types in it.
            yield node.slice
        case ast.keyword(arg=name) if name in TYPED:
            yield node.value
        case ast.Call():
            if _name(node.func) in PROGRAMMERS | LOGS | PATTERNS | {"cast", "TypeVar"}:
                yield from (*node.args, *(keyword.value for keyword in node.keywords))


def _name(called: ast.expr) -> str:
    return str(getattr(called, "attr", getattr(called, "id", "")))


def test_what_is_looked_for_is_found() -> None:
    """The next test would notice these."""
    for text in (
        "Pick a card, then where it goes.",
        "Play here",
        "Cancel",
        "Share…",
        "it is over.",
        " or ",
        "cards ",
        ", ",
    ):
        assert SENTENCE.search(text), text


def test_a_sentence_in_a_file_is_found(tmp_path: Path) -> None:
    """Whether it is put together or not; what is for programmers, and keys, are let pass."""
    planted = tmp_path / "planted.py"
    planted.write_text(
        '''
"""A module of the program."""

def name_of(seat: int, whose: str) -> str:
    """What a player is called."""
    logger.debug("a name was asked for")
    if seat < 0:
        raise ValueError("a seat is needed")
    say("player-number", number=seat)
    return whose or f"Player {seat}" or f"{whose} (computer)" or " or ".join([whose])
'''
    )

    assert [text for text in literals(planted) if SENTENCE.search(text)] == ["Player ", " (computer)", " or "]


def test_no_sentence_stands_in_the_program() -> None:
    """What a person reads is in the catalogue, and whatever is let pass stands there."""
    said = {path.as_posix(): set(literals(PACKAGE / path)) for path in MODULES}

    for path, texts in said.items():
        found = {text for text in texts if SENTENCE.search(text) and not MARKUP.match(text)}
        assert found <= NOT_SAID.get(path, set()), path
        assert NOT_SAID.get(path, set()) <= texts, path
    assert NOT_SAID.keys() <= said.keys()
