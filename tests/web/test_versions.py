"""Games among versions: the last one, this one, and one that is yet to come, as host, as guest and in a page."""

import asyncio
import random
import sys
import tarfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from p2p_malice.web.site import PageFile
from scripts.games.chaos import Station, differences, replay
from scripts.games.play_games import COMMAND
from tests.web.browsers import needs_chromium, tab_in
from tests.web.play import introduce, play_to_the_end, site, static_host

VERSIONS = Path(__file__).parents[1] / "versions"
STUN = ("--stun", "none")

Program = Callable[[str], Station]
"""Makes the program of a version, which isn't started: `last`, `this` or `next`."""


@pytest.fixture(scope="session")
def last(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with version 0.2.0."""
    folder = tmp_path_factory.mktemp("version")
    with tarfile.open(VERSIONS / "p2p_malice-0.2.0.tar.xz") as file:
        file.extractall(folder, filter="data")
    return folder


@pytest.fixture
def program(last: Path, tmp_path: Path) -> Program:
    """How programs are made, each with a home of its own."""
    commands = {
        "last": ("env", "-C", str(last), *COMMAND),
        "this": COMMAND,
        "next": (sys.executable, str(VERSIONS / "newer.py")),
    }

    def make(version: str) -> Station:
        return Station(version, tmp_path / version, random.Random(version), asyncio.Event(), commands[version])

    return make


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def last_page(last: Path) -> AsyncIterator[str]:
    """The address of the guest's page of version 0.2.0, as it writes it."""
    process = await asyncio.create_subprocess_exec(
        *("env", "-C", str(last), *COMMAND, "web", "--site", "site", *STUN), stdout=asyncio.subprocess.DEVNULL
    )
    assert await process.wait() == 0
    folder = last / "site"
    types = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}
    files = {
        path.relative_to(folder).as_posix(): PageFile(path.read_bytes(), types.get(path.suffix, "application/json"))
        for path in folder.rglob("*")
        if path.is_file()
    }
    async with static_host(files) as address:
        yield address


@pytest.mark.parametrize(
    ("hosting", "joining"), [("last", "this"), ("this", "last"), ("next", "this"), ("this", "next")]
)
async def test_two_programs_play_a_whole_game(hosting: str, joining: str, program: Program) -> None:
    """Friends needn't have the same version: what the other one doesn't know is left out, or ignored."""
    host, guest = program(hosting), program(joining)
    try:
        await host.start("host", "--name", "Ann", "--rule", "payoff=5", *STUN)
        await guest.start("join", "--name", "Bob", *STUN)
        guest.write(kind="invitation", code=await host.code())
        host.write(kind="reply", code=await guest.code())
        await asyncio.gather(host.over.wait(), guest.over.wait())
        assert [await each.end() for each in (host, guest)] == [0, 0]
    finally:
        for each in (host, guest):
            if each.is_running:
                await each.kill()

    assert host.result == guest.result
    assert host.errors == guest.errors == []
    assert differences(replay(host.home), [host, guest]) == []


@needs_chromium
@pytest.mark.parametrize(("hosting", "shown"), [("last", "this"), ("this", "last"), ("next", "this")])
async def test_a_page_plays_a_whole_game(hosting: str, shown: str, program: Program, last_page: str) -> None:
    """The page of one version, as a guest of another one's program."""
    host = program(hosting)
    try:
        await host.start("host", "--name", "Ann", "--rule", "payoff=1", *STUN)
        async with site(is_joined=True) as address, tab_in("chromium") as tab:
            await tab.open(f"{last_page if shown == 'last' else address}#{await host.code()}")
            await introduce(tab, "Webby")
            await play_to_the_end(tab)
            await host.over.wait()
            assert not [line for line in tab.console if line.startswith("error")]
        assert await host.end() == 0
    finally:
        if host.is_running:
            await host.kill()

    assert differences(replay(host.home), [host]) == []
