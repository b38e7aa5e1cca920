"""Whole games of the computer's players at the page: each position is shown, and each card comes to its place."""

import json
import random
from collections.abc import Iterator

import pytest

from p2p_malice.games.malice.bots.registry import BOTS, DEFAULT
from p2p_malice.games.malice.rules import State, deal
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Show
from tests.web.browsers import BROWSERS, Tab, needs_chromium, tab_in, until
from tests.web.play import site
from tests.web.stage import AT_REST, BESIDE, Stage, resize_tab

SIZES = {
    "small phone": (320, 568),
    "short phone": (390, 664),
    "phone": (390, 844),
    "landscape": (844, 390),
    "tablet": (768, 1024),
    "netbook": (1024, 600),
    "laptop": (1366, 768),
    "desktop": (1440, 900),
}

WALK = """
(async () => {
  const { spotsOf } = await import("./boards/malice/moves.js");
  const frame = () => new Promise(requestAnimationFrame);
  const { table } = player;
  const walk = { missed: [], far: 0, flights: 0, layout: "" };
  const look = () => { walk.far = Math.max(walk.far, BESIDE); };
  for (const [index, [text, move]] of GAME.entries()) {
    // Own cards are sent off before the table confirms it, as a tap does.
    if (move) for (const spot of spotsOf(table.view, move)) table.board.pick(spot);
    player.hear(text);
    if (table.view.number !== index + 1) walk.missed.push(index + 1);
    walk.flights += document.querySelector(".felt").getAnimations({ subtree: true }).length;
    await frame();
    if (index % 10) continue;
    // What a tap does, too: everything is brought to its end. What that begins, or a row that has grown, takes a frame.
    for (let time = 0; time < 3; time++) {
      table.board.finish();
      await frame();
    }
    look();
  }
  while (!(AT_REST)) await frame();
  // What is said once the last card has landed may need room.
  table.hurry();
  for (let time = 0; time < 3; time++) await frame();
  look();
  const board = document.querySelector(".board");
  const kinds = ["desk", "wide", "lines", "split", "pairs"].filter((each) => board.classList.contains(each));
  walk.layout = [...kinds, "fan", board.style.getPropertyValue("--fan")].join(" ");
  return walk;
})()
"""
"""Shows a game as fast as the page paints, so that a card is often moved again while it still flies."""


def game(seats: int, rules: str) -> Iterator[tuple[State, str]]:
    """The positions of a game of computer players, each with the move that led to it if seat 0 made it."""
    rng = random.Random(seats)
    state = deal(seats, rules, rng.randbytes(32))
    yield state, ""
    while not state.result:
        seat = state.player
        move = BOTS[DEFAULT](state.view(seat), rng)
        state = state.after(seat, move)
        yield state, "" if seat else move


async def walk(tab: Tab, address: str, size: str, seats: int, rules: str = "official") -> str:
    """Walk a whole game in a window of that size; the layout of its table in the end."""
    await resize_tab(tab, *SIZES[size])
    stage = Stage(tab, seats)
    await stage.begin(address, pause=0, autoplay=False)
    frames = [
        (encode(Show(n, state.view(0), state.events)), move) for n, (state, move) in enumerate(game(seats, rules), 1)
    ]
    script = WALK.replace("GAME", json.dumps(frames)).replace("BESIDE", BESIDE).replace("AT_REST", AT_REST)
    seen = await stage.run(script)
    await until(tab, "!!document.querySelector('.outcome')")
    missed, far, layout = seen["missed"], seen["far"], seen["layout"]
    assert (missed, far) == ([], 0), f"{size}, {seats} players: {missed} were not shown, cards lay {far} px off"
    assert seen["flights"] > len(frames)
    assert not [line for line in tab.console if line.startswith("error")]
    return str(layout)


@needs_chromium
@pytest.mark.parametrize(
    ("size", "seats", "layout"),
    [
        ("phone", 3, "fan 0.71"),
        ("small phone", 7, "lines fan 0.04"),
        ("phone", 6, "pairs fan 0.25"),
        ("desktop", 4, "desk fan 0.48"),
        ("netbook", 7, "desk pairs fan 0.87"),
        ("landscape", 3, "wide lines split fan 0.36"),
        ("landscape", 5, "wide lines split fan 0.36"),
        ("landscape", 6, "wide pairs fan 0.04"),
    ],
)
async def test_each_layout_shows_all_positions_of_a_game(size: str, seats: int, layout: str) -> None:
    """Whatever cards do, they come to their places. The table used to freeze when one without a place got one."""
    async with site() as address, tab_in("chromium", warm=True) as tab:
        assert await walk(tab, address, size, seats, "official payoff=2") == layout


@pytest.mark.deep
@pytest.mark.limit(600)
@pytest.mark.parametrize("browser", BROWSERS)
@pytest.mark.parametrize("size", SIZES)
async def test_every_table_is_played_to_the_end(browser: str, size: str) -> None:
    """With 2 to 9 players, in windows of every kind: a page for each game in one browser."""
    async with site() as address, tab_in(browser) as tab:
        for seats in range(2, 10):
            await walk(tab, address, size, seats)
