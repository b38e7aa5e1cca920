"""Laws that hold in every position of every game, whoever plays."""

import random
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.engine.cards import FACES, TEXT, assign_ids, packs, shuffled
from p2p_malice.engine.questions import answer
from p2p_malice.errors import GameError, IllegalMoveError
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.options import RULES
from p2p_malice.games.malice.positions import parse_position, position_text, resample
from p2p_malice.games.malice.rules import State
from p2p_malice.sentence_facts import WHY
from tests.helpers import Rules, all_cards, play, random_game, some_rules, swap_hidden, texts
from tests.reference import Reference


def position_in(seed: int, rules: Rules, depth: int) -> State:
    """The position after `depth` random moves, or the last one."""
    state = None
    for number, state in enumerate(random_game(seed, rules, eager=seed % 2 == 0)):  # noqa: B007
        if number == depth:
            break
    assert state is not None
    return state


RESTRICTIONS = {
    name: row.metadata["restriction"].refusal for name, row in RULES.items() if "restriction" in row.metadata
}
"""By house rule that forbids discarding: the refusal that names it."""

LIFTED = {refusal: (name, False) for name, refusal in RESTRICTIONS.items()} | {
    "wild_may_not_begin": ("wild_as_ace", True),
    "plays_from_team": ("partners", False),
}
"""By refusal that names a house rule: the rule, and the value without which there is no such refusal."""


def under(state: State, **changes: Any) -> State:
    """The same position under other house rules."""
    copy = state._copy()
    copy.options, copy._fits = evolve(state.options, **changes), None
    return copy


def may(state: State, about: str) -> bool:
    """Whether a move may be made, or any from a source."""
    return any(move == about or move.startswith(f"{about}>") for move in state.moves(state.player))


positions = st.builds(position_in, st.integers(0, 10**6), some_rules, st.integers(0, 150))


@given(seed=st.integers(0, 10**9), rules=some_rules, eager=st.booleans())
def test_cards_are_conserved(seed: int, rules: Rules, eager: bool) -> None:
    """All cards of the packs are always there, exactly once."""
    states = list(random_game(seed, rules, eager=eager))

    everything = all_cards(states[0])
    options = states[0].options
    assert everything == packs(options.packs or rules[1] + 1, options.jokers)
    assert all(all_cards(state) == everything for state in states)


@given(seed=st.integers(0, 10**9), rules=some_rules)
def test_every_game_ends(seed: int, rules: Rules) -> None:
    """Random play ends with a win or a stalemate, and whoever wins has no payoff card or the fewest."""
    *_, last = random_game(seed, rules)

    assert last.result is not None
    left = [len(payoff) for payoff in last.payoffs]
    assert list(last.result.left) == left
    if last.options.partners and last.result.winners:
        left = [left[seat] + left[(seat + 2) % 4] for seat in range(4)]
    if last.result.how == "win":
        assert [seat for seat, count in enumerate(left) if count == 0] == list(last.result.winners)
    elif last.result.how == "tie":
        assert last.result.winners == ()
    else:
        assert all(left[winner] == min(left) for winner in last.result.winners)


@given(state=positions)
def test_every_offered_move_is_accepted_and_no_other(state: State) -> None:
    """Everything that `moves` lists can be played; everything else that can be written is refused."""
    sources = [
        *{TEXT[face] for face in range(FACES)},
        "payoff",
        *(f"d{i}" for i in range(9)),
        "d9",
        *(f"{name}@{seat}" for name in ("payoff", "d0", "d3") for seat in range(4)),
    ]
    targets = [f"{kind}{i}" for kind in "cd" for i in range(9)] + ["d0@0", "d0@1", "c0@0"]
    offered = set(state.moves(state.player))

    for source in sources:
        for target in targets:
            move = f"{source}>{target}"
            if move in offered:
                assert play(state, move).shuffles >= state.shuffles
            else:
                with pytest.raises(GameError):
                    play(state, move)


@given(state=positions, is_strict=st.booleans())
def test_a_refusal_names_a_house_rule_that_is_in_force(state: State, is_strict: bool) -> None:
    """Without that rule, there is another reason or none; what only restrictions forbid is refused by one that does.

    This is so of sources from which nothing can be moved as well as of moves, also where all restrictions are in force.
    """
    if state.result:
        return
    if is_strict:
        state = under(state, **dict.fromkeys(RESTRICTIONS, True))
    options, seat = state.options, state.player
    piles = ["payoff", *(f"d{index}" for index in range(options.discard_piles))]
    sources = [*texts(state.hands[seat]), *piles, *(f"{pile}@{(seat + 2) % 4}" for pile in piles)]
    targets = [f"{kind}{index}" for kind in "cd" for index in range(5)]
    free = under(state, **dict.fromkeys(RESTRICTIONS, False))
    alone = {refusal: under(free, **{name: True}) for name, refusal in RESTRICTIONS.items() if getattr(options, name)}

    for about in (*sources, *(f"{source}>{target}" for source in sources for target in targets)):
        if may(state, about):
            continue
        code = answer(MALICE, state, seat, WHY, about).code
        assert (code in alone) == may(free, about), about
        assert code not in alone or not may(alone[code], about), about
        if code in LIFTED:
            name, value = LIFTED[code]
            assert getattr(options, name) != value
            other = under(state, **{name: value})
            assert may(other, about) or answer(MALICE, other, seat, WHY, about).code != code


