"""`host`: invite a friend by code and play at the table that stands here."""

import asyncio
import contextlib
import datetime
import secrets

from attrs import frozen

from p2p_malice.commands.faces import Face, NewCodeWanted
from p2p_malice.commands.hosted import HostedGame, deal_game
from p2p_malice.commands.local import play_against_computer
from p2p_malice.commands.watching import GATHERING, connected_words, reach, tell_if_unknown_outside, waiting
from p2p_malice.errors import CodeError, LinkError, NoPathError
from p2p_malice.invite.message import invitation as message_for
from p2p_malice.link.gathering import open_ports
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import HostPeer, open_invitation
from p2p_malice.protocol.codes import encode, read
from p2p_malice.protocol.description import Description, Kind, invitation_number
from p2p_malice.pump import end_tasks
from p2p_malice.store.games import GameLog
from p2p_malice.table import Table

WAITING = (
    "When your friend has sent a reply code back, paste it here. Where your networks allow it they come to the table "
    "without one. The code above holds as long as this program runs."
)
STALE = "Your address on the internet has changed: the code above does not work any more. Send this new one."


@frozen
class Invitation:
    """What a host decides before inviting: the rules, the own name, the wire, the address of the guest's page."""

    rules: str
    name: str
    link: LinkSettings
    game_url: str | None = None


async def host(face: Face, invitation: Invitation) -> int:
    """Invite, connect and play; the exit status."""
    async with open_ports(invitation.link):
        return await _host(face, invitation)


async def _host(face: Face, invitation: Invitation) -> int:
    while True:
        try:
            channel = await invite(face, invitation)
        except NewCodeWanted:
            continue
        except NoPathError as error:
            await face.complain(error)
            choices = {
                "new": "try again with a new invitation",
                "bot": "play here against the computer",
                "quit": "stop",
            }
            match await face.choose(choices):
                case "new":
                    continue
                case "bot":
                    await play_against_computer(face, invitation.rules, invitation.name)
                    return 0
            return error.exit_status
        table, log = await deal_game(face, invitation.rules)
        await hosted_game(face, invitation, table, log).play(channel)
        return 0


def hosted_game(face: Face, invitation: Invitation, table: Table, log: GameLog | None) -> HostedGame:
    """A game at `table` to which a guest who was away finds back by the old link or by an invitation like this one."""

    async def come_back(keepsake: str) -> ReliableChannel:
        return await reach(face, keepsake, invitation.link)

    return HostedGame(face, invitation.name, table, log, lambda: invite(face, invitation), come_back)


async def invite(face: Face, invitation: Invitation) -> ReliableChannel:
    """One invitation from the code to the open channel. Raises `NewCodeWanted` when it has to be another one."""
    await face.tell("gathering", GATHERING)
    now = datetime.datetime.now()
    number = invitation_number(now.hour, now.minute, secrets.randbelow(1 << 16))
    async with await open_invitation(number, invitation.link) as peer:
        code = encode(peer.description)
        message = message_for(code, host=invitation.name, game="Spite & Malice", game_url=invitation.game_url)
        await face.offer(Kind.INVITATION, code, message)
        await tell_if_unknown_outside(face, peer, invitation.link)
        async with waiting(face, WAITING):
            channel = await _meet(face, peer)
        await face.tell("connected", connected_words(channel))
        return channel


async def _meet(face: Face, peer: HostPeer) -> ReliableChannel:
    """Connect to whoever reaches this machine with the invitation alone, or whose reply is pasted, if that is first."""
    knock = asyncio.create_task(_answer_knocks(peer))
    reading = asyncio.create_task(_read_reply(face, peer))
    try:
        await asyncio.wait({knock, reading}, return_when=asyncio.FIRST_COMPLETED)
        if knock.done():
            return knock.result()
        reply = reading.result()
        await face.tell("connecting", "Connecting …")
        return await peer.connect(reply)
    finally:
        await end_tasks(knock, reading)


async def _answer_knocks(peer: HostPeer) -> ReliableChannel:
    """The channel to the first guest who needs no reply code; whoever knocks in vain is let be."""
    while True:
        guest = await peer.knocked()
        with contextlib.suppress(LinkError):
            return await peer.connect(guest)


async def _read_reply(face: Face, peer: HostPeer) -> Description:
    """The reply that fits the invitation, however many pastes it takes."""
    while True:
        pasted = await _paste_or_stale(face, peer)
        try:
            decoded = read(
                pasted,
                expected=Kind.REPLY,
                own={peer.description.fingerprint},
                number=peer.description.number,
            )
        except CodeError as error:
            await face.complain(error)
            continue
        if decoded.repair_note:
            await face.tell("repaired", decoded.repair_note)
        return decoded.description


async def _paste_or_stale(face: Face, peer: HostPeer) -> str:
    """What is pasted next. Raises `NewCodeWanted` when the invitation goes out of date before."""
    stale = asyncio.create_task(peer.became_stale())
    pasting = asyncio.create_task(face.code(Kind.REPLY))
    try:
        await asyncio.wait({stale, pasting}, return_when=asyncio.FIRST_COMPLETED)
        if pasting.done():
            return pasting.result()
        await face.tell("stale", STALE)
        raise NewCodeWanted
    finally:
        await end_tasks(stale, pasting)
