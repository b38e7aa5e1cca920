"""The courier's server: a mailbox over HTTP, in the dialect of ntfy (https://docs.ntfy.sh), so that either will do.

    POST /TOPIC                      leaves the body, a text of at most 1,024 characters of ASCII, as a note
    GET  /TOPIC,TOPIC…/sse|json      sends notes as they come, as server-sent events or as a line of JSON each;
                                     `since` is `all`, `none`, the id of a note, a Unix time or a span such as `12h`;
                                     with `poll=1`, the answer ends after the notes that are there
    GET  /v1/health                  says that it's there, and how much it does: `version`, seconds since it was started
                                     (`uptime`), `notes` kept, `readers` and `connections` now, notes `left` and `sent`,
                                     requests `refused` by reason
    GET  /metrics                    the same for Prometheus, if it was asked for

A topic is 16 to 64 letters, digits, `-` and `_`, too many to guess. The mailbox is the only queue: a slow reader misses
nothing but what the topic has lost. Everybody is counted by their address, which is written down nowhere. The log has
when it began and ended, and once a minute what it had to refuse.
"""

import asyncio
import contextlib
import errno
import functools
import gzip
import hashlib
import json
import logging
import re
import secrets
import socket
import struct
import sys
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Self

from aiohttp import hdrs, web
from aiohttp.abc import AbstractStreamWriter

from p2p_malice import __version__
from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.courier.counts import Counts
from p2p_malice.courier.mailbox import Mailbox, Note, source_of
from p2p_malice.invite.link_preview import lacks_address, with_picture
from p2p_malice.link.token_bucket import TokenBucket

MAX_TEXT = 1024
"""The characters of a note."""

MAX_TOPICS = 8
"""How many topics one request may read: our clients read two."""

REQUEST_BURST, REQUESTS_PER_SECOND = 60, 0.2
"""The requests that one source may make: as many as at ntfy.sh."""

MAX_SOURCES = 50_000
"""How many sources are counted; whoever was silent for longest is forgotten."""

READERS_OF_ONE, MAX_READERS = 30, 2000
"""The requests that read notes, of one source and in all. Whoever has most loses the oldest to make room."""

CONNECTIONS_OF_ONE, MAX_CONNECTIONS = 100, 4000
SPARE_FILES = 96
"""The connections of one source and in all, and how many files the process keeps for other things: the connections in
all may be fewer, by what the system lets a process open.
"""

BACKLOG = 1024
"""Connections that may wait to be accepted: one that finds no room is tried again after a second, then three."""

SILENT_FOR = 10.0
BODY_WITHIN = 5.0
"""The seconds after which a connection without a request is closed, and that a body has to come."""

ACTIVE_OF_ONE = 60
"""The requests of one source that may be answered at once; behind a proxy, connections don't tell sources apart."""

KEEPALIVE = 45.0
"""Seconds without a note after which a reader hears that the courier is still there."""

SLOW_FOR = 20.0
NOTES_AT_ONCE, BYTES_WAITING, BYTES_SENT = 4, 2048, 64 * 1024
"""Seconds that a reader has to take what is sent, how many notes that is at a time, the bytes that may wait here for
them, and how many the system keeps: however many readers don't read, what they were to be sent takes little.
"""

_TOPIC = r"[-_A-Za-z0-9]{16,64}"
_TEXT = re.compile(rb"[ -~]*")
_SPAN = re.compile(r"(\d{1,6})([smh])")
_SECONDS = {"s": 1, "m": 60, "h": 3600}
_VERSIONED = re.compile(r"-[A-Z0-9]{8}\.(?:js|css)$|-[0-9a-f]{12}\.zip$|/pyodide-[-0-9.]+/[^/]+$")
"""Files of a site whose names have their content's hash or their version: what is in them never changes."""
_HOST = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?", re.ASCII)
"""What is taken for the name of this server, where a page has to say it."""
_HEADERS = {"Access-Control-Allow-Origin": "*", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}


LOG_EVERY = 60.0
"""Seconds between two lines of the log about what was refused."""

logger = logging.getLogger(__name__)
_HTTP = logging.getLogger(f"{__name__}.http")
"""Of requests that make no sense, aiohttp would write down who has sent them."""
_HTTP.disabled = True

