"""The settings of the page: what is seen at once, and the looks that are earned."""

import json

from tests.web.dom.stage import Table, table
from tests.web.dom.tab import DomTab, needs_dom
from tests.web.dom.test_lobby import tell
from tests.web.dom.test_profile import profile, show

pytestmark = needs_dom

OPEN = """
Promise.all(["settings/settings", "settings/settings-form", "vendor/lit-html"].map((name) => import(`./${name}.js`)))
  .then(([{ Settings }, { settingsForm }, { render }]) => {
    const place = document.body.appendChild(document.createElement("div"));
    place.id = "settings";
    window.own = settingsForm(new Settings());
    render(own.form, place);
  })
"""
CLOSED = """
Object.fromEntries([...document.querySelectorAll("#settings :disabled")].map((each) =>
  [each.value, document.getElementById(each.getAttribute("aria-describedby")).textContent]))
"""
LOOKS = "(({ felt, back, cardFace }) => ({ felt, back, cardFace }))(document.documentElement.dataset)"
KEPT = "JSON.parse(localStorage.getItem('p2p-malice settings'))"


async def open_settings(tab: DomTab) -> None:
    """Put the settings into the page."""
    await tab.run(f"{OPEN}.then(() => true)")


async def choose(tab: DomTab, name: str) -> None:
    """Choose what is called so."""
    at = f"document.querySelector('#settings input[aria-label=\"{name}\"]')"
    await tab.run(f"(Object.assign({at}, {{ checked: true }}).dispatchEvent(new Event('change')), true)")


async def test_looks_are_seen_at_once_and_forgotten_or_kept() -> None:
    """Table, faces, backs and the player's own animal."""
    async with table() as there:
        before = await there.run(LOOKS)
        assert before == {"felt": "green", "back": "lattice", "cardFace": "classic"}
        await open_settings(there.tab)
        for name in ("Tavern table", "Large print", "Two foxes", "Hedgehog"):
            await choose(there.tab, name)
        chosen = {"felt": "oak", "back": "fox", "cardFace": "large"}
        assert await there.run(LOOKS) == chosen

        await there.run("(own.keep(), true)")
        assert (await there.run(KEPT)).items() >= {**chosen, "avatar": "hedgehog"}.items()
        await there.run("(own.forget(), true)")
        assert await there.run(LOOKS) == before


async def closed(there: Table) -> tuple[dict[str, str], str]:
    """The looks that can't be chosen, with what is said of each, and all that is said below the looks."""
    await open_settings(there.tab)
    shut, said = dict(await there.run(CLOSED)), await there.tab.text(".samples > small")
    await there.run("(document.getElementById('settings').remove(), true)")
    return shut, said


async def test_a_guest_is_told_how_more_looks_are_earned() -> None:
    """Some are open to everybody; trophies that the device knows of open others; whoever has one keeps it."""
    async with table() as there:
        shut, said = await closed(there)
        assert shut.keys() == {"garden", "chart", "sky", "mosaic", "harbour", "peacock", "compass"}
        assert len(set(shut.values())) == len(shut)
        assert "seven days in a row" in shut["garden"] and "whole pile" in shut["peacock"] and "trophies" in said

        earned = json.dumps(["wins-10", "streak-7", "wins-50", "friends-5", "comeback"])
        await there.run(f"localStorage.setItem('p2p-malice trophies', {json.dumps(earned)})")
        shut, said = await closed(there)
        assert shut.keys() == {"garden", "peacock"}
        assert "ten games" not in said

        await there.run(
            "localStorage.setItem('p2p-malice settings', JSON.stringify({ felt: 'garden', back: 'peacock' }))"
        )
        assert await closed(there) == ({}, "")


async def test_each_closed_look_says_how_near_it_is() -> None:
    """Where this device knows: after the profile was seen, and after each game."""
    async with profile() as tab:
        await open_settings(tab)
        assert dict(await tab.run(CLOSED))["peacock"].endswith(" 5 of 12")
        await tell(tab, "near", counts={"chain-12": [7, 12]})
        await tab.run("(document.getElementById('settings').remove(), true)")
        await open_settings(tab)
        shut = dict(await tab.run(CLOSED))
        assert shut["peacock"].endswith(" 7 of 12") and "of" not in shut["compass"].split()[-2:]


async def test_trophies_are_noted_when_the_program_tells_of_them() -> None:
    """All with what has been played, each as it is earned; none is forgotten."""
    noted = "JSON.parse(localStorage.getItem('p2p-malice trophies'))"
    async with profile() as tab:
        assert await tab.run(noted) == ["first-win"]
        await tell(tab, "earned", trophies={"wins-10": "Ten wins", "first-win": "First win"})
        await show(tab, trophies=[])
        assert await tab.run(noted) == ["first-win", "wins-10"]
