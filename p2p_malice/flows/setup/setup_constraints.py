"""Which choices of a set-up go together, and what gives way if they don't. Pure.

Choices are the values of the set-up form, all of them texts. The latest choice stands whenever possible.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property

from attrs import define, field

from p2p_malice.engine.rule_book import HouseRule, RuleBook
from p2p_malice.errors import OptionsError
from p2p_malice.flows.setup.rule_sets import RuleSets, chosen_rules
from p2p_malice.flows.setup.seats import BOT, FRIEND, MAX_SEATS, ME, MESSAGE, seat_words, twice_kept

Values = Mapping[str, str]

VARIANT, SEATS = "variant", "seats"
"""The names of two values; house rules have their own names."""


@define(slots=False)
class SetupConstraints:
    """What goes together by the rules in `book` and the player's own rule `sets`."""

    book: RuleBook
    sets: RuleSets
    _known: dict[tuple[str, int], OptionsError | None] = field(factory=dict, init=False)

    # --- what goes together ------------------------------------------------------------------------------------------

    def rules(self, values: Values) -> str:
        """The rules that were chosen, as text. Raises `OptionsError`."""
        house = [f"{row.name}={values[row.name]}" for row in self.book.rows if values.get(row.name)]
        return chosen_rules(values.get(VARIANT) or None, self.sets, self.book, house)

    def fault(self, values: Values) -> OptionsError | None:
        """Why the rules and the number of players don't go together; None if they do."""
        try:
            rules = self.rules(values)
        except OptionsError as error:
            return error
        known = (rules, len(seat_words(values.get(SEATS, ""))))
        if known not in self._known:
            self._known[known] = self._fault(*known)
        return self._known[known]

    def _fault(self, rules: str, players: int) -> OptionsError | None:
        try:
            self.book.check(rules, players)
        except OptionsError as error:
            return error
        return None

    def fits(self, values: Values) -> bool:
        """Whether they go together."""
        return self.fault(values) is None

    @cached_property
    def variants(self) -> tuple[str, ...]:
        """The variants, and the player's own rule sets that can be played."""
        own = (name for name in self.sets if self.unusable(name) is None)
        return (*(name for name in self.book.variants if name not in self.sets), *own)

    def unusable(self, name: str) -> OptionsError | None:
        """Why nobody can play by the player's own rule set of that name; None if somebody can."""
        try:
            self.book.check_any(chosen_rules(name, self.sets, self.book))
        except OptionsError as error:
            return error
        return None

    @cached_property
    def players(self) -> tuple[int, ...]:
        """The numbers of players for which some variant is playable."""
        return tuple(sorted({number for name in self.variants for number in self.players_of(name)}))

    def players_of(self, name: str) -> tuple[int, ...]:
        """The numbers of players for that variant, or that rule set of the player's own."""
        numbers = range(2, MAX_SEATS + 1)
        return tuple(number for number in numbers if self.fits({VARIANT: name, SEATS: " ".join([ME] * number)}))

    # --- what gives way ----------------------------------------------------------------------------------------------

    def fitted(self, values: Values, changed: str, before: str = "") -> dict[str, str]:
        """Values that go together: those given or, if they don't, the nearest that keep the value `changed`.

        If nothing goes with that value, it moves to the nearest that works; a number changed from `before` skips a
        small gap in the same direction.
        """
        tidy = self._tidy(values)
        house = {row.name: "" for row in self.book.rows if tidy[row.name] and row.name != changed}
        for base in self._bases(tidy, changed, before):
            if self.fits(base):
                return self._tidy(base)
            if self.fits(base | house):
                return self._tidy(next(filter(self.fits, self._with_other_rules(base, house)), base | house))
        return self._tidy({**tidy, **dict.fromkeys((row.name for row in self.book.rows), "")})

    def _bases(self, values: dict[str, str], changed: str, before: str) -> Iterator[dict[str, str]]:
        """Values that keep the changed one for as long as possible; those that change least come first."""
        yield values
        if changed == SEATS:
            yield from (values | {VARIANT: name} for name in self.variants)
        for row in self.book.rows:
            if row.name == changed:
                yield from (values | {changed: value} for value in _onward(row, values[changed], before))
                yield from self._nearer(row, values)
                yield values | {changed: ""}
        now = len(seat_words(values[SEATS]))
        for number in sorted(self.players, key=lambda number: (abs(number - now), number)):
            yield values | {SEATS: resized(values[SEATS], number)}

    def _with_other_rules(self, values: dict[str, str], house: Iterable[str]) -> Iterator[dict[str, str]]:
        """The values with one house rule giving way: a number a little, a word to the variant's own."""
        rows = [row for row in self.book.rows if row.name in house]
        for row in rows:
            yield from self._nearer(row, values)
            yield values | {row.name: ""}

    def _nearer(self, row: HouseRule, values: dict[str, str]) -> Iterator[dict[str, str]]:
        """The values with the nearest workable number to a rule's own, on the way from the variant's."""
        if row.options or not values[row.name]:
            return
        good, bad = int(self.defaults(values)[row.name]), int(values[row.name])
        if self.fits({**values, row.name: str(good)}):
            while abs(bad - good) > 1:
                middle = (good + bad) // 2
                good, bad = (middle, bad) if self.fits({**values, row.name: str(middle)}) else (good, middle)
            yield values | {row.name: str(good)}

    def _tidy(self, values: Values) -> dict[str, str]:
        """The values, each made one that its field may have."""
        name = values.get(VARIANT, "")
        seats = somebody_here(values.get(SEATS, ""))
        known = {VARIANT: name if name in self.variants else self.variants[0], SEATS: seats}
        rows = {row.name: _possible(row, values.get(row.name, "")) for row in self.book.rows}
        own = self.defaults(known)
        return {**values, **known, **{each: "" if value == own[each] else value for each, value in rows.items()}}

    # --- what can be chosen ------------------------------------------------------------------------------------------

    def defaults(self, values: Values) -> dict[str, str]:
        """The variant's own values for the house rules."""
        rules = self.rules({VARIANT: values.get(VARIANT, "")})
        return {row.name: self.book.value(rules, row.name) for row in self.book.rows}

    def closed(self, row: HouseRule, values: Values, options: Iterable[str]) -> dict[str, OptionsError]:
        """The `options` of a house rule that don't go with the other values, each with the reason."""
        faults = {option: self.fault({**values, row.name: option}) for option in options}
        return {option: fault for option, fault in faults.items() if fault}

    def span(self, row: HouseRule, values: Values) -> tuple[int, int]:
        """The least and the most that a number can be with the other values, as one continuous range."""
        now = int(values.get(row.name) or self.defaults(values)[row.name])

        def last(end: int) -> int:
            good, bad = now, end + (1 if end >= now else -1)
            while abs(bad - good) > 1:
                middle = (good + bad) // 2
                good, bad = (middle, bad) if self.fits({**values, row.name: str(middle)}) else (good, middle)
            return good

        return last(row.least), last(row.most)


