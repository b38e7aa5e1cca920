"""What a table says of a position."""

import re

import pytest
from attrs import evolve

from p2p_malice.engine.game import NOTHING, Deadline, Event
from p2p_malice.protocol.messages import UNDERSTOOD, Refused, Remarked, Said, Seated, Show, Sitter
from tests.helpers import play, position
from tests.web.browsers import until
from tests.web.dom.stage import table
from tests.web.dom.tab import needs_dom
from tests.web.table import last_turn

pytestmark = needs_dom


async def test_a_page_that_is_loaded_again_tells_the_last_move() -> None:
    """In one's own turn, that is one's own play; it was the other's move before that."""
    discards = Event("discard", 1, card="9c", source="hand", target="d0")
    plays = Event("play", 0, card="As", source="hand", target="c0")
    for past, told in (((plays, discards), "Asha discards"), ((discards, plays), "You play")):
        async with table() as there:
            await there.hear(Show(9, last_turn(0, 2).view(0), (*past, Event("draw", 0, count=2))))
            assert (await there.run("player.table.state.told")).startswith(told)


async def test_a_puzzle_takes_less_room_than_a_step_of_a_lesson() -> None:
    """The cards have it: a puzzle says no more than what is to be done."""
    show = "import('./menu/lesson.js').then(({ LessonNotes }) => new LessonNotes(player.settings)"
    async with table() as there:
        await there.show(last_turn(0, 2))
        for most, kinds in ((9, "notes"), (0, "notes brief")):
            notes = [{"key": "table-over", "number": 1, "most": most}, {"key": "page-close"}]
            await there.run(f"{show}.show(player.table, {notes}, player.table.view, () => {{}}))")
            assert (await there.run("document.querySelector('section[tabindex]').className")).strip() == kinds


WHOSE = "[document.querySelector('.title').textContent, document.querySelector('.player.turn').dataset.seat]"


async def test_the_title_and_the_players_say_at_once_whose_turn_it_is() -> None:
    """The turn changes for both when the last card of it has landed, also where the next one flies already.

    Faces glowed before that, and the title waited until no card was on its way.
    """
    async with table() as there:
        before = position("hand@0=9h 8h; hand@1=Ad 10d")
        ended = play(before, "9h>d0")
        await there.show(before)
        await there.run("(Object.defineProperty(player.table.board, 'placing', { value: 60000 }), 1)")
        await there.show(ended)
        assert await there.run(WHOSE) == ["Your turn", "0"]

        await there.run("((now) => { performance.now = () => now + 60001; return 1; })(performance.now())")
        await there.show(play(ended, "Ad>c0"))
        shown = await there.run(WHOSE)
        await there.run("delete performance.now")
        assert shown == ["Asha's turn", "1"]


TYPES = """
(async () => {
  (await import("./chat/chat.js")).openTalk(player.table);
  const field = document.getElementById("say");
  field.value = "konn";
  // As Safari sends the Enter that confirms a word of an input method.
  const given = { key: "Enter", isComposing: false, bubbles: true, cancelable: true };
  field.dispatchEvent(Object.assign(new KeyboardEvent("keydown", given), { keyCode: 229 }));
  const open = Boolean(document.querySelector("dialog"));
  field.dispatchEvent(new KeyboardEvent("keydown", given));
  await new Promise((done) => setTimeout(done));
  return [open, Boolean(document.querySelector("dialog"))];
})()
"""


async def test_enter_sends_what_is_written_but_not_while_a_word_is_chosen() -> None:
    """Of an input method, as for Japanese; the next Enter sends it."""
    async with table() as there:
        await there.seat()
        assert await there.run(TYPES) == [True, False]
        assert await there.said() == ["konn"]


