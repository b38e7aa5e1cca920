"""Codes on the screen: those to send, with keys to copy and share them, and a box to paste others into."""

import asyncio
import textwrap
import time
from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Label, Static, TextArea

from p2p_malice.plain.ui import ABOUT_ALL, title_for_all, word_and_number
from p2p_malice.terminal.keys import clock_text, fitting
from p2p_malice.terminal.screens import TextScreen
from p2p_malice.words.catalogue import Words

LONGEST_PASTE = 20_000
"""How many characters of a paste are read."""

TYPED = {
    "c": "copy",
    "copy": "copy",
    "w": "chat",
    "qr": "qr",
    "new": "new",
    "back": "back",
    **{word: word for word in ABOUT_ALL},
    "start": "start",
    "with": "with",
    "quit": "quit",
    "exit": "quit",
    "help": "keys",
}
"""What a word in the box asks for; the words are the same as line by line."""

_ROOMY = 30
"""The rows of a screen from which each friend has a line."""

_HAND_OVER = ("copy", "chat", "qr")
_SHARED = ("new", "start")


class CodePhase(Enum):
    """What is being waited for."""

    NOTHING = "nothing"
    PREPARING = "preparing"
    WAITING = "waiting"
    CONNECTING = "connecting"


class FriendState(Enum):
    """How far a friend has got."""

    NEW = "new"
    INVITED = "invited"
    CONNECTING = "connecting"
    HERE = "here"
    AWAY = "away"


