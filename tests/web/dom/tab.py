"""Pages without a browser, for what needs no layout: node runs their scripts, and is spoken to as any tab."""

import asyncio
import contextlib
import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
NODE = shutil.which("node")
ADDRESS = "http://localhost/game/"

needs_dom = pytest.mark.skipif(
    NODE is None or not (HERE.parent / "node_modules/happy-dom").exists(),
    reason="Node.js or happy-dom is not installed: npm ci --prefix tests/web",
)

STORED = "Object.fromEntries(['localStorage', 'sessionStorage'].map((name) => [name, { ...globalThis[name] }]))"


class DomTab:
    """A page that is nowhere painted. See `Tab`."""

    def __init__(self) -> None:
        """Nothing has been opened."""
        self.console: list[str] = []
        self.faults: list[str] = []
        self._process: asyncio.subprocess.Process | None = None
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._asked = 0

    async def open(self, url: str = ADDRESS) -> None:
        """Go there, in a process of its own; what is stored stays."""
        stored = await self.run(STORED) if self._process else {}
        await self.close()
        pipe = asyncio.subprocess.PIPE
        command = (str(NODE), "--no-warnings", str(HERE / "page.mjs"))
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=2**24)
        self._reading = asyncio.create_task(self._read(self._process))
        self._asked = -1
        await self.run({"address": url, "storages": stored})

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout
        while line := await process.stdout.readline():
            body = json.loads(line)
            if waiting := self._waiting.pop(body.get("number", -1), None):
                waiting.set_result(body)
            else:
                self.faults.append(body["fault"])

    async def reload(self) -> None:
        """Load the page again."""
        await self.open()

    async def run(self, script: Any) -> Any:
        """The value of an expression in the page; a promise is waited for."""
        assert self._process
        assert self._process.stdin
        self._asked += 1
        answer = self._waiting[self._asked] = asyncio.get_running_loop().create_future()
        self._process.stdin.write(json.dumps([self._asked, script]).encode() + b"\n")
        body = await answer
        assert "fault" not in body, body["fault"]
        return body["value"]

    async def resize(self, width: int, height: int) -> None:
        """Nothing has a size."""

    async def before(self, script: str) -> None:
        """Nothing runs before."""
        raise NotImplementedError

    async def close(self) -> None:
        """Be gone."""
        if self._process and self._process.stdin:
            self._process.stdin.close()
            await self._process.wait()
            await self._reading

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
    tab = DomTab()
    try:
        yield tab
    finally:
        await tab.close()
    assert not tab.faults, tab.faults
