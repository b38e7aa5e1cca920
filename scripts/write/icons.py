"""Make the icons, the picture that a chat shows of a link, and those of app lists: `python scripts/write/icons.py`

All are in the page's `icons`; the cards and tables are the page's own. Look at them first. Needs Chromium.
"""

import asyncio
import io
import sys
from collections.abc import AsyncIterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PIL import Image
from playwright.async_api import Browser

from p2p_malice.web.site import FOLDER
from scripts.write.pictures import PHONE, device, ending, well_under_way
from tests.web.browsers import chromium
from tests.web.play import site

ICONS = FOLDER / "icons"
ICON = (ICONS / "icon.svg").read_text(encoding="utf-8")
EDGE = ' rx="12"'
"""What rounds the icon's corners: where a system cuts its own shape out of it, there are none."""
SAFE = "0.85"
"""How much of an icon such a shape leaves at least (W3C Web App Manifest, "Icon masks and safe zone")."""
DESK = 1280, 800
PREVIEW = 1200, 630
"""Pixels: what chats and networks ask for."""

FAN = """
async () => {
  const { fan } = await import("./cards/fan.js");
  await import("./cards/court-art.js");
  const title = Object.assign(document.createElement("h1"), { className: "wordmark", textContent: document.title });
  title.style.cssText = "margin: 0; font-size: 82px; white-space: nowrap";
  const all = Object.assign(document.createElement("div"), { className: "card-form" });
  all.style.cssText = "margin: auto; display: grid; justify-items: center; gap: 44px; width: max-content";
  const cards = fan(160);
  all.append(cards, title);
  cards.style.margin = "0";
  document.getElementById("root").replaceChildren(all);
  await document.fonts.ready;
}
"""
"""Puts a hand and the name of the game in the middle, from which some chats cut a square."""


async def drawn(browser: Browser, picture: str, size: int) -> Image.Image:
    """An SVG picture as a square of that many pixels."""
    page = await browser.new_page(viewport={"width": size, "height": size})
    style = "<style>body { margin: 0 } svg { display: block }</style>"
    await page.set_content(f"{style}{picture.replace('<svg', f'<svg width={size} height={size}', 1)}")
    taken = await page.screenshot(omit_background=True)
    await page.close()
    return Image.open(io.BytesIO(taken))


def full(icon: str) -> str:
    """The icon without corners of its own, its cards small enough for any shape."""
    ground, cards = icon.split("/>", 1)
    inner = cards.removesuffix("</svg>")
    to = f"translate(32 32) scale({SAFE}) translate(-32 -32)"
    return f'{ground.replace(EDGE, "")}/><g transform="{to}">{inner}</g></svg>'


async def preview(browser: Browser, address: str) -> Image.Image:
    """A hand of the page's cards on its felt, and the name of the game."""
    width, height = PREVIEW
    context = await browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark", bypass_csp=True, device_scale_factor=2
    )
    page = await context.new_page()
    await page.goto(address)
    await page.locator("#code").wait_for()
    await page.evaluate(FAN)
    taken = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")
    return taken.resize(PREVIEW, Image.Resampling.LANCZOS)


async def screenshots(browser: Browser, address: str) -> AsyncIterator[tuple[str, Image.Image]]:
    """What the game looks like: a table and an ending on a phone, and a table on a desk."""
    state = well_under_way()
    for name, size in (("narrow", PHONE), ("wide", DESK)):
        table = await device(browser, size)
        await table.sit(address, 1)
        await table.show(1, state, 1, moves=False)
        yield f"table-{name}", await table.picture()
    yield "ending-narrow", await ending(browser, address)


async def main() -> None:
    """Make them all."""
    async with site() as address, chromium() as browser:
        for name, picture, size in (
            ("icon-192", ICON, 192),
            ("icon-512", ICON, 512),
            ("maskable-512", full(ICON), 512),
        ):
            icon = (await drawn(browser, picture, size)).quantize(64)
            icon.save(ICONS / f"{name}.png", optimize=True)
        (await preview(browser, address)).save(ICONS / "preview.jpg", quality=85, optimize=True, progressive=True)
        async for name, screen in screenshots(browser, address):
            screen.save(ICONS / f"{name}.webp", quality=76, method=6)


if __name__ == "__main__":
    asyncio.run(main())
