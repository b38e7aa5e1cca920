"""Targets at the two ends of a game: a host's table with a hostile guest, and a guest at a hostile host's table.

An input is a row of parts, as in `wires`. The byte of a part says what is done, its content how.
"""

import asyncio
import contextlib
import random
from collections.abc import Callable, Iterator, Sequence

from attrs import evolve

from p2p_malice.client import Client, Player
from p2p_malice.engine.game import NOTHING, Deadline, Free, Note, Offers, Pile, Result
from p2p_malice.errors import LinkError, LinkLostError, LinkRestartedError, MaliceError, ProtocolError
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.positions import position_text, resample
from p2p_malice.games.malice.rules import State, deal
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
from p2p_malice.ui.contract import Seats
from tests.fuzz.mutations import HostileFrames, as_text
from tests.fuzz.target import Target
from tests.fuzz.texts import ENVELOPES, SECRET, check_harmless
from tests.fuzz.wires import WORDS, Part, in_a_loop, parts_of, row_of
from tests.orders import walk
from tests.proofs import returning

RULES = "mdw payoff=11"
TOKENS = ("a" * 32, "b" * 32)
HONEST, HOSTILE = 0, 1

FRAME, MESSAGE, MADE, TURN, MOVE, RESTART, RETURN, TYPE = range(8)
"""What a part does: a frame or a message of the link says its content; a frame is made at random from it; somebody
makes a lawful move; a move of this position is its content; the hostile program starts again, or comes again over
another link; the person at the other end types it.
"""

AT_ONCE = 8
"""Added where no time goes by: many of these are a flood."""


class HostileEnd:
    """The far end of a channel, which says whatever it likes; it is the channel's wire as well."""

    path = None
    has_room = True

    def __init__(self, seed: bytes, heard: Callable[[str], None] = lambda _frame: None) -> None:
        """A channel that is open; `heard` gets each frame that comes out of it."""
        self._heard = heard
        self._number = self._last_heard = 0
        self.frames = HostileFrames(random.Random(seed))
        self.channel = ReliableChannel()
        self.channel.attach(self)
        self.channel.hear("i1 " + SECRET)

    def restart(self, channel: Channel) -> None:
        """Go on with the channel that follows."""
        assert isinstance(channel, ReliableChannel)
        self.channel = channel

    def send(self, message: str) -> None:
        """Take what the channel sends, and say that it arrived, as a good peer would."""
        head, _, frame = message.partition(" ")
        if head.startswith("d"):
            self._last_heard = int(head[1:])
            self._heard(frame)
            asyncio.get_running_loop().call_soon(lambda: self.channel.hear(f"a{self._last_heard}"))
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

    def say(self, frame: str) -> None:
        """Send `frame` as a good peer would."""
        self._number += 1
        self.channel.hear(f"d{self._number} {frame}")

    def obey(self, how: int, content: bytes) -> None:
        """Do what a part says, if that is the same at both ends."""
        self.frames.rng = random.Random(content)
        if how == FRAME:
            self.say(as_text(content))
        elif how == MADE:
            self.say(self.frames.any())
        elif how == MESSAGE:
            self.channel.hear(as_text(content))
        elif how == RESTART:
            self._number = self._last_heard = 0
            self.channel.hear(f"i1 {self.frames.rng.getrandbits(64):016x}")


async def settle() -> None:
    """Let everything happen that can happen without new input."""
    for _ in range(6):
        await asyncio.sleep(0)


def one_of(moves: tuple[str, ...], content: bytes) -> str:
    """The move that the content of a part chooses."""
    return moves[sum(content) % len(moves)]


# --- against a host --------------------------------------------------------------------------------------------------


