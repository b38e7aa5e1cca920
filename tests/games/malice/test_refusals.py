"""Why a choice at the table is refused: the rule is named, with the ranks that are needed."""

import pytest

from p2p_malice.engine.questions import answer
from p2p_malice.games.malice.game import MALICE
from p2p_malice.sentence_facts import WHY
from tests.helpers import WORDS, position

FULL = "c0=As 2s 3s 4s; c1=Ah 2h 3h 4h 5h 6h 7h 8h; payoff@0=9s 7d; hand@0=3s 8c Kd; d0@0=10c 7c; payoff@1=2d"
WITH_ACE = "payoff@0=9s 7d; hand@0=Ac 8c; d0@0=7c"
NO_WILD = "A wild card can't stand for an ace here, and pile 1 needs one."
OWN, FIRST = WORDS("error-plays-from-own"), WORDS("error-ace-first")


@pytest.mark.parametrize(
    ("rules", "cards", "about", "says"),
    [
        ("mdw", FULL, "payoff", "The centre piles need an ace, a 5 or a 9: 7d doesn't fit."),
        ("mdw", FULL, "d0", "The centre piles need an ace, a 5 or a 9: 7c doesn't fit."),
        ("mdw", "payoff@0=7d; hand@0=8c", "payoff", "Every centre pile needs an ace: 7d doesn't fit."),
        ("official", "payoff@0=Kd; hand@0=8c", "payoff", NO_WILD),
        ("official", WITH_ACE, "8c", FIRST),
        ("mdw", FULL, "d1", "There's no card there."),
        ("mdw", FULL, "c0", "Choose a card first, then where to play it."),
        ("mdw", FULL, "payoff@1", OWN),
        ("mdw", FULL, "draw", WORDS("error-draws-by-itself")),
        ("mdw", FULL, "8c>c0", "8c doesn't fit on pile 1, which needs a 5."),
        ("mdw", FULL, "3s>c2", "3s doesn't fit on pile 3, which needs an ace."),
        ("mdw", FULL, "payoff>d1", WORDS("error-payoff-to-centre-only")),
        ("mdw", FULL, "d0>d1", WORDS("error-discard-to-centre-only")),
        ("mdw", FULL, "8c>d0@1", WORDS("error-discards-on-own")),
        ("official", WITH_ACE, "Ac>d0", FIRST),
        ("mdw", FULL, "8c>payoff", "The centre piles need an ace, a 5 or a 9: 7d doesn't fit."),
        ("mdw", FULL, "8c>draw", WORDS("error-draws-by-itself")),
        ("mdw", FULL, "9h", WORDS("error-no-move", text="9h")),
        ("mdw", FULL, "9h>draw", WORDS("error-no-move", text="9h")),
        ("mdw", FULL, "draw>c0", WORDS("error-draws-by-itself")),
        ("mdw", FULL, "8c", WORDS("error-choose-card-first")),
        ("mdw", FULL, "hand", WORDS("error-choose-card-first")),
        ("mdw", FULL, "hand@1", OWN),
    ],
)
def test_why_a_card_cannot_be_taken_or_put_there_is_told(rules: str, cards: str, about: str, says: str) -> None:
    """Each with its reason. “That card fits nowhere” used to name no rank."""
    told = answer(MALICE, position(cards, rules), 0, WHY, about)

    assert WORDS.told(told.code, told.facts) == says


def test_nothing_speaks_against_a_move_that_may_be_made() -> None:
    """Then there is nothing to say."""
    assert answer(MALICE, position(WITH_ACE), 0, WHY, "Ac>c0").codes == ()
