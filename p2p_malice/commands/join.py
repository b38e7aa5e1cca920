"""`join`: answer a friend's invitation and play at the table that stands there."""

import asyncio

from p2p_malice.client import Client
from p2p_malice.commands.faces import Face
from p2p_malice.commands.local import play_on
from p2p_malice.errors import CodeError, LinkClosedError, LinkError, ProtocolError
from p2p_malice.invite.message import reply as message_for
from p2p_malice.link.channel import Channel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import open_reply
from p2p_malice.protocol.codes import encode, read
from p2p_malice.protocol.description import Description, Kind
from p2p_malice.pump import end_tasks
from p2p_malice.pump import join as join_table


async def join(face: Face, name: str, link: LinkSettings, pasted: str | None = None) -> int:
    """Answer the invitation in `pasted` (asked for when None), connect and play; the exit status."""
    invitation = await _read_invitation(face, pasted)
    channel = await _answer(face, name, link, invitation)
    client = Client()
    try:
        if await join_table(client, channel, face.player(), name) or client.result:
            return 0
        ending: LinkError | ProtocolError = LinkClosedError("The host has left the game.")
    except (LinkError, ProtocolError) as error:
        if client.result:
            return 0
        ending = error
    await face.complain(ending)
    if client.view:
        choices = {"bot": "play on here against the computer", "quit": "stop"}
        if await face.choose(choices) == "bot":
            names = {seat: client.name_of(seat) for seat in range(client.view.seats)}
            await play_on(face, client.view, names)
            return 0
    return ending.exit_status if isinstance(ending, LinkError) else LinkError.exit_status


async def _read_invitation(face: Face, pasted: str | None) -> Description:
    """The invitation, however many pastes it takes; one given on the command line has to be right at once."""
    if pasted is not None:
        decoded = read(pasted, expected=Kind.INVITATION)
    else:
        while True:
            try:
                decoded = read(await face.code(Kind.INVITATION), expected=Kind.INVITATION)
            except CodeError as error:
                await face.complain(error)
            else:
                break
    if decoded.repair_note:
        await face.tell("repaired", decoded.repair_note)
    return decoded.description


async def _answer(face: Face, name: str, link: LinkSettings, invitation: Description) -> Channel:
    """Offer the reply and wait until the host has pasted it."""
    async with await open_reply(invitation, link) as peer:
        code = encode(peer.description)
        await face.offer(Kind.REPLY, code, message_for(code, guest=name))
        attending = asyncio.create_task(face.attend())
        connecting = asyncio.create_task(peer.connected())
        try:
            await asyncio.wait({attending, connecting}, return_when=asyncio.FIRST_COMPLETED)
            if not connecting.done():
                attending.result()
            channel = await connecting
            await face.tell("connected", "Connected.")
            return channel
        finally:
            await end_tasks(attending, connecting)
