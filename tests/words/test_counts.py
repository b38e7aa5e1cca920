"""No sentence says “1 cards”."""

import re
from collections.abc import Iterator

import pytest

from p2p_malice.games.rule_books import BOOKS
from p2p_malice.words.catalogue import ENGLISH, load
from p2p_malice.words.fluent import Name, Number, Pattern, Reference, Selector, names_in
from p2p_malice.words.plural_rules import language

GAMES = {name: load(ENGLISH, **{name: book.words}) for name, book in BOOKS.items()}
SENTENCES = sorted({(game, key) for game, words in GAMES.items() for key in words.keys})
NEVER_ONE = {
    "": ("games", "max_deals", "max_seats", "players", "most", "seats", "idle_rounds", "game_moves", "turn_plays"),
    "error-code-cut-off": ("whole",),
    "error-payoff-piles-too-large": ("needed", "there"),
    "error-payoff-unplayable": ("payoff", "there"),
    "error-spite-down-in-consec": ("needed",),
    "error-spite-only-fakes": ("count",),
    "error-spite-too-few": ("least",),
    "error-target-out-of-reach": ("target",),
    "event-clear": ("count",),
    "event-complete": ("count",),
    "event-fault-down-in-consec": ("count",),
    "event-fault-only-fakes": ("count",),
    "picture-too-small": ("width", "height", "lines", "columns"),
    "preview-jokers": ("cards",),
    "screen-status-waiting": ("count",),
    "brief-hand": ("hand",),
    "sheet-cam-won": ("cam_limit",),
    "sheet-countdown": ("decision",),
    "sheet-deck": ("packs", "cards"),
    "sheet-first-lead": ("claim_seconds",),
    "sheet-limit": ("hand_limit",),
    "sheet-clock": ("clock",),
}
"""Particulars that are more than one wherever they are said, or in that sentence: limits, ends of ranges, and what is
one only where another sentence is said.
"""


def is_plural(selector: Selector) -> bool:
    """Whether it chooses by a number."""
    return any(key in ("one", "0", "1", "2") for key, _ in selector.variants)


def said(pattern: Pattern, count: int, way: int, never_one: tuple[str, ...] = ()) -> str:
    """The sentence where every number is that; of what isn't chosen by a number, variant number `way`."""
    parts = []
    for part in pattern:
        if isinstance(part, Selector):
            keys = [key for key, _ in part.variants]
            wanted = (str(count), language(ENGLISH).plural(count)) if is_plural(part) else (keys[way % len(keys)],)
            at = next((keys.index(key) for key in wanted if key in keys), part.default)
            if part.name in never_one and is_plural(part):
                at = part.default
            parts.append(said(part.variants[at][1], count, way, never_one))
        elif isinstance(part, Name):
            parts.append("many" if part.name in never_one else language(ENGLISH).number(count))
        else:
            parts.append("" if isinstance(part, Number | Reference) else part)
    return "".join(parts)


def pairs(pattern: Pattern) -> Iterator[tuple[str, str]]:
    """Words of the catalogue in both numbers, from the places where it tells `1 card` from `{ $count } cards`."""
    for part in pattern:
        if isinstance(part, Selector):
            variants = dict(part.variants)
            for _, variant in part.variants:
                yield from pairs(variant)
            if "one" in variants:
                one, many = (said(variants[each], 7, 0) for each in ("one", "other"))
                for noun in re.findall(r"\b1 (?:[a-z]+ )?([a-z]+)", one):
                    if re.search(rf"\b{noun}s\b", many):
                        yield noun, f"{noun}s"


PLURAL_WORDS = {many for words in GAMES.values() for key in words.keys for _, many in pairs(words.pattern(key))}
ONE_OF_MANY = re.compile(
    rf"(?<![-,.\d])\b1 (?:(?!(?:of|to|or|and|in|has)\b)[a-z]+ )?({'|'.join(sorted(PLURAL_WORDS))})\b"
)


def test_the_words_that_are_counted_are_found() -> None:
    """The test below would notice them."""
    assert {"cards", "players", "points", "moves", "minutes", "seconds", "rounds", "jokers"} <= PLURAL_WORDS
    assert ONE_OF_MANY.search("You draw 1 cards.")
    assert ONE_OF_MANY.search("Waiting for 1 more players")
    assert not ONE_OF_MANY.search("1 card, 21 cards, 1 to 3 cards")


@pytest.mark.parametrize("game", GAMES)
def test_one_is_not_many(game: str) -> None:
    """Whatever else a sentence is given, and whatever the number."""
    found = []
    for key in (key for of, key in SENTENCES if of == game):
        pattern, never_one = GAMES[game].pattern(key), NEVER_ONE[""] + NEVER_ONE.get(key, ())
        if names_in(pattern):
            told = (said(pattern, count, way, never_one) for count in (0, 1, 2, 9) for way in range(8))
            found += [(key, each) for each in told if ONE_OF_MANY.search(each)]

    assert found == []


COMPOSED = ("card-name", "daily-share-hints", "date-day", "date-short", "shared-game", "you-added-days")
"""Names and dates, which a language puts together as it does; and a sentence after another."""


def has_fragments(pattern: Pattern) -> bool:
    """Whether a choice is made in the middle of a sentence: a language may need another order there."""
    for at, part in enumerate(pattern):
        if isinstance(part, Selector):
            before, after = (
                next((text for text in texts if not isinstance(text, str) or text.strip()), "")
                for texts in (reversed(pattern[:at]), pattern[at + 1 :])
            )
            begins = isinstance(before, Selector) or (isinstance(before, str) and re.search(r"(^|[.!?:])\s*$", before))
            ends = isinstance(after, Selector) or (isinstance(after, str) and re.match(r"$|\s+[A-Z]", after))
            if not begins or not ends or any(has_fragments(variant) for _, variant in part.variants):
                return True
    return False


def test_no_sentence_is_put_together_from_pieces() -> None:
    """A language with another order of words has whole sentences to translate."""
    assert {key for game, key in SENTENCES if has_fragments(GAMES[game].pattern(key))} == {*COMPOSED}
