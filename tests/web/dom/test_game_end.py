"""The end of a game at the page: who won, how it went, and what may come next, in words and buttons."""

import json

import pytest
from attrs import evolve

from p2p_malice.engine.game import HINTS, Event, Note, Result
from p2p_malice.protocol.messages import Bye, Refused, Remarked, Said, Seated, Show, Sitter
from tests.helpers import play
from tests.web.browsers import until
from tests.web.dom.stage import Table, table
from tests.web.dom.tab import needs_dom
from tests.web.table import last_turn

pytestmark = needs_dom

LANDED = "(player.table.extras._board.getAnimations = () => [{ id: 'flight', finished: Promise.resolve() }], 1)"
"""The last card was on its way, and lands."""


async def test_a_win_is_told_with_what_there_is_to_tell() -> None:
    """Who won, how many cards each has left, the time, the best turn, the series."""
    async with table() as there:
        await there.end()

        told = await there.tab.text(".outcome")
        for part in ("You won!", "You 0 A Asha 3", "1 minute", "You: 3 cards", "You 1 – 0 Asha"):
            assert part in told, told


@pytest.mark.parametrize("seats", [2, 4])
async def test_who_has_played_here_and_plays_no_more_is_counted(seats: int) -> None:
    """Beside those who play now, once: in place of the games that each of them has won."""
    async with table(seats) as there:
        await there.end(seats=seats)
        players = await there.run("player.table.state.sitters.map(({ name }) => name)")
        now = tuple(Sitter("Dora" if seat == 1 else name, present=True) for seat, name in enumerate(players))
        gone = (
            Sitter("Bob", present=False, won=2),
            Sitter("Cy", present=False),
            Sitter(players[1], present=False, won=1),
        )
        await there.hear(Seated(0, "malice", "mdw", now, former=gone))

        counts = ["Bob 2", "You 1", f"{players[1]} 1", *(f"{name} 0" for name in (*players[2:], "Cy"))]
        assert await there.tab.text(".outcome .series") == f"Games won {', '.join(counts)}"
        assert "Games won" not in await there.tab.text(".outcome .scores")
        if seats == 2:
            # They have played on other evenings, too.
            await there.hear(
                Seated(0, "malice", "mdw", (now[0], evolve(now[1], name=players[1], won=3)), games=5, earlier=4)
            )
            assert await there.tab.text(".outcome .series") == f"Games won You 1 – 3 {players[1]}"


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_loss_is_told_by_the_winners_name_and_turn(seats: int) -> None:
    """It speaks of the other, whose face is above; their last turn has decided it, if all of it was seen."""
    async with table(seats) as there:
        await there.end(winner=1, seats=seats)

        told = await there.tab.text(".outcome")
        for part in ("Asha won", "Winning turn Asha: 3 cards", *(["You 0 – 1 Asha"] if seats == 2 else [])):
            assert part in told, told
        assert "Best turn" not in told, "it is the same"
        assert await there.tab.texts(".outcome .winners") == ["A"]

        await there.tab.reload()
        again = Table(there.tab, seats)
        again.skip(5)
        await again.sit(pause=0)
        await again.end(winner=1, seats=seats)
        assert "Winning turn" not in await there.tab.text(".outcome")


async def test_the_deal_of_the_day_is_told_alone() -> None:
    """Neither as one of the games that were played on, nor below what was told as it began."""
    async with table() as there:
        await there.show(last_turn(0, 2))
        await until(there.tab, "!!player.table.extras")
        await there.run("player.table.announce('A friend has played this deal.')")
        await until(there.tab, "document.querySelector('.banner .seen').textContent")
        await there.run("player.table.change({ dealOver: { text: 'Won.', share: null, isDaily: true } })")
        await there.end()

        assert await there.tab.text(".banner .seen") == ""
        assert await there.tab.count(".outcome .series") == 0


@pytest.mark.parametrize(("winner", "over", "said"), [(1, ".winners", "A"), (0, ".won", "You won!")])
async def test_who_has_won_is_seen_before_the_result(winner: int, over: str, said: str) -> None:
    """Over the cards: whoever has lost sees whose face, and a win is celebrated until a tap ends that."""
    async with table() as there:
        before = last_turn(winner, 2)
        await there.show(before)
        await until(there.tab, "!!player.table.extras")
        await there.run(LANDED)
        await there.show(play(before, "As>c0", "2h>c0", "payoff>c0"))

        await until(there.tab, f"document.querySelector('main > {over}')?.textContent.trim() === '{said}'")
        assert await there.tab.count(".outcome") == 0
        await there.run("(dispatchEvent(new Event('pointerdown')), 1)")
        await until(there.tab, "!!document.querySelector('.outcome')")
        assert await there.tab.count(f"main > {over}") == 0


