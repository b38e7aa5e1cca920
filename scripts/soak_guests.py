"""The guests of `soak.py`: each with a program of its own, as far as the host can tell, and what happens to them."""

import asyncio
import contextlib
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from p2p_malice.client import Client
from p2p_malice.errors import LinkClosedError, LinkError, ProtocolError
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
from p2p_malice.protocol.messages import Hello
from p2p_malice.pump import join
from p2p_malice.tasks import end_tasks
from scripts.fast_time import FastTime
from scripts.play_games import Side
from scripts.soak_host import ALONE, Pauses, Regular

HERE_WITHIN = 400.0
"""Seconds in which everybody has to be back at the table once nobody is disturbed any more."""

STRANGER_STAYS = 60.0
"""Seconds after which a stranger goes if the host has not sent them away before."""

LOOK_EVERY = 0.5
"""Seconds."""

LONGEST_SILENCE = 45.0
"""Seconds: longer than it takes until ICE gives the way up."""

PAUSE_BETWEEN_DEEDS = (2.0, 14.0)

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


def dialler_of(channel: ReliableChannel) -> Line:
    """The dialler that makes the wires of a channel of this process."""
    assert isinstance(channel._dialler, Line)
    return channel._dialler


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


class Friend:
    """Somebody at the table, and the program that they have open."""

    def __init__(self, number: int, rng: random.Random, pauses: Pauses, reply: Callable[[str], None]) -> None:
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
        self._pauses = pauses
        self._reply = reply
        self._channel: ReliableChannel | None = None
        self._client = Client()
        self._token = ""
        self._playing: asyncio.Task[None] | None = None
        self._leaving = asyncio.Event()
        """Set when the program that is open is to end."""

    def __str__(self) -> str:
        """For a report."""
        ended = self._playing is None or self._playing.done()
        health = self._channel.health.value if self._channel else "none"
        deeds = ", ".join(self.deeds[-3:])
        if self._channel:
            health += f", {'a' if self._channel._wire else 'no'} wire"
            health += ", seeking" if self._channel._redialling else ""
            dialler = self._channel._dialler
            if isinstance(dialler, Line):
                health += ", dialling" if dialler._is_dialling else ""
                health += ", succeeding" if dialler._succeeding and not dialler._succeeding.done() else ""
                health += ", stranger heard" if dialler.agent.stranger_came.is_set() else ""
        return f"guest {self.number} (connection {health}, {'ended' if ended else 'playing'}, last deeds: {deeds})"

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
        player = Regular(self.rng, self._pauses)
        name, token = f"Guest {self.number}", self._token
        try:
            await join(client, channel, player, name, token, on_restart=self._attend_to)
            ending = "the table said goodbye"
        except (LinkError, ProtocolError) as error:
            ending = str(error)
        if not leaving.is_set():
            self.surprises.append(f"{self}: {ending}")

    def _keep_token(self) -> None:
        if self._client.seated:
            self._token = self._client.seated.token

    async def die(self) -> str:
        """End the program as a power cut would; the keepsake of its link."""
        self._keep_token()
        self.expects_end()
        keepsake = self.channel.keepsake
        assert keepsake
        assert self._playing
        await kill(self.channel)
        await end_tasks(self._playing)
        return keepsake

    def expects_end(self) -> None:
        """Record that the program has to end now."""
        self._leaving.set()

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
        self._keep_token()
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
        self._keep_token()
        self.expects_end()
        before = self._playing
        await self.come_by_invitation()
        assert before
        async with asyncio.timeout(STRANGER_STAYS):
            await asyncio.wait({before})

    async def be_invited_again(self, invite: Callable[[], None]) -> None:
        """The program is killed and nothing of it is left: the host notices that, and makes another invitation."""
        await self.die()
        self.was_invited.clear()
        async with asyncio.timeout(STRANGER_STAYS):
            while not self.was_invited.is_set():
                invite()
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
                    await channel.send(encode_message(Hello(f"Guest {self.number}", token="0" * 32)))
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


