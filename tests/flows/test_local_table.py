"""Games at this machine."""

import asyncio

from attrs import evolve

from p2p_malice.errors import GameError
from p2p_malice.flows.local_table import play_on
from p2p_malice.games.malice.game import MALICE
from p2p_malice.plain.boards.malice import MaliceBoard
from p2p_malice.plain.console import Console
from p2p_malice.plain.table_text import board_lines
from p2p_malice.plain.ui import PlainInterface
from tests.helpers import WORDS, random_game
from tests.interfaces import FakeInterface


async def test_a_game_is_played_on_from_what_was_seen() -> None:
    """After a lost connection the same cards lie on the table and the computer sits opposite."""
    state = next(s for number, s in enumerate(random_game(5)) if number > 60 and s.turn == (0,))
    view = state.view(0)
    shown: list[str] = []
    typed: asyncio.Queue[str | None] = asyncio.Queue()
    for line in ("1", "quit", "y"):
        typed.put_nowait(line)

    await play_on(PlainInterface(Console(typed.get, shown.append), WORDS), view, {0: "Asha", 1: "Bob"}, MALICE)

    text = "".join(shown)
    assert "Bob is at the table." in text
    names = ["You", "Bob"]
    assert "\n".join(board_lines(view, MaliceBoard(WORDS), names.__getitem__, WORDS)) in text


async def test_cards_that_do_not_add_up_are_told() -> None:
    """A hostile table may show more than there are: nobody can play on from there. That used to end the program."""
    view = next(iter(random_game(5))).view(0)
    more = tuple(evolve(pile, hidden=pile.hidden + 1) for pile in view.piles)
    ui = FakeInterface()

    await play_on(ui, evolve(view, piles=more), {0: "Asha", 1: "Bob"}, MALICE)

    assert isinstance(await ui.complaints.get(), GameError)
