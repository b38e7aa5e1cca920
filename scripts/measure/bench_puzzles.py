"""How long the puzzles of a year take, and whether each has one answer: `python scripts/measure/bench_puzzles.py`.

It solves each once more by the rules alone (`tests/games/malice/puzzle_solver.py`), and prints for each day of the week
the milliseconds of the processor, the plays of an answer, and the positions of a turn. Its status is 1 if a puzzle has
no answer or several, or if cards may be drawn. `--days` and `--from` choose other days.
"""

import argparse
import datetime
import sys
import time
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from p2p_malice.games.malice.puzzles import puzzle_of
from tests.games.malice.puzzle_solver import solve

Figures = tuple[float, int, int]
"""Milliseconds, plays, positions."""


def measure(day: datetime.date) -> Figures | None:
    """The figures of that day's puzzle; None if there is something wrong with it."""
    began = time.process_time()
    state = puzzle_of(day.isoformat(), day.weekday())
    took = (time.process_time() - began) * 1000
    solution = solve(state)
    if len(solution.answers) != 1 or solution.may_draw:
        return None
    (answer,) = solution.answers
    return took, sum(count for _, count in answer), solution.positions


def tell(name: str, figures: list[Figures]) -> None:
    """Print the figures of some days."""
    if figures:
        times, plays, positions = ([each[at] for each in figures] for at in range(3))
        least, most = min(plays), max(plays)
        print(f"{name}  {mean(times):6.1f} ms, worst {max(times):6.1f}   {least} to {most} plays", end="")
        print(f"   {mean(positions):6.1f} positions")


def main() -> int:
    """Measure all days, and print what that came to; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--from", dest="first", type=datetime.date.fromisoformat, default=datetime.date(2026, 1, 1))
    chosen = parser.parse_args()
    days = [chosen.first + datetime.timedelta(at) for at in range(chosen.days)]
    measured = {day: measure(day) for day in days}
    wrong = [day for day, figures in measured.items() if figures is None]
    for weekday, name in enumerate(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]):
        tell(name, [figures for day, figures in measured.items() if figures and day.weekday() == weekday])
    tell("all", [figures for figures in measured.values() if figures])
    print(f"with no answer, or several: {', '.join(map(str, wrong)) or 'none'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
