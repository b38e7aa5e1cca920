"""A game at a table hosted here: people at this screen, friends who may go and come back, the computer."""

import asyncio
import contextlib
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.engine.game import State, View
from p2p_malice.engine.match import begin
from p2p_malice.errors import (
    GameError,
    IllegalMoveError,
    LinkError,
    NoPathError,
    OptionsError,
    SavedGameError,
    StoreError,
)
from p2p_malice.flows.deals.daily import DailyPlayer, day_of, turns_in
from p2p_malice.flows.deals.deal_code import SharedDeal
from p2p_malice.flows.deals.shared_deal import SharedDealPlayer
from p2p_malice.flows.inviting.connection_news import connected
from p2p_malice.flows.inviting.guests import Guest, Guests
from p2p_malice.flows.inviting.lobby import Lobby
from p2p_malice.flows.local_table import new_seed, new_token, new_tokens, sit_down
from p2p_malice.flows.replays.recording import RecordingPlayer, race_in
from p2p_malice.flows.replays.replaying import replay_last
from p2p_malice.flows.replays.sharing import share_at_end
from p2p_malice.flows.saving.autosave import GameKeeper, now_text, telling
from p2p_malice.flows.saving.rebuild_table import positions
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.next_game import choose_next
from p2p_malice.flows.setup.seats import (
    BOT,
    FRIEND,
    LATE,
    ME,
    SUBSTITUTES,
    SeatPlan,
    avatars_at,
    bots_at,
    bots_named,
    is_untouched,
    kept_at,
    named_bots,
    people_at,
    seating_of,
    seats_of,
)
from p2p_malice.flows.setup.setup_form import clean_name, played_by
from p2p_malice.history.groups import group_key, groups_of
from p2p_malice.history.recorder import Recorder
from p2p_malice.protocol.sanitize import looks_like
from p2p_malice.protocol.standing import NOTHING_PLAYED, Standing
from p2p_malice.store.contract import INVITATION, Log, SavedDeal, SavedGame
from p2p_malice.table.table import Table
from p2p_malice.table_server import TableServer
from p2p_malice.ui.contract import Quit, Seats, Start, UserInterface
from p2p_malice.ui.forms import Question
from p2p_malice.ui.news import BackAtTable, ComingBack, LastCall, NobodyAway
from p2p_malice.words.sentence import Sentence, listed, say

LAST_WORDS_SECONDS = 5.0
LAST_WORDS_ROUND_TRIPS = 25
"""How long guests have to hear of the end of the game before the connections are closed: longer on slow ways."""

LAST_CALL_SECONDS = 60.0
"""How long we look for guests who may not know yet that the game is over."""


_NO_PATH = Question(
    say("ask-no-path"),
    {"new": say("ask-no-path-new"), "bot": say("ask-no-path-bot"), "quit": say("ask-no-path-quit")},
)


