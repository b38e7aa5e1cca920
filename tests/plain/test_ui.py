"""The user interface of a person at a console: handing codes over and taking them."""

from pathlib import Path

import pytest

from p2p_malice.errors import ClipboardError
from p2p_malice.plain import ui as person
from p2p_malice.plain.ui import PlainInterface, title_for_all
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.ui.contract import CodeToSend, NewCode, Pasted, Quit, Sent, TakeBack, Wish
from p2p_malice.ui.forms import Form, FormVerdict, Question, Text
from p2p_malice.words.sentence import say
from tests.helpers import WORDS
from tests.links import TURN
from tests.plain.desk import Desk

CODE = "MDW1-6CJ0VSHGFABEDFA865GQRTE2NEC3YBEVT2D14P6Y8F5VRZ558HPYABSJZG0R00040QB7MFDH07DHDZ88S4"
MESSAGE = f"Asha invites you.\n\n{CODE}"


class Person(Desk):
    """A person's user interface."""

    def __init__(self, *lines: str | None, copies: bool = True, colours: bool = False) -> None:
        super().__init__(*lines)
        self.ui = PlainInterface(self.console, WORDS, copies=copies, colours=colours)


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard that takes everything."""
    texts: list[str] = []
    monkeypatch.setattr(person, "copy", texts.append)
    return texts


@pytest.fixture
def no_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clipboard that cannot be reached."""

    def refuse(_text: str) -> None:
        raise ClipboardError

    monkeypatch.setattr(person, "copy", refuse)


async def test_the_whole_message_is_shown_and_copied(copied: list[str]) -> None:
    """An invitation is shown ready to send, and “copied” is said because it was."""
    desk = Person()
    await desk.ui.offer(CodeToSend(CodeKind.INVITATION, CODE, MESSAGE))

    assert MESSAGE in desk.shown
    assert copied == [MESSAGE]
    assert "Copied. Paste it into your chat." in desk.shown


async def test_what_is_passed_on_is_shown_and_copied(copied: list[str]) -> None:
    """A text for others, such as a result."""
    desk = Person()
    await desk.ui.pass_on(say("menu-puzzle"))

    assert "Today's puzzle" in desk.shown
    assert copied == ["Today's puzzle"]


@pytest.mark.usefixtures("no_clipboard")
@pytest.mark.parametrize(("path", "ends"), [("/data/reply.txt", "The message is also in /data/reply.txt"), ("", "QR")])
async def test_without_a_clipboard_the_file_is_named(path: str, ends: str) -> None:
    """Where nothing could be copied nobody is told it was."""
    desk = Person()
    await desk.ui.offer(CodeToSend(CodeKind.REPLY, CODE, MESSAGE, path=path))

    assert "Copied" not in desk.shown
    assert ends in desk.shown
    assert ("message is also in" in desk.shown) is bool(path)


async def test_the_clipboard_is_left_alone_when_asked(copied: list[str]) -> None:
    """--no-copy copies only when the person asks for it."""
    desk = Person("c", "text", None, copies=False)
    await desk.ui.offer(CodeToSend(CodeKind.INVITATION, CODE, MESSAGE))
    assert copied == []


@pytest.mark.parametrize(("word", "expected"), [("new", NewCode()), ("quit", Quit()), (None, Quit())])
async def test_words_are_obeyed_where_a_code_is_wanted(copied: list[str], word: str | None, expected: Wish) -> None:
    """One word asks for another invitation, another one stops, and so does the end of the input."""
    desk = Person(word, None)
    await desk.ui.offer(CodeToSend(CodeKind.INVITATION, CODE, MESSAGE))

    assert await desk.ui.wish(CodeKind.REPLY) == expected


@pytest.mark.parametrize(
    ("word", "expected"), [("c", Sent()), ("qr", Sent()), ("back", TakeBack()), (TURN, Pasted(TURN)), ("quit", Quit())]
)
async def test_a_turn_is_handed_over_taken_back_or_answered(copied: list[str], word: str, expected: Wish) -> None:
    """Whoever has copied it, or shown it to a phone, has sent it as far as anybody can tell."""
    desk = Person(word, None)
    about = say("turn-send", name="Ben", state="ready")
    await desk.ui.offer(CodeToSend(CodeKind.TURN, TURN, f"Now it's yours.\n\n{TURN}", about=about, may_take_back=True))

    assert await desk.ui.wish(CodeKind.TURN) == expected
    assert "Your turn is ready. Send it to Ben:" in desk.shown


async def test_a_paste_of_several_lines_is_one_text(copied: list[str]) -> None:
    """A whole message is taken in one piece."""
    assert await Person("hello", "", CODE, None).ui.wish(CodeKind.INVITATION) == Pasted(f"hello\n\n{CODE}")


async def typed_while_offering(word: str) -> Person:
    """Type the word where a code is wanted, then end the input."""
    desk = Person(word, None)
    await desk.ui.offer(CodeToSend(CodeKind.INVITATION, CODE, MESSAGE))
    assert await desk.ui.wish(CodeKind.REPLY) == Quit()
    return desk


async def test_the_code_is_shown_as_a_qr_code(copied: list[str]) -> None:
    """`qr` draws the code itself."""
    desk = await typed_while_offering("qr")
    assert desk.shown.count("█") > 100


async def test_a_qr_code_is_not_inverted_on_a_light_terminal(copied: list[str]) -> None:
    """Where it can, each line sets both colours."""
    desk = Person("qr", None, colours=True)
    await desk.ui.offer(CodeToSend(CodeKind.INVITATION, CODE, MESSAGE))
    await desk.ui.wish(CodeKind.REPLY)
    lines = [line for line in desk.shown.splitlines() if "█" in line]
    assert all(line.startswith("\x1b[30;107m") and line.endswith("\x1b[0m") for line in lines)


async def test_questions_are_asked_line_by_line() -> None:
    """Of forms too; how is said in `test_asking`."""
    assert await Person("1").ui.choose(Question(say("ask-learned"), {"bot": say("form-yes")})) == "bot"
    assert (
        await Person(None).ui.fill(Form("settings", (Text("name"),), lambda _: FormVerdict(True, say("form-yes"))))
        is None
    )


@pytest.mark.parametrize("works", [True, False])
async def test_whatsapp_is_opened_with_the_message(
    copied: list[str], monkeypatch: pytest.MonkeyPatch, works: bool
) -> None:
    """`w` opens the chat; where no browser opens the person is told what to do instead."""
    opened: list[str] = []

    def open_chat(message: str, _folder: Path) -> bool:
        opened.append(message)
        return works

    monkeypatch.setattr(person, "open_chat", open_chat)
    desk = await typed_while_offering("w")
    assert opened == [MESSAGE]
    assert ("No browser could be opened" in desk.shown) is not works


def test_seats_that_are_kept_are_not_called_free() -> None:
    """Those of a resumed table have names."""
    assert title_for_all(["Ann", "Bo"], WORDS) == "Send this to Ann and Bo:"
    assert "the first 2 to open it" in title_for_all(["", "Bo", ""], WORDS)
