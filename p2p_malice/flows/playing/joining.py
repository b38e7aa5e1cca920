"""Joining: answer a friend's invitation, and play at their table."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from functools import partial
from typing import overload

from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait, first_of
from p2p_malice.courier.contract import Courier
from p2p_malice.errors import (
    CodeError,
    LinkClosedError,
    LinkError,
    ProtocolError,
    RemoteProtocolError,
    VersionMismatchError,
)
from p2p_malice.flows.inviting.connection_news import connected, tell_of_network, waiting, watch
from p2p_malice.flows.inviting.rendezvous import found_by
from p2p_malice.flows.local_table import play_on
from p2p_malice.flows.playing.by_message import take
from p2p_malice.flows.playing.checked_deals import DealCheckingPlayer
from p2p_malice.flows.replays.recording import RecordingPlayer, race_in
from p2p_malice.flows.replays.replaying import replay_last
from p2p_malice.flows.replays.sharing import share_at_end
from p2p_malice.flows.saving.autosave import ELSEWHERE, TURNED_OUT, SeatKeeper, at_hand, now_text, telling
from p2p_malice.flows.services import Services
from p2p_malice.history.recorder import Recorder
from p2p_malice.history.seen_game import decoded
from p2p_malice.invite.message import game_link
from p2p_malice.invite.message import reply as message_for
from p2p_malice.link.contract import AnsweringPeer, LastingChannel
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.connection_codes import Decoded, encode, read
from p2p_malice.protocol.courier_mark import with_mark
from p2p_malice.protocol.deal_witness import DealMessage, DealWitness
from p2p_malice.protocol.game_code import is_in
from p2p_malice.protocol.messages import Bye
from p2p_malice.protocol.pasted_code import check
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.protocol.seat_code import HandedSeat, seat_text
from p2p_malice.store.contract import SavedSeat
from p2p_malice.table_client import join as join_table
from p2p_malice.table_client import new_part, recognise
from p2p_malice.ui.contract import CodeToSend, Pasted, Quit, Seats, UserInterface
from p2p_malice.ui.forms import Question
from p2p_malice.ui.news import (
    BackAtTable,
    Calling,
    Gathering,
    Here,
    HostAsleep,
    LastOfSeveral,
    Repaired,
    SeatKept,
    Stale,
)
from p2p_malice.words.sentence import say

DIRECT_FIRST = 0.6
"""Seconds to reach the host without a courier, which needn't hear of it then."""

ASLEEP_AFTER = 4.0
"""Seconds after which a courier should have helped."""

_WATCH = {"watch": say("ask-watch-yes"), "quit": say("ask-watch-no")}

_HOST_GONE = Question(say("ask-host-gone"), {"bot": say("ask-host-gone-bot"), "quit": say("ask-host-gone-quit")})


def check_invitation(pasted: str) -> None:
    """Raise `CodeError` for a text without an invitation or a turn of a game by message."""
    check(pasted, CodeKind.INVITATION)


async def join(ui: UserInterface, services: Services, name: str, pasted: str | None = None) -> int:
    """Answer the invitation in `pasted` (None: ask for it), connect and play; return the exit status.

    A turn of a game by message will do as well.
    """
    invitation = pasted if pasted is not None and is_in(pasted) else await read_invitation(ui, pasted, or_turn=True)
    if invitation is None:
        return 0
    if isinstance(invitation, str):
        return await take(ui, services, name, invitation)
    made = now_text()
    digits = "".join(char for char in made if char.isdigit())
    seat = SavedSeat(id=f"{digits}-{secrets.token_hex(2)}", made=made, name=name, players=(), rules="", token="")
    if handed := invitation.seat:
        seat = evolve(seat, name=handed.name or name, token=handed.token, place=handed.place)
    if (channel := await answer(ui, services, seat.name, invitation, seat if handed else None)) is None:
        return 0
    with services.saves.hold_seat(seat.id):
        return await play_at_seat(ui, services, seat, channel, invitation)


@overload
async def read_invitation(ui: UserInterface, pasted: str | None = None) -> Decoded | None: ...


@overload
async def read_invitation(ui: UserInterface, pasted: str | None = None, *, or_turn: bool) -> Decoded | str | None: ...


async def read_invitation(
    ui: UserInterface, pasted: str | None = None, *, or_turn: bool = False
) -> Decoded | str | None:
    """The invitation, however many pastes it takes; None if the person quits.

    If it may be a turn of a game by message as well, that is the text with it.
    Raises `CodeError` for a bad text that was `pasted` beforehand, which gets no second try.
    """
    if pasted is not None:
        decoded = read(pasted, expected=CodeKind.INVITATION)
    else:
        while True:
            wish = await ui.wish(CodeKind.INVITATION)
            if isinstance(wish, Quit):
                return None
            if not isinstance(wish, Pasted):
                continue
            if or_turn and is_in(wish.text):
                return wish.text
            try:
                decoded = read(wish.text, expected=CodeKind.INVITATION)
            except CodeError as error:
                await ui.complain(error)
            else:
                break
    if decoded.repaired:
        await ui.tell(Repaired(decoded.repaired))
    if decoded.has_others:
        await ui.tell(LastOfSeveral())
    return decoded


