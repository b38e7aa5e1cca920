"""Random orders of everything that guests and strangers can send to a table: `python scripts/guest_orders.py`.

Each is a walk of many steps over visits, hellos with right and wrong tokens, other messages, silence, broken and new
wires, and passing time (`tests/orders.py`). Prints how many ended well; stops with exit status 1 at the first that
didn't, with its seed.
"""

import argparse
import multiprocessing
import random
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.orders import walk

STEPS = 40


def fault_of(seed: int) -> str:
    """What went wrong on the walk with that seed; "" for nothing."""
    try:
        walk(random.Random(seed), STEPS)
    except Exception:  # noqa: BLE001  any exception is what this script looks for
        return f"seed {seed}:\n{traceback.format_exc()}"
    return ""


def main() -> int:
    """Walk, and say how it went; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--orders", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    started = time.monotonic()
    with multiprocessing.Pool(options.jobs) as pool:
        for fault in pool.imap_unordered(fault_of, range(options.orders), chunksize=200):
            if fault:
                print(fault)
                return 1
    seconds = time.monotonic() - started
    print(
        f"{options.orders} orders of {STEPS} steps, {seconds:.0f} s: no seat without right, no exception, no busy loop"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
