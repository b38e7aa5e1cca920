"""Messages as frames."""

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from attrs import asdict, fields, has
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.engine.game import Deadline, Free, Offers, View
from p2p_malice.errors import RemoteProtocolError
from p2p_malice.games.malice.rules import State, deal
from p2p_malice.protocol.message_codec import MAX_FRAME, decode_from_player, decode_from_table, decode_line, encode
from p2p_malice.protocol.messages import (
    Avatar,
    Bye,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Propose,
    Refused,
    Said,
    Say,
    Seated,
    Show,
    Sitter,
)
from tests.games.malice.test_laws import positions
from tests.hostile import assert_harmless, damaged_text, spoilt

DEALT = deal(2, "mdw", bytes(32))

FROM_PLAYER: list[FromPlayer] = [
    *(Hello("Ann"), Move(7, "10h>c0"), Say("grüße 👋"), Say("👋", to=1), Avatar("fox"), Propose("bot"), Bye("left"))
]
FROM_TABLE = [
    Seated(1, "malice", "mdw payoff=31", (Sitter("Ann", present=True), Sitter("", present=False))),
    Refused("does_not_fit", {"pile": 1, "card": "9h"}),
    Said(0, "hi"),
    Bye(),
]


@pytest.mark.parametrize("message", FROM_PLAYER, ids=repr)
def test_a_players_message_is_read_as_it_was_written(message: Hello | Move | Say | Bye) -> None:
    """Encoding and decoding give the same message."""
    assert decode_from_player(encode(message)) == message


@pytest.mark.parametrize("message", FROM_TABLE, ids=repr)
def test_a_tables_message_is_read_as_it_was_written(message: Seated | Refused | Said | Bye) -> None:
    """Encoding and decoding give the same message."""
    assert decode_from_table(encode(message)) == message


@given(state=positions, seat=st.integers(0, 1), number=st.integers(0, 2**31 - 1))
def test_a_show_is_read_as_it_was_written(state: State, seat: int, number: int) -> None:
    """A whole view with its events goes through unharmed, on one line and far below the limit."""
    show = Show(number, state.view(seat), state.events)
    frame = encode(show)

    assert decode_from_table(frame) == show
    assert "\n" not in frame
    assert len(frame) < 8000


def test_a_show_spreads_its_view() -> None:
    """Number, moves and result stand on the top level, as programs expect them."""
    frame = json.loads(encode(Show(3, DEALT.view(0), DEALT.events)))

    assert frame["kind"] == "show"
    assert frame["number"] == 3
    assert frame["result"] is None
    assert isinstance(frame["moves"], list)
    assert frame["piles"][0] == {"name": "c0", "role": "centre", "needs": "A"}


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "7",
        "{",
        "{}",
        '{"kind":7}',
        '{"kind":["move"]}',
        '{"kind":"move","number":1,"move":""}',
        '{"kind":"move"}',
        '{"kind":"move","number":1}',
        '{"kind":"move","number":"1","move":"x"}',
        '{"kind":"move","number":1.0,"move":"x"}',
        '{"kind":"move","number":true,"move":"x"}',
        '{"kind":"move","number":-1,"move":"x"}',
        '{"kind":"move","number":4294967296,"move":"x"}',
        '{"kind":"move","number":NaN,"move":"x"}',
        '{"kind":"move","number":1,"move":null}',
        '{"kind":"move","number":1,"move":["x"]}',
        '{"kind":"move","number":1,"move":"\\u001b[2J"}',
        '{"kind":"move","number":1,"move":"\\ud800"}',
        '{"kind":"hello"}',
        '{"kind":"hello","name":7}',
        '{"kind":"move","number":' + "9" * 5000 + ',"move":"x"}',
        '{"kind":"move","number":1,"move":"' + "x" * 101 + '"}',
        "[" * 30000,
        '{"kind":"say","text":"' + "x" * MAX_FRAME + '"}',
        '{"kind":"say","text":"' + "ü" * (MAX_FRAME // 2) + '"}',
    ],
    ids=lambda frame: frame[:50],
)
def test_what_is_no_message_is_refused(frame: str) -> None:
    """Anything but a message raises RemoteProtocolError, on one line, and nothing else."""
    with pytest.raises(RemoteProtocolError) as told:
        decode_from_player(frame)

    assert "\n" not in str(told.value)


VECTORS = json.loads((Path(__file__).parents[1] / "vectors/frames.json").read_text(encoding="utf-8"))
FRAMES = [*VECTORS["frames"], *(encode(each) for each in FROM_PLAYER), encode(Show(1, DEALT.view(0), DEALT.events))]


