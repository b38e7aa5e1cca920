"""How games end: `python scripts/games/simulate.py VARIANT --seats N --games M [--rule NAME=VALUE …]`, or `--sets N`.

Plays by the rules that are given, or by sets of house rules drawn at random (with 2 to 9 seats) that the game accepts.
There are three styles: at random, sensibly, and stalling. A stalling player sees all cards and keeps the game going as
long as it can. Prints how the games ended, the longest game and the longest turn. The exit status is 0
only if every game ended in less than 20,000 moves and before every move each card was there once.

Of Spite, `--spite ROUNDS --seats N` prints how often each bot is first among others who play the lowest hand they may.
"""

import argparse
import itertools
import multiprocessing
import random
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from p2p_malice.engine.cards import JOKER_RANK, RANK, SEED_BYTES, parse_face
from p2p_malice.engine.game import UNDO, Event
from p2p_malice.engine.match import Match, begin
from p2p_malice.engine.rule_book import MAX_UNDONE, MAX_UNDONE_IN_GAME
from p2p_malice.errors import GameError, OptionsError
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.length_limits import IDLE_ROUNDS
from p2p_malice.games.malice.options import RULES, VARIANTS, all_cards, check_seats, parse_options
from p2p_malice.games.malice.rules import State
from p2p_malice.games.spite.bots import lowest
from p2p_malice.games.spite.game import SPITE

LIMIT = 20_000
"""Moves, taken back ones included, in which every game has to end."""

ENDINGS = {"win", "stalemate", "idle", "long", "tie"}
BAD = {"no end", "cards lost"}

Rules = tuple[str, int]
"""Options as text, and a number of players."""


class Game(NamedTuple):
    """The outcome of one game."""

    rules: Rules
    style: str
    how: str
    last: int
    """The seat that moved last: whoever won, if somebody played out."""
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


def play(rules: Rules, style: str, number: int = 0) -> Game:
    """A game, the first one of a match, up to its end or the limit."""
    text, seats = rules
    rng = random.Random(f"{text} {seats} {style} {number}")
    match = begin(MALICE, seats, text, rng.randbytes(SEED_BYTES))
    everything = frozenset(all_cards(position_of(match).options, seats))
    turn = longest = 0
    for moves in range(LIMIT):
        game = position_of(match)
        if not is_complete(game, everything):
            return Game(rules, style, "cards lost", game.player, moves, longest)
        match = match.after(game.player, STYLES[style](match, rng))
        turn = turn + 1 if position_of(match).player == game.player else 1
        longest = max(longest, turn)
        if match.result or match.number > 1:
            how = next(event.kind for event in match.events if event.kind in ENDINGS)
            return Game(rules, style, how, game.player, moves + 1, longest)
    return Game(rules, style, "no end", game.player, LIMIT, longest)


def is_complete(state: State, everything: frozenset[int]) -> bool:
    """Whether every card is somewhere, exactly once."""
    piles = (*state.payoffs, *state.hands, *state.discards, *state.centre, state.draw, state.waste)
    return sum(map(len, piles)) == len(everything) and everything.issubset(itertools.chain.from_iterable(piles))


def play_styles(rules: Rules, number: int = 0, styles: Sequence[str] = tuple(STYLES)) -> list[Game]:
    """A game in each style."""
    return [play(rules, style, number) for style in styles]


def told(games: Sequence[Game]) -> str:
    """How games of one style ended."""
    counts = Counter(game.how for game in games)
    winners = Counter(game.last for game in games if game.how == "win")
    longest, turn = max(games, key=lambda game: game.moves), max(games, key=lambda game: game.turn)
    return (
        f"{len(games)} {games[0].style} games: {', '.join(f'{count} {how}' for how, count in counts.most_common())}; "
        f"{statistics.median(game.moves for game in games):.0f} moves (median)\n"
        f"  won by seat: {', '.join(f'{seat}: {count}' for seat, count in sorted(winners.items()))}\n"
        f"  longest game {longest.moves} moves ({longest.rules}); longest turn {turn.turn} moves ({turn.rules})"
    )


def first_places(name: str, rounds: int, seats: int, seed: int) -> float:
    """How many first places a bot of Spite takes at a table of players without a plan; 1 is a fair share.

    Ten rounds make a session, and the next one has it at another seat.
    """
    rng = random.Random(seed)
    firsts, sessions = 0, max(1, rounds // 10)
    for session in range(sessions):
        own = session % seats
        state = SPITE.deal(seats, "spite rounds=10 window=0", rng.randbytes(SEED_BYTES))
        while not state.result:
            if state.turn:
                seat = state.turn[0]
                choose = SPITE.bots[name] if seat == own else lowest.choose
                state = state.after(seat, choose(state.view(seat), rng))
            else:
                state = state.expire(state.clocks[0].number)
            firsts += state.events.count(Event("place", own, count=1))
    return firsts * seats / (10 * sessions)


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", choices=VARIANTS, nargs="?", default="mdw")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    parser.add_argument("--sets", type=int, metavar="N", help="draw so many sets of house rules instead")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="draws the sets (default 1)")
    parser.add_argument("--games", type=int, default=6, metavar="M", help="in each style by each set (default 6)")
    parser.add_argument("--style", action="append", choices=STYLES, help="one style only; may be given several times")
    parser.add_argument("--jobs", type=int, default=None, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--spite", type=int, metavar="ROUNDS", help="measure the bots of Spite instead")
    options = parser.parse_args()
    if options.spite:
        for name in SPITE.bots:
            share = first_places(name, options.spite, options.seats, options.seed)
            print(f"{name:<10}{share:.2f} times its fair share of first places")
        return
    rules = " ".join([options.variant, *options.rule])
    try:
        check_seats(parse_options(rules), options.seats)
    except GameError as error:
        sys.exit(str(error))
    sets = random_sets(options.sets, options.seed) if options.sets else [(rules, options.seats)]
    styles, games = options.style or list(STYLES), []
    with multiprocessing.Pool(options.jobs) as pool:
        one = partial(play_styles, styles=styles)
        for played in pool.starmap(one, itertools.product(sets, range(options.games)), chunksize=4):
            games += played
    lines = [f"{game.how} after {game.moves} moves: {game}" for game in games if game.how in BAD]
    lines += [told([game for game in games if game.style == style]) for style in styles]
    print("\n".join(lines))
    sys.exit(any(game.how in BAD for game in games))


if __name__ == "__main__":
    main()
