"""What many rounds come to, and when they are enough."""

import random

import pytest

from p2p_malice.arena.score import Round, Sprt, elo_of, expected, score_of


def rounds(scores: list[float], stalls: int = 0) -> list[Round]:
    """Rounds of two games with those scores."""
    return [Round(score, 2, stalls, (0.2, 0.1), (100, 100)) for score in scores]


def test_a_score_has_a_margin_from_its_rounds() -> None:
    """By the textbook: 1.96 standard errors of the mean."""
    score = score_of(rounds([1.0, 0.5, 0.5, 0.0] * 25, stalls=1))

    assert score.mean == 0.5
    assert score.margin == pytest.approx(1.96 * (50 * 0.25 / 99 / 100) ** 0.5)
    assert score.stalls == 0.5
    assert score.milliseconds == pytest.approx((2.0, 1.0))


def test_elo_is_what_it_is_everywhere() -> None:
    """Twice the chance of the other is 120 points; nothing is endless."""
    assert elo_of(2 / 3) == pytest.approx(120.4, abs=0.1)
    assert expected(elo_of(0.65)) == pytest.approx(0.65)
    assert elo_of(1.0) == pytest.approx(1000)
    assert elo_of(0.0) == pytest.approx(-1000)


@pytest.mark.parametrize(("chance", "decided"), [(0.56, True), (0.5, False)])
def test_a_test_stops_once_it_is_clear(chance: float, decided: bool) -> None:
    """A player who is as good, and one who is better by 42 Elo."""
    rng, done = random.Random(1), list[Round]()
    while Sprt().decision(done or rounds([0.5])) is None:
        done += rounds([sum(rng.random() < chance for _ in range(2)) / 2])

    assert Sprt().decision(done) is decided
    assert len(done) < 5000
