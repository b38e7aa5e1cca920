"""What all sentences of a language keep to: its punctuation, and what sounds wrong beside something that is put in."""

import re
from collections.abc import Iterator

from p2p_malice.words.fluent import Name, Number, Pattern, Selector
from p2p_malice.words.plural_rules import language

RULES = (
    ("hi", r"\}।", "a danda after what is put in looks like a 1"),
    ("it", r"\b(?:il|al|del|dal|nel|sul) \{ \$\w+ \}º", "no article goes before every number: al 7º, all'8º"),
    ("pl", r"\(\{ \$(?:by|friend|host|name|names|who) \}\)", "a name in brackets escapes its case"),
    ("es", r"(?i)\by (?=h?[ií](?![aeouáéóú]))|\bo (?=h?[oó])", "y and o become e and u before their own sound"),
    ("ar en es fr hi id it nl pl pt tr", r"[\w}\u0900-\u097f]\s…(?!\s\S)", "a blank before an ellipsis"),
    ("de", r"[\w}]…(?!\S)", "no blank before an ellipsis"),
    ("ar en hi id it nl pl pt", r"[\d}]\s%", "a blank before a percent sign"),
    ("de es fr", "[\\d}] ?%", "no fixed blank before a percent sign"),
    ("en", r"’", "a curly apostrophe"),
)
"""Languages, what none of their sentences may have, and what's wrong with it."""

WORDS = (
    (
        r"\bprobably\b",
        {
            "de": "vielleicht",
            "es": "quizás?|tal vez",
            "fr": "peut-être",
            "hi": "शायद(?! ही)",
            "id": r"\bmungkin(?! besar)",
            "it": "forse",
            "nl": "misschien",
            "pl": "(?:być )?może",
            "pt": "talvez",
            "tr": "belki",
            "ar": "ربما",
        },
        "perhaps is less than probably",
    ),
    (r"\btab\b", {"pl": r"\bkart[aęyąo]\w*(?! przeglądarki)"}, "that is a playing card"),
)
"""Words of English, how they're too easily translated, and what's wrong with that."""

_ONE = re.compile(r"(?<![\w.+])1(?![\w.])")
_FIRST_LETTER = re.compile(r"[^\W\d_]|\u200f")
_SENT = re.compile(r"message-.*|(?!profile-key).*-share|shared-game|call-reply|ask-host-message")
"""Keys of texts that go to others, into a chat that takes its direction from the first letter."""


def faults(code: str, key: str, pattern: Pattern, written: str, english: str) -> Iterator[str]:
    """What is wrong with a sentence, as `written` in that language and in English."""
    for codes, wrong, why in RULES:
        if code in codes.split() and (found := re.search(wrong, written)):
            yield f"{why}: {_around(written, found)}"
    for word, translations, why in WORDS:
        wrong = translations.get(code, "")
        if wrong and re.search(word, english) and (found := re.search(rf"(?i){wrong}", written)):
            yield f"{why}: {_around(written, found)}"
    if language(code).category(0) == "one":
        yield from _ones(pattern)
    if language(code).is_rtl and _SENT.fullmatch(key) and not _begins_rightward(pattern):
        yield "is sent to others, and may begin from left to right"


def _ones(pattern: Pattern) -> Iterator[str]:
    """Sentences that say 1 where there may be none, since the language counts 0 as it does 1."""
    for selector, variants in _choices(pattern):
        one, other = variants.get("one", ()), selector.variants[selector.default][1]
        is_counted = _puts_in(selector.name, other) and not _puts_in(selector.name, one)
        if "0" not in variants and is_counted and any(isinstance(part, str) and _ONE.search(part) for part in one):
            yield f"says 1 for [one] of ${selector.name}, which is also said of 0"


def _puts_in(name: str, pattern: Pattern) -> bool:
    return any(isinstance(part, Name | Number) and part.name == name for part in pattern)


def _choices(pattern: Pattern) -> Iterator[tuple[Selector, dict[str, Pattern]]]:
    for part in pattern:
        if isinstance(part, Selector):
            yield part, dict(part.variants)
            for _, variant in part.variants:
                yield from _choices(variant)


def _begins_rightward(pattern: Pattern) -> bool:
    """Whether the first letter is one of the language, in each way to say it."""
    match pattern[:1]:
        case [str(text)]:
            first = _FIRST_LETTER.search(text)
            return first is not None and not first[0].isascii()
        case [Selector(variants=variants)]:
            return all(_begins_rightward(variant) for _, variant in variants)
    return False


def _around(written: str, found: re.Match[str]) -> str:
    return " ".join(written[max(0, found.start() - 20) : found.end() + 10].split())
