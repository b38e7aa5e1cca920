"""The guests of `soak.py`: each with a program of its own, as far as the host can tell, and what happens to them."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from p2p_malice.client import Client
from p2p_malice.engine.game import REMATCH
from p2p_malice.errors import LinkClosedError, LinkError, ProtocolError
from p2p_malice.games.malice.bots import greedy
from p2p_malice.link.aiortc.ports import Port, Share
from p2p_malice.link.channel import Channel
from p2p_malice.link.contracts import Health
from p2p_malice.link.peers.guest import GuestPeer
from p2p_malice.link.peers.line import Line
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.webrtc import come_back, open_reply
from p2p_malice.protocol.codec import encode as encode_message
from p2p_malice.protocol.codes import decode, encode
from p2p_malice.protocol.description import Description
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Propose, Say, Seated
from p2p_malice.pump import join
from p2p_malice.tasks import end_tasks
from tests.interfaces import ALONE
from tests.proofs import returning

THOUGHT = (0.5, 2.0)
"""Seconds, the least and the longest."""

STRANGER_STAYS = 60.0
"""Seconds after which a stranger goes if the host has not sent them away before."""

LONGEST_SILENCE = 45.0
"""Seconds: longer than it takes until ICE gives the way up."""

RUBBISH = ("", "{", "[]", '{"kind":"hello"}', '{"kind":"move","number":1,"move":"h1>c0"}', "\x00" * 500, "9" * 5000)

_muted: set[tuple[str, int]] = set()
"""The ports of this process where nothing goes out or comes in: the cable is out."""


def make_ports_mutable() -> None:
    """Have the ports of this process respect `muted`."""
    receive, send = Port.datagram_received, Share.sendto

    def datagram_received(self: Port, data: bytes, addr: tuple[Any, ...]) -> None:
        if (self.local_candidate.host, self.local_candidate.port) not in _muted:
            receive(self, data, addr)

    def sendto(self: Share, data: Any, addr: Any = None) -> None:
        candidate = self._port.local_candidate
        if (candidate.host, candidate.port) not in _muted:
            send(self, data, addr)

    Port.datagram_received = datagram_received  # type: ignore[method-assign]
    Share.sendto = sendto  # type: ignore[method-assign]


@contextlib.contextmanager
def muted(channel: ReliableChannel) -> Iterator[None]:
    """Let no packet of the channel's ports through, in either direction."""
    dialler = channel._dialler
    ports = set(dialler.agent.sockets.addresses) if isinstance(dialler, Line) else set()
    _muted.update(ports)
    try:
        yield
    finally:
        _muted.difference_update(ports)


async def kill(channel: ReliableChannel) -> None:
    """End it as a power cut would: the other end hears nothing of it."""
    with muted(channel):
        channel._end(LinkClosedError("The program was killed."))
        if channel._hanging_up:
            await channel._hanging_up


def _hear_from_introduction(channel: ReliableChannel) -> None:
    """Make a channel on a used wire ignore what the other end still says to the earlier program."""
    hear = channel.hear

    def hear_introduced(message: str) -> None:
        if message.startswith("i"):
            channel.hear = hear  # type: ignore[method-assign]
            hear(message)

    channel.hear = hear_introduced  # type: ignore[method-assign]


