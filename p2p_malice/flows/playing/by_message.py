"""A game by message: each turn is sent as a code in any chat, and whoever reads it plays on (`protocol.game_code`).

Each device keeps the game as it keeps any other, as a log with all moves. Others' turns are shown at a table of its
own, where everybody who plays elsewhere makes the moves that came in the code; then the person here plays.
"""

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence

from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait, first_of
from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.engine.game import REMATCH, UNDO, Game, View
from p2p_malice.engine.match import Match, begin
from p2p_malice.errors import CodeError, SavedGameError, StoreError
from p2p_malice.flows.local_table import new_tokens, sit_down
from p2p_malice.flows.replays.recording import RecordingPlayer, race_in
from p2p_malice.flows.replays.replaying import replay, seen_in_code
from p2p_malice.flows.saving.autosave import now_text, telling
from p2p_malice.flows.saving.rebuild_table import positions
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import (
    BOT,
    ME,
    MESSAGE,
    SeatPlan,
    avatars_at,
    bots_at,
    bots_named,
    nameless,
    seating_of,
    seats_of,
)
from p2p_malice.flows.setup.setup_form import clean_name, name_form
from p2p_malice.history.recorder import Recorder
from p2p_malice.invite.message import turn as message_for
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.game_code import CodeSeat, GameInCode, decode, encode
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Move, Poke, Propose, Say, Show
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.store.contract import Log, SavedDeal, SavedGame, Saves, move_entry, name_entry, sent_entry
from p2p_malice.table.table import MAX_RECALLED, Table
from p2p_malice.table_server import TableServer
from p2p_malice.ui.contract import CodeToSend, Pasted, Quit, Seats, Sent, TakeBack, UserInterface, Wish
from p2p_malice.ui.forms import Question
from p2p_malice.ui.news import OlderTurn, SaidHere
from p2p_malice.words.sentence import Sentence, say

Moves = Sequence[tuple[int | None, str]]

MOST_SECONDS = 12.0
"""How long what others did is shown at most."""

MOST_OLD = 100
"""Among how many games that are over, the newest, one that a code belongs to is looked for."""


async def begin_by_message(
    ui: UserInterface, services: Services, chosen: ChosenGame, seating: Sequence[SeatPlan]
) -> int:
    """Deal, have the person here play the first turn, and help to send it; return the exit status.

    Raises `StoreError` if it can't be kept.
    """
    return await go_on(ui, services, _dealt(services.saves, chosen, seating))


def _dealt(saves: Saves, chosen: ChosenGame, seating: Sequence[SeatPlan]) -> str:
    """The id of a game just dealt, in which the person here begins. Raises `StoreError`."""
    seats = len(seating)
    seed = _seed_for(seats_of(seating, ME)[0], chosen, seats)
    texts = tuple(plan.text for plan in seating)
    deal = SavedDeal(now_text(), chosen.rules, seed.hex(), new_tokens(seats), texts, chosen.game.name)
    return _new_log(saves, deal, [plan.name for plan in seating])


def _seed_for(seat: int, chosen: ChosenGame, seats: int) -> bytes:
    """A seed that nobody could guess, of a deal in which that seat begins."""
    while True:
        seed = secrets.token_bytes(SEED_BYTES)
        if begin(chosen.game, seats, chosen.rules, seed).turn == (seat,):
            return seed


def _new_log(saves: Saves, deal: SavedDeal, names: Sequence[str], entries: Sequence[dict[str, object]] = ()) -> str:
    """The id of a new log of that game. Raises `StoreError`."""
    log = saves.begin(deal)
    try:
        log.append(*(name_entry(seat, name) for seat, name in enumerate(names)), *entries)
    finally:
        log.close()
    return log.id


def _entries(moves: Moves, before: int, *, is_over: bool) -> Iterator[dict[str, object]]:
    """The entries of a log for `moves` that follow so many others."""
    for place, (seat, move) in enumerate(moves, before + 2):
        yield move_entry(place, seat, move, is_last=is_over and place == before + len(moves) + 1)


