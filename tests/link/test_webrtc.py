"""Two peers in one process, over this machine's real network stack."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from aioice import stun
from attrs import evolve

from p2p_malice.errors import LinkClosedError, LinkError, LinkLostError, NoPathError, UnfinishedLinkError
from p2p_malice.link import webrtc
from p2p_malice.link.aiortc_internals import Agent, Port, _Share
from p2p_malice.link.contracts import Health, Path
from p2p_malice.link.reliable import ReliableChannel
from p2p_malice.link.session import Timing
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import GuestPeer, HostPeer, open_invitation, open_reply
from p2p_malice.protocol.description import (
    Candidate,
    CandidateType,
    Credentials,
    Kind,
    Setup,
    guest_credentials,
    host_credentials,
    mask_fingerprint,
)
from tests.link.replies import reply_of

pytestmark = pytest.mark.usefixtures("tidy")

ALONE = LinkSettings(stun=())
MDNS = Candidate(CandidateType.HOST, "01234567-89ab-cdef-0123-456789abcdef.local", 5000)

STRANGERS = Credentials("abcd", "x" * 22)


@asynccontextmanager
async def peers(settings: LinkSettings = ALONE) -> AsyncIterator[tuple[HostPeer, GuestPeer]]:
    """A host and a guest who has the host's invitation."""
    async with (
        asyncio.timeout(30),
        await open_invitation(4711, settings) as host,
        await open_reply(host.description, settings) as guest,
    ):
        yield host, guest


@asynccontextmanager
async def channels(settings: LinkSettings = ALONE) -> AsyncIterator[tuple[ReliableChannel, ReliableChannel]]:
    """The channels of a host and a guest who have met."""
    async with peers(settings) as (host, guest):
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        yield ends
        await asyncio.gather(*(end.close() for end in ends))


async def test_the_descriptions_say_who_does_what() -> None:
    """The host takes the active part of DTLS, the guest the passive one; both credentials follow from a secret."""
    async with peers() as (host, guest):
        assert (host.description.kind, host.description.setup) == (Kind.INVITATION, Setup.ACTIVE)
        assert (guest.description.kind, guest.description.setup) == (Kind.REPLY, Setup.PASSIVE)
        assert host.description.number == guest.description.number == 4711
        assert host.description.credentials == host_credentials(host.description.secret, 4711)
        assert guest.description.credentials is None
        fingerprint = guest.description.fingerprint
        assert reply_of(guest, host).credentials == guest_credentials(host.description.secret, 4711, fingerprint)


async def test_an_error_of_the_library_is_told_in_a_few_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such errors may carry all that a stranger sent: no more of it than a line reaches the person."""

    async def find_path(_agent: Agent, _remote: Credentials) -> None:
        raise UnicodeDecodeError("utf-8", b"\x9b" * 50_000, 0, 1, "\x1b[31m")

    monkeypatch.setattr(Agent, "find_path", find_path)
    async with peers() as (host, guest):
        with pytest.raises(LinkError, match="WebRTC library") as caught:
            await host.connect(reply_of(guest, host))

    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 400


async def test_frames_go_both_ways() -> None:
    """Frames of every size cross, and both ends know that the way is direct."""
    async with channels() as (host, guest):
        frames = ["", "short", "ü" * 1000, "x" * 65536]
        for frame in frames:
            await host.send(frame)
            await guest.send(frame)

        for end in (host, guest):
            assert [await end.receive() for _ in frames] == frames
            assert end.path == Path(relayed=False, local="host", remote="host")


async def test_loopback_alone_is_enough(use_addresses: Callable[..., None]) -> None:
    """Two programs on one machine without any network meet."""
    use_addresses()
    async with channels() as (host, guest):
        await host.send("hello")

        assert await guest.receive() == "hello"


async def test_a_hundred_frames_and_a_goodbye_all_arrive() -> None:
    """Closing right after sending loses nothing."""
    async with channels() as (host, guest):
        for number in range(100):
            await host.send(str(number))
        await host.close()

        assert [await guest.receive() for _ in range(100)] == [str(number) for number in range(100)]
        with pytest.raises(LinkClosedError):
            await guest.receive()


async def test_a_peer_that_vanishes_is_lost() -> None:
    """A connection that breaks without a goodbye is not a closed one."""
    async with channels() as (host, guest):
        guest._session.timing = Timing(heartbeat=0.1, lost_after=2.0)
        assert host._wire is not None
        assert host._dialler is not None
        await host._dialler.hang_up()

        assert guest.health is Health.AWAY
        with pytest.raises(LinkLostError):
            await guest.receive()


async def test_a_link_that_falls_silent_comes_back_by_itself() -> None:
    """Where one end's packets get lost both make another wire, and what was said in between is not lost."""
    async with channels() as (host, guest):
        host._session.timing = guest._session.timing = Timing(heartbeat=0.1, shaky_after=0.2, away_after=0.4)
        assert guest._wire is not None
        guest._wire.send = lambda message: None  # type: ignore[method-assign]
        await guest.send("hello?")
        await host.send("wake up")

        assert await guest.receive() == "wake up"
        assert await host.receive() == "hello?"
        assert host.path is not None


