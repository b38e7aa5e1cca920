"""The page behind a router, its reply handed over late: `python scripts/latepage.py --seconds 900`.

Host and browser are each at home behind a strict router of their own. The exit status is 0 only if every browser came
to the table and finished its game. Needs Linux, root, and the Debian packages chromium, firefox-esr and those of the
labs.
"""

import argparse
import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.link.netlab import why_not
from tests.web.latelab import play_late


async def main() -> int:
    """Try all browsers at the same time."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=900.0, help="from the reply to the paste")
    parser.add_argument("--browsers", nargs="+", default=["chromium", "firefox"])
    options = parser.parse_args()
    if reason := why_not():
        sys.exit(f"This lab cannot run here: {reason}.")
    games = [play_late(browser, options.seconds) for browser in options.browsers]
    failed = 0
    for browser, result in zip(options.browsers, await asyncio.gather(*games, return_exceptions=True), strict=True):
        if isinstance(result, BaseException):
            failed += 1
            print(f"{browser}: {type(result).__name__}: {result}")
        else:
            opened, length = result
            print(f"{browser}: at the table {opened:.2f} s after the reply of {length} characters, which came late")
    print(f"{len(games) - failed} of {len(games)} browsers played, {options.seconds:.0f} s late")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
