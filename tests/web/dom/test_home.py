"""Where everything begins: what is in sight there, what is behind More, and what the program hears."""

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from scripts.write.first_menu import FILE
from tests.links import INVITATION, TURN
from tests.web.browsers import until
from tests.web.dom.tab import DomTab, dom_tab, needs_dom
from tests.web.dom.test_lobby import BEGIN, tell

pytestmark = needs_dom

KINDS = ("play", "host", "message", "two", "group", "watch")
WORDS = "last learn play host spite daily puzzle message two group watch join resume you rules settings"
THEO = {"name": "Theo", "seat": 2, "avatar": "owl"}
MENU: dict[str, Any] = {
    "name": "Asha",
    "choices": {word: word.capitalize() for word in WORDS.split()},
    "lines": dict.fromkeys((*KINDS, "last", "spite", "daily", "puzzle"), "Classic duel · 21 cards"),
    "besides": {f"change {kind}": kind for kind in KINDS},
    "beside": "Change…",
    "first": "last",
    "people": {"last": [THEO]},
}
SHORT = "name last play play-change host host-change daily puzzle message message-change spite you join more"
IN_SIGHT = """
[...document.querySelectorAll("button[id^=start-]")].filter((each) => !each.closest("[hidden]"))
  .map(({ id }) => id.slice("start-".length))
"""
IS_OPEN = "document.getElementById('start-more').getAttribute('aria-expanded')"


@contextlib.asynccontextmanager
async def home(**other: Any) -> AsyncIterator[DomTab]:
    """The page with that menu, or one that is other."""
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await tell(tab, "menu", **{**MENU, **other})
        await until(tab, "!!document.getElementById('start-play')")
        yield tab


async def test_the_last_game_comes_first_and_little_else_is_in_sight() -> None:
    """Three tiles, what else is played, and what is quiet; the rest comes with More, and goes with it."""
    short = SHORT.split()
    async with home() as tab:
        assert await tab.run(IN_SIGHT) == short
        assert await tab.run("document.getElementById('start-last').className") == "main"
        assert await tab.run("document.querySelector('#start-last .avatar').dataset.avatar") == "owl"
        await tab.press("More")
        assert await tab.run(IS_OPEN) == "true"
        rest = ["two", "two-change", "group", "group-change", "watch", "watch-change"]
        assert await tab.run(IN_SIGHT) == [*short, *rest, "learn", "resume", "rules", "settings"]
        await tab.press("More")
        assert await tab.run(IS_OPEN) == "false"
        assert await tab.run(IN_SIGHT) == short


async def test_other_games_to_resume_are_below_the_last_one() -> None:
    """They were behind More, where nobody looked for them."""
    people = {"last": [], "resume": [{"name": "Theo", "seat": 2, "avatar": "owl"}]}
    async with home(people=people) as tab:
        assert (await tab.run(IN_SIGHT))[:3] == ["name", "last", "resume"]


async def test_ones_own_face_leads_to_another() -> None:
    """Also for who has no name yet: the same form asks for both."""
    form = {"name": "naming", "title": "Your name?", "done": "Save", "back": "Cancel", "more": [], "adapts": False}
    field = {"name": "name", "label": "Name", "value": "", "shape": "text", "hint": "", "suggestions": []}
    async with home(name="", first="play") as tab:
        assert await tab.text("#start-name") == "+ Your name and face"
        await tell(tab, "form", **form, note="", more_title="", fields=[{**field, "means": ""}])
        await until(tab, "document.querySelectorAll('form .samples .animal').length > 11")
        await tab.run("(document.querySelector('form input[value=owl]').click(), 1)")
        await tell(tab, "verdict", good=True, text="")
        await tab.run("(document.querySelector('form').requestSubmit(), 1)")
        assert await tab.run("JSON.parse(localStorage.getItem('p2p-malice settings')).avatar") == "owl"


async def test_what_is_behind_more_is_there_for_scripts() -> None:
    """And the program hears of it by its word."""
    async with home() as tab:
        for button in ("start-group", "start-group-change", "start-rules"):
            await tab.run(f"document.getElementById('{button}').click()")
        assert await tab.run("said.map(({ word }) => word)") == ["group", "change group", "rules"]


async def test_a_program_without_settings_has_those_of_the_page() -> None:
    """They are behind More, too; and whoever is new sees the lesson first."""
    choices = {word: text for word, text in MENU["choices"].items() if word not in ("settings", "last")}
    async with home(choices=choices, first="learn", people={}) as tab:
        assert (await tab.run(IN_SIGHT))[:3] == ["name", "learn", "play"]
        assert await tab.run("!!document.getElementById('start-looks').closest('#start-rest[hidden]')")


