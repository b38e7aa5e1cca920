"""A STUN server for tests, written apart from the library that asks it (RFC 8489)."""

import asyncio
import ipaddress
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self, cast

COOKIE = 0x2112A442


class Server(asyncio.DatagramProtocol):
    """Any server that answers datagrams."""

    transport: asyncio.DatagramTransport

    async def listen(self, address: str) -> Self:
        """Listen at `address`, on any port."""
        await asyncio.get_running_loop().create_datagram_endpoint(lambda: self, local_addr=(address, 0))
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Remember where answers go out."""
        self.transport = cast(asyncio.DatagramTransport, transport)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.transport.get_extra_info("sockname")[1])


class FakeStun(Server):
    """It tells everybody that they are seen as `mapped`; it is silent where that is None."""

    def __init__(self, mapped: tuple[str, int] | None) -> None:
        self.mapped = mapped
        self.asked = asyncio.Event()
        self.ports: list[int] = []
        self.answers_first_only = False

    @property
    def name(self) -> str:
        """Its `host:port`."""
        return f"{self.transport.get_extra_info('sockname')[0]}:{self.port}"

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        """Answer a binding request."""
        kind, _, cookie, transaction = struct.unpack("!HHI12s", data[:20])
        assert (kind, cookie) == (0x0001, COOKIE)
        self.asked.set()
        self.ports.append(addr[1])
        if self.mapped is None or (self.answers_first_only and addr[1] != self.ports[0]):
            return
        address, port = self.mapped
        value = struct.pack("!BBHI", 0, 1, port ^ COOKIE >> 16, int(ipaddress.IPv4Address(address)) ^ COOKIE)
        answer = struct.pack("!HHI12s", 0x0101, 12, COOKIE, transaction) + struct.pack("!HH", 0x0020, 8) + value
        self.transport.sendto(answer, addr)


@asynccontextmanager
async def stun(
    address: str, mapped: tuple[str, int] | None, kind: type[FakeStun] = FakeStun
) -> AsyncIterator[FakeStun]:
    """A STUN server on this machine, until the end of the block."""
    server = await kind(mapped).listen(address)
    try:
        yield server
    finally:
        server.transport.close()
        await asyncio.sleep(0)


class RefusingTurn(Server):
    """A TURN server that refuses every request, with `reason` as its words (RFC 8489 section 14.8)."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    @classmethod
    async def start(cls, address: str, reason: str) -> Self:
        """A server that listens at `address`, on any port."""
        return await cls(reason).listen(address)

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        """Answer with an error 400."""
        method, _, _, transaction = struct.unpack("!HHI12s", data[:20])
        value = struct.pack("!HBB", 0, 4, 0) + self.reason.encode()
        attribute = struct.pack("!HH", 0x0009, len(value)) + value + bytes(-len(value) % 4)
        self.transport.sendto(
            struct.pack("!HHI12s", method | 0x0110, len(attribute), COOKIE, transaction) + attribute, addr
        )
