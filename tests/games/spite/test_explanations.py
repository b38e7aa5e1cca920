"""What is explained the first time it comes up, judging only by what a view shows."""

import pytest

from p2p_malice.engine.game import View
from p2p_malice.games.spite.lesson_state import begin_lesson
from p2p_malice.games.spite.state import State
from tests.games.spite.seats import after, at_table, first_round
from tests.helpers import WORDS

LIGHT = "spite-light"
CALLED = "spite window=3"


def keys(view: View) -> list[str]:
    """What is explained there, in order, after what the game is about."""
    return [key for note in view.notes if not (key := note.key.removeprefix("first-")).startswith("goal")]


def table(own: str, *others: str, rules: str = LIGHT, **changes: object) -> State:
    """A trick to be led by seat 1, where seat 0 holds its cards."""
    return at_table(own, *others, rules=rules, **{"lead": 1, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("state", "first"),
    [
        (table("9c 13d", "5c", "6c"), "thirteen"),
        (table("9c Jk", "5c", "6c"), "joker"),
        (table("9c 10c", "5c", "6c", bounty="9d"), "bounty"),
        (table("9c 8d*", "5c", "6c"), "fake"),
        (table("3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 6c 6d 6h 6s", "5c", "6c"), "limit"),
        (after(table("9c 10c", "5c 6d", "6c 8d", rules="spite window=0"), "5c"), "countdown"),
        (after(at_table("9c 10c", "5c 6d", "6c 8d", rules="spite window=0"), "9c", "pass", "pass"), "cam"),
        (table("9c 10c", "5c", "6c", direction="lower"), "lower"),
        (after(table("9c 10c", "4c 5c", "6c 7c", rules=CALLED), "4c"), "call"),
        (after(table("9c 10c", "5c 8s*", "6c 8c", rules="spite window=0"), "8s*!down"), "down"),
        (after(table("9c 10c", "5c 6d", "6c 8d", "7c", rules="spite window=0"), "5c!cam"), "dared"),
        (after(table("9s 10c", "5c 5d", "6c 6h", "7h 8h"), "5d", "6c", "7h"), "consec"),
        (after(table("9s 10c", "5c 4c", "6c 6h", "9c 8h"), "5c", "6c", "9c"), "suits"),
        (after(table("2c 10c", "5c 4c", "6c 6h", "9c 8h"), "5c", "6c", "9c"), "unbeatable"),
        (after(table("9s 10c", "Jk 4c 5d 6d", "6c 6h", "9c 8h"), "Jk"), "joker-played"),
        (after(table("9s 10c", "4c 5d 6d 7d 8d Jc", "6c 6h", "9c 8h"), "4c+5d+6d+7d+8d"), "poker"),
        (after(table("9s Jk Jc", "4c 5d 6d 7d 8d Jc", "6c 6h"), "4c+5d+6d+7d+8d", "pass", "Jk"), "joker-played"),
        (after(table("9s 10c Jc", "4c 6c", "6c 8h"), "4c", "6c", "pass", "pass"), "countdown"),
        (after(at_table("9c 10c", "8c 9s", "3d 4d", rules="spite window=0"), "9c", "8c"), "misplay"),
        (first_round("3c 9c", "4c 5c", "3d 6d"), "claim"),
    ],
)
def test_each_is_explained_where_it_comes_up(state: State, first: str | None) -> None:
    """The one that passes soonest is the first; there is a sentence for each."""
    found = keys(state.view(0))

    assert next(iter(found), None) == first
    assert all(f"first-{key}" in WORDS.of("spite") for key in found)


def test_what_the_game_is_about_comes_first_in_the_first_round() -> None:
    """Only whoever watched was told. How one wins differs by whether there are more rounds."""
    one, more = (first_round("3c 13d", "4c 5c", "5d 6d", rules=f"spite rounds={rounds} window=0") for rounds in (1, 3))
    assert [at.view(0).notes[0].key for at in (one, more)] == ["first-goal", "first-goal-rounds"]
    assert "goal" not in at_table("9c 13d", "5c", round=2).view(0).notes[0].key


def test_a_hand_of_five_is_not_explained_while_a_joker_is_to_be_beaten() -> None:
    """It was, by the number of cards that the trick had settled on."""
    led = after(table("9s Jk Jc", "4c 5d 6d 7d 8d Jc", "6c 6h"), "4c+5d+6d+7d+8d", "pass")
    assert ["poker" in keys(at.view(2)) for at in (led, led.after(0, "Jk"))] == [True, False]


def test_the_price_of_buying_back_is_told_on_ones_turn() -> None:
    """It's a number in the sentence."""
    passed = after(at_table("5c 9h", "6c 7h", "8c Jd"), "5c", "pass", "8c", "9h").view(1)

    assert next(note.number for note in passed.notes if note.key == "first-buy") == 1


def test_the_exchange_is_explained_to_whoever_may_make_it() -> None:
    """With how many cards it allows."""
    won = after(at_table("9c 5d 5h Js", "6c 6h 3c", "8c 8h Jk"), "9c!cam", "pass", "pass")

    assert [note.number for note in won.view(0).notes if note.key == "first-exchange"] == [3]
    assert "exchange" not in keys(won.view(1))


def test_a_swap_is_explained_before_it_and_at_the_beginning_of_the_round() -> None:
    """To those with a score: most have no choice to make in it."""
    eleven = "4c 4d 5c 5d 6c 6d 7c 7d 8c 8d 9c"
    state = at_table(eleven, "10c 10d", "Jc Jd", round=2, scores=[2, 0, -2])

    assert keys(state.view(0))[0] == "swap"
    assert "swap" not in keys(state.view(1))


def test_the_lesson_explains_itself() -> None:
    """Nothing else is explained in it."""
    assert not any(note.key.startswith("first-") for note in begin_lesson().view(0).notes)


def test_nothing_is_explained_once_it_is_over() -> None:
    """What notes a result has are a lesson's."""
    over = after(at_table("9c", "10c", "13d Jc", lead=0, rules="spite-light window=0"), "9c", "10c")

    assert over.result
    assert not over.view(2).notes
