"""The page speaks the language of the device, or the one that was chosen."""

import contextlib

import pytest
from playwright.async_api import Error

from p2p_malice.words.catalogue import load
from tests.web.browsers import ALIKE, tab_in, until
from tests.web.looks import speaking
from tests.web.play import site

CHOOSE = "(language.value = 'es', language.dispatchEvent(new Event('change')), language.value)"


@pytest.mark.parametrize("browser", ALIKE)
async def test_the_page_speaks_the_language_of_the_device(browser: str) -> None:
    """The first of those that there are words in; another one can be chosen, and is spoken ever after."""
    async with site() as page, tab_in(browser) as tab:
        await tab.before(speaking("de-AT"))
        await tab.open(page)
        await until(tab, "document.getElementById('language')")

        assert await tab.run("document.documentElement.lang") == "de"
        assert load("de")("start-join") in await tab.run("document.body.innerText")
        assert "Español" in await tab.run("language.textContent")

        said = ""
        await tab.run(CHOOSE)
        while load("es")("start-join") not in said:
            with contextlib.suppress(Error):  # The page is loaded again.
                said = await tab.run("document.body?.innerText") or ""

        assert await tab.run("document.documentElement.lang") == "es"
