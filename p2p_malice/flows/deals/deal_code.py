"""Deal codes: a game against the computer as a short text, so that somebody else can play the same cards. Pure.

`DEAL1-` and base64url (RFC 4648, section 5) without padding: four bytes of SHA-256, and the JSON text over which it is
taken: the game, its rules, the seed as base64url, the seating, who has played it, and by how many cards they won (below
zero if they lost, null if that isn't counted). `DAY-2026-11-27` is the daily deal of that day, and `PUZZLE-2026-11-27`
is its puzzle.
"""

import datetime
import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

from attrs import frozen

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.errors import CodeAlteredError, NewerCodeError, NoCodeError
from p2p_malice.protocol.sanitize import MAX_NAME, clean
from p2p_malice.protocol.untrusted_json import read_json

VERSION = 1
_CHECK = 4
_MOST = 300
"""The most characters of rules, and of a seating."""
_LEFT = 1000
"""The most cards by which a game is won or lost."""
_DEAL = re.compile(r"\bDEAL(\d{1,4})-([A-Za-z0-9_-]{1,2000})", re.IGNORECASE)
_DAY = re.compile(r"\b(DAY|PUZZLE)-(\d{4}-\d\d-\d\d)\b", re.IGNORECASE)


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
class PuzzleDay:
    """The puzzle of that day."""

    day: datetime.date


def deal_code(deal: SharedDeal) -> str:
    """The code of a deal."""
    seed = urlsafe_b64encode(deal.seed).decode().rstrip("=")
    values = [deal.game, deal.rules, seed, " ".join(deal.seating), deal.by, deal.margin]
    body = json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()
    return f"DEAL{VERSION}-{urlsafe_b64encode(_check(body) + body).decode().rstrip('=')}"


def day_code(day: datetime.date) -> str:
    """The code of a day's deal."""
    return f"DAY-{day.isoformat()}"


def puzzle_code(day: datetime.date) -> str:
    """The code of a day's puzzle."""
    return f"PUZZLE-{day.isoformat()}"


def read_deal_code(text: str) -> SharedDeal | datetime.date | PuzzleDay:
    """The deal, the day or its puzzle whose code is in a text, such as a link. Raises `CodeError` for any other."""
    if found := _DAY.search(text):
        try:
            day = datetime.date.fromisoformat(found[2])
            return day if found[1].upper() == "DAY" else PuzzleDay(day)
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


def _deal_in(text: str) -> SharedDeal:
    """The deal in the characters of a code. Raises ValueError for anything else."""
    packed = _bytes_in(text)
    check, body = packed[:_CHECK], packed[_CHECK:]
    if check != _check(body):
        raise ValueError("not the text that was checked")
    values = read_json(body)
    match values:
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
