"""The settings of the page: what is seen at once, and the tables that are earned."""

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
CLOSED = "[...document.querySelectorAll('#settings [name=felt]:disabled')].map((each) => each.value)"
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


async def closed(there: Table) -> tuple[list[str], str]:
    """The tables that can't be chosen, and what is said of them."""
    await open_settings(there.tab)
    said = await there.tab.text("#closed-tables")
    shut = list(await there.run(CLOSED))
    await there.run("(document.getElementById('settings').remove(), true)")
    return shut, said


async def test_a_guest_is_told_how_more_tables_are_earned() -> None:
    """One is open to everybody; trophies that the device knows of open others; whoever has one keeps it."""
    async with table() as there:
        shut, said = await closed(there)
        assert shut == ["garden", "chart"]
        assert "seven days in a row" in said and "ten games" in said and "trophies" in said

        await there.run(f"localStorage.setItem('p2p-malice trophies', {json.dumps(json.dumps(['wins-10']))})")
        shut, said = await closed(there)
        assert shut == ["garden"]
        assert "seven days in a row" in said and "ten games" not in said

        await there.run("localStorage.setItem('p2p-malice settings', JSON.stringify({ felt: 'garden' }))")
        assert await closed(there) == ([], "")


async def test_trophies_are_noted_when_the_program_tells_of_them() -> None:
    """All with what has been played, each as it is earned; none is forgotten."""
    noted = "JSON.parse(localStorage.getItem('p2p-malice trophies'))"
    async with profile() as tab:
        assert await tab.run(noted) == ["first-win"]
        await tell(tab, "earned", trophies={"wins-10": "Ten wins", "first-win": "First win"})
        await show(tab, trophies=[])
        assert await tab.run(noted) == ["first-win", "wins-10"]
