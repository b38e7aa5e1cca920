"""The local server reaches its own page and nobody else (OWASP ASVS 5.0: 3.4.3, 3.5.1, 3.5.3, 4.4.2, 4.4.3, 4.4.4)."""

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.http_exceptions import BadHttpMessage

from p2p_malice.web import server
from p2p_malice.web.messages import ChosenMessage, TableMessage, WantMessage
from p2p_malice.web.server import MAX_CONNECTIONS, MAX_MESSAGE, ServedSession, _bound, serving
from tests.helpers import WORDS
from tests.web.browsers import BROWSERS, EVIL, tab_in


class Served:
    """A server under test: where it is, what it let through, what the page said."""

    def __init__(self, session: ServedSession, address: str, reached: list[str]) -> None:
        self.session, self.reached = session, reached
        self.origin = address.partition("/#")[0]
        self.token = address.partition("#")[2]
        self.host = self.origin.removeprefix("http://")
        self.port = int(self.host.rpartition(":")[2])


@pytest_asyncio.fixture(loop_scope="session")
async def served() -> AsyncIterator[Served]:
    """A server without a page yet."""
    session, reached = ServedSession(WORDS), list[str]()
    async with serving(session, reached=reached) as address:
        yield Served(session, address, reached)


async def test_silent_connections_do_not_keep_the_owner_out(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another user of the machine could hold as many as there are files: the first make room, and all have to speak."""
    monkeypatch.setattr(server, "TOKEN_WITHIN", 0.2)
    silent = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(MAX_CONNECTIONS + 5)]
    assert await status(served) == 200
    assert [await reader.read() for reader, _ in silent] == [b""] * len(silent)
    for _, writer in silent:
        writer.close()


async def status(served: Served, method: str = "GET", path: str = "/", **headers: str) -> int:
    """What the server answers to a request with these headers."""
    async with (
        aiohttp.ClientSession() as session,
        session.request(
            method, f"{served.origin}{path}", headers={name.replace("_", "-"): value for name, value in headers.items()}
        ) as response,
    ):
        return response.status


async def test_the_own_page_is_served_with_strict_headers(served: Served) -> None:
    """3.4.3: a policy that lets nothing in; no cookies, no sharing with other origins."""
    async with aiohttp.ClientSession() as session, session.get(served.origin) as response:
        assert response.status == 200
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Referrer-Policy"] == "no-referrer"
        assert "Set-Cookie" not in response.headers
        assert not any(name.startswith("Access-Control") for name in response.headers)


@pytest.mark.parametrize(
    "host",
    [
        "localhost:{port}",
        "127.0.0.1",
        "127.0.0.1:1",
        "127.0.0.1.:{port}",
        "127.1:{port}",
        "2130706433:{port}",
        "[::1]:{port}",
        "LOCALHOST:{port}",
        "evil.test:{port}",
        "user@127.0.0.1:{port}",
        "127.0.0.1:{port}.evil.test",
        "",
    ],
)
async def test_only_the_exact_host_passes(served: Served, host: str) -> None:
    """4.4.2: whoever asks for another name, by whatever name server, is told that it is the wrong place."""
    assert await status(served, Host=host.format(port=served.port)) in (400, 421)
    assert served.reached == []


async def test_the_wrong_place_says_which_is_right(served: Served) -> None:
    """Somebody who typed `localhost` had to guess what was wrong."""
    async with aiohttp.ClientSession() as session, session.get(f"http://localhost:{served.port}/") as response:
        assert await response.text() == f"There's nothing at this address. It has to begin with {served.origin}/"


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "http://localhost:{port}", "https://127.0.0.1:{port}"])
async def test_another_origin_is_refused(served: Served, origin: str) -> None:
    """3.5.1, 4.4.2: before any handler."""
    for path in ("/", "/talk", "/local/local.js"):
        assert await status(served, path=path, Origin=origin.format(port=served.port)) == 403
    assert served.reached == []


@pytest.mark.parametrize(
    ("header", "value"),
    [
        *(("Sec_Fetch_Site", site) for site in ("cross-site", "same-site", "nonsense")),
        *(("Sec_Fetch_Dest", frame) for frame in ("iframe", "frame", "fencedframe", "embed", "object")),
    ],
)
async def test_what_the_browser_calls_another_site_or_a_frame_is_refused(
    served: Served, header: str, value: str
) -> None:
    """3.5.3: by headers that no page can change. Nobody frames the table, not even our own origin."""
    assert await status(served, **{header: value}) == 403
    assert served.reached == []


async def test_a_tapped_reply_may_come_from_anywhere_but_opens_no_other_page(served: Served) -> None:
    """Only by going there, not in a frame; whether the secret is good cannot be told from that."""
    tapped = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate", "Sec_Fetch_Dest": "document"}
    path = f"/r/{served.session.replies.open(0, str)}"

    assert await status(served, path=path, **tapped) == 200
    assert await status(served, path="/r/wrong", **tapped) == 200
    for other in ("/", "/r", "/talk", "/local/reply.html", "/local/local.js"):
        assert await status(served, path=other, **tapped) == 403
    assert await status(served, "POST", path=path, **tapped) == 405
    assert await status(served, path=path, **{**tapped, "Sec_Fetch_Mode": "no-cors"}) == 403
    assert await status(served, path=path, **{**tapped, "Sec_Fetch_Dest": "iframe"}) == 403
    assert await status(served, path=path, **{**tapped, "Origin": "null"}) == 403


@contextlib.asynccontextmanager
async def talking(served: Served) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """The socket, opened as the page does."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"ws://{served.host}/talk", headers={"Origin": served.origin}) as socket,
    ):
        yield socket


