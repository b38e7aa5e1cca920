"""How often games are won: `python scripts/chances.py [--sets 1000] [--games 6] [--seed 1] [--jobs 2]`.

Draws sets of house rules that the game accepts, with 2 to 9 seats, and plays so many games of sensible bots by each.
Prints for each doubt of `games/malice/chances.py`, and for none, how many sets it is about, how many of their games
ended with a payoff pile played out, and of how many sets hardly any game did.
"""

import argparse
import multiprocessing
from collections import defaultdict
from collections.abc import Iterable
from functools import partial

from p2p_malice.games.malice.chances import DOUBTS, doubt
from p2p_malice.games.malice.options import parse_options
from scripts.endings import Rules, random_sets
from scripts.simulate import play


def measure(rules: Rules, games: int) -> tuple[str, float]:
    """The doubt about a set of rules, and the part of its games that are won."""
    text, seats = rules
    won = sum(play(number, "sensible", text, seats).how == "win" for number in range(games))
    return doubt(parse_options(text), seats), won / games


def lines(measured: Iterable[tuple[str, float]]) -> list[str]:
    """A line for each doubt."""
    by_doubt: dict[str, list[float]] = defaultdict(list)
    for name, won in measured:
        by_doubt[name].append(won)
    return [
        f"{name:<10} {len(parts):5} sets, {sum(parts) / len(parts):4.0%} of games won, "
        f"hardly any by {sum(part < 0.2 for part in parts)}"
        for name, parts in ((name, by_doubt[name]) for name in DOUBTS)
        if parts
    ]


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sets", type=int, default=1000, metavar="N", help="sets of house rules (default 1000)")
    parser.add_argument("--games", type=int, default=6, metavar="N", help="games by each (default 6)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="draws the sets (default 1)")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default 2)")
    options = parser.parse_args()
    with multiprocessing.Pool(options.jobs) as pool:
        sets = random_sets(options.sets, options.seed)
        print("\n".join(lines(pool.imap_unordered(partial(measure, games=options.games), sets, chunksize=4))))


if __name__ == "__main__":
    main()
