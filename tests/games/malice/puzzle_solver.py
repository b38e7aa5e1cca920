"""Every way to win in one turn, found by the rules alone, in all the moves that they allow."""

from collections import Counter
from typing import NamedTuple

from p2p_malice.engine.cards import RANK, TEXT, parse_face
from p2p_malice.games.malice.notation import parse_move
from p2p_malice.games.malice.rules import State

Play = tuple[str, int, int]
"""What is played: where the card comes from, its rank, and the height of the centre pile that it goes to."""

Answer = frozenset[tuple[Play, int]]
"""Plays without their order, each with how often it is made."""


class Solution(NamedTuple):
    """All answers, how many positions were looked at, and whether the hand can be emptied before the win."""

    answers: set[Answer]
    positions: int
    may_draw: bool


def solve(state: State) -> Solution:
    """All ways in which the player on turn can win this turn."""
    known: dict[object, set[Answer]] = {}
    may_draw = False

    def answers_from(at: State) -> set[Answer]:
        nonlocal may_draw
        key = _alike(at)
        if key in known:
            return known[key]
        found: set[Answer] = set()
        for move in at.moves(state.player):
            if parse_move(move).target != "c":
                continue
            after = at.after(state.player, move)
            play = _play(at, move)
            if after.result:
                found.add(frozenset({(play, 1)}))
                continue
            may_draw |= any(event.kind == "draw" for event in after.events)
            if not may_draw:
                found |= {frozenset((Counter(dict(rest)) + Counter([play])).items()) for rest in answers_from(after)}
        known[key] = found
        return found

    return Solution(answers_from(state), len(known), may_draw)


def _alike(state: State) -> object:
    """What positions have in common that are worth the same."""
    seat, per_seat = state.player, state.options.discard_piles
    return (
        tuple(sorted(map(len, state.centre))),
        tuple(sorted(RANK[card] for card in state.hands[seat])),
        tuple(tuple(RANK[card] for card in pile) for pile in state.discards[seat * per_seat : (seat + 1) * per_seat]),
    )


def _play(state: State, move: str) -> Play:
    step = parse_move(move)
    card = step.card or TEXT[state.payoffs[state.player][-1]]
    if step.source == "d":
        card = TEXT[state.discards[state.player * state.options.discard_piles + step.source_index][-1]]
    return step.source_pile, RANK[parse_face(card)], len(state.centre[step.target_index])
