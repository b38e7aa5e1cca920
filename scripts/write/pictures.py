"""Make the pictures in docs/pictures again: `python scripts/write/pictures.py [--still]`. Look at them first.

The moving one: a message, a tap in it, and the table on both phones; then the same game on a phone and in a terminal,
an ending, and what doctor says. Pages and screens are the real ones; the deals follow from fixed seeds.
Needs Chromium.
"""

import argparse
import asyncio
import html
import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
# Textual reads at once how many colours there are.
os.environ["TEXTUAL_COLOR_SYSTEM"] = "truecolor"

from PIL import Image, ImageDraw
from playwright.async_api import Browser, Page
from textual.app import App

from p2p_malice.commands.doctor import Machine, light, report
from p2p_malice.engine.match import Match, begin
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.invite.message import game_link, invitation
from p2p_malice.link.nat_behaviour import Filtering, Mapping, Network, NetworkKind, ServerCheck
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Seated, Show, Sitter
from p2p_malice.terminal.appearance import Appearance
from p2p_malice.terminal.terminal_app import TerminalApp
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.contract import Sheet
from p2p_malice.words.sentence import say
from scripts.write.snapshots import WORDS
from tests.links import INVITATION as CODE
from tests.web.browsers import ChromiumTab, chromium, until
from tests.web.play import site
from tests.web.stage import BEGIN, PAINTED

FOLDER = Path(__file__).resolve().parents[2] / "docs/pictures"
NAMES = ("Asha", "Ben")
ADDRESS = "https://asha.example/malice/"
PHONE = (390, 780)
SEED, UNDER_WAY = (word.ljust(32, b".") for word in (b"pictures", b"ben"))

STEP = 80
"""Milliseconds from one picture of the moving one to the next."""
SCALE = 0.8
QUALITY = 68
GREEN, INK = (7, 30, 22), (191, 224, 208)

GO_TO = """
(async (now) => {
  const begun = (window.begun ??= new Map());
  for (const each of document.getAnimations()) {
    if (!begun.has(each)) {
      each.pause();
      begun.set(each, now);
    }
    const time = now - begun.get(each);
    if (time < each.effect.getComputedTiming().endTime) each.currentTime = time;
    else each.finish();
  }
  return PAINTED;
})(TIME)
"""
"""Brings all that moves to where it is at a time, in milliseconds, of a clock of the picture's own."""

CHAT = """
<meta name="viewport" content="width=device-width">
<style>
  body {{ margin: 0; font: 17px/1.4 system-ui, "Noto Sans", sans-serif; background: #dfe9e4; color: #14281f; }}
  header {{ padding: 18px 20px; background: #0f4534; color: #fff; font-weight: 700; font-size: 20px; }}
  p {{ max-width: 74%; margin: 18px; padding: 12px 16px; border-radius: 18px; background: #fff; }}
  p {{ overflow-wrap: anywhere; white-space: pre-wrap; }}
  p.own {{ margin-left: auto; background: #c9f2dc; }}
  a {{ color: #0b57d0; }}
</style>
<header>{other}</header>{lines}
"""


class Pictured:
    """A page of a phone's size, and the clock of what moves on it."""

    def __init__(self, page: Page) -> None:
        """The page shows nothing yet."""
        self._page = page
        self._time = 0

    async def chat(self, other: str, lines: Sequence[tuple[bool, str]]) -> None:
        """Show a chat with somebody: the lines, and whether each is one's own."""
        said = "".join(f'<p class="{"own" if own else ""}">{text}</p>' for own, text in lines)
        await self._page.set_content(CHAT.format(other=other, lines=said))

    async def land(self, address: str, name: str) -> None:
        """Open the invitation in the guest's page, and fill in a name."""
        await self._page.goto(game_link(address, CODE, NAMES[0]).replace("index.html", ""))
        await self._page.fill("#name", name)
        await self._page.evaluate("document.activeElement.blur()")

    async def sit(self, address: str, seat: int) -> None:
        """Sit at a table at that seat, without a host."""
        await self._page.goto("about:blank")
        await self._page.goto(address)
        await self._page.locator("#code").wait_for()
        seated = encode(Seated(seat, "malice", "mdw", tuple(Sitter(name, present=True) for name in NAMES), "0" * 32))
        settings = {"pause": 0.6, "offered": True}
        await self._page.evaluate(BEGIN.replace("SETTINGS", json.dumps(settings)).replace("SEATED", json.dumps(seated)))

    async def show(self, number: int, state: Match, seat: int, *, moves: bool = True) -> None:
        """Show that seat's view of a position; what leads to it begins to move."""
        frame = json.dumps(encode(Show(number, state.view(seat), state.events)))
        await self._page.evaluate(f"(player.table._stays = 0, player.hear({frame}), {PAINTED})")
        if moves:
            await self.go_on(0)

    async def go_on(self, milliseconds: int) -> None:
        """Let so much time pass."""
        self._time += milliseconds
        await self._page.evaluate(GO_TO.replace("PAINTED", PAINTED).replace("TIME", str(self._time)))

    async def until(self, condition: str) -> None:
        """Wait until that is true in the page."""
        await until(ChromiumTab(self._page), f"!!{condition}")

    async def picture(self) -> Image.Image:
        """What is seen."""
        return Image.open(io.BytesIO(await self._page.screenshot())).convert("RGB")

    async def middle_of(self, selector: str) -> tuple[int, int]:
        """Where an element is."""
        box = await self._page.locator(selector).first.bounding_box()
        assert box
        return int(box["x"] + min(box["width"], 260) / 2), int(box["y"] + box["height"] / 2)


