"""The table as lines of text."""

import math

from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.engine.match import begin
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.puzzle_state import PuzzleState
from p2p_malice.games.malice.rules import State
from p2p_malice.plain.boards.malice import MaliceBoard
from p2p_malice.plain.table_text import board_lines
from tests.games.malice.test_laws import position_in, positions
from tests.helpers import WORDS, position

NAMES = ["You", "Bob"]
BOARD = MaliceBoard(WORDS)


def test_the_board_shows_all_that_a_player_may_see() -> None:
    """Centre with what fits next, wild cards with what they stand for, counts, own hand in order, discards by pile."""
    state = position(
        "payoff@0=2s 5d 5h; payoff@1=9h Qs; hand@0=7h Kd 10s 2c; hand@1=3c 3d; draw=4c 4d 4h;"
        "c0=Ah 2h; c2=Ac Kc; d0@0=9c 8c; d3@1=2d 3d 4d 5d 6d 7d 8d"
    )

    assert board_lines(state.view(0), BOARD, NAMES.__getitem__, WORDS) == [
        "Centre     1: 2, next 3   2: --, next A   3: Kc=2, next 3   4: --, next A",
        "Draw pile  3 cards",
        "Bob        payoff Qs, 2 cards to go   2 cards in hand",
        "           discards   1: --   2: --   3: --   4: (2 more) 4d 5d 6d 7d 8d",
        "You        payoff 5h, 3 cards to go   hand 2c 7h 10s Kd",
        "           discards   1: 9c 8c   2: --   3: --   4: --",
    ]


def test_a_puzzle_hides_none_of_the_players_discards() -> None:
    """The answer may need the card at the bottom."""
    state = position("payoff@0=5h; payoff@1=9h; hand@0=7h; draw=4c; d0@0=2d 3d 4d 5d 6d 7d 8d; d0@1=2c 3c 4s 5c 6c 7c")
    lines = board_lines(PuzzleState(state, state).view(0), BOARD, NAMES.__getitem__, WORDS)

    assert lines[-1] == "           discards   1: 2d 3d 4d 5d 6d 7d 8d   2: --   3: --   4: --"
    assert lines[-3].startswith("           discards   1: (1 more) 3c 4s")


@given(state=positions, seat=st.integers(0, 1))
def test_no_line_is_wider_than_a_terminal(state: State, seat: int) -> None:
    """Whatever lies on the table, the board fits into 80 columns and says nothing of hidden cards."""
    view = state.view(seat)
    lines = board_lines(view, BOARD, lambda number: f"Player {number} with a very long name", WORDS)

    assert all(len(line) <= 80 for line in lines)
    piles = sum(pile.role == "discard" and pile.seat == seat for pile in view.piles)
    # A line says what a player has left and in hand, and another one holds four discard piles.
    assert len(lines) <= 9 + state.seats * (1 + math.ceil(piles / 4))


def test_a_joker_that_stands_for_a_jack_does_not_look_like_one() -> None:
    """The pile says what the joker stands for, as for every other rank."""
    state = position("c0=Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jk", "pz")

    assert "1: Jk=J, next Q" in board_lines(state.view(0), BOARD, NAMES.__getitem__, WORDS)[0]


def test_a_match_and_a_partner_are_shown() -> None:
    """The points so far stand on the table, and who the partner is."""
    state = begin(MALICE, 4, "official partners=yes deals=3", bytes(32))
    lines = board_lines(state.view(1), BOARD, lambda seat: f"Player {seat}", WORDS)

    assert lines[2] == "Match      game 1 · points: Player 0 0   Player 1 0   Player 2 0   Player 3 0"
    assert [line[:8] for line in lines if "your partner" in line] == ["Player 3"]


def test_a_full_table_fits_on_a_screen() -> None:
    """With nine players two lines are enough for each of the others, however much they have discarded."""
    state = position_in(8, ("official", 9), 400)
    lines = board_lines(state.view(0), BOARD, lambda seat: f"Player {seat}", WORDS)

    assert len(lines) <= 24
    assert any("+" in line for line in lines)
