"""A reader of Fluent files, for what the catalogue uses: messages, terms, particulars, selectors, plurals. Pure.

`fluent.runtime` reads the same files, and a test compares this module with it, sentence by sentence. The program
doesn't use it because importing it and parsing the catalogue takes longer than everything else before the first screen.
This module cuts a file into entries at once, but parses a sentence only when it is first said. It doesn't support
attributes, functions or references to other messages.
"""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from attrs import frozen

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
class Term:
    """A placeable for a term of the catalogue: `{ -brand }`."""

    name: str


@frozen
class Selector:
    """`{ $count -> [one] … *[other] … }`: one of the variants, chosen by a particular."""

    name: str
    variants: tuple[tuple[str, "Pattern"], ...]
    default: int


_ISOLATE, _END = "\u2068", "\u2069"
"""FSI and PDI, as `@fluent/bundle` inserts them."""

Placeable = str | Name | Term | Selector
Pattern = tuple[Placeable, ...]


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
def parse(written: str) -> Pattern:
    """The pattern of an entry. Raises `WordsError` for anything else, and for what isn't supported."""
    reader = _Reader(written)
    pattern = reader.pattern()
    reader.skip()
    if reader.at < len(written):
        raise WordsError("words_unread", text=written.strip()[:60])
    return pattern


def literal(text: str) -> str:
    """A line of text as an entry that says exactly that."""
    return re.sub(r"[{}]", '{ "\\g<0>" }', text)


def names_in(pattern: Pattern) -> set[str]:
    """The particulars that a pattern inserts or selects by."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Name):
            found.add(part.name)
        elif isinstance(part, Selector):
            found |= {part.name}.union(*(names_in(variant) for _, variant in part.variants))
    return found


def say(
    pattern: Pattern,
    particulars: Particulars,
    term: Callable[[str], str],
    plural: Callable[[int], str],
    number: Callable[[int], str],
    *,
    isolates: bool = False,
) -> str:
    """The sentence: `term` gives the catalogue's own words, `plural` the CLDR category of a number, `number` writes it.

    If it `isolates`, whatever is inserted is marked as having its own direction, such as names and cards in a
    right-to-left sentence. Raises KeyError for a missing particular.
    """
    said = []
    for part in pattern:
        if isinstance(part, str):
            said.append(part)
            continue
        if isinstance(part, Name):
            value = particulars[part.name]
            put = value if isinstance(value, str) else number(value)
        elif isinstance(part, Term):
            put = term(part.name)
        else:
            chosen = _chosen(part, particulars[part.name], plural)
            put = say(chosen, particulars, term, plural, number, isolates=isolates)
        # A blank comes before the mark, so that nobody takes it for part of an address.
        end = f" {_END}" if put.startswith("http") else _END
        said.append(f"{_ISOLATE}{put}{end}" if isolates and len(pattern) > 1 else put)
    return "".join(said)


def _chosen(selector: Selector, by: Particular, plural: Callable[[int], str]) -> Pattern:
    """An exact value takes precedence over the category of a number."""
    keys = [key for key, _ in selector.variants]
    wanted = [str(by)] if isinstance(by, str) else [str(by), plural(by)]
    at = next((keys.index(key) for key in wanted if key in keys), selector.default)
    return selector.variants[at][1]


# --- reading ---------------------------------------------------------------------------------------------------------

_TEXT = re.compile(r"[^{}\n]+")
_BLANK = re.compile(r"[ \n]*")
_INSIDE = re.compile(r'\{[ \n]*(?:\$([a-zA-Z][\w-]*)[ \n]*(->)?|(-[a-zA-Z][\w-]*)|"([^"\\\n]*)"|(\d+))[ \n]*')
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

    def _placeable(self) -> Placeable:
        found = _INSIDE.match(self._text, self.at)
        if not found:
            raise WordsError("words_unread", text=self._text[self.at :][:60])
        self.at = found.end()
        name, selects, term, literal, number = found.groups()
        part: Placeable
        if selects:
            part = Selector(name, *self._variants())
        elif name:
            part = Name(name)
        elif term:
            part = Term(term)
        else:
            part = literal if literal is not None else number
        self.skip()
        if self._text[self.at : self.at + 1] != "}":
            raise WordsError("words_unread", text=self._text[self.at :][:60])
        self.at += 1
        return part

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
            raise WordsError("words_unread", text=self._text.strip()[:60])
        return tuple(variants), default


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
