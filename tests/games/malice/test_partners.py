"""Two against two."""

import pytest

from p2p_malice.errors import IllegalMoveError, OptionsError
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.positions import parse_position
from p2p_malice.games.malice.rules import deal
from tests.helpers import play, refused

TABLE = (
    "official partners=yes; turn=0; goal@0=9s 2h; goal@1=5s 5d; goal@2=9h Ah; goal@3=6s 6d;"
    "hand@0=8s 3c; hand@1=7s; hand@2=7d; hand@3=7c; draw=Jd Js Jh; d0@2=4c 3d; d0@1=3h; c0=As"
)


def test_partners_play_from_each_others_payoff_and_discard_piles() -> None:
    """The partner's tops are on offer beside the own, the opponents' are not."""
    state = parse_position(TABLE)
    moves = state.moves(0)

    assert {"goal>c0", "goal@2>c1", "goal@2>c2"} <= set(moves)
    assert not [move for move in moves if "@1" in move or "@3" in move]
    assert "d0@2>c0" in play(state, "goal>c0").moves(0)


def test_what_is_played_for_the_partner_is_the_partners() -> None:
    """The partner's next payoff card is turned up, and the turn stays."""
    state = play(parse_position(TABLE), "goal@2>c1")

    assert [len(goal) for goal in state.goals] == [2, 2, 1, 2]
    assert state.turn == (0,)
    assert [(event.kind, event.seat, event.card, event.source) for event in state.events] == [
        ("play", 0, "Ah", "goal@2"),
        ("turn up", 2, "9h", None),
    ]


def test_both_partners_have_to_go_out() -> None:
    """Who has no payoff card left goes on for the partner; with the last card of both they win together."""
    state = parse_position(TABLE.replace("goal@0=9s 2h", "goal@0=2h").replace("goal@2=9h Ah", "goal@2=3s"))
    state = play(state, "goal>c0")

    assert state.result is None
    assert state.events[-1].kind == "out"
    assert not [move for move in state.moves(0) if move.startswith("goal>")]

    state = play(state, "goal@2>c0")

    assert state.result is not None
    assert (state.result.how, state.result.winners) == ("win", (0, 2))


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("goal@1>c0", "your own piles and your partner's"),
        ("d1@2>c0", "Your partner's discard pile 2 is empty"),
        ("d0@2>d0", "can only be played to the centre"),
        ("8s>d0@2", "your own piles"),
    ],
)
def test_a_partner_may_not_do_everything(move: str, reason: str) -> None:
    """Discards go to the own piles, and opponents' cards stay where they are."""
    with refused(IllegalMoveError, reason):
        play(parse_position(TABLE), move)


def test_partners_are_four() -> None:
    """Any other number is refused."""
    with refused(OptionsError, "4 players, not 5"):
        deal(5, "official partners=yes", bytes(32))


def test_the_bot_plays_for_its_team() -> None:
    """It plays a payoff card of either, and goes on when its own are out."""
    state = parse_position(TABLE.replace("goal@0=9s 2h", "goal@0=Ks").replace("goal@2=9h Ah", "goal@2=9h 2s"))

    assert greedy.choose(state.view(0)).startswith("goal")
