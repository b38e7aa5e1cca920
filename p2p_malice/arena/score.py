"""What many pairs of games come to: a score with its margin of error, in Elo, and when it is enough. Pure."""

from collections.abc import Sequence
from math import log, log10, sqrt

from attrs import frozen

_SURE = 1.96
"""How many standard errors there are to either side of a mean within which 95 of 100 lie."""


@frozen
class Round:
    """The games of one deal, in which A had each seat once.

    `score` is A's share of what there was to win, from 0 to 1: a win counts 1; a game that nobody won counts one part
    of as many as there are seats. `stalls` are the games that didn't end by a win. `seconds` of processor time and
    `decisions` are those of A and of B.
    """

    score: float
    games: int
    stalls: int
    seconds: tuple[float, float]
    decisions: tuple[int, int]


@frozen
class Score:
    """A's `mean` score over all rounds, and the `margin` to either side within which it lies with a chance of 95 %.

    `stalls` is the share of games that nobody won by playing out; `milliseconds` of processor time a decision took, for
    A and for B.
    """

    rounds: int
    mean: float
    margin: float
    stalls: float
    milliseconds: tuple[float, float]

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo, and its least and most within the margin."""
        return elo_of(self.mean), elo_of(self.mean - self.margin), elo_of(self.mean + self.margin)


def score_of(rounds: Sequence[Round]) -> Score:
    """The score over these rounds, of which there has to be one at least."""
    count, games = len(rounds), sum(each.games for each in rounds)
    mean, variance = _moments(rounds)
    spent = [sum(each.seconds[who] for each in rounds) for who in (0, 1)]
    made = [max(1, sum(each.decisions[who] for each in rounds)) for who in (0, 1)]
    return Score(
        rounds=count,
        mean=mean,
        margin=_SURE * sqrt(variance / count),
        stalls=sum(each.stalls for each in rounds) / games,
        milliseconds=(1000 * spent[0] / made[0], 1000 * spent[1] / made[1]),
    )


def _moments(rounds: Sequence[Round]) -> tuple[float, float]:
    """The mean of the scores, and their variance."""
    mean = sum(each.score for each in rounds) / len(rounds)
    return mean, sum((each.score - mean) ** 2 for each in rounds) / max(1, len(rounds) - 1)


def elo_of(score: float) -> float:
    """The difference in Elo at which a player expects that score; of hardly any or nearly all, at most 1,000."""
    least = 1 / (1 + 10 ** (1000 / 400))
    within = min(1 - least, max(least, score))
    return 400 * log10(within / (1 - within))


def expected(elo: float) -> float:
    """The score that a player expects who is that much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


@frozen
class Sprt:
    """Wald's sequential probability ratio test: is A stronger by `more`, or only by `less`, in Elo?

    Either answer is wrong in 5 of 100 cases. The variance of the rounds is estimated from themselves.
    """

    less: float = 0.0
    more: float = 20.0
    risk: float = 0.05

    def decision(self, rounds: Sequence[Round]) -> bool | None:
        """True for stronger by `more`, False for not, None if that is still open."""
        mean, variance = _moments(rounds)
        if len(rounds) < _FEWEST or not variance:
            return None
        low, high = expected(self.less), expected(self.more)
        ratio = len(rounds) * (high - low) * (2 * mean - low - high) / (2 * variance)
        bound = log((1 - self.risk) / self.risk)
        return True if ratio >= bound else False if ratio <= -bound else None


_FEWEST = 20
"""With fewer rounds, their variance isn't known well enough."""
