"""Codes on the screen: what can be pasted and typed at once, the keys, and what is said meanwhile."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from p2p_malice.errors import ClipboardError, NoPathError
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.terminal.code_exchange import CodeScreen, FriendState
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.contract import CodeToSend, NewCode, Pasted, PlayWith, Quit, Sent, Start, TakeBack, TurnOut, Wish
from p2p_malice.ui.news import AllHere, Connected, Connecting, Gathering, Partner, StillWaiting, Waiting
from p2p_malice.words.sentence import Sentence, say
from tests.helpers import WORDS, reply_to
from tests.links import INVITATION, TURN
from tests.terminal.stage import stage

REPLY = reply_to(INVITATION)


def hosting(wishes: "asyncio.Queue[Wish]", friends: int = 1) -> Callable[[ScreenInterface], Awaitable[None]]:
    """A host whose invitations are out; what they wish for goes into the queue."""

    async def action(ui: ScreenInterface) -> None:
        await ui.tell(Gathering())
        for friend in range(1, friends + 1) if friends > 1 else (0,):
            await ui.offer(CodeToSend(CodeKind.INVITATION, INVITATION, f"message {friend}\n\n{INVITATION}", friend))
        await ui.tell(Waiting(friends))
        while True:
            wishes.put_nowait(await ui.wish(CodeKind.REPLY))

    return action


async def joining(ui: ScreenInterface) -> None:
    """A guest who is asked for an invitation."""
    await ui.wish(CodeKind.INVITATION)


@pytest.mark.parametrize("friends", [1, 2])
async def test_a_reply_is_pasted_without_a_key_before(friends: int) -> None:
    """The box has the focus as soon as there is one."""
    wishes: asyncio.Queue[Wish] = asyncio.Queue()
    async with stage(hosting(wishes, friends)) as on_stage:
        await on_stage.paste(REPLY)

        assert wishes.get_nowait() == Pasted(REPLY)


def sending(wishes: "asyncio.Queue[Wish]") -> Callable[[ScreenInterface], Awaitable[None]]:
    """A turn of a game by message that is to be sent."""

    async def action(ui: ScreenInterface) -> None:
        about = say("turn-send", name="Ben", state="ready")
        await ui.offer(CodeToSend(CodeKind.TURN, TURN, f"Yours.\n\n{TURN}", about=about, may_take_back=True))
        while True:
            wishes.put_nowait(await ui.wish(CodeKind.TURN))

    return action


async def test_a_turn_is_sent_taken_back_or_answered() -> None:
    """What is pasted has to be another turn; nothing is void when one leaves, so there is no question."""
    for key, wish in (("f2", Sent()), ("f7", TakeBack()), ("escape", Quit())):
        wishes: asyncio.Queue[Wish] = asyncio.Queue()
        async with stage(sending(wishes)) as on_stage:
            assert "Send it to Ben:" in on_stage.text
            await on_stage.press(key)
            assert wishes.get_nowait() == wish
    async with stage(sending(wishes)) as on_stage:
        assert "no turn of a game in this text" in await on_stage.paste(INVITATION)
        await on_stage.press("escape")
        await on_stage.paste(TURN)
        assert wishes.get_nowait() == Pasted(TURN)


async def test_the_own_invitation_in_the_box_is_known() -> None:
    """It isn't taken for one that somebody should join with."""
    async with stage(hosting(asyncio.Queue())) as on_stage:
        assert "This is your own invitation." in await on_stage.paste(INVITATION)


