"""Write the golden vectors of game codes: tests/vectors/game-codes.json. Those that are there stay as they are."""

import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from attrs import evolve

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import GAMES
from p2p_malice.protocol.game_code import CodeSeat, GameInCode, encode, first_position

PATH = Path(__file__).parents[2] / "tests/vectors/game-codes.json"
NAMES = ("Asha", "Bên", "小明", "Zoë ❤️", "Ravi", "Mia", "Noor", "Jo", "Ida")
PLAYED = (
    ("just dealt", "mdw", (None, ""), 0, None),
    ("a first turn", "mdw payoff=11 undo=yes", (None, None), 4, None),
    ("a whole game", "mdw payoff=2", (None, None), 10_000, None),
    ("four with computers", "official payoff=5", (None, None, "", "hard"), 60, None),
    ("nine", "official payoff=3", (None,) * 9, 100, None),
    ("cat and mouse", "catmouse", (None, None), 50, None),
    ("another dealer", "pz", (None, None), 40, 1),
    ("a match", "mdw payoff=2 deals=3", (None, None), 10_000, None),
)


def main() -> None:
    """Play each with moves at random."""
    vectors = json.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else []
    known = {vector["name"] for vector in vectors}
    for name, rules, bots, most, dealer in PLAYED:
        if name in known:
            continue
        rng = random.Random(name)
        seats = tuple(map(CodeSeat, NAMES, bots))
        coded = GameInCode("malice", rules, seats, rng.randbytes(SEED_BYTES), dealer=dealer)
        state = first_position(coded, MALICE)
        moves: list[tuple[int, str]] = []
        while state.turn and len(moves) < most:
            seat = state.turn[0]
            legal = sorted(state.offers(seat).moves)
            moves.append((seat, rng.choice([move for move in legal if ">c" in move] or legal)))
            state = state.after(*moves[-1])
        vectors.append(
            {
                "name": name,
                "code": encode(evolve(coded, moves=tuple(moves)), GAMES),
                "rules": rules,
                "seats": [[seat.name, seat.bot] for seat in seats],
                "seed": coded.seed.hex(),
                "dealer": dealer,
                "moves": moves,
                "position": MALICE.position(state.state) if MALICE.position else "",
            }
        )
    lines = ",\n".join(json.dumps(vector, ensure_ascii=False, separators=(",", ":")) for vector in vectors)
    PATH.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
