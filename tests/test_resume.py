"""Games that are resumed after both programs were killed."""

import argparse
import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from p2p_malice.games.malice.bots import greedy
from p2p_malice.store.contracts import move_entry
from p2p_malice.store.games import GameLog, read_game
from scripts.chaos import Chaos, Station, differences, replay
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


class Game:
    """A host and a guest, with all they were shown."""

    def __init__(self, folder: Path) -> None:
        self.progress = asyncio.Event()
        self.host = Station("host", folder / "host", random.Random(1), self.progress)
        self.guest = Station("guest", folder / "guest", random.Random(2), self.progress)

    async def begin(self) -> None:
        """Start both and exchange codes."""
        await self.host.start("host", "--name", "Ann", "--payoff", "11", *STUN)
        await self.guest.start("join", "--name", "Bob", *STUN)
        await self.exchange_codes()

    async def exchange_codes(self) -> None:
        """One code each way."""
        self.guest.write(kind="invitation", code=(await self.host.codes.get())["code"])
        self.host.write(kind="reply", code=(await self.guest.codes.get())["code"])

    async def until_shown(self, count: int) -> None:
        """Wait until the guest has been shown so many positions."""
        while len(self.guest.shows) < count:
            self.progress.clear()
            await self.progress.wait()

    async def until_told(self, state: str) -> None:
        """Wait until the host has been told that news, sooner or later."""
        while state not in self.host.news:
            self.progress.clear()
            await self.progress.wait()

    async def until_over(self) -> None:
        """Wait until both were told the result and have ended."""
        await asyncio.gather(self.host.over.wait(), self.guest.over.wait())
        await asyncio.gather(self.host.end(), self.guest.end())

    def check(self) -> None:
        """Nothing was lost, doubled or different."""
        assert differences(replay(self.host.home), [self.host, self.guest]) == []
        assert self.host.result == self.guest.result
        assert self.host.result is not None


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Game]:
    """A game that has begun."""
    game = Game(tmp_path)
    try:
        async with asyncio.timeout(LIMIT):
            await game.begin()
        yield game
    finally:
        for station in (game.host, game.guest):
            await station.kill()


async def test_both_killed_go_on_at_the_same_card_with_new_codes(game: Game) -> None:
    """After both programs were killed, `resume` and one code each way lead back to the same position."""
    await game.until_shown(30)
    await game.host.kill()
    await game.guest.kill()
    last, count = game.host.shows[-1]["number"], len(game.host.shows)
    await game.host.start("resume", *STUN)
    await game.guest.start("resume", *STUN)
    await game.exchange_codes()
    await game.until_over()

    # A move may have been kept that nobody had been told of when the host was killed.
    assert game.host.shows[count]["number"] in (last, last + 1)
    game.check()


async def test_a_stranger_with_the_code_does_not_get_the_seat(game: Game, tmp_path: Path) -> None:
    """A guest who answers the new invitation without having sat there is turned away."""
    stranger = Station("stranger", tmp_path / "stranger", random.Random(3), game.progress)
    await game.until_shown(10)
    await game.host.kill()
    await game.guest.kill()
    await game.host.start("resume", *STUN)
    await stranger.start("join", "--name", "Eve", *STUN)
    stranger.write(kind="invitation", code=(await game.host.codes.get())["code"])
    game.host.write(kind="reply", code=(await stranger.codes.get())["code"])
    assert await stranger.end() == 5

    assert stranger.shows == []
    assert any(error.startswith("seat_taken") for error in stranger.errors)


async def test_a_second_user_of_an_invitation_is_told_and_so_is_the_host(tmp_path: Path) -> None:
    """A guest who comes by a used invitation is turned away at once, and nobody waits for ever."""
    game, stranger = Game(tmp_path), Station("stranger", tmp_path / "stranger", random.Random(3), asyncio.Event())
    try:
        # While another friend is waited for no card is played: the game can't be over before the stranger comes.
        seats = [f"--seat={seat}" for seat in ("me", "friend", "friend")]
        await game.host.start("host", "--name", "Ann", "--variant", "official", *seats, *STUN)
        for station, name in ((game.guest, "Bob"), (stranger, "Eve")):
            await station.start("join", "--name", name, *STUN)
        code = (await game.host.codes.get())["code"]
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


@pytest.mark.parametrize("killed", [["guest"], ["host"], ["host", "guest"]], ids=" and ".join)
async def test_who_was_killed_comes_back_without_a_code(game: Game, killed: list[str]) -> None:
    """After `resume` the programs find each other by themselves, and the game goes on to its end."""
    await game.until_shown(20)
    stations = [station for station in (game.host, game.guest) if station.name in killed]
    for station in stations:
        await station.kill()
    for station in stations:
        await station.start("resume", *STUN)
    await game.until_over()

    game.check()


@pytest.mark.lab
async def test_behind_strict_routers_killed_and_cut_off_sides_come_back(tmp_path: Path) -> None:
    """Without any code: after a kill and a restart, and after the cable was out for longer than anybody waits."""
    if reason := why_not():
        pytest.skip(reason)
    chaos = Chaos(1, argparse.Namespace(**STRICT_ROUTERS, kills=1, cuts=1, new_codes=False), tmp_path)

    assert await chaos.play() == []
    assert len(chaos.deeds) == 2


@pytest.mark.lab
async def test_one_code_each_way_leads_back_where_no_old_way_does(tmp_path: Path) -> None:
    """Both public addresses have changed: the host invites again from the table, and the guest answers from there."""
    if reason := why_not():
        pytest.skip(reason)
    chaos = Chaos(1, argparse.Namespace(**STRICT_ROUTERS, kills=0, cuts=1, new_codes=True), tmp_path)

    assert await chaos.play() == []
    assert len(chaos.deeds) == 2


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
    (path,) = home.glob(".local/share/p2p-malice/games/*.game")
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


@pytest.fixture
async def full_table(tmp_path: Path) -> AsyncIterator[list[Station]]:
    """A host, two friends and a bot in the middle of a game."""
    progress = asyncio.Event()
    stations = [
        Station(name, tmp_path / name, random.Random(number), progress)
        for number, name in enumerate(("host", "guest", "other"))
    ]
    host, *guests = stations
    seats = [f"--seat={seat}" for seat in ("me", "friend", "friend", "bot")]
    try:
        async with asyncio.timeout(LIMIT):
            rules = ("--variant", "official", "--rule", "payoff=12")
            await host.start("host", "--name", "Ann", *rules, *seats, *STUN)
            for guest in guests:
                await guest.start("join", "--name", guest.name.capitalize(), *STUN)
                guest.write(kind="invitation", code=(await host.codes.get())["code"])
            while not all(len(station.shows) > 15 for station in stations):
                progress.clear()
                await progress.wait()
        yield stations
    finally:
        for station in stations:
            await station.kill()


@pytest.mark.parametrize("killed", [["host"], ["guest"], ["host", "other"]], ids=" and ".join)
async def test_everybody_comes_back_to_a_full_table(full_table: list[Station], killed: list[str]) -> None:
    """Whoever of several was killed, after `resume` all are back in their own seats, and the game goes to its end."""
    host = full_table[0]
    stations = [station for station in full_table if station.name in killed]
    for station in stations:
        await station.kill()
    for station in stations:
        await station.start("resume", *STUN)
    await asyncio.gather(*(station.over.wait() for station in full_table))
    await asyncio.gather(*(station.end() for station in full_table))

    assert differences(replay(host.home), full_table) == []
    assert host.result is not None
    assert all(station.result == host.result for station in full_table)
