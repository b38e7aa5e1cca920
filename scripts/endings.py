"""Whether every game ends: `python scripts/endings.py [--sets 2000] [--seed 1] [--jobs 2]`.

Draws sets of house rules that the game accepts, with 2 to 9 seats, and plays a game of each in three styles: at
random, sensibly, and stalling. A stalling player sees all cards and keeps the game going as long as it can. Prints a
closing line with the longest game and the longest turn. The exit status is 0 only if every game ended in less than
20,000 moves.
"""

import argparse
import multiprocessing
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from p2p_malice.engine.cards import JOKER_RANK, RANK, SEED_BYTES, parse_face
from p2p_malice.engine.game import UNDO
from p2p_malice.engine.match import MAX_UNDONE, MAX_UNDONE_IN_GAME, Match, begin
from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.limits import IDLE_ROUNDS
from p2p_malice.games.malice.options import RULES, VARIANTS, check_seats, parse_options
from p2p_malice.games.malice.rules import State

LIMIT = 20_000
"""Moves, taken back ones included, in which every game has to end."""

ENDINGS = {"win", "stalemate", "idle", "long", "tie"}

Rules = tuple[str, int]
"""Options as text, and a number of players."""


class Game(NamedTuple):
    """The outcome of one game."""

    rules: str
    seats: int
    style: str
    how: str
    moves: int
    turn: int
    """Moves of the longest turn."""


def random_sets(count: int, seed: int) -> list[Rules]:
    """That many random sets of house rules that can be played; always the same for a seed."""
    rng = random.Random(seed)
    found: dict[Rules, None] = {}
    while len(found) < count:
        seats = rng.randint(2, 9)
        variant = "official" if seats > 2 else rng.choice(list(VARIANTS))
        changes = [f"{name}={_value(name, rng)}" for name in rng.sample(list(RULES), rng.randint(1, 8))]
        rules = " ".join([variant, *changes])
        try:
            check_seats(parse_options(rules), seats)
        except OptionsError:
            continue
        found[rules, seats] = None
    return list(found)


def _value(name: str, rng: random.Random) -> str:
    metadata = RULES[name].metadata
    return rng.choice(metadata["words"]) if "words" in metadata else str(rng.randint(*metadata["range"]))


# --- three ways to play ----------------------------------------------------------------------------------------------


def position_of(match: Match) -> State:
    """The position of the game that is being played."""
    assert isinstance(match.state, State)
    return match.state


def random_move(match: Match, rng: random.Random) -> str:
    """Any lawful move."""
    return rng.choice(position_of(match).moves(position_of(match).player))


def sensible_move(match: Match, _rng: random.Random) -> str:
    """The bot's move for what it may see."""
    return greedy.choose(match.view(position_of(match).player))


def stalling_move(match: Match, rng: random.Random) -> str:
    """The move that keeps the game going longest.

    It takes back everything it can. Hand cards are played first, since they bring new ones, then discards; a payoff
    card only if the game would otherwise end for lack of progress, or if there is nothing else to do. Cards that will
    never fit are discarded first, so that the ones in play do fit.
    """
    game = position_of(match)
    seat = game.player
    if match.before and match.undone < MAX_UNDONE and sum(match.undone_by[seat : seat + 1]) < MAX_UNDONE_IN_GAME:
        return UNDO
    moves = game.moves(seat)
    payoff = [move for move in moves if move[0] == "p"]
    if payoff and game.idle >= (IDLE_ROUNDS - 1) * game.seats and len(game.payoffs[seat]) > 1:
        return rng.choice(payoff)
    plays = [move for move in moves if move[-2] == "c" and move[0] != "p"]
    if plays:
        return rng.choice([move for move in plays if move[0] != "d"] or plays)
    discards = [move for move in moves if move[-2] == "d"]
    return rng.choice([move for move in discards if _is_dead(move, game)] or discards or payoff)


def _is_dead(discard: str, game: State) -> bool:
    """Whether the card that would be discarded never fits."""
    rank = RANK[parse_face(discard.partition(">")[0])]
    return rank != JOKER_RANK and rank not in game.options.wild_ranks and rank > game.options.last_rank


STYLES: dict[str, Callable[[Match, random.Random], str]] = {
    "random": random_move,
    "sensible": sensible_move,
    "stalling": stalling_move,
}


# --- playing and counting --------------------------------------------------------------------------------------------


def play(rules: Rules, style: str) -> Game:
    """A game, the first one of a match, up to its end or the limit."""
    rng = random.Random(f"{rules} {style}")
    match = begin(MALICE, rules[1], rules[0], rng.randbytes(SEED_BYTES))
    choose = STYLES[style]
    how, moves, turn, longest = "no end", 0, 0, 0
    while moves < LIMIT and how == "no end":
        game = position_of(match)
        match = match.after(game.player, choose(match, rng))
        moves += 1
        turn = turn + 1 if position_of(match).player == game.player else 1
        longest = max(longest, turn)
        if match.result or match.number > 1:
            how = next(event.kind for event in match.events if event.kind in ENDINGS)
    return Game(rules[0], rules[1], style, how, moves, longest)


def play_styles(rules: Rules) -> list[Game]:
    """A game in each style."""
    return [play(rules, style) for style in STYLES]


def closing_line(games: Iterable[Game]) -> str:
    """The outcome of all games, in one line."""
    games = list(games)
    counts = Counter(game.how for game in games)
    told = ", ".join(f"{count} {how}" for how, count in counts.most_common())
    longest = max(games, key=lambda game: game.moves)
    turn = max(games, key=lambda game: game.turn)
    return (
        f"{len(games)} games of {len({game[:2] for game in games})} sets of rules: {told}; "
        f"longest game {longest.moves} moves ({longest.rules}, {longest.seats} seats, {longest.style}); "
        f"longest turn {turn.turn} moves ({turn.rules}, {turn.seats} seats, {turn.style})"
    )


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sets", type=int, default=2000, metavar="N", help="sets of house rules (default 2000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="draws the sets (default 1)")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default 2)")
    options = parser.parse_args()
    games: list[Game] = []
    with multiprocessing.Pool(options.jobs) as pool:
        for played in pool.imap_unordered(play_styles, random_sets(options.sets, options.seed), chunksize=4):
            games += played
    for game in games:
        if game.how == "no end":
            print(f"no end after {game.moves} moves: {game.rules}, {game.seats} seats, {game.style}")
    print(closing_line(games))
    sys.exit(any(game.how == "no end" for game in games))


if __name__ == "__main__":
    main()
