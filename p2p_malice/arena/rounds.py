"""Plays the games of the arena: each deal as often as there are seats, so that luck with cards and seats is shared."""

import random
import shlex
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress

from attrs import frozen

from p2p_malice.arena.score import Round
from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.engine.game import Choose, Game, View
from p2p_malice.engine.match import Match, begin
from p2p_malice.errors import OptionsError, RemoteProtocolError
from p2p_malice.protocol.message_codec import decode_line, encode
from p2p_malice.protocol.messages import Move, Seated, Show, Sitter

PROGRAM = "run:"
"""Begins the name of a player that is a program of somebody's own; its command follows."""

MOST_MOVES = 50_000
"""After so many moves, a game counts as one that nobody wins."""

DECIDES_WITHIN = 60.0
MAX_LINE = 4096
"""Seconds that a program has for a move, and the characters of the line with it."""

_PLAYED_OUT = ("win", "match", "session")
"""How a game ends that somebody won as the rules want it."""


@frozen
class Pairing:
    """A against B: by these rules, with so many seats; A has one of them and B all others. `seed` gives all deals."""

    game: Game
    a: str
    b: str
    rules: str
    seats: int = 2
    seed: str = "arena"


def known(game: Game) -> dict[str, Choose]:
    """The players of a game by name: those that never change, and those that people play against."""
    return {**game.yardsticks, **game.bots}


def check_player(game: Game, name: str) -> None:
    """Raise `OptionsError` for a name that no player of the game has."""
    if not name.startswith(PROGRAM) and name not in known(game):
        raise OptionsError("unknown_bot", name=name[:30], known=", ".join(known(game)))


def play_round(pairing: Pairing, number: int) -> Round:
    """The games of the deal of that number.

    Raises `OptionsError` for a program that can't be started, and `RemoteProtocolError` for one that makes no moves.
    """
    seed = random.Random(f"{pairing.seed} {number}").randbytes(SEED_BYTES)
    seconds, decisions, score, stalls = [0.0, 0.0], [0, 0], 0.0, 0
    for seat in range(pairing.seats):
        names = [pairing.a if each == seat else pairing.b for each in range(pairing.seats)]
        state = begin(pairing.game, pairing.seats, pairing.rules, seed)
        chance = random.Random(f"{pairing.seed} {number} {seat}")
        with ExitStack() as stack:
            players = []
            for each, name in enumerate(names):
                rng = random.Random(f"{pairing.seed} {number} {seat} {each}")
                players.append(stack.enter_context(_player(pairing, name, each, rng)))
            for _ in range(MOST_MOVES):
                if state.result:
                    break
                if not state.turn:
                    state = _without_turn(pairing, state, chance)
                    continue
                mover = state.turn[0]
                view, who = state.view(mover), int(mover != seat)
                began = time.process_time()
                move = players[mover](view)
                seconds[who] += time.process_time() - began
                decisions[who] += 1
                state = state.after(mover, move)
        score += _share(state, seat)
        stalls += state.result is None or state.result.how not in _PLAYED_OUT
    return Round(score / pairing.seats, pairing.seats, stalls, (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def _without_turn(pairing: Pairing, state: Match, rng: random.Random) -> Match:
    """What comes after a state in which nobody is waited for: somebody interrupts, or the first clock is up."""
    for seat in range(pairing.seats):
        move = pairing.game.interrupt(state.view(seat), rng)
        if move:
            return state.after(seat, move)
    return state.expire(state.clocks[0].number)


def _share(state: Match, seat: int) -> float:
    """What A has won in that seat: 1 for a win, a part of it for one that was shared or that nobody has."""
    winners = state.result.winners if state.result else ()
    if not winners:
        return 1 / state.seats
    return 1 / len(winners) if seat in winners else 0.0


@contextmanager
def _player(pairing: Pairing, name: str, seat: int, rng: random.Random) -> Iterator[Callable[[View], str]]:
    """Who chooses moves at a seat, for one game."""
    if not name.startswith(PROGRAM):
        choose = known(pairing.game)[name]
        yield lambda view: choose(view, rng)
        return
    command = name.removeprefix(PROGRAM)
    try:
        process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    except (OSError, ValueError, IndexError):
        raise OptionsError("program_not_started", command=command[:100]) from None
    try:
        yield _Program(process, pairing, seat).choose
    finally:
        process.kill()
        # What it never read stands in the way of an end in order.
        with suppress(OSError):
            process.communicate()


class _Program:
    """A program that plays one seat over lines of JSON, as docs/programs.md says."""

    def __init__(self, process: "subprocess.Popen[str]", pairing: Pairing, seat: int) -> None:
        self._process = process
        self._number = 0
        sitters = tuple(Sitter(str(each + 1), present=True) for each in range(pairing.seats))
        self._write(encode(Seated(seat, pairing.game.name, pairing.rules, sitters)))

    def choose(self, view: View) -> str:
        """Its move. Raises `RemoteProtocolError` if it ends, takes too long, or writes anything but a move."""
        self._number += 1
        self._write(encode(Show(self._number, view)))
        assert self._process.stdout
        # One that writes nothing for ever is ended, and so writes nothing.
        ending = threading.Timer(DECIDES_WITHIN, self._process.kill)
        ending.start()
        try:
            line = self._process.stdout.readline(MAX_LINE)
        finally:
            ending.cancel()
        message = decode_line(line.strip()) if line.endswith("\n") else None
        if not isinstance(message, Move):
            raise RemoteProtocolError("no_move_of_program")
        return message.move

    def _write(self, line: str) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise RemoteProtocolError("no_move_of_program") from None
