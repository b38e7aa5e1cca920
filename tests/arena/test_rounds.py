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
    for silent in (f"run:{sys.executable} -c pass", "run:true"):
        with pytest.raises(RemoteProtocolError, match="no_move_of_program"):
            play_round(Pairing(MALICE, silent, "greedy", "mdw payoff=3"), 2)
    with pytest.raises(OptionsError, match="program_not_started"):
        play_round(Pairing(MALICE, "run:/no/such/program", "greedy", "mdw payoff=3"), 2)
    with pytest.raises(OptionsError, match="greedy"):
        check_player(MALICE, "nobody")


def test_the_command_prints_how_it_went(capsys: pytest.CaptureFixture[str]) -> None:
    """A player against itself wins half, exactly."""
    cli(["arena", "greedy", "greedy", "--pairs", "3", "--payoff", "3", "--sprt"], standalone_mode=False)

    assert "greedy against greedy: 50.0 % ± 0.0" in (out := capsys.readouterr().out)
    assert "still open" in out
