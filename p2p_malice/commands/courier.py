"""`courier`: carries sealed notes between friends who can't reach each other yet, and may serve their page."""

import asyncio
import errno
import os
from collections.abc import Callable
from pathlib import Path

from p2p_malice.courier.server import CourierServer, connections_possible, serving
from p2p_malice.errors import SettingsError
from p2p_malice.words.catalogue import Words


async def serve(
    words: Words,
    tell: Callable[[str], None],
    *,
    host: str,
    port: int,
    site: Path | None,
    is_behind_proxy: bool,
    has_metrics: bool,
) -> None:
    """Serve notes and perhaps a `site` at that address until cancelled; `tell` gets what a person wants to know.

    Raises `SettingsError` if that isn't possible there, or no page is in the folder.
    """
    if site and not (site / "index.html").is_file():
        raise SettingsError("no_site", folder=str(site))
    server = CourierServer(is_behind_proxy=is_behind_proxy, connections=connections_possible(), has_metrics=has_metrics)
    try:
        async with serving(server, host, port, site) as url:
            tell(words("courier-at", url=url, site="yes" if site else "no"))
            await asyncio.Event().wait()
    except OSError as error:
        # asyncio puts a sentence of its own around it.
        why = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error.strerror)
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise SettingsError("courier_port", port=str(port), why=why) from None
        raise SettingsError("courier_host", host=host[:100], why=why) from None