class Referee:
    """Follows a table and lets no position pass but one that an accepted move of whose turn it was leads to."""

    def __init__(self, state: State) -> None:
        """The table begins with `state`."""
        self._number, self._state = 0, state
        self.accepted = 0

    def __call__(self, table: Table) -> None:
        """Look at the table as it is now. That the rules themselves are right, tests/games/malice/test_laws.py says."""
        state = table._state
        assert isinstance(state, State)
        if table.number in (self._number, 1):
            assert state is self._state, "the cards changed without a move"
        else:
            assert table.number == self._number + 1
            _, seat, move = table.moves[-1]
            assert seat == self._state.player
            assert move in self._state.moves(seat)
            assert position_text(state) == position_text(self._state.after(seat, move))
            self.accepted += 1
        self._number, self._state = table.number, state


class HostUnderAttack:
    """A table with an honest player at seat 0 and a hostile one at seat 1, who comes back whenever it is cut off."""

    def __init__(self, data: bytes) -> None:
        """A new game, before anybody sits down."""
        self._data = data
        self._now = 0.0
        state = deal(2, RULES, data[:32].ljust(32, b"\0"))
        self._table = Table(state, MALICE, RULES, TOKENS)
        self.referee = Referee(state)
        self._host = Host(self._table, self.referee, clock=lambda: self._now)
        self._here, self._there = memory.pair()
        self._client = Client()

    async def play(self) -> None:
        """Do as the parts say."""
        honest = [asyncio.create_task(self._host.serve(HONEST, self._here)), asyncio.create_task(self._listen())]
        await self._there.send(encode(Hello("Ann")))
        parts = parts_of(self._data)
        while parts and not self._table.result:
            await self._connection(parts)
        for task in honest:
            assert not task.done(), f"the honest player was cut off: {task}"
        await end_tasks(*honest)

    async def _listen(self) -> None:
        """Take in what the honest player is told, and check it."""
        while True:
            frame = await self._there.receive()
            check_harmless(frame)
            message = decode_from_table(frame)
            assert not isinstance(message, Refused), message.code
            self._client.receive(message)

    async def _connection(self, parts: list[Part]) -> None:
        """Take parts while the hostile guest isn't cut off."""
        end = HostileEnd(self._data, lambda frame: self._hear(end, frame))
        serving = asyncio.create_task(self._serve(end))
        await asyncio.sleep(0)  # Let there be a visit, and the table's nonce for it.
        end.say(encode(returning("Eve", TOKENS[HOSTILE], other=self._host._visits[end.channel].nonce)))
        while parts and not serving.done() and not self._table.result:
            how, content = parts.pop(0)
            self._now += 0 if how & AT_ONCE else 0.1
            end.frames.number = self._table.number
            if how % AT_ONCE == RETURN:
                break
            await self._do(end, how % AT_ONCE, content)
            if not how & AT_ONCE:
                await settle()
        while not serving.done():
            end.hang_up()
            await settle()
        await end.channel.close()
        await serving

    async def _do(self, end: HostileEnd, how: int, content: bytes) -> None:
        if how == TURN and self._client.moves and self._table.turn == (HONEST,):
            await self._there.send(encode(self._client.answer(one_of(self._client.moves, content))))
        elif how == TURN and self._table.turn == (HOSTILE,):
            end.say(encode(Move(self._table.number, one_of(self._table.view(HOSTILE).moves, content))))
        elif how == MOVE:
            end.say(end.frames.move())
        else:
            end.obey(how, content)

    async def _serve(self, end: HostileEnd) -> None:
        while isinstance(ending := await self._host.serve(HOSTILE, end.channel), LinkRestartedError):
            end.restart(ending.channel)

    def _hear(self, end: HostileEnd, frame: str) -> None:
        message = decode_from_table(frame)
        if isinstance(message, Show) and message.view.moves:
            end.frames.moves = message.view.moves
            end.frames.record(encode(Move(message.number, message.view.moves[0])))


def check_host(data: bytes) -> None:
    """Whatever a guest says, every position follows by the rules, and the other player is told nothing harmful."""
    in_a_loop(HostUnderAttack(data).play)


