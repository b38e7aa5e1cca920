"""First steps at the full screen, by keys: the lesson, then a first game that is won or lost by doing what it says."""

import re

import pytest
from attrs import evolve

from p2p_malice.commands import learn as command
from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.engine.match import begin
from p2p_malice.games.malice.game import MALICE
from p2p_malice.terminal.boards.malice.picking import spots_of
from scripts.snapshots import shown
from tests.lessons import LEARNED, begins
from tests.terminal.test_play import app_of, by_keys, choose, close_text, flat, folders, table_of, until

__all__ = ["folders"]


async def test_lesson_and_first_game_are_walked_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each position of the first game has its hint without being asked for; its two keys make the move."""
    monkeypatch.setattr(command, "new_state", lambda seats, rules, game: begin(game, seats, rules, bytes(SEED_BYTES)))
    app = app_of(lambda face: command.learn(face, "Kay", evolve(MALICE, practice="mdw payoff=2")))
    async with app.run_test(size=(80, 24)) as pilot:
        for step, move in LEARNED:
            await until(pilot, lambda step=step: begins(step.text) in flat(shown(app)))  # type: ignore[misc]
            await until(pilot, lambda: bool((table := table_of(pilot)) and table.view.moves))
            table = table_of(pilot)
            assert table
            for spot in spots_of(table.view, move):
                await by_keys(pilot, table, spot)
        await close_text(pilot)
        await choose(pilot, "Play a short game")
        await until(pilot, lambda: bool((table := table_of(pilot)) and table.view.moves))
        table = table_of(pilot)
        assert table
        while not table.view.result:
            await until(pilot, lambda: bool(table.view.moves or table.view.result))
            if not table.view.result:
                keys = re.search(r"Hint: (\w+), then (\w+)\.", shown(app))
                assert keys, shown(app)
                await pilot.press(*(key.lower() for key in keys.groups()))
        await until(pilot, lambda: "won" in shown(app))
