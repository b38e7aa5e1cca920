"""A finished game, shown once more: forwards, backwards, from any move on, as one of its players saw it."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from functools import partial
from typing import NoReturn

from attrs import frozen

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.engine.game import NOTHING, Event, Game, Moment, Moments, Offers, Result, State, Untimed, View
from p2p_malice.errors import GameError, IllegalMoveError, SavedGameError, StoreError
from p2p_malice.flows.local_table import new_tokens
from p2p_malice.flows.replays.deal_verdict import verdict
from p2p_malice.flows.replays.recording import race_in
from p2p_malice.flows.replays.replay_contents import lead_of, race_of, turns_of
from p2p_malice.flows.replays.replay_moments import LOOKING, NONE, after, greatest_moments
from p2p_malice.flows.replays.replay_views import view_from
from p2p_malice.flows.replays.spectating import Beat, as_watched, look_on
from p2p_malice.flows.saving.rebuild_table import positions
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.seats import BOT, ME, SeatPlan, avatars_at, avatars_of, nameless, seating_of
from p2p_malice.history.deal_check import opened_game
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.seen_game import SeenGame, seen_in
from p2p_malice.protocol.game_code import GameInCode, positions_of
from p2p_malice.protocol.messages import Seated, Show, Sitter
from p2p_malice.sentence_facts import Answer
from p2p_malice.store.contract import SavedGame, Saves
from p2p_malice.table.table import Table
from p2p_malice.table_server import TableServer
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.turns import Turn

FindMoments = Callable[[int], Coroutine[None, None, Sequence[Moment]]]
"""Finds the moments of the player at that seat."""

Shown = tuple[int, int, Answer | None]


class Replay(Beat):
    """The pace of a replay, and where it is. Implements `Pace` and `Timeline`."""

    def __init__(
        self,
        turns: Sequence[Turn],
        count: int,
        names: Sequence[str] = (),
        look: int = 0,
        find: FindMoments | None = None,
        events: Sequence[Sequence[Event]] = (),
        race: Sequence[Sequence[int]] = (),
    ) -> None:
        """A replay of `count` positions; `turns`, `names`, `look` and `race` are those of a `Timeline`.

        `find` finds the moments of the player at a seat, if the game has any. `events` are what led to each position.
        """
        super().__init__()
        self.at = 0
        self.count = count
        self.turns = turns
        self.best = next((turn.at for turn in turns if turn.is_longest), 0)
        self.race = race
        self.lead = lead_of(race)
        self.names = names
        self.look = look
        self.own: int | None = look
        self.has_moments = find is not None
        self.remark: Answer | None = None
        self._events = events
        self._find = find
        self._found: dict[int, Sequence[Moment]] = {}
        self._finding: asyncio.Task[None] | None = None
        self._first = look
        self.stop()

    @property
    def shown(self) -> Shown:
        """What is to be shown: which position, from which seat, and what is said of it."""
        return self.at, self.look, self.remark

    @property
    def happened(self) -> Sequence[Event]:
        """See `Timeline.happened`."""
        return [event for events in self._events[: self.at] for event in events]

    @property
    def found(self) -> Sequence[int]:
        """See `Timeline.found`."""
        return [moment.at for moment in self._found.get(self._whose, ())]

    @property
    def timeline(self) -> "Replay":
        """See `Pace.timeline`."""
        return self

    def go_to(self, at: int) -> None:
        """See `Timeline.go_to`."""
        self.remark = None
        self.at = max(0, min(at, self.count - 1))
        if self.at == self.count - 1:
            self.stop()
        self._changed.set()

    def look_from(self, look: int) -> None:
        """See `Timeline.look_from`."""
        if self.names:
            self.remark = None
            self.look = min(look, len(self.names))
            self._changed.set()

    def step(self) -> None:
        """See `Pace.step`."""
        self.stop()
        self.go_to(self.at + 1)

    def back(self) -> None:
        """See `Timeline.back`."""
        self.stop()
        self.go_to(self.at - 1)

    def turn(self, by: int) -> None:
        """See `Timeline.turn`."""
        self.stop()
        starts = [turn.at for turn in self.turns]
        before = [at for at in starts if at < self.at]
        after = [at for at in starts if at > self.at]
        if by < 0:
            self.go_to(before[-1] if before else 0)
        else:
            self.go_to(after[0] if after else self.count - 1)

    def moment(self) -> None:
        """See `Timeline.moment`."""
        self.stop()
        seat = self._whose
        if seat in self._found:
            self._go_to_moment(seat)
        elif self._find and (self._finding is None or self._finding.done()):
            self._finding = asyncio.create_task(self._look_for_moments(seat, self._find))
        if seat not in self._found:
            self.remark = LOOKING

    @property
    def _whose(self) -> int:
        """The seat whose moments are looked for."""
        return self._first if self.own is not None or self.look == len(self.names) else self.look

    async def _look_for_moments(self, seat: int, find: FindMoments) -> None:
        try:
            self._found[seat] = await find(seat)
        except GameError:
            self._found[seat] = ()  # A friend's program may have shown what is no game.
        # Whoever went elsewhere meanwhile stays there.
        if self.remark is LOOKING:
            self._go_to_moment(seat)

    def _go_to_moment(self, seat: int) -> None:
        """Show the next moment of that seat from there, for what was known then is what it saw."""
        found = self._found[seat]
        if not found:
            self.remark = NONE
        else:
            here = self.at if self.remark and self.remark.move else self.at - 1
            moment = after(found, here)
            self.go_to(moment.at)
            self.look, self.remark = seat, moment.answer
        self._changed.set()

    async def close(self) -> None:
        """Look for nothing any more."""
        await cancel_and_wait(self._finding)

    def set(self, seconds: float) -> None:
        """See `Pace.set`; at the end, it begins again."""
        super().set(seconds)
        if self.at == self.count - 1:
            self.go_to(0)

    async def until_changed(self, shown: Shown) -> None:
        """Wait until anything but that is to be shown."""
        while self.shown == shown:
            self._changed.clear()
            runs = self.is_running and self.at < self.count - 1
            try:
                async with asyncio.timeout(self.seconds if runs else None):
                    await self._changed.wait()
            except TimeoutError:
                self.go_to(self.at + 1)


@frozen
class _Position(Untimed):
    """A position of a replay as it is looked at, in which nothing can be done."""

    seen: View
    events: tuple[Event, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.seen.seats

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that could act then."""
        return self.seen.turn

    @property
    def result(self) -> Result | None:
        """How the game ended, if this is its end."""
        return self.seen.result

    def offers(self, seat: int) -> Offers:
        """Nothing."""
        return NOTHING

    def after(self, seat: int, move: str) -> NoReturn:
        """Refused."""
        raise IllegalMoveError("only_watching")

    def view(self, seat: int | None) -> View:
        """What is seen from where the game is looked at."""
        return self.seen


