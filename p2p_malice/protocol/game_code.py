"""Game codes: a whole game as one short text, so that it can be played a turn at a time in any chat. Pure.

A game follows from its seed, its rules and its moves, so a code needs no position. `GAME1-` and base64url (RFC 4648,
section 5) without padding spell this row of bytes; numbers are LEB128 (DWARF 5, section 7.6) unless something else is
said:

    number      the bytes that follow it
    4 bytes     SHA-256 over all that follows them, its first bytes
    number      the version of the rules of play: which moves are legal, and what comes of them
    number      the bytes of the text that follows
    text        UTF-8: the rules, then each seat, with U+001F between them. A seat is its player's name; the computer's
                has U+001E and the computer player's name behind that
    32 bytes    the seed
    number      the seat of the dealer, from 1; 0 if the seed chose one
    number      how many moves were made
    2 bytes     SHA-256 over the text of the position that they led to, its first bytes
    the rest    the moves, as one number in little-endian order

A move is its place, from 0, among the legal moves of its seat in the order of their texts (by code points). That of the
first move is the remainder of the number by how many there were; what is left tells the second, and so on.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import TypeVar

from attrs import evolve, field, frozen

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.engine.game import Game
from p2p_malice.engine.match import Match, begin
from p2p_malice.errors import CodeAlteredError, CodeCutOffError, CodeError, GameError, NewerCodeError, NoCodeError
from p2p_malice.protocol.code_text import joined
from p2p_malice.protocol.sanitize import MAX_NAME, clean

VERSION = 1
MAX_SEATS = 9
MAX_BYTES = 12_000
"""The most bytes of a code. A game of nine takes some 500, the longest match less than this."""

MAX_MOVES = 30_000
"""The most moves in a code; none with fewer bytes than `MAX_BYTES` has more, unless nobody ever had a choice."""

_CODE = re.compile(r"(?<![A-Za-z0-9])GAME(\d{1,3})-", re.IGNORECASE)
_BETWEEN, _BOT = "\x1f", "\x1e"
_CHECK, _MARK = 4, 2
_MOST_TRIED = 20
_MOST_BITS = 28
"""A number that is longer isn't read to its end: it is too large anyway."""

_Read = TypeVar("_Read")


@frozen
class CodeSeat:
    """Who plays at a seat: a name, "" if nobody has given one, and which computer player it is, None for a person."""

    name: str
    bot: str | None = None


@frozen
class GameInCode:
    """A game: what is played, by whom, from which seed, and all moves so far, each with its seat.

    Plays that were taken back aren't among them. The seed chooses the `dealer` if there is none.
    """

    game: str
    rules: str
    seats: tuple[CodeSeat, ...]
    seed: bytes = field(repr=False)
    moves: tuple[tuple[int, str], ...] = field(default=(), repr=False)
    dealer: int | None = None


def is_in(text: str) -> bool:
    """Whether there is a game code in a text, or something that was one."""
    return _CODE.search(text) is not None


