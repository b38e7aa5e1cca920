"""Saves a game while it is played, on either side of the link."""

import asyncio
import contextlib
import datetime
from collections.abc import Callable, Iterator
from typing import Any

from attrs import evolve

from p2p_malice.errors import StoreError
from p2p_malice.link.contract import LastingChannel
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.deal_witness import DealMessage
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Opened, Seated, Show
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.store.contract import (
    Log,
    SavedSeat,
    Saves,
    allow_entry,
    avatar_entry,
    computer_entry,
    deal_entry,
    former_entry,
    friend_entry,
    hints_entry,
    left_entry,
    move_entry,
    name_entry,
    token_entry,
)
from p2p_malice.table.table import ALLOWED, Table

Trouble = Callable[[StoreError], None]
"""Called when something couldn't be saved."""


@contextlib.contextmanager
def at_hand(saves: Saves, kind: CodeKind, friend: int, message: str) -> Iterator[str]:
    """Keep `message` in a file while its code is needed, and yield the file's path, or "" if it can't be written."""
    try:
        path = saves.keep_code(kind.value, friend, message)
    except StoreError:
        yield ""
        return
    try:
        yield path
    finally:
        saves.forget_code(path, message)


def now_text() -> str:
    """The current local time in ISO 8601."""
    return datetime.datetime.now().isoformat(timespec="seconds")


class GameKeeper:
    """Writes changes at a table to a log, before anybody is told of them.

    If something can't be written, that is reported once and it is written with the next change, so a log never has a
    gap.
    """

    def __init__(self, log: Log, table: Table, trouble: Trouble, *, is_new: bool = False) -> None:
        """Keep `table` saved. So far `log` has everything or, if it `is_new`, only the deal."""
        self._log = log
        self._names = ["" if is_new else player.name for player in table.players]
        self._avatars = ["" if is_new and not player.computer else player.avatar for player in table.players]
        self._tokens = [table.token(seat) for seat in range(table.seats)]
        self._bots = {seat for seat in range(table.seats) if not table.is_persons(seat)}
        self._left = [not is_new and player.left for player in table.players]
        self._former = () if is_new else tuple(table.given_up)
        self._allowed = ALLOWED if is_new else table.allowed
        self._hints = table.hints
        self._number = min(table.number, 1) if is_new else table.number
        self._agreed = None if is_new else table.agreed
        self._unwritten: list[dict[str, Any]] = []
        self._trouble = trouble
        self._in_trouble = False

    def __call__(self, table: Table) -> None:
        """Write what is new."""
        for seat, player in enumerate(table.players):
            if player.name != self._names[seat]:
                self._names[seat] = player.name
                self._unwritten.append(name_entry(seat, player.name))
            if (seat in self._bots) == table.is_persons(seat):
                self._bots ^= {seat}
                self._unwritten.append(computer_entry(seat) if seat in self._bots else friend_entry(seat))
            if player.avatar != self._avatars[seat]:
                self._avatars[seat] = player.avatar
                self._unwritten.append(avatar_entry(seat, player.avatar))
            if (token := table.token(seat)) != self._tokens[seat]:
                self._tokens[seat] = token
                self._unwritten.append(token_entry(seat, token))
            if player.left != self._left[seat]:
                self._left[seat] = player.left
                self._unwritten.append(left_entry(seat, has_left=player.left))
        for token, why in table.given_up:
            if (token, why) not in self._former:
                self._unwritten.append(former_entry(token, why.code, str(why.particulars.get("name", ""))))
        self._former = tuple(table.given_up)
        if table.allowed != self._allowed:
            self._allowed = table.allowed
            self._unwritten.append(allow_entry(watch=table.allowed.watch, seats=table.allowed.seats))
        if table.number > self._number:
            counts = enumerate(zip(table.hints, self._hints, strict=True))
            self._unwritten += [hints_entry(seat, count) for seat, (count, before) in counts if count != before]
            self._hints = table.hints
        if table.agreed not in (None, self._agreed):
            self._unwritten.append(deal_entry(table.agreed))
        self._agreed = table.agreed
        for number, mover, move in table.moves:
            if number > self._number:
                is_last = number == table.number and table.result is not None
                self._unwritten.append(move_entry(number, mover, move, is_last=is_last))
        self._number = table.number
        if not self._unwritten:
            return
        try:
            self._log.append(*self._unwritten)
        except StoreError as error:
            if not self._in_trouble:
                self._trouble(error)
            self._in_trouble = True
        else:
            self._unwritten.clear()
            self._in_trouble = False


