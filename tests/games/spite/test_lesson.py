"""The lesson: the end of one round, move by move, where only the lesson's own moves are possible."""

from collections.abc import Iterator

import pytest

from p2p_malice.engine.game import Offers
from p2p_malice.engine.questions import answer
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.spite.cards import DECK
from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.lesson import LEARNER, LESSON, PARTS, LessonStep
from p2p_malice.games.spite.lesson_state import LessonState, begin_lesson
from p2p_malice.games.spite.state import COUNTDOWN, DECLINE, MISPLAY, PASS
from tests.helpers import WORDS

WORDS_OF_IT = WORDS.of("spite")


def steps() -> Iterator[tuple[LessonStep, LessonState, LessonState]]:
    """Every step with the position before and after it."""
    taught = begin_lesson()
    for step in LESSON:
        after = taught.after(step.seat, step.wanted)
        yield step, taught, after
        taught = after


def test_the_lesson_is_one_round_that_is_won() -> None:
    """Nine numbered parts with a move each; then the learner is first, and no clock has ever run."""
    titles = [
        next(note for note in before.view(LEARNER).notes if note.number)
        for step, before, _ in steps()
        if step.seat == LEARNER
    ]
    *_, (_, _, end) = steps()

    assert [(note.number, note.most) for note in titles] == [(number, 9) for number in range(1, 10)]
    assert end.result
    assert end.result.winners == (LEARNER,)
    assert end.state.at.scores == [2, -2, 0]
    assert not any(after.clocks for _, _, after in steps())
    assert [note.key for note in end.view(LEARNER).notes] == ["lesson-out-done"]


def test_no_card_comes_from_nowhere() -> None:
    """The prepared position has the whole deck, each card once."""
    at = begin_lesson().state.at
    lying = [*at.deck, *at.out, *(card for played in at.table for card in played.cards), at.bounty]
    cards = sorted(card for card in (*lying, *(card for hand in at.hands for card in hand)) if card is not None)

    assert cards == list(range(DECK))


def test_anything_else_is_refused_with_a_sentence() -> None:
    """Each card by itself and what may be done beside it, at every step of the learner."""
    for step, before, _ in steps():
        if step.seat != LEARNER:
            continue
        for move in (PASS, DECLINE, MISPLAY, COUNTDOWN, *before.view(LEARNER).pile("hand", LEARNER).cards):
            if step.wants(move):
                continue
            with pytest.raises(IllegalMoveError) as refused:
                before.after(LEARNER, move)
            if before.offers(LEARNER).include(move):
                assert refused.value.code == step.nudge, (step.part, move)
            assert WORDS_OF_IT.error(refused.value)


def test_cards_may_be_named_in_any_order() -> None:
    """The last hand, from its highest card on."""
    *_, (step, before, _) = (each for each in steps() if each[0].seat == LEARNER)
    turned = "+".join(reversed(step.wanted.split("+")))

    assert before.after(LEARNER, turned).state.at.finished == (LEARNER,)


def test_others_are_offered_only_what_the_lesson_needs() -> None:
    """A move each, so that whoever stands in for them can't do anything else; then the learner has nothing to do."""
    for step, before, _ in steps():
        if step.seat != LEARNER:
            assert before.offers(step.seat) == Offers((step.wanted,))
            assert before.offers(LEARNER) == Offers()


def test_a_hint_advises_the_move_of_the_lesson() -> None:
    """What is asked for is what a hint says; told before it is played, it may be."""
    for step, before, _ in steps():
        if step.seat != LEARNER:
            continue
        assert answer(SPITE, before, LEARNER, "hint").move == step.wanted
        if step.wanted not in (PASS, MISPLAY):
            assert answer(SPITE, before, LEARNER, "preview", step.wanted).codes[0][-1] in ("beats", "leads")


@pytest.mark.parametrize(
    ("part", "event"),
    [("turn", "lower"), ("call", "call"), ("call", "earn"), ("out", "out"), ("consec", "play")],
)
def test_each_part_teaches_what_it_is_about(part: str, event: str) -> None:
    """It happens when the part's move is made, and is told once. Something used to be missing."""
    after = next(after for step, _, after in steps() if (step.part, step.seat) == (part, LEARNER))

    assert [each.kind for each in after.events].count(event) == 1


@pytest.mark.parametrize("step", [step for step in LESSON if step.seat == LEARNER], ids=PARTS)
def test_all_words_of_a_step_are_there(step: LessonStep) -> None:
    """Title, text, praise and nudge; the text says how it is done."""
    for key in (step.title, step.praise, f"error-{step.nudge.replace('_', '-')}"):
        assert WORDS_OF_IT(key, number=1, most=8)
    assert WORDS_OF_IT(step.text, how="so").endswith(" so")
