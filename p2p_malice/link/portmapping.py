"""A port that the router opens for us, where the player allows it: UPnP Internet Gateway Device (IGD:1 and 2).

The router is found by SSDP, asked for a mapping with a lease, and asked to forget it in the end. Whatever fails,
there is no mapping then and the game goes on without: nobody needs one who exchanges codes.
"""

import asyncio
import contextlib
import ipaddress
import logging
from urllib.parse import urlsplit

import aiohttp
from async_upnp_client.aiohttp import AiohttpRequester
from async_upnp_client.client import UpnpService
from async_upnp_client.client_factory import UpnpFactory
from async_upnp_client.exceptions import UpnpActionError, UpnpError
from async_upnp_client.search import async_search
from async_upnp_client.utils import CaseInsensitiveDict

logger = logging.getLogger(__name__)

FIND_WITHIN = 2.0
"""Seconds for the router to answer the search, and again as many for all that it is asked then."""

LEASE = 24 * 3600
"""Seconds for which a port stays open if it is not closed before."""

ONLY_PERMANENT_LEASES = 725
"""The error of a router that knows no leases (WANIPConnection:1, table of AddPortMapping)."""

GATEWAY = "urn:schemas-upnp-org:device:InternetGatewayDevice:1"
CONNECTIONS = ("WANIPConnection", "WANPPPConnection")


_opened: dict[tuple[str, int], tuple[UpnpService, tuple[str, int]]] = {}
"""Own address -> the router's service that opened a port for it, and where that leads in from outside."""


async def open_port(address: str, port: int) -> tuple[str, int] | None:
    """Have the router of the network in which `address` is ours lead its UDP port `port` to us.

    Gives what to tell others: the router's address and the port; None if the router does not do it, or is none.
    """
    try:
        location = await _find_gateway(address)
        if location is None:
            return None
        async with asyncio.timeout(FIND_WITHIN):
            service = await _connection_service(location)
            if service is None:
                return None
            found = await service.action("GetExternalIPAddress").async_call()
            external = (str(ipaddress.IPv4Address(found["NewExternalIPAddress"])), port)
            await _map(service, (address, port))
    except (UpnpError, OSError, TimeoutError, ValueError, LookupError, aiohttp.ClientError) as error:
        logger.debug("no port mapping for %s: %r", address, error)
        return None
    _opened[address, port] = (service, external)
    return external


async def close_ports() -> None:
    """Ask the routers to close what they opened for this process; one that does not listen does so after the lease."""
    while _opened:
        _, (service, (_, port)) = _opened.popitem()
        try:
            async with asyncio.timeout(FIND_WITHIN):
                await service.action("DeletePortMapping").async_call(
                    NewRemoteHost="", NewExternalPort=port, NewProtocol="UDP"
                )
        except (UpnpError, OSError, TimeoutError, aiohttp.ClientError) as error:
            logger.debug("the port mapping was not removed: %r", error)


async def _find_gateway(address: str) -> str | None:
    """Where the first gateway that answers describes itself: at its own address, or anybody could send us anywhere."""
    found: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def note(headers: CaseInsensitiveDict) -> None:
        location = str(headers.get("location", ""))
        with contextlib.suppress(ValueError):  # an address that is none
            if urlsplit(location).hostname == headers.get("_host") and not found.done():
                found.set_result(location)

    searching = asyncio.create_task(
        async_search(note, timeout=int(FIND_WITHIN), search_target=GATEWAY, source=(address, 0))
    )
    try:
        async with asyncio.timeout(FIND_WITHIN):
            return await found
    except TimeoutError:
        return None
    finally:
        searching.cancel()
        await asyncio.gather(searching, return_exceptions=True)


async def _connection_service(location: str) -> UpnpService | None:
    device = await UpnpFactory(AiohttpRequester(timeout=int(FIND_WITHIN))).async_create_device(location)
    for service in device.all_services:
        if any(kind in service.service_type for kind in CONNECTIONS):
            return service
    return None


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
