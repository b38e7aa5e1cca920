"""The choices before hosting a table: the rules, and who sits where. One form for every user interface.

`setup_constraints` says which choices go together.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from attrs import frozen

from p2p_malice.engine.game import Game
from p2p_malice.engine.rule_book import HouseRule
from p2p_malice.errors import MaliceError, OptionsError
from p2p_malice.flows.setup.opponents import OPPONENTS, opponent
from p2p_malice.flows.setup.rule_sets import RuleSets
from p2p_malice.flows.setup.seats import (
    BOT,
    FRIEND,
    LATE,
    ME,
    MESSAGE,
    SeatPlan,
    avatars_at,
    computers_called,
    is_watched,
    kept_name,
    kept_word,
    read_seats,
    seat_words,
)
from p2p_malice.flows.setup.setup_constraints import SEATS, VARIANT, SetupConstraints, closed_seats, so_many
from p2p_malice.protocol.sanitize import MAX_NAME, clean, looks_like
from p2p_malice.ui.forms import Field, Form, FormVerdict, Pick, SeatsField, Stepper, Text
from p2p_malice.words.sentence import Piece, Sentence, listed, say

MOST_TYPED = 200
"""How many characters of a field are read."""

FAVOURITE = "favourite"
"""The name of the field for the name to save the rules under."""


@frozen
class Setup:
    """What was chosen: the player's name, the rules as text, the seating, and a name to save the rules under or ""."""

    name: str
    rules: str
    seating: tuple[SeatPlan, ...]
    favourite: str = ""


def clean_name(name: str) -> str:
    """The cleaned name, or `Player` if nothing is left of it."""
    return clean(name, MAX_NAME) or "Player"


def name_form(name: str = "") -> Form:
    """The form that asks only for the name, which is `name` so far."""
    return Form("naming", (Text("name", name),), lambda _values: FormVerdict(True, say("form-naming-why")))


# --- the form --------------------------------------------------------------------------------------------------------

PLAY, HOST, BY_MESSAGE, TWO, GROUP, WATCH = "play", "host", "message", "two", "group", "watch"
"""What a table is for: the computer, a friend, friends by message, two people here, several people, only watching."""

KINDS = (PLAY, HOST, BY_MESSAGE, TWO, GROUP, WATCH)

CLOCK = "clock"
"""The house rule that limits the time for a turn; by message, nobody's turn has a limit."""

_SEATS = {
    PLAY: (f"{ME} {BOT}", f"{ME} {BOT}=easy", f"{ME} {BOT} {BOT} {BOT}"),
    HOST: (f"{ME} {FRIEND}", f"{ME} {FRIEND} {FRIEND}", f"{ME} {FRIEND} {BOT}"),
    BY_MESSAGE: (f"{ME} {MESSAGE}", f"{ME} {MESSAGE} {MESSAGE}", f"{ME} {MESSAGE} {BOT}"),
    TWO: (f"{ME} {ME}", f"{ME} {ME}=Asha", f"{ME} {ME} {BOT}"),
    GROUP: (f"{ME} {FRIEND} {FRIEND}", f"{ME} {FRIEND} {FRIEND} {FRIEND}", f"{ME} {FRIEND} {FRIEND} {BOT}"),
    WATCH: (f"{BOT} {BOT}", f"{BOT} {BOT}=easy", f"{BOT} {BOT} {BOT} {BOT}"),
}