def keep_resume_tickets(channel: LastingChannel, saves: Saves, game: str, seat: int, trouble: Trouble) -> None:
    """From now on, save what the link to the guest at `seat` needs to resume after this program was closed."""

    def keep(resume_ticket: str) -> None:
        try:
            saves.keep_link(game, seat, resume_ticket)
        except StoreError as error:
            trouble(error)

    channel.on_resume_ticket = keep


TURNED_OUT, ELSEWHERE = Bye("turned_out"), Bye("superseded")
"""What a table says to somebody whose seat the host has freed, or goes on at another device."""


class SeatKeeper:
    """A player whose seat at somebody's table is saved, so that they can return after this program was closed.

    Once the game is over, the save is deleted, unless a rematch begins.
    """

    def __init__(self, player: Player, seat: SavedSeat, saves: Saves, trouble: Trouble) -> None:
        """Save in `saves` what `player` is told about the seat; `seat` is what is known so far."""
        self._saves = saves
        self._player = player
        self._seat = seat
        self._trouble = trouble
        self._kept: tuple[DealMessage, ...] = ()
        """What was said of the deal, as far as it is saved."""

    @property
    def seat(self) -> SavedSeat:
        """What is known about the seat."""
        return self._seat

    async def hear(self, message: FromTable, client: Client) -> None:
        """Save what is new, and pass the message on."""
        if isinstance(message, Seated):
            names = tuple(player.name for player in message.players)
            name = message.players[message.seat].name
            self._change(
                name=name,
                players=names,
                avatars=tuple(player.avatar for player in message.players),
                game=message.game,
                rules=message.rules,
                token=message.token,
                place=message.seat,
            )
        elif isinstance(message, Show):
            if client.witness and client.witness.messages is not self._kept:
                self._kept = client.witness.messages
                # What was opened is of a game that is over.
                said = [each for each in self._kept if not isinstance(each, Opened) or not each.position]
                self._change(deal=tuple(map(encode, said)))
            # The position itself is the host's business; here its number only tells one saved game from another.
            is_over = message.view.result is not None
            if is_over != self._seat.is_over or message.number >= self._seat.number + 10:
                self._change(number=message.number, is_over=is_over)
        elif message in (TURNED_OUT, ELSEWHERE) or (isinstance(message, Bye) and message.code == "seat_given"):
            self._change(is_over=True)  # Nobody comes back to that seat.
        await self._player.hear(message, client)

    async def act(self, client: Client) -> FromPlayer:
        """What the player decides."""
        return await self._player.act(client)

    def watch(self, channel: LastingChannel) -> None:
        """From now on, save what the link needs to resume after this program was closed."""
        channel.on_resume_ticket = lambda resume_ticket: self._change(resume_ticket=resume_ticket)

    def _change(self, **changes: Any) -> None:
        changed = evolve(self._seat, **changes)
        if changed == self._seat:
            return
        self._seat = changed
        if not changed.token:
            return
        try:
            if changed.is_over:
                self._saves.forget_seat(changed.id)
            else:
                self._saves.keep_seat(changed)
        except StoreError as error:
            self._trouble(error)


def telling(tell: Callable[[StoreError], Any]) -> Trouble:
    """A `Trouble` that passes the error to a coroutine function, without waiting for that."""
    tasks: set[asyncio.Task[None]] = set()

    def trouble(error: StoreError) -> None:
        task = asyncio.ensure_future(tell(error))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    return trouble
