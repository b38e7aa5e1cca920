"""The end of a game at the page: who won, how it went, and what may come next, for everybody who was there."""

import json

import pytest
from attrs import evolve

from p2p_malice.engine.game import Event, Result
from p2p_malice.engine.match import begin
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Seated, Show, Sitter
from tests.web.browsers import needs_chromium
from tests.web.table import first_deal, last_turn, table

pytestmark = needs_chromium


@pytest.mark.parametrize(
    ("name", "winner", "text"),
    [
        ("Kay", 0, "Kay won"),
        ("", 0, "I won!"),
        ("Player 1", 0, "I won!"),
        ("", 1, "Asha won"),
        ("", None, "It's a draw"),
    ],
)
async def test_the_result_is_shared_as_a_picture(name: str, winner: int | None, text: str) -> None:
    """What is handed to the device is one PNG file, and a sentence for others; nobody is called Player 1."""
    script = (
        "navigator.canShare = () => true; navigator.share = async ({ files, text }) => {"
        "window.shared = [files.length, files[0].type, files[0].size > 10000, text]; };"
        "window.written = []; const { fillText } = CanvasRenderingContext2D.prototype;"
        "CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {"
        "written.push(text); fillText.call(this, text, ...rest); };"
    )
    async with table(script=script) as there:
        players = (Sitter(name, present=True), Sitter("Asha", present=True))
        await there.stage.hear(Seated(0, "malice", "mdw", players, "0" * 32))
        state = last_turn(0, 2)
        state.result = Result("stalemate" if winner is None else "win", () if winner is None else (winner,), (0, 3))
        await there.stage.show(state)
        await there.page.get_by_role("button", name="Share").click()
        await there.page.wait_for_function("window.shared")

        assert await there.page.evaluate("shared") == [1, "image/png", True, text]
        assert {"Me", "Kay", "Player 1"} & set(await there.page.evaluate("written")) == {
            name if name == "Kay" else "Me"
        }


async def test_the_end_of_a_deal_of_the_day_is_shared_as_a_text() -> None:
    """It may come after the result; without a text for others, the picture is shared as ever."""
    script = (
        "navigator.canShare = () => true; navigator.share = async ({ files }) => { window.pictures = files.length; };"
    )
    async with table(script=script) as there:
        await there.end()
        daily = "player.table.change({ dealOver: { isDaily: true, text: 'Won by 7.', share: SHARE } });"
        await there.page.evaluate(daily.replace("SHARE", "() => { window.hasText = true; }"))
        assert "Won by 7." in await there.page.locator(".outcome").inner_text()

        await there.page.get_by_role("button", name="Share").click()
        assert await there.page.evaluate("[window.hasText, window.pictures]") == [True, None]
        await there.page.evaluate(daily.replace("SHARE", "null"))
        await there.page.get_by_role("button", name="Share").click()
        await there.page.wait_for_function("window.pictures === 1")

        await there.page.evaluate("player.table.change({ dealOver: { text: '', share: () => { window.sent = 1; } } })")
        await there.page.get_by_role("button", name="Challenge a friend").click()
        await there.page.wait_for_function("window.sent === 1")


async def test_the_picture_is_saved_where_nothing_can_be_shared() -> None:
    """A browser that shares no files downloads it, under the policy that the page has."""
    async with table(script="delete Navigator.prototype.canShare", bypass_csp=False) as there:
        await there.end()
        async with there.page.expect_download() as downloading:
            await there.page.get_by_role("button", name="Share").click()
        download = await downloading.value

        assert download.suggested_filename == "spite-and-malice.png"
        assert (await download.path()).read_bytes().startswith(b"\x89PNG")


CASCADE = """
({
  cards: document.querySelectorAll(".cascade .card").length,
  moved: document.getAnimations().filter((each) => each.id === "cascade")
    .flatMap((each) => each.effect.getKeyframes().flatMap((frame) => Object.keys(frame))),
})
"""
OF_A_FRAME = {"composite", "computedOffset", "easing", "offset"}