@given(spoilt(FRAMES) | damaged_text(*FRAMES))
def test_a_damaged_frame_is_a_harmless_message_or_refused(frame: str) -> None:
    """No screen meets a seat that isn't there, or a text that a terminal obeys; what was read is written alike."""
    for decode in (decode_from_player, decode_from_table):
        with contextlib.suppress(RemoteProtocolError):
            message: Any = decode(frame)
            if message is None:
                continue
            assert_harmless(asdict(message))
            assert decode(encode(message)) == message
            if isinstance(message, Show):
                assert all(pile.seat is None or pile.seat < message.view.seats for pile in message.view.piles)
                assert all(text.isascii() for pile in message.view.piles for text in pile.cards)


def test_a_view_of_seats_that_are_not_there_is_refused() -> None:
    """A pile, an event, points or a winner at a seat beyond the table would lead screens astray."""
    body = json.loads(encode(Show(1, DEALT.view(0), DEALT.events)))
    points = ({"deal": 1}, {"scores": [1]}, {"deal": 1, "scores": [1]})
    seats = ({"seat": 2}, {"seats": 0}, {"seats": 10}, {"turn": [5]}, {"events": [{"kind": "start", "seat": 2}]})
    for change in (*seats, *points):
        with pytest.raises(RemoteProtocolError):
            decode_from_table(json.dumps({**body, **change}))


def test_a_wild_card_where_no_card_lies_is_refused() -> None:
    """Faces look at the card that a view calls wild."""
    body = json.loads(encode(Show(1, DEALT.view(0), DEALT.events)))
    body["piles"] = [{"name": "c0", "cards": ["Kd"], "wild": [1]}]

    with pytest.raises(RemoteProtocolError):
        decode_from_table(json.dumps(body))


MAY = Offers(("pass",), Free(("7h", "7h", "Ks"), 1, 2, ("lower",)), ("call",))
FREE = View("none", 1, 2, (0, 1), (), MAY, scores=(-3, 7), deadlines=(Deadline(4, 20),))


def test_what_may_be_combined_freely_is_read_as_it_was_written() -> None:
    """Beside the moves that are listed stand cards and words, how long there is time, and since when that holds."""
    show = Show(7, FREE, since=5)
    frame = json.loads(encode(show))

    assert frame["moves"] == ["pass"]
    assert frame["free"] == {"cards": ["7h", "7h", "Ks"], "least": 1, "most": 2, "words": ["lower"]}
    assert (frame["deadlines"], frame["since"]) == ([{"number": 4, "seconds": 20}], 5)
    assert (frame["may"], frame["scores"]) == (["call"], [-3, 7])
    assert decode_from_table(encode(show)) == show


@pytest.mark.parametrize(
    "changes",
    [
        {"free": None},
        {"free": {"cards": 7}},
        {"free": {"cards": ["7h\n"], "least": 1, "most": 2, "words": []}},
        {"since": 8},
        {"offers": {}},
        {"partners": [2]},
        {"deadlines": [{"number": 1, "seconds": -1}]},
        {"deadlines": [9]},
        {"may": [7]},
        {"scores": [1]},
    ],
)
def test_offers_that_are_put_together_wrongly_are_refused(changes: dict[str, Any]) -> None:
    """Nothing of what a table offers gets in unchecked."""
    frame = {**json.loads(encode(Show(7, FREE))), **changes}

    with pytest.raises(RemoteProtocolError):
        decode_from_table(json.dumps(frame))


@pytest.mark.parametrize(
    "body",
    [
        {"code": "Not a code", "particulars": {}},
        {"code": "no\ncode", "particulars": {}},
        {"code": "x" * 41, "particulars": {}},
        {"code": "stale_move", "particulars": {"Card": "7h"}},
        {"code": "stale_move", "particulars": {"card": ["7h"]}},
        {"code": "stale_move", "particulars": {"card": 1.5}},
        {"code": "stale_move", "particulars": {"card": True}},
        {"code": "stale_move", "particulars": {f"name{number}": 1 for number in range(65)}},
        {"code": "stale_move", "particulars": {"card": {"card": 7}}},
        {"code": "stale_move", "particulars": "many"},
    ],
)
@pytest.mark.parametrize("kind", ["refused", "bye"])
def test_particulars_are_few_and_plain(kind: str, body: dict[str, Any]) -> None:
    """A code is a word, and what its sentence names are a few short texts and numbers."""
    with pytest.raises(RemoteProtocolError):
        decode_from_table(json.dumps({"kind": kind, **body}))


