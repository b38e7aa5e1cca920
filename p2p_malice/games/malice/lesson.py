"""A lesson of a few minutes in Spite & Malice: one short game from a prepared position, and what to do at each move.

It knows nothing of screens: a user interface shows the position and the moves, says `LessonStep.title` and
`LessonStep.text`, lets the learner choose, and answers with `LessonStep.praise` or, for any other legal move,
`LessonStep.nudge`. All four are keys of the game's words. Every position follows from the one before, and the
opponent's moves are played too.
"""

from attrs import frozen

from p2p_malice.games.malice.positions import parse_position
from p2p_malice.games.malice.rules import State

LEARNER, OPPONENT = 0, 1
"""The seats."""


@frozen
class LessonStep:
    """One move: any of those `wanted`.

    `part` is the title shared by steps that belong together. A step that only continues an earlier one, with the same
    correction, is `like` that one and gets no praise.
    """

    name: str
    part: str
    wanted: tuple[str, ...]
    seat: int = LEARNER
    like: str = ""
    is_praised: bool = True

    @property
    def title(self) -> str:
        """The key of the step's title."""
        return f"lesson-part-{self.part}"

    @property
    def text(self) -> str:
        """The key of the explanation, and of what to do."""
        return f"lesson-{self.name}"

    @property
    def praise(self) -> str:
        """The key of the praise for doing it, "" for none."""
        return f"lesson-{self.name}-done" if self.is_praised else ""

    @property
    def nudge(self) -> str:
        """The code of the refusal for doing anything else."""
        return f"lesson_{(self.like or self.name).replace('-', '_')}_missed"


def begin() -> State:
    """The position that the lesson begins in."""
    return parse_position(
        "mdw; turn=0; c0=Ah 2h; c1=As 2s 3h 4d 5d; payoff@0=8s 2d 10s 7s 4s; hand@0=3c 3d 9d Jh Kd; d0@0=10c; "
        "payoff@1=9c 5s 8d Jc; hand@1=6c 7h 8c Qs Qh; draw=6d 4c 9s Qc 5h Jd 9h 10h Qd 7c 6h 4h 5c Ks"
    )


def _new_pile(source: str) -> tuple[str, ...]:
    """The moves to either of the two piles that are empty at first."""
    return (f"{source}>c2", f"{source}>c3")


_LAST_CARDS = (*_new_pile("3d"), *_new_pile("3c"), *_new_pile("4h"), "5c>c0", *_new_pile("5c"), "Jh>c1")

LESSON: tuple[LessonStep, ...] = (
    LessonStep("build", "building", ("3c>c0", "3d>c0")),
    LessonStep("payoff", "payoff", ("payoff>c0",)),
    LessonStep("wild", "wild", ("Kd>c1",)),
    LessonStep("wild-payoff", "wild", ("payoff>c1",)),
    LessonStep("discard", "discard", ("9d>d0",)),
    LessonStep("waiting", "discard", ("8c>c1",), OPPONENT, is_praised=False),
    LessonStep("waiting", "discard", ("Qs>d0",), OPPONENT, is_praised=False),
    LessonStep("discarded", "discarded", ("d0>c1",)),
    LessonStep("which-10", "discarded", ("payoff>c1",)),
    LessonStep("king", "king", _new_pile("Ks")),
    LessonStep("king-payoff", "king", _new_pile("payoff")),
    LessonStep("hand", "hand", _LAST_CARDS, is_praised=False),
    LessonStep("hand-3", "hand", _LAST_CARDS, like="hand", is_praised=False),
    LessonStep("hand-2", "hand", _LAST_CARDS, like="hand", is_praised=False),
    LessonStep("hand-1", "hand", _LAST_CARDS, like="hand"),
    LessonStep("full", "full", ("Qd>c1",)),
    LessonStep("way", "winning", ("6h>c0", *_new_pile("6h"))),
    LessonStep("way-7", "winning", ("7c>c0", *_new_pile("7c"))),
    LessonStep("last", "winning", ("payoff>c0", *_new_pile("payoff"))),
)
"""The whole lesson, in order."""

PARTS = tuple(dict.fromkeys(step.part for step in LESSON))
