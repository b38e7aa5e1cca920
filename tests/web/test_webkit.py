"""The page in WebKit, Safari's engine: an evening from an invitation to a replay, as far as this build of it goes."""

import io
import json
import re

import pytest
from PIL import Image, ImageChops

from p2p_malice.web.site import site_files
from tests.helpers import WORDS
from tests.links import INVITATION
from tests.web.browsers import until
from tests.web.pagehost import fill, press
from tests.web.play import AT_TABLE, ESBUILD, HAND, IS_OVER, static_host
from tests.web.stage import AT_REST, PAINTED
from tests.web.test_pyodide_program import KEPT, PYODIDE, compressed, needs_pyodide
from tests.web.webkit import WebKitTab, needs_webkit, webkit, with_notes

CANNOT_START = "!!document.querySelector('.starting [role=alert]')"

pytestmark = [needs_webkit, needs_pyodide, pytest.mark.limit(240)]

PHONE = 500, 844
TEXT = "document.body.innerText"
AT_HOME = "!!document.getElementById('start-play')"
DIALOG = "[...document.querySelectorAll('dialog[open]')].at(-1)"
FOLLOW = """
(() => {
  const follow = () => {
    const marked = document.querySelector(`.hinted.${document.querySelector(".picked") ? "target" : "source"}`);
    if (marked) marked.click();
    else document.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
  };
  window.following = setInterval(follow, 100);
  return true;
})()
"""
"""Does what a lesson asks for, or what it hints at."""

AS_LAYERS = "document.querySelectorAll('.felt .card').forEach(({ style }) => { style.willChange = '%s'; })"
CHOOSES = "((box) => (box.value = '%s', box.dispatchEvent(new Event('change', { bubbles: true }))))(language)"
FAINT, FEW = 40, 200
"""How much a pixel may differ where a card is painted anew, of 255, and how many may differ by more: of an edge."""


async def press_text(tab: WebKitTab, text: str) -> None:
    """Press a button that says so, in the dialog that is open, or on the page."""
    button = (
        f"[...({DIALOG} ?? document).querySelectorAll('button, a')].find((each) => each.innerText.startsWith('{text}'))"
    )
    await until(tab, f"!!{button}")
    await tab.run(f"({button}.click(), true)")


async def is_refused(tab: WebKitTab, site: str) -> None:
    """This build has no WebRTC: guest and host are told so before anybody waits, and may play here."""
    assert not await tab.run("'RTCPeerConnection' in window")
    await tab.open(f"{site}#{INVITATION}")
    await until(tab, f"{TEXT}.includes({json.dumps(WORDS('call-no-way-how'))})")
    assert await tab.run("!!document.querySelector('a[href=\"play.html\"]')")

    await tab.open(f"{site}play.html")
    await press(tab, "start-host")
    await until(tab, "!!document.getElementById('field-name')")
    await fill(tab, "field-name", "Kay")
    await tab.run("(document.querySelector('form').requestSubmit(), true)")
    await until(tab, f"{DIALOG}?.innerText.includes({json.dumps(WORDS('error-no-address-in-page'))})")
    await press_text(tab, WORDS("page-close"))


async def is_painted(tab: WebKitTab) -> None:
    """After the deal, each card looks as it does when it's painted anew."""
    await press(tab, "start-play-change")
    await until(tab, "!!document.getElementById('field-payoff')")
    await fill(tab, "field-payoff", "3")
    await tab.run("document.getElementById('field-payoff').dispatchEvent(new Event('change', { bubbles: true }))")
    await tab.run("(document.querySelector('form').requestSubmit(), true)")
    await until(tab, AT_TABLE)
    await until(tab, f"!!document.querySelector('.title.mine') && {AT_REST} && {TEXT}.includes('3 to go')")
    pictures = []
    for kind in ("", "transform", "auto"):
        await tab.run(f"({AS_LAYERS % kind}, {PAINTED})")
        pictures.append(Image.open(io.BytesIO(await tab.picture())).convert("RGB"))
    differences = ImageChops.difference(pictures[0], pictures[2]).convert("L").histogram()
    assert sum(differences[FAINT:]) < FEW


async def is_played(tab: WebKitTab) -> None:
    """To its end, with a reload; then its replay from the beginning."""
    await tab.run(HAND)
    await until(tab, "document.querySelectorAll('.log p').length > 4 && (clearInterval(hand), true)")
    await tab.reload()
    await press(tab, "start-last")
    await until(tab, AT_TABLE)
    await tab.run(HAND)
    await until(tab, IS_OVER)
    await tab.run("(clearInterval(hand), true)")
    await press_text(tab, WORDS("table-leave"))
    await press(tab, "start-you")
    await until(tab, "!!document.querySelector('.profile .again')")
    await tab.run("(document.querySelector('.profile .again').click(), true)")
    await until(tab, "!!document.getElementById('timeline')")
    await tab.run("(document.querySelector('[data-command=table-leave]').click(), true)")
    await press_text(tab, WORDS("you-back"))


async def is_learned(tab: WebKitTab) -> None:
    """By doing what is marked."""
    await press(tab, "start-learn")
    await press_text(tab, WORDS("game-malice"))
    await until(tab, AT_TABLE)
    await tab.run(FOLLOW)
    await until(tab, f"!!{DIALOG}")
    await tab.run("(clearInterval(following), true)")


async def test_an_evening_in_webkit() -> None:
    """Nothing fails, from an invitation and a home to a game, its replay, a lesson, Arabic, and no network."""
    files = compressed(with_notes(site_files((), PYODIDE, ESBUILD if ESBUILD.exists() else None)))
    async with webkit() as tab:
        await tab.resize(*PHONE)
        async with static_host(files, {"Content-Encoding": "gzip"}) as site:
            await is_refused(tab, site)
            await is_painted(tab)
            await is_played(tab)
            await is_learned(tab)
            await tab.open(f"{site}play.html")
            await until(tab, AT_HOME)
            await tab.run(
                "((box) => { box.value = 'ar'; box.dispatchEvent(new Event('change', { bubbles: true })); })(language)"
            )
            await until(tab, "document.dir === 'rtl' && " + AT_HOME)
            assert await tab.run(KEPT)
            # Without this, the site may go while the program still starts from it.
            await press(tab, "start-play")
            await until(tab, AT_TABLE)
            tab.faults += filter(None, [await tab.noted()])
        # This build of WebKit doesn't always get a worker's script from what is kept: the page says to load it again.
        for _ in range(3):
            await tab.open(f"{site}play.html")
            # It may say so before anything is tapped.
            begin = "document.getElementById('start-play')"
            await until(tab, f"({begin} && ({begin}.click(), true)) || {CANNOT_START}", 60)
            if await until(tab, f"({AT_TABLE} && 'there') || ({CANNOT_START} && 'again')", 120) == "there":
                break
        assert await tab.run(AT_TABLE)
        # What isn't kept, as what is new on the site, can't be asked for then.
        noted = (await tab.noted()).splitlines()
        tab.faults += [each for each in noted if each.strip() and not re.search("Load failed|load denied", each)]
