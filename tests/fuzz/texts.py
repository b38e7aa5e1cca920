"""Targets that read text: what is pasted, typed, or carried by the link."""

import contextlib
import json
import random
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from attrs import asdict

from p2p_malice.errors import (
    CodeAlteredError,
    CodeCutOffError,
    CodeError,
    GarbledLinkError,
    NewerCodeError,
    NoCodeError,
    NotationError,
    OptionsError,
    RemoteProtocolError,
)
from p2p_malice.games.malice.notation import move_text, parse_move
from p2p_malice.games.malice.options import VARIANTS, check_seats, parse_options
from p2p_malice.games.malice.positions import parse_position, position_text
from p2p_malice.games.malice.rules import State, deal
from p2p_malice.link import envelope
from p2p_malice.link.session import OtherSession, Session
from p2p_malice.protocol import armour, sdp
from p2p_malice.protocol.cleaning import MAX_NAME, clean
from p2p_malice.protocol.codec import decode_from_player, decode_from_table, encode
from p2p_malice.protocol.codes import Decoded, decode, read
from p2p_malice.protocol.codes import encode as code_of
from p2p_malice.protocol.description import CodeKind, Description
from p2p_malice.protocol.messages import (
    MAX_TEXT,
    Answered,
    Ask,
    Bye,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Refused,
    Said,
    Say,
    Seated,
    Show,
    Sitter,
)
from p2p_malice.telling import Answer, Card, Place, Rank, Ranks
from tests.fuzz.mutations import ESCAPES, NOTATIONS, HostileFrames, as_bytes, as_text, spoilt_json
from tests.fuzz.target import Target

TESTS = Path(__file__).parents[1]
SECRET = "0123456789abcdef"

# --- connection codes ------------------------------------------------------------------------------------------------


@cache
def _vectors() -> list[str]:
    body = json.loads((TESTS / "vectors/codes.json").read_text(encoding="utf-8"))
    return [str(each["code"]) for each in body["codes"]]


def _out() -> list[Description]:
    """The invitations of the vectors."""
    descriptions = [decode(code).description for code in _vectors()]
    return [description for description in descriptions if description.kind is CodeKind.INVITATION]


def _check_description(description: Description) -> None:
    """What was read can be written, and is read alike."""
    assert decode(code_of(description)).description == description
    assert description.credentials is None or sdp.write(description)


def check_code(data: bytes) -> None:
    """Any pasted text is a code or a `CodeError`, for whoever waits for an invitation or a reply."""
    text = as_text(data)
    try:
        _check_description(decode(text).description)
    except CodeError:
        return
    for expected in CodeKind:
        with contextlib.suppress(CodeError):
            assert read(text, expected=expected, own=[bytes(32)], invitations=_out()).description.kind is expected


def _code_seeds() -> Iterator[bytes]:
    for code in _vectors():
        yield code.encode()
        yield f"Hi! *Play* with me: {code[:40]}\n{code[40:]} see https://example.org/?c={code[5:30]}".encode()
        yield code.lower().replace("0", "o").encode()
        yield code[:-3].encode()
    yield b"MDW2-ABCD EFGH"


INVISIBLE = "\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\ufeff\u00ad\u0301\u034f"
BLANKS = " \n\t\r\u00a0\u2009\u202f\u3000"
DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2212\ufe58\uff0d"
SAME = {"0": "0Oo", "1": "1IiLl"}
PREFIXES = ("MDWl-", "mdwI ", "M D W 1 ", "MDW1", "MDW\u20111\u2014", "", "*MDW1*-")
AROUND = (
    *("*{}*", "_{}_", "`{}`", '"{}"', "({})", "<{}>", "[{}]", "Hi, shall we play at 18:30?\nAsha: {}.\nmdm 1 Привет"),
    *(
        "Play: https://example.org/p#{}\ncome!",
        "https://wa.me/?text=Play%3A%20https%3A%2F%2Fexample.org%2Fp%23{}%0Acome",
    ),
    *("https://example.org/p%2523{} see you", "https://example.org/p#MDW1-00000000\n{}", "{}\n{}"),
)
HARMED = {NoCodeError, CodeCutOffError, CodeAlteredError, NewerCodeError}
"""What a damaged code may be taken for. It may begin like one of a newer version by chance."""


