"""Positions from text, random games, and other things that many tests need."""

import random
from collections.abc import Iterator

from p2p_malice.engine.cards import TEXT
from p2p_malice.engine.malice import State, deal
from p2p_malice.engine.positions import parse_position

RULES = ("mdw payoff=11", "mdw", "mdw payoff=31")


def position(text: str, rules: str = "mdw") -> State:
    """A position of which only what matters is given: turn 0 and payoff piles of two cards unless said otherwise."""
    given = {part.partition("=")[0].strip() for part in text.split(";")}
    defaults = {"turn": "0", "goal@0": "2s 9s", "goal@1": "2s 9s"}
    parts = [f"{key}={value}" for key, value in defaults.items() if key not in given]
    return parse_position("; ".join([rules, *parts, text]))


def play(state: State, *moves: str) -> State:
    """The state after the moves, each made by whose turn it is."""
    for move in moves:
        state = state.after(state.player, move)
    return state


def texts(cards: tuple[int, ...]) -> list[str]:
    """The faces of the cards."""
    return [TEXT[card] for card in cards]


def random_game(seed: int, rules: str = "mdw", *, eager: bool = True) -> Iterator[State]:
    """The states of a game of random lawful moves; an `eager` one plays to the centre whenever it can."""
    rng = random.Random(seed)
    state = deal(2, rules, rng.randbytes(32))
    yield state
    while not state.result:
        moves = state.moves(state.player)
        plays = [move for move in moves if ">c" in move]
        goals = [move for move in plays if move.startswith("goal")]
        state = state.after(state.player, rng.choice((eager and (goals or plays)) or moves))
        yield state


def all_cards(state: State) -> list[int]:
    """The ids of all cards wherever they lie."""
    piles = (*state.goals, *state.hands, *state.discards, *state.centre, state.draw)
    return sorted(card for pile in piles for card in pile)


def swap_hidden(state: State, seat: int, rng: random.Random) -> State:
    """The same position with all cards that `seat` may not see dealt anew among the places where they lie."""
    other = 1 - seat
    hidden = [*state.goals[0][:-1], *state.goals[1][:-1], *state.hands[other], *state.draw]
    rng.shuffle(hidden)

    def take(count: int) -> tuple[int, ...]:
        taken = tuple(hidden[:count])
        del hidden[:count]
        return taken

    swapped = state._copy()
    swapped.goals = tuple((*take(len(goal[:-1])), *goal[-1:]) for goal in state.goals)
    hands = list(state.hands)
    hands[other] = take(len(hands[other]))
    swapped.hands = tuple(hands)
    swapped.draw = take(len(state.draw))
    swapped.seed = rng.randbytes(32)
    swapped.result = state.result
    swapped._log = list(state._log)
    return swapped
