"""A link whose wire breaks, or that somebody wants to break."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aioice import stun
from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import LinkClosedError, LinkError, LinkLostError, LinkRestartedError, NoPathError
from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.link.aiortc.stun_identity import GuestCheck
from p2p_malice.link.aiortc.udp_mux import UdpMux
from p2p_malice.link.contract import Health
from p2p_malice.link.peers import reconnector
from p2p_malice.link.peers.reconnector import MAX_FORMER
from p2p_malice.link.reliable_channel import ReliableChannel
from p2p_malice.link.resume_ticket import read_resume_ticket
from p2p_malice.link.session import SessionTimeouts
from p2p_malice.link.webrtc import come_back
from p2p_malice.protocol.ice_credentials import Credentials
from p2p_malice.protocol.peer_description import Description
from p2p_malice.words.catalogue import load
from tests.link.peers.meeting import channels, line_of, peers
from tests.link.replies import reply_of

pytestmark = pytest.mark.usefixtures("tidy")


async def test_a_peer_that_vanishes_is_lost() -> None:
    """A connection that breaks without a goodbye is not a closed one."""
    async with channels() as (host, guest):
        host._session.timing = SessionTimeouts(goodbye=0.1)
        guest._session.timing = SessionTimeouts(heartbeat=0.1, lost_after=0.5, goodbye=0.1)
        assert host._wire is not None
        assert host._wire_maker is not None
        await host._wire_maker.hang_up()

        assert guest.health is Health.AWAY
        with pytest.raises(LinkLostError):
            await guest.receive()


async def test_a_link_that_falls_silent_comes_back_by_itself() -> None:
    """Where one end's packets get lost both make another wire, and what was said in between is not lost."""
    async with channels() as (host, guest):
        host._session.timing = guest._session.timing = SessionTimeouts(heartbeat=0.1, shaky_after=0.2, away_after=0.4)
        assert guest._wire is not None
        guest._wire.send = lambda message: None  # type: ignore[method-assign]
        await guest.send("hello?")
        await host.send("wake up")

        assert await guest.receive() == "wake up"
        assert await host.receive() == "hello?"
        assert host.path is not None


