"""The host's lobby at the page: what the program tells meanwhile changes words, and takes nothing away from a hand."""

import contextlib
import json
from collections.abc import AsyncIterator, Iterable
from typing import Any

from p2p_malice.games.malice.game import MALICE
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Answered, Seated, Show, Sitter
from p2p_malice.sentence_facts import SHEET
from tests.helpers import play
from tests.links import TURN
from tests.web.browsers import until
from tests.web.dom.stage import table
from tests.web.dom.tab import DomTab, dom_tab, needs_dom
from tests.web.table import last_turn

pytestmark = needs_dom

BEGIN = """
(async () => {
  const { AppPage } = await import("./menu/app-page.js");
  const { Settings } = await import("./settings/settings.js");
  window.said = [];
  const way = { name: "program", begin: () => {}, send: (body) => said.push(body) };
  window.page = new AppPage(document.getElementById("root"), new Settings(), way);
})()
"""
FOCUSED = "document.activeElement.id"


async def tell(tab: DomTab, kind: str, **body: Any) -> None:
    """Let the program say that."""
    await tab.run(f"page.hear({json.dumps({'kind': kind, **body})})")


@contextlib.asynccontextmanager
async def lobby(friends: Iterable[int] = (0, 1)) -> AsyncIterator[DomTab]:
    """A page on which friends are invited, by a code for each."""
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await tell(tab, "want", what="reply")
        for friend in friends:
            offer = {
                "what": "invitation",
                "code": "MDW1-",
                "message": f"Come, {friend}",
                "link": "",
                "about": "Official",
            }
            await tell(tab, "offer", friend=friend, who="", **offer)
        yield tab


async def test_a_table_that_waits_for_friends_shows_whom_it_waits_for() -> None:
    """The host's own, once another game was chosen, was empty."""
    players = Sitter("Kay", present=True), Sitter("", present=False, kept="Bob"), Sitter("", present=False)
    frame = {"at": 0, "count": 1, "calls": "invite", "kept": True, "hints": False}
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await tell(tab, "frame", frame=encode(Seated(0, "malice", "mdw", players)), **frame)
        await until(tab, "document.querySelectorAll('.lobby .person').length === 3")
        assert [each.split("not")[0].strip("… ") for each in await tab.texts(".lobby .person")][1:] == ["Bob", "Seat 3"]

        await tell(tab, "frame", frame=encode(Show(1, last_turn(0, 2).view(0))), **frame)
        await until(tab, "!document.querySelector('.lobby')")

        # The connection with one of two isn't that of the table.
        for of_one, said in ((True, ""), (False, "○ away")):
            await tell(tab, "news", state="lost", text="Bob has left.", relayed=None, of_one=of_one)
            await until(tab, f"document.querySelector('header .link').textContent.trim() === '{said}'")


async def test_what_is_typed_stays_under_the_fingers() -> None:
    """Somebody comes, an invitation goes out, news are told: the box is the same one, and has the focus."""
    async with lobby() as tab:
        await tab.press("Paste a reply")
        assert await tab.run(FOCUSED) == "paste"
        await tab.run("Object.assign(document.activeElement, { value: 'MDW1-7', selectionEnd: 2 }) && 1")
        await tab.run("(document.querySelector('main').scrollTop = 40)")

        await tell(tab, "friend", friend=0, state="sent", who="")
        await tell(tab, "news", state="waiting_long", text="This takes long.", relayed=False)
        await tell(tab, "friend", friend=1, state="here", who="Asha")

        assert "Asha" in await tab.text(".people")
        assert await tab.run(f"[{FOCUSED}, document.activeElement.value, document.activeElement.selectionEnd]") == [
            "paste",
            "MDW1-7",
            2,
        ]
        assert await tab.run("document.querySelector('main').scrollTop") == 40


