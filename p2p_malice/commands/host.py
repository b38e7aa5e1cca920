"""`host`: invite a friend by code and play at the table that stands here."""

import asyncio
import contextlib
import datetime
import secrets

from attrs import frozen

from p2p_malice.bots import greedy
from p2p_malice.client import Client
from p2p_malice.commands.faces import Face, NewCodeWanted
from p2p_malice.commands.local import new_state, play_against_computer, sit_down
from p2p_malice.errors import CodeError, NoPathError
from p2p_malice.invite.message import invitation as message_for
from p2p_malice.link.channel import Channel
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import HostPeer, open_invitation
from p2p_malice.protocol.codes import encode, read
from p2p_malice.protocol.description import Description, Kind, invitation_number
from p2p_malice.pump import BotPlayer, Host, end_tasks
from p2p_malice.table import Table

LAST_WORDS_SECONDS = 5.0
"""How long a guest has to take in the end of the game before the connection is closed."""

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
    while True:
        try:
            channel = await _invite(face, invitation)
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
        await _play(face, invitation, channel)
        return 0


async def _invite(face: Face, invitation: Invitation) -> Channel:
    """One invitation from the code to the open channel. Raises `NewCodeWanted` when it has to be another one."""
    now = datetime.datetime.now()
    number = invitation_number(now.hour, now.minute, secrets.randbelow(1 << 16))
    async with await open_invitation(number, invitation.link) as peer:
        code = encode(peer.description)
        message = message_for(code, host=invitation.name, game="Spite & Malice", game_url=invitation.game_url)
        await face.offer(Kind.INVITATION, code, message)
        reply = await _read_reply(face, peer)
        await face.tell("connecting", "Connecting …")
        channel = await peer.connect(reply)
        await face.tell("connected", "Connected.")
        return channel


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


async def _play(face: Face, invitation: Invitation, channel: Channel) -> None:
    """The game with the guest on `channel` at seat 1 and the host at seat 0."""
    table = Table(new_state(2, invitation.rules), invitation.rules)
    game = Host(table)
    others: set[asyncio.Task[None]] = set()

    async def serve_guest() -> None:
        ending = await game.serve(1, channel)
        if not table.result:
            await face.tell("lost", str(ending))

    async def take_over() -> None:
        name = f"{table.players[1].name} (computer)"
        others.add(asyncio.create_task(_seat_bot(game, name)))

    guest = asyncio.create_task(serve_guest())
    others.add(guest)
    try:
        await sit_down(game, 0, face.player(take_over), invitation.name)
        if table.result and not guest.done():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS_SECONDS):
                    await asyncio.shield(guest)
    finally:
        await end_tasks(*others)


async def _seat_bot(game: Host, name: str) -> None:
    await sit_down(game, 1, BotPlayer(greedy.choose), name, Client())