async def test_no_path_is_said_in_plain_words() -> None:
    """Where the other end is not found, the host is told what to do."""
    async with peers() as (host, guest):
        nowhere = Candidate(CandidateType.HOST, "127.0.0.1", 9)
        reply = evolve(reply_of(guest, host), candidates=(nowhere, MDNS), credentials=STRANGERS)

        with pytest.raises(NoPathError, match="no direct way"):
            await host.connect(reply, 0.2)


async def test_an_invitation_holds_after_a_reply_that_led_nowhere() -> None:
    """Whoever could not be reached may try again, with the same codes too."""
    async with peers() as (host, guest):
        with pytest.raises(NoPathError):
            await host.connect(evolve(reply_of(guest, host), credentials=STRANGERS), 0.1)

        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())

        await asyncio.gather(*(end.close() for end in ends))


async def test_the_invitation_alone_is_enough_where_the_host_is_reached() -> None:
    """A guest's knocks say who it is, so the host needs no reply code; nor is it asked about a guest it has."""
    async with peers() as (host, guest):
        async with asyncio.timeout(2):
            knocking = await host.knocked()
            ends = await asyncio.gather(host.connect(knocking), guest.connected())

        assert knocking.fingerprint == guest.description.fingerprint
        await ends[0].send("welcome")
        assert await ends[1].receive() == "welcome"
        await asyncio.gather(*(end.close() for end in ends))


async def test_a_reply_that_comes_during_the_knocking_changes_nothing() -> None:
    """Who is connected to already, because of a knock, is not connected to again."""
    async with peers() as (host, guest), asyncio.timeout(20):
        knocking = asyncio.create_task(host.connect(await host.knocked()))
        pasted = asyncio.create_task(host.connect(reply_of(guest, host)))
        await asyncio.sleep(0)
        knocking.cancel()
        ends = await asyncio.gather(pasted, guest.connected())

        await ends[0].send("welcome")
        assert await ends[1].receive() == "welcome"
        await asyncio.gather(*(end.close() for end in ends))


async def test_a_guest_begins_anew_with_a_host_who_does() -> None:
    """When the host gives an attempt up after a path was found, and makes another, the guest goes along."""
    async with peers() as (host, guest), asyncio.timeout(20):
        has_path = asyncio.Event()
        secure = guest._agent.secure

        async def note_and_secure(fingerprint: bytes) -> None:
            has_path.set()
            await secure(fingerprint)

        guest._agent.secure = note_and_secure  # type: ignore[method-assign]
        first = asyncio.create_task(host._attempt(await host.knocked(), 18.0))
        await has_path.wait()
        first.cancel()
        await asyncio.wait({first})

        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())

        await ends[1].send("here I am")
        assert await ends[0].receive() == "here I am"
        await asyncio.gather(*(end.close() for end in ends))


@pytest.mark.parametrize("breaks", ["handshake", "opening"])
async def test_what_breaks_while_it_is_made_is_made_again(breaks: str) -> None:
    """Whatever happens between the path and the open channel, the same codes lead to a channel that works."""
    async with peers() as (host, guest):
        first = guest._agent
        secure, open_channel = first.secure, first.open

        async def secure_or_fail(fingerprint: bytes) -> None:
            if breaks == "handshake":
                raise UnfinishedLinkError
            await secure(fingerprint)

        async def open_or_fail() -> None:
            await open_channel()
            await first._sctp._abort()

        first.secure, first.open = secure_or_fail, open_or_fail  # type: ignore[method-assign]
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())

        assert guest._agent is not first
        await ends[0].send("welcome")
        assert await ends[1].receive() == "welcome"
        await asyncio.gather(*(end.close() for end in ends))