async def test_it_is_seen_how_many_have_been_invited() -> None:
    """Where each has a code of their own."""
    async with lobby((1, 2, 3)) as tab:
        titles = []
        for friend in (1, 2, 3):
            await tell(tab, "friend", friend=friend, state="sent", who="")
            titles.append(await tab.text("h1"))
        assert titles == ["1 of 3 invited", "2 of 3 invited", "Waiting for 3 replies"]


async def test_what_has_the_focus_keeps_it_until_another_page_comes() -> None:
    """Then the heading has it: whoever doesn't see the page would be nowhere."""
    async with lobby() as tab:
        await tab.run("document.getElementById('message').focus()")
        await tab.press("Message")
        await tell(tab, "friend", friend=1, state="sent", who="")
        assert await tab.run(f"[{FOCUSED}, document.activeElement.getAttribute('aria-expanded')]") == [
            "message",
            "true",
        ]

        await tell(tab, "busy")
        assert await tab.run("document.activeElement.textContent") == "The table is open somewhere else"
        assert await tab.run("document.querySelector('main').scrollTop") == 0


async def test_what_is_copied_late_does_not_bring_the_lobby_back() -> None:
    """By then, the table may be there, or another page has it."""
    copying = "{ writeText: () => new Promise((done) => { window.copied = done; }) }"
    async with lobby() as tab:
        await tab.run(f"Object.defineProperty(navigator, 'clipboard', {{ value: {copying} }}) && 1")
        await tab.press("Copy")
        await tell(tab, "busy")

        await tab.run("(copied(), new Promise((done) => setTimeout(done)))")
        assert await tab.text("h1") == "The table is open somewhere else"


async def test_what_cannot_be_shared_is_copied() -> None:
    """A view in an app may have a share sheet that refuses; who cancels one wants nothing."""
    async with lobby() as tab:
        for fault, copied in (("AbortError", 0), ("NotAllowedError", 1)):
            refuses = f"share: {{ value: () => Promise.reject(new DOMException('x', '{fault}')), configurable: true }}"
            copies = "clipboard: { value: { writeText: async () => { window.copied = 1; } }, configurable: true }"
            await tab.run(f"Object.defineProperties(navigator, {{ {refuses}, {copies} }}) && 1")
            await tell(tab, "want", what="reply")
            await tab.press("Share…")
            await tab.run("new Promise((done) => setTimeout(done))")
            assert await tab.run("window.copied ?? 0") == copied


async def test_one_invitation_for_all_has_a_line_for_each_seat() -> None:
    """It fills by name; who isn't a friend is turned out by a button beside the name."""
    async with lobby() as tab:
        offer = {"what": "invitation", "code": "MDW1-", "message": "Come, all", "link": "", "about": "Official"}
        await tell(tab, "offer", friend=0, who="", **offer, everybody=[[1, ""], [2, "Cem"], [3, ""]])
        assert await tab.text("h1") == "One link for everyone"
        await tab.run("said.length = 0")
        await tell(tab, "friend", friend=0, state="sent", who="")
        await tell(tab, "friend", friend=1, state="here", who="Bob")

        assert await tab.text("h1") == "Waiting for 2 friends"
        lines = "[...document.querySelectorAll('.people .person')].map((each) => each.textContent.trim())"
        assert await tab.run(lines) == ["BBobhere ✓", "…Cemsent", "…Friend 3free seat"]
        await tab.press("Not a friend? Free the seat of Bob, and make a new link.")
        assert await tab.run("said") == [{"kind": "out", "friend": 1}]

        await tell(tab, "friend", friend=2, state="here", who="Cem", known=True)
        assert await tab.texts(".people .out") == ["Not a friend?", "Send Cem away"], "with Cem, one has played before"


