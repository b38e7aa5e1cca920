"""The courier as it is started."""

import asyncio

import pytest

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.commands.courier import serve
from p2p_malice.errors import SettingsError
from tests.helpers import WORDS


async def told(host: str) -> str:
    """What a courier says that is started at that address."""
    said: asyncio.Queue[str] = asyncio.Queue()
    running = asyncio.ensure_future(
        serve(WORDS, said.put_nowait, host=host, port=0, site=None, is_behind_proxy=False, has_metrics=False)
    )
    first = asyncio.ensure_future(said.get())
    try:
        await asyncio.wait({running, first}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        return first.result()
    finally:
        await cancel_and_wait(running, first)


@pytest.mark.usefixtures("no_ipv6")
async def test_ipv4_alone_will_do() -> None:
    """All networks are those of IPv4 then, and an address of IPv6 can't be had: that was a traceback."""
    assert "http://0.0.0.0:" in await told("")
    with pytest.raises(SettingsError, match="courier_host"):
        await told("::1")
