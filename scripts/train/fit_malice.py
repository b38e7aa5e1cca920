"""Fit what the strong player of Spite & Malice goes by to what games come to: `python scripts/train/fit_malice.py`.

It plays games against itself and, now and then, tries what a turn may lead to as the expert does: by games that go on
with the hidden cards dealt at random. The tables of weights that `scripts/train/train_malice.py` has tuned are then
changed as little as it takes (ridge regression towards them) for their scores to differ as what those games come to
differs. The same seed gives the same tables. It takes a quarter of an hour on two processors with what
`scripts/train/compile.py` makes, else twice as long.
"""

import argparse
import json
import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.games.malice.bots.expert import Deals
from p2p_malice.games.malice.bots.hard import choose, own_weights
from p2p_malice.games.malice.bots.outcome_features import SIZES, Scorer, features_of
from p2p_malice.games.malice.bots.registry import BOTS
from p2p_malice.games.malice.bots.seen_table import SeenTable, see
from p2p_malice.games.malice.bots.turn_search import WON, outcomes
from p2p_malice.games.malice.rules import State, deal
from scripts.train.train_malice import FILE, tables, write

RULES = ("mdw", "mdw", "mdw", "mdw payoff=11", "mdw", "mdw payoff=31", "catmouse", "pz")
LOOKS = 0.12
"""How often a position is looked at."""
STRAYS = 0.2
"""How often somebody plays a little carelessly, so that other positions come up, too."""
BEST, OTHERS = 10, 4
"""So many outcomes are tried: the best by their scores, and some of the others."""
SOFT = 25.0
"""Outcomes count the less, the further their score lies below the best, in so many hundredths of a payoff card."""
RIDGE = 0.001

Row = Mapping[int, float]
"""An outcome's features: values by their place in all tables, one after the other."""

PLACES: dict[str, int] = {}
COUNT = 0
for _name, _size in SIZES.items():
    PLACES[_name] = COUNT
    COUNT += _size

Equations = tuple[list[list[float]], list[float], int]
"""The sums of products of features with each other and with what was found, and over how many positions."""


def looked_at(state: State, table: SeenTable, worlds: int, rng: random.Random) -> list[tuple[Row, float, float]]:
    """Some outcomes of the turn: their features, what the games come to in hundredths of a payoff card, and scores."""
    scorer = Scorer(table, own_weights())
    found = sorted(outcomes(table), key=scorer.score, reverse=True)
    if len(found) < 3 or any(each.how is WON for each in found):
        return []
    others = found[BEST:]
    tried = found[:BEST] + rng.sample(others, min(OTHERS, len(others)))
    deals = Deals(state.view(state.player), table)
    sums = [0.0] * len(tried)
    for _ in range(worlds):
        start = deals.deal(rng)
        for at, outcome in enumerate(tried):
            sums[at] += deals.play_on(start, outcome)
    rows: list[tuple[Row, float, float]] = []
    for outcome, won in zip(tried, sums, strict=True):
        row: dict[int, float] = {}
        for name, at, value in features_of(table, outcome):
            place = PLACES[name] + at
            row[place] = row.get(place, 0.0) + value
        rows.append((row, won / worlds / deals.slope, scorer.score(outcome)))
    return rows


def game(number: int, worlds: int) -> Equations:
    """What a game adds to the equations."""
    rng = random.Random(f"fit {number}")
    products, found, count = [[0.0] * COUNT for _ in range(COUNT)], [0.0] * COUNT, 0
    state = deal(2, RULES[number % len(RULES)], rng.randbytes(SEED_BYTES))
    while not state.result:
        view = state.view(state.player)
        rows = looked_at(state, see(view), worlds, rng) if rng.random() < LOOKS else []
        if rows:
            count += 1
            add(rows, products, found)
        state = state.after(state.player, (BOTS["strong"] if rng.random() < STRAYS else choose)(view, rng))
    return products, found, count


def add(rows: Sequence[tuple[Row, float, float]], products: list[list[float]], found: list[float]) -> None:
    """Add a position to the sums: only differences between its outcomes count."""
    best = max(score for _, _, score in rows)
    shares = [exp((score - best) / SOFT) for _, _, score in rows]
    whole = sum(shares)
    mean: dict[int, float] = {}
    for (row, _, _), share in zip(rows, shares, strict=True):
        for place, value in row.items():
            mean[place] = mean.get(place, 0.0) + share / whole * value
    middle = sum(share * value for (_, value, _), share in zip(rows, shares, strict=True)) / whole
    for (row, value, _), share in zip(rows, shares, strict=True):
        apart = [(place, row.get(place, 0.0) - mean[place]) for place in mean]
        apart = [(place, by) for place, by in apart if abs(by) > 1e-9]
        for place, by in apart:
            weighted = share / whole * by
            found[place] += weighted * (value - middle)
            line = products[place]
            for other, also in apart:
                line[other] += weighted * also


def solved(products: list[list[float]], found: list[float], count: int, now: Sequence[float]) -> list[float]:
    """The weights, by Gauss's elimination: those of `now`, changed towards what was found."""
    lines = [[value / count for value in line] for line in products]
    rest = [(found[at] / count - sum(v * w for v, w in zip(line, now, strict=True))) for at, line in enumerate(lines)]
    for at, line in enumerate(lines):
        line[at] += RIDGE
        line.append(rest[at])
    for at, line in enumerate(lines):
        pivot = line[at]
        for below in lines[at + 1 :]:
            factor = below[at] / pivot
            if factor:
                for column in range(at, COUNT + 1):
                    below[column] -= factor * line[column]
    change = [0.0] * COUNT
    for at in range(COUNT - 1, -1, -1):
        line = lines[at]
        known = sum(line[column] * change[column] for column in range(at + 1, COUNT))
        change[at] = (line[COUNT] - known) / line[at]
    return [weight + by for weight, by in zip(now, change, strict=True)]


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--worlds", type=int, default=100, help="deals of the hidden cards (default 100)")
    options = parser.parse_args()
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    products, found, count = [[0.0] * COUNT for _ in range(COUNT)], [0.0] * COUNT, 0
    with ProcessPoolExecutor() as pool:
        played = pool.map(partial(game, worlds=options.worlds), range(options.games))
        for number, (more, also, many) in enumerate(played):
            count += many
            for line, added in zip(products, more, strict=True):
                for at, value in enumerate(added):
                    if value:
                        line[at] += value
            found = [value + by for value, by in zip(found, also, strict=True)]
            print(number, count, flush=True)
    tuned = tables(kept["parameters"])
    now = solved(products, found, count, [weight for name in SIZES for weight in tuned[name]])
    fitted = {name: now[at : at + SIZES[name]] for name, at in PLACES.items()}
    origin = f", then fitted to {count} positions by scripts/train/fit_malice.py"
    write(kept["parameters"], kept["steps"], fitted, origin)


if __name__ == "__main__":
    main()