async def test_an_attempt_that_nobody_waits_for_leaves_nothing_open() -> None:
    """A host that closes its invitation hangs up on a guest of whom it did not take note."""
    async with asyncio.timeout(20):
        async with await open_invitation(4711, ALONE) as host, await open_reply(host.description, ALONE) as guest:
            forgotten = asyncio.create_task(host.connect(await host.knocked()))
            await asyncio.sleep(0)
            forgotten.cancel()
            end = await guest.connected()
        with pytest.raises(LinkClosedError):
            await end.receive()


async def test_eight_guests_come_through_one_port() -> None:
    """Each has a channel of its own, which stays when the invitation is closed, and ends without the others."""
    async with asyncio.timeout(30):
        async with await open_invitation(4711, ALONE) as host:
            invitation = host.description
            guests = [await open_reply(invitation, ALONE) for _ in range(8)]
            ends = [await host.connect(await host.knocked()) for _ in guests]
            others = [await guest.connected() for guest in guests]
        remotes = {guest.description.candidates[0].port: end for guest, end in zip(guests, others, strict=True)}
        assert len(remotes) == 8
        assert {port for end in ends for _, port in end._wire.addresses} == {  # type: ignore[union-attr]
            candidate.port for candidate in invitation.candidates
        }

        for number, end in enumerate(ends):
            await end.send(f"you are number {number}")
        heard = [await other.receive() for other in others]
        assert sorted(heard) == [f"you are number {number}" for number in range(8)]

        await others[0].close()
        left = ends[int(heard[0][-1])]
        with pytest.raises(LinkClosedError):
            await left.receive()
        for other in others[1:]:
            await other.send("still here")
        assert [await end.receive() for end in ends if end is not left] == ["still here"] * 7
        await asyncio.gather(*(end.close() for end in (*ends, *others)))


async def test_a_stranger_gets_nothing_without_the_invitation() -> None:
    """Guessed credentials are not answered at all, nor those that follow from what anybody on the wire sees."""
    async with peers() as (host, guest):
        host_at, own = host.description.candidates[0], host.description.known_credentials
        fingerprint = guest.description.fingerprint
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stranger:
            stranger.setblocking(False)
            stranger.connect((host_at.address, host_at.port))
            seen = host.description.fingerprint.hex()
            for password in (STRANGERS.password, own.ufrag, seen[8:40], fingerprint.hex()[8:40]):
                stranger.send(knock(own.ufrag, bytes(32), password))
            knocking = await host.knocked()
            assert knocking.fingerprint == fingerprint
            ends = await asyncio.gather(host.connect(knocking), guest.connected())

            with pytest.raises(BlockingIOError):
                stranger.recv(2000)
            await asyncio.gather(*(end.close() for end in ends))


def knock(host: str, fingerprint: bytes, password: str, key: bytes = b"guessed!") -> bytes:
    """A check as a guest of that `fingerprint` sends it, signed with `password`."""
    ufrag = guest_credentials(key, 4711, fingerprint).ufrag
    check = stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.REQUEST)
    check.attributes["USERNAME"] = f"{host}:{ufrag}"
    check.attributes["PRIORITY"] = 1
    check.attributes["ICE-CONTROLLED"] = 1
    check.attributes["SOFTWARE"] = f"p2p-malice {mask_fingerprint(key, ufrag, fingerprint).hex()}"
    check.add_message_integrity(password.encode())
    return bytes(check)


async def test_nothing_on_the_wire_gives_the_passwords_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """What both ends send while they connect holds neither fingerprint in clear, nor secret, nor password."""
    seen: list[bytes] = []
    sendto = _Share.sendto

    def overhear(share: _Share, data: bytes, addr: tuple[str, int]) -> None:
        seen.append(data)
        sendto(share, data, addr)

    monkeypatch.setattr(_Share, "sendto", overhear)
    async with peers() as (host, guest):
        ends = await asyncio.gather(host.connect(await host.knocked()), guest.connected())
        secret, number = host.description.secret, host.description.number
        fingerprints = host.description.fingerprint, guest.description.fingerprint
        passwords = [
            host_credentials(secret, number).password,
            guest_credentials(secret, number, fingerprints[1]).password,
        ]
        checks = b"".join(datagram for datagram in seen if datagram[0] < 4)
        for row in (secret, *fingerprints):
            assert row not in checks
            assert row.hex().encode() not in checks
        assert not any(password.encode() in checks for password in passwords)
        assert len(checks) > 100
        await asyncio.gather(*(end.close() for end in ends))


