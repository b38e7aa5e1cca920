"""Whatever is refused is refused by a rule that is in force."""

import random

from attrs import evolve

from p2p_malice.engine.options import YES_NO
from p2p_malice.errors import GameError
from p2p_malice.games.spite.options import RULES, parse_options
from p2p_malice.games.spite.state import State, deal
from tests.games.spite.rules.test_rounds import random_move

MATTERS_OF_COURSE = {
    *("not_your_turn", "not_in_hand", "no_move"),
    *("spite_not_now", "spite_must_lead", "spite_no_call", "spite_no_countdown", "spite_window", "spite_swap"),
}
"""Refusals that don't depend on a referee: they are about what may be done at all."""

NEEDS = {
    "spite_claim": "first_lead",
    "spite_window": "calls",
    "spite_swap": "has_more_rounds",
    **dict.fromkeys(("spite_cam_two", "spite_cam_unbeatable", "spite_exchange"), "come_at_me"),
    **dict.fromkeys(("spite_down_on_joker", "spite_down_in_consec", "spite_only_fakes"), "has_fakes"),
}
"""By refusal that names a house rule: the property of the options without which there is no such rule."""

TABLES, MOVES = 60, 200


def refusal(state: State, seat: int, move: str) -> str:
    """The code of the refusal of a move, "" if it may be made."""
    try:
        state.after(seat, move)
    except GameError as error:
        return error.code
    return ""


def without_referee(state: State) -> State:
    """The same position at a table where misplays are possible, which the table calls itself."""
    at = state.at.copy()
    at.options = evolve(at.options, referee=False, window=0)
    return State(at)


def rules_by_chance(rng: random.Random) -> str:
    """A set of house rules."""
    switches = [name for name, row in RULES.items() if row.metadata.get("words") == YES_NO]
    changes = [f"{name}={rng.choice(('no', 'yes'))}" for name in rng.sample(switches, rng.randint(0, 8))]
    return " ".join([rng.choice(("spite rounds=2", "spite-light")), *dict.fromkeys(changes)])


def test_a_refusal_names_a_rule_that_is_in_force() -> None:
    """A misplay is refused by a referee only, and what is refused by a house rule only where that is chosen."""
    rng = random.Random(1)
    named = set()
    for _ in range(TABLES):
        rules, seats = rules_by_chance(rng), rng.randint(3, 4)
        options, state = parse_options(rules), deal(seats, rules, rng.randbytes(32))
        for _ in range(MOVES):
            if state.result:
                break
            seat = rng.choice(state.turn or range(seats))
            move = random_move(state, seat, rng)
            if state.clocks and (not state.turn or not move):
                state = state.expire(state.clocks[0].number)
                continue
            code = refusal(state, seat, move)
            if not code:
                state = state.after(seat, move)
                continue
            named.add(code)
            assert code not in NEEDS or getattr(options, NEEDS[code]), (rules, move)
            if code not in MATTERS_OF_COURSE:
                assert options.referee
                assert refusal(without_referee(state), seat, move) == ""

    assert {"spite_claim", "spite_swap", "spite_cam_two"} <= named
