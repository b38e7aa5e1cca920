"""The host of `soak.py`, in a process of its own: the real table, a scripted face, and what it all costs.

It is told what to do, and reports the outcome, in JSON lines.
"""

import asyncio
import contextlib
import gc
import json
import os
import random
import resource
import threading
import time
import tracemalloc
from collections import Counter
from collections.abc import Mapping
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

from p2p_malice.client import Client, Player
from p2p_malice.engine.game import REMATCH
from p2p_malice.engine.match import Match
from p2p_malice.errors import LinkError, MaliceError
from p2p_malice.face import Form, Invite, News, Offer, Pasted, Question, Seats, Sheet, Wish
from p2p_malice.games.malice.bots import greedy
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.stdio import StdioChannel
from p2p_malice.link.webrtc import WebRTC
from p2p_malice.play.hosting import HostedGame
from p2p_malice.play.lobby import Invitation
from p2p_malice.play.means import Means
from p2p_malice.play.places import FRIEND, ME, Place
from p2p_malice.protocol.description import CodeKind
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Propose, Say, Seated
from p2p_malice.seating import Standing
from p2p_malice.store.saves import SavesFolder
from p2p_malice.tasks import end_tasks
from scripts.fast_time import FastTime, real_seconds

RULES = "official payoff=11"
ALONE = LinkSettings(stun=())
LEAST_THOUGHT, LONGEST_THOUGHT = 0.5, 2.0
"""Seconds."""

GIVEN_BACK_WITHIN = 30.0
"""Seconds."""

TYPES_TOLD = 12


class Pauses:
    """Whether anybody moves at all."""

    def __init__(self) -> None:
        """Everybody moves."""
        self._free = asyncio.Event()
        self._free.set()

    def begin(self) -> None:
        """From now on nobody moves."""
        self._free.clear()

    def end(self) -> None:
        """Everybody goes on."""
        self._free.set()

    async def over(self) -> None:
        """Wait until there is no pause."""
        await self._free.wait()


class Regular:
    """A player who never has enough: moves, talks, lets the computer take over, plays again and again."""

    def __init__(self, rng: random.Random, pauses: Pauses) -> None:
        """Somebody whose whims come from `rng`."""
        self._rng = rng
        self._pauses = pauses
        self._news = asyncio.Event()
        self._wants_rematch = False
        self._proposed_for: tuple[int, ...] = ()
        self._leaves = False
        self.shown = 0
        """How many positions this player has seen."""

    def leave(self) -> None:
        """Leave at the next opportunity."""
        self._leaves = True
        self._news.set()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Take in what the table said."""
        if isinstance(message, Seated):
            self._wants_rematch = True
        self.shown += client.show is message
        self._news.set()

    async def act(self, client: Client) -> FromPlayer:
        """What this player does next, after some thought."""
        while True:
            await self._pauses.over()
            if self._leaves:
                return Bye()
            if self._has_something_to_do(client):
                await asyncio.sleep(self._rng.uniform(LEAST_THOUGHT, LONGEST_THOUGHT))
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


class ScriptedFace:
    """A face without a person: codes go to whoever started this process, replies come from there."""

    def __init__(self, control: StdioChannel, rng: random.Random, pauses: Pauses) -> None:
        """Codes go out by `control`."""
        self._control = control
        self._rng = rng
        self._pauses = pauses
        self.replies: asyncio.Queue[str] = asyncio.Queue()
        self.wants_reply = False
        """Whether a person would be asked to paste one now."""
        self.news: Counter[str] = Counter()
        self.person: Regular | None = None
        self.invite: Invite | None = None

    own_settings: tuple[str, ...] = ()

    def take_on(self, values: Mapping[str, str]) -> None:
        """There is nothing to look at."""

    async def offer(self, offer: Offer) -> None:
        """Hand the code over."""
        await self._control.send(json.dumps({"kind": offer.kind.value, "code": offer.code, "friend": offer.friend}))

    async def wish(self, wanted: CodeKind | None) -> Wish:
        """The next reply."""
        self.wants_reply = True
        try:
            return Pasted(await self.replies.get())
        finally:
            self.wants_reply = False

    async def tell(self, news: News) -> None:
        """Count it."""
        self.news[news.state] += 1

    async def complain(self, error: MaliceError) -> None:
        """Count it."""
        self.news[error.code] += 1

    async def choose(self, question: Question) -> str | None:
        """None of them."""
        return None

    async def fill(self, form: Form) -> Mapping[str, str] | None:
        """Nothing."""
        return None

    async def read(self, sheet: Sheet) -> None:
        """Nobody reads here."""

    def players(self, seats: Seats) -> list[Player]:
        """One regular."""
        self.person = Regular(self._rng, self._pauses)
        self.invite = seats.invite
        return [self.person]


def resident_megabytes() -> float:
    """The memory that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def task_name(task: asyncio.Task[Any]) -> str:
    """The code that a task is running."""
    return getattr(task.get_coro(), "__qualname__", "?")


