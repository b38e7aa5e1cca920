"""A port that the router opens for us, if the player allows it: UPnP Internet Gateway Device (IGD:1 and 2).

The router is found by SSDP, asked for a mapping with a lease, and asked to remove it in the end. If anything fails, the
game goes on without a mapping: friends who exchange codes don't need one.

Anybody in the house may answer the search. So we talk only to the address that answered, which has to be in our
network, and accept little of what it says.
"""

import asyncio
import contextlib
import http.client
import io
import ipaddress
import logging
import socket
from collections.abc import Iterator

import aiohttp
from async_upnp_client.client import UpnpRequester, UpnpService
from async_upnp_client.client_factory import UpnpFactory
from async_upnp_client.const import HttpRequest, HttpResponse
from async_upnp_client.exceptions import UpnpActionError, UpnpCommunicationError
from async_upnp_client.ssdp import SSDP_TARGET_V4, build_ssdp_search_packet
from yarl import URL

from p2p_malice.link.addresses import network_of

logger = logging.getLogger(__name__)

FIND_WITHIN = 2.0
"""Seconds for the router to answer the search, and again for everything it is asked afterwards."""

LEASE = 24 * 3600
"""Seconds for which a port stays open if nobody closes it earlier."""

LONGEST_SEARCH_ANSWER = 2048
"""Bytes of a datagram."""

LONGEST_ANSWER = 32 * 1024
"""Bytes of one answer over HTTP; `ALL_ANSWERS` is for all of them together.

Descriptions have 5 to 20 KiB. The library's work is quadratic in that; at worst, this much keeps it busy for 0.2 s.
"""

ALL_ANSWERS = 256 * 1024

ONLY_PERMANENT_LEASES = 725
"""The error of a router without leases (WANIPConnection:1, table of AddPortMapping)."""

SEARCHED_AT = SSDP_TARGET_V4
GATEWAY = "urn:schemas-upnp-org:device:InternetGatewayDevice:1"
CONNECTIONS = ("WANIPConnection", "WANPPPConnection")


_opened: dict[tuple[str, int], tuple[UpnpService, tuple[str, int]]] = {}
"""For each of our addresses, the router's service that opened a port for it, and the address seen from outside."""


async def open_port(address: str, port: int) -> tuple[str, int] | None:
    """Have the router of the network in which `address` is ours forward its UDP port `port` to us.

    Returns the router's address and the port, to tell others; None if the router doesn't do it, or there is none.
    """
    with _nothing_lost("no port is opened"):
        gateway = await _find_gateway(address)
        async with asyncio.timeout(FIND_WITHIN):
            service = await _connection_service(gateway)
            found = await service.action("GetExternalIPAddress").async_call()
            external = (str(ipaddress.IPv4Address(found["NewExternalIPAddress"])), port)
            await _map(service, (address, port))
        _opened[address, port] = (service, external)
        return external
    return None


async def close_ports() -> None:
    """Ask the routers to close what they opened for this process; if one ignores that, the lease runs out anyway."""
    while _opened:
        _, (service, (_, port)) = _opened.popitem()
        with _nothing_lost("a port stays open for now"):
            async with asyncio.timeout(FIND_WITHIN):
                await service.action("DeletePortMapping").async_call(
                    NewRemoteHost="", NewExternalPort=port, NewProtocol="UDP"
                )


@contextlib.contextmanager
def _nothing_lost(outcome: str) -> Iterator[None]:
    """Contain bad answers from a router, over which the library stumbles with errors of many kinds."""
    try:
        yield
    except Exception as error:  # noqa: BLE001  (see above; the game goes on without the router)
        logger.debug("%s: %r", outcome, error)


async def _find_gateway(address: str) -> URL:
    """The address where the first router to answer describes itself. Raises OSError, and TimeoutError if none does."""
    loop = asyncio.get_running_loop()
    transport, search = await loop.create_datagram_endpoint(lambda: _Search(address), local_addr=(address, 0))
    try:
        ours = transport.get_extra_info("socket")
        ours.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
        ours.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 2)
        transport.sendto(build_ssdp_search_packet(SEARCHED_AT, 1, GATEWAY), SEARCHED_AT)
        async with asyncio.timeout(FIND_WITHIN):
            return await search.found
    finally:
        transport.close()


