"""Who is shown as an animal: at the table, at its end, and in the waiting room. Everybody else has letters."""

import json

from tests.helpers import position
from tests.web.dom.stage import Table, table
from tests.web.dom.tab import dom_tab, needs_dom

pytestmark = needs_dom

AS = """
player.table.repaint({ sitters: player.table.state.sitters.map((each, at) => ({ ...each, avatar: AVATARS[at] })) })
"""
SHOWN = """
[...document.querySelectorAll("SELECTOR .avatar")].map((each) =>
  each.querySelector(":scope > .animal") ? each.dataset.avatar : each.textContent.trim())
"""


async def sit_as(there: Table, *avatars: str | None) -> None:
    """Let the players have these avatars."""
    await there.run(f"({AS.replace('AVATARS', json.dumps(avatars))}, true)")


async def shown(there: Table, selector: str) -> list[str]:
    """By which animal or letters each is shown there."""
    return list(await there.run(SHOWN.replace("SELECTOR", selector)))


async def test_a_player_is_shown_by_the_animal_of_their_choice() -> None:
    """An animal that is not known here stands for letters, as nothing does."""
    async with table(4) as there:
        await there.show(position("payoff@0=2h 9h; payoff@1=3h; payoff@2=4h; payoff@3=5h", "official"))
        await sit_as(there, "fox", "unicorn", "", None)

        assert sorted(await shown(there, ".board")) == ["A", "B", "C", "fox"]
        assert await there.tab.count(".board .avatar .animal path") > 4


async def test_an_animal_that_is_given_up_makes_room_for_letters() -> None:
    """And another takes its place."""
    async with table() as there:
        await there.show(position("payoff@0=2h 9h"))
        for avatars, seen in ((("owl", "frog"), {"owl", "frog"}), (("", "owl"), {"K", "owl"}), (("", ""), {"K", "A"})):
            await sit_as(there, *avatars)
            assert set(await shown(there, ".board")) == seen


async def test_the_end_shows_the_same_animals() -> None:
    """Beside what each has left."""
    async with table() as there:
        await sit_as(there, "whale", "")
        await there.end()

        assert await shown(there, ".scores") == ["whale", "A"]


async def test_whoever_has_come_is_shown_by_their_animal_in_the_waiting_room() -> None:
    """The seat of somebody who has not come yet says nothing."""
    async with table(3) as there:
        await there.seat(2)
        await sit_as(there, "bear", "moth", "crow")
        await there.run(
            "import('./lobby/waiting-room.js').then(({ WaitingRoom }) => new WaitingRoom().show(player.table))"
        )

        assert await shown(there, ".people") == ["bear", "moth", "…"]


async def test_letters_give_way_once_the_animals_are_there() -> None:
    """They come after the first card; the letters stay for whoever draws the disc again."""
    async with dom_tab() as tab:
        await tab.open()
        there = Table(tab)
        script = """
        Promise.all(["players/person-line", "vendor/lit-html"].map((name) => import(`./${name}.js`)))
          .then(([{ avatarOf }, { render }]) => {
            window.draw = (...of) => render(avatarOf(...of), document.getElementById("root"));
            draw("K", 0, "hare");
          })
        """
        await there.run(script)
        assert await shown(there, "#root") == ["K"]

        await there.run("import('./players/avatar-art.js').then(() => true)")
        assert await shown(there, "#root") == ["hare"]
        await there.run("(draw('K', 0, 'cat'), true)")
        assert await shown(there, "#root") == ["cat"]
        assert await there.tab.count("#root .animal") == 1
