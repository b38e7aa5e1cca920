"""A page behind one router and a host behind another, with a reply that comes late, in both browsers."""

import asyncio
import random
import tempfile
import time
from pathlib import Path

import pytest

from p2p_malice.protocol.connection_codes import decode
from p2p_malice.web.site import write_single
from scripts.games.chaos import Station
from scripts.games.play_games import COMMAND
from tests.link.netlab import NetLab, two_homes, why_not
from tests.web.browsers import BROWSERS, tab_in, until
from tests.web.play import AT_TABLE, ESBUILD, introduce
from tests.web.test_guest import REPLY

pytestmark = [pytest.mark.lab, pytest.mark.deep, pytest.mark.limit(300)]

LATE = 40.0
"""Seconds. Without patience no browser opens after so long."""


async def play_late(browser: str, late: float) -> tuple[float, int]:
    """Hand the reply over `late` seconds after it was made; seconds to the table, and the reply's length."""
    with tempfile.TemporaryDirectory() as folder:
        async with NetLab() as lab:
            two_homes(lab, "port", "port")
            server = await lab.stun_server("pub", "203.0.113.1")
            write_single(Path(folder) / "malice.html", ESBUILD, stun=(server,))
            host = Station(
                "host", Path(folder) / "host", random.Random(1), asyncio.Event(), (*lab.entering("host"), *COMMAND)
            )
            try:
                async with tab_in(browser, *lab.entering("guest")) as tab:
                    await host.start("host", "--name", "Ann", "--rule", "payoff=2", "--stun", server)
                    code = await host.code()
                    await tab.open(f"file://{folder}/malice.html#{code}")
                    await introduce(tab, "Webby")
                    reply = await until(tab, REPLY)
                    await asyncio.sleep(late)
                    handed_over = time.monotonic()
                    host.write(kind="reply", code=reply)
                    await until(tab, AT_TABLE)
                    opened = time.monotonic() - handed_over
            finally:
                await host.kill()
    # Which has an address to call.
    assert decode(reply).description.candidates
    return opened, len("MDW1-" + reply.rpartition("MDW1-")[2].strip())


@pytest.mark.parametrize("browser", BROWSERS)
async def test_a_late_reply_opens(browser: str) -> None:
    """The page sends checks for as long as it takes, and a typical reply fits into one SMS."""
    if reason := why_not():
        pytest.skip(reason)
    async with asyncio.timeout(150):
        opened, length = await play_late(browser, LATE)

    assert opened < 10
    assert length <= 160
