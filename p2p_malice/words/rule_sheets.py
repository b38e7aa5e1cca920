"""A rule sheet as text."""

import textwrap

from attrs import evolve

from p2p_malice.sentence_facts import BRIEF, SHEET, STEPS, Answer
from p2p_malice.words.catalogue import Words
from p2p_malice.words.joined_lists import listed

WIDTH = 80
_INDENT = "  "


def sheet_text(sheet: Answer, words: Words, width: int = WIDTH) -> str:
    """The sheet in lines of at most `width` columns: each part below its heading.

    Sentences that another program knows and this one doesn't are left out, and so are parts that have none left.
    """
    if (house := str(sheet.facts.get("house", "none"))) != "none":
        said = listed([_house_rule(rule, words) for rule in house.split()], words)
        sheet = evolve(sheet, facts={**sheet.facts, "house": said})
    parts = []
    for heading, *codes in sheet.codes:
        lines = list(_lines(heading, codes, sheet, words, width))
        if _key(heading) in words and (lines or not codes):
            parts.append("\n".join([*textwrap.wrap(words.told(heading, sheet.facts, SHEET), width), *lines]))
    return "\n\n".join(parts)


def _house_rule(rule: str, words: Words) -> str:
    """A house rule such as `payoff=13` by its label; as it is if another program's game has it."""
    name, _, value = rule.partition("=")
    label = f"rule-{name.replace('_', '-')}"
    said = words(f"form-{value}") if value in ("no", "yes") else words.called(f"{label}-{value}", value)
    return words("house-rule-set", rule=words.called(label, name), value=said)


def _lines(heading: str, codes: list[str], sheet: Answer, words: Words, width: int) -> list[str]:
    """What goes below a heading: rows of a table, or sentences, as one paragraph or as steps."""
    briefs = [code.removeprefix(BRIEF) for code in codes if code.startswith(BRIEF)]
    told = ((code, words.told(code, sheet.facts, "brief")) for code in briefs if _key(code, "brief") in words)
    rows = [(words.told(code, sheet.facts, "label"), value) for code, value in told if value]
    wide = max((len(label) for label, _ in rows), default=0) + 2
    beside = " " * (len(_INDENT) + wide)
    table = [line for label, value in rows for line in _wrapped(f"{label:<{wide}}{value}", width, beside)]
    known = (words.told(code, sheet.facts, SHEET).strip() for code in codes if _key(code) in words)
    said = [sentence for sentence in known if sentence]
    if heading.startswith(STEPS):
        steps = [_wrapped(f"- {step}", width, _INDENT * 2) for step in said]
        return [*table, *(line for step in steps for line in step)]
    return [*table, *_wrapped(" ".join(said), width, _INDENT)]


def _wrapped(text: str, width: int, below: str) -> list[str]:
    return textwrap.wrap(text, width, initial_indent=_INDENT, subsequent_indent=below, break_on_hyphens=False)


def _key(code: str, kind: str = SHEET) -> str:
    return f"{kind}-{code.replace('_', '-')}"
