"""Consecs: what the last three hands of a trick may bring into force for the rest of it.

Only hands of one value without 13s form one, or are played under one. A numerical consec asks for the rank that comes
next, a suited one for the same combination of suits. Both may be in force together.
"""

from collections.abc import Sequence
from typing import NamedTuple

from p2p_malice.games.spite.cards import LADDER, RUNG, THREE
from p2p_malice.games.spite.hands import SAME, Hand
from p2p_malice.games.spite.readings import Readings


class Played(NamedTuple):
    """A hand that was played in a trick, and whether the direction changed with it."""

    hand: Hand
    turned: bool = False


class Consecs(NamedTuple):
    """What is in force: the value that is `due` next and the rungs that the ranks step by, and the `suits` asked for.

    Each of them is None where no such consec is in force. The step is below 0 where the ranks go down.
    """

    step: int | None = None
    due: int | None = None
    suits: tuple[int, ...] | None = None

    def __bool__(self) -> bool:
        """Whether any is in force."""
        return self.step is not None or self.suits is not None


NO_CONSECS = Consecs()


def following(consecs: Consecs, recent: Sequence[Played], readings: Readings) -> Consecs:
    """What is in force after the last of the `recent` hands, which are the last three of the trick, if before it
    `consecs` were."""
    hand, turned = recent[-1]
    if hand.kind != SAME or hand.thirteens:
        return consecs
    forms = len(recent) == 3 and all(each.hand.kind == SAME and not each.hand.thirteens for each in recent)
    step, suits = consecs.step, consecs.suits
    if step is None and forms:
        step = _new_step(recent, readings)
    if suits is None and forms and recent[0].hand.suits == recent[1].hand.suits == hand.suits:
        suits = hand.suits
    if step is None:
        return Consecs(None, None, suits)
    if turned and (hand.value == THREE or readings.sevens_turn_consecs):
        step = -step
    return Consecs(step, LADDER[(RUNG[hand.value] + step) % len(LADDER)], suits)


def _new_step(recent: Sequence[Played], readings: Readings) -> int | None:
    """The step of three hands in sequence, None if they form none.

    It doesn't wrap round here, but may bounce on 3s: 4, 3, 4.
    """
    first, second, third = (RUNG[each.hand.value] for each in recent)
    step = third - second
    if not step:
        return 0 if readings.equal_ranks_form and first == second else None
    bounced = recent[1].turned and recent[1].hand.value == THREE and first == third
    return step if bounced or second - first == step else None
