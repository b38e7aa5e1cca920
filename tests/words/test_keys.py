"""The catalogue and the code that speaks from it: no key is missing, unused or left without a particular."""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import fields, frozen

from p2p_malice.engine.game import Event, View
from p2p_malice.games.malice.options import VARIANTS
from p2p_malice.games.malice.rule_sheet import facts
from p2p_malice.games.rule_books import BOOKS
from p2p_malice.games.spite import rule_sheet as spite
from p2p_malice.plain import event_sentences as told
from p2p_malice.ui.news import News
from p2p_malice.web.site import FOLDER, board_words, extra_words, guest_words, page_paths, page_words
from p2p_malice.words.catalogue import ENGLISH, LANGUAGES, load, read_files, read_text
from p2p_malice.words.fluent import names_in
from tests.sources import MODULES, nodes, source

SCRIPTS = [path for path in sorted(FOLDER.rglob("*.js")) if path.parent.name != "vendor"]
SPEAKERS = ("words", "_words", "knows", "say", "said")
"""Functions whose first argument is a key; the others are the particulars."""

OWN = {name: book.words for name, book in BOOKS.items()}
ENGLISH_WORDS = load(ENGLISH, **OWN)
NO_VIEW = View(rules="", seat=0, seats=2, turn=(), piles=())
_ASKED = ("answer", "suggestions", "label", "now", "least", "most")
_DOCTOR = {
    *("names", "there", "server", "address", "milliseconds", "transport", "works", "encoding", "draws_cards"),
    *("letters", "columns", "lines", "colours", "folder", "trouble"),
}
_SHOWN = ("card", "plays", "discards", "can_invite", "source", "target", "why", "place", "before", "after")
GIVEN_BY_PREFIX = {
    "event": set(told.event_particulars(Event("start", 0), told.Voice(str, 0, ENGLISH_WORDS), NO_VIEW)),
    "result": {"who", "names", "left", "name", "count"},
    "sheet": {*facts(VARIANTS["mdw"]), *spite.sheet("spite").facts},
    "means": set(),
    "brief": {*facts(VARIANTS["mdw"]), *spite.sheet("spite").facts},
    "label": set(),
    "rule": set(),
    "variant": {*facts(VARIANTS["mdw"]), "sizes", "name", "line"},
    "hint": {"card", "pile", "payoff", "rival", "then", "size", "than", "count"},
    "moment": {"card", "other", "pile", "payoff", "rival", "own", "onto", "count", "number", "most"},
    "preview": {"cards", "of", "alike"},
    "game": set(),
    "trophy": set(),
    "profile": {"mark", "label", "won", "lost"},
    "plays": {"variant", "count", "players"},
    "lesson": {"number", "most", "how", "pile"},
    "first": {"number"},
    "link": {"way"},
    "bye": set(),
    "settings": {"seconds"},
    "phrase": set(),
    "news": {field.name for kind in News.__subclasses__() for field in fields(kind)},
    "form": {
        *("name", "what", "word", "good", "why", "rules", "players", "friends", "least", "most"),
        *("changed", "number", "value", "first", "next"),
    },
    "temper": set(),
    "menu": {"name"},
    "man": set(),
    "desktop": set(),
    "talk": {"friend"},
    "doctor": _DOCTOR,
    "log": {"who", "name", "card", "source", "whose", "owner", "target", "count", "arrow", "as"},
    "plain": {
        *("who", "name", "names", "kept", "house", "what"),
        *("number", "count", "move", "moves", "rules", "friend", "file", "word", "numbers", "choice", "line"),
        *_ASKED,
    },
    "screen": {
        *("name", "count", "number", "cards", "title", "deal", "points", "players", "counts", "undo"),
        *("who", "role", "clock", "state", "names", "keys", "needs", "pile", "most", "least", "what"),
        *("rules", "house"),
        *_SHOWN,
    },
}
"""Keys that begin so are made from what they are about (an event's kind, an option's name, a step of the lesson …), and
all are given the same particulars.
"""
ERRORS = "error"
"""Keys that begin so follow from an error's code; its particulars go with the error."""


@frozen
class Use:
    """A place at which a key is said: the particulars given there, None where they aren't written out."""

    path: Path
    key: str
    given: set[str] | None


# --- those who speak -------------------------------------------------------------------------------------------------


def python_uses() -> Iterator[Use]:
    """Calls in the package whose key is written out."""
    for path in MODULES:
        for node in nodes(path):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in SPEAKERS:
                named = {keyword.arg for keyword in node.keywords}
                given = None if None in named else {name for name in named if name}
                for key in ast.walk(node.args[0]):
                    if isinstance(key, ast.Constant) and isinstance(key.value, str) and is_key(key.value):
                        yield Use(path, key.value, given)


CALL = re.compile(r"\b(?:words|knows)\(")


def script_uses() -> Iterator[Use]:
    """Calls in the page's scripts whose key is written out."""
    for path in SCRIPTS:
        text = path.read_text(encoding="utf-8")
        for call in CALL.finditer(text):
            first, *others = arguments(text[call.end() :])
            given = names_of(others[0]) if others else set()
            for key in re.findall(r'"([^"]+)"', first):
                if is_key(key):
                    yield Use(path, key, given)


def arguments(text: str) -> list[str]:
    """The arguments of a call, from behind its opening bracket."""
    found, depth, start = [], 0, 0
    for at, character in enumerate(text):
        if character in ",)" and depth == 0:
            found.append(text[start:at].strip())
            start = at + 1
            if character == ")":
                break
        depth += (character in "([{") - (character in ")]}")
    return [each for each in found if each]


