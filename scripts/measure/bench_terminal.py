"""How quick the full screen is: `python scripts/measure/bench_terminal.py [--starts 10] [--keys 200]`.

Runs `p2p-malice play` in a pty of 80x24 and measures from the start to the first painted table, and from a key to the
paint that follows it (arrow keys, which move the cursor). The targets are 600 ms, and 50 ms for 95 of 100 keys.
"""

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from scripts.measure.verdicts import spread
from tests.terminal.terminal import Terminal

COMMAND = (sys.executable, "-m", "p2p_malice", "play", "--name", "Asha")
RIGHT, LEFT = b"\x1b[C", b"\x1b[D"


def first_paint(home: Path, painted: bytes) -> float:
    """Seconds from the start of the program to when that was painted."""
    start = time.monotonic()
    with Terminal(*COMMAND, home=home) as terminal:
        assert terminal.read_until(painted), terminal.shown
        return time.monotonic() - start


def key_paints(home: Path, keys: int) -> list[float]:
    """Seconds from each of so many keys to the first output that follows."""
    took = []
    with Terminal(*COMMAND, home=home) as terminal:
        assert terminal.read_until(b"F10 leave")
        for number in range(keys + 4):
            while terminal.read(0.05):
                pass
            start = time.monotonic()
            terminal.type(LEFT if number % 4 < 2 else RIGHT)
            if terminal.read(2.0):
                took.append(time.monotonic() - start)
    return took[4:]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=10)
    parser.add_argument("--keys", type=int, default=200)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for words, painted in (("anything", b"\x1b[?1049h"), ("the table", b"F10 leave")):
            starts = [first_paint(home, painted) for _ in range(options.starts)]
            print(f"first paint of {words}: {spread(starts)} starts", flush=True)
        keys = key_paints(home, options.keys)
        p95 = statistics.quantiles(keys, n=20)[-1]
        print(f"key to paint: {p95 * 1000:.1f} ms (p95), {spread(keys, 1)} keys")


if __name__ == "__main__":
    main()