async def _follow(server: TableServer, seen: SeenGame, replay: Replay) -> None:
    """Show the positions as the replay goes, for ever."""
    shown = replay.shown
    while True:
        await replay.until_changed(shown)
        before, shown = shown, replay.shown
        server.turn_to(_position(seen, *shown[:2]), is_new=before[0] != shown[0])


def _position(seen: SeenGame, at: int, look: int) -> _Position:
    return _Position(as_watched(view_from(seen, at, look)), seen.shows[at].events)


def replay_of(seen: SeenGame, race: str = "", moments: Moments | None = None) -> Replay:
    """The replay of the game that was `seen`, whose players race for the piles called `race`, if it is a race.

    With `moments`, those can be looked for.
    """
    seated = seen.seated
    names = [sitter.name for sitter in seated.players] if seen.states else []
    find = partial(greatest_moments, seen, moments=moments) if moments else None
    turns, events = turns_of(seen.shows, seated.players, race), [show.events for show in seen.shows]
    made = Replay(turns, len(seen.shows), names, seated.seat, find, events, race_of(seen.shows, race))
    if seen.is_shared:
        made.own = None
    return made


async def replay(ui: UserInterface, seen: SeenGame, games: Mapping[str, Game]) -> int:
    """Show a game once more until the person has seen enough; return the exit status.

    Before, it is told whether a game at somebody else's table was dealt fairly. Raises `SavedGameError` for a game that
    this program doesn't know.
    """
    seated, name = seen.seated, seen.seated.game
    if name not in games:
        raise SavedGameError("save_of_unknown_game", id="", game=name[:24])
    if seen.deal:
        await ui.tell(verdict(seen, games))
    pace = replay_of(seen, race_in(games, name), games[name].moments)
    first, sitters = _position(seen, 0, pace.look), dict(enumerate(seated.players))
    table = Table(
        first,
        games[name],
        seated.rules,
        new_tokens(len(sitters)),
        number=1,
        past=[(1, event) for event in first.events],
        bots={seat: each.name for seat, each in sitters.items() if each.computer},
        here={seat: each.name for seat, each in sitters.items() if not each.computer},
        avatars={seat: each.avatar for seat, each in sitters.items()},
        is_timed=False,
    )
    server = TableServer(table)
    try:
        await look_on(ui, server, pace, _follow(server, seen, pace))
    finally:
        await pace.close()
    return 0


