"""Keeps what is worth knowing of a game once it's over, whoever hosts it, and says which trophies it has earned."""

import asyncio
import contextlib
import datetime
from collections.abc import Callable, Iterable, Mapping, Sequence

from attrs import evolve

from p2p_malice.engine.game import Game
from p2p_malice.errors import MaliceError, RemoteProtocolError, StoreError
from p2p_malice.flows.deals.daily import day_of
from p2p_malice.flows.saving.rebuild_table import positions
from p2p_malice.flows.setup.seats import BOT, ME, avatars_of, seating_of
from p2p_malice.history.days import Days
from p2p_malice.history.json_lines import History
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.recorder import Recorder
from p2p_malice.history.seen_game import SeenGame, text_of_seen
from p2p_malice.history.special_wins import special_win
from p2p_malice.history.statistics import in_order
from p2p_malice.history.trophies import trophies_of
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.deal_witness import DealMessage
from p2p_malice.protocol.message_codec import decode_from_player, decode_from_table
from p2p_malice.protocol.messages import Deal, FromPlayer, FromTable, Opened, Seated, Show, Sitter
from p2p_malice.store.contract import SavedGame, Saves
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.news import GameToShow, TrophiesEarned, TrophiesNear, WonSpecially
from p2p_malice.words.sentence import Piece, Sentence, listed, say


class RecordingPlayer:
    """A player whose finished games are kept. Implements `Player`."""

    def __init__(
        self,
        player: Player,
        recorder: Recorder,
        saves: Saves,
        ui: UserInterface,
        share: Callable[[PlayedGame], Sentence | None] = lambda _played: None,
    ) -> None:
        """Keep in `saves` what `recorder` says of the games of `player`, and tell `ui` of trophies.

        `share` makes the message that shows a game to others, if there can be one. It may raise `StoreError`.
        """
        self._player = player
        self._recorder = recorder
        self._saves = saves
        self._ui = ui
        self._share = share
        self._last: PlayedGame | None = None
        """The game that was kept last."""

    async def hear(self, message: FromTable, client: Client) -> None:
        """Pass the message on, and keep the game that has ended with it."""
        played = None
        if isinstance(message, Seated):
            self._recorder.sit(message)
        elif isinstance(message, Show):
            now, clock = asyncio.get_running_loop().time(), datetime.datetime.now()
            played = self._recorder.see(message, now, clock.isoformat(timespec="minutes"))
        days = self._saves.days() if played else {}
        await self._player.hear(message, client)
        if played:
            await self._keep(played, days)

    async def act(self, client: Client) -> FromPlayer:
        """What the player decides."""
        return await self._player.act(client)

    async def keep_deal(self, deal: Sequence[DealMessage]) -> None:
        """Keep what was said of how the cards of the last game came about, too; then it may be shown to others."""
        try:
            if self._last and (seen := self._recorder.seen):
                self._saves.keep_seen(self._last.id, text_of_seen(evolve(seen, deal=tuple(deal))))
                if share := self._share(self._last):
                    await self._ui.tell(GameToShow(share))
        except StoreError as error:
            await self._ui.complain(error)

    async def _keep(self, played: PlayedGame, days: Days) -> None:
        """Keep the game, and say what it has earned; `days` are the daily deals before it."""
        try:
            history = self._saves.history()
            before = history.games
            if any(game.id == played.id for game in history.all):
                return
            self._saves.keep_played([played])
            if played.is_watched:
                return
            self._last = played
            if seen := self._recorder.seen:
                self._saves.keep_seen(played.id, text_of_seen(seen))
            if share := self._share(played):
                await self._ui.tell(GameToShow(share))
        except StoreError as error:
            await self._ui.complain(error)
            return
        had = {trophy.name for trophy in trophies_of(before, days) if trophy.day}
        has = trophies_of(in_order([*before, played]), self._saves.days())
        if special := special_win(in_order(before), played):
            await self._ui.tell(WonSpecially(special.what, special.count))
        earned = tuple(trophy.name for trophy in has if trophy.day and trophy.name not in had)
        if earned:
            await self._ui.tell(TrophiesEarned(len(earned), _called(earned), earned))
        near = {trophy.name: (trophy.count, trophy.goal) for trophy in has if not trophy.day and trophy.goal > 1}
        if near:
            await self._ui.tell(TrophiesNear(_called(near), near))


