"""How we look for the other end, and who is accepted as it."""

import asyncio
import contextlib
import socket

import aioice.ice

from p2p_malice.link.addresses import LOOPBACK
from p2p_malice.link.aiortc.ice import CHECK_BACK_AFTER, MAX_REMOTE_ADDRESSES
from p2p_malice.protocol.ice_credentials import Credentials
from p2p_malice.protocol.peer_description import Candidate, CandidateType
from tests.link.aiortc.ends import agent, check, met, wire_of


async def test_checking_in_vain_leaves_the_processor_alone() -> None:
    """Once every way has been tried the agent waits for answers: aioice would look fifty times a second, for hours."""
    end = agent()
    looks = 0
    look = end._connection._check_periodic

    def count_looks() -> bool:
        nonlocal looks
        looks += 1
        return look()

    end._connection._check_periodic = count_looks  # type: ignore[method-assign]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as nobody:
        nobody.bind((LOOPBACK, 0))
        await end.sockets.bind(LOOPBACK, 0)
        end.add_remote([Candidate(CandidateType.HOST, *nobody.getsockname())])
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await end.find_path(Credentials("efgh", "y" * 22))
    await end.close()

    assert 0 < looks < 10


async def test_an_address_that_is_known_late_is_tried_all_the_same() -> None:
    """The lookup of a browser's mDNS name may take longer than trying all the others."""
    end = agent()
    with (
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as nobody,
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as somebody,
    ):
        for each in (nobody, somebody):
            each.bind((LOOPBACK, 0))
            each.setblocking(False)
        await end.sockets.bind(LOOPBACK, 0)
        end.add_remote([Candidate(CandidateType.HOST, *nobody.getsockname())])
        finding = asyncio.create_task(end.find_path(Credentials("efgh", "y" * 22)))
        loop = asyncio.get_running_loop()
        await loop.sock_recv(nobody, 2000)
        end.add_remote([Candidate(CandidateType.HOST, *somebody.getsockname())])

        assert await loop.sock_recv(somebody, 2000)
    await end.close()
    await asyncio.gather(finding, return_exceptions=True)


async def test_old_checks_from_many_addresses_do_not_make_an_end_deaf() -> None:
    """The oldest callers that never answered are forgotten, so the other end is heard at a new address."""
    end = agent()
    socket = await end.sockets.bind("127.0.0.1", 0)
    connection = end._connection
    connection.remote_username, connection.remote_password = "efgh", "y" * 22
    connection._early_checks_done = True
    for number in range(3 * MAX_REMOTE_ADDRESSES):
        socket.datagram_received(bytes(check("abcd:efgh", 1)), ("127.0.0.1", 20000 + number))
    socket.datagram_received(bytes(check("abcd:efgh", 2)), ("127.0.0.1", 9))

    assert len(connection._remote_candidates) == len(connection._check_list) == MAX_REMOTE_ADDRESSES
    assert ("127.0.0.1", 9) in [pair.remote_addr for pair in connection._check_list]
    await end.close()


async def test_old_incoming_checks_do_not_end_a_check_before_its_answer() -> None:
    """A check that has just begun goes on, however many checks come from where it went; an old one is restarted."""
    end = agent()
    socket = await end.sockets.bind("127.0.0.1", 0)
    connection = end._connection
    connection.ice_controlling = False
    connection.remote_username, connection.remote_password = "efgh", "y" * 22
    connection._early_checks_done = True

    def check_back() -> None:
        message = check("abcd:efgh", 1)
        connection.check_incoming(message, ("127.0.0.1", 9), socket)

    check_back()
    (pair,) = connection._check_list
    connection.check_state(pair, aioice.ice.CandidatePair.State.IN_PROGRESS)
    first = pair.task
    check_back()
    assert pair.task is first

    connection._asked_at[pair] -= 2 * CHECK_BACK_AFTER
    check_back()
    assert pair.task is not first
    await end.close()


async def test_an_old_check_does_not_pass_for_the_partners() -> None:
    """The agent that answers is the partner, whatever came just before the path: old checks poison nothing."""
    async with met() as (one, _, guest):
        host = wire_of(one)
        assert guest._connection.partner == host._connection._tie_breaker
        host._connection._last_seen = 4711

        assert host._connection.partner == guest._connection._tie_breaker


async def test_only_an_agent_never_heard_of_deserts_an_attempt() -> None:
    """An old check of an agent that was heard before does not end the making of another wire, at any rate of them."""
    async with met() as (one, _, _):
        host = wire_of(one)
        connection, told = host._connection, list[bool]()
        connection.on_stranger = told.append
        name = f"{connection.local_username}:{connection.remote_username}"
        address = host.remote_address
        assert address
        for _ in range(3):
            old = check(name, 4711, connection.local_password)
            connection.request_received(old, address, next(iter(host.sockets)))

        assert told == [True, False, False]
