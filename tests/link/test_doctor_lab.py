"""What doctor says in homes of every kind: see `netlab`."""

import asyncio
import json
import sys
from typing import Any

import pytest

from tests.link.netlab import KINDS, NetLab, two_homes, why_not

pytestmark = pytest.mark.lab

SAID = {
    "open": "open",
    "cone": "cone",
    "address": "address-restricted",
    "port": "port-restricted",
    "symmetric": "symmetric",
    "blocked": "blocked",
    "double": "port-restricted",
}

TWO = ("203.0.113.1:3478", "203.0.113.2:3478")


async def diagnose(kind: str, *servers: str, tells: bool = True, relay: bool = False) -> dict[str, Any]:
    """What doctor says in a home of that kind; the STUN server `tells` how routers behave, or cannot."""
    async with NetLab() as lab, asyncio.timeout(120):
        two_homes(lab, kind, "open")
        if tells:
            await lab.stun_server("pub", "203.0.113.1", "203.0.113.2")
        else:
            for server in TWO:
                await lab.stun_server("pub", server.partition(":")[0])
        turn = ("--turn", f"{await lab.turn_server('pub', '198.51.100.1')}?transport=tcp") if relay else ()
        options = [word for server in servers for word in ("--stun", server)]
        child = await lab.start("host", sys.executable, "-m", "p2p_malice", "doctor", "--json", *options, *turn)
        output, _ = await child.communicate()
        answer: dict[str, Any] = json.loads(output)
        assert child.returncode == (0 if answer["can_play"] else 4)
        return answer


async def test_every_kind_of_home_is_told_apart() -> None:
    """With a STUN server that can tell (RFC 5780), doctor names the kind."""
    if reason := why_not():
        pytest.skip(reason)

    answers = await asyncio.gather(*(diagnose(kind, TWO[0]) for kind in KINDS))

    assert {kind: answer["network"]["kind"] for kind, answer in zip(KINDS, answers, strict=True)} == SAID
    assert [kind for kind, answer in zip(KINDS, answers, strict=True) if not answer["can_play"]] == ["blocked"]


async def test_two_plain_servers_tell_a_symmetric_router() -> None:
    """With servers that only say what they see, the mapping is known, and for the rest the stricter kind is assumed."""
    if reason := why_not():
        pytest.skip(reason)

    kinds = ("port", "symmetric", "blocked")
    answers = await asyncio.gather(*(diagnose(kind, *TWO, tells=False) for kind in kinds))

    assert [answer["network"]["kind"] for answer in answers] == ["port-restricted", "symmetric", "blocked"]
    assert [answer["network"]["filtering"] for answer in answers] == ["unknown"] * 3


async def test_a_relay_helps_where_udp_is_blocked() -> None:
    """A relay over TCP is tried out, and then everybody can be played with."""
    if reason := why_not():
        pytest.skip(reason)

    answer = await diagnose("blocked", TWO[0], relay=True)

    assert answer["can_play"]
    assert answer["network"]["turn"]["address"]
    assert "your relay steps in" in answer["verdict"]
