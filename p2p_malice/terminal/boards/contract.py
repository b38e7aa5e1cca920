"""The contract between the table on the screen and the board on it. Pure.

The table's shell knows no game. It shows who sits where and whose turn it is, the log, chat, connections and clocks; it
takes keys and clicks, and sends decisions. A board knows one game, or what views tell about any game: it draws the
cards, and turns choices into moves. A board remembers nothing; everything it needs comes in a `Sight`.
"""

import enum
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from attrs import field, frozen

from p2p_malice.engine.game import Event, View
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.sentence_facts import Fact
from p2p_malice.terminal.canvas import Canvas, Rect

SHELL_KEYS = "hutlroki?"
"""The keys that the shell uses. A board that uses one of them gets it first, until the game is over."""

WIDE = (160, 50)
"""Columns and rows of a screen from which everything is drawn larger."""


ARRANGE = "arrange"
"""The spot that rearranges the cards. It can be chosen at any time, even while others act."""


class By(enum.Enum):
    """How a spot is chosen; a double click comes after the click that it begins with."""

    KEY = enum.auto()
    CLICK = enum.auto()
    DOUBLE_CLICK = enum.auto()


@frozen
class Sight:
    """What a board shows.

    `names` are by seat, as the viewer sees them; `states` are words beside them such as `away`; `held` is what has been
    picked up so far, in the board's own words; `cursor` and `hinted` are spots; `happened` led to this position. `span`
    is the seconds that a clock began with and `left` those that remain until something happens by itself; None if no
    clock is running.
    """

    view: View
    names: Sequence[str]
    states: Mapping[int, str] = field(factory=dict)
    held: tuple[str, ...] = ()
    cursor: str = ""
    hinted: frozenset[str] = frozenset()
    happened: tuple[Event, ...] = ()
    is_covered: bool = False
    """Whether the hand must be hidden because the next player at this screen isn't ready."""
    left: int | None = None
    span: int = 0
    played: int = 0
    """How many cards whoever moves has played in this turn."""
    arranged: str = ""
    """How the cards are arranged, in the board's own words; "" at first."""


@frozen
class Chosen:
    """What choosing a spot leads to: what is `held` then, and a `move` or a question.

    A question asks `why` a text isn't a move, or what a move would be: a `preview`, shown as long as the same is held.
    `arranged` is how the cards are arranged from then on.
    """

    held: tuple[str, ...] = ()
    move: str = ""
    why: str | None = None
    preview: str = ""
    arranged: str | None = None


class Board(Protocol):
    """Draws one game's cards and takes its moves. A spot is a place that can be chosen, in the board's own words."""

    lasting: Collection[str]
    """The keys of what is explained until it was read, and not only while it is so."""

    def draw(self, sight: Sight, canvas: Canvas, room: Rect) -> dict[str, Rect]:
        """Draw the cards into `room` and nothing outside it; return where each spot is."""

    def keys(self, sight: Sight) -> Mapping[str, str]:
        """The spot that each key chooses; a key is a character or a name such as `enter`."""

    def choose(self, sight: Sight, spot: str, by: By) -> Chosen:
        """What choosing that spot leads to, while the viewer may act."""

    def prompt(self, sight: Sight) -> tuple[str, str]:
        """What the viewer, who may act, has to do now, and what else to say if there is nothing more important."""

    def title(self, title: str, sight: Sight) -> str:
        """The `title`, which says whose turn it is, with the state of the game or match added."""

    def told(self, event: Event, voice: Voice, view: View) -> str | None:
        """The event as a line of the log; None for one that needs no words."""

    def pointed(self, move: str, sight: Sight) -> tuple[str, frozenset[str]]:
        """A sentence saying which keys make the move of a hint, and the spots to mark."""

    def named(self, fact: Fact, view: View) -> Fact:
        """A fact for a sentence, with piles named as the screen shows them."""

    def how(self, move: str, view: View) -> Mapping[str, str]:
        """For a lesson's sentence that asks for the move: `how` to make it, and the `pile` that it goes to."""

    def look(self, sight: Sight) -> tuple[str, str]:
        """What doesn't fit on the board of the visible piles: a title and a text."""

    def help(self) -> str:
        """The board's keys, a line for each."""
