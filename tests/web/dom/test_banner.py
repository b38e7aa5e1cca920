"""What a table says of somebody who is away or has left, and what can be done about it."""

from attrs import evolve

from p2p_malice.games.malice.rules import State
from p2p_malice.protocol.messages import Seated, Show, Sitter
from tests.web.browsers import until
from tests.web.dom.stage import Table, table
from tests.web.dom.tab import needs_dom
from tests.web.stage import NAMES
from tests.web.table import last_turn

pytestmark = needs_dom

LINE = "(({ hidden, textContent }) => hidden ? '' : textContent)(document.querySelector('.banner .away'))"
IS_OPEN = "document.querySelector('.away').getAttribute('aria-expanded') === 'true'"
COMPUTER, STOP = "Let the computer play", "Save and stop"


async def show(there: Table, state: State) -> None:
    """Show the table, with all that is around the cards."""
    await there.show(state)
    await until(there.tab, "!!document.querySelector('.banner')")


async def gone(
    there: Table, seat: int, seats: int = 3, *, left: bool = True, computer: bool = False, **wishes: str
) -> None:
    """Let the player at `seat` be gone, or the `computer` play for them; `wishes` say by name what is wanted."""
    is_there = [at != seat for at in range(seats)]
    sitters = tuple(
        Sitter(
            name,
            present=is_there[at],
            computer=computer and not is_there[at],
            left=left and not is_there[at],
            proposal=wishes.get(name, ""),
        )
        for at, name in enumerate(NAMES[:seats])
    )
    await there.hear(Seated(0, "malice", "mdw", sitters, "0" * 32))


async def buttons(there: Table) -> dict[str, bool]:
    """What can be done, and whether it can be done now."""
    found = "[...document.querySelectorAll('.menu button')].map((each) => [each.title, !each.disabled])"
    return dict(await there.run(found))


async def test_in_ones_own_turn_what_can_be_done_is_folded_and_the_line_says_what_somebody_asks() -> None:
    """It lay over the cards and their buttons until a card was tapped. Then, the wish is put before one."""
    async with table(3) as there:
        await show(there, last_turn(0, 3))
        await gone(there, 2)
        assert await there.run(LINE) == "Ben has left"
        await gone(there, 2, Asha="bot")
        assert await there.run(LINE) == "Asha asks: let the computer play for Ben?"
        assert not await there.run(IS_OPEN)
        await show(there, last_turn(1, 3))
        assert await there.run(IS_OPEN)
        assert "Asha would like the computer to take over." in await there.tab.text(".menu p")

        await show(there, last_turn(0, 3))
        assert not await there.run(IS_OPEN), "it folds when one's own turn begins"
        await there.run("(document.querySelector('.away').click(), 1)")
        await gone(there, 2, Asha="stop")
        assert await there.run(LINE) == "Asha asks: save and stop?"
        assert await there.run(IS_OPEN), "whoever opens it keeps it open"


async def test_why_somebody_is_lost_is_told_to_whoever_hosts_but_not_over_their_own_turn() -> None:
    """It covered the buttons below one's own cards."""
    lost = "(player.table.change({ callWords: 'table-invite', hasLost: true, absence: 'Asha has gone.' }), 1)"
    async with table() as there:
        await show(there, last_turn(0, 2))
        await gone(there, 1, 2)
        await there.run(lost)
        assert not await there.run(IS_OPEN)
        await show(there, last_turn(1, 2))
        assert await there.run(IS_OPEN)
        assert (await there.tab.text(".menu p")).startswith("Asha has gone.")
        await there.seat(1, computers=(1,))
        assert "The computer is playing for them" in await there.tab.text(".aside"), "that was read even then"


async def test_when_it_is_the_turn_of_who_has_left_the_line_says_that_a_choice_is_needed() -> None:
    """Whoever is only away may be back in a moment: there the line says that the game waits."""
    async with table(3) as there:
        await show(there, last_turn(1, 3))
        await gone(there, 2)
        assert not await there.run(IS_OPEN)
        await show(there, last_turn(2, 3))
        assert await there.run(LINE) == "Ben has left: choose how to go on"
        assert await there.run(IS_OPEN)
        assert await there.tab.texts(".menu button.main") == [COMPUTER]

        await there.run("(document.querySelector('.away').click(), 1)")
        await gone(there, 2, left=False)
        assert await there.run(LINE) == "Ben is away: the game waits"
        assert not await there.run(IS_OPEN)


