"""The evening of `soak.py`: the host's table, the guests and what happens to them, and what it all costs."""

import asyncio
import contextlib
import ctypes
import gc
import os
import random
import resource
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

from p2p_malice.errors import LinkError, MaliceError
from p2p_malice.games.malice.game import MALICE
from p2p_malice.play.hosting import HostedGame
from p2p_malice.play.lobby import Invitation
from p2p_malice.play.places import FRIEND, ME, Place
from p2p_malice.protocol.description import CodeKind
from p2p_malice.tasks import end_tasks
from p2p_malice.ui.contract import Offer, Pasted, Seats, Wish
from p2p_malice.ui.news import News
from scripts.fast_time import FastTime, real_seconds
from scripts.soak_guests import Friend, Regular, make_ports_mutable, muted
from tests.interfaces import HERE, FakeInterface

RULES = "official payoff=11"

HERE_WITHIN = 400.0
"""Seconds in which everybody has to be back at the table once nobody is disturbed any more."""

GIVEN_BACK_WITHIN = 30.0
LOOK_EVERY = 0.5
PAUSE_BETWEEN_DEEDS = (2.0, 14.0)
"""Seconds."""


class HostsFace(FakeInterface):
    """The host's: invitations go to the friends, replies are taken while one is wanted, everything else is counted."""

    def __init__(self, person: Regular, invited: Callable[[Offer], None]) -> None:
        """A user interface with one person; `invited` gets each invitation."""
        super().__init__(person)
        self._invited = invited
        self._wanted = 0
        self.told: Counter[str] = Counter()

    async def offer(self, offer: Offer) -> None:
        """Hand the code over."""
        self._invited(offer)

    async def wish(self, wanted: CodeKind | None) -> Wish:
        """The next reply."""
        self._wanted += 1
        try:
            return await self.wishes.get()
        finally:
            self._wanted -= 1

    def reply(self, code: str) -> None:
        """Paste a reply, if a person would be asked for one now."""
        if self._wanted:
            self.wishes.put_nowait(Pasted(code))

    async def tell(self, news: News) -> None:
        """Count it."""
        self.told[news.state] += 1

    async def complain(self, error: MaliceError) -> None:
        """Count it."""
        self.told[error.code] += 1


