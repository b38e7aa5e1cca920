"""The server of the local table: this machine only, one page at a time, and nobody without the token.

Any page in a browser on this machine can make it send requests, and must get nowhere. So the name and port that a
request asks for, and the page that it comes from, have to be exactly ours, and the token travels in the part of the
address that browsers never send, then as the first message. Only the page for a tapped reply may be opened from
anywhere, and its reply waits until the host agrees (OWASP ASVS 5.0: 3.4.3, 3.5.1, 3.5.3, 4.4.2,
4.4.3).
"""

import asyncio
import contextlib
import json
import logging
import secrets
import socket
import sys
from collections.abc import AsyncIterator
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web
from aiohttp.http_exceptions import HttpProcessingError

from p2p_malice.errors import CodeError
from p2p_malice.protocol.untrusted_json import object_in
from p2p_malice.web.messages import ArrivedMessage
from p2p_malice.web.page_session import PageSession
from p2p_malice.web.site import page_files
from p2p_malice.words.catalogue import ENGLISH, LANGUAGES, Words

MAX_MESSAGE = 64 * 1024

DOOR = "/open"
"""The page's own address for a browser that our file has led here: to browsers, that is another site. It opens no more
than the page, which is nothing without the token.
"""

MAX_REPLY = 20_000
"""How many characters of a reply are read."""

TOKEN_WITHIN = 5.0
"""Seconds after which a connection without a request is closed, or a talk without the token or a reply."""

MAX_CONNECTIONS = 64
"""Connections without the token; the next one takes the place of the first: any user of this machine can make them."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; font-src data:; frame-ancestors 'none'; base-uri 'none'; "
        "object-src 'none'; form-action 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


_Connection = web.RequestHandler

_log = logging.getLogger(__name__)


def _is_own_fault(record: logging.LogRecord) -> bool:
    """Whether a log entry of the server is about this program, and not about something that somebody sent to it."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, HttpProcessingError | web.RequestPayloadError)


_log.addFilter(_is_own_fault)


class ServedSession(PageSession):
    """The session of a page that comes by a WebSocket, or by a tapped reply."""

    def __init__(self, words: Words) -> None:
        """No page is there yet; `words` are for what is wrong with a reply that is tapped."""
        super().__init__()
        self.words = words
        self.token = secrets.token_urlsafe(16)

    async def attend(self, page: web.WebSocketResponse) -> None:
        """Talk with a page that has the token until it goes."""
        await self.let_in(page)
        try:
            async for heard in page:
                if heard.type is WSMsgType.TEXT:
                    await self.hear(page, heard.data)
        finally:
            self.let_go(page)

    async def answer_reply(self, first: str) -> str | None:
        """The answer to a page that starts with the secret of a link and a reply; None for anything else."""
        body = object_in(first)
        secret, reply = body.get("secret"), body.get("reply")
        if not isinstance(secret, str) or not isinstance(reply, str):
            return None
        try:
            friend = self.replies.hand_over(secret, reply[:MAX_REPLY])
        except CodeError as error:
            return json.dumps({"kind": "refused", "text": self.words.error(error)})
        await self.send(ArrivedMessage(friend), f"arrived {friend}")
        return json.dumps({"kind": "arrived"})


class Connections:
    """Connections that haven't shown the server's token: not too many of them, and none that stays silent."""

    def __init__(self) -> None:
        """There are none yet."""
        self._all: dict[_Connection, float] = {}
        """Since when each has been there."""
        self._spoken: set[_Connection] = set()

    def admit(self, connection: _Connection) -> _Connection:
        """Count a connection that has just come, and return it; of too many, the oldest is closed."""
        loop = asyncio.get_running_loop()
        # Where there is no transport, there is none any more or, of the newest, none yet.
        open_ = {each: since for each, since in self._all.items() if each.transport or loop.time() - since < 1}
        self._spoken &= open_.keys()
        for first in list(open_)[: max(0, len(open_) + 1 - MAX_CONNECTIONS)]:
            del open_[first]
            _abort(first)
        self._all = {**open_, connection: loop.time()}
        loop.call_later(TOKEN_WITHIN, self._look_at, connection)
        return connection

    def note_request(self, connection: _Connection) -> None:
        """Note that a connection has made a request, so that it isn't closed as silent."""
        self._spoken.add(connection)

    def trust(self, connection: _Connection) -> None:
        """It has shown the token, and stays."""
        self._all.pop(connection, None)

    def _look_at(self, connection: _Connection) -> None:
        if connection in self._all and connection not in self._spoken:
            _abort(connection)


def _abort(connection: _Connection) -> None:
    if isinstance(connection.transport, asyncio.Transport):
        connection.transport.abort()


