"""The contract that every game fulfils, and what a seat is shown of it: `View`.

User interfaces, bots, tables and channels know games only through this module. A `Game` is a value handed to them: it
deals a `State`, and every move makes the next one. A move is text in the game's own notation.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, takewhile
from random import Random
from typing import Annotated, Any, NoReturn, Protocol, Self

from attrs import evolve, field, frozen

from p2p_malice.engine.rule_book import RuleBook
from p2p_malice.errors import GameError, IllegalMoveError, OptionsError
from p2p_malice.sentence_facts import Answer

Points = Annotated[int, "points"]
"""Points of a score, or won and lost at once; may be below 0."""

OVERDUE = "overdue"
"""The kind of the event that tells whose time for a turn is up."""

UNDO = "undo"
"""The move that takes back the last play, while `View.undo` is true."""

RulesText = Annotated[str, "rules"]
"""The options in force as text, which may be longer than other texts that programs read."""

MoveText = Annotated[str, "move"]
"""A move, or a word that is said with one, as text; never empty."""

REMATCH = "rematch"
"""The move that deals again after the end; everybody at the table has to agree. `rematch_from` adds a seed to it."""

HINTS = "hints"
"""The kind of an event after the end: a seat has asked its table for `count` hints."""


# --- what a seat is shown --------------------------------------------------------------------------------------------


@frozen(cache_hash=True)
class Pile:
    """A named place for cards as one seat sees it.

    A card's text is its rank and the letter of its suit (`10d`), or `Jk`; a `*` after it means a different back.
    `cards` are the cards whose faces can be seen, as text, bottom first; a hand is in the game's sorting order. Below
    them lie `hidden` more. `seat` is the owner, None for a pile that belongs to the table. `role` is what the pile is
    for, in one of the game's words, and `index` its place among the owner's piles of that role, from 0. `wild` lists
    the places in `cards`, from 0, of those that stand for others. Where a pile is built up in sequence, `shows` is the
    rank its top stands for and `needs` the rank that fits next. Moves and events call the pile by its `name`.
    """

    name: str
    seat: int | None = None
    cards: tuple[str, ...] = ()
    hidden: int = 0
    shows: str | None = None
    needs: str | None = None
    role: str = ""
    index: int = 0
    wild: tuple[int, ...] = ()

    @property
    def count(self) -> int:
        """How many cards lie here, visible or not."""
        return len(self.cards) + self.hidden

    @property
    def top(self) -> str | None:
        """The top card, if its face can be seen."""
        return self.cards[-1] if self.cards else None

    @property
    def stands_for(self) -> str | None:
        """The rank that a wild top card stands for, None if the top stands only for itself."""
        return self.shows if len(self.cards) - 1 in self.wild else None


@frozen(cache_hash=True)
class Event:
    """Something that happened at the table, reported to every seat alike, so it names only what everybody may see.

    `kind` is one of the words that the game lists; `seat` the one that did it or to which it happened; `card` the card,
    or `cards` if there are several; `source` and `target` the piles it moved between; `stands_for` the rank a wild card
    stands for; `count` a number of cards, or of points.
    """

    kind: str
    seat: int | None = None
    card: str | None = None
    source: str | None = None
    target: str | None = None
    stands_for: str | None = None
    count: Points | None = None
    cards: tuple[str, ...] = ()


kept_event = lru_cache(maxsize=4096)(Event)
"""An event with those facts; cached, since much the same happens again and again."""


def rematch_from(seed: bytes) -> str:
    """The move that deals again from that seed."""
    return f"{REMATCH} {seed.hex()}"


def is_rematch(move: str) -> bool:
    """Whether a move deals again."""
    return move.partition(" ")[0] == REMATCH


def hints_events(hints: Sequence[int]) -> tuple[Event, ...]:
    """What the end of a game tells if its players have asked for so many hints."""
    return tuple(Event(HINTS, seat, count=count) for seat, count in enumerate(hints) if count)


def hints_told(events: Sequence[Event]) -> dict[int, int]:
    """How many hints were asked for in the game that has ended with these events, by seat; there may be older ones."""
    told = takewhile(lambda event: event.kind == HINTS, reversed(events))
    return {event.seat or 0: event.count or 0 for event in reversed(list(told))}


@frozen
class Result:
    """How a game ended: `how` in one of the words that the game lists, and the winning seats (none in a draw).

    `left` counts, for each seat, the cards that its player still had to get rid of.
    """

    how: str
    winners: tuple[int, ...]
    left: tuple[int, ...]


@frozen
class Free:
    """Cards that a player may combine freely into one move; there can be thousands of combinations, too many to list.

    `cards` are on offer as text, each as often as it may be used; `least` to `most` of them make a move, and any of
    `words` may be said with it, once each. `combined` writes the move. Not every combination is legal: `State.after`
    judges it.
    """

    cards: tuple[str, ...]
    least: int = 1
    most: int = 52
    words: tuple[MoveText, ...] = ()


def combined(cards: Sequence[str], words: Sequence[str] = ()) -> str:
    """The move that combines the cards and says the words: `7h+7s!lower`."""
    return "".join(["+".join(cards), *(f"!{word}" for word in words)])


def parse_combined(move: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards and the words of a move, which may be any text; the inverse of `combined`."""
    cards, *words = move.split("!")
    return tuple(cards.split("+")) if cards else (), tuple(words)


