"""A reader of Fluent files (https://projectfluent.org/fluent/guide, syntax 1.0). Pure.

`fluent.runtime` reads the same files, and a test compares this module with it, sentence by sentence. The program
doesn't use it because importing it and parsing the catalogue takes longer than everything else before the first screen.
This module cuts a file into entries at once, but parses a sentence only when it is first said. Of the functions it
knows `NUMBER`, with `useGrouping` and `minimumIntegerDigits`: the program gives its dates as numbers.
"""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from attrs import field, frozen

from p2p_malice.errors import WordsError

Particular = str | int
"""A number is written as the language writes it (15,000) and selects by plural rules. Something that only looks like
a number, such as a port, is a text.
"""
Particulars = Mapping[str, Particular]


@frozen
class Name:
    """A placeable for a particular: `{ $card }`."""

    name: str


@frozen
class Number:
    """A particular as a number written in a certain way: `{ NUMBER($count, useGrouping: 0) }`."""

    name: str
    is_grouped: bool = True
    digits: int = 1
    """The least number of digits; zeros before it fill it up."""


@frozen
class Reference:
    """What stands under another key: a message, or a term (`-brand`), of which only that knows the `particulars`.

    With an `attribute`, it is that of the entry.
    """

    key: str
    attribute: str = ""
    particulars: Mapping[str, Particular] = field(factory=dict, hash=False)


@frozen
class Selector:
    """`{ $count -> [one] … *[other] … }`: one of the variants, chosen by a particular or by an attribute of a term."""

    by: Name | Number | Reference
    variants: tuple[tuple[str, "Pattern"], ...]
    default: int

    @property
    def name(self) -> str:
        """The particular that it chooses by, "" if that is an attribute."""
        return "" if isinstance(self.by, Reference) else self.by.name


_ISOLATE, _END = "\u2068", "\u2069"
"""FSI and PDI, as `@fluent/bundle` inserts them."""

Placeable = str | Name | Number | Reference | Selector
Pattern = tuple[Placeable, ...]


@frozen
class Entry:
    """What stands under a key: its pattern and those of its attributes."""

    pattern: Pattern
    attributes: Mapping[str, Pattern] = field(factory=dict)


@frozen
class Speaker:
    """How a language says patterns: `entry` gives what stands under a key, `plural` the CLDR category of a number.

    `number` writes a number. If it `isolates`, marks are around whatever is inserted.
    """

    entry: Callable[[str], Entry]
    plural: Callable[[int], str]
    number: Callable[[int], str]
    isolates: bool = False


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=((?:.*)(?:\n(?:[ ]+\S.*|}.*|[ ]*(?=\n)))*)", re.MULTILINE)


def entries(text: str) -> dict[str, str]:
    """The entries of a file, by key as written; those of terms begin with `-`.

    Raises `WordsError` for a key that occurs twice.
    """
    found: dict[str, str] = {}
    for key, written in _ENTRY.findall(text):
        if key in found:
            raise WordsError("words_twice", key=key)
        found[key] = written
    return found


@lru_cache(maxsize=4096)
def parse(written: str) -> Entry:
    """What an entry says. Raises `WordsError` for anything else, and for what isn't supported."""
    reader = _Reader(written)
    entry = Entry(reader.pattern(), reader.attributes())
    reader.skip()
    if reader.at < len(written):
        raise WordsError("words_unread", text=written.strip()[:60])
    return entry


def literal(text: str) -> str:
    """A line of text as an entry that says exactly that."""
    return re.sub(r"[{}]", '{ "\\g<0>" }', text)


def names_in(pattern: Pattern) -> set[str]:
    """The particulars that a pattern inserts or selects by, apart from those of what it refers to."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Name | Number):
            found.add(part.name)
        elif isinstance(part, Selector):
            found |= ({part.name} - {""}).union(*(names_in(variant) for _, variant in part.variants))
    return found


def say(pattern: Pattern, particulars: Particulars, speaker: Speaker) -> str:
    """The sentence. Raises KeyError for a missing particular, and for a key or attribute that isn't there."""
    return _say(pattern, particulars, speaker, ())