async def test_checks_sent_again_from_elsewhere_end_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who saw all packets may send each again, from anywhere: the wire in use stays, and no other one is made."""
    seen: list[tuple[bytes, tuple[str, int]]] = []
    received = Port.datagram_received

    def overhear(port: Port, data: bytes, addr: tuple[str, int]) -> None:
        seen.append((data, port.transport.get_extra_info("sockname")[:2]))
        received(port, data, addr)

    monkeypatch.setattr(Port, "datagram_received", overhear)
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


async def test_old_checks_of_a_program_that_was_closed_end_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check of another agent, genuine but never seen here, ends nothing as long as it leads nowhere."""
    monkeypatch.setattr(webrtc, "SUCCEED_WITHIN", 0.3)
    async with peers() as (host, guest):
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        await ends[1].send("first")
        assert await ends[0].receive() == "first"
        wires = [end._wire for end in ends]
        own, other = host.description.known_credentials, guest._credentials
        target = next(c for c in host.description.candidates if ":" not in c.address)
        line = ends[0]._dialler
        assert isinstance(line, webrtc._Peer)
        begun = asyncio.Event()
        make_another = line._make_another

        async def note_and_make(ports: Agent, within: float | None, open_within: float) -> None:
            begun.set()
            await make_another(ports, within, open_within)

        monkeypatch.setattr(line, "_make_another", note_and_make)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as attacker:
            for breaker in range(1, 50):
                check = stun.Message(message_method=stun.Method.BINDING, message_class=stun.Class.REQUEST)
                check.attributes["USERNAME"] = f"{own.ufrag}:{other.ufrag}"
                check.attributes["PRIORITY"] = 1
                check.attributes["ICE-CONTROLLED"] = breaker
                check.add_message_integrity(own.password.encode())
                attacker.sendto(bytes(check), (target.address, target.port))
            await begun.wait()
        assert line._succeeding
        await line._succeeding
        await ends[1].send("still here")

        assert await ends[0].receive() == "still here"
        assert [end._wire for end in ends] == wires
        await asyncio.gather(*(end.close() for end in ends))


async def test_old_checks_sent_one_by_one_do_not_keep_both_ends_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another wire is made so often in a row; then whoever sends old checks again has to wait, and the link lives."""
    monkeypatch.setattr(webrtc, "SUCCEED_WITHIN", 0.0)
    async with channels() as (host, guest):
        line = host._dialler
        assert isinstance(line, webrtc._Peer)
        made = []
        make_another = line._make_another

        async def note_and_make(ports: Agent, within: float | None, open_within: float) -> None:
            made.append(ports)
            await make_another(ports, within, open_within)

        monkeypatch.setattr(line, "_make_another", note_and_make)
        for _ in range(4 * webrtc.SUCCESSION_BURST):
            line._agent._note_stranger(False)
            if line._succeeding:
                await line._succeeding

        assert len(made) == webrtc.SUCCESSION_BURST
        await guest.send("still here")
        assert await host.receive() == "still here"


async def test_a_check_that_lacks_what_belongs_in_it_is_dropped_during_a_redial() -> None:
    """aioice stumbles over a check without PRIORITY; the redial goes on and the link comes back."""
    async with channels() as (host, guest):
        host._session.timing = guest._session.timing = Timing(heartbeat=0.1, shaky_after=0.2, away_after=0.4)
        line = host._dialler
        assert isinstance(line, webrtc._Peer)
        own, target = line._credentials, line._agent.addresses[0]
        assert line._remote is not None
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


async def test_who_comes_by_the_invitation_is_heard_while_an_old_link_is_redialled() -> None:
    """A friend whose program kept nothing knocks anew; the host, who still seeks that program, lets them in."""
    async with peers() as (host, guest):
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        line = ends[0]._dialler
        assert isinstance(line, webrtc._Peer)
        ends[1]._end(LinkClosedError())
        assert await ends[0].health_changed() is Health.AWAY
        async with asyncio.timeout(10), await open_reply(host.description, ALONE) as other:
            caller = await host.knocked()

        assert caller.fingerprint == other.description.fingerprint
        await asyncio.gather(*(end.close() for end in ends))


async def test_an_end_that_hangs_up_does_not_answer_a_redial() -> None:
    """The other end may call already while this one is still closing: nobody would ever close what came of it."""
    async with channels() as (_, guest):
        line = guest._dialler
        assert isinstance(line, webrtc._Peer)
        guest._end(LinkClosedError())
        assert guest._hanging_up
        await asyncio.sleep(0)

        line._agent._note_stranger(is_news=True)

        await guest._hanging_up
        assert line._succeeding is None


async def test_whatever_goes_wrong_in_the_library_does_not_end_a_redial(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but cancellation ends the search for another wire."""
    monkeypatch.setattr(webrtc, "REDIAL_AGAIN_AFTER", 0.01)
    failures = [KeyError("PRIORITY"), RuntimeError("?"), OSError("?"), AssertionError()]
    async with channels() as (host, guest):
        for end in (host, guest):
            end._session.timing = Timing(heartbeat=0.1, shaky_after=0.2, away_after=0.4)
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


