"""Say what is wrong with the words in a language: `python scripts/words.py de`. Without a code, of all that there are.

It finds sentences that are missing, that the program doesn't have, that can't be read, that put in or choose by what
they aren't given, that lack a plural of the language or have one that it doesn't have, or that name other options. It
also finds what breaks the rules of the language in `idioms.py`, in English, too.
With `--all`, also those that are still in English or much longer, and particulars that are never used.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from p2p_malice.errors import WordsError
from p2p_malice.games.rule_books import BOOKS
from p2p_malice.words.catalogue import ENGLISH
from p2p_malice.words.fluent import Entry, Name, Number, Pattern, Reference, Selector, entries, names_in, parse
from p2p_malice.words.plural_rules import language
from scripts import idioms

PACKAGES = ("p2p_malice", *(book.words for book in BOOKS.values()))
CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))
COUNTS = (*range(201), 1_000, 10_000, 1_000_000)
PILE = frozenset(("role", "number"))
"""What comes with a pile."""
_TYPED = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
"""An option of the command line."""
LONG, SHORT = 1.6, 12
"""A sentence is much longer if it has so many times as many letters, and at least so many more."""


def languages() -> list[str]:
    """The codes of all languages that have a folder of words, but for English."""
    folder = resources.files("p2p_malice") / "words"
    found = (
        each.name for each in folder.iterdir() if each.is_dir() and any(f.name.endswith(".ftl") for f in each.iterdir())
    )
    return sorted(set(found) - {ENGLISH})


def faults(code: str, *, is_strict: bool = False) -> Iterator[str]:
    """What is wrong, a line each; if `is_strict`, what may be."""
    for package in PACKAGES:
        yield from (f"{package}: {fault}" for fault in _faults(package, code, is_strict=is_strict))


def _faults(package: str, code: str, *, is_strict: bool) -> Iterator[str]:
    english, own = _read(package, ENGLISH), _read(package, code)
    for name, texts in english.items():
        found = own.get(name, {})
        yield from (f"{name} {key}: missing" for key in texts if key not in found)
        yield from (f"{name} {key}: not in English" for key in found if key not in texts)
        for key in texts.keys() & found.keys():
            try:
                known, entry = parse(texts[key]), parse(found[key])
            except WordsError as error:
                yield f"{name} {key}: cannot be read: {error}"
                continue
            if code != ENGLISH:
                yield from (f"{name} {key}: {fault}" for fault in _entry_faults(known, entry, code, key))
            typed, needed = ({*_TYPED.findall(text)} for text in (found[key], texts[key]))
            yield from (f"{name} {key}: {option} is in one of them only" for option in sorted(typed ^ needed))
            told = idioms.faults(code, key, entry.pattern, found[key], texts[key])
            yield from (f"{name} {key}: {fault}" for fault in told)
            if is_strict:
                yield from (f"{name} {key}: {fault}" for fault in _doubts(known, entry, texts[key], found[key]))
    yield from (f"{name}: no such file in English" for name in own.keys() - english.keys())


def _read(package: str, code: str) -> dict[str, dict[str, str]]:
    folder = resources.files(package) / "words" / code
    if not folder.is_dir():
        return {}
    files = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {file.name: entries(file.read_text(encoding="utf-8")) for file in files}


def _entry_faults(english: Entry, own: Entry, code: str, key: str) -> Iterator[str]:
    known, used = names_in(english.pattern), names_in(own.pattern)
    given = known | (PILE if "pile" in known else frozenset())
    if not key.startswith("-"):
        yield from (f"isn't given ${name}" for name in sorted(used - given))
    choices = dict[str, set[str]]()
    for selector in _selectors(english.pattern):
        choices.setdefault(selector.name, set()).update(_keys(selector))
    plurals = _plurals(code)
    for selector in _selectors(own.pattern):
        keys = _keys(selector)
        if not selector.name or key.startswith("-"):
            continue
        theirs = choices.get(selector.name, set())
        if theirs <= CATEGORIES | {each for each in theirs if each.isdigit()} and (theirs & CATEGORIES or not theirs):
            counted = keys & CATEGORIES
            if counted:
                # What is never one thing needs no word for it.
                due = plurals - {"other"} - ({"one"} if not theirs & {"one", "1"} else set())
                yield from (f"has no [{each}] of ${selector.name}" for each in sorted(due - counted))
                yield from (f"the language has no [{each}]" for each in sorted(counted - plurals - {"other"}))
        elif theirs and (strange := keys - theirs - {"other"} - CATEGORIES):
            yield f"chooses by {', '.join(sorted(strange))} of ${selector.name}, which it never is"
    for name in sorted({each.name for each in _selectors(english.pattern)} - used - {""}):
        if not choices[name] & CATEGORIES:
            yield f"doesn't choose by ${name}"


@cache
def _plurals(code: str) -> set[str]:
    return {language(code).category(count) for count in COUNTS}


def _selectors(pattern: Pattern) -> Iterator[Selector]:
    for part in pattern:
        if isinstance(part, Selector):
            yield part
            for _, variant in part.variants:
                yield from _selectors(variant)


def _keys(selector: Selector) -> set[str]:
    return {key for key, _ in selector.variants}


def _doubts(english: Entry, own: Entry, was: str, written: str) -> Iterator[str]:
    unused = names_in(english.pattern) - names_in(own.pattern)
    yield from (f"never puts in ${name}" for name in sorted(unused))
    if was.strip() == written.strip() and sum(char.isalpha() for char in _text(english.pattern)) > 3:
        yield f"the same as in English: {was.strip()[:60]}"
    before, now = len(_text(english.pattern)), len(_text(own.pattern))
    if now > LONG * before and now > before + SHORT:
        yield f"{now} letters, {before} in English"


def _text(pattern: Pattern) -> str:
    """The text of a sentence, with the longest of what it may choose."""
    said = []
    for part in pattern:
        match part:
            case str():
                said.append(part)
            case Selector():
                said.append(max((_text(variant) for _, variant in part.variants), key=len))
            case Name() | Number() | Reference():
                pass
    return "".join(said)


def main() -> int:
    """Print the faults; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("codes", nargs="*", metavar="CODE")
    parser.add_argument("--all", action="store_true", dest="is_strict")
    chosen = parser.parse_args()
    codes = chosen.codes or [ENGLISH, *languages()]
    found = [f"{code} {fault}" for code in codes for fault in faults(code, is_strict=chosen.is_strict)]
    print("\n".join([*found, f"{len(found)} found"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
