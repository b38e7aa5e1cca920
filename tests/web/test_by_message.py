"""A game by message between a phone and a program, which share nothing but messages."""

import itertools
import os
import sys
from pathlib import Path

from p2p_malice.games.registry import GAMES
from p2p_malice.protocol.game_code import decode
from scripts.games.play_games import Side
from tests.web.browsers import Tab, tab_in, until
from tests.web.pagehost import SHOWN, link_in, whole_site
from tests.web.play import HAND
from tests.web.test_pyodide_program import pytestmark as pytestmark

TURN = f"/turn in our game|is over/.test({SHOWN}) && {SHOWN}"


async def turn_of_program(home: Path, *command: str) -> str:
    """What a program sends that plays a turn as it comes, to the centre if it can; "" if there is nothing to send."""
    environment = {**os.environ, "HOME": str(home)}
    side = await Side.start(sys.executable, "-m", "p2p_malice", *command, "--name", "Asha", "--json", env=environment)
    message = ""
    while (body := await side.read()) is not None:
        if body["kind"] == "show" and body["moves"]:
            move = next((move for move in body["moves"] if ">c" in move), body["moves"][0])
            side.write(kind="move", number=body["number"], move=move)
        if body["kind"] == "turn":
            message = body["message"]
            side.close_input()
    assert await side.end() == 0
    return message


async def turn_of_page(tab: Tab, link: str) -> str:
    """What a page sends that a link has opened and that plays by the hints, to the end of the turn or the game."""
    await tab.open(link)
    who = "[...document.querySelectorAll('dialog button')].find((each) => each.textContent === \"I'm Ben\")"
    await until(tab, f"{who} || document.querySelector('.row.hand')", 60)
    await tab.run(f"({who}?.click(), true)")
    await tab.run(HAND)
    leave = "document.querySelector('.outcome [data-command=table-leave]')"
    await until(tab, f"{leave} || {TURN}", 60)
    # Whoever has ended it sends that as well.
    await tab.run(f"({leave}?.click(), true)")
    return str(await until(tab, TURN))


async def test_a_phone_and_a_program_play_by_nothing_but_messages(tmp_path: Path) -> None:
    """The link in a message leads to the page that plays, and into the program."""
    (tmp_path / ".config/p2p-malice").mkdir(parents=True)
    async with whole_site() as address, tab_in("chromium") as tab:
        (tmp_path / ".config/p2p-malice/config.toml").write_text(f'game_url = "{address}"\n')
        first = await turn_of_program(tmp_path, "message", "--seat", "me", "--seat", "message=Ben")
        assert first.startswith("I've begun a game of Spite & Malice")
        second = await turn_of_page(tab, link_in(first))
        third = await turn_of_program(tmp_path, "join", second)

    played = [decode(message, GAMES)[0] for message in (first, second, third)]
    for before, after in itertools.pairwise(played):
        assert after.moves[: len(before.moves)] == before.moves
    assert [each.moves[-1][0] for each in played] == [0, 1, 0]
    assert [seat.name for seat in played[-1].seats] == ["Asha", "Ben"]
