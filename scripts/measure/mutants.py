"""Plant faults in a copy of the program, and say which test finds each: `python scripts/measure/mutants.py`.

The tests of the same module are asked first, or those that the fault names, then those of its folder; if none of them
fails, the whole check is. The exit status is 0 if every fault was found. `--only WORD` plants those whose place has the
word in it.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from scripts.environment import ROOT

PACKAGE = Path("p2p_malice")


class Fault(NamedTuple):
    """What to write in place of what, and the tests that are asked first, unless they are those of its folder."""

    path: str
    old: str
    new: str
    tests: str = ""

    def asked(self, tree: Path) -> Iterator[str]:
        """These tests, those of the same module, and those of its folders, as far as there are any; then all."""
        *folders, name = ("tests", *self.path.split("/"))
        nearest = ("/".join(folders[:count]) for count in range(len(folders), 1, -1))
        for place in (self.tests, "/".join((*folders, f"test_{name}")), *nearest):
            if place and (tree / place).exists():
                yield place
        yield ""


FAULTS = (
    Fault("engine/cards.py", "range(52 + jokers)", "range(51 + jokers)"),
    Fault("engine/match.py", "seed if number == 1 else", "seed if number else"),
    Fault("engine/match.py", "bool(self.before) and seat in self.turn", "bool(self.before)"),
    Fault("games/malice/rules.py", "if len(pile) == self.options.last_rank", "if len(pile) == 12"),
    Fault("games/malice/rules.py", "if self.plays < TURN_PLAYS", "if True"),
    Fault("games/malice/rules.py", "passes < seats and self.idle < IDLE_ROUNDS * seats", "passes < seats"),
    Fault("games/malice/rules.py", 'if self.options.exhaustion == "tie"', "if False"),
    Fault("games/malice/rules.py", 'if options.recycle == "when-empty"', "if False"),
    Fault("games/malice/rules.py", "if not options.wilds_in_payoff", "if False"),
    Fault("games/malice/rules.py", "else (dealer + 1) % seats", "else dealer"),
    Fault("games/malice/views.py", "if height < last_rank else None", "if height < 12 else None"),
    Fault("games/malice/winnable.py", "if good < size", "if good < size - 1"),
    Fault(
        "games/malice/bots/greedy.py",
        "(view.seat + 2) % view.seats",
        "(view.seat + 1) % view.seats",
        "tests/games/malice/test_partners.py",
    ),
    Fault("protocol/message_codec.py", "not 0 <= value <= MAX_NUMBER", "not value <= MAX_NUMBER"),
    Fault(
        "protocol/connection_codes.py", "not hmac.compare_digest(reply.proof, _proof(reply, invitation.key))", "False"
    ),
    Fault("protocol/sanitize.py", "and marks <= MAX_MARKS", ""),
    Fault("table/table.py", "visit.standing is VisitState.GONE or (", "(False or "),
    Fault("table/table.py", "(has_proved or self._holders.is_same(visit, seat)) and", "True and"),
    Fault("table/table.py", "len(times) == times.maxlen and now - times[0] < SAY_SECONDS", "False"),
    Fault("table_server.py", "len(strangers) >= (MAX_STRANGERS_FOR_ALL if seat is None else MAX_STRANGERS)", "False"),
    Fault("protocol/move_in_flight.py", "if number < before and not is_new_wire", "if False"),
    Fault("link/session.py", "heard.number <= self._received", "heard.number < self._received"),
    Fault("link/reliable_channel.py", " and len(self._early) < MAX_EARLY", ""),
    Fault("link/replay_guard.py", "return times >= MAX_REPEATS", "return False"),
    Fault("link/portmapping.py", "if len(answer) > limit", "if False", "tests/link/test_portmapping.py"),
    Fault("link/aiortc/sctp.py", "if waiting >= MAX_UNSENT_PIECES", "if False"),
    Fault("store/game_log.py", "if self._size + len(lines) > MAX_LOG", "if False"),
    Fault("store/files.py", "mode=0o700", "mode=0o755"),
    Fault("flows/setup/setup_constraints.py", "if self.fits(base | house)", "if True"),
    Fault("flows/playing/hosting.py", "if self._log and seconds == LAST_CALL_SECONDS", "if False"),
    Fault("plain/event_sentences.py", "if voice.listener in winners", "if False"),
    Fault("terminal/boards/malice/drawing.py", "if pile.seat == self._view.seat or not pile.name", "if not pile.name"),
    Fault("terminal/contrast.py", "_BLACK.get_truecolor()) < TEXT", "_BLACK.get_truecolor()) > TEXT"),
    Fault("words/fluent.py", "if reader.at < len(written)", "if False"),
    Fault("web/server.py", 'if request.headers.get("Origin") != origin', "if False", "tests/web/test_server.py"),
    Fault("web/static/state/log.js", ".slice(-MOST_LINES)", "", "tests/web/test_hostile_host.py"),
    Fault(
        "web/static/boards/malice/card-layer.js",
        'if (kind === "complete" || kind === "clear")',
        "if (false)",
        "tests/web/test_motion.py",
    ),
    Fault(
        "web/static/table/frame-values.js",
        "if (told[key] === undefined) return undefined;",
        "",
        "tests/web/test_javascript.py",
    ),
    Fault("web/static/styles/page.css", "--soft: #1d4636", "--soft: #9fc5b5", "tests/web/test_layout.py"),
    Fault(
        "web/static/results/game-end.js",
        "if (isFresh && this.isWon &&",
        "if (isFresh &&",
        "tests/web/test_game_end.py",
    ),
    Fault(
        "web/static/guest/guest-page.js",
        "has the invitation there.\n    forgetLink();",
        "has the invitation there.",
        "tests/web/test_landing.py",
    ),
    Fault(
        "web/static/forms/setup-form.js",
        "filter((name) => !this.questions.isWaiting(name))",
        "filter(() => true)",
        "tests/web/test_local.py",
    ),
    Fault(
        "web/static/lobby/lobby.js",
        '(state === "sent" || state === "here")',
        'state === "sent"',
        "tests/web/test_lobby.py",
    ),
)


def plant(fault: Fault, tree: Path) -> None:
    """Write the fault into the tree. Raises ValueError if its place is not there, or is there twice."""
    file = tree / PACKAGE / fault.path
    text = file.read_text(encoding="utf-8")
    if text.count(fault.old) != 1:
        raise ValueError(f"{fault.path}: {fault.old!r} is there {text.count(fault.old)} times")
    file.write_text(text.replace(fault.old, fault.new), encoding="utf-8")


def found_by(tree: Path, tests: str) -> str:
    """The first of the tests that fails, "" if all pass; "" stands for all tests of the whole check."""
    workers = ("-n", str((os.cpu_count() or 2) + 1)) * (not tests.endswith(".py"))
    command = (sys.executable, "-m", "pytest", "-x", "-m", "not deep", *workers, *filter(None, [tests]))
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - |$)", done.stdout, re.MULTILINE)
    return failed[1] if failed else "" if done.returncode == 0 else f"status {done.returncode}"


def main() -> int:
    """Plant the faults one after another; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--near", action="store_true", help="don't ask the whole check where no nearer test fails")
    parser.add_argument("--only", default="", help="only faults in files whose path has this in it")
    options = parser.parse_args()
    missed = 0
    faults = [each for each in FAULTS if options.only in each.path]
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        tree = Path(folder) / "tree"
        subprocess.run(("git", "clone", "--quiet", "--shared", str(ROOT), str(tree)), check=True)
        (tree / "tests/web/node_modules").symlink_to(ROOT / "tests/web/node_modules")
        for number, fault in enumerate(faults, 1):
            plant(fault, tree)
            test = next(
                filter(None, (found_by(tree, each) for each in fault.asked(tree) if each or not options.near)), ""
            )
            subprocess.run(("git", "checkout", "--quiet", "--", PACKAGE), cwd=tree, check=True)
            missed += not test
            print(f"{number:2} {fault.path}: {fault.old!r} -> {fault.new!r}: {test or 'FOUND BY NO TEST'}", flush=True)
    print(f"{len(faults) - missed} of {len(faults)} faults found")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
