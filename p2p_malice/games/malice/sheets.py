"""The rules as sheets to read, written from the options in force."""

import textwrap
from collections.abc import Iterable

from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.options import RULES, VARIANTS, Options, parse_options
from p2p_malice.games.malice.sheet import facts, key_of, sentences
from p2p_malice.words.catalogue import Words
from p2p_malice.words.lists import either

WIDTH = 80


def variants_text(words: Words, own: Iterable[str] = ()) -> str:
    """The variants, a line each, and the names of the player's `own` rule sets."""
    lines = [words("variants"), *(f"  {variant_words(name, words)}" for name in VARIANTS)]
    lines += [f"  {name:<15} {words('variant-own')}" for name in own]
    return "\n".join(lines)


def variant_words(name: str, words: Words) -> str:
    """A variant in a line."""
    options = VARIANTS[name]
    told = facts(options)
    payoff = words("variant-payoff", sizes=either([str(size) for size in options.payoffs], words))
    return f"{name:<15} {words('variant-players', **told):<15} {payoff:<21} {words('variant-wild', **told)}"


def house_rules_text(words: Words) -> str:
    """All house rules, a line each, with the values that each may have."""
    lines = [words("house-rules")]
    for name in RULES:
        written = f"{name}={values_of(name)}"
        lines.append(f"  {written:<28}{'' if len(written) < 28 else chr(10) + ' ' * 30}{words(key_of(name, 'rule'))}")
    return "\n".join(lines)


def values_of(rule: str) -> str:
    """The values that a rule may have: `1-60`, `no|yes`."""
    metadata = RULES[rule].metadata
    return "|".join(metadata["words"]) if "words" in metadata else "{}-{}".format(*metadata["range"])


def rules_text(rules: str, words: Words, width: int = WIDTH) -> str:
    """The rules that `rules` (options as text) stand for: headed paragraphs of at most `width` columns, and a table."""
    try:
        options = parse_options(rules)
    except OptionsError:
        return words("sheet-unknown")
    told = facts(options)
    paragraphs = [words("sheet-title", rules=rules)]
    for part, keys in sentences().items():
        said = [text for key in keys if (text := words(key, **told).strip())]
        if said:
            paragraphs.append(f"{words(f'sheet-part-{part}').upper()}. {' '.join(said)}")
    return "\n\n".join([*(textwrap.fill(text, width) for text in paragraphs), *_table(options, words)])


def _table(options: Options, words: Words) -> list[str]:
    """The most important options, a line each."""
    keys = (key_of(name, "brief") for name in RULES)
    briefs = [words(key, **facts(options)).partition(": ") for key in keys if key in words]
    return ["\n".join(f"  {label:<20}{value}" for label, _, value in briefs if value)]