def closed_seats(seats: str, kinds: Collection[str]) -> tuple[tuple[str, ...], ...]:
    """For each seat, the `kinds` it can't be: friends need somebody here to play with, and one seat each."""
    words = seat_words(seats)
    found = []
    for at in range(len(words)):
        others = words[:at] + words[at + 1 :]
        is_alone = not any(_kind(word) == ME for word in others)
        has_friends = any(_kind(word) in (FRIEND, MESSAGE) for word in others)
        shut = {FRIEND, MESSAGE} if is_alone else set()
        # By message, one person plays here.
        shut |= {ME} if MESSAGE in kinds and not is_alone else set()
        shut |= {BOT} if is_alone and has_friends else set()
        twice = {kind for kind in kinds if twice_kept((*others, kind))}
        found.append(tuple(kind for kind in kinds if _kind(kind) in shut or kind in twice))
    return tuple(found)


def resized(seats: str, number: int) -> str:
    """The seats for that many players: the last ones go, or more like the last one are added."""
    words = seat_words(seats) or [ME]
    kind = _kind(words[-1])
    more = kind if kind in (ME, FRIEND, MESSAGE) else words[-1]
    return somebody_here(" ".join((words + [more] * number)[:number]))


def so_many(seats: str, asked: str) -> str:
    """The seats that were asked for: the words given or, for a number, that many of the previous `seats`."""
    if not (asked.isascii() and asked.isdecimal()):
        return asked
    return resized(seats, min(max(int(asked[:9]), 1), MAX_SEATS))


def somebody_here(seats: str) -> str:
    """The seats with somebody here at the first one, if friends would otherwise have nobody to play with."""
    kinds = {_kind(word) for word in seat_words(seats)}
    needs = kinds & {FRIEND, MESSAGE} and ME not in kinds
    return f"{ME} {seats.partition(' ')[2]}".strip() if needs else seats


def _kind(word: str) -> str:
    return word.partition("=")[0]


def _possible(row: HouseRule, value: str) -> str:
    """The value, or the nearest that the rule may have."""
    if row.options:
        return value if value in row.options else ""
    return str(min(max(int(value[:9]), row.least), row.most)) if value.isdecimal() and value.isascii() else ""


GAP = 9
"""How far a number may skip over values that don't work."""


def _onward(row: HouseRule, value: str, before: str) -> Iterator[str]:
    """The next values of a number that was changed from `before`."""
    if row.options or not value or not before:
        return
    now, step = int(value), 1 if int(value) > int(before) else -1
    yield from map(
        str, range(max(row.least, now - GAP), now)[::-1] if step < 0 else range(now + 1, min(row.most, now + GAP) + 1)
    )
