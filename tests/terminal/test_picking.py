"""Choosing cards at the full screen: what one choice plays, what two choices play, and what neither does."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from textual.pilot import Pilot

from p2p_malice.plain.event_sentences import Voice
from p2p_malice.terminal.appearance import Appearance
from p2p_malice.terminal.boards.contract import Sight
from p2p_malice.terminal.boards.malice.board import MaliceBoard
from p2p_malice.terminal.boards.malice.picking import spots_of
from p2p_malice.terminal.table import TableScreen
from p2p_malice.terminal.table_view import TableView
from p2p_malice.terminal.ui import ScreenInterface
from tests.helpers import WORDS, position
from tests.terminal.stage import stage

TWO_PLACES = (
    "c0=As 2s; c1=Ah 2h; c2=Ac 2c 3c; payoff@0=9s 3d; hand@0=3s 8h Kd; d0@0=3h; d1@0=4c; hand@1=5c 6c 7c 8c 9c; draw=2s"
)
"""A 3 fits on two piles that are alike, a king on any, an 8 on none; the hand is 3s, 8h, Kd."""


@contextlib.asynccontextmanager
async def table(*, autoplay: bool = True) -> AsyncIterator[tuple[Pilot[int], TableScreen]]:
    """A table in that position, at which the player here may act."""

    async def action(face: ScreenInterface) -> None:
        screen = await face.open_table()
        screen.play("malice")
        screen.seat(["You", "Ann"], {})
        screen.feed(position(TWO_PLACES).view(0), (), Voice(str, 0, WORDS))
        await asyncio.Event().wait()

    async with stage(action, appearance=Appearance(pause=0, copies=False, autoplay=autoplay)) as on_stage:
        assert isinstance(on_stage.app.screen, TableScreen)
        yield on_stage.pilot, on_stage.app.screen


async def click(pilot: Pilot[int], screen: TableScreen, spot: str, times: int = 1) -> None:
    """Click on a spot so often, quickly."""
    drawing = screen.query_one(TableView).drawing
    assert drawing
    x, y = drawing.spots[spot].middle
    await pilot.click(TableView, offset=(int(x), int(y)), times=times)


def decided(screen: TableScreen) -> list[tuple[str, str]]:
    """What the player has decided so far."""
    return [screen.decided.get_nowait() for _ in range(screen.decided.qsize())]


@pytest.mark.parametrize(
    ("spot", "times", "moves", "held"),
    [
        ("payoff", 1, [("move", "payoff>c0")], ()),
        ("d0", 1, [("move", "d0>c0")], ()),
        ("hand0", 1, [], ("hand0",)),
        ("hand0", 2, [("move", "3s>c0")], ()),
        ("hand1", 2, [], ("hand1",)),
        ("hand2", 2, [], ("hand2",)),
    ],
)
async def test_a_click_does_not_ask_which_of_two_equal_piles(
    spot: str, times: int, moves: list[tuple[str, str]], held: tuple[str, ...]
) -> None:
    """One click plays a payoff card or the top of a discard pile where the choice makes no difference.

    It only chooses a card of the hand, which may be discarded; the second click plays that to the centre, but neither
    an 8 that fits nowhere nor a king, which stay chosen.
    """
    async with table() as (pilot, screen):
        await click(pilot, screen, spot, times)

        assert decided(screen) == moves
        assert screen._held == held


@pytest.mark.parametrize(
    ("keys", "moves"),
    [
        *((("1", key), [("move", "3s>c0")]) for key in ("enter", "1", "space")),
        *(((key, key), []) for key in ("2", "3")),
        *((("1", key), [("move", "3s>d0")]) for key in ("q", "Q")),
    ],
)
async def test_two_keys_play_or_discard_a_hand_card(keys: tuple[str, str], moves: list[tuple[str, str]]) -> None:
    """Choosing it once more plays it to the centre, but for an 8 and a king, which are put back.

    Locked capitals discard, where there are no partners, whose piles have them.
    """
    async with table() as (pilot, screen):
        await pilot.press(*keys)

        assert decided(screen) == moves
        assert screen._held == ()


async def test_without_quick_play_every_card_takes_two_choices() -> None:
    """Neither a click nor a double click nor a key pressed twice plays anything."""
    async with table(autoplay=False) as (pilot, screen):
        await click(pilot, screen, "payoff")
        await click(pilot, screen, "hand0", times=2)
        await pilot.press("escape", "1", "1")

        assert decided(screen) == []


async def test_a_double_click_plays_one_card_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """The payoff card is played by the first click; the second isn't about the card that is turned up then."""
    async with table() as (pilot, screen):
        monkeypatch.setattr(screen, "_send", lambda move: screen.decided.put_nowait(("move", move)))
        await click(pilot, screen, "payoff", times=2)

        assert decided(screen) == [("move", "payoff>c0")]


@pytest.mark.parametrize(
    ("keys", "about"),
    [(("w", "a"), "d1>c0"), (("2", "d"), "8h>c2"), (("a",), "c0"), (("e",), "d2")],
)
async def test_a_choice_of_which_nothing_comes_is_asked_about(keys: tuple[str, ...], about: str) -> None:
    """The table knows why not: a card of the hand is named by its face, a pile by its name."""
    async with table(autoplay=False) as (pilot, screen):
        await pilot.press(*keys)

        assert decided(screen) == [("why", about)]


@pytest.mark.parametrize(
    ("move", "held", "autoplay", "said"),
    [
        pytest.param("3d>c1", (), True, "Hint: press P.", id="the first key plays"),
        pytest.param("3d>c1", (), False, "Hint: P, then S.", id="both are needed"),
        pytest.param("3s>c1", (), True, "Hint: 1, then S.", id="it may be discarded, too"),
        pytest.param("3s>c1", ("hand0",), True, "Hint: press S.", id="the card is chosen"),
    ],
)
def test_a_hint_names_only_keys_that_lead_to_its_move(
    move: str, held: tuple[str, ...], autoplay: bool, said: str
) -> None:
    """From what is chosen. It used to name some that do something else."""
    view = position(TWO_PLACES).view(0)
    (made,) = (each for each in view.moves if each in (move, move.replace("3d", "payoff")))
    sight = Sight(view, ["You", "Asha"], held=held)

    assert MaliceBoard(WORDS, "suits", autoplay=autoplay).pointed(made, sight)[0] == said


def test_the_keys_of_a_partners_piles_are_shown() -> None:
    """Below the table, in the help, and in a hint. They used to be on no screen."""
    view = position("hand@0=9h; hand@3=9c; payoff@0=3c; payoff@2=As; payoff@3=2s", "official partners=yes").view(0)
    board = MaliceBoard(WORDS, "suits", autoplay=True)
    sight = Sight(view, ["You", "Asha", "Ben", "Dov"])

    assert "partner" in board.prompt(sight)[1]
    assert "partner" in board.help()
    assert (
        "Shift+P" in board.pointed(next(move for move in view.moves if spots_of(view, move)[0] == "payoff@2"), sight)[0]
    )
