"""Send hostile frames to every layer that hears another program: `python scripts/hostile_frames.py [--frames N]`.

Half of them go to a host, in the middle of games that move on meanwhile: as text of the link, through channel, pump
and codec to the table. A third go to guests: a person at a console and a program at a pipe. The rest are no proper
messages of the link at all. Exit status 0 only when nothing but the project's own errors came out, every position is
the one that a slow second version of the rules reaches by the accepted moves, no control character was written, and
the memory in use grew by less than 10 MB after the first tenth.
"""

import argparse
import asyncio
import ctypes
import gc
import os
import random
import sys
import time
import traceback
import unicodedata
from collections import Counter
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from attrs import asdict

from p2p_malice.client import Client, Player
from p2p_malice.engine.cards import assign_ids, shuffled
from p2p_malice.errors import LinkError, LinkLostError, LinkRestartedError, MaliceError
from p2p_malice.face import Seats
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.positions import resample
from p2p_malice.games.malice.rules import State, deal
from p2p_malice.games.malice.sheets import rules_text
from p2p_malice.link import memory
from p2p_malice.link.channel import Channel
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.plain.console import Console
from p2p_malice.plain.person import Person
from p2p_malice.protocol.codec import decode_from_table, encode
from p2p_malice.protocol.messages import Hello, Move, Refused, Said, Seated, Show, Sitter
from p2p_malice.pump import Host, ProgramPlayer, join
from p2p_malice.table import Table
from p2p_malice.tasks import end_tasks
from tests.helpers import WORDS, all_cards, random_game, texts
from tests.hostile import HostileFrames, mutated
from tests.reference import Reference

RULES = "mdw payoff=11"
TOKENS = ("a" * 32, "b" * 32)
MAX_GROWTH = 10 * 1024 * 1024
MAX_TOLD = 20
FRAMES_A_SESSION = 400
HONEST, HOSTILE = 0, 1


