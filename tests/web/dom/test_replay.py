"""A replay at the page, as its program tells it."""

import contextlib
import json
from collections.abc import AsyncIterator
from itertools import pairwise
from typing import Any

import pytest
from attrs import evolve

from p2p_malice.flows.replays.replay_moments import NONE
from p2p_malice.flows.replays.spectating import as_watched
from p2p_malice.games.malice.bots.moments import moments
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import FromTable, Seated, Show, Sitter
from p2p_malice.sentence_facts import Answer
from p2p_malice.web.messages import FrameMessage
from p2p_malice.web.messages import encode as to_page
from p2p_malice.web.pace_messages import PacedMessage, TurnLine, TurnsMessage
from tests.helpers import position
from tests.web.browsers import until
from tests.web.dom.tab import DomTab, dom_tab, needs_dom
from tests.web.dom.test_lobby import BEGIN
from tests.web.table import last_turn

pytestmark = needs_dom

BEFORE = position("payoff@0=2s 5s; d1@0=4h; hand@0=3h 9c; c1=Ac 2c; hand@1=9d")
AFTER = BEFORE.after(0, "9c>d0")
(MOMENT,) = [found for found in moments([(each.view(0), each.events) for each in (BEFORE, AFTER)]) if found]


async def hear(tab: DomTab, remark: Answer | None, *messages: FromTable, **told: Any) -> None:
    """Let the program tell where the replay is, what is said of that, and what is seen there."""
    paced = PacedMessage("Move 0 of 1.", running=False, every=1000, count=2, moments=True, remark=remark)
    paced = evolve(paced, **told)
    await tab.run(f"page.hear({to_page(paced)})")
    for message in messages:
        await hear_frame(tab, message)


async def hear_frame(tab: DomTab, message: FromTable) -> None:
    """Let the table tell that."""
    frame = FrameMessage(0, 1, "", hints=False, kept=False, frame=encode(message))
    await tab.run(f"page.hear({to_page(frame)})")


async def test_a_better_move_is_told_and_marked() -> None:
    """It is asked for by a button; what is said stays until the replay goes elsewhere."""
    show = Show(1, as_watched(BEFORE.view(0)), ())
    players = tuple(Sitter(name, present=True) for name in ("Kay", "Asha"))
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await tab.run(f"page.hear({to_page(TurnsMessage((TurnLine(0, 0, 'Kay', (), ''),), 0))})")
        await hear(tab, None, Seated(0, "malice", "mdw", players), show)
        await until(tab, "!!document.querySelector('[data-command=replay-moment]')")
        await tab.run("document.querySelector('[data-command=replay-moment]').click()")
        assert await until(tab, "said.at(-1)") == {"kind": "pace", "what": "moment", "at": 0}

        await hear(tab, MOMENT.answer, show)
        await until(tab, "document.querySelector('.status').textContent.includes('Better: the 3♥ to pile 2')")
        assert await tab.run("[...document.querySelectorAll('.hinted')].map((each) => each.dataset.spot).sort()") == [
            *("c1", "hand0")
        ]
        await hear(tab, NONE, show)
        await until(tab, "document.querySelector('.status').textContent.includes('Well played!')")
        assert await tab.count(".hinted") == 0
        await hear(tab, None, Show(2, as_watched(AFTER.view(0)), AFTER.events))
        await until(tab, "!document.querySelector('.status').textContent.includes('Well played!')")


async def test_nobody_is_you_in_a_game_of_others() -> None:
    """Such as one that a link shows, or one in which several shared the screen."""
    players = tuple(Sitter(name, present=True) for name in ("Kay", "Asha"))
    for own, told in ((0, "You discard"), (None, "Kay discards")):
        async with dom_tab() as tab:
            await tab.open()
            await tab.run(BEGIN)
            await tab.run(f"page.hear({to_page(TurnsMessage((TurnLine(0, 0, 'Kay', (), ''),), own))})")
            shows = (Show(at, as_watched(each.view(0)), each.events) for at, each in enumerate((BEFORE, AFTER), 1))
            await hear(tab, None, Seated(0, "malice", "mdw", players), *shows)
            await until(tab, f"document.querySelector('.status').textContent.includes('{told}')", 5)


