"""The tests' own eyes: a script that fails, or a page on which something is wrong, is noticed in every browser."""

from pathlib import Path

import pytest

from tests.web import browsers
from tests.web.browsers import BROWSERS, chromium, needs_chromium, tab_in
from tests.web.test_access import AXE, CONTRAST, FAULTS, OFF_SCREEN, OVERLAPPING, TOO_SMALL
from tests.web.test_words import CUT


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
    CUT: "<button style='width: 20px; overflow: hidden'>Incomprehensible</button>",
    OFF_SCREEN: "<div data-spot=hand0 style='position: absolute; left: -40px'>A</div>",
    OVERLAPPING: "<div class=row>" + 2 * "<i class=spot style='position: fixed'>A</i>",
    TOO_SMALL: "<button style='width: 20px; height: 20px'>x</button>",
    FAULTS: "<main><img src=''></main>",
    CONTRAST: "<main style='color: %23777; background: %23888'>grey</main>",
}


@needs_chromium
@pytest.mark.parametrize("look", PLANTED, ids=["cut", "off-screen", "overlapping", "small", "axe", "contrast"])
async def test_each_look_at_a_page_finds_a_fault_that_was_planted(look: str) -> None:
    """What is cut, off the screen, on top of something else, too small, without a name, or hard to read."""
    async with chromium() as browser:
        page = await browser.new_page()
        await page.goto(f"data:text/html,<!doctype html><title>x</title>{PLANTED[look]}")
        if look in (FAULTS, CONTRAST):
            if not AXE.exists():
                pytest.skip("axe-core is not installed: npm ci --prefix tests/web")
            await page.evaluate(AXE.read_text(encoding="utf-8"))

        assert await page.evaluate(look)