@pytest.mark.parametrize(("watches", "offered"), [(False, ["Everyone", "Asha"]), (True, [])])
async def test_what_is_said_can_be_meant_for_one_of_the_people_who_play(watches: bool, offered: list[str]) -> None:
    """A computer was offered as well, and to spectators, whom everyone hears, all but the player at the first seat."""
    players = (*(Sitter(name, present=True) for name in ("Kay", "Asha")), Sitter("Pip", present=True, computer=True))
    async with table(3) as there:
        shown = Show(1, evolve(last_turn(0, 3).view(None if watches else 0), watches=watches))
        said = Said(0, "Hello"), Remarked("Cy", "From the sofa")
        await there.hear(Seated(0, "malice", "official", players, watches=watches), shown, *said)
        await there.run("import('./chat/chat.js').then(({ openTalk }) => { openTalk(player.table); return 1; })")
        assert await there.tab.texts(".addressees label") == offered
        assert (await there.tab.texts(".history p"))[-1] == "Cy From the sofa", "it once opened no more after that"


async def test_sounds_are_switched_on_by_one_tap_at_the_first_deal() -> None:
    """Of the very words that offer it; the next game doesn't ask again."""
    volume = "[player.settings.volume, document.querySelectorAll('.news .act').length]"
    async with table() as there:
        await there.run("(player.settings.offered = false, 1)")
        await there.hear(Show(1, last_turn(0, 2).view(0), ()))
        await until(there.tab, "!!document.querySelector('.news .act')")
        await there.tab.press("Turn on sounds")
        assert await there.run(volume) == ["soft", 0]

        await there.run("(player.settings.volume = 'off', 1)")
        await there.hear(Show(1, last_turn(0, 2).view(0), ()))
        assert await there.run(volume) == ["off", 0]


async def test_a_spectator_is_told_what_goes_on_who_is_ahead_and_what_it_is_about() -> None:
    """It was told for a few seconds, and lay under the offer to switch sounds on."""
    view = evolve(last_turn(0, 3).view(None), watches=True)
    players = tuple(Sitter(name, present=True) for name in ("Kay", "Asha", "Ben"))
    async with table(3) as there:
        await there.run("(player.settings.offered = false, 1)")
        await there.hear(Seated(0, "malice", "official", players, watches=True, spectators=("Dora",)), Show(1, view))
        await until(there.tab, "!!document.querySelector('.looking')")
        assert await there.tab.texts(".looking span") == [
            "Kay's payoff card: 3♠ · the centre takes A",
            "In front: Kay (1 to go)",
            "The number at a payoff pile says how many cards are left in it.",
            "Whoever first empties their payoff pile wins.",
            "You're watching: you see what everyone may see, and nobody's hand.",
        ]
        assert await there.tab.texts(".news .act, .spectators") == []
        caption = "document.querySelector('.own [data-role=payoff] .cap').dataset.text"
        assert await there.run(caption) == "payoff pile"
        # No hand lies below, as if it were one's own.
        assert await there.tab.texts(".hand") == []
        assert await there.tab.texts(".own .cards") == ["3 in hand"]

        gone = (evolve(players[0], present=False, left=True), *players[1:])
        await there.hear(Seated(0, "malice", "official", gone, watches=True, spectators=("Dora",)))
        await until(there.tab, "document.querySelectorAll('.looking span').length === 6")
        told = await there.tab.texts(".looking span")
        assert told[0] == "Kay has left. You can ask to play in that seat, or the others decide how to go on."
        assert told[1] == "Kay's payoff card: 3♠ · the centre takes A", "it once stood in the place of that"
        assert await there.tab.texts("footer .buttons button") == ["Play for Kay", "Chat", "More"]

        await there.hear(Refused("seat_asked", of="take"))
        await until(there.tab, "document.querySelectorAll('.looking span').length === 7")
        asked = ["The host has been asked whether you may play.", "Kay has left. The others decide how to go on."]
        assert (await there.tab.texts(".looking span"))[:2] == asked
        assert await there.tab.texts("footer .buttons button") == ["Chat", "More"]

        await there.hear(Seated(0, "malice", "official", players, watches=True, spectators=("Dora",)))
        await until(there.tab, "document.querySelectorAll('.looking span').length === 5")


