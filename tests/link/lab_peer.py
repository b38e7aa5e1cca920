"""One end of a WebRTC link as a process of its own: `python -m tests.link.lab_peer host|guest [STUN...] [turn:...]`.

It writes a line of JSON for each thing that happens, and reads the other end's description as a line from stdin. With
`within:SECONDS` a host looks for a path only so long.
"""

import asyncio
import json
import sys
import time

from p2p_malice.errors import LinkError
from p2p_malice.link.peers.guest import GuestPeer
from p2p_malice.link.peers.host import NO_PATH_AFTER, HostPeer
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.settings import LinkSettings, parse_turn
from p2p_malice.link.webrtc import open_invitation, open_reply
from p2p_malice.protocol.codes import decode, encode, read
from p2p_malice.protocol.description import CodeKind

FRAMES = 200


def say(**values: object) -> None:
    """Write a line of JSON."""
    print(json.dumps(values), flush=True)


async def read_code() -> str:
    """The code in the next line of stdin."""
    return str(json.loads(await asyncio.to_thread(sys.stdin.readline)))


async def exchange(channel: ReliableChannel, role: str) -> None:
    """Send and receive `FRAMES` frames at once, and part in good order: the host says goodbye first."""

    async def send() -> None:
        for number in range(FRAMES):
            await channel.send(f"{role} {number}")

    other = "guest" if role == "host" else "host"
    sending = asyncio.create_task(send())
    for number in range(FRAMES):
        assert await channel.receive() == f"{other} {number}"
    await sending
    say(received=FRAMES)
    if role == "guest":
        try:
            await channel.receive()
        except LinkError as error:
            say(end=error.code)
    await channel.close()


async def main(role: str, *servers: str) -> None:
    """Play the end `role`."""
    stun = tuple(server for server in servers if not server.startswith(("turn:", "within:")))
    within = next(
        (float(word.removeprefix("within:")) for word in servers if word.startswith("within:")), NO_PATH_AFTER
    )
    turn = next((parse_turn(server) for server in servers if server.startswith("turn:")), None)
    settings = LinkSettings(stun=stun, turn=turn)
    started = time.monotonic()
    peer: HostPeer | GuestPeer
    if role == "host":
        peer = await open_invitation(1, settings)
    else:
        peer = await open_reply(decode(await read_code()).description, settings)
    async with peer:
        say(code=encode(peer.description), seconds=round(time.monotonic() - started, 3))
        try:
            if isinstance(peer, HostPeer):
                invitations = [peer.description]
                reply = read(await read_code(), expected=CodeKind.REPLY, invitations=invitations).description
                started = time.monotonic()
                channel = await peer.connect(reply, within)
            else:
                channel = await peer.connected()
        except LinkError as error:
            say(error=error.code, seconds=round(time.monotonic() - started, 3))
            return
        path = channel.path
        say(open=round(time.monotonic() - started, 3), path=path and [path.relayed, path.local, path.remote])
        await exchange(channel, role)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