_Connection = web.RequestHandler


class CourierServer:
    """Answers requests from a mailbox."""

    def __init__(
        self,
        mailbox: Mailbox | None = None,
        *,
        is_behind_proxy: bool = False,
        clock: Callable[[], float] = time.time,
        connections: int = MAX_CONNECTIONS,
        has_metrics: bool = False,
    ) -> None:
        """Serves that `mailbox`, or an empty one.

        Behind a proxy, the last address in `X-Forwarded-For` is the one that a request comes from. `clock` gives
        seconds since 1970. No more `connections` are open at once. It `has_metrics` for whoever asks.
        """
        self.mailbox = mailbox or Mailbox()
        self._is_behind_proxy = is_behind_proxy
        self._clock = clock
        self._has_metrics = has_metrics
        self._since = clock()
        self._site: Path | None = None
        self.counts = Counts()
        self.connections = _Connections(connections if is_behind_proxy else CONNECTIONS_OF_ONE, connections)
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self._active: Counter[str] = Counter()
        """How many requests of each source are being answered."""
        self._readers: dict[asyncio.Task[Any], str] = {}
        self._readers_of: Counter[str] = Counter()
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        """By topic: what to set when there is a new note."""

    def app(self, site: Path | None = None) -> web.Application:
        """The application; it also serves the files in the folder `site`, compressed where it has them so."""
        app = web.Application(client_max_size=MAX_TEXT, middlewares=[self._limit])
        for method in (app.router.add_post, app.router.add_put):
            method(f"/{{topic:{_TOPIC}}}", self._leave)
        app.router.add_get(f"/{{topics:{_TOPIC}(,{_TOPIC})*}}/{{format:sse|json}}", self._read)
        app.router.add_get("/v1/health", self._tell_health)
        if self._has_metrics:
            app.router.add_get("/metrics", self._tell_metrics)
        if site:
            self._site = site
            app.router.add_get("/", functools.partial(self._send_page, site / "index.html"))
            for name in ("index.html", "play.html"):
                app.router.add_get(f"/{{filename:{name}}}", functools.partial(self._send_page, site / name))
            app.router.add_static("/", site)
        app.on_response_prepare.append(_write_headers)
        app.on_shutdown.append(self._dismiss)
        return app

    # --- limits

    @web.middleware
    async def _limit(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Turn away whoever asks too often, or too much at once; files of the site cost too little to be limited."""
        self.connections.note_request(request.protocol)
        source = self._source(request)
        is_limited = "topic" in request.match_info or "topics" in request.match_info
        if is_limited and not self._bucket(source).take(self._clock()):
            return self._refuse(429, 42901, "too_many_requests")
        if is_limited and self._active[source] >= ACTIVE_OF_ONE:
            return self._refuse(429, 42902, "too_many_at_once")
        self._active[source] += 1
        try:
            response: web.StreamResponse = await handler(request)
        except web.HTTPException as error:
            if error.status < 400:
                error.headers.update(_HEADERS)
                raise
            refusal = _refusal(error.status, error.status * 100 + 1, error.reason.lower().replace(" ", "_"))
            return (error.status == 404 and self._nothing_there()) or refusal
        except Exception:
            logger.exception("failed")
            return self._refuse(500, 50001, "failed")
        finally:
            self._active[source] -= 1
            if not self._active[source]:
                del self._active[source]
        # Whether a file of the site is there, aiohttp finds out while it answers.
        name = request.match_info.get("filename")
        if self._site and name and isinstance(response, web.FileResponse) and not (self._site / name).is_file():
            return self._nothing_there() or response
        return response

    def _nothing_there(self) -> web.FileResponse | None:
        """The site's own page for an address at which there is nothing, if it has one."""
        page = self._site and self._site / "404.html"
        return web.FileResponse(page, status=404) if page and page.is_file() else None

    def _source(self, request: web.Request) -> str:
        forwarded = request.headers.getall("X-Forwarded-For", []) if self._is_behind_proxy else []
        # Each is kept in several places, and with every note.
        return sys.intern(source_of(",".join(forwarded).rpartition(",")[2].strip() or request.remote or ""))

    def _bucket(self, source: str) -> TokenBucket:
        bucket = self._buckets.pop(source, None) or TokenBucket(REQUEST_BURST, REQUESTS_PER_SECOND)
        self._buckets[source] = bucket
        if len(self._buckets) > MAX_SOURCES:
            self._buckets.popitem(last=False)
        return bucket

    # --- pages

    async def _send_page(self, path: Path, request: web.Request) -> web.StreamResponse:
        """Send a page of the site; one that doesn't say where its picture is says so by the address it's asked for at.

        That is what the request says it is, so nobody may keep the answer for others. Behind a proxy it's HTTPS: the
        page needs that.
        """
        host = ",".join(request.headers.getall(hdrs.HOST, []))
        folder = f"{'https' if self._is_behind_proxy else 'http'}://{host}/"
        page = await asyncio.to_thread(_located, path, folder) if _HOST.fullmatch(host) else None
        if not page:
            return web.FileResponse(path)
        content, compressed, mark = page
        headers: dict[str, str] = {
            hdrs.CACHE_CONTROL: "private, no-cache",
            hdrs.VARY: hdrs.ACCEPT_ENCODING,
            hdrs.ETAG: f'W/"{mark}"',
            "X-Content-Type-Options": "nosniff",
        }
        if any(each.value in (mark, "*") for each in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        if "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, ""):
            content, headers[hdrs.CONTENT_ENCODING] = compressed, "gzip"
        return web.Response(body=content, content_type="text/html", charset="utf-8", headers=headers)

    # --- notes

    async def _leave(self, request: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(BODY_WITHIN):
                body = await request.read()
        except web.HTTPRequestEntityTooLarge:
            return self._refuse(413, 41301, "too_large")
        except web.RequestPayloadError:
            return self._refuse(400, 40000, "malformed")
        except TimeoutError:
            refusal = self._refuse(408, 40801, "too_slow")
            refusal.force_close()
            return refusal
        if not _TEXT.fullmatch(body):
            return self._refuse(400, 40009, "not_ascii")
        topic = request.match_info["topic"]
        note = self.mailbox.leave(secrets.token_urlsafe(9), topic, body.decode(), self._source(request), self._clock())
        self.counts.left += 1
        for event in self._waiting.get(topic, ()):
            event.set()
        return web.json_response(_fields(note), headers=_HEADERS)

    async def _read(self, request: web.Request) -> web.StreamResponse:
        topics = request.match_info["topics"].split(",")
        if len(topics) > MAX_TOPICS:
            return self._refuse(400, 40010, "too_many_topics")
        is_sse, is_poll = request.match_info["format"] == "sse", request.query.get("poll") == "1"
        start = self._start(request.query.get("since", "all" if is_poll else "none"), topics)
        line = _event_line if is_sse else _json_line
        kind = "text/event-stream" if is_sse else "application/x-ndjson"
        source = self._source(request)
        if self._readers_of[source] >= READERS_OF_ONE:
            return self._refuse(429, 42903, "too_many_readers")
        # nginx passes on at once what says so, and else when it has 4 kB. Others compress what may be transformed (RFC
        # 9111 section 5.2.2.6), and pass it on when they have enough.
        unbuffered = {"X-Accel-Buffering": "no", "Cache-Control": "no-store, no-transform"}
        stream = {"Content-Type": f"{kind}; charset=utf-8", **unbuffered}
        response = web.StreamResponse(headers={**_HEADERS, **stream})
        with self._reading(source, topics) as news, _while_read(request):
            reader = await _Reader.of(response, request)
            if is_poll:
                await self._send_from(reader, topics, start, line)
                await reader.finish()
            else:
                await self._send_for_ever(reader, topics, start, line, news)
        return response

    def _start(self, since: str, topics: Iterable[str]) -> int:
        """The number of the note after which to begin."""
        if since == "all":
            return 0
        if since == "none":
            return self.mailbox.last
        if span := _SPAN.fullmatch(since):
            return self._number_before(self._clock() - int(span[1]) * _SECONDS[span[2]], topics)
        if since.isdecimal():
            return self._number_before(float(since[:12]), topics)
        return self.mailbox.number_of(since, topics)

    def _number_before(self, time: float, topics: Iterable[str]) -> int:
        earlier = [note.number for note in self.mailbox.since(topics, 0, self._clock()) if note.time < time]
        return max(earlier, default=0)

    @contextlib.contextmanager
    def _reading(self, source: str, topics: Iterable[str]) -> Iterator[asyncio.Event]:
        """Within the block, the event that it gives is set whenever there may be a new note in one of these topics."""
        task = asyncio.current_task()
        assert task
        if len(self._readers) >= MAX_READERS:
            ((most, _),) = self._readers_of.most_common(1)
            oldest = next(each for each, by in self._readers.items() if by == most)
            self._forget_reader(oldest)
            oldest.cancel()
        self._readers[task] = source
        self._readers_of[source] += 1
        news = asyncio.Event()
        for topic in topics:
            self._waiting[topic].add(news)
        try:
            yield news
        finally:
            self._forget_reader(task)
            for topic in topics:
                self._waiting[topic].discard(news)
                if not self._waiting[topic]:
                    del self._waiting[topic]

    def _forget_reader(self, task: asyncio.Task[Any]) -> None:
        if source := self._readers.pop(task, None):
            self._readers_of[source] -= 1
            if not self._readers_of[source]:
                del self._readers_of[source]

    async def _send_from(
        self, reader: "_Reader", topics: list[str], number: int, line: Callable[[Note], str], before: str = ""
    ) -> int:
        """Send what comes `before`, and the notes that are there after that number; the number of the last one."""
        while True:
            notes = self.mailbox.since(topics, number, self._clock(), NOTES_AT_ONCE)
            if before or notes:
                await reader.send(before + "".join(map(line, notes)))
                self.counts.sent += len(notes)
            before, number = "", notes[-1].number if notes else number
            if len(notes) < NOTES_AT_ONCE:
                return number

    async def _send_for_ever(
        self,
        reader: "_Reader",
        topics: list[str],
        number: int,
        line: Callable[[Note], str],
        news: asyncio.Event,
    ) -> None:
        """Send the notes after that number, as they come, until the reader goes."""
        is_sse = line is _event_line
        told = self._marker("open", topics, is_sse=is_sse)
        while True:
            news.clear()
            number = await self._send_from(reader, topics, number, line, told)
            told = ""
            try:
                async with asyncio.timeout(KEEPALIVE):
                    await news.wait()
            except TimeoutError:
                told = self._marker("keepalive", topics, is_sse=is_sse)

    def _marker(self, event: str, topics: Iterable[str], *, is_sse: bool) -> str:
        """What is sent when there is no note: that the topics are open, or that the courier is still there."""
        fields = {"id": secrets.token_urlsafe(9), "time": int(self._clock()), "event": event, "topic": ",".join(topics)}
        return f"event: {event}\ndata: {json.dumps(fields)}\n\n" if is_sse else f"{json.dumps(fields)}\n"

    async def _dismiss(self, _app: web.Application) -> None:
        """End what would go on for ever, so that nobody waits for that when the courier ends."""
        for task in self._readers:
            task.cancel()

    def _refuse(self, status: int, code: int, why: str) -> web.Response:
        self.counts.refused[why] += 1
        return _refusal(status, code, why)

    async def _tell_health(self, _request: web.Request) -> web.Response:
        uptime = round(self._clock() - self._since)
        health = {"healthy": True, "version": __version__, "uptime": uptime, **self.counts.health(self._now)}
        return web.json_response(health, headers=_HEADERS)

    async def _tell_metrics(self, _request: web.Request) -> web.Response:
        text = self.counts.metrics(__version__, self._now)
        return web.Response(text=text, headers={**_HEADERS, "Content-Type": "text/plain; version=0.0.4; charset=utf-8"})

    @property
    def _now(self) -> dict[str, int]:
        """How many there are of what comes and goes."""
        return {"notes": len(self.mailbox), "readers": len(self._readers), "connections": len(self.connections)}

    async def log_refusals(self) -> None:
        """Write down once a minute what was refused, if anything was; for ever."""
        while True:
            await asyncio.sleep(LOG_EVERY)
            if refused := self.counts.newly_refused():
                reasons = " ".join(f"{reason}={count}" for reason, count in sorted(refused.items()))
                logger.warning("refused requests=%d %s", sum(refused.values()), reasons)


class _Reader:
    """Who is sent notes, piece by piece: the next piece is made once the one before has been taken."""

    def __init__(self, response: web.StreamResponse, writer: AbstractStreamWriter) -> None:
        self._response, self._writer = response, writer

    @classmethod
    async def of(cls, response: web.StreamResponse, request: web.Request) -> Self:
        """Begin to answer that request."""
        if request.transport:
            request.transport.set_write_buffer_limits(high=BYTES_WAITING)
        writer = await response.prepare(request)
        assert writer
        return cls(response, writer)

    async def send(self, text: str) -> None:
        """Send that, and wait until little of it is left here. Raises TimeoutError if it isn't taken."""
        async with asyncio.timeout(SLOW_FOR):
            await self._writer.write(text.encode())
            await self._writer.drain()
        # Whoever reads much waits for everybody else.
        await asyncio.sleep(0)

    async def finish(self) -> None:
        """There is nothing more. Raises TimeoutError likewise."""
        async with asyncio.timeout(SLOW_FOR):
            await self._response.write_eof()


@contextlib.contextmanager
def _while_read(request: web.Request) -> Iterator[None]:
    """Send within the block; whoever doesn't read it, or has gone, is disconnected."""
    try:
        yield
    except (ConnectionError, TimeoutError):
        if transport := request.transport:
            if sock := transport.get_extra_info("socket"):
                # What the system keeps for them goes as well.
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            transport.abort()


def connections_possible() -> int:
    """How many connections may be open at once: this process opens as many files for them as the system lets it."""
    try:
        import resource
    except ImportError:  # As on Windows, where connections aren't counted as files.
        return MAX_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + SPARE_FILES
    if 0 <= soft < wanted:
        soft = wanted if hard < 0 else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MAX_CONNECTIONS if soft < 0 else max(1, min(MAX_CONNECTIONS, soft - SPARE_FILES))


def _fields(note: Note) -> dict[str, Any]:
    return {"id": note.id, "time": note.time, "event": "message", "topic": note.topic, "message": note.text}


def _json_line(note: Note) -> str:
    return json.dumps(_fields(note), separators=(",", ":")) + "\n"


def _event_line(note: Note) -> str:
    return f"data: {_json_line(note)}\n"


def _refusal(status: int, code: int, why: str) -> web.Response:
    """An error in ntfy's form."""
    headers = {**_HEADERS, "Retry-After": str(round(1 / REQUESTS_PER_SECOND))} if status == 429 else _HEADERS
    return web.json_response({"code": code, "http": status, "error": why}, status=status, headers=headers)


async def _write_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Say of the site's files how long browsers may keep them, and of nothing what it is that answers.

    Those that never change are kept for ever, the others asked about each time (RFC 9111 section 5.2.2).
    """
    response.headers.pop(hdrs.SERVER, None)
    if isinstance(response, web.FileResponse):
        is_kept = response.status < 400 and _VERSIONED.search(request.path)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if is_kept else "no-cache"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Vary"] = "Accept-Encoding"


def _located(path: Path, folder: str) -> tuple[bytes, bytes, str] | None:
    """The page in that folder with its picture's address, as it is and compressed, and its mark.

    None for one that needs none, or isn't there.
    """
    try:
        return _page_at(path, path.stat().st_mtime_ns, folder)
    except (OSError, ValueError):
        return None


@functools.lru_cache(maxsize=8)
def _page_at(path: Path, _changed: int, folder: str) -> tuple[bytes, bytes, str] | None:
    """The same for a page that was changed then. Raises OSError, ValueError."""
    page = path.read_text(encoding="utf-8")
    if not lacks_address(page):
        return None
    content = with_picture(page, folder).encode()
    return content, gzip.compress(content, 6, mtime=0), hashlib.sha256(content).hexdigest()[:16]


# --- connections -----------------------------------------------------------------------------------------------------


class _Connections:
    """Those that are open: not too many, of one source or in all, and none that stays silent."""

    def __init__(self, of_one: int, in_all: int) -> None:
        self._of_one, self._in_all = of_one, in_all
        self._sources: dict[_Connection, str] = {}
        """The source of each that is open, and of some that no longer are."""
        self._counts: Counter[str] = Counter()
        self._silent: set[_Connection] = set()

    def __len__(self) -> int:
        """How many are open."""
        return sum(each.transport is not None for each in self._sources)

    def admit(self, connection: _Connection) -> _Connection:
        """Another one has come; where from is known once it has been made, which is not what the loop does next."""
        self._silent.add(connection)
        loop = asyncio.get_running_loop()
        loop.call_soon(loop.call_soon, self._look_at, connection)
        loop.call_later(SILENT_FOR, self._end_if_silent, connection)
        return connection

    def note_request(self, connection: _Connection) -> None:
        """It isn't silent."""
        self._silent.discard(connection)

    def _look_at(self, connection: _Connection) -> None:
        if not isinstance(connection.transport, asyncio.Transport):
            return
        source = source_of(str((connection.transport.get_extra_info("peername") or ("",))[0]))
        if self._is_full or self._counts[source] >= self._of_one:
            self._sources = {each: by for each, by in self._sources.items() if each.transport}
            self._counts = Counter(self._sources.values())
        if sock := connection.transport.get_extra_info("socket"):
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BYTES_SENT)
        if self._is_full:
            self._make_room(source)
        if self._is_full or self._counts[source] >= self._of_one:
            connection.transport.abort()
        else:
            self._sources[connection] = source
            self._counts[source] += 1

    @property
    def _is_full(self) -> bool:
        return len(self._sources) >= self._in_all

    def _make_room(self, source: str) -> None:
        """Close the oldest connection of whoever has most, if that isn't about as many as `source` has."""
        ((most, count),) = self._counts.most_common(1)
        if count > self._counts[source] + 1:
            oldest = next(each for each, by in self._sources.items() if by == most)
            del self._sources[oldest]
            self._counts[most] -= 1
            if isinstance(oldest.transport, asyncio.Transport):
                oldest.transport.abort()

    def _end_if_silent(self, connection: _Connection) -> None:
        if connection in self._silent and isinstance(connection.transport, asyncio.Transport):
            connection.transport.abort()
        self._silent.discard(connection)


@contextlib.asynccontextmanager
async def serving(
    server: CourierServer, host: str = "127.0.0.1", port: int = 0, site: Path | None = None
) -> AsyncIterator[str]:
    """Serve inside the block, on any free port unless one is given; the block gets the address. Raises OSError."""
    runner = web.AppRunner(
        server.app(site),
        access_log=None,
        logger=_HTTP,
        handler_cancellation=True,
        keepalive_timeout=SILENT_FOR,
        lingering_time=0.0,
        shutdown_timeout=1.0,
    )
    await runner.setup()
    make = runner.server
    assert make
    listening: asyncio.Server | None = None
    logging_refusals = asyncio.create_task(server.log_refusals())
    try:
        listening = await _listen(lambda: server.connections.admit(make()), host, port)
        bound = listening.sockets[0].getsockname()[:2]
        address = f"{f'[{bound[0]}]' if ':' in bound[0] else bound[0]}:{bound[1]}"
        logger.info("start version=%s address=%s", __version__, address)
        yield f"http://{address}"
    finally:
        if listening is not None:
            listening.close()
            logger.info("stop")
        await cancel_and_wait(logging_refusals)
        await runner.cleanup()


async def _listen(make: Callable[[], _Connection], host: str, port: int) -> asyncio.Server:
    """Listen at `host`; at its IPv4 addresses alone where this machine has no IPv6. Raises OSError."""
    loop = asyncio.get_running_loop()
    try:
        # Without any IPv6 in the kernel, those addresses are left out, and maybe none is left.
        listening = await loop.create_server(make, host, port, backlog=BACKLOG)
        if listening.sockets:
            return listening
    except OSError as error:
        if error.errno != errno.EADDRNOTAVAIL:
            raise
    return await loop.create_server(make, host, port, family=socket.AF_INET, backlog=BACKLOG)
