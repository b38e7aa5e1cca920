"""Cleans text that comes from outside, before any screen, file or other player sees it.

It defines what is kept of a text, and the key by which two names are compared. The page cleans text by the same rules.
"""

import re
import unicodedata

MAX_NAME = 24
"""The most characters in a player's name."""

_ZWNJ, _ZWJ, _EMOJI_STYLE = "\u200c", "\u200d", "\ufe0f"

_BLANK = re.compile("[\t\n\r\u2800\u3164\uffa0\U0001d159\U00013441\U00013442]")
"""Letters and symbols that show nothing, whatever their Unicode category; they count as blanks."""

_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0e\ufffc\U00016fe4\U000e0100-\U000e01ef]"
)
"""Letters and marks that make no visible difference to a name: fillers, variation selectors, a grapheme joiner."""

_ACCENT = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
"""Marks that stack on any letter. Marks of a particular script come in whatever numbers it needs."""

MAX_ACCENTS = 2
MAX_MARKS = 4
"""The most marks on one letter. Hindi puts 3 on a letter, Burmese 4."""

_JOINING = re.compile(
    "[\u0620-\u074f\u0750-\u077f\u0870-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u17ff\u1807-\u18aa\ufb50-\ufdff\ufe70-\ufefc]"
)
"""Arabic, Indic, Burmese, Khmer and Mongolian letters: a joiner between two of them changes how they look."""

_VIRAMA = re.compile("[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]")
"""The signs that a joiner may follow at the end of an Indic word, to ask for the half letter."""


def clean(text: str, limit: int) -> str:
    """`text` on one line, without control, direction, private, unassigned or invisible characters; at most `limit`.

    Blanks of any kind become single spaces. Anything outside the Unicode categories L, M, N, P, S that isn't a space is
    dropped, so no escape sequence, newline or direction mark survives. A letter keeps at most `MAX_MARKS` combining
    marks, and no mark stands alone. Joiners stay where they make a visible difference: within words of scripts that
    join, and within emoji.
    """
    text = text[: limit * 8]
    while (cleaned := _cleaned_once(text)[:limit]) != text:
        text = cleaned
    return text


def _cleaned_once(text: str) -> str:
    """The text without invisible characters. The rest may have new neighbours, and so need cleaning again."""
    shown = _UNSEEN.sub("", unicodedata.normalize("NFC", _BLANK.sub(" ", text)))
    kept: list[str] = []
    marks = accents = 0
    for at, char in enumerate(shown):
        category = unicodedata.category(char)
        before = kept[-1] if kept else " "
        if char in (_ZWNJ, _ZWJ, _EMOJI_STYLE):
            if _is_seen(char, before, shown[at + 1 : at + 2] or " "):
                kept.append(char)
        elif category[0] == "M":
            marks, accents = marks + 1, accents + bool(_ACCENT.match(char))
            if before != " " and marks <= MAX_MARKS and accents <= MAX_ACCENTS:
                kept.append(char)
        elif category[0] == "Z":
            marks = accents = 0
            if before != " ":
                kept.append(" ")
        elif category[0] in "LNPS":
            marks = accents = 0
            kept.append(char)
    return "".join(kept).strip(" ")


def _is_seen(char: str, before: str, after: str) -> bool:
    """Whether a joiner, or the mark for a symbol's coloured form, has any effect between these two characters."""
    is_symbol = unicodedata.category(before)[0] == "S"
    if char == _EMOJI_STYLE:
        return is_symbol
    if char == _ZWJ and (is_symbol or before == _EMOJI_STYLE):
        return unicodedata.category(after)[0] == "S"
    return bool(_JOINING.match(before) and _JOINING.match(after)) or bool(_VIRAMA.match(before))


# --- names that look alike -------------------------------------------------------------------------------------------

_LOOKS_AS = {
    ord(other): latin
    for others, latins in (
        ("аветсѕіјкмнорухһԁԛԝүӏ", "abetcsijkmhopyxhdqwyi"),  # Cyrillic
        ("αβεζηικμνορτυχϲϳ", "abezhikmnoptuxcj"),  # Greek
        ("օսհոցք", "ouhngp"),  # Armenian
        ("ɑɡɩı", "agii"),  # phonetic letters
        ("‘’ʻʼ′`´", "'" * 7),
        ("‐‑‒–—−", "-" * 6),
        ("1l|0", "iiio"),
    )
    for other, latin in zip(others, latins, strict=True)
}
"""Small letters and signs that look like others, or whose capitals do: a Cyrillic в because of В."""


def looks_like(name: str) -> str:
    """A key that two names share if a person at the table could mistake one for the other; not for display.

    Case, width and joiners make no difference, nor do letters of other alphabets that look like Latin ones.
    """
    text = _UNSEEN.sub("", unicodedata.normalize("NFKC", _BLANK.sub(" ", name))).replace(_EMOJI_STYLE, "")
    shown = "".join(char for char in text if unicodedata.category(char)[0] != "C")
    return " ".join(shown.casefold().translate(_LOOKS_AS).replace("i\u0307", "i").split())
