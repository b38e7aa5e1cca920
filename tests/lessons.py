"""One way through the lesson, for tests that take it in some user interface."""

from collections.abc import Iterator

from p2p_malice.games.malice.lesson import LEARNER, LESSON, LessonStep
from p2p_malice.games.malice.lesson_state import begin_lesson
from p2p_malice.words.catalogue import Words
from tests.helpers import WORDS


def _ways() -> Iterator[tuple[LessonStep, str]]:
    taught = begin_lesson()
    for step in LESSON:
        move = next(move for move in step.wanted if move in taught.offers(step.seat).moves)
        taught = taught.after(step.seat, move)
        if step.seat == LEARNER:
            yield step, move


LEARNED = tuple(_ways())
"""The learner's steps, each with a move that it wants."""

WRONG = "9d>d0"
"""A legal move that the first step doesn't want."""


def begins(key: str, words: Words = WORDS) -> str:
    """How the sentence begins, up to what each user interface says in its own way."""
    return words(key, how="\0", pile="\0").partition("\0")[0].strip(" \u2067\u2068")
