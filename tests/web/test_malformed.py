"""What is no proper request to the local table is answered or cut off, and nothing of it is shown to the player."""

import asyncio
import os
import random
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from p2p_malice.web.server import MAX_MESSAGE
from tests.forking import forked  # noqa: F401  (every test here forks the program)

HALF = ("half a request", "less than announced", "no request line")
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
SOCKET = b"GET /talk HTTP/1.1\r\n%b%bUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n" + KEY


def requests(port: int) -> dict[str, bytes]:
    """Requests that no browser sends."""
    own = b"Host: 127.0.0.1:%d\r\n" % port
    host = own + b"Connection: close\r\n"
    get, post = b"GET / HTTP/1.1\r\n" + host, b"POST / HTTP/1.1\r\n" + host
    origin = b"Origin: http://127.0.0.1:%d\r\n" % port
    talk = SOCKET % (own, origin) + b"\r\n"
    return {
        "garbage": random.Random(1).randbytes(5000) + b"\r\n\r\n",
        "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
        "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "no request line": b"\r\n\r\n",
        "half a request line": b"GET\r\n\r\n",
        "unknown version": b"GET / HTTP/9.9\r\n" + host + b"\r\n",
        "half a request": b"GET / HT",
        "no host": b"GET / HTTP/1.1\r\n\r\n",
        "wrong host": b"GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n",
        "two hosts": get + own + b"\r\n",
        "no colon": get + b"bad header\r\n\r\n",
        "blank in a name": get + b"bad header : x\r\n\r\n",
        "line feeds in a header": get + b"X: a\n\nb\rc\r\n\r\n",
        "huge header": get + b"X: " + b"a" * 100_000 + b"\r\n\r\n",
        "many headers": get + b"".join(b"X%d: a\r\n" % number for number in range(20_000)) + b"\r\n",
        "huge path": b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n" + host + b"\r\n",
        "bytes in the path": b"GET /\xff\xfe HTTP/1.1\r\n" + host + b"\r\n",
        "bytes in a header": get + b"Origin: \xff\xfe\r\n\r\n",
        "broken escapes": b"GET /%ff%zz%00 HTTP/1.1\r\n" + host + b"\r\n",
        "broken address": b"GET http://[::1 HTTP/1.1\r\n" + host + b"\r\n",
        "broken port": b"GET http://a:99999999/ HTTP/1.1\r\n" + host + b"\r\n",
        "tunnel": b"CONNECT a:b HTTP/1.1\r\n" + host + b"\r\n",
        "length that is none": post + b"Content-Length: x\r\n\r\n",
        "length below nothing": post + b"Content-Length: -1\r\n\r\n",
        "two lengths": post + b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
        "broken chunk": post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        "less than announced": post + b"Content-Length: 1000\r\n\r\nx",
        "broken compression": post + b"Content-Encoding: gzip\r\nContent-Length: 5\r\n\r\nabcde",
        "strange expectation": get + b"Expect: nonsense\r\n\r\n",
        "socket without a key": (SOCKET % (host, origin)).replace(b"Connection: upgrade\r\n", b"").replace(KEY, b"")
        + b"\r\n",
        "socket with garbage": talk + b"\xff" * 50,
        "socket with a broken text": talk + b"\x81\x82\0\0\0\0\xff\xff",
        "socket with a huge frame": talk + b"\x81\xff\x7f" + b"\xff" * 7 + bytes(4) + bytes(MAX_MESSAGE + 1),
    }


@pytest_asyncio.fixture(loop_scope="session")
async def process(tmp_path: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """`p2p-malice web` as a process of its own."""
    environment = {**os.environ, "HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "p2p_malice", "web", "--no-open", "--name", "Kay", "--stun", "none"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=environment,
    )
    try:
        yield started
    finally:
        if started.returncode is None:
            started.kill()
            await started.wait()


async def answer(port: int, request: bytes, *, is_half: bool = False) -> bytes:
    """What comes back before the server closes the connection; after half a request nothing more will come."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    received = b""
    try:
        writer.write(request)
        if is_half:
            writer.write_eof()
        while piece := await reader.read(1 << 16):
            received += piece
    except ConnectionError:
        pass  # The server may hang up before it has read everything.
    finally:
        writer.transport.abort()
    return received


async def test_what_is_no_request_shows_the_player_nothing(process: asyncio.subprocess.Process) -> None:
    """Each is answered with an error or cut off; nothing is printed, and the page is still served."""
    assert process.stdout and process.stderr
    found = re.search(rb"127\.0\.0\.1:(\d+)", await process.stdout.readline())
    assert found
    port = int(found[1])
    for name, request in requests(port).items():
        answered = await answer(port, request, is_half=name in HALF)
        assert answered == b"" or re.match(rb"HTTP/1\.[01] (101|4\d\d) ", answered), (name, answered[:200])
    proper = b"GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n" % port
    assert (await answer(port, proper)).startswith(b"HTTP/1.1 200 ")
    process.terminate()

    assert (await process.stderr.read()).decode() == ""
