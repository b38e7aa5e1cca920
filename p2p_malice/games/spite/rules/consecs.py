"""Consecs: sequences of three hands that restrict what may follow in the trick.

Only hands of one value without 13s form one, or are played under one. A numerical consec asks for the rank that comes
next, a suited one for the same combination of suits. Both may be in force at once.
"""

from collections.abc import Sequence
from typing import NamedTuple

from p2p_malice.games.spite.cards import LADDER, RUNG, THREE
from p2p_malice.games.spite.rule_readings import RuleReadings
from p2p_malice.games.spite.rules.hands import SAME, Hand


class Consecs(NamedTuple):
    """What is in force: the value `due` next, the number of rungs that the ranks step by, and the `suits` asked for.

    Each is None if no such consec is in force. The step is below 0 if the ranks go down.
    """

    step: int | None = None
    due: int | None = None
    suits: tuple[int, ...] | None = None

    def __bool__(self) -> bool:
        """Whether any is in force."""
        return self.step is not None or self.suits is not None


NO_CONSECS = Consecs()


def following(consecs: Consecs, recent: Sequence[Hand], turned: bool, readings: RuleReadings) -> Consecs:
    """What is in force after a hand, given the `consecs` before it and whether the direction has `turned` with it.

    `recent` holds the last three hands of the trick, ending with that hand.
    """
    hand = recent[-1]
    if hand.kind != SAME or hand.thirteens:
        return consecs
    forms = len(recent) == 3 and all(each.kind == SAME and not each.thirteens for each in recent)
    step, suits = consecs.step, consecs.suits
    if step is None and forms:
        step = _new_step(recent, readings)
    if forms and recent[0].suits == recent[1].suits == hand.suits:
        suits = hand.suits
    if step is None:
        return Consecs(None, None, suits)
    if turned and (hand.value == THREE or readings.sevens_turn_consecs):
        step = -step
    return Consecs(step, LADDER[(RUNG[hand.value] + step) % len(LADDER)], suits)


def _new_step(recent: Sequence[Hand], readings: RuleReadings) -> int | None:
    """The step of three hands in sequence, None if they form none.

    A sequence doesn't wrap round here, but may bounce on 3s: 4, 3, 4. 3s follow a higher rank only when going lower.
    """
    first, second, third = (RUNG[each.value] for each in recent)
    step = third - second
    if not step:
        return 0 if readings.equal_ranks_form and first == second else None
    bounced = recent[1].value == THREE and first == third
    return step if bounced or second - first == step else None
