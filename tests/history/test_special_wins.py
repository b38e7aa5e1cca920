"""What is told of a win besides that it is one."""

import pytest
from attrs import evolve

from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.special_wins import SpecialWin, special_win
from tests.history.test_history import GAME

WON = evolve(GAME, how="win", seat=0, winners=(0,), left=(0, 4), best=4, behind=0)
LOST = evolve(WON, winners=(1,), left=(4, 0))


@pytest.mark.parametrize(
    ("before", "played", "told"),
    [
        ([], WON, SpecialWin("first")),
        ([LOST, LOST], WON, SpecialWin("first")),
        ([WON, LOST], WON, None),
        ([WON], LOST, None),
        ([WON, LOST], evolve(WON, behind=6, left=(0, 1)), SpecialWin("comeback", 6)),
        ([WON, LOST], evolve(WON, left=(0, 1)), SpecialWin("closest")),
        ([WON, LOST], evolve(WON, best=9), SpecialWin("turn", 9)),
        ([evolve(WON, best=9), LOST], evolve(WON, best=9), None),
        ([WON, WON, LOST, WON, WON], WON, SpecialWin("run", 3)),
        ([LOST, evolve(WON, seat=-1), WON], WON, None),
    ],
)
def test_what_is_special_is_told(before: list[PlayedGame], played: PlayedGame, told: SpecialWin | None) -> None:
    """The rarest of it; to whoever has lost, nothing."""
    assert special_win(before, played) == told
