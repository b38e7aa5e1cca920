"""A table in a browser whose host is the test: positions of the real engine, shown one after another."""

import json
from collections.abc import Sequence
from typing import Any

from p2p_malice.engine.game import State as GameState
from p2p_malice.games.malice.rules import State
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import FromTable, Seated, Show, Sitter
from tests.web.browsers import ChromiumTab, Tab, until

NAMES = ("Kay", "Asha", "Ben", "Cho", "Dee", "Eli", "Fay", "Gus", "Hal")

BEGIN = """
(async () => {
  const [{ Player }, { Settings }] = await Promise.all(
    ["table/player", "settings/settings"].map((name) => import(`./${name}.js`))
  );
  const { boardOf } = await import("./boards/boards.js");
  // Nothing that is looked at is still to be loaded.
  await (await import("./table/preload.js")).loadExtras();
  const settings = new Settings();
  Object.assign(settings, SETTINGS);
  window.said = [];
  window.player = new Player(document.getElementById("root"), settings, (body) => said.push(body), boardOf);
  player.hear(SEATED);
  await player.table.opening;
  return true;
})()
"""

RECORD = """
(() => {
  window.frames = [];
  const look = (time) => {
    const cards = [...document.querySelectorAll(".felt .card")].filter((card) => !card.hidden);
    frames.push([time, Object.fromEntries(cards.map((card) => {
      card.number ??= String((window.numbers = (window.numbers ?? 0) + 1));
      const { x, y, width } = card.getBoundingClientRect();
      return [card.number, [Math.round(x), Math.round(y), Math.round(width), card.className.includes("down")]];
    }))]);
    if (window.isRecording) requestAnimationFrame(look);
  };
  window.isRecording = true;
  return new Promise((seen) => requestAnimationFrame((time) => seen(look(time))));
})()
"""
"""Notes where every card is in each frame: `[time, {card: [x, y, width, face down]}]`."""

PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


async def resize(page: Any, width: int, height: int) -> None:
    """Give a page of Chromium another size, and wait until it is painted so."""
    await resize_tab(ChromiumTab(page), width, height)


async def resize_tab(tab: Tab, width: int, height: int) -> None:
    """The same in any browser."""
    await tab.resize(width, height)
    await until(tab, f"innerWidth === {width} && innerHeight === {height}")
    await tab.run(PAINTED)


SHOWN = """
(() => {
  const show = player.table._showOne;
  window.shown = [];
  player.table._showOne = function (view) { shown.push(performance.now()); show.call(this, view); };
  return true;
})()
"""
"""Notes when each position is shown."""

AT_REST = "document.querySelector('.felt').getAnimations({ subtree: true }).length === 0"
BESIDE = """
(() => {
  const middle = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const cards = [...document.querySelectorAll(".felt:not(.cascade) .card")].filter((each) => !each.hidden).map(middle);
  const isDrawn = (each) => !each.closest(".lines .others") && each.getBoundingClientRect().height;
  const spots = [...document.querySelectorAll("[data-spot]")].filter(isDrawn);
  // Cards of a hand lie in an arc, where only the column counts, those of a discard pile above its top or beside it.
  const far = (card, { x, y }, role) => {
    const [across, down] = [Math.abs(card.x - x), Math.abs(card.y - y)];
    return role === "hand" ? across : role === "discard" ? Math.min(across, down) : Math.hypot(across, down);
  };
  const bare = spots.filter((each) => !each.classList.contains("empty")).map((each) =>
    Math.min(...cards.map((card) => far(card, middle(each), each.dataset.role === "hand" ? "hand" : "pile"))));
  const stray = cards.map((card) => Math.min(...spots.map((each) => far(card, middle(each), each.dataset.role))));
  return Math.floor(Math.max(0, ...bare, ...stray));
})()
"""
"""How far a card is from its place, or a place from its card, at most, in whole pixels."""

Frame = tuple[float, dict[str, tuple[int, int, int, bool]]]


class Stage:
    """A page on which Kay sits at seat 0."""

    def __init__(self, tab: Tab, seats: int = 2) -> None:
        self.tab = tab
        self._seats = seats
        self._number = 0

    async def begin(self, address: str, **settings: object) -> None:
        """Open the guests' page at `address` with a table in it."""
        await self.tab.open(address)
        await until(self.tab, "!!document.getElementById('code')")
        await self.sit(**settings)

    async def sit(self, **settings: object) -> None:
        """Put a table into the page."""
        players = tuple(Sitter(name, present=True) for name in NAMES[: self._seats])
        seated = encode(Seated(0, "malice", "mdw", players, "0" * 32))
        begin = BEGIN.replace("SETTINGS", json.dumps(settings)).replace("SEATED", json.dumps(seated))
        await self.tab.run(begin)

    async def show(self, *states: GameState) -> None:
        """Let the table show the positions, each with what led to it."""
        frames = []
        for state in states:
            self._number += 1
            frames.append(encode(Show(self._number, state.view(0), state.events)))
        await self.tab.run(f"({json.dumps(frames)}.forEach((frame) => player.hear(frame)), {PAINTED})")

    async def hear(self, *messages: FromTable) -> None:
        """Let the table say other things."""
        frames = [encode(message) for message in messages]
        await self.tab.run(f"({json.dumps(frames)}.forEach((frame) => player.hear(frame)), {PAINTED})")

    def skip(self, positions: int) -> None:
        """So many were shown before."""
        self._number += positions

    async def seat(self, *absent: int, computers: tuple[int, ...] = (), **proposals: str) -> None:
        """Let the players at the `absent` seats be away; `computers` are played by the computer.

        `proposals` are by name what players want done.
        """
        players = tuple(
            Sitter(name, seat not in absent, seat in computers, proposals.get(name, ""))
            for seat, name in enumerate(NAMES[: self._seats])
        )
        await self.hear(Seated(0, "malice", "mdw", players, "0" * 32))

    async def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        return await self.tab.run(script)

    async def delays(self, state: State) -> list[float]:
        """The milliseconds after which each card begins to fly when the position is shown."""
        await self.show(state)
        flights = (
            "document.querySelector('.felt').getAnimations({ subtree: true }).filter((each) => each.id === 'flight')"
        )
        return list(await self.tab.run(f"{flights}.map((each) => each.effect.getTiming().delay)"))

    async def record(self, *states: State, act: str = "null") -> list[Frame]:
        """Show the positions, or do what `act` does, and give every frame until all cards lie still."""
        await self.tab.run(RECORD)
        await self.tab.run(act)
        await self.show(*states)
        await until(self.tab, AT_REST)
        return [tuple(frame) for frame in await self.tab.run("((window.isRecording = false), frames)")]


def moves(frames: Sequence[Frame]) -> dict[str, list[tuple[int, int]]]:
    """By each card that moved: the places that it was seen at, without repetitions."""
    ways: dict[str, list[tuple[int, int]]] = {}
    for _, cards in frames:
        for card, (x, y, *_rest) in cards.items():
            way = ways.setdefault(card, [])
            if not way or way[-1] != (x, y):
                way.append((x, y))
    return {card: way for card, way in ways.items() if len(way) > 1}
