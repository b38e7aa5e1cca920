"""Several games one after the other, as one state: whoever has most points at the end wins the match.

A table, a log, a wire know nothing of matches: the last move of a game is followed at once by the next deal. Events
between two games: how the game ended, `score` for each seat (`count`: its points so far), `deal` (`count`: the number
of the game that begins). Result: `match`.
"""

from hashlib import sha256

from attrs import evolve, frozen

from p2p_malice.engine import malice
from p2p_malice.engine.game import Event, Result, State, View

MAX_DEALS = 99
"""A match for a number of points ends here, if nobody reaches it before."""


def begin(seats: int, rules: str, seed: bytes) -> State:
    """The first state under `rules`: of a match, where they make one, or of a single game. Raises as `malice.deal`."""
    first = malice.deal(seats, rules, seed)
    return Match(first, rules, seed, _dealer_of(first), (0,) * seats) if first.options.is_match else first


def _dealer_of(dealt: malice.State) -> int | None:
    """Who dealt, where that decides who starts."""
    match dealt.options.starter:
        case "left":
            return (dealt.player - 1) % dealt.seats
        case "dealer":
            return dealt.player
    return None


def _seed_of(seed: bytes, number: int) -> bytes:
    """The seed of the game of that number, counted from 1; the first game has that of the match."""
    return seed if number == 1 else sha256(seed + f"deal {number}".encode()).digest()


@frozen
class Match:
    """A position of the game being played, the points so far, and how the match ended."""

    game: malice.State
    rules: str
    seed: bytes
    dealer: int | None
    scores: tuple[int, ...]
    number: int = 1
    """Of the game being played, counted from 1."""
    result: Result | None = None
    events: tuple[Event, ...] = ()

    def __attrs_post_init__(self) -> None:
        """The events are those of the game, unless it began just now."""
        if not self.events:
            object.__setattr__(self, "events", self.game.events)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.seats

    @property
    def turn(self) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return () if self.result else self.game.turn

    def moves(self, seat: int) -> tuple[str, ...]:
        """What `seat` may do."""
        return () if self.result else self.game.moves(seat)

    def view(self, seat: int) -> View:
        """What `seat` may know: of the game, and the points."""
        return evolve(self.game.view(seat), result=self.result, scores=self.scores, deal=self.number)

    def after(self, seat: int, move: str) -> "Match":
        """The state after the move; after the last one of a game, that in which the next one has been dealt."""
        game = self.game.after(seat, move)
        if not game.result:
            return evolve(self, game=game, events=())
        scores = tuple(map(sum, zip(self.scores, _points(game), strict=True)))
        told = (*game.events, *(Event("score", other, count=count) for other, count in enumerate(scores)))
        if self._is_over(scores):
            most = tuple(other for other, count in enumerate(scores) if count == max(scores))
            result = Result("match", most if len(most) < self.seats else (), game.result.left)
            return evolve(self, game=game, scores=scores, result=result, events=told)
        number = self.number + 1
        dealer = None if self.dealer is None else (self.dealer + 1) % self.seats
        game = malice.deal(self.seats, self.rules, _seed_of(self.seed, number), dealer)
        events = (*told, Event("deal", count=number), *game.events)
        return evolve(self, game=game, scores=scores, number=number, dealer=dealer, events=events)

    def _is_over(self, scores: tuple[int, ...]) -> bool:
        options = self.game.options
        if options.target:
            return max(scores) >= options.target or self.number == MAX_DEALS
        return self.number == options.deals


def _points(game: malice.State) -> list[int]:
    """What each seat scores for a finished game: the winners one point, or a card each left with the losers."""
    assert game.result
    points = [0] * game.seats
    left = sum(count for seat, count in enumerate(game.result.left) if seat not in game.result.winners)
    for winner in game.result.winners:
        points[winner] = 1 if game.options.scoring == "wins" else left
    return points
