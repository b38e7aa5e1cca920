"""SET-UP: the choices before a table is hosted: the rules, and who sits where. One form for every face."""

from collections.abc import Mapping

from attrs import frozen

from p2p_malice.engine.book import Row
from p2p_malice.engine.game import Game
from p2p_malice.errors import MaliceError
from p2p_malice.face import Field, Form, Pick, Stepper, Text, Verdict
from p2p_malice.games import registry
from p2p_malice.play.chosen import RuleSets, chosen_rules
from p2p_malice.play.places import BOT, FRIEND, ME, Place, is_watched, read_places
from p2p_malice.protocol.cleaning import MAX_NAME, clean
from p2p_malice.words.saying import Saying, say

MOST_TYPED = 200
"""How many characters of a field are read."""


@frozen
class Setup:
    """What was chosen: the player's name, the rules as text, the places."""

    name: str
    rules: str
    places: tuple[Place, ...]


def clean_name(name: str) -> str:
    """The name as it is shown; `Player` if nothing is left of it."""
    return clean(name, MAX_NAME) or "Player"


# --- the form --------------------------------------------------------------------------------------------------------


def setup_form(kind: str, *, name: str, variant: str | None, sets: RuleSets, game: Game = registry.DEFAULT) -> Form:
    """The form for a table of that kind, `HOST`, `PLAY` or `WATCH`; `sets` are the player's own rule sets."""
    variants = {each: say("form-variant-line", name=each, what=say(f"variant-{each}")) for each in game.book.variants}
    variants |= {each: say("form-variant-line", name=each, what=say("variant-own")) for each in sets}
    seats = _SEATS[kind]
    fields = (
        *(() if kind == WATCH else (Text("name", name),)),
        Pick("variant", variant if variant in variants else game.book.variants[0], options=variants),
        *(_field_of(row) for row in game.book.rows if row.is_main),
        Text("seats", seats[0], suggestions=seats),
    )

    def check(values: Mapping[str, str]) -> Verdict:
        try:
            setup = read_setup(values, sets, game)
        except MaliceError as error:
            return Verdict(False, error)
        players = len(setup.places)
        if is_watched(setup.places):
            return Verdict(True, say("form-setup-watched", rules=setup.rules, players=players))
        friends = sum(place.kind == FRIEND for place in setup.places)
        good = say("form-setup-good", rules=setup.rules, players=players, friends=friends)
        doubt = game.book.doubt(setup.rules, players)
        return Verdict(
            True, say("form-setup-doubtful", good=good, why=say("sheet-chances", doubt=doubt)) if doubt else good
        )

    more = tuple(_field_of(row) for row in game.book.rows if not row.is_main)
    return Form(kind, fields, check, more)


HOST, PLAY, WATCH = "host", "play", "watch"
"""What a table is for: friends, people at this screen, or only to be watched."""

_SEATS = {
    HOST: (f"{ME} {FRIEND}", f"{ME} {FRIEND} {FRIEND}", f"{ME} {FRIEND} {BOT}"),
    PLAY: (f"{ME} {BOT}", f"{ME} {BOT}=easy", f"{ME} {ME}=Asha", f"{ME} {BOT} {BOT} {BOT}"),
    WATCH: (f"{BOT} {BOT}", f"{BOT} {BOT}=easy", f"{BOT} {BOT} {BOT} {BOT}"),
}


def _field_of(row: Row) -> Field:
    """A field for a house rule; "" leaves it to the variant."""
    if row.options:
        options = {"": say("form-default")} | {word: _meaning(word) for word in row.options}
        return Pick(row.name, label=row.label, options=options)
    return Stepper(row.name, label=row.label, least=row.least, most=row.most)


def _meaning(word: str) -> Saying:
    return say(f"form-{word}") if word in ("no", "yes") else say("form-value", word=word)


def read_setup(values: Mapping[str, str], sets: RuleSets, game: Game = registry.DEFAULT) -> Setup:
    """The choices in the values of the form. Raises `OptionsError` for choices that don't go together."""
    given = {name: value.strip()[:MOST_TYPED] for name, value in values.items()}
    name = clean_name(given.get("name", ""))
    house = [f"{row.name}={given[row.name]}" for row in game.book.rows if given.get(row.name)]
    rules = chosen_rules(given.get("variant") or None, sets, rules=house, book=game.book)
    places = read_places(given.get("seats", "").split(), name)
    game.book.check(rules, len(places))
    return Setup(name, rules, places)
