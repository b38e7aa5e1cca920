"""A target at a hostile host's table: what a person there sees and presses on the full screen, without any terminal.

An input is a row of parts, as in `tables`.
"""

import asyncio
from itertools import islice
from types import SimpleNamespace
from typing import Any

from textual import events

from p2p_malice.client import Player
from p2p_malice.terminal.absences import Calls
from p2p_malice.terminal.drawing import draw
from p2p_malice.terminal.player import Desk, ScreenPlayer
from p2p_malice.terminal.table import TableScreen
from p2p_malice.ui.contract import Seats
from tests.fuzz.tables import AT_A_GUEST, GuestUnderAttack, mixed, rows
from tests.fuzz.target import Target
from tests.fuzz.texts import check_harmless
from tests.fuzz.wires import WORDS, in_a_loop

SIZES = ((60, 24), (120, 40))

ALL = b"*"
"""Stands for all keys that choose something, and for those that show something."""

PRESSED = (ALL, ALL, b"h", b"u", b"l", b"?", b"\t", b"1p", b"1a", b"qa", b"2 \x1b", b"r", b"o", b"k")

_NAMES = {" ": "space", "\n": "enter", "\x1b": "escape"}


class UnseenTable(TableScreen):
    """The table as a guest has it, painted at every size and shown nowhere."""

    app = SimpleNamespace(bell=lambda: None)  # type: ignore[assignment]
    size = SimpleNamespace(width=SIZES[0][0], height=SIZES[0][1])  # type: ignore[assignment]

    def __init__(self) -> None:
        """As the face makes it; cards are letters, so that all that's shown can be checked."""
        super().__init__(
            WORDS,
            cards="ascii",
            theme="dark",
            pause=0,
            autoplay=True,
            read=lambda title, text, **_: check_harmless([title, *text.split("\n")]),
            calls=Calls.ANSWERS,
        )
        self._is_painting = False

    def repaint(self) -> None:
        """Paint it soon: once, however much has changed."""
        if not self._is_painting:
            self._is_painting = True
            asyncio.get_running_loop().call_soon(self._paint)

    def _paint(self) -> None:
        self._is_painting = False
        for size in SIZES if self._names else ():
            check_harmless(draw(self.scene(), *size).canvas.text().split("\n"))

    def press(self, text: str) -> None:
        """Press the keys of the text."""
        for key in text[:10]:
            for each in [*"hul?\t", *self.board.keys(self._sight)] if key == ALL.decode() else key:
                if each == "\t":
                    self.action_look()
                elif each not in "tT":
                    self.on_key(events.Key(_NAMES.get(each, each), each if each.isprintable() else None))


class _Face:
    """What a desk needs of its user interface."""

    words = WORDS

    def __init__(self, table: UnseenTable) -> None:
        self._table = table
        self.app = SimpleNamespace(ask=self._answer)
        self.link_back = asyncio.Event()

    async def open_table(self, *_: object, **__: object) -> TableScreen:
        return self._table

    async def close_talk(self) -> None:
        pass

    def read_rules(self, rules: str) -> None:
        check_harmless(rules)

    async def wish(self, _wanted: object) -> object:
        return None

    async def _answer(self, _screen: object) -> str:
        return "no"


class ScreenUnderAttack(GuestUnderAttack):
    """A guest at a full screen."""

    _table: UnseenTable | None = None

    def person(self) -> Player:
        """Somebody who presses keys."""

        async def answer(_text: str) -> None:
            pass

        self._table = table = UnseenTable()
        face: Any = _Face(table)
        return ScreenPlayer(Desk(face, Seats(answer=answer)))

    def type(self, text: str) -> None:
        """Press the keys at once."""
        if self._table:
            self._table.press(text)


def check_screen(data: bytes) -> None:
    """Whatever a table says and whichever key is pressed, the screen is painted and shows nothing harmful."""
    in_a_loop(ScreenUnderAttack(data).play)


TARGETS = (
    Target(
        "screens",
        check_screen,
        lambda: islice(rows(AT_A_GUEST, PRESSED), 1, None, 3),
        steps=500_000,
        steps_a_byte=20_000,
        mutate=mixed,
    ),
)
