"""A lesson of a few minutes in Spite & Malice: prepared positions, and what a learner is to do in each.

It knows nothing of screens: a face says `Step.title` and `Step.text`, shows the position and the moves, lets the
learner choose, and answers with `Step.praise` or, for any other legal move, `Step.nudge`. All four are keys of the
game's words.
"""

from fnmatch import fnmatchcase

from attrs import frozen

from p2p_malice.engine.game import State
from p2p_malice.games.malice.positions import parse_position


@frozen
class Step:
    """One thing to do: `wanted` are patterns of moves, in which `*` stands for anything.

    `position` is one as `parse_position` reads it; "" where the step goes on from the move before. `part` is the title
    that steps share when they belong together.
    """

    name: str
    part: str
    wanted: tuple[str, ...]
    position: str = ""

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
        """The key of the praise when it is done."""
        return f"lesson-{self.name}-done"

    @property
    def nudge(self) -> str:
        """The code of the refusal when something else is done."""
        return f"lesson_{self.name.replace('-', '_')}_missed"

    def begin(self, before: State | None) -> State:
        """The position in which the step begins; `before` is that after the move of the step before."""
        if self.position:
            return parse_position(self.position)
        assert before is not None, "the first step has a position"
        return before

    def accepts(self, move: str) -> bool:
        """Whether the move is one of those that the step is about."""
        return any(fnmatchcase(move, pattern) for pattern in self.wanted)


_OPPONENT = "payoff@1=3d 8c Jc; hand@1=3s 5c 6h 9s 10d"

LESSON: tuple[Step, ...] = (
    Step(
        name="build",
        part="building",
        wanted=("3c>c0",),
        position=f"mdw; turn=0; c0=Ah 2h; payoff@0=Jd 7s 4s; hand@0=3c 6s 9d 10c Qh; {_OPPONENT}; draw=2c 5h 8s",
    ),
    Step(name="payoff", part="payoff", wanted=("payoff>c0",)),
    Step(
        name="wild",
        part="wild",
        wanted=("Kd>c1",),
        position=f"mdw; turn=0; c0=Ah 2h 3c; c1=As 2s 3h 4d 5d; payoff@0=Jd 7s; hand@0=8d 9d 10c Qh Kd; {_OPPONENT}; "
        "draw=2c 5h 8s",
    ),
    Step(name="wild-payoff", part="wild", wanted=("payoff>c1",)),
    Step(
        name="discard",
        part="discard",
        wanted=("9d>d0",),
        position=f"mdw; turn=0; c0=Ah 2h 3c; payoff@0=Jd 10s; hand@0=6s 9d Qh Qd Ks; d0@0=10c; {_OPPONENT}; "
        "draw=2c 5h 8s",
    ),
    Step(
        name="discarded-8",
        part="discarded",
        wanted=("d0>c2",),
        position=f"mdw; turn=0; c2=Ac 2d 3h 4c 5s 6d 7h; payoff@0=Jd 10s; hand@0=4h Qh Qd Ks 6s; d0@0=10c 9d 8h; "
        f"{_OPPONENT}; draw=2c 5h 8s",
    ),
    Step(name="discarded-9", part="discarded", wanted=("d0>c2",)),
    Step(name="which-10", part="discarded", wanted=("payoff>c2",)),
    Step(
        name="empty-hand",
        part="empty-hand",
        wanted=("2d>c3",),
        position=f"mdw; turn=0; c2=Ac 2h 3h 4c 5s 6d 7h 8h 9d; c3=Ad; payoff@0=Jd; hand@0=2d; {_OPPONENT}; "
        "draw=2c 5h 8s 6c 10h 4d",
    ),
    Step(name="find-the-way", part="winning", wanted=("10h>c2",)),
    Step(name="last", part="winning", wanted=("payoff>c2",)),
)
"""The whole lesson, in order."""
