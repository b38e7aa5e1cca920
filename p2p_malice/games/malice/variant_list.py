"""The list of the variants."""

import textwrap
from collections.abc import Iterable

from p2p_malice.games.house_rule_list import INDENT, WIDTH
from p2p_malice.games.malice.options import VARIANTS
from p2p_malice.games.malice.rule_sheet import facts
from p2p_malice.words.catalogue import Words
from p2p_malice.words.joined_lists import either


def variants_text(words: Words, own: Iterable[str] = ()) -> str:
    """The variants, each with a line on what is special about it, and the names of the player's `own` rule sets."""
    lines = [words("variants")]
    for name in VARIANTS:
        lines.append(f"  {variant_words(name, words)}")
        told = words("variant-listed", name=words(f"variant-name-{name}"), line=words(f"variant-{name}"))
        lines += textwrap.wrap(told, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    lines += [f"  {name:<15} {words('variant-own')}" for name in own]
    return "\n".join(lines)


def variant_words(name: str, words: Words) -> str:
    """A variant, described in a line."""
    options = VARIANTS[name]
    told = facts(options)
    payoff = words("variant-payoff", sizes=either([str(size) for size in options.payoffs], words))
    return f"{name:<15} {words('variant-players', **told):<15} {payoff:<21} {words('variant-wild', **told)}"
