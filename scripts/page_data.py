"""Write what the page has to know of the variants: `python scripts/page_data.py`. A test checks that it was run."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from p2p_malice.games.malice.options import RULES, VARIANTS
from p2p_malice.games.malice.sheet import LIMITS, facts, sentences
from p2p_malice.web.site import FOLDER

PATH = FOLDER / "shared/variants.js"
HEAD = "// The variants and their sheet as data, written by scripts/page_data.py from games/malice/."


def variants_script() -> str:
    """The module `variants.js`."""
    names = ("min_seats", "max_seats", *RULES)
    options = {name: {each: facts(variant)[each] for each in names} for name, variant in VARIANTS.items()}
    # What speaks against the rules is said where they are chosen. A guest's page only reads those in force.
    parts = {part: keys for part, keys in sentences().items() if part != "chances"}
    return "\n".join(
        [
            HEAD,
            _constant("What each variant is, by the names of its options.", "OPTIONS", options),
            _constant("Limits of turns, games and matches under any options.", "LIMITS", LIMITS),
            _constant("By each part of the sheet the keys of its sentences.", "PARTS", parts),
        ]
    )


def _constant(about: str, name: str, value: Mapping[str, object]) -> str:
    lines = "".join(f"  {json.dumps(key)}: {json.dumps(each)},\n" for key, each in value.items())
    return f"\n/** {about} */\nexport const {name} = {{\n{lines}}};\n"


if __name__ == "__main__":
    PATH.write_text(variants_script(), encoding="utf-8")
