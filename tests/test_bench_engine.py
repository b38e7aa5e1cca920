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
