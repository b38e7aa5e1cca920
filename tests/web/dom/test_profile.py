"""What has been played and won, as the page shows it: what is told of it, and what the program hears."""

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from p2p_malice.web.server import MAX_MESSAGE
from tests.web.browsers import until
from tests.web.dom.tab import DomTab, dom_tab, needs_dom
from tests.web.dom.test_lobby import BEGIN, tell

pytestmark = needs_dom

PROFILE: dict[str, Any] = {
    "title": "You",
    "tabs": {"all": "All games", "malice": "Spite & Malice", "spite": "Spite"},
    "tab": "all",
    "figures": [["Games", "12"], ["Won", "75 %"]],
    "chart": [{"label": "May", "won": 9, "lost": 3}],
    "chart_title": "Month by month",
    "groups": [],
    "groups_title": "Evenings",
    "invite_title": "Invite again",
    "rivals": [
        {"name": "Theo", "line": "9 – 2", "forget": "forget-theo", "seat": 3, "avatar": "owl"},
        {"name": "Computer", "line": "0 – 1", "forget": "", "seat": 1, "avatar": ""},
    ],
    "rivals_title": "Against",
    "forget_asks": "The games with them are deleted.",
    "forget_yes": "Forget",
    "played": [{"mark": "won", "title": "With Theo", "line": "3 May", "replay": "replay T-1-9", "share": "share T"}],
    "days": [{"number": 3, "mark": "won", "line": "3 May: won by 2 cards"}],
    "days_title": "Daily deals",
    "days_span": "1 May – 3 May",
    "name": "Asha",
    "rename": "name",
    "note": "",
    "played_title": "Last games",
    "trophies": [
        {"name": "first-win", "title": "First win", "line": "Win a game.", "when": "2 May", "count": 1, "goal": 1},
        {"name": "chain-12", "title": "Ace to queen", "line": "Play a pile.", "when": "", "count": 5, "goal": 12},
        {"name": "of-tomorrow", "title": "Tomorrow", "line": "Come back.", "when": "", "count": 0, "goal": 1},
    ],
    "trophies_title": "Trophies",
    "choices": {"export": "Save to a file", "import": "Take from a file", "quit": "Back"},
    "empty": "",
}
PICK = """
(() => {
  const input = document.querySelector("input[type=file]");
  Object.defineProperty(input, "files", { value: [FILE], configurable: true });
  input.dispatchEvent(new Event("change"));
  return new Promise((done) => setTimeout(done));
})()
"""
NOTE_LINKS = """
(HTMLAnchorElement.prototype.click = function () {
  if (this.download) window.saved = fetch(this.href).then(async (file) => [this.download, await file.text()]);
}) && 1
"""


@contextlib.asynccontextmanager
async def profile(**other: Any) -> AsyncIterator[DomTab]:
    """A page that shows that."""
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await show(tab, **other)
        await until(tab, "!!document.querySelector('.profile')")
        yield tab


async def show(at: DomTab, /, **other: Any) -> None:
    """Let the program tell it."""
    await at.run(f"page.hear({json.dumps({'kind': 'profile', **PROFILE, **other})})")


async def test_all_is_told_in_words_and_each_button_says_its_word() -> None:
    """Tabs, opponents and choices; what is shown again keeps the place that was scrolled to."""
    async with profile() as tab:
        told = await tab.text(".profile")
        for part in ("Won 75 %", "May : 9 won, 3 lost", "Theo 9 – 2", "First win Win a game. 2 May", "Trophies 1 / 3"):
            assert part in told, told
        assert await tab.run("document.querySelector('.mark[role=img]').getAttribute('aria-label')") == "Won"
        assert await tab.run("[...document.querySelectorAll('.lines .avatar')].map((each) => each.dataset.avatar)") == [
            "owl",
            "",
        ]
        assert (
            await tab.text(".pale") == "Ace to queen Play a pile. Opens: Peacock feathers 5 of 12 Tomorrow Come back."
        )

        await tab.run("document.querySelector('main').scrollTop = 40")
        await tab.run("document.querySelectorAll('.chips input')[2].click()")
        await show(tab, tab="spite", rivals=[])
        await until(tab, "!document.querySelector('.forget')")
        assert await tab.run("document.querySelector('main').scrollTop") == 40
        await tab.run("(document.querySelector('.games-played .share').click(), 1)")
        await tab.press("Save to a file")
        await tab.press("Back")
        assert await tab.run("said") == [
            {"kind": "chosen", "word": "spite"},
            {"kind": "chosen", "word": "share T"},
            {"kind": "chosen", "word": "export"},
            {"kind": "quit"},
        ]


