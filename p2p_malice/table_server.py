"""Runs a table among channels: decodes frames into messages, and sends what the table says to its recipients."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from itertools import islice
from typing import TypeVar

from p2p_malice.cancellation import cancel_and_wait, first_of
from p2p_malice.engine.game import THINKING, State, View
from p2p_malice.errors import GameError, LinkClosedError, LinkError, RemoteProtocolError
from p2p_malice.link.channel import Channel
from p2p_malice.link.token_bucket import TokenBucket
from p2p_malice.protocol.message_codec import decode_from_player, encode
from p2p_malice.protocol.messages import FOR_GOOD, MORE, PROTOCOL_VERSION, AvatarName, Bye, FromPlayer, FromTable, Hello
from p2p_malice.table.seat_holders import Visit
from p2p_malice.table.table import Deliveries, Table

MAX_BAD_FRAMES = 100
"""A channel that sends more than this many frames of nonsense is closed."""

FRAME_BURST = 200
FRAMES_PER_SECOND = 50.0
"""A channel that sends more frames than this without moving a card is closed. The game itself limits legal moves."""

HELLO_WITHIN = 10.0
"""Seconds that a visitor to the table has to say who they are."""

WATCH_WITHIN = 120.0
"""Seconds to say whether they look on, for whom there is no seat."""

MAX_HELLOS = 5
"""How often a visitor may say who they are before being accepted; what else they say meanwhile is refused."""

MAX_STRANGERS = 8
MAX_STRANGERS_FOR_ALL = 16
"""How many visitors may wait to be accepted, at one seat and by a code for all seats; one more replaces the first."""

ASK_BURST, ASKS_PER_SECOND = 16, 0.05
"""How often the host may be asked who may sit down: whoever has a link for all may come again, under any name.
"""

HOST_BUSY = "host_busy"
"""The code that tells somebody that the host can't be asked now."""

MAX_UNSENT = 1000
"""A channel that is behind by more frames than this is closed, since its other end isn't reading."""

MAX_TRIED = 5_000
"""How many moves are tried in place of a computer player's move that was refused."""

_Made = TypeVar("_Made")

logger = logging.getLogger(__name__)
# A computer player's mistakes are for a log, not for the players' screens.
logger.addHandler(logging.NullHandler())