# --- against a guest -------------------------------------------------------------------------------------------------

TYPED = b"|hint|board|rules|help|1|2|7|say hello|payoff>c0|9h>d0|bot|99999|\xc2\xb2".split(b"|")


class GuestUnderAttack:
    """A guest at the table of a hostile host: a person at a console or a program at a pipe, who comes back."""

    def __init__(self, data: bytes) -> None:
        """A game that the host might show, up to some position."""
        self._data = data
        self._client = Client()
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._state = deal(2, RULES, data[:32].ljust(32, b"\0"))
        self._number = 1

    async def play(self) -> None:
        """Do as the parts say."""
        parts = parts_of(self._data)
        while parts:
            await self._connection(parts)
            self._think()

    async def _connection(self, parts: list[Part]) -> None:
        """Take parts until the guest has had enough."""
        end = HostileEnd(self._data)
        pipe, far = memory.pair()
        reading = asyncio.create_task(self._read(far))
        self._client = Client()
        player = ProgramPlayer(pipe) if len(parts) % 5 == 0 else self.person()
        joining = asyncio.create_task(self._join(end, player))
        self._seat(end)
        while parts and not joining.done():
            how, content = parts.pop(0)
            self._do(end, how % AT_ONCE, content)
            if not how & AT_ONCE:
                await settle()
        end.hang_up()
        await end.channel.close()
        self._typed.put_nowait(None)
        await settle()
        self._typed = asyncio.Queue()
        for task in (joining, reading):
            if task.done():
                task.result()
        await end_tasks(joining, reading)

    def _do(self, end: HostileEnd, how: int, content: bytes) -> None:
        if how == TURN:
            if not self._state.result:
                move = one_of(self._state.moves(self._state.player), content)
                self._state, self._number = self._state.after(self._state.player, move), self._number + 1
            self._show(end)
        elif how == TYPE:
            self.type(as_text(content).encode(errors="replace").decode())
        else:
            end.obey(how, content)

    async def _join(self, end: HostileEnd, player: Player) -> None:
        try:
            await join(self._client, end.channel, player, "Bob", on_restart=end.restart)
        except (LinkError, ProtocolError) as error:
            check_harmless(WORDS.error(error))

    def type(self, text: str) -> None:
        """Type that, whenever it is read."""
        self._typed.put_nowait(text)

    def person(self) -> Player:
        """Somebody who sits down here."""

        async def answer(_text: str) -> None:
            pass

        console = Console(self._typed.get, lambda text: check_harmless(text.replace("\n", " ")))
        return Person(console, WORDS, Seats(answer=answer))

    async def _read(self, far: memory.MemoryChannel) -> None:
        with contextlib.suppress(LinkError):
            while True:
                check_harmless(await far.receive())

    def _seat(self, end: HostileEnd) -> None:
        """Say what an honest table would, and keep it to be said again in other words."""
        sitters = (Sitter("Ann", present=True), Sitter("Bob", present=True))
        seated = encode(Seated(1, "malice", RULES, sitters, TOKENS[1]))
        changed = Sitter("Ann", present=False, computer=True, proposal="bot")
        other = Seated(1, "malice", RULES, (changed, sitters[1]))
        for message in (other, Said(0, "hello"), Refused("stale_move")):
            end.frames.record(encode(message))
        end.frames.record(seated)
        end.say(seated)
        self._show(end)

    def _show(self, end: HostileEnd) -> None:
        for show in _rich_shows(self._number, self._state):
            end.frames.record(encode(show))
        frame = encode(Show(self._number, self._state.view(1), self._state.events))
        end.frames.record(frame)
        end.say(frame)

    def _think(self) -> None:
        """Do with the last view what a program does: look for a move, go on alone."""
        view = self._client.view
        if view is None or not view.moves:
            return
        for think in (greedy.choose, lambda view: resample(view, random.Random(self._data))):
            with contextlib.suppress(MaliceError):
                think(view)