PLAYERS = (Sitter("Kay", present=True), Sitter("Asha", present=True, computer=True, avatar="owl"))
RACE = ((3, 2, 2, 0), (3, 3, 1, 1))
OVER = position("payoff@0=2s; payoff@1=9s; hand@0=9h; c1=Ac").after(0, "payoff>c1")
SAID = "said.at(-1)"


@contextlib.asynccontextmanager
async def replayed(own: int | None = 0, place: str = "") -> AsyncIterator[DomTab]:
    """A page at the beginning of a replay of four positions."""
    turns = TurnsMessage((TurnLine(0, 0, "Kay", (), ""), TurnLine(2, 1, "Asha", (), "")), own, RACE, 3, 2)
    async with dom_tab() as tab:
        await tab.open(f"http://localhost/game/play.html{place}")
        await tab.run(BEGIN)
        if place:
            menu = {"kind": "menu", "name": "", "lines": {}, "besides": {}, "beside": "", "first": "", "people": {}}
            await tab.run(f"page.hear({json.dumps({**menu, 'choices': {}})})")
        await tab.run(f"page.hear({to_page(turns)})")
        await hear(tab, None, Seated(0, "malice", "mdw", PLAYERS), Show(1, as_watched(BEFORE.view(0)), ()), count=4)
        await until(tab, "!!document.querySelector('.hand')")
        yield tab


async def test_the_race_is_the_slider_of_a_replay() -> None:
    """A line for each player, one's own the strong one; what is marked is said where one is."""
    async with replayed() as tab:
        read = "(each) => ['class', 'd'].map((name) => each.getAttribute(name))"
        lines = f"[...document.querySelectorAll('.curve path[data-seat]')].map({read})"
        assert await tab.run(lines) == [["other", "M0 0.05H2V2.05H3"], ["own", "M0 -0.05H1V0.95H3V2.95H3"]]
        await hear(tab, None, count=4, at=2, found=(1,))
        marks = (
            "[...document.querySelectorAll('.curve [data-mark]')].map((each) => [each.dataset.mark, each.className])"
        )
        assert await tab.run(marks) == [["replay-moment", ""], ["replay-best", "here"], ["replay-lead", ""]]
        slider = "document.getElementById('timeline')"
        assert await tab.run(f"[{slider}.value, {slider}.max, {slider}.getAttribute('aria-valuetext')]") == [
            *("2", "3", "Move 0 of 1. Best turn")
        ]
        await tab.run(f"(Object.assign({slider}, {{ value: 1 }}).dispatchEvent(new Event('change')), true)")
        assert await until(tab, SAID) == {"kind": "pace", "what": "at", "at": 1}


async def test_lines_and_faces_of_the_race_have_the_colours_of_the_players() -> None:
    """Of dark ones, too, which lay on the felt in a lighter colour; no face lies upon another."""
    players = (*PLAYERS, Sitter("Ben", present=True), Sitter("Cho", present=True))
    turns = TurnsMessage((TurnLine(0, 0, "Kay", (), ""),), 0, ((3, 0), (3, 2), (3, 2), (3, 2)))
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await tab.run(f"page.hear({to_page(turns)})")
        four = last_turn(0, 4)
        await hear(tab, None, Seated(0, "malice", "official", players), Show(1, as_watched(four.view(0)), ()))
        await until(tab, "document.querySelectorAll('.curve .face .avatar').length === 4")
        lines = "[...document.querySelectorAll('.curve path[data-seat]')].map((line) => [line.dataset.seat, of(line)])"
        discs = "[0, 1, 2, 3].map((seat) => [`${seat}`, of(document.querySelector(`[data-seat='${seat}'] .avatar`))])"
        await tab.run("(window.of = (each) => each.style.getPropertyValue('--seat'), 1)")
        assert sorted(await tab.run(lines)) == await tab.run(discs)
        tops = await tab.run("[...document.querySelectorAll('.curve .face')].map((each) => parseFloat(each.style.top))")
        assert min(later - early for early, later in pairwise(tops)) > 17


async def test_turns_name_what_wild_cards_stood_for() -> None:
    """Beside the card, and for the ear."""
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        turn = TurnLine(0, 0, "Kay", ("2h", "Kd"), "", ("", "3"))
        await tab.run(f"page.hear({to_page(TurnsMessage((turn,), 0))})")
        await hear(tab, None, Seated(0, "malice", "mdw", PLAYERS), Show(1, as_watched(BEFORE.view(0)), ()))
        names = "[each.dataset.text, each.getAttribute('aria-label')]"
        cards = f"[...document.querySelectorAll('.turns i')].map((each) => {names})"
        assert await until(tab, cards) == [["2♥", "2 of hearts"], ["K♦→3", "King of diamonds as 3"]]


