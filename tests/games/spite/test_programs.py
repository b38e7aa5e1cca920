"""Spite between two programs over WebRTC."""

import asyncio
import random
from pathlib import Path
from typing import Any

from scripts.games.chaos import Station
from tests.forking import forked  # noqa: F401  (every test here forks the program)

STUN = ("--stun", "none")


class Player(Station):
    """It plays single cards at random, against the rules or not, and passes now and then."""

    def hear(self, side: Any, body: dict[str, Any]) -> None:
        """Act when something is on offer, listed or not."""
        super().hear(side, body)
        if body["kind"] == "show" and not body["moves"] and body.get("free"):
            self.move(side, body)

    def choose(self, show: dict[str, Any]) -> str:
        """A card or a listed move; the cards that the score asks for."""
        free = show.get("free", {})
        listed, cards, least = show["moves"], free.get("cards", []), free.get("least", 1)
        if any(pile["role"] == "swap" for pile in show["piles"]):
            return "+".join(cards[:least] if show["scores"][show["seat"]] > 0 else cards[-least:])
        return str(self._rng.choice(listed if listed and (not cards or self._rng.random() < 0.3) else cards))


async def test_a_friend_who_comes_late_plays_from_the_next_round_on(tmp_path: Path) -> None:
    """A host, a friend and two bots play misplays included; another friend joins, and the host is killed twice."""
    progress = asyncio.Event()
    names = ("host", "guest", "late")
    host, guest, late = (
        Player(name, tmp_path / name, random.Random(seed), progress) for seed, name in enumerate(names)
    )
    seats = [f"--seat={kind}" for kind in ("me", "friend", "bot", "bot", "late")]

    async def until_shown(count: int) -> None:
        while len(host.shows) < count:
            progress.clear()
            await progress.wait()

    async def killed(so_far: int) -> None:
        await until_shown(so_far + 10)
        await host.kill()
        await host.start("resume", *STUN)

    try:
        await host.start("host", "--game", "spite", "--rule", "rounds=2", "--rule", "window=0", *seats, *STUN)
        await guest.start("join", "--name", "Bob", *STUN)
        guest.write(kind="invitation", code=await host.code())
        host.write(kind="reply", code=await guest.code())
        await killed(0)
        await until_shown(len(host.shows) + 10)
        while not host.codes.empty():
            host.codes.get_nowait()  # One to call the first friend back.
        host.write(kind="invite")
        await late.start("join", "--name", "Lea", *STUN)
        late.write(kind="invitation", code=await host.code())
        host.write(kind="reply", code=await late.code())
        while not late.shows:
            progress.clear()
            await progress.wait()
        await killed(len(host.shows))
        await asyncio.gather(host.over.wait(), guest.over.wait(), late.over.wait())
    finally:
        for station in (host, guest, late):
            await station.kill()

    assert host.result == guest.result == late.result
    told = [(event["kind"], event.get("seat")) for show in late.shows for event in show["events"]]
    assert ("join", 4) in told
    assert any(event["kind"] == "place" and event["count"] == 5 for show in late.shows for event in show["events"])