class Evening:
    """The table, the friends, and whatever happens to them."""

    def __init__(self, clock: FastTime, guests: int, seed: str) -> None:
        """A game for that many friends, dealt now; nobody has come yet."""
        make_ports_mutable()
        self._clock = clock
        self._rng = random.Random(f"{seed} deeds")
        self._free = asyncio.Event()
        self._free.set()
        self._host = Regular(random.Random(f"{seed} host"), self._free)
        self.ui = HostsFace(self._host, self._invited)
        self.friends = [
            Friend(number, random.Random(f"{seed} {number}"), self._free, self.ui.reply)
            for number in range(1, guests + 1)
        ]
        places = (Place(ME, "Ann"), *[Place(FRIEND)] * guests)
        self._game = HostedGame.new(self.ui, HERE, Invitation(MALICE, RULES, "Ann"), places)
        self._playing = asyncio.create_task(self._game.play())
        self._inviting: asyncio.Future[None] | None = None
        self.deeds: Counter[str] = Counter()
        self.failures: list[str] = []
        """Deeds that did not end as they should."""
        self._busy: set[asyncio.Task[None]] = set()
        self._muted = contextlib.ExitStack()

    def _invited(self, offer: Offer) -> None:
        # The number counts the friends of a table of several; a single one has none.
        self.friends[max(offer.friend, 1) - 1].invite(offer.code)

    async def _invite(self) -> None:
        """Have the host make another invitation, if they are not at it."""
        if self._inviting is None:
            self._seats: Seats = await self.ui.seats.get()
        if self._seats.invite and (self._inviting is None or self._inviting.done()):
            self._inviting = asyncio.ensure_future(self._seats.invite())

    @property
    def games(self) -> int:
        """How many games were begun."""
        return int(self._game._table._state.number)  # type: ignore[attr-defined]

    @property
    def away(self) -> list[int]:
        """The seats that nobody is heard from."""
        return [seat for seat, player in enumerate(self._game._table.players) if not player.present]

    # --- the course of the evening -----------------------------------------------------------------------------------

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
        self._free.set()
        end = self._clock.now() + seconds
        while (left := end - self._clock.now()) > 0:
            await asyncio.sleep(min(left, self._rng.uniform(*PAUSE_BETWEEN_DEEDS)))
            well = [friend for friend in self.friends if friend.is_well and not friend.is_busy]
            if well and left > 0:
                task = asyncio.create_task(self._do(self._rng.choice(well)))
                self._busy.add(task)
                task.add_done_callback(self._busy.discard)
        if self._busy:
            await asyncio.wait(self._busy)
        await self._until_all_are_here()
        self._free.clear()

    async def _do(self, friend: Friend) -> None:
        deeds: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {
            "silent": (4, friend.fall_silent),
            "wire broken": (3, friend.break_wire),
            "program began anew": (2, friend.begin_anew),
            "killed and resumed": (3, friend.be_killed_and_resumed),
            "came again": (2, friend.come_again),
            "moved to another device": (1, friend.move_to_another_device),
            "invited again": (1, lambda: friend.be_invited_again(self._invite)),
            "stranger": (4, friend.meet_stranger),
        }
        (name,) = self._rng.choices(list(deeds), [weight for weight, _ in deeds.values()])
        friend.is_busy = True
        self.deeds[name] += 1
        friend.deeds.append(name)
        try:
            async with asyncio.timeout(2 * HERE_WITHIN):
                await deeds[name][1]()
        except (TimeoutError, LinkError) as error:
            self.failures.append(f"{friend}: {error!r}")
        finally:
            friend.is_busy = False

    async def _until_all_are_here(self) -> None:
        def all_are_here() -> bool:
            is_inviting = self._inviting is not None and not self._inviting.done()
            visitors = len(self._game._game._outboxes) - len(self._game._table.players)
            return all(friend.is_well for friend in self.friends) and not (self.away or visitors or is_inviting)

        await self._until(all_are_here)

    async def _until(self, holds: Callable[[], bool]) -> None:
        """Look at the table now and then until that holds. Raises TimeoutError if it takes too long."""
        async with asyncio.timeout(HERE_WITHIN):
            while True:
                if holds():
                    return
                await asyncio.sleep(LOOK_EVERY)

    async def send_half_away(self) -> None:
        """Swallow all packets of every second guest until `call_back`; returns once the host has noticed."""
        away = self.friends[::2]
        for friend in away:
            self._muted.enter_context(muted(friend.channel))
        await self._until(lambda: len(self.away) == len(away))

    async def call_back(self) -> None:
        """Let the packets through again, and wait until everybody is at the table."""
        self._muted.close()
        await self._until_all_are_here()

    async def close(self) -> None:
        """Let the host leave, end whatever still goes on, and wait until everything was given back."""
        self._muted.close()
        self._free.set()
        await end_tasks(*self._busy)
        for friend in self.friends:
            friend.expects_end()
        self._host.leave()
        await asyncio.wait({self._playing}, timeout=GIVEN_BACK_WITHIN)
        for friend in self.friends:
            await friend.leave()
        await end_tasks(self._playing, self._inviting)
        # The last goodbyes go on in the background.
        if left := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(left, timeout=GIVEN_BACK_WITHIN)

    def faults(self) -> list[str]:
        """The friends who aren't where they should be."""
        missing = [friend for friend in self.friends if not friend.is_well or friend.number in self.away]
        return [f"{friend} is not at the table" for friend in missing]


# --- what it costs ---------------------------------------------------------------------------------------------------


def forget_shortcuts() -> None:
    """Empty the program's bounded caches: they take the first hours to fill up."""
    for thing in gc.get_objects():
        is_ours = isinstance(thing, _lru_cache_wrapper) and thing.__module__.startswith("p2p_malice.")
        if is_ours and thing.cache_info().maxsize is not None:
            thing.cache_clear()


def costs() -> dict[str, Any]:
    """What this process holds on to now: memory, open files, tasks, threads, live objects outside caches."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)  # What was freed is no part of what is held.
    megabytes = int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6
    forget_shortcuts()
    files = Counter[str]()
    for name in os.listdir("/proc/self/fd"):
        # The folder's own file is gone by now.
        with contextlib.suppress(FileNotFoundError):
            files[os.readlink(f"/proc/self/fd/{name}").partition(":")[0]] += 1
    return {
        "megabytes": megabytes,
        "files": files.total() - files["socket"],
        "sockets": files["socket"],
        "tasks": len(asyncio.all_tasks()),
        "threads": threading.active_count(),
        "objects": len(gc.get_objects()),
    }


def held() -> Counter[str]:
    """How many objects and tasks of each kind there are, for finding a leak."""
    kinds = Counter(type(thing).__qualname__ for thing in gc.get_objects())
    return kinds + Counter(f"task {task.get_coro().__qualname__}" for task in asyncio.all_tasks())  # type: ignore[union-attr]


async def processor_share(seconds: float) -> float:
    """The part of `seconds` of real time in which this process keeps a processor busy."""
    begun, used = real_seconds(), time.process_time()
    await asyncio.sleep(seconds)
    return (time.process_time() - used) / (real_seconds() - begun)
