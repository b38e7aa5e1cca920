"""What the page's board for Spite tells of a game: who may lead, who may come back, and how points came about."""

import json

import pytest

from p2p_malice.games.spite.state import State, deal
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Remarked, Seated, Show, Sitter
from tests.games.spite.seats import SEED, at_table, first_round
from tests.games.spite.watched import WATCHED
from tests.web.browsers import until
from tests.web.dom.tab import DomTab, dom_tab, needs_dom
from tests.web.visitor import BEGIN, NAMES

pytestmark = needs_dom

TITLE = "document.querySelector('.title').textContent"
CELLS = "(row) => [...row.children].map((each) => (each.querySelector('b') ?? each).textContent)"
NOW = """
[...document.querySelectorAll('.watched :is(h2, p)')]
  .map((each) => each.getAttribute('aria-label') ?? each.textContent)
"""
"""What is going on, and how it stands, as it is heard."""
STATUS = "document.querySelector('.status').textContent"


async def show(tab: DomTab, *states: State, watches: bool = False, seat: int = 0, explain: bool = False) -> None:
    """Open a page with these positions, as a player or a spectator sees them."""
    await tab.open()
    sitters = tuple(Sitter(name, present=True) for name in NAMES[: states[0].seats])
    watchers = ("Dora",) if watches else ()
    seated = encode(Seated(seat, "spite", "spite", sitters, "0" * 32, spectators=watchers, watches=watches))
    begin = BEGIN.replace("SEATED", json.dumps(seated)).replace("WORDS", '""').replace("EXPLAIN", json.dumps(explain))
    await tab.run(begin)
    for number, state in enumerate(states, 1):
        frame = encode(Show(number, state.view(None if watches else seat), state.events))
        await tab.run(f"(player.hear({json.dumps(frame)}), player.table.settled.then(() => true))")
    await until(tab, "Boolean(player.table.board._rounds)")


async def test_before_the_first_lead_it_is_said_that_anybody_may_lead_and_how() -> None:
    """It was one player's turn by the title, and what had been said of a rank before stayed."""
    state = deal(4, "spite", SEED, 0)
    told = "Whoever is first to play this rank leads: 4. If nobody does, it's the next rank's turn."
    async with dom_tab() as tab:
        await show(tab, state, state.expire(state.clocks[0].number), watches=True)
        assert await tab.run(TITLE) == "Who leads? · round 1/3"
        assert (await tab.run(NOW))[:2] == ["Who leads?", told]

        await show(tab, at_table("5c 6s", "4c 4d", "3c Kd", lead=1), seat=2)
        assert await tab.run(STATUS) == "Robin leads, with any combination."


async def test_what_is_explained_of_the_first_lead_goes_with_it() -> None:
    """It stayed for the whole round, and said that anybody could still lead."""
    explained = "document.querySelector('.explained')?.textContent.startsWith('The first lead') ?? false"
    async with dom_tab() as tab:
        state = first_round("3c 5d", "4c 6d", "5c 7d")
        await show(tab, state, explain=True)
        await tab.press("Got it")
        await tab.run(f"(player.hear({json.dumps(encode(Show(2, state.view(0), ())))}), player.table.settled)")
        assert await tab.run(explained)
        led = encode(Show(3, state.after(0, "3c").view(0), ()))
        await tab.run(f"(player.hear({json.dumps(led)}), player.table.settled.then(() => true))")
        assert not await tab.run(explained)


async def test_whoever_is_asked_back_in_has_not_just_passed() -> None:
    """The title asks the player, and others read that somebody may buy back."""
    state = at_table("5c 6s 7s", "4c 4d 7d", "3c Kd 9d", lead=1).after(1, "4c").after(2, "pass").after(0, "5c")
    state = state.after(1, "7d")
    assert state.turn == (2,)
    states = "[...document.querySelectorAll('.state')].map((each) => each.textContent)"
    async with dom_tab() as tab:
        await show(tab, state)
        assert await tab.run(states) == ["may buy back"]
        await show(tab, state, watches=True)
        assert await tab.run(states) == ["may buy back"]
        await show(tab, state, seat=2)
        assert await tab.run(states) == []
        assert (await tab.run(TITLE)).startswith("Back in?")


@pytest.mark.parametrize(("state", "told"), WATCHED)
async def test_a_spectator_is_told_what_lies_there_what_beats_it_and_who_may_do_that(
    state: State, told: list[str]
) -> None:
    """It said all the time that nobody was in front."""
    async with dom_tab() as tab:
        await show(tab, state, watches=True)
        assert await tab.run(NOW) == told


