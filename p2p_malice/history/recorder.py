"""Watches a game through the eyes of one player, and says what to keep of it once it is over."""

import contextlib
from collections import deque
from collections.abc import Callable, Sequence

from attrs import define, evolve, field, frozen

from p2p_malice.engine.game import UNDO, Event, View, hints_told
from p2p_malice.history.played_game import MAX_AT_TABLE, PlayedGame
from p2p_malice.history.seen_game import MAX_SHOWS, SeenGame
from p2p_malice.protocol.messages import Seated, Show

ENDS_A_TURN = ("discard", "pass")
"""The kinds of events that end the turn of whoever does it."""

DEAL = "deal"
"""The kind of event by which a match goes on with another deal: whoever starts has begun another turn."""

FULL = ("complete", "clear")
"""The kinds of events by which a pile is full, and another one begins."""


MOST_SOON, SOON = 10, 600.0
"""How many games that end within so many seconds are kept of a table elsewhere: it may say anything."""

MAX_WEIGHT = 1_000_000
"""What is kept of a game's positions, as `weight_of` counts them: some 50 MB. A long game has 60,000."""


def weight_of(show: Show) -> int:
    """How many texts a position holds."""
    view = show.view
    cards = sum(len(pile.cards) for pile in view.piles)
    return len(view.piles) + cards + len(view.offers.moves) + len(show.events) + sum(len(e.cards) for e in show.events)


@frozen
class TurnCounts:
    """How many cards one player has played in a turn: in this one, and at most."""

    played: int = 0
    in_a_row: int = 0
    """On one pile, without a play elsewhere."""
    pile: str = ""
    best: int = 0
    chain: int = 0
    before: "TurnCounts | None" = None
    """Before the last play of this turn, which may be taken back."""

    def after(self, event: Event, seat: int) -> "TurnCounts":
        """The counts after what happened; the player is the one at that `seat`."""
        if event.seat == seat and event.kind == "play":
            row = self.in_a_row + 1 if event.target == self.pile else 1
            played = self.played + 1
            best, chain = max(self.best, played), max(self.chain, row)
            return TurnCounts(played, row, event.target or "", best, chain, self)
        if event.seat == seat and event.kind == UNDO and self.before:
            return self.before
        if event.kind in FULL and event.target == self.pile:
            return evolve(self, in_a_row=0, pile="")
        if event.kind in ENDS_A_TURN or event.kind == DEAL:
            return TurnCounts(best=self.best, chain=self.chain)
        return self