def _say(pattern: Pattern, particulars: Particulars, speaker: Speaker, within: tuple[str, ...]) -> str:
    """The sentence, as a part of those `within` that refer to it, the last of which is a term or a message."""
    said = []
    for part in pattern:
        if isinstance(part, str):
            said.append(part)
            continue
        if isinstance(part, Name):
            value = _value(part.name, particulars, within)
            put = value if isinstance(value, str) else speaker.number(value)
        elif isinstance(part, Number):
            count = _value(part.name, particulars, within)
            put = _numeral(part, count, speaker) if isinstance(count, int) else count
        elif isinstance(part, Reference):
            put = _refer(part, particulars, speaker, within)
        else:
            put = _say(_chosen(part, particulars, speaker, within), particulars, speaker, within)
        said.append(f"{_ISOLATE}{put}{_END}" if speaker.isolates and len(pattern) > 1 else put)
    return "".join(said)


def _value(name: str, particulars: Particulars, within: tuple[str, ...]) -> Particular:
    """The particular; a term need not be told all that it can select by."""
    if name not in particulars and within and within[-1].startswith("-"):
        return ""
    return particulars[name]


def _numeral(how: Number, count: int, speaker: Speaker) -> str:
    written = speaker.number(count) if how.is_grouped else str(count)
    return written.rjust(how.digits, "0")


def _refer(to: Reference, particulars: Particulars, speaker: Speaker, within: tuple[str, ...]) -> str:
    if to.key in within:
        raise WordsError("words_in_circles", key=to.key)
    entry = speaker.entry(to.key)
    pattern = entry.attributes[to.attribute] if to.attribute else entry.pattern
    given = to.particulars if to.key.startswith("-") else particulars
    return _say(pattern, given, speaker, (*within, to.key))


def _chosen(selector: Selector, particulars: Particulars, speaker: Speaker, within: tuple[str, ...]) -> Pattern:
    """An exact value takes precedence over the category of a number."""
    if isinstance(selector.by, Reference):
        by: Particular = _refer(selector.by, particulars, speaker, within)
    else:
        by = _value(selector.name, particulars, within)
    keys = [key for key, _ in selector.variants]
    wanted = [by] if isinstance(by, str) else [str(by), speaker.plural(by)]
    at = next((keys.index(key) for key in wanted if key in keys), selector.default)
    return selector.variants[at][1]


# --- reading ---------------------------------------------------------------------------------------------------------