@frozen
class Offers:
    """What one seat may do: `moves` that can be listed, each once, and cards that may be combined freely.

    The game waits for one of these. It doesn't wait for what the seat also `may` do, even while others act (call a
    misplay, start a countdown), nor for cards that may be laid `ahead` of its turn; bots and prompts must not treat
    those as required.
    """

    moves: tuple[MoveText, ...] = ()
    free: Free | None = None
    may: tuple[MoveText, ...] = ()
    ahead: Free | None = None

    def __bool__(self) -> bool:
        """Whether the game waits for this seat."""
        return bool(self.moves) or self.free is not None

    @property
    def waited_for(self) -> "Offers":
        """These offers without what may be done beside them, for which the game doesn't wait."""
        return evolve(self, may=())

    def each(self) -> Iterator[str]:
        """The moves that the game waits for, one by one: the listed ones, then combinations of cards without words.

        Not every combination is legal.
        """
        yield from self.moves
        if self.free:
            for count in range(self.free.least, self.free.most + 1):
                yield from map(combined, combinations(self.free.cards, count))

    def include(self, move: str) -> bool:
        """Whether the move is listed, or combines cards on offer."""
        free = self.free or self.ahead
        if move in self.moves or move in self.may or free is None:
            return move in self.moves or move in self.may
        cards, words = parse_combined(move)
        return (
            free.least <= len(cards) <= free.most
            and Counter(cards) <= Counter(free.cards)
            and Counter(words) <= Counter(free.words)
        )


NOTHING = Offers()
"""What a seat may do while it has to wait for others."""


@frozen
class Note:
    """Something to say beside the cards: a key of the game's words. A title may count steps, `number` of `most`; any
    other sentence may name that `number`.

    If it asks for a `move`, the user interface explains in the sentence how to make it there.
    """

    key: str
    number: int = 0
    most: int = 0
    move: str = ""


@frozen
class Deadline:
    """Seconds until something happens by itself, rounded up and counted from the moment this was shown.

    `number` is that of the `Clock`.
    """

    number: int
    seconds: int


