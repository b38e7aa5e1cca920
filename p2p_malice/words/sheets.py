"""A rule sheet as text."""

import textwrap

from p2p_malice.telling import SHEET, Answer
from p2p_malice.words.catalogue import Words

WIDTH = 80


def sheet_text(sheet: Answer, words: Words, width: int = WIDTH) -> str:
    """The sheet in headed paragraphs of at most `width` columns, and a table of what there are short forms for.

    Those stand under `brief-CODE`. Sentences that another program has and this one hasn't are left out.
    """
    paragraphs = []
    for codes in sheet.codes:
        heading, *said = [words.told(code, sheet.facts, SHEET).strip() if _key(code) in words else "" for code in codes]
        text = " ".join(filter(None, said))
        if text or len(codes) == 1:
            paragraphs.append(f"{heading.upper()}. {text}" if text else heading)
    briefs = [code for codes in sheet.codes for code in codes if _key(code, "brief") in words]
    lines = (words.told(code, sheet.facts, "brief").partition(": ") for code in briefs)
    table = "\n".join(f"  {label:<20}{value}" for label, _, value in lines if value)
    return "\n\n".join(filter(None, [*(textwrap.fill(text, width) for text in paragraphs), table]))


def _key(code: str, kind: str = SHEET) -> str:
    return f"{kind}-{code.replace('_', '-')}"