class TableServer:
    """A table and the channels of its visitors."""

    def __init__(
        self,
        table: Table,
        keep: Callable[[Table], None] = lambda _table: None,
        clock: Callable[[], float] = time.monotonic,
        stand_in: Callable[[View], Iterator[str]] | None = None,
        round_trip: Callable[[int], float | None] = lambda _seat: None,
        admits: Callable[[str], Awaitable[str]] | None = None,
        thinking: float = THINKING,
    ) -> None:
        """Run `table`.

        `keep` saves the changes at the table, before anybody is told of them. `clock` gives seconds and never goes
        back. `stand_in` thinks about moves for computer players, and for players who are away if the table wants that;
        after `thinking` seconds, the best so far is made. `round_trip` gives the round trip in seconds to the player at
        a seat, if known. `admits` says why somebody of that name, who came by a code for all and has no seat yet, may
        not take a free one, "" if they may; whoever waits for that isn't sent away to make room for others.
        """
        self.table = table
        self._keep = keep
        self._clock = clock
        self._visits: dict[Channel, Visit] = {}
        self._on_seated: dict[Visit, Callable[[int | None], None]] = {}
        """What is called with the seat of each visitor who gets one, or with None for one who only looks on now."""
        self._outboxes: dict[Visit, asyncio.Queue[FromTable | None]] = {}
        self._allowances = [TokenBucket(FRAME_BURST, FRAMES_PER_SECOND) for _ in range(table.seats)]
        self._round_trip = round_trip
        self._admits = admits
        self._asks = TokenBucket(ASK_BURST, ASKS_PER_SECOND)
        self._awaiting: set[Visit] = set()
        """Those about whom `admits` was asked."""
        self._stand_in = stand_in
        self._thinking = thinking
        self._standing_in: asyncio.Task[None] | None = None
        self._chances: dict[int, object] = {}
        """For each seat, the last chance to interrupt others that its computer player has thought about."""
        self._ticking: asyncio.Task[None] | None = None
        self._set_anew = asyncio.Event()
        self.left_for_good: set[int] = set()
        """The seats of players who have said that they won't come back, until somebody takes note of it."""

    async def serve(
        self,
        seat: int | None,
        channel: Channel,
        on_seated: Callable[[int | None], None] = lambda _seat: None,
        on_turned_away: Callable[[int], None] = lambda _version: None,
        *,
        hosts: bool = False,
    ) -> LinkError:
        """Let the visitor at the far end of `channel` play until the channel ends; return how it ended.

        They play at `seat` or, with None, at one that is free. They are nobody until the table accepts their hello;
        then `on_seated` is called with their seat, and again when they get another, or (None) only look on. If it is
        somebody else's, none is free or they speak another version of the protocol, `on_turned_away` is called with
        their version. A visitor who doesn't say hello soon is sent away. Several may be served at one seat: one of them
        gets it, and another only by proving that they have its token. Whoever `hosts` is where the table stands.
        """
        unknown = (visit for visit in self._outboxes if not visit.is_accepted and visit not in self._awaiting)
        strangers = [visit for visit in unknown if visit.code_seat == seat]
        if len(strangers) >= (MAX_STRANGERS_FOR_ALL if seat is None else MAX_STRANGERS):
            self._send_away(strangers[0])
        visit = self._visits[channel] = self.table.arrive(seat, channel.binding, new_nonce(), hosts=hosts)
        outbox = self._outboxes[visit] = asyncio.Queue(MAX_UNSENT)
        self._on_seated[visit] = on_seated
        self._stand_in_where_needed()
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self._tick())
        receive = self._receive(visit, channel, on_turned_away)
        try:
            async with first_of(self._send(visit, channel, outbox), receive) as (sending, receiving):
                return sending.result() if sending.done() else receiving.result()
        finally:
            del self._visits[channel], self._outboxes[visit], self._on_seated[visit]
            self._settle(self.table.leave(visit, self._clock()))
            if not self._outboxes:
                await cancel_and_wait(*(task for task in (self._standing_in, self._ticking) if task))
            await channel.close()

    def fill(self, seat: int, name: str, avatar: AvatarName = "") -> None:
        """Let the computer play at a seat that nobody has taken."""
        self._settle(self.table.fill(seat, name, self._clock(), avatar))

    def play_for(self, seat: int) -> None:
        """Begin without somebody who is away: the computer plays for them until they are back."""
        self._settle(self.table.play_for(seat, self._clock()))

    def leave_free(self, seat: int) -> None:
        """Begin without the player of a seat that nobody has taken. Raises `IllegalMoveError` if that can't be done."""
        self._settle(self.table.leave_free(seat, self._clock()))

    def note_choosing(self, *, is_so: bool) -> None:
        """Record whether whoever hosts chooses what is played next."""
        self._settle(self.table.note_choosing(is_so=is_so))

    async def set_up(
        self, table: Table, places: Mapping[str, int], stand_in: Callable[[View], Iterator[str]] | None
    ) -> None:
        """Go on with another `table`, where all who are here have those `places`, by name, or look on.

        Whoever came by the code of one seat, and isn't accepted yet, has to come again: it may be somebody else's now.
        """
        for visit in [each for each in self._outboxes if each.code_seat is not None and not each.is_accepted]:
            self._deliver([*self.table.leave(visit, self._clock()), (visit, Bye("no_seat"))])
            visit.code_seat, visit.seat = None, 0
        await cancel_and_wait(*([self._standing_in] if self._standing_in else []))
        former, self.table = self.table, table
        self._stand_in = stand_in
        self._chances.clear()
        self._allowances = [TokenBucket(FRAME_BURST, FRAMES_PER_SECOND) for _ in range(table.seats)]
        told = table.bring(former, places, self._clock())
        for visit, on_seated in self._on_seated.items():
            if visit.is_accepted:
                on_seated(visit.seat if visit.is_holder else None)
        self._settle(told)

    def turn_to(self, state: State, *, is_new: bool) -> None:
        """Show another position, to which no move has led (`Table.turn_to`)."""
        self._settle(self.table.turn_to(state, is_new=is_new))

    def skip_time(self) -> None:
        """Do now what is due next by itself; nothing happens if nothing is."""
        if self.table.wake_at is not None:
            self._settle(self.table.tick(self.table.wake_at))

    def turn_out(self, seat: int) -> bool:
        """Free a seat before the cards are dealt; False if there is nobody to turn out."""
        told = self.table.turn_out(seat)
        self._settle(told)
        return bool(told)

    def begin(self) -> None:
        """Show the cards as soon as everybody is there, if they were held back."""
        self._settle(self.table.begin(self._clock()))

    def swap(self, seat: int, other: int) -> bool:
        """Have two guests change places before the cards are dealt; False if that can't be."""
        told = self.table.swap(seat, other)
        if told is None:
            return False
        places = {seat: other, other: seat}
        for visit in self._outboxes:
            if visit.code_seat in places:
                visit.code_seat = places[visit.code_seat]
                visit.seat = visit.seat if visit.is_holder else visit.code_seat
        self._settle(told)
        return True

    def may_ask(self) -> bool:
        """Whether it isn't too soon to ask the host about one more newcomer; if so, that counts."""
        return self._asks.take(self._clock())

    def send_strangers_away(self) -> None:
        """Send away everybody who came by a code for all and has no seat: it isn't good any more."""
        for visit in [each for each in self._outboxes if each.code_seat is None and not each.is_accepted]:
            # Whatever they have said before they hear of it comes too late.
            self._settle(self.table.leave(visit, self._clock()))
            self._deliver([(visit, Bye("no_seat"))])

    def note_away(self, channel: Channel) -> None:
        """Record that `channel` has fallen silent; it may come back."""
        if visit := self._visits.get(channel):
            self._settle(self.table.note_away(visit, self._clock()))

    def note_back(self, channel: Channel) -> None:
        """Record that `channel` came back, with the same player behind it. A stranger is still a stranger."""
        if visit := self._visits.get(channel):
            self._settle(self.table.note_back(visit, self._clock()))

    async def _receive(self, visit: Visit, channel: Channel, on_turned_away: Callable[[int], None]) -> LinkError:
        is_told, hellos = False, 0
        allowance = TokenBucket(FRAME_BURST, FRAMES_PER_SECOND)
        heard: deque[str] = deque()
        try:
            async with asyncio.timeout(HELLO_WITHIN) as patience:
                while hellos < MAX_HELLOS and not visit.is_accepted:
                    frame = heard.popleft() if heard else await channel.receive()
                    if not allowance.take(self._clock()):
                        return LinkClosedError("link_flooded")
                    if refusal := await self._refusal(visit, frame, channel, heard, patience):
                        self._deliver([(visit, Bye(refusal))])
                        break
                    message = self._take_in(visit, frame)
                    if visit.may_watch:
                        patience.reschedule(asyncio.get_running_loop().time() + WATCH_WITHIN)
                    is_hello = isinstance(message, Hello)
                    hellos += is_hello or isinstance(message, RemoteProtocolError)
                    version = message.version if isinstance(message, Hello) else PROTOCOL_VERSION
                    is_asking = isinstance(message, Hello) and message.asks_for_proof and version == PROTOCOL_VERSION
                    if is_hello and not is_asking and not is_told and not visit.is_accepted:
                        is_told = True
                        on_turned_away(version)
        except TimeoutError:
            pass
        except LinkError as error:
            return error
        while visit.is_accepted:
            self._on_seated[visit](visit.seat if visit.is_holder else None)
            if visit.is_holder:
                allowance = self._allowances[visit.seat]
            if ending := await self._receive_from_accepted(visit, channel, heard, allowance):
                return ending
        return LinkClosedError("said_no_hello")

    async def _refusal(
        self, visit: Visit, frame: str, channel: Channel, heard: deque[str], patience: asyncio.Timeout
    ) -> str:
        """Why a frame may not reach the table, "" if it may: a newcomer's hello once they are admitted.

        However long that takes, it counts as nobody's patience. What they say meanwhile is `heard` later. Raises
        `LinkError` if they leave before.
        """
        if self._admits is None or visit.code_seat is not None:
            return ""
        with contextlib.suppress(RemoteProtocolError):
            hello = decode_from_player(frame)
            if isinstance(hello, Hello) and self.table.would_seat_newcomer(visit, hello):
                patience.reschedule(None)
                self._awaiting.add(visit)
                try:
                    return await _while_there(channel, heard, asyncio.ensure_future(self._admits(hello.name)))
                finally:
                    self._awaiting.discard(visit)
                    patience.reschedule(asyncio.get_running_loop().time() + HELLO_WITHIN)
        return ""

    async def _receive_from_accepted(
        self, visit: Visit, channel: Channel, heard: deque[str], allowance: TokenBucket
    ) -> LinkError | None:
        """Take in what a player or a spectator says; how their channel ended, None once a spectator plays."""
        bad, watches, table = 0, visit.watches, self.table
        try:
            while bad <= MAX_BAD_FRAMES:
                if watches and visit.is_holder and table is self.table:
                    return None
                watches, table = visit.watches, self.table
                frame = heard.popleft() if heard else await channel.receive()
                position = self.table.number
                bad += isinstance(self._take_in(visit, frame), RemoteProtocolError)
                if self.table.number == position and not allowance.take(self._clock()):
                    return LinkClosedError("link_flooded")
                # A channel with many frames waiting must not keep the other seats from being served.
                await asyncio.sleep(0)
        except LinkError as error:
            return error
        return LinkClosedError("too_much_nonsense")

    def _take_in(self, visit: Visit, frame: str) -> FromPlayer | RemoteProtocolError | None:
        """Do what a frame asks for, or refuse it; return the message in it or, if it's nonsense, what is wrong.

        None stands for a message of a later program, which is ignored.
        """
        try:
            message = decode_from_player(frame)
        except RemoteProtocolError as error:
            self._deliver(self.table.reject(visit, error))
            return error
        if message is None:
            return None
        if visit.is_holder:
            self.table.note_round_trip(visit.seat, self._round_trip(visit.seat) or 0.0)
            if isinstance(message, Bye) and message.code == FOR_GOOD:
                self.left_for_good.add(visit.seat)
        self._settle(self.table.receive(visit, message, self._clock()))
        return message

    async def _send(self, visit: Visit, channel: Channel, outbox: asyncio.Queue[FromTable | None]) -> LinkError:
        try:
            while message := await outbox.get():
                await channel.send(encode(message, is_strict=MORE not in visit.understands))
                if isinstance(message, Bye):
                    return LinkClosedError("player_left")
        except LinkError as error:
            return error
        return LinkClosedError("reads_nothing")

    def _settle(self, deliveries: Deliveries) -> None:
        """Save, tell everybody, and let the computer move if it plays for somebody."""
        self._keep(self.table)
        self._deliver(deliveries)
        self._set_anew.set()
        self._stand_in_where_needed()

    async def _tick(self) -> None:
        """Wake the table whenever it is due, for ever."""
        while True:
            self._set_anew.clear()
            wake_at = self.table.wake_at
            try:
                async with asyncio.timeout(None if wake_at is None else max(0.0, wake_at - self._clock())):
                    await self._set_anew.wait()
            except TimeoutError:
                position = self.table.number
                deliveries = self.table.tick(self._clock())
                if deliveries or self.table.number != position:
                    self._settle(deliveries)

    def _stand_in_where_needed(self) -> None:
        is_busy = self._standing_in is not None and not self._standing_in.done()
        if self._stand_in and self._outboxes and not is_busy and self._has_computers_move:
            self._standing_in = asyncio.create_task(self._move_for_the_computer(self._stand_in))

    @property
    def _has_computers_move(self) -> bool:
        return self._computers_turn is not None or self._computers_chance is not None

    @property
    def _computers_turn(self) -> tuple[int, float] | None:
        """A seat where it is the computer's turn, and the seconds that it thinks for; None if there is none."""
        table = self.table
        if table.is_paused:
            return None
        seat = next((seat for seat in table.turn if table.players[seat].computer), None)
        return None if seat is None else (seat, table.thinks(self._clock()))

    @property
    def _computers_chance(self) -> int | None:
        """A seat where the computer has a new chance to interrupt others; None if there is none."""
        table = self.table
        if table.is_paused:
            return None
        computers = (seat for seat, sitter in enumerate(table.players) if sitter.computer)
        return next((seat for seat in computers if table.chance(seat) not in (None, self._chances.get(seat))), None)

    async def _move_for_the_computer(self, think: Callable[[View], Iterator[str]]) -> None:
        """Make the computer's moves one by one, letting everybody else be heard between two moves.

        A player who is thinking about a move doesn't hold up those who want to interrupt.
        """
        table = self.table
        while True:
            seat, wait = self._computers_turn or (None, 0.0)
            if seat is None or wait > 0:
                interrupter = self._computers_chance
                if interrupter is not None:
                    self._chances[interrupter] = table.chance(interrupter)
                    await self.make_for_the_computer(think, table.aside(interrupter))
                elif seat is None:
                    return
                else:
                    await asyncio.sleep(wait)
            elif not await self.make_for_the_computer(think, table.view(seat)):
                return  # It is asked again with the next change at the table.
            await asyncio.sleep(0)

    async def make_for_the_computer(self, think: Callable[[View], Iterator[str]], view: View) -> bool:
        """Make the move decided on for a view; False if there was none to make.

        If something has happened meanwhile, the thought was in vain.
        """
        number, seat = self.table.number, view.seat
        move = await decided(think, view, self._thinking)
        if self.table.number != number or self.table.is_paused or not self.table.players[seat].computer:
            return True
        deliveries = make_for_computer(move, view, lambda move: self.table.stand_in(seat, move, self._clock()))
        if deliveries is None:
            return False
        self._keep(self.table)
        self._deliver(deliveries)
        self._set_anew.set()
        return True

    def _deliver(self, deliveries: Deliveries) -> None:
        for visit, message in deliveries:
            outbox = self._outboxes.get(visit)
            if outbox is None:
                continue
            if outbox.full():
                self._send_away(visit)
            else:
                outbox.put_nowait(message)

    def _send_away(self, visit: Visit) -> None:
        """Close the channel of `visit`, even if it had more to hear."""
        outbox = self._outboxes[visit]
        while not outbox.empty():
            outbox.get_nowait()
        outbox.put_nowait(None)


