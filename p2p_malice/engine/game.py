"""The contract that every game fulfils, and what a seat is shown of it: `View`.

Screens, bots, tables and wires know games only by what stands here. A move is text in the game's own notation. Beside
its states a game has `deal(seats, rules, seed)`, which makes the first one: the same for the same arguments, for ever.
"""

from typing import Protocol, Self

from attrs import frozen

UNDO = "undo"
"""The move that takes back the last play, where `View.undo` says that it may be."""

REMATCH = "rematch"
"""The move that deals again after the end; everybody at the table has to want it."""


@frozen(cache_hash=True)
class Pile:
    """A named place for cards as one seat sees it.

    `cards` are the cards whose faces are seen, as text, bottom first; below them lie `hidden` more. `seat` is the
    owner, None for a pile of the whole table. Where a pile is built up in sequence, `shows` is the rank its top
    stands for and `needs` the rank that fits next.
    """

    name: str
    seat: int | None = None
    cards: tuple[str, ...] = ()
    hidden: int = 0
    shows: str | None = None
    needs: str | None = None

    @property
    def count(self) -> int:
        """How many cards lie here, seen or not."""
        return len(self.cards) + self.hidden

    @property
    def top(self) -> str | None:
        """The uppermost card if its face is seen."""
        return self.cards[-1] if self.cards else None


@frozen(cache_hash=True)
class Event:
    """Something that happened at the table, told to every seat alike: it names only what all may see.

    `kind` is one of the words that the game lists; `seat` the one who did it or to whom it happened; `card` the card,
    `source` and `target` the piles it went between; `stands_for` the rank a wild card stands for; `count` a number of
    cards.
    """

    kind: str
    seat: int | None = None
    card: str | None = None
    source: str | None = None
    target: str | None = None
    stands_for: str | None = None
    count: int | None = None


@frozen
class Result:
    """How a game ended: `how` in one of the words that the game lists, and the winning seats (none: a drawn game).

    `left` counts, seat by seat, what the loser had still to get rid of.
    """

    how: str
    winners: tuple[int, ...]
    left: tuple[int, ...]


@frozen
class View:
    """All that one seat may know of a state, built from nothing by naming it.

    `rules` are the options in force as text; `seat` is the one who looks; `turn` the seats that may act now; `moves`
    what the one who looks may do, empty while others act. In a match of several games `scores` are the points of each
    seat so far, and `deal` is the number of the game being played; outside a match they are empty and 0.
    `undo` says that the one who looks may take back the last play. `notes` are what is said beside the cards,
    as keys of the game's words: a lesson explains itself so.
    """

    rules: str
    seat: int
    seats: int
    turn: tuple[int, ...]
    piles: tuple[Pile, ...]
    moves: tuple[str, ...] = ()
    result: Result | None = None
    scores: tuple[int, ...] = ()
    deal: int = 0
    undo: bool = False
    notes: tuple[str, ...] = ()

    def pile(self, name: str, seat: int | None = None) -> Pile:
        """The pile of that name and owner. Raises KeyError where there is none."""
        for pile in self.piles:
            if pile.name == name and pile.seat == seat:
                return pile
        raise KeyError((name, seat))


class State(Protocol):
    """A position of a game. It never changes once handed out: a move makes a new one."""

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that may act now; none once the game is over."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What the move that led here brought about, in order; after the deal, what the deal brought about."""

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""

    @property
    def seats(self) -> int:
        """How many play."""

    def moves(self, seat: int) -> tuple[str, ...]:
        """Everything `seat` may do now, each once; empty while others act."""

    def after(self, seat: int, move: str) -> Self:
        """The state after `seat` has made `move`.

        Raises `IllegalMoveError` naming the rule, `NotationError` for a text that is no move. Neither depends on a
        card that `seat` may not see.
        """

    def view(self, seat: int) -> View:
        """What `seat` may know."""