async def test_whatever_goes_wrong_in_the_library_does_not_end_a_reconnection(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but cancellation ends the search for another wire."""
    monkeypatch.setattr(reconnector, "RECONNECT_AGAIN_AFTER", 0.01)
    failures = [KeyError("PRIORITY"), RuntimeError("?"), OSError("?"), AssertionError()]
    async with channels() as (host, guest):
        for end in (host, guest):
            end._session.timing = SessionTimeouts(heartbeat=0.1, shaky_after=0.2, away_after=0.4)
        find_path = Agent.find_path

        async def fail_first(agent: Agent, remote: Credentials) -> None:
            if failures:
                raise failures.pop()
            await find_path(agent, remote)

        monkeypatch.setattr(Agent, "find_path", fail_first)
        assert guest._wire is not None
        guest._wire.send = lambda message: None  # type: ignore[method-assign]
        await guest.send("hello?")

        assert await host.receive() == "hello?"
        assert not failures


async def test_an_error_of_the_library_is_told_in_a_few_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such errors may carry all that a stranger sent: no more of it than a line reaches the person."""

    async def find_path(_agent: Agent, _remote: Credentials) -> None:
        raise UnicodeDecodeError("utf-8", b"\x9b" * 50_000, 0, 1, "\x1b[31m")

    monkeypatch.setattr(Agent, "find_path", find_path)
    async with peers() as (host, guest):
        with pytest.raises(LinkError, match="library_failed") as caught:
            await host.connect(reply_of(guest, host))

    told = load().error(caught.value)
    assert told.isprintable()
    assert len(told) < 400


async def test_checks_sent_again_from_elsewhere_end_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may send all packets again, from anywhere: the wire in use stays, and no other is made."""
    seen: list[tuple[bytes, tuple[str, int]]] = []
    received = UdpMux.datagram_received

    def overhear(port: UdpMux, data: bytes, addr: tuple[str, int]) -> None:
        seen.append((data, port.transport.get_extra_info("sockname")[:2]))
        received(port, data, addr)

    monkeypatch.setattr(UdpMux, "datagram_received", overhear)
    async with peers() as (host, guest):
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        await ends[1].send("first")
        assert await ends[0].receive() == "first"
        wires = [end._wire for end in ends]
        checks = [(data, target) for data, target in seen if data[:2] == b"\x00\x01"]
        assert len(checks) > 1
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as attacker:
            for _ in range(40):
                for data, target in checks:
                    attacker.sendto(data, target)
                await asyncio.sleep(0)
        for number in range(20):
            await ends[1].send(str(number))
            assert await ends[0].receive() == str(number)

        assert [end._wire for end in ends] == wires
        await asyncio.gather(*(end.close() for end in ends))


@asynccontextmanager
async def agreed() -> AsyncIterator[tuple[ReliableChannel, ReliableChannel]]:
    """Two ends that have met and are both sure of their fresh key."""
    async with channels() as (host, guest):
        await host.send("welcome")
        await guest.receive()
        await guest.send("thanks")
        await host.receive()
        yield host, guest


def check(own: Credentials, other: Credentials, breaker: int, role: str) -> bytes:
    """A check for the end with the credentials `own`, from an agent that claims to be the other one."""
    message = stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.REQUEST)
    message.attributes.update({"USERNAME": f"{own.ufrag}:{other.ufrag}", "PRIORITY": 1, role: breaker})
    message.add_message_integrity(own.password.encode())
    return bytes(message)


@pytest.mark.parametrize("flooded", ["host", "guest"])
async def test_who_has_read_both_codes_can_not_keep_a_link_busy(flooded: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A check signed with what the codes give makes neither end look for another wire: they have a key of their own."""
    async with agreed() as ends:
        line, other = (line_of(end) for end in (ends if flooded == "host" else reversed(ends)))
        looked: asyncio.Queue[None] = asyncio.Queue()
        monkeypatch.setattr(line, "_succeed_soon", lambda: looked.put_nowait(None))
        own, theirs = line._agreement.invited.credentials, other._agreement.invited.credentials
        role = "ICE-CONTROLLED" if flooded == "host" else "ICE-CONTROLLING"
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as attacker:
            for breaker in range(1, 50):
                attacker.sendto(check(own, theirs, breaker, role), line.agent.sockets.addresses[0])
            genuine = check(line.identity.credentials, other.identity.credentials, 50, role)
            attacker.sendto(genuine, line.agent.sockets.addresses[0])
            await looked.get()

        assert looked.empty()
        assert {end.health for end in ends} == {Health.GOOD}


@pytest.mark.parametrize("is_sure", [True, False])
@pytest.mark.parametrize("killed", ["host", "guest"])
async def test_a_killed_end_comes_back_by_the_fresh_key(killed: str, is_sure: bool) -> None:
    """Even if it was killed before it knew that the other end has that key as well: then it tries each by turns."""
    async with peers() as (host, guest):
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
    gone, other = ends if killed == "host" else reversed(ends)
    await gone.send("hello")
    await other.receive()
    await other.send("hello")
    await gone.receive()
    kept = read_resume_ticket(gone.resume_ticket or "")
    gone.give_way(other)
    with pytest.raises(LinkRestartedError):
        await gone.receive()
    await gone.close()

    async with await come_back(str(evolve(kept, is_sure=is_sure))) as again:
        back = await again.connected()
    with pytest.raises(LinkRestartedError) as restarted:
        await other.receive()

    assert kept.is_sure
    assert kept.fresh_key == line_of(back).identity.key
    await asyncio.gather(other.close(), restarted.value.channel.close(), back.close())


async def test_an_end_that_still_answers_needs_no_other_wire() -> None:
    """An old check, genuine but never heard here, is asked about on the wire in use before anything is made."""
    async with agreed() as (host, _):
        line, wire = line_of(host), host._wire
        line.agent._note_stranger(is_news=True)
        assert line._succeeding
        await line._succeeding

        assert line._spare is None
        assert host._wire is wire


async def test_old_checks_sent_one_by_one_do_not_keep_both_ends_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another wire is made so often in a row; then whoever sends old checks again has to wait, and the link lives."""
    monkeypatch.setattr(reconnector, "SUCCEED_WITHIN", 0.0)
    async with agreed() as (host, guest):
        line = line_of(host)
        asked = []

        async def no_answer(within: float) -> bool:
            asked.append(within)
            return False

        monkeypatch.setattr(host, "is_answered", no_answer)
        for _ in range(4 * reconnector.SUCCESSION_BURST):
            line.agent._note_stranger(False)
            if line._succeeding:
                await line._succeeding

        assert len(asked) == reconnector.SUCCESSION_BURST
        await guest.send("still here")
        assert await host.receive() == "still here"


async def test_a_first_wire_is_made_beside_somebody_who_calls_all_the_time() -> None:
    """Who has read both codes may pretend to be ever new programs: each attempt gets longer than the one before."""
    async with peers() as (host, guest):
        attempts = []

        async def be_called() -> None:
            while True:
                agent = guest._line.agent
                if agent._connection.path is not None:
                    attempts.append(agent)
                    agent.stranger_came.set()
                await asyncio.sleep(0)

        calling = asyncio.create_task(be_called())
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())

        assert attempts
        await cancel_and_wait(calling)
        await asyncio.gather(*(end.close() for end in ends))


async def test_a_check_that_lacks_what_belongs_in_it_is_dropped_during_a_reconnection() -> None:
    """aioice stumbles over a check without PRIORITY; the attempt goes on and the link comes back."""
    async with channels() as (host, guest):
        host._session.timing = guest._session.timing = SessionTimeouts(heartbeat=0.1, shaky_after=0.2, away_after=0.4)
        line = line_of(host)
        own, target = line.identity.credentials, line.agent.sockets.addresses[0]
        remote = line._remote.known_credentials
        assert guest._wire is not None
        guest._wire.send = lambda message: None  # type: ignore[method-assign]
        await guest.send("hello?")
        while line._spare is None:
            await host.health_changed()
            await asyncio.sleep(0)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as attacker:
            for left_out in ("PRIORITY", "ICE-CONTROLLED", "USERNAME"):
                check = stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.REQUEST)
                check.attributes.update({"USERNAME": f"{own.ufrag}:{remote.ufrag}", "PRIORITY": 1, "ICE-CONTROLLED": 1})
                del check.attributes[left_out]
                check.add_message_integrity(own.password.encode())
                attacker.sendto(bytes(check), target)

        assert await host.receive() == "hello?"


async def test_an_end_that_hangs_up_does_not_answer_a_reconnection() -> None:
    """The other end may call already while this one is still closing: nobody would ever close what came of it."""
    async with channels() as (_, guest):
        line = line_of(guest)
        guest._end(LinkClosedError())
        assert guest._hanging_up
        await asyncio.sleep(0)

        line.agent._note_stranger(is_news=True)

        await guest._hanging_up
        assert line._succeeding is None


async def test_a_new_wire_brings_no_new_allowance() -> None:
    """A guest's allowance counts for its link: having its wire made again doesn't renew it."""
    async with channels() as (one, _):
        line = line_of(one)

        assert line._new_agent(line._remote, line.identity)._sctp._allowance is line.agent._sctp._allowance


async def test_calls_in_a_pages_name_are_not_kept_for_ever() -> None:
    """Somebody with both codes can make up as many as they like."""
    async with channels() as (host, _):
        line = line_of(host)
        line._is_connecting = True  # Nothing is to come of the calls here.
        for number in range(3 * MAX_FORMER):
            credentials = Credentials("page", f"{number:022}")
            line._on_check(
                line.identity, GuestCheck(line._remote.fingerprint, ("192.0.2.1", 9), credentials, is_page=True)
            )

        assert len(line._former) <= MAX_FORMER


async def test_a_call_that_led_nowhere_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who has proved to be the other end is looked for where the call came from; a page may call again."""
    async with agreed() as (host, _):
        line = line_of(host)
        looked_for = []

        async def fail(_agent: Agent, remote: Description, *_: object) -> None:
            looked_for.append(remote)
            raise NoPathError

        monkeypatch.setattr(reconnector, "connect", fail)
        call = GuestCheck(line._remote.fingerprint, ("192.0.2.1", 9), Credentials("page", "x" * 22), is_page=True)
        for _ in range(2):
            line._is_connecting = True  # It is made here.
            line._on_check(line.identity, call)
            for _ in range(2):
                with pytest.raises(NoPathError):
                    await line._make_another(line.agent, None, 1.0)

        assert [each.candidates[0].address == "192.0.2.1" for each in looked_for] == [True, False] * 2