async def test_an_address_leads_to_the_lesson_of_one_game() -> None:
    """The link is beside that game's table, before the cards. Others lead from its end to what was kept of it."""
    async with dom_tab() as tab:
        for place, word in (("lesson-spite", "learn spite"), ("you", "you"), ("replay", "you")):
            await tab.open(f"http://localhost/game/play.html#{place}")
            await tab.run(BEGIN)
            await tell(tab, "menu", **MENU)
            assert await tab.run("[said, location.hash]") == [[{"kind": "chosen", "word": word}], ""]
        await tell(tab, "profile", played=[{"replay": "seen 1"}])
        assert (await tab.run("said"))[-1] == {"kind": "chosen", "word": "seen 1"}


LANDING = """
(document.head.insertAdjacentHTML("beforeend", '<meta name="play" content="play.html">'),
Promise.all(["landing/paste-form", "settings/settings"].map((name) => import(`./${name}.js`)))
  .then(([{ showStart }, { Settings }]) =>
    showStart({ root: document.getElementById("root"), settings: new Settings() }, "", "PASTED")))
"""
"""Where guests begin, with that text in the box."""


async def test_nothing_looks_chosen_at_first_sight() -> None:
    """A ring stood around the first tile, as if somebody had used a key."""
    async with home() as tab:
        assert await tab.run("[!!document.getElementById('start-play'), document.activeElement.tagName]") == [
            True,
            "H1",
        ]


STARTING = """
(async () => {
  const { PythonProgram } = await import("./host/python-program.js");
  const [{ AppPage }, { Settings }] = await Promise.all(
    ["menu/app-page", "settings/settings"].map((name) => import(`./${name}.js`))
  );
  const program = new PythonProgram();
  window.Worker = class { postMessage() {} terminate() {} };
  program.begin(new AppPage(document.getElementById("root"), new Settings(), program));
  program._progress(5e6, 5e6);
  window.program = program;
})()
"""


async def test_a_program_that_cannot_start_says_nothing_else() -> None:
    """How far its loading was, and how long the start takes, once stood there still."""
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(STARTING)
        await until(tab, "!!program._worker")
        assert "takes about 10 seconds" in await tab.text(".starting")
        await tab.run("program._worker.onerror()")
        failed = await tab.text(".starting")
        assert failed.startswith("The table couldn't start")
        assert "seconds" not in failed


async def test_who_was_a_guest_is_called_so_at_home() -> None:
    """They were asked for their name and face."""
    kept = "import('./host/early-home.js').then(({ earlyMenu }) => earlyMenu(false, 'Bob')).then(({ name }) => name)"
    menus = FILE.read_text(encoding="utf-8")
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(
            f"(window.fetched = fetch, globalThis.fetch = async () => ({{ json: async () => ({menus}) }}), 1)"
        )
        try:
            assert await tab.run(kept) == "Bob"
            menu = json.dumps({**MENU, "name": "", "kind": "menu"})
            await tab.run(f"import('./host/early-home.js').then(({{ keepMenu }}) => keepMenu({menu}))")
            assert await tab.run(kept) == "Bob"
            keep = json.dumps(
                {**MENU, "choices": {"friends": "Theo again", "play": "Play"}, "people": {"friends": [THEO]}}
            )
            await tab.run(f"import('./host/early-home.js').then(({{ keepMenu }}) => keepMenu({keep}))")
            for heard, shown in (("", ["friends", "play"]), ("7 1 {}", ["play"])):
                early = f"import('./host/early-home.js').then(({{ earlyMenu }}) => earlyMenu(false, '', '{heard}'))"
                assert await tab.run(f"{early}.then(({{ choices }}) => Object.keys(choices))") == shown
        finally:
            await tab.run("(globalThis.fetch = fetched, 1)")