def _rich_shows(number: int, state: State) -> Iterator[Show]:
    """Shows that have whatever a view may have: of a match, of a lesson, at the end, with wild cards on the table."""
    view = evolve(state.view(1), scores=(3, 4), deal=2, undo=True, partners=(0,), deadlines=(Deadline(1, 9),))
    centre = (Pile("c0", None, ("Ah", "Kd"), shows="2", needs="3", role="centre", wild=(1,)),)
    moves = ("payoff>c0", "d0>c1", "payoff@0>c1", "7h>d0", "hand>c0")
    offers = Offers(moves, Free(("7h", "7h", "Ks"), 1, 2, ("lower",)))
    notes = (Note("lesson-part-payoff", 1, 3), Note("lesson-payoff", move=moves[0]))
    yield Show(number, evolve(view, turn=(1,), offers=offers, piles=(*view.piles[1:], *centre), notes=notes))
    yield Show(number, evolve(view, turn=(), offers=NOTHING, result=Result("match", (1,), (2, 0))))


def check_guest(data: bytes) -> None:
    """Whatever a table says, a guest's program takes it or ends with an error of its own, and shows nothing harmful."""
    in_a_loop(GuestUnderAttack(data).play)


# --- guests and strangers in any order -----------------------------------------------------------------------------


def check_orders(data: bytes) -> None:
    """In whatever order guests and strangers come, speak, fall silent and go, nobody gets a seat without a right."""
    walk(random.Random(data), 40)


# --- inputs ----------------------------------------------------------------------------------------------------------

FRAMES = (b"{}", b'{"kind":"move","number":1,"move":"9h>d0","seat":0}', b'{"kind":"show","number":1}', b"[" * 2000)


def rows(hows: tuple[int, ...], typed: Sequence[bytes] = TYPED) -> Iterator[bytes]:
    """Rows of such parts, few of which end the talk."""
    contents = {FRAME: FRAMES, MESSAGE: [message.encode() for message in ENVELOPES], TYPE: typed}
    for seed in range(24):
        rng = random.Random(seed)
        chosen = rng.choices(hows, k=120)
        chosen += [rng.choice((MADE, MOVE)) | AT_ONCE for _ in range(400 * (seed == 0))]
        if seed < 16:
            chosen = [how for how in chosen if how not in (FRAME, MESSAGE)]
        yield row_of(*((how, rng.choice(contents.get(how, [rng.randbytes(3)]))) for how in chosen))


def mixed(data: bytes, rng: random.Random) -> bytes:
    """A row with a few of its parts said in other words, said again or left out: it stays a row."""
    parts = parts_of(data) or [(MADE, b"")]
    for _ in range(rng.choice((1, 2, 8))):
        at = rng.randrange(len(parts))
        match rng.randrange(3):
            case 0:
                parts[at : at + 1] = [parts[at]] * 2
            case 1 if len(parts) > 1:
                del parts[at]
            case _:
                parts[at] = (parts[at][0], rng.randbytes(3))
    return row_of(*parts)


AT_A_HOST = (FRAME, MESSAGE, MADE, MADE, MADE, TURN, TURN, MOVE, MOVE, MOVE, RESTART, RETURN)
AT_A_GUEST = (FRAME, MESSAGE, *[MADE] * 12, *[TURN] * 6, *[TYPE] * 12, RESTART)

TARGETS = (
    Target("hosts", check_host, lambda: rows(AT_A_HOST), steps=100_000, steps_a_byte=4_000, mutate=mixed),
    Target("guests", check_guest, lambda: rows(AT_A_GUEST), steps=100_000, steps_a_byte=2_000, mutate=mixed),
    Target("guest-orders", check_orders, lambda: (bytes((seed,)) for seed in range(100)), steps=100_000, longest=16),
)
