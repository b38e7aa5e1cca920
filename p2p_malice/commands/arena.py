"""`arena`: computer players against each other, on all processors, until it is clear how strong they are."""

import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from functools import partial
from itertools import count, islice

from p2p_malice.arena.rounds import Pairing, play_round
from p2p_malice.arena.score import Round, Score, Sprt
from p2p_malice.games.registry import GAMES
from p2p_malice.words.catalogue import Words

_AHEAD = 4
"""How many rounds are waiting for each processor."""


def compete(pairing: Pairing, rounds: int, sprt: Sprt | None, tell: Callable[[list[Round]], None]) -> list[Round]:
    """Play that many rounds, or fewer once the test has decided; `tell` hears of all that are over, after each."""
    done: list[Round] = []
    workers = os.cpu_count() or 1
    play = partial(_play, pairing.game.name, pairing.a, pairing.b, pairing.rules, pairing.seats, pairing.seed)
    numbers = islice(count(), rounds)
    with ProcessPoolExecutor(workers) as pool:
        waiting: set[Future[Round]] = {pool.submit(play, number) for number in islice(numbers, _AHEAD * workers)}
        while waiting:
            finished = next(as_completed(waiting))
            waiting.remove(finished)
            done.append(finished.result())
            tell(done)
            if sprt and sprt.decision(done) is not None:
                break
            waiting |= {pool.submit(play, number) for number in islice(numbers, 1)}
        for each in waiting:
            each.cancel()
    return done


def _play(game: str, a: str, b: str, rules: str, seats: int, seed: str, number: int) -> Round:
    """A round, in a process of its own: games themselves can't be sent there."""
    return play_round(Pairing(GAMES[game], a, b, rules, seats, seed), number)


def score_text(pairing: Pairing, score: Score, words: Words) -> str:
    """What came out, in a few lines."""
    mean, margin, elo = f"{100 * score.mean:.1f}", f"{100 * score.margin:.1f}", score.elo
    lines = [
        words("arena-score", a=pairing.a, b=pairing.b, score=mean, margin=margin),
        words("arena-rounds", rounds=score.rounds),
        words("arena-stalls", stalls=f"{100 * score.stalls:.1f}"),
        words("arena-time", a=f"{score.milliseconds[0]:.2f}", b=f"{score.milliseconds[1]:.2f}"),
    ]
    if pairing.seats == 2:
        lines.insert(1, words("arena-elo", elo=f"{elo[0]:+.0f}", least=f"{elo[1]:+.0f}", most=f"{elo[2]:+.0f}"))
    return "\n".join(lines)