def _as_pasted(code: str, rng: random.Random) -> str:
    """The code as chats, keyboards and people hand it on without a wrong character."""
    length = rng.randint(1, 76)
    pieces = [code[start : start + length] for start in range(0, len(code), length)]
    match rng.randrange(9):
        case 0:
            return rng.choice((code.lower(), code.capitalize(), code.title(), code.swapcase()))
        case 1:
            return "".join(rng.choice((each, each.lower())) for each in code)
        case 2:
            return "".join(rng.choice(INVISIBLE) + each if rng.random() < 0.1 else each for each in code)
        case 3:
            return rng.choice(BLANKS + DASHES).join(pieces)
        case 4:
            return rng.choice(("\r\n", "=\n", "\\\n", "\n> ", "\n>> ", "\n| ", "\n\u201e")).join(["", *pieces])
        case 5:
            return "".join(chr(ord(each) + 0xFEE0) for each in code)
        case 6:
            return code.replace(armour.PREFIX, rng.choice(PREFIXES))
        case 7:
            return "".join(rng.choice(SAME.get(each, each)) for each in code)
        case _:
            return rng.choice(AROUND).format(code, code)


def check_damaged_code(data: bytes) -> None:
    """However it is handed on a code is read; however it is harmed, it says what it did or is refused as harmed.

    The first bytes choose the code and how it is handed on, each of the next three a place, how much is lost there,
    and what takes its place.
    """
    rng = random.Random(data[:2])
    code = rng.choice(_vectors())
    description = decode(code).description
    assert decode(_as_pasted(code, rng)) == Decoded(description, repaired=0)
    for place, lost, new in zip(data[2::3], data[3::3], data[4::3], strict=False):
        code = code[:place] + (chr(new) if new else "") + code[place + lost % 3 :]
    try:
        assert decode(code).description == description
    except CodeError as error:
        assert type(error) in HARMED, error.code