def make_app(
    session: ServedSession, origin: str, connections: Connections, reached: list[str] | None = None
) -> web.Application:
    """The application that serves the page at `origin`, such as `http://127.0.0.1:8123`.

    Every request that gets past the guard is recorded in `reached`, for tests.
    """
    spoken = session.words.language
    language = spoken if spoken in LANGUAGES else ENGLISH
    files = page_files(is_local=True, command=session.words("-command"), language=language)
    host = origin.removeprefix("http://")

    @web.middleware
    async def guard(request: web.Request, handler: Any) -> web.StreamResponse:
        connections.note_request(request.protocol)
        if request.headers.getall("Host", []) != [host]:
            return web.Response(status=421, text=session.words("refused-place", url=f"{origin}/"), headers=HEADERS)
        came_from = request.headers.getall("Origin", [])
        site = request.headers.get("Sec-Fetch-Site", "none")
        is_navigation = request.headers.get("Sec-Fetch-Mode") == "navigate"
        is_tapped = is_navigation and (request.path == DOOR or request.path.startswith("/r/"))
        if came_from not in ([], [origin]) or (site not in ("none", "same-origin") and not is_tapped):
            return web.Response(status=403, text=session.words("refused-site"), headers=HEADERS)
        if request.headers.get("Sec-Fetch-Dest") in ("iframe", "frame", "fencedframe", "embed", "object"):
            return web.Response(status=403, text=session.words("refused-frame"), headers=HEADERS)
        if reached is not None:
            reached.append(request.path)
        try:
            response: web.StreamResponse = await handler(request)
        except web.HTTPException as error:
            error.headers.update(HEADERS)
            raise
        return response

    async def serve_file(request: web.Request) -> web.Response:
        name = request.match_info["name"]
        file = files.get("index.html" if f"/{name}" in ("/", DOOR) else name)
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file.content, content_type=file.media_type, charset="utf-8", headers=HEADERS)

    async def show_reply(_request: web.Request) -> web.Response:
        # Whatever the secret is: the page uses it itself, and only then learns whether it is good.
        return web.Response(
            body=files["local/reply.html"].content, content_type="text/html", charset="utf-8", headers=HEADERS
        )

    async def talk(request: web.Request) -> web.WebSocketResponse:
        if request.headers.get("Origin") != origin:
            raise web.HTTPForbidden
        page = web.WebSocketResponse(max_msg_size=MAX_MESSAGE, heartbeat=20.0)
        await page.prepare(request)
        first = await _first_words(page)
        if _is_same(first, session.token):
            connections.trust(request.protocol)
            await session.attend(page)
        elif answer := await session.answer_reply(first):
            await page.send_str(answer)
            await page.close()
        else:
            await page.close(code=WSCloseCode.POLICY_VIOLATION, message=b"token")
        return page

    app = web.Application(middlewares=[guard])
    app.router.add_get("/talk", talk)
    app.router.add_get("/r/{secret}", show_reply)
    app.router.add_get("/{name:.*}", serve_file)
    return app


async def _first_words(page: web.WebSocketResponse) -> str:
    try:
        async with asyncio.timeout(TOKEN_WITHIN):
            first = await page.receive()
    except TimeoutError:
        return ""
    return first.data if first.type is WSMsgType.TEXT else ""


def _is_same(given: str, secret: str) -> bool:
    """Whether `given` is the secret, in a time that doesn't depend on how much of it is right."""
    return secrets.compare_digest(given.encode(errors="replace"), secret.encode())


@contextlib.asynccontextmanager
async def serving(session: ServedSession, port: int = 0, reached: list[str] | None = None) -> AsyncIterator[str]:
    """Serve the page on 127.0.0.1 inside the block, on any free port unless one is given; the block gets the address to
    open.

    Raises OSError.
    """
    runner: web.AppRunner | None = None
    listening: asyncio.Server | None = None
    # The application has to know its port.
    sock = _bound(port)
    try:
        session.port = sock.getsockname()[1]
        origin = f"http://127.0.0.1:{session.port}"
        connections = Connections()
        app = make_app(session, origin, connections, reached)
        runner = web.AppRunner(app, access_log=None, logger=_log, shutdown_timeout=1.0)
        await runner.setup()
        make = runner.server
        assert make
        listening = await asyncio.get_running_loop().create_server(lambda: connections.admit(make()), sock=sock)
        yield f"{origin}/#{session.token}"
    finally:
        if listening is not None:
            listening.close()
        if runner is not None:
            await runner.cleanup()
        sock.close()


def _bound(port: int) -> socket.socket:
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            # There, SO_REUSEADDR would let any other program take over the port, and the page's secrets with it.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        elif port:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(("127.0.0.1", port))
    except OSError:
        sock.close()
        raise
    return sock
