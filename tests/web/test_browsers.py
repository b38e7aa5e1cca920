"""The tests' own eyes: a script that fails, or a page on which something is wrong, is noticed in every browser."""

from pathlib import Path

import pytest

from p2p_malice.words.catalogue import ENGLISH
from tests.web import browsers
from tests.web.browsers import BROWSERS, chromium, needs_chromium, tab_in
from tests.web.looks import Looks


@pytest.mark.parametrize("browser", BROWSERS)
@pytest.mark.parametrize("fault", ["nonsense()", "Promise.reject(new Error('nonsense'))"])
async def test_a_fault_of_a_script_fails_the_test(browser: str, fault: str) -> None:
    """Whatever else the test asks for, and though nobody looks at the console."""
    with pytest.raises(AssertionError, match="nonsense"):
        async with tab_in(browser) as tab:
            await tab.open(f"data:text/html,<script>{fault}</script>")
            await tab.run("new Promise((done) => setTimeout(done))")


@pytest.mark.parametrize("browser", BROWSERS)
async def test_what_a_page_showed_is_kept_when_a_test_fails(
    browser: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture, the console, the last frames and the document."""
    monkeypatch.setattr(browsers, "KEPT", tmp_path)
    script = "console.log('hello'); dispatchEvent(new MessageEvent('message', { data: 'a frame' }))"
    listen = "addEventListener('message', (event) => event.data);"

    with pytest.raises(ZeroDivisionError):
        async with tab_in(browser) as tab:
            await tab.open(f"data:text/html,<script>{listen}{script}</script>")
            raise ZeroDivisionError

    [folder] = tmp_path.iterdir()  # noqa: ASYNC240
    assert "hello" in (folder / "0-console.txt").read_text()
    assert (folder / "0-frames.txt").read_text() == "a frame"
    assert "<script>" in (folder / "0-page.html").read_text()
    assert (folder / "0-screen.png").read_bytes().startswith(b"\x89PNG")


PLANTED = {
    "cut": "<button style='width: 20px; overflow: hidden'>Incomprehensible</button>",
    "broken": "<button style='width: 50px; word-break: break-all'>Incomprehensible</button>",
    "aside": "<p style='position: absolute; left: -40px'>A</p>",
    "off the screen": "<div data-spot=hand0 style='position: absolute; top: -40px'>A</div>",
    "scrolls aside": "<dialog open style='width: 50px'>Incomprehensible</dialog>",
    "scrolls": "<div class=board style='height: 20px; overflow: hidden'><p>A</div>",
    "too small": "<button style='width: 20px; height: 20px'>x</button>",
    "too narrow": "<div class='spite'><div class='hand'><i class=spot style='position: fixed'>A</i></div></div>",
    "too high": "<footer><button style='height: 60px'>A</button></footer>",
    "on another": "<div class=row>" + 2 * "<i class=spot style='position: fixed'>A</i>",
    "below a bubble": "<b class=bubble style='position: fixed'>A</b>"
    "<i class=spot style='position: fixed'><b data-key></b>B",
    "below a tip": "<b class=explained style='position: fixed'>A</b><i data-spot=c0 style='position: fixed'>B</i>",
    "alone": "<footer><p class=buttons><button>A</button><button>B</button><br><button>C</button>",
    "image-alt": "<main><img src=''></main>",
    "color-contrast": "<main style='color: %23777; background: %23888'>grey</main>",
}
"""Pages with a fault each, by what finds it."""


@needs_chromium
async def test_each_fault_of_a_page_is_found_that_was_planted() -> None:
    """What is cut, off the screen, on top of something else, too small, without a name, or hard to read."""
    async with chromium() as browser:
        page = await browser.new_page()
        for rule, planted in PLANTED.items():
            await page.goto(f"data:text/html,<!doctype html><html lang=en><title>x</title>{planted}")
            looks = Looks(page, ENGLISH, ((390, 844),))
            await looks.look(rule)
            assert any(f": {rule}" in fault for fault in looks.faults), (rule, looks.faults)
