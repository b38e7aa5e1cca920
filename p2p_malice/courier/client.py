"""Leaves notes with a courier and reads them: our own, or any server of ntfy's dialect. It is trusted with nothing."""

import asyncio
import binascii
import contextlib
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Iterator
from types import TracebackType
from typing import Self
from urllib.request import getproxies, proxy_bypass

import aiohttp
from aiohttp import hdrs
from yarl import URL

from p2p_malice.errors import CourierError
from p2p_malice.link.token_bucket import TokenBucket
from p2p_malice.protocol.untrusted_json import object_in

ANSWER_WITHIN = 5.0
"""Seconds that a courier has to answer before it counts as away."""

SILENT_FOR = 100.0
"""Seconds of silence after which its stream is opened anew: it says every 45 that it's there."""

AGAIN_AFTER, AGAIN_AT_MOST = 1.0, 60.0
"""Seconds until it is tried again, doubled each time that doesn't help."""

LINE_BURST, LINES_PER_SECOND = 600, 50.0
"""How many lines are looked at, with a note in them or not. A courier that sends more could keep this machine busy, so
it is read again later.
"""

HEARD_WITHIN = 8.0
"""Seconds that notes have to come by streams when the courier is tried."""

MAX_LINE = 8192


class CourierClient:
    """One courier, for as long as it is entered."""

    def __init__(self, url: str) -> None:
        """The courier at `url`, which has no slash at its end."""
        self.url = url
        self._session: aiohttp.ClientSession
        self._stream: aiohttp.ClientResponse | None = None
        self._left: tuple[str, bytes] | None = None
        """The last note, and its topic."""
        self._is_renewed = asyncio.Event()

    async def __aenter__(self) -> Self:
        """Begin to use it."""
        # Redirects aren't followed, nor cookies kept: what it may send us to isn't its business.
        self._session = aiohttp.ClientSession(
            timeout=aiohttp.ClientTimeout(total=ANSWER_WITHIN),
            # What was open before our address changed is dead, and nobody would know.
            connector=aiohttp.TCPConnector(force_close=True),
            cookie_jar=aiohttp.DummyCookieJar(),
            read_bufsize=MAX_LINE,
            # Where a proxy is the only way out, a courier is needed most.
            trust_env=True,
            proxy=_plain_proxy(URL(self.url)),
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of its connections."""
        await self._session.close()

    async def leave(self, topic: str, note: bytes) -> None:
        """Leave a note. Raises `CourierError` if it wasn't taken."""
        text = urlsafe_b64encode(note).decode().rstrip("=")
        url = f"{self.url}/{topic}?firebase=no"  # ntfy would tell Google of it otherwise.
        with _courier_errors():
            async with self._session.post(url, data=text, allow_redirects=False) as response:
                _check(response, self.url)
        self._left = topic, note

    async def read(self, topics: Iterable[str]) -> list[bytes]:
        """The notes that are there now, the oldest first. Raises `CourierError`."""
        url = f"{self.url}/{','.join(topics)}/json?poll=1&since=12h"
        found: list[bytes] = []
        with _courier_errors():
            async with self._session.get(url, allow_redirects=False) as response:
                _check(response, self.url)
                count = 0
                async for line in _lines(response):
                    count += 1
                    if message := _message(line):
                        found.append(message[2])
                    if count == LINE_BURST:
                        break
        return found

    async def check(self, size: int) -> None:
        """Leave notes of `size` bytes, and hear them as they come, as programs do and as pages do.

        Raises `CourierError`.

        Something on the way may keep an answer until it is whole or large, which a stream never is.
        """
        try:
            async with asyncio.timeout(HEARD_WITHIN):
                for form in ("json", "sse"):
                    await self._hear_own(form, size)
        except TimeoutError:
            raise CourierError("courier_buffered") from None

    async def _hear_own(self, form: str, size: int) -> None:
        """Leave a note in a topic of its own, and once it is heard another one, until that is heard."""
        topic = f"p2p-malice-{secrets.token_urlsafe(16)}"
        before, meanwhile = secrets.token_bytes(size), secrets.token_bytes(size)
        await self.leave(topic, before)
        stream = self._stream_of(topic, "12h", TokenBucket(LINE_BURST, LINES_PER_SECOND), form)
        async with contextlib.aclosing(stream):
            async for _, _, note in stream:
                if note == before:
                    await self.leave(topic, meanwhile)
                elif note == meanwhile:
                    return

    async def notes(self, topics: Iterable[str]) -> AsyncGenerator[tuple[str, bytes], None]:
        """The notes that are there and those that come, each with its topic, for ever. A note may come twice.

        While the courier can't be used it is tried again, ever more rarely. If it has lost our last note meanwhile, as
        in a restart, that is left again.
        """
        since, joined, wait = "12h", ",".join(topics), AGAIN_AFTER
        bucket = TokenBucket(LINE_BURST, LINES_PER_SECOND)
        was_away = False
        while True:
            self._is_renewed.clear()
            self._stream = None
            try:
                if was_away:
                    # A courier that takes no note may still have some. One that is busy takes it later.
                    try:
                        await self._leave_again()
                        was_away = False
                    except CourierError as error:
                        if error.code == "courier_busy":
                            raise
                async for note_id, topic, note in self._stream_of(joined, since, bucket):
                    since = note_id
                    yield topic, note
            except CourierError:
                wait = AGAIN_AFTER if self._stream else wait
                was_away = was_away or not self._is_renewed.is_set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._is_renewed.wait()
            wait = min(2 * wait, AGAIN_AT_MOST)

    async def _leave_again(self) -> None:
        """Leave the last note once more, unless the courier still has it. Raises `CourierError`."""
        if self._left:
            topic, note = self._left
            if note not in await self.read([topic]):
                await self.leave(topic, note)

    def renew(self) -> None:
        """Open the stream anew, as this machine's address has changed: nobody would notice for minutes."""
        self._is_renewed.set()
        if self._stream is not None:
            self._stream.close()

    async def _stream_of(
        self, topics: str, since: str, bucket: TokenBucket, form: str = "json"
    ) -> AsyncGenerator[tuple[str, str, bytes], None]:
        """The id, the topic and the note of each message, until there are more lines than the `bucket` allows.

        Raises `CourierError` when the stream ends.
        """
        loop = asyncio.get_running_loop()
        url = f"{self.url}/{topics}/{form}?since={since}"
        timeout = aiohttp.ClientTimeout(sock_connect=ANSWER_WITHIN, sock_read=SILENT_FOR)
        with _courier_errors():
            async with self._session.get(url, timeout=timeout, allow_redirects=False) as response:
                _check(response, self.url)
                self._stream = response
                async for line in _lines(response):
                    if not bucket.take(loop.time()):
                        return
                    if message := _message(line):
                        yield message
        raise CourierError("courier_away")


def _check(response: aiohttp.ClientResponse, url: str) -> None:
    """Raise `CourierError` unless the courier at that `url` has done what it was asked for."""
    if response.status == 429:
        raise CourierError("courier_busy")
    if response.status == 407:
        raise CourierError("courier_proxy_login")
    if moved := _moved(response, url):
        raise CourierError("courier_moved", url=moved)
    if response.status != 200:
        raise CourierError("courier_status", status=response.status)


def _moved(response: aiohttp.ClientResponse, url: str) -> str | None:
    """Where the courier at `url` is if it redirects to the same host, such as from HTTP to HTTPS."""
    if response.status not in (301, 302, 303, 307, 308):
        return None
    there, asked = response.url.join(URL(response.headers.get(hdrs.LOCATION, ""))), URL(url)
    is_there = there.host == asked.host and there.scheme in ("http", "https") and there.origin() != asked.origin()
    return str(there.origin().with_path(asked.path)).rstrip("/") if is_there else None


async def _lines(response: aiohttp.ClientResponse) -> AsyncIterator[str]:
    async for line in response.content:
        yield line.decode(errors="replace")


def _plain_proxy(url: URL) -> str | None:
    """The proxy to the courier at `url` if it's named without a scheme, as many programs take it; else None."""
    named = getproxies().get(url.scheme, "")
    return f"http://{named}" if named and "://" not in named and not proxy_bypass(url.host or "") else None


_ID = re.compile(r"[-_A-Za-z0-9]{1,64}")


def _message(line: str) -> tuple[str, str, bytes] | None:
    """The id, the topic and the note of a message; None for anything else."""
    body = object_in(line.removeprefix("data:"))
    note_id, topic, text = (str(body.get(key)) for key in ("id", "topic", "message"))
    if body.get("event") != "message":
        return None
    if not _ID.fullmatch(note_id) or not re.fullmatch(r"[-_A-Za-z0-9]*", text):
        return None
    with contextlib.suppress(binascii.Error):
        return note_id, topic, urlsafe_b64decode(text + "=" * (-len(text) % 4))
    return None


@contextlib.contextmanager
def _courier_errors() -> Iterator[None]:
    """Whatever goes wrong with a server inside the block is a `CourierError`."""
    try:
        yield
    except (aiohttp.ClientProxyConnectionError, aiohttp.ClientHttpProxyError) as error:
        if isinstance(error, aiohttp.ClientHttpProxyError) and error.status == 407:
            raise CourierError("courier_proxy_login") from error
        raise CourierError("courier_proxy") from error
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
        raise CourierError("courier_away") from error
