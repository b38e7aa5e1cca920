"""What arrives at a shared port, and who gets it."""

import asyncio

import aioice.ice
import aioice.stun
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from p2p_malice.link.aiortc.ice import DATAGRAM_BURST, DATAGRAMS_PER_SECOND
from p2p_malice.link.aiortc.udp_mux import MAX_WAITING_DATAGRAMS
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import open_invitation, open_reply
from tests.hostile import damaged
from tests.link.aiortc.ends import agent, check, met, wire_of
from tests.link.replies import reply_of


async def test_more_datagrams_than_a_game_needs_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood of records from the other end's own address costs next to nothing once its allowance is used up."""
    async with met() as (one, other, _):
        target = wire_of(one)
        socket = next(iter(target.sockets))
        address = target.remote_address
        assert address
        wanted = [socket.wants(b"\x17" + bytes(50), address) for _ in range(2 * DATAGRAM_BURST)]

        assert not all(wanted)
        assert sum(wanted) <= DATAGRAM_BURST + DATAGRAMS_PER_SECOND
        await other.send("later")
        assert await one.receive() == "later"


async def test_a_strangers_records_before_the_meeting_do_no_harm() -> None:
    """Records that come before anybody may send them are not kept: they would crowd out the real handshake."""
    settings = LinkSettings(stun=())
    async with (
        asyncio.timeout(120),
        await open_invitation(1, settings) as host,
        await open_reply(host.description, settings) as guest,
    ):
        for agent in (host._listener, guest._line.agent):
            for _ in range(2 * MAX_WAITING_DATAGRAMS):
                agent._connection._protocols[0].datagram_received(b"\x16\xfe\xfd" + bytes(10), ("192.0.2.1", 5))
        one, other = await asyncio.gather(host.connect(reply_of(guest, host)), guest.connected())
        await one.send("hello")

        assert await other.receive() == "hello"
        await asyncio.gather(one.close(), other.close())


@pytest.mark.parametrize("name", ["abcd:efgh", "other:efgh", ""])
async def test_who_cannot_sign_gets_no_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A STUN request is answered to who knows the code alone, so that this end cannot be made to flood others."""
    end = agent()
    socket = await end.sockets.bind("127.0.0.1", 0)
    answers: list[aioice.stun.Message] = []
    monkeypatch.setattr(socket, "send_stun", lambda message, _address: answers.append(message))
    request = aioice.stun.Message(aioice.stun.Method.BINDING, aioice.stun.Class.REQUEST)
    request.attributes |= {"USERNAME": name, "PRIORITY": 1, "ICE-CONTROLLED": 7}
    socket.datagram_received(bytes(request), ("192.0.2.1", 5))
    request.add_message_integrity(b"wrong" * 5)
    socket.datagram_received(bytes(request), ("192.0.2.1", 5))
    assert answers == []

    request.add_message_integrity(b"x" * 22)
    socket.datagram_received(bytes(request), ("192.0.2.1", 5))
    assert len(answers) == (name == "abcd:efgh")
    await end.close()


ANSWER = aioice.stun.Message(aioice.stun.Method.BINDING, aioice.stun.Class.RESPONSE)
ANSWER.attributes |= {"XOR-MAPPED-ADDRESS": ("192.0.2.1", 1), "ERROR-CODE": (487, "Role")}
DATAGRAMS = (
    bytes(check("abcd:efgh", 7)),
    bytes(check("abcd:efgh", 2**64 - 1)),
    bytes(ANSWER),
    b"\x16\xfe\xfd" + bytes(10),
    b"\x00\x00\x00\x0d" + bytes(16) + b"\x00\x06\x00\x09abcd:efgh\x00\x00\x00",  # It looks like STUN and isn't.
)


@given(st.lists(st.sampled_from(DATAGRAMS) | damaged(DATAGRAMS), max_size=6))
@settings(max_examples=50)
def test_no_datagram_breaks_a_port_or_is_kept_from_a_stranger(datagrams: list[bytes]) -> None:
    """Damaged or out of turn: nothing is raised, and only a signed question gets answers."""

    async def hear() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: pytest.fail(str(context)))
        end = agent()
        socket = await end.sockets.bind("127.0.0.1", 0)
        end._connection._early_checks_done = True
        for datagram in datagrams:
            assert not socket.wants(datagram, ("192.0.2.1", 5)) or datagram[:1] < b"\x04"
            socket.datagram_received(datagram, ("192.0.2.1", 5))
            await asyncio.sleep(0)
        await end.close()

    asyncio.run(hear())


async def test_records_from_who_only_sent_a_check_again_are_not_taken() -> None:
    """An old check makes its sender's address known; a handshake is disturbed from there only once it answers."""
    end = agent()
    socket = await end.sockets.bind("127.0.0.1", 0)
    connection = end._connection
    connection.remote_username, connection.remote_password = "efgh", "y" * 22
    connection._early_checks_done = True
    socket.datagram_received(bytes(check("abcd:efgh", 1)), ("127.0.0.1", 9))
    record = b"\x16\xfe\xfd" + bytes(20)

    assert not socket.wants(record, ("127.0.0.1", 9))
    connection.check_state(connection._check_list[0], aioice.ice.CandidatePair.State.SUCCEEDED)
    assert socket.wants(record, ("127.0.0.1", 9))
    await end.close()


async def test_a_port_that_was_lost_can_be_closed() -> None:
    """When a relay forgets us its port is gone before the agent lets go of it."""
    owner = agent()
    socket = await owner.sockets.bind("127.0.0.1", 0)
    assert not socket.transport.is_closing()

    socket.port.connection_lost(None)

    assert socket.transport.is_closing()
    socket.port.transport.close()
    await owner.close()