def setup_form(
    kind: str,
    game: Game,
    *,
    name: str,
    variant: str | None,
    sets: RuleSets,
    values: Mapping[str, str] | None = None,
    friends: Sequence[str] = (),
    here: Collection[str] = (),
    asking: Collection[str] = (),
) -> Form:
    """The form for a table of one of the `KINDS`; `sets` are the player's own rule sets.

    Seats can be kept for `friends` of those names, and for those for whom they are kept at the start. Those who are
    `here` needn't be invited, and know the player's name: it is said who of them will watch, and who is `asking` to
    play. It starts with these `values`, as far as they are given and still go together.
    """
    fitting = SetupConstraints(game.book, sets)
    rows = [row for row in game.book.rows if kind != BY_MESSAGE or row.name != CLOCK]
    first = {"name": name, VARIANT: variant or "", SEATS: _SEATS[kind][0], FAVOURITE: ""}
    offered = {**game.offered, **(game.alone if kind == PLAY else {})}
    first |= {**offered, **(values or {})}
    friends = (*map(kept_name, seat_words(first[SEATS])), *friends)

    def named(values: Mapping[str, str]) -> Mapping[str, str]:
        return {"name": name, **values} if here else {"name": "", **values}

    def check(values: Mapping[str, str]) -> FormVerdict:
        try:
            setup = read_setup(named(values), sets, game)
        except MaliceError as error:
            return FormVerdict(False, error)
        is_named = bool(clean(named(values)["name"], MAX_NAME))
        if not is_named and any(plan.kind in (FRIEND, LATE, MESSAGE) for plan in setup.seating):
            return FormVerdict(False, say("form-name-needed"))
        return _verdict(setup, here, asking)

    def form(values: Mapping[str, str], note: Sentence | None, seats: str) -> Form:
        fields = (
            *(() if kind == WATCH or here else (Text("name", values["name"]),)),
            _seating(kind, values, fitting, game, friends),
            *(_field_of(row, values, fitting) for row in rows if row.is_main),
            _variants(values, fitting, len(seat_words(seats))),
        )
        more = (
            *(_field_of(row, values, fitting) for row in rows if not row.is_main),
            Text(FAVOURITE, values[FAVOURITE], means=f"form-{FAVOURITE}-means"),
        )
        shown = {each.name: each.shown for each in (*fields, *more)}
        return Form(kind, fields, check, more, partial(adapt, shown, seats), note, offered=offered)

    def adapt(before: Mapping[str, str], seats: str, values: Mapping[str, str], changed: str) -> Form:
        given = first | {name: value.strip()[:MOST_TYPED] for name, value in values.items()}
        if changed == VARIANT:
            given |= {name: value for name, value in game.offered.items() if not given.get(name)}
        given[SEATS] = so_many(before.get(SEATS, ""), given[SEATS])
        fitted = fitting.fitted(given, changed, before.get(changed, ""))
        # The order of variants depends on the seats, but mustn't change while the player is choosing one.
        return form(fitted, _note(given, fitted, fitting), fitted[SEATS] if changed == SEATS else seats)

    fitted = fitting.fitted(first, SEATS)
    return form(fitted, None, fitted[SEATS])


def _verdict(setup: Setup, here: Collection[str], asking: Collection[str]) -> FormVerdict:
    seated = {looks_like(plan.name) for plan in setup.seating if plan.kind == FRIEND}
    left = [name for name in here if looks_like(name) not in seated]
    if left:
        names = {"watch": left, "play": [name for name in left if name in asking]}
        watch, play = (listed(those) or "none" for those in names.values())
        return FormVerdict(True, say("who-watches-next", watch=watch, play=play))
    if is_watched(setup.seating):
        return FormVerdict(True, say("form-setup-watched"))
    if any(plan.kind == MESSAGE for plan in setup.seating):
        return FormVerdict(True, say("form-setup-by-message"))
    friends = sum(plan.kind == FRIEND and plan.name not in here for plan in setup.seating)
    return FormVerdict(True, say("form-setup-good", friends=friends))


def _note(before: Mapping[str, str], after: Mapping[str, str], fitting: SetupConstraints) -> Sentence | None:
    """A note on the values that differ from those asked for."""
    own = fitting.defaults(after)
    said: list[Piece] = []
    for name, value in after.items():
        asked = before.get(name, "")
        if asked == value or (asked == own.get(name) and not value):
            continue
        said.append(say("form-matched", what=_label(name, fitting), value=_value(name, value or own[name], fitting)))
    if not said:
        return None
    whole = said[0]
    for more in said[1:]:
        whole = say("form-matched-more", first=whole, next=more)
    return say("form-note", what=whole)


