"""Golden games: recorded once, replayed for ever."""

from pathlib import Path

import pytest

from p2p_malice.games.malice.options import VARIANTS
from p2p_malice.games.malice.positions import parse_position, position_text
from scripts.write.playthrough import GAMES, event_text, seed_of

FOLDER = Path(__file__).parents[2] / "playthroughs"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: str(path.stem))
def test_a_golden_game_is_replayed_as_it_was_written(path: Path) -> None:
    """Every move in the file is legal and has the effects written after it, down to the last position."""
    first, *lines, last = path.read_text(encoding="utf-8").splitlines()
    state = parse_position(first)
    assert state.seed == seed_of(path.stem)

    for line in lines:
        if line[0].isdigit():
            seat, _, rest = line.partition(" ")
            move, _, events = rest.partition(": ")
            state = state.after(int(seat), move)
            assert "; ".join(map(event_text, state.events)) == events

    assert state.result is not None
    assert position_text(state) == last


def test_every_variant_has_a_golden_game() -> None:
    """There is a file for each game that the script writes, and among them one of each variant."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
    assert {rules.partition(" ")[0] for rules, _ in GAMES.values()} == set(VARIANTS)