class CodeScreen(Screen[None]):
    """One message to send at a time, a box for a paste or a word, and a line that says what we're waiting for.

    The results come out of `done`: `paste` with the text; `copy`, `chat`, `qr`, `new`, `start`, `with`, `quit` and
    those of `ABOUT_ALL` with the friend's number.
    """

    AUTO_FOCUS = "#box"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,ctrl+g", "act('keys')", priority=True),
        Binding("f2,ctrl+y", "act('copy')", priority=True),
        Binding("f3,ctrl+w", "act('chat')", priority=True),
        Binding("f4,ctrl+r", "act('qr')", priority=True),
        Binding("f5,ctrl+n", "act('new')", priority=True),
        Binding("f7,ctrl+b", "act('back')", priority=True),
        Binding("f6,ctrl+t", "act('start')", priority=True),
        Binding("tab", "next_friend", priority=True),
        Binding("escape", "clear_or_quit", priority=True),
        Binding("f10,ctrl+q", "act('quit')", priority=True),
    ]

    def __init__(self, words: Words, diagnose: Callable[[str], str]) -> None:
        """`diagnose` says what is wrong with a text in the box; "" for nothing."""
        super().__init__()
        self.done: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._words = words
        self._diagnose = diagnose
        self._messages: dict[int, str] = {}
        self._names: dict[int, str] = {}
        self._states: dict[int, FriendState] = {}
        self._is_for_all = False
        """Whether one message is for all friends."""
        self._partner = 0
        """The friend who plays with us, where we can choose; 0 for nobody yet."""
        self._changed: dict[int, float] = {}
        """Since when each friend has been in their present state."""
        self._friend = 0
        self._news: list[str] = []
        self._wanted = ""
        self._is_host = False
        self._own_title, self._may_take_back = "", False
        self._phase = CodePhase.NOTHING
        self._since = time.monotonic()

    def compose(self) -> ComposeResult:
        """The message at the top, the box in the middle, and what we're waiting for and the news below."""
        with Vertical(id="column"):
            yield Label("", id="title", markup=False)
            yield VerticalScroll(Static("", id="message", markup=False), id="offer", can_focus=False)
            yield Label("", id="wanted", markup=False)
            yield TextArea(
                id="box",
                compact=True,
                show_line_numbers=False,
                soft_wrap=True,
                highlight_cursor_line=False,
                placeholder=self._words("screen-box-hint"),
            )
            yield Static("", id="problem", markup=False)
            yield Label("", id="status", markup=False)
            yield Static("", id="friends", markup=False)
            yield VerticalScroll(Static("", id="news", markup=False), id="talk", can_focus=False)
            yield Label("", id="keys", markup=False)

    def on_mount(self) -> None:
        """Show everything, and the time passing."""
        self._refresh_all()
        self.set_interval(1.0, self._show_status)

    def on_resize(self) -> None:
        """Show as many keys as fit now."""
        self._refresh_all()

    # --- what is told ------------------------------------------------------------------------------------------------

    def offer(
        self,
        what: str,
        message: str,
        friend: int,
        name: str,
        *,
        is_host: bool,
        everybody: Mapping[int, str] = MappingProxyType({}),
        title: str = "",
        may_take_back: bool = False,
    ) -> None:
        """Show a message to send. With several friends, the first one who isn't invited yet is shown.

        One message may be for `everybody`, the friends with those numbers and names. The `title` is the usual one if
        none is given. With `may_take_back`, the last move of a turn can be taken back.
        """
        self._own_title, self._may_take_back = title, may_take_back
        if friend == 0:
            self._messages.clear()
        self._is_for_all = bool(everybody)
        for each, called in everybody.items():
            self._names[each] = called
            self._change(each, FriendState.INVITED)
        is_new = friend not in self._messages
        self._messages[friend], self._names[friend] = message, name
        if not everybody:
            self._change(friend, FriendState.NEW)
        self._is_host, self._wanted = is_host, what
        self._since = time.monotonic()
        if self._friend not in self._messages or not is_new:
            self._friend = friend
        self._refresh_all()

    def want(self, text: str) -> None:
        """Ask for a paste."""
        self._wanted = text
        self._refresh_all()

    def tell(self, text: str) -> None:
        """Add a line of news."""
        self._news.append(text)
        self._refresh_all()

    def wait(self, phase: CodePhase) -> None:
        """Show what we're waiting for."""
        self._phase = phase
        self._refresh_all()

    def note(self, friend: int, state: FriendState, name: str = "") -> None:
        """Record how far a friend has got, and go on to the next one who needs a message."""
        is_further = self._states.get(friend) in (FriendState.CONNECTING, FriendState.HERE)
        if friend not in self._states or (state is FriendState.INVITED and is_further):
            return
        self._change(friend, state)
        self._names[friend] = name or self._names[friend]
        if friend == self._friend and not self._is_for_all:
            self._friend = self._next_in_need() or friend
        self._refresh_all()

    def note_partner(self, friend: int) -> None:
        """Record which friend plays with us."""
        self._partner = friend
        self._refresh_all()

    def note_unreached(self) -> None:
        """Record that friends who were connecting couldn't be reached, and so are only invited again."""
        for friend in [friend for friend, state in self._states.items() if state is FriendState.CONNECTING]:
            self._change(friend, FriendState.INVITED)
        self._refresh_all()

    def _change(self, friend: int, state: FriendState) -> None:
        if state is not self._states.get(friend):
            self._states[friend], self._changed[friend] = state, time.monotonic()

    def _next_in_need(self) -> int | None:
        order = sorted(self._messages, key=lambda friend: (friend <= self._friend, friend))
        is_here = self._states[self._friend] is FriendState.HERE
        wanted = (FriendState.NEW, FriendState.INVITED, FriendState.AWAY) if is_here else (FriendState.NEW,)
        return next((friend for state in wanted for friend in order if self._states[friend] is state), None)

    @property
    def friend(self) -> int:
        """The friend whose message is shown."""
        return self._friend

    # --- the picture -------------------------------------------------------------------------------------------------

    def _refresh_all(self) -> None:
        if not self.is_mounted:
            return
        message = self._messages.get(self._friend, "")
        several = len(self._messages) > 1
        is_listed = several or (self._is_for_all and len(self._states) > 1)
        title = self._title() if message else self._words("game")
        self.query_one("#title", Label).update(f"{title}  {self._words('screen-tab')}" if several else title)
        self.query_one("#message", Static).update(message)
        self.query_one("#offer").display = bool(message)
        self.query_one("#wanted", Label).update(self._wanted)
        box = self.query_one("#box", TextArea)
        box.display = bool(self._wanted)
        if box.display and self.focused is None:
            box.focus()
        self.query_one("#friends").display = is_listed
        self._show_status()
        self.query_one("#news", Static).update("\n".join(self._news[-200:]))
        self.query_one("#talk", VerticalScroll).scroll_end(animate=False)
        keys = [self._words(f"screen-key-{key}") for key in (*self._acts(), "help", "stop")]
        self.query_one("#keys", Label).update(fitting(keys, self._width, kept=2))

    def _title(self) -> str:
        if self._own_title:
            return self._own_title
        if not self._is_host:
            return self._words("talk-send-reply")
        if self._is_for_all:
            return title_for_all([self._names[friend] for friend in self._missing], self._words)
        if name := self._names[self._friend]:
            return self._words("screen-send-to", name=name)
        return self._words("talk-send-invitation", friend=self._friend)

    def _acts(self) -> tuple[str, ...]:
        """What can be done with the message on show, most important first."""
        if self._friend not in self._messages:
            return ()
        back = ("back",) if self._may_take_back else ()
        return (*_HAND_OVER, *_SHARED) if self._is_host else (*_HAND_OVER, *back)

    @property
    def _missing(self) -> list[int]:
        """The friends who aren't here."""
        return [friend for friend in sorted(self._states) if self._states[friend] is not FriendState.HERE]

    def _show_status(self) -> None:
        self.query_one("#friends", Static).update(self._friends_words())
        status = self.query_one("#status", Label)
        status.display = self._phase is not CodePhase.NOTHING
        missing = [self._called(friend) for friend in self._missing]
        is_several = self._is_host and len(missing) > 1
        who = "several" if is_several else "named" if self._is_host and any(missing) else "friend"
        status.update(
            self._words(
                f"screen-status-{self._phase.value}",
                who=who if self._is_host else "host",
                name=next(iter(missing), ""),
                count=len(missing),
                clock=clock_text(time.monotonic() - self._since),
            )
            if self._phase is not CodePhase.NOTHING
            else ""
        )

    def _listed(self, friend: int) -> str:
        """What we call a friend in the list, with the number by which one of many is turned out or chosen."""
        is_numbered = self._is_for_all or bool(self._partner)
        name = self._names[friend] if is_numbered else self._called(friend)
        if friend == self._partner:
            name = self._words("lobby-partner", name=name)
        return self._words("screen-numbered", number=friend, name=name).rstrip() if is_numbered else name

    def _is_free(self, friend: int) -> bool:
        """Whether nobody in particular is waited for there."""
        return self._is_for_all and self._states[friend] is FriendState.INVITED and not self._names[friend]

    def _called(self, friend: int) -> str:
        return self._names[friend] or (self._words("friend-numbered", number=friend) if friend else "")

    def _friends_words(self) -> str:
        """Every friend and how far they have got, each on a line if there is room."""
        said = [
            self._words(
                "screen-friend",
                name=self._listed(friend),
                state="free" if self._is_free(friend) else self._states[friend].value,
                clock=clock_text(time.monotonic() - self._changed[friend]),
            )
            for friend in sorted(self._states)
        ]
        if self.size.height >= _ROOMY:
            return "\n".join(said)
        whole = "   ".join(text.replace(" ", "\N{NO-BREAK SPACE}") for text in said)
        return textwrap.fill(whole, self._width).replace("\N{NO-BREAK SPACE}", " ")

    @property
    def _width(self) -> int:
        return self.query_one("#column").size.width or self.size.width or 1

    # --- what is typed -----------------------------------------------------------------------------------------------

    def on_text_area_changed(self, event: TextArea.Changed) -> None:
        """Check the text that was typed or pasted; a good code, or a word and Enter, is taken at once."""
        text = event.text_area.text[:LONGEST_PASTE]
        word, number = word_and_number(text)
        if text.endswith("\n") and word in TYPED:
            event.text_area.text = ""
            self._act(TYPED[word], number or self._friend)
            return
        is_beginning = not text.endswith("\n") and any(known.startswith(word) for known in TYPED)
        wrong = "" if is_beginning or not text.strip() else self._diagnose(text)
        problem = self.query_one("#problem", Static)
        problem.update(wrong)
        problem.set_class(bool(wrong), "bad")
        if text.strip() and not wrong and not is_beginning:
            event.text_area.text = ""
            self.done.put_nowait(("paste", text))

    def action_next_friend(self) -> None:
        """Show the next friend's message."""
        order = sorted(self._messages)
        if len(order) > 1:
            self._friend = order[(order.index(self._friend) + 1) % len(order)]
            self._refresh_all()

    def action_clear_or_quit(self) -> None:
        """Empty the box; quit if it is empty already."""
        box = self.query_one("#box", TextArea)
        if box.text:
            box.text = ""
        else:
            self._act("quit", self._friend)

    def action_act(self, what: str) -> None:
        """Pass a wish on."""
        self._act(what, self._friend)

    def _act(self, what: str, friend: int) -> None:
        if what == "keys":
            self._show_keys()
        else:
            self.done.put_nowait((what, str(friend)))

    def _show_keys(self) -> None:
        """Show all keys and words."""
        about = ("ask", "out") if self._is_for_all else ("tab",)
        lines = [self._words(f"screen-help-{key}") for key in (*self._acts(), *about, "clear", "stop", "end")]
        self.app.push_screen(TextScreen(self._words, self._words("screen-help"), "\n".join(lines)))