async def test_hints_are_told() -> None:
    """How many each player asked for; of all that a page is told again, only those of the last game."""
    async with table() as there:
        state = last_turn(0, 2)
        state.result = Result("win", (0,), (0, 3))
        events = (Event(HINTS, 1, count=9), Event("start", 0), Event(HINTS, 0, count=2), Event(HINTS, 1, count=1))
        await there.hear(Show(9, state.view(0), events))

        await until(there.tab, "!!document.querySelector('.outcome .facts')")
        told = await there.tab.text(".outcome .facts")
        assert "Hints You 2, Asha 1" in told


async def test_a_guests_first_win_is_told_at_once_and_once() -> None:
    """It was told by the page that keeps games alone, long after; the program's own page says it by itself."""
    for keeper, ends in (("play.html", [(1, ""), (0, "First win"), (0, "")]), ("", [(0, "")])):
        async with table() as there:
            await there.run(f"(player.table.know({{ keeper: '{keeper}' }}), 1)")
            for winner, told in ends:
                await there.end(winner)
                assert await there.tab.text(".outcome .earned") == told


async def test_an_iphone_is_told_once_how_games_are_kept() -> None:
    """Where its browser would delete them: there is a page that keeps games, and this isn't on the Home Screen.

    Safari deletes what a page has kept after seven days of use without a visit.
    """
    told = "deletes your games after seven days"
    async with table() as there:
        await there.run("player.table.know({ keeper: 'play.html' })")
        await there.run("(navigator.standalone = true)")
        await there.end()
        assert told not in await there.tab.text(".outcome")
        await there.run("(navigator.standalone = false)")
        await there.end()
        assert told in await there.tab.text(".outcome .ready")

        await there.end()
        assert told not in await there.tab.text(".outcome")


async def test_a_game_with_a_link_is_shared_by_it_or_as_a_picture() -> None:
    """One is asked which; where there is no link, as for a guest, it's the picture at once."""
    async with table() as there:
        await there.end()
        await there.run("(window.draws = 0, player.table.extras._ending._sharePicture = () => { draws += 1 }, 1)")
        share = "(document.querySelector('[data-command=ending-share]').click(), 1)"
        await there.run(share)
        assert await there.run("[draws, document.querySelectorAll('dialog').length]") == [1, 0]

        game = json.dumps("Look:\n\nhttps://cards.example/index.html#GAME1-AbC")
        offer = f"player.table.change({{ shareGame: (picture) => shareGame({game}, picture) }})"
        await there.run(f"import('./menu/deal-result.js').then(({{ shareGame }}) => {offer} ?? 1)")
        await there.run(share)
        to = await there.run("document.querySelector('dialog a').href")
        assert "https%3A%2F%2Fcards.example%2Findex.html%23GAME1-AbC" in to
        await there.run("(document.querySelector('dialog .content > button').click(), 1)")
        await until(there.tab, "draws === 2")


async def test_a_draw_is_nobodys_win() -> None:
    """Nobody's row is marked."""
    async with table() as there:
        state = last_turn(0, 2)
        state.result = Result("stalemate", (), (3, 3))
        await there.show(state)
        await until(there.tab, "!!document.querySelector('.outcome')")

        assert "It's a draw" in await there.tab.text(".outcome")
        assert await there.tab.count(".outcome .winner") == 0


async def test_the_lesson_does_not_count_as_a_game() -> None:
    """What comes after it is asked by whoever teaches, and the first real game is the first one."""
    async with table() as there:
        state = play(last_turn(0, 2), "As>c0", "2h>c0", "payoff>c0")
        await there.hear(Show(9, evolve(state.view(0), notes=(Note("page-title"),)), ()))
        await until(there.tab, "player.table.extras?.isEnding")
        assert await there.tab.count(".outcome") == 0
        await there.tab.open()
        again = Table(there.tab)
        await again.sit(pause=0)

        await again.end()

        assert "You 1 – 0 Asha" in await there.tab.text(".outcome")


async def test_partners_win_together_with_their_points() -> None:
    """At the end of a match, points stand beside the cards, and both names in the title."""
    async with table(4) as there:
        state = last_turn(0, 4)
        state.result = Result("match", (0, 2), (0, 3, 0, 3))
        await there.hear(Show(9, evolve(state.view(0), scores=(50, 20, 50, 20), deal=3), ()))
        await until(there.tab, "!!document.querySelector('.outcome')")

        told = await there.tab.text(".outcome")
        assert "You and Ben won!" in told
        assert "Points" in told
        assert await there.tab.count(".outcome .winner") == 2