async def hand_over(served: Served, secret: object, reply: object) -> object:
    """What the socket answers to the page at which a reply was tapped; the code by which it is closed if nothing."""
    async with talking(served) as socket:
        await socket.send_json({"secret": secret, "reply": reply})
        message = await socket.receive()
        return json.loads(message.data)["kind"] if message.type is aiohttp.WSMsgType.TEXT else socket.close_code


async def test_a_tapped_reply_is_taken_once_and_only_waits(served: Served) -> None:
    """The host is asked; nothing is heard as if the host had said it. A second one changes nothing."""
    secret = served.session.replies.open(2, str)

    assert await hand_over(served, secret, "first") == "arrived"
    assert await hand_over(served, secret, "second") == "refused"

    assert served.session.heard.empty()
    assert [served.session.replies.take(friend) for friend in (2, 2, 0)] == ["first", None, None]


async def test_a_wrong_secret_hands_nothing_over(served: Served) -> None:
    """Nor does anything that is none."""
    secret = served.session.replies.open(0, str)

    for wrong in ("", secret[:-1], secret + "0", secret.upper() + "x", "\ud800"):
        assert await hand_over(served, wrong, "reply") == "refused"
    nothings: list[object] = [None, 1, [], {"secret": secret}]
    for nothing in nothings:
        assert await hand_over(served, nothing, "reply") == 1008
        assert await hand_over(served, secret, nothing) == 1008
    assert served.session.replies.take(0) is None
    assert await hand_over(served, secret, "reply") == "arrived"


