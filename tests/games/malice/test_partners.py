"""Two against two."""

import pytest

from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.positions import parse_position
from tests.helpers import play, refused

TABLE = (
    "official partners=yes; turn=0; payoff@0=9s 2h; payoff@1=5s 5d; payoff@2=9h Ah; payoff@3=6s 6d;"
    "hand@0=8s 3c; hand@1=7s; hand@2=7d; hand@3=7c; draw=Jd Js Jh; d0@2=4c 3d; d0@1=3h; c0=As"
)


def test_what_is_played_for_the_partner_is_the_partners() -> None:
    """The partner's next payoff card is turned up, and the turn stays."""
    state = play(parse_position(TABLE), "payoff@2>c1")

    assert [len(payoff) for payoff in state.payoffs] == [2, 2, 1, 2]
    assert state.turn == (0,)
    assert [(event.kind, event.seat, event.card, event.source) for event in state.events] == [
        ("play", 0, "Ah", "payoff@2"),
        ("turn up", 2, "9h", None),
    ]


def test_both_partners_have_to_go_out() -> None:
    """A player without payoff cards plays on for the partner; with the last card of both they win together."""
    state = parse_position(TABLE.replace("payoff@0=9s 2h", "payoff@0=2h").replace("payoff@2=9h Ah", "payoff@2=3s"))
    state = play(state, "payoff>c0")

    assert state.result is None
    assert state.events[-1].kind == "out"
    assert not [move for move in state.moves(0) if move.startswith("payoff>")]

    state = play(state, "payoff@2>c0")

    assert state.result is not None
    assert (state.result.how, state.result.winners) == ("win", (0, 2))
    assert (state.events[-1].kind, state.events[-1].seat, state.events[-1].source) == ("win", 0, "payoff@2")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("payoff@1>c0", "your own piles and your partner's"),
        ("d1@2>c0", "Your partner's discard pile 2 is empty"),
        ("d0@2>d0", "can only be played to the centre"),
        ("8s>d0@2", "your own piles"),
    ],
)
def test_a_partner_may_not_do_everything(move: str, reason: str) -> None:
    """A player discards only on their own piles, and opponents' cards stay where they are."""
    with refused(IllegalMoveError, reason):
        play(parse_position(TABLE), move)


def test_the_bot_plays_for_its_team() -> None:
    """It plays a payoff card of either, and leads up to the partner's when its own are out."""
    either = parse_position(TABLE.replace("payoff@0=9s 2h", "payoff@0=Ks").replace("payoff@2=9h Ah", "payoff@2=9h 2s"))
    own = TABLE.replace("payoff@0=9s 2h", "payoff@0=2h").replace("5s 5d", "5s 9d").replace("9h Ah", "9h 4h")
    out = play(parse_position(own), "payoff>c0")

    assert greedy.choose(either.view(0)).startswith("payoff")
    assert greedy.choose(out.view(0)) == "3c>c0"