_TEXT = re.compile(r"[^{}\n]+")
_BLANK = re.compile(r"[ \n]*")
_ATTRIBUTE = re.compile(r"\.([a-zA-Z][\w-]*)[ ]*=")
_LITERAL = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"|(-?[0-9]+(?:\.[0-9]+)?)')
_ESCAPE = re.compile(r"\\(?:([\"\\])|u(.{4})|U(.{6}))")
_EXPRESSION = re.compile(r"\$([a-zA-Z][\w-]*)|NUMBER(?=\()|(-?[a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
_ARGUMENT = re.compile(r"([a-zA-Z][\w-]*)[ \n]*:[ \n]*")
_VARIANT = re.compile(r"(\*?)\[[ ]*([\w-]+)[ ]*\]")


@frozen
class _Indent:
    """Blanks at the beginning of a line, with the line ends before them."""

    blanks: str

    @property
    def width(self) -> int:
        """How far the line is indented."""
        return len(self.blanks) - self.blanks.rindex("\n") - 1


@frozen
class _Text:
    """The text between placeables on one line."""

    text: str


class _Reader:
    """A cursor in an entry, like that of `FluentResource` in `@fluent/bundle`."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.at = 0

    def skip(self) -> None:
        """Skip blanks and line ends."""
        found = _BLANK.match(self._text, self.at)
        self.at = found.end() if found else self.at

    def pattern(self) -> Pattern:
        """The pattern from here up to its end. If it begins on its own line, that line's indent counts too."""
        start = self.at
        self.skip()
        before = self._text[start : self.at]
        first = _Indent(before).width if "\n" in before else math.inf
        parts: list[_Text | _Indent | Placeable] = []
        while self.at < len(self._text):
            if found := _TEXT.match(self._text, self.at):
                parts.append(_Text(found[0]))
                self.at = found.end()
            elif self._text[self.at] == "{":
                parts.append(self._placeable())
            elif indent := self._indent():
                parts.append(indent)
            else:
                break
        return _dedented(parts, first)

    def _indent(self) -> _Indent | None:
        """The indent of a line that continues the pattern; None if the pattern ends."""
        start = self.at
        if self._text[self.at] != "\n":
            return None
        self.skip()
        if self.at >= len(self._text) or self._text[self.at] in ".[*}":
            self.at = start
            return None
        return _Indent(self._text[start : self.at])

    def attributes(self) -> dict[str, Pattern]:
        """The attributes from here on: lines such as `.gender = feminine`."""
        found: dict[str, Pattern] = {}
        self.skip()
        while name := _ATTRIBUTE.match(self._text, self.at):
            self.at = name.end()
            found[name[1]] = self.pattern()
            self.skip()
        return found

    def _placeable(self) -> Placeable:
        self._expect("{")
        part = self._expression()
        if self._take("->"):
            if isinstance(part, str | Selector) or (isinstance(part, Reference) and not _is_selectable(part)):
                raise self._unread()
            part = Selector(part, *self._variants())
        elif isinstance(part, Reference) and _is_selectable(part):
            raise self._unread()  # Attributes of terms are for selecting only.
        self._expect("}", skips=False)
        return part

    def _expression(self) -> Placeable:
        if self._text.startswith("{", self.at):
            part = self._placeable()
            self.skip()
            return part
        literal = self._literal()
        if literal is not None:
            return str(literal)
        found = _EXPRESSION.match(self._text, self.at)
        if not found:
            raise self._unread()
        self.at = found.end()
        name, key, attribute = found.groups()
        self.skip()
        if name:
            return Name(name)
        if not key:
            return self._number()
        particulars = self._arguments() if key.startswith("-") and self._take("(") else {}
        return Reference(key, attribute or "", particulars)

    def _number(self) -> Number:
        self._expect("(")
        of = self._expression()
        options = self._arguments() if self._take(",") else {}
        if not options:
            self._take(")")
        grouped, digits = options.pop("useGrouping", 1), options.pop("minimumIntegerDigits", 1)
        if not isinstance(of, Name) or options or not isinstance(digits, int):
            raise self._unread()
        return Number(of.name, grouped not in (0, "false"), digits)

    def _arguments(self) -> dict[str, Particular]:
        """Named ones, up to the parenthesis."""
        found: dict[str, Particular] = {}
        while not self._take(")"):
            name = _ARGUMENT.match(self._text, self.at)
            if not name:
                raise self._unread()
            self.at = name.end()
            value = self._literal()
            if value is None:
                raise self._unread()
            found[name[1]] = value
            self._take(",")
        return found

    def _literal(self) -> Particular | None:
        """A text in quotes, or a number; None if there is none."""
        found = _LITERAL.match(self._text, self.at)
        if not found:
            return None
        self.at = found.end()
        self.skip()
        text, number = found.groups()
        if number is not None:
            return int(number) if number.lstrip("-").isdigit() else str(number)
        return _ESCAPE.sub(lambda escape: escape[1] or chr(int(escape[2] or escape[3], 16)), text)

    def _take(self, text: str) -> bool:
        """Go on after that text and blanks, if it comes next."""
        if not self._text.startswith(text, self.at):
            return False
        self.at += len(text)
        self.skip()
        return True

    def _expect(self, text: str, *, skips: bool = True) -> None:
        if not self._text.startswith(text, self.at):
            raise self._unread()
        self.at += len(text)
        if skips:
            self.skip()

    def _unread(self) -> WordsError:
        return WordsError("words_unread", text=self._text[self.at :].strip()[:60] or self._text.strip()[:60])

    def _variants(self) -> tuple[tuple[tuple[str, Pattern], ...], int]:
        variants: list[tuple[str, Pattern]] = []
        default = None
        self.skip()
        while found := _VARIANT.match(self._text, self.at):
            self.at = found.end()
            if found[1]:
                default = len(variants)
            variants.append((found[2], self.pattern()))
            self.skip()
        if default is None:
            raise self._unread()
        return tuple(variants), default


def _is_selectable(to: Reference) -> bool:
    """Whether it is an attribute of a term."""
    return to.key.startswith("-") and bool(to.attribute)


def _dedented(parts: "Sequence[_Text | _Indent | Placeable]", first: float) -> Pattern:
    """The pattern without its common indent and trailing blanks; adjacent texts are joined."""
    common = min([first, *(part.width for part in parts if isinstance(part, _Indent))])
    joined: list[Placeable] = []
    for part in parts:
        if isinstance(part, _Indent):
            said: Placeable = part.blanks[: len(part.blanks) - int(common)]
        elif isinstance(part, _Text):
            said = part.text.rstrip(" ") if part is parts[-1] else part.text
        else:
            said = part
        if isinstance(said, str) and joined and isinstance(joined[-1], str):
            joined[-1] += said
        else:
            joined.append(said)
    return tuple(part for part in joined if part != "")
