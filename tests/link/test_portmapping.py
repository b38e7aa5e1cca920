"""A router that opens a port for the host (UPnP), so that a guest needs only the invitation."""

import asyncio
import contextlib
import gzip
import ipaddress
import logging
import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web

from p2p_malice.link import portmapping
from scripts.games.play_games import COMMAND, Side
from tests.link.fake_router import SERVICE, FakeRouter, description, fault, said, service, soap
from tests.link.netlab import NetLab, why_not

CHAINS = """
    table inet upnp {
      chain forward { type filter hook forward priority 0; jump opened; }
      chain pre { type nat hook prerouting priority -100; jump inward; }
      chain post { type nat hook postrouting priority 100; jump outward; }
      chain opened { }
      chain inward { }
      chain outward { }
    }"""

MINIUPNPD = """\
ext_ifname=wan
listening_ip=lan
enable_upnp=yes
secure_mode=yes
ipv6_disable=yes
upnp_table_name=upnp
upnp_nat_table_name=upnp
upnp_forward_chain=opened
upnp_nat_chain=inward
upnp_nat_postrouting_chain=outward
uuid=00000000-0000-0000-0000-000000000001
allow 1024-65535 192.168.1.0/24 1024-65535
"""


async def home_with_upnp(lab: NetLab, folder: Path) -> None:
    """Machines `host`, behind the strict router `nat` that opens ports, and `guest`, next to it on the internet."""
    for machine in ("guest", "nat", "host"):
        lab.machine(machine)
    lab.cable("guest", "nat", "eth0", "wan")
    lab.cable("nat", "host", "lan", "eth0")
    # miniupnpd opens no ports on addresses that are reserved, as those of the other labs are.
    lab.address("guest", "eth0", "8.44.0.1/24")
    lab.address("nat", "wan", "8.44.0.11/24")
    lab.address("nat", "lan", "192.168.1.1/24")
    lab.address("host", "eth0", "192.168.1.10/24")
    lab.ip("host", "route", "add", "default", "via", "192.168.1.1")
    lab.router("nat")
    lab.inside("nat", "nft", "-f", "-", text=CHAINS)
    (folder / "miniupnpd.conf").write_text(MINIUPNPD)
    daemon = await lab.start(
        "nat", "miniupnpd", "-d", "-f", str(folder / "miniupnpd.conf"), "-P", str(folder / "pid"),
        stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    assert daemon.stdout is not None
    while b"Listening for NAT-PMP" not in (line := await daemon.stdout.readline()):
        assert line, "miniupnpd did not start"
        if b"HTTP listening" in line:
            break


@pytest.mark.lab
async def test_with_a_port_opened_the_invitation_alone_is_enough(tmp_path: Path) -> None:
    """The guest on the internet reaches a host behind a strict router, who closes the port again at the end."""
    if reason := why_not():
        pytest.skip(reason)
    if shutil.which("miniupnpd") is None:
        pytest.skip("not installed: miniupnpd-nftables")
    async with NetLab() as lab:
        await home_with_upnp(lab, tmp_path)
        sides = []
        for machine, words in (("host", ("host", "--open-port", "--port", "40000")), ("guest", ("join",))):
            environment = {"HOME": str(tmp_path / machine), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
            command = (*lab.entering(machine), *COMMAND, *words, "--json", "--stun", "none")
            sides.append(await Side.start(*command, env=environment))
        host, guest = sides
        try:
            guest.write(kind="invitation", code=(await host.read_until("invitation"))["code"])
            await host.read_until("show")
            assert "dport 40000 dnat" in _ports(lab)
            host.write(kind="bye")
            assert await host.end() == 0
            assert "dnat" not in _ports(lab)
        finally:
            for side in sides:
                await side.stop()


def _ports(lab: NetLab) -> str:
    return lab.inside("nat", "nft", "list", "table", "inet", "upnp")


OURS = "127.0.0.1"


@pytest.fixture
async def router(tidy: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FakeRouter]:
    """A good router in our network."""
    router = await FakeRouter.start("127.0.0.2")
    monkeypatch.setattr(portmapping, "SEARCHED_AT", router.search_address)
    try:
        yield router
    finally:
        await portmapping.close_ports()
        await router.stop()


@pytest.fixture
async def bystander() -> AsyncIterator[FakeRouter]:
    """Another service that our machine can reach."""
    other = await FakeRouter.start("127.0.0.3")
    try:
        yield other
    finally:
        await other.stop()


async def opened() -> tuple[str, int] | None:
    """What comes of asking for a port, which must not take longer than is promised."""
    async with asyncio.timeout(3 * portmapping.FIND_WITHIN):
        return await portmapping.open_port(OURS, 40000)


async def test_a_router_opens_the_port_and_closes_it(router: FakeRouter) -> None:
    """The address is the one that the router gives."""
    assert await opened() == (FakeRouter.EXTERNAL, 40000)
    await portmapping.close_ports()

    assert router.calls == ["GetExternalIPAddress", "AddPortMapping", "DeletePortMapping"]


async def test_an_answer_that_is_packed_is_not_unpacked(router: FakeRouter) -> None:
    """It could be small on the wire and huge in memory, even if it says what a good router says."""
    packed = gzip.compress(description().encode())

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(body=packed, headers={"Content-Encoding": "gzip", "Content-Type": "text/xml"})

    router.answers["/"] = answer

    assert await opened() is None


async def test_an_answer_without_end_is_cut_off(router: FakeRouter) -> None:
    """A router may talk for as long as it likes; no more than 32 KiB of it are kept."""
    sent = 0

    async def answer(request: web.Request) -> web.StreamResponse:
        nonlocal sent
        response = web.StreamResponse()
        await response.prepare(request)
        with contextlib.suppress(ConnectionError):
            while sent < 64 << 20:
                await response.write(b" " * 65536)
                sent += 65536
        return response

    router.answers["/"] = answer

    assert await opened() is None
    assert sent < 16 << 20


async def test_a_router_that_never_finishes_is_given_up(router: FakeRouter, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that sends a byte now and then holds nobody up."""
    monkeypatch.setattr(portmapping, "FIND_WITHIN", 0.3)
    over = asyncio.Event()

    async def answer(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        await response.write(b"<")
        await over.wait()
        return response

    router.answers["/"] = answer

    assert await opened() is None
    over.set()


@pytest.mark.parametrize(("path", "status"), [("/", 302), ("/control", 307)])
async def test_a_redirect_is_not_followed(router: FakeRouter, bystander: FakeRouter, path: str, status: int) -> None:
    """Or a router could have us post to any other service in the house."""

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(status=status, headers={"Location": f"{bystander.location}control"})

    router.answers[path] = answer

    assert await opened() is None
    assert bystander.requests == []


@pytest.mark.parametrize("control", ["{there}control", "http://127.0.0.2@127.0.0.3:{port}/control"])
async def test_a_control_address_elsewhere_is_not_used(router: FakeRouter, bystander: FakeRouter, control: str) -> None:
    """Whatever the description names, nobody but the router itself is asked for a port."""
    text = description(control.format(there=bystander.location, port=bystander.port))
    router.answers["/"] = said(text)

    assert await opened() is None
    assert bystander.requests == []


@pytest.mark.parametrize("location", ["http://127.0.0.3:{other}/", "http://localhost:{own}/", "file:///etc/passwd"])
async def test_a_router_that_sends_us_elsewhere_is_not_believed(
    router: FakeRouter, bystander: FakeRouter, monkeypatch: pytest.MonkeyPatch, location: str
) -> None:
    """Whoever answers the search has to describe itself at its own address."""
    monkeypatch.setattr(portmapping, "FIND_WITHIN", 0.3)
    router.location = location.format(other=bystander.port, own=router.port)

    assert await opened() is None
    assert router.searched.is_set()
    assert router.requests == bystander.requests == []


async def test_an_answer_from_outside_the_network_is_not_heard(
    router: FakeRouter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Our router is in our network; anybody else could send us the same from anywhere."""
    monkeypatch.setattr(portmapping, "FIND_WITHIN", 0.3)
    monkeypatch.setattr(portmapping, "network_of", lambda _address: ipaddress.IPv4Network("127.0.0.1/32"))

    assert await opened() is None
    assert router.searched.is_set()
    assert router.requests == []


async def test_this_machine_is_not_taken_for_a_router(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program here must not have us talk to our own services."""
    monkeypatch.setattr(portmapping, "FIND_WITHIN", 0.3)
    here = await FakeRouter.start(OURS)
    monkeypatch.setattr(portmapping, "SEARCHED_AT", here.search_address)
    try:
        assert await opened() is None
        assert here.requests == []
    finally:
        await here.stop()


def good(router: FakeRouter) -> bytes:
    """The answer that a search deserves."""
    return f"HTTP/1.1 200 OK\r\nLOCATION: {router.location}\r\n\r\n".encode()


@pytest.mark.parametrize(
    "noise",
    [
        b"",
        b"HTTP/1.1 200 OK\r\n\xff\xfe: \x00\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nLOCATION: http://[\r\n\r\n",
    ],
)
async def test_garbled_answers_to_the_search_are_dropped(
    router: FakeRouter, noise: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """They stop neither the search nor reach the screen; the router behind them is found."""
    router.datagrams = [noise, good(router)]

    assert await opened() == (FakeRouter.EXTERNAL, 40000)
    assert [record for record in caplog.records if record.levelno > logging.DEBUG] == []


BAD_TEXTS = {
    "/": ("", "<a>" * 9000 + "</a>" * 9000, description(extra="<iconList><icon><width>x</width></icon></iconList>")),
    "/service.xml": ("", service().replace("action>", "faction>")),
    "/control": (fault(718, "\x9b31mConflict"), soap(f'<u:GetExternalIPAddressResponse xmlns:u="{SERVICE}"/>')),
}


@pytest.mark.parametrize(("path", "text"), [(path, text) for path, texts in BAD_TEXTS.items() for text in texts])
async def test_a_router_that_answers_badly_opens_no_port(
    router: FakeRouter, path: str, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever it says, the game goes on without it, and nothing of it reaches the screen."""
    router.answers[path] = said(text)

    assert await opened() is None
    assert [record for record in caplog.records if record.levelno > logging.DEBUG] == []


async def test_a_router_that_answers_badly_in_the_end_is_left(router: FakeRouter) -> None:
    """The port closes by itself after the lease."""
    await opened()
    router.answers["/control"] = said("")

    await portmapping.close_ports()

    assert router.requests[-1] == "POST /control"


async def test_a_router_of_many_words_is_listened_to_for_a_while_only(router: FakeRouter) -> None:
    """All its answers together have a limit too, however many services it names."""
    services = "<service><SCPDURL>/service.xml</SCPDURL></service>" * 500
    router.answers["/"] = said(description().replace("<serviceList>", f"<serviceList>{services}"))
    router.answers["/service.xml"] = said(service() + " " * (portmapping.LONGEST_ANSWER - len(service())))

    assert await opened() is None
    assert 0 < router.requests.count("GET /service.xml") <= portmapping.ALL_ANSWERS // portmapping.LONGEST_ANSWER


async def test_a_router_without_leases_is_asked_for_a_port_that_stays(router: FakeRouter) -> None:
    """WANIPConnection:1 may know permanent mappings only: error 725."""
    obey, leases = router.answers["/control"], []

    async def answer(request: web.Request) -> web.StreamResponse:
        if found := re.search(r"<NewLeaseDuration>(\d+)", await request.text()):
            leases.append(int(found[1]))
            if leases[-1]:
                return web.Response(text=fault(725), status=500, content_type="text/xml")
        return await obey(request)

    router.answers["/control"] = answer

    assert await opened() == (FakeRouter.EXTERNAL, 40000)
    assert leases == [portmapping.LEASE, 0]
