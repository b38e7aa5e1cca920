"""The list of a game's house rules."""

import textwrap

from p2p_malice.engine.options import Rows, key_of, values_of
from p2p_malice.words.catalogue import Words

WIDTH = 80
INDENT = " " * 6


def house_rules_text(rows: Rows, words: Words) -> str:
    """All house rules, each with its possible values and, below it, what it does."""
    lines = [words("house-rules")]
    for name, row in rows.items():
        lines.append(f"  {name}={values_of(row)}")
        lines += textwrap.wrap(words(key_of(name, "means")), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return "\n".join(lines)
