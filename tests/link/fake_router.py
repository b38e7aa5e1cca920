"""A router for tests that opens ports by UPnP (IGD:1), as well or as badly as it is told to."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Self

from aiohttp import web

SERVICE = "urn:schemas-upnp-org:service:WANIPConnection:1"

Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


def said(text: str, status: int = 200) -> Answer:
    """Always the same answer."""

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(text=text, status=status, content_type="text/xml")

    return answer


def description(control: str = "/control", extra: str = "") -> str:
    """What the router says of itself: one service, reached at `control`."""
    return f"""<?xml version="1.0"?>
<root xmlns="urn:schemas-upnp-org:device-1-0"><device>
<deviceType>urn:schemas-upnp-org:device:InternetGatewayDevice:1</deviceType><UDN>uuid:1</UDN>{extra}
<serviceList><service><serviceType>{SERVICE}</serviceType><serviceId>urn:upnp-org:serviceId:WANIPConn1</serviceId>
<SCPDURL>/service.xml</SCPDURL><controlURL>{control}</controlURL><eventSubURL>/events</eventSubURL></service>
</serviceList></device></root>"""


ARGUMENTS = {
    "NewRemoteHost": "string",
    "NewExternalPort": "ui2",
    "NewProtocol": "string",
    "NewInternalPort": "ui2",
    "NewInternalClient": "string",
    "NewEnabled": "boolean",
    "NewPortMappingDescription": "string",
    "NewLeaseDuration": "ui4",
}


def service() -> str:
    """What the service can do: the three actions that a host calls."""

    def action(name: str, direction: str, arguments: list[str]) -> str:
        text = "".join(
            f"<argument><name>{argument}</name><direction>{direction}</direction>"
            f"<relatedStateVariable>{argument}</relatedStateVariable></argument>"
            for argument in arguments
        )
        return f"<action><name>{name}</name><argumentList>{text}</argumentList></action>"

    variables = "".join(
        f"<stateVariable><name>{name}</name><dataType>{kind}</dataType></stateVariable>"
        for name, kind in {**ARGUMENTS, "NewExternalIPAddress": "string"}.items()
    )
    actions = (
        action("GetExternalIPAddress", "out", ["NewExternalIPAddress"])
        + action("AddPortMapping", "in", list(ARGUMENTS))
        + action("DeletePortMapping", "in", list(ARGUMENTS)[:3])
    )
    return (
        f'<scpd xmlns="urn:schemas-upnp-org:service-1-0"><actionList>{actions}</actionList>'
        f"<serviceStateTable>{variables}</serviceStateTable></scpd>"
    )


def soap(body: str) -> str:
    """A SOAP envelope around `body`."""
    return f'<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>{body}</s:Body></s:Envelope>'


def fault(code: int, words: str = "") -> str:
    """The answer of a router that does not do what it is asked."""
    return soap(
        "<s:Fault><faultcode>s:Client</faultcode><faultstring>UPnPError</faultstring><detail>"
        '<UPnPError xmlns="urn:schemas-upnp-org:control-1-0">'
        f"<errorCode>{code}</errorCode><errorDescription>{words}</errorDescription></UPnPError></detail></s:Fault>"
    )


class FakeRouter(asyncio.DatagramProtocol):
    """It answers the search with `location`, and a request with what `answers` has for the path.

    Those of a good router, which gives `EXTERNAL` as its address, are there from the beginning.
    """

    EXTERNAL = "203.0.113.9"

    def __init__(self, host: str) -> None:
        self.host = host
        self.location = ""
        self.datagrams: list[bytes] | None = None
        """What the search is answered with instead."""
        self.answers: dict[str, Answer] = {
            "/": said(description()),
            "/service.xml": said(service()),
            "/control": self._obey,
        }
        self.requests: list[str] = []
        """What was asked for over HTTP: method and path."""
        self.calls: list[str] = []
        """The actions that were called."""
        self.searched = asyncio.Event()

    @classmethod
    async def start(cls, host: str) -> Self:
        """A router at the address `host` of this machine, on any port."""
        router = cls(host)
        loop = asyncio.get_running_loop()
        router._transport, _ = await loop.create_datagram_endpoint(lambda: router, local_addr=(host, 0))
        router._runner = web.ServerRunner(web.Server(router._answer))
        await router._runner.setup()
        await web.TCPSite(router._runner, host, 0).start()
        router.location = f"http://{host}:{router.port}/"
        return router

    _transport: asyncio.DatagramTransport
    _runner: web.ServerRunner

    @property
    def port(self) -> int:
        """Where it is asked over HTTP."""
        return int(self._runner.addresses[0][1])

    @property
    def search_address(self) -> tuple[str, int]:
        """Where it waits for the search."""
        host, port = self._transport.get_extra_info("sockname")[:2]
        return host, port

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        """Answer the search."""
        self.searched.set()
        answer = f"HTTP/1.1 200 OK\r\nST: x\r\nLOCATION: {self.location}\r\nUSN: uuid:1\r\n\r\n".encode()
        for datagram in self.datagrams if self.datagrams is not None else [answer]:
            self._transport.sendto(datagram, addr)

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        self.requests.append(f"{request.method} {request.path}")
        answer = self.answers.get(request.path)
        return await answer(request) if answer else web.Response(status=404)  # type: ignore[arg-type]

    async def _obey(self, request: web.Request) -> web.Response:
        name = request.headers["SOAPAction"].strip('"').partition("#")[2]
        self.calls.append(name)
        found = f"<NewExternalIPAddress>{self.EXTERNAL}</NewExternalIPAddress>" if name.startswith("Get") else ""
        text = soap(f'<u:{name}Response xmlns:u="{SERVICE}">{found}</u:{name}Response>')
        return web.Response(text=text, content_type="text/xml")

    async def stop(self) -> None:
        """Be no more."""
        self._transport.close()
        await self._runner.cleanup()
