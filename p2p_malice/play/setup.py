"""SET-UP: what is chosen before a table is hosted: the rules, and who sits where. One form for every face."""

from collections.abc import Mapping, Sequence

from attrs import frozen

from p2p_malice.errors import MaliceError, OptionsError
from p2p_malice.face import Field, Form, Pick, Stepper, Text, Verdict
from p2p_malice.games.malice.options import RULES, VARIANTS, check_seats, parse_options, with_payoff, with_rules
from p2p_malice.games.malice.sheet import key_of
from p2p_malice.play.places import BOT, FRIEND, ME, Place, read_places
from p2p_malice.protocol.cleaning import clean
from p2p_malice.protocol.messages import MAX_NAME
from p2p_malice.words.saying import Saying, say

RuleSets = Mapping[str, Mapping[str, str | int | bool]]
"""House rules under names of one's own: the options, and with `variant` what they differ from."""

DEFAULT = "mdw"

MOST_TYPED = 200
"""Characters of a field that are read."""


@frozen
class Setup:
    """What was chosen: the player's name, the rules as text, the places."""

    name: str
    rules: str
    places: tuple[Place, ...]


def clean_name(name: str) -> str:
    """The name as it is shown; `Player` where nothing is left of it."""
    return clean(name, MAX_NAME) or "Player"


# --- the form --------------------------------------------------------------------------------------------------------


def setup_form(*, is_hosting: bool, name: str, variant: str | None, sets: RuleSets) -> Form:
    """The form for a table with friends, or else for one at this screen; `sets` are rules of one's own."""
    variants = {each: say("form-variant-line", name=each, what=say(f"variant-{each}")) for each in VARIANTS}
    variants |= {each: say("form-variant-line", name=each, what=say("variant-own")) for each in sets}
    seats = _FOR_FRIENDS if is_hosting else _FOR_HERE
    fields = (
        Text("name", name),
        Pick("variant", variant if variant in variants else DEFAULT, options=variants),
        *(_field_of(rule) for rule in RULES if is_main(rule)),
        Text("seats", seats[0], suggestions=seats),
    )

    def check(values: Mapping[str, str]) -> Verdict:
        try:
            setup = read_setup(values, sets)
        except MaliceError as error:
            return Verdict(False, error)
        friends = sum(place.kind == FRIEND for place in setup.places)
        return Verdict(True, say("form-setup-good", rules=setup.rules, players=len(setup.places), friends=friends))

    more = tuple(_field_of(rule) for rule in RULES if not is_main(rule))
    return Form("host" if is_hosting else "play", fields, check, more)


_FOR_FRIENDS = (f"{ME} {FRIEND}", f"{ME} {FRIEND} {FRIEND}", f"{ME} {FRIEND} {BOT}")
_FOR_HERE = (f"{ME} {BOT}", f"{ME} {BOT}=easy", f"{ME} {ME}=Asha", f"{ME} {BOT} {BOT} {BOT}")


def is_main(rule: str) -> bool:
    """Whether most people want to choose it."""
    return bool(RULES[rule].metadata.get("is_main"))


_MEANINGS = {"no": say("form-no"), "yes": say("form-yes")}


def _field_of(rule: str) -> Field:
    """A field for a house rule, by its row; "" leaves it to the variant."""
    metadata = RULES[rule].metadata
    if "words" in metadata:
        options: dict[str, Saying] = {"": say("form-default")}
        options |= {word: _MEANINGS.get(word) or say("form-value", word=word) for word in metadata["words"]}
        return Pick(rule, label=key_of(rule, "rule"), options=options)
    least, most = metadata["range"]
    return Stepper(rule, label=key_of(rule, "rule"), least=least, most=most)


def read_setup(values: Mapping[str, str], sets: RuleSets) -> Setup:
    """What the values of the form say. Raises `OptionsError` for what does not go together."""
    given = {name: value.strip()[:MOST_TYPED] for name, value in values.items()}
    name = clean_name(given.get("name", ""))
    house = [f"{rule}={given[rule]}" for rule in RULES if given.get(rule)]
    rules = chosen_rules(given.get("variant") or DEFAULT, sets, rules=house)
    places = read_places(given.get("seats", "").split(), name)
    check_seats(parse_options(rules), len(places))
    return Setup(name, rules, places)


# --- rules -----------------------------------------------------------------------------------------------------------


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
        raise OptionsError("own_rules", name=name[:30], why=error) from None
