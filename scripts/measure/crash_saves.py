"""Kill the program, or fill the disk, at every system call of a save: `python scripts/measure/crash_saves.py`.

Needs strace (Linux). A child creates a game, adds moves to it and keeps a seat, saying what has been saved; strace
kills it, or lets the call fail with "no space left", at each of its calls in turn. Afterwards everything reported as
saved has to be there, and nothing may be damaged: the exit status is 0 only if that is true.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from attrs import evolve

from p2p_malice.errors import SavedGameError, StoreError
from p2p_malice.store import game_log, seat_files
from p2p_malice.store.contract import SavedDeal, SavedSeat, move_entry, name_entry
from p2p_malice.store.game_log import GameLog, read_game, saved_games
from p2p_malice.store.seat_files import keep_seat, read_seat

CALLS = ("openat", "write", "lseek", "fsync", "ftruncate", "rename", "mkdir", "close", "flock", "unlink", "fstat")
DEAL = SavedDeal("2026-11-21T18:04:05", "mdw", "00" * 32, ("a" * 32, "b" * 32), ("me", "friend"), "malice")
SEAT = SavedSeat(id="seat", made=DEAL.made, name="Bob", players=("Asha", "Bob"), rules="mdw", token="b" * 32)
MOVES = 4


def use_folder(folder: Path) -> None:
    """Keep everything in `folder`."""
    game_log.games_folder = seat_files.games_folder = lambda: folder  # type: ignore[attr-defined]


def say(word: str) -> None:
    """Tell the parent at once."""
    os.write(1, word.encode() + b"\n")


def child(folder: Path) -> None:
    """Save a game and a seat, saying after each step that it is saved."""
    use_folder(folder)
    keep_seat(SEAT)
    say("begin")
    try:
        log = GameLog.create(DEAL)
        say("deal")
        log.append(name_entry(0, "Asha"), name_entry(1, "Bob"))
        for number in range(2, MOVES + 2):
            # A move that can't be saved is tried again with the next one, as in the program.
            log.append(move_entry(number, number % 2, "7h>d0", is_last=False))
            say(f"move {number - 1}")
        keep_seat(evolve(SEAT, number=9))
        say("seat")
        log.close()
    except StoreError as error:
        say(f"told: {error}")


def run_child(folder: Path, *strace: str) -> list[str]:
    """What a child running under strace with these options said."""
    command = [sys.executable, "-B", str(Path(__file__).resolve()), "--child", str(folder)]
    done = subprocess.run(
        ["strace", "-qq", "-o", str(folder) + ".trace", *strace, *command], capture_output=True, check=False
    )
    return done.stdout.decode().splitlines()


def faults_of(folder: Path, said: list[str]) -> list[str]:
    """What is wrong in the folder after a child has said that."""
    use_folder(folder)
    faults = []
    moves = max((int(word.split()[1]) for word in said if word.startswith("move ")), default=0)
    logs = saved_games()
    if "deal" in said and not logs:
        faults.append("a saved game is missing")
    for path in logs:
        try:
            game = read_game(path)
        except SavedGameError as error:
            faults.append(f"damaged: {error}")
            continue
        if game.is_damaged:
            faults.append(f"damaged after move {len(game.moves)}")
        if len(game.moves) < moves:
            faults.append(f"{moves} moves were said to be saved, {len(game.moves)} are")
    if "begin" in said:
        try:
            seat = read_seat(folder / "seat.seat")
        except SavedGameError as error:
            faults.append(f"damaged: {error}")
        else:
            if "seat" in said and seat.number != 9:
                faults.append("a seat was said to be saved and is not")
    return faults


def calls_of_a_save(folder: Path) -> dict[str, tuple[int, int]]:
    """By system call: how many a child made before it started to save, and how many in all."""
    run_child(folder, "-e", f"trace={','.join(CALLS)}")
    counts: Counter[str] = Counter()
    before: Counter[str] = Counter()
    for line in Path(str(folder) + ".trace").read_text().splitlines():
        found = re.match(r"(\w+)\(", line)
        if found:
            counts[found[1]] += 1
        if '"begin\\n"' in line:
            before = counts.copy()
    return {call: (before[call], counts[call]) for call in CALLS}


def sweep(workplace: Path, every: int = 1) -> tuple[int, list[str]]:
    """Inject each fault at `every` so many calls; return how many were injected, and what went wrong."""
    wrong = []
    tried = injected = 0
    for call, (before, count) in calls_of_a_save(workplace / "count").items():
        for number in range(before + 1, count + 1):
            for fault in ("signal=KILL", "error=ENOSPC"):
                tried += 1
                if tried % every:
                    continue
                folder = workplace / f"{call}-{number}-{fault[-4:]}"
                said = run_child(folder, "-e", f"trace={call}", "-e", f"inject={call}:{fault}:when={number}")
                injected += 1
                wrong += [f"{call} {number} {fault}: {what} ({said})" for what in faults_of(folder, said)]
                shutil.rmtree(folder, ignore_errors=True)
    return injected, wrong


def main() -> None:
    """Sweep and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(options.child)
        return
    if shutil.which("strace") is None:
        sys.exit("strace is not installed: apt-get install strace")
    with tempfile.TemporaryDirectory() as name:
        injected, wrong = sweep(Path(name))
    print(*wrong, f"{injected} faults injected, {len(wrong)} with damage or a false “saved”", sep="\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
