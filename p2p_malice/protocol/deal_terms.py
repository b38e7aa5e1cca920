"""What the next game at a table is dealt from, but for its seed: known to everybody before there is one. Pure."""

import json
from collections.abc import Iterable

from attrs import asdict, field, frozen, validators

from p2p_malice.engine.game import Event, Game
from p2p_malice.engine.match import Match, begin
from p2p_malice.protocol.untrusted_json import read_json

MAX_SEATS = 9
MAX_NUMBER = 1_000_000
"""The most games at one table."""

_number = validators.and_(validators.instance_of(int), validators.ge(1), validators.le(MAX_NUMBER))
_seat = validators.and_(validators.instance_of(int), validators.ge(0), validators.lt(MAX_SEATS))


def _numbers(value: Iterable[int]) -> tuple[int, ...]:
    return tuple(value)


@frozen
class DealTerms:
    """The game and its rules, how many play, which of the table's games it is, who deals, and who is yet to come.

    `number` counts the games since the table was set up, from 1; `first` is the number of the first game of this match
    or series. The `dealer` is a seat, None if the seed says who deals, or nobody does. `scores` are the points so far,
    empty or one for each seat; those who are `missing` are left out, in that order. Raises ValueError and TypeError for
    what no deal can be.
    """

    game: str = field(validator=validators.instance_of(str))
    rules: str = field(validator=validators.instance_of(str))
    seats: int = field(validator=validators.and_(_number, validators.le(MAX_SEATS)))
    number: int = field(default=1, validator=_number)
    first: int = field(default=1, validator=_number)
    dealer: int | None = field(default=None, validator=validators.optional(_seat))
    scores: tuple[int, ...] = field(
        default=(), converter=_numbers, validator=validators.deep_iterable(validators.instance_of(int))
    )
    missing: tuple[int, ...] = field(default=(), converter=_numbers, validator=validators.deep_iterable(_seat))

    def __attrs_post_init__(self) -> None:
        if len(self.scores) not in (0, self.seats) or self.first > self.number:
            raise ValueError("no such series")
        if any(seat >= self.seats for seat in (*self.missing, self.dealer or 0)):
            raise ValueError("no such seat")

    @property
    def text(self) -> str:
        """The terms as ASCII text: a JSON object with these keys in this order, without blanks."""
        return json.dumps(asdict(self), separators=(",", ":"))


def first_terms(match: Match) -> DealTerms:
    """The terms of the first game at a table, of which `match` is one deal."""
    return DealTerms(match.game.name, str(match.rules), match.seats, scores=match.scores, missing=match.missing)


def next_terms(match: Match) -> DealTerms:
    """The terms of the game, or the match, that is dealt once `match` is over."""
    number = match.number + 1
    return DealTerms(
        match.game.name,
        str(match.rules),
        match.seats,
        number,
        number if match.is_match else match.first,
        None if match.dealer is None else (match.dealer + 1) % match.seats,
        (0,) * match.seats if match.is_match else match.scores,
        match.missing,
    )


def read_terms(text: str) -> DealTerms:
    """The terms in that text. Raises ValueError for any other text."""
    try:
        terms = DealTerms(**read_json(text))
    except TypeError as error:
        raise ValueError(str(error)) from None
    if terms.text != text:
        raise ValueError("terms that would be written in another way")
    return terms


def dealt(game: Game, terms: DealTerms, seed: bytes) -> Match:
    """The first position of the `game` on those terms, from that seed.

    Raises `GameError` and ValueError if it can't be dealt.
    """
    if terms.game != game.name or (terms.missing and game.late is None):
        raise ValueError("not such a game")
    if terms.number == 1:
        return begin(game, terms.seats, terms.rules, seed, terms.missing, terms.dealer)
    state = game.deal(terms.seats, terms.rules, seed, terms.dealer)
    events = (Event("deal", count=terms.number - terms.first + 1), *state.events)
    for seat in terms.missing:
        assert game.late
        state = state.after(seat, game.late[0])
        events = (*events, *state.events)
    return Match(
        game,
        state,
        game.parse_rules(terms.rules),
        seed,
        terms.dealer,
        terms.scores,
        terms.number,
        terms.first,
        terms.number,
        missing=terms.missing,
        events=events,
    )
