"""How fast the engine is in one process: `python scripts/measure/bench_engine.py [--games N] [--against REVISION]`.

Prints random and greedy moves a second, views a second and views with their frames a second, beside a bare loop of the
same machine and moment: machines differ and are shared, so compare the ratios of two runs rather than their seconds.
With `--against`, it measures a former engine and this one by turns, and prints the best of each and their ratio. Of
Spite it prints whole rounds, the lawful plays of a large choice of hands, and the slowest answer to anything that a
player may send.
"""

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from p2p_malice.engine import questions
from p2p_malice.errors import GameError
from p2p_malice.games.malice.bots.greedy import choose
from p2p_malice.games.malice.rules import State, deal
from p2p_malice.games.spite import state as spite
from p2p_malice.games.spite.cards import assign_ids
from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.rules.possible_hands import lawful_sets
from p2p_malice.games.spite.rules.working_position import in_order
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Show
from p2p_malice.sentence_facts import HINT, PREVIEW, SHEET, WHY

TWO = ("mdw", 2)
NINE = ("official", 9)

ELEVEN = "9c 9d 9h 9s 10c 10d 10h 10s 11h 13d 13h"
NINETEEN = "3c 3s 4c 4d 4h 4s 5c 5d 5s 6d 6s 7c 7s 12c 12d 12h 12s 13d 13h"
"""Hands of Spite of which very many plays can be made."""

SENT = ("+".join(NINETEEN.split()), "!" * 100, "+" * 100, "3c+" * 33, "3c!higher!lower!cam!unbeatable!buy1", "x" * 100)
"""Moves of the greatest length that the codec lets through, and the like."""

TIMES = 4
"""How often two engines take turns."""


def greedy(state: State) -> str:
    """The payoff card if it fits, else the first play on offer, else the first discard: no thinking at all."""
    moves = state.moves(state.player)
    return moves[0]


def play_games(count: int, pick: Callable[[State], str], rules: tuple[str, int] = TWO) -> Iterator[State]:
    """All positions of `count` games in which `pick` chooses every move."""
    for number in range(count):
        state = deal(rules[1], rules[0], number.to_bytes(32, "big"))
        while not state.result:
            state = state.after(state.player, pick(state))
            yield state


def count_moves(games: int, pick: Callable[[State], str], rules: tuple[str, int] = TWO) -> int:
    """Play and count."""
    return sum(1 for _ in play_games(games, pick, rules))


def unseen(state: State) -> State:
    """The same position without what a view of it keeps, which would make it look faster than it is."""
    copy = state._copy()
    copy.result, copy._log = state.result, state._log
    return copy


def spite_rounds(count: int) -> int:
    """Play rounds of Spite for five at random, and count them.

    At even chances a player passes (or declines the first lead) if that is allowed, or plays any one card that is held,
    by the rules or not. Nobody calls a misplay, and every clock is up at once.
    """
    rng = random.Random(1)
    for number in range(count):
        state = spite.deal(5, "spite rounds=1", number.to_bytes(32, "big"))
        while not state.result:
            if not state.turn:
                state = state.expire(state.clocks[0].number)
                continue
            offers = state.offers(state.turn[0])
            chances = offers.moves if offers.moves and rng.random() < 0.5 else offers.free.cards if offers.free else ()
            state = state.after(state.turn[0], chances[int(rng.random() * len(chances))])
    return count


def slowest_answer(hand: str, seconds: float) -> float:
    """How many seconds a table of Spite takes, at most, for a move, a question, or showing nine players theirs.

    The player who asks leads, and holds that hand and five fake jokers.
    """
    at = spite.deal(9, "spite first_lead=no", bytes(32), dealer=8).at.copy()
    at.hands[0], at.fakes[0] = in_order(tuple(assign_ids(hand.split()))), at.pile
    state = spite.State(at)

    def ask(question: str, about: str = "") -> int:
        with suppress(GameError):
            questions.answer(SPITE, state, 0, question, about)
        return 1

    def show() -> int:
        return len([encode(Show(1, state.view(seat), state.events)) for seat in range(9)]) // 9

    works: list[Callable[[], int]] = [
        show,
        *(partial(ask, question, move) for question in (WHY, PREVIEW) for move in SENT),
        partial(ask, HINT),
        partial(ask, SHEET),
    ]
    return 1 / min(rate(work, seconds / len(works)) for work in works)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many things a second `work` does: the best of the runs that fit into `seconds` of this thread's time."""
    best, spent = 0.0, 0.0
    while spent < seconds:
        start = time.thread_time()
        done = work()
        took = time.thread_time() - start
        best, spent = max(best, done / took), spent + took
    return best


