"""The guest's page lets nothing in: its policy allows its own files, and keeps to it (OWASP ASVS 5.0: 3.4.3)."""

from pathlib import Path

import pytest

from tests.web.browsers import BROWSERS, tab_in, until
from tests.web.play import LISTEN, guests_page

pytestmark = [
    pytest.mark.parametrize("browser", BROWSERS),
    pytest.mark.parametrize("way", ["site", "single file"]),
]


INTRUDE = """
(() => {
  window.ran = [];
  const add = (tag, properties) => document.body.appendChild(Object.assign(document.createElement(tag), properties));
  add("script", { textContent: "ran.push('inline')" });
  add("script", { src: "data:text/javascript,ran.push('data')" });
  add("script", { src: "http://127.0.0.1:9/evil.js" });
  add("style", { textContent: "body { opacity: .5; }" });
  add("img", { src: "http://127.0.0.1:9/told" });
  add("iframe", { src: "data:text/html,framed" });
  add("object", { data: "data:text/html,embedded" });
  add("base", { href: "http://127.0.0.1:9/" });
  const form = add("form", { action: "http://127.0.0.1:9/", method: "POST" });
  setTimeout(() => form.submit());
  const link = add("a", { href: "#" });
  link.setAttribute("onclick", "ran.push('attribute')");
  link.click();
  setTimeout("ran.push('text')");
  fetch("http://127.0.0.1:9/told").catch(() => {});
  return true;
})()
"""
INTRUSIONS = (
    *("script-src", "script-src-elem", "script-src-attr", "style-src-elem", "img-src", "connect-src"),
    *("frame-src", "object-src", "base-uri", "form-action"),
)


async def test_what_is_not_the_pages_own_is_blocked(browser: str, way: str, tmp_path: Path) -> None:
    """Scripts, styles, pictures, frames, forms and requests that get in somehow do nothing."""
    async with guests_page(way, tmp_path) as address, tab_in(browser) as tab:
        await tab.before(LISTEN)
        await tab.open(address)
        await until(tab, "!!document.getElementById('code')")

        await tab.run(INTRUDE)

        for intrusion in INTRUSIONS:
            await until(tab, f"violations.includes('{intrusion}')", 5)
        assert await tab.run("[ran, getComputedStyle(document.body).opacity]") == [[], "1"]
