"""Write the README's tables of variants and house rules: `python3 scripts/readme.py`. A test checks that it was run."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from p2p_malice.engine.options import key_of, values_of
from p2p_malice.games.malice.options import RULES, VARIANTS
from p2p_malice.games.malice.sheet import facts
from p2p_malice.words.catalogue import ENGLISH, Words, load
from p2p_malice.words.lists import either

README = Path(__file__).resolve().parent.parent / "README.md"


def with_tables(text: str, words: Words) -> str:
    """The README with its tables as the game is now. Raises `ValueError` where it has no such table."""
    for head, rows in (
        ("| variant | players |", [_variant_row(name, words) for name in VARIANTS]),
        ("| house rule | may be |", [_rule_row(rule, words) for rule in RULES]),
    ):
        table = re.compile(rf"(^{re.escape(head)}.*\n\|[-|]+\|\n)(?:\|.*\n)+", re.MULTILINE)
        found = table.search(text)
        if found is None:
            raise ValueError(head)
        text = text[: found.end(1)] + "".join(f"{row}\n" for row in rows) + text[found.end() :]
    return text


def _variant_row(name: str, words: Words) -> str:
    """For how many it is, its payoff piles, and what is special."""
    options = VARIANTS[name]
    players = words("variant-players", **facts(options)).removesuffix(" players")
    payoffs = either([str(size) for size in options.payoffs], words)
    default = " (default)" if name == next(iter(VARIANTS)) else ""
    return f"| `{name}`{default} | {players} | {payoffs} | {words(f'variant-{name}')} |"


def _rule_row(rule: str, words: Words) -> str:
    """What it may be, and what it is about."""
    return f"| `{rule}` | {values_of(RULES[rule]).replace('|', ', ')} | {words(key_of(rule, 'means'))} |"


if __name__ == "__main__":
    README.write_text(
        with_tables(README.read_text(encoding="utf-8"), load(ENGLISH, malice="p2p_malice.games.malice")),
        encoding="utf-8",
    )
