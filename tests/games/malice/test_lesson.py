"""The lesson: one game from a prepared position, which works whichever of the wanted moves the learner makes."""

from collections.abc import Iterator

import pytest

from p2p_malice.engine.game import View
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.malice.lesson import LEARNER, LESSON, OPPONENT, LessonStep
from p2p_malice.games.malice.lesson_state import LessonState, begin_lesson
from p2p_malice.games.malice.positions import position_text
from tests.helpers import WORDS


def wanted(taught: LessonState) -> list[str]:
    """What the lesson wants now, as far as it can be done."""
    step = LESSON[taught.number]
    return [move for move in step.wanted if move in taught.offers(step.seat).moves]


def steps() -> Iterator[tuple[LessonStep, LessonState, LessonState]]:
    """Every step with the position before and after it."""
    taught = begin_lesson()
    for step in LESSON:
        after = taught.after(step.seat, wanted(taught)[0])
        yield step, taught, after
        taught = after


def facts(view: View) -> dict[str, int]:
    """How many cards lie where, by name and seat."""
    return {f"{pile.name}@{pile.seat}": pile.count for pile in view.piles}


def endings(taught: LessonState) -> Iterator[LessonState]:
    """Every way through the lesson."""
    moves = wanted(taught)
    assert moves, LESSON[taught.number].name
    for move in moves:
        after = taught.after(LESSON[taught.number].seat, move)
        if after.result:
            yield after
        else:
            yield from endings(after)


def test_nothing_jumps_between_the_steps_of_the_lesson() -> None:
    """Each position is what one move makes of the one before. The payoff pile used to grow between steps."""
    for step, before, after in steps():
        moved = before.state.after(step.seat, wanted(before)[0])
        assert position_text(after.state) == position_text(moved), step.name
        for seat in (LEARNER, OPPONENT):
            assert facts(after.view(0))[f"payoff@{seat}"] <= facts(before.view(0))[f"payoff@{seat}"], step.name


def test_every_way_through_the_lesson_wins() -> None:
    """Where the learner may choose, each choice leads to the end."""
    results = [after.result for after in endings(begin_lesson())]

    assert len(results) > 10
    assert all(result and result.winners == (LEARNER,) for result in results)


def test_the_opponent_is_offered_what_the_lesson_needs() -> None:
    """A move each, so that whoever stands in for them cannot do anything else."""
    offered = [before.offers(OPPONENT).moves for step, before, _ in steps() if step.seat == OPPONENT]

    assert offered == [(step.wanted[0],) for step in LESSON if step.seat == OPPONENT]


def test_anything_else_is_refused_with_a_sentence() -> None:
    """Every other legal move of the learner, at every step."""
    for step, before, _ in steps():
        others = set(before.offers(LEARNER).moves) - set(step.wanted)
        for move in others:
            with pytest.raises(IllegalMoveError) as refused:
                before.after(LEARNER, move)
            assert WORDS.error(refused.value)
            assert refused.value.code == step.nudge


def test_a_hint_advises_the_move_of_the_lesson() -> None:
    """Wherever the learner is to move, the notes ask for a move that is accepted."""
    for step, before, _ in steps():
        view = before.view(LEARNER)
        assert (view.advice in step.wanted) == (step.seat == LEARNER)


@pytest.mark.parametrize(
    ("name", "holds"),
    [
        # A full pile clears away.
        ("full", lambda before, after: facts(before)["c1@None"] == 11 and facts(after)["c1@None"] == 0),
        # A king may begin a pile.
        ("king", lambda before, after: {before.pile("c2").count, after.pile("c2").shows} == {0, "A"}),
        # Being stuck: only a discard is possible.
        ("discard", lambda before, after: all(">d" in move for move in before.moves) and 1 in after.turn),
        # An empty hand is filled at once.
        ("hand-1", lambda before, after: (before.pile("hand", 0).count, after.pile("hand", 0).count) == (1, 5)),
    ],
)
def test_each_step_teaches_what_it_is_about(name: str, holds: "object") -> None:
    """The position shows it. Something used to be missing."""
    before, after = next((before, after) for step, before, after in steps() if step.name == name)

    assert callable(holds)
    assert holds(before.view(LEARNER), after.view(LEARNER))


def test_no_card_is_written_in_the_notation_of_programs() -> None:
    """The lesson says `a 9`, never `9d`: each face writes cards its own way."""
    for step in LESSON:
        keys = [step.text, step.praise, f"error-{step.nudge.replace('_', '-')}"]
        for key in keys:
            said = WORDS(key, how="", pile="") if key in WORDS else ""
            assert not {"9d", "Qh", "Kd", "3c", "10c"} & set(said.replace(".", " ").split())
