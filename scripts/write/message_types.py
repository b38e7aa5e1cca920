"""Write what the page knows of messages, from their classes: `python scripts/write/message_types.py`. It is tested.

`table/frame-schema.js` reads the frames of a table, `messages.d.ts` and `app-messages.d.ts` give
the types of everything that a table, or the program that serves a page, says and is told.
"""

import json
import re
import textwrap
import types
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from attrs import NOTHING, Attribute, fields, has

from p2p_malice.engine.game import Event, Free, MoveText, Note, Offers, Points, RulesText, View
from p2p_malice.protocol import message_codec
from p2p_malice.protocol.messages import (
    PROTOCOL_VERSION,
    UNDERSTOOD,
    Answered,
    AvatarName,
    Code,
    Digits,
    FromPlayer,
    FromTable,
    Kind,
    Secret,
    Written,
    kind_of,
)
from p2p_malice.sentence_facts import Answer, Fact, Facts
from p2p_malice.web import messages as page
from p2p_malice.words.sentence import Sentence

STATIC = Path(__file__).resolve().parents[2] / "p2p_malice" / "web" / "static"

NAMED: list[tuple[Any, str]] = [
    (Points, "points"),
    (RulesText, "rules"),
    (MoveText, "move"),
    (AvatarName, "avatar"),
    (Code, "code"),
    (Kind, "kind"),
    (Digits, "digits"),
    (Secret, "digits"),
    (Facts, "facts"),
    (int, "count"),
    (bool, "flag"),
    (str, "token"),
]
"""What reads values: see frame-values.js."""

WHOLE = (Free, Answer, Note)
"""Classes that are always written whole, though they have default values."""

CODES = (Answer, "codes")
"""Texts that are codes, though their class, which knows no protocol, doesn't say so."""

NAMES: dict[type, str] = {Event: "GameEvent"}
"""What the page calls classes whose names have a meaning of their own there."""

LINE = 120


def fields_of(kind: type) -> Iterator[tuple[str, Any, "Attribute[Any] | None", bool]]:
    """The keys of a class as it's written: each with its type, its attribute and whether it may be left out.

    A `Show` has those of its view and of what that offers.
    """
    hints = get_type_hints(kind, include_extras=True)
    for each in fields(kind):
        if each.name == "view":
            for spread in (View, Offers):
                yield from (field for field in fields_of(spread) if field[0] != "offers")
            continue
        may_miss = each.default is not NOTHING and kind not in WHOLE and each.name not in ("result", "moves", "events")
        yield each.name, hints[each.name], each, may_miss


def choices_of(attribute: "Attribute[Any] | None") -> list[str]:
    """The words that a text has to be one of, if there are any."""
    return list(getattr(getattr(attribute, "validator", None), "options", ()))


def is_said(kind: Any) -> bool:
    """Whether a type is that of a sentence, or of what goes into one: the page is told a text."""
    return kind is Sentence or (get_origin(kind) in (Union, types.UnionType) and Sentence in get_args(kind))


def without_none(kind: Any) -> tuple[Any, bool]:
    """A type without None, and whether that was in it."""
    if get_origin(kind) in (Union, types.UnionType) and type(None) in get_args(kind):
        (rest,) = (each for each in get_args(kind) if each is not type(None))
        return rest, True
    return kind, False


def classes_of(*messages: Any) -> list[type]:
    """All classes in those messages, in the order in which they are met, from the inside out."""
    found: list[type] = []

    def meet(kind: Any) -> None:
        kind, _ = without_none(kind)
        if is_said(kind):
            return
        if isinstance(kind, type) and has(kind) and kind not in found:
            for _, of, _, _ in fields_of(kind):
                meet(of)
            found.append(kind)
        elif kind not in (Facts, Answer):
            for each in get_args(kind):
                meet(each)

    for each in messages:
        meet(each)
    return found


# --- the schema ------------------------------------------------------------------------------------------------------


def reader_of(kind: Any, attribute: "Attribute[Any] | None" = None) -> str:
    """What reads a type, of frame-values.js: `count`, `list(pile)` …"""
    kind, _ = without_none(kind)
    if choices := choices_of(attribute):
        return f"{'known' if '' in choices else 'word'}({listed(choices)})"
    if get_origin(kind) is tuple:
        return f"list({reader_of(get_args(kind)[0])})"
    if get_origin(kind) is Annotated and isinstance(get_args(kind)[1], Written):
        return f"text({get_args(kind)[1].limit})"
    if isinstance(kind, type) and has(kind):
        return kind.__name__.lower()
    return next(name for known, name in NAMED if known == kind)


