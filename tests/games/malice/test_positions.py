"""Positions as text."""

import contextlib
import random

import pytest
from attrs import evolve
from hypothesis import given

from p2p_malice.errors import NotationError
from p2p_malice.games.malice.positions import parse_position, position_text, resample
from p2p_malice.games.malice.rules import deal
from tests.helpers import play, position
from tests.hostile import damaged_text

GOOD = "mdw; turn=0; payoff@0=2s 9s; payoff@1=3s 9s; hand@0=9h"


def test_a_finished_game_is_written_with_its_result() -> None:
    """The result is part of the position."""
    state = position("payoff@0=Ks; hand@0=9h").after(0, "payoff>c0")

    assert "result=win 0" in position_text(state)
    assert parse_position(position_text(state)).result == state.result


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mdw",
        "mdw; turn=0",
        "chess; turn=0; payoff@0=9s; payoff@1=9s",
        GOOD + "; turn=1",
        GOOD + "; hand@1=9x",
        GOOD + "; c0=2h",
        GOOD + "; c7=Ah",
        GOOD + "; d7@0=Ah",
        GOOD + "; hand@2=Ah",
        GOOD + "; seed=00",
        GOOD + "; seed=xyz",
        GOOD + "; nonsense",
        GOOD.replace("payoff@0=2s 9s", "payoff@0="),
        GOOD + "; c0=Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh",
        GOOD.replace("turn=0", "turn=5"),
        GOOD.replace("turn=0", "turn=x"),
        GOOD + "; draw=" + " ".join(["7h"] * 17),
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    """A text that describes no position raises an error that says so."""
    with pytest.raises(NotationError):
        parse_position(text)


@given(damaged_text(GOOD, f"{GOOD}; c0=Ah Ks; d0@1=7c; idle=3; shuffles=2"))
def test_any_text_is_a_position_whose_moves_can_be_made_or_refused(text: str) -> None:
    """It's read as it is written."""
    with contextlib.suppress(NotationError):
        state = parse_position(text)
        assert position_text(parse_position(position_text(state))) == position_text(state)
        for move in state.moves(state.player):
            state.after(state.player, move)


def test_a_game_won_on_a_full_pile_is_read_back() -> None:
    """The last payoff card may complete a pile, which then still lies there."""
    state = play(position("payoff@0=Qs; hand@0=9h; c0=Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh"), "payoff>c0")

    assert position_text(parse_position(position_text(state))) == position_text(state)


def test_a_view_with_too_many_cards_is_refused() -> None:
    """A view that no deal can have gave rise to no state."""
    view = deal(2, "mdw", bytes(32)).view(0)
    crowded = evolve(view, piles=(evolve(view.piles[0], cards=("Ah", "2h", "3h")), *view.piles[1:]))

    with pytest.raises(NotationError):
        resample(crowded, random.Random(1))


def test_a_view_in_which_nobody_can_move_has_no_game_to_go_on_with() -> None:
    """A table may say that the game goes on and that it is nobody's turn; that cannot be."""
    view = position("hand@0=9h; hand@1=3c").view(0)

    with pytest.raises(NotationError):
        resample(evolve(view, turn=()), random.Random(1))
