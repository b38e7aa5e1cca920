"""Themes and tables: as the device wants them, and words on them can be read."""

import pytest

from tests.helpers import position
from tests.web.browsers import ChromiumTab, needs_chromium, until, warm_page
from tests.web.looks import SIZES, THEMES
from tests.web.play import site
from tests.web.table import table

pytestmark = needs_chromium


@pytest.mark.parametrize(
    ("wishes", "theme"),
    [
        ({"color_scheme": "dark"}, "dark"),
        ({"color_scheme": "light"}, "light"),
        ({"color_scheme": "light", "contrast": "more"}, "contrast"),
    ],
)
async def test_the_page_looks_as_the_device_wants_it(wishes: dict[str, str], theme: str) -> None:
    """Until another look is chosen: dark, light, or with more contrast; it follows when the device changes."""
    shown = "document.documentElement.dataset.theme"
    async with site() as address, warm_page(**wishes) as page:
        await page.goto(address)
        assert await page.evaluate(shown) == theme

        await page.emulate_media(color_scheme="dark", contrast="no-preference")
        # The page hears of it with its next frame.
        await until(ChromiumTab(page), f"{shown} === 'dark'")
        await page.emulate_media(color_scheme="null", contrast="null")


DRAWN = ("oak", "garden", "chart", "sky", "mosaic", "harbour")
FELTS = ("green", "blue", "red", "grey", *DRAWN)
FELT_CONTRASTS = """
() => {
  const table = document.querySelector("main.table");
  const patch = table.appendChild(document.createElement("i"));
  const light = (name) => {
    patch.style.color = `var(--${name})`;
    const parts = getComputedStyle(patch).color.match(/[0-9.]+/g).slice(0, 3).map((each) => each / 255);
    const [red, green, blue] = parts.map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const ratio = (one, other) => Math.max(one / other, other / one);
  const words = ["ink", "soft", "near", "aside", "target", "picked"];
  const found = words.map((name) => [name, Math.min(...["felt", "felt-light", "felt-dark"].map((felt) =>
    ratio(light(name), light(felt))))]);
  patch.remove();
  return Object.fromEntries(found);
}
"""


async def test_every_felt_can_be_read() -> None:
    """Small words stand out 4.5 to 1 (WCAG 2.2, 1.4.3), large ones and marks 3 to 1 (1.4.11); axe skips gradients."""
    async with table(viewport={"width": 390, "height": 844}) as there:
        await there.stage.show(position("hand@0=2h 9h"))
        await there.stage.run("import('./table-art/table-art.js').then(({ drawTable }) => drawTable('oak'))")
        for theme, felt in ((theme, felt) for theme in THEMES for felt in FELTS):
            script = "([theme, felt]) => { Object.assign(document.documentElement.dataset, { theme, felt }); }"
            await there.page.evaluate(script, [theme, felt])
            found = await there.page.evaluate(FELT_CONTRASTS)
            for name, ratio in found.items():
                assert ratio >= (4.5 if name in ("ink", "soft") else 3), f"{theme}, {felt}, {name}: {ratio:.2f}"


BRIGHT_PARTS = """
async ([name, width, height]) => {
  await (await import("./table-art/table-art.js")).drawTable(name);
  const picture = new Image(width, height);
  picture.src = document.documentElement.style.getPropertyValue("--table").slice(5, -2);
  await picture.decode();
  const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  pen.drawImage(picture, 0, 0, width, height);
  const { data } = pen.getImageData(width * 0.2, height * 0.15, width * 0.6, height * 0.75);
  const linear = Array.from({ length: 256 }, (_, at) => (at <= 10 ? at / 3294.6 : ((at / 255 + 0.055) / 1.055) ** 2.4));
  let bright = 0;
  for (let at = 0; at < data.length; at += 4) {
    const light = 0.2126 * linear[data[at]] + 0.7152 * linear[data[at + 1]] + 0.0722 * linear[data[at + 2]];
    if (1.05 / (light + 0.05) < 4.5) bright += 4;
  }
  return bright / data.length;
}
"""
"""The part of what lies around the middle of a drawn table from which white letters don't stand out 4.5 to 1."""


@pytest.mark.parametrize("drawn", DRAWN)
async def test_a_drawn_table_is_dark_where_words_stand(drawn: str) -> None:
    """What is bright of it lies near its edges."""
    async with site() as address, warm_page(reduced_motion="reduce", bypass_csp=True) as page:
        await page.goto(address)
        for size in SIZES[1:]:
            assert await page.evaluate(BRIGHT_PARTS, [drawn, *size]) < 0.01, size


async def test_a_drawn_table_is_seen_but_in_high_contrast() -> None:
    """Also by whoever has just chosen it, and after the page was loaded again."""
    async with site() as address, warm_page(reduced_motion="reduce", bypass_csp=True) as page:
        await page.goto(address)
        await page.evaluate("localStorage['p2p-malice settings'] = JSON.stringify({ felt: 'oak' })")
        await page.reload()
        look = "getComputedStyle(document.getElementById('root'), '::before').backgroundImage"
        await page.wait_for_function(f"{look}.includes('svg')")
        await page.evaluate("document.documentElement.dataset.theme = 'contrast'")
        assert await page.evaluate(look) == "none"
