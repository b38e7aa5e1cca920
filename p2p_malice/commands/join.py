"""`join`: answer a friend's invitation and play at the table that stands there."""

import asyncio
import secrets

from p2p_malice.client import Client
from p2p_malice.errors import CodeError, LinkClosedError, LinkError, ProtocolError
from p2p_malice.face import Face, QuitWanted
from p2p_malice.invite.message import reply as message_for
from p2p_malice.link.channel import Channel
from p2p_malice.link.peers.guest import GuestPeer
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import open_reply
from p2p_malice.play.local import play_on
from p2p_malice.play.news import GATHERING, connected_words, tell_if_unknown_outside, waiting, watch
from p2p_malice.play.saving import SeatKeeper, now_text, telling
from p2p_malice.protocol.codes import encode, read
from p2p_malice.protocol.description import CodeKind, Description
from p2p_malice.pump import join as join_table
from p2p_malice.store.seats import SavedSeat
from p2p_malice.tasks import end_tasks
from p2p_malice.words.catalogue import load

WAITING = "Waiting until your friend has pasted it. It holds as long as this program runs."
STALE = "Your address on the internet has changed: the reply above does not work any more. Send this new one."
HOST_AWAY = (
    "Nothing is heard from the host. The game is kept there; it goes on by itself when they are back. If that takes "
    "long, ask for a new invitation: it can be pasted at this table."
)


async def join(face: Face, name: str, link: LinkSettings, pasted: str | None = None) -> int:
    """Answer the invitation in `pasted` (asked for when None), connect and play; the exit status."""
    invitation = await read_invitation(face, pasted)
    channel = await answer(face, name, link, invitation)
    made = now_text()
    digits = "".join(char for char in made if char.isdigit())
    seat = SavedSeat(id=f"{digits}-{secrets.token_hex(2)}", made=made, name=name, players=(), rules="", token="")
    return await play_at_seat(face, seat, channel, link)


async def read_invitation(face: Face, pasted: str | None = None) -> Description:
    """The invitation, however many pastes it takes; one given on the command line has to be right at once."""
    if pasted is not None:
        decoded = read(pasted, expected=CodeKind.INVITATION)
    else:
        while True:
            try:
                decoded = read(await face.code(CodeKind.INVITATION), expected=CodeKind.INVITATION)
            except CodeError as error:
                await face.complain(error)
            else:
                break
    if decoded.repaired:
        await face.tell("repaired", load()("code-repaired", count=decoded.repaired))
    return decoded.description


async def answer(face: Face, name: str, link: LinkSettings, invitation: Description) -> ReliableChannel:
    """Offer the reply and wait until the host has pasted it, or is reached without."""
    while True:
        await face.tell("gathering", GATHERING)
        async with await open_reply(invitation, link) as peer:
            code = encode(peer.description)
            await face.offer(CodeKind.REPLY, code, message_for(code, guest=name), is_needed=not peer.is_connected)
            if not peer.is_connected:
                await tell_if_unknown_outside(face, peer, link)
            if channel := await _wait(face, peer):
                await face.tell("connected", connected_words(channel))
                return channel
            await face.tell("stale", STALE)


async def _wait(face: Face, peer: GuestPeer) -> ReliableChannel | None:
    """The channel, once the host is reached; None when the reply goes out of date before."""
    if peer.is_connected:
        return await peer.connected()
    attending = asyncio.create_task(face.attend())
    connecting = asyncio.create_task(peer.connected())
    stale = asyncio.create_task(peer.became_stale())
    try:
        async with waiting(face, WAITING):
            await asyncio.wait({attending, connecting, stale}, return_when=asyncio.FIRST_COMPLETED)
        if connecting.done():
            return connecting.result()
        if attending.done():
            attending.result()
        return None
    finally:
        await end_tasks(attending, connecting, stale)


async def play_at_seat(face: Face, seat: SavedSeat, channel: ReliableChannel, link: LinkSettings) -> int:
    """Play at the table behind `channel`, keeping the seat; the exit status."""
    client = Client()
    current = channel
    host_is_here = asyncio.Event()
    watching: asyncio.Task[None] | None = None

    async def answer_again(pasted: str) -> None:
        if found := await _answer_again(face, seat.name, link, pasted, host_is_here):
            current.give_way(found)

    def attend_to(channel: Channel) -> None:
        nonlocal current, watching
        if isinstance(channel, ReliableChannel):
            current = channel
            keeper.watch(channel)
            if watching:
                watching.cancel()
            host_is_here.set()
            watching = asyncio.create_task(
                watch(channel, face, host_is_here.clear, host_is_here.set, away_words=HOST_AWAY)
            )

    (player,) = face.players(is_kept=True, answer=answer_again)
    keeper = SeatKeeper(player, seat, telling(face.complain))
    attend_to(channel)
    try:
        player_left = await join_table(client, channel, keeper, seat.name, seat.token, on_restart=attend_to)
        if player_left or client.result:
            return 0
        if client.seated is None:
            await face.complain(LinkClosedError("You didn't get a seat at this table."))
            return LinkClosedError.exit_status
        ending: LinkError | ProtocolError = LinkClosedError("The host has left the game.")
    except (LinkError, ProtocolError) as error:
        if client.result:
            return 0
        ending = error
    finally:
        if watching:
            await end_tasks(watching)
    await face.complain(ending)
    await face.tell("saved", "Your seat is kept. When the host goes on with p2p-malice resume, so can you.")
    if client.view:
        choices = {"bot": "play on here against the computer", "quit": "stop"}
        if await face.choose(choices) == "bot":
            names = {seat: client.name_of(seat) for seat in range(client.view.seats)}
            await play_on(face, client.view, names)
            return 0
    return ending.exit_status if isinstance(ending, LinkError) else LinkError.exit_status


async def _answer_again(
    face: Face, name: str, link: LinkSettings, pasted: str, host_is_here: asyncio.Event
) -> ReliableChannel | None:
    """Answer another invitation to the same table; None if the old link comes back before, or nothing comes of it."""
    if host_is_here.is_set():
        await face.tell("here", "The connection is good: there is no need for another code.")
        return None
    try:
        invitation = await read_invitation(face, pasted)
    except CodeError as error:
        await face.complain(error)
        return None
    answering = asyncio.create_task(answer(face, name, link, invitation))
    back = asyncio.create_task(host_is_here.wait())
    try:
        await asyncio.wait({answering, back}, return_when=asyncio.FIRST_COMPLETED)
        if answering.done():
            return answering.result()
    except QuitWanted:
        await face.tell("waiting", "Back at the table. The reply does not work any more.")
    except LinkError as error:
        await face.complain(error)
    finally:
        await end_tasks(answering, back)
    return None
