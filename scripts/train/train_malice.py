"""Tune what the strong player of Spite & Malice goes by: `python scripts/train/train_malice.py [--steps N]`.

SPSA (Spall 1992, simultaneous perturbation stochastic approximation): in each step all parameters are moved a little up
or down by chance, the player so made plays mirrored deals against the one with the opposite moves, and the parameters
follow whoever wins. The same seed gives the same steps. It goes on from the parameters in weights.json and writes
them there, with the tables of weights that they make. A few hundred steps take an hour, less with
`scripts/train/compile.py`.
"""

import argparse
import json
import random
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.games.malice.bots.hard import Weights, think
from p2p_malice.games.malice.bots.outcome_features import FARTHEST, KINDS, SIZES, WILDS
from p2p_malice.games.malice.bots.turn_search import ENDED, FILLED
from p2p_malice.games.malice.rules import deal

FILE = Path(__file__).parents[2] / "p2p_malice/games/malice/bots/weights.json"

RULES = ("mdw", "mdw", "mdw", "mdw payoff=11", "mdw", "mdw payoff=31", "catmouse", "pz")
"""What is played, one after the other: mostly the usual game."""

STEP: Mapping[str, float] = {
    "refill": 6,
    "own": 6,
    "own_base": 0.05,
    "wild_part": 0.1,
    "rival": 15,
    "rival_base": 0.04,
    "going_on": 0.08,
    "wild": 2,
    "first_wild": 2.5,
    "hand_card": 0.8,
    "equal_on": 1,
    "one_below": 0.8,
    "lower": 0.15,
    "higher": 0.8,
    "higher_each": 0.3,
    "empty": 1,
    "buried": 1.5,
    "equal_in_hand": 0.6,
    "length": 0.2,
    "hand_near": 0.7,
    "top_near": 0.7,
    "rank": 0.12,
    "rival_over": 0.8,
    "own_over": 0.8,
    "ace": 0.8,
}
"""By how much each parameter is moved. A payoff card is worth 100."""

LIMITS = {"own_base": (0.1, 0.7), "rival_base": (0.05, 0.6), "going_on": (0.0, 1.0)}


def tables(of: Mapping[str, float]) -> dict[str, list[float]]:
    """The tables of weights that the parameters make.

    A payoff card of one's own for which `m` cards are missing counts `own * own_base ** m`, where a missing card that a
    wild one can replace counts only `wild_part`; one of the next player's costs `rival * rival_base ** m`, of others
    half of it, and only a part, `going_on`, as long as the turn isn't over.
    """
    weights = {name: [0.0] * size for name, size in SIZES.items()}
    for kind in KINDS:
        part = 1.0 if kind == ENDED else of["going_on"]
        for missing in range(FARTHEST):
            for wilds in range(WILDS):
                replaced = min(missing, wilds)
                count = missing - replaced + of["wild_part"] * replaced
                weights[f"own_{kind}"][missing * WILDS + wilds] = of["own"] * of["own_base"] ** count
            for haste in range(3):
                cost = -of["rival"] * of["rival_base"] ** missing * part
                weights[f"next_{kind}"][haste * FARTHEST + missing] = cost
                weights[f"later_{kind}"][haste * FARTHEST + missing] = cost / 2
        for above in range(13):
            weights[f"centre_to_next_{kind}"][above] = of["rival_over"] * part
            weights[f"centre_to_own_{kind}"][above] = -of["own_over"]
        for count in range(6):
            many = min(count, 3) + 0.3 * max(0, count - 3)
            weights[f"wilds_{kind}"][count] = of["wild"] * many + of["first_wild"] * (count > 0)
        weights[f"hand_{kind}"] = [of["hand_card"] * count for count in range(10)]
    weights["kind"][KINDS[FILLED]] = of["refill"]
    weights["left"][0] = -100.0
    weights["equal"] = [of["equal_in_hand"] * count for count in range(5)]
    for over in range(-13, 14):
        lower = of["one_below"] if over == -1 else of["lower"] * (-over - 1)
        higher = of["higher"] + of["higher_each"] * over
        weights["on"][over + 13] = of["equal_on"] if over == 0 else lower if over < 0 else higher
    weights["wild_on_top"][0] = weights["buried"][0] = of["buried"]
    weights["length"][0] = of["length"]
    weights["empty"] = [of["empty"] * count for count in range(9)]
    weights["ranks"] = [0.0, *(of["rank"] * (rank - 7) + of["ace"] * (rank == 1) for rank in range(1, 14))]
    for below in (1, 2, 3):
        weights["hand_to_own"][below] = of["hand_near"] * (4 - below)
        weights["tops_to_own"][below] = of["top_near"] * (4 - below)
    return weights


def share(both: tuple[Weights, Weights], deal_of: tuple[int, str]) -> float:
    """What the first of two players wins of that deal, from both seats: 0 to 1."""
    number, rules = deal_of
    seed, won = random.Random(number).randbytes(SEED_BYTES), 0.0
    for first in (0, 1):
        state = deal(2, rules, seed)
        while not state.result:
            state = state.after(state.player, think(state.view(state.player), both[state.player ^ first])[2])
        won += float(first in state.result.winners) if state.result.how == "win" else 0.5
    return won / 2


def main() -> None:
    """Tune and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=16, help="mirrored deals a step (default 16)")
    options = parser.parse_args()
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    now, done = dict(kept["parameters"]), kept["steps"]
    with ProcessPoolExecutor() as pool:
        for step in range(done, done + options.steps):
            rng = random.Random(f"step {step}")
            way = {name: rng.choice((-1, 1)) for name in STEP}
            size = (1 + step / 200) ** -0.1
            up, down = ({name: now[name] + side * size * STEP[name] * way[name] for name in STEP} for side in (1, -1))
            deals = [(rng.getrandbits(64), RULES[at % len(RULES)]) for at in range(options.pairs)]
            shares = list(pool.map(partial(share, (tables(up), tables(down))), deals))
            gain = 1.8 * (1 + step / 100) ** -0.602 * (sum(shares) / len(shares) - 0.5)
            for name, each in STEP.items():
                least, most = LIMITS.get(name, (-1e9, 1e9))
                now[name] = min(most, max(least, now[name] + gain * each * way[name]))
            write(now, step + 1, tables(now))
            print(step, {name: round(value, 2) for name, value in now.items()}, flush=True)


def write(parameters: Mapping[str, float], steps: int, made: Weights, fitted: str = "") -> None:
    """Write the parameters, and the tables made of them, perhaps `fitted` to games in a way that can be told."""
    lines = ",\n".join(
        f'    "{name}": {json.dumps([round(weight, 3) for weight in weights])}' for name, weights in made.items()
    )
    origin = f"set by hand, then tuned in so many steps by scripts/train/train_malice.py{fitted}"
    given = json.dumps({name: round(value, 4) for name, value in parameters.items()})
    head = f'  "origin": "{origin}",\n  "steps": {steps},\n  "parameters": {given},\n'
    FILE.write_text(f'{{\n{head}  "tables": {{\n{lines}\n  }}\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
