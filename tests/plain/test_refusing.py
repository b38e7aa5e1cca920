"""Why a choice at the table comes to nothing: the rule is named, with the ranks that are needed."""

import pytest

from p2p_malice.plain.refusing import Refusing
from tests.helpers import WORDS, position

FULL = "c0=As 2s 3s 4s; c1=Ah 2h 3h 4h 5h 6h 7h 8h; payoff@0=9s 7d; hand@0=3s 8c Kd; d0@0=10c 7c; payoff@1=2d"
WITH_ACE = "payoff@0=9s 7d; hand@0=Ac 8c; d0@0=7c"


@pytest.mark.parametrize(
    ("rules", "cards", "source", "says"),
    [
        ("mdw", FULL, "payoff", "The centre piles need an ace, a 5 or a 9: 7d doesn't fit."),
        ("mdw", FULL, "d0", "The centre piles need an ace, a 5 or a 9: 7c doesn't fit."),
        ("mdw", "payoff@0=7d; hand@0=8c", "payoff", "Every centre pile needs an ace: 7d doesn't fit."),
        (
            "official",
            "payoff@0=Kd; hand@0=8c",
            "payoff",
            WORDS("error-wild-may-not-begin", pile=1, needs="A", card="Kd"),
        ),
        ("official", WITH_ACE, "8c", WORDS("error-ace-first")),
        ("mdw", FULL, "d1", "There's no card there."),
        ("mdw", FULL, "c0", "Choose a card first, then where to play it."),
        ("mdw", FULL, "payoff@1", WORDS("error-plays-from-own")),
        ("mdw", FULL, "draw", WORDS("draws-by-itself")),
    ],
)
def test_that_card_fits_nowhere_named_no_rank(rules: str, cards: str, source: str, says: str) -> None:
    """Every reason why no card can be taken from there is named."""
    view = position(cards, rules).view(0)

    assert Refusing(view, WORDS).source(source) == says


@pytest.mark.parametrize(
    ("rules", "cards", "move", "says"),
    [
        ("mdw", FULL, "8c>c0", "Centre pile 1 needs a 5. 8c doesn't fit."),
        ("mdw", FULL, "3s>c2", "Centre pile 3 needs an ace. 3s doesn't fit."),
        ("mdw", FULL, "payoff>d1", WORDS("error-payoff-to-centre-only")),
        ("mdw", FULL, "d0>d1", WORDS("error-discard-to-centre-only")),
        ("mdw", FULL, "8c>d0@1", WORDS("error-discards-on-own")),
        ("official", WITH_ACE, "Ac>d0", WORDS("error-ace-first")),
        ("mdw", FULL, "8c>payoff", "The centre piles need an ace, a 5 or a 9: 7d doesn't fit."),
    ],
)
def test_a_target_was_refused_without_a_reason(rules: str, cards: str, move: str, says: str) -> None:
    """Every reason why a card can't go there is named."""
    view = position(cards, rules).view(0)
    source, _, target = move.partition(">")

    assert Refusing(view, WORDS).target(source, target) == says