@pytest.mark.parametrize(
    ("platform", "port", "wanted"),
    [("win32", 0, ["EXCLUSIVE"]), ("win32", 8123, ["EXCLUSIVE"]), ("linux", 0, []), ("linux", 8123, ["REUSE"])],
)
def test_no_other_program_takes_the_port_over(
    platform: str, port: int, wanted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows, where SO_REUSEADDR means sharing, the port is this program's alone."""
    asked: list[object] = []

    class Socket:
        """Notes which options it is asked for."""

        def __init__(self, *_: object) -> None:
            pass

        def setsockopt(self, _level: int, option: object, _value: int) -> None:
            asked.append(option)

        def bind(self, _address: object) -> None:
            pass

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr("p2p_malice.web.server.socket.socket", Socket)
    monkeypatch.setattr("p2p_malice.web.server.socket.SO_REUSEADDR", "REUSE")
    monkeypatch.setattr("p2p_malice.web.server.socket.SO_EXCLUSIVEADDRUSE", "EXCLUSIVE", raising=False)
    _bound(port)

    assert asked == wanted


def test_faults_of_our_own_are_still_noted(caplog: pytest.LogCaptureFixture) -> None:
    """Only what others sent goes unmentioned."""
    log = logging.getLogger("p2p_malice.web.server")
    for error in (BadHttpMessage("theirs"), web.RequestPayloadError("theirs"), ZeroDivisionError("ours")):
        log.error("Error handling request", exc_info=error)

    assert [record.exc_info[1].args for record in caplog.records if record.exc_info and record.exc_info[1]] == [
        ("ours",)
    ]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
async def test_nothing_but_reading_is_possible_without_the_socket(served: Served, method: str) -> None:
    """3.5.3: no method changes anything."""
    assert await status(served, method) == 405
    assert await status(served, path="/../../cli.py") == 404
    assert await status(served, path="/%2e%2e/server.py") == 404


async def first_words(served: Served, first: str | None) -> list[object]:
    """What the socket says to who begins so, until it is closed or says that it is ready."""
    said: list[object] = []
    async with talking(served) as socket:
        if first is not None:
            await socket.send_str(first)
        async for message in socket:
            said.append(json.loads(message.data)["kind"])
            if said[-1] == "ready":
                return said
        said.append(socket.close_code)
    return said


async def test_the_socket_wants_the_token_first(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """4.4.3, 4.4.4: the wrong one, none, one in the address: nothing is told."""
    monkeypatch.setattr("p2p_malice.web.server.TOKEN_WITHIN", 0.2)
    assert await first_words(served, served.token) == ["ready"]
    for wrong in ("", served.token[:-1], served.token + "x", served.token.swapcase(), '{"kind": "take"}', None):
        assert await first_words(served, wrong) == [1008]
    assert served.session.heard.empty()


async def test_a_second_page_does_not_wait_for_the_first_to_answer(served: Served) -> None:
    """It's told at once that the table is elsewhere, and takes it when it says so: nobody is asked, nothing is lost."""

    async def next_kind(page: aiohttp.ClientWebSocketResponse) -> str:
        return str((await page.receive_json())["kind"])

    async with talking(served) as first, talking(served) as second:
        await served.session.send(WantMessage("reply"), "want")
        for page, told in ((first, ["ready", "want"]), (second, ["busy"])):
            await page.send_str(served.token)
            assert [await next_kind(page) for _ in told] == told
        for page, other, word in ((second, first, "second"), (first, second, "first")):
            await page.send_json({"kind": "chosen", "word": "from the page that looks on"})
            for _ in range(1000):
                await page.send_json({"kind": "take"})
            await page.send_json({"kind": "chosen", "word": word})
            assert await served.session.heard.get() == ChosenMessage(word)
            await served.session.send(TableMessage())
            # What was told before is told once, however often the page takes what it has.
            assert [await next_kind(page) for _ in range(3)] == ["ready", "want", "table"]
            assert await next_kind(other) == "busy"


async def test_the_socket_wants_the_own_origin(served: Served) -> None:
    """4.4.2: also from clients that send none."""
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"ws://{served.host}/talk")


async def test_a_message_that_is_too_long_or_none_at_all_does_no_harm(served: Served) -> None:
    """The page is cut off at 64 KiB; what is no object with a kind is dropped."""
    async with talking(served) as socket:
        await socket.send_str(served.token)
        await socket.receive()
        objects = ('{"kind":1}', '{"kind":"chosen"}', '{"kind":"chosen","word":1}', '{"kind":"quit","more":1}')
        for nonsense in ("", "[]", "7", "{", *objects, "[" * 5000):
            await socket.send_str(nonsense)
        await socket.send_str('{"kind":"chosen","word":"good"}')
        assert await served.session.heard.get() == ChosenMessage("good")
        await socket.send_str("x" * (MAX_MESSAGE + 1))
        assert (await socket.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)


ATTACK = """
(async () => {
  const read = [];
  const within = (milliseconds, begin) => new Promise((done) => { begin(done); setTimeout(done, milliseconds); });
  const add = (tag, properties) => document.body.appendChild(Object.assign(document.createElement(tag), properties));
  const post = { method: "POST", mode: "no-cors", body: "move" };
  const requests = [{}, { mode: "no-cors" }, post, { credentials: "include" }];
  await Promise.all(BASES.flatMap((base, number) => [
    ...requests.map(async (options) => {
      const soon = { signal: AbortSignal.timeout(2000) };
      const answer = await fetch(`${base}/styles/page.css`, { ...soon, ...options }).catch(() => null);
      if (answer?.ok) read.push(`fetch: ${await answer.text()}`);
    }),
    ...[["img", "icons/icon.svg"], ["script", "table/table.js"]].map(([tag, path]) => {
      const onload = (done) => () => done(read.push(tag));
      return within(2000, (done) => add(tag, { onload: onload(done), onerror: done, src: `${base}/${path}` }));
    }),
    within(2000, (done) => {
      const socket = new WebSocket(`${base.replace("http", "ws")}/talk`);
      socket.onopen = () => socket.send("TOKEN", read.push("socket"));
      socket.onmessage = (event) => read.push(event.data);
      socket.onclose = socket.onerror = done;
    }),
    within(700, () => {
      add("iframe", { src: `${base}/` });
      add("iframe", { name: `target${number}` });
      add("form", { action: `${base}/talk`, method: "POST", target: `target${number}` }).submit();
    }),
  ]));
  return read;
})()
"""


@pytest.mark.parametrize("browser", BROWSERS)
async def test_a_hostile_page_reaches_no_handler(browser: str, served: Served) -> None:
    """Fetch, image, script, WebSocket, frame and form from another port, another name, and a rebound name."""

    async def evil(_request: web.Request) -> web.Response:
        return web.Response(text="<!doctype html><title>evil</title><body>", content_type="text/html")

    app = web.Application()
    app.router.add_get("/", evil)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        port = runner.addresses[0][1]
        async with tab_in(browser) as tab:
            for place in ("127.0.0.1", "localhost", EVIL):
                await tab.open(f"http://{place}:{port}/")
                names = ["127.0.0.1", "localhost", *([EVIL] if place == EVIL else [])]
                bases = json.dumps([f"http://{name}:{served.port}" for name in names])
                assert await tab.run(ATTACK.replace("BASES", bases).replace("TOKEN", served.token)) == []
            # The attacker's own name, bound to this machine, at the very port.
            await tab.open(f"http://{EVIL}:{served.port}/")
            assert "There's nothing at this address" in await tab.run("document.body.innerText")
        assert served.reached == []
        assert served.session.heard.empty()
    finally:
        await runner.cleanup()
