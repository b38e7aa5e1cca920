"""The browser that the program opens lands at its table, though no command line says where that is."""

import asyncio
import contextlib
import os
import re
import sys
from pathlib import Path

import pytest

from tests.web.browsers import chromium, needs_chromium

pytestmark = [
    needs_chromium,
    pytest.mark.skipif(os.name == "nt", reason="Windows has no named pipes of this kind."),
]


def command_lines() -> list[str]:
    """Those of all programs that run here, where the system tells."""
    lines = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):  # One that has ended meanwhile.
            lines.append(path.read_text(errors="replace"))
    return lines


async def test_the_opened_file_leads_to_the_table(tmp_path: Path) -> None:
    """The menu is there, with the key to the table, and still is after the page is loaded again."""
    opened, fake = tmp_path / "opened", tmp_path / "fake"
    os.mkfifo(opened)
    fake.write_text(f'#!/bin/sh\nprintf %s "$*" > "{opened}"\n')
    fake.chmod(0o755)
    environment = {**os.environ, "HOME": str(tmp_path), "BROWSER": str(fake), "PYTHONUNBUFFERED": "1"}
    environment.pop("XDG_DOWNLOAD_DIR", None)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "p2p_malice", "web", "--name", "Kay", "--stun", "none"),
        stdout=asyncio.subprocess.PIPE,
        env=environment,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"(http://[^/]+)/#(\S+)", (await process.stdout.readline()).decode())
        assert found
        origin, token = found.groups()
        argument = await asyncio.to_thread(opened.read_text)
        assert token not in argument

        async with chromium() as running:
            page = await running.new_page()
            await page.goto(argument, wait_until="commit")
            await page.locator("#start-play").wait_for()
            assert page.url.startswith(f"{origin}/")
            assert token in await page.evaluate("Object.values(sessionStorage)")
            assert not [line for line in command_lines() if token in line]
            await page.reload()
            await page.locator("#start-play").wait_for()
    finally:
        process.terminate()
        await process.wait()