def _called(trophies: Iterable[str]) -> Piece:
    return listed([say(f"trophy-{name}") for name in trophies])


def heard_games(text: str, games: Mapping[str, Game]) -> list[tuple[PlayedGame, SeenGame]]:
    """The games that were played to their end in these lines, each a table's mark, a time in milliseconds and a frame.

    What makes no sense is passed over: the lines come from a page, and the frames from a friend's table.
    """
    recorders: dict[str, Recorder] = {}
    deals: dict[str, list[DealMessage]] = {}
    last: dict[str, int] = {}
    found: list[tuple[PlayedGame, SeenGame]] = []

    def race_of(name: str) -> str:
        return race_in(games, name)

    for line in text.splitlines():
        mark, time, frame = (*line.split(" ", 2), "", "")[:3]
        if not (mark.isdecimal() and time.isdecimal() and len(mark) <= 10 and len(time) <= 14):
            continue
        recorder = recorders.setdefault(mark, Recorder(f"guest-{mark}", race_of, keeps_positions=True))
        with contextlib.suppress(RemoteProtocolError, ValueError, OSError, OverflowError):
            message, seconds = decode_from_table(frame) or decode_from_player(frame), int(time) / 1000
            ended = datetime.datetime.fromtimestamp(seconds).isoformat(timespec="minutes")
            if isinstance(message, Seated):
                recorder.sit(message)
            elif isinstance(message, Show) and (game := recorder.see(message, seconds, ended)) and recorder.seen:
                last[mark] = len(found)
                found.append((game, recorder.seen))
            elif isinstance(message, DealMessage):
                if isinstance(message, Deal) and mark in last:
                    deals.pop(mark, None)
                    del last[mark]
                said = deals.setdefault(mark, [])
                said.append(message)
                if isinstance(message, Opened) and mark in last:
                    played, seen = found[last[mark]]
                    found[last[mark]] = played, evolve(seen, deal=tuple(said))
    return found


def race_in(games: Mapping[str, Game], name: str) -> str:
    """The role of the piles that show how far each has got in the game of that name, "" for none."""
    return games[name].book.race if name in games else ""


def all_played(saves: Saves, games: Mapping[str, Game]) -> History:
    """The games that were played to their end, among them those of logs that were filed away before any were kept.

    Logs that can't be read count as unreadable, too. Raises `StoreError`.
    """
    history = saves.history()
    tables = {game.table for game in history.games}
    found: list[PlayedGame] = []
    unreadable = history.unreadable
    for name in saves.old_games():
        if name in tables:
            continue
        try:
            found += games_of(saves.read_old_game(name), games)
        except (MaliceError, ValueError):
            unreadable += 1
    if found:
        saves.keep_played(found)
        history = saves.history()
    return evolve(history, unreadable=unreadable)


def games_of(log: SavedGame, games: Mapping[str, Game]) -> list[PlayedGame]:
    """The games in a log, as the person at its table saw them; their times aren't known, so they took none.

    Raises `GameError` if they can't be played again, and ValueError if the deal itself can't.
    """
    played, seating = games.get(log.deal.game), seating_of(log)
    here = [seat for seat, plan in enumerate(seating) if plan.kind == ME]
    if not played or not here:
        return []
    day = day_of(log.deal)
    recorder = Recorder(log.id, lambda name: race_in(games, name), len(here) > 1, day.isoformat() if day else "")
    avatars = avatars_of(log)
    sitters = tuple(
        Sitter(name or plan.name, present=True, computer=plan.kind == BOT, avatar=avatars.get(seat, ""))
        for seat, (name, plan) in enumerate(zip(log.names, seating, strict=True))
    )
    recorder.sit(Seated(here[0], played.name, log.deal.rules, sitters))
    found = []
    # A time of 0 would mean that none is known.
    for number, state in enumerate(positions(log, played), 1):
        if game := recorder.see(Show(number, state.view(here[0]), state.events), 1.0, log.deal.made[:16]):
            found.append(game)
    return found
