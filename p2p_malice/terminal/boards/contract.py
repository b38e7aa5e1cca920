"""CONTRACT between the table on the screen and the board that lies on it. Pure.

The table's shell knows no game. It shows who sits where and whose turn it is, the log, chat, connections and clocks; it
takes keys and clicks, and sends what is decided. A board knows one game, or any game as well as its views tell it: it
draws the cards, and makes moves of what is chosen. A board remembers nothing: all that it is about comes as a `Sight`.
"""

import enum
from collections.abc import Mapping, Sequence
from typing import Protocol

from attrs import field, frozen

from p2p_malice.engine.game import Event, View
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.sentence_facts import Fact
from p2p_malice.terminal.canvas import Canvas, Rect

SHELL_KEYS = "hutlroki?"
"""The characters that the shell has a use for. A board that takes one of them has it first, until the game is over."""

WIDE = (160, 50)
"""Columns and rows of a screen on which everything is drawn larger."""


ARRANGE = "arrange"
"""The spot that arranges the cards in another way. It can be chosen at any time, also while others act."""


class By(enum.Enum):
    """How a spot is chosen: a double click comes after the click that it begins with."""

    KEY = enum.auto()
    CLICK = enum.auto()
    DOUBLE_CLICK = enum.auto()


@frozen
class Sight:
    """What is to be seen on a board.

    `names` are by seat, as the viewer sees them; `states` are words beside them such as `away`; `held` is what has been
    picked up so far, in the board's own words; `cursor` and `hinted` are spots; `happened` led to this position. Of the
    `span` of seconds that there were until something happens by itself, so many are `left`; None where nothing does.
    """

    view: View
    names: Sequence[str]
    states: Mapping[int, str] = field(factory=dict)
    held: tuple[str, ...] = ()
    cursor: str = ""
    hinted: frozenset[str] = frozenset()
    happened: tuple[Event, ...] = ()
    is_covered: bool = False
    """Whether the hand must not be seen: the next player at this screen isn't ready."""
    left: int | None = None
    span: int = 0
    arranged: str = ""
    """How the cards are arranged, in the board's own words; "" at first."""


@frozen
class Chosen:
    """What comes of choosing a spot: what is `held` then, and a `move` or a question.

    That is `why` nothing comes of a text, or what a move would be: a `preview`, said as long as the same is held. With
    `arranged`, the cards are from then on arranged so, whatever happens.
    """

    held: tuple[str, ...] = ()
    move: str = ""
    why: str | None = None
    preview: str = ""
    arranged: str | None = None


class Board(Protocol):
    """Draws one game's cards and takes its moves. A spot is a place that can be chosen, in the board's own words."""

    def draw(self, sight: Sight, canvas: Canvas, room: Rect) -> dict[str, Rect]:
        """Draw the cards into `room`, and nothing outside of it; where each spot is."""

    def keys(self, sight: Sight) -> Mapping[str, str]:
        """By key, a character or a name such as `enter`: the spot that it chooses."""

    def choose(self, sight: Sight, spot: str, by: By) -> Chosen:
        """What comes of choosing that spot, while the viewer may act."""

    def prompt(self, sight: Sight) -> tuple[str, str]:
        """What the viewer, who may act, is to do now, and what else there is to know if nothing else is to be said."""

    def title(self, title: str, sight: Sight) -> str:
        """The `title`, which says whose turn it is, with how the game or the match stands."""

    def told(self, event: Event, voice: Voice, view: View) -> str | None:
        """The event as a line of the log; None for one that needs no words."""

    def pointed(self, move: str, sight: Sight) -> tuple[str, frozenset[str]]:
        """Which keys make the move that a hint is about, as a sentence, and the spots to mark."""

    def named(self, fact: Fact, view: View) -> Fact:
        """A fact for a sentence; a pile is called as the screen shows it."""

    def how(self, move: str, view: View) -> Mapping[str, str]:
        """For the sentence of a lesson that asks for the move: `how` it is made, and the `pile` that it goes to."""

    def look(self, sight: Sight) -> tuple[str, str]:
        """What is seen of the piles beyond what fits on the board: a title and a text."""

    def help(self) -> str:
        """Its keys, a line for each."""
