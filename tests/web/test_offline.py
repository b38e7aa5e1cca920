"""What the browser keeps of the page serves the page alone, and nobody else's files serve the page."""

import pytest

from tests.web.browsers import BROWSERS, tab_in, until
from tests.web.play import own_site

pytestmark = pytest.mark.parametrize("browser", BROWSERS)


CONTROL = "navigator.serviceWorker.register('sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)"
FOREIGN = """
caches.open("another page of this origin").then((cache) => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  return cache.put("foreign.svg", new Response(picture, { headers: { "Content-Type": "image/svg+xml" } }));
}).then(() => 1)
"""
SHOWS = """
new Promise((done) => {
  const picture = new Image();
  picture.onload = () => done(true);
  picture.onerror = () => done(false);
  picture.src = "FILE";
})
"""


async def test_without_a_network_only_the_pages_own_files_are_there(browser: str) -> None:
    """Under whatever query they are asked for; what another page of the same origin has kept is none of them."""
    async with tab_in(browser) as tab:
        async with own_site() as page:
            await tab.open(page)
            # What is still being loaded when the page is left, or the network, is an error in Firefox.
            await until(tab, "!!document.getElementById('code')")
            await tab.run(CONTROL)
            await tab.reload()
            await until(tab, "!!navigator.serviceWorker.controller && !!document.getElementById('code')")
            assert await tab.run(SHOWS.replace("FILE", "icons/icon.svg?now"))
            await tab.run(FOREIGN)

        assert await tab.run(SHOWS.replace("FILE", "icons/icon.svg?later"))
        assert not await tab.run(SHOWS.replace("FILE", "foreign.svg"))
        await tab.reload()
        await until(tab, "!!document.getElementById('code')")
