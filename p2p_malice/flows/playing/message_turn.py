"""A turn of a game by message on this device: what the others did is shown, the person plays, and the code is sent.

It happens at a table of its own, where everybody who plays elsewhere makes the moves that came in the code.
"""

import asyncio
import random
from collections.abc import Iterator
from functools import partial

from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait, first_of
from p2p_malice.engine.game import REMATCH, View
from p2p_malice.engine.match import Match
from p2p_malice.errors import CodeError, SavedGameError, StoreError
from p2p_malice.flows.local_table import sit_down
from p2p_malice.flows.replays.recording import RecordingPlayer, race_in
from p2p_malice.flows.replays.replaying import replay_last
from p2p_malice.flows.replays.sharing import Moves, seats_in_code, share_at_end, without_undone
from p2p_malice.flows.saving.autosave import telling
from p2p_malice.flows.saving.rebuild_table import positions
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import (
    ME,
    MESSAGE,
    avatars_at,
    bots_at,
    bots_named,
    nameless,
    seating_of,
    seats_of,
)
from p2p_malice.history.recorder import Recorder
from p2p_malice.invite.message import turn as message_for
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.game_code import GameInCode, decode, encode
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Move, Poke, Propose, Say, Show
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.store.contract import Log, SavedGame, move_entry, sent_entry
from p2p_malice.table.table import MAX_RECALLED, Table
from p2p_malice.table_server import TableServer
from p2p_malice.ui.contract import CodeToSend, Pasted, Quit, Seats, Sent, Start, TakeBack, UserInterface, Wish
from p2p_malice.ui.news import SaidHere
from p2p_malice.words.sentence import say

MOST_SECONDS = 12.0
"""How long what others did is shown at most."""


class Turn:
    """What happens on this device to a game by message, from one code that came to the next."""

    def __init__(self, ui: UserInterface, services: Services, game: SavedGame, log: Log) -> None:
        """A `game` without damage, kept in `log`.

        Raises `SavedGameError` if not just one person plays it here, and what `positions` raises.
        """
        self.ui = ui
        self._services = services
        self._game = game
        self._log = log
        self._played = services.games[game.deal.game]
        self.seating = seating_of(game)
        here = seats_of(self.seating, ME)
        if len(here) != 1:
            raise SavedGameError("save_unusable", game=game.id)
        (self._me,) = here
        self._moves = list(game.moves)
        self._sent = game.sent
        self._state = self._states()[-1]
        self._trouble = telling(ui.complain)
        self._wants_another = False

    async def play(self) -> Wish:
        """Play it; what is wanted then: `Pasted` with a good code, `TakeBack`, `Start` for another game, or `Quit`."""
        if self._is_to_show and not await self._at_table():
            return Quit()
        # Of an end by somebody else's move, everybody knows.
        is_known = self.is_over and self._moves[-1][0] != self._me
        wish = Quit() if is_known else await self._exchange()
        return Start() if self._wants_another and isinstance(wish, Quit) else wish

    def _states(self) -> list[Match]:
        """All positions so far."""
        return list(positions(evolve(self._game, moves=tuple(self._moves)), self._played))

    @property
    def _since(self) -> int:
        """How many moves there were with the last one that the person here made."""
        mine = (number for number in range(len(self._moves), 0, -1) if self._moves[number - 1][0] == self._me)
        return next(mine, 0)

    @property
    def _is_to_show(self) -> bool:
        """Whether there is something to see or to do at the table."""
        return self._since < len(self._moves) or not self._waits

    @property
    def _waits(self) -> bool:
        """Whether somebody else plays next."""
        return bool(self._state.turn) and self.seating[self._state.turn[0]].kind == MESSAGE

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return self._state.result is not None

    @property
    def moves(self) -> int:
        """How many moves there are, with those that were taken back."""
        return len(self._moves)

    @property
    def chosen(self) -> ChosenGame:
        """What is played, and the name of the person here."""
        return ChosenGame(self._played, self._game.deal.rules, self._game.names[self._me])

    # --- at the table ------------------------------------------------------------------------------------------------

    async def _at_table(self) -> bool:
        """Show what has happened and let the person play; False if they leave before their turn is over."""
        since, states = self._since, self._states()
        past = [(number, event) for number, state in enumerate(states[: since + 1], 1) for event in state.events]
        deal, others = self._game.deal, seats_of(self.seating, MESSAGE)
        table = Table(
            states[since],
            self._played,
            deal.rules,
            deal.tokens,
            names=self._game.names,
            number=since + 1,
            past=past[-MAX_RECALLED:],
            bots=bots_at(self.seating),
            avatars=avatars_at(self.seating),
            here={seat: self._game.names[seat] for seat in (self._me, *others)},
            is_timed=False,
        )
        thinker = self._played.thinker(bots_named(self.seating), random.SystemRandom(), self._services.thinking)

        def stand_in(view: View) -> Iterator[str]:
            known = self._moves[table.number - 1 : table.number]
            return iter((known[0][1],)) if known else thinker(view)

        server = TableServer(table, self._keep, stand_in=stand_in, thinking=self._services.thinking)
        again = partial(replay_last, self.ui, self._services)
        (player,) = self.ui.players(Seats(is_kept=lambda: bool(self._moves), is_by_message=True, replay=again))
        saves = self._services.saves
        recorder = Recorder(self._game.id, lambda name: race_in(self._services.games, name))
        here = _Here(RecordingPlayer(player, recorder, saves, self.ui, share_at_end(self._services)), self)
        seconds = min(self.ui.seconds_a_move, MOST_SECONDS / max(1, len(self._moves) - since))
        elsewhere = [
            asyncio.create_task(sit_down(server, seat, _Elsewhere(self._moves, seconds), self._game.names[seat]))
            for seat in others
        ]
        try:
            await sit_down(server, self._me, here, self._game.names[self._me])
        finally:
            await cancel_and_wait(*elsewhere)
        self._state = self._states()[-1]
        self._wants_another = here.wants_another
        return self.is_over or self._waits

    def _keep(self, table: Table) -> None:
        """Keep the moves that weren't known before anybody is told of them."""
        for number, seat, move in table.moves:
            if number > len(self._moves) + 1:
                is_last = number == table.number and table.result is not None
                try:
                    self._log.append(move_entry(number, seat, move, is_last=is_last))
                except StoreError as error:
                    self._trouble(error)
                self._moves.append((seat, move))

    def is_over_here(self, show: Show) -> bool:
        """Whether somebody elsewhere plays next, after that position, and nothing is known of it."""
        view = show.view
        is_theirs = any(self.seating[seat].kind == MESSAGE for seat in view.turn)
        return is_theirs and show.number > len(self._moves)

    # --- sending -----------------------------------------------------------------------------------------------------

    async def _exchange(self) -> Wish:
        """Help to send the code, and wait for a good one that comes back, or for another wish."""
        services, names = self._services, self._game.names
        moves = without_undone(self._moves)
        deal, seats = self._game.deal, seats_in_code(self._game)
        coded = GameInCode(deal.game, deal.rules, seats, bytes.fromhex(deal.seed), moves)
        code = encode(coded, services.games)
        result = self._state.result
        people = len(seats_of(self.seating, MESSAGE)) + 1
        turn = self._state.turn[0] if self._state.turn else None
        who = "" if turn is None or names[turn] == nameless(turn) else names[turn]
        message = message_for(
            services.words,
            code,
            game=services.words(f"game-{deal.game}"),
            to="" if turn is None or people == 2 else names[turn],
            stage="over" if result else "first" if {seat for seat, _ in moves} <= {self._me} else "next",
            game_url=services.game_url,
        )
        is_own = self._moves[-1][0] == self._me and not result
        may_take_back = is_own and self._sent < len(self._moves)
        state = "over" if result else "sent" if self._sent == len(self._moves) else "ready" if is_own else "theirs"
        about = say("turn-send", name=who or "none", state=state)
        await self.ui.offer(CodeToSend(CodeKind.TURN, code, message, who=who, about=about, may_take_back=may_take_back))
        while True:
            match await self.ui.wish(CodeKind.TURN):
                case Sent() if self._sent < len(self._moves):
                    self._sent = len(self._moves)
                    try:
                        self._log.append(sent_entry(self._sent))
                    except StoreError as error:
                        self._trouble(error)
                case TakeBack() as wish if may_take_back and self._sent < len(self._moves):
                    return wish
                case Quit() as wish:
                    return wish
                case Pasted(text) as wish:
                    try:
                        decode(text, services.games)
                    except CodeError as error:
                        await self.ui.complain(error)
                    else:
                        return wish