async def answer(
    ui: UserInterface, services: Services, name: str, invitation: Decoded, seat: SavedSeat | None = None
) -> LastingChannel | None:
    """Offer the reply and wait until the host has it, or is reached without it; None if the person quits.

    A courier carries it if there is one and the invitation has a mark; it is offered to the person a little later then.

    Raises `RemoteProtocolError` if there is a `seat` and that host can't prove that it gave it.
    """
    while True:
        await ui.tell(Gathering())
        since = asyncio.get_running_loop().time()
        async with (
            await services.links.open_reply(invitation.description) as peer,
            contextlib.AsyncExitStack() as stack,
        ):
            if services.courier and invitation.mark and not peer.is_connected:
                await stack.enter_async_context(_calling(ui, services.courier, invitation, peer, since))
            code = encode(peer.description)
            message = message_for(services.words, code, guest=name)
            is_needed = not peer.is_connected
            path = stack.enter_context(at_hand(services.saves, CodeKind.REPLY, 0, message))
            await ui.offer(CodeToSend(CodeKind.REPLY, code, message, is_needed=is_needed, path=path))
            if is_needed:
                await tell_of_network(ui, peer, services.links)
            found = await _wait(ui, peer)
            match found:
                case Stale() as stale:
                    await ui.tell(stale)
                case Quit():
                    return None
                case channel:
                    await _recognise(channel, seat)
                    await ui.tell(connected(channel))
                    return channel


@contextlib.asynccontextmanager
async def _calling(
    ui: UserInterface, courier: Courier, invitation: Decoded, peer: AnsweringPeer, since: float
) -> AsyncIterator[None]:
    """Have the courier carry our reply for as long as the block lasts, which begins once that should have helped.

    The host has been called directly `since` then, by the event loop's clock.
    """
    await ui.tell(Calling())
    async with first_of(_call(courier, invitation, peer, since), peer.connected(), ASLEEP_AFTER) as (_, connecting):
        if not connecting.done():
            await ui.tell(HostAsleep())
        yield


async def _call(courier: Courier, invitation: Decoded, peer: AnsweringPeer, since: float) -> None:
    """Unless the host is reached by itself, leave our reply for it, and hear of its new addresses.

    Raises `CourierError`.
    """
    host = invitation.description
    async with courier.guest(host.key, invitation.mark) as notes:
        if host.secret:
            await asyncio.sleep(since + DIRECT_FIRST - asyncio.get_running_loop().time())
        await notes.until_known()
        await notes.reply(encode(peer.description))
        async for code in notes.acceptances():
            peer.learn(code)


async def _recognise(channel: LastingChannel, seat: SavedSeat | None) -> None:
    """Make sure that the host behind `channel` gave the `seat`, if there is one; otherwise close it, and raise."""
    try:
        if seat:
            await recognise(channel, seat.token, seat.place)
    except BaseException:
        await channel.close()
        raise


async def _wait(ui: UserInterface, peer: AnsweringPeer) -> LastingChannel | Stale | Quit:
    """The channel once the host is reached, `Stale` if the reply is out of date, or `Quit` if the person quits."""
    if peer.is_connected:
        return await peer.connected()
    quitting = asyncio.create_task(_until_quit(ui))
    connecting = asyncio.create_task(peer.connected())
    stale = asyncio.create_task(peer.became_stale())
    try:
        async with waiting(ui):
            await asyncio.wait({quitting, connecting, stale}, return_when=asyncio.FIRST_COMPLETED)
        if connecting.done():
            return connecting.result()
        return quitting.result() if quitting.done() else Stale(is_reply=True)
    finally:
        await cancel_and_wait(quitting, connecting, stale)


async def _until_quit(ui: UserInterface) -> Quit:
    while not isinstance(wish := await ui.wish(None), Quit):
        pass
    return wish