@pytest.mark.parametrize("name", RESTRICTIONS)
def test_a_restriction_forbids_discarding_while_something_can_be_played(name: str) -> None:
    """It does so at times, but never when nothing can be played."""
    found = {True: 0, False: 0}
    for seed in range(4):
        for state in random_game(seed, (f"mdw {name}=yes", 2), eager=False):
            moves = state.moves(state.player)
            if not state.result:
                found[all(">c" in move for move in moves)] += 1
                assert state.options.due(state) is None or any(">c" in move for move in moves)

    assert all(found.values())


@given(state=positions)
def test_a_move_leaves_the_state_as_it_was(state: State) -> None:
    """Trying moves changes nothing: the position before is the same afterwards."""
    before = position_text(state)

    for move in state.moves(state.player):
        play(state, move)

    assert position_text(state) == before


@given(state=positions)
def test_nobody_else_has_a_move(state: State) -> None:
    """Only the seat on turn has moves, and it has at least one while the game goes on."""
    other = (state.player + 1) % state.seats
    assert state.moves(other) == ()
    assert bool(state.moves(state.player)) == (state.result is None)
    if state.moves(state.player):
        with pytest.raises(IllegalMoveError):
            state.after(other, state.moves(state.player)[0])


@given(state=positions, place=st.integers(0, 8) | st.none(), seed=st.integers())
def test_a_view_does_not_depend_on_hidden_cards(state: State, place: int | None, seed: int) -> None:
    """Whatever way the cards lie that a seat or a spectator may not see, its view and the events are the same."""
    seat = None if place is None else place % state.seats
    swapped = swap_hidden(state, seat, random.Random(seed))

    assert swapped.view(seat) == state.view(seat)
    assert swapped.events == state.events


@given(state=positions, place=st.integers(0, 8), seed=st.integers())
def test_a_resampled_state_agrees_with_the_view(state: State, place: int, seed: int) -> None:
    """A state guessed from a view shows that same view, and has all the cards."""
    if state.result:
        return
    view = state.view(place % state.seats)

    guess = resample(view, random.Random(seed))

    assert guess.view(view.seat) == view
    assert sorted(texts(tuple(all_cards(guess)))) == sorted(texts(tuple(all_cards(state))))


@given(state=positions)
def test_a_position_is_read_back_as_it_was_written(state: State) -> None:
    """The line of text of a position describes all of it."""
    text = position_text(state)

    assert position_text(parse_position(text)) == text


@given(seed=st.integers(0, 10**6), rules=some_rules)
def test_the_same_seed_and_moves_give_the_same_views(seed: int, rules: Rules) -> None:
    """A game is replayed exactly by its seed and moves."""
    first = [state.view(0) for state in random_game(seed, rules)]
    second = [state.view(0) for state in random_game(seed, rules)]

    assert first == second


@given(seed=st.integers(0, 10**6), rules=some_rules, eager=st.booleans())
def test_the_reference_agrees_move_by_move(seed: int, rules: Rules, eager: bool) -> None:
    """A second, slow version of the rules has the same moves and the same piles all game long."""
    states = random_game(seed, rules, eager=eager)
    state = next(states)
    shuffles = iter(range(state.shuffles, 10**6))

    def shuffle(cards: list[str]) -> list[str]:
        return texts(shuffled(assign_ids(cards), game_seed, next(shuffles)))

    game_seed = state.seed
    reference = Reference(
        rules={name: getattr(state.options, name) for name in RULES},
        payoffs=[texts(payoff) for payoff in state.payoffs],
        hands=[texts(hand) for hand in state.hands],
        draw=texts(state.draw),
        turn=state.player,
        shuffle=shuffle,
    )
    rng = random.Random(seed)
    while not state.result:
        moves = state.moves(state.player)
        assert set(moves) == reference.lawful()
        assert len(moves) == len(set(moves))
        eager_moves = [move for move in moves if ">c" in move] if eager else []
        move = rng.choice(eager_moves or list(moves))
        state = play(state, move)
        reference.make(move)
        assert [texts(pile) for pile in state.centre] == reference.centre
        assert [sorted(texts(hand)) for hand in state.hands] == [sorted(hand) for hand in reference.hands]
        assert [texts(payoff) for payoff in state.payoffs] == reference.payoffs
        assert [texts(pile) for pile in state.discards] == [pile for own in reference.discards for pile in own]
        assert texts(state.draw) == reference.draw
    assert (reference.ended, reference.winners) == (state.result.how, list(state.result.winners))