async def test_a_series_survives_a_reload_and_counts_each_game_once() -> None:
    """Whoever reloads the page at the end finds the same count; the next game adds to it."""
    async with table() as there:
        await there.end()
        await there.tab.reload()
        again = Table(there.tab)
        await again.sit(pause=0)
        await again.end()
        assert "You 1 – 0 Asha" in await there.tab.text(".series")

        await again.end(winner=1)
        assert "You 1 – 1 Asha" in await there.tab.text(".series")


async def test_it_is_seen_who_is_ready_to_play_again() -> None:
    """A friend's wish is marked; one's own button stays under a second tap; the next game begins."""
    async with table(3) as there:
        await there.end(seats=3)
        await there.seat(Asha="rematch")
        assert "Asha is ready to play again." in await there.tab.text(".outcome")
        marked = "[...document.querySelectorAll('.is-ready')].filter((each) => each.textContent)"
        assert await there.run(f"{marked}.map((each) => each.dataset.of)") == ["1"]

        await there.tab.press("Play again")
        assert await there.said() == ["rematch"]
        await there.seat(Kay="rematch", Asha="rematch")
        assert "You're ready. Waiting for Ben." in await there.tab.text(".outcome")
        assert await there.buttons() == ["Ready ✓", "Share", "Leave"]
        await there.tab.press("Ready ✓")
        assert await there.said() == ["rematch"]

        await there.show(last_turn(0, 3))
        await until(there.tab, "!document.querySelector('.outcome')")


async def test_who_watches_hears_what_comes_next_and_asks_to_play() -> None:
    """Once; whoever hosts reads who has asked."""
    players = Sitter("Kay", present=True), Sitter("Asha", present=True)
    async with table() as there:
        await there.end()
        view = evolve(last_turn(0, 2).view(None), result=Result("win", (0,), (0, 3)), watches=True)
        await there.hear(Seated(0, "malice", "mdw", players, watches=True, choosing=True, host="Asha"), Show(9, view))
        assert "Asha is choosing what you play next." in await there.tab.text(".outcome")
        await there.hear(Seated(0, "malice", "mdw", players, watches=True))
        assert await there.buttons() == ["I'd like to play", "Share", "Leave"]
        await there.tab.press("I'd like to play")
        assert (await there.run("said"))[-1] == {"kind": "take", "seat": 0}
        await there.hear(Refused("seat_asked", of="take"))
        await until(there.tab, "document.querySelector('.outcome').textContent.includes('The host has been asked')")
        assert await there.buttons() == ["Share", "Leave"]
        assert await there.tab.texts(".outcome .buttons .main") == []

        gone = Sitter("Kay", present=True), Sitter("Asha", present=False, left=True)
        await there.hear(Seated(0, "malice", "mdw", gone, watches=True, host="Asha"))
        assert "Asha has left" in await there.tab.text(".outcome")

        view = evolve(view, watches=False)
        hosting = Seated(0, "malice", "mdw", players, hosts=True, spectators=("Dora",), asks=("Dora",))
        await there.hear(hosting, Show(10, view))
        assert "Would like to play: Dora." in await there.tab.text(".outcome")


async def test_whoever_hosts_chooses_another_game_of_which_guests_are_told() -> None:
    """Only they can; once the table is set up anew, it is as if it had just been opened."""
    async with table() as there:
        await there.end()
        players = Sitter("Kay", present=True, won=3), Sitter("Asha", present=True, won=1)
        await there.hear(Seated(0, "malice", "mdw", players, choosing=True))
        assert "Your host is choosing what you play next." in await there.tab.text(".outcome")
        assert await there.buttons() == ["Play again", "Share", "Leave"]
        await there.hear(Seated(0, "malice", "mdw", players, choosing=True, host="Asha"))
        assert "Asha is choosing what you play next." in await there.tab.text(".outcome")

        await there.hear(Seated(0, "malice", "mdw", players, choosing=True, hosts=True, host="Kay"))
        await there.run("player.table.change({ another: () => (asked = true) })")
        assert "is choosing" not in await there.tab.text(".outcome")
        await there.tab.press("Other game or seats")
        assert await there.run("asked")

        await there.run("((player.onanother = ({ setup }) => (anew = setup)), 1)")
        await there.hear(Seated(1, "malice", "official", (*players, Sitter("Ben", present=True)), setup=1))
        assert await there.run("anew") == 1
        assert await there.run("player.table.state.own") == 0


