"""Writes what the page must know of the variants: `python scripts/page_data.py`. A test sees to it that it was run."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from p2p_malice.engine.match import MAX_DEALS
from p2p_malice.games.malice.options import RULES, VARIANTS
from p2p_malice.games.malice.rules import GAME_MOVES, IDLE_ROUNDS, TURN_PLAYS
from p2p_malice.web.site import FOLDER

PATH = FOLDER / "variants.js"
HEAD = "// The variants as data, written by scripts/page_data.py from games/malice/options.py.\n\n"


def variants_script() -> str:
    """The module `variants.js`."""
    lines = []
    for name, options in VARIANTS.items():
        facts = {"min_seats": options.min_seats, "max_seats": options.max_seats, "payoffs": options.payoffs}
        facts |= {rule: getattr(options, rule) for rule in RULES}
        facts |= {"idle_rounds": IDLE_ROUNDS, "max_deals": MAX_DEALS}
        facts |= {"turn_plays": TURN_PLAYS, "game_moves": GAME_MOVES}
        lines.append(f"  {json.dumps(name)}: {json.dumps(facts)},\n")
    return f"{HEAD}export const OPTIONS = {{\n{''.join(lines)}}};\n"


if __name__ == "__main__":
    PATH.write_text(variants_script(), encoding="utf-8")