def _label(name: str, fitting: SetupConstraints) -> Sentence:
    labels = {row.name: row.label for row in fitting.book.rows} | {SEATS: "form-players", VARIANT: "form-variant"}
    return say(labels[name])


def _value(name: str, value: str, fitting: SetupConstraints) -> Piece:
    if name == SEATS:
        return len(seat_words(value))
    if name == VARIANT:
        return _variant_name(value, fitting)
    row = next(row for row in fitting.book.rows if row.name == name)
    return _meaning(row, value) if row.options else int(value)


def _variant_name(name: str, fitting: SetupConstraints) -> Sentence:
    return say(f"variant-name-{name}") if name in fitting.book.variants else say("form-value", word=name)


def _variants(values: Mapping[str, str], fitting: SetupConstraints, players: int) -> Pick:
    """The variants, first those for that many players; those for fewer players than there are seats are closed."""
    known = (*fitting.book.variants, *(name for name in fitting.sets if name not in fitting.book.variants))
    names = sorted(known, key=lambda name: players not in fitting.players_of(name))
    most = {name: fitting.players_of(name)[-1] for name in names if name in fitting.variants}
    here = len(seat_words(values[SEATS]))
    closed: dict[str, Piece] = {name: why for name in fitting.sets if (why := fitting.unusable(name))}
    closed |= {name: say("form-variant-small", most=number) for name, number in most.items() if number < here}
    return Pick(
        VARIANT,
        values[VARIANT],
        options={name: _variant_name(name, fitting) for name in names},
        lines={name: _variant_line(name, fitting) for name in names if name in fitting.variants},
        closed=closed,
        shape="cards",
    )


def _variant_line(name: str, fitting: SetupConstraints) -> Sentence:
    """A line on what the rules are, and how many can play by them."""
    players = fitting.players_of(name)
    what = say(f"variant-{name}" if name in fitting.book.variants else "variant-own")
    return say("form-variant-line", what=what, least=players[0], most=players[-1])


def _seating(
    kind: str, values: Mapping[str, str], fitting: SetupConstraints, game: Game, friends: Sequence[str]
) -> SeatsField:
    far = MESSAGE if kind == BY_MESSAGE else FRIEND
    kinds = {ME: say("form-seat-me"), far: say(f"form-seat-{far}")}
    if far == FRIEND:
        kinds |= {kept_word(name): say("form-value", word=name) for name in _each_once(values[SEATS], friends)}
    bots = {BOT if bot == game.default_bot else f"{BOT}={bot}": bot for bot in game.bots}
    kinds |= {word: say(f"form-seat-{bot}", name=opponent(bot).name) for word, bot in bots.items()}
    known = {word: bot for word, bot in bots.items() if bot in OPPONENTS}
    seats, players = values[SEATS], fitting.players
    words, name = seat_words(seats), clean(values.get("name", ""), MAX_NAME)
    avatars = avatars_at(computers_called(words, name))

    def said_at(seat: int) -> dict[str, Sentence]:
        """The computer players, called as they would be at that seat."""
        called = {word: computers_called((*words[:seat], word, *words[seat + 1 :]), name)[seat] for word in known}
        return {word: say(f"form-seat-{bot}", name=called[word].name) for word, bot in known.items()}

    return SeatsField(
        SEATS,
        seats,
        kinds=kinds,
        lines={word: say(f"temper-{bot}") for word, bot in known.items()},
        computers=tuple(map(said_at, range(len(words)))),
        avatars=tuple(avatars.get(seat, "") for seat in range(len(words))),
        least=players[0],
        most=players[-1],
        closed=closed_seats(seats, kinds),
        suggestions=_SEATS[kind],
    )


