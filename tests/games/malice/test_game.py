"""Spite & Malice as a value, and what version 0.1.0 kept of it."""

import random
from pathlib import Path

import pytest

from p2p_malice.engine.match import begin
from p2p_malice.errors import SavedGameError
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import DEFAULT, GAMES
from p2p_malice.play.rebuilding import rebuild_table
from p2p_malice.store.checked import write_line
from p2p_malice.store.contracts import FORMAT, SavedGame, move_entry, name_entry
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
    state = begin(MALICE, 2, "mdw payoff=3 undo=yes", SEED)
    for (seat, _), move in zip(game.moves, moves, strict=True):
        assert seat is not None
        state = state.after(seat, move)

    table, made, damage = rebuild_table(game, GAMES)

    assert any(move.startswith("goal") for _, move in game.moves)
    assert (game.deal.game, made, damage) == ("malice", len(moves), None)
    assert [table.view(seat) for seat in (0, 1)] == [state.view(seat) for seat in (0, 1)]


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("rules", ["mdw", "official", "catmouse-short payoff=4"])
def test_a_save_from_before_the_rule_of_undo_keeps_it(rules: str, version: int, tmp_path: Path) -> None:
    """All variants allowed it then, and the moves in the save may make use of it."""
    state = begin(MALICE, 2, f"{rules} undo=yes", SEED)
    moves: list[tuple[int, str]] = []
    while not state.view(state.turn[0]).undo:
        (seat,) = state.turn
        plays = [move for move in state.offers(seat).moves if move[-2] == "c" and move[0] != "p"]
        moves.append((seat, (plays or state.offers(seat).moves)[0]))
        state = state.after(*moves[-1])
    moves.append((state.turn[0], "undo"))
    first = {"format": version, "made": MADE, "rules": rules, "seed": SEED.hex(), "tokens": TOKENS, "places": []}
    lines = [write_line(first), write_line(name_entry(0, "Asha")), write_line(name_entry(1, "Bob"))]
    lines += [write_line(move_entry(at, *move, is_last=False)) for at, move in enumerate(moves, 2)]
    path = tmp_path / "x.game"
    path.write_bytes(b"".join(lines))

    table, made, damage = rebuild_table(read_game(path), GAMES)

    assert (made, damage) == (len(moves), None)
    assert table.view(0).rules == (rules if rules == "mdw" else f"{rules} undo=yes")


def test_a_match_for_points_was_not_limited_to_so_many_games() -> None:
    """Up to format 2, `deals` meant nothing beside a `target`."""
    assert MALICE.modern_rules("pz deals=3 target=5") == "pz undo=yes target=5"
    assert MALICE.modern_rules("classic deals=3") == "classic deals=3"


@pytest.mark.parametrize(("version", "tops"), [(3, ["8s", "3h", "8d"]), (FORMAT, ["8h", "3h", "5h"])])
def test_a_save_keeps_the_cards_that_a_former_version_dealt(version: int, tops: list[str], tmp_path: Path) -> None:
    """Up to format 3, only those who had tied at the start compared their new payoff cards."""
    seed = (26).to_bytes(32, "big").hex()
    tokens = [letter * 32 for letter in "abc"]
    first = {"made": MADE, "rules": "official starter=top", "seed": seed, "tokens": tokens, "places": ["bot"] * 3}
    path = tmp_path / "x.game"
    path.write_bytes(write_line({"format": version, **first}))

    table, _, _ = rebuild_table(read_game(path), GAMES)

    assert [table.view(0).pile("payoff", seat).top for seat in range(3)] == tops


def test_rules_nobody_knows_stay_as_they_are() -> None:
    """What is wrong with them is found where they are read."""
    assert MALICE.modern_rules("chess") == "chess"


def test_a_seat_of_the_first_version_is_read(tmp_path: Path) -> None:
    """A guest's seat of before is one at a table of Spite & Malice."""
    kept = {"id": "x", "made": MADE, "name": "Bob", "players": ["Asha", "Bob"], "rules": "mdw", "token": TOKENS[1]}
    path = tmp_path / "x.seat"
    path.write_bytes(write_line({"format": 1, **kept, "keepsake": "", "number": 12, "is_over": False}))

    assert (read_seat(path).game, read_seat(path).number) == ("malice", 12)


def test_a_save_of_a_later_version_is_told(tmp_path: Path) -> None:
    """Nothing is guessed of a format that nobody here knows."""
    path = tmp_path / "x.game"
    path.write_bytes(write_line({"format": FORMAT + 1}))

    with pytest.raises(SavedGameError):
        read_game(path)