# --- a code that came ------------------------------------------------------------------------------------------------


async def take(
    ui: UserInterface,
    services: Services,
    name: str,
    text: str,
    on_named: Callable[[str], None] = lambda _name: None,
    teach: Callable[[], Awaitable[None]] | None = None,
) -> int:
    """Go on with the game whose code is in a text; return the exit status. Raises `CodeError` and `StoreError`.

    `name` is that of the person here, who is asked which seat is theirs if the game isn't known. If it is "", they get
    the name that the seat has, or give one, which `on_named` hears. Somebody new may be asked whether to `teach` them
    the game first.
    """
    game_id = await _game_of(ui, services, name, text, on_named, teach)
    return await go_on(ui, services, game_id) if game_id else 0


async def _game_of(
    ui: UserInterface,
    services: Services,
    name: str,
    text: str,
    on_named: Callable[[str], None] = lambda _name: None,
    teach: Callable[[], Awaitable[None]] | None = None,
    *,
    tells: bool = True,
) -> str:
    """The id of the game whose code is in a text, with all moves of the code in its log; "" if the person leaves."""
    coded, state = decode(text, services.games)
    known = _known(services.saves, coded)
    for game, is_old in known:
        before = without_undone(game.moves)
        if before[: len(coded.moves)] == coded.moves:
            own = game.deal.seating.index(ME)
            if is_old or (tells and any(seat != own for seat, _ in before[len(coded.moves) :])):
                await ui.tell(OlderTurn(is_old))
            return "" if is_old else game.id
        if coded.moves[: len(before)] == before:
            _adopt(services.saves, game, coded, coded.moves[len(before) :], is_over=state.result is not None)
            return game.id
    if known and not known[0][1]:
        match await _differs(ui, known[0][0], coded):
            case "here":
                return known[0][0].id
            case None:
                return ""
    if state.result and not known:
        # There is nothing left to play, whoever it is.
        await replay(ui, seen_in_code(coded, services.games[coded.game]), services.games)
        return ""
    if coded.dealer is not None:
        raise CodeError("game_unknown")  # Such a code is of a game that was played to its end.
    people = [seat for seat, each in enumerate(coded.seats) if each.bot is None]
    named = [seat for seat in people if name and coded.seats[seat].name.casefold() == name.casefold()]
    seat = named[0] if len(named) == 1 else await _which_seat(ui, coded, state, people, teach)
    if seat is None:
        return ""
    if not name and not (name := coded.seats[seat].name):
        if (values := await ui.fill(name_form())) is None:
            return ""
        name = clean_name(values["name"])
        on_named(name)
    return _new_game(services, name, seat, coded, is_over=state.result is not None)


def _adopt(saves: Saves, game: SavedGame, coded: GameInCode, new: Moves, *, is_over: bool) -> None:
    """Keep what is `new` in a code of a game that is known, and what the others are called now. Raises `StoreError`."""
    renamed = (
        name_entry(seat, each.name)
        for seat, each in enumerate(coded.seats)
        if each.name not in ("", game.names[seat]) and game.deal.seating[seat] == MESSAGE
    )
    log = saves.go_on(game, len(game.moves))
    try:
        log.append(*renamed, *_entries(new, len(game.moves), is_over=is_over), sent_entry(len(game.moves) + len(new)))
    finally:
        log.close()


def _known(saves: Saves, coded: GameInCode) -> list[tuple[SavedGame, bool]]:
    """The games by message that began as this one did, the newest first, and whether they were filed away."""
    found = []
    kept = ((False, saves.games(), saves.read_game), (True, saves.old_games()[:MOST_OLD], saves.read_old_game))
    for is_old, game_id, read in ((is_old, each, read) for is_old, ids, read in kept for each in ids):
        try:
            game = read(game_id)
        except SavedGameError:
            continue
        deal = game.deal
        is_same = (deal.seed, deal.rules, len(deal.seating)) == (coded.seed.hex(), coded.rules, len(coded.seats))
        if is_same and MESSAGE in deal.seating and not game.is_damaged:
            found.append((game, is_old))
    return found


