"""Pages without a browser, for what needs no layout: node runs their scripts, and is spoken to as any tab."""

import asyncio
import contextlib
import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.browsers import RUNNING

HERE = Path(__file__).parent
NODE = shutil.which("node")
ADDRESS = "http://localhost/game/"

needs_dom = pytest.mark.skipif(
    NODE is None or not (HERE.parent / "node_modules/happy-dom").exists(),
    reason="Node.js or happy-dom is not installed: npm ci --prefix tests/web",
)

STORED = "Object.fromEntries(['localStorage', 'sessionStorage'].map((name) => [name, { ...globalThis[name] }]))"


class Node:
    """The process of the tests here in which their pages run, one after another."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """It has started."""
        self.faults: list[str] = []
        """What no script of the page has caught."""
        self._process = process
        self._reading = asyncio.create_task(self._read())
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._asked = 0

    @classmethod
    @contextlib.asynccontextmanager
    async def start(cls) -> "AsyncIterator[Node]":
        """Start it, and end it."""
        pipe = asyncio.subprocess.PIPE
        command = (str(NODE), "--no-warnings", str(HERE / "page.mjs"))
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=2**24)
        node = cls(process)
        try:
            yield node
        finally:
            assert process.stdin
            process.stdin.close()
            await process.wait()
            await node._reading

    async def _read(self) -> None:
        assert self._process.stdout
        while line := await self._process.stdout.readline():
            body = json.loads(line)
            if waiting := self._waiting.pop(body.get("number", -1), None):
                waiting.set_result(body)
            else:
                self.faults.append(body["fault"])

    async def run(self, script: Any) -> Any:
        """See `DomTab.run`."""
        assert self._process.stdin
        self._asked += 1
        answer = self._waiting[self._asked] = asyncio.get_running_loop().create_future()
        self._process.stdin.write(json.dumps([self._asked, script]).encode() + b"\n")
        body = await answer
        assert "fault" not in body, body["fault"]
        return body["value"]


_of_all: list[Node] = []


class DomTab:
    """A page that is nowhere painted. See `Tab`."""

    def __init__(self, node: Node) -> None:
        """Nothing has been opened."""
        self.console: list[str] = []
        self.faults = node.faults
        self._node = node
        self._is_open = False

    async def open(self, url: str = ADDRESS) -> None:
        """Go there; what is stored stays."""
        stored = await self.run(STORED) if self._is_open else {}
        await self.run({"address": url, "storages": stored})
        self._is_open = True

    async def reload(self) -> None:
        """Load the page again."""
        await self.open()

    async def run(self, script: Any) -> Any:
        """The value of an expression in the page; a promise is waited for."""
        return await self._node.run(script)

    async def resize(self, width: int, height: int) -> None:
        """Nothing has a size."""

    async def before(self, script: str) -> None:
        """Nothing runs before."""
        raise NotImplementedError

    async def close(self) -> None:
        """Stay until the next page is opened."""

    # --- what a person sees and does

    async def text(self, selector: str) -> str:
        """What is shown there, a blank between its parts."""
        return str(await self.run(f"textOf({json.dumps(selector)})"))

    async def texts(self, selector: str) -> list[str]:
        """The same of each."""
        script = f"[...document.querySelectorAll({json.dumps(selector)})].map((each) => each.textContent.trim())"
        return list(await self.run(script))

    async def count(self, selector: str) -> int:
        """How many there are."""
        return int(await self.run(f"document.querySelectorAll({json.dumps(selector)}).length"))

    async def press(self, name: str) -> None:
        """Press the button whose name begins so."""
        await self.run(f"press({json.dumps(name)})")

    async def key(self, key: str) -> None:
        """Press a key."""
        await self.run(f"type({json.dumps(key)})")


@contextlib.asynccontextmanager
async def dom_tab() -> AsyncIterator[DomTab]:
    """A page in which no script may fail."""
    if not _of_all:
        _of_all.append(await RUNNING.stack.enter_async_context(Node.start()))
    (node,) = _of_all
    node.faults.clear()
    yield DomTab(node)
    assert not node.faults, node.faults