def _damaged_seeds() -> Iterator[bytes]:
    rng = random.Random(1)
    for number in range(300):
        changes = [(rng.randrange(150), rng.choice((0, 1, 1, 2)), rng.choice((0, *range(48, 91)))) for _ in range(4)]
        yield bytes((number % 256, number // 256, *(value for change in changes for value in change)))


def check_code_payload(data: bytes) -> None:
    """Whatever an undamaged code says, it is a description that can be written again or a `CodeError`."""
    try:
        code = armour.PREFIX + armour.protect(data)
    except ValueError:
        return  # No code has so many bytes.
    with contextlib.suppress(CodeError):
        _check_description(decode(code).description)


def _payload_seeds() -> Iterator[bytes]:
    for code in _vectors():
        for recovered in armour.recoveries(armour.legible(code)):
            yield recovered.payload


def check_armour(data: bytes) -> None:
    """Two characters of a code may be changed, whichever they are and whatever to: its payload comes back."""
    first, one, second, other = data[:4].ljust(4, b"\0")
    try:
        characters = list(armour.protect(data[4:]))
    except ValueError:
        return
    for place, value in ((first, one), (second, other)):
        characters[place % len(characters)] = (armour.ALPHABET + armour.UNKNOWN)[value % 33]
    recovered = armour.recover("".join(characters), len(data) - 4 + armour.OVERHEAD)
    assert recovered is not None
    assert recovered.payload == data[4:]
    assert recovered.repaired <= armour.MAX_REPAIRS


def _armour_seeds() -> Iterator[bytes]:
    for number, payload in enumerate(_payload_seeds()):
        yield bytes((number, 3 * number, 7 * number, 32)) + payload


# --- SDP -------------------------------------------------------------------------------------------------------------


def check_sdp(data: bytes) -> None:
    """Any text is a session description or a `RemoteProtocolError`; what was read is written and read alike."""
    try:
        description = sdp.parse(as_text(data), CodeKind.REPLY, 7)
    except RemoteProtocolError:
        return
    assert sdp.parse(sdp.write(description), CodeKind.REPLY, 7) == description


def _sdp_seeds() -> Iterator[bytes]:
    for code in _vectors():
        description = decode(code).description
        if description.credentials is not None:
            yield sdp.write(description).encode()


# --- frames ----------------------------------------------------------------------------------------------------------


def check_frame_from_player(data: bytes) -> None:
    """Any text is a player's message or a `RemoteProtocolError`; a message is harmless and read as it is written."""
    with contextlib.suppress(RemoteProtocolError):
        message = decode_from_player(as_text(data))
        check_harmless(asdict(message))
        assert decode_from_player(encode(message)) == message


def check_frame_from_table(data: bytes) -> None:
    """The same for what a table says."""
    with contextlib.suppress(RemoteProtocolError):
        message = decode_from_table(as_text(data))
        check_harmless(asdict(message))
        assert decode_from_table(encode(message)) == message


def check_harmless(value: Any) -> None:
    """No text in a message, or what is shown of it, turns others around or is obeyed by a terminal."""
    if isinstance(value, dict):
        for inner in value.values():
            check_harmless(inner)
    elif isinstance(value, tuple | list):
        for inner in value:
            check_harmless(inner)
    elif isinstance(value, str):
        kinds = {unicodedata.category(char) for char in value if char not in "\u200c\u200d"}
        assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}, ascii(value)


def _states() -> Iterator[State]:
    for name, options in VARIANTS.items():
        state = deal(options.max_seats, name, bytes(32))
        rng = random.Random(name)
        yield state
        for _ in range(12):
            state = state.after(state.player, rng.choice(state.moves(state.player)))
        yield state


def _player_seeds() -> Iterator[bytes]:
    messages: list[FromPlayer] = [
        Hello("Ann 👩‍👧", nonce="b" * 32),
        Say("Grüße, مرحبا"),
        Ask("why", "7h>c0"),
        Bye("left"),
    ]
    messages += [Move(number, move) for number, move in enumerate(NOTATIONS)]
    yield from (encode(message).encode() for message in messages)
    yield from _hostile(messages)


def _table_seeds() -> Iterator[bytes]:
    sitters = (Sitter("Ann", present=True), Sitter("", present=False, computer=True, proposal="bot"))
    messages: list[FromTable] = [
        Seated(1, "malice", "mdw", sitters, "b" * 32),
        Refused("does_not_fit", {"pile": Place("centre", 0), "needs": Rank("A"), "card": Card("9h")}),
        Answered(
            "hint", "", 7, Answer((("lead",),), {"pile": Place("centre", 1), "ranks": Ranks(("A", "5"))}, "7h>c2")
        ),
        Bye(),
    ]
    messages += [Said(0, "hello")]
    messages += [Show(number, state.view(0), state.events) for number, state in enumerate(_states())]
    yield from (encode(message).encode() for message in messages)
    yield from _hostile(messages)


def _hostile(messages: list[Any]) -> Iterator[bytes]:
    frames = HostileFrames(random.Random(1))
    for message in messages:
        frames.record(encode(message))
    for make in (frames.garbage, frames.plausible, frames.move, frames.talk):
        for _ in range(20):
            yield make().encode(errors="surrogatepass")[:4096]


# --- the link's own messages -----------------------------------------------------------------------------------------


def check_envelope(data: bytes) -> None:
    """Any text is a message of the link or a `GarbledLinkError`; a message is written exactly as it was read."""
    text = as_text(data)
    with contextlib.suppress(GarbledLinkError):
        assert envelope.encode(envelope.decode(text)) == text


ENVELOPES = ("i1 " + SECRET, "d1 x", "d2 {}", "b3", "a0", "a1", "p1", f"p{2**53 - 1}", "r1", "d1 x", "d3 ü\U0001f600")


def check_session(data: bytes) -> None:
    """Whatever a peer says, wire by wire, a session hears it or refuses it, and answers with little that is sound.

    Messages stand in lines; an empty line is another wire.
    """
    session = Session(session_id=SECRET)
    session.attach(0.0)
    for frame in ("one", "two"):
        session.send(frame)
    heard = 0
    for second, message in enumerate(as_text(data).split("\n")):
        if not message:
            session.attach(float(second))
        else:
            try:
                new = session.hear(message, float(second))
            except (GarbledLinkError, OtherSession):
                break
            if new is not None:
                heard += 1
                assert message == f"d{heard} {new}"
        said = session.take(float(second))
        assert len(said) <= 6
        for answer in said:
            envelope.decode(answer)
        session.look(float(second))
        assert session.wake_at(float(second)) > second


def _session_seeds() -> Iterator[bytes]:
    yield "\n".join(ENVELOPES).encode()
    yield "\n".join((*ENVELOPES[:2], "", *ENVELOPES, "", "i2 " + SECRET[::-1])).encode()
    rng = random.Random(1)
    for _ in range(40):
        yield "\n".join([ENVELOPES[0], *rng.choices((*ENVELOPES, ""), k=8)]).encode()


# --- cards -----------------------------------------------------------------------------------------------------------


def check_position(data: bytes) -> None:
    """Any text is a position or a `NotationError`; a position is read as it is written, and its moves can be made."""
    with contextlib.suppress(NotationError):
        state = parse_position(as_text(data))
        text = position_text(state)
        assert position_text(parse_position(text)) == text
        for move in state.moves(state.player):
            state.after(state.player, move)


def _position_seeds() -> Iterator[bytes]:
    for path in sorted((TESTS / "playthroughs").glob("*.txt")):
        first, *_, last = path.read_text(encoding="utf-8").splitlines()
        yield from (first.encode(), last.encode())
    yield b"mdw; turn=0; payoff@0=2s 9s; payoff@1=3s 9s; hand@0=9h; c0=Ah Ks; d0@1=7c; idle=3; shuffles=2"


def check_rules(data: bytes) -> None:
    """Any text is a set of rules or an `OptionsError`; rules are read as they are written."""
    with contextlib.suppress(OptionsError):
        options = parse_options(as_text(data))
        assert parse_options(str(options)) == options
        for seats in range(11):
            with contextlib.suppress(OptionsError):
                check_seats(options, seats)


def _rules_seeds() -> Iterator[bytes]:
    yield from (name.encode() for name in VARIANTS)
    yield b"mdw payoff=13 kings_wild=no jokers=2 starter=dealer"
    yield b"official partners=yes packs=6 deals=3 target=99 scoring=cards"


def check_move(data: bytes) -> None:
    """Any text is a move or a `NotationError`; a move is written exactly as it was read."""
    text = as_text(data)
    with contextlib.suppress(NotationError):
        assert move_text(parse_move(text)) == text


# --- names and phrases -----------------------------------------------------------------------------------------------


def check_words(data: bytes) -> None:
    """Cleaning leaves one short, harmless line of any text; cleaning it again changes nothing."""
    text = as_text(data)
    for limit in (1, MAX_NAME, MAX_TEXT):
        words = clean(text, limit)
        assert len(words) <= limit
        assert words == words.strip()
        assert "  " not in words
        check_harmless(words)
        assert clean(words, limit) == words


def _words_seeds() -> Iterator[bytes]:
    frames = HostileFrames(random.Random(2))
    yield from (as_bytes(frames.text(200).encode(errors="replace").decode()) for _ in range(40))
    yield from (f"An{escape}n".encode(errors="surrogatepass") for escape in ESCAPES)
    yield "👩\u200d👧 Grüße 안녕 e\u0301\u0301 A\u030a".encode()


TARGETS = (
    Target("codes", check_code, _code_seeds, steps=400_000, steps_a_byte=200),
    Target("damaged-codes", check_damaged_code, _damaged_seeds, steps=500_000, longest=64),
    Target("code-payloads", check_code_payload, _payload_seeds, steps=40_000, longest=256),
    Target("armour", check_armour, _armour_seeds, steps=40_000, longest=256),
    Target("sdp", check_sdp, _sdp_seeds),
    Target("frames-from-players", check_frame_from_player, _player_seeds, mutate=spoilt_json),
    Target("frames-from-tables", check_frame_from_table, _table_seeds, longest=16384, mutate=spoilt_json),
    Target("envelopes", check_envelope, lambda: map(str.encode, ENVELOPES)),
    Target("sessions", check_session, _session_seeds, steps_a_byte=200),
    Target("positions", check_position, _position_seeds, steps=100_000, steps_a_byte=200),
    Target("rules", check_rules, _rules_seeds),
    Target("moves", check_move, lambda: map(str.encode, NOTATIONS)),
    Target("words", check_words, _words_seeds, steps_a_byte=150),
)