async def test_the_host_is_asked_before_somebody_sits_down() -> None:
    """If they want that; what they answer is told once."""
    async with lobby() as tab:
        offer = {"what": "invitation", "code": "MDW1-", "message": "Come, all", "link": "", "about": "Official"}
        await tell(tab, "offer", friend=0, who="", **offer, everybody=[[1, ""], [2, ""]])
        await tab.run("said.length = 0")
        await tab.run("document.querySelector('.switch input').click()")
        await tell(tab, "asks", number=7, name="Mallory")
        await tell(tab, "asks", number=8, name="Bob")

        assert "Mallory wants to sit down." in await tab.text(".asks")
        await tab.press("Not a friend")
        await tab.press("Let in")
        assert await tab.run("said") == [
            {"kind": "ask", "on": True},
            {"kind": "admit", "number": 7, "yes": False},
            {"kind": "admit", "number": 8, "yes": True},
        ]
        assert await tab.run("document.querySelector('.asks')") is None


async def test_what_is_done_by_hand_is_folded_away_until_the_courier_fails() -> None:
    """For one friend as for several: whoever taps the link sits down."""
    async with lobby(()) as tab:
        offer = {"what": "invitation", "code": "MDW1-", "message": "Come", "link": "", "about": "Official"}
        for everybody in ([[0, ""]], [[1, ""], [2, ""]]):
            await tell(tab, "offer", friend=0, who="", **offer, everybody=everybody)
            await tell(tab, "friend", friend=0, state="sent", who="")
            assert (await tab.text(".about")).startswith("Send this link. Whoever taps it sits down.")
            assert await tab.text("h1") == ("Waiting for 2 friends" if everybody[0][0] else "Waiting for 1 friend")
            assert await tab.run(
                "[...document.querySelectorAll('#replies, details:not([open]) #paste')].map((each) => each.id)"
            ) == ["paste"]

        await tell(tab, "news", state="courier_away", text="The courier can't be reached.", relayed=False)
        await tab.press("Paste a reply")
        assert await tab.run(FOCUSED) == "paste"


async def test_a_partner_is_chosen_before_the_cards_are_dealt() -> None:
    """Where there are partners: whoever is here can be chosen, and once all are here, the host has the cards dealt."""
    async with lobby((1, 2, 3)) as tab:
        await tell(tab, "friend", friend=1, state="here", who="Asha")
        assert "My partner" not in await tab.text(".people")

        await tell(tab, "partner", friend=2)
        for friend, who in ((2, "Ben"), (3, "Cem")):
            await tell(tab, "friend", friend=friend, state="here", who=who)
        assert await tab.text("h1") == "Everyone is here"
        chosen = (
            "[...document.querySelectorAll('[aria-pressed=true].out')].map((each) => each.getAttribute('aria-label'))"
        )
        assert await tab.run(chosen) == ["Play with Ben as your partner"]
        await tab.run("document.querySelector('[aria-label=\"Play with Cem as your partner\"]').click()")
        await tab.press("Deal the cards")

        assert await tab.run("said.slice(-2)") == [{"kind": "with", "friend": 3}, {"kind": "begin"}]


async def test_a_guest_reads_before_the_cards_what_is_played() -> None:
    """Which game by which rules, with the lesson of that game, if the site has lessons."""
    sheet = MALICE.book.sheet("official partners=yes payoff=11")
    room = "import('./lobby/waiting-room.js').then(({ WaitingRoom }) => (room = new WaitingRoom('play.html'))"
    async with table(4) as there:
        await there.run(f"(said.length = 0, {room}.show(player.table)))")
        assert await there.said() == ["sheet"]
        await there.hear(Answered(SHEET, "", 0, sheet))

        await until(there.tab, "!!document.querySelector('.terms')")
        terms = await there.tab.text(".terms")
        for part in ("Spite & Malice: Official The goal", "Two play against two.", "Payoff pile 11 cards"):
            assert part in terms
        assert await there.tab.text(".lobby a") == "Learn Spite & Malice while you wait"
        assert await there.run("document.querySelector('.lobby a').getAttribute('href')") == "play.html#lesson-malice"
        assert "(your partner)" in await there.tab.text(".lobby .people")
        await there.run("(player.table.know({ own: -1 }), room.show(player.table), 1)")
        assert "You're watching" in await there.tab.text(".lobby")
        assert "(your partner)" not in await there.tab.text(".lobby .people")