async def test_whose_it_is_stands_on_top_and_leads_to_another_name_and_face() -> None:
    """Trophies come next, the nearest of those that aren't earned first; the rest is a tap away."""
    trophy = {"line": "Do it.", "when": "", "goal": 10}
    more = [{**trophy, "name": f"t{at}", "title": f"T{at}", "count": at} for at in range(6)]
    async with profile(trophies=more) as tab:
        order = "[...document.querySelector('.profile').children].slice(1, 3).map((each) => each.id || each.className)"
        assert await tab.run(order) == ["profile-own", "trophies"]
        assert await tab.texts("h3 + .pale b") == ["T5", "T4", "T3", "T2"]
        assert await tab.texts("details .pale b") == ["T1", "T0"]
        assert "Daily deals 1 May – 3 May" in await tab.text(".profile")
        await tab.run("document.getElementById('profile-own').click()")
        assert await tab.run("said") == [{"kind": "chosen", "word": "name"}]
        assert await tab.text("#profile-own") == "A Asha Your name and face"


async def test_friends_who_have_played_together_are_invited_again() -> None:
    """How they have done stands there, with a bar for each evening once there are several."""
    you = {"name": "You", "line": "Wins: 3", "wins": [2, 0, 1], "seat": 0, "avatar": ""}
    ann = {"name": "Ann", "line": "Wins: 1", "wins": [0, 1, 0], "seat": 1, "avatar": "owl"}
    group = {"title": "Ann", "line": "Games: 4", "members": [you, ann], "invite": "invite 0"}
    once = {**group, "title": "Ben", "invite": "", "members": [{**you, "wins": [1]}]}
    async with profile(groups=[group, once]) as tab:
        told = "Ann Games: 4 AS You Wins: 3 Ann Wins: 1 Invite again Ben Games: 4 A You Wins: 3"
        assert await tab.text(".groups") == told
        curves = (
            "[...document.querySelectorAll('.evenings path')].map((each) => each.getAttribute('d').split('M').length)"
        )
        assert await tab.run(curves) == [4, 4]
        await tab.press("Invite again")
        assert await tab.run("said") == [{"kind": "chosen", "word": "invite 0"}]


async def test_an_opponent_is_forgotten_only_after_a_question() -> None:
    """Whoever thinks better of it has lost nothing, and nobody forgets the computer."""
    async with profile() as tab:
        assert await tab.count(".forget") == 1
        for answer in ("Cancel", "Forget"):
            await tab.run("document.querySelector('.forget').click()")
            assert PROFILE["forget_asks"] in await tab.text("dialog")
            await tab.run(f"buttonsIn('dialog').find((each) => each.textContent === '{answer}').click()")
        await until(tab, "said.length > 0")

        assert await tab.run("said") == [{"kind": "chosen", "word": "forget-theo"}]


async def test_a_file_is_taken_in_and_another_one_is_saved() -> None:
    """The program hears its text, unless it is too large; what the program has saved keeps its name."""
    async with profile() as tab:
        await tab.run(PICK.replace("FILE", "new Blob(['my games'])"))
        await tab.run(PICK.replace("FILE", "{ size: 5_000_001, text: async () => 'long' }"))
        assert await tab.run("said") == [{"kind": "taken", "text": "my games", "more": False}]
        assert "larger than 4 MB" in await tab.text("dialog")

        await tab.run(NOTE_LINKS)
        await tell(tab, "file", name="games.txt", text="yours")
        await until(tab, "!!window.saved")
        assert await tab.run("saved") == ["games.txt", "yours"]
        await tab.run("delete HTMLAnchorElement.prototype.click")


