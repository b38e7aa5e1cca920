"""The computer players, by name."""

import random

import pytest

from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.bots.registry import BOTS, DEFAULT
from p2p_malice.games.malice.bots.seen_table import see
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.rules import deal
from p2p_malice.words.catalogue import load
from tests.helpers import position

VIEWS = [deal(2, "mdw", bytes([seed]) * 32).view(seat) for seed in range(20) for seat in (0, 1)]
GENTLEST = next(iter(BOTS))
RNG = random.Random(1)
MINE = [view for view in VIEWS if view.moves]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_makes_a_move_that_is_on_offer(name: str) -> None:
    """Whoever plays chooses among the moves in its view."""
    assert all(MALICE.bot(name)(view, random.Random(1)) in view.moves for view in MINE)


def test_the_careless_overlook_the_same_each_time() -> None:
    """So today's deal is the same for everybody, and a game that goes on does as it would have gone on."""
    gentle = [[BOTS[GENTLEST](view, random.Random(seed)) for view in MINE] for seed in (1, 2)]

    assert gentle[0] == gentle[1] != [BOTS["hard"](view, RNG) for view in MINE]


def test_what_the_careless_overlook_depends_on_no_address_in_memory() -> None:
    """They overlook the same in every process: what their chances come from is the table as text."""
    assert "0x" not in str(see(deal(2, "official", bytes(32)).view(0)))


def test_two_beginners_bring_no_game_to_a_halt() -> None:
    """Who merely lays cards aside until none are left to draw spoils the game for everybody."""
    games, ends = 12, []
    for number in range(games):
        rng = random.Random(number)
        state = deal(2, "mdw payoff=11", rng.randbytes(32))
        while not state.result:
            state = state.after(state.player, BOTS[GENTLEST](state.view(state.player), rng))
        ends.append(state.result.how)

    assert ends.count("win") >= games - 1


@pytest.mark.parametrize("name", [name for name in BOTS if name != "hard"])
def test_nobody_makes_a_stupid_mistake(name: str) -> None:
    """However careless: a payoff card that fits is played, and no wild card or fitting ace is discarded."""
    for other in ("9c", "10c", "Jc", "Qc", "7c", "6c"):
        fits = position(f"payoff@0=2s 5s; hand@0=4h {other}; c0=Ac 2c 3c 4c; c1=Ac 2c 3c; hand@1=9d").view(0)
        king = position(f"payoff@0=2s 9s; hand@0=Kh 9d {other}; hand@1=9d; c0=Ac; c1=Ac; c2=Ac; c3=Ac").view(0)
        ace = position(f"payoff@0=2s 9s; hand@0=Ah {other}; hand@1=9d").view(0)
        assert BOTS[name](fits, RNG) == "payoff>c0"
        assert not BOTS[name](ace, RNG).startswith("Ah>d")
        assert not BOTS[name](king, RNG).startswith("Kh>d")


def test_each_seat_has_its_own_bot() -> None:
    """The gentle one plays where it was asked for, the usual one everywhere else."""
    choose = MALICE.chooser({0: GENTLEST}, random.Random(1))
    chance = random.Random(1)

    for view in MINE:
        assert choose(view) == BOTS[GENTLEST if view.seat == 0 else DEFAULT](view, chance)
    assert {view.seat for view in MINE} == {0, 1}


def test_a_bot_that_nobody_knows_is_told() -> None:
    """The sentence names those that there are."""
    assert DEFAULT in BOTS
    with pytest.raises(OptionsError) as told:
        MALICE.chooser({0: "clever"}, random.Random(1))

    assert (
        load().error(told.value)
        == "There's no computer player called “clever”. Choose from: beginner, easy, normal, strong, hard, expert."
    )
