"""What comes up for the first time is explained once below the cards, and covers nothing."""

import asyncio

import pytest
from attrs import evolve

from p2p_malice.engine.game import Note, View
from p2p_malice.games.spite.state import State
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.terminal.table import TableScreen
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.explanations import Explainer
from tests.games.spite.seats import after, at_table
from tests.helpers import WORDS
from tests.terminal.stage import Stage, stage
from tests.terminal.test_play import flat

NAMES = ["You", "Ann", "Bob", "Cho", "Dov", "Eli", "Fay", "Gus", "Hye-jin"]
FULL = "3c 3d 5h 5d 5s 6c 7d 7h 8h 9c 10c 10d 10h 11h 12c 13d Jc Qc Kd 8d* Ks*"
KNOWN = "first-goal-rounds"
"""What the game is about, which is explained first."""
VOICE = Voice(NAMES.__getitem__, 0, WORDS.of("spite"))


def table(seats: int) -> State:
    """So many, nineteen cards and two fake jokers in one's own hand."""
    others = ["4c 4d 11h", *(f"{rank}c {rank}d" for rank in ("6", "8", "9", "J", "Q", "A", "2"))][: seats - 1]
    return after(at_table(FULL, *others, lead=1, bounty="9s"), "4c+4d", *["pass"] * (seats - 2))


class Table:
    """A Spite table at a screen that explains."""

    def __init__(self, explainer: Explainer) -> None:
        self.explainer = explainer
        self.screen: TableScreen | None = None

    async def open(self, ui: ScreenInterface) -> None:
        """Until the screen is left."""
        ui._explainer = self.explainer
        self.screen = await ui.open_table()
        self.screen.play("spite")
        await asyncio.Event().wait()

    async def show(self, on_stage: Stage, view: View) -> str:
        """What is seen of that position."""
        assert self.screen
        self.screen.seat(NAMES[: view.seats], {})
        self.screen.feed(view, (), VOICE)
        await on_stage.settle()
        return flat(on_stage.text)


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40)])
@pytest.mark.parametrize("seats", [3, 6, 9])
async def test_an_explanation_covers_nothing(size: tuple[int, int], seats: int) -> None:
    """Every card, every player and what can be done are seen beside it."""
    quiet, view = Explainer(), table(seats).view(0)
    quiet.is_on = False
    spots = []
    for explainer in (quiet, Explainer((KNOWN, "first-limit"))):
        at = Table(explainer)
        async with stage(at.open, size) as on_stage:
            seen = await at.show(on_stage, view)
            assert at.screen
            spots.append(set(at.screen.query_one("TableView").drawing.spots))  # type: ignore[attr-defined]
            assert ("(Esc: got it)" in seen) == explainer.is_on
            assert all(name in seen for name in NAMES[:seats])

    assert spots[0] == spots[1]
    assert len(spots[0]) > 21


async def test_an_explanation_stays_until_it_is_put_away() -> None:
    """The others play on meanwhile; what is next comes with the next position, and none comes twice."""
    kept: list[str] = []
    at, state = Table(Explainer((KNOWN,), keep=kept.append)), table(3)
    async with stage(at.open) as on_stage:
        first = await at.show(on_stage, state.view(0))
        still = await at.show(on_stage, state.view(0))
        closed = await on_stage.press("escape")
        second = await at.show(on_stage, state.view(0))

    assert all("You have 19 cards in hand" in each for each in (first, still))
    assert "(Esc: got it)" not in closed
    assert "You have 19 cards" in closed
    assert "Your fake joker" in second
    assert kept == ["first-limit"]


async def test_an_explanation_ends_with_its_round() -> None:
    """What is over is no longer explained, and may be when it comes up again."""
    kept: list[str] = []
    at, view = Table(Explainer((KNOWN,), keep=kept.append)), table(3).view(0)
    async with stage(at.open) as on_stage:
        await at.show(on_stage, view)
        dealt = await at.show(on_stage, evolve(view, deal=view.deal + 1, notes=()))

    assert "(Esc: got it)" not in dealt
    assert kept == []


async def test_what_is_explained_of_a_moment_goes_with_it() -> None:
    """It once stayed until it was put away; what is there too briefly to be read still does."""
    for key, is_seen in (("first-down", False), ("first-call", True)):
        kept: list[str] = []
        at, view = Table(Explainer((KNOWN,), keep=kept.append)), table(3).view(0)
        async with stage(at.open) as on_stage:
            assert "(Esc: got it)" in await at.show(on_stage, evolve(view, notes=(Note(key),)))
            later = await at.show(on_stage, evolve(view, notes=()))

        assert ("(Esc: got it)" in later) == is_seen
        assert kept == []


async def test_playing_puts_an_explanation_away() -> None:
    """Whoever plays has read it."""
    kept: list[str] = []
    at = Table(Explainer((KNOWN,), keep=kept.append))
    async with stage(at.open) as on_stage:
        await at.show(on_stage, table(3).view(0))
        await on_stage.press("p")

    assert kept == ["first-limit"]