async def test_a_large_file_goes_in_parts_that_the_programs_server_takes() -> None:
    """One message once cost the page its connection. A part has whole characters, whatever they are written as."""
    text = "\u0001" * 25_000 + "😀" * 15_000
    async with profile() as tab:
        await tab.run(PICK.replace("FILE", f"new Blob([{json.dumps(text)}])"))

        said = await tab.run("said")
        assert "".join(each["text"] for each in said) == text
        assert [each["more"] for each in said] == [True, True, True, False]
        assert max(await tab.run("said.map((each) => JSON.stringify(each).length)")) < MAX_MESSAGE


async def test_a_phone_shares_the_file_and_saves_it_where_that_is_refused() -> None:
    """A phone's downloads are hard to find; whoever thinks better of it gets no file."""
    async with profile() as tab:
        await tab.run(NOTE_LINKS)
        await tab.run("(window.matchMedia = (query) => ({ matches: query === '(hover: none)' })) && 1")
        await tab.run("(navigator.canShare = ({ files }) => files.length === 1) && 1")
        shared = "navigator.share = async ({ files }) => (window.shared = [files[0].name, await files[0].text()])"
        for name, share in (
            ("shared.txt", shared),
            ("unwanted.txt", "navigator.share = () => Promise.reject(new DOMException('no', 'AbortError'))"),
            ("refused.txt", "navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'))"),
        ):
            await tab.run(f"({share}) && 1")
            await tell(tab, "file", name=name, text="yours")
        await until(tab, "!!window.saved")

        assert await tab.run("shared") == ["shared.txt", "yours"]
        assert await tab.run("saved") == ["refused.txt", "yours"]
        await tab.run("delete HTMLAnchorElement.prototype.click")


async def test_before_the_first_game_there_are_only_trophies_to_earn() -> None:
    """No tabs, no figures; but what was kept in a file can be taken in."""
    async with profile(empty="Nothing yet.", days=[], rename="") as tab:
        assert await tab.texts("h1, .about, h2, h3") == ["You", "Nothing yet.", "Trophies 1 / 3", "Not earned yet"]
        assert await tab.texts(".profile button") == ["Save to a file", "Take from a file", "Back"]
        assert await tab.count(".chips") == 0

        await tell(tab, "menu", name="", choices={}, lines={}, besides={}, beside="", first="")
        assert await tab.count(".profile") == 0


async def test_a_replay_after_the_end_leads_home() -> None:
    """Whoever sees a game again right after its end has not asked for all their games, where it used to leave them."""
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await tab.run("page.seeAgain()")
        menu = {"name": "Kay", "lines": {}, "besides": {}, "beside": "", "first": "play", "people": {}}
        await tell(tab, "menu", choices={"play": "Play", "you": "Your games"}, **menu)
        for _ in range(2):
            await tab.run(f"page.hear({json.dumps({**PROFILE, 'kind': 'profile'})})")

        said = await tab.run("said")
        replay = {"kind": "chosen", "word": "replay T-1-9"}
        assert said == [{"kind": "stop"}, {"kind": "chosen", "word": "you"}, replay, {"kind": "quit"}]


async def test_who_has_ended_a_game_by_message_leaves_it_to_send_that() -> None:
    """Any other table is left for home at its end; who would close it for friends is asked first."""
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        state = "watching: [], sitters: [{}, { computer: %s }], own: 0, isByMessage: %s"
        over = f"{{ isOver: true, table: {{ state: {{ {state} }} }}, say: (body) => said.push(body) }}"
        for computer, is_by_message in (("false", "true"), ("true", "false")):
            await tab.run(f"page.player = {over % (computer, is_by_message)}, page.leave().then(() => 1)")
        assert await tab.run("said") == [{"kind": "bye"}, {"kind": "stop"}]

        await tab.run(f"page.player = {over % ('false', 'false')}, void page.leave()")
        assert "closes for everybody" in await tab.run("document.querySelector('dialog').textContent")
        assert len(await tab.run("said")) == 2
