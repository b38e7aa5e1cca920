"""The words in other languages."""

import pytest

from p2p_malice.words.catalogue import ENGLISH, LANGUAGES
from p2p_malice.words.fluent import parse
from scripts import idioms
from scripts.words import faults, languages


def test_every_language_says_all_that_english_says() -> None:
    """Each sentence, with what is put in and chosen by, in the plurals of the language, and as people write it."""
    assert set(languages()) | {ENGLISH} == set(LANGUAGES)
    assert [f"{code} {fault}" for code in LANGUAGES for fault in faults(code)] == []


PLANTED = (
    ("hi", "नंबर: { $count }।", "नंबर { $count } है।"),
    ("it", "al { $count }º posto", "in { $count }ª posizione"),
    ("pl", "Zapytaj ({ $host }).", "{ $host } wie (prawie) wszystko."),
    ("es", "Ana y Inés", "Ana e Inés y Hierro"),
    ("es", "siete o ocho", "siete u ocho o nueve"),
    ("nl", "Even wachten …", "Even wachten… 1 … 9 en P of Q … meer"),
    ("de", "Moment…", "Moment …"),
    ("pt", "{ $count } %", "{ $count }%"),
    ("fr", "{ $count } %", "{ $count }\u00a0%"),
    ("en", "Ola’s device", "Ola's device"),
    ("id", "mungkin offline", "kemungkinan besar offline", "probably offline"),
    ("pl", "Przejdź do tamtej karty.", "Przejdź do karty przeglądarki.", "Go to that tab."),
    ("pt", "{ $n -> \n [one] 1 carta\n *[other] { $n } cartas\n}", "{ $n -> \n [one] { $n } carta\n *[other] ambas\n}"),
    ("ar", "{ -title }: فزت", "لعبة { -title }: فزت"),
    ("ar", "Spite: فزت", "\u200fSpite: فزت"),
)
"""A language; a sentence with a fault and one without; what they are in English, where that counts."""


@pytest.mark.parametrize(("code", "wrong", "right", "english"), [(*each, "")[:4] for each in PLANTED])
def test_what_nobody_writes_is_found(code: str, wrong: str, right: str, english: str) -> None:
    """Each rule finds what breaks it, and nothing in what doesn't."""
    said = {text: [*idioms.faults(code, "deal-share", parse(text).pattern, text, english)] for text in (wrong, right)}

    assert (len(said[wrong]), said[right]) == (1, [])