def forget_shortcuts() -> None:
    """Empty the program's bounded caches: they take the first hours to fill up."""
    for thing in gc.get_objects():
        is_ours = isinstance(thing, _lru_cache_wrapper) and thing.__module__.startswith("p2p_malice.")
        if is_ours and thing.cache_info().maxsize is not None:
            thing.cache_clear()


def costs() -> dict[str, Any]:
    """What this process holds on to now: memory, open files, tasks, threads, live objects outside caches."""
    gc.collect()
    megabytes = resident_megabytes()
    forget_shortcuts()
    files = open_files()
    return {
        "megabytes": megabytes,
        "files": files.total() - files["socket"],
        "sockets": files["socket"],
        "tasks": len(asyncio.all_tasks()),
        "threads": threading.active_count(),
        "objects": len(gc.get_objects()),
    }


def open_files() -> Counter[str]:
    """How many files of each kind this process has open, `socket` for instance."""
    found = Counter[str]()
    for name in os.listdir("/proc/self/fd"):
        # The folder's own file is gone by now.
        with contextlib.suppress(FileNotFoundError):
            found[os.readlink(f"/proc/self/fd/{name}").partition(":")[0]] += 1
    return found


class Growth:
    """What has grown since everything was last in order, for finding a leak."""

    def __init__(self) -> None:
        """Remember what there is now."""
        self._types = self._count()
        self._tasks = Counter(map(task_name, asyncio.all_tasks()))
        self._files = open_files()
        self._traced = tracemalloc.take_snapshot() if tracemalloc.is_tracing() else None

    def _count(self) -> Counter[str]:
        return Counter(f"{type(thing).__module__}.{type(thing).__qualname__}" for thing in gc.get_objects())

    def words(self) -> list[str]:
        """What has grown most since, a line each."""
        types, tasks = self._count() - self._types, Counter(map(task_name, asyncio.all_tasks())) - self._tasks
        lines = [f"{count:+} {name}" for name, count in types.most_common(TYPES_TOLD)]
        lines += [f"{count:+} task {name}" for name, count in tasks.most_common(TYPES_TOLD)]
        lines += [f"{count:+} file {name}" for name, count in (open_files() - self._files).most_common(TYPES_TOLD)]
        if self._traced:
            grown = tracemalloc.take_snapshot().compare_to(self._traced, "lineno")
            lines += [str(statistic) for statistic in grown[:TYPES_TOLD]]
        return lines


