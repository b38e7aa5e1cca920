"""What the places of a round are worth, and which cards are swapped by score at the start of the next."""

from collections.abc import Sequence

from p2p_malice.games.spite.cards import VALUE

LOSER = -2
"""The score of a player who joins a session, as if they had lost the round before."""

TOP, MIDDLE, BOTTOM = 1, 0, -1
"""The halves of the table; with an odd number of players the middle place belongs to neither."""


def half_of(place: int, seats: int) -> int:
    """The half that a place, from 0, belongs to."""
    middle = (seats - 1) / 2
    return TOP if place < middle else BOTTOM if place > middle else MIDDLE


def points(place: int, seats: int) -> int:
    """What a place, from 0, earns: first 2, second 1, second last -1, last -2. With three players, second gets both."""
    return {0: 2, 1: 1}.get(place, 0) - {seats - 1: 2, seats - 2: 1}.get(place, 0)


def new_score(score: int, before: int | None, place: int, seats: int) -> int:
    """The score after a round in which a player finished at `place`, having been in the half `before` in the last one.

    First the score moves 1 towards 0; then it is set to 0 if the player isn't in the same half as last time; then the
    points are added. In the first round (`before` is None) nothing is set to 0.
    """
    moved = score - (score > 0) + (score < 0)
    half = half_of(place, seats)
    kept = moved if before is None or before == half != MIDDLE else 0
    return kept + points(place, seats)


def swap_count(score: int, held: int) -> int:
    """How many of the `held` cards a player with that score puts down."""
    return min(abs(score), held)


def swap_values(cards: Sequence[int], score: int) -> list[int]:
    """The values of the cards that are put down: the lowest for a score above 0, the highest for one below."""
    ordered = sorted((VALUE[card] for card in cards), reverse=score < 0)
    return sorted(ordered[: swap_count(score, len(cards))])