async def test_a_spectator_is_told_who_plays_with_whom() -> None:
    """It was said that whoever first empties their pile wins."""
    view = position("hand@0=9h; hand@1=8h; hand@2=7h; hand@3=6h", "official partners=yes").view(None)
    players = tuple(Sitter(name, present=True) for name in ("Kay", "Asha", "Ben", "Cho"))
    async with table(4) as there:
        await there.hear(Seated(0, "malice", "official", players, watches=True), Show(1, view))
        await until(there.tab, "!!document.querySelector('.looking')")
        told = await there.tab.texts(".looking span")
        assert told[1] == "Kay and Ben play against Asha and Cho."
        assert "Whichever pair first empties both payoff piles wins." in told


@pytest.mark.parametrize(("watches", "told"), [(False, "You're playing now."), (True, "Dora is playing now.")])
async def test_whoever_takes_over_a_seat_is_told_so_themselves(watches: bool, told: str) -> None:
    """They read of themselves what the others read. Another spectator may see the table from that very seat."""
    view = evolve(last_turn(0, 3).view(None), watches=True)
    players = tuple(Sitter(name, present=True) for name in ("Kay", "Asha", "Ben"))
    looking = ("Dora", "Eli")
    async with table(3) as there:
        await there.hear(Seated(0, "malice", "official", players, watches=True, spectators=looking), Show(1, view))
        await until(there.tab, "!!document.querySelector('.looking')")
        taken = (Sitter("Dora", present=True), *players[1:])
        await there.hear(Seated(0, "malice", "official", taken, watches=watches, spectators=looking[1:]))
        await until(there.tab, f"document.querySelector('.banner .news').textContent.includes({told!r})")


async def test_it_is_said_once_that_a_pile_can_be_looked_through() -> None:
    """When somebody else has put one card on another; after "Got it", never again on this device."""
    told = "document.querySelector('.explained p')?.textContent.startsWith(\"Tap someone's discard pile\") ?? false"
    async with table() as there:
        await there.run("(player.table.settings.explain = true)")
        await there.show(position("hand@0=Ah 9h; d0@1=4h; d0@0=4s 5s; hand@1=9d"))
        await until(there.tab, "!!player.table.extras")
        assert not await there.run(told)
        buried = position("hand@0=Ah 9h; d0@1=4h 5h; hand@1=9d")
        await there.show(buried)
        await until(there.tab, told)

        await there.tab.press("Got it")
        await there.show(play(buried, "Ah>c0"))
        assert not await there.run(told)


async def test_it_is_said_that_nothing_is_left_to_draw() -> None:
    """With no card in hand, one didn't see what the own turn was for."""
    async with table() as there:
        await there.show(position("hand@0=; draw=; payoff@0=9s; d0@0=Ah; hand@1=9d"))
        said = "document.querySelector('.status').textContent"
        assert await there.run(said) == "The draw pile is empty: play from your discard piles."


CLOSES = """
(async () => {
  const { tellEnd } = await import("./landing/guest-dialogs.js");
  player.table.change({ isClosed: true, host: "Asha", leave: () => said.push({ kind: "leaves" }) });
  await tellEnd({ player, watches: true, seat: { invitation: "" } }, "The table was closed.", false);
})()
"""


async def test_who_watches_is_told_who_has_closed_the_table_and_finds_no_button_that_does_nothing() -> None:
    """It was somebody's turn for ever, and one could ask to play for them."""
    players = (Sitter("Kay", present=True), Sitter("Asha", present=False, left=True))
    async with table() as there:
        await there.hear(Seated(0, "malice", "mdw", players, watches=True))
        await there.hear(Show(1, evolve(last_turn(0, 2).view(0), watches=True)))
        await until(there.tab, "!!document.querySelector('.looking')")
        await there.run(CLOSES)
        assert await there.tab.texts(".title, .ending h2, .looking") == [
            "You're no longer at the table",
            "Asha has closed the table.",
        ]
        assert await there.tab.texts("footer .buttons button") == ["More"]
        await there.tab.press("Leave")
        assert (await there.run("said"))[-1] == {"kind": "leaves"}