def _each_once(seats: str, friends: Sequence[str]) -> list[str]:
    """The names for which these seats are kept, and the `friends` who are none of those."""
    names: dict[str, str] = {}
    for name in (*map(kept_name, seat_words(seats)), *friends):
        names.setdefault(looks_like(name), name)
    return [name for name in names.values() if name]


def _field_of(row: HouseRule, values: Mapping[str, str], fitting: SetupConstraints) -> Field:
    """A field for a house rule; "" leaves it to the variant."""
    value, default = values[row.name], fitting.defaults(values)[row.name]
    if row.options:
        return Pick(
            row.name,
            value,
            label=row.label,
            means=row.means,
            default=default,
            options={word: _meaning(row, word) for word in row.options},
            closed=fitting.closed(row, values, row.options),
            shape="switch" if row.options == _SWITCH else "chips",
        )
    least, most = fitting.span(row, values)
    common = _common(int(default), least, most) if row.is_main else {}
    return Stepper(
        row.name, value, label=row.label, means=row.means, default=default, least=least, most=most, common=common
    )


_SWITCH = ("no", "yes")


def _meaning(row: HouseRule, word: str) -> Sentence:
    return say(f"form-{word}") if row.options == _SWITCH else say(f"{row.label}-{word}")


def _common(standard: int, least: int, most: int) -> dict[str, Sentence]:
    """The numbers for a short, a usual and a long game."""
    sizes = {standard: "standard"}
    for name, size in (("quick", (standard + 1) // 2), ("long", standard * 3 // 2)):
        sizes.setdefault(size, name)
    said = {size: say(f"form-size-{sizes[size]}", number=size) for size in sorted(sizes) if least <= size <= most}
    return {str(size): each for size, each in said.items()}


def played(form: Form, game: Game) -> Sentence:
    """A line on what the form, as it is, would play."""
    fields = {each.name: each for each in form.fields}
    name, rows = fields[VARIANT].value, [row for row in game.book.rows if row.is_main]
    return say(
        f"plays-{game.name}",
        variant=_called(name, game),
        count=int(fields[rows[0].name].shown),
        players=len(seat_words(form.values[SEATS])),
    )


def played_by(game: Game, rules: str, players: int) -> Sentence:
    """A line on what that many players play by these rules."""
    name, row = rules.partition(" ")[0], next(row for row in game.book.rows if row.is_main)
    count = int(game.book.value(rules, row.name))
    return say(f"plays-{game.name}", variant=_called(name, game), count=count, players=players)


def _called(variant: str, game: Game) -> Sentence:
    """What people call these rules."""
    return say(f"variant-name-{variant}") if variant in game.book.variants else say("form-value", word=variant)


# --- what it comes to ------------------------------------------------------------------------------------------------


def read_setup(values: Mapping[str, str], sets: RuleSets, game: Game) -> Setup:
    """The choices in the values of the form. Raises `OptionsError` for choices that don't go together."""
    given = {name: value.strip()[:MOST_TYPED] for name, value in values.items()}
    name = clean_name(given.get("name", ""))
    rules = SetupConstraints(game.book, sets).rules(given)
    seating = read_seats(seat_words(given.get(SEATS, "")), name, game)
    game.book.check(rules, len(seating))
    favourite = clean(given.get(FAVOURITE, ""), MAX_NAME)
    if favourite in game.book.variants:
        raise OptionsError("favourite_like_variant", name=favourite)
    return Setup(name, rules, seating, favourite)


def as_favourite(rules: str, game: Game) -> dict[str, str | int]:
    """The rules as config.toml saves them: a table with the variant and the house rules on top of it."""
    variant, *house = rules.split()
    numbers = {row.name for row in game.book.rows if not row.options}
    changes = dict(rule.split("=", 1) for rule in house)
    return {"variant": variant} | {name: int(value) if name in numbers else value for name, value in changes.items()}