class Evening:
    """The host's process, the friends, and whatever happens to them."""

    def __init__(self, host: Side, clock: FastTime, guests: int, seed: str) -> None:
        """Nobody has come yet."""
        make_ports_mutable()
        self._host = host
        self._clock = clock
        self._rng = random.Random(f"{seed} deeds")
        self._pauses = Pauses()
        self.friends = [
            Friend(number, random.Random(f"{seed} {number}"), self._pauses, self._reply)
            for number in range(1, guests + 1)
        ]
        self.deeds: Counter[str] = Counter()
        self.failures: list[str] = []
        """Deeds that did not end as they should."""
        self._told: dict[str, asyncio.Queue[dict[str, Any]]] = {}
        self._reading = asyncio.create_task(self._read())
        self._busy: set[asyncio.Task[None]] = set()
        self._muted = contextlib.ExitStack()

    async def _read(self) -> None:
        while (body := await self._host.read()) is not None:
            if body["kind"] == "invitation":
                # The number counts the friends of a table of several; a single one has none.
                self.friends[max(body["friend"], 1) - 1].invite(body["code"])
            else:
                self._queue(body["kind"]).put_nowait(body)

    def _queue(self, kind: str) -> asyncio.Queue[dict[str, Any]]:
        return self._told.setdefault(kind, asyncio.Queue())

    def _reply(self, code: str) -> None:
        self._host.write(kind="reply", code=code)

    async def ask(self, kind: str, answer: str, **body: object) -> dict[str, Any]:
        """Make the host do something, and wait for its answer. Raises EOFError when its process has ended."""
        self._host.write(kind=kind, **body)
        told = asyncio.create_task(self._queue(answer).get())
        try:
            await asyncio.wait({told, self._reading}, return_when=asyncio.FIRST_COMPLETED)
            if not told.done():
                raise EOFError("The host's process has ended.")
            return told.result()
        finally:
            await end_tasks(told)

    def tell(self, kind: str, **body: object) -> None:
        """Make the host do something that it doesn't answer."""
        self._host.write(kind=kind, **body)

    async def pulse(self) -> None:
        """Wait until both processes have nothing left to do."""
        await self.ask("pulse", "pulse")
        await self._clock.idle()

    def set_speed(self, speed: float) -> None:
        """Let the clocks of both processes run so fast."""
        self._clock.speed = speed
        self.tell("speed", speed=speed)

    # --- the course of the evening ---------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Let everybody come, by invitation or by reply, whichever is quicker."""
        async with asyncio.timeout(HERE_WITHIN):
            await asyncio.gather(*(self._come(friend) for friend in self.friends))
            await self._until_all_are_here()

    async def _come(self, friend: Friend) -> None:
        await friend.was_invited.wait()
        await friend.come_by_invitation()

    async def disturb(self, seconds: float) -> None:
        """Let things happen for so long, and then wait until everybody is at the table again and nobody moves.

        Raises TimeoutError if they don't come.
        """
        end = self._clock.now() + seconds
        while (left := end - self._clock.now()) > 0:
            await asyncio.sleep(min(left, self._rng.uniform(*PAUSE_BETWEEN_DEEDS)))
            well = [friend for friend in self.friends if friend.is_well and not friend.is_busy]
            if well and left > 0:
                self._start(self._rng.choice(well))
        await self.rest()

    def _start(self, friend: Friend) -> None:
        deeds: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {
            "silent": (4, friend.fall_silent),
            "wire broken": (3, friend.break_wire),
            "program began anew": (2, friend.begin_anew),
            "killed and resumed": (3, friend.be_killed_and_resumed),
            "came again": (2, friend.come_again),
            "moved to another device": (1, friend.move_to_another_device),
            "invited again": (1, lambda: friend.be_invited_again(lambda: self.tell("invite"))),
            "stranger": (4, friend.meet_stranger),
        }
        (name,) = self._rng.choices(list(deeds), [weight for weight, _ in deeds.values()])
        task = asyncio.create_task(self._do(friend, name, deeds[name][1]))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _do(self, friend: Friend, name: str, deed: Callable[[], Awaitable[None]]) -> None:
        friend.is_busy = True
        self.deeds[name] += 1
        friend.deeds.append(name)
        try:
            async with asyncio.timeout(2 * HERE_WITHIN):
                await deed()
        except (TimeoutError, LinkError) as error:
            self.failures.append(f"{friend}: {error!r}")
        finally:
            friend.is_busy = False

    async def rest(self) -> None:
        """Wait until everybody is at the table and no stranger is; nobody moves from then on."""
        if self._busy:
            await asyncio.wait(self._busy)
        async with asyncio.timeout(HERE_WITHIN):
            await self._until_all_are_here()
        self._pauses.begin()
        self.tell("pause")

    async def go_on(self) -> None:
        """Let everybody move again."""
        self._pauses.end()
        self.tell("go")

    async def _until_all_are_here(self) -> None:
        await self._until_state(
            lambda state: (
                all(friend.is_well for friend in self.friends)
                and not (state["away"] or state["visitors"] or state["inviting"])
            )
        )

    async def _until_state(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Look at the host's table now and then until that holds."""
        while True:
            if holds(await self.ask("state", "state")):
                return
            await asyncio.sleep(LOOK_EVERY)

    async def send_half_away(self) -> None:
        """Swallow all packets of every second guest until `call_back`; returns once the host has noticed."""
        away = self.friends[::2]
        for friend in away:
            self._muted.enter_context(muted(friend.channel))
        async with asyncio.timeout(HERE_WITHIN):
            await self._until_state(lambda state: len(state["away"]) == len(away))

    async def call_back(self) -> None:
        """Let the packets through again, and wait until everybody is at the table."""
        self._muted.close()
        async with asyncio.timeout(HERE_WITHIN):
            await self._until_all_are_here()

    async def end(self) -> dict[str, Any]:
        """Let the host leave; return what its process still holds on to."""
        for friend in self.friends:
            friend.expects_end()
        return await self.ask("end", "ended")

    async def close(self) -> None:
        """End whatever still goes on in this process."""
        self._muted.close()
        await end_tasks(*self._busy)
        for friend in self.friends:
            await friend.leave()
        await end_tasks(self._reading)
        await self._host.stop()

    async def faults(self) -> list[str]:
        """The friends who aren't where they should be, for an evening that got stuck."""
        if self._reading.done():
            return []
        state = await self.ask("state", "state")
        away = [friend for friend in self.friends if not friend.is_well or friend.number in state["away"]]
        return [f"the host's table: {state}", *(f"{friend} is not at the table" for friend in away)]


async def start_host(*arguments: str, env: dict[str, str]) -> Side:
    """The host's process."""
    return await Side.start(sys.executable, *arguments, env=env)


def as_words(counter: Counter[str]) -> str:
    """The counts, the most frequent first."""
    return ", ".join(f"{count} × {name}" for name, count in counter.most_common())