def without_undone(moves: Moves) -> tuple[tuple[int, str], ...]:
    """The moves without those that were taken back."""
    kept: list[tuple[int, str]] = []
    for seat, move in moves:
        if move == UNDO:
            kept.pop()
        elif seat is not None:
            kept.append((seat, move))
    return tuple(kept)


async def _differs(ui: UserInterface, known: SavedGame, coded: GameInCode) -> str | None:
    """Whether to keep to the game as it is known `here` or to go on from `there`; None if that is left."""
    pairs = zip(without_undone(known.moves), coded.moves, strict=False)
    (seat, here), (_, there) = next((one, other) for one, other in pairs if one != other)
    asks = say("ask-turn-differs", name=known.names[seat], here=here, there=there)
    choices = {"here": say("ask-turn-differs-here"), "there": say("ask-turn-differs-there")}
    return await ui.choose(Question(asks, choices, first="here"))


def _new_game(services: Services, name: str, seat: int, coded: GameInCode, *, is_over: bool) -> str:
    """The id of a log for a game that wasn't known here, in which the person of that name has that seat."""
    seating = [MESSAGE if each.bot is None else SeatPlan(BOT, bot=each.bot).text for each in coded.seats]
    seating[seat] = ME
    names = [each.name or nameless(at) for at, each in enumerate(coded.seats)]
    names[seat] = name
    tokens = new_tokens(len(seating))
    deal = SavedDeal(now_text(), coded.rules, coded.seed.hex(), tokens, tuple(seating), coded.game)
    # What came in a code has been sent.
    entries = [*_entries(coded.moves, 0, is_over=is_over), sent_entry(len(coded.moves))]
    return _new_log(services.saves, deal, names, entries)


async def _which_seat(
    ui: UserInterface,
    coded: GameInCode,
    state: Match,
    people: Sequence[int],
    teach: Callable[[], Awaitable[None]] | None,
) -> int | None:
    """The seat of the person here, who may learn the game first; None if they leave."""
    turn = state.turn[0] if state.turn else people[0]
    order = sorted(people, key=lambda seat: seat != turn)
    last = next((seat for seat, _ in reversed(coded.moves) if seat in people and seat != turn), None)
    by = coded.seats[last].name if last is not None else ""
    # Who has played is known on another device.
    played = {seat for seat, _ in coded.moves}
    choices: dict[str, Sentence] = {
        f"seat-{seat + 1}": say(
            "ask-which-seat-me",
            name=coded.seats[seat].name or "none",
            number=seat + 1,
            played="yes" if seat in played else "no",
        )
        for seat in order
    }
    if teach:
        choices[_LEARN] = say("menu-learn-new")
    choices["quit"] = say("ask-which-seat-none")
    asks = say("ask-which-seat", name=by or "none", game=say(f"game-{coded.game}"))
    while True:
        chosen = await ui.choose(Question(asks, choices, first=f"seat-{order[0] + 1}"))
        if chosen != _LEARN or not teach:
            return None if chosen in (None, "quit") else int(chosen.removeprefix("seat-")) - 1
        await teach()


_LEARN = "learn"


# --- playing ---------------------------------------------------------------------------------------------------------


async def go_on(ui: UserInterface, services: Services, game_id: str) -> int:
    """Show what has happened, have the person here play, and help to send it, until they leave; the exit status.

    Raises `SavedGameError` and `StoreError`.
    """
    while game_id:
        game = services.saves.read_game(game_id)
        turn = Turn(ui, services, game, services.saves.go_on(game, len(game.moves)))
        game_id = await turn.play()
    return 0


