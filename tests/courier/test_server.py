"""A courier over HTTP: ours, used as a page and a program use it, and as nobody should."""

import asyncio
import contextlib
import gzip
import json
import logging
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from attrs import define
from yarl import URL

from p2p_malice import __version__
from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.courier import client, notes, server
from p2p_malice.courier.client import CourierClient
from p2p_malice.courier.mailbox import MAX_IN_TOPIC
from p2p_malice.courier.notes import HttpCourier
from p2p_malice.courier.server import CourierServer, serving
from p2p_malice.errors import CourierError

PYTHON = "host/pyodide-1.2.3-4/pyodide.js"
TOPIC, OTHER = "a-topic-of-16-characters", "another-topic-of-some-length"


@define
class Courier:
    """A courier of the test's own, at whose address it asks by itself, and with our client."""

    server: CourierServer
    url: str
    http: aiohttp.ClientSession
    client: CourierClient

    async def post(self, text: str = "text", topic: str = TOPIC, **headers: str) -> int:
        """Leave a text; the status."""
        async with self.http.post(f"{self.url}/{topic}", data=text, headers=headers) as response:
            return response.status

    async def poll(self, query: str = "", topics: str = TOPIC) -> list[str]:
        """The texts that are there."""
        async with self.http.get(f"{self.url}/{topics}/json?poll=1{query}") as response:
            return [json.loads(line)["message"] async for line in response.content]


@pytest.fixture
async def courier() -> AsyncIterator[Courier]:
    """An empty courier."""
    made = CourierServer()
    async with serving(made) as url, aiohttp.ClientSession() as http, CourierClient(url) as client:
        yield Courier(made, url, http, client)


async def test_a_note_reaches_who_was_there_and_who_comes_later(courier: Courier) -> None:
    """In order, byte by byte, each from its own topic."""
    notes = courier.client.notes([TOPIC, OTHER])
    coming = asyncio.ensure_future(anext(notes))
    for topic, note in ((TOPIC, b"\0first"), (OTHER, b"\xff" * 504)):
        await courier.client.leave(topic, note)

    assert [await coming, await anext(notes)] == [(TOPIC, b"\0first"), (OTHER, b"\xff" * 504)]
    assert await courier.client.read([TOPIC, OTHER]) == [b"\0first", b"\xff" * 504]
    assert await courier.client.read([TOPIC]) == [b"\0first"]
    await notes.aclose()


async def test_a_browser_reads_server_sent_events(courier: Courier) -> None:
    """The form of ntfy: what isn't a message has an event's name, so that `onmessage` hears messages only."""
    await courier.post("one")
    async with courier.http.get(f"{courier.url}/{TOPIC}/sse?since=all") as response:
        opened = (await response.content.readuntil(b"\n\n")).decode()
        await courier.post("two")
        lines = [opened, *[(await response.content.readuntil(b"\n\n")).decode() for _ in range(2)]]

    assert response.headers["Content-Type"] == "text/event-stream; charset=utf-8"
    assert response.headers["X-Accel-Buffering"] == "no"
    assert "no-transform" in response.headers["Cache-Control"]
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert lines[0].startswith('event: open\ndata: {"id":')
    bodies = [json.loads(line.removeprefix("data: ")) for line in lines[1:]]
    assert [(body["event"], body["topic"], body["message"]) for body in bodies] == [
        ("message", TOPIC, "one"),
        ("message", TOPIC, "two"),
    ]


async def test_a_reader_says_from_when_on(courier: Courier) -> None:
    """All, nothing, after a note, since a time, or for a span."""
    for text in ("one", "two"):
        await courier.post(text)
    first = courier.server.mailbox.since([TOPIC], 0, 0.0)[0]

    asked = ("all", "none", first.id, "unknown", "12h", "0s", str(first.time + 1), "0")
    texts = {since: await courier.poll(f"&since={since}") for since in asked}
    both = ["one", "two"]
    assert texts == {
        **dict.fromkeys(("all", "unknown", "12h", "0"), both),
        **{since: [] for since in ("none", str(first.time + 1))},
        first.id: ["two"],
        "0s": texts["0s"],
    }