class Regular:
    """A player who never has enough: moves, talks, lets the computer take over, plays again and again."""

    def __init__(self, rng: random.Random, free: asyncio.Event) -> None:
        """Somebody whose whims come from `rng`, and who moves only while everybody is `free` to."""
        self._rng = rng
        self._free = free
        self._news = asyncio.Event()
        self._wants_rematch = False
        self._proposed_for: tuple[int, ...] = ()
        self._leaves = False

    def leave(self) -> None:
        """Leave at the next opportunity."""
        self._leaves = True
        self._news.set()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Take in what the table said."""
        if isinstance(message, Seated):
            self._wants_rematch = True
        self._news.set()

    async def act(self, client: Client) -> FromPlayer:
        """What this player does next, after some thought."""
        while True:
            await self._free.wait()
            if self._leaves:
                return Bye()
            if self._has_something_to_do(client):
                await asyncio.sleep(self._rng.uniform(*THOUGHT))
                if message := self._decide(client):
                    return message
            else:
                self._news.clear()
                await self._news.wait()

    def _away(self, client: Client) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(client.players) if player.name and not player.present)

    def _has_something_to_do(self, client: Client) -> bool:
        if client.result:
            return self._wants_rematch and not self._away(client)
        self._wants_rematch = True
        return bool(client.moves) or self._away(client) not in ((), self._proposed_for)

    def _decide(self, client: Client) -> FromPlayer | None:
        away = self._away(client)
        if client.result:
            self._wants_rematch = False
            return None if away else Propose(REMATCH)
        if away != self._proposed_for:
            self._proposed_for = away
            if away and client.view:
                return Propose(self._rng.choice(("bot", "bot", "wait")))
        if client.view is None or not client.moves:
            return None
        chance = self._rng.random()
        if chance < 0.03:
            return Say("What a card!")
        if chance < 0.06 and client.view.undo:
            return client.take_back()
        return client.answer(greedy.choose(client.view))


class Friend:
    """Somebody at the table, and the program that they have open."""

    def __init__(self, number: int, rng: random.Random, free: asyncio.Event, reply: Callable[[str], None]) -> None:
        """Nobody has come yet; `reply` sends a reply code to the host."""
        self.number = number
        self.rng = rng
        self.invitation: Description | None = None
        self.was_invited = asyncio.Event()
        self.is_busy = False
        self.deeds: list[str] = []
        """What has happened to this friend."""
        self.surprises: list[str] = []
        """How talks ended that nobody meant to end."""
        self._free = free
        self._reply = reply
        self._channel: ReliableChannel | None = None
        self._client = Client()
        self._token = ""
        self._playing: asyncio.Task[None] | None = None
        self._leaving = asyncio.Event()
        """Set when the program that is open is to end."""

    def __str__(self) -> str:
        """For a report."""
        health = self._channel.health.value if self._channel else "none"
        ended = "ended" if self._playing is None or self._playing.done() else "playing"
        return f"guest {self.number} (connection {health}, {ended}, last deeds: {', '.join(self.deeds[-3:])})"

    def invite(self, code: str) -> None:
        """Give this friend an invitation, the newest one."""
        self.invitation = decode(code).description
        self.was_invited.set()

    @property
    def channel(self) -> ReliableChannel:
        """The link of the program that is open."""
        assert self._channel
        return self._channel

    @property
    def is_well(self) -> bool:
        """Whether the friend sits at the table and hears it."""
        playing = self._playing is not None and not self._playing.done()
        return playing and self._client.show is not None and self.channel.health is Health.GOOD

    async def come_by_invitation(self) -> None:
        """Answer the newest invitation with a new program, and show the token if there is one."""
        assert self.invitation
        async with await open_reply(self.invitation, ALONE) as peer:
            if not peer.is_connected:
                self._reply(encode(peer.description))
            self._begin(await peer.connected())

    async def come_back(self, keepsake: str) -> None:
        """Come back with a program that was started again."""
        async with await come_back(keepsake) as peer:
            self._begin(await peer.connected())

    def _begin(self, channel: ReliableChannel) -> None:
        self._client = Client()
        self._leaving = asyncio.Event()
        self._attend_to(channel)
        self._playing = asyncio.create_task(self._play(channel, self._client, self._leaving))

    def _attend_to(self, channel: Channel) -> None:
        assert isinstance(channel, ReliableChannel)
        self._channel = channel

    async def _play(self, channel: ReliableChannel, client: Client, leaving: asyncio.Event) -> None:
        player = Regular(self.rng, self._free)
        name, token = f"Guest {self.number}", self._token
        try:
            await join(client, channel, player, name, token, on_restart=self._attend_to)
            ending = "the table said goodbye"
        except (LinkError, ProtocolError) as error:
            ending = str(error)
        if not leaving.is_set():
            self.surprises.append(f"{self}: {ending}")

    def expects_end(self) -> None:
        """Record that the program has to end now, and keep its token."""
        self._leaving.set()
        if self._client.seated:
            self._token = self._client.seated.token

    async def die(self) -> str:
        """End the program as a power cut would; the keepsake of its link."""
        self.expects_end()
        keepsake = self.channel.keepsake
        assert keepsake
        assert self._playing
        await kill(self.channel)
        await end_tasks(self._playing)
        return keepsake

    async def leave(self) -> None:
        """Close the program in good order."""
        self.expects_end()
        if self._playing:
            await end_tasks(self._playing)

    # --- what happens to a friend ----------------------------------------------------------------------------------

    async def fall_silent(self) -> None:
        """All packets are swallowed for a while; the way comes back by itself."""
        with muted(self.channel):
            await asyncio.sleep(self.rng.uniform(1.0, LONGEST_SILENCE))

    async def break_wire(self) -> None:
        """The wire breaks off in good order, for instance because a program closed the transport."""
        if self.channel._wire:
            await self.channel._wire.close()

    async def begin_anew(self) -> None:
        """Another program goes on with the same wire: it knows nothing of what was said before."""
        self.expects_end()
        old = self.channel
        wire, dialler = old._wire, old._dialler
        if wire is None or dialler is None:
            return
        old._wire = old._dialler = None
        fresh = ReliableChannel()
        dialler.hand_over(fresh)
        old._end(LinkClosedError("Another program goes on."))
        assert self._playing
        await end_tasks(self._playing)
        _hear_from_introduction(fresh)
        fresh.attach(wire, dialler)
        self._begin(fresh)

    async def be_killed_and_resumed(self) -> None:
        """The program is killed, and started again after a while: it comes back by what it saved."""
        keepsake = await self.die()
        await asyncio.sleep(self.rng.choice((0.0, 1.0, 20.0)))
        await self.come_back(keepsake)

    async def come_again(self) -> None:
        """The program is killed and everything it saved is lost but the token: the old invitation is answered again."""
        await self.die()
        await asyncio.sleep(self.rng.choice((0.0, 10.0)))
        await self.come_by_invitation()

    async def move_to_another_device(self) -> None:
        """The old invitation is answered from elsewhere while the first program is still open; that one is told so."""
        self.expects_end()
        before = self._playing
        await self.come_by_invitation()
        assert before
        async with asyncio.timeout(STRANGER_STAYS):
            await asyncio.wait({before})

    async def be_invited_again(self, invite: Callable[[], Awaitable[None]]) -> None:
        """The program is killed and nothing of it is left: the host notices that, and makes another invitation."""
        await self.die()
        self.was_invited.clear()
        async with asyncio.timeout(STRANGER_STAYS):
            while not self.was_invited.is_set():
                await invite()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.was_invited.wait(), 3.0)
        await self.come_by_invitation()

    # --- strangers -------------------------------------------------------------------------------------------------

    async def meet_stranger(self) -> None:
        """Somebody else has got hold of this friend's invitation, and tries to be them."""
        assert self.invitation
        with contextlib.suppress(TimeoutError, LinkError):
            async with asyncio.timeout(STRANGER_STAYS), await open_reply(self.invitation, ALONE) as peer:
                await self._be_strange(peer)

    async def _be_strange(self, peer: GuestPeer) -> None:
        whim = self.rng.choice(("vanishes at once", "silent", "guesses", "rubbish", "garbled", "vanishes"))
        if whim == "vanishes at once":
            return
        channel = await peer.connected()
        try:
            match whim:
                case "guesses":
                    await channel.send(encode_message(returning(f"Guest {self.number}", "0" * 32)))
                case "rubbish":
                    for frame in RUBBISH:
                        await channel.send(frame)
                case "garbled" if channel._wire:
                    channel._wire.send("x" * 100)
                case "vanishes":
                    await kill(channel)
            while True:
                await channel.receive()
        finally:
            await channel.close()