class Turn:
    """What happens on this device to a game by message, from one code that came to the next."""

    def __init__(self, ui: UserInterface, services: Services, game: SavedGame, log: Log) -> None:
        """A `game` without damage, kept in `log`, which is closed at the end."""
        self.ui = ui
        self._services = services
        self._game = game
        self._log = log
        self._played: Game = services.games[game.deal.game]
        self._seating = seating_of(game)
        (self._me,) = seats_of(self._seating, ME)
        self._moves = list(game.moves)
        self._sent = game.sent
        self._state = self._states()[-1]
        self._trouble = telling(ui.complain)
        self._wants_another = False

    async def play(self) -> str:
        """The id of the game to go on with; "" if the person has left."""
        try:
            if self._is_to_show and not await self._at_table():
                return ""
            if self._wants_another:
                return self._another()
            if self._state.result and self._moves[-1][0] != self._me:
                self._log.close()
                self._services.saves.file_away(self._game.id)
                return ""
            wish = await self._exchange()
        finally:
            self._log.close()
        saves, game_id = self._services.saves, self._game.id
        match wish:
            case Pasted(text):
                name, known = self._game.names[self._me], len(self._moves)
                found = await _game_of(self.ui, self._services, name, text, tells=False) or game_id
                if found == game_id and len(saves.read_game(found).moves) == known:
                    await self.ui.tell(OlderTurn())
                return found
            case TakeBack():
                saves.go_on(saves.read_game(game_id), len(self._moves) - 1).close()
                return game_id
        if self._state.result:
            saves.file_away(game_id)
        return ""

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
        return bool(self._state.turn) and self._seating[self._state.turn[0]].kind == MESSAGE

    def _another(self) -> str:
        """The id of another game among the same, which the person here begins."""
        deal = self._game.deal
        chosen = ChosenGame(self._played, deal.rules, self._game.names[self._me])
        return _dealt(self._services.saves, chosen, self._seating)

    # --- at the table ------------------------------------------------------------------------------------------------

    async def _at_table(self) -> bool:
        """Show what has happened and let the person play; False if they leave before their turn is over."""
        since, states = self._since, self._states()
        past = [(number, event) for number, state in enumerate(states[: since + 1], 1) for event in state.events]
        deal, others = self._game.deal, seats_of(self._seating, MESSAGE)
        table = Table(
            states[since],
            self._played,
            deal.rules,
            deal.tokens,
            names=self._game.names,
            number=since + 1,
            past=past[-MAX_RECALLED:],
            bots=bots_at(self._seating),
            avatars=avatars_at(self._seating),
            here={seat: self._game.names[seat] for seat in (self._me, *others)},
        )
        thinker = self._played.thinker(bots_named(self._seating), random.SystemRandom(), self._services.thinking)

        def stand_in(view: View) -> Iterator[str]:
            known = self._moves[table.number - 1 : table.number]
            return iter((known[0][1],)) if known else thinker(view)

        server = TableServer(table, self._keep, stand_in=stand_in, thinking=self._services.thinking)
        (player,) = self.ui.players(Seats(is_kept=lambda: bool(self._moves), is_by_message=True))
        saves = self._services.saves
        recorder = Recorder(self._game.id, lambda name: race_in(self._services.games, name))
        here = _Here(RecordingPlayer(player, recorder, saves, self.ui), self)
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
        return self._state.result is not None or self._waits

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
        is_theirs = any(self._seating[seat].kind == MESSAGE for seat in view.turn)
        return is_theirs and show.number > len(self._moves)

    # --- sending -----------------------------------------------------------------------------------------------------

    async def _exchange(self) -> Wish:
        """Help to send the code, and wait for a good one that comes back, or for another wish."""
        services, names = self._services, self._game.names
        moves = without_undone(self._moves)
        seats = tuple(
            CodeSeat("" if name == nameless(seat) else name, plan.bot if plan.kind == BOT else None)
            for seat, (name, plan) in enumerate(zip(names, self._seating, strict=True))
        )
        deal = self._game.deal
        coded = GameInCode(deal.game, deal.rules, seats, bytes.fromhex(deal.seed), moves)
        code = encode(coded, services.games)
        result = self._state.result
        people = len(seats_of(self._seating, MESSAGE)) + 1
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
