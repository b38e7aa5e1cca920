"""What is played at one table: one game, or a match of several. Plays can be taken back.

Tables, logs and channels need not know: to them it is one state, whose moves are those of the game and two more. `undo`
takes back the last play of the player's turn, where the rules allow it and as long as nothing new has been seen since;
`rematch`, after the end, deals again. With a seed behind it (32 bytes in hexadecimal digits), it deals from that one,
so that whoever was told the seed of a game knows nothing of the next. In a match, the next deal follows the last move
of a game at once. The game itself is handed in.

Events in addition to those of the game: `undo` (`card`, `source`, `target` of the play taken back) and, between two
games, `score` for each seat (`count`: its points so far) and `deal` (`count`: the number of the game that begins).
Results: those of the game; for a match, `match`.
"""

import re
from collections.abc import Iterable
from hashlib import sha256

from attrs import evolve, frozen

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.engine.game import UNDO, Clock, Event, Game, GameState, Offers, Result, Rules, View, is_rematch
from p2p_malice.engine.rule_book import MAX_DEALS, MAX_UNDONE, MAX_UNDONE_IN_GAME
from p2p_malice.errors import IllegalMoveError, NotationError

MATCH_MOVES = 100_000
"""A match ends with the game in which it reaches this many moves: only games held up on purpose get there."""


TURN_CLOCKS = 1_000_000
"""The number of a turn's clock is this and the number of the turn; a game's own clocks have lower ones."""


def begin(
    game: Game, seats: int, rules: str, seed: bytes, late: Iterable[int] = (), dealer: int | None = None
) -> "Match":
    """The first state of `game` under `rules`, without the players who come `late`; the seed may choose the `dealer`.

    Raises what its `deal` raises, and `IllegalMoveError` if it can't be played without them.
    """
    first = game.deal(seats, rules, seed, dealer)
    parsed = game.parse_rules(rules)
    match = Match(game, first, parsed, seed, first.dealer, (0,) * seats, events=first.events)
    for seat in late:
        if game.late is None:
            raise IllegalMoveError("not_all_here")
        after = match.after(seat, game.late[0])
        match = evolve(after, events=(*match.events, *after.events))
    return match


def _seed_of(seed: bytes, number: int) -> bytes:
    """The seed of a game, by its number from 1; the first game has that `seed`."""
    return seed if number == 1 else sha256(seed + f"deal {number}".encode()).digest()