# --- where a game is kept --------------------------------------------------------------------------------------------


def find_game(services: Services, name: str) -> SeenGame:
    """The game of that name: that of a finished game, or of a table.

    Raises `SavedGameError` if there is none, or if it can't be played again.
    """
    saves = services.saves
    if name in saves.seen_games():
        return opened_game(seen_in(saves.read_seen(name), name), services.games)
    saved, last = find_log(saves, name)
    return seen_at_table(saved, services, last)


def find_log(saves: Saves, name: str) -> tuple[SavedGame, int | None]:
    """The log with the game of that name, and the number of the position with which that ended; None for the last.

    Raises `SavedGameError` if there is none.
    """
    table, _, number = name.rpartition("-")
    old, new = saves.old_games(), saves.games()
    for log, last in ((name, None), (table, int(number) if number.isdecimal() and len(number) < 8 else None)):
        if log in old or log in new:
            return (saves.read_old_game(log) if log in old else saves.read_game(log)), last
    raise SavedGameError("no_such_finished_game", game=name[:60])


async def replay_last(ui: UserInterface, services: Services) -> None:
    """Show once more the game that was played last, or say why that can't be."""
    try:
        played = services.saves.history().games
        if not played:
            raise SavedGameError("no_such_finished_game", game="")
        await replay(ui, find_game(services, played[-1].id), services.games)
    except StoreError as error:
        await ui.complain(error)


def replayable(saves: Saves) -> Callable[[PlayedGame], bool]:
    """Tells which games can be shown once more. Raises `StoreError`."""
    seen, logs = {*saves.seen_games()}, {*saves.old_games(), *saves.games()}
    return lambda game: game.id in seen or game.table in logs


def seen_at_table(saved: SavedGame, services: Services, last: int | None = None) -> SeenGame:
    """A game at a table here, as the person there saw it: the one that ended with position `last`, or all of them.

    Raises `SavedGameError` if it can't be played again.
    """
    if saved.deal.game not in services.games:
        raise SavedGameError("save_of_unknown_game", id=saved.id, game=saved.deal.game[:24])
    game, seating = services.games[saved.deal.game], seating_of(saved)
    here = [seat for seat, plan in enumerate(seating) if plan.kind == ME] or [0]
    named = zip(saved.names, seating, strict=True)
    avatars = avatars_of(saved)
    sitters = tuple(
        Sitter(name or plan.name, present=True, computer=plan.kind == BOT, avatar=avatars.get(seat, ""))
        for seat, (name, plan) in enumerate(named)
    )
    seated = Seated(here[0], game.name, saved.deal.rules, sitters)
    try:
        return _seen(seated, positions(saved, game), last, is_shared=len(here) > 1)
    except (GameError, ValueError) as error:
        why = error if isinstance(error, GameError) else str(error)
        raise SavedGameError("save_unplayable", game=saved.id, why=why) from None


def seen_in_code(coded: GameInCode, game: Game) -> SeenGame:
    """A finished game from a code, which can be looked at from every seat."""
    bots = [SeatPlan(ME if seat.bot is None else BOT, seat.name, seat.bot or "") for seat in coded.seats]
    avatars = avatars_at(bots)
    sitters = tuple(
        Sitter(seat.name or nameless(at), present=True, computer=seat.bot is not None, avatar=avatars.get(at, ""))
        for at, seat in enumerate(coded.seats)
    )
    first = next(at for at, seat in enumerate(coded.seats) if seat.bot is None)
    return _seen(Seated(first, coded.game, coded.rules, sitters), positions_of(coded, game), is_shared=True)


def _seen(seated: Seated, states: Iterable[State], last: int | None = None, *, is_shared: bool) -> SeenGame:
    """The game with these positions, or the last of several, or the one that ended with position `last`."""
    shows: list[Show] = []
    seen: list[State] = []
    for number, state in enumerate(states, 1):
        if last and shows and shows[-1].view.result:
            shows, seen = [], []  # Another game began.
        shows.append(Show(number, state.view(seated.seat), state.events))
        seen.append(state)
        if number == last:
            break
    return SeenGame(seated, tuple(shows), tuple(seen) if shows[-1].view.result else (), is_shared)
