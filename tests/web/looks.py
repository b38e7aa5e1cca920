"""How a page looks at all sizes and in all themes: what is cut, covered, too small, hard to read or left in English."""

import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from attrs import field, frozen
from playwright.async_api import Page

from p2p_malice.flows.setup.opponents import OPPONENTS
from p2p_malice.flows.setup.seats import BOT_NAMES
from p2p_malice.words.catalogue import ENGLISH, LANGUAGES, PSEUDO
from tests.web.stage import NAMES, resize

AXE = Path(__file__).parent / "node_modules/axe-core/axe.min.js"
LOOKS = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8")
SPEAKS_PSEUDO = (Path(__file__).parent / "pseudo.js").read_text(encoding="utf-8")
SPEAKS = "Object.defineProperty(navigator, 'languages', { get: () => ['xx', 'CODE', 'fr'] });"

THEMES = ("light", "contrast", "dark")
SIZES = ((320, 568), (390, 844), (844, 390), (1280, 800))
"""Of phones that stand and lie, and of a desk."""
ZOOMED = (640, 400)
"""What 1280x800 is at 200 %."""

TALL = (390, 1600)
"""Where what is at the end of a page can be seen as well: axe-core skips what can't."""

AXE_FINDS = """
async (only) => {
  const { violations, incomplete } = await axe.run(document, only ? { runOnly: [only] } : {});
  const about = (node) => `${node.html.slice(0, 120)} ${node.failureSummary}`;
  // Letters of the very colour that is behind them may be meant, it thinks.
  const unseen = incomplete.map(({ id, nodes }) => {
    const isUnseen = ({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio");
    return { id, nodes: nodes.filter(isUnseen) };
  });
  return [...violations, ...unseen].flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${about(node)}`));
}
"""
"""What axe-core finds, by all of its rules or by one."""

LETTERS = re.compile(r"[A-Za-z]{2,}")
PEOPLE = (*NAMES, *BOT_NAMES, *(each.name for each in OPPONENTS.values()))
NOT_OURS = re.compile(
    r"MDW1-[\w…!.]*|\b(me|friend|bot)\b|WhatsApp|\w+://\S*|turn:\S+"  # codes, what may be typed, addresses
    r"|(/[\w.-]+)+|utf-8"  # folders, letters
    r"|\bComputer( \d)?\b|\bRobin\b|Spite & Malice|\bWebby\b|\bThéo\b|\bTO\b|\bJk\b|\b10\b"  # names, cards
    rf"|\b({'|'.join(PEOPLE)}|{'|'.join(LANGUAGES.values())}|Indonesia)\b"
    r"|\b(mdw|official|catmouse-short|catmouse|pz-nwis|pz|classic)\b|\w+=[\w|-]+|\bms\b|p2p-malice( \w+)?"  # rules
)
"""What people, cards, rules and other programs are called in every language."""


def speaking(language: str) -> str:
    """What runs before a page so that it speaks that language."""
    return SPEAKS_PSEUDO if language == PSEUDO else SPEAKS.replace("CODE", language)


@frozen
class Looks:
    """Looks at a page of Chromium, at which nothing moves and any script may run, and notes what is wrong."""

    page: Page
    language: str
    sizes: Sequence[tuple[int, int]] = SIZES
    faults: list[str] = field(factory=list)
    """What is wrong, with the screen and the size at which it is."""

    async def look(
        self,
        where: str,
        *,
        is_crowded: bool = False,
        sizes: Sequence[tuple[int, int]] = (),
        again: Callable[[], Awaitable[object]] | None = None,
    ) -> None:
        """Look at the screen at all `sizes`, at each after what is to be done `again`; axe-core looks once, in English.

        Where many are at a table, targets may be small, and names cut.
        """
        page = self.page
        if not await page.evaluate("'findFaults' in window"):
            await page.evaluate(LOOKS)
        for size in sizes or self.sizes:
            await resize(page, *size)
            if again:
                await again()
            self._note(f"{where}, {size}", await page.evaluate("(crowd) => findFaults(crowd)", is_crowded))
        if self.language == ENGLISH:
            self._note(f"{where}, {size}", await self._axe_finds())
        if self.language == PSEUDO:
            left = [text for text in await page.evaluate("textsIn()") if LETTERS.search(NOT_OURS.sub("", text))]
            self._note(f"{where}, English", left)

    async def look_in_all_themes(self, where: str) -> None:
        """Letters stand out from what is behind them in each theme, which changes nothing else; the first one stays."""
        if self.language == ENGLISH:
            await resize(self.page, *TALL)
        for theme in THEMES if self.language == ENGLISH else ():
            await self.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            self._note(f"{where}, {theme}", await self._axe_finds("color-contrast"))

    async def _axe_finds(self, only: str = "") -> list[str]:
        if not AXE.exists():
            pytest.skip("axe-core is not installed: npm ci --prefix tests/web")
        if not await self.page.evaluate("'axe' in window"):
            await self.page.evaluate(AXE.read_text(encoding="utf-8"))
            # Where there is a gradient, it looks at no letters: the arrow of a select is one.
            await self.page.add_style_tag(content="select { background-image: none !important; }")
        return list(await self.page.evaluate(AXE_FINDS, only))

    def _note(self, where: str, found: list[str]) -> None:
        self.faults.extend(f"{where}: {each}" for each in found)
