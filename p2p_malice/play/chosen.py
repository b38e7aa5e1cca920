"""The rules that are chosen on the command line and in the settings, as text."""

from collections.abc import Mapping, Sequence

from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.options import VARIANTS, parse_options, with_payoff, with_rules
from p2p_malice.words.catalogue import load

RuleSets = Mapping[str, Mapping[str, str | int | bool]]
"""House rules under names of one's own: the options, and with `variant` what they differ from."""

DEFAULT = "mdw"


def chosen_rules(name: str, sets: RuleSets, *, payoff: int | None = None, rules: Sequence[str] = ()) -> str:
    """The rules of the variant or own set `name`, with a payoff size and house rules on top, as text.

    Raises `OptionsError` for what there is not.
    """
    options = parse_options(_written(name, sets))
    if payoff is not None:
        options = with_payoff(options, payoff)
    return str(with_rules(options, rules))


def _written(name: str, sets: RuleSets) -> str:
    if name not in sets:
        if name not in VARIANTS:
            raise OptionsError("unknown_rules", text=name[:30], known=", ".join([*VARIANTS, *sets]))
        return name
    changes = dict(sets[name])
    variant = str(changes.pop("variant", DEFAULT))
    words = {True: "yes", False: "no"}
    rules = [f"{rule}={words[value] if isinstance(value, bool) else value}" for rule, value in changes.items()]
    try:
        return str(with_rules(parse_options(variant), rules))
    except OptionsError as error:
        raise OptionsError(f"The rules {name} of config.toml cannot be used: {load().error(error)}") from None
