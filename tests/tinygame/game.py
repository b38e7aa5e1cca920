"""The tiny game as a value."""

import random

from p2p_malice.engine.game import Game
from p2p_malice.engine.rule_book import HouseRule, RuleBook
from p2p_malice.errors import IllegalMoveError
from p2p_malice.sentence_facts import Answer
from tests.tinygame.bots import bold, shy
from tests.tinygame.rules import deal, parse_rules, resample


def _check(rules: str, _seats: int) -> None:
    """Any number may play by any rules that there are."""
    parse_rules(rules)


def _value(rules: str, name: str) -> str:
    """What is written, or usual."""
    return str(getattr(parse_rules(rules), name))


TINY = Game(
    name="tiny",
    parse_rules=parse_rules,
    deal=deal,
    resample=resample,
    bots={"shy": shy, "bold": bold},
    default_bot="bold",
    book=RuleBook(
        variants=("tiny",),
        rows=(
            HouseRule("rounds", "tiny-rounds", "tiny-rounds", least=1, most=9, is_main=True),
            HouseRule("seconds", "tiny-seconds", "tiny-seconds", least=1, most=900),
        ),
        value=_value,
        written=lambda rules, house: " ".join([rules, *house]),
        check=_check,
        check_any=lambda rules: _check(rules, 2),
        sheet=lambda rules: Answer((("tiny",),), {"rules": rules}),
        words="tests.tinygame",
        lists=lambda _words, _own=(): ("tiny", "rounds"),
    ),
    hint=lambda view: Answer((("tiny",),), move=bold(view, random.Random(1))),
    why=lambda _view, about: IllegalMoveError("tiny", about=about),
)
