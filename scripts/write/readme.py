"""Write the tables of variants and house rules, in README.md and docs/rules.md: `python3 scripts/write/readme.py`.

A test checks that it was run.
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from p2p_malice.engine.options import key_of, values_of
from p2p_malice.games.malice.options import RULES, VARIANTS
from p2p_malice.games.malice.rule_sheet import facts
from p2p_malice.words.catalogue import ENGLISH, Words, load
from p2p_malice.words.joined_lists import either

ROOT = Path(__file__).resolve().parents[2]


def tables(words: Words) -> dict[str, tuple[str, list[str]]]:
    """The head and the rows of each table, by the file that has it."""
    return {
        "README.md": ("| in the menu | command |", [_variant_row(name, words) for name in VARIANTS]),
        "docs/rules.md": ("| house rule | may be |", [_rule_row(rule, words) for rule in RULES]),
    }


def with_table(text: str, head: str, rows: list[str]) -> str:
    """The text with these rows in the table that begins so. Raises `ValueError` where there is no such table."""
    table = re.compile(rf"(^{re.escape(head)}.*\n\|[-|]+\|\n)(?:\|.*\n)*", re.MULTILINE)
    found = table.search(text)
    if found is None:
        raise ValueError(head)
    return text[: found.end(1)] + "".join(f"{row}\n" for row in rows) + text[found.end() :]


def _variant_row(name: str, words: Words) -> str:
    """What menus call it, its name, for how many it is, its payoff piles, and what is special."""
    options = VARIANTS[name]
    players = words("variant-players", **facts(options)).removesuffix(" players")
    payoffs = either([str(size) for size in options.payoffs], words)
    default = " (default)" if name == next(iter(VARIANTS)) else ""
    shown = words(f"variant-name-{name}")
    return f"| {shown}{default} | `{name}` | {players} | {payoffs} | {words(f'variant-{name}')} |"


def _rule_row(rule: str, words: Words) -> str:
    """What it may be, and what it is about."""
    return f"| `{rule}` | {values_of(RULES[rule]).replace('|', ', ')} | {words(key_of(rule, 'means'))} |"


if __name__ == "__main__":
    for file, table in tables(load(ENGLISH, malice="p2p_malice.games.malice")).items():
        text = (ROOT / file).read_text(encoding="utf-8")
        (ROOT / file).write_text(with_table(text, *table), encoding="utf-8")