class HostedGame:
    """The table, the log that keeps it, the user interface of whoever plays here, and the friends."""

    def __init__(
        self,
        ui: UserInterface,
        services: Services,
        chosen: ChosenGame,
        seating: Sequence[SeatPlan],
        table: Table,
        deal: SavedDeal,
        log: Log | None = None,
        rival: SharedDeal | None = None,
    ) -> None:
        """A `game` at `seating`; `deal` says what was dealt at `table`, and `rival` how somebody else has played it.

        The log of a resumed game is closed at the end; the log of a new game is started when everybody is there.
        """
        self._ui = ui
        self._services = services
        self._seating = tuple(seating)
        self._table = table
        self._deal = deal
        self._log = log
        self._first = log.id.rpartition("_")[2] if log else ""
        """The id of the log of this table's first game, "" while there is none."""
        self._rival = rival
        self._chosen = chosen
        self._played = {chosen.game.name: chosen.rules}
        """By what rules each game was played last at this table, by name."""
        self._next: tuple[ChosenGame, tuple[SeatPlan, ...]] | None = None
        """What is played next at this table, and who sits where, once the person here has chosen that."""
        self._is_new = log is None
        self._trouble = telling(ui.complain)
        self._keeper = GameKeeper(log, table, self._trouble) if log else None
        self._game = TableServer(
            table,
            self._keep,
            stand_in=self._thinker(),
            thinking=services.thinking,
            round_trip=self._round_trip,
            admits=self._admits,
        )
        opposite = _opposite(table, seating) if table.is_held else None
        self._guests = Guests(
            ui, services, self._game, self._trouble, _friends(seating), log, opposite, kept_at(seating)
        )
        self._ticket = (log and services.saves.read_link(log.id, INVITATION)) or ""
        """That of the invitation for all by which friends find back, "" for none."""
        self._lobby = Lobby(
            ui, services, chosen, self._guests, self._about, self._stage, self._ticket, self._keep_ticket
        )

    @classmethod
    def new(
        cls,
        ui: UserInterface,
        services: Services,
        chosen: ChosenGame,
        seating: Sequence[SeatPlan],
        seed: bytes = b"",
        rival: SharedDeal | None = None,
    ) -> "HostedGame":
        """A game just dealt, from that seed or one that nobody can guess; `rival` has played the same.

        Raises `OptionsError` if so many can't play by these rules.
        """
        before = _standing_of(services, chosen, seating)
        table, deal = _dealt(chosen, seating, seed or new_seed(), standing=before, agrees=not seed)
        return cls(ui, services, chosen, seating, table, deal, rival=rival)

    @property
    def _about(self) -> Sentence:
        """Who plays what here."""
        chosen = self._chosen
        return say("lobby-about", host=chosen.name, plays=played_by(chosen.game, chosen.rules, len(self._seating)))

    def _stage(self) -> str:
        """What an invitation leads to now (`CodeToSend`)."""
        if self._table.number:
            return "over" if self._table.result else "back"
        return "next" if self._table.setup else ""

    def _thinker(self) -> Callable[[View], Iterator[str]]:
        game, thinking = self._services.games[self._deal.game], self._services.thinking
        return game.thinker(bots_named(self._seating), random.SystemRandom(), thinking)

    @classmethod
    def resumed(
        cls,
        ui: UserInterface,
        services: Services,
        chosen: ChosenGame,
        game: SavedGame,
        table: Table,
        log: Log,
    ) -> "HostedGame":
        """A resumed game: `log` keeps it, `game` describes it, `table` stands as it did."""
        return cls(ui, services, chosen, seating_of(game), table, game.deal, log)

    async def play(
        self, *, hints: bool = False, on_begun: Callable[[], None] = lambda: None, goes_on: bool = False
    ) -> int:
        """Gather the friends and play until somebody here leaves or the game is over; return the exit status.

        With `hints`, whoever plays here gets one for every position. `on_begun` is called once all are here. If a game
        that is over `goes_on`, the friends are gathered for the next one.
        """
        # What nobody asked for isn't told at the end.
        self._table.counts_hints = not hints
        for guest in self._guests:
            self._guests.seek(guest)
        seconds, has_said_goodbye = LAST_WORDS_SECONDS, False
        try:
            if self._table.result and not goes_on:
                seconds = LAST_CALL_SECONDS
                await self._ui.tell(LastCall())
            elif (status := await self._gather()) is not None:
                return status
            while True:
                self._begin_log()
                on_begun()
                if self._log and not self._log.is_alone:
                    self._trouble(StoreError("save_unlocked"))
                await self._sit_down_here(hints=hints)
                if not self._next:
                    break
                await self._set_up(*self._next)
                while (status := await self._gather()) is not None:
                    if not await self._choose_another():
                        return status
                    await self._set_up(*self._next)
            if self._is_over:
                await self._say_goodbye(seconds)
                has_said_goodbye = True
        finally:
            await self._lobby.close()
            await self._guests.close()
            self._close_log(is_done=has_said_goodbye)
        return 0

    # --- another game at the same table ------------------------------------------------------------------------------

    async def _choose_another(self) -> bool:
        """Have the person here choose what is played next at this table; whether they have."""
        self._game.note_choosing(is_so=True)
        try:
            sitters = [self._table.players[guest.seat] for guest in self._guests]
            names = [*(sitter.name for sitter in sitters if not sitter.left), *self._table.spectators]
            seated, free = self._seated_now, len(self._seating) - len(self._seated_now)
            self._next = await choose_next(
                self._ui, self._services, self._chosen, seated, names, self._played, self._table.asking, free
            )
        finally:
            # Once that is chosen, nobody need hear that whoever hosts leaves this game for the next one.
            if not self._next:
                self._game.note_choosing(is_so=False)
        return self._next is not None

    @property
    def _seated_now(self) -> tuple[SeatPlan, ...]:
        """Who sits where, with the names of the friends, without those who have left, if enough others are there."""
        players = self._table.players
        seated = {
            seat: SeatPlan(FRIEND, players[seat].name) if self._guests.at(seat) and players[seat].name else plan
            for seat, plan in enumerate(self._seating)
        }
        stay = [plan for seat, plan in seated.items() if not players[seat].left]
        return tuple(stay if len(stay) > 1 else seated.values())

    async def _set_up(self, chosen: ChosenGame, seating: Sequence[SeatPlan]) -> None:
        """Set the table up for another game, with everybody who is there."""
        self._next, self._is_new, self._rival = None, True, None
        if self._log:
            self._services.saves.forget_links(self._log.id)  # Who comes back, comes to the next game.
        self._close_log(is_done=True)
        self._chosen, self._seating = chosen, tuple(seating)
        self._played[chosen.game.name] = chosen.rules
        former = self._table
        self._table, self._deal = _dealt(chosen, seating, new_seed(), former.setup + 1, former.standing, agrees=True)
        known = {*(sitter.name for sitter in former.players), *former.spectators}
        places = {name: seat for seat, name in kept_at(seating).items() if name in known}
        await self._guests.set_up(
            self._table, _friends(seating), places, self._thinker(), _opposite(self._table, seating), kept_at(seating)
        )
        await self._lobby.set_up(chosen, self._about)
        if self._not_connected():
            for guest in self._guests:
                if guest.channel:
                    await self._ui.tell(connected(guest.channel, self._guests.name(guest), guest.number))

    def _is_kept(self) -> bool:
        """Whether the game could be resumed if everybody here left now."""
        if self._log is None or self.has_ended:
            return False
        try:
            return not is_untouched(self._services.saves.read_game(self._log.id))
        except (StoreError, SavedGameError):
            return False

    def _close_log(self, *, is_done: bool) -> None:
        """Close the log of this game, which is filed away if it's over and nobody waits for more of it (`is_done`).

        Nothing is kept of a game in which only the computer played, unless a friend may come back to it.
        """
        log, self._log, self._keeper = self._log, None, None
        if log is None:
            return
        log.close()
        saves = self._services.saves
        with contextlib.suppress(StoreError, SavedGameError):
            if is_untouched(saves.read_game(log.id)):
                saves.forget_game(log.id)
            elif is_done and self.has_ended and not any(saves.read_link(log.id, guest.seat) for guest in self._guests):
                saves.file_away(log.id)

    @property
    def has_ended(self) -> bool:
        """Whether the game was played to its end."""
        return self._table.result is not None

    @property
    def _is_over(self) -> bool:
        return self._table.result is not None or self._table.is_stopped

    # --- before the cards --------------------------------------------------------------------------------------------

    async def _gather(self) -> int | None:
        """Wait until every friend is there, or somebody wants to start without them; an exit status, None to go on."""
        if not self._guests:
            return None
        if any(guest.resume_ticket and guest.is_gone for guest in self._guests):
            await self._ui.tell(ComingBack(listed([self._guests.name(guest) for guest in self._guests]) or "none"))
        while True:
            try:
                wish = await self._lobby.gather(
                    self._not_connected,
                    tries_again=not self._is_new or len(self._guests) > 1,
                    is_held=self._table.is_held,
                )
            except NoPathError as error:
                await self._ui.complain(error)
                match await self._ui.choose(_NO_PATH):
                    case "new":
                        continue
                    case "bot":
                        wish = Start()
                    case _:
                        return error.exit_status
            if isinstance(wish, Quit):
                return 0
            if isinstance(wish, Start):
                self._start_without()
            self._game.begin()
            return None

    def _not_connected(self) -> list[Guest]:
        """The friends who are waited for and aren't there."""
        players, seating = self._table.players, self._seating
        # Before another game at the same table, whoever doesn't answer is missing, though they may come back.
        is_next = self._table.setup > 0 and not self._table.number
        away = [guest for guest in self._guests if guest.is_gone or (is_next and not guest.is_heard)]
        # Once there are cards, nobody waits for who has left for good.
        gone = [guest for guest in away if not (self._table.number and players[guest.seat].left)]
        return [guest for guest in gone if seating[guest.seat].kind != LATE or players[guest.seat].name]

    def _start_without(self) -> None:
        """Start without the missing players, who may still come; in a new game only where its rules allow that.

        Otherwise the computer takes their seats.
        """
        if not self._is_new:
            return
        missing, players = self._not_connected(), self._table.players
        for guest in missing:
            if players[guest.seat].name:
                self._game.play_for(guest.seat)
        free = [guest.seat for guest in missing if guest.channel is None and not players[guest.seat].name]
        kinds = {seat: LATE if self._leave_free(seat) else BOT for seat in free}
        self._seating = named_bots(
            [SeatPlan(kinds[seat]) if seat in kinds else plan for seat, plan in enumerate(self._seating)]
        )
        avatars = avatars_at(self._seating)
        for seat, name in bots_at(self._seating).items():
            self._guests.forget(seat)
            self._game.fill(seat, name, avatars[seat])

    def _leave_free(self, seat: int) -> bool:
        """Whether the game can begin without the player of that seat."""
        try:
            self._game.leave_free(seat)
        except IllegalMoveError:
            return False
        return True

    def _begin_log(self) -> None:
        """Save the game from now on; if that is impossible, say so and play on without."""
        if self._log is None:
            self._note_seed()
            try:
                seating = tuple(plan.text for plan in self._seating)
                tokens = tuple(self._table.token(seat) for seat in range(self._table.seats))
                deal = evolve(self._deal, seating=seating, tokens=tokens)
                self._log = self._services.saves.begin(deal, self._first)
                self._first = self._first or self._log.id
            except StoreError as error:
                self._trouble(error)
                return
            self._keeper = GameKeeper(self._log, self._table, self._trouble, is_new=True)
        self._guests.keep_links(self._log)
        self._keep_ticket(self._ticket)

    def _keep_ticket(self, ticket: str) -> None:
        """Keep what opens the invitation again by which friends find back to the saved game."""
        self._ticket = ticket
        if self._log and ticket:
            try:
                self._services.saves.keep_link(self._log.id, INVITATION, ticket)
            except StoreError as error:
                self._trouble(error)

    def _note_seed(self) -> None:
        """Record the seed of the first game, once it was agreed on."""
        agreed = self._table.agreed
        if agreed and agreed.position == 1:
            self._deal = evolve(self._deal, seed=agreed.seed.hex())

    def _round_trip(self, seat: int) -> float | None:
        guest = self._guests.at(seat)
        return guest.channel.round_trip if guest and guest.channel else None

    async def _admits(self, name: str) -> str:
        return await self._guests.admits(name)

    def _keep(self, table: Table) -> None:
        self._note_seed()
        if self._keeper:
            self._keeper(table)
        self._guests.forget_substituted()

    # --- people here -------------------------------------------------------------------------------------------------

    async def _sit_down_here(self, *, hints: bool) -> None:
        """Let the people at this screen play until one of them leaves or the game is over."""
        here = seats_of(self._seating, ME)
        if not here:
            (keeper,) = self._ui.players(
                Seats(is_kept=self._is_kept, invite=self._invite_again, another=self._choose_another)
            )
            await sit_down(self._game, None, keeper, self._chosen.name)
            return
        invite = self._invite_again if self._guests else None
        again = partial(replay_last, self._ui, self._services)
        another = self._choose_another if self._guests else None
        players = self._ui.players(
            Seats(len(here), is_kept=self._is_kept, invite=invite, hints=hints, replay=again, another=another)
        )
        day = day_of(self._deal)
        if day:
            try:
                self._services.saves.check_days()
            except StoreError as error:
                await self._ui.complain(error)
            name, turns = self._told_name(here[0]), partial(self._turns, here[0])
            players = [DailyPlayer(player, day, name, turns, self._services, self._ui) for player in players]
        elif len(here) == 1 and len(seats_of(self._seating, BOT)) == len(self._seating) - 1:
            shared = self._shared_by(here[0])
            players = [SharedDealPlayer(player, shared, self._rival, self._services, self._ui) for player in players]
        recorder = Recorder(
            self._log.id if self._log else "".join(filter(str.isalnum, self._deal.made)),
            lambda name: race_in(self._services.games, name),
            len(here) > 1,
            day.isoformat() if day else "",
        )
        # Of several people here, one sees for all.
        saves, share = self._services.saves, share_at_end(self._services)
        players[:1] = [RecordingPlayer(player, recorder, saves, self._ui, share) for player in players[:1]]
        tasks = [
            asyncio.create_task(sit_down(self._game, seat, player, self._seating[seat].name))
            for seat, player in zip(here, players, strict=True)
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await cancel_and_wait(*tasks)

    def _shared_by(self, seat: int) -> SharedDeal:
        """The deal, as the player at that seat may send it to others."""
        deal, by = self._deal, self._told_name(seat)
        return SharedDeal(deal.game, deal.rules, bytes.fromhex(deal.seed), deal.seating, by, None)

    def _told_name(self, seat: int) -> str:
        """The name of the player at that seat for others, "" if they gave none."""
        name = self._seating[seat].name
        return "" if name == clean_name("") else name

    def _turns(self, seat: int) -> str:
        """How each turn of the player at that seat has gone, "" where that isn't kept."""
        if self._log is None:
            return ""
        try:
            saved = self._services.saves.read_game(self._log.id)
            states = [*positions(saved, self._services.games[saved.deal.game])]
        except (StoreError, GameError):
            return ""
        events = (event for state in states for event in state.events)
        return turns_in(events, seat, race_in(self._services.games, saved.deal.game))

    async def _say_goodbye(self, seconds: float) -> None:
        """Wait until all friends have heard of the end, but not for ever; `resume` can still tell the others."""
        unaware = [guest for guest in self._guests if guest.channel or guest.resume_ticket]
        round_trips = [guest.channel.round_trip or 0.0 for guest in unaware if guest.channel]
        slowest = LAST_WORDS_ROUND_TRIPS * max(round_trips, default=0.0)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, slowest)):
                for guest in unaware:
                    await guest.has_heard_the_end.wait()
        if self._log and seconds == LAST_CALL_SECONDS:
            self._services.saves.forget_links(self._log.id)

    # --- a new code for those who are away ---------------------------------------------------------------------------

    async def _invite_again(self) -> None:
        """Invite players who are away again; meanwhile the old links may still come back by themselves."""

        def away() -> list[Guest]:
            return [guest for guest in self._guests if not guest.is_heard]

        if not away():
            await self._ui.tell(NobodyAway())
            return
        try:
            if isinstance(await self._lobby.gather(away, tries_again=True), Quit):
                await self._ui.tell(BackAtTable(is_host=True))
        except LinkError as error:
            await self._ui.complain(error)