async def test_a_spectator_has_explained_what_is_seen_now() -> None:
    """The most pressing of it, so that it's read. Of who dared the others it was said that somebody had."""
    pair = at_table("5c 6s 7s*", "Kc 13h 9h", "3d Kd", lead=1, bounty="4h")
    consec = at_table("5c 8s", "4c 4d", "6c 9d", lead=1).after(1, "4c").after(2, "6c").after(0, "8s")
    async with dom_tab() as tab:
        for state, begins in [
            (pair, ["★ counts fake jokers", "The bounty: ", "Spite, round 1/3"]),
            (pair.after(1, "Kc+13h!cam"), ["Robin: “come at me”. ", "Between equal ranks", "Spite, round 1/3"]),
            (consec, ["Spite, round 1/3"]),
        ]:
            await show(tab, state, watches=True)
            small = await tab.texts(".watched small")
            assert [told[: len(start)] for told, start in zip(small, begins, strict=True)] == begins


async def test_whoever_is_out_is_told_what_they_wait_for() -> None:
    """There was nothing where their cards had been. The others are told that they play on."""
    told = "You've nothing left to play. Once the others have played for their places, {}."
    async with dom_tab() as tab:
        for rounds, then in ((3, "the next round begins"), (1, "the game is over")):
            out = at_table("5c", "4c 4d 7d", "3c Kd 9d", rules=f"spite window=0 rounds={rounds}").after(0, "5c")
            await show(tab, out)
            assert await tab.texts(".hand") == [told.format(then)]
        assert (await tab.run(STATUS)).strip() == "The others play on for the other places."
        await show(tab, out, seat=2)
        assert await tab.texts(".hand .rest") == []


async def test_what_a_countdown_does_is_said_before_it_is_started() -> None:
    """Once, and at the button."""
    told = "If somebody takes long, “Start a countdown” gives them a few seconds"
    explained = "document.querySelector('.explained p')?.textContent ?? ''"
    state = at_table("5c 6s", "4c 4d 9h", "3c Kd", lead=1, round=2, rules="spite window=0 bounty=no")
    async with dom_tab() as tab:
        await show(tab, state, explain=True)
        assert (await tab.run(explained)).startswith(told)
        assert (await tab.run("document.querySelector('[data-spot=countdown]').title")).startswith(told)


async def test_no_countdown_is_offered_while_whom_it_is_for_is_not_there() -> None:
    """It was the main button then, though its time stands still until they are back. Nor is it explained."""
    state = at_table("5c 6s", "4c 4d 9h", "3c Kd", lead=1, round=2, rules="spite window=0 bounty=no")
    sitters = tuple(Sitter(name, present=name != NAMES[1]) for name in NAMES[:3])
    async with dom_tab() as tab:
        await show(tab, state, explain=True)
        await tab.run(f"(player.hear({json.dumps(encode(Seated(0, 'spite', 'spite', sitters, '0' * 32)))}), 1)")
        await until(tab, "!document.querySelector('[data-spot=countdown]')")
        assert "countdown" not in await tab.run("document.querySelector('.explained')?.textContent ?? ''")


async def test_below_the_cards_stands_what_they_are_and_whose() -> None:
    """Poker hands for whoever plays, who has little room, and all combinations for whoever watches."""
    pair = at_table("5c 6s", "4c 4d 9h", "3c Kd", lead=1).after(1, "4c+4d")
    straight = at_table("5c 6s", "3c 4c 5d 6d 7d 9h", "3d Kd", lead=1).after(1, "3c+4c+5d+6d+7d")
    async with dom_tab() as tab:
        for state, watches, told in [
            (pair, False, "Robin"),
            (pair, True, "Robin · A pair of 4s"),
            (straight, False, "Robin · A straight up to 7"),
        ]:
            await show(tab, state, watches=watches)
            assert await tab.texts(".newest .by") == [told]


async def test_cards_stay_those_of_who_played_them_when_another_takes_the_seat() -> None:
    """Until the trick is over they bore the newcomer's name, or were said to be one's own."""
    pair = at_table("5c 6s", "4c 4d 9h", "3c Kd", lead=1).after(1, "4c+4d")
    async with dom_tab() as tab:
        await show(tab, pair)
        names = ("Kay", "Zora", "Asha")
        sitters = tuple(Sitter(name, present=True) for name in names)
        for message in (Seated(0, "spite", "spite", sitters), Show(2, pair.after(2, "pass").view(0), ())):
            await tab.run(f"(player.hear({json.dumps(encode(message))}), player.table.settled.then(() => true))")
        assert await tab.texts(".newest .by") == ["Robin"]
        assert "Zora" in await tab.texts(".others .name")


async def test_a_spectator_of_one_round_reads_of_no_last_round() -> None:
    """It was said what comes after it."""
    async with dom_tab() as tab:
        await show(tab, at_table("5c 6s", "4c", "3c Kd", rules="spite rounds=1"), watches=True)
        assert (await tab.texts(".watched small"))[0].startswith(
            "Spite, one round: whoever gets rid of all cards first wins. You"
        )


