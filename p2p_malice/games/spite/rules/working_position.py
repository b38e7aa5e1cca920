"""A position of Spite while a move is being made: what lies where, who may do what, and the events so far.

It is changed in place by `tricks`, `rounds` and `penalties`, on a copy that nobody has seen; `state` hands it out.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from attrs import define, field, fields, frozen

from p2p_malice.engine.cards import shuffled
from p2p_malice.engine.game import Event, Result, kept_event
from p2p_malice.games.spite.cards import SUIT, TEXT, VALUE, is_fake
from p2p_malice.games.spite.options import Options
from p2p_malice.games.spite.rules.hands import Hand
from p2p_malice.games.spite.rules.judging import Fault
from p2p_malice.games.spite.rules.trick import Trick

SWAP, CLAIM, TRICK, EXCHANGE, ROUND_OVER = "swap", "claim", "trick", "exchange", "round over"
"""What is going on: cards are put down by score, the first lead is claimed, a trick is played, its winner exchanges."""

Cards = tuple[int, ...]


@frozen
class Played:
    """Cards on the table, the hand that they make, and who played them; `extra` are fake jokers and bonus cards."""

    seat: int
    cards: Cards
    hand: Hand | None
    extra: Cards = ()


@frozen
class Pending:
    """A play, what was said with it, the `trick` after it if it stands, and its `fault`.

    While it can be called a misplay, the game goes on as if it stood; only what can't be taken back `waits` until then.
    """

    played: Played
    said: frozenset[str]
    trick: Trick | None
    fault: Fault | None
    is_bought: bool = False
    number: int = 0
    """The number of the clock that runs until the play can't be called any more."""
    waits: bool = False
    before: "Position | None" = field(default=None, eq=False, repr=False)
    """What the game goes back to if the cards can't stay. It is never changed."""
    exchanged: tuple[int, int] | None = None
    """For an exchange, which can be called just like a play: how many cards, and how many were allowed."""

    def opened(self, number: int, waits: bool, before: "Position") -> "Pending":
        """This play once it can be called, by the clock of that `number`; `before` is the position to go back to."""
        return Pending(self.played, self.said, self.trick, self.fault, self.is_bought, number, waits, before)


@frozen
class Call:
    """A call of misplay, against one of the plays of those numbers."""

    seat: int
    numbers: frozenset[int]


@frozen
class Early:
    """Cards laid before their player's turn, and what was said; `extra` are fake jokers and bonus cards."""

    seat: int
    cards: Cards
    extra: Cards
    said: frozenset[str]


@frozen
class Swapped:
    """The cards that a player gave up, and what they got for them, in a swap by score or an exchange."""

    seat: int
    gave: Cards
    got: Cards


@frozen
class Before:
    """How everybody stood before the last scored round, and its `places`, since somebody may still join in it."""

    scores: tuple[int, ...]
    halves: tuple[int | None, ...]
    lost_last: tuple[int, ...]
    places: tuple[int, ...]
    """The seats, first place first."""


