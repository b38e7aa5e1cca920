"""Deal codes: a game against the computer as a short text, so that somebody else can play the same cards. Pure.

`DEAL1-` and base64url (RFC 4648, section 5) without padding: four bytes of SHA-256, and the JSON text over which it is
taken: the game, its rules, the seed as base64url, the seating, who has played it, and by how many cards they won (below
zero if they lost, null if that isn't counted). `DAY-2026-11-27` is the daily deal of that day, and `PUZZLE-2026-11-27`
is its puzzle. Behind a day's deal may stand `-` and base64url of the same kind, of how somebody has played it: their
name, by how many cards they won, how many hints they asked for, and their turns as in `history.days`.
"""

import datetime
import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

from attrs import frozen

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.errors import CodeAlteredError, NewerCodeError, NoCodeError
from p2p_malice.history.days import DayResult
from p2p_malice.protocol.sanitize import MAX_NAME, clean
from p2p_malice.protocol.untrusted_json import read_json

VERSION = 1
_CHECK = 4
_MOST = 300
"""The most characters of rules, and of a seating."""
_LEFT = 1000
"""The most cards by which a game is won or lost."""
_DEAL = re.compile(r"\bDEAL(\d{1,4})-([A-Za-z0-9_-]{1,2000})", re.IGNORECASE)
_DAY = re.compile(r"\b(DAY|PUZZLE)-(\d{4}-\d\d-\d\d)\b(?:-([A-Za-z0-9_-]{1,900}))?", re.IGNORECASE)


@frozen
class SharedDeal:
    """A deal that somebody has played: what was dealt (`seating` as in a save, such as `me bot=easy`), and by whom.

    `margin` is by how many cards they won, below zero if they lost, None where it isn't counted.
    """

    game: str
    rules: str
    seed: bytes
    seating: tuple[str, ...]
    by: str
    margin: int | None


@frozen
class DailyDeal:
    """The deal of that day, and how somebody has played it, None where that isn't told."""

    day: datetime.date
    result: DayResult | None = None


@frozen
class PuzzleDay:
    """The puzzle of that day."""

    day: datetime.date


def deal_code(deal: SharedDeal) -> str:
    """The code of a deal."""
    seed = urlsafe_b64encode(deal.seed).decode().rstrip("=")
    values = [deal.game, deal.rules, seed, " ".join(deal.seating), deal.by, deal.margin]
    return f"DEAL{VERSION}-{_packed(values)}"


def _packed(values: list[Any]) -> str:
    body = json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()
    return urlsafe_b64encode(_check(body) + body).decode().rstrip("=")


def day_code(day: datetime.date, result: DayResult | None = None) -> str:
    """The code of a day's deal, and of how somebody has played it."""
    code = f"DAY-{day.isoformat()}"
    return f"{code}-{_packed(result.as_values())}" if result else code


def puzzle_code(day: datetime.date) -> str:
    """The code of a day's puzzle."""
    return f"PUZZLE-{day.isoformat()}"


def read_deal_code(text: str) -> SharedDeal | DailyDeal | PuzzleDay:
    """The deal, the day or its puzzle whose code is in a text, such as a link. Raises `CodeError` for any other."""
    if found := _DAY.search(text):
        try:
            day = datetime.date.fromisoformat(found[2])
            return DailyDeal(day, _result_in(found[3] or "")) if found[1].upper() == "DAY" else PuzzleDay(day)
        except ValueError:
            raise CodeAlteredError("deal_altered") from None
    code = _DEAL.search(text)
    if not code:
        raise NoCodeError("no_deal")
    if int(code[1]) != VERSION:
        raise NewerCodeError(version=int(code[1]), known=VERSION)
    try:
        return _deal_in(code[2])
    except ValueError:
        raise CodeAlteredError("deal_altered") from None


def _result_in(text: str) -> DayResult | None:
    """How somebody has played a day's deal; None if that was cut off or altered: the deal is there all the same."""
    try:
        return DayResult.of_values(_values_in(text))
    except ValueError:
        return None


def _values_in(text: str) -> object:
    """What was packed in the characters of a code. Raises ValueError for anything else."""
    packed = _bytes_in(text)
    check, body = packed[:_CHECK], packed[_CHECK:]
    if check != _check(body):
        raise ValueError("not the text that was checked")
    return read_json(body)


def _deal_in(text: str) -> SharedDeal:
    """The deal in the characters of a code. Raises ValueError for anything else."""
    match _values_in(text):
        case [str(game), str(rules), str(seed), str(seating), str(by), None | int() as margin]:
            pass
        case _:
            raise ValueError("not a deal")
    texts = (game, rules, seating)
    if not all(each.isascii() and each.isprintable() and len(each) <= _MOST for each in texts):
        raise ValueError("not a game, its rules and its seats")
    if len(packed_seed := _bytes_in(seed)) != SEED_BYTES or isinstance(margin, bool) or abs(margin or 0) > _LEFT:
        raise ValueError("not a seed and a margin")
    return SharedDeal(game, rules, packed_seed, tuple(seating.split()), clean(by, MAX_NAME), margin)


def _bytes_in(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _check(body: bytes) -> bytes:
    return sha256(body).digest()[:_CHECK]