async def test_signs_say_what_may_follow_and_no_number_that_does_not_count() -> None:
    """After a joker, as many cards as before seemed to be asked for. Whoever watched had no signs."""
    signs = "[...document.querySelectorAll('.facts li:not(.rare, .asker)')].map((each) => each.textContent)"
    led = at_table("5c Jk", "9c 9d 4d", "3d Kd", lead=1).after(1, "9c+9d").after(2, "pass")
    async with dom_tab() as tab:
        await show(tab, led)
        assert await tab.run(signs) == ["DirectionHigher", "To play2"]
        assert await tab.texts(".score") == []
        await show(tab, led.after(0, "Jk"), seat=1)
        assert await tab.run(signs) == ["DirectionHigher"]
        assert await tab.run(STATUS) == "Beat that, or pass."
        await show(tab, led, watches=True)
        assert await tab.run(signs) == ["DirectionHigher", "To play2 cards"]
        ranks = {kind: await tab.texts(f".ranks {kind}") for kind in ("b", ".lies", ".beats")}
        assert " ".join(ranks["b"]) == "3 4 5 6 7 8 9 10 11 12 13 J Q K A 2"
        assert (ranks[".lies"], ranks[".beats"][:2], len(ranks[".beats"])) == (["9"], ["10", "11"], 9)


async def test_what_the_game_is_about_is_told_first_and_what_is_explained_goes_with_it() -> None:
    """Only whoever watched was told; of hands of 5 cards it was read when one card was to be beaten."""
    told = "document.querySelector('.explained p')?.textContent ?? ''"
    state = at_table("3c 4c 5d 6d 7d 13d", "5c 6c", "3d Kd", rules="spite-light")
    lies = state.after(0, "3c+4c+5d+6d+7d")
    async with dom_tab() as tab:
        await show(tab, state, explain=True)
        assert await tab.run(told) == "Spite: whoever gets rid of all cards first wins."
        await tab.press("Got it")
        for number, (at, begins) in enumerate(
            [(lies, "A combination of 5"), (lies.after(1, "pass").after(2, "pass"), "A 13")]
        ):
            frame = json.dumps(encode(Show(2 + number, at.view(0), ())))
            await tab.run(f"(player.hear({frame}), player.table.settled)")
            assert (await tab.run(told)).startswith(begins)


async def test_a_spectator_is_told_how_points_came_about() -> None:
    """There was an empty table where a player's cards are."""
    at = at_table("5c 6s", "4c", "3c Kd", counted=(("1:0:0:2", "3:0:0:-2", "2:2:1:1"),), scores=[2, -2, 1], round=2).at
    async with dom_tab() as tab:
        await show(tab, State(at), watches=True)
        told = await tab.texts(".watched h2")
        rows = await tab.run(f"[...document.querySelectorAll('.watched tr')].map({CELLS})")
        gone = tuple(Sitter(name, present=False, left=True) for name in NAMES[:3])
        seated = encode(Seated(0, "spite", "spite", gone, "0" * 32, watches=True))
        await tab.run(f"(player.hear({json.dumps(seated)}), 1)")
        await until(tab, "document.querySelector('.watched p').textContent.includes('You can ask to play')")
        assert await tab.texts(".watched h2") == told, "it once stood in the place of what goes on"
        assert rows[1:] == [
            ["Kay", "1", "0", "+2", "2"],
            ["Asha", "2", "1 of 2", "0", "1"],
            ["Robin", "3", "0", "−2", "−2"],
        ]


LEAVES = """
(async () => {
  const { table } = player;
  table.settings.pause = 0.05;
  for (const frame of FRAMES) player.hear(frame);
  table.remove();
  (await import("./words/catalogue.js")).speakOf("malice");
  await table.settled;
  table.repaint();
  return table.view.number;
})()
"""


async def test_what_a_table_had_still_to_show_is_dropped_when_another_game_begins() -> None:
    """It was drawn on with the words of the next game, which has others."""
    state = at_table("5c 6s 7s", "4c 4d 7d", "3c Kd 9d", lead=1)
    led = state.after(1, "4c")
    passed = led.after(2, "pass")
    frames = [encode(Show(number, at.view(0), at.events)) for number, at in ((2, led), (3, passed))]
    async with dom_tab() as tab:
        await show(tab, state)
        assert await tab.run(LEAVES.replace("FRAMES", json.dumps(frames))) == 2


async def test_what_is_told_before_the_board_is_there_leaves_all_that_is_around_it() -> None:
    """As when somebody asks for a seat while they sit down to watch: the answer came before the board.

    Nothing around the cards was ever there: no sounds, no tips, no result.
    """
    async with dom_tab() as tab:
        await tab.open()
        sitters = tuple(Sitter(name, present=True) for name in NAMES[:3])
        state = first_round("3c 5d", "4c 6d", "5c 7d")
        seated = encode(Seated(0, "spite", "spite", sitters, "0" * 32, spectators=("Dora",), watches=True))
        begin = BEGIN.replace("SEATED", json.dumps(seated)).replace("WORDS", '""').replace("EXPLAIN", "false")
        told = (Remarked("Dora", "Hello"), Show(1, state.view(None), ()))
        hear = "".join(f"player.hear({json.dumps(encode(each))});" for each in told)
        await tab.run(begin.replace("await player.table.opening;", hear))
        await until(tab, "!!document.querySelector('.loudness')")