async def test_a_turn_by_message_is_sent_and_the_next_one_pasted() -> None:
    """What nobody has seen can be taken back until it is sent; the next turn is shown at a table of its own."""
    offer = {"what": "turn", "code": TURN, "message": f"Yours: {TURN}", "link": "", "about": "Send it to Ben:"}
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await tell(tab, "offer", friend=0, who="Ben", everybody=[], may_take_back=True, **offer)
        await tell(tab, "want", what="turn")
        assert await tab.text("h1") == "Send it to Ben:"
        await tab.press("Take back my last move")
        await tab.press("Copy")
        await until(tab, "said.some(({ kind }) => kind === 'sent')")
        assert await tab.text("h1") == "You've played. Now it's Ben's turn."
        assert not await tab.run(
            "[...document.querySelectorAll('button')].some((each) => /Take back/.test(each.textContent))"
        )
        await tab.run(f"Object.assign(document.getElementById('paste'), {{ value: '{TURN}' }}).oninput()")
        await tell(tab, "diagnosis", text=TURN, wrong="")
        await tab.press("Done")
        assert await tab.run("said.map(({ kind }) => kind)") == ["back", "sent", "diagnose", "code", "quit"]


async def test_an_address_with_a_turn_is_gone_on_with() -> None:
    """As one with a deal is."""
    async with dom_tab() as tab:
        await tab.open(f"http://localhost/game/play.html#{TURN}")
        await tab.run(BEGIN)
        await tell(tab, "menu", name="", choices={}, lines={}, besides={}, beside="", first="")
        assert await tab.run("[said, location.hash]") == [[{"kind": "deal", "code": TURN}], ""]


async def invite_all(tab: DomTab, stage: str, *names: str) -> None:
    """Let the program offer an invitation for all friends of these names, "" for a free seat."""
    everybody = list(enumerate(names, 1))
    offer = {"what": "invitation", "code": "MDW1-", "message": "Come", "link": "", "about": "Official", "who": ""}
    await tell(tab, "offer", friend=0, everybody=everybody, stage=stage, **offer)


async def test_nobody_counts_as_invited_before_the_message_is_sent() -> None:
    """Seats that are kept for friends used to say so from the start."""
    async with lobby(()) as tab:
        await invite_all(tab, "", "Ann", "")
        assert "not invited yet" in await tab.text(".people")
        await tell(tab, "friend", friend=0, state="sent", who="")
        assert [("sent" in each, "free" in each) for each in await tab.texts(".people li")] == [
            (True, False),
            (False, True),
        ]


async def test_before_the_next_game_all_are_listed_and_who_stays_away_is_sent_away() -> None:
    """What leaves that page leads to the choice of a game, and nobody else's table."""
    async with lobby(()) as tab:
        for friend, name in ((1, "Ben"), (2, "Dora")):
            await tell(tab, "friend", friend=friend, state="here", who=name)
        await tell(tab, "friend", friend=2, state="away", who="Dora")
        await tab.run("(page.player = { table: { remove: () => {} } }, 1)")
        offer = {"what": "invitation", "code": "MDW1-", "message": "Come", "link": "", "about": "Official", "who": ""}
        await tell(tab, "offer", friend=0, everybody=[[2, "Dora"]], stage="next", **offer)

        people = await tab.texts(".people li")
        assert "here" in people[0]
        assert "away" in people[1]
        assert "Other game or seats" in await tab.texts(".buttons button")
        await tab.press("Send Dora away")
        assert (await tab.run("said"))[-1] == {"kind": "out", "friend": 2}
        assert "free" in (await tab.texts(".people li"))[1]