def tapped(picture: Image.Image, at: tuple[int, int]) -> Image.Image:
    """The picture with a finger's mark on it."""
    mark = Image.new("RGBA", picture.size)
    pen = ImageDraw.Draw(mark)
    pen.circle(at, 34, fill=(255, 209, 102, 110), outline=(255, 209, 102, 255), width=4)
    return Image.alpha_composite(picture.convert("RGBA"), mark).convert("RGB")


def beside(*pictures: Image.Image, scale: float = 1.0, gap: int = 40) -> Image.Image:
    """Pictures of devices side by side on a dark ground, each with round corners."""
    sizes = [(round(each.width * scale), round(each.height * scale)) for each in pictures]
    width = sum(wide for wide, _ in sizes) + gap * (len(sizes) + 1)
    height = max(high for _, high in sizes) + 2 * gap
    ground = Image.new("RGB", (width, height), GREEN)
    left = gap
    for each, size in zip(pictures, sizes, strict=True):
        top = (height - size[1]) // 2
        mask = Image.new("L", (size[0] * 2, size[1] * 2))
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] * 2 - 1, size[1] * 2 - 1), 52, fill=255)
        pen = ImageDraw.Draw(ground)
        pen.rounded_rectangle((left - 7, top - 7, left + size[0] + 6, top + size[1] + 6), 32, fill=(16, 18, 22))
        ground.paste(each.resize(size, Image.Resampling.LANCZOS), (left, top), mask.resize(size))
        left += size[0] + gap
    return ground


async def phone(browser: Browser, *, moves: bool = True) -> Pictured:
    """A phone's page."""
    return await device(browser, PHONE, moves=moves)


async def device(browser: Browser, size: tuple[int, int], *, moves: bool = False) -> Pictured:
    """The page on a device of that many pixels, which is touched."""
    width, height = size
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        color_scheme="dark",
        reduced_motion="no-preference" if moves else "reduce",
        bypass_csp=True,
    )
    return Pictured(await context.new_page())


# --- the moving one --------------------------------------------------------------------------------------------------


async def play(browser: Browser, address: str) -> list[Image.Image]:
    """Message, tap, table."""
    frames: list[Image.Image] = []
    host, guest = await phone(browser), await phone(browser)

    async def keep(count: int, *at: tuple[int, int]) -> None:
        one, other = await host.picture(), await guest.picture()
        frames.extend([beside(one, tapped(other, at[0]) if at else other, scale=SCALE)] * count)

    link = game_link(ADDRESS, CODE)
    message = invitation(WORDS, CODE, host=NAMES[0], game=WORDS("game"), game_url=ADDRESS)
    short = html.escape(message.split("\n\n")[0])
    line = f'{short}\n\n<a href="#">{html.escape(link)}</a>'
    asked = "Cards tonight?"
    await host.chat("Ben", [(False, asked)])
    await guest.chat("Asha", [(True, asked)])
    await keep(6)
    await host.chat("Ben", [(False, asked), (True, line)])
    await guest.chat("Asha", [(True, asked), (False, line)])
    await keep(9)
    await keep(4, await guest.middle_of("a"))
    await guest.land(address, NAMES[1])
    await keep(10)
    await keep(4, await guest.middle_of("button.main"))

    sides = ((host, 0), (guest, 1))
    state: Match = begin(MALICE, 2, "mdw payoff=11", SEED)
    for side, seat in sides:
        await side.sit(address, seat)
    await asyncio.gather(*(side.show(1, state, seat) for side, seat in sides))
    number = 1
    for steps in (20, *[9] * 7):
        for _ in range(steps):
            await keep(1)
            await asyncio.gather(*(side.go_on(STEP) for side, _ in sides))
        number += 1
        state = state.after(state.turn[0], greedy.choose(state.view(state.turn[0])))
        await asyncio.gather(*(side.show(number, state, seat) for side, seat in sides))
    for _ in range(8):
        await asyncio.gather(*(side.go_on(STEP) for side, _ in sides))
        await keep(1)
    await keep(10)
    return frames


