"""Every input that was ever worth keeping, against its target; and what drives the targets for longer."""

import itertools
import sys
from pathlib import Path

import pytest

from scripts import environment, fuzz
from tests.fuzz import engine
from tests.fuzz.tables import HostUnderAttack
from tests.fuzz.target import Target
from tests.fuzz.targets import TARGETS
from tests.fuzz.wires import in_a_loop, parts_of, row_of

REGRESSIONS = sorted(fuzz.REGRESSIONS.glob("*/*"))


def refuse(data: bytes) -> None:
    """A property that does not hold for everything."""
    assert b"x" not in data, "there is an x"


FRAIL = Target("frail", refuse, lambda: [b"abc", b"axc"])


@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_the_property_holds_for_the_whole_corpus(target: Target) -> None:
    """What the target's module makes and what is checked in is read as it should be, in few enough steps."""
    corpus = (path.read_bytes() for folder in fuzz.corpus_of(target) for path in sorted(folder.iterdir()))

    for data in itertools.chain(target.seeds(), corpus):
        target.run(data)


@pytest.mark.parametrize("path", REGRESSIONS, ids=lambda path: f"{path.parent.name}: {path.name}")
def test_what_was_found_once_stays_mended(path: Path) -> None:
    """Each input that crashed something is kept under the name of what went wrong."""
    TARGETS[path.parent.name].run(path.read_bytes())


def test_every_folder_of_inputs_belongs_to_a_target() -> None:
    """No input is left behind when a target gets another name, and all of them together are small."""
    files = [path for folder in (fuzz.CORPUS, fuzz.REGRESSIONS) for path in folder.glob("*/*")]

    assert {path.parent.name for path in files} <= set(TARGETS)
    assert sum(path.stat().st_size for path in files) < 300_000


def test_an_endless_reader_is_noticed_without_a_clock() -> None:
    """Whoever takes more steps than an input is worth is stopped, even where it catches every exception."""

    def spin(data: bytes) -> None:
        while True:
            try:
                len(data)
            except Exception:  # noqa: BLE001  (what is tested)
                continue

    with pytest.raises(AssertionError, match="more than 2000 steps"):
        Target("endless", spin, list).run(b"")


def test_a_row_of_parts_is_read_as_it_was_written() -> None:
    """Parts keep how they are to be sent, and what."""
    parts = [(1, b"one"), (0, b""), (255, b"\xff" * 300)]

    assert parts_of(row_of(*parts)) == parts


def test_a_table_under_attack_plays_on() -> None:
    """Between hostile frames both players' lawful moves are made: the attack is at a game, not at closed doors."""
    attack = HostUnderAttack(next(iter(TARGETS["hosts"].seeds())))

    in_a_loop(attack.play)

    assert attack.referee.accepted > 20


def test_an_input_that_breaks_a_property_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without atheris too the input is in a file, and the number of those that were tried is told."""
    fuzz.write_seeds(FRAIL, tmp_path / "seeds")

    with pytest.raises(AssertionError, match="there is an x"):
        engine.unguided(FRAIL, ["-max_total_time=20", f"-artifact_prefix={tmp_path}/", str(tmp_path / "seeds")])

    (path,) = fuzz.crashes_in(tmp_path)
    assert b"x" in path.read_bytes()
    assert "DONE corp: 2" in capsys.readouterr().out


def test_a_target_runs_in_a_process_of_its_own(tmp_path: Path) -> None:
    """Its line tells how much was tried, and that nothing crashed."""
    outcome = fuzz.fuzz(TARGETS["moves"], 0.5, tmp_path)

    assert outcome.executions >= len(list(TARGETS["moves"].seeds()))
    assert (outcome.crashes, outcome.fault) == ((), "")
    assert str(outcome).startswith("moves")
    assert str(outcome).endswith(" 0 crashes")


LIBFUZZER = """\
#2	INITED cov: 5 ft: 5 corp: 1/1b exec/s: 0 rss: 43Mb
#408	NEW    cov: 38 ft: 81 corp: 13/30b lim: 4 exec/s: 0 rss: 43Mb L: 1/1 MS: 1 ChangeByte-

 === Uncaught Python exception: ===
AssertionError: there is an x
Traceback (most recent call last):
  File "tests/test_fuzz.py", line 20, in refuse
==3213== ERROR: libFuzzer: fuzz target exited
SUMMARY: libFuzzer: fuzz target exited
"""


def test_a_crash_is_told_with_what_repeats_it() -> None:
    """From what libFuzzer says come the figures, the exception, and the command."""
    line, *more = str(fuzz.outcome("frail", LIBFUZZER, 2.0, 77, (Path("crash-1"),))).splitlines()

    assert " ".join(line.split()) == "frail 408 executions 204/s 38 edges 81 features 13 inputs 1 crashes"
    assert "  | AssertionError: there is an x" in more
    assert more[-1] == "  again: python3 scripts/fuzz.py --repeat frail crash-1"


def test_a_process_that_dies_in_silence_is_told() -> None:
    """A target whose process never spoke counts as one that crashed."""
    assert fuzz.outcome("frail", "", 1.0, -9, ()).fault == "The process ended with status -9."


def test_without_atheris_inputs_are_mutated_at_random(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where it cannot be installed the script says so in a line, and goes on without it."""
    commands: list[tuple[str, ...]] = []

    def refuse(*, is_guided: bool) -> Path:
        raise SystemExit("The installation failed." if is_guided else "This Python is too old.")

    monkeypatch.setattr(fuzz, "interpreter", refuse)

    def run(*command: str) -> int:
        commands.append(command)
        return 3

    monkeypatch.setattr(environment, "run", run)
    monkeypatch.setattr(sys, "argv", ["fuzz.py", "--seconds", "9"])
    with pytest.raises(SystemExit) as ended:
        fuzz.main()

    assert ended.value.code == 3
    assert [command[-3:] for command in commands] == [("--seconds", "9", "--unguided")]
    assert "There is no atheris here" in capsys.readouterr().out
