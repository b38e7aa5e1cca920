"""Encodes messages as text frames and back: one JSON object on one line, with a `kind`, at most 64 KiB.

Whatever arrives, decoding gives a valid message or raises `RemoteProtocolError`. A kind that is unknown here gives
None, and unknown keys are ignored, wherever they are: a later program may say more. Text that people write
is cleaned here, and all other text must be printable ASCII, so nothing behind the codec ever sees a control or
direction character from outside.
"""

import json
import re
from collections.abc import Callable
from functools import lru_cache, partial
from operator import eq
from typing import Annotated, Any, TypeVar, get_args, get_origin

from attrs import evolve, fields
from cattrs import BaseValidationError, Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from p2p_malice.engine.game import REMATCH, Event, Free, MoveText, Offers, Pile, Points, Result, RulesText, View
from p2p_malice.errors import RemoteProtocolError
from p2p_malice.protocol.messages import (
    AVATAR,
    MAX_PARTICULARS,
    PROPOSALS,
    AvatarName,
    Code,
    Deal,
    Digits,
    FromPlayer,
    FromTable,
    Hello,
    Kind,
    Particulars,
    Refused,
    Seated,
    Secret,
    Show,
    Sitter,
    Written,
    kind_of,
)
from p2p_malice.protocol.sanitize import clean
from p2p_malice.protocol.untrusted_json import read_json
from p2p_malice.sentence_facts import Answer, CardFact, Fact, PileFact, RankFact, RanksFact

MAX_FRAME = 64 * 1024
"""The most bytes of UTF-8 in a frame. A longer one is refused unread."""

MAX_NUMBER = 2**31 - 1
"""The largest number in a frame; none but points may be negative, and those no lower than minus this."""

MAX_SEATS = 9

MAX_PARTICULAR = 200
"""The most characters in a particular."""

MAX_RULES = 1000
"""The most characters in the rules in force, as text."""

_CODE = "[a-z][a-z0-9_]{0,39}"
_FACTS: dict[str, type[Any]] = {"card": CardFact, "rank": RankFact, "ranks": RanksFact, "pile": PileFact}
"""The types of facts that aren't texts or numbers, by the key that identifies each."""
_PLAYER_KINDS: dict[str, type[Any]] = {kind_of(kind): kind for kind in get_args(FromPlayer)}
_TABLE_KINDS: dict[str, type[Any]] = {kind_of(kind): kind for kind in get_args(FromTable)}
_dumps = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":")).encode


# --- strictness ------------------------------------------------------------------------------------------------------


def _structure_int(value: object, _type: object) -> int:
    if type(value) is not int or not 0 <= value <= MAX_NUMBER:
        raise ValueError("not a number")
    return value


def _structure_points(value: object, _type: object) -> int:
    if type(value) is not int or not -MAX_NUMBER <= value <= MAX_NUMBER:
        raise ValueError("not a number of points")
    return value


def _structure_bool(value: object, _type: object) -> bool:
    if type(value) is not bool:
        raise ValueError("not true or false")
    return value


def _all_like(pattern: str) -> Callable[[object, object], str]:
    """Structures a text that is like that as a whole."""
    whole = re.compile(pattern)

    def structure(value: object, _type: object) -> str:
        if type(value) is not str or not whole.fullmatch(value):
            raise ValueError("not such a text")
        return value

    return structure


_structure_token, _structure_code = _all_like("[ -~]{0,100}"), _all_like(_CODE)


def _structure_move(value: object, _type: object) -> str:
    if not value:
        raise ValueError("no move")
    return _structure_token(value, str)


def _structure_words(value: object, kind: Any) -> str:
    if type(value) is not str:
        raise ValueError("not a text")
    return clean(value, get_args(kind)[1].limit)


def _structure_particulars(value: object, _type: object) -> Particulars:
    if type(value) is not dict or len(value) > MAX_PARTICULARS:
        raise ValueError("not a few particulars")
    read = {_structure_code(name, str): _structure_particular(it) for name, it in value.items()}
    return {name: it for name, it in read.items() if it is not None}


def _structure_answer(value: object, _type: object) -> Answer:
    """An answer. The facts of a sheet's title include the rules."""
    if type(value) is not dict or type(value["facts"]) is not dict:
        raise ValueError("not an answer")
    facts = dict(value["facts"])
    rules = {"rules": clean(facts.pop("rules"), MAX_RULES)} if "rules" in facts else {}
    codes = _converter.structure(value["codes"], tuple[tuple[Code, ...], ...])
    return Answer(codes, {**_structure_particulars(facts, dict), **rules}, _structure_token(value["move"], str))


