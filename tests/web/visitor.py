"""A page at seat 0 of a table that is the test's own: any game, without a wire."""

import json
import random
from pathlib import Path
from typing import Any

from attrs import evolve

from p2p_malice.engine.game import Deadline, Game, State
from p2p_malice.engine.questions import answer
from p2p_malice.protocol.message_codec import decode_from_player, encode
from p2p_malice.protocol.messages import Answered, Ask, Move, Seated, Show, Sitter
from tests.web.browsers import Tab, until

TINY_WORDS = "## tiny\n" + (Path(__file__).parents[1] / "tinygame/words/en/game.ftl").read_text(encoding="utf-8")

NAMES = ("Kay", "Robin", "Asha", "Mohammed", "Li", "Ada", "Ben", "Christopher", "Zoë")

BEGIN = """
(async () => {
  const [{ Player }, { Settings }, { learnMore }, { boardOf }] = await Promise.all(
    ["table/player", "settings/settings", "words/catalogue", "boards/boards"].map((name) => import(`./${name}.js`))
  );
  await (await import("./table/preload.js")).loadExtras();
  learnMore(WORDS);
  const settings = Object.assign(new Settings(), { pause: 0, explain: EXPLAIN });
  window.said = [];
  window.player = new Player(document.getElementById("root"), settings, (body) => said.push(body), boardOf);
  player.hear(SEATED);
  await player.table.opening;
  return true;
})()
"""


class Guest:
    """A page at seat 0; where the test does nothing for the others, bots play. `words` are those of a game that no page
    knows; what is new is explained only if it's asked for.
    """

    def __init__(
        self, tab: Tab, game: Game, state: State, rules: str, words: str = "", *, explain: bool = False
    ) -> None:
        self._tab, self._game, self._rules, self._words, self._explain = tab, game, rules, words, explain
        self.state: Any = state
        self.number = 0
        self._choose = game.chooser({}, random.Random(1))

    async def load(self, address: str) -> None:
        """Open the page, or load it again, and show the table as it is."""
        await self._tab.open(address)
        await until(self._tab, "!!document.getElementById('code')")
        others = (Sitter(name, present=True, computer=True) for name in NAMES[1 : self.state.seats])
        sitters = (Sitter(NAMES[0], present=True), *others)
        seated = encode(Seated(0, self._game.name, self._rules, sitters, "0" * 32))
        begin = BEGIN.replace("SEATED", json.dumps(seated)).replace("WORDS", json.dumps(self._words))
        begin = begin.replace("EXPLAIN", json.dumps(self._explain))
        await self._tab.run(begin)
        await self.show()

    async def show(self) -> None:
        """Show the table as it is."""
        self.number += 1
        clocks = [clock for clock in self.state.clocks if not (clock.is_aside and 0 in self.state.turn)]
        deadlines = tuple(Deadline(clock.number, clock.seconds) for clock in clocks)
        await self.hear(Show(self.number, evolve(self.state.view(0), deadlines=deadlines), self.state.events))
        await until(self._tab, "player.table.state.isSettled")

    async def hear(self, message: Any) -> None:
        """Let the table say that."""
        await self._tab.run(f"(player.hear({json.dumps(encode(message))}), true)")

    async def press(self, spot: str) -> None:
        """Press what stands at that spot."""
        await self._tab.run(f"(document.querySelector('[data-spot=\"{spot}\"]').click(), true)")

    async def go_on(self) -> None:
        """Take what the page has sent: moves are made, questions answered, and bots do their part."""
        for body in json.loads(await self._tab.run("JSON.stringify(said.splice(0))")):
            match decode_from_player(json.dumps(body)):
                case Move(move=move):
                    await self.make(0, move)
                case Ask(what, about):
                    told = answer(self._game, self.state, 0, what, about)
                    await self.hear(Answered(what, about, self.number, told))
        while self.state.turn and 0 not in self.state.turn:
            await self.bot_plays()

    async def bot_plays(self) -> None:
        """Let the bot do its part whose turn it is."""
        seat = next(seat for seat in self.state.turn if seat)
        await self.make(seat, self._choose(self.state.view(seat)))

    async def make(self, seat: int, move: str) -> None:
        """Let somebody make a move."""
        self.state = self.state.after(seat, move)
        await self.show()
