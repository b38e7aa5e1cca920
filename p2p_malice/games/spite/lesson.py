"""A lesson of a few minutes in Spite: the last tricks of one round from a prepared position, and what to do in each.

It knows nothing of screens: a user interface shows the position, says `LessonStep.title` and `LessonStep.text`, lets
the learner play, and answers with `LessonStep.praise` or, for anything else, `LessonStep.nudge`. All four are keys of
the game's words. What the others do in between is played as moves too.
"""

from attrs import frozen

from p2p_malice.engine.game import parse_combined
from p2p_malice.games.spite.cards import assign_ids, deck
from p2p_malice.games.spite.options import parse_options
from p2p_malice.games.spite.rules.trick_play import begin_trick
from p2p_malice.games.spite.rules.working_position import TRICK, Position, in_order
from p2p_malice.games.spite.state import MISPLAY, PASS, State

LEARNER, NEXT, LAST = 0, 1, 2
"""The seats, clockwise."""


@frozen
class LessonStep:
    """One move, the learner's unless another `seat` makes it. Others move within the part that the learner began."""

    part: str
    wanted: str
    seat: int = LEARNER

    def wants(self, move: str) -> bool:
        """Whether that is the step's move, in whatever order its cards are named."""
        return _unordered(move) == _unordered(self.wanted)

    @property
    def title(self) -> str:
        """The key of the part's title."""
        return f"lesson-part-{self.part}"

    @property
    def text(self) -> str:
        """The key of the explanation, and of what to do."""
        return f"lesson-{self.part}" if self.seat == LEARNER else "lesson-waiting"

    @property
    def praise(self) -> str:
        """The key of the praise for doing it, "" for what others do."""
        return f"lesson-{self.part}-done" if self.seat == LEARNER else ""

    @property
    def nudge(self) -> str:
        """The code of the refusal for doing anything else."""
        return f"lesson_{self.part}_missed"


def _unordered(move: str) -> tuple[list[str], list[str]]:
    cards, words = parse_combined(move)
    return sorted(cards), sorted(words)


def _part(name: str, move: str, *others: str) -> tuple[LessonStep, ...]:
    """What the learner does in a part, then what the others do: each a seat and its move, `1: 2s`."""
    moves = (each.split(": ") for each in others)
    return (LessonStep(name, move), *(LessonStep(name, move, int(seat)) for seat, move in moves))


LESSON: tuple[LessonStep, ...] = (
    *_part("beat", "Jc", "1: Qh", "2: Ac"),
    *_part("pass", PASS, "1: 2s", "2: pass"),
    *_part("buy", "Jk!buy1", "1: pass", "2: pass"),
    *_part("pair", "9d+9h", "1: Jc+Js", "2: pass"),
    *_part("wild", "13h+Ks", "1: pass", "2: pass"),
    *_part("turn", "7h!lower", "1: 6s", "2: 5c"),
    *_part("consec", "4d", "1: 9s"),
    *_part("call", MISPLAY, "2: pass"),
    *_part("out", "5c+5h+8c+8d+5s*", "2: 10c+11d+12h+Js+Qc"),
)
"""The whole lesson, in order."""

PARTS = tuple(dict.fromkeys(step.part for step in LESSON))

_HANDS = (
    "5c 5h 7h 8c 8d 9d 9h 13h Jc Jk Ks",
    "2s 4h 4s 6c 6s 9s Ah Jc Js Kd Qh",
    "5c 10c 10d 11d 12h Js Qc Ac",
)
_FAKES, _NEXT_CARD = "3d* 4c* 4h* 5d* 5s*", "4d"
"""The highest fake joker is the first to be earned; the next card of the deck is drawn to buy back."""

_RULES = "spite rounds=1 bounty=no come_at_me=no"
"""Rules that aren't taught are switched off."""

_LED = ((NEXT, "6c"), (LAST, "10d"))
"""What has been played in the trick that the lesson begins with."""

_GONE = 24
"""Cards of earlier tricks, about as many as the players have played."""


def begin() -> State:
    """The position that the lesson begins in: the learner has bought back before, and so holds many cards."""
    texts = [hand.split() for hand in (*_HANDS, _FAKES, _NEXT_CARD)]
    ids = iter(assign_ids([text for cards in texts for text in cards]))
    *hands, fakes, top = (in_order(tuple(next(ids) for _ in cards)) for cards in texts)
    seats, dealt = len(hands), {*top, *(card for cards in hands for card in cards)}
    at = Position(parse_options(_RULES), bytes(32), LAST, hands, [()] * seats, fakes)
    rest = at.shuffle(tuple(card for card in deck() if card not in dealt))
    at.deck, at.out = (*rest[_GONE:], *top), rest[:_GONE]
    at.round, at.phase, at.bought = 1, TRICK, 1
    at.scores, at.halves, at.lost_last = [0] * seats, [None] * seats, [0] * seats
    at.skips, at.kinds, at.picked, at.put = [0] * seats, [()] * seats, [0] * seats, [()] * seats
    begin_trick(at, NEXT)
    state = State(at)
    for seat, move in _LED:
        state = settled(state.after(seat, move))
    return state


def settled(state: State) -> State:
    """The state once no play can be called a misplay any more."""
    return state.expire(state.at.pending[-1].number) if state.at.pending else state