class SoakedHost:
    """The game, and the controls of whoever runs it."""

    def __init__(self, control: StdioChannel, clock: FastTime, guests: int, seed: str) -> None:
        """A game for that many friends, dealt now."""
        self._control = control
        self._clock = clock
        self._pauses = Pauses()
        self._face = ScriptedFace(control, random.Random(f"{seed} host"), self._pauses)
        places = (Place(ME, "Ann"), *[Place(FRIEND)] * guests)
        self._game = HostedGame.new(self._face, Means(WebRTC(ALONE), SavesFolder()), Invitation(RULES, "Ann"), places)
        self._inviting: asyncio.Task[None] | None = None
        self._growth: Growth | None = None
        self._pulsing: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Play and obey until told to end."""
        idle = costs()
        playing = asyncio.create_task(self._game.play())
        obeying = asyncio.create_task(self._obey())
        try:
            await asyncio.wait({playing, obeying}, return_when=asyncio.FIRST_COMPLETED)
            if obeying.done():
                obeying.result()
            await playing
        finally:
            await end_tasks(playing, obeying, *(task for task in (self._inviting, self._pulsing) if task))
        # The table soon gives back everything at its end: the last goodbyes go on in the background.
        if left := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(left, timeout=GIVEN_BACK_WITHIN)
        await self._say("ended", before=idle, after=costs(), news=dict(self._face.news))

    async def _say(self, kind: str, **body: Any) -> None:
        await self._control.send(json.dumps({"kind": kind, **body}))

    async def _obey(self) -> None:
        while True:
            body = json.loads(await self._control.receive())
            match body["kind"]:
                case "reply" if self._face.wants_reply:
                    self._face.replies.put_nowait(body["code"])
                case "invite":
                    self._invite()
                case "pause":
                    self._pauses.begin()
                case "go":
                    self._pauses.end()
                case "pulse":
                    self._pulsing = asyncio.create_task(self._pulse())
                case "speed":
                    self._clock.speed = body["speed"]
                case "state":
                    await self._say("state", **self._state())
                case "costs":
                    await self._say("costs", **costs(), **self._state())
                case "remember":
                    self._growth = Growth()
                case "growth":
                    await self._say("growth", lines=self._growth.words() if self._growth else [])
                case "spend":
                    await self._say("spent", share=await processor_share(body["seconds"]))
                case "end":
                    assert self._face.person
                    self._pauses.end()
                    self._face.person.leave()
                    return

    async def _pulse(self) -> None:
        """Say when there is nothing left to do. Meanwhile, listen for more: to slow the clock down, for instance."""
        await self._clock.idle()
        await self._say("pulse")

    def _links_of_the_away(self) -> list[str]:
        """The links that nobody at the table is heard by, in the program's words: for a report."""
        found = []
        for channel, visit in self._game._game._visits.items():
            if isinstance(channel, ReliableChannel) and visit.standing is not Standing.SEATED:
                session = channel._session
                found.append(
                    f"seat {visit.seat} {visit.standing.value}, {channel.health.value}, "
                    f"{'a' if channel._wire else 'no'} wire, {'seeking' if channel._redialling else 'not seeking'}, "
                    f"silent for {self._clock.now() - session._heard_at:.0f} s, answer to {session._answer_to} awaited"
                )
        return found

    def _invite(self) -> None:
        is_busy = self._inviting is not None and not self._inviting.done()
        if self._face.invite and not is_busy:
            self._inviting = asyncio.ensure_future(self._face.invite())

    def _state(self) -> dict[str, Any]:
        """How the table is: who is away, and how many visitors there are besides the players."""
        table = self._game._table
        assert isinstance(table._state, Match)
        players = table.players
        return {
            "away": [seat for seat, player in enumerate(players) if not player.present],
            "visitors": len(self._game._game._outboxes) - len(players),
            "shown": self._face.person.shown if self._face.person else 0,
            "games": table._state.number,
            "links": self._links_of_the_away(),
            "inviting": self._inviting is not None and not self._inviting.done(),
        }


async def processor_share(seconds: float) -> float:
    """The part of `seconds` of real time in which this process keeps a processor busy."""
    begun, used = real_seconds(), time.process_time()
    await asyncio.sleep(seconds)
    return (time.process_time() - used) / (real_seconds() - begun)


def run(clock: FastTime, guests: int, seed: str, trace: bool) -> None:
    """Be the host until told to end."""
    if trace:
        tracemalloc.start(5)

    async def host() -> None:
        control = StdioChannel()
        try:
            await SoakedHost(control, clock, guests, seed).run()
        except LinkError:
            pass  # Whoever started this process is gone.
        finally:
            await control.close()

    with asyncio.Runner(loop_factory=clock.loop) as runner:
        runner.run(host())
