"""Games without players: `python scripts/simulate.py VARIANT --seats N --games M [--rule NAME=VALUE …]`.

Plays M games of random lawful moves and M games between sensible bots, checks before every move that every card is
there once, and prints how the games ended. The exit status is 0 only if every game ended and no card was lost.
"""

import argparse
import itertools
import multiprocessing
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.errors import GameError
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.options import VARIANTS, all_cards, check_seats, parse_options
from p2p_malice.games.malice.rules import State, deal

LONGEST = 1_000_000
"""Moves after which a game counts as endless."""


class Ending(NamedTuple):
    """The outcome of one game."""

    how: str
    winner: int | None
    moves: int


def random_move(state: State, rng: random.Random) -> str:
    """Any lawful move."""
    return rng.choice(state.moves(state.player))


def sensible_move(state: State, _rng: random.Random) -> str:
    """The bot's move for what it may see."""
    return greedy.choose(state.view(state.player))


KINDS: dict[str, Callable[[State, random.Random], str]] = {"random": random_move, "sensible": sensible_move}


def play(number: int, kind: str, rules: str, seats: int) -> Ending:
    """One game."""
    rng = random.Random(f"{rules} {seats} {kind} {number}")
    state = deal(seats, rules, rng.randbytes(SEED_BYTES))
    everything = frozenset(all_cards(state.options, seats))
    choose = KINDS[kind]
    for moves in range(LONGEST):
        if not is_complete(state, everything):
            return Ending("cards lost", None, moves)
        if state.result:
            winners = state.result.winners
            return Ending(
                state.result.how if winners else f"drawn {state.result.how}", min(winners, default=None), moves
            )
        state = state.after(state.player, choose(state, rng))
    return Ending("no end", None, LONGEST)


def is_complete(state: State, everything: frozenset[int]) -> bool:
    """Whether every card is somewhere, exactly once."""
    piles = (*state.payoffs, *state.hands, *state.discards, *state.centre, state.draw, state.waste)
    return sum(map(len, piles)) == len(everything) and everything.issubset(itertools.chain.from_iterable(piles))


def report(kind: str, endings: list[Ending], seconds: float) -> bool:
    """Print how the games of one kind ended; return whether all of them ended well."""
    counts = Counter(ending.how for ending in endings)
    moves = [ending.moves for ending in endings]
    winners = Counter(ending.winner for ending in endings if ending.winner is not None)
    told = ", ".join(f"{count} {how}" for how, count in counts.most_common())
    print(f"{len(endings)} {kind} games: {told}; {sum(moves)} moves, all cards there before each")
    print(
        f"  moves a game: {statistics.median(moves):.0f} (median), {max(moves)} (longest); "
        f"won by seat: {', '.join(f'{seat}: {winners[seat]}' for seat in sorted(winners))}; {seconds:.0f} s",
        flush=True,
    )
    return not counts.keys() & {"no end", "cards lost"}


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", choices=VARIANTS)
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--games", type=int, default=1000, metavar="M")
    parser.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    parser.add_argument("--kind", choices=KINDS, help="one kind of players only")
    parser.add_argument("--jobs", type=int, default=None, metavar="N", help="processes (default: one for each core)")
    options = parser.parse_args()
    rules = " ".join([options.variant, *options.rule])
    try:
        check_seats(parse_options(rules), options.seats)
    except GameError as error:
        sys.exit(str(error))
    print(f"{rules}, {options.seats} seats")
    good = True
    with multiprocessing.Pool(options.jobs) as pool:
        for kind in [options.kind] if options.kind else KINDS:
            start = time.monotonic()
            one = partial(play, kind=kind, rules=rules, seats=options.seats)
            endings = pool.map(one, range(options.games), chunksize=max(1, min(50, options.games // 8)))
            good = report(kind, endings, time.monotonic() - start) and good
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
