"""Plays at the table behind a channel: decodes frames into messages, and asks a player what to answer."""

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from attrs import evolve

from p2p_malice.cancellation import first_of
from p2p_malice.errors import LinkClosedError, LinkError, LinkRestartedError, RemoteProtocolError
from p2p_malice.link.channel import Channel
from p2p_malice.player_client import Client, Introduction, Player
from p2p_malice.protocol.deal_witness import DealWitness
from p2p_malice.protocol.joint_seed import PART_BYTES
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import UNDERSTOOD, Bye, Deal, Dealt, FromPlayer, Hello, Refused, Seated, Show, Take
from p2p_malice.table_server import new_nonce

PROVE_WITHIN = 10.0
"""Seconds that a table has to prove that it issued a seat's token."""


def new_part() -> str:
    """What a player contributes to a deal: 32 random bytes, in hexadecimal digits."""
    return secrets.token_hex(PART_BYTES)


async def recognise(channel: Channel, token: str, seat: int = 0) -> None:
    """Have the table behind `channel` prove that it issued the seat's `token`, unless that is "", telling it nothing.

    Raises `RemoteProtocolError` if it can't, or takes too long, and `LinkError`.
    """
    introduction = Introduction(Hello("", seat=seat), token, channel.binding, new_nonce())
    if introduction.is_over:
        return
    try:
        async with asyncio.timeout(PROVE_WITHIN):
            await channel.send(encode(introduction.first))
            message = decode_from_table(await channel.receive())
    except TimeoutError:
        raise RemoteProtocolError("not_your_table") from None
    introduction.answer(message)


async def join(
    client: Client,
    channel: Channel,
    player: Player,
    name: str,
    token: str = "",
    seat: int = 0,
    on_restart: Callable[[Any], None] = lambda _channel: None,
    *,
    watches: bool = False,
    ask_to_watch: Callable[[str, str], Awaitable[str | None]] | None = None,
    anew: Callable[[], tuple[Client, Player]] | None = None,
) -> bool:
    """Let `player` sit down as `name` at the table behind `channel`, or only watch, until one of them says goodbye.

    Returns True if the player did. A `token` takes back that seat: the table proves that it issued it, then the player
    proves that they have it; `Seated` reaches the player with it. If the table's program was closed and comes back, the
    player returns too, and a move that may have been lost is sent again, unless the table has gone back; `on_restart`
    gets the new channel. Where another game begins at the table, `anew` gives a client and a player who know nothing of
    it yet; without it, that is the end. Where there is no seat, but they may look on, `ask_to_watch` says "watch" or,
    with the name of somebody who has left, "take" to ask for their seat, too; it also gets the name of the game, ""
    from an earlier program. Raises `LinkLostError` if the connection is lost for good, and `RemoteProtocolError` if the
    table talks nonsense or can't prove itself.
    """
    first: Seated | None = None
    then: Take | None = None
    witness = client.witness or DealWitness(new_part)
    while True:
        client.witness, client.binding = witness, channel.binding
        heard, watches = client.show.number if client.show else 0, watches or client.watches
        hello = Hello(name, heard=heard, seat=seat, understands=UNDERSTOOD, watches=watches, next=witness.next)
        try:
            return await _join_once(client, channel, player, hello, token, first, then)
        except _AnotherGameError as another:
            if anew is None:
                await channel.close()
                return False
            client, player = anew()
            first, token, seat = another.seated, another.seated.token, another.seated.seat
            continue
        except _MayWatchError as error:
            answer = None
            try:
                answer = await ask_to_watch(error.left, error.game) if ask_to_watch else None
            finally:
                if answer not in ("watch", "take"):
                    await channel.close()
            if answer not in ("watch", "take"):
                client.receive(Bye(error.code))
                return False
            token, watches, then = "", True, Take(error.seat) if answer == "take" else None
        except LinkRestartedError as restart:
            channel, first, then = restart.channel, None, None
            client.restarted()
            on_restart(channel)
            if client.seated:
                token, seat = client.seated.token, client.seated.seat


class _MayWatchError(Exception):
    """There is no seat, for the reason of that `code`, but one may look on, and ask for that of whoever has `left`."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.code)
        self.code = refused.code
        left, seat = refused.particulars.get("left"), refused.particulars.get("seat")
        self.game = str(refused.particulars.get("game", ""))
        self.left, self.seat = (left, seat) if isinstance(left, str) and isinstance(seat, int) else ("", 0)


class _AnotherGameError(Exception):
    """Another game begins at the table; `seated` says who sits where."""

    def __init__(self, seated: Seated) -> None:
        super().__init__("another")
        self.seated = seated


async def _join_once(
    client: Client,
    channel: Channel,
    player: Player,
    hello: Hello,
    token: str,
    first: Seated | None,
    then: FromPlayer | None,
) -> bool:
    """Sit down by that hello and say what comes `then`, or go on with what the table has said `first`."""
    introduction = Introduction(hello, "" if first else token, channel.binding, new_nonce())
    recognised = asyncio.Event()
    if introduction.is_over:
        recognised.set()
    hear = _hear(client, channel, player, introduction, recognised, token, first)
    said = [message for message in (introduction.first, then) if message and not first]
    act = _act(client, channel, player, said, recognised)
    goes_on = False
    try:
        async with first_of(hear, act) as (hearing, acting):
            if acting.done() and acting.result():
                return True
            await hearing
            return False
    except (_MayWatchError, _AnotherGameError):
        goes_on = True
        raise
    finally:
        if not goes_on:
            await channel.close()


async def _hear(
    client: Client,
    channel: Channel,
    player: Player,
    introduction: Introduction,
    recognised: asyncio.Event,
    token: str,
    first: Seated | None,
) -> None:
    try:
        if first:
            client.receive(first)
            await player.hear(first, client)
        while True:
            message = decode_from_table(await channel.receive())
            if hello := introduction.answer(message):
                await channel.send(encode(hello))
                recognised.set()
                continue
            if message is None:
                continue
            if isinstance(message, Refused) and "watch" in message.particulars and client.seated is None:
                raise _MayWatchError(message)
            if isinstance(message, Seated):
                token = message.token or token
                message = evolve(message, token=token)
                if client.seated and message.setup != client.seated.setup:
                    raise _AnotherGameError(message)
            client.receive(message)
            if client.witness and (part := client.witness.hear(message, client.own)):
                await channel.send(encode(part))
            if isinstance(message, Deal | Dealt):
                continue
            if isinstance(message, Show) and client.again:
                await channel.send(encode(client.again))
            await player.hear(message, client)
            if isinstance(message, Bye):
                return
    except LinkClosedError:
        await player.hear(Bye("closed"), client)


async def _act(
    client: Client, channel: Channel, player: Player, first: Sequence[FromPlayer], recognised: asyncio.Event
) -> bool:
    """Say those `first`, then what the player decides; True after a goodbye, False if the table accepts no more.

    Nothing else is sent until the table is `recognised`.
    """
    waiting = deque(first)
    message: FromPlayer | None = None
    while not isinstance(message, Bye):
        try:
            while waiting:
                await channel.send(encode(waiting.popleft()))
        except LinkClosedError:
            return False
        message = await player.act(client)
        client.sends(message)
        if not isinstance(message, Bye):
            await recognised.wait()
            waiting.append(message)
    with contextlib.suppress(LinkError):
        await channel.send(encode(message))
    return True
