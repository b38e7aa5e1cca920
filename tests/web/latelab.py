"""A page behind a router of its own, and a host behind another: the reply is handed over late."""

import asyncio
import random
import tempfile
import time
from pathlib import Path

from p2p_malice.protocol.codes import decode
from p2p_malice.web.site import write_single
from scripts.chaos import Station
from tests.link.netlab import NetLab, two_homes
from tests.web.browsers import tab_in, until
from tests.web.play import introduce, play_to_the_end
from tests.web.test_guest import REPLY


async def play_late(browser: str, late: float, kinds: tuple[str, str] = ("port", "port")) -> tuple[float, int]:
    """Hand the reply over `late` seconds after it was made, then play; seconds to the table, characters of the reply.

    `kinds` are the routers of host and guest, as `netlab` calls them.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with NetLab() as lab:
            two_homes(lab, *kinds)
            server = await lab.stun_server("pub", "203.0.113.1")
            write_single(Path(folder) / "malice.html", stun=(server,))
            host = Station("host", Path(folder) / "host", random.Random(1), asyncio.Event(), lab.entering("host"))
            try:
                async with tab_in(browser, *lab.entering("guest")) as tab:
                    await host.start("host", "--name", "Ann", "--rule", "payoff=2", "--stun", server)
                    code = (await host.codes.get())["code"]
                    await tab.open(f"file://{folder}/malice.html#{code}")
                    await introduce(tab, "Webby")
                    reply = await until(tab, REPLY)
                    await asyncio.sleep(late)
                    handed_over = time.monotonic()
                    host.write(kind="reply", code=reply)
                    await until(tab, "!!document.querySelector('.row.hand')")
                    opened = time.monotonic() - handed_over
                    await play_to_the_end(tab)
                    await host.over.wait()
            finally:
                await host.kill()
    assert decode(reply).description.candidates
    return opened, len("MDW1-" + reply.rpartition("MDW1-")[2].strip())