@frozen
class Match:
    """A position of the game being played, the points so far, how it all ended, and what may be taken back."""

    game: Game
    state: GameState
    rules: Rules
    seed: bytes
    dealer: int | None
    scores: tuple[int, ...]
    number: int = 1
    """The game being played, counted from 1 over the whole life of the table."""
    first: int = 1
    """The number of the first game of this match."""
    since: int = 1
    """The number of the game that has the `seed`; those that follow it in a match, or without one of their own, have
    seeds that are made from it.
    """
    result: Result | None = None
    before: tuple[GameState, ...] = ()
    """The positions of this turn that can still be returned to."""
    undone: int = 0
    """How many plays have been taken back in this turn."""
    undone_by: tuple[int, ...] = ()
    """How many plays each seat has taken back in this game; empty while nobody has."""
    made: int = 0
    """Moves made in this match."""
    turns: int = 0
    """Turns that have ended at this table; a player who acts again in the same turn has no more time for that."""
    missing: tuple[int, ...] = ()
    """The seats whose players are still to come, in the order in which they were left out."""
    events: tuple[Event, ...] = ()

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.state.seats

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.state.turn

    @property
    def clocks(self) -> tuple[Clock, ...]:
        """The times after which something happens by itself."""
        return self.state.clocks

    @property
    def turn_clock(self) -> Clock | None:
        """The time for this turn, if the rules limit it and one player has it; when it is up, the table moves."""
        if self.rules.clock == "off" or self.result or len(self.turn) != 1:
            return None
        return Clock(int(self.rules.clock), TURN_CLOCKS + self.turns, self.turn[0])

    @property
    def is_match(self) -> bool:
        """Whether this is a match of several games."""
        return self.rules.deals > 1 or self.rules.target > 0

    @property
    def is_counted(self) -> bool:
        """Whether the table counts points: in a match and from the second game on, unless the game keeps score."""
        return bool(self.scores) and (self.is_match or self.number > 1)

    @property
    def dealt_from(self) -> bytes | None:
        """The seed from which this game, or this whole match, can be dealt; None if a match has none of its own."""
        if self.is_match:
            return self.seed if self.since == self.first else None
        return _seed_of(self.seed, self.number - self.since + 1)

    def offers(self, seat: int) -> Offers:
        """What `seat` may do, apart from `undo` and `rematch`."""
        return self.state.offers(seat)

    def view(self, seat: int | None) -> View:
        """What `seat`, or a spectator, may know: the game, the points, and whether it may take back a play."""
        view = self.state.view(seat)
        if self.is_counted or self.rules.undo or self.result is not view.result:
            view = evolve(
                view,
                result=self.result,
                scores=self.scores if self.is_counted else view.scores,
                deal=self.number - self.first + 1 if self.is_counted else view.deal,
                undo=None if seat is None or not self.rules.undo else self._may_take_back(seat),
            )
        return view

    def after(self, seat: int, move: str) -> "Match":
        """The state after the move. Raises `IllegalMoveError` and `NotationError`."""
        if move == UNDO:
            return self._take_back(seat)
        if is_rematch(move):
            return self._deal_again(move.partition(" ")[2])
        if self.game.late and move in self.game.late:
            return self._left_out(seat) if move == self.game.late[0] else self._joined(seat)
        return self._go_on(self.state.after(seat, move), seat)

    def _left_out(self, seat: int) -> "Match":
        assert self.game.late
        return evolve(self._go_on(self.state.after(seat, self.game.late[0])), missing=(*self.missing, seat))

    def _joined(self, seat: int) -> "Match":
        """A player has arrived; once the game is over, they are dealt in from the next one."""
        assert self.game.late
        is_late = self.result and seat in self.missing
        after = evolve(self, events=()) if is_late else self._go_on(self.state.after(seat, self.game.late[1]))
        return evolve(after, missing=tuple(each for each in self.missing if each != seat))

    def expire(self, number: int) -> "Match":
        """The state when that clock's time is up. Raises `IllegalMoveError` if it isn't running."""
        if all(clock.number != number for clock in self.clocks):
            raise IllegalMoveError("nothing_due")
        return self._go_on(self.state.expire(number))

    def _go_on(self, state: GameState, mover: int | None = None) -> "Match":
        if state.result:
            return self._score(state)
        is_next = state.turn != self.turn or (state.ends_turn and mover in self.turn)
        made, turns = self.made + 1, self.turns + is_next
        if state.ends_turn:
            return evolve(self, state=state, before=(), undone=0, made=made, turns=turns, events=state.events)
        before = () if state.reveals or not self.rules.undo else (*self.before, self.state)
        return evolve(self, state=state, before=before, made=made, turns=turns, events=state.events)

    def _may_take_back(self, seat: int) -> bool:
        taken = self.undone_by[seat] if self.undone_by else 0
        return bool(self.before) and seat in self.turn and self.undone < MAX_UNDONE and taken < MAX_UNDONE_IN_GAME

    def _take_back(self, seat: int) -> "Match":
        if seat not in self.turn:
            raise IllegalMoveError("not_your_turn")
        if not self.rules.undo:
            raise IllegalMoveError("no_undo")
        if not self.before:
            raise IllegalMoveError("nothing_to_undo")
        if self.undone == MAX_UNDONE:
            raise IllegalMoveError("undone_enough", most=MAX_UNDONE)
        undone_by = self.undone_by or (0,) * self.seats
        if undone_by[seat] == MAX_UNDONE_IN_GAME:
            raise IllegalMoveError("undone_enough_in_game", most=MAX_UNDONE_IN_GAME)
        undone_by = (*undone_by[:seat], undone_by[seat] + 1, *undone_by[seat + 1 :])
        play = self.state.events[0]
        event = Event(UNDO, seat, play.card, play.source, play.target)
        return evolve(
            self,
            state=self.before[-1],
            before=self.before[:-1],
            undone=self.undone + 1,
            undone_by=undone_by,
            made=self.made + 1,
            events=(event,),
        )

    def _score(self, state: GameState) -> "Match":
        """The end of a game; in a match that goes on, the next deal."""
        assert state.result
        scores = state.scored(self.scores)
        ended = evolve(
            self,
            state=state,
            scores=scores,
            before=(),
            undone=0,
            undone_by=(),
            made=self.made + 1,
            events=state.events,
        )
        if self.is_counted:
            told = (*state.events, *(Event("score", seat, count=count) for seat, count in enumerate(scores)))
            ended = evolve(ended, events=told)
        if not self.is_match:
            return evolve(ended, result=state.result)
        if not ended._is_over():
            return ended._deal()
        most = tuple(seat for seat, count in enumerate(scores) if count == max(scores))
        return evolve(ended, result=Result("match", most if len(most) < self.seats else (), state.result.left))

    def _is_over(self) -> bool:
        """Whether the match is over with the game that has just ended."""
        played = self.number - self.first + 1
        if self.made >= MATCH_MOVES:
            return True
        deals, target = self.rules.deals, self.rules.target
        if target and max(self.scores) >= target:
            return True
        return played == (MAX_DEALS if target and deals == 1 else deals)

    def _deal_again(self, seed: str) -> "Match":
        """The next game or match, from that seed in hexadecimal digits, or one that is made from this one's."""
        if not self.result:
            raise IllegalMoveError("not_over")
        over = evolve(self, events=())
        if seed:
            if not re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", seed):
                raise NotationError("no_move", text=seed[:20])
            over = evolve(over, seed=bytes.fromhex(seed), since=self.number + 1)
        if self.is_match:
            over = evolve(over, scores=(0,) * self.seats, first=self.number + 1, made=0)
        return over._deal()

    def _deal(self) -> "Match":
        """The next game, dealt by the next dealer clockwise."""
        number = self.number + 1
        dealer = None if self.dealer is None else (self.dealer + 1) % self.seats
        state = self.game.deal(self.seats, str(self.rules), _seed_of(self.seed, number - self.since + 1), dealer)
        events = (*self.events, Event("deal", count=number - self.first + 1), *state.events)
        for seat in self.missing:
            assert self.game.late
            state = state.after(seat, self.game.late[0])
            events = (*events, *state.events)
        return evolve(self, state=state, number=number, dealer=dealer, turns=self.turns + 1, result=None, events=events)