def encode(coded: GameInCode, games: Mapping[str, Game]) -> str:
    """The code of a game that can be played by message. Raises `GameError` for moves that it doesn't allow."""
    game = games[coded.game]
    assert game.position
    state = first_position(coded, game)
    number, weight = 0, 1
    for seat, move in coded.moves:
        legal = _legal(state, seat)
        state = state.after(seat, move)
        number += legal.index(move) * weight
        weight *= len(legal)
    head = _BETWEEN.join((coded.rules, *(_seat_text(seat) for seat in coded.seats))).encode()
    body = b"".join(
        (
            _leb128(game.version),
            _leb128(len(head)),
            head,
            coded.seed,
            _leb128(0 if coded.dealer is None else coded.dealer + 1),
            _leb128(len(coded.moves)),
            _mark(game, state),
            number.to_bytes((number.bit_length() + 7) // 8, "little"),
        )
    )
    checked = sha256(body).digest()[:_CHECK] + body
    row = _leb128(len(checked)) + checked
    return f"GAME{VERSION}-{urlsafe_b64encode(row).decode().rstrip('=')}"


def check(text: str) -> None:
    """Raise `CodeError` unless there is a whole code in a text."""
    _last(text, lambda _body: None)


def decode(text: str, games: Mapping[str, Game]) -> tuple[GameInCode, Match]:
    """The game whose code is in a text, such as a message or a link, and its position; of several, the last whole one.

    Raises `CodeError` if there is none, or none that can be played by `games`.
    """
    return _last(text, lambda body: _game_in(body, games))


def _last(text: str, read: Callable[[bytes], _Read]) -> _Read:
    found = list(_CODE.finditer(text))
    if not found:
        raise NoCodeError("no_game_code")
    error: CodeError | None = None
    for match in reversed(found[-_MOST_TRIED:]):
        try:
            if int(match[1]) != VERSION:
                raise NewerCodeError(version=int(match[1]), known=VERSION)
            return read(_checked(text[match.end() :]))
        except CodeError as refused:
            error = error or refused
    assert error
    raise error


def positions_of(coded: GameInCode, game: Game) -> Iterator[Match]:
    """All positions of a game, one after the other. Raises `GameError` for what it doesn't allow."""
    state = first_position(coded, game)
    yield state
    for seat, move in coded.moves:
        state = state.after(seat, move)
        yield state


def first_position(coded: GameInCode, game: Game) -> Match:
    """The position after the deal. Raises `GameError` if so many can't play by these rules."""
    return begin(game, len(coded.seats), coded.rules, coded.seed, dealer=coded.dealer)


def _legal(state: Match, seat: int) -> Sequence[str]:
    """The legal moves of a seat, in the order of their texts."""
    return sorted(set(state.offers(seat).moves))


def _mark(game: Game, state: Match) -> bytes:
    assert game.position
    return sha256(game.position(state.state).encode()).digest()[:_MARK]


def _seat_text(seat: CodeSeat) -> str:
    return seat.name if seat.bot is None else f"{seat.name}{_BOT}{seat.bot}"


def _leb128(number: int) -> bytes:
    row = bytearray()
    while number > 0x7F:
        row.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes((*row, number))


# --- reading ---------------------------------------------------------------------------------------------------------


class _Row:
    """Takes parts off the front of a row of bytes. Raises ValueError if too few are left."""

    def __init__(self, row: bytes) -> None:
        self._row = row
        self._at = 0

    def number(self) -> int:
        number = shift = 0
        while True:
            (byte,) = self.take(1)
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80 or shift > _MOST_BITS:
                return number

    def take(self, count: int) -> bytes:
        end = self._at + count
        if end > len(self._row):
            raise ValueError("too short")
        part = self._row[self._at : end]
        self._at = end
        return part

    def rest(self) -> bytes:
        return self._row[self._at :]


def _checked(text: str) -> bytes:
    """What the check of the code at the beginning of a text is over. Raises `CodeError` if it isn't whole.

    A chat or a mail may have broken it into lines, and anything may follow.
    """
    part = text[: 3 * MAX_BYTES]
    try:
        return _whole(part)
    except CodeError as error:
        try:
            return _whole(re.sub(r"\s+", "", joined(part)))
        except CodeError:
            raise error from None


def _whole(text: str) -> bytes:
    spelt = re.match("[A-Za-z0-9_-]*", text)
    assert spelt
    # A single character behind whole groups of four spells no byte.
    characters = spelt[0][:-1] if len(spelt[0]) % 4 == 1 else spelt[0]
    reader = _Row(urlsafe_b64decode(characters + "=" * (-len(characters) % 4)))
    try:
        size = reader.number()
        if size > MAX_BYTES:
            raise CodeAlteredError("game_altered")
        checked = reader.take(size)
    except ValueError:
        raise CodeCutOffError("game_cut_off") from None
    if checked[:_CHECK] != sha256(checked[_CHECK:]).digest()[:_CHECK]:
        raise CodeAlteredError("game_altered")
    return checked[_CHECK:]


def _game_in(body: bytes, games: Mapping[str, Game]) -> tuple[GameInCode, Match]:
    reader = _Row(body)
    try:
        version = reader.number()
        rules, *seats = reader.take(reader.number()).decode().split(_BETWEEN)
        seed, dealer, count = reader.take(SEED_BYTES), reader.number(), reader.number()
        mark, places = reader.take(_MARK), int.from_bytes(reader.rest(), "little")
    except ValueError:
        raise CodeAlteredError("game_altered") from None
    game = next((each for each in games.values() if rules.partition(" ")[0] in each.book.variants), None)
    if game is None or game.position is None:
        raise CodeError("game_unknown")
    if version != game.version:
        raise CodeError("game_of_other_rules")
    dealt = None if dealer == 0 else dealer - 1
    coded = GameInCode(game.name, rules, tuple(_seat_in(each, game) for each in seats), seed, (), dealt)
    if not 2 <= len(seats) <= MAX_SEATS or dealer > len(seats) or all(seat.bot is not None for seat in coded.seats):
        raise CodeError("game_unknown")
    try:
        game.book.check(rules, len(seats))
        state = first_position(coded, game)
    except GameError as error:
        raise CodeError("game_unknown") from error
    moves = []
    if count > MAX_MOVES:
        raise CodeAlteredError("game_altered")
    for _ in range(count):
        if not state.turn:
            raise CodeAlteredError("game_altered")
        seat = state.turn[0]
        legal = _legal(state, seat)
        places, place = divmod(places, len(legal))
        moves.append((seat, legal[place]))
        state = state.after(seat, legal[place])
    if places:
        raise CodeAlteredError("game_altered")
    if mark != _mark(game, state):
        raise CodeError("game_of_other_rules")
    return evolve(coded, moves=tuple(moves)), state


def _seat_in(text: str, game: Game) -> CodeSeat:
    name, is_bot, bot = text.partition(_BOT)
    if is_bot and bot and bot not in game.bots:
        raise CodeError("game_unknown")
    return CodeSeat(clean(name, MAX_NAME), bot if is_bot else None)
