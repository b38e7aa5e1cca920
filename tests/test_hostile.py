"""Whole games with somebody hostile: a guest at an honest table, and a table with an honest guest."""

import asyncio
import contextlib
import random
from collections.abc import Iterator

from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.engine.game import NOTHING, Deadline, Free, Note, Offers, Pile, Result
from p2p_malice.errors import LinkError, LocalProtocolError, ProtocolError
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.positions import position_text
from p2p_malice.games.malice.rules import State, deal
from p2p_malice.link import memory
from p2p_malice.plain.console import Console
from p2p_malice.plain.player import PlainPlayer
from p2p_malice.plain.program import ProgramPlayer
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import Hello, Move, Refused, Said, Seated, Show, Sitter
from p2p_malice.table.table import Table
from p2p_malice.table_client import join
from p2p_malice.table_server import TableServer
from p2p_malice.ui.contract import Seats
from tests.helpers import WORDS, known
from tests.hostile import HostileFrames, assert_harmless
from tests.proofs import returning

RULES = "mdw payoff=11"
TOKENS = ("a" * 32, "b" * 32)
HONEST, HOSTILE = 0, 1

chances = st.builds(random.Random, st.integers())


async def settle() -> None:
    """Let everything happen that can happen without new input."""
    for _ in range(8):
        await asyncio.sleep(0)


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


class AttackedTable:
    """A table with an honest player at seat 0 and a hostile one at seat 1, who comes back whenever it is cut off."""

    def __init__(self, rng: random.Random) -> None:
        """A new game, before anybody sits down."""
        self._rng = rng
        self._now = 0.0
        state = deal(2, RULES, rng.randbytes(32))
        self._table = Table(state, MALICE, RULES, TOKENS)
        self.referee = Referee(state)
        self._host = TableServer(self._table, self.referee, clock=lambda: self._now)
        self._here, self._there = memory.pair()
        self._client = Client()
        self._frames = HostileFrames(rng)

    async def play(self, steps: int) -> None:
        """Both play as the rules say, and between their moves the one says whatever it likes."""
        honest = [asyncio.create_task(self._host.serve(HONEST, self._here)), asyncio.create_task(self._listen())]
        await self._there.send(encode(Hello("Ann")))
        while steps > 0 and not self._table.result:
            near, far = memory.pair()
            serving = asyncio.create_task(self._host.serve(HOSTILE, near))
            hearing = asyncio.create_task(self._overhear(far))
            await asyncio.sleep(0)
            nonce = self._host._visits[near].nonce
            await far.send(encode(returning("Eve", TOKENS[HOSTILE], other=nonce)))
            await settle()
            while steps > 0 and not serving.done() and not self._table.result:
                steps -= 1
                self._now += self._rng.choice((0.0, 0.1, 0.1, 0.1))
                await self._step(far)
            far.lose()
            await serving
            await cancel_and_wait(hearing)
        for task in honest:
            assert not task.done(), f"the honest player was cut off: {task}"
        await cancel_and_wait(*honest)

    async def _step(self, far: memory.MemoryChannel) -> None:
        self._frames.number = self._table.number
        with contextlib.suppress(LinkError, LocalProtocolError):  # What no channel carries.
            if self._rng.random() < 0.6:
                await far.send(self._frames.any())
            elif self._table.turn == (HOSTILE,):
                await far.send(encode(Move(self._table.number, self._rng.choice(self._table.view(HOSTILE).moves))))
            elif self._table.turn == (HONEST,) and self._client.moves:
                await self._there.send(encode(self._client.answer(self._rng.choice(self._client.moves))))
        await settle()

    async def _listen(self) -> None:
        """Take in what the honest player is told, and check it."""
        while True:
            message = decode_from_table(frame := await self._there.receive())
            assert_harmless(frame)
            assert not isinstance(message, Refused), message.code
            self._client.receive(known(message))

    async def _overhear(self, far: memory.MemoryChannel) -> None:
        with contextlib.suppress(LinkError):
            while True:
                message = decode_from_table(await far.receive())
                if isinstance(message, Show) and message.view.moves:
                    self._frames.moves = message.view.moves
                    self._frames.record(encode(Move(message.number, message.view.moves[0])))


