"""The table: it knows who sits where, judges every message and decides who is told what.

Pure: no I/O and no clock. Whoever runs a table hands it each message with the visitor it came from and the time, calls
`tick` when `wake_at` says, and delivers what comes back. A visitor is nobody until its hello is accepted
(`seat_holders`); a seat is told only what is in its own view, and refusals depend on nothing else. Spectators are told
what everybody may know, and nothing waits for them.
"""

from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from math import ceil, inf
from types import MappingProxyType

from attrs import asdict, evolve, frozen

from p2p_malice.engine.game import (
    NOTHING,
    OVERDUE,
    REMATCH,
    Clock,
    Deadline,
    Event,
    Game,
    Offers,
    Result,
    State,
    View,
    hints_events,
    is_rematch,
    rematch_from,
)
from p2p_malice.engine.match import TURN_CLOCKS, Match
from p2p_malice.engine.questions import answer
from p2p_malice.errors import GameError, IllegalMoveError, RemoteProtocolError
from p2p_malice.protocol.agreed_deal import AgreedDeal
from p2p_malice.protocol.check_cards import check_cards
from p2p_malice.protocol.deal_terms import dealt, first_terms, next_terms
from p2p_malice.protocol.messages import (
    ANOTHER,
    GO_ON,
    MOVED,
    PAUSE,
    POKE,
    PROPOSALS,
    PROTOCOL_VERSION,
    UNDERSTOOD,
    WATCH,
    Allow,
    Answered,
    Ask,
    Avatar,
    AvatarName,
    Bye,
    Dismiss,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Part,
    Poke,
    Poked,
    Propose,
    Refused,
    Remarked,
    Said,
    Say,
    Seated,
    Show,
    Sitter,
    Take,
    kind_of,
)
from p2p_malice.protocol.sanitize import looks_like
from p2p_malice.protocol.standing import NOTHING_PLAYED, Standing
from p2p_malice.sentence_facts import HINT, SHEET, Facts
from p2p_malice.table.clocks import Clocks
from p2p_malice.table.dealing import Deals, ToPlayers
from p2p_malice.table.seat_holders import SeatHolders, Visit, VisitState
from p2p_malice.table.seat_tokens import SeatTokens
from p2p_malice.table.sitters import Sitters

SAY_LIMIT = 5
SAY_SECONDS = 10.0
"""Nobody may say or propose more than `SAY_LIMIT` things within `SAY_SECONDS`: everybody hears them."""

ASK_LIMIT = 150
"""How many questions a seat may ask within `SAY_SECONDS`: nobody else hears them, but the table has to think."""

MAX_SPECTATORS = 16

PAUSE_SIGN, GO_ON_SIGN = "⏸", "▶"
"""What somebody who pauses or goes on says to those whose programs know no pause."""

MAX_TRIED = 5_000
"""How many moves are tried for a player whose time is up."""

MAX_RECALLED = 200
"""How many events, the last of them, a player is told of who comes back and hasn't heard them."""

Past = Sequence[tuple[int, Event]]
"""What has happened, each with the number of the position that it led to."""

Made = tuple[int, int | None, str]
"""The number of a position, and the seat and the move that led to it.

If time was up instead, the seat is None and the move is `EXPIRY` and the clock's number.
"""

MAX_MADE = 16

Deliveries = list[tuple[Visit, FromTable]]
"""Messages to be sent, each with the visitor that gets it, in order."""

ALLOWED = Allow(watch=True, seats=False)
"""What spectators may do until whoever hosts decides about it."""

TURNED_OUT = Refused("turned_out")

EXPIRY = "expire"
"""Takes the place of a move if time was up, with the number of the clock behind it."""


@frozen
class _Claim:
    """What a hello is about: a seat, whether its token was proved, and whether it is the visitor's own."""

    seat: int
    has_proved: bool
    is_owner: bool


