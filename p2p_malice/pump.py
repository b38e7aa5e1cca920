"""GLUE: runs a table among channels, and a player at the far end of one. Only here do frames become messages."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from itertools import islice
from typing import Any, TypeVar

from attrs import evolve

from p2p_malice.client import Client, Introduction, Player
from p2p_malice.engine.game import View
from p2p_malice.errors import GameError, LinkClosedError, LinkError, LinkRestartedError, RemoteProtocolError
from p2p_malice.link.channel import Channel
from p2p_malice.link.token_bucket import TokenBucket
from p2p_malice.protocol.codec import decode_from_player, decode_from_table, encode
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Hello, Seated, Show
from p2p_malice.protocol.untrusted_json import object_in
from p2p_malice.seating import Visit
from p2p_malice.table import Deliveries, Table, refusal
from p2p_malice.tasks import end_tasks

MAX_BAD_FRAMES = 100
"""A channel that sends more than this many frames of nonsense is closed."""

FRAME_BURST = 200
FRAMES_PER_SECOND = 50.0
"""A channel that sends more frames than this without moving a card is closed. The game itself limits legal moves."""

HELLO_WITHIN = 10.0
"""Seconds that a visitor to the table has to say who they are."""

PROVE_WITHIN = 10.0
"""Seconds that a table has to prove that it gave somebody their seat."""

MAX_FRAMES_OF_STRANGERS = 5
"""How many frames a visitor may send before being accepted."""

MAX_STRANGERS = 8
"""How many visitors may wait at one seat to be accepted; the next one takes the place of the first."""

MAX_UNSENT = 1000
"""A channel that is behind by more frames than this is closed: its other end isn't reading."""

MAX_TRIED = 5_000
"""How many moves are tried in place of one by the computer that is refused."""

_Made = TypeVar("_Made")

logger = logging.getLogger(__name__)
# What the computer does wrong is for whoever looks for it, not for the players' screen.
logger.addHandler(logging.NullHandler())