@given(chances)
@settings(max_examples=10)
def test_whatever_a_guest_says_the_game_goes_on_by_the_rules(rng: random.Random) -> None:
    """Every position follows from a lawful move, and the other player is told nothing harmful and never cut off."""
    attacked = AttackedTable(rng)

    asyncio.run(attacked.play(150))

    assert attacked.referee.accepted > 5


def shown_at_times(number: int, state: State) -> Iterator[Show]:
    """Shows that have whatever a view may have: of a match, of a lesson, at the end, with wild cards on the table."""
    view = evolve(state.view(1), scores=(3, 4), deal=2, undo=True, partners=(0,), deadlines=(Deadline(1, 9),))
    centre = (Pile("c0", None, ("Ah", "Kd"), shows="2", needs="3", role="centre", wild=(1,)),)
    moves = ("payoff>c0", "d0>c1", "payoff@0>c1", "7h>d0", "hand>c0")
    offers = Offers(moves, Free(("7h", "7h", "Ks"), 1, 2, ("lower",)))
    notes = (Note("lesson-part-payoff", 1, 3), Note("lesson-payoff", move=moves[0]))
    yield Show(number, evolve(view, turn=(1,), offers=offers, piles=(*view.piles[1:], *centre), notes=notes))
    yield Show(number, evolve(view, turn=(), offers=NOTHING, result=Result("match", (1,), (2, 0))))


TYPED = ("", "hint", "board", "rules", "help", "1", "2", "7", "say hello", "payoff>c0", "9h>d0", "bot", "99999", "²")


async def sit_at_a_hostile_table(rng: random.Random, *, is_program: bool) -> None:
    """Hear what a table says that keeps to no rule, and answer it, until one has had enough."""
    pipe, far = memory.pair()
    typed: asyncio.Queue[str | None] = asyncio.Queue()

    async def answer(_text: str) -> None:
        pass

    async def read() -> None:
        with contextlib.suppress(LinkError):
            while True:
                assert_harmless(await far.receive())

    console = Console(typed.get, lambda text: assert_harmless(text.split("\n")))
    player: Player = ProgramPlayer(pipe) if is_program else PlainPlayer(console, WORDS, Seats(answer=answer))
    reading = asyncio.create_task(read())
    state, frames = deal(2, RULES, rng.randbytes(32)), HostileFrames(rng)
    sitters = (Sitter("Ann", present=True), Sitter("Bob", present=True))
    away = (Sitter("Ann", present=False, computer=True, proposal="bot"), sitters[1])
    for message in (Seated(1, "malice", RULES, away), Said(0, "hello"), Refused("stale_move")):
        frames.record(encode(message))
    for number in range(1, 6):
        here, there = memory.pair()
        joining = asyncio.create_task(join(Client(), here, player, "Bob"))
        await there.send(encode(Seated(1, "malice", RULES, sitters, TOKENS[1])))
        for _ in range(40):
            with contextlib.suppress(LinkError, LocalProtocolError):
                if rng.random() < 0.3 and not state.result:
                    state = state.after(state.player, rng.choice(state.moves(state.player)))
                    shows = [Show(number, state.view(1), state.events), *shown_at_times(number, state)]
                    for show in shows:
                        frames.record(encode(show))
                    await there.send(encode(shows[0]))
                else:
                    await there.send(frames.any())
            typed.put_nowait(rng.choice(TYPED))
            await settle()
        there.lose()
        try:
            await joining
        except (LinkError, ProtocolError) as error:
            assert_harmless(WORDS.error(error))
    await cancel_and_wait(reading)


@given(chances, st.booleans())
@settings(max_examples=10)
def test_whatever_a_table_says_a_guest_is_shown_nothing_harmful(rng: random.Random, is_program: bool) -> None:
    """Person or program: each takes it, or ends with an error that has its sentence."""
    asyncio.run(sit_at_a_hostile_table(rng, is_program=is_program))
