"""What is learnt from STUN servers, most of which can be believed."""

import asyncio
from unittest import mock

import aioice.stun
import pytest
from hypothesis import given

from p2p_malice.link import nat_behaviour
from p2p_malice.link.aiortc.stun_client import StunAnswer, StunClient
from p2p_malice.link.nat_behaviour import Filtering, Mapping, NetworkKind, discover
from p2p_malice.link.settings import LinkSettings, parse_turn
from tests.hostile import damaged
from tests.link.fake_stun import stun

ASK_WITHIN = nat_behaviour.ASK_WITHIN
FACE, OTHER_FACE = ("203.0.113.5", 4000), ("203.0.113.5", 4001)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not answer on this machine does not answer later either."""
    monkeypatch.setattr(nat_behaviour, "local_addresses", lambda: ["127.0.0.1"])
    monkeypatch.setattr(nat_behaviour, "ASK_WITHIN", 0.2)
    monkeypatch.setattr(nat_behaviour, "RELAY_WITHIN", 0.2)


async def test_two_servers_that_agree_tell_the_mapping() -> None:
    """The filtering stays unknown, and the stricter kind is assumed."""
    async with stun("127.0.0.1", FACE) as one, stun("127.0.0.2", FACE) as two:
        network = await discover(LinkSettings(stun=(one.name, two.name)))

    assert (network.mapping, network.filtering) == (Mapping.ENDPOINT_INDEPENDENT, Filtering.UNKNOWN)
    assert network.kind is NetworkKind.PORT_RESTRICTED
    assert [check.mapped for check in network.stun] == [FACE, FACE]


async def test_two_servers_that_disagree_tell_a_symmetric_router() -> None:
    """Another face for each server is what makes a network hard to reach."""
    async with stun("127.0.0.1", FACE) as one, stun("127.0.0.2", OTHER_FACE) as two:
        network = await discover(LinkSettings(stun=(one.name, two.name)))

    assert (network.mapping, network.kind) == (Mapping.DEPENDENT, NetworkKind.SYMMETRIC)


async def test_one_plain_server_is_not_enough() -> None:
    """Nothing is claimed that cannot be known."""
    async with stun("127.0.0.1", FACE) as server:
        assert (await discover(LinkSettings(stun=(server.name,)))).kind is NetworkKind.UNKNOWN
    assert (await discover(LinkSettings(stun=()))).kind is NetworkKind.UNKNOWN


async def test_a_server_that_is_there_but_silent_means_blocked() -> None:
    """Its machine refuses a connection, so there is a way to it; only UDP is swallowed."""
    async with stun("127.0.0.1", None) as server:
        network = await discover(LinkSettings(stun=(server.name,)))

    assert network.kind is NetworkKind.BLOCKED
    assert network.stun[0].mapped is None


async def test_a_relay_that_does_not_answer_is_told() -> None:
    """What is wrong with it is told."""
    async with stun("127.0.0.1", None) as server:
        network = await discover(LinkSettings(stun=(), turn=parse_turn(f"turn:ann:secret@{server.name}")))

    assert network.relay is not None
    assert network.relay.address is None
    assert network.relay.trouble is not None
    assert network.relay.trouble.code == "relay_silent"


async def test_nonsense_and_other_peoples_answers_are_dropped() -> None:
    """Only an answer to a question of ours counts, however hostile the rest."""
    probe = await StunClient.open("127.0.0.1")
    for nonsense in (b"", b"\x01", b"\x01\x01\x00\x00\x21\x12\xa4\x42" + bytes(12), b"\x01\x01\xff\xff" * 20):
        probe.datagram_received(nonsense, ("127.0.0.1", 9))

    assert await probe.ask(probe.address, 0.1) is None
    probe.close()


def answer(**addresses: tuple[str, int]) -> bytes:
    """What a server says."""
    message = aioice.stun.Message(aioice.stun.Method.BINDING, aioice.stun.Class.RESPONSE)
    message.attributes |= {name.replace("_", "-"): address for name, address in addresses.items()}
    return bytes(message)


@given(
    damaged(
        [
            answer(XOR_MAPPED_ADDRESS=("2001:db8::1", 1)),
            answer(MAPPED_ADDRESS=("192.0.2.1", 1), OTHER_ADDRESS=("192.0.2.1", 2)),
        ]
    )
)
def test_a_damaged_answer_names_an_address_or_is_dropped(data: bytes) -> None:
    """Even if it says that it answers our question."""

    async def hear() -> None:
        probe, transport = StunClient(), mock.Mock()
        probe.connection_made(transport)
        asking = asyncio.create_task(probe.ask(("192.0.2.1", 3478), 60.0))
        await asyncio.sleep(0)
        question = transport.sendto.call_args.args[0]
        probe.datagram_received(data[:8] + question[8:20] + data[20:], ("192.0.2.1", 3478))
        await asyncio.wait({asking}, timeout=0)
        if asking.done() and (heard := asking.result()):
            assert all(host and 0 <= port <= 0xFFFF for host, port in filter(None, (heard.mapped, heard.other)))
        asking.cancel()

    asyncio.run(hear())


@pytest.mark.parametrize("answers", range(7))
async def test_nobody_waits_longer_than_ten_seconds(answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many questions are answered before servers fall silent, what is waited for adds up to less."""
    waited: list[float] = []

    async def ask(
        _probe: StunClient,
        server: tuple[str, int],
        within: float,
        *,
        other_address: bool = False,
        other_port: bool = False,
    ) -> StunAnswer | None:
        waited.append(within)
        seen = ("198.51.100.9", 4000 + (server[0] != "127.0.0.1"))
        return StunAnswer(seen, ("127.0.0.2", 3479)) if len(waited) <= answers else None

    monkeypatch.setattr(StunClient, "ask", ask)
    monkeypatch.setattr(nat_behaviour, "ASK_WITHIN", ASK_WITHIN)
    await discover(LinkSettings(stun=("127.0.0.1:3478",)))

    assert 0 < sum(waited) < 10