def write_moving(frames: Sequence[Image.Image], path: Path) -> None:
    """Write the frames, those that are alike as one that stays longer."""
    kept: list[Image.Image] = []
    stays: list[int] = []
    for each in frames:
        if kept and each.tobytes() == kept[-1].tobytes():
            stays[-1] += STEP
        else:
            kept.append(each)
            stays.append(STEP)
    kept[0].save(path, save_all=True, append_images=kept[1:], duration=stays, loop=0, quality=QUALITY, method=4)


# --- those that stand still ------------------------------------------------------------------------------------------


def well_under_way() -> Match:
    """A game of two at Ben's turn, in which Asha holds cards, too."""
    state: Match = begin(MALICE, 2, "mdw", UNDER_WAY)
    for _ in range(46):
        state = state.after(state.turn[0], greedy.choose(state.view(state.turn[0])))
    return state


async def terminal(browser: Browser, *, state: Match | None = None, sheet: Sheet | None = None) -> Image.Image:
    """A terminal with Asha's table in it, or with a sheet to read."""

    async def main(app: TerminalApp) -> int:
        ui = ScreenInterface(app, WORDS, Appearance(cards="suits", pause=0, copies=False))
        if sheet:
            await ui.read(sheet)
        elif state:
            table = await ui.open_table()
            table.set_link(WORDS("link-good", way="direct", trip=38), away=False)
            table.play("malice")
            table.seat(list(NAMES), {})
            table.feed(state.view(0), state.events, Voice(NAMES.__getitem__, 0, WORDS))
        await asyncio.Event().wait()
        return 0

    app = TerminalApp(main, "dark", WORDS)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.2)
        drawing = _drawing(app)
    page = await (await browser.new_context(viewport={"width": 1100, "height": 760})).new_page()
    await page.set_content(f"<style>body {{ margin: 0 }} svg > rect {{ stroke: none }}</style>{drawing}")
    taken = await page.locator("svg").first.screenshot()
    return Image.open(io.BytesIO(taken)).convert("RGB")


def _drawing(app: App[int]) -> str:
    """The screen as SVG, in a fixed font of this machine instead of one from the web."""
    drawing = app.export_screenshot(title="p2p-malice")
    begin_fonts, end_fonts = drawing.index("@font-face"), drawing.index(".terminal-")
    return drawing[:begin_fonts] + drawing[end_fonts:].replace("Fira Code", "DejaVu Sans Mono")


async def ending(browser: Browser, address: str) -> Image.Image:
    """Ben has won."""
    state = well_under_way()
    while not state.result:
        before, state = state, state.after(state.turn[0], greedy.choose(state.view(state.turn[0])))
    (winner,) = state.result.winners
    pictured = await phone(browser, moves=False)
    await pictured.sit(address, winner)
    await pictured.show(1, before, winner, moves=False)
    await pictured.show(2, state, winner, moves=False)
    await pictured.until("document.querySelector('.outcome')")
    return await pictured.picture()


def home_network() -> Sheet:
    """What doctor says of a usual home."""
    network = Network(
        kind=NetworkKind.PORT_RESTRICTED,
        local=("192.168.1.10", "2001:db8::5"),
        skipped=(),
        stun=(ServerCheck("stun.example.org:3478", ("203.0.113.5", 4000), 0.012),),
        mapping=Mapping.ENDPOINT_INDEPENDENT,
        filtering=Filtering.ADDRESS_AND_PORT_DEPENDENT,
    )
    machine = Machine(True, "firefox", "utf-8", True, (80, 24), True, {"/home/asha/.config/p2p-malice": ""})
    return Sheet(say("sheet-doctor"), "\n".join(report(network, machine, WORDS)), light(network))


async def main(*, is_still: bool) -> None:
    """Make them all; if it `is_still`, but for the one that moves."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    async with site() as address, chromium() as browser:
        if not is_still:
            write_moving(await play(browser, address), FOLDER / "play.webp")
        state = well_under_way()
        ben = await phone(browser, moves=False)
        await ben.sit(address, 1)
        await ben.show(1, state, 1, moves=False)
        pictures = {
            "phone-and-terminal": beside(await ben.picture(), await terminal(browser, state=state)),
            "ending": beside(await ending(browser, address)),
            "doctor": beside(await terminal(browser, sheet=home_network())),
        }
    for name, picture in pictures.items():
        picture.save(FOLDER / f"{name}.webp", quality=82, method=6)
    for path in sorted(FOLDER.iterdir()):
        print(f"{path.relative_to(FOLDER.parent.parent)}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--still", action="store_true", help="leave out the moving one")
    asyncio.run(main(is_still=parser.parse_args().still))