def _structure_particular(value: object) -> Fact | None:
    """A fact, None for one of a kind that this program doesn't know."""
    if type(value) is str:
        return clean(value, MAX_PARTICULAR)
    if type(value) is not dict:
        return _structure_points(value, int)
    kind = next((kind for name, kind in _FACTS.items() if name in value), None)
    return _converter.structure(value, kind) if kind else None


def _structure_sitter(value: object, _type: object) -> Sitter:
    """Who sits there. What they propose counts as nothing if this program doesn't know it."""
    if type(value) is not dict:
        raise ValueError("not a sitter")
    if type(proposal := value.get("proposal")) is str and proposal not in (*PROPOSALS, REMATCH):
        value = {**value, "proposal": ""}
    return _structure_known_sitter(value, Sitter)


def _is_words(kind: Any) -> bool:
    return get_origin(kind) is Annotated and isinstance(get_args(kind)[1], Written)


_converter = Converter(detailed_validation=False)
_converter.register_structure_hook(int, _structure_int)
_converter.register_structure_hook(bool, _structure_bool)
_converter.register_structure_hook(str, _structure_token)
_converter.register_structure_hook(Answer, _structure_answer)
_converter.register_structure_hook_func(_is_words, _structure_words)
_SPECIAL: dict[Any, Callable[[Any, Any], Any]] = {
    Points: _structure_points,
    Code: _structure_code,
    Kind: _all_like(f"|{_CODE}"),
    AvatarName: _all_like(AVATAR),
    Digits: _all_like("(?:[0-9a-f]{32}){0,2}"),
    Secret: _all_like("(?:[0-9a-f]{64})?"),
    RulesText: _all_like(f"[ -~]{{0,{MAX_RULES}}}"),
    MoveText: _structure_move,
    Particulars: _structure_particulars,
}
"""How values of the types that have a name are read."""
for _type, _structure in _SPECIAL.items():
    _converter.register_structure_hook_func(partial(eq, _type), _structure)
_structure_known_sitter = make_dict_structure_fn(Sitter, _converter)
_converter.register_structure_hook(Sitter, _structure_sitter)
_strict = Converter()
"""Writes for an end that doesn't ignore what it doesn't know."""
for _kind in (Hello, Sitter, Seated, Refused, Deal):
    _new = [each.name for each in fields(_kind) if each.metadata]
    for _to, _how in ((_converter, override(omit_if_default=True)), (_strict, override(omit=True))):
        _hows: dict[str, Any] = dict.fromkeys(_new, _how)
        _to.register_unstructure_hook(_kind, make_dict_unstructure_fn(_kind, _to, **_hows))
_unstructure_brief: dict[type, Callable[[Any], dict[str, Any]]] = {
    kind: make_dict_unstructure_fn(kind, _converter, _cattrs_omit_if_default=True) for kind in (Pile, Event)
}


# --- encoding --------------------------------------------------------------------------------------------------------


def encode(message: FromPlayer | FromTable, *, is_strict: bool = False) -> str:
    """The frame that carries `message`: JSON on one line; without what is `NEW` if its reader `is_strict`.

    A `Show` is flattened: the keys of its `View` are beside `kind`, `number` and `events`, and `offers` is replaced by
    its own `moves`, `free`, `may` and `ahead`. All of those but `moves` are left out if empty, and so are `since`,
    `partners`, `watches`, `deadlines`, `undo` and the keys of a match. In piles and events, keys with their default
    value are left out.
    """
    if not isinstance(message, Show):
        return _dumps({"kind": kind_of(type(message)), **(_strict if is_strict else _converter).unstructure(message)})
    view = message.view
    more: dict[str, Any] = {"deal": view.deal} if view.deal else {}
    if view.scores:
        more["scores"] = view.scores
    if view.undo is not None:
        more["undo"] = view.undo
    if view.notes:
        more["notes"] = _converter.unstructure(view.notes)
    if view.partners:
        more["partners"] = view.partners
    if view.watches:
        more["watches"] = True
    if view.deadlines:
        more["deadlines"] = _converter.unstructure(view.deadlines)
    if view.offers.may:
        more["may"] = view.offers.may
    if view.offers.free:
        more["free"] = _converter.unstructure(view.offers.free)
    if view.offers.ahead:
        more["ahead"] = _converter.unstructure(view.offers.ahead)
    if message.since and message.since != message.number:
        more["since"] = message.since
    head = _head_text(view.rules, view.seat, view.seats, view.turn, view.moves, view.result)
    rest = f",{_dumps(more)[1:-1]}" if more else ""
    events = ",".join(map(_brief_text, message.events))
    piles = ",".join(map(_brief_text, view.piles))
    return f'{{"kind":"show","number":{message.number},{head}{rest},"events":[{events}],"piles":[{piles}]}}'


