"""Spite between two programs over WebRTC."""

import asyncio
import random
from pathlib import Path
from typing import Any

from scripts.chaos import Station
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
        """A card or a listed move."""
        listed, cards = show["moves"], show.get("free", {}).get("cards", [])
        return str(self._rng.choice(listed if listed and (not cards or self._rng.random() < 0.3) else cards))


async def test_a_session_goes_on_after_the_host_was_killed(tmp_path: Path) -> None:
    """A host, a friend and a bot; misplays included, both ends see the same end."""
    progress = asyncio.Event()
    host, guest = (
        Player(name, tmp_path / name, random.Random(seed), progress) for seed, name in enumerate(("host", "guest"))
    )
    rules = ("--rule", "rounds=1", "--rule", "window=0")
    try:
        await host.start("host", "--game", "spite", *rules, "--seat=me", "--seat=friend", "--seat=bot", *STUN)
        await guest.start("join", "--name", "Bob", *STUN)
        guest.write(kind="invitation", code=await host.code())
        host.write(kind="reply", code=await guest.code())
        while len(host.shows) < 10:
            progress.clear()
            await progress.wait()
        await host.kill()
        await host.start("resume", *STUN)
        await asyncio.gather(host.over.wait(), guest.over.wait())
    finally:
        await host.kill()
        await guest.kill()

    assert host.result == guest.result
    assert host.shows[-1]["number"] == guest.shows[-1]["number"] > 10