@pytest.mark.parametrize(
    ("topic", "text", "status"),
    [
        (TOPIC, "x" * 1024, 200),
        (TOPIC, "x" * 1025, 413),
        (TOPIC, "é", 400),
        (TOPIC, "two\nlines", 400),
        ("short", "x", 405),
        ("x" * 65, "x", 405),
        (f"{TOPIC}/sse", "x", 405),
    ],
)
async def test_only_short_texts_are_taken(courier: Courier, topic: str, text: str, status: int) -> None:
    """In topics that can't be guessed."""
    assert await courier.post(text, topic) in ({404, 405} if status == 405 else {status})
    assert len(courier.server.mailbox) == (status == 200)


async def test_nobody_may_ask_more_often_than_a_table_needs(courier: Courier) -> None:
    """Sixty requests at once, and then one in five seconds: the answer says when."""
    statuses = [await courier.post() for _ in range(61)]

    assert statuses == [200] * 60 + [429]
    async with courier.http.get(f"{courier.url}/{TOPIC}/json?poll=1") as response:
        assert (response.status, response.headers["Retry-After"]) == (429, "5")
    with pytest.raises(CourierError, match="courier_busy"):
        await courier.client.leave(TOPIC, b"note")


async def test_behind_a_proxy_everybody_is_counted_by_themselves() -> None:
    """By the address that the proxy itself has seen, whatever else its client says."""
    made = CourierServer(is_behind_proxy=True)
    async with serving(made) as url, aiohttp.ClientSession() as http, CourierClient(url) as client:
        courier = Courier(made, url, http, client)
        flood = {"X-Forwarded-For": "192.0.2.200, 192.0.2.1"}
        assert [await courier.post(**flood) for _ in range(61)][-1] == 429
        assert await courier.post(**{"X-Forwarded-For": "192.0.2.1, 192.0.2.2"}) == 200


async def test_the_oldest_reader_of_whoever_has_most_makes_room(
    courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One source may wait so often; if all places are taken, it isn't the others who lose theirs."""
    monkeypatch.setattr(server, "READERS_OF_ONE", 3)
    urls = f"{courier.url}/{TOPIC}/json"
    readers = [await courier.http.get(urls) for _ in range(3)]
    async with courier.http.get(urls) as refused:
        assert refused.status == 429
    monkeypatch.setattr(server, "READERS_OF_ONE", 9)
    monkeypatch.setattr(server, "MAX_READERS", 3)

    readers.append(await courier.http.get(urls))
    first = [await reader.content.readline() for reader in readers]
    assert all(b'"open"' in line for line in first)
    with pytest.raises(aiohttp.ClientPayloadError):
        await readers[0].content.readline()
    await courier.post("note")
    assert b"note" in await readers[1].content.readline()
    for reader in readers:
        reader.close()


async def test_a_connection_that_says_nothing_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it has begun to say something or not."""
    monkeypatch.setattr(server, "SILENT_FOR", 0.05)
    async with serving(CourierServer()) as url:
        ends = [await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2])) for _ in range(2)]
        ends[0][1].write(b"GET / HT")
        assert [await is_closed(reader) for reader, _ in ends] == [True, True]
        for _, writer in ends:
            writer.close()


async def is_closed(reader: asyncio.StreamReader) -> bool:
    """Wait for the end of a connection over which nothing comes."""
    try:
        return await reader.read() == b""
    except ConnectionError:
        return True


async def test_connections_are_limited_for_one_source_and_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """One source has so many; of all, whoever has most loses the oldest to make room for others."""
    monkeypatch.setattr(server, "CONNECTIONS_OF_ONE", 3)
    async with serving(CourierServer(connections=4)) as url:
        port = int(url.rpartition(":")[2])

        async def connect(host: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
            return await asyncio.open_connection("127.0.0.1", port, local_addr=(f"127.0.0.{host}", 0))

        ends = [await connect(2) for _ in range(4)]
        assert await is_closed(ends[3][0])
        ends += [await connect(3), await connect(4)]
        assert await is_closed(ends[0][0])
        ends[5][1].write(b"GET /v1/health HTTP/1.1\r\nHost: there\r\n\r\n")
        assert b"200" in await ends[5][0].readline()
        for _, writer in ends:
            writer.close()


async def test_a_body_that_never_comes_is_given_up(courier: Courier, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has sent the half of it hears that it took too long, and is disconnected; it's counted."""
    monkeypatch.setattr(server, "BODY_WITHIN", 0.05)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(courier.url.rpartition(":")[2]))
    writer.write(f"POST /{TOPIC} HTTP/1.1\r\nHost: there\r\nContent-Length: 10\r\n\r\nhalf".encode())

    assert b"408" in await reader.readline()
    assert b'"too_slow"' in await reader.read()
    writer.close()
    assert courier.server.counts.newly_refused() == {"too_slow": 1}


