"""What page and program say to each other: every class has its text, and nothing else is taken for one."""

import json
import re
from typing import Any, get_args

import pytest
from attrs import NOTHING, asdict, fields
from hypothesis import example, given
from hypothesis import strategies as st

from p2p_malice.errors import RemoteProtocolError
from p2p_malice.web.messages import (
    MAX_FIELDS,
    MAX_NUMBER,
    MAX_TEXT,
    ChooseMessage,
    CodeMessage,
    FailedMessage,
    FilledMessage,
    FormField,
    FormMessage,
    FrameMessage,
    FromPage,
    NewsMessage,
    ToPage,
    VerdictMessage,
    decode,
    encode,
)
from p2p_malice.web.site import FOLDER

HEARD = get_args(FromPage)
TEXTS = st.text(max_size=30)
VALUES: dict[Any, st.SearchStrategy[Any]] = {
    str: TEXTS,
    int: st.integers(0, MAX_NUMBER),
    bool: st.booleans(),
}
"""What may stand in a field of a message, by its type; any other is a mapping of texts."""


def messages_of(kind: type) -> st.SearchStrategy[Any]:
    """Messages of a class with anything in them."""
    names = {field.name: VALUES.get(field.type, st.dictionaries(TEXTS, TEXTS, max_size=5)) for field in fields(kind)}
    return st.builds(kind, **names)


MESSAGES = st.one_of(*map(messages_of, HEARD))


def kind_of(message: type) -> str:
    """The word that stands for a class: all of those that a page sends are one word."""
    return message.__name__.removesuffix("Message").lower()


def as_page(message: Any) -> dict[str, Any]:
    """The message as a page writes it."""
    return {"kind": kind_of(type(message)), **asdict(message)}


@given(MESSAGES)
def test_what_the_page_says_is_understood(message: FromPage) -> None:
    """Every class, with whatever texts in it."""
    assert decode(json.dumps(as_page(message))) == message


@given(MESSAGES, st.data())
def test_a_message_with_a_field_too_many_or_of_another_type_is_none(message: FromPage, data: st.DataObject) -> None:
    """So the program never meets what it doesn't know."""
    body = as_page(message)
    name = data.draw(st.sampled_from(sorted(body)))
    wrong: Any = data.draw(st.sampled_from([None, 1.5, [], [[]], {"a": 1}, {"a": None}]))
    for strange in ({**body, name: wrong}, {**body, "more": ""}):
        with pytest.raises(RemoteProtocolError):
            decode(json.dumps(strange))


@given(MESSAGES.filter(lambda message: bool(fields(type(message)))))
def test_a_message_that_lacks_a_field_is_none(message: FromPage) -> None:
    """But for those fields that may be left out."""
    needed = [field.name for field in fields(type(message)) if field.default is NOTHING]
    body = as_page(message)
    for name in ["kind", *needed]:
        with pytest.raises(RemoteProtocolError):
            decode(json.dumps({other: value for other, value in body.items() if other != name}))


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)
ALMOST = st.builds(
    lambda kind, body: {**body, "kind": kind},
    st.sampled_from(sorted(map(kind_of, HEARD))),
    st.dictionaries(
        st.sampled_from(["text", "friend", "yes", "at", "frame", "word", "values", "wanted"]), JSON, max_size=4
    ),
)
HOSTILE = st.one_of(
    st.text(),
    st.binary().map(lambda data: data.decode(errors="surrogateescape")),
    JSON.map(json.dumps),
    ALMOST.map(json.dumps),
)


@given(HOSTILE)
@example("[" * 100_000)
@example("1" * 5_000)
@example('{"kind": []}')
def test_whatever_the_page_sends_is_a_message_or_nonsense(text: str) -> None:
    """No other error comes out of it, and what comes out can be told to the page again."""
    try:
        message = decode(text)
    except RemoteProtocolError as error:
        assert error.code == "page_nonsense"
        return

    assert isinstance(message, HEARD)
    encode(VerdictMessage(good=False, text=str(asdict(message)))).encode()


def test_long_texts_are_cut_and_large_things_are_none() -> None:
    """Nobody fills the program's memory from a page."""
    assert decode(json.dumps({"kind": "code", "text": "x" * (MAX_TEXT + 1)})) == CodeMessage("x" * MAX_TEXT)
    many = {str(number): "" for number in range(MAX_FIELDS + 1)}
    for body in (
        {"kind": "look", "values": many},
        {"kind": "new", "friend": MAX_NUMBER + 1},
        {"kind": "new", "friend": -1},
    ):
        with pytest.raises(RemoteProtocolError):
            decode(json.dumps(body))


def test_half_a_character_becomes_a_question_mark() -> None:
    """A page can hold one, a file cannot."""
    assert decode(json.dumps({"kind": "filled", "values": {"na\ud800": "A\udfff"}})) == FilledMessage({"na?": "A?"})


TOLD = [
    ChooseMessage("Which?", {"one": "the first"}),
    FailedMessage("no_path", "There's no way."),
    FormMessage(
        "host", "Host", "Invite", "Cancel", (FormField("name", "Name", "Ann", suggestions=("Bob",)),), "More", ()
    ),
    FrameMessage(1, 2, "invite", hints=True, kept=True, frame="{}"),
    NewsMessage("connected", "Here!", relayed=False),
]


@pytest.mark.parametrize("message", TOLD, ids=lambda message: type(message).__name__)
def test_what_the_program_says_is_an_object_with_its_kind(message: ToPage) -> None:
    """The page finds every field under its name."""
    body = json.loads(encode(message))

    assert body.pop("kind") == kind_of(type(message))
    assert body == json.loads(json.dumps(asdict(message)))


def test_the_page_hears_every_message() -> None:
    """Its script has an entry for each class that it is told, and sends no kind but those that are understood."""
    script = (FOLDER / "menu/app-page.js").read_text(encoding="utf-8")
    to_program = "".join(
        path.read_text(encoding="utf-8")
        for folder in ("forms", "lobby", "menu")
        for path in (FOLDER / folder).glob("*.js")
    )

    assert {kind_of(kind) for kind in get_args(ToPage)} <= set(re.findall(r"^    (\w+): \(", script, re.MULTILINE))
    # What is for the table is a frame of its own.
    sent = re.findall(r'(?<!table\.)\bsend\(\{ kind: "(\w+)"', to_program)
    assert set(sent) <= {kind_of(kind) for kind in HEARD}