SENDS_AWAY = """
(async () => {
  const { others } = await import("./menu/manage-others.js");
  player.table.change({ manage: () => others(player.table, [0]) });
  const { showMore } = await import("./table/dialogs.js");
  const press = async (name) => {
    const found = [...document.querySelectorAll("dialog button")].find(({ textContent }) => textContent === name);
    found?.click();
    await new Promise((done) => setTimeout(done));
    return Boolean(found);
  };
  const found = [];
  for (const answer of ["Cancel", "Send Asha away"]) {
    showMore(player.table);
    found.push(await press("Send Asha away"), document.querySelector("dialog")?.textContent, await press(answer));
  }
  showMore(player.table);
  found.push(await press("Send Ben away"), await press("Send Kay away"));
  return found;
})()
"""


async def test_a_player_is_sent_away_after_a_question_and_all_see_who_plays_on() -> None:
    """Nobody who sits here, nor a computer, can be sent away."""
    async with table(3) as there:
        await there.seat(computers=(2,))
        await there.show(last_turn(0, 3))
        found = await there.run(SENDS_AWAY)
        assert [each for each in found if isinstance(each, bool)] == [True] * 4 + [False] * 2
        assert "The computer plays on" in found[1]
        assert [each for each in await there.run("said") if each["kind"] == "dismiss"] == [
            {"kind": "dismiss", "seat": 1}
        ]

        players = tuple(Sitter(name, present=True, computer=name != "Kay") for name in ("Kay", "Ada", "Ben"))
        await there.hear(Seated(0, "malice", "mdw", players))
        told = "The host has sent Asha away. The computer plays on as Ada."
        assert await there.run("document.querySelector('.banner .seen').textContent") == told


async def test_a_spectator_asks_for_a_seat_and_whoever_hosts_gives_it() -> None:
    """In the line of who has left: a dialog darkened the cards in the host's own turn."""
    players = (Sitter("Kay", present=True), Sitter("Asha", present=False, left=True))
    view = last_turn(0, 2).view(0)
    line = "document.querySelector('.banner .away').textContent"
    async with table() as there:
        await there.hear(Seated(0, "malice", "mdw", players, watches=True), Show(1, evolve(view, watches=True)))
        await there.run("(document.querySelector('[data-command=take-seat]').click(), 1)")
        assert (await there.run("said"))[-1] == {"kind": "take", "seat": 1}

        await there.hear(Seated(0, "malice", "mdw", players, hosts=True, spectators=("Dora",), asks=("Dora",)))
        assert await there.run(line) == "Dora would like to play for Asha."
        assert await there.tab.texts(".menu .main") == ["Let Dora play for Asha"]
        await there.tab.press("Let Dora play for Asha")
        assert (await there.run("said"))[-1] == {"kind": "take", "seat": 1, "spectator": "Dora"}
        await there.run("(player.table.change({ callWords: 'table-invite' }), 1)")
        await there.hear(Seated(0, "malice", "mdw", (players[0], Sitter("Dora", present=True)), hosts=True))
        assert await there.run("document.querySelector('.banner .away').hidden"), "an empty box stayed"


async def test_the_time_for_a_turn_is_counted_down_in_the_header() -> None:
    """Whatever else has a limit is the board's; without one, there is nothing."""
    clock = "document.querySelector('.turn-clock')?.textContent"
    async with table() as there:
        view = last_turn(0, 2).view(0)
        await there.hear(Show(1, evolve(view, deadlines=(Deadline(3, 5), Deadline(1_000_001, 70)))))
        await until(there.tab, f"/1:(10|0.)/.test({clock})")
        await there.hear(Show(2, evolve(view, deadlines=(Deadline(4, 5),))))
        await until(there.tab, f"!{clock}")


