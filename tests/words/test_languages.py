"""The words in other languages."""

from p2p_malice.words.catalogue import ENGLISH, LANGUAGES
from scripts.words import faults, languages


def test_every_language_says_all_that_english_says() -> None:
    """Each sentence, with what is put in and chosen by, and in the plurals of the language."""
    assert set(languages()) | {ENGLISH} == set(LANGUAGES)
    assert [f"{code} {fault}" for code in languages() for fault in faults(code)] == []