async def play_at_seat(
    ui: UserInterface,
    services: Services,
    seat: SavedSeat,
    channel: LastingChannel,
    invitation: Decoded | None = None,
) -> int:
    """Play at the table behind `channel`, and save the seat; return the exit status.

    The `invitation` leads back to a page that hosts.
    """
    client = Client()
    client.witness = DealWitness(new_part, _said_of_deal(seat), seat.place)
    current = channel
    host_is_here = asyncio.Event()
    watching: asyncio.Task[None] | None = None

    async def answer_again(pasted: str) -> None:
        nonlocal invitation
        found = await _answer_again(ui, services, keeper.seat, pasted, host_is_here)
        if found:
            channel, invitation = found
            current.give_way(channel)

    def hand_over() -> str:
        return link_of(keeper.seat, invitation, services) if invitation else ""

    async def ask_to_watch(left: str, game: str) -> str | None:
        take = {"take": say("take-seat", name=left)} if left else {}
        asks = say("ask-take", name=left) if left else say("ask-watch")
        known = say("ask-playing", game=say(f"game-{game}"), asks=asks) if game in services.games else asks
        return await ui.choose(Question(known, {**take, **_WATCH}))

    def attend_to(channel: LastingChannel) -> None:
        nonlocal current, watching
        current = channel
        keeper.watch(channel)
        watching = asyncio.create_task(_attend(channel, ui, services.courier, invitation, host_is_here, watching))

    def sit_down(seat: SavedSeat) -> SeatKeeper:
        (player,) = ui.players(Seats(is_kept=lambda: True, answer=answer_again, replay=again, hand_over=hand_over))
        recorder = Recorder(seat.id, lambda name: race_in(services.games, name), keeps_positions=True)
        recording = RecordingPlayer(player, recorder, services.saves, ui, share_at_end(services))
        checking = DealCheckingPlayer(recording, recorder, services.games, ui)
        return SeatKeeper(checking, seat, services.saves, telling(ui.complain))

    again = partial(replay_last, ui, services)
    keeper = sit_down(seat)

    def anew() -> tuple[Client, Player]:
        nonlocal client, keeper
        client, keeper = Client(), sit_down(evolve(keeper.seat, number=0, is_over=False))
        keeper.watch(current)
        return client, keeper

    attend_to(channel)
    try:
        player_left = await join_table(
            client,
            channel,
            keeper,
            seat.name,
            seat.token,
            seat.place,
            on_restart=attend_to,
            ask_to_watch=ask_to_watch,
            anew=anew,
        )
        if client.goodbye == TURNED_OUT or (client.seated is None and (client.goodbye or not player_left)):
            raise _turned_away(client.goodbye)
        if player_left or client.result or client.goodbye == ELSEWHERE:
            return 0
        ending: LinkError | ProtocolError = LinkClosedError("host_left")
    except (LinkError, ProtocolError) as error:
        if client.seated is None or client.goodbye == TURNED_OUT:
            raise
        if client.result:
            return 0
        ending = error
    finally:
        await cancel_and_wait(watching)
    await ui.complain(ending)
    if not client.watches:
        await ui.tell(SeatKept())
    if client.view and not client.watches and await ui.choose(_HOST_GONE) == "bot":
        names = {seat: client.name_of(seat) for seat in range(client.view.seats)}
        game = services.games.get(client.seated.game) if client.seated else None
        if game:
            await play_on(ui, client.view, names, game)
        return 0
    return ending.exit_status if isinstance(ending, LinkError) else LinkError.exit_status


def _said_of_deal(seat: SavedSeat) -> list[DealMessage]:
    """What was saved of how the cards at a seat came about; nothing if that can't be read."""
    try:
        return [message for message in map(decoded, seat.deal) if isinstance(message, DealMessage)]
    except RemoteProtocolError:
        return []


def link_of(seat: SavedSeat, invitation: Decoded, services: Services) -> str:
    """The link by which a seat goes on at another device."""
    code = encode(invitation.description)
    code = with_mark(code, invitation.mark) if invitation.mark else code
    handed = seat_text(HandedSeat(seat.place, seat.token, seat.name), code)
    return game_link(services.game_url, handed) if services.game_url else handed


def _turned_away(goodbye: Bye | None) -> LinkError | ProtocolError:
    """Why there was no seat for us."""
    match goodbye:
        case Bye("version_mismatch", particulars):
            return VersionMismatchError(goodbye.code, **particulars)
        case Bye("seat_given", particulars):
            return LinkClosedError("seat_given", **particulars)
        case Bye("seat_taken" | "table_full" | "turned_out" | "host_busy" as code):
            return LinkClosedError(code)
    return LinkClosedError("no_seat")


async def _attend(
    channel: LastingChannel,
    ui: UserInterface,
    courier: Courier | None,
    invitation: Decoded | None,
    host_is_here: asyncio.Event,
    before: "asyncio.Task[None] | None",
) -> None:
    """Tell how the connection is from now on; if there was one `before`, end its task and say that it is back."""
    await cancel_and_wait(before)
    host_is_here.set()
    if before:
        await ui.tell(connected(channel))
    async with found_by(courier, channel, invitation):
        await watch(channel, ui, host_is_here.clear, host_is_here.set, is_host=True)


async def _answer_again(
    ui: UserInterface, services: Services, seat: SavedSeat, pasted: str, host_is_here: asyncio.Event
) -> tuple[LastingChannel, Decoded] | None:
    """Answer another invitation to the same table, and return it with the channel that it leads to.

    None if the old link comes back first, or this fails.
    """
    if host_is_here.is_set():
        await ui.tell(Here())
        return None
    try:
        invitation = await read_invitation(ui, pasted)
    except CodeError as error:
        await ui.complain(error)
        return None
    assert invitation is not None, "nobody is asked for one that was pasted"
    try:
        reply = answer(ui, services, seat.name, invitation, seat)
        async with first_of(reply, host_is_here.wait()) as (answering, _):
            if answering.done():
                if (found := answering.result()) is None:
                    await ui.tell(BackAtTable())
                return (found, invitation) if found else None
    except (LinkError, ProtocolError) as error:
        await ui.complain(error)
    return None
