"""Ports at a relay (TURN, RFC 8656): allocated, kept alive, and released without waiting for ever."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, cast

from aioice import stun
from aioice.ice import relayed_candidate
from aioice.turn import TurnClientMixin

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkError
from p2p_malice.link.aiortc.udp_mux import STUMBLES, UdpMux
from p2p_malice.link.settings import TurnServer
from p2p_malice.protocol.sanitize import clean

logger = logging.getLogger(__name__)

KEEP_ALIVE_EVERY = 12.0
"""Seconds. Routers forget a UDP mapping after 30 or more, and a relay knows us only by that mapping."""

HANG_UP_WITHIN = 2.0
"""Seconds that a relay is given to hear that it is no longer needed."""


def _read_as_far_as_it_goes(receive: Callable[..., None]) -> Callable[..., None]:
    """A relay client's `receive`, without errors for nonsense from a relay, which would end up on a person's screen."""

    def received(client: Any, data: bytes, addr: tuple[str, int]) -> None:
        try:
            receive(client, data, addr)
        except STUMBLES as error:
            logger.debug("a relay's answer was dropped: %r", error)

    return received


TurnClientMixin.datagram_received = _read_as_far_as_it_goes(  # type: ignore[method-assign]
    TurnClientMixin.datagram_received
)


async def open_relay(turn: TurnServer, server: tuple[str, int]) -> UdpMux:
    """Allocate a port at the relay `turn`, reached at `server`. Raises OSError or `LinkError`."""
    try:
        _, opened = await relayed_candidate(
            component=1,
            hide_related_address=True,
            protocol_factory=cast(Any, UdpMux),
            turn_server=server,
            turn_username=turn.user,
            turn_password=turn.password,
            turn_ssl=turn.transport == "tls",
            turn_transport="udp" if turn.transport == "udp" else "tcp",
        )
    except stun.TransactionError as error:
        raise LinkError("relay_refused", server=str(turn.server), reason=clean(str(error), 200)) from error
    port = cast(UdpMux, opened)
    port.keeping_alive = asyncio.create_task(keep_alive(port))
    return port


async def keep_alive(port: UdpMux) -> None:
    """Send packets to the relay of `port`, so that no router on the way forgets us between two refreshes."""
    client = cast(Any, port.transport)._TurnTransport__inner_protocol
    while True:
        await asyncio.sleep(KEEP_ALIVE_EVERY)
        client.send_stun(
            stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.INDICATION), client.server
        )


async def let_go(ports: Sequence[UdpMux], stopping: "asyncio.Task[None]") -> None:
    """Wait for `stopping`, which closes the `ports` at relays, but not for a relay that doesn't answer."""
    transports: list[Any] = [port.transport for port in ports]
    done, _ = await asyncio.wait({stopping}, timeout=HANG_UP_WITHIN)
    if not done:
        await cancel_and_wait(*(transport._TurnTransport__close_task for transport in transports))
    await stopping
    await cancel_and_wait(*(port.keeping_alive for port in ports if not port.is_open))