async def test_without_a_clipboard_the_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal was asked to copy, too, but nobody knows whether it did."""

    def refuse(_text: str) -> None:
        raise ClipboardError

    async def action(ui: ScreenInterface) -> None:
        await ui.offer(
            CodeToSend(CodeKind.INVITATION, INVITATION, f"message\n\n{INVITATION}", path="/data/invitation.txt")
        )
        await ui.wish(CodeKind.REPLY)

    monkeypatch.setattr("p2p_malice.terminal.ui.copy", refuse)
    async with stage(action) as on_stage:
        await on_stage.press("f2")
        while "The message is also in /data/invitation.txt" not in on_stage.text:
            await on_stage.settle()


async def test_a_guest_pastes_and_types_without_a_key_before() -> None:
    """What is wrong with it is said below."""
    async with stage(joining) as on_stage:
        assert "hello" in await on_stage.paste("hello")
        assert "helloxyz" in await on_stage.press("x", "y", "z")
        assert "There's no code in this text." in on_stage.text


@pytest.mark.parametrize(
    ("keys", "friends", "wish"),
    [
        (["f5"], 1, NewCode(0)),
        (["ctrl+n"], 1, NewCode(0)),
        ([*"new", "enter"], 1, NewCode(0)),
        ([*"new", "space", "2", "enter"], 2, NewCode(2)),
        (["f6"], 1, Start()),
        (["ctrl+t"], 1, Start()),
        ([*"start", "enter"], 1, Start()),
        ([*"with", "space", "2", "enter"], 2, PlayWith(2)),
    ],
)
async def test_a_key_a_control_key_and_a_word_do_the_same(keys: list[str], friends: int, wish: Wish) -> None:
    """All while the box has the focus; not every terminal passes the F keys on. A word may name a friend by number."""
    wishes: asyncio.Queue[Wish] = asyncio.Queue()
    async with stage(hosting(wishes, friends)) as on_stage:
        await on_stage.press(*keys)

        assert wishes.get_nowait() == wish


@pytest.mark.parametrize("keys", [["f4"], ["ctrl+r"], [*"qr", "enter"]])
async def test_the_qr_code_is_shown_by_key_and_by_word(keys: list[str]) -> None:
    """Leaving it leads back to the box."""
    async with stage(hosting(asyncio.Queue()), (120, 40)) as on_stage:
        assert "Let your friend scan this" in await on_stage.press(*keys)
        assert "Paste the reply here" in await on_stage.press("escape")
        assert "again" in await on_stage.press(*"again")


async def test_escape_empties_the_box_first_and_then_asks() -> None:
    """A code that was sent doesn't become void by one key."""
    wishes: asyncio.Queue[Wish] = asyncio.Queue()
    async with stage(hosting(wishes)) as on_stage:
        await on_stage.paste("not a code")
        assert "not a code" not in await on_stage.press("escape")
        assert "Stop waiting?" in await on_stage.press("escape")
        assert "Paste the reply here" in await on_stage.press("1")
        assert wishes.empty()

        await on_stage.press("escape", "2")
        assert wishes.get_nowait() == Quit()


async def test_nobody_is_asked_before_a_code_is_out() -> None:
    """There is nothing to lose."""
    async with stage(joining) as on_stage:
        await on_stage.press("escape")

        assert on_stage.app._exit


async def test_ctrl_c_copies_what_is_selected_and_ends_nothing() -> None:
    """Without a selection it ends the program."""
    async with stage(hosting(asyncio.Queue())) as on_stage:
        await on_stage.paste("some text")
        await on_stage.press("ctrl+a", "shift+end", "ctrl+c")
        assert on_stage.app.clipboard == "some text"
        assert not on_stage.app._exit

        await on_stage.press("ctrl+c")
        assert on_stage.app._exit
        assert on_stage.app.status == 130


async def test_what_is_waited_for_is_one_line_with_a_clock() -> None:
    """No line of news for each step on the way, and none for every minute."""
    async with stage(hosting(asyncio.Queue())) as on_stage:
        assert on_stage.text.count("Waiting for your friend · code still valid · 0:0") == 1
        on_stage.app.screen._since -= 134  # type: ignore[attr-defined]
        await on_stage.ui.tell(StillWaiting(2))
        await on_stage.settle()
        assert "Waiting for your friend · code still valid · 2:14" in on_stage.text
        assert "minutes" not in on_stage.text

        await on_stage.ui.tell(Connecting())
        await on_stage.settle()
        assert "Connecting…" in on_stage.text
        await on_stage.ui.complain(NoPathError("no_path"))
        await on_stage.settle()
        assert "Connecting…" not in on_stage.text
        assert "code still valid" in on_stage.text


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40)])
async def test_friends_are_listed_and_the_next_one_comes_up(size: tuple[int, int]) -> None:
    """Who is to be invited, is invited, is here; the message shown is that of somebody who needs it."""
    async with stage(hosting(asyncio.Queue(), 3), size) as on_stage:
        said = on_stage.text
        assert "message 1" in said
        assert all(f"Friend {friend} not invited yet" in said for friend in (1, 2, 3))

        said = await on_stage.press("f2")
        assert "Friend 1 invited" in said
        assert "message 2" in said

        await on_stage.ui.tell(Connected(who="Asha", friend=2))
        await on_stage.settle()
        said = on_stage.text
        assert "Asha is here" in said
        assert "Waiting for 2 friends" in said
        assert "message 3" in said
        assert "message 1" in await on_stage.press("tab")


