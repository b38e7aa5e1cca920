"""What is played at one table: a game, or several that are counted together, with what may be taken back in between.

A table, a log, a wire know nothing of this: it is one state, whose moves are those of the game being played and two
more. `undo` takes back the last play of one's own turn, as long as nothing new was seen since; `rematch`, after the
end, deals again. In a match the last move of a game is followed at once by the next deal.

Events beside those of the game: `undo` (`card`, `source`, `target` of what is taken back), between two games `score`
for each seat (`count`: its points so far) and `deal` (`count`: the number of the game that begins). Results: those of
the game or, of a match, `match`.
"""

from hashlib import sha256

from attrs import evolve, frozen

from p2p_malice.engine.game import REMATCH, UNDO, Event, Result, View
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.malice import rules as malice

MAX_DEALS = 99
"""A match for a number of points ends here, if nobody reaches it before."""

MATCH_MOVES = 100_000
"""A match ends with the game in which it gets to so many moves. Only games held up on purpose get there in 99 deals."""

MAX_UNDONE = 30
"""So often may be taken back within one turn: no game is to go on for ever."""

MAX_UNDONE_IN_GAME = 200
"""So often may each seat take back within one game.

Nine seats that use it all up add 3,600 moves to the `malice.GAME_MOVES` of a game: it ends in less than 20,000.
"""

_REVEALS_NOTHING = {"play", "complete", "clear"}


def begin(seats: int, rules: str, seed: bytes) -> "Match":
    """The first state under `rules`. Raises as `malice.deal`."""
    first = malice.deal(seats, rules, seed)
    return Match(first, rules, seed, _dealer_of(first), (0,) * seats, events=first.events)


def _dealer_of(dealt: malice.State) -> int | None:
    """Who dealt, where that decides who starts."""
    match dealt.options.starter:
        case "left":
            return (dealt.player - 1) % dealt.seats
        case "dealer":
            return dealt.player
    return None


def _seed_of(seed: bytes, number: int) -> bytes:
    """The seed of the game of that number, counted from 1; the first game has that of the table."""
    return seed if number == 1 else sha256(seed + f"deal {number}".encode()).digest()


@frozen
class Match:
    """A position of the game being played, the points so far, how it all ended, and what may be taken back."""

    game: malice.State
    rules: str
    seed: bytes
    dealer: int | None
    scores: tuple[int, ...]
    number: int = 1
    """Of the game being played, counted from 1 as long as the table stands."""
    first: int = 1
    """The number of the first game of this match."""
    result: Result | None = None
    before: tuple[malice.State, ...] = ()
    """The positions of this turn that may be gone back to."""
    undone: int = 0
    """How often something was taken back in this turn."""
    undone_by: tuple[int, ...] = ()
    """How often each seat took something back in this game; empty while nobody has."""
    made: int = 0
    """Moves made in the games of this match that are over."""
    events: tuple[Event, ...] = ()

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.seats

    @property
    def turn(self) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return self.game.turn

    @property
    def is_counted(self) -> bool:
        """Whether there are points: in a match, and from the second game on."""
        return self.game.options.is_match or self.number > 1

    def moves(self, seat: int) -> tuple[str, ...]:
        """What `seat` may do, but for `undo` and `rematch`."""
        return self.game.moves(seat)

    def view(self, seat: int) -> View:
        """What `seat` may know: of the game, the points, and whether it may take back."""
        view = self.game.view(seat)
        if self.is_counted or self.before or self.result is not view.result:
            view = evolve(
                view,
                result=self.result,
                scores=self.scores if self.is_counted else (),
                deal=self.number - self.first + 1 if self.is_counted else 0,
                undo=bool(self.before) and seat in self.turn,
            )
        return view

    def after(self, seat: int, move: str) -> "Match":
        """The state after the move. Raises `IllegalMoveError` and `NotationError`."""
        if move == UNDO:
            return self._take_back(seat)
        if move == REMATCH:
            return self._deal_again()
        game = self.game.after(seat, move)
        events = game.events
        if game.result:
            return self._score(game)
        if game.player != seat:
            return evolve(self, game=game, before=(), undone=0, events=events)
        revealed = any(event.kind not in _REVEALS_NOTHING for event in events)
        return evolve(self, game=game, before=() if revealed else (*self.before, self.game), events=events)

    def _take_back(self, seat: int) -> "Match":
        if seat not in self.turn:
            raise IllegalMoveError("It is not your turn.")
        if not self.before:
            raise IllegalMoveError(
                "There is nothing to take back: since the last new card was seen nothing was played."
            )
        if self.undone == MAX_UNDONE:
            raise IllegalMoveError("Enough was taken back in this turn.")
        undone_by = self.undone_by or (0,) * self.seats
        if undone_by[seat] == MAX_UNDONE_IN_GAME:
            raise IllegalMoveError(f"You've taken back {MAX_UNDONE_IN_GAME} plays in this game. This one stands.")
        undone_by = (*undone_by[:seat], undone_by[seat] + 1, *undone_by[seat + 1 :])
        play = self.game.events[0]
        event = Event(UNDO, seat, play.card, play.source, play.target)
        return evolve(
            self,
            game=self.before[-1],
            before=self.before[:-1],
            undone=self.undone + 1,
            undone_by=undone_by,
            events=(event,),
        )

    def _score(self, game: malice.State) -> "Match":
        """The end of `game`; in a match that goes on, the next deal."""
        scores = tuple(map(sum, zip(self.scores, _points(game), strict=True)))
        made = self.made + game.made + 2 * sum(self.undone_by)  # what was taken back was a move before
        ended = evolve(self, game=game, scores=scores, before=(), undone=0, undone_by=(), made=made, events=game.events)
        if self.is_counted:
            told = (*game.events, *(Event("score", seat, count=count) for seat, count in enumerate(scores)))
            ended = evolve(ended, events=told)
        if not game.options.is_match:
            return evolve(ended, result=game.result)
        if not ended._is_over():
            return ended._deal()
        assert game.result
        most = tuple(seat for seat, count in enumerate(scores) if count == max(scores))
        return evolve(ended, result=Result("match", most if len(most) < self.seats else (), game.result.left))

    def _is_over(self) -> bool:
        """Whether the match is over with the game that has just ended."""
        options, played = self.game.options, self.number - self.first + 1
        if self.made >= MATCH_MOVES:
            return True
        if options.target:
            return max(self.scores) >= options.target or played == MAX_DEALS
        return played == options.deals

    def _deal_again(self) -> "Match":
        if not self.result:
            raise IllegalMoveError("The game is not over.")
        if self.game.options.is_match:
            return evolve(self, scores=(0,) * self.seats, first=self.number + 1, made=0, events=())._deal()
        return evolve(self, events=())._deal()

    def _deal(self) -> "Match":
        """The next game, dealt; the deal moves clockwise."""
        number = self.number + 1
        dealer = None if self.dealer is None else (self.dealer + 1) % self.seats
        game = malice.deal(self.seats, self.rules, _seed_of(self.seed, number), dealer)
        events = (*self.events, Event("deal", count=number - self.first + 1), *game.events)
        return evolve(self, game=game, number=number, dealer=dealer, result=None, events=events)


def _points(game: malice.State) -> list[int]:
    """What each seat scores for a finished game: the winners one point, or a card each left with the losers."""
    assert game.result
    points = [0] * game.seats
    left = sum(count for seat, count in enumerate(game.result.left) if seat not in game.result.winners)
    for winner in game.result.winners:
        points[winner] = 1 if game.options.scoring == "wins" else left
    return points