async def test_a_table_that_is_over_is_gone_back_to_without_the_others() -> None:
    """As a page is that was loaded again; its friends have been there."""
    async with lobby(()) as tab:
        await invite_all(tab, "over", "Ann")
        assert "away" in await tab.text(".people")
        await tab.press("Back to the table")
        assert (await tab.run("said"))[-1] == {"kind": "begin"}


async def test_who_has_a_seat_is_awaited_or_invited_again_and_not_as_if_for_the_first_time() -> None:
    """A page that was loaded again said “Invite your friend” above the name of whoever had just played there."""
    async with lobby(()) as tab:
        await invite_all(tab, "back", "Ann", "Ben")
        assert await tab.text("h1") == "Waiting for Ann and Ben to come back"
        await tell(tab, "friend", friend=2, state="here", who="Ben")
        assert await tab.text("h1") == "Waiting for Ann to come back"
    async with lobby(()) as tab:
        offer = {"what": "invitation", "code": "MDW1-", "message": "Come", "link": "", "about": "Official"}
        await tell(tab, "offer", friend=1, who="Ann", stage="over", **offer)
        assert await tab.text("h1") == "Invite Ann again"
        await tell(tab, "offer", friend=1, who="Ann", stage="", **offer)
        assert await tab.text("h1") != "Invite Ann again"


PARTICULARS = "Bob is connected directly, with a delay of 8 ms."


async def test_who_comes_back_to_the_table_is_named_without_the_particulars_of_the_connection() -> None:
    """They are at its sign; what is shaky is still told, and that it's good again."""
    here = Sitter("Kay", present=True), Sitter("Bob", present=True)
    away = here[0], Sitter("Bob", present=False)
    frame = {"at": 0, "count": 1, "calls": "invite", "kept": True, "hints": False}
    seen = "document.querySelector('.banner .seen')?.textContent"
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await tell(tab, "frame", frame=encode(Seated(0, "malice", "mdw", here, hosts=True)), **frame)
        await tell(tab, "frame", frame=encode(Show(1, last_turn(0, 2).view(0))), **frame)
        await until(tab, f"{seen} !== undefined")
        for text, state in (("The connection is shaky.", "shaky"), ("The connection is good again.", "back")):
            await tell(tab, "news", state=state, text=text, relayed=None, of_one=False)
            await until(tab, f"{seen} === {json.dumps(text)}")

        for state, text in (("connected", PARTICULARS), ("back", "The connection with Bob is good again.")):
            await tell(tab, "news", state="away", text="We've lost contact with Bob.", relayed=None, of_one=True)
            await tell(tab, "frame", frame=encode(Seated(0, "malice", "mdw", away, hosts=True)), **frame)
            await tell(tab, "news", state=state, text=text, relayed=False, of_one=True)
            await tell(tab, "frame", frame=encode(Seated(0, "malice", "mdw", here, hosts=True)), **frame)
            await until(tab, f"{seen} === 'Bob is back.'")


async def test_only_what_closes_the_table_for_all_stands_out_where_one_leaves_it() -> None:
    """A saved game is there again; its button was red, too."""
    players = Sitter("Kay", present=True), Sitter("Bob", present=True)
    frame = {"at": 0, "count": 1, "calls": "invite", "kept": True, "hints": False}
    dialog = "document.querySelector('dialog[open]')"
    red = f"Boolean({dialog}.querySelector('button[value=leave]'))"
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await tell(tab, "frame", frame=encode(Seated(0, "malice", "mdw", players, hosts=True)), **frame)
        before = last_turn(0, 2)
        for number, state in enumerate((before, play(before, "As>c0", "2h>c0", "payoff>c0")), 1):
            await tell(tab, "frame", frame=encode(Show(number, state.view(0), state.events)), **frame)
            await until(tab, f"page.player.view?.number === {number}")
            await tab.run("(page.leave(), 1)")
            assert await tab.run(red) == (number == 2)
            await tab.run(f"({dialog}.close(''), 1)")