@lru_cache(maxsize=256)
def _head_text(
    rules: str, seat: int, seats: int, turn: tuple[int, ...], moves: tuple[str, ...], result: Result | None
) -> str:
    """What every view has, as JSON without the brackets; cached, since it stays the same while others are on turn."""
    told = _converter.unstructure(result) if result else None
    return _dumps({"rules": rules, "seat": seat, "seats": seats, "turn": turn, "moves": moves, "result": told})[1:-1]


@lru_cache(maxsize=1024)
def _brief_text(part: Pile | Event) -> str:
    """A pile or an event as JSON; cached, since only one or two piles of twenty change from view to view."""
    return _dumps(_unstructure_brief[type(part)](part))


# --- decoding --------------------------------------------------------------------------------------------------------

M = TypeVar("M")


def decode_from_player(frame: str) -> FromPlayer | None:
    """The message that a player's end sent, None for one of an unknown kind.

    Raises `RemoteProtocolError` for anything else.
    """
    message: FromPlayer | None = _decode(frame, _PLAYER_KINDS)
    return message


def decode_line(line: str) -> FromPlayer:
    """The message in a line that somebody's own program has written.

    Raises `RemoteProtocolError` for anything else, and `no_kind` for one of an unknown kind: there is no later program
    that would know it.
    """
    message = decode_from_player(line)
    if message is None:
        raise RemoteProtocolError("no_kind", known=", ".join(_PLAYER_KINDS))
    return message


def decode_from_table(frame: str) -> FromTable | None:
    """The message that a table sent, None for one of an unknown kind.

    Raises `RemoteProtocolError` for anything else.
    """
    message: FromTable | None = _decode(frame, _TABLE_KINDS)
    return message


def _decode(frame: str, kinds: dict[str, type[Any]]) -> Any:
    if len(frame) > MAX_FRAME or (not frame.isascii() and len(frame.encode(errors="replace")) > MAX_FRAME):
        raise RemoteProtocolError("frame_too_long", most=MAX_FRAME)
    try:
        body = read_json(frame)
    except ValueError:
        raise RemoteProtocolError("no_json") from None
    if type(body) is not dict or type(body.get("kind")) is not str:
        raise RemoteProtocolError("no_kind", known=", ".join(kinds))
    kind = kinds.get(body.pop("kind"))
    if kind is None:
        return None
    try:
        return _structure_show(body) if kind is Show else _converter.structure(body, kind)
    except (BaseValidationError, ValueError, TypeError, KeyError, AttributeError):
        raise RemoteProtocolError("malformed", kind=kind_of(kind)) from None


def _structure_show(body: dict[str, Any]) -> Show:
    number = _structure_int(body.pop("number"), int)
    since = _structure_int(body.pop("since", 0), int)
    events = _converter.structure(body.pop("events"), tuple[Event, ...])
    moves = _converter.structure(body.pop("moves", []), tuple[MoveText, ...])
    free = _converter.structure(body.pop("free"), Free) if "free" in body else None
    may = _converter.structure(body.pop("may", []), tuple[MoveText, ...])
    ahead = _converter.structure(body.pop("ahead"), Free) if "ahead" in body else None
    if "offers" in body or since > number:
        raise ValueError("offers are spread, and nothing is newer than the position")
    view = _converter.structure({**body, "offers": {}}, View)
    _check_seats(view, events)
    return Show(number, evolve(view, offers=Offers(moves, free, may, ahead)), events, since)


def _check_seats(view: View, events: tuple[Event, ...]) -> None:
    """Raise ValueError if a view mentions seats that its table doesn't have."""
    named = [
        view.seat,
        *view.turn,
        *view.partners,
        *(pile.seat for pile in view.piles),
        *(event.seat for event in events),
    ]
    if view.result:
        named += view.result.winners
        if len(view.result.left) != view.seats:
            raise ValueError("a result for another number of seats")
    if len(view.scores) not in ((view.seats,) if view.deal else (0, view.seats)):
        raise ValueError("points of another number of seats")
    if any(place >= len(pile.cards) for pile in view.piles for place in pile.wild):
        raise ValueError("a wild card that is not there")
    if not 1 <= view.seats <= MAX_SEATS or any(seat is not None and seat >= view.seats for seat in named):
        raise ValueError("a seat that is not there")