class _Here:
    """The person here, whose table is left once somebody elsewhere plays. Implements `Player`."""

    def __init__(self, player: Player, turn: Turn) -> None:
        self._player = player
        self._turn = turn
        self._is_over = asyncio.Event()
        self.wants_another = False
        """Whether another game was wanted."""

    async def hear(self, message: FromTable, client: Client) -> None:
        """Pass it on, and notice when there is nothing more to see."""
        await self._player.hear(message, client)
        if isinstance(message, Show) and self._turn.is_over_here(message):
            # One wants to see where the last card went.
            await asyncio.sleep(self._turn.ui.seconds_a_move)
            self._is_over.set()

    async def act(self, client: Client) -> FromPlayer:
        """What the player decides; another game isn't this table's to deal."""
        while True:
            async with first_of(self._is_over.wait(), self._player.act(client)) as (over, acting):
                if over.done():
                    return Bye("over")
                message = acting.result()
            if isinstance(message, Say | Poke):
                await self._turn.ui.tell(SaidHere())
                continue
            if message == Propose(REMATCH):
                self.wants_another = True
                return Bye()
            return message


class _Elsewhere:
    """Somebody who plays elsewhere: makes the moves that are known. Implements `Player`."""

    def __init__(self, moves: Moves, seconds: float) -> None:
        self._moves, self._seconds = moves, seconds
        self._shown = asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Notice another position."""
        if isinstance(message, Show):
            self._shown.set()

    async def act(self, client: Client) -> FromPlayer:
        """The next known move, once the game waits for it."""
        while True:
            await self._shown.wait()
            self._shown.clear()
            if client.show and client.may_act and client.show.number <= len(self._moves):
                await asyncio.sleep(self._seconds)
                return Move(client.show.number, self._moves[client.show.number - 1][1])
