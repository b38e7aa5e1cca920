"""The lesson line by line: table, moves and what is said fit on one screen, and say what to type."""

import pytest

from p2p_malice.engine.game import Game
from p2p_malice.engine.questions import answer
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.lesson import LEARNER, LESSON
from p2p_malice.games.malice.lesson_state import LessonState, begin_lesson
from p2p_malice.games.spite import lesson as spite
from p2p_malice.games.spite import lesson_state as spite_taught
from p2p_malice.games.spite.game import SPITE
from p2p_malice.plain.boards.malice import MaliceBoard
from p2p_malice.plain.free_moves import typed_move
from p2p_malice.plain.player import PlainPlayer
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Answered, Ask, Seated, Show, Sitter
from p2p_malice.ui.contract import Seats
from tests.helpers import WORDS
from tests.plain.desk import Desk

ROWS = 24


def positions() -> list[tuple[str, LessonState]]:
    """The learner's positions, by the name of the step."""
    taught, found = begin_lesson(), []
    for step in LESSON:
        if step.seat == LEARNER:
            found.append((step.name, taught))
        taught = taught.after(step.seat, next(move for move in step.wanted if move in taught.offers(step.seat).moves))
    return found


def positions_of_spite() -> list[tuple[str, spite_taught.LessonState]]:
    """The same in Spite."""
    taught, found = spite_taught.begin_lesson(), []
    for step in spite.LESSON:
        if step.seat == spite.LEARNER:
            found.append((step.part, taught))
        taught = taught.after(step.seat, step.wanted)
    return found


POSITIONS = [
    *((MALICE, *each) for each in positions()),
    *((SPITE, *each) for each in positions_of_spite()),
]


async def shown(taught: LessonState | spite_taught.LessonState, *typed: str, game: Game = MALICE) -> str:
    """What a learner reads in that position, and after having typed that."""
    desk = Desk(*typed, None)
    person = PlainPlayer(desk.console, WORDS, Seats(is_lesson=True))
    client = Client()
    others = (Sitter(name, present=True, computer=True) for name in ("Robin", "Kim")[: taught.seats - 1])
    for message in (
        Seated(0, game.name, game.book.variants[0], (Sitter("Kay", present=True), *others)),
        Show(1, taught.view(LEARNER), ()),
    ):
        client.receive(message)
        await person.hear(message, client)
    table = desk.shown
    while isinstance(asked := await person.act(client), Ask):
        answered = Answered(asked.what, asked.about, 1, answer(game, taught, LEARNER, asked.what, asked.about))
        await person.hear(answered, client)
    return desk.shown if typed else table[table.index("Centre" if game is MALICE else "Round ") :]


@pytest.mark.parametrize(
    ("game", "name", "taught"), POSITIONS, ids=[f"{game.name}-{name}" for game, name, _ in POSITIONS]
)
async def test_text_and_table_of_the_lesson_are_visible_together(
    game: Game, name: str, taught: LessonState | spite_taught.LessonState
) -> None:
    """Both fit on a small terminal, and so does what was done before."""
    text = await shown(taught, game=game)

    assert len(text.splitlines()) <= ROWS - 2, name
    assert all(len(line) <= 80 for line in text.splitlines())


async def test_the_lesson_says_what_to_press() -> None:
    """At a console, that is the number of the move."""
    said = " ".join((await shown(begin_lesson())).split())

    assert "The 2 on pile 1 needs a 3" in said
    assert "Type 1 and press Enter." in said


@pytest.mark.parametrize(("part", "typed"), [("pass", "1"), ("pair", "9d 9h"), ("turn", "7h lower"), ("call", "1")])
async def test_cards_and_words_are_typed_as_the_lesson_says(part: str, typed: str) -> None:
    """Where a move has no number, it is written out; typed so, it is the move that is wanted."""
    taught = dict(positions_of_spite())[part]
    said = " ".join((await shown(taught, game=SPITE)).split())

    assert f"Type {typed} and press Enter." in said
    free = taught.offers(LEARNER).free
    assert typed.isdecimal() or typed_move(typed, free) == taught.view(LEARNER).advice


@pytest.mark.parametrize(("name", "taught"), positions(), ids=[name for name, _ in positions()])
async def test_a_hint_advises_a_move_of_the_lesson(name: str, taught: LessonState) -> None:
    """It names a move that the step is about; help is at hand, too."""
    said = await shown(taught, "hint", "help")
    number = int(said.split("Hint: number ")[1].split(",")[0])

    assert MaliceBoard(WORDS).in_order(taught.view(LEARNER))[number - 1] in LESSON[taught.number].wanted, name
    assert "Type the number of a move and press Enter." in said
