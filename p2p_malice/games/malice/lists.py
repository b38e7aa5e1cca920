"""Lists of the variants and of the house rules."""

import textwrap
from collections.abc import Iterable

from p2p_malice.games.malice.options import RULES, VARIANTS
from p2p_malice.games.malice.sheet import facts, key_of
from p2p_malice.words.catalogue import Words
from p2p_malice.words.lists import either

WIDTH = 80

_INDENT = " " * 6


def variants_text(words: Words, own: Iterable[str] = ()) -> str:
    """The variants, each with a line of what is special, and the names of the player's `own` rule sets."""
    lines = [words("variants")]
    for name in VARIANTS:
        lines.append(f"  {variant_words(name, words)}")
        lines += textwrap.wrap(words(f"variant-{name}"), WIDTH, initial_indent=_INDENT, subsequent_indent=_INDENT)
    lines += [f"  {name:<15} {words('variant-own')}" for name in own]
    return "\n".join(lines)


def variant_words(name: str, words: Words) -> str:
    """A variant in a line."""
    options = VARIANTS[name]
    told = facts(options)
    payoff = words("variant-payoff", sizes=either([str(size) for size in options.payoffs], words))
    return f"{name:<15} {words('variant-players', **told):<15} {payoff:<21} {words('variant-wild', **told)}"


def house_rules_text(words: Words) -> str:
    """All house rules, each with the values that it may have, and below it what it does."""
    lines = [words("house-rules")]
    for name in RULES:
        lines.append(f"  {name}={values_of(name)}")
        lines += textwrap.wrap(words(key_of(name, "means")), WIDTH, initial_indent=_INDENT, subsequent_indent=_INDENT)
    return "\n".join(lines)


def values_of(rule: str) -> str:
    """The values that a rule may have: `1-60`, `no|yes`."""
    metadata = RULES[rule].metadata
    return "|".join(metadata["words"]) if "words" in metadata else "{}-{}".format(*metadata["range"])
