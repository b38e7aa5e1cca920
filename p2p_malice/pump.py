"""GLUE: runs a table among channels, and a player at the far end of one. Only here do frames become messages."""

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from p2p_malice.client import Client, Player
from p2p_malice.engine.game import View
from p2p_malice.errors import LinkClosedError, LinkError, LinkRestartedError, RemoteProtocolError
from p2p_malice.link.allowance import Allowance
from p2p_malice.link.channel import Channel
from p2p_malice.protocol.codec import decode_from_player, decode_from_table, encode
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Hello, Move, Refused, Show
from p2p_malice.table import Deliveries, Table

CANCEL_AGAIN_AFTER = 1.0
"""Seconds."""

MAX_BAD_FRAMES = 100
"""A channel that sends more frames than this that cannot be understood is closed."""

FRAME_BURST = 200
FRAMES_PER_SECOND = 50.0
"""A channel that sends more frames than this that move no card is closed. Lawful moves the game itself limits."""

MAX_UNSENT = 1000
"""A channel that is behind by more frames than this is closed: its other end does not read."""


class Host:
    """A table and the channels of those who sit at it."""

    def __init__(
        self,
        table: Table,
        keep: Callable[[Table], None] = lambda _table: None,
        clock: Callable[[], float] = time.monotonic,
        stand_in: Callable[[View], str] | None = None,
    ) -> None:
        """Run `table`.

        `keep` saves what has changed at the table; it is called before anybody is told of it. `clock` gives seconds and
        never goes back. `stand_in` chooses moves for those who are away, where the table wants that.
        """
        self.table = table
        self._keep = keep
        self._clock = clock
        self._outboxes: dict[int, asyncio.Queue[FromTable | None]] = {}
        self._stand_in = stand_in

    async def serve(self, seat: int, channel: Channel) -> LinkError:
        """Let whoever is at the far end of `channel` play at `seat` until the channel ends; return how it ended.

        A seat that is free again may be served once more, by another channel.
        """
        outbox: asyncio.Queue[FromTable | None] = asyncio.Queue(MAX_UNSENT)
        self._outboxes[seat] = outbox
        sending = asyncio.create_task(self._send(channel, outbox))
        receiving = asyncio.create_task(self._receive(seat, channel))
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            return sending.result() if sending.done() else receiving.result()
        finally:
            await end_tasks(sending, receiving)
            if self._outboxes.get(seat) is outbox:
                del self._outboxes[seat]
                self._settle(self.table.leave(seat))
            await channel.close()

    def fill(self, seat: int, name: str) -> None:
        """Let the computer play at a seat that nobody took."""
        self._settle(self.table.fill(seat, name))

    def note_away(self, seat: int) -> None:
        """Take note that nothing is heard from `seat`, whose channel may yet come back."""
        self._settle(self.table.leave(seat))

    def note_back(self, seat: int) -> None:
        """Take note that the channel of `seat` came back."""
        self._settle(self.table.come_back(seat))

    async def _receive(self, seat: int, channel: Channel) -> LinkError:
        bad = 0
        allowance = Allowance(FRAME_BURST, FRAMES_PER_SECOND)
        try:
            while bad <= MAX_BAD_FRAMES:
                frame = await channel.receive()
                position = self.table.number
                try:
                    message = decode_from_player(frame)
                except RemoteProtocolError as error:
                    bad += 1
                    self._deliver(self.table.reject(seat, error))
                else:
                    self._settle(self.table.receive(seat, message, self._clock()))
                if self.table.number == position and not allowance.take(self._clock()):
                    return LinkClosedError("The other side sent far more than a game needs.")
                # A channel with many frames waiting must not keep the other seats from being served.
                await asyncio.sleep(0)
        except LinkError as error:
            return error
        return LinkClosedError("The other side sent too much that could not be understood.")

    async def _send(self, channel: Channel, outbox: asyncio.Queue[FromTable | None]) -> LinkError:
        try:
            while message := await outbox.get():
                await channel.send(encode(message))
                if isinstance(message, Bye):
                    return LinkClosedError("The player left.")
        except LinkError as error:
            return error
        return LinkClosedError("The other side does not read what it is sent.")

    def _settle(self, deliveries: Deliveries) -> None:
        """Save, tell everybody, and let the computer move where it plays for somebody."""
        while True:
            self._keep(self.table)
            self._deliver(deliveries)
            seat = next((seat for seat in self.table.turn if self.table.players[seat].computer), None)
            if seat is None or self._stand_in is None:
                return
            move = Move(self.table.number, self._stand_in(self.table.view(seat)))
            deliveries = self.table.receive(seat, move, self._clock())

    def _deliver(self, deliveries: Deliveries) -> None:
        for seat, message in deliveries:
            outbox = self._outboxes.get(seat)
            if outbox is None:
                continue
            if outbox.full():
                while not outbox.empty():
                    outbox.get_nowait()
                outbox.put_nowait(None)
            else:
                outbox.put_nowait(message)