class Host:
    """A table and the channels of its visitors."""

    def __init__(
        self,
        table: Table,
        keep: Callable[[Table], None] = lambda _table: None,
        clock: Callable[[], float] = time.monotonic,
        stand_in: Callable[[View], str] | None = None,
        round_trip: Callable[[int], float | None] = lambda _seat: None,
    ) -> None:
        """Run `table`.

        `keep` saves the changes at the table; it is called before anybody is told of them. `clock` gives seconds and
        never goes back. `stand_in` chooses moves for players who are away, if the table wants that, and "" where
        none has to be made. `round_trip` measures the seconds there and back to the player at a seat, as far as known.
        """
        self.table = table
        self._keep = keep
        self._clock = clock
        self._visits: dict[Channel, Visit] = {}
        self._outboxes: dict[Visit, asyncio.Queue[FromTable | None]] = {}
        self._allowances = [TokenBucket(FRAME_BURST, FRAMES_PER_SECOND) for _ in range(table.seats)]
        self._round_trip = round_trip
        self._stand_in = stand_in
        self._standing_in: asyncio.Task[None] | None = None
        self._chances: dict[int, object] = {}
        """By seat: the last chance to interrupt others that the computer there has thought about."""
        self._ticking: asyncio.Task[None] | None = None
        self._set_anew = asyncio.Event()

    async def serve(
        self,
        seat: int,
        channel: Channel,
        on_seated: Callable[[], None] = lambda: None,
        on_turned_away: Callable[[], None] = lambda: None,
    ) -> LinkError:
        """Let the visitor at the far end of `channel` play at `seat` until the channel ends; return how it ended.

        They are nobody until the table accepts their hello: then `on_seated` is called, or `on_turned_away` if the seat
        is somebody else's. A visitor who doesn't say hello soon is sent away. Several may be served at one seat: it is
        given to one of them, and to another only for the proof of having its token.
        """
        strangers = [visit for visit in self._outboxes if not visit.is_holder and visit.seat == seat]
        if len(strangers) >= MAX_STRANGERS:
            self._send_away(strangers[0])
        visit = self._visits[channel] = self.table.arrive(seat, channel.binding, new_nonce())
        outbox = self._outboxes[visit] = asyncio.Queue(MAX_UNSENT)
        self._stand_in_where_needed()
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self._tick())
        sending = asyncio.create_task(self._send(channel, outbox))
        receiving = asyncio.create_task(self._receive(visit, channel, on_seated, on_turned_away))
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            return sending.result() if sending.done() else receiving.result()
        finally:
            await end_tasks(sending, receiving)
            del self._visits[channel], self._outboxes[visit]
            self._settle(self.table.leave(visit, self._clock()))
            if not self._outboxes:
                await end_tasks(*(task for task in (self._standing_in, self._ticking) if task))
            await channel.close()

    def fill(self, seat: int, name: str) -> None:
        """Let the computer play at a seat that nobody has taken."""
        self._settle(self.table.fill(seat, name, self._clock()))

    def leave_free(self, seat: int) -> None:
        """Begin without the player of a seat that nobody has taken. Raises `IllegalMoveError` if that can't be."""
        self._settle(self.table.leave_free(seat, self._clock()))

    def note_away(self, channel: Channel) -> None:
        """Record that `channel` has fallen silent; it may come back."""
        if visit := self._visits.get(channel):
            self._settle(self.table.note_away(visit, self._clock()))

    def note_back(self, channel: Channel) -> None:
        """Record that `channel` came back, with the same player behind it. A stranger is still a stranger."""
        if visit := self._visits.get(channel):
            self._settle(self.table.note_back(visit, self._clock()))

    async def _receive(
        self, visit: Visit, channel: Channel, on_seated: Callable[[], None], on_turned_away: Callable[[], None]
    ) -> LinkError:
        asked = False
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                for _ in range(MAX_FRAMES_OF_STRANGERS):
                    message = self._take_in(visit, await channel.receive())
                    if visit.is_holder:
                        break
                    is_knocking = isinstance(message, Hello) and message.asks_for_proof
                    if message and not is_knocking and not asked:
                        asked = True
                        on_turned_away()
        except TimeoutError:
            pass
        except LinkError as error:
            return error
        if visit.is_holder:
            on_seated()
            return await self._receive_from_holder(visit, channel)
        return LinkClosedError("said_no_hello")

    async def _receive_from_holder(self, visit: Visit, channel: Channel) -> LinkError:
        bad = 0
        allowance = self._allowances[visit.seat]
        try:
            while bad <= MAX_BAD_FRAMES:
                frame = await channel.receive()
                position = self.table.number
                bad += self._take_in(visit, frame) is None
                if self.table.number == position and not allowance.take(self._clock()):
                    return LinkClosedError("link_flooded")
                # A channel with many frames waiting must not keep the other seats from being served.
                await asyncio.sleep(0)
        except LinkError as error:
            return error
        return LinkClosedError("too_much_nonsense")

    def _take_in(self, visit: Visit, frame: str) -> FromPlayer | None:
        """Do what a frame asks for, or refuse it; return the message in it, None if it can't be understood."""
        try:
            message = decode_from_player(frame)
        except RemoteProtocolError as error:
            self._deliver(self.table.reject(visit, error))
            return None
        self.table.note_round_trip(visit.seat, self._round_trip(visit.seat) or 0.0)
        self._settle(self.table.receive(visit, message, self._clock()))
        return message

    async def _send(self, channel: Channel, outbox: asyncio.Queue[FromTable | None]) -> LinkError:
        try:
            while message := await outbox.get():
                await channel.send(encode(message))
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
        """Wake the table whenever it wants to be, without end."""
        while True:
            self._set_anew.clear()
            wake_at = self.table.wake_at
            try:
                async with asyncio.timeout(None if wake_at is None else max(0.0, wake_at - self._clock())):
                    await self._set_anew.wait()
            except TimeoutError:
                position = self.table.number
                deliveries = self.table.tick(self._clock())
                if self.table.number != position:
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
        """A seat where it is the computer's turn, and for how many seconds it thinks; None if there is none."""
        table = self.table
        seat = next((seat for seat in table.turn if table.players[seat].computer), None)
        return None if seat is None else (seat, table.thinks(self._clock()))

    @property
    def _computers_chance(self) -> int | None:
        """A seat where the computer has a new chance to interrupt others; None if there is none."""
        table = self.table
        computers = (seat for seat, sitter in enumerate(table.players) if sitter.computer)
        return next((seat for seat in computers if table.chance(seat) not in (None, self._chances.get(seat))), None)

    async def _move_for_the_computer(self, choose: Callable[[View], str]) -> None:
        """Make the computer's moves for others, one by one; between two moves everybody else is heard.

        Whoever thinks about a move is no hindrance to those who want to interrupt.
        """
        table = self.table
        while True:
            seat, wait = self._computers_turn or (None, 0.0)
            if seat is None or wait > 0:
                interrupter = self._computers_chance
                if interrupter is not None:
                    self._chances[interrupter] = table.chance(interrupter)
                    self._make_for_the_computer(choose, table.aside(interrupter))
                elif seat is None:
                    return
                else:
                    await asyncio.sleep(wait)
            elif not self._make_for_the_computer(choose, table.view(seat)):
                return  # It is asked again with the next change at the table.
            await asyncio.sleep(0)

    def _make_for_the_computer(self, choose: Callable[[View], str], view: View) -> bool:
        """Make the move that is chosen for a view, if there is one to be made."""
        deliveries = move_for_computer(choose, view, lambda move: self.table.stand_in(view.seat, move, self._clock()))
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


