"""The lesson as a command: first the steps, then a game that is easy to win."""

import asyncio
import random

import pytest
from attrs import evolve

from p2p_malice.commands.learn import OPPONENTS, learn, play_first
from p2p_malice.engine.game import Game
from p2p_malice.flows.setup.opponents import LEARNERS
from p2p_malice.games.malice import lesson as malice
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.spite import lesson as spite
from p2p_malice.games.spite.game import SPITE
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.messages import Ask, Bye, FromPlayer, FromTable
from p2p_malice.sentence_facts import HINT
from p2p_malice.ui.contract import Seats
from tests.commands.test_menu import Leaver, Reader
from tests.helpers import WORDS
from tests.interfaces import HERE, FakeInterface


class Pupil:
    """Does what the notes ask for, to the end."""

    def __init__(self) -> None:
        self._turn = asyncio.Event()
        self.notes: list[str] = []

    async def hear(self, message: FromTable, client: Client) -> None:
        """Look what is to be done."""
        if client.view:
            self.notes += [note.key for note in client.view.notes if note.key not in self.notes]
        if client.may_act or client.result:
            self._turn.set()

    async def act(self, client: Client) -> FromPlayer:
        """The next move of the lesson."""
        await self._turn.wait()
        self._turn.clear()
        if client.result:
            return Bye("over")
        assert client.view
        return client.answer(client.view.advice)


async def taught(ui: FakeInterface, choice: str | None, game: Game = MALICE) -> int:
    """What the lesson comes to where that is chosen after it."""
    ui.choices.put_nowait(choice)
    return await learn(ui, evolve(HERE, games={game.name: game}), "Asha", game)


@pytest.mark.parametrize("choice", ["quit", None])
@pytest.mark.parametrize(("game", "steps"), [(MALICE, malice.LESSON), (SPITE, spite.LESSON)], ids=["malice", "spite"])
async def test_whoever_does_as_told_gets_through_the_lesson(
    choice: str | None, game: Game, steps: tuple[malice.LessonStep, ...] | tuple[spite.LessonStep, ...]
) -> None:
    """Each step is told once, and at the end a first game is offered; none follows, also at the end of the input."""
    pupil = Pupil()
    ui = FakeInterface(pupil)

    assert await taught(ui, choice, game) == 0
    assert {step.text for step in steps} <= set(pupil.notes)
    question = ui.asked.get_nowait()
    learned = "ask-learned-first" if game is SPITE else "ask-learned"
    assert (question.asks.key, list(question.choices)) == (learned, ["play", "quit"])
    assert ui.seats.get_nowait().is_lesson
    assert ui.seats.empty()


class Undecided(Pupil):
    """Skips the lesson after its second step, once."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[list[str]] = [[]]

    async def act(self, client: Client) -> FromPlayer:
        """The next move, or goodbye."""
        move = await super().act(client)
        assert client.view
        self.told[-1] += [note.key for note in client.view.notes]
        if len(self.told) == 1 and malice.LESSON[1].text in self.told[0]:
            self.told.append([])
            return Bye("leaves")
        return move


async def test_whoever_goes_back_to_the_lesson_finds_it_where_they_left() -> None:
    """The steps that were taken aren't asked for again, and at the end nothing is offered to go back to."""
    pupil = Undecided()
    ui = FakeInterface(pupil, pupil)
    ui.choices.put_nowait("back")

    assert await taught(ui, "quit") == 0
    asked = [ui.asked.get_nowait() for _ in range(2)]
    assert [list(each.choices) for each in asked] == [["play", "back", "quit"], ["play", "quit"]]
    assert malice.LESSON[0].text not in pupil.told[1]
    assert malice.LESSON[1].text in pupil.told[1]


async def test_whoever_skips_the_lesson_may_play_a_first_game() -> None:
    """They're told that the lesson stays there. They used to be told that this is all there is to it."""
    ui = FakeInterface(Leaver())

    assert await taught(ui, "quit") == 0
    assert ui.asked.get_nowait().asks.key == "ask-learned-skipped"


class Class(FakeInterface):
    """One who learns, and then plays."""

    def __init__(self, *players: Player) -> None:
        super().__init__()
        self._one_by_one = list(players)

    def players(self, seats: Seats) -> list[Player]:
        """The next."""
        super().players(seats)
        return [self._one_by_one.pop(0)]


@pytest.mark.parametrize(("game", "others"), [(MALICE, 1), (SPITE, 2)], ids=["malice", "spite"])
async def test_the_first_game_has_hints_and_gentle_opponents(game: Game, others: int) -> None:
    """As many as sat there in the lesson, and they are named before."""
    player = Reader()
    ui = Class(Pupil(), player)

    assert await taught(ui, "play", game) == 0
    assert [ui.seats.get_nowait().hints for _ in range(2)] == [False, True]
    assert [sitter.name for sitter in player.seated.get_nowait().players] == ["Asha", *OPPONENTS[:others]]
    play = WORDS.said(ui.asked.get_nowait().choices["play"])
    assert f"against {' and '.join(OPPONENTS[:others])}, who will go easy" in play


async def test_whoever_plays_against_learners_keeps_their_face() -> None:
    """In the lesson and in the first game, of every game; it used to be that of whatever strength they had."""
    faces = []
    for game in (MALICE, SPITE):
        lesson, first = Reader(), Reader()
        await taught(Class(lesson, first), "play", game)
        faces += [reader.seated.get_nowait().players[1].avatar for reader in (lesson, first)]
    assert set(faces) == {LEARNERS[0].avatar}


class Finisher:
    """Plays as the gentlest bot would, to the end, after one hint that comes by itself."""

    def __init__(self) -> None:
        self._has_hint = False
        self._turn = asyncio.Event()
        self.rules = ""

    async def hear(self, message: FromTable, client: Client) -> None:
        """Look what is to be done, and by which rules."""
        if client.seated:
            self.rules = client.seated.rules
        self._turn.set()

    async def act(self, client: Client) -> FromPlayer:
        """The next move, or goodbye."""
        while not (client.may_act or client.result):
            self._turn.clear()
            await self._turn.wait()
        if client.result:
            return Bye("over")
        assert client.view
        if not self._has_hint:
            self._has_hint = True
            return Ask(HINT)
        return client.answer(SPITE.bots["easy"](client.view, random.Random(1)))


async def test_nothing_is_asked_after_the_first_game() -> None:
    """It has lighter rules and hints; once it is over, its player is no longer new to the game.

    Nobody has asked for those hints: "You" counted 46. Whoever left it used to be asked for another.
    """
    light = Finisher()
    ui = Class(light)
    played: list[str] = []
    services = evolve(HERE, games={SPITE.name: SPITE})

    assert await play_first(ui, services, "Asha", SPITE, on_played=lambda: played.append("spite")) == 0
    assert played == ["spite"]
    assert (light.rules, ui.seats.get_nowait().hints) == ("spite-light", True)
    assert ui.asked.empty()
    assert HERE.saves.history().games[-1].hints == 0


async def test_nobody_beside_a_learner_has_the_learners_name() -> None:
    """Whoever would have it is called something else. A Robin used to meet another."""
    ui = FakeInterface(Leaver())
    ui.choices.put_nowait("quit")
    await learn(ui, evolve(HERE, games={MALICE.name: MALICE}), "robin", MALICE)

    assert ui.asked.get_nowait().choices["play"].particulars["opponents"] == "Kim"
