"""What docs/frames.md says of every line that a program reads or writes, held against the code and against games."""

import contextlib
import datetime
import inspect
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from attrs import fields

from p2p_malice.engine.game import Deadline, Event, Free, Note, Offers, Pile, Result, State, View
from p2p_malice.engine.match import begin
from p2p_malice.errors import GameError
from p2p_malice.games.malice import views as malice_views
from p2p_malice.games.registry import GAMES
from p2p_malice.games.rule_books import BOOKS
from p2p_malice.games.spite import views as spite_views
from p2p_malice.history.json_lines import History
from p2p_malice.history.tables import as_json
from p2p_malice.plain import program
from p2p_malice.protocol import message_codec, messages
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Show
from p2p_malice.ui.news import News
from p2p_malice.words.catalogue import read_files
from tests.games.spite.rules.test_rounds import random_move

DOCS = Path(__file__).parents[1] / "docs"
PAGE = (DOCS / "frames.md").read_text(encoding="utf-8")


def named(cell: str) -> list[str]:
    """What stands in backticks in a cell of a table."""
    return re.findall(r"`([^`]+)`", cell)


def rows(heading: str) -> list[list[list[str]]]:
    """The rows of all tables below a heading, up to the next one: what each cell names."""
    part = re.search(rf"^#+ {re.escape(heading)}$(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert part, heading
    return [list(map(named, line.strip("|").split("|"))) for line in part[1].splitlines() if line.startswith("| `")]


def table(title: str, heading: str) -> dict[str, list[str]]:
    """By what a row is about: the keys in its second cell; of the table below a heading that begins with `title`."""
    text = PAGE[PAGE.index(f"\n## {heading}\n") :]
    lines = text[text.index(f"\n| {title} |") + 1 :].partition("\n\n")[0].splitlines()[2:]
    cells = [line.strip("|").split("|") for line in lines]
    return {name: named(keys) for first, keys, *_ in cells for name in named(first)}


def names(kind: type) -> set[str]:
    """The fields of a class."""
    return {field.name for field in fields(kind)}


MESSAGES = {
    **{each.__name__.lower(): names(each) for each in (*get_args(messages.FromTable), *get_args(messages.FromPlayer))},
    "show": names(messages.Show) - {"view"} | names(View) - {"offers"} | names(Offers),
    "player": names(messages.Sitter),
    **{each.__name__.lower(): names(each) for each in (Pile, Event, Result, Free, Deadline, Note)},
    "facts": set(message_codec._FACTS),
}


@pytest.mark.parametrize("heading", sorted(MESSAGES.keys() - {"hello", "proved"}))
def test_every_key_of_a_frame_is_told(heading: str) -> None:
    """And no other."""
    assert {key for first, *_ in rows(heading) for key in first} == MESSAGES[heading]


def test_every_line_of_a_command_is_told() -> None:
    """What it writes and reads besides, and its news with their keys."""
    source = inspect.getsource(program)
    read = {kind for case in re.findall(r"case (.*?)(?: if |:)", source) for kind in re.findall(r'"(\w+)"', case)}
    around = [(first[0], set(keys)) for first, keys, *_ in rows("Around the table")]
    written = around[: [kind for kind, _ in around].index("share") + 1]

    assert {kind for kind, _ in around[len(written) :]} == read | set(re.findall(r'commands\["(\w+)"\]', source))
    assert {kind for kind, _ in written} == {"invitation", "reply", "turn"} | set(
        re.findall(r'"kind": "(\w+)"', source)
    )
    assert {first[0]: set(keys) for first, keys, *_ in rows("News")} == {
        kind.__new__(kind).state: names(kind) for kind in News.__subclasses__()
    }


HEADINGS = {"malice": "Spite & Malice", "spite": "Spite"}


@pytest.mark.parametrize("name", HEADINGS)
def test_every_event_is_told(name: str) -> None:
    """Those that have a sentence."""
    words = "".join(read_files(package=BOOKS[name].words).values())
    said = re.findall(r"^event-(?!fault-)([a-z-]+) =", words, re.MULTILINE)

    assert table("event", HEADINGS[name]).keys() - {"fault …"} == {kind.replace("-", " ") for kind in said}


def test_every_role_is_told() -> None:
    """Those that the views of each game have, with what the games of the tests show of them."""
    source = inspect.getsource(spite_views)
    roles = set(re.findall(r'(?:_fact\(|role=|_cards\()"(\w+)"', source))
    before = {f"{when}{each}" for each in re.findall(r'_fact\(f"{when}(\w+)"', source) for when in ("", "before_")}

    assert table("role", "Spite").keys() | table("role | `shows`", "Spite").keys() == roles | before
    assert table("role", "Spite & Malice").keys() == set(malice_roles())


def malice_roles() -> Iterator[str]:
    """The roles of the piles of Spite & Malice."""
    for name in ("CENTRE", "DRAW", "WASTE", "PAYOFF", "HAND", "DISCARD"):
        yield getattr(malice_views, name)


def any_move(state: State, seat: int, rng: random.Random) -> State:
    """The state after a move that is on offer, allowed or not."""
    while True:
        with contextlib.suppress(GameError):
            return state.after(seat, random_move(state, seat, rng))


def games() -> Iterator[tuple[str, State]]:
    """The positions of a few games of each kind, in which everybody does what comes to mind."""
    rng = random.Random(1)
    for name, seats, rules in (
        ("malice", 2, "mdw payoff=4 deals=2"),
        ("malice", 4, "official payoff=4 partners=yes"),
        ("malice", 2, "catmouse payoff=4"),
        ("spite", 4, "spite rounds=2"),
        ("spite", 5, "spite rounds=2 window=0"),
    ):
        game = GAMES[name]
        state: State = begin(game, seats, rules, rng.randbytes(32))
        yield name, state
        while not state.result:
            if state.turn:
                seat = rng.choice(state.turn)
                state = any_move(state, seat, rng)
            else:
                state = state.expire(state.clocks[0].number)
            yield name, state


def test_frames_of_games_have_what_is_told() -> None:
    """Every role, event and key in them stands in a table."""
    roles = {name: set(table("role", heading)) for name, heading in HEADINGS.items()}
    roles["spite"] |= set(table("role | `shows`", "Spite"))
    events = {name: table("event", heading) for name, heading in HEADINGS.items()}
    endings = set()
    for name, state in games():
        for seat in range(state.seats):
            frame = json.loads(encode(Show(1, state.view(seat), state.events)))
            assert frame.keys() - {"kind"} <= MESSAGES["show"]
            assert {pile["role"] for pile in frame["piles"]} <= roles[name]
            for event in frame["events"]:
                kind = event.pop("kind")
                told = events[name].get("fault …" if kind.startswith("fault ") else kind)
                assert told is not None or kind in ("deal", "score"), kind
                assert event.keys() <= set(told or ("seat", "count")), kind
            endings.add((frame["result"] or {}).get("how"))

    assert endings >= {None, "win", "match", "session"}


def test_the_version_is_told() -> None:
    """Of the messages, in the table of versions."""
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")

    assert f"| messages and their frames | {messages.PROTOCOL_VERSION} |" in text


def test_the_lines_of_other_commands_are_told() -> None:
    """Of `stats` and `resume --list`."""
    told = json.loads(as_json(History(), {}, datetime.date(2026, 11, 27)))

    assert set(table("stats", "Other commands")) == told.keys() - {"kind"}