async def test_what_is_said_is_seen_with_the_result() -> None:
    """It lay over what was said at the table; the last two things are seen, from spectators as well, and count as read
    unless the result is put aside."""
    async with table() as there:
        await there.end()
        # As on a phone, where the log has no room.
        await there.run("(Object.defineProperty(document.querySelector('.log'), 'offsetParent', { value: null }), 1)")
        await there.hear(Said(1, "Zero"))
        assert await there.tab.texts(".unread") == []
        await there.run("(document.querySelector('.outcome .close').click(), 1)")
        await there.hear(Said(1, "Half"))
        assert len(await there.tab.texts(".unread")) == 1
        await there.run("(document.querySelector('.ending .back').click(), 1)")
        assert await there.tab.texts(".unread") == []
        await there.hear(Said(1, "One"), Remarked("Dora", "Two"), Said(0, "Three"))
        assert await there.tab.texts(".outcome .talk p") == ["Dora Two", "You Three"]


async def test_nobody_plays_on_for_whoever_is_sent_away_after_the_end() -> None:
    """It was told as if a game went on."""
    async with table() as there:
        await there.end()
        players = Sitter("Kay", present=True), Sitter("Otto", present=True, computer=True)
        await there.hear(Seated(0, "malice", "mdw", players))
        told = "document.querySelector('.banner .seen').textContent"
        assert await there.run(told) == "The host has sent Asha away."


async def test_the_computer_may_take_over_for_whoever_has_gone() -> None:
    """No button asks for what cannot be: with somebody gone, one asks for the computer, and then to play again."""
    async with table() as there:
        await there.end()
        await there.seat(1)
        assert "Asha is away." in await there.tab.text(".outcome")
        gone = Sitter("Kay", present=True), Sitter("Asha", present=False, left=True)
        await there.hear(Seated(0, "malice", "mdw", gone, "0" * 32))
        assert "Asha has left." in await there.tab.text(".outcome")
        assert await there.buttons() == ["Let the computer play", "Share", "Leave"]

        await there.tab.press("Let the computer play")
        assert await there.said() == ["bot"]
        await there.seat(1, computers=(1,))
        assert await there.buttons() == ["Play again", "Share", "Leave"]


async def test_a_table_that_was_closed_leaves_no_dead_button() -> None:
    """Nothing can be asked of it any more: neither to play again nor to talk."""
    async with table() as there:
        await there.end()
        await there.hear(Bye("closed"))
        await there.run("(player.table.repaint(), 1)")

        assert "Your host has closed the table." in await there.tab.text(".outcome")
        assert await there.buttons() == ["Share", "Leave"]
        assert await there.tab.count("button:disabled") == 0
        assert "Chat" not in await there.tab.text("footer")


async def test_the_table_can_be_looked_at_behind_the_end() -> None:
    """The end steps aside and comes back; to play again is offered all the time, by button and by key."""
    async with table() as there:
        await there.end()
        await there.tab.press("Look at the table")
        assert await there.tab.text(".outcome") == ""
        assert "Play again" in await there.tab.text("footer")
        await there.tab.press("Show the result")
        assert (await there.tab.text("body")).count("Play again") == 1
        # What is a pile's key, too, may be pressed once more by mistake.
        await there.tab.key("r")
        assert await there.said() == []

        await there.tab.key("Escape")
        assert await there.tab.text(".outcome") == ""
        await there.tab.key("r")
        assert await there.said() == ["rematch"]


async def test_a_game_is_shown_again_where_nobody_is_left_behind() -> None:
    """Not before there is a way to do so."""
    async with table() as there:
        await there.end()
        button = ".outcome [data-command=ending-replay]"
        assert await there.tab.count(button) == 0

        await there.tab.run("player.table.change({ replayIt: () => {} })")
        assert await there.tab.count(button) == 0, "Asha is a person"
        players = Sitter("Kay", present=True), Sitter("Asha", present=True)
        await there.hear(Seated(0, "malice", "mdw", players, hosts=True))
        assert await there.tab.count(button) == 1, "whoever hosts comes back to her"
        await there.hear(Seated(0, "malice", "mdw", (evolve(players[0], proposal="rematch"), players[1]), hosts=True))
        assert await there.tab.count(button) == 0, "the next game may begin"
        await there.hear(Seated(0, "malice", "mdw", players))
        # What a guest has played is kept by another page, which takes nobody from the table.
        await there.tab.run("(window.open = (address) => said.push({ what: address }), 1)")
        await there.tab.run("player.table.change({ replayIt: null, keeper: 'play.html' })")
        assert (await there.buttons())[-4:] == ["Replay", "Trophies", "Share", "Leave"]
        for each in ("Replay", "Trophies"):
            await there.tab.press(each)
        assert (await there.said())[-2:] == ["play.html#replay", "play.html#you"]
        await there.tab.run("player.table.change({ replayIt: () => {}, keeper: '' })")
        await there.tab.run(
            "player.table.change({ sitters: player.table.state.sitters.map((each) => ({ ...each, computer: true })) })"
        )
        assert await there.tab.count(button) == 1