def test_particulars_are_cleaned() -> None:
    """What a refusal names comes without control and direction characters."""
    frame = {"kind": "refused", "code": "seat_taken", "particulars": {"name": "\u001b[31mMal\u202elory", "seat": 1}}

    assert decode_from_table(json.dumps(frame)) == Refused("seat_taken", {"name": "[31mMallory", "seat": 1})


@pytest.mark.parametrize("case", VECTORS["future"], ids=lambda case: case["name"])
def test_what_a_later_program_says_more_is_ignored(case: dict[str, Any]) -> None:
    """An unknown kind is nothing, and an unknown key isn't there."""
    decode = decode_from_table if case["from"] == "table" else decode_from_player

    assert decode(case["frame"]) == (decode(case["reads"]) if case["reads"] else None)


def test_a_program_is_told_of_a_kind_that_nobody_knows() -> None:
    """No later program wrote that line."""
    with pytest.raises(RemoteProtocolError) as told:
        decode_line('{"kind":"glitter"}')
    assert told.value.code == "no_kind"


@pytest.mark.parametrize(
    "message",
    [
        Seated(0, "malice", "", (Sitter("Ann", present=True, left=True),), "", ("more",), ("Kay",), watches=True),
        Refused("x", of="move"),
        Hello("Ann", watches=True),
    ],
)
def test_an_end_that_ignores_nothing_is_told_nothing_new(message: Seated | Refused | Hello) -> None:
    """Version 0.2 refuses a frame with a key that it doesn't know."""
    new = {each.name for each in fields(type(message)) if each.metadata}
    told = json.loads(encode(message, is_strict=True))

    assert new
    assert not {key for part in _objects(told) for key in part} & (new | {"left"})


def test_words_from_outside_are_cleaned() -> None:
    """Names and phrases lose control and direction characters and are cut."""
    assert decode_from_player('{"kind":"say","text":"a\\u001b[2J\\u202eb\\nc"}') == Say("a[2Jb c")
    assert decode_from_player(encode(Hello("x" * 500))) == Hello("x" * 24)


def test_many_house_rules_are_read_as_they_were_written() -> None:
    """Rules that differ in a lot from their variant make a long text; they broke every guest's frames."""
    rules = (
        "mdw kings_wild=no wild_as_ace=no forced_aces=yes hands_dealt=turn starter=dealer equal_tops=redeal "
        "recycle=when-empty exhaustion=tie jokers=1"
    )
    state = deal(2, rules, bytes(32))
    assert len(str(state.options)) > 100

    for message in (Show(1, state.view(0)), Seated(0, "malice", str(state.options), ())):
        assert decode_from_table(encode(message)) == message


@pytest.mark.parametrize("frame", VECTORS["frames"], ids=lambda frame: json.loads(frame)["kind"])
def test_a_key_too_many_is_ignored_wherever_it_is(frame: str) -> None:
    """The page reads the same frames, and in the same way (tests/web/frames.test.mjs)."""
    message = decode_from_table(frame)
    assert message
    body = json.loads(frame)
    for part in _objects(body):
        part["extra"] = None
    assert decode_from_table(json.dumps(body)) == message


def test_the_page_is_shown_every_field_there_is() -> None:
    """It knows all by name, so what is new in a message has to be among those frames, too."""
    told = set[tuple[type, str]]()
    classes = set[type]()
    waiting: list[Any] = [decode_from_table(frame) for frame in VECTORS["frames"]]
    while waiting:
        match waiting.pop():
            case each if has(type(each)):
                classes.add(type(each))
                usual = {field.name: field.default for field in fields(type(each))}
                told |= {(type(each), name) for name, default in usual.items() if getattr(each, name) != default}
                waiting += [getattr(each, name) for name in usual]
            case tuple() as several:
                waiting += several
            case dict() as particulars:
                waiting += particulars.values()

    assert classes >= set(get_args(FromTable))
    assert told == {(kind, field.name) for kind in classes for field in fields(kind)}


def _objects(value: Any, name: str = "") -> Iterator[dict[str, Any]]:
    """All objects in a value, itself included; but no facts, whose keys are names."""
    if isinstance(value, dict):
        if name not in ("particulars", "facts"):
            yield value
        for key, each in value.items():
            yield from _objects(each, key)
    elif isinstance(value, list):
        for each in value:
            yield from _objects(each)