async def _while_there(channel: Channel, heard: deque[str], answer: asyncio.Future[str]) -> str:
    """The `answer` that is waited for, while what comes by `channel` is put into `heard`.

    Raises `LinkError` if the channel ends before.
    """
    try:
        while not answer.done() and len(heard) < FRAME_BURST:
            hearing = asyncio.create_task(channel.receive())
            try:
                await asyncio.wait({answer, hearing}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                await cancel_and_wait(hearing)
            if not hearing.cancelled():
                heard.append(hearing.result())
        return await answer
    finally:
        await cancel_and_wait(answer)


async def decided(think: Callable[[View], Iterator[str]], view: View, seconds: float = THINKING) -> str:
    """The move that a computer player makes, "" for none; it is the best one found in so many `seconds`.

    Everybody else is heard while it goes on thinking.
    """
    move, ends = "", time.monotonic() + seconds
    try:
        thoughts = think(view)
        move = next(thoughts, "")
        for best in thoughts:
            move = best
            if time.monotonic() > ends:
                break
            await asyncio.sleep(0)
    except Exception:
        logger.exception("the computer erred at seat %d", view.seat)
    return move


def make_for_computer(move: str, view: View, make: Callable[[str], _Made]) -> _Made | None:
    """What `make` returns for that move of a computer player; None if there is none to make.

    Whatever a bot does, the game goes on: if its move is refused, the first acceptable one on offer is made instead.
    """
    try:
        if move or not view.offers:
            return make(move) if move else None
    except Exception:
        logger.exception("the computer erred at seat %d", view.seat)
    for other in islice(view.offers.each(), MAX_TRIED):
        with contextlib.suppress(GameError):
            return make(other)
    return None


def new_nonce() -> str:
    """A nonce (`protocol.seat_proof`), of 128 bits."""
    return secrets.token_hex(16)