@define
class Recorder:
    """What is known of the games at one table, of which it says each once it's over.

    `table` is the table's name among the saved ones. `race_of` gives the role of the piles that show how far each has
    got, by a game's name, "" for none. With `is_shared`, several people play at this screen. `daily` is the date of a
    daily deal. If it `keeps_positions`, the table is somebody else's: it says as well all that was seen of the game,
    and nothing of one that wasn't played before this player's eyes, or ended so soon after many others that it can't
    have been. Where the player looks on, the game has no seat of theirs.
    """

    table: str
    race_of: Callable[[str], str]
    is_shared: bool = False
    daily: str = ""
    keeps_positions: bool = False
    shows: list[Show] = field(init=False, factory=list)
    """Of the game that is being played, or has just ended."""
    _weight: int = field(init=False, default=0)
    _seated: Seated | None = field(init=False, default=None)
    _people: set[int] = field(init=False, factory=set)
    _is_over: bool = field(init=False, default=False)
    _began: float = field(init=False, default=0.0)
    _was_played: bool = field(init=False, default=False)
    _kept_at: deque[float] = field(init=False, factory=lambda: deque(maxlen=MOST_SOON))
    """When the last games ended that were kept."""
    _counts: TurnCounts = field(init=False, factory=TurnCounts)
    _behind: int = field(init=False, default=0)
    _undone: int = field(init=False, default=0)

    def sit(self, seated: Seated) -> None:
        """Take in who sits where now."""
        if self._seated and seated.setup != self._seated.setup:
            self._is_over = True  # What follows is another game.
            self._people.clear()
        self._seated = seated
        self._people |= {seat for seat, sitter in enumerate(seated.players) if sitter.name and not sitter.computer}

    @property
    def seen(self) -> SeenGame | None:
        """What was seen of that game; None if nothing is kept, also where there was too much."""
        if not self._seated or not self.shows:
            return None
        return SeenGame(evolve(self._seated, token=""), tuple(self.shows))

    def see(self, show: Show, now: float, ended: str) -> PlayedGame | None:
        """Take in a position at the time `now`, in seconds; the game, if it has just ended, at the time `ended`."""
        view = show.view
        if not self._seated or (view.result and self._is_over):
            return None
        if self._is_over or not self._began:
            self._begin(now)
        if self.keeps_positions:
            self._keep(show)
        if not view.watches:
            self._count(view, show.events)
        if not view.result:
            self._was_played = True
            return None
        self._is_over = True
        if self.keeps_positions and not self._is_credible(now):
            return None
        with contextlib.suppress(ValueError):  # A friend's table may say anything.
            return self._played(self._seated, show, round(now - self._began), ended)
        return None

    def _is_credible(self, now: float) -> bool:
        """Whether a game that ends now at somebody else's table may have been played."""
        is_too_soon = len(self._kept_at) == MOST_SOON and now < self._kept_at[0] + SOON
        if self._was_played and not is_too_soon:
            self._kept_at.append(now)
            return True
        return False

    def _keep(self, show: Show) -> None:
        while self.shows and self.shows[-1].number >= show.number:
            self.shows.pop()  # After a restart, the table may have gone back.
        self._weight += weight_of(show)
        if self._weight > MAX_WEIGHT or len(self.shows) == MAX_SHOWS:
            self.shows, self._weight = [], MAX_WEIGHT
        else:
            self.shows.append(show)

    def _begin(self, now: float) -> None:
        if self._is_over:
            self.daily = ""  # Another game at the same table isn't that deal.
        self._is_over, self._began, self._was_played = False, now, False
        self.shows, self._weight = [], 0
        self._counts, self._behind, self._undone = TurnCounts(), 0, 0

    def _count(self, view: View, events: Sequence[Event]) -> None:
        assert self._seated
        race = self.race_of(self._seated.game)
        self._undone += sum(event.kind == UNDO and event.seat == view.seat for event in events)
        if not race:
            return
        for event in events:
            self._counts = self._counts.after(event, view.seat)
        left = {pile.seat: pile.count for pile in view.piles if pile.role == race and pile.seat is not None}
        own = left.pop(view.seat, None)
        if own is not None and left:
            self._behind = max(self._behind, own - min(left.values()))

    def _played(self, seated: Seated, show: Show, seconds: int, ended: str) -> PlayedGame:
        view, result = show.view, show.view.result
        assert result
        own = -1 if self.is_shared or view.watches else view.seat
        winners = {seated.players[seat].name for seat in result.winners}
        everybody = [*seated.players, *(each for each in seated.former if not each.computer)]
        at_table, won = seated.games + 1, tuple(sitter.won + (sitter.name in winners) for sitter in everybody)
        former = tuple(sitter.name for sitter in everybody[view.seats :])
        if not max(*won, seated.earlier) <= at_table <= MAX_AT_TABLE:
            at_table, won, former = 0, (), ()  # It's an earlier program's, or makes no sense.
        # Positions are counted anew with each game that such a table is set up for.
        table = f"{self.table}.{seated.setup}" if self.keeps_positions and seated.setup else self.table
        avatars = tuple(sitter.avatar for sitter in seated.players)
        kinds = tuple("me" if seat == own else self._kind(seat) for seat in range(view.seats))
        return PlayedGame(
            id=f"{table}-{show.number}",
            ended=ended,
            seconds=seconds,
            game=seated.game,
            rules=seated.rules,
            names=tuple(sitter.name for sitter in seated.players),
            kinds=kinds,
            seat=own,
            how=result.how,
            winners=tuple(result.winners),
            left=tuple(result.left),
            best=self._counts.best,
            chain=self._counts.chain,
            behind=self._behind,
            hints=0 if view.watches else hints_told(show.events).get(view.seat, 0),
            undone=self._undone,
            daily=self.daily,
            avatars=avatars if any(avatars) else (),
            at_table=at_table,
            won=won,
            former=former,
            earlier=seated.earlier if at_table else 0,
        )

    def _kind(self, seat: int) -> str:
        if seat not in self._people:
            return "bot"
        return "me" if self.is_shared else "friend"
