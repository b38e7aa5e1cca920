"""The lesson line by line: table, moves and what is said fit on one screen, and say what to type."""

import pytest

from p2p_malice.client import Client
from p2p_malice.engine.asking import answer
from p2p_malice.face.contract import Seats
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.lesson import LEARNER, LESSON
from p2p_malice.games.malice.taught import Taught, begin_lesson
from p2p_malice.plain.boards.malice import MaliceBoard
from p2p_malice.plain.person import Person
from p2p_malice.protocol.messages import Answered, Ask, Seated, Show, Sitter
from tests.helpers import WORDS
from tests.plain.desk import Desk

ROWS = 24


def positions() -> list[tuple[str, Taught]]:
    """The learner's positions, by the name of the step."""
    taught, found = begin_lesson(), []
    for step in LESSON:
        if step.seat == LEARNER:
            found.append((step.name, taught))
        taught = taught.after(step.seat, next(move for move in step.wanted if move in taught.offers(step.seat).moves))
    return found


async def shown(taught: Taught, *typed: str) -> str:
    """What a learner reads in that position, and after having typed that."""
    desk = Desk(*typed, None)
    person = Person(desk.console, WORDS, Seats(is_lesson=True))
    client = Client()
    for message in (
        Seated(0, "malice", "mdw", (Sitter("Kay", present=True), Sitter("Robin", present=True, computer=True))),
        Show(1, taught.view(LEARNER), ()),
    ):
        client.receive(message)
        await person.hear(message, client)
    table = desk.shown
    while isinstance(asked := await person.act(client), Ask):
        answered = Answered(asked.what, asked.about, 1, answer(MALICE, taught, LEARNER, asked.what, asked.about))
        await person.hear(answered, client)
    return desk.shown if typed else table[table.index("Centre") :]


@pytest.mark.parametrize(("name", "taught"), positions(), ids=[name for name, _ in positions()])
async def test_text_and_table_of_the_lesson_were_never_visible_together(name: str, taught: Taught) -> None:
    """Both fit on a small terminal, and so does what was done before."""
    text = await shown(taught)

    assert len(text.splitlines()) <= ROWS - 2, name
    assert all(len(line) <= 80 for line in text.splitlines())


async def test_the_lesson_did_not_say_what_to_press() -> None:
    """At a console, that is the number of the move."""
    said = " ".join((await shown(begin_lesson())).split())

    assert "The 2 on pile 1 needs a 3" in said
    assert "Type 1 and press Enter." in said


@pytest.mark.parametrize(("name", "taught"), positions(), ids=[name for name, _ in positions()])
async def test_a_hint_advised_another_move_than_the_lesson(name: str, taught: Taught) -> None:
    """It names a move that the step is about; help is at hand, too."""
    said = await shown(taught, "hint", "help")
    number = int(said.split("Hint: number ")[1].split(",")[0])

    assert MaliceBoard(WORDS).in_order(taught.view(LEARNER))[number - 1] in LESSON[taught.number].wanted, name
    assert "Type the number of a move and press Enter." in said
