"""The computer players, by name."""

import random

import pytest

from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.bots import easy, greedy
from p2p_malice.games.malice.bots.registry import BOTS, DEFAULT
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.rules import deal
from p2p_malice.words.catalogue import load

VIEWS = [deal(2, "mdw", bytes([seed]) * 32).view(seat) for seed in range(20) for seat in (0, 1)]
MINE = [view for view in VIEWS if view.moves]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_makes_a_move_that_is_on_offer(name: str) -> None:
    """Whoever plays chooses among the moves in its view."""
    assert all(MALICE.bot(name)(view, random.Random(1)) in view.moves for view in MINE)


def test_chance_is_handed_in() -> None:
    """The same chance makes the same choice, another makes others."""
    chosen = [[easy.choose(view, random.Random(seed)) for view in MINE] for seed in (1, 1, 2)]

    assert chosen[0] == chosen[1] != chosen[2]


def test_two_easy_ones_bring_no_game_to_a_halt() -> None:
    """They laid cards aside until none were left to draw, in half of all games by the usual rules."""
    games, ends = 25, []
    for number in range(games):
        rng = random.Random(number)
        state = deal(2, "mdw", rng.randbytes(32))
        while not state.result:
            (seat,) = state.turn
            state = state.after(seat, easy.choose(state.view(seat), rng))
        ends.append(state.result.how)

    assert ends.count("win") >= games - 1


def test_each_seat_has_its_own_bot() -> None:
    """The gentle one plays where it was asked for, the usual one everywhere else."""
    choose = MALICE.chooser({0: "easy"}, random.Random(1))
    gentle = random.Random(1)

    for view in MINE:
        expected = easy.choose(view, gentle) if view.seat == 0 else greedy.choose(view)
        assert choose(view) == expected
    assert {view.seat for view in MINE} == {0, 1}


def test_a_bot_that_nobody_knows_is_told() -> None:
    """The sentence names those that there are."""
    assert DEFAULT in BOTS
    with pytest.raises(OptionsError) as told:
        MALICE.chooser({0: "clever"}, random.Random(1))

    assert load().error(told.value) == "There's no computer player called “clever”. Choose from: easy, normal."
