"""What this machine finds out about itself, and how soon."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from p2p_malice.errors import LinkError
from p2p_malice.link import candidate_gatherer
from p2p_malice.link.candidate_gatherer import GATHER_WITHIN, GRACE, MAX_CHANGES, CandidateGatherer
from p2p_malice.link.settings import LinkSettings, Server
from p2p_malice.protocol.peer_description import Candidate, CandidateType
from tests.link.aiortc.ends import agent
from tests.link.fake_stun import FakeStun, stun

pytestmark = pytest.mark.usefixtures("tidy")

HOST, MAPPED = CandidateType.HOST, CandidateType.SERVER_REFLEXIVE
SEEN_AS = ("203.0.113.5", 4000)
OTHER = ("203.0.113.6", 4000)
SLACK = 0.9
"""Seconds that a busy machine may take on top."""


@asynccontextmanager
async def lookout(settings: LinkSettings) -> AsyncIterator[CandidateGatherer]:
    """A lookout that is closed in the end."""
    owner = agent()
    try:
        yield CandidateGatherer(lambda: owner.sockets, settings)
    finally:
        await owner.close()


@asynccontextmanager
async def asking(*servers: FakeStun) -> AsyncIterator[CandidateGatherer]:
    """A lookout that has gathered what these servers say."""
    async with lookout(LinkSettings(stun=tuple(server.name for server in servers))) as found:
        await found.open()
        await found.gather()
        yield found


async def gather(settings: LinkSettings) -> tuple[tuple[Candidate, ...], float]:
    """What is gathered, and in how many seconds."""
    async with lookout(settings) as found:
        start = asyncio.get_running_loop().time()
        await found.open()
        return await found.gather(), asyncio.get_running_loop().time() - start


async def test_a_stun_server_tells_the_public_address(at_home: str) -> None:
    """The mapped address follows the machine's own, as soon as the server has answered."""
    async with stun(at_home, SEEN_AS) as server:
        candidates, seconds = await gather(LinkSettings(stun=(server.name,)))

    assert [(c.type, c.address) for c in candidates] == [(HOST, at_home), (MAPPED, SEEN_AS[0])]
    assert candidates[1].port == SEEN_AS[1]
    assert seconds < SLACK


async def test_one_answer_of_several_servers_is_enough(at_home: str) -> None:
    """A dead server, or a name that nobody knows, does not hold up the one that answers."""
    async with stun(at_home, None) as dead, stun(at_home, SEEN_AS) as server:
        candidates, seconds = await gather(LinkSettings(stun=(dead.name, "nowhere.invalid:3478", server.name)))

    assert candidates[-1].type is MAPPED
    assert seconds < SLACK


async def test_a_dead_server_costs_two_seconds(at_home: str) -> None:
    """When no server answers, the machine's own address is offered, after two seconds at most."""
    async with stun(at_home, None) as dead:
        candidates, seconds = await gather(LinkSettings(stun=(dead.name,)))

    assert [c.type for c in candidates] == [HOST]
    assert seconds < GATHER_WITHIN + SLACK