async def test_keys_and_swipes_lead_through_a_replay() -> None:
    """As in the terminal: left and right a move, up and down a turn; in either, no card takes those keys."""
    async with replayed() as tab:
        await hear(tab, None, Show(2, as_watched(AFTER.view(0)), AFTER.events), count=4, at=1, every=500)
        await until(tab, "!document.querySelector('[data-command=replay-back]').disabled")
        pressed = {"ArrowRight": "step", "ArrowLeft": "back", "ArrowDown": "turn", "ArrowUp": "last", " ": "go"}
        for key, what in pressed.items():
            await tab.run(f"document.dispatchEvent(new KeyboardEvent('keydown', {{ key: {json.dumps(key)} }}))")
            assert await tab.run(SAID) == {"kind": "pace", "what": what, "at": 0}
        for key, at in (("Home", 0), ("End", 3)):
            await tab.run(f"document.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}' }}))")
            assert await tab.run(SAID) == {"kind": "pace", "what": "at", "at": at}
        for way, what in (((200, 120), "step"), ((120, 200), "back")):
            for kind, x in zip(("start", "end"), way, strict=True):
                touch = f"{{ changedTouches: [{{ clientX: {x}, clientY: 90 }}], touches: [0] }}"
                event = f"Object.assign(new Event('touch{kind}', {{ bubbles: true }}), {touch})"
                await tab.run(f"document.querySelector('main.table').dispatchEvent({event})")
            assert await tab.run(SAID) == {"kind": "pace", "what": what, "at": 0}
        await tab.press("Speed: 2×")
        assert await tab.run(SAID) == {"kind": "pace", "what": "every", "at": 250}


async def test_the_heading_of_a_replay_says_who_is_next() -> None:
    """It said whose turn it was, while the line told what somebody else had done."""
    async with replayed() as tab:
        assert await tab.text("h1") == "Next: you"
        await hear(tab, None, Show(2, as_watched(AFTER.view(0)), AFTER.events), count=4, at=1)
        await until(tab, "document.querySelector('.status').textContent.includes('You discard')")
        assert await tab.text("h1") == "Next: Asha"


@pytest.mark.parametrize(("place", "own", "out"), [("", 0, "Back"), ("#GAME1-abc", None, "Play yourself")])
async def test_at_the_end_of_a_replay_one_may_go_on(place: str, own: int | None, out: str) -> None:
    """See it again, look for better moves, or leave it; somebody else's game leads to one of one's own."""
    async with replayed(own, place) as tab:
        await hear(tab, None, Show(2, as_watched(OVER.view(0)), OVER.events), count=4, at=3)
        await until(tab, "!!document.querySelector('.replayed')")
        assert await tab.texts(".replayed button, .replayed h2") == [
            *("×", "You won!" if own == 0 else "Kay won", "Watch again", "Better moves", out)
        ]
        await tab.press("Watch again")
        assert await tab.run(SAID) == {"kind": "pace", "what": "go", "at": 0}
        assert await tab.count(".replayed") == 0
        await hear(tab, None, Show(3, as_watched(BEFORE.view(0)), ()), count=4)
        await hear(tab, None, Show(4, as_watched(OVER.view(0)), OVER.events), count=4, at=3)
        await until(tab, "!!document.querySelector('.replayed')")
        await tab.press(out)
        assert await tab.run(SAID) == {"kind": "stop"}


async def test_ones_own_face_is_the_one_chosen_now() -> None:
    """Whatever it was in the game; the others have those of then."""
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await tab.run("page.settings.avatar = 'owl'")
        await tab.run(f"page.hear({to_page(TurnsMessage((TurnLine(0, 0, 'Kay', (), ''),), 0))})")
        who = (Sitter("Kay", present=True, avatar="cat"), Sitter("Asha", present=True, avatar="fox"))
        await hear_frame(tab, Seated(0, "malice", "mdw", who))
        faces = "page.player.table.state.sitters.map(({ avatar }) => avatar)"
        assert await tab.run(faces) == ["owl", "fox"]