async def test_a_body_that_makes_no_sense_is_refused(courier: Courier, caplog: pytest.LogCaptureFixture) -> None:
    """It fills no log, whatever it is and however it ends."""
    answers = []
    for body in (
        "Transfer-Encoding: chunked\r\n\r\nnonsense\r\n",
        "Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc",
    ):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(courier.url.rpartition(":")[2]))
        writer.write(f"POST /{TOPIC} HTTP/1.1\r\nHost: there\r\nConnection: close\r\n{body}".encode())
        answers.append((await reader.readline()).split()[1])
        writer.close()

    assert answers == [b"400", b"400"]
    assert caplog.records == []


async def test_an_answer_that_nobody_reads_takes_little_and_ends(
    courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made piece by piece, as it is read, whether it ends by itself or goes on; and it counts as a reader."""
    monkeypatch.setattr(server, "SLOW_FOR", 0.1)
    monkeypatch.setattr(server, "READERS_OF_ONE", 2)
    for number in range(MAX_IN_TOPIC):
        courier.server.mailbox.leave(str(number), TOPIC, "x" * 1024, f"source {number}", time.time())
    loop, port = asyncio.get_running_loop(), int(courier.url.rpartition(":")[2])
    with socket.socket() as one, socket.socket() as other:
        for reader, query in ((one, "poll=1"), (other, "since=all")):
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            reader.setblocking(False)
            await loop.sock_connect(reader, ("127.0.0.1", port))
            await loop.sock_sendall(reader, f"GET /{TOPIC}/json?{query} HTTP/1.1\r\nHost: there\r\n\r\n".encode())
            assert await loop.sock_recv(reader, 1) == b"H"
        answering = list(courier.server._readers)
        async with courier.http.get(f"{courier.url}/{TOPIC}/json?poll=1") as refused:
            assert refused.status == 429
        await asyncio.wait(answering)
        for reader in (one, other):
            with pytest.raises(ConnectionResetError):
                while await loop.sock_recv(reader, 2**20):
                    pass
    assert 0 < courier.server.counts.sent < 2 * MAX_IN_TOPIC


async def test_whoever_runs_it_sees_how_much_it_does(caplog: pytest.LogCaptureFixture) -> None:
    """By its address and its log, which say nothing of who it was."""
    caplog.set_level(logging.INFO)
    made = CourierServer(has_metrics=True)
    async with serving(made) as url, aiohttp.ClientSession() as http, CourierClient(url) as client:
        courier = Courier(made, url, http, client)
        assert [await courier.post(), await courier.post("\x00"), await courier.poll()] == [200, 400, ["text"]]
        async with http.get(f"{url}/v1/health") as response:
            health = await response.json()
            assert "Server" not in response.headers
        async with http.get(f"{url}/metrics") as response:
            metrics = (await response.text()).splitlines()
        async with http.get(f"{url}/nothing") as response:
            assert (response.status, await response.json()) == (404, {"code": 40401, "http": 404, "error": "not_found"})

    assert health == {
        "healthy": True,
        "version": __version__,
        "uptime": 0,
        "notes": 1,
        "readers": 0,
        "connections": 1,
        "left": 1,
        "sent": 1,
        "refused": {"not_ascii": 1},
    }
    assert {"# TYPE p2p_malice_courier_notes gauge", "p2p_malice_courier_notes 1"} <= set(metrics)
    assert 'p2p_malice_courier_refused_total{reason="not_ascii"} 1' in metrics
    assert [record.getMessage().split()[0] for record in caplog.records] == ["start", "stop"]


async def test_the_log_has_once_a_minute_what_was_refused(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And nothing where nothing was."""
    monkeypatch.setattr(server, "LOG_EVERY", 0.0)
    made = CourierServer()
    made.counts.refused["too_many_requests"] += 3
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await made.log_refusals()

    assert [record.getMessage() for record in caplog.records] == ["refused requests=3 too_many_requests=3"]


async def test_the_courier_ends_at_once_whoever_listens() -> None:
    """What manages it may kill it otherwise."""
    async with aiohttp.ClientSession() as http:
        async with serving(CourierServer()) as url:
            listening = await http.get(f"{url}/{TOPIC}/json")
            await listening.content.readline()
            ending = asyncio.get_running_loop().time()

        assert asyncio.get_running_loop().time() - ending < 0.5


async def test_what_a_restart_has_lost_is_left_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for an answer makes sure that the courier has their note, so nobody waits in vain."""
    monkeypatch.setattr(client, "AGAIN_AFTER", 0.01)
    async with contextlib.AsyncExitStack() as stack:
        async with serving(CourierServer()) as url:
            waiting, other = [await stack.enter_async_context(CourierClient(url)) for _ in range(2)]
            answers = waiting.notes([OTHER])
            await waiting.leave(TOPIC, b"question")
            await other.leave(OTHER, b"begun")
            assert await anext(answers) == (OTHER, b"begun")
            coming = asyncio.ensure_future(anext(answers))
        await stack.enter_async_context(serving(CourierServer(), port=URL(url).port or 0))

        assert await anext(other.notes([TOPIC])) == (TOPIC, b"question")
        await other.leave(OTHER, b"answer")
        assert await coming == (OTHER, b"answer")


async def test_an_invitation_that_is_gone_is_left_again(courier: Courier, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a host who looks after it now and then: what is there isn't left twice, and after some hours it's another."""
    now = 1_000_000.0
    monkeypatch.setattr("p2p_malice.courier.notes.time.time", lambda: now)
    async with notes.HttpCourier(courier.url).host(b"k" * 8) as invitation:

        async def there() -> list[bytes]:
            await invitation.publish("MDW1-CODE")
            return await courier.client.read([invitation._seal.invitation_topic])

        (first,) = await there()
        assert await there() == [first]
        courier.server.mailbox.__init__()  # type: ignore[misc]
        assert await there() == [first]
        now += notes.SEALED_FOR
        assert (await there())[0] == first
        assert len(await there()) == 2


async def test_the_courier_that_is_away_or_talks_nonsense_is_an_error_and_no_more() -> None:
    """Whatever it does, whoever uses it hears the same, and soon."""
    answers = [
        b"HTTP/1.1 500 No\r\n\r\n",
        b"nonsense",
        b"HTTP/1.1 302 No\r\nLocation: http://127.0.0.1:1/\r\n\r\n",
        b"",
    ]

    async def answer(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answers.pop(0))
        writer.close()

    there = await asyncio.start_server(answer, "127.0.0.1")
    async with there, CourierClient(f"http://127.0.0.1:{there.sockets[0].getsockname()[1]}") as client:
        while answers:
            with pytest.raises(CourierError):
                await client.read([TOPIC])
    async with CourierClient("http://127.0.0.1:1") as nowhere:
        with pytest.raises(CourierError, match="courier_away"):
            await nowhere.leave(TOPIC, b"note")


@contextlib.asynccontextmanager
async def answering(answer: bytes) -> AsyncIterator[str]:
    """The address of a server that answers every request with that, and no more."""

    writers: list[asyncio.StreamWriter] = []

    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)

    there = await asyncio.start_server(say, "127.0.0.1")
    async with there:
        yield f"127.0.0.1:{there.sockets[0].getsockname()[1]}"
        for writer in writers:
            writer.close()
            await writer.wait_closed()


