"""A lesson of a few minutes in Spite & Malice: prepared positions, and what a learner is to do in each.

It says nothing of screens: a face shows `Step.text`, the position and the moves, lets the learner choose, and answers
with `Step.praise` or, for any other lawful move, `Step.nudge`.
"""

from fnmatch import fnmatchcase

from attrs import frozen

from p2p_malice.engine.game import State
from p2p_malice.games.malice.positions import parse_position


@frozen
class Step:
    """One thing to do: `wanted` are patterns of moves, in which `*` stands for anything.

    `position` is one as `parse_position` reads it; "" where the step goes on from the move before.
    """

    title: str
    text: str
    wanted: tuple[str, ...]
    praise: str
    nudge: str
    position: str = ""

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
        title="Building",
        text=(
            "In the centre up to four piles are built, from the ace up to the queen, by everybody together. Suits do "
            "not matter. Centre 1 shows a 2, so any 3 fits there, and you hold one. Play it."
        ),
        wanted=("3c>c0",),
        praise="Well done: the next card that fits there is a 4.",
        nudge="That can be done, but look for the 3 in your hand: it fits on centre 1.",
        position=f"mdw; turn=0; c0=Ah 2h; payoff@0=Jd 7s 4s; hand@0=3c 6s 9d 10c Qh; {_OPPONENT}; draw=2c 5h 8s",
    ),
    Step(
        title="The payoff pile",
        text=(
            "Your payoff pile is what the game is about: who first plays out the own one wins. Only its top is seen. "
            "Yours is a 4, and centre 1 needs a 4. Whenever the payoff card fits, play it."
        ),
        wanted=("payoff>c0",),
        praise="One card less. The next payoff card is turned up at once: a 7.",
        nudge="The payoff card fits on centre 1 now: that is the move to make.",
    ),
    Step(
        title="Wild cards",
        text=(
            "Kings are wild: a king stands for whatever the pile needs. Your payoff card is a 7 and centre 2 needs a "
            "6. You have no 6, but a king. Play it on centre 2, where it counts as a 6."
        ),
        wanted=("Kd>c1",),
        praise="The king counts as a 6 there, so a 7 fits on it.",
        nudge="Think of the king: on centre 2 it would count as a 6, and make room for your payoff card.",
        position=f"mdw; turn=0; c0=Ah 2h 3c; c1=As 2s 3h 4d 5d; payoff@0=Jd 7s; hand@0=8d 9d 10c Qh Kd; {_OPPONENT}; "
        "draw=2c 5h 8s",
    ),
    Step(
        title="Wild cards",
        text="Now your payoff card fits.",
        wanted=("payoff>c1",),
        praise="A king is worth most when it brings the payoff card on. When its pile is cleared it is wild again.",
        nudge="The 7 of your payoff pile fits on centre 2 now.",
    ),
    Step(
        title="The discard",
        text=(
            "More could be played, but nothing has to be: what you play may help the other one, too. A turn ends "
            "with a discard: one card of the hand on one of your four discard piles. Try to put each card on one that "
            "is a step higher: they come off again from the top. A 9 lies well on the 10 of your discard pile 1."
        ),
        wanted=("9d>d0",),
        praise="Now it is the other one's turn; when yours comes again, your hand is filled up to five.",
        nudge="Put the 9 on your discard pile 1, where a 10 lies.",
        position=f"mdw; turn=0; c0=Ah 2h 3c; payoff@0=Jd 10s; hand@0=6s 9d Qh Qd Ks; d0@0=10c; {_OPPONENT}; "
        "draw=2c 5h 8s",
    ),
    Step(
        title="From the discard piles",
        text=(
            "A few turns later. The tops of your discard piles can be played to the centre. Centre 3 needs an 8, and "
            "an 8 lies on your discard pile 1, with the 9 below it."
        ),
        wanted=("d0>c2",),
        praise="The 9 below it is free now.",
        nudge="Look at the top of your discard pile 1: it fits on centre 3.",
        position=f"mdw; turn=0; c2=Ac 2d 3h 4c 5s 6d 7h; payoff@0=Jd 10s; hand@0=4h Qh Qd Ks 6s; d0@0=10c 9d 8h; "
        f"{_OPPONENT}; draw=2c 5h 8s",
    ),
    Step(
        title="From the discard piles",
        text="Go on.",
        wanted=("d0>c2",),
        praise="And now a 10 fits: your payoff card, or that of the discard pile.",
        nudge="The 9 on your discard pile 1 fits on centre 3.",
    ),
    Step(
        title="From the discard piles",
        text="Which 10 is it to be?",
        wanted=("payoff>c2",),
        praise="Right: the payoff pile comes first.",
        nudge="Both fit. Only one of them brings you nearer to winning.",
    ),
    Step(
        title="An empty hand",
        text=(
            "You have one card in your hand. Who plays the last one draws five new ones and goes on, so an empty hand "
            "is worth a lot. Centre 4 needs a 2."
        ),
        wanted=("2d>c3",),
        praise="Five new cards, and it is still your turn.",
        nudge="The 2 fits on centre 4.",
        position=f"mdw; turn=0; c2=Ac 2h 3h 4c 5s 6d 7h 8h 9d; c3=Ad; payoff@0=Jd; hand@0=2d; {_OPPONENT}; "
        "draw=2c 5h 8s 6c 10h 4d",
    ),
    Step(
        title="Winning",
        text="One of them is a 10, and your last payoff card is a jack. Find the way.",
        wanted=("10h>c2",),
        praise="And now?",
        nudge="The 10 fits on centre 3. What comes after a 10?",
    ),
    Step(
        title="Winning",
        text="Play your last payoff card.",
        wanted=("payoff>c2",),
        praise="You have won: the game ends at once, whatever is in the hands.",
        nudge="Your jack fits on centre 3.",
    ),
)
"""The whole lesson, in order."""
