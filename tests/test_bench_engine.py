"""The benchmark of the engine."""

import pytest

from scripts import bench_engine


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--games", "9"), "--games: at least 10"),
        (("--games", "-20"), "--games: at least 10"),
        (("--seconds", "0"), "--seconds: more than 0"),
    ],
)
def test_too_little_to_measure_is_refused(
    options: tuple[str, str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A tenth of the games are of nine: without any, or in no time, there would be nothing to divide by."""
    monkeypatch.setattr("sys.argv", ["bench_engine.py", *options])

    with pytest.raises(SystemExit) as ended:
        bench_engine.main()

    assert ended.value.code == 2
    assert told in capsys.readouterr().err


def test_rounds_of_spite_played_at_random_end() -> None:
    """Each of them, so that there is something to count."""
    assert bench_engine.spite_rounds(3) == 3


def test_the_slowest_answer_takes_some_time() -> None:
    """Every move and question that it tries is answered, be it by a refusal."""
    assert bench_engine.slowest_answer(bench_engine.ELEVEN, 0.01) > 0