@pytest.mark.parametrize("size", [(60, 24), (80, 24)])
async def test_keys_that_do_not_fit_can_be_looked_up(size: tuple[int, int]) -> None:
    """The line of keys always says how to see them all."""
    async with stage(hosting(asyncio.Queue(), 2), size) as on_stage:
        last = on_stage.text.rstrip("\n").splitlines()[-1]
        assert last.endswith("F1 keys  Esc stop")
        said = await on_stage.press(*"help", "enter")
        assert all(WORDS(f"screen-help-{key}") in said for key in ("copy", "chat", "qr", "new", "start", "stop"))


async def test_a_friend_whose_name_is_known_is_called_by_it() -> None:
    """In the title and in the line that says who is waited for."""

    async def action(ui: ScreenInterface) -> None:
        await ui.offer(CodeToSend(CodeKind.INVITATION, INVITATION, INVITATION, who="Asha"))
        await ui.tell(Waiting(1))
        await ui.wish(CodeKind.REPLY)

    async with stage(action) as on_stage:
        assert "Send this to Asha:" in on_stage.text
        assert "Waiting for Asha · code still valid" in on_stage.text


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40)])
async def test_the_line_of_a_friend_says_how_far_they_have_come_and_since_when(size: tuple[int, int]) -> None:
    """Invited, connecting, here by name, or invited again; while one connects, the others are still waited for."""
    async with stage(hosting(asyncio.Queue(), 3), size) as on_stage:
        talk = on_stage.app.screen
        assert isinstance(talk, CodeScreen)
        for friend in (1, 2, 3):
            talk.note(friend, FriendState.INVITED)
        talk._changed = dict.fromkeys(talk._changed, time.monotonic() - 134)
        await on_stage.ui.tell(Connecting(1))
        await on_stage.ui.tell(Connected(who="Webby", friend=2))
        await on_stage.settle()

        for said in ("◌ Friend 1 connecting", "● Webby is here", "○ Friend 3 invited 2:14", "Waiting for 2 friends"):
            assert said in on_stage.text

        await on_stage.ui.complain(NoPathError())
        await on_stage.settle()
        assert "connecting" not in on_stage.text
        assert "○ Friend 1 invited" in on_stage.text


async def test_one_invitation_for_all_has_a_list_that_fills() -> None:
    """Who came is named, and who is the partner, with the number by which somebody is turned out who isn't a friend."""
    wishes: asyncio.Queue[Wish] = asyncio.Queue()

    async def action(ui: ScreenInterface) -> None:
        everybody = ((1, Sentence("friend-numbered", {"number": 1})), (2, "Cem"), (3, ""))
        await ui.offer(CodeToSend(CodeKind.INVITATION, INVITATION, f"all\n\n{INVITATION}", everybody=everybody))
        await ui.tell(Connected(who="Bob", friend=1))
        await ui.tell(Partner(name="Bob", friend=1))
        await ui.tell(AllHere())
        wishes.put_nowait(await ui.wish(CodeKind.REPLY))

    async with stage(action) as on_stage:
        shown = on_stage.text
        assert "Send this to your friend: whoever opens it first sits down." in shown
        assert "If a friend sends you a reply, paste it here:" in shown
        assert "● 1. Bob (your partner) is here" in shown
        assert "Everyone is here. Type start to begin" in shown
        assert "○ 2. Cem invited 0:00" in shown
        assert "○ 3. free seat" in shown
        await on_stage.press(*"out", "space", "1", "enter")

        assert wishes.get_nowait() == TurnOut(1)