async def test_cards_tumble_when_a_game_is_won() -> None:
    """They move by transform alone, and are gone after that."""
    async with table(reduced_motion="no-preference") as there:
        await there.end()

        seen = await there.page.evaluate(CASCADE)
        assert seen["cards"] > 20
        assert set(seen["moved"]) - OF_A_FRAME == {"transform"}
        await there.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
        await there.page.locator(".cascade").wait_for(state="detached")


async def test_no_cards_tumble_for_whoever_has_lost() -> None:
    """That would be unkind."""
    async with table() as there:
        await there.end(winner=1)

        assert await there.page.locator(".cascade").count() == 0


async def test_cards_lie_still_where_nothing_may_move() -> None:
    """They are there, but nothing on the page moves."""
    async with table() as there:
        await there.end()

        seen = await there.page.evaluate(CASCADE)
        assert seen["cards"] > 5
        moving = "document.getAnimations().filter(({ effect }) => effect.target.closest('.ending')).length"
        assert await there.page.evaluate(moving) == 0
        await there.page.wait_for_function("document.getAnimations().length === 0")


async def test_between_two_deals_of_a_match_one_sees_how_it_stands() -> None:
    """What comes after it waits until the player here goes on; it's told once."""
    states = first_deal()
    async with table() as there:
        await there.stage.show(states[-2])
        await there.stage.run("player.table.settings.pause = 5")
        await there.stage.show(states[-1])
        go_on = there.page.locator(".outcome .main")
        await go_on.wait_for()

        lines = (await there.page.locator(".outcome").inner_text()).split("\n")
        winner = max((0, 1), key=lambda seat: states[-1].view(seat).scores[seat])
        assert "Game 1 is over" in lines
        assert lines[lines.index("You" if winner == 0 else "Asha") + 1].split() == ["+1", "1"]
        assert await there.page.evaluate("player.table.view.deal") == 1
        # How that is made up is in the rules, one tap away.
        await there.page.get_by_role("button", name="How points are made").click()
        assert await there.page.evaluate("said.at(-1)") == {"kind": "ask", "what": "sheet", "about": "part_match"}
        # Behind it, the last card has been played.
        payoff = f"[data-seat='{winner}'] [data-role=payoff]"
        assert "empty" in (await there.page.locator(payoff).get_attribute("class") or "")
        await go_on.press("Enter")
        await there.page.wait_for_function("player.table.view.deal === 2")
        assert await there.page.locator(".outcome").count() == 0
        assert "game 2" in await there.page.locator(".title").inner_text()


async def test_another_game_does_not_begin_by_telling_how_it_stands() -> None:
    """The end has told it: the games of an evening are counted as those of a match are."""
    state = begin(MALICE, 2, "mdw payoff=3 deals=2", b"between".ljust(32, b"."))
    while not state.result:
        before, state = state, state.after(state.turn[0], greedy.choose(state.view(state.turn[0])))
    async with table() as there:
        await there.stage.show(before)
        await there.stage.run("player.table.settings.pause = 5")
        await there.stage.run("player.table._stays = 0")
        await there.stage.show(state)
        await there.page.locator(".outcome").wait_for()
        again = evolve(state.view(0), result=None, deal=state.view(0).deal + 1)
        await there.stage.run("player.table._stays = 0")
        await there.stage.hear(Show(99, again, (Event("start", seat=0),)))

        await there.page.wait_for_function(f"player.table.view.deal === {again.deal}")
        assert await there.page.locator(".outcome").count() == 0


async def test_a_table_that_was_left_shows_no_other_deal() -> None:
    """It called whoever had left it to their turn when the standing went away."""
    states = first_deal()
    async with table() as there:
        await there.stage.show(states[-2])
        frame = json.dumps(encode(Show(2, states[-1].view(0), states[-1].events)))
        left = f"(player.table.settings.pause = 5, player.hear({frame}), player.table.remove(), player.table.settled)"
        assert await there.stage.run(f"{left}.then(() => player.table.view.deal)") == 1