@pytest.mark.parametrize("begins", ["{", "event: "], ids=["programs", "pages"])
async def test_a_courier_whose_notes_are_held_back_isnt_called_well(
    courier: Courier, begins: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What buffers passes on what is answered whole, and what compresses may hold back only what pages hear."""
    send = server._Reader.send

    async def hold(reader: Any, text: str) -> None:
        if text.startswith(begins):
            await asyncio.Event().wait()
        await send(reader, text)

    await courier.client.check(504)
    monkeypatch.setattr(client, "HEARD_WITHIN", 0.1)
    monkeypatch.setattr(server._Reader, "send", hold)
    with pytest.raises(CourierError, match="courier_buffered"):
        await courier.client.check(504)


MOVED = {
    "https://127.0.0.1:8443/topic": "https://127.0.0.1:8443/notes",
    "http://127.0.0.1:80/": "http://127.0.0.1/notes",
    "https://elsewhere.example/": None,
    "/login": None,
    "ftp://127.0.0.1/": None,
    "": None,
}


@pytest.mark.parametrize(("location", "told"), MOVED.items())
async def test_a_courier_that_redirects_to_its_own_host_says_where_it_is(location: str, told: str | None) -> None:
    """Such as to HTTPS; an address of somebody else's is nobody's business."""
    answer = f"HTTP/1.1 301 Moved\r\nLocation: {location}\r\nContent-Length: 0\r\n\r\n".encode()
    async with answering(answer) as address, CourierClient(f"http://{address}/notes") as moved:
        with pytest.raises(CourierError, match="courier_moved" if told else "courier_status") as error:
            await moved.read([TOPIC])

    assert error.value.particulars.get("url") == told


@pytest.mark.parametrize(
    ("scheme", "named", "status", "code"),
    [
        ("http", "http://", 407, "courier_proxy_login"),
        ("https", "http://", 407, "courier_proxy_login"),
        ("https", "", 407, "courier_proxy_login"),
        ("https", "http://", 403, "courier_proxy"),
    ],
)
async def test_a_proxy_that_lets_nobody_out_is_told_from_a_courier_that_is_away(
    scheme: str, named: str, status: int, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It's what has to be put right; the proxy may be named without a scheme."""
    async with answering(f"HTTP/1.1 {status} No\r\nContent-Length: 0\r\n\r\n".encode()) as address:
        monkeypatch.setenv(f"{scheme}_proxy", f"{named}{address}")
        monkeypatch.setenv("no_proxy", "")
        async with CourierClient(f"{scheme}://courier.invalid") as behind:
            with pytest.raises(CourierError, match=f"^{code}$"):
                await behind.read([TOPIC])


async def test_endless_lines_without_a_note_keep_no_core_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A courier that sends them is read no further, and later again, ever more rarely."""
    monkeypatch.setattr(client, "AGAIN_AFTER", 0.01)
    asked: asyncio.Queue[str] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.put_nowait((await reader.readline()).decode())
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            while True:
                writer.write(b"{}\n" * 1000)
                await writer.drain()

    there = await asyncio.start_server(answer, "127.0.0.1")
    async with there, CourierClient(f"http://127.0.0.1:{there.sockets[0].getsockname()[1]}") as hostile:
        assert await hostile.read([TOPIC]) == []
        listening = asyncio.ensure_future(anext(hostile.notes([TOPIC])))
        asks = [await asked.get() for _ in range(4)]
        await cancel_and_wait(listening)

    assert ["poll=1" in line for line in asks] == [True, False, False, False]


async def test_lines_that_are_no_messages_are_passed_over(courier: Courier) -> None:
    """A note is base64 in a message; a server may send what it likes."""
    for text in ("not base64!", "x", "{}", "aGk"):
        await courier.post(text)

    assert await courier.client.read([TOPIC]) == [b"hi"]


@pytest.mark.parametrize(
    "url", ["ftp://there", "https://", "there", "https://x/?y", "https://user@there", "https://a b"]
)
def test_what_is_no_address_is_no_couriers(url: str) -> None:
    """It is said at once."""
    with pytest.raises(CourierError, match="courier_url"):
        HttpCourier(url)
    assert HttpCourier("https://there:8443/notes/").url == "https://there:8443/notes"


async def test_a_site_is_sent_compressed_and_kept(tmp_path: Path) -> None:
    """As it was written compressed; what has its version in its name is never asked about again."""
    for name in ("index.html", "app-ABCD1234.js", "host/program-0123456789ab.zip", PYTHON, "card-element.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("content " * 100)
        if name != "card-element.js":
            (tmp_path / f"{name}.gz").write_bytes(gzip.compress(b"content " * 100))
    told = {}
    async with serving(CourierServer(), site=tmp_path) as url, aiohttp.ClientSession(auto_decompress=False) as http:
        for path in ("", "app-ABCD1234.js", "host/program-0123456789ab.zip", PYTHON, "card-element.js"):
            async with http.get(f"{url}/{path}") as response:
                told[path] = response.headers.get("Content-Encoding"), response.headers["Cache-Control"]
        async with http.get(f"{url}/", headers={"Accept-Encoding": "identity"}) as response:
            assert (await response.text(), response.headers["Vary"]) == ("content " * 100, "Accept-Encoding")

    for_ever = "public, max-age=31536000, immutable"
    assert told == {
        "": ("gzip", "no-cache"),
        "app-ABCD1234.js": ("gzip", for_ever),
        "host/program-0123456789ab.zip": ("gzip", for_ever),
        PYTHON: ("gzip", for_ever),
        "card-element.js": (None, "no-cache"),
    }


async def test_a_site_is_served_beside_the_notes(tmp_path: Path) -> None:
    """One command and one address serve friends with all they need, and no other file of the machine.

    An address at which nothing is gets the site's own page for that, which isn't kept.
    """
    (site := tmp_path / "site").mkdir()
    (site / "index.html").write_text("page")
    (tmp_path / "secret").write_text("secret")
    async with serving(CourierServer(), site=site) as url, aiohttp.ClientSession() as http:
        texts = {}
        for path in ("/", "/index.html", "/../secret", "/%2e%2e/secret", "/v1/health"):
            async with http.get(URL(url + path, encoded=True)) as response:
                texts[path] = await response.text() if response.status == 200 else response.status

    health = str(texts["/v1/health"])
    assert texts == {
        "/": "page",
        "/index.html": "page",
        "/v1/health": health,
        "/../secret": 404,
        "/%2e%2e/secret": 404,
    }

    (site / "404.html").write_text("nothing here")
    async with serving(CourierServer(), site=site) as url, aiohttp.ClientSession() as http:
        for path in ("/rules", "/app-ABCD1234.js"):
            async with http.get(url + path) as response:
                assert (response.status, await response.text()) == (404, "nothing here")
                assert (response.content_type, response.headers["Cache-Control"]) == ("text/html", "no-cache")
