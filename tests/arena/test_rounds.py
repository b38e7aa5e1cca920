"""Every deal is played from each seat, by our players and by programs of others."""

import sys

import pytest

from p2p_malice.arena.rounds import Pairing, check_player, play_round
from p2p_malice.cli import cli
from p2p_malice.engine.game import Game
from p2p_malice.errors import OptionsError, RemoteProtocolError
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.spite.game import SPITE

PROGRAM = """
import json
for line in map(json.loads, iter(input, "")):
    if line["kind"] == "show":
        print(json.dumps({"kind": "move", "number": line["number"], "move": line["moves"][0]}), flush=True)
"""


@pytest.mark.parametrize(
    ("game", "player", "rules", "seats"),
    [
        (MALICE, "greedy", "mdw payoff=5", 2),
        (MALICE, "greedy", "official payoff=3", 4),
        (SPITE, "hard", "spite rounds=1", 3),
    ],
)
def test_equal_players_share_what_there_is_to_win(game: Game, player: str, rules: str, seats: int) -> None:
    """From all seats together, each deal gives one part of as many as there are; the same deal is the same game."""
    pairing = Pairing(game, player, player, rules, seats)

    first, again = play_round(pairing, 1), play_round(pairing, 1)

    assert first.score == pytest.approx(1 / seats)
    assert first.games == seats
    assert first.decisions == again.decisions


def test_a_program_of_somebodys_own_plays() -> None:
    """It makes the moves of the naive player, over lines of JSON."""
    program = f"run:{sys.executable} -c '{PROGRAM}'"

    theirs = play_round(Pairing(MALICE, program, "greedy", "mdw payoff=3"), 2)
    ours = play_round(Pairing(MALICE, "naive", "greedy", "mdw payoff=3"), 2)

    assert (theirs.score, theirs.decisions) == (ours.score, ours.decisions)
    endless = "import sys\nwhile True: sys.stdout.write(chr(120) * 9999)"
    for silent in (f"run:{sys.executable} -c pass", "run:true", f"run:{sys.executable} -c '{endless}'"):
        with pytest.raises(RemoteProtocolError, match="no_move_of_program"):
            play_round(Pairing(MALICE, silent, "greedy", "mdw payoff=3"), 2)
    with pytest.raises(OptionsError, match="program_not_started"):
        play_round(Pairing(MALICE, "run:/no/such/program", "greedy", "mdw payoff=3"), 2)
    with pytest.raises(OptionsError, match="greedy"):
        check_player(MALICE, "nobody")


def test_a_program_that_writes_nothing_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has so long for a move. The arena used to wait for ever."""
    monkeypatch.setattr("p2p_malice.arena.rounds.DECIDES_WITHIN", 0.1)
    silent = f"run:{sys.executable} -c 'input(); input(); input(); input()'"

    with pytest.raises(RemoteProtocolError, match="no_move_of_program"):
        play_round(Pairing(MALICE, silent, "greedy", "mdw payoff=3"), 2)


def test_a_program_cannot_know_the_deal_before(capsys: pytest.CaptureFixture[str]) -> None:
    """Our own players always get the same deals. A program that got those as well could know all cards."""
    program = f"run:{sys.executable} -c '{PROGRAM}'"
    for players in (("naive", "naive"), (program, "naive"), (program, "naive")):
        cli(["arena", *players, "--pairs", "1", "--payoff", "1"], standalone_mode=False)
        told = [line for line in capsys.readouterr().err.splitlines() if "--seed" in line]
        assert len(told) == (players[0] == program)


def test_the_command_prints_how_it_went(capsys: pytest.CaptureFixture[str]) -> None:
    """A player against itself wins half, exactly."""
    cli(["arena", "greedy", "greedy", "--pairs", "3", "--payoff", "3", "--sprt"], standalone_mode=False)

    assert "greedy against greedy: 50.0% ± 0.0" in (out := capsys.readouterr().out)
    assert "still open" in out