class Report:
    """What was sent, how it was received, and what went wrong."""

    def __init__(self) -> None:
        """Nothing has been sent yet."""
        self.counts: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.examples: dict[str, str] = {}

    def fault(self, what: str, example: str = "") -> None:
        """Something went wrong that must never go wrong."""
        self.faults[what] += 1
        self.examples.setdefault(what, example)

    def crash(self, where: str, error: BaseException) -> None:
        """An exception came out that isn't one of the project's own."""
        frames = traceback.extract_tb(error.__traceback__)
        at = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
        self.fault(f"{where}: {type(error).__name__} at {at}", "".join(traceback.format_exception(error)))

    def watch_tasks(self, _loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        """An exception nobody waited for: the event loop's handler."""
        error = context.get("exception")
        if isinstance(error, BaseException):
            self.crash("a task", error)
        else:
            self.fault(f"the event loop: {context.get('message')}")


def check_text(report: Report, where: str, text: str) -> None:
    """Report characters that a terminal obeys, and those that reverse text."""
    if text.isascii() and text.isprintable():
        return
    for char in text:
        if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and char not in "\n\u200d":
            report.fault(f"{where}: U+{ord(char):04X} got through", repr(text[:200]))
            return


class HostileEnd:
    """The far end of a channel, which says whatever it likes; it is the channel's wire as well."""

    path = None
    has_room = True

    def __init__(self, heard: Callable[[str], None]) -> None:
        """A channel that is open; `heard` gets each frame that comes out of it."""
        self._heard = heard
        self._number = 0
        self._last_heard = 0
        self.channel = ReliableChannel()
        self.channel.attach(self)
        self.say("i1 0123456789abcdef")

    def send(self, message: str) -> None:
        """Take what the channel sends."""
        head, _, frame = message.partition(" ")
        if head.startswith("d"):
            self._last_heard = int(head[1:])
            self._heard(frame)
        if head.startswith("b"):
            asyncio.get_running_loop().call_soon(self.hang_up)

    async def close(self) -> None:
        """The channel hangs up."""

    def hang_up(self) -> None:
        """Break the wire, so that nobody waits for an orderly goodbye, or for a talk that nobody takes up."""
        self.channel.wire_ended(LinkLostError())
        while isinstance(ending := self.channel._inbox.end, LinkRestartedError):
            self.channel = ending.channel
            self.channel.wire_ended(LinkLostError())

    def say(self, message: str) -> None:
        """Put any text on the wire."""
        self.channel.hear(message)

    def say_frame(self, frame: str) -> None:
        """Send `frame` as a good peer would."""
        self._number += 1
        self.say(f"d{self._number} {frame}")

    def acknowledge(self) -> None:
        """Say that everything arrived, as a good peer would."""
        self.say(f"a{self._last_heard}")

    def begin_anew(self, rng: random.Random) -> None:
        """Introduce itself as another session, like a program that was started again."""
        self._number = self._last_heard = 0
        self.say(f"i1 {rng.getrandbits(64):016x}")


async def settle() -> None:
    """Let everything happen that can happen without new input."""
    for _ in range(6):
        await asyncio.sleep(0)


# --- against a host --------------------------------------------------------------------------------------------------


class Referee:
    """Follows a table with a second version of the rules and reports every position that it shouldn't have."""

    def __init__(self, report: Report, state: State) -> None:
        """The table begins with `state`."""
        self._report = report
        self._number = 0
        self._state = state
        self._cards = all_cards(state)
        shuffles = iter(range(state.shuffles, 10**6))
        self._reference = Reference(
            rules=asdict(state.options),
            payoffs=[texts(payoff) for payoff in state.payoffs],
            hands=[texts(hand) for hand in state.hands],
            draw=texts(state.draw),
            turn=state.player,
            shuffle=lambda cards: texts(shuffled(assign_ids(cards), state.seed, next(shuffles))),
        )

    def __call__(self, table: Table) -> None:
        """Compare the table as it is now."""
        state = table._state
        assert isinstance(state, State)
        if table.number in (self._number, 1):
            if state is not self._state:
                self._report.fault("a rule break: the cards changed without a move")
        elif table.number != self._number + 1 or table.moved is None:
            self._report.fault("a rule break: positions are counted wrongly")
        else:
            self._follow(*table.moved, state)
        self._number, self._state = table.number, state

    def _follow(self, seat: int | None, move: str, state: State) -> None:
        reference = self._reference
        self._report.counts["moves accepted"] += 1
        if seat != reference.turn or move not in reference.lawful():
            self._report.fault("a rule break: a move was accepted", f"seat {seat}: {move}")
            return
        reference.make(move)
        same = (
            [texts(payoff) for payoff in state.payoffs] == reference.payoffs
            and [sorted(texts(hand)) for hand in state.hands] == [sorted(hand) for hand in reference.hands]
            and [texts(pile) for pile in state.centre] == reference.centre
            and [texts(pile) for pile in state.discards] == [pile for own in reference.discards for pile in own]
            and texts(state.draw) == reference.draw
            and all_cards(state) == self._cards
        )
        if not same:
            self._report.fault("a rule break: another position than by the rules", f"seat {seat}: {move}")


class HostUnderAttack:
    """A table with an honest player at seat 0 and a hostile one at seat 1, who comes back whenever it is cut off."""

    def __init__(self, rng: random.Random, report: Report) -> None:
        """A new game, before anybody sits down."""
        self._rng = rng
        self._report = report
        self._now = 0.0
        state = deal(2, RULES, rng.randbytes(32))
        self._table = Table(state, "malice", RULES, TOKENS)
        self._host = Host(self._table, Referee(report, state), clock=lambda: self._now)
        self._client = Client()
        self._frames = HostileFrames(rng)
        self._here, self._there = memory.pair()

    async def play(self, frames: int) -> int:
        """Play until the game is over or that many hostile frames were sent; return how many were."""
        honest = [asyncio.create_task(self._host.serve(HONEST, self._here)), asyncio.create_task(self._listen())]
        await self._there.send(encode(Hello("Ann")))
        sent = 0
        while sent < frames and not self._table.result:
            sent += await self._attack(frames - sent)
        if any(task.done() for task in honest):
            self._report.fault("the honest player was cut off")
        await end_tasks(*honest)
        self._report.counts["games at hosts"] += 1
        return sent

    async def _listen(self) -> None:
        """Take in what the honest player is told, and check it."""
        while True:
            frame = await self._there.receive()
            check_text(self._report, "told to the other player", frame)
            message = decode_from_table(frame)
            self._client.receive(message)
            if isinstance(message, Refused):
                self._report.fault("the honest player was refused", message.code)
            if isinstance(message, Show) and message.view != self._table._state.view(HONEST):
                self._report.counts["views that were late"] += 1

    async def _attack(self, most: int) -> int:
        """One connection of the hostile guest, until it is cut off; return how many frames it sent."""
        end = HostileEnd(self._hear)
        serving = asyncio.create_task(self._serve(end))
        end.say_frame(encode(Hello(self._frames.text(40), token=TOKENS[HOSTILE])))
        sent = 0
        while sent < most and not serving.done() and not self._table.result and sent < FRAMES_A_SESSION:
            sent += self._burst(end)
            await settle()
            if self._rng.random() < 0.1:
                await self._move_on(end)
            end.acknowledge()
        self._report.counts["hosts' connections"] += 1
        end.hang_up()
        await end.channel.close()
        while not serving.done():
            end.hang_up()
            await settle()
        await serving
        return sent

    async def _serve(self, end: HostileEnd) -> None:
        try:
            while isinstance(ending := await self._host.serve(HOSTILE, end.channel), LinkRestartedError):
                end.channel = ending.channel
        except Exception as error:  # noqa: BLE001  (this is what is looked for)
            self._report.crash("the host", error)

    def _burst(self, end: HostileEnd) -> int:
        """Send some frames at once."""
        rng = self._rng
        is_flood = rng.random() < 0.002
        count = 300 if is_flood else rng.randrange(1, 20)
        self._frames.number = self._table.number
        for _ in range(count):
            if not is_flood:
                self._now += 0.1
            self._send(end)
        return count

    def _send(self, end: HostileEnd) -> None:
        rng = self._rng
        match rng.random():
            case chance if chance < 0.35:
                end.say_frame(self._frames.move())
            case chance if chance < 0.55:
                end.say_frame(self._frames.talk())
            case chance if chance < 0.60:
                end.say_frame(self._frames.recorded())
            case chance if chance < 0.70:
                end.say_frame(self._frames.plausible())
            case chance if chance < 0.995:
                end.say_frame(self._frames.garbage())
            case chance if chance < 0.998:
                end.say(mutated(rng, "p7"))
            case _:
                end.begin_anew(rng)
        self._report.counts["hostile frames to hosts"] += 1

    def _hear(self, frame: str) -> None:
        message = decode_from_table(frame)
        if isinstance(message, Show):
            self._frames.moves = message.view.moves or self._frames.moves
            move = self._rng.choice(self._frames.moves) if self._frames.moves else "payoff>c0"
            self._frames.record(encode(Move(message.number, move)))
        else:
            self._report.counts[
                f"answers: {message.code if isinstance(message, Refused) else type(message).__name__}"
            ] += 1

    async def _move_on(self, end: HostileEnd) -> None:
        """Let the player whose turn it is make a legal move."""
        if self._client.moves and self._table.turn == (HONEST,):
            move = self._rng.choice(self._client.moves)
            self._frames.moves = self._client.moves
            await self._there.send(encode(self._client.answer(move)))
        elif self._table.turn == (HOSTILE,):
            moves = self._table.view(HOSTILE).moves
            end.say_frame(encode(Move(self._table.number, self._rng.choice(moves))))
        await settle()


# --- against a guest -------------------------------------------------------------------------------------------------

TYPED = ("", "hint", "board", "rules", "help", "1", "2", "7", "say hello", "payoff>c0", "9h>d0", "bot", "99999", "²")


class GuestUnderAttack:
    """A guest at the table of a hostile host: a person at a console or a program at a pipe."""

    def __init__(self, rng: random.Random, report: Report) -> None:
        """A game that the host might show, up to some position."""
        self._rng = rng
        self._report = report
        self._frames = HostileFrames(rng)
        self._client = Client()
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._state = deal(2, RULES, rng.randbytes(32))
        self._number = 1

    async def play(self, frames: int) -> int:
        """Send hostile things until the guest has had enough, or that many frames; return how many were sent."""
        end = HostileEnd(lambda _frame: None)
        pipe, far = memory.pair()
        reading = asyncio.create_task(self._read(far))
        player: Player = ProgramPlayer(pipe) if self._rng.random() < 0.2 else self._person()
        joining = asyncio.create_task(self._join(end, player))
        if self._rng.random() < 0.9:
            self._tell_the_truth(end)
        sent = 0
        while sent < frames and not joining.done() and sent < FRAMES_A_SESSION:
            for _ in range(self._rng.randrange(1, 5)):
                self._send(end)
                sent += 1
            await settle()
            self._typed.put_nowait(self._rng.choice(TYPED))
            end.acknowledge()
            if self._rng.random() < 0.2:
                self._move_on(end)
        end.hang_up()
        await end.channel.close()
        await self._end(joining, reading)
        self._think()
        return sent

    async def _end(self, joining: "asyncio.Task[None]", reading: "asyncio.Task[None]") -> None:
        self._typed.put_nowait(None)
        await settle()
        joining.cancel()
        await end_tasks(joining, reading)
        self._report.counts["guests' connections"] += 1

    async def _join(self, end: HostileEnd, player: Player) -> None:
        def restart(channel: Channel) -> None:
            assert isinstance(channel, ReliableChannel)
            end.channel = channel

        try:
            await join(self._client, end.channel, player, "Bob", on_restart=restart)
        except MaliceError as error:
            self._report.counts[f"guests ended with {type(error).__name__}"] += 1
            check_text(self._report, "told of an error", WORDS.error(error))
        except Exception as error:  # noqa: BLE001  (this is what is looked for)
            self._report.crash("the guest", error)

    def _person(self) -> Person:
        console = Console(self._typed.get, lambda text: check_text(self._report, "the terminal", text))

        async def answer(_text: str) -> None:
            self._report.counts["invitations pasted"] += 1

        return Person(
            console, WORDS, Seats(answer=answer), hint=greedy.choose, rules=lambda text: rules_text(text, WORDS)
        )

    async def _read(self, far: memory.MemoryChannel) -> None:
        try:
            while True:
                check_text(self._report, "the pipe", await far.receive())
        except LinkError:
            return

    def _tell_the_truth(self, end: HostileEnd) -> None:
        sitters = (Sitter("Ann", present=True), Sitter("Bob", present=True))
        other = (Sitter("Ann", present=False, computer=True), Sitter("Bob", present=True))
        for message in (
            Seated(1, "malice", RULES, sitters, TOKENS[1]),
            Seated(1, "malice", RULES, other),
            Said(0, "hello"),
        ):
            self._frames.record(encode(message))
        self._frames.record(encode(Refused("stale_move")))
        end.say_frame(encode(Seated(1, "malice", RULES, sitters, TOKENS[1])))
        self._show(end)

    def _show(self, end: HostileEnd) -> None:
        frame = encode(Show(self._number, self._state.view(1), self._state.events))
        self._frames.record(frame)
        end.say_frame(frame)

    def _move_on(self, end: HostileEnd) -> None:
        if not self._state.result:
            self._state = self._state.after(self._state.player, self._rng.choice(self._state.moves(self._state.player)))
            self._number += 1
            self._show(end)

    def _send(self, end: HostileEnd) -> None:
        match self._rng.random():
            case chance if chance < 0.80:
                end.say_frame(self._frames.plausible())
            case chance if chance < 0.88:
                end.say_frame(self._frames.recorded())
            case chance if chance < 0.89:
                end.say_frame(self._frames.move())
            case chance if chance < 0.998:
                end.say_frame(self._frames.garbage())
            case _:
                end.begin_anew(self._rng)
        self._report.counts["hostile frames to guests"] += 1

    def _think(self) -> None:
        """Do with the last view what a program does: look for a move, go on alone."""
        view = self._client.view
        if view is None or not view.moves:
            return
        for think in (greedy.choose, lambda view: resample(view, self._rng)):
            try:
                think(view)
            except MaliceError:
                self._report.counts["views that a bot refused"] += 1
            except Exception as error:  # noqa: BLE001  (this is what is looked for)
                self._report.crash("the bot", error)


# --- against the link ------------------------------------------------------------------------------------------------

GOOD = ("i1 0123456789abcdef", "d1 x", "d2 {}", "b1", "a0", "a1", "p1", "p9007199254740991", "r1", "r0", "d3 ")


class LinkUnderAttack:
    """A channel whose other end doesn't even stick to the link's own messages."""

    def __init__(self, rng: random.Random, report: Report) -> None:
        """Nothing has been said yet."""
        self._rng = rng
        self._report = report
        self._frames = HostileFrames(rng)

    async def play(self, frames: int) -> int:
        """Say hostile things until the channel has had enough, or that many; return how many were said."""
        end = HostileEnd(lambda _frame: None)
        reading = asyncio.create_task(self._read(end.channel))
        await end.channel.send("hello")
        sent = 0
        while sent < min(frames, FRAMES_A_SESSION) and not reading.done():
            try:
                end.say(self._message())
            except Exception as error:  # noqa: BLE001  (this is what is looked for)
                self._report.crash("the link", error)
            sent += 1
            if self._rng.random() < 0.3:
                await asyncio.sleep(0)
        end.hang_up()
        await end.channel.close()
        await reading
        self._report.counts["hostile messages to links"] += sent
        self._report.counts["links' connections"] += 1
        return sent

    async def _read(self, channel: ReliableChannel) -> None:
        while True:
            try:
                await channel.receive()
            except LinkRestartedError as restart:
                channel = restart.channel
                channel.wire_ended(LinkLostError())
            except LinkError:
                return
            except Exception as error:  # noqa: BLE001  (this is what is looked for)
                self._report.crash("the link", error)
                return

    def _message(self) -> str:
        rng = self._rng
        match rng.randrange(12):
            case 0:
                return self._frames.text(60)
            case 1:
                return mutated(rng, rng.choice(GOOD))
            case 2:
                number = rng.choice((0, 1, 2, 7, 2**53 - 1, 2**53, 10**15))
                return f"{rng.choice('idbaprx')}{number} {self._frames.garbage()}"
            case 3:
                return rng.choice(("d1 " + "x" * 70_000, "d" + "1" * 5000, "a" + "٣", "p1 \ud800", "d1 \udcff"))
            case _:
                return rng.choice(GOOD)


# --- all of it -------------------------------------------------------------------------------------------------------

Attack = Callable[[random.Random, Report], HostUnderAttack | GuestUnderAttack | LinkUnderAttack]
FRONTS: tuple[tuple[Attack, float], ...] = ((HostUnderAttack, 0.5), (GuestUnderAttack, 0.35), (LinkUnderAttack, 0.15))


async def attack(frames: int, rng: random.Random, report: Report) -> None:
    """Send that many frames, a share on each front."""
    asyncio.get_running_loop().set_exception_handler(report.watch_tasks)
    for front, share in FRONTS:
        left = round(frames * share)
        while left > 0:
            left -= await front(rng, report).play(left)
    await asyncio.sleep(0)


def fill_caches() -> None:
    """Show so many positions that what the program keeps of earlier ones, a fixed number, grows no more."""
    for seed in range(100):
        for number, state in enumerate(random_game(seed, (RULES, 2))):
            for seat in (HONEST, HOSTILE):
                encode(Show(number, state.view(seat), state.events))


def resident_bytes() -> int:
    """The memory that this process has in use, after clearing up."""
    gc.collect()
    try:
        ctypes.CDLL("libc.so.6").malloc_trim(0)
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, AttributeError):
        return 0


async def run(frames: int, seed: int, report: Report) -> int:
    """Attack in ten rounds, so each front runs early and late; return the bytes of memory added since the first."""
    before = 0
    for number in range(10):
        await attack(frames // 10, random.Random(f"{seed}-{number}"), report)
        if number == 0:
            before = resident_bytes()
    return resident_bytes() - before


def main() -> None:
    """Attack, count, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    report = Report()
    fill_caches()
    start = time.monotonic()
    growth = asyncio.run(run(options.frames, options.seed, report))
    seconds = time.monotonic() - start
    for name, count in sorted(report.counts.items()):
        print(f"{count:10,}  {name}")
    print(f"{options.frames:,} hostile frames in {seconds:.0f} s, {options.frames / seconds:,.0f} frames/s")
    print(f"memory grew by {growth / 1e6:.1f} MB after the first tenth")
    if growth > MAX_GROWTH:
        report.fault("memory grew too much")
    print(f"{sum(report.faults.values())} exceptions, rule breaks and other faults")
    for what, count in report.faults.most_common(MAX_TOLD):
        print(f"{count:10,}  {what}\n{report.examples[what]}")
    sys.exit(1 if report.faults else 0)


if __name__ == "__main__":
    main()