async def test_home_is_there_before_its_program() -> None:
    """What is chosen then opens by itself; the next time, home is as it was left, and says nothing of other days."""
    menus = FILE.read_text(encoding="utf-8")
    busy = "[...document.querySelectorAll('[aria-busy=true]')].map(({ id }) => id)"
    kept = "import('./host/early-home.js').then(({ earlyMenu }) => earlyMenu(false, ''))"
    lines = f"{kept}.then(({{ name, lines }}) => [name, lines.daily])"
    menu = json.dumps({**MENU, "lines": {**MENU["lines"], "daily": "Won by 3"}, "kind": "menu"})
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(
            f"(window.fetched = fetch, globalThis.fetch = async () => ({{ json: async () => ({menus}) }}), 1)"
        )
        try:
            await tab.run(STARTING)
            await until(tab, "!!document.getElementById('start-daily') && !!program._worker")
            await tab.run("(window.sent = [], program._worker.postMessage = (text) => sent.push(JSON.parse(text)), 1)")
            assert "New here?" in await tab.text(".choices")
            await tab.run("(document.getElementById('start-daily').click(), 1)")
            assert await tab.text(".strip [role=status]") == "This opens by itself as soon as it's ready…"
            assert await tab.run(f"[sent, {busy}]") == [[], ["start-daily"]]

            for data in ('{ data: "{}" }', f"{{ data: {json.dumps(menu)} }}"):
                await tab.run(f"(program._worker.onmessage({data}), 1)")
            assert await tab.run("sent") == [{"kind": "chosen", "word": "daily"}]
            assert await tab.count(".strip") == 0
            assert await tab.run(lines) == ["Asha", "Won by 3"]
            await tab.run(
                "(localStorage['p2p-malice menu'] = localStorage['p2p-malice menu'].replace(/20\\d\\d/, '1999'), 1)"
            )
            assert await tab.run(lines) == ["Asha", "The same cards for everyone"]
            await tab.run(
                "(localStorage['p2p-malice menu'] = localStorage['p2p-malice menu'].replace('\"en\"', '\"de\"'), 1)"
            )
            other = await tab.run(f"{kept}.then(({{ name, choices }}) => [name, ...Object.keys(choices)])")
            assert other[0] == "Asha", "who has changed the language is nobody new"
            assert set(other[1:]) <= {*MENU["choices"]}

            # Whatever comes first: who had a table goes on there without a question.
            await tab.run("(program._isAtHome = true, program._hear({ kind: 'turns', turns: [], own: 0 }), 1)")
            await tab.run("(program.send({ kind: 'chosen', word: 'play' }), 1)")
            assert (await tab.run("sent"))[-1] == {"kind": "chosen", "word": "play"}
        finally:
            await tab.run("(globalThis.fetch = fetched, 1)")


async def test_a_seat_at_a_friends_table_is_on_top_of_home() -> None:
    """Whoever has one goes back first; after its game, they can ask for another."""
    seat = {"name": "Asha", "players": ["Asha", "Theo"], "invitation": "x", "token": "y"}
    async with home() as tab:
        for is_over, said in ((False, "Back to the table with Theo"), (True, "Play again with Theo")):
            await tab.run(f"(page.menu.seat = {json.dumps({**seat, 'isOver': is_over})}, 1)")
            await tell(tab, "menu", **MENU)
            assert said in await tab.text("#start-seat")
            assert await tab.run("document.querySelectorAll('.choices .main').length") == 1
        await tab.run("(document.getElementById('start-seat').click(), 1)")
        assert await tab.run("document.querySelector('dialog textarea').value.startsWith(\"I'd like to play again\")")
        # Who can invite those friends needs no invitation.
        friends = {"choices": {"friends": "Theo again", **MENU["choices"]}, "people": {"friends": [THEO]}}
        await tell(tab, "menu", **{**MENU, **friends})
        assert (
            await tab.run("[!document.getElementById('start-seat'), !!document.getElementById('start-friends')]")
            == [True] * 2
        )


WITHOUT_WEBRTC = """
(async () => {
  document.head.innerHTML = '<meta name="play" content="play.html">';
  history.replaceState({ linked: INVITATION }, "");
  const [{ runGuest }, { Settings }] = await Promise.all(
    ["guest/guest-page", "settings/settings"].map((name) => import(`./${name}.js`))
  );
  await runGuest(document.getElementById("root"), new Settings());
  return true;
})()
"""


async def test_a_guest_whose_browser_lacks_webrtc_is_told_before_joining() -> None:
    """Why nobody can be reached, what helps, and that the computer can still be played against. Node has none."""
    async with dom_tab() as tab:
        await tab.open()
        assert not await tab.run("'RTCPeerConnection' in globalThis")

        await tab.run(WITHOUT_WEBRTC.replace("INVITATION", json.dumps(INVITATION)))
        await until(tab, "!!document.querySelector('.problem.bad')")

        assert "Allow WebRTC in its settings" in await tab.run("textOf('.problem')")
        assert await tab.run("document.querySelector('a[href=\"play.html\"]').textContent")


async def test_a_turn_that_is_pasted_where_guests_begin_leads_to_the_page_that_plays() -> None:
    """So does a deal; only an invitation is for this page."""
    async with dom_tab() as tab:
        await tab.open("http://localhost/game/")
        await tab.run(LANDING.replace("PASTED", "x"))
        await tab.run(f"(document.getElementById('code').value = 'Yours: http://a/b#{TURN}.', 1)")
        await tab.run("(document.getElementById('code').dispatchEvent(new Event('input')), 1)")
        assert await tab.run("location.href") == f"http://localhost/game/play.html#{TURN}"
