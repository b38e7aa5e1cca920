"""A bad network between two programs, made of two UDP sockets: it loses, delays, doubles and reorders.

Each program is told that the other listens at a socket of the wire. What arrives there leaves by the other socket, so
that neither ever learns where the other really is. Works where the kernel cannot do it (`tc netem`), without root.
"""

import asyncio
import random
from typing import Any, Self

from attrs import evolve, frozen

from p2p_malice.link.addresses import LOOPBACK, local_addresses
from p2p_malice.protocol.connection_codes import decode, encode
from p2p_malice.protocol.peer_description import Candidate, CandidateType


@frozen
class Weather:
    """What the wire does to each packet, independently of all others and alike in both directions.

    `loss`, `doubled` and `held` are probabilities from 0 to 1, `delay` and `jitter` seconds one way: a packet takes
    `delay`, give or take `jitter`. One that is held is overtaken by all that come in the next `HELD` seconds.
    """

    loss: float = 0.0
    delay: float = 0.0
    jitter: float = 0.0
    doubled: float = 0.0
    held: float = 0.0

    HELD = 0.05

    def delays(self, rng: random.Random) -> list[float]:
        """After how many seconds the copies of a packet arrive; empty when it is lost."""
        copies = 1 + (rng.random() < self.doubled)
        return [self._delay(rng) for _ in range(copies) if rng.random() >= self.loss]

    def _delay(self, rng: random.Random) -> float:
        delay = self.delay + self.jitter * rng.uniform(-1, 1)
        return max(0.0, delay) + (self.HELD if rng.random() < self.held else 0.0)


class _End(asyncio.DatagramProtocol):
    """The socket that stands for one program: the other one believes it to be here."""

    transport: asyncio.DatagramTransport
    other: "_End"
    real: tuple[str, int] | None = None
    """Where the program for which this socket stands was last heard from, by the other socket, or said to be."""

    def __init__(self, weather: Weather, rng: random.Random) -> None:
        self.weather = weather
        self._rng = rng

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def datagram_received(self, data: bytes, address: Any) -> None:
        self.other.real = address[:2]
        for delay in self.weather.delays(self._rng):
            asyncio.get_running_loop().call_later(delay, self._pass_on, data)

    def _pass_on(self, data: bytes) -> None:
        if self.real and not self.other.transport.is_closing():
            self.other.transport.sendto(data, self.real)


class BadWire:
    """The wire, and the codes by which two programs come to use it."""

    def __init__(self, weather: Weather, seed: object = 0) -> None:
        """Nothing is open yet. The same `seed` gives the same weather, as far as packets come in the same order."""
        rng = random.Random(str(seed))
        self._ends = {"host": _End(weather, rng), "guest": _End(weather, rng)}

    async def __aenter__(self) -> Self:
        loop = asyncio.get_running_loop()
        self._address = (local_addresses() or [LOOPBACK])[0]
        for end in self._ends.values():
            await loop.create_datagram_endpoint(lambda end=end: end, local_addr=(self._address, 0))  # type: ignore[misc]
        host, guest = self._ends.values()
        host.other, guest.other = guest, host
        return self

    async def __aexit__(self, *_: object) -> None:
        for end in self._ends.values():
            end.transport.close()

    def change(self, weather: Weather) -> None:
        """Have this weather from now on."""
        for end in self._ends.values():
            end.weather = weather

    def code(self, whose: str, code: str) -> str:
        """The `code` of the host or the guest, with the wire's address in place of their own."""
        description = decode(code).description
        end = self._ends[whose]
        real = next(c for c in description.candidates if c.address == self._address)
        end.real = (real.address, real.port)
        stand_in = Candidate(CandidateType.HOST, *end.transport.get_extra_info("sockname")[:2])
        return encode(evolve(description, candidates=(stand_in,)))