@define(slots=False)
class Position:
    """Everything there is to know. Lists are by seat; the top of a deck or pile is at its end.

    Without slots it can be copied several times faster, and every move begins with a copy. What is typed as a sequence
    is replaced rather than changed in place, so it need not be copied.
    """

    options: Options
    seed: bytes
    dealer: int
    hands: list[Cards]
    """The regular cards in each hand, by seat."""
    fakes: list[Cards]
    """Fake jokers held, and bonus cards."""
    pile: Cards = ()
    """Fake jokers that nobody holds."""
    deck: Cards = ()
    out: Cards = ()
    """Cards of finished tricks, and other discards."""
    shuffles: int = 0
    scores: Sequence[int] = ()
    halves: Sequence[int | None] = ()
    """The half of the table in which each player finished the last round."""
    lost_last: Sequence[int] = ()
    """The number of the round that each player finished last most recently, 0 for none."""
    round: int = 0
    phase: str = ROUND_OVER
    bounty: int | None = None
    trick: Trick = field(factory=Trick)
    table: tuple[Played, ...] = ()
    """What was played in this trick and still lies there."""
    leader: int = 0
    to_move: int = 0
    passed: list[bool] = field(factory=list)
    barred: list[bool] = field(factory=list)
    """Whether each player is out of the trick for a misplay."""
    skips: list[int] = field(factory=list)
    """Turns to skip."""
    cams: list[int] = field(factory=list)
    """How often each player said come-at-me in this trick."""
    kinds: list[tuple[str, ...]] = field(factory=list)
    """The kinds of each player's last two hands of the round."""
    picked: list[int] = field(factory=list)
    """How many cards each player has picked up in the round since their last turn."""
    streak: tuple[int | None, int] = (None, 0)
    """Who won the last trick, and how many with come-at-me since another player won one."""
    bought: int = 0
    finished: tuple[int, ...] = ()
    """Who has gone out, the earliest first."""
    lost: tuple[int, ...] = ()
    """Who has lost the round at once, the earliest first."""
    claim: int = 0
    """The value by which the first lead is being claimed."""
    declined: frozenset[int] = frozenset()
    put: Sequence[Cards | None] = ()
    """The cards put down by score; None while a player has to choose."""
    limit: int = 0
    """How many cards the winner of the trick may exchange."""
    pending: tuple[Pending, ...] = ()
    """The plays that can still be called, the oldest first."""
    calls: tuple[Call, ...] = ()
    is_ending: bool = False
    """Whether the trick ends as soon as nothing in it can be called."""
    early: tuple[Early, ...] = ()
    """What was laid before its turn in this trick."""
    countdown: bool = False
    swapped: tuple[Swapped, ...] = ()
    """What each player who hasn't acted since gave and got last; they see only their own."""
    absent: frozenset[int] = frozenset()
    """The seats whose players haven't joined yet."""
    joining: tuple[int, ...] = ()
    """The ones of those that are dealt in from the next round on."""
    before: Before | None = None
    counted: tuple[tuple[str, ...], ...] = ()
    """By finished round and seat, how the score came about: `place:before:kept:now`, `-` for who wasn't there.

    Places count from 1; `kept` is what was left of the score before the points for the place were added.
    """
    ticks: int = 0
    """Counts turns and plays, so that each clock has its own number."""
    events: list[Event] = field(factory=list)
    result: Result | None = None

    def copy(self) -> "Position":
        """A copy to be changed, with no events yet."""
        other = object.__new__(Position)
        known = vars(self).copy()
        for name in _LISTS:
            known[name] = known[name].copy()
        known["events"] = []
        other.__dict__ = known
        return other

    def go_back(self, before: "Position") -> None:
        """Restore everything but the clocks, the shuffles, the events, and who has arrived."""
        kept = {name: vars(self)[name] for name in _KEPT}
        self.__dict__ = {**vars(before.copy()), **kept}

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def present(self) -> int:
        """The number of players in this round."""
        return self.seats - len(self.absent)

    @property
    def last(self) -> Played | None:
        """The hand to beat; None before the trick is led."""
        return self.table[-1] if self.table else None

    @property
    def is_waiting(self) -> bool:
        """Whether nobody is on turn until a play can't be called any more."""
        return self.is_ending or (bool(self.pending) and self.pending[-1].waits)

    def is_in(self, seat: int) -> bool:
        """Whether a player has regular cards."""
        return bool(self.hands[seat]) or (bool(self.early) and any(each.seat == seat for each in self.early))

    @property
    def players_in(self) -> list[int]:
        """The players who have regular cards."""
        if self.early:
            return [seat for seat in range(self.seats) if self.is_in(seat)]
        return [seat for seat, cards in enumerate(self.hands) if cards]

    def around(self, first: int) -> tuple[int, ...]:
        """All seats clockwise from the first."""
        seats = len(self.hands)
        return _around(seats, first % seats)

    def tell(self, kind: str, seat: int | None = None, **facts: Any) -> None:
        """Add an event, which everybody may know."""
        self.events.append(kept_event(kind, seat, **facts))

    def tick(self) -> None:
        """Start a new clock in place of the one that was running."""
        self.ticks += 1
        self.countdown = False

    # --- cards -------------------------------------------------------------------------------------------------------

    def shuffle(self, cards: Cards) -> Cards:
        """The cards in a random order that follows from the seed and that nobody knows."""
        self.shuffles += 1
        return shuffled(cards, self.seed, self.shuffles)

    def draw(self, count: int) -> Cards:
        """Take cards from the deck; if it runs dry, the discards are shuffled and become the deck. May be fewer."""
        if count > len(self.deck) and self.out:
            self.tell("reshuffle", count=len(self.out))
            self.deck, self.out = (*self.shuffle(self.out), *self.deck), ()
        taken = self.deck[len(self.deck) - count :] if count <= len(self.deck) else self.deck
        self.deck = self.deck[: len(self.deck) - len(taken)]
        return taken

    def take_up(self, seat: int, cards: Cards) -> None:
        """Add regular cards to a hand, which is kept sorted."""
        self.hands[seat] = in_order((*self.hands[seat], *cards))

    def swap(self, seat: int, gave: Cards, got: Cards) -> None:
        """Take up cards in place of others that have left the hand."""
        self.take_up(seat, got)
        self.swapped = (*self.swapped, Swapped(seat, gave, in_order(got)))

    def forget_swap(self, seat: int) -> None:
        """Forget a swap once the player has acted, and so has seen what they got."""
        if self.swapped:
            self.swapped = tuple(each for each in self.swapped if each.seat != seat)

    def take_back(self, seat: int, cards: Cards, extra: Cards) -> None:
        """Return cards that don't stand to where they were."""
        self.take_up(seat, tuple(card for card in cards if card not in extra))
        self.fakes[seat] = in_order((*self.fakes[seat], *extra))

    def take_back_early(self) -> None:
        """Return what was laid early and never had its turn."""
        early, self.early = self.early, ()
        for each in early:
            self.take_back(each.seat, each.cards, each.extra)

    def earn(self, seat: int, count: int) -> None:
        """Take fake jokers from the pile; if there are too few, the rest come from the deck as bonus cards."""
        taken = self.pile[max(0, len(self.pile) - count) :]
        self.pile = self.pile[: len(self.pile) - len(taken)]
        self.fakes[seat] = in_order((*self.fakes[seat], *taken, *self.draw(count - len(taken))))
        self.tell("earn", seat, count=count)

    def put_away(self, cards: Cards) -> None:
        """Fake jokers go below the pile, other cards to the discards."""
        self.pile = (*[card for card in cards if is_fake(card)], *self.pile)
        self.out = (*self.out, *[card for card in cards if not is_fake(card)])

    def lot(self, seats: tuple[int, ...]) -> int:
        """One of several seats, at random."""
        return self.shuffle(seats)[0]


_KEPT = ("ticks", "shuffles", "events", "joining")
_LISTS = [each.name for each in fields(Position) if str(each.type).startswith("list") and each.name != "events"]


@lru_cache(maxsize=64)
def _around(seats: int, first: int) -> tuple[int, ...]:
    return (*range(first, seats), *range(first))


_PLACE = [(value, suit, card) for card, (value, suit) in enumerate(zip(VALUE, SUIT, strict=True))]


def in_order(cards: Cards) -> Cards:
    """Cards by value, then suit."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


@lru_cache(maxsize=4096)
def texts_of(cards: Cards) -> tuple[str, ...]:
    """The cards as text."""
    return tuple([TEXT[card] for card in cards])