def _friends(seating: Sequence[SeatPlan]) -> list[int]:
    """The seats of friends far away."""
    return [seat for seat, plan in enumerate(seating) if plan.kind in (FRIEND, LATE)]


def _opposite(dealt: Table | State, seating: Sequence[SeatPlan]) -> int | None:
    """The seat of the host's partner, if the host can choose one of several friends; otherwise None."""
    partners = [partner for seat in seats_of(seating, ME) for partner in dealt.view(seat).partners]
    friends = [seat for seat in seats_of(seating, FRIEND) if not seating[seat].name]
    return next((seat for seat in partners if seat in friends and len(friends) > 1), None)


def _standing_of(services: Services, chosen: ChosenGame, seating: Sequence[SeatPlan]) -> Standing:
    """That of the games that the person here has played with just these friends, where seats are kept for them all."""
    friends = [seating[seat].name for seat in seats_of(seating, FRIEND)]
    if not friends or not all(friends):
        return NOTHING_PLAYED
    try:
        groups = groups_of(services.saves.history().all)
    except StoreError:
        return NOTHING_PLAYED
    spelt = {looks_like(name): name for name in friends}
    group = next((each for each in groups if group_key(friend.name for friend in each.friends) == spelt.keys()), None)
    if group is None:
        return NOTHING_PLAYED
    own = next((seating[seat].name for seat in seats_of(seating, ME)), "") or chosen.name
    won = {spelt[looks_like(member.name)] if member.name else own: member.won for member in group.members}
    return Standing(group.games, won, earlier=group.games)