def move_for_computer(choose: Callable[[View], str], view: View, make: Callable[[str], _Made]) -> _Made | None:
    """What `make` returns for the move that `choose` gives for the view; None where there is none to be made.

    Whatever a bot does, the game goes on: if its move is refused, the first one on offer is made that isn't.
    """
    try:
        move = choose(view)
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


async def recognise(channel: Channel, token: str) -> None:
    """Have the table behind `channel` prove that it gave the `token`, unless that is ""; it is told nothing.

    Raises `RemoteProtocolError` if it can't, or doesn't soon, and `LinkError`.
    """
    introduction = Introduction(Hello(""), token, channel.binding, new_nonce())
    if introduction.is_over:
        return
    try:
        async with asyncio.timeout(PROVE_WITHIN):
            await channel.send(encode(introduction.first))
            message = decode_from_table(await channel.receive())
    except TimeoutError:
        raise RemoteProtocolError("not_your_table") from None
    introduction.answer(message)


async def join(
    client: Client,
    channel: Channel,
    player: Player,
    name: str,
    token: str = "",
    on_restart: Callable[[Any], None] = lambda _channel: None,
) -> bool:
    """Let `player` sit down as `name` at the table behind `channel` and play until it, or the table, says goodbye.

    True if the player did. A `token` takes back a seat: the table proves that it gave that, and then the player does;
    `Seated` reaches the player with it. If the table's program was closed and comes back, so does the player, and a
    move that may have been lost is sent again, unless the table has gone back; `on_restart` gets the new channel.
    Raises `LinkLostError` if the connection is lost for good, and `RemoteProtocolError` if the table talks nonsense or
    can't prove that.
    """
    while True:
        try:
            return await _join_once(client, channel, player, name, token)
        except LinkRestartedError as restart:
            channel = restart.channel
            client.restarted()
            on_restart(channel)
            token = client.seated.token if client.seated else token


async def _join_once(client: Client, channel: Channel, player: Player, name: str, token: str) -> bool:
    hello = Hello(name, heard=client.show.number if client.show else 0)
    introduction = Introduction(hello, token, channel.binding, new_nonce())
    recognised = asyncio.Event()
    if introduction.is_over:
        recognised.set()
    hearing = asyncio.create_task(_hear(client, channel, player, introduction, recognised, token))
    acting = asyncio.create_task(_act(client, channel, player, introduction, recognised))
    try:
        await asyncio.wait({hearing, acting}, return_when=asyncio.FIRST_COMPLETED)
        if acting.done() and acting.result():
            return True
        await hearing
        return False
    finally:
        await end_tasks(hearing, acting)
        await channel.close()