class Table:
    """One game among its seats, from the first hello to the result.

    The cards are shown once every seat has been taken; from then on players may go and come back. The others decide
    what happens in the meantime: wait, let the computer take over, or stop. A seat that was once taken is given only to
    a visitor who proves to have its token.
    """

    def __init__(
        self,
        state: State,
        game: Game,
        rules: str,
        tokens: Sequence[str],
        *,
        names: Sequence[str] = (),
        number: int = 0,
        past: Past = (),
        hints: Sequence[int] = (),
        bots: Mapping[int, str] = MappingProxyType({}),
        avatars: Mapping[int, AvatarName] = MappingProxyType({}),
        here: Mapping[int, str] = MappingProxyType({}),
        late: Collection[int] = (),
        kept: Mapping[int, str] = MappingProxyType({}),
        new_token: Callable[[], str] | None = None,
        new_seed: Callable[[], bytes] | None = None,
        is_held: bool = False,
        shown: Callable[[State], View] = lambda state: state.view(None),
        substitutes: Sequence[tuple[str, AvatarName]] = (),
        is_timed: bool = True,
        setup: int = 0,
        standing: Standing = NOTHING_PLAYED,
        agrees: bool = False,
        agreed: AgreedDeal | None = None,
        moves: Sequence[tuple[int | None, str]] = (),
        deals: int = 0,
    ) -> None:
        """A table for that game; `rules` are its options in force, as text, `tokens` one secret per seat.

        For a resumed game, `names` are those of the players, `number` is that of the position `state`, counted from 1,
        `past` is what led to it, and `hints` how many each player has asked for; a game just dealt has none of them.
        `bots` are the names of the computer players who sit there from the start, `avatars` all pictures, `here` the
        names of the people where the table stands: they count as present before they have said hello, and their seats
        are never free. Nobody waits for those who come `late`: `state` is without them. Seats are `kept` for friends of
        these names: whoever comes by a code for all sits there if they are called so. `new_token` makes a secret that
        nobody could guess, for the next one at a seat whose token somebody else may have kept; without it, seats keep
        theirs. `new_seed` makes the seed of another game; without it, that is made from the first one's. If `is_held`,
        the cards are shown only once `begin` was called, too. Spectators are `shown` that of a position. The computer
        that plays on for somebody who is sent away is one of the `substitutes`, by name and picture. `setup` is how
        often the table was set up for another game before, and `standing` how those have ended.
        Unless it `is_timed`, no turn has a limit, whatever the rules say. If it `agrees`, the cards of `state` are not
        those of the first game, unless nobody can take part in choosing a seed for that. Of a resumed game, `agreed` is
        the deal that its players have agreed on, with all `moves` since, and `deals` how many were announced.
        """
        self._state = state
        self._dealt = state.events
        self._game = game
        self._rules = rules
        self._number = number
        self._tokens = SeatTokens(tokens, range(state.seats) if names else (), new_token)
        self._new_seed = new_seed
        self._sitters = Sitters(state.seats, names, bots, avatars, standing)
        self._here = dict(here)
        self._awaited: set[int] = set()
        """The seats of people where the table stands who haven't said hello yet."""
        for seat in self._here:
            self._reserve(seat)
        self._said: list[deque[float]] = [deque(maxlen=SAY_LIMIT) for _ in range(state.seats + 1)]
        """By seat, when they have said something; all spectators together come last."""
        self._poked: list[deque[float]] = [deque(maxlen=1) for _ in range(state.seats)]
        self._asked: list[deque[float]] = [deque(maxlen=ASK_LIMIT) for _ in range(state.seats + 1)]
        self._moves: deque[Made] = deque(maxlen=MAX_MADE)
        self._past = deque(past, MAX_RECALLED)
        self._told = [number] * state.seats
        """By seat: the position that its player was shown last."""
        self._offers: list[Offers] = [state.offers(seat) for seat in range(state.seats)]
        self._since = [number] * state.seats
        self._clocks = Clocks(state.seats, number, state.clocks)
        self._ready_at = -inf
        """Until when the computer thinks about its move."""
        self._has_gathered = False
        self.counts_hints = True
        """Whether the end tells how many hints each player has asked for."""
        self._hints = list(hints or [0] * state.seats)
        self._late = set(late)
        """The seats of players who come late: nobody waits for them."""
        self._kept = dict(kept)
        self._is_stopped = False
        self._paused: int | None = None
        """The seat of whoever paused the game, None while it isn't."""
        self._resumed: int | None = None
        self.is_held = is_held
        """Whether the cards wait for `begin`."""
        self._allowed = ALLOWED
        self._shown = shown
        self._substitutes = substitutes
        self._is_timed = is_timed
        self._holders = SeatHolders(state.seats)
        self._setup = setup
        self._is_choosing = False
        self._is_closed = False
        """Whether somebody who hosts has left."""
        self._deals = Deals(
            self._holders,
            self._sitters,
            self._deal,
            new_seed,
            agrees=agrees,
            agreed=agreed,
            moves=moves,
            announced=deals,
        )
        self._former: dict[int, int] = {}
        """The seats of people who were away when the table was set up, by those that they had before."""

    @property
    def setup(self) -> int:
        """How often the table was set up for another game."""
        return self._setup

    @property
    def standing(self) -> Standing:
        """How the games at this table have ended so far."""
        return self._sitters.standing

    @property
    def spectators(self) -> tuple[str, ...]:
        """The names of those who look on, and are heard."""
        return tuple(visit.name for visit in self._holders.spectators if not visit.is_silent)

    @property
    def asking(self) -> tuple[str, ...]:
        """The names of the spectators who would like to play."""
        asking = [visit for visit in self._holders.spectators if visit.asks_for_seat and not visit.is_silent]
        return tuple(visit.name for visit in asking)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self._sitters)

    @property
    def hints(self) -> tuple[int, ...]:
        """How many hints each player has asked for in this game."""
        return tuple(self._hints)

    @property
    def players(self) -> tuple[Sitter, ...]:
        """Who sits where."""
        return tuple(self._sitters)

    @property
    def number(self) -> int:
        """The number of the position, counted from 1; 0 before the cards are shown."""
        return self._number

    def is_persons(self, seat: int) -> bool:
        """Whether a person plays at `seat`, even if the computer does for them at the moment."""
        return self._sitters.is_persons(seat)

    @property
    def moves(self) -> Sequence[Made]:
        """The last moves, in order: no message and no moment leads to more than `MAX_MADE` of them."""
        return self._moves

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._state.turn if self._number else ()

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        return self._state.result

    @property
    def is_stopped(self) -> bool:
        """Whether the players decided to stop for now, because somebody is away."""
        return self._is_stopped

    @property
    def is_paused(self) -> bool:
        """Whether a player paused the game: no clock runs, and nobody moves until a player goes on."""
        return self._paused is not None

    @property
    def agreed(self) -> AgreedDeal | None:
        """The deal that is played, if its players have agreed on it."""
        return self._deals.agreed

    @property
    def allowed(self) -> Allow:
        """What spectators may do."""
        return self._allowed

    @property
    def given_up(self) -> Sequence[tuple[str, Refused]]:
        """The last tokens that open nothing any more, each with what is told to whoever has it."""
        return self._tokens.former

    def recall(self, left: Collection[int], given_up: Sequence[tuple[str, Refused]], allowed: Allow) -> None:
        """Take in how a table was saved: whose players had `left`, and what was `given_up` and `allowed`."""
        for seat in left:
            self._sitters.change(seat, present=False, computer=False, left=True)
        self._tokens.recall(given_up)
        self._allowed = allowed

    def token(self, seat: int) -> str:
        """The secret of a seat now, for whoever runs the table."""
        return self._tokens[seat]

    def view(self, seat: int) -> View:
        """What `seat` may know, for the computer that plays in its place."""
        return self._state.view(seat)

    def aside(self, seat: int) -> View:
        """What `seat` may know, with offers only of what it may do beside that for which the game waits."""
        view = self._state.view(seat)
        return evolve(view, offers=Offers(may=view.offers.may))

    def chance(self, seat: int) -> tuple[tuple[str, ...], int] | None:
        """What `seat` may do though the game doesn't wait for it, and the last clock that runs; None for nothing.

        While this stays the same, so does the chance: there is no need to think about it again.
        """
        may = self._offers[seat].may if self._number else ()
        return (may, max((clock.number for clock in self._state.clocks), default=0)) if may else None

    def thinks(self, now: float) -> float:
        """For how many seconds more the computer thinks about its move."""
        return max(0.0, self._ready_at - now)

    def fill(self, seat: int, name: str, now: float, avatar: AvatarName = "") -> Deliveries:
        """Let the computer play under that name, from the start, at a seat that nobody has taken."""
        self._sitters.seat_bot(seat, name, avatar)
        return self._address(self._begin(now))

    def play_for(self, seat: int, now: float) -> Deliveries:
        """Begin without somebody who has a seat and is away: the computer plays for them until they are back."""
        self._sitters.let_computer_play([seat], plays=True)
        return self._address(self._begin(now))

    def leave_free(self, seat: int, now: float) -> Deliveries:
        """Begin without the player of a seat that nobody has taken, who may still come.

        Raises `IllegalMoveError` if the game can't be played so.
        """
        if self._game.late is None:
            raise IllegalMoveError("not_all_here")
        self._state = self._state.after(seat, self._game.late[0])
        self._dealt += self._state.events
        self._offers = [self._state.offers(each) for each in range(self.seats)]
        self._late.add(seat)
        return self._address(self._begin(now))

    def turn_to(self, state: State, *, is_new: bool) -> Deliveries:
        """Show `state`, to which no move has led: another position or, unless it `is_new`, this one in another way."""
        side, self._state = self._view(None).seat, state
        self._number += is_new
        told = self._tell_who_sits_where() if self._view(None).seat != side else []
        return self._address([*told, *self._show_each(0.0, state.events)])

    def stand_in(self, seat: int, move: str, now: float) -> Deliveries:
        """Make `move` at a seat where the computer plays. Raises `GameError` if it isn't allowed."""
        return self._address(self._go_on(self._state.after(seat, move), (seat, move), now))

    def note_choosing(self, *, is_so: bool) -> Deliveries:
        """Record whether whoever hosts chooses what is played next."""
        self._is_choosing = is_so
        return self._address(self._tell_who_sits_where())

    def bring(self, former: "Table", places: Mapping[str, int], now: float) -> Deliveries:
        """Let everybody who was at the `former` table go on here: at those `places`, by name, or as spectators.

        Whoever keeps a seat keeps its token. Those whose program wouldn't understand it have to go.
        """
        told = former._deals.give_up()
        if not former.result:
            told += former._deals.open(range(former.seats))
        gone = former._address(told)
        names = [sitter.name for sitter in former.players]
        self._deals.bring(former._deals, {seat: places[name] for seat, name in enumerate(names) if name in places})
        self._tokens.recall(former._tokens.former)
        for seat, sitter in enumerate(former.players):
            visit, place = former._holders.holder(seat), places.get(sitter.name)
            if visit and ANOTHER not in visit.understands:
                former._holders.leave(visit)
                gone.append((visit, Bye("version_mismatch", {"older": "yours"})))
            elif place is not None and former.is_persons(seat):
                self._holders.bring(former._holders, seat, place)
                self._sitters.bring(place, sitter)
                self._tokens.bring(former._tokens, seat, place)
                if not sitter.present:
                    self._former[seat] = place
            elif visit:
                self._holders.watch(visit, sitter.name)
            else:
                self._tokens.bring(former._tokens, seat, None)
        for visit in former._holders.spectators:
            visit.asks_for_seat = False
            self._holders.watch(visit, visit.name)
            place = places.get(visit.name)
            if place is not None and not visit.is_silent and not self._sitters[place].name:
                self._holders.sit_down(visit, place)
                self._sitters.seat_person(place, visit.name)
        self._allowed = former._allowed
        return gone + self._address(self._begin(now))

    # --- time --------------------------------------------------------------------------------------------------------

    @property
    def wake_at(self) -> float | None:
        """When something happens by itself, and `tick` is to be called; None where nothing does."""
        if self._deals.dealing:
            return self._deals.dealing.until
        ends = min(self._clocks.ends.values(), default=None)
        return None if self._is_stopped or ends is None else ends + self._clocks.allowed(self._sitters.listening)

    def note_round_trip(self, seat: int, seconds: float) -> None:
        """Record how long a player takes to hear of something and answer: clocks don't favour fast links."""
        self._clocks.note_round_trip(seat, seconds)

    def tick(self, now: float) -> Deliveries:
        """Do what is due at the time `now`. To be called when `wake_at` says; calling it more often does no harm."""
        if self.wake_at is None or now < self.wake_at:
            return []
        if self._deals.dealing:
            return self._address(self._deals.tick(now))
        clock = self._clocks.take_first()
        if clock.number >= TURN_CLOCKS and clock.seat is not None:
            return self._address(self._move_for(clock.seat, now))
        moved = (None, f"{EXPIRY} {clock.number}")
        return self._address(self._go_on(self._state.expire(clock.number), moved, now))

    def _move_for(self, seat: int, now: float) -> ToPlayers:
        """End the turn of a player whose time is up, by moves of the game's choice."""
        told: ToPlayers = []
        ended: tuple[Event, ...] = (Event(OVERDUE, seat),)
        for _ in range(MAX_MADE):
            clock = self._turn_clock
            for move in islice(self._game.overdue(self._state.view(seat)), MAX_TRIED):
                with suppress(GameError):
                    told += self._go_on(self._state.after(seat, move), (seat, move), now, ended)
                    break
            ended = ()
            if clock is None or self._turn_clock != clock:
                break
        return told

    @property
    def _turn_clock(self) -> Clock | None:
        """The clock of this turn, where a person plays."""
        clock = self._state.turn_clock if self._is_timed and isinstance(self._state, Match) else None
        is_computers = clock is not None and clock.seat is not None and self._sitters[clock.seat].computer
        return None if is_computers else clock

    def _keep_time(self, now: float) -> bool:
        """Measure the time of the position; return whether another clock runs now than before.

        That of a player who is away stands still, and goes on when they are back. In a resumed game, all wait until
        everybody is back.
        """
        self._has_gathered |= all(self._is_ready(seat) for seat in range(self.seats))
        runs = self._number and self._has_gathered and not self.is_paused
        # What faces show is the last: any other time matters more.
        known = (*([self._turn_clock] if self._turn_clock else []), *self._state.clocks)
        clocks = [each for each in known if runs and not self._sitters.is_missed(each.seat)]
        return self._clocks.run(clocks, known, now)

    # --- who is there ------------------------------------------------------------------------------------------------

    def arrive(self, seat: int | None, binding: str = "", nonce: str = "", *, hosts: bool = False) -> Visit:
        """Let in somebody who came by the code of `seat`, or of all free ones (None): nobody until they are accepted.

        `binding` is that of their channel, `nonce` one that nobody could guess and is used this once. Whoever `hosts`
        is where the table stands.
        """
        visit = Visit(seat, binding, nonce)
        visit.hosts = hosts
        return visit

    def leave(self, visit: Visit, now: float, *, says_so: bool = False) -> Deliveries:
        """Record that `visit` has ended: its seat is free or, once cards were shown, waits for its player.

        Nobody expects a player soon who `says_so`. Whoever hosts closes the table. Nobody is told if they have chosen
        another game, nor in the middle of one, where the end of all channels says it.
        """
        has_watched = visit.watches
        if visit.hosts and visit.is_accepted:
            opened = self._deals.without(visit) if self._holders.leave(visit) else []
            self._is_closed = not self._is_choosing
            return self._close(opened) if self._is_closed and self.result else []
        if not self._holders.leave(visit):
            return self._address(self._tell_who_sits_where()) if has_watched else []
        opened = self._deals.without(visit)
        if not self._number:
            self._sitters.vacate(visit.seat)
            self._reserve(visit.seat)
            return self._address([*opened, *self._tell_who_sits_where()])
        return self._address([*opened, *self._absent(visit.seat, now, left=says_so)])

    def _close(self, opened: ToPlayers) -> Deliveries:
        """Say goodbye to everybody who has come from elsewhere, once they have heard what was `opened`."""
        told = self._address([*opened, *((seat, Bye("closed")) for seat in self._audience)])
        return [(visit, message) for visit, message in told if not visit.hosts]

    def begin(self, now: float) -> Deliveries:
        """Hold the cards back no longer: they are shown once everybody is there."""
        if not self.is_held:
            return []
        self.is_held = False
        return self._address(self._begin(now))

    def swap(self, seat: int, other: int) -> Deliveries | None:
        """Have two guests change places with all that is theirs; either may be yet to come.

        None if that can't be: the cards are dealt, or the program of one of them wouldn't understand it.
        """
        if self._number or self._deals.dealing or not all(self._understands(each, MOVED) for each in (seat, other)):
            return None
        self._sitters.swap(seat, other)
        self._holders.swap(seat, other)
        self._tokens.swap(seat, other)
        places = {seat: other, other: seat}
        self._kept = {places.get(each, each): name for each, name in self._kept.items()}
        return self._address(self._tell_who_sits_where())

    def turn_out(self, seat: int) -> Deliveries:
        """Free a guest's seat before the cards are dealt, there or not; nothing happens if it is free, or afterwards.

        What they were told opens no seat from then on.
        """
        has_guest = seat in range(self.seats) and self._sitters.is_persons(seat) and seat not in self._here
        if self._number or not has_guest or not self._sitters[seat].name:
            return []
        told = self._send_away(seat)
        self._sitters.vacate(seat)
        return told + self._address(self._tell_who_sits_where())

    def _send_away(self, seat: int, why: Refused = TURNED_OUT) -> Deliveries:
        """Let whoever sits at `seat` go, with all that they were told of it; they hear `why` if they come back."""
        holder = self._holders.turn_out(seat)
        self._tokens.give_up(seat, why)
        return [(holder, Bye("turned_out")), *self._address(self._deals.without(holder))] if holder else []

    def _substitute(self, seat: int, now: float) -> Deliveries:
        """Let the computer play for good in place of a guest once the cards are dealt, whether they are away or not.

        Nothing happens where no guest plays.
        """
        sitter = self._sitters[seat] if self._number and seat < self.seats else None
        if sitter is None or not sitter.name or seat in self._here or not self._sitters.is_persons(seat):
            return []
        told = self._clear(seat)
        self._sitters.seat_bot(seat, *self._sitters.unlike(self._substitutes))
        decided = self._tell_who_sits_where() + self._decide(now)
        return told + self._address([*decided, *(self._show_each(now) if self._keep_time(now) else ())])

    def _clear(self, seat: int, why: Refused = TURNED_OUT) -> Deliveries:
        """Have somebody else play at `seat` from now on: what its player had of it opens nothing any more.

        What that player did before the end isn't told again, as it would bear another's name.
        """
        told = self._send_away(seat, why)
        if not self.result:
            those = [(number, event) for number, event in self._past if event.seat != seat]
            self._past = deque(those, MAX_RECALLED)
        self._late.discard(seat)
        self._hints[seat] = 0
        self._clocks.note_round_trip(seat, 0.0)
        if self._sitters.note_moved(seat):
            self._sitters.forget_proposals(but=REMATCH)
        return told

    def _has_left(self, seat: int) -> bool:
        """Whether the guest who plays there has said goodbye, and hasn't come back."""
        return bool(self._number) and seat in range(self.seats) and self._sitters[seat].left and seat not in self._here

    def _reserve(self, seat: int) -> None:
        """Keep `seat` for the person where the table stands who plays there, if there is one."""
        if seat in self._here:
            self._sitters.seat_person(seat, self._here[seat], is_here=True)
            self._awaited.add(seat)

    def note_away(self, visit: Visit, now: float) -> Deliveries:
        """Record that `visit` has fallen silent; its channel may come back, so it keeps the seat that it holds."""
        if visit.watches:
            return self._note_heard(visit, is_heard=False)
        if not self._holders.note_away(visit):
            return []
        return self._address([*self._deals.without(visit), *self._absent(visit.seat, now)])

    def note_back(self, visit: Visit, now: float) -> Deliveries:
        """Record that `visit` is heard again over the same channel; if it holds its seat, it is told what it missed."""
        if visit.watches:
            return self._note_heard(visit, is_heard=True)
        if not self._holders.note_back(visit):
            return []
        told = self._change(visit.seat, present=True, computer=False)
        if not self._number:
            return self._address(self._begin(now))
        return self._address([*told, *self._show_again(visit.seat, now)])

    def _note_heard(self, visit: Visit, *, is_heard: bool) -> Deliveries:
        """Record whether a spectator is heard: whoever isn't is named to nobody."""
        is_new, visit.is_silent = visit.is_silent is is_heard, not is_heard
        return self._address(self._tell_who_sits_where()) if is_new else []

    def _absent(self, seat: int, now: float, *, left: bool = False) -> ToPlayers:
        """The player of `seat` has gone. What others want done about it stands, if they had missed the same player."""
        self._clocks.note_round_trip(seat, 0.0)
        if not self._sitters.is_about(seat):
            self._sitters.forget_proposals(but=REMATCH)
        told = self._change(seat, present=False, computer=self._sitters[seat].computer, left=left)
        return [*told, *self._decide(now), *(self._show_each(now) if self._keep_time(now) else ())]

    def _change(self, seat: int, *, present: bool, computer: bool, left: bool = False) -> ToPlayers:
        is_new = self._sitters.change(seat, present=present, computer=computer, left=left)
        return self._tell_who_sits_where() if is_new else []

    def _propose(self, seat: int, message: Propose, now: float) -> ToPlayers:
        """Record what `seat` wants, and do it if enough of the others want it."""
        if message.what in (PAUSE, GO_ON):
            return self._pause(seat, now, is_so=message.what == PAUSE)
        if self._sitters[seat].proposal == message.what:
            return []  # Everybody has heard it.
        if refused := self._refuses(seat, message.what):
            return [(seat, refused)]
        if not self._may_speak(seat, now):
            return [(seat, Refused("too_much_said"))]
        self._sitters.propose(seat, message.what, is_about_away=message.what != REMATCH)
        return self._decide(now) or self._tell_who_sits_where()

    def _pause(self, seat: int, now: float, *, is_so: bool) -> ToPlayers:
        """Pause the game or go on, as the player at `seat` wants. Programs that know no pause are told by a sign."""
        if is_so == self.is_paused:
            return []
        if not self._number or self.result:
            return [(seat, Refused("game_over" if self.result else "not_started"))]
        if not self._may_speak(seat, now):
            return [(seat, Refused("too_much_said"))]
        self._paused, self._resumed = (seat, None) if is_so else (None, seat)
        self._keep_time(now)
        signs = [each for each in self._sitters.listening if not self._understands(each, PAUSE)]
        told: ToPlayers = [(each, Said(seat, PAUSE_SIGN if is_so else GO_ON_SIGN)) for each in signs]
        return [*told, *self._tell_who_sits_where(), *self._show_each(now)]

    def _refuses(self, seat: int, what: str) -> Refused | None:
        """Why `seat` can't propose that now, None if it can."""
        if what == REMATCH:
            if not self.result:
                return Refused("not_over")
            try:
                self._state.after(seat, REMATCH)
            except GameError as error:
                return Refused(error.code, error.facts)
            return None
        if what not in PROPOSALS:
            return Refused("unknown_proposal", {"known": ", ".join(PROPOSALS)})
        if not self._sitters.away:
            return Refused("nobody_away")
        return Refused("game_over") if self.result and what != "bot" else None

    def _decide(self, now: float) -> ToPlayers:
        """Do what those who are there want: all of them another game, more than half anything else."""
        present = self._sitters.listening
        what, count = self._sitters.wanted()
        if what == REMATCH:
            if count < len(present) or not all(self._is_ready(seat) for seat in range(self.seats)):
                return []
            return self._agree(present[0], now)
        away = self._sitters.away
        if not what or not away or 2 * count <= len(present):
            return []
        if what == "stop":
            self._is_stopped = True
            return [(other, Bye("stopped")) for other in self._audience]
        self._sitters.let_computer_play(away, plays=what == "bot")
        if self.result:
            self._sitters.forget_proposals()
        told = self._tell_who_sits_where()
        return told + self._show_each(now) if self._keep_time(now) else told

    # --- dealing -----------------------------------------------------------------------------------------------------

    def _agree(self, again_by: int | None, now: float) -> ToPlayers:
        """Deal, or deal again for the player at that seat, once all agree on a seed who can take part in that."""
        terms = ""
        if isinstance(self._state, Match):
            terms = (first_terms(self._state) if again_by is None else next_terms(self._state)).text
        return self._deals.agree(terms, again_by, now)

    def _deal(self, again_by: int | None, now: float, agreed: AgreedDeal | None) -> ToPlayers:
        """Deal, as agreed, or from a seed of the table's own."""
        if again_by is None:
            if agreed and isinstance(self._state, Match):
                self._state = dealt(self._game, first_terms(self._state), agreed.seed)
                self._dealt = self._state.events
                self._offers = [self._state.offers(each) for each in range(self.seats)]
                self._clocks = Clocks(self.seats, self._number, self._state.clocks)
            self._deals.note_dealt(agreed, 1)
            return self._show_first(now)
        seed = agreed.seed if agreed else self._new_seed() if self._new_seed else None
        move = rematch_from(seed) if seed else REMATCH
        told = self._go_on(self._state.after(again_by, move), (again_by, move), now)
        self._deals.note_dealt(agreed, self._number)
        return told

    # --- messages ----------------------------------------------------------------------------------------------------

    def receive(self, visit: Visit, message: FromPlayer, now: float) -> Deliveries:
        """Judge a message that came from `visit` at the time `now` (seconds of any clock that does not go back).

        Before an accepted hello nothing else counts; a message from a holder who was away shows that they are back.
        """
        told = self._receive(visit, message, now)
        kind = kind_of(type(message))
        return [(each, evolve(said, of=kind) if isinstance(said, Refused) else said) for each, said in told]

    def _receive(self, visit: Visit, message: FromPlayer, now: float) -> Deliveries:
        if isinstance(message, Hello):
            return self._greet(visit, message, now)
        if not visit.is_accepted:
            return [(visit, Refused("not_seated"))]
        if isinstance(message, Bye):
            return [(visit, Bye("left")), *self.leave(visit, now, says_so=True)]
        if isinstance(message, Allow | Dismiss) or (isinstance(message, Take) and message.spectator):
            return self._manage(visit, message, now)
        if visit.watches and isinstance(message, Take) and self._has_to_ask(message.seat):
            visit.asks_for_seat = True
            return [*self._address(self._tell_who_sits_where()), (visit, Refused("seat_asked"))]
        if isinstance(message, Part):
            return self._address([] if visit.watches else self._deals.take_part(visit, message, now))
        if visit.watches:
            answer = self._hear_spectator(visit, message, now)
            return [(visit, answer)] if isinstance(answer, Refused | Answered) else self._address(answer)
        return [*self.note_back(visit, now), *self._address(self._judge(visit.seat, message, now))]

    def _judge(self, seat: int, message: Move | Ask | Say | Poke | Avatar | Propose | Take, now: float) -> ToPlayers:
        match message:
            case Move():
                return self._move(seat, message, now)
            case Ask():
                return [(seat, self._answer(seat, message, now))]
            case Say():
                return self._say(seat, message, now)
            case Poke(other):
                return self._poke(seat, other, now)
            case Avatar(avatar):
                return self._choose_avatar(seat, avatar, now)
            case Propose():
                return self._propose(seat, message, now)
            case Take():
                return [(seat, Refused("seated_already"))]

    def reject(self, visit: Visit, error: RemoteProtocolError) -> Deliveries:
        """Answer a frame from `visit` that couldn't be understood."""
        kind = error.particulars.get("kind", "")
        return [(visit, Refused(error.code, error.facts, kind if isinstance(kind, str) else ""))]

    def _greet(self, visit: Visit, hello: Hello, now: float) -> Deliveries:
        """Let `visit` take its seat if it is free, or if the visitor proves to have its token or had it last.

        Before that, the table proves that it issued the token to a visitor who wants it.
        """
        claim = self._claim(visit, hello)
        if isinstance(claim, Refused):
            return [(visit, claim)] if visit.is_accepted else self._turn_away(visit, hello, claim)
        if claim is None:
            return self._let_watch(visit, hello, now)
        seat = visit.seat = claim.seat
        if visit.standing is not VisitState.GONE and hello.asks_for_proof:
            visit.understands = frozenset(hello.understands)
            return [(visit, self._tokens.proof(seat, hello, visit))]
        has_name, is_given_up = bool(self._sitters[seat].name), self._allowed.seats and self._has_left(seat)
        if visit.standing is VisitState.GONE or (has_name and not claim.is_owner and not is_given_up):
            return self._turn_away(visit, hello, Refused("seat_taken"))
        if has_name and not claim.is_owner:
            self._clear(seat, _given_to(hello.name))
            self._sitters.vacate(seat)
            self._since[seat] = self._number
        if not claim.has_proved:
            self._tokens.renew(seat)
        before = self._holders.admit(visit)
        visit.commitment = hello.next
        visit.knows_token = claim.has_proved
        visit.understands = frozenset(hello.understands)
        is_late = seat in self._late and not has_name
        self._sitters.let_computers_yield(hello.name)
        self._sitters.seat_person(seat, hello.name)
        self._awaited.discard(seat)
        told: Deliveries = [(before, Bye("superseded")), *self._address(self._deals.without(before))] if before else []
        if self._number:
            self._told[seat] = min(hello.heard, self._number)
            shown = self._take_in(seat, now) if is_late else self._show_again(seat, now)
            again = self._decide(now) if before and self.result else []
            return told + self._address([*self._tell_who_sits_where(), *shown, *again])
        return told + self._address([*self._deals.tell(seat), *self._begin(now)])

    def _let_watch(self, visit: Visit, hello: Hello, now: float) -> Deliveries:
        """Let `visit` look on, and tell it how the game stands and what has happened last."""
        self._holders.watch(visit, self._sitters.name_of_spectator(hello.name, self.spectators))
        visit.understands, visit.commitment = frozenset(hello.understands), hello.next
        if not self._number:
            return self._address(self._begin(now))
        told = self._address(self._tell_who_sits_where())
        missed = tuple(event for number, event in self._past if number > hello.heard)
        return [*told, (visit, self._show(None, now, missed))]

    def _give(self, seat: int, visit: Visit, now: float) -> Refused | ToPlayers:
        """Let a spectator play from now on at the seat of a computer, or of a player who has left."""
        if not self._is_to_give(seat):
            return Refused("seat_not_free")
        self._clear(seat, _given_to(visit.name))
        self._holders.sit_down(visit, seat)
        self._sitters.vacate(seat)
        self._sitters.seat_person(seat, visit.name)
        self._since[seat] = self._number
        others = self._show_each(now) if self._keep_time(now) else [(seat, self._show(seat, now))]
        # Of a game that is over already, they hear how the cards lay.
        opened = self._deals.open([seat]) if self.result else []
        return [*self._tell_who_sits_where(), *self._deals.tell(seat), *others, *opened]

    def _is_to_give(self, seat: int) -> bool:
        is_computers = bool(self._number) and seat < self.seats and not self._sitters.is_persons(seat)
        return is_computers or self._has_left(seat)

    def _has_to_ask(self, seat: int) -> bool:
        """Whether a spectator who wants that seat has to ask whoever hosts: once the game is over, to play the next."""
        is_free = self._allowed.seats and self._is_to_give(seat)
        return not is_free and (self._has_left(seat) or bool(self.result))

    def _manage(self, visit: Visit, message: Allow | Dismiss | Take, now: float) -> Deliveries:
        """Whoever hosts lets spectators do that from now on, or sends some away: all of them if they may not watch.

        They may give one a seat, and send players away, too.
        """
        if not visit.hosts:
            return [(visit, Refused("only_host"))]
        others = [each for each in self._holders.spectators if not each.hosts]
        if isinstance(message, Take):
            those = [each for each in others if each.name == message.spectator]
            given = self._give(message.seat, those[0], now) if those else Refused("seat_not_free")
            return [(visit, given)] if isinstance(given, Refused) else self._address(given)
        if isinstance(message, Dismiss):
            if message.seat is not None:
                return self._substitute(message.seat, now) if self._number else self.turn_out(message.seat)
            return [(each, Bye("not_watchable")) for each in others if each.name == message.spectator]
        self._allowed = message
        told = self._address(self._tell_who_sits_where())
        return told + ([] if message.watch else [(each, Bye("not_watchable")) for each in others])

    @property
    def _is_watchable(self) -> bool:
        return self._allowed.watch and len(self._holders.spectators) < MAX_SPECTATORS

    def _turn_away(self, visit: Visit, hello: Hello, why: Refused) -> Deliveries:
        """A refusal and the goodbye that follows it, unless the visitor may look on in place of playing."""
        may_watch = why.code in ("table_full", "seat_taken") and not hello.proof and WATCH in hello.understands
        visit.may_watch = may_watch and self._is_watchable and visit.standing is not VisitState.GONE
        if visit.may_watch:
            left = None if self.result else next(filter(self._has_left, range(self.seats)), None)
            about: Facts = {} if left is None else {"left": self._sitters[left].name, "seat": left}
            playing: Facts = {"watch": 1, "game": self._game.name, **about}
            return [(visit, evolve(why, particulars={**why.particulars, **playing}))]
        return [(visit, why), (visit, Bye(why.code, why.particulars))]

    def _hear_spectator(self, visit: Visit, message: FromPlayer, now: float) -> Refused | Answered | ToPlayers:
        """What comes of a message of somebody who looks on: an answer for them, or what is told to others."""
        match message:
            case Ask(what) if what == SHEET:
                if not _may(self._asked[-1], now):
                    return Refused("too_much_asked")
                return Answered(SHEET, "", self._number, self._game.book.sheet(self._view(None).rules))
            case Say(text) if text:
                if not self._may_speak(-1, now):
                    return Refused("too_much_said")
                hearing = [seat for seat in self._audience if seat is None or self._understands(seat, WATCH)]
                return [(seat, Remarked(visit.name, text)) for seat in hearing]
            case Take(seat) if self._allowed.seats:
                return self._give(seat, visit, now)
            case Take():
                return Refused("seat_not_free")
            case Propose(what) if what == REMATCH and self.result and not any(map(self.is_persons, range(self.seats))):
                return self._agree(0, now)  # Where only the computer plays, whoever looks on decides.
            case _:
                return Refused("only_watching")

    def _claim(self, visit: Visit, hello: Hello) -> "_Claim | Refused | None":
        """Which seat that hello is about, and whether it is the visitor's own; or why it is about none.

        None for somebody who may look on.
        """
        if hello.version != PROTOCOL_VERSION:
            older = "yours" if hello.version < PROTOCOL_VERSION else "host"
            return Refused("version_mismatch", {"older": older})
        if visit.is_accepted:
            return Refused("seated_already")
        if hello.watches:
            return None if self._is_watchable or visit.hosts else Refused("not_watchable")
        seat = visit.seat if visit.code_seat is not None else self._seat_for(visit, hello)
        if seat is None:
            return Refused("table_full")
        has_proved = self._tokens.is_proved(seat, hello, visit)
        # Who proves nothing though they want to has been at this table before, if ever.
        if hello.proof and not has_proved:
            return self._tokens.why_not(hello, visit)
        is_owner = (has_proved or self._holders.is_same(visit, seat)) and self._sitters.is_persons(seat)
        return _Claim(seat, has_proved, is_owner)

    def would_seat_newcomer(self, visit: Visit, hello: Hello) -> bool:
        """Whether that hello gives a free seat to somebody who hasn't had it, as far as the table knows."""
        claim = self._claim(visit, hello)
        if not isinstance(claim, _Claim) or hello.asks_for_proof or visit.standing is VisitState.GONE:
            return False
        is_given_up = self._allowed.seats and self._has_left(claim.seat)
        return not claim.is_owner and (is_given_up or not self._sitters[claim.seat].name)

    def _seat_for(self, visit: Visit, hello: Hello) -> int | None:
        """The seat for somebody who came by a code for all: that of before or the next free one; None for none.

        Whoever says which one it was may not know yet that they changed places. Seats kept for their name come first,
        those that the game doesn't wait for come late, and those kept for others last.
        """
        called = looks_like(hello.name)

        def rank(seat: int) -> tuple[int, bool, int]:
            kept = looks_like(self._kept.get(seat, ""))
            return 1 if not kept else 0 if kept == called else 2, seat in self._late, seat

        seats = sorted(range(self.seats), key=rank)
        own = [seat for seat in seats if self._holders.is_same(visit, seat)]
        if hello.nonce:
            seat = self._place_of(hello.seat)
            return own[0] if own and seat not in own else seat
        free = [seat for seat in seats if not self._sitters[seat].name]
        left = [seat for seat in seats if self._allowed.seats and self._has_left(seat)]
        return next(iter((*own, *free, *left)), None)

    def _place_of(self, seat: int) -> int | None:
        """The seat of somebody who has come back to `seat`; None for none.

        Whoever was away when the table was set up may not know that they have another one now.
        """
        other = self._former.get(seat)
        is_taken = seat not in range(self.seats) or self._sitters[seat].present
        if other is not None and is_taken and not self._sitters[other].present:
            return other
        return seat if seat in range(self.seats) else None

    def _take_in(self, seat: int, now: float) -> ToPlayers:
        """The player of a free seat has come: the game takes them in, unless it's over."""
        assert self._game.late
        move = self._game.late[1]
        try:
            return self._go_on(self._state.after(seat, move), (seat, move), now)
        except GameError:
            return self._show_again(seat, now)

    def _address(self, deliveries: ToPlayers) -> Deliveries:
        """One message for each holder in contact, or all spectators: nobody else is told what is meant for a seat."""
        told: Deliveries = []
        asks = self.asking if self.result or any(map(self._has_left, range(self.seats))) else ()
        for seat, message in deliveries:
            holders = self._holders.spectators if seat is None else [self._holders.listener(seat)]
            for visit in holders:
                if visit and visit.hosts and isinstance(message, Seated):
                    there = [self._holders.holder(each) for each in range(self.seats)]
                    checks = tuple(check_cards(each.binding) if each else "" for each in there)
                    told.append((visit, evolve(message, hosts=True, asks=asks, checks=checks)))
                elif visit:
                    told.append((visit, message))
        return told

    @property
    def _audience(self) -> list[int | None]:
        """The seats of the people who are there, and None if there are spectators."""
        return [*self._sitters.listening, *([None] if self._holders.spectators else [])]

    def _view(self, seat: int | None, state: State | None = None) -> View:
        """What the holder of a seat, or (None) all spectators are shown of the position, or of that `state`."""
        state = state or self._state
        return self._shown(state) if seat is None else state.view(seat)

    def _begin(self, now: float) -> ToPlayers:
        """Tell who sits where and, once everybody has said hello, show the cards."""
        told = self._tell_who_sits_where()
        if self.is_held or self._awaited or not all(self._is_ready(seat) for seat in range(self.seats)):
            return told
        return told + self._agree(None, now)

    def _show_first(self, now: float) -> ToPlayers:
        """Show the cards that were dealt."""
        self._number = 1
        self._ready_at = now + self._game.thinks(self._rules, self._state)
        self._since = [1] * self.seats
        self._past.extend((1, event) for event in self._dealt)
        self._keep_time(now)
        told = self._show_each(now, self._dealt)
        # Who was to come late, and is here before the cards.
        for seat in sorted(self._late):
            told += self._take_in(seat, now) if self._sitters[seat].name else []
        return told

    def _is_ready(self, seat: int) -> bool:
        """Whether nobody has to be waited for at `seat`."""
        sitter = self._sitters[seat]
        return sitter.present or sitter.computer or (seat in self._late and not (sitter.name and self._number))

    def _move(self, seat: int, message: Move, now: float) -> ToPlayers:
        if not self._number or self.is_paused:
            return [(seat, Refused("paused" if self.is_paused else "not_started"))]
        if is_rematch(message.move):
            return [(seat, Refused("rematch_is_proposed"))]
        if self._game.late and message.move in self._game.late:
            return [(seat, Refused("said_by_table"))]
        if not self._since[seat] <= message.number <= self._number or self._is_past(seat, message):
            return [(seat, Refused("stale_move"))]
        try:
            state = self._state.after(seat, message.move)
        except GameError as error:
            return [(seat, Refused(error.code, error.facts))]
        return self._go_on(state, (seat, message.move), now)

    def _is_past(self, seat: int, message: Move) -> bool:
        """Whether the time has run out in which that could be done which the game doesn't wait for."""
        if message.move not in self._offers[seat].may:
            return False
        return self._clocks.ran_out_since(message.number, self._state.clocks)

    def _go_on(
        self, state: State, moved: tuple[int | None, str], now: float, before_it: tuple[Event, ...] = ()
    ) -> ToPlayers:
        """Make `state`, which `moved` has led to, the position, and show it to everybody who sees a difference.

        What happened `before_it` is told with what has come of it.

        A call may be secret: others aren't told that there was any. This records whose choices have changed: for the
        seat that moved they always have, whatever the new ones are, so that a move that arrives twice isn't made
        twice. When time is up and something comes of it, they have changed for all.
        """
        mover, _ = moved
        before, is_over, self._state = self._state, bool(self.result), state
        is_about_nobody = self._sitters.note_moved(mover)
        forgets = (is_over or self.result or is_about_nobody) and self._sitters.forget_proposals()
        self._number += 1
        self._moves.append((self._number, *moved))
        self._deals.moves.append(moved)
        if state.events:
            self._ready_at = now + self._game.thinks(self._rules, state)
        self._clocks.note_position(self._number, state.clocks)
        for seat in range(self.seats):
            offers = state.offers(seat)
            # What may be done beside that for which the game waits makes no move late.
            has_changed = offers.waited_for != self._offers[seat].waited_for
            if mover == seat or has_changed or (mover is None and state.events):
                self._since[seat] = self._number
            self._offers[seat] = offers
        self._keep_time(now)
        if is_over and not state.result:
            self._hints = [0] * self.seats
        is_end = state.result is not None and not is_over
        events = (*before_it, *state.events, *(hints_events(self._hints) if is_end else ()))
        self._past.extend((self._number, event) for event in events)
        shown = [
            (seat, self._show(seat, now, events))
            for seat in self._audience
            if events or (mover is not None and seat == mover) or self._view(seat) != self._view(seat, before)
        ]
        if is_end and state.result:
            self._sitters.note_end(state.result.winners)
        seated = self._tell_who_sits_where() if forgets or is_end else []
        return [*shown, *seated, *(self._deals.open(range(self.seats)) if is_end else [])]

    def _answer(self, seat: int, ask: Ask, now: float) -> FromTable:
        if (not self._number or self.is_paused) and ask.what != SHEET:
            return Refused("paused" if self.is_paused else "not_started")
        if not _may(self._asked[seat], now):
            return Refused("too_much_asked")
        try:
            told = answer(self._game, self._state, seat, ask.what, ask.about)
        except GameError as error:
            return Refused(error.code, error.facts)
        self._hints[seat] += ask.what == HINT and self.counts_hints
        return Answered(ask.what, ask.about, self._number, told)

    def _say(self, seat: int, message: Say, now: float) -> ToPlayers:
        if not message.text:
            return [(seat, Refused("nothing_said"))]
        to = message.to if message.to in range(self.seats) and message.to != seat else None
        if not self._may_speak(seat, now):
            return [(seat, Refused("too_much_said"))]
        return [(other, Said(seat, message.text, to)) for other in self._audience]

    def _poke(self, seat: int, other: int, now: float) -> ToPlayers:
        """Have `seat` remind the player at `other` that it is their turn. Whoever can hears of it."""
        if self.is_paused:
            return [(seat, Refused("paused"))]
        if other == seat or not self._number or other not in self._state.view(seat).turn:
            return [(seat, Refused("not_their_turn"))]
        hearing = [each for each in self._sitters.listening if self._understands(each, POKE)]
        if other not in hearing:
            return [(seat, Refused("poke_unheard"))]
        if not _may(self._poked[other], now):
            return [(seat, Refused("poked_already"))]
        return [(each, Poked(seat, other)) for each in hearing]

    def _choose_avatar(self, seat: int, avatar: AvatarName, now: float) -> ToPlayers:
        if avatar == self._sitters[seat].avatar:
            return []
        if not self._may_speak(seat, now):
            return [(seat, Refused("too_much_said"))]
        self._sitters.choose_avatar(seat, avatar)
        return self._tell_who_sits_where()

    def _may_speak(self, seat: int, now: float) -> bool:
        """Whether `seat` may tell everybody something now; if so, it counts as said."""
        return _may(self._said[seat], now)

    # --- what is told ------------------------------------------------------------------------------------------------

    def _tell_who_sits_where(self) -> ToPlayers:
        game, rules = self._game.name, self._rules
        allows = tuple(name for name, is_so in asdict(self._allowed).items() if is_so)
        kept = (
            each if each.name else evolve(each, kept=self._kept.get(seat, "")) for seat, each in enumerate(self.players)
        )
        seated = Seated(
            0,
            game,
            rules,
            tuple(kept),
            "",
            UNDERSTOOD,
            self.spectators,
            allows=allows,
            choosing=self._is_choosing,
            host=self._host,
            paused=self._paused,
            resumed=self._resumed,
            setup=self._setup,
            former=self._sitters.former,
            games=self._sitters.standing.games,
            earlier=self._sitters.standing.earlier,
        )
        told: ToPlayers = [
            (seat, evolve(seated, seat=seat, token=self._tokens.tell(seat, self._holders.listener(seat))))
            for seat in self._sitters.listening
        ]
        return [*told, (None, evolve(seated, seat=self._view(None).seat, watches=True))]

    @property
    def _host(self) -> str:
        """The name of whoever hosts, as a player or a spectator."""
        watching = [visit.name for visit in self._holders.spectators if visit.hosts]
        return next(iter((*self._here.values(), *watching)), "")

    def _understands(self, seat: int, what: str) -> bool:
        """Whether the program of whoever holds the seat understands that; True while nobody does."""
        holder = self._holders.holder(seat)
        return holder is None or what in holder.understands

    def _show_each(self, now: float, events: tuple[Event, ...] = ()) -> ToPlayers:
        return [(seat, self._show(seat, now, events)) for seat in self._audience]

    def _show_again(self, seat: int, now: float) -> ToPlayers:
        """The position for a player who has come back, with what happened since the one they were shown last.

        The others see it again if its time has only started now.
        """
        if not self._number:
            return []
        missed = tuple(event for number, event in self._past if number > self._told[seat])
        others = [other for other in self._audience if other != seat] if self._keep_time(now) else []
        return [
            *self._deals.tell(seat),
            (seat, self._show(seat, now, missed)),
            *((other, self._show(other, now)) for other in others),
            *(self._deals.open([seat]) if self.result else []),
            *([(seat, Bye("closed"))] if self.result and self._is_closed else []),
        ]

    def _show(self, seat: int | None, now: float, events: tuple[Event, ...] = ()) -> Show:
        view = self._view(seat)
        if self.is_paused:
            view = evolve(view, offers=NOTHING, undo=None if view.undo is None else False)
        if self._clocks and not self._is_stopped:
            ends = [(each, end) for each, end in self._clocks.ends.items() if not (each.is_aside and seat in view.turn)]
            view = evolve(view, deadlines=tuple(Deadline(each.number, max(0, ceil(end - now))) for each, end in ends))
        if seat is None:
            return Show(self._number, view, events)
        self._told[seat] = self._number
        return Show(self._number, view, events, self._since[seat])


def _given_to(name: str) -> Refused:
    """Why a seat isn't theirs any more who have left it: somebody of that name plays there."""
    return Refused("seat_given", {"name": name})


def _may(times: deque[float], now: float) -> bool:
    """Whether something may be done once more within `SAY_SECONDS`; if so, it counts as done."""
    if len(times) == times.maxlen and now - times[0] < SAY_SECONDS:
        return False
    times.append(now)
    return True
