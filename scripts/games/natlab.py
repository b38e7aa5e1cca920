"""Who can play with whom: `python scripts/games/natlab.py`; see `--help`. Needs Linux and root.

Every kind of home is paired with every other, each pair in a small internet of its own, where `host` and `join` run as
real processes. The outcome is compared with what is expected and printed as a table. The exit status is 0 only if
everything is as expected, every pair that can connect does so in time, and the rest are told why in time.
"""

import argparse
import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.link.natgrid import (
    EXPLAINED_WITHIN,
    IMPOSSIBLE,
    Outcome,
    Pair,
    time_invitation_alone,
    try_pair,
    with_relay,
    without_relay,
)
from tests.link.netlab import KINDS, make_room, why_not

OPEN_WITHIN = 2.0
"""Seconds from the reply to the open table."""

ALONE_WITHIN = 1.0
"""Seconds for two on one network, from the pasted invitation to the open connection."""


def fault(pair: Pair, outcome: Outcome) -> str:
    """Whatever isn't as expected; empty if everything is."""
    if outcome.what != pair.expected:
        return f"expected {pair.expected}"
    within = EXPLAINED_WITHIN if pair.expected == IMPOSSIBLE else OPEN_WITHIN
    return f"not within {within:.0f} s" if outcome.seconds > within else ""


async def run(pairs: list[Pair], options: argparse.Namespace) -> dict[Pair, Outcome]:
    """Try all pairs, so many at a time."""
    free = asyncio.Semaphore(options.jobs)
    found: dict[Pair, Outcome] = {}

    async def one(pair: Pair) -> None:
        found[pair] = outcome = await try_pair(pair, free, options.reply_after)
        wrong = fault(pair, outcome)
        if options.verbose or wrong:
            print(f"{pair}: {outcome.what} after {outcome.seconds:.2f} s {wrong and '— ' + wrong}", flush=True)

    async with asyncio.TaskGroup() as group:
        for pair in pairs:
            group.create_task(one(pair))
    return found


def table(found: dict[Pair, Outcome], kinds: tuple[str, ...]) -> str:
    """The pairs without a relay, hosts down and guests across."""
    width = max(len(kind) for kind in kinds) + 10
    lines = ["host \\ guest".ljust(14) + "".join(kind.ljust(width) for kind in kinds)]
    for host in kinds:
        cells = [_cell(found.get(Pair(host, guest))) for guest in kinds]
        lines.append(host.ljust(14) + "".join(cell.ljust(width) for cell in cells).rstrip())
    return "\n".join(lines)


def _cell(outcome: Outcome | None) -> str:
    return "" if outcome is None else f"{outcome.what} {outcome.seconds:.1f} s".replace("impossible", "no way")


def main() -> None:
    """Try, print, compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="kinds of homes (default: all)")
    parser.add_argument("--relay", choices=("without", "with", "both"), default="both")
    parser.add_argument(
        "--reply-after", type=float, default=0.0, metavar="SECONDS", help="keep every reply back so long"
    )
    parser.add_argument("--jobs", type=int, default=4, help="pairs at a time, but for those that wait (default 4)")
    parser.add_argument("--verbose", action="store_true", help="tell of each pair")
    options = parser.parse_args()
    if reason := why_not():
        sys.exit(f"No namespaces: {reason}.")
    kinds = tuple(options.kinds)
    pairs = without_relay(kinds) if options.relay != "with" else []
    pairs += with_relay(kinds) if options.relay != "without" else []
    if options.reply_after:
        pairs = [pair for pair in pairs if pair.expected != IMPOSSIBLE]
    make_room(len(pairs) if options.reply_after else options.jobs)
    found = asyncio.run(run(pairs, options))
    if options.relay != "with":
        print(table(found, kinds), f"same network: {_cell(found[Pair('lan', 'lan')])}", sep="\n\n", end="\n\n")
    for pair in pairs:
        if pair.host_turn or pair.guest_turn:
            print(f"{pair}: {_cell(found[pair])}")
    alone = asyncio.run(time_invitation_alone())
    print(f"\nsame network, by the invitation alone: {alone:.2f} s from pasting it to the open connection")
    wrong = sum(bool(fault(pair, outcome)) for pair, outcome in found.items())
    if told := {outcome.told for outcome in found.values() if outcome.told}:
        print("\nWhere there was no way, the host was told:", *sorted(told), sep="\n  ")
    print(f"\n{len(pairs) - wrong} of {len(pairs)} pairs as expected")
    sys.exit(1 if wrong or alone > ALONE_WITHIN else 0)


if __name__ == "__main__":
    main()
