"""The private parts of aiortc and aioice that we rely on are where we expect them.

If one of these fails after a version was raised, read what changed there, mend `link/aiortc`, and only then this file.
"""

import asyncio

import aioice.ice
import aioice.stun
import aioice.turn
import aiortc
from aiortc import rtcsctptransport

from p2p_malice.link.aiortc.stun_identity import STUN_HEADER
from tests.link.aiortc.ends import agent

CONNECTION = """
    _check_list _check_list_done _check_periodic _early_checks _early_checks_done _local_candidates
    _local_candidates_end _local_candidates_start _nominated _pair_remote_candidate _protocols _queue build_request
    check_incoming check_start_task check_state ice_controlling data_received local_candidates local_username
    remote_candidates remote_password request_received
"""


async def test_the_connection_has_the_names_we_use() -> None:
    """The ICE agent's inside."""
    connection = agent()._connection

    assert [name for name in CONNECTION.split() if not hasattr(connection, name)] == []


async def test_the_transports_have_the_names_we_use() -> None:
    """The inside of ICE, DTLS and SCTP transports."""
    end = agent()

    assert end._ice._connection is end._connection
    assert end._dtls._role == "client"
    assert end._dtls._task is None
    assert not end._dtls.encrypted
    assert end._sctp._advertised_rwnd > 0
    for name in (
        "_abort",
        "_handle_data",
        "_receive_chunk",
        "_receive_data_chunk",
        "_receive_forward_tsn_chunk",
        "_receive_sack_chunk",
        "_data_channel_receive",
        "_send_chunk",
    ):
        assert asyncio.iscoroutinefunction(getattr(aiortc.RTCSctpTransport, name)), name
    assert (end._sctp._inbound_streams, end._sctp._last_received_tsn) == ({}, None)
    assert {"add_chunk", "pop_messages"} <= vars(rtcsctptransport.InboundStream).keys()
    assert end._sctp._local_tsn >= 0
    assert rtcsctptransport.HeartbeatChunk(body=b"\0\1\0\5x\0\0\0").params == [(1, b"x")]
    await end.close()


def test_the_socket_and_the_pair_have_the_names_we_use() -> None:
    """The inside of a STUN socket, a candidate pair and a relay's transport."""
    for name in ("datagram_received", "request", "send_stun"):
        assert hasattr(aioice.ice.StunProtocol, name), name
    assert {"message_class", "attributes"} <= vars(aioice.stun.Message(1, 0)).keys()  # type: ignore[arg-type]
    assert aioice.stun.HEADER_LENGTH == STUN_HEADER
    assert {state.name for state in aioice.ice.CandidatePair.State} >= {"WAITING", "IN_PROGRESS", "SUCCEEDED", "FAILED"}
    pair = aioice.ice.CandidatePair(None, None)  # type: ignore[arg-type]
    assert (pair.task, pair.nominated) == (None, False)
    assert "_TurnTransport__close_task" in vars(aioice.turn.TurnTransport(None))  # type: ignore[arg-type]
    assert aioice.turn.UDP_SOCKET_BUFFER_SIZE > 0
