"""Games that are resumed after both programs were killed."""

import argparse
import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from p2p_malice.games.malice.bots import greedy
from p2p_malice.store.contract import move_entry
from p2p_malice.store.game_log import GameLog, read_game
from scripts.games.chaos import Chaos, Station, differences, replay
from tests.forking import forked  # noqa: F401  (every test here forks the program)
from tests.link.netlab import why_not

LIMIT = 300
STUN = ("--stun", "none")
STRICT_ROUTERS = {
    "namespaces": True,
    "homes": ("port", "port"),
    "relay": False,
    "stun": "none",
    "rule": ["payoff=11"],
    "cut_seconds": 6.0,
    "seed": 1,
    "limit": 120.0,
}


TWO = ("guest", "--payoff 11")
FULL = ("guest other", "--variant official --rule payoff=12 --seat me --seat friend --seat friend --seat bot")
"""Who joins, and by which options the host plays: with one friend, and with two and a bot."""


class Game:
    """A host and guests, with all they were shown."""

    def __init__(self, folder: Path, guests: str) -> None:
        self.progress = asyncio.Event()
        names = ("host", *guests.split())
        self.stations = [Station(name, folder / name, random.Random(name), self.progress) for name in names]
        self.host, self.guest = self.stations[:2]

    async def begin(self, options: str) -> None:
        """Start all and exchange codes."""
        await self.host.start("host", "--name", "Ann", *options.split(), *STUN)
        for guest in self.stations[1:]:
            await guest.start("join", "--name", guest.name.capitalize(), *STUN)
            await self.exchange_codes(guest)

    async def exchange_codes(self, guest: Station) -> None:
        """One code each way."""
        guest.write(kind="invitation", code=await self.host.code())
        self.host.write(kind="reply", code=await guest.code())

    async def until_shown(self, count: int) -> None:
        """Wait until everybody has been shown so many positions."""
        while not all(len(station.shows) >= count for station in self.stations):
            self.progress.clear()
            await self.progress.wait()

    async def until_told(self, state: str) -> None:
        """Wait until the host has been told that news, sooner or later."""
        while state not in self.host.news:
            self.progress.clear()
            await self.progress.wait()

    async def until_over(self) -> None:
        """Wait until all were told the result and have ended."""
        await asyncio.gather(*(station.over.wait() for station in self.stations))
        await asyncio.gather(*(station.end() for station in self.stations))

    def check(self) -> None:
        """Nothing was lost, doubled or different."""
        assert differences(replay(self.host.home), self.stations) == []
        assert self.host.result is not None
        assert all(station.result == self.host.result for station in self.stations)


@asynccontextmanager
async def playing(folder: Path, guests: str, options: str) -> AsyncIterator[Game]:
    """A game that has begun."""
    game = Game(folder, guests)
    try:
        await game.begin(options)
        yield game
    finally:
        for station in game.stations:
            await station.kill()


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Game]:
    """A game of two that has begun."""
    async with asyncio.timeout(LIMIT), playing(tmp_path, *TWO) as game:
        yield game


async def test_both_killed_go_on_at_the_same_card_with_new_codes(game: Game) -> None:
    """After both programs were killed, `resume` and one code each way lead back to the same position."""
    await game.until_shown(30)
    await game.host.kill()
    await game.guest.kill()
    last, count = game.host.shows[-1]["number"], len(game.host.shows)
    await game.host.start("resume", *STUN)
    await game.guest.start("resume", *STUN)
    await game.exchange_codes(game.guest)
    await game.until_over()

    # A move may have been kept that nobody had been told of when the host was killed.
    assert game.host.shows[count]["number"] in (last, last + 1)
    game.check()


async def test_a_second_user_of_an_invitation_is_told_and_so_is_the_host(tmp_path: Path) -> None:
    """A guest who comes by a used invitation is turned away at once, and nobody waits for ever."""
    game = Game(tmp_path, "guest stranger")
    stranger = game.stations.pop()
    try:
        # While another friend is waited for no card is played: the game can't be over before the stranger comes.
        seats = [f"--seat={seat}" for seat in ("me", "friend", "friend")]
        await game.host.start("host", "--name", "Ann", "--variant", "official", *seats, *STUN)
        for station, name in ((game.guest, "Bob"), (stranger, "Eve")):
            await station.start("join", "--name", name, *STUN)
        code = await game.host.code()
        game.guest.write(kind="invitation", code=code)
        await game.until_told("connected")
        stranger.write(kind="invitation", code=code)
        assert await stranger.end() == 5
        await game.until_told("stranger")
        game.host.write(kind="start")
        await game.until_over()
    finally:
        for station in (game.host, game.guest, stranger):
            await station.kill()

    assert stranger.shows == []
    assert any(error.startswith("seat_taken") for error in stranger.errors)
    game.check()


@pytest.mark.parametrize("killed", ["guest", "host", "host guest"])
@pytest.mark.parametrize("table", [TWO, FULL], ids=["two", "full table"])
async def test_who_was_killed_comes_back_without_a_code(tmp_path: Path, table: tuple[str, str], killed: str) -> None:
    """After `resume` all find each other and their own seats by themselves, and the game goes on to its end."""
    async with playing(tmp_path, *table) as game:
        await game.until_shown(16)
        stations = [station for station in game.stations if station.name in killed.split()]
        for station in stations:
            await station.kill()
        for station in stations:
            await station.start("resume", *STUN)
        await game.until_over()

    game.check()


@pytest.mark.lab
@pytest.mark.parametrize(
    "options",
    [
        {"kills": 1, "cuts": 1, "new_addresses": False, "courier": False},
        {"kills": 0, "cuts": 1, "new_addresses": True, "courier": False},
        {"kills": 1, "cuts": 1, "new_addresses": True, "courier": True},
    ],
    ids=["killed and cut off", "both public addresses changed", "all of that with a courier"],
)
async def test_behind_strict_routers_killed_and_cut_off_sides_come_back(
    tmp_path: Path, options: dict[str, Any]
) -> None:
    """Without any code after a kill and a restart, and after the cable was out for longer than anybody waits.

    Where no old way leads back, by one code each way, which a courier carries if there is one: the host invites again
    from the table, and the guest answers.
    """
    if reason := why_not():
        pytest.skip(reason)
    chaos = Chaos(1, argparse.Namespace(**STRICT_ROUTERS, **options), tmp_path)

    assert await chaos.play() == []
    assert len(chaos.deeds) >= 2


async def test_a_guest_hears_of_the_end_from_a_host_who_was_killed_before_telling(game: Game) -> None:
    """The last move was saved and nobody was told of it: `resume` of the host ends the game on both sides."""
    await game.until_shown(10)
    await game.host.kill()
    finish(game.host.home)
    await game.host.start("resume", *STUN)
    await game.until_over()
    await game.host.start("resume", *STUN)
    await game.host.until_news("no_game")

    game.check()


def finish(home: Path) -> None:
    """Save the game in `home` to its end, as its host would have."""
    (path,) = home.glob(".local/share/p2p-malice/*/*.game")
    *_, state = replay(home)
    log = GameLog(path)
    number = len(read_game(path).moves) + 1
    while not state.result:
        (seat,) = state.turn
        move = greedy.choose(state.view(seat))
        state = state.after(seat, move)
        number += 1
        log.append(move_entry(number, seat, move, is_last=state.result is not None))
    log.close()
