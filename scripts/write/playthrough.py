"""Write the golden games in tests/playthroughs: `python scripts/write/playthrough.py`. Review the change as a diff.

Each game is played by the quick bot from a fixed seed; every position of it is described by its moves and events.
"""

from pathlib import Path

from p2p_malice.engine.game import Event
from p2p_malice.games.malice.bots.greedy import choose
from p2p_malice.games.malice.positions import position_text
from p2p_malice.games.malice.rules import deal

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "playthroughs"
GAMES = {
    "mdw-11": ("mdw payoff=11", 2),
    "mdw-21": ("mdw", 2),
    "mdw-31": ("mdw payoff=31", 2),
    "official-2": ("official", 2),
    "official-5": ("official", 5),
    "official-partners": ("official partners=yes", 4),
    "catmouse": ("catmouse", 2),
    "catmouse-short": ("catmouse-short", 2),
    "pz": ("pz", 2),
    "pz-nwis": ("pz-nwis", 2),
    "classic": ("classic", 2),
}
"""Rules and number of players by the name of the game."""


def seed_of(name: str) -> bytes:
    """The seed of a golden game: its name, filled up."""
    return name.encode().ljust(32, b".")


def game_text(name: str) -> str:
    """The whole game as text: the first position, a line for each move and its events, the last position."""
    rules, seats = GAMES[name]
    state = deal(seats, rules, seed_of(name))
    lines = [position_text(state), *map(event_text, state.events)]
    while not state.result:
        seat = state.player
        move = choose(state.view(seat))
        state = state.after(seat, move)
        lines.append(f"{seat} {move}: " + "; ".join(map(event_text, state.events)))
    return "\n".join([*lines, position_text(state), ""])


def event_text(event: Event) -> str:
    """An event in the fewest words."""
    parts = (event.kind, event.seat, event.card, event.source, event.target, event.stands_for, event.count)
    return " ".join(str(part) for part in parts if part is not None)


def main() -> None:
    """Write every golden game."""
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(game_text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