async def test_a_pause_lies_over_the_table_until_somebody_goes_on() -> None:
    """It is offered behind More only to a player with listeners; its time stands still with it."""
    pauses = "import('./table/dialogs.js').then(({ showMore }) => { showMore(player.table); press('Pause'); })"
    over, clock = "document.querySelector('.paused')", "document.querySelector('.turn-clock')?.textContent"
    players = tuple(Sitter(name, present=True) for name in ("Kay", "Asha"))
    view = last_turn(0, 2).view(0)
    timed = evolve(view, deadlines=(Deadline(1_000_001, 70),))
    buttons = "[...document.querySelectorAll('button')]"
    press = f"const press = (named) => {buttons}.findLast((each) => each.textContent.trim() === named).click();"
    async with table() as there:
        await there.hear(Seated(0, "malice", "mdw", players, understands=UNDERSTOOD), Show(1, timed))
        await until(there.tab, f"/1:(10|0.)/.test({clock})")
        await there.run(f"(() => {{ {press} return {pauses}; }})()")

        await there.hear(Seated(0, "malice", "mdw", players, understands=UNDERSTOOD, paused=1))
        await there.hear(Show(1, evolve(view, offers=NOTHING)))
        assert await there.run(f"{over}.querySelector('h2').textContent") == "Asha paused the game."
        assert re.fullmatch(r"Since \d\d:\d\d\.", await there.run(f"{over}.querySelector('p').textContent"))
        assert await there.tab.texts(".title") == ["Paused"]
        assert await there.tab.texts(".title.mine") == []
        assert not await there.run(f"Boolean({clock})")
        await there.run(f"(() => {{ {press} press('Go on'); }})()")
        assert (await there.said())[-2:] == ["pause", "go_on"]

        await there.hear(Seated(0, "malice", "mdw", players, understands=UNDERSTOOD, resumed=1), Show(1, timed))
        assert not await there.run(f"Boolean({over})")
        assert await there.run("document.querySelector('.banner .seen').textContent") == "Asha resumed the game."
        await until(there.tab, f"/1:(10|0.)/.test({clock})")

        await there.hear(Seated(0, "malice", "mdw", players, watches=True, paused=0))
        await there.hear(Show(1, evolve(view, watches=True, offers=NOTHING)))
        assert await there.run(f"{over}.querySelectorAll('button').length") == 0
        await there.hear(Seated(0, "malice", "mdw", players, watches=True, resumed=0))
        assert await there.run("document.querySelector('.banner .seen').textContent") == "Kay resumed the game."


LEAVES = """
(async () => {
  const { askToLeave } = await import("./landing/guest-dialogs.js");
  const sent = [];
  const answer = askToLeave({ needsCode: false, link: { send: (frame) => sent.push(frame) } });
  const asked = [];
  for (const value of ANSWERS) {
    const dialog = document.querySelector("dialog[open]");
    asked.push([...dialog.querySelectorAll("button")].map((each) => [each.value, each.textContent]));
    dialog.querySelector(`button[value="${value}"]`).click();
    await new Promise((done) => setTimeout(done));
  }
  return [await answer, asked, sent.length];
})()
"""


async def test_only_giving_up_the_seat_stands_out_and_is_asked_twice() -> None:
    """Leaving was red, though one can come back; leaving for good wasn't, and one tap did it."""
    async with table() as there:
        for answers, answer, sent in ((["away"], "away", 0), (["gone", ""], "", 0), (["gone", "leave"], "gone", 1)):
            got, asked, count = await there.run(LEAVES.replace("ANSWERS", str(answers)))
            assert (got, count) == (answer, sent)
            # The button of that value is the red one.
            assert [dict(each).get("leave") for each in asked] == [None, "Leave for good"][: len(answers)]