class _Search(asyncio.DatagramProtocol):
    """Accepts the first good answer to a search (UPnP Device Architecture 1.1 section 1.3.3), and drops all others."""

    def __init__(self, address: str) -> None:
        """Search for a router in the network in which `address` is ours."""
        self._address = address
        self._network = network_of(address)
        self.found: asyncio.Future[URL] = asyncio.get_running_loop().create_future()
        """The address where the router describes itself. It has to be its own, or anybody could send us anywhere."""

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        """Accept an answer from our network, but not from this machine, which isn't our router."""
        host = addr[0]
        if self.found.done() or host == self._address or self._network is None or len(data) > LONGEST_SEARCH_ANSWER:
            return
        status, _, headers = data.partition(b"\n")
        if ipaddress.ip_address(host) not in self._network or not status.startswith(b"HTTP/1.1 200"):
            return
        with contextlib.suppress(ValueError, http.client.HTTPException):
            location = URL(http.client.parse_headers(io.BytesIO(headers)).get("location", ""))
            if _is_at(location, host):
                self.found.set_result(location)


def _is_at(url: URL, host: str) -> bool:
    """Whether `url` leads to the IP address `host`, spelt in exactly that way, over plain HTTP."""
    return url.scheme == "http" and url.host == host and url.user is None and url.password is None


class RouterRequester(UpnpRequester):
    """Asks one router over HTTP, and nobody else, reading no more of the answers than the limits above allow."""

    def __init__(self, host: str) -> None:
        """Ask the router with the IP address `host`."""
        self._host = host
        self._left = ALL_ANSWERS

    async def async_http_request(self, http_request: HttpRequest) -> HttpResponse:
        """The router's answer; a redirect is an answer like any other.

        Raises `UpnpCommunicationError` for a request to anybody else and for an answer that is compressed or too long,
        ValueError, TimeoutError and what aiohttp raises.
        """
        url = URL(http_request.url)
        if not _is_at(url, self._host):
            raise UpnpCommunicationError(message="the router sends us elsewhere")
        headers = {**http_request.headers, "Accept-Encoding": "identity"}
        async with (
            aiohttp.ClientSession(auto_decompress=False, timeout=aiohttp.ClientTimeout(FIND_WITHIN)) as session,
            session.request(
                http_request.method, url, headers=headers, data=http_request.body, allow_redirects=False
            ) as response,
        ):
            if response.headers.get("Content-Encoding", "identity").lower() != "identity":
                raise UpnpCommunicationError(message="the router packs its answer")
            answer = await self._read(response.content)
        return HttpResponse(response.status, response.headers, answer.decode(errors="replace"))

    async def _read(self, content: aiohttp.StreamReader) -> bytes:
        limit = min(LONGEST_ANSWER, self._left)
        answer = bytearray()
        async for part in content.iter_any():
            answer += part
            if len(answer) > limit:
                raise UpnpCommunicationError(message="the router says too much")
        self._left -= len(answer)
        return bytes(answer)


async def _connection_service(gateway: URL) -> UpnpService:
    """The service that opens ports. Raises LookupError if there is none, and whatever the library raises."""
    assert gateway.host
    device = await UpnpFactory(RouterRequester(gateway.host)).async_create_device(str(gateway))
    for service in device.all_services:
        if any(kind in service.service_type for kind in CONNECTIONS):
            return service
    raise LookupError("the router opens no ports")


async def _map(service: UpnpService, internal: tuple[str, int]) -> None:
    try:
        await _add_mapping(service, internal, LEASE)
    except UpnpActionError as error:
        if error.error_code != ONLY_PERMANENT_LEASES:
            raise
        await _add_mapping(service, internal, 0)


async def _add_mapping(service: UpnpService, internal: tuple[str, int], lease: int) -> None:
    address, port = internal
    await service.action("AddPortMapping").async_call(
        NewRemoteHost="",
        NewExternalPort=port,
        NewProtocol="UDP",
        NewInternalPort=port,
        NewInternalClient=address,
        NewEnabled=True,
        NewPortMappingDescription="p2p-malice",
        NewLeaseDuration=lease,
    )