def bare_loop() -> int:
    """A million turns of a loop that does next to nothing: a measure of this machine at this moment."""
    total = 0
    for number in range(1_000_000):
        total += number & 3
    return 1_000_000


def measure(games: int, seconds: float) -> dict[str, float]:
    """How many times a second each thing is done."""
    rng = random.Random(1)

    def pick_random(state: State) -> str:
        moves = state.moves(state.player)
        return moves[int(rng.random() * len(moves))]

    positions = list(play_games(20, lambda state: choose(state.view(state.player))))

    eleven = assign_ids(ELEVEN.split())

    def views() -> int:
        for state in positions:
            new = unseen(state)
            new.view(0)
            new.view(1)
        return 2 * len(positions)

    def frames() -> int:
        for state in positions:
            new = unseen(state)
            events = new.events
            encode(Show(1, new.view(0), events))
            encode(Show(1, new.view(1), events))
        return 2 * len(positions)

    works: dict[str, Callable[[], int]] = {
        "bare loop": bare_loop,
        "random moves": lambda: count_moves(games, pick_random),
        "greedy moves": lambda: count_moves(games, greedy),
        "random moves of nine": lambda: count_moves(games // 10, pick_random, NINE),
        "greedy moves of nine": lambda: count_moves(games // 10, greedy, NINE),
        "quick bot's moves": lambda: count_moves(10, lambda state: choose(state.view(state.player))),
        "views": views,
        "views with their frames": frames,
        "rounds of Spite": lambda: spite_rounds(10),
        "lawful plays of 11 cards": lambda: bool(lawful_sets(eleven)),
    }
    slowest = max(slowest_answer(hand, seconds / 2) for hand in (ELEVEN, NINETEEN))
    return {**{name: rate(work, seconds) for name, work in works.items()}, "slowest answer of Spite": 1 / slowest}


def measured_apart(source: Path, games: int, seconds: float) -> dict[str, float]:
    """What another process measures of the engine in the directory `source`."""
    command = [sys.executable, __file__, "--json", f"--games={games}", f"--seconds={seconds}"]
    found = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(source)}, check=True, stdout=subprocess.PIPE)
    speeds: dict[str, float] = json.loads(found.stdout)
    return speeds


def compare(revision: str, games: int, seconds: float) -> None:
    """Measure the engine of a revision and this one by turns, and print the best of each."""
    here = Path(__file__).parents[2]
    with tempfile.TemporaryDirectory() as there:
        archive = subprocess.run(
            ["git", "-C", here, "archive", revision, "p2p_malice"], check=True, stdout=subprocess.PIPE
        )
        subprocess.run(["tar", "-x", "-C", there], check=True, input=archive.stdout)
        runs = [
            [measured_apart(source, games, seconds / TIMES) for source in (Path(there), here)] for _ in range(TIMES)
        ]
    for name in runs[0][0]:
        former, now = (max(run[name] for run in column) for column in zip(*runs, strict=True))
        print(f"{name:<28}{former:>14,.0f} /s before {now:>14,.0f} /s now, x{now / former:.2f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games per measurement (default 200)")
    parser.add_argument("--seconds", type=float, default=4.0, help="time per measurement (default 4)")
    parser.add_argument("--against", metavar="REVISION", help="compare with the engine of that revision")
    parser.add_argument("--json", action="store_true", help="print only the speeds, as JSON")
    options = parser.parse_args()
    if options.games < 10:
        parser.error("argument --games: at least 10, as nine players play a tenth of them")
    if options.seconds <= 0:
        parser.error("argument --seconds: more than 0")
    if not options.json:
        print(f"{platform.python_implementation()} {platform.python_version()} on {platform.platform()}, {processor()}")
    if options.against:
        compare(options.against, options.games, options.seconds)
        return
    speeds = measure(options.games, options.seconds)
    if options.json:
        print(json.dumps(speeds))
        return
    loop = speeds["bare loop"]
    for name, speed in speeds.items():
        print(f"{name:<28}{speed:>14,.0f} /s {1e6 / speed:>8.1f} us each, {loop / speed:>7.1f} turns of the loop")


def processor() -> str:
    """The machine's name for its processor, and how many there are."""
    name = platform.processor() or platform.machine()
    if sys.platform == "linux":
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            name = next((line.partition(":")[2].strip() for line in file if line.startswith("model name")), name)
    return f"{os.cpu_count()} x {name}"


if __name__ == "__main__":
    main()