async def join(
    client: Client,
    channel: Channel,
    player: Player,
    name: str,
    token: str = "",
    on_restart: Callable[[Channel], None] = lambda _channel: None,
) -> bool:
    """Let `player` sit down as `name` at the table behind `channel` and play until it, or the table, says goodbye.

    True if the player did. A `token` takes back a seat that was left. When the table's program was closed and comes
    back, so does the player, and a move that may have been lost is sent again; `on_restart` is told the new channel.
    Raises `LinkLostError` when the connection is lost for good and `RemoteProtocolError` when the table talks nonsense.
    """
    while True:
        try:
            return await _join_once(client, channel, player, Hello(name, token=token))
        except LinkRestartedError as restart:
            channel = restart.channel
            on_restart(channel)
            token = client.seated.token if client.seated else token


async def _join_once(client: Client, channel: Channel, player: Player, hello: Hello) -> bool:
    unheard = client.unheard
    hearing = asyncio.create_task(_hear(client, channel, player, unheard))
    acting = asyncio.create_task(_act(client, channel, player, hello))
    try:
        await asyncio.wait({hearing, acting}, return_when=asyncio.FIRST_COMPLETED)
        if acting.done() and acting.result():
            return True
        await hearing
        return False
    finally:
        await end_tasks(hearing, acting)
        await channel.close()


async def _hear(client: Client, channel: Channel, player: Player, unheard: Move | None) -> None:
    try:
        while True:
            message = decode_from_table(await channel.receive())
            client.receive(message)
            if unheard and isinstance(message, Show):
                if message.number == unheard.number:
                    await channel.send(encode(unheard))
                unheard = None
            await player.hear(message, client)
            if isinstance(message, Bye):
                return
    except LinkClosedError:
        await player.hear(Bye("The table was closed."), client)


async def _act(client: Client, channel: Channel, player: Player, hello: Hello) -> bool:
    """Send what the player decides: True once that was a goodbye, False when the table takes no more."""
    message: FromPlayer = hello
    while not isinstance(message, Bye):
        try:
            await channel.send(encode(message))
        except LinkClosedError:
            return False
        message = await player.act(client)
    with contextlib.suppress(LinkError):
        await channel.send(encode(message))
    return True


async def end_tasks(*tasks: asyncio.Task[Any]) -> None:
    """Cancel the tasks and wait until they have ended, whatever came of them.

    One that goes on all the same is cancelled again: `asyncio.wait_for` of Python 3.11 may swallow a cancellation.
    """
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=CANCEL_AGAIN_AFTER)
    await asyncio.gather(*tasks, return_exceptions=True)


class BotPlayer:
    """A bot at a seat: it looks at each view in which it may act, and moves."""

    def __init__(self, choose: Callable[[View], str]) -> None:
        """`choose` gives a move for a view."""
        self._choose = choose
        self._turn = asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Wake up when there is something to decide."""
        if client.moves:
            self._turn.set()

    async def act(self, client: Client) -> FromPlayer:
        """The move for the position last shown, once it is this seat's turn."""
        while not client.moves or client.view is None:
            self._turn.clear()
            await self._turn.wait()
        return client.answer(self._choose(client.view))


class ProgramPlayer:
    """A program at a seat, at the far end of a channel of its own: it reads the table's frames and writes its own.

    When the game is over, it is told the result and its goodbye is said for it.
    """

    def __init__(
        self, channel: Channel, commands: Mapping[str, Callable[[dict[str, Any]], Awaitable[None]]] | None = None
    ) -> None:
        """The program reads and writes `channel`.

        `commands` are by the `kind` of a line that is not for the table; each gets the whole object.
        """
        self._channel = channel
        self._commands = commands or {}
        self._over = asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Pass it on."""
        with contextlib.suppress(LinkError):
            await self._channel.send(encode(message))
        if client.result or isinstance(message, Bye):
            self._over.set()

    async def act(self, client: Client) -> FromPlayer:
        """The program's next message. A frame that is none is refused at once; the end of its input is a goodbye."""
        while True:
            over = asyncio.create_task(self._over.wait())
            frame = asyncio.create_task(self._channel.receive())
            try:
                await asyncio.wait({over, frame}, return_when=asyncio.FIRST_COMPLETED)
                if over.done():
                    return Bye("The game is over.")
                if command := self._command(frame.result()):
                    await command
                    continue
                return decode_from_player(frame.result())
            except RemoteProtocolError as error:
                await self._channel.send(encode(Refused(error.code, str(error))))
            except LinkError:
                return Bye("The program has stopped.")
            finally:
                await end_tasks(over, frame)

    def _command(self, frame: str) -> Awaitable[None] | None:
        if not self._commands:
            return None
        try:
            body = json.loads(frame)
            return self._commands[body["kind"]](body)
        except (ValueError, LookupError, TypeError, RecursionError):
            return None