def schema() -> str:
    """`frame-schema.js`."""
    told = get_args(FromTable)
    parts, kinds = list[str](), list[str]()
    for kind in classes_of(*told):
        if kind in (View, Offers) or kind in message_codec._FACTS.values():
            continue
        needed, optional = list[str](), list[str]()
        for name, of, attribute, may_miss in fields_of(kind):
            read = "list(list(code))" if (kind, name) == CODES else reader_of(of, attribute)
            key = name if name == read else f"{name}: {read}"
            (optional if may_miss or without_none(of)[1] else needed).append(key)
        objects = [f"{{ {', '.join(keys)} }}" for keys in (needed, optional) if keys or keys is needed]
        made = f"object({', '.join(objects)})"
        if kind in told:
            kinds.append(f"{kind_of(kind)}: {made},")
        else:
            parts.append(f"const {kind.__name__.lower()} = {made};")
    used = sorted(
        set(re.findall(r"\b(?:list|object|known|word|text)(?=\()", made_of := "\n".join((*parts, *kinds))))
        | {name for _, name in NAMED if re.search(rf"\b{name}\b", made_of)}
    )
    questions = next(choices_of(each) for each in fields(Answered) if each.name == "what")
    return "\n".join(
        [
            "// Written by scripts/write/message_types.py, from the classes of messages: a table's frames.",
            "",
            f'import {{ {", ".join(used)} }} from "./frame-values.js";',
            "",
            *parts,
            "",
            '/** How each message of a table is read. @type {Record<string, import("./frame-values.js").Read>} */',
            "export const KINDS = {",
            *kinds,
            "};",
            "",
            "/** What may be asked of a table. */",
            f"export const QUESTIONS = {listed(questions)};",
            "",
            "/** What every hello says: see messages.py. */",
            f"export const VERSION = {PROTOCOL_VERSION};",
            f"export const UNDERSTOOD = {listed(UNDERSTOOD)};",
            "",
        ]
    )


def listed(words: Iterable[str]) -> str:
    """Texts as a list of JavaScript."""
    return f"[{', '.join(json.dumps(each) for each in words)}]"


# --- the types -------------------------------------------------------------------------------------------------------


def type_of(kind: Any, attribute: "Attribute[Any] | None" = None) -> str:
    """A type as TypeScript writes it."""
    kind, is_optional = without_none(kind)
    none = " | null" if is_optional else ""
    if choices := choices_of(attribute):
        return " | ".join(f'"{each}"' for each in choices)
    if kind == Facts:
        return "Record<string, Fact>"
    if is_said(kind):
        return "string" + none
    origin, of = get_origin(kind), get_args(kind)
    if origin is tuple:
        return (f"{type_of(of[0])}[]" if of[-1] is Ellipsis else f"[{', '.join(map(type_of, of))}]") + none
    if origin is Annotated:
        return type_of(of[0]) + none
    if origin is not None and issubclass(origin, Mapping):
        return f"Record<string, {type_of(of[1])}>" + none
    plain = {int: "number", bool: "boolean", str: "string"}
    return (plain[kind] if kind in plain else NAMES.get(kind, kind.__name__)) + none


def interface(kind: type, tag: str = "") -> list[str]:
    """A class, with the first sentence that is said of it; `tag` is its `kind`, "" for a part of a message."""
    sentences = re.match(r"(.*?\.)(?:\s|\Z)", kind.__doc__ or "", re.DOTALL)
    said = " ".join(sentences[1].split()).replace("None", "null") if sentences else kind.__name__
    body = [f'  kind: "{tag}";'] if tag else []
    for name, of, attribute, may_miss in fields_of(kind):
        is_brief = may_miss and kind is not Answer
        body.append(f"  {name}{'?' if is_brief else ''}: {type_of(of, attribute)};")
    return [
        *textwrap.wrap(f"/** {said} */", LINE, subsequent_indent=" * "),
        f"export interface {NAMES.get(kind, kind.__name__)} {{",
        *body,
        "}",
        "",
    ]


def union(name: str, names: list[str]) -> list[str]:
    """A type that is one of those."""
    whole = f"export type {name} = {' | '.join(names)};"
    return (
        [whole]
        if len(whole) <= LINE
        else [f"export type {name} =", *(f"  | {each}" for each in names[:-1]), f"  | {names[-1]};"]
    )


def table_types() -> str:
    """`messages.d.ts`."""
    told, said = get_args(FromTable), get_args(FromPlayer)
    lines = [
        "// Written by scripts/write/message_types.py: what a table says, and what it is told (protocol/messages.py).",
        "",
    ]
    facts = [type_of(each) for each in get_args(Fact)]
    for kind in classes_of(*get_args(Fact), *told, *said):
        if kind not in (View, Offers):
            lines += interface(kind, kind_of(kind) if kind in (*told, *said) else "")
    lines += union("Fact", facts)
    lines += union("FromTable", [each.__name__ for each in told])
    lines += union("FromPlayer", [each.__name__ for each in said])
    return "\n".join([*lines, ""])


def page_types() -> str:
    """`app-messages.d.ts`."""
    told, said = get_args(page.ToPage), get_args(page.FromPage)
    lines = [
        "// Written by scripts/write/message_types.py: what a page and its program say (web/messages.py).",
        "",
        'import type { Answer } from "./messages.d.ts";',
        "",
    ]
    for kind in classes_of(*told, *said):
        if kind is not Answer and kind not in message_codec._FACTS.values():
            tag = page._kind(kind) if kind in (*told, *said) else ""
            shown = [line.replace("?:", ":") if kind in told or not tag else line for line in interface(kind, tag)]
            lines += shown
    lines += union("ToPage", [each.__name__ for each in told])
    lines += union("FromPage", [each.__name__ for each in said])
    return "\n".join([*lines, ""])


def files() -> dict[Path, str]:
    """What is written, by its path."""
    return {
        STATIC / "table" / "frame-schema.js": schema(),
        STATIC / "messages.d.ts": table_types(),
        STATIC / "app-messages.d.ts": page_types(),
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
