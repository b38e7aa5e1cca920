"""The text of rules chosen by name, on the command line, in a form or in the settings."""

from collections.abc import Mapping, Sequence

from p2p_malice.engine.rule_book import RuleBook
from p2p_malice.errors import OptionsError

RuleSets = Mapping[str, Mapping[str, str | int | bool]]
"""The player's own rule sets by name: each has options, and the `variant` that they change."""


def chosen_rules(
    name: str | None,
    sets: RuleSets,
    book: RuleBook,
    rules: Sequence[str] = (),
) -> str:
    """The rules of the variant or the player's own set `name`, with house `rules` on top, as text.

    Raises `OptionsError` for anything unknown.
    """
    return book.written(_written(name or book.variants[0], sets, book), rules)


def _written(name: str, sets: RuleSets, book: RuleBook) -> str:
    known = book.variants
    if name in sets and name in known:
        raise OptionsError("own_rules_like_variant", name=name)
    if name not in sets:
        if name not in known:
            raise OptionsError("unknown_rules", text=name[:30], known=", ".join([*known, *sets]))
        return name
    changes = dict(sets[name])
    variant = str(changes.pop("variant", known[0]))
    words = {True: "yes", False: "no"}
    rules = [f"{rule}={words[value] if isinstance(value, bool) else value}" for rule, value in changes.items()]
    try:
        return book.written(variant, rules)
    except OptionsError as error:
        raise OptionsError("own_rules", name=name[:30], why=error) from None
