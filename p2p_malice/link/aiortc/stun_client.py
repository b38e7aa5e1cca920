"""A UDP socket that asks STUN servers, and nothing else (RFC 8489, RFC 5780)."""

import asyncio
from typing import Any

from aioice import stun
from attrs import frozen

from p2p_malice.link.addresses import bound_socket
from p2p_malice.link.aiortc.udp_mux import STUMBLES

_CHANGE_ADDRESS, _CHANGE_PORT = 4, 2
"""Flags of CHANGE-REQUEST (RFC 5780 section 7.2)."""


@frozen
class StunAnswer:
    """What a STUN server says: where it sees us, and its second address if it can test how routers behave."""

    mapped: tuple[str, int]
    other: tuple[str, int] | None


class StunClient(asyncio.DatagramProtocol):
    """A socket with pending requests."""

    def __init__(self) -> None:
        """Not open yet."""
        self._waiting: dict[bytes, asyncio.Future[StunAnswer]] = {}

    @classmethod
    async def open(cls, address: str) -> "StunClient":
        """A client on any free port of `address`. Raises OSError."""
        sock = bound_socket(address, 0)
        _, probe = await asyncio.get_running_loop().create_datagram_endpoint(cls, sock=sock)
        return probe

    def connection_made(self, transport: Any) -> None:
        """Keep the socket."""
        self._transport = transport

    @property
    def address(self) -> tuple[str, int]:
        """The address and port of its socket on this machine."""
        host, port = self._transport.get_extra_info("sockname")[:2]
        return host, port

    async def ask(
        self, server: tuple[str, int], within: float, *, other_address: bool = False, other_port: bool = False
    ) -> StunAnswer | None:
        """The answer of `server` within `within` seconds, None for none; on request from its other address or port.

        The request is sent three times, since the network may lose one.
        """
        request = stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.REQUEST)
        if other_address or other_port:
            request.attributes["CHANGE-REQUEST"] = other_address * _CHANGE_ADDRESS + other_port * _CHANGE_PORT
        answer: asyncio.Future[StunAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[request.transaction_id] = answer
        try:
            for share in (0.2, 0.3, 0.5):
                self._transport.sendto(bytes(request), server)
                done, _ = await asyncio.wait({answer}, timeout=within * share)
                if done:
                    return answer.result()
            return None
        finally:
            del self._waiting[request.transaction_id]

    def datagram_received(self, data: bytes, addr: Any) -> None:
        """Accept an answer to one of our requests; drop everything else."""
        try:
            message = stun.parse_message(data)
        except STUMBLES:
            return
        waiting = self._waiting.get(message.transaction_id)
        mapped = message.attributes.get("XOR-MAPPED-ADDRESS") or message.attributes.get("MAPPED-ADDRESS")
        if waiting and not waiting.done() and message.message_class is stun.Class.RESPONSE and mapped:
            waiting.set_result(StunAnswer(mapped, message.attributes.get("OTHER-ADDRESS")))

    def close(self) -> None:
        """Close the socket."""
        self._transport.close()