async def test_as_long_as_ones_own_wish_stands_it_is_said_whose_agreement_it_awaits() -> None:
    """It was told for a moment, and the button looked as if it hadn't been pressed. Once all is decided, it folds."""
    async with table(4) as there:
        await show(there, last_turn(3, 4))
        await gone(there, 3, 4)
        await there.tab.press(COMPUTER)
        await gone(there, 3, 4, Kay="bot")
        assert await there.said() == ["bot"]
        assert await there.run(LINE) == "Waiting for Asha or Ben to agree."
        assert "You've suggested letting the computer take over. Waiting" in await there.tab.text(".aside")
        assert await buttons(there) == {COMPUTER: False, STOP: True}
        await there.run("(player.table._act('o'), 1)")
        assert await there.said() == ["bot"]

        await there.run("(document.querySelector('.away').click(), 1)")
        assert await there.run(IS_OPEN)
        await there.run("(player.table.change({ callWords: 'table-invite' }), 1)")
        await there.seat(3, computers=(3,))
        assert await there.run(LINE) == f"The computer is playing for {NAMES[3]}"
        assert not await there.run(IS_OPEN)
        assert "until they're back" in await there.tab.text(".aside")
        await gone(there, 3, 4, computer=True)
        assert await there.tab.text(".aside") == f"The computer is playing for {NAMES[3]}"


async def test_it_is_said_whether_the_game_goes_on_without_who_is_away() -> None:
    """And since when; no line of the log says so."""
    async with table(3) as there:
        for turn, says in ((1, "until their turn."), (2, "waiting for"), (0, "You can take your turn.")):
            await show(there, last_turn(turn, 3))
            await there.seat(2)
            told = await there.tab.text(".aside")
            assert told.startswith("Ben is away.")
            assert says in told
        assert "Since" in await there.run("document.querySelector('.menu small').textContent")
        assert "away" not in await there.run("player.table.state.log.lines.map(({ text }) => text).join()")
        await there.seat()
        assert await there.run(LINE) == ""
        # Whoever looks on, who can do nothing about it, is told once.
        await there.hear(Show(9, evolve(last_turn(0, 3).view(0), watches=True)))
        await gone(there, 2, left=False)
        assert await there.run("document.querySelector('.banner .seen').textContent") == "Ben is away"


async def test_who_comes_back_or_sits_down_is_named_without_particulars_of_the_connection() -> None:
    """It was said that they were connected directly, with a delay of so many milliseconds."""
    news = "document.querySelector('.banner .seen').textContent"
    async with table(3) as there:
        await show(there, last_turn(0, 3))
        for left in (False, True):
            await gone(there, 2, left=left)
            await there.seat()
            assert await there.run(news) == "Ben is back."
            await gone(there, 2)
            assert await there.run(news) == "", "they have gone again"
        await there.seat()
        # Whoever hosts comes back to a table at which the others are missing for a moment.
        await there.run("(player.table.change({ isSent: true, isAway: true, host: 'Asha' }), 1)")
        assert await there.tab.text(".status") == "That's kept, and goes out once you're connected again."
        assert await there.run("player.table.state.sitters.map(({ present }) => present)") == [True, False, True]
        await there.run("(player.table.change({ isSent: false, isAway: false }), 1)")
        assert await there.run(news) == "Asha is back."
        await gone(there, 2, left=False)
        assert await there.run(news) == "Asha is back."
        await gone(there, 1, left=False)
        await there.run("(player.table.change({ isAway: false }), 1)")
        assert await there.run("player.table.state.sitters.map(({ present }) => present)") == [True, False, True]
        await there.seat()
        assert "Ben" not in await there.run(news)
        await gone(there, 2)
        sitters = tuple(Sitter(name, present=True) for name in ("Kay", "Asha", "Zoe"))
        await there.hear(Seated(0, "malice", "mdw", sitters, "0" * 32))
        assert await there.run(news) == "Zoe is here."