async def test_only_a_reply_to_this_invitation_is_taken() -> None:
    """The caller has to sort out other codes."""
    async with peers() as (host, guest):
        for wrong in (host.description, evolve(guest.description, number=1)):
            with pytest.raises(ValueError, match="not a reply"):
                await host.connect(wrong)


async def test_the_guest_may_stop_waiting_and_go_on() -> None:
    """Cancelling the wait does not stop the knocking."""
    async with peers() as (host, guest):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await guest.connected()

        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        await asyncio.gather(*(end.close() for end in ends))


async def test_closing_ends_the_wait() -> None:
    """Who waits for the host while the peer is closed is told so."""
    async with peers() as (_, guest):
        waiting = asyncio.create_task(guest.connected())
        await asyncio.sleep(0)
        await guest.close()

        with pytest.raises(LinkClosedError):
            await waiting


@pytest.mark.parametrize("cheated", ["host", "guest"])
async def test_somebody_else_is_refused(cheated: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever proves to be another than the code says gets no channel; the one who was cheated is told."""
    monkeypatch.setattr(webrtc, "OPEN_WITHIN", 1.0)
    async with asyncio.timeout(20), await open_invitation(1, ALONE) as host:
        invitation = host.description
        if cheated == "guest":
            invitation = evolve(invitation, fingerprint=bytes(28))
        async with await open_reply(invitation, ALONE) as guest:
            reply = evolve(guest.description, credentials=guest._credentials)
            if cheated == "host":
                reply = evolve(reply, fingerprint=bytes(32))
            results = await asyncio.gather(host.connect(reply), guest.connected(), return_exceptions=True)

    told = results[0] if cheated == "host" else results[1]
    assert all(isinstance(result, LinkError) for result in results)
    assert "not the one that made the code" in str(told)


async def test_names_that_only_a_browsers_network_knows_do_no_harm() -> None:
    """A browser's mDNS names among the candidates neither fail nor hold up the connection."""
    async with peers() as (host, guest):
        reply = evolve(reply_of(guest, host), candidates=(MDNS, *guest.description.candidates))

        ends = await asyncio.gather(host.connect(reply), guest.connected())
        await ends[0].send("here")

        assert await ends[1].receive() == "here"
        await asyncio.gather(*(end.close() for end in ends))


async def test_a_browser_as_host_may_leave_the_roles_open() -> None:
    """An invitation with `actpass` is answered like one with `active`; one with `passive` the other way round."""
    async with await open_invitation(1, ALONE) as host:
        for setup, answer in ((Setup.ACTPASS, Setup.PASSIVE), (Setup.PASSIVE, Setup.ACTIVE)):
            async with await open_reply(evolve(host.description, setup=setup), ALONE) as guest:
                assert guest.description.setup is answer


async def test_strangers_datagrams_do_no_harm() -> None:
    """Empty, random and half a STUN datagram from anybody leave the talk as it is."""
    async with peers() as (host, guest):
        ends = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stranger:
            target = next(c for c in host.description.candidates if ":" not in c.address)
            stun = b"\x00\x01\x00\x08\x21\x12\xa4\x42" + bytes(12)
            for datagram in (b"", b"\x00", bytes(2000), b"\x16\xfe\xfd", stun + b"\x00\x24\x00\x01abcd", b"\x80" * 50):
                stranger.sendto(datagram, (target.address, target.port))
        await ends[1].send("still here")

        assert await ends[0].receive() == "still here"
        await asyncio.gather(*(end.close() for end in ends))


async def test_peers_that_never_meet_leave_nothing_behind() -> None:
    """Leaving the block closes every socket and task, however far things went."""
    async with peers() as (host, guest):
        assert host.description.number == guest.description.number


def test_only_the_webrtc_link_loads_aiortc() -> None:
    """Every other link is there in no time."""
    code = (
        "import sys\n"
        "from p2p_malice.link import memory, reliable, settings, stdio\n"
        "sys.exit(not {'aiortc', 'aioice', 'av'}.isdisjoint(sys.modules))"
    )

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