@frozen
class View:
    """All that one seat, or a spectator, may know of a state. It is built from nothing, fact by fact: nothing leaks.

    `rules` are the options in force as text. `seat` is the viewer's, `partners` are the seats that win with it, and
    `turn` holds the seats that may act now. Whoever only `watches` has no seat: `seat` is then the one from whose side
    the table is seen, and `partners` are its. `offers` is what the viewer may do, nothing while others act. In a match
    of several games, `scores` are the points of each seat so far and `deal` is the number of the game being played.
    Outside a match, `deal` is 0, and only a game that keeps its own score has scores. `undo` says whether the viewer
    may take back the last play now; it is None if the rules never allow it. `deadlines` say what happens by itself, and
    when. `notes` are shown beside the cards: a lesson explains itself with them, and a game explains what comes up for
    the first time (keys that begin with `first-`, which a user interface says once).
    """

    rules: RulesText
    seat: int
    seats: int
    turn: tuple[int, ...]
    piles: tuple[Pile, ...]
    offers: Offers = NOTHING
    result: Result | None = None
    scores: tuple[Points, ...] = ()
    deal: int = 0
    undo: bool | None = None
    partners: tuple[int, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    notes: tuple[Note, ...] = ()
    watches: bool = False

    @property
    def moves(self) -> tuple[str, ...]:
        """What the viewer may do, as far as it can be listed."""
        return self.offers.moves

    @property
    def deadline(self) -> int | None:
        """The seconds left on the last clock, which matters most; None if no clock is running."""
        return self.deadlines[-1].seconds if self.deadlines else None

    @property
    def advice(self) -> str:
        """The move that a note asks for, or ""."""
        return next((note.move for note in self.notes if note.move), "")

    def at(self, place: str, seat: int | None = None) -> Pile | None:
        """The pile that a move or an event calls `place`, None if there is none.

        `place` is a name, followed by an `@` and the owner's seat if the owner isn't obvious. Otherwise the pile
        belongs to `seat` (the viewer, unless another is given) or to the table.
        """
        name, _, owner = place.partition("@")
        seats = (int(owner),) if owner.isdecimal() and len(owner) == 1 else (self.seat if seat is None else seat, None)
        return next((pile for pile in self.piles if pile.name == name and pile.seat in seats), None)

    def pile(self, name: str, seat: int | None = None) -> Pile:
        """The pile of that name and owner. Raises KeyError if there is none."""
        for pile in self.piles:
            if pile.name == name and pile.seat == seat:
                return pile
        raise KeyError((name, seat))


# --- what is played --------------------------------------------------------------------------------------------------


@frozen
class Clock:
    """A time limit in seconds. Several may run at once in a game; `number` tells them apart.

    A state has no time of its own: the server of the table starts measuring when a clock appears. The clock keeps
    running while later states have it too, whatever other clocks come and go. If it limits the time of one `seat`, it
    stops while that player is away and starts again from the beginning when they are back. If it `is_aside`, it limits
    something that the game doesn't wait for, and players on turn aren't shown it.
    """

    seconds: int
    number: int = 0
    seat: int | None = None
    is_aside: bool = False


class State(Protocol):
    """A position at a table. It never changes; a move makes a new one."""

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that may act now (several at once in some games); none once the game is over."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in the move that led here, in order; after the deal, what happened in the deal."""

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def clocks(self) -> tuple[Clock, ...]:
        """The times after which something happens by itself."""

    def offers(self, seat: int) -> Offers:
        """What `seat` may do now; `NOTHING` while others act."""

    def after(self, seat: int, move: str) -> Self:
        """The state after `seat` has made `move`, which is judged whether or not it is listed among the offers.

        Raises `IllegalMoveError` naming the rule, and `NotationError` for a text that isn't a move. Neither depends on
        a card that `seat` may not see.
        """

    def expire(self, number: int) -> Self:
        """The state when that clock's time is up. Raises `IllegalMoveError` if it isn't running."""

    def view(self, seat: int | None) -> View:
        """What `seat` may know; what everybody may know for None, which stands for a spectator."""


class Untimed:
    """A position whose players have all the time in the world."""

    __slots__ = ()

    @property
    def clocks(self) -> tuple[Clock, ...]:
        """None."""
        return ()

    def expire(self, number: int) -> NoReturn:
        """Refused: there are no clocks."""
        raise IllegalMoveError("nothing_due")


class Guided(Untimed):
    """The position of a lesson or puzzle, around that of the game itself."""

    __slots__ = ()
    state: State

    @property
    def seats(self) -> int:
        """The number of players: the person, and opponents who only do what the lesson or puzzle wants."""
        return self.state.seats

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.state.turn

    @property
    def result(self) -> Result | None:
        """The game's, with which the lesson or puzzle is over."""
        return self.state.result


class GameState(State, Protocol):
    """A position of one game, with what a match of several games needs to know about it."""

    @property
    def dealer(self) -> int | None:
        """The dealer of a state just dealt; None if that makes no difference."""

    @property
    def shuffles(self) -> int:
        """How often cards were shuffled in this game so far."""

    @property
    def reveals(self) -> bool:
        """Whether the last move showed anybody anything new; if so, it can't be taken back."""

    @property
    def ends_turn(self) -> bool:
        """Whether the last move ended a turn, even if the same seat has the next. Without turns, every move does."""

    def scored(self, before: tuple[int, ...]) -> tuple[int, ...]:
        """The score of each seat after this game, which is over, given the score `before` it.

        () for a game that keeps its own score from deal to deal: its views show that score, and the table adds no
        other.
        """


class Rules(Protocol):
    """The options in force in a game. `str` writes them as the text that `Game.parse_rules` reads."""

    @property
    def deals(self) -> int:
        """How many games make a match."""

    @property
    def target(self) -> int:
        """The points that end a match, unless it ends after `deals` first (if that is more than one); 0 for none."""

    @property
    def undo(self) -> bool:
        """Whether plays may be taken back."""

    @property
    def hints(self) -> bool:
        """Whether players may ask what the computer would do in their place."""

    @property
    def clock(self) -> str:
        """The seconds that a player has for a turn, `off` for as long as they like."""


Choose = Callable[[View, Random], str]
"""Chooses a move for a view in which its seat may act; the randomness is handed in."""


THINKING = 0.5
"""Seconds that a computer player may think about a move, unless somebody says otherwise."""

Think = Callable[[View, Random, float], Iterator[str]]
"""Thinks about a move, for about so many seconds; after that the answer is the best move so far.

It gives that again and again, so that others can act in between; the last is the one to make.
"""


def keep_quiet(_view: View, _rng: Random) -> str:
    """Never does anything that the game doesn't wait for."""
    return ""


class Deal(Protocol):
    """Makes the first state of a game."""

    def __call__(self, seats: int, rules: str, seed: bytes, dealer: int | None = None) -> GameState:
        """The dealt game for so many `seats` by these `rules`; the same arguments always give the same state.

        `seed` has `cards.SEED_BYTES` bytes. If a dealer matters and none is given, one is chosen at random from the
        seed. Raises `OptionsError` for rules that don't exist or don't suit that many players.
        """


@frozen
class Moment:
    """A position in which another move would have helped more, as far as the player could know.

    It is the one `at` that place, from 0, of those that were looked through. `loss` is what the player's own move cost,
    in hundredths of whatever the game is won by. `answer` gives the better move and says, under `moment-CODE`, what was
    done instead and why the other move is better.
    """

    at: int
    loss: float
    answer: Answer


Moments = Callable[[Sequence[tuple[View, Sequence[Event]]]], Iterator[Moment | None]]
"""Looks through a game: its positions as one player saw them, each with what led there.

It gives as much as there are positions: at each, the worst move of the player's turn that ends there, or None.
"""


@frozen(eq=False)
class Puzzle:
    """A state in which the player at seat 0 wins by the only right moves, and a hint for each of its views.

    The hint raises `GameError` where it can't be won any more unless something is taken back.
    """

    state: State
    hint: Callable[[View], Answer]


@frozen(eq=False)
class Game:
    """All that the rest of the program needs to play a game without knowing it.

    `parse_rules` reads options as text and raises `OptionsError`; `resample` makes a random state that agrees with a
    view, and raises `GameError` for a view that no state can have. `bots` are the computer players by name, the
    gentlest first, and `thinkers` those of them that take their time; `default_bot` plays unless another one is named.
    `teach` begins a lesson: a state that teaches the player at seat 0, in any user interface. `hint` answers with the
    move that a good player would make, and why. `why` explains why an incomplete move, such as the card or pile it
    would begin with, leads nowhere. `preview` says what a move would be, and raises `GameError` if it can't be one. All
    three know no more than the view. While the game doesn't wait for a computer player but there is something that it
    `may` do, `interrupt` gives that move, or "". `late` is a pair of moves: the first, made before all others, leaves
    out a seat that nobody has taken yet; with the second, its player joins. It is None if all players have to be there
    from the start.
    """

    name: str
    parse_rules: Callable[[str], Rules]
    deal: Deal
    resample: Callable[[View, Random], State]
    bots: Mapping[str, Choose]
    default_bot: str
    book: RuleBook
    hint: Callable[[View], Answer]
    why: Callable[[View, str], GameError]
    preview: Callable[[View, str], Answer] | None = None
    moments: Moments | None = None
    """Finds where another move would have helped; None if the game can't tell."""
    teach: Callable[[], State] | None = None
    puzzle: Callable[[str, int], Puzzle] | None = None
    """The puzzle of a date such as `2026-11-27` that is that day of the week, 0 for Monday."""
    interrupt: Choose = keep_quiet
    practice: str = ""
    """The rules for the first game after the lesson."""
    whole: str = ""
    """The rules for the game after that, if the first game has lighter rules; else ""."""
    thinkers: Mapping[str, Think] = field(factory=dict)
    yardsticks: Mapping[str, Choose] = field(factory=dict)
    """Players by name that never change, which others are measured against."""
    offered: Mapping[str, str] = field(factory=dict)
    """House rules that are offered first for any game, whatever the variant says."""
    alone: Mapping[str, str] = field(factory=dict)
    """House rules that are offered first for a game against the computer."""
    late: tuple[str, str] | None = None
    overdue: Callable[[View], Iterator[str]] = lambda view: view.offers.each()
    """The moves that are tried, in order, for a player whose time for a turn is up."""
    version: int = 1
    """The version of the rules of play, which changes with what is legal and what comes of a move."""
    position: Callable[[Any], str] | None = None
    """The text of a position, which tells it from all others; None for a game that can't be played by message, since
    its players act at the same time or its moves can't be listed."""
    thinks: Callable[[str, State], float] = lambda _rules, _state: 0.0
    """The seconds that the computer takes for a move, given the rules as text and what has just happened."""

    def bot(self, name: str) -> Choose:
        """The bot of that name. Raises `OptionsError` if there is none."""
        if name not in self.bots:
            raise OptionsError("unknown_bot", name=name[:30], known=", ".join(self.bots))
        return self.bots[name]

    def thinker(
        self, by_seat: Mapping[int, str], rng: Random, seconds: float = THINKING
    ) -> Callable[[View], Iterator[str]]:
        """A function that chooses as that of `chooser` does, but in steps between which others may act; see `Think`."""
        slow = {seat: self.thinkers[name] for seat, name in by_seat.items() if name in self.thinkers}
        choose = self.chooser(by_seat, rng)

        def think(view: View) -> Iterator[str]:
            if view.offers and view.seat in slow:
                return slow[view.seat](view, rng, seconds)
            return iter((choose(view),))

        return think

    def chooser(self, by_seat: Mapping[int, str], rng: Random) -> Callable[[View], str]:
        """A function that chooses for every seat as its bot does, or as the default bot does if it has none.

        The function gives "" if the game doesn't wait for the seat and there is no reason to interrupt the others.
        Raises `OptionsError` for a name that isn't a bot's.
        """
        bots = {seat: self.bot(name) for seat, name in by_seat.items()}
        default = self.bots[self.default_bot]
        return lambda view: (bots.get(view.seat, default) if view.offers else self.interrupt)(view, rng)