def names_of(literal: str) -> set[str] | None:
    """The names in an object literal; None for anything else."""
    if not literal.startswith("{"):
        return None
    entries = arguments(literal[1:-1] + ")")
    return None if any(each.startswith("...") for each in entries) else {re.split(r"\W", each)[0] for each in entries}


def is_key(text: str) -> bool:
    """Whether a text may be a key of the catalogue, and no value by which one is chosen."""
    return text in ENGLISH_WORDS or re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text) is not None


@functools.cache
def uses() -> list[Use]:
    """All of them."""
    return [*python_uses(), *script_uses()]


def test_uses_are_found() -> None:
    """The tests below would notice what is said."""
    assert len([*python_uses()]) >= 20
    assert len([*script_uses()]) > 150


# --- what they say ---------------------------------------------------------------------------------------------------


def test_no_key_is_missing() -> None:
    """Everything that is said is in the catalogue."""
    assert [use for use in uses() if use.key not in ENGLISH_WORDS] == []


def test_no_particular_is_missing() -> None:
    """Each sentence is given all that it puts in."""
    assert [use for use in uses() if use.given is not None and not needed(use) <= use.given] == []


def needed(use: Use) -> set[str]:
    """What the sentence puts in."""
    return names_in(ENGLISH_WORDS.pattern(use.key))


def test_keys_that_are_made_have_the_same_particulars() -> None:
    """None of them puts in what only some are given."""
    for prefix, given in GIVEN_BY_PREFIX.items():
        keys = [key for key in ENGLISH_WORDS.keys if key.startswith(f"{prefix}-")]

        assert keys, prefix
        assert [key for key in keys if not names_in(ENGLISH_WORDS.pattern(key)) <= given] == []


def test_no_key_is_unused() -> None:
    """Everything in the catalogue is used: each key is written somewhere, or made from its prefix."""
    pages = (path.read_text(encoding="utf-8") for path in (*SCRIPTS, *FOLDER.glob("*/*.html")))
    text = "\n".join((*map(source, MODULES), *pages))
    written = set(re.findall(r"""["'{] ?([a-z][a-z0-9-]*) ?["'}]""", text))

    made = {*GIVEN_BY_PREFIX, ERRORS, "pile", "move", "say"}
    assert [key for key in ENGLISH_WORDS.keys if key not in written and key.partition("-")[0] not in made] == []


@pytest.mark.parametrize("own", ["guest", "local", "host"])
def test_a_page_has_the_words_that_its_scripts_say(own: str) -> None:
    """Each page carries the files of the catalogue that its own and the shared scripts need."""
    its_own = guest_words() if own == "guest" else ""
    carried = read_text(
        ENGLISH,
        page_words(own),
        extra_words(),
        *(board_words("spite", part) for part in ("board", "misplays")),
        its_own,
    )

    paths = page_paths(own)
    said = [use for use in script_uses() if use.path.relative_to(FOLDER).as_posix() in paths]
    assert [use for use in said if use.key not in carried] == []


CARD_TALK = re.compile(r"payoff|\bcentre\b|\bdiscard|draw pile|\bwild", re.IGNORECASE)
"""Words of one game."""


def test_the_programs_own_sentences_are_about_no_game() -> None:
    """What is said of a game stands among that game's words."""
    said = load(ENGLISH)

    # The help has examples from the games.
    keys = [key for key in said.keys if not key.startswith("help-")]
    assert [key for key in keys if CARD_TALK.search(f"{key} {said.pattern(key)}")] == []


TYPED = re.compile(r"^-type-([\w-]+) = (.+)$", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_type_are_the_same_in_every_language(language: str) -> None:
    """The program understands no others."""
    typed = TYPED.findall(read_files(language)["typed.ftl"])

    assert typed == TYPED.findall(read_files(ENGLISH)["typed.ftl"])
    assert all(name.replace("-", " ") == word for name, word in typed)


# --- what isn't in the catalogue -------------------------------------------------------------------------------------

COMMENT = re.compile(r"^\s*//[^\n]*$|/\*.*?\*/", re.MULTILINE | re.DOTALL)
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
SENTENCE = re.compile(r"[A-Z][a-z']+ [a-z]|[a-z] [a-z]+.*[.!?…]$|^[A-Z][a-z]+(…)?$|^, $")
NO_SENTENCES = {
    *(
        "WhatsApp",
        "Enter",
        "Escape",
        "Arrow",
        "Home",
        "End",
        "Notification",
        "Jk",
    ),  # a name, keys, parts of the browser, a card
    "The seat cannot be kept:",  # for the browser's console
}


def test_what_is_looked_for_is_found() -> None:
    """The next test would notice these."""
    for text in ("Pick a card, then where it goes.", "Play here", "Cancel", "Share…", "it is over.", ", "):
        assert SENTENCE.search(text), text


def said_in(path: Path) -> list[str]:
    """What looks like a sentence in a script."""
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    literals = (double or template for double, template in LITERAL.findall(text))
    return [each for each in literals if SENTENCE.search(each) and each not in NO_SENTENCES]


def test_no_sentence_stands_in_a_script() -> None:
    """What a person reads is in the catalogue; what is only drawn says nothing."""
    spoken = [path for path in SCRIPTS if path.parent.name != "tables" and path.name != "drawing.js"]
    assert {path: found for path in spoken if (found := said_in(path))} == {}
