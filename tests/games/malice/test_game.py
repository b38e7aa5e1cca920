"""Spite & Malice as a value, and what version 0.1.0 kept of it."""

import random
from pathlib import Path

import pytest

from p2p_malice.engine.match import begin
from p2p_malice.errors import SavedGameError
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import DEFAULT, GAMES
from p2p_malice.play.resuming import rebuild_table
from p2p_malice.store.checked import write_line
from p2p_malice.store.contracts import SavedGame, move_entry, name_entry
from p2p_malice.store.games import read_game
from p2p_malice.store.seats import read_seat

SEED = bytes(range(32))
TOKENS = ("a" * 32, "b" * 32)
MADE = "2026-11-21T18:04:05"


@pytest.mark.parametrize(
    ("former", "today"),
    [
        ("goal>c0", "payoff>c0"),
        ("goal@2>c3", "payoff@2>c3"),
        ("7h>c0", "7h>c0"),
        ("d0@2>c1", "d0@2>c1"),
        ("undo", "undo"),
        ("payoff>c0", "payoff>c0"),
    ],
)
def test_moves_of_the_first_version_are_rewritten(former: str, today: str) -> None:
    """There the payoff pile was called `goal`."""
    assert MALICE.modern(former) == today


def test_the_registry_knows_it_by_name() -> None:
    """It's the one that is played where nobody says what."""
    assert GAMES["malice"] is DEFAULT is MALICE


def former_save(path: Path) -> tuple[SavedGame, list[str]]:
    """A whole game as version 0.1.0 kept it, and its moves in today's notation."""
    rng = random.Random(7)
    state = begin(MALICE, 2, "mdw payoff=3", SEED)
    first = {"format": 1, "made": MADE, "rules": "mdw payoff=3", "seed": SEED.hex(), "tokens": TOKENS, "places": []}
    lines = [write_line(first), write_line(name_entry(0, "Asha")), write_line(name_entry(1, "Bob"))]
    moves: list[str] = []
    while not state.result:
        (seat,) = state.turn
        moves.append(MALICE.bots["normal"](state.view(seat), rng))
        state = state.after(seat, moves[-1])
        former = moves[-1].replace("payoff", "goal")
        lines.append(write_line(move_entry(len(moves) + 1, seat, former, is_last=state.result is not None)))
    path.write_bytes(b"".join(lines))
    return read_game(path), moves


def test_a_save_of_the_first_version_is_read(tmp_path: Path) -> None:
    """It says no game and calls the payoff pile otherwise; it goes on as if it was made today."""
    game, moves = former_save(tmp_path / "x.game")
    state = begin(MALICE, 2, "mdw payoff=3", SEED)
    for (seat, _), move in zip(game.moves, moves, strict=True):
        assert seat is not None
        state = state.after(seat, move)

    table, made, damage = rebuild_table(game)

    assert any(move.startswith("goal") for _, move in game.moves)
    assert (game.deal.game, made, damage) == ("malice", len(moves), None)
    assert [table.view(seat) for seat in (0, 1)] == [state.view(seat) for seat in (0, 1)]


def test_a_seat_of_the_first_version_is_read(tmp_path: Path) -> None:
    """A guest's seat of before is one at a table of Spite & Malice."""
    kept = {"id": "x", "made": MADE, "name": "Bob", "players": ["Asha", "Bob"], "rules": "mdw", "token": TOKENS[1]}
    path = tmp_path / "x.seat"
    path.write_bytes(write_line({"format": 1, **kept, "keepsake": "", "number": 12, "is_over": False}))

    assert (read_seat(path).game, read_seat(path).number) == ("malice", 12)


def test_a_save_of_a_later_version_is_told(tmp_path: Path) -> None:
    """Nothing is guessed of a format that nobody here knows."""
    path = tmp_path / "x.game"
    path.write_bytes(write_line({"format": 3}))

    with pytest.raises(SavedGameError):
        read_game(path)