def _dealt(
    chosen: ChosenGame,
    seating: Sequence[SeatPlan],
    seed: bytes,
    setup: int = 0,
    standing: Standing = NOTHING_PLAYED,
    *,
    agrees: bool,
) -> tuple[Table, SavedDeal]:
    """The table of a game dealt from that seed, unless it `agrees` on another, and what it was dealt from.

    `setup` and `standing` are those of the table. Raises `OptionsError` if so many can't play by these rules.
    """
    late, tokens = seats_of(seating, LATE), new_tokens(len(seating))
    try:
        state = begin(chosen.game, len(seating), chosen.rules, seed, late)
    except IllegalMoveError as error:
        raise OptionsError(error.code, **error.facts) from None
    table = Table(
        state,
        chosen.game,
        chosen.rules,
        tokens,
        bots=bots_at(seating),
        avatars=avatars_at(seating),
        here=people_at(seating),
        late=late,
        kept=kept_at(seating),
        new_token=new_token,
        new_seed=new_seed,
        is_held=_opposite(state, seating) is not None,
        substitutes=SUBSTITUTES,
        setup=setup,
        standing=standing,
        agrees=agrees,
    )
    texts = tuple(plan.text for plan in seating)
    before = (dict(standing.won), standing.games, tuple(sorted(standing.computers)), standing.earlier)
    deal = SavedDeal(now_text(), chosen.rules, seed.hex(), tokens, texts, chosen.game.name, setup, *before)
    return table, deal
