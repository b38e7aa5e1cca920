"""Every game ends, under any rules and however it is played."""

import random

import pytest
from attrs import evolve

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.engine.game import UNDO
from p2p_malice.engine.match import MATCH_MOVES, Match, begin
from p2p_malice.engine.rule_book import MAX_DEALS, MAX_UNDONE_IN_GAME
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.malice import rules as malice
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.length_limits import GAME_MOVES, TURN_PLAYS
from p2p_malice.games.malice.positions import parse_position
from p2p_malice.games.malice.rules import State, deal
from scripts.games import simulate
from tests.helpers import VARIANTS, Rules, play, position, refused

SETS, WHOLE = 40, 4
SEED = bytes(32)
FEW_RANKS = ["mdw last_rank=3", "mdw last_rank=4", "mdw last_rank=5", "mdw last_rank=3 jokers=2"]


@pytest.mark.parametrize("rules", FEW_RANKS)
def test_a_turn_with_few_ranks_does_not_go_on_for_ever(rules: str) -> None:
    """Where all cards that come back fit again the computer's turn still ends, and so does the game."""
    state = deal(2, rules, random.Random(0).randbytes(SEED_BYTES))
    turns = [0]

    while not state.result and turns[-1] < 5 * TURN_PLAYS:
        before = state
        state = play(state, greedy.choose(state.view(state.player)))
        turns.append(turns[-1] + 1 if state.player == before.player else 0)

    assert state.result is not None
    assert max(turns) >= TURN_PLAYS


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(rules, id=f"{rules[0]}, {rules[1]} seats", marks=() if at < WHOLE else pytest.mark.deep)
        for at, rules in enumerate(simulate.random_sets(SETS, seed=14))
    ],
)
def test_every_game_ends_however_it_is_played(rules: Rules) -> None:
    """By chance, sensibly or stalling: each game is over in less than 20,000 moves, and no card is ever lost."""
    games = simulate.play_styles(rules)

    assert [game for game in games if game.how in simulate.BAD] == []


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: f"{rules[0]}, {rules[1]} seats")
def test_no_game_by_a_variants_own_rules_gets_near_the_limits(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of them would do for games of players who want to win, or just move."""
    played = [simulate.play(rules, style) for style in ("random", "sensible")]
    monkeypatch.setattr(malice, "TURN_PLAYS", TURN_PLAYS // 2)
    monkeypatch.setattr(malice, "GAME_MOVES", GAME_MOVES // 2)

    assert [simulate.play(rules, style) for style in ("random", "sensible")] == played


def late(plays: int, text: str = "hand@0=Ah; payoff@0=2s 3s; draw=2c 3c 4c 5c 6c 7c 8c 9c") -> State:
    """A position of a turn in which so many cards were played."""
    state = position(text, "mdw")
    state.plays = plays
    return state


def test_a_hand_that_runs_out_late_in_a_turn_is_not_filled_again() -> None:
    """After `TURN_PLAYS` plays without a payoff card, and not before, the turn passes when nothing fits any more."""
    assert len(play(late(TURN_PLAYS - 2), "Ah>c0").hands[0]) == 5

    state = play(late(TURN_PLAYS - 1), "Ah>c0")

    assert (state.player, state.hands[0]) == (1, ())
    assert [event.kind for event in state.events][:2] == ["play", "pass"]


def test_a_turn_of_many_plays_goes_on_while_something_fits() -> None:
    """Without a hand the payoff card may still be played; it is progress, and brings new cards."""
    text = "hand@0=Ah; payoff@0=9s 2s; draw=2c 3c 4c 5c 6c 7c 8c 9c"

    state = play(late(TURN_PLAYS - 1, text), "Ah>c0")
    assert state.moves(0) == ("payoff>c0",)

    assert len(play(state, "payoff>c0").hands[0]) == 5


def test_the_plays_of_a_turn_are_counted_from_its_beginning() -> None:
    """The next turn starts with none."""
    state = late(TURN_PLAYS - 1, "hand@0=Ah 9h; hand@1=Ac; draw=2c 3c 4c 5c 6c 7c 8c 9c")

    assert play(state, "Ah>c0", "9h>d0").plays == 0


@pytest.mark.parametrize("move", ["Ah>c0", "9h>d0"])
def test_a_game_of_very_many_moves_ends_and_says_why(move: str) -> None:
    """The player with the fewest payoff cards left wins, whoever's turn it is."""
    state = position("hand@0=Ah 9h; hand@1=9d; payoff@0=2s 3s 4s; payoff@1=2c 9c; draw=2d 3d 4d 5d 6d 7d")
    state.made = GAME_MOVES - 1

    state = play(state, move)

    assert state.result is not None
    assert (state.result.how, state.result.winners) == ("long", (1,))


def test_a_win_with_the_last_move_of_all_counts() -> None:
    """A player who empties their payoff pile has won, at any move."""
    state = position("payoff@0=As; hand@0=9h")
    state.made = GAME_MOVES - 1

    result = play(state, "payoff>c0").result

    assert result is not None
    assert result.how == "win"


def test_taking_back_does_not_lengthen_a_game_for_ever() -> None:
    """Each seat has so many for a whole game, however many turns it has; the others' are their own."""
    text = "mdw undo=yes; turn=0; payoff@0=2s 9s; payoff@1=2s 9s; hand@0=Ah 9d; hand@1=Ac 9c; draw=3c 4c 5c"
    table = evolve(
        begin(MALICE, 2, "mdw undo=yes", SEED), state=parse_position(text), undone_by=(MAX_UNDONE_IN_GAME, 0)
    )

    with refused(IllegalMoveError, "undone 200 plays"):
        table.after(0, "Ah>c0").after(0, UNDO)
    other = table.after(0, "9d>d0").after(1, "Ac>c0").after(1, UNDO)
    assert other.undone_by == (MAX_UNDONE_IN_GAME, 1)


def test_a_new_game_may_take_back_again() -> None:
    """The count is of one game."""
    table = evolve(begin(MALICE, 2, "mdw payoff=1 deals=2", SEED), undone_by=(MAX_UNDONE_IN_GAME, 0))

    assert played_to(table, 2).undone_by == ()


def played_to(state: Match, deal: int) -> Match:
    """The match when the game of that number has been dealt, or the match is over."""
    while state.number < deal and not state.result:
        (seat,) = state.turn
        state = state.after(seat, greedy.choose(state.view(seat)))
    return state


def test_a_match_held_up_on_purpose_ends_before_its_last_deal() -> None:
    """With the game in which it gets to `MATCH_MOVES` a match is over, and most points win."""
    table = evolve(begin(MALICE, 2, "mdw payoff=3 deals=99", SEED), made=MATCH_MOVES - 1, scores=(1, 3))

    last = played_to(table, MAX_DEALS)

    assert last.number == 1
    assert last.result is not None
    assert (last.result.how, last.result.winners) == ("match", (1,))


def test_the_moves_of_a_match_are_counted_with_those_taken_back() -> None:
    """A play and its taking back are two."""
    table = begin(MALICE, 2, "mdw payoff=3 undo=yes deals=2", SEED)
    rng = random.Random(4)
    moves = 0
    while table.number == 1:
        (seat,) = table.turn
        undo = table.before and table.undone < 3
        table = table.after(seat, UNDO if undo else rng.choice(table.offers(seat).moves))
        moves += 1

    assert table.made == moves


def test_no_game_takes_20000_moves() -> None:
    """The limits of a game and of taking back leave room below what is promised."""
    assert GAME_MOVES + 2 * 9 * MAX_UNDONE_IN_GAME < simulate.LIMIT
