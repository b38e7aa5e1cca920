"""What a hint says: the best bot's move, why the rules allow it, and why it is good."""

import pytest

from p2p_malice.engine.questions import answer
from p2p_malice.games.spite.bots import hard
from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.hints import hint
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import Answered
from p2p_malice.sentence_facts import HINT
from tests import helpers
from tests.games.spite.seats import after, at_table
from tests.games.spite.test_bots import session

WORDS = helpers.WORDS.of("spite")


def test_a_hint_is_the_best_ones_move() -> None:
    """With a sentence for every reason, and a sentence more where something is to be beaten."""
    for seen, _ in session(4, "spite rounds=6 window=0", dict.fromkeys(range(4), hard.choose), 1):
        if seen:
            view, move = seen
            hinted = hint(view)
            assert hinted.move == move
            assert decode_from_table(encode(Answered("hint", "", 1, hinted))).answer == hinted  # type: ignore[union-attr]
            assert all(f"hint-{code.replace('_', '-')}" in WORDS for codes in hinted.codes for code in codes)


@pytest.mark.parametrize(
    ("own", "moves", "said"),
    [
        (
            "9c 9d Jc Jh 4h",
            ["8c+8h"],
            "That pair beats the pair of 8s. It's just enough, so you keep your better cards.",
        ),
        ("Ac 2h 4h Kd", ["Qc"], "That beats the queen."),
        ("9d 9h 4h Jd Qd", ["9c+9h"], "It's the same rank, but all in one colour or suit, which ranks higher."),
        ("3d 3h 2h", ["8c+8h"], "Nothing you hold can beat that."),
        ("3d Jk", ["8c+8h"], "Only jokers would do here, and now they could cost you more than the trick."),
        ("Jk 3c 5d 5h", ["8c"], "A joker combination beats anything except a higher one."),
        ("5c 5d 5h 3c 3s Kd", ["4c+5c+6c+7d+8d"], "That ranks above a straight."),
        ("6c 3c Kd Ks", ["3d", "4s", "5d"], "The consec calls for a 6."),
        ("7c 3c Kd Ks", ["3d", "4s", "5d"], "A consec is under way: only a 6 may follow, and you can't play one."),
    ],
    ids=[
        "a pair",
        "an ace",
        "colours",
        "nothing",
        "too late",
        "a joker",
        "a poker hand",
        "a consec",
        "none for a consec",
    ],
)
def test_a_hint_says_why_the_rules_allow_it_and_why_it_is_good(own: str, moves: list[str], said: str) -> None:
    """Seat 0 is to follow the last of the moves that the others have made."""
    others = [f"{move.replace('+', ' ')} Jh Qd" for move in moves]
    full = ["10s 3s 4d 6h 8s Jc Ks", "10s 3h 4c 7h 8d Js Qc"]
    state = after(at_table(own, *full, *others, lead=3), *moves)

    assert WORDS.answered(answer(SPITE, state, 0, HINT), HINT).startswith(said)


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ("9c 9d", "Those are your last cards, so you go out, and their rank earns the bounty."),
        ("8c 8d", "Those are your last cards, so you go out."),
        ("3c 4d 9h 9s", "It will probably win, and after “come at me” you exchange bad cards."),
    ],
    ids=["the bounty", "out", "come at me"],
)
def test_a_hint_says_what_a_lead_is_good_for(own: str, said: str) -> None:
    """Anything may be led, so that isn't said."""
    state = at_table(own, "3c 4c", "3d 4d", bounty="9d")

    assert WORDS.answered(answer(SPITE, state, 0, HINT), HINT) == said