async def _hear(
    client: Client, channel: Channel, player: Player, introduction: Introduction, recognised: asyncio.Event, token: str
) -> None:
    unheard = client.unheard
    try:
        while True:
            message = decode_from_table(await channel.receive())
            if hello := introduction.answer(message):
                await channel.send(encode(hello))
                recognised.set()
                continue
            if isinstance(message, Seated):
                token = message.token or token
                message = evolve(message, token=token)
            client.receive(message)
            if unheard and isinstance(message, Show):
                if (message.since or message.number) <= unheard.number <= message.number:
                    await channel.send(encode(unheard))
                unheard = None
            await player.hear(message, client)
            if isinstance(message, Bye):
                return
    except LinkClosedError:
        await player.hear(Bye("closed"), client)


async def _act(
    client: Client, channel: Channel, player: Player, introduction: Introduction, recognised: asyncio.Event
) -> bool:
    """Send what the player decides: True once that was a goodbye, False when the table takes no more.

    Nothing else is sent until the table is `recognised`.
    """
    message: FromPlayer = introduction.first
    while not isinstance(message, Bye):
        try:
            await channel.send(encode(message))
        except LinkClosedError:
            return False
        message = await player.act(client)
        client.sends(message)
        if not isinstance(message, Bye):
            await recognised.wait()
    with contextlib.suppress(LinkError):
        await channel.send(encode(message))
    return True


class BotPlayer:
    """A bot at a seat: it looks at each view where it may act, and moves."""

    def __init__(self, choose: Callable[[View], str]) -> None:
        """`choose` gives a move for a view."""
        self._choose = choose
        self._turn = asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Wake up if there is something to decide."""
        if client.may_act:
            self._turn.set()

    async def act(self, client: Client) -> FromPlayer:
        """The move for the position last shown, once it is this seat's turn."""
        while not client.may_act or client.view is None:
            self._turn.clear()
            await self._turn.wait()
        return client.answer(self._choose(client.view))


class ProgramPlayer:
    """A program at a seat, at the far end of a channel of its own: it reads the table's frames and writes its own.

    When the game is over, it hears the result, and we say its goodbye for it.
    """

    def __init__(
        self, channel: Channel, commands: Mapping[str, Callable[[dict[str, Any]], Awaitable[None]]] | None = None
    ) -> None:
        """The program reads and writes `channel`.

        `commands` handle lines that aren't for the table, by their `kind`; each gets the whole object.
        """
        self._channel = channel
        self._commands = commands or {}
        self._over = asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Pass it on, but for the secret of the seat: whoever keeps what a program was told would keep that, too."""
        told = evolve(message, token="") if isinstance(message, Seated) else message
        with contextlib.suppress(LinkError):
            await self._channel.send(encode(told))
        if client.result or isinstance(message, Bye):
            self._over.set()

    async def act(self, client: Client) -> FromPlayer:
        """The program's next message. Nonsense is refused at once; the end of its input is a goodbye."""
        while True:
            over = asyncio.create_task(self._over.wait())
            frame = asyncio.create_task(self._channel.receive())
            try:
                await asyncio.wait({over, frame}, return_when=asyncio.FIRST_COMPLETED)
                if over.done():
                    return Bye("over")
                if command := self._command(frame.result()):
                    await command
                    continue
                return decode_from_player(frame.result())
            except RemoteProtocolError as error:
                await self._channel.send(encode(refusal(error)))
            except LinkError:
                return Bye()
            finally:
                await end_tasks(over, frame)

    def _command(self, frame: str) -> Awaitable[None] | None:
        if not self._commands:
            return None
        try:
            body = object_in(frame)
            return self._commands[body["kind"]](body)
        except (LookupError, TypeError):
            return None