async def test_a_name_server_that_hangs_costs_no_more(at_home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that is being looked up for ever is left alone when the time is over."""

    async def hang(_: Server) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(candidate_gatherer, "resolve", hang)
    monkeypatch.setattr(candidate_gatherer, "GATHER_WITHIN", 0.1)
    candidates, seconds = await gather(LinkSettings())

    assert [c.type for c in candidates] == [HOST]
    assert seconds < 0.1 + SLACK


async def test_a_network_that_leads_nowhere_costs_half_a_second(
    own_address: str, use_addresses: Callable[..., None]
) -> None:
    """When one network has its answer, another one from which no server is reached is not waited for long."""
    use_addresses(own_address, own_address)
    async with stun(own_address, SEEN_AS) as server:
        server.answers_first_only = True
        candidates, seconds = await gather(LinkSettings(stun=(server.name,)))

    assert [c.type for c in candidates] == [HOST, HOST, MAPPED]
    assert seconds < GRACE + SLACK


async def test_without_any_network_loopback_is_offered(use_addresses: Callable[..., None]) -> None:
    """Two programs on one machine without a network can still meet, and no server is asked."""
    use_addresses()
    candidates, seconds = await gather(LinkSettings())

    assert [(c.type, c.address) for c in candidates] == [(HOST, "127.0.0.1")]
    assert seconds < SLACK


async def test_the_port_can_be_chosen(use_addresses: Callable[..., None]) -> None:
    """The chosen port is offered; a second game on it is told so."""
    use_addresses()
    async with lookout(LinkSettings(stun=())) as any_port:
        await any_port.open()
        port = any_port.candidates[0].port

    async with lookout(LinkSettings(stun=(), port=port)) as first:
        await first.open()
        assert first.candidates[0].port == port
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as another_program:
        another_program.bind(("127.0.0.1", port))
        async with lookout(LinkSettings(stun=(), port=port)) as second:
            with pytest.raises(LinkError, match=f"port_taken port={port}"):
                await second.open()


async def test_the_mapping_is_kept_alive_until_it_changes(at_home: str) -> None:
    """The server is asked again and again from the same socket; another answer means that the code is out of date."""
    async with stun(at_home, SEEN_AS) as server, asking(server) as found:
        keeping = asyncio.create_task(found.keep_alive(every=0))
        for _ in range(3):
            server.asked.clear()
            await server.asked.wait()
        assert not found.stale.is_set()
        assert len(set(server.ports)) == 1

        server.mapped = ("203.0.113.6", 4000)

        await found.stale.wait()
        await keeping


class Fickle(FakeStun):
    """A server that says something else with every answer."""

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        """Answer, and change its mind."""
        super().datagram_received(data, addr)
        self.mapped = OTHER if self.mapped == SEEN_AS else SEEN_AS


async def asked_often(server: FakeStun, times: int = 20) -> None:
    """Wait until the server was asked that many times more."""
    for _ in range(times):
        server.asked.clear()
        await server.asked.wait()


@asynccontextmanager
async def keeping(found: CandidateGatherer) -> AsyncIterator["asyncio.Task[None]"]:
    """The lookout keeps its mappings alive, without pausing, inside the block."""
    task = asyncio.create_task(found.keep_alive(every=0))
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_server_that_alternates_its_answers_makes_no_code_stale(at_home: str) -> None:
    """What a server does not say again when it is asked again is no change of address."""
    async with stun(at_home, SEEN_AS, Fickle) as server, asking(server) as found:
        async with keeping(found):
            await asked_often(server)

        assert not found.stale.is_set()


@pytest.mark.parametrize("was_silent", [True, False], ids=["heard late", "heard before"])
async def test_one_server_alone_makes_no_code_stale(at_home: str, was_silent: bool) -> None:
    """What another server does not see is no change of address; what both see is one."""
    async with (
        stun(at_home, SEEN_AS) as liar,
        stun(at_home, None if was_silent else SEEN_AS) as honest,
        asking(liar, honest) as found,
    ):
        honest.mapped = SEEN_AS
        liar.mapped = OTHER
        async with keeping(found) as task:
            await asked_often(honest)
            assert not found.stale.is_set()

            honest.mapped = liar.mapped = ("203.0.113.5", 4001)

            await task


async def test_a_change_is_noticed_where_every_server_sees_another_port(at_home: str) -> None:
    """Routers that show each server another port show each one another address when they get a new one."""
    async with stun(at_home, SEEN_AS) as one, stun(at_home, None) as other, asking(one, other) as found:
        one.mapped, other.mapped = ("203.0.113.6", 4000), ("203.0.113.6", 4001)
        await found.keep_alive(every=0)

        assert found.stale.is_set()


async def test_no_server_renews_codes_for_ever(at_home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that keeps to each of its lies is believed so many times an hour, and no more often."""
    monkeypatch.setattr(candidate_gatherer, "SAME_CHANGE_WITHIN", 0.0)
    async with stun(at_home, SEEN_AS) as liar:
        for renewal in range(MAX_CHANGES + 1):
            async with asking(liar) as found:
                liar.mapped = ("203.0.113.6", 5000 + renewal)
                async with keeping(found) as task:
                    await asyncio.wait({task, asyncio.create_task(asked_often(liar))}, return_when="FIRST_COMPLETED")

                assert found.stale.is_set() == (renewal < MAX_CHANGES)


async def test_one_change_renews_all_codes_that_are_out(at_home: str) -> None:
    """At a table of nine each invitation goes out of date by the same change of address."""
    async with stun(at_home, SEEN_AS) as server, contextlib.AsyncExitStack() as stack:
        found = [await stack.enter_async_context(asking(server)) for _ in range(8)]
        server.mapped = OTHER
        await asyncio.gather(*(each.keep_alive(every=0) for each in found))

        assert all(each.stale.is_set() for each in found)


@pytest.mark.usefixtures("at_home")
async def test_a_network_that_is_gone_makes_the_code_stale(use_addresses: Callable[..., None]) -> None:
    """When the machine loses the address that the code carries, the code is out of date."""
    async with asking() as found:
        use_addresses("198.51.100.7")
        await found.keep_alive(every=0)

        assert found.stale.is_set()


async def test_candidates_that_are_stale_are_found_anew(at_home: str) -> None:
    """On the same port, by the same servers, and watched as before."""
    async with stun(at_home, SEEN_AS) as server, asking(server) as found:
        before = found.candidates
        server.mapped = OTHER
        found.stale.set()

        after = await found.renew()
        await found.close()

    mapped = Candidate(MAPPED, *OTHER)
    assert mapped in after
    assert mapped not in before
    assert [each for each in after if each.type is HOST] == [each for each in before if each.type is HOST]
    assert not found.stale.is_set()
