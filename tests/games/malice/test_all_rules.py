"""Every law, for every variant with every number of players, and for 100 sets of house rules."""

from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

from scripts.games.simulate import random_sets
from tests.games.malice import test_laws as laws
from tests.helpers import VARIANTS, Rules

SETS, EVERY = 100, 20


def hold(law: Any, **example: object) -> None:
    """Check one law with one example."""
    law.hypothesis.inner_test(**example)


def sets() -> list[ParameterSet]:
    """The variants with all numbers of players, and the house rules, of which the whole check has every 20th set."""
    house_rules = random_sets(SETS, seed=2026)
    few = house_rules[::EVERY]
    return [
        pytest.param(
            rules, id=f"{rules[0]}, {rules[1]} seats", marks=() if rules in (*VARIANTS, *few) else pytest.mark.deep
        )
        for rules in (*VARIANTS, *house_rules)
    ]


@pytest.mark.parametrize("rules", sets())
def test_every_law_holds(rules: Rules) -> None:
    """What `test_laws` says of games by chance holds for this set of rules."""
    seed = sum(map(ord, rules[0])) + rules[1]
    for law in (laws.test_cards_are_conserved, laws.test_the_reference_agrees_move_by_move):
        for eager in (False, True):
            hold(law, seed=seed, rules=rules, eager=eager)
    hold(laws.test_every_game_ends, seed=seed, rules=rules)
    hold(laws.test_the_same_seed_and_moves_give_the_same_views, seed=seed, rules=rules)
    for depth in (0, 30, 150):
        state = laws.position_in(seed + depth % 4, rules, depth)
        hold(laws.test_every_offered_move_is_accepted_and_no_other, state=state)
        for is_strict in (False, True):
            hold(laws.test_a_refusal_names_a_house_rule_that_is_in_force, state=state, is_strict=is_strict)
        hold(laws.test_a_move_leaves_the_state_as_it_was, state=state)
        hold(laws.test_nobody_else_has_a_move, state=state)
        hold(laws.test_a_view_does_not_depend_on_hidden_cards, state=state, place=depth, seed=seed)
        hold(laws.test_a_resampled_state_agrees_with_the_view, state=state, place=depth, seed=seed)
        hold(laws.test_a_position_is_read_back_as_it_was_written, state=state)
