"""The table on the screen: what is said below it, the log, and what happens when somebody goes."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from attrs import evolve

from p2p_malice.engine.game import NOTHING, REMATCH, Deadline, Event, Pile, Result, View
from p2p_malice.engine.match import Match, begin
from p2p_malice.engine.questions import answer
from p2p_malice.errors import LinkClosedError
from p2p_malice.flows.replays.replaying import Replay
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import (
    GO_ON,
    PAUSE,
    UNDERSTOOD,
    Answered,
    Ask,
    Bye,
    FromPlayer,
    FromTable,
    Poke,
    Poked,
    Propose,
    Refused,
    Said,
    Say,
    Seated,
    Show,
    Sitter,
)
from p2p_malice.sentence_facts import CardFact
from p2p_malice.terminal import position_queue
from p2p_malice.terminal.boards.contract import Sight
from p2p_malice.terminal.boards.malice.board import MaliceBoard
from p2p_malice.terminal.moments import may_move
from p2p_malice.terminal.player import ScreenPlayer
from p2p_malice.terminal.table import TableScreen
from p2p_malice.terminal.table_view import TableView
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.contract import Seats
from p2p_malice.ui.forms import Question
from p2p_malice.ui.news import Away, Back, Connected, DailyOver, Gathering, Lost, SeatKept, Shaky, TrophiesEarned
from p2p_malice.words.catalogue import PSEUDO, Words, load
from p2p_malice.words.sentence import say
from scripts.write.snapshots import position
from tests import helpers
from tests.helpers import WORDS
from tests.terminal.stage import QUICK, Stage, stage
from tests.typed import TYPED

PSEUDO_WORDS = load(PSEUDO, malice="p2p_malice.games.malice")
NAMES = ("Kay", "Asha", "Ben", "Dov")
WAYS = {"host": Seats(invite=asyncio.sleep), "guest": Seats(answer=asyncio.sleep)}  # type: ignore[arg-type]


class Seat:
    """A player at the screen, and the table that speaks to them."""

    def __init__(self, ui: ScreenInterface, seats: Seats, state: Match) -> None:
        (player,) = ui.players(seats)
        assert isinstance(player, ScreenPlayer)
        self.player, self.client, self.state = player, Client(), state

    async def hear(self, message: FromTable) -> None:
        """Hear that."""
        self.client.receive(message)
        await self.player.hear(message, self.client)

    async def see(self, *away: int, seat: int = 0, past: tuple[Event, ...] = ()) -> None:
        """Hear who sits there and who is away, what happened in the `past`, and see the cards."""
        sitters = tuple(Sitter(name, present=at not in away) for at, name in enumerate(NAMES[: self.state.seats]))
        await self.hear(Seated(seat, "malice", "mdw", sitters, "t"))
        await self.hear(Show(self.state.seats, self.state.view(seat), (*past, *self.state.events)))


def at_table(
    seats: Seats,
    then: Callable[[Seat], Awaitable[object]],
    kind: str = "two",
    sent: "asyncio.Queue[FromPlayer] | None" = None,
) -> Callable[[ScreenInterface], Awaitable[None]]:
    """A player who sits down, after which something else happens."""

    async def action(ui: ScreenInterface) -> None:
        seat = Seat(ui, seats, position(kind))
        await then(seat)
        while message := await seat.player.act(seat.client):
            if sent is not None:
                sent.put_nowait(message)
            if isinstance(message, Ask):
                seat.client.sends(message)
                told = answer(MALICE, seat.state, 0, message.what, message.about)
                await seat.hear(Answered(message.what, message.about, seat.state.seats, told))

    return action


def after(text: str) -> str:
    """What stands below the table."""
    return "\n".join(text.rstrip("\n").splitlines()[-3:])


async def finished(seat: Seat) -> None:
    """The game is over."""
    while not seat.state.result:
        seat.state = seat.state.after(seat.state.turn[0], greedy.choose(seat.state.view(seat.state.turn[0])))
    await seat.see()


async def waiting_for_asha(seat: Seat) -> None:
    """It is Asha's turn, and she is away."""
    while seat.state.turn != (1,):
        seat.state = seat.state.after(0, greedy.choose(seat.state.view(0)))
    await seat.see(1)


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40)])
async def test_a_host_reads_who_is_away_how_long_and_what_can_be_done(size: tuple[int, int]) -> None:
    """Not the sentence for guests who have lost their host."""
    async with stage(at_table(WAYS["host"], waiting_for_asha), size) as on_stage:
        await on_stage.ui.tell(Shaky())
        await on_stage.ui.tell(Away(False))
        table = on_stage.app.screen
        table._away._since[1] -= 130  # type: ignore[attr-defined]
        table._tick()  # type: ignore[attr-defined]
        await on_stage.settle()

        said = after(on_stage.text)
    assert "Asha is away (2:1" in said
    assert "O computer takes over  K save and stop  I invite again" in said
    assert "host" not in said


@pytest.mark.parametrize("words", [WORDS, PSEUDO_WORDS], ids=["english", "pseudo"])
@pytest.mark.parametrize("way", WAYS)
async def test_no_choice_is_hidden_by_a_long_sentence_while_somebody_is_away(way: str, words: Words) -> None:
    """At 60 x 24 the sentence once took both lines. Whatever is to be done is said in full."""
    async with stage(at_table(WAYS[way], waiting_for_asha), (60, 24), words=words) as on_stage:
        await on_stage.ui.tell(Away(way == "guest"))
        await on_stage.settle()
        said = " ".join(after(on_stage.text).split())

    key = words("screen-host-away-keys") if way == "guest" else words("screen-away-keys", can_invite="yes")
    assert " ".join(key.split()) in said
    if way == "guest":
        assert words("screen-host-away-short", clock="0:0").rpartition("0:0")[0] in said


async def test_a_guest_reads_that_another_one_has_left() -> None:
    """Nobody is told to wait for them."""

    async def leave(seat: Seat) -> None:
        await seat.see(1)
        sitters = Sitter(NAMES[0], present=True), Sitter(NAMES[1], present=False, left=True)
        await seat.hear(Seated(0, "malice", "mdw", sitters, "t"))

    async with stage(at_table(WAYS["guest"], leave)) as on_stage:
        said = after(on_stage.text)
    assert "Asha has left. Press O to let the computer take over." in said
    assert "is away" not in said


async def test_what_can_be_done_is_said_after_somebody_has_closed_the_game() -> None:
    """Why they are gone, and what anybody says meanwhile, doesn't take its place."""
    async with stage(at_table(WAYS["host"], waiting_for_asha)) as on_stage:
        await on_stage.ui.tell(Lost(LinkClosedError("link_closed"), "Asha"))
        await on_stage.settle()
        assert "Asha is away (0:0" in after(on_stage.text)
        assert "O computer takes over  K save and stop  I invite again" in after(on_stage.text)

        on_stage.app.screen.tell("Ben: Hurry up!")  # type: ignore[attr-defined]
        await on_stage.settle()
        assert "Ben: Hurry up!" in after(on_stage.text)
        assert "O computer takes over  K save and stop  I invite again" in after(on_stage.text)


async def test_whoever_comes_back_while_a_code_is_prepared_is_told_of_at_the_table() -> None:
    """The code is prepared on its own screen, and nothing of that is left once it is closed."""
    async with stage(at_table(WAYS["host"], waiting_for_asha)) as on_stage:
        await on_stage.ui.tell(Gathering())
        await on_stage.settle()
        assert "Preparing your code" in on_stage.text

        await on_stage.ui.tell(Connected(who="Asha"))
        await on_stage.ui.close_talk()
        await on_stage.settle()
        assert "Asha is connected directly" in after(on_stage.text)
        assert "Preparing" not in on_stage.text


async def test_a_guest_reads_that_the_host_is_away_and_what_happens_next() -> None:
    """In one line of the smallest screen, however long it takes."""
    async with stage(at_table(WAYS["guest"], waiting_for_asha), (60, 24)) as on_stage:
        await on_stage.ui.tell(Away(True))
        on_stage.app.screen._away._host_since -= 3 * 3600  # type: ignore[attr-defined]
        on_stage.app.screen._tick()  # type: ignore[attr-defined]
        await on_stage.settle()

        assert "Your host is away (3:00:0" in on_stage.text
        assert "). You'll rejoin automatically." in on_stage.text


async def test_letters_of_piles_do_not_hide_what_can_be_done_about_somebody_away() -> None:
    """Nobody needs the shift key to save and stop, or to let the computer play on."""
    sent: asyncio.Queue[FromPlayer] = asyncio.Queue()
    async with stage(at_table(WAYS["host"], waiting_for_asha, sent=sent)) as on_stage:
        await on_stage.press("o", "k")

        assert (sent.get_nowait(), sent.get_nowait()) == (Propose("bot"), Propose("stop"))


async def test_the_connection_with_the_only_friend_is_that_of_the_table() -> None:
    """Where there are several, each of them stands as away at their seat."""
    async with stage(at_table(WAYS["host"], waiting_for_asha)) as on_stage:
        for told, says in ((Connected(who="Asha"), "● connected"), (Away(False, "Asha"), "○ away")):
            await on_stage.ui.tell(told)
            await on_stage.settle()
            assert says in on_stage.text


async def test_somebody_away_is_named_in_ones_own_turn_too() -> None:
    """Three others play on; the hint that a card is to be chosen comes first."""
    async with stage(at_table(WAYS["host"], lambda seat: seat.see(2), "four"), (60, 24)) as on_stage:
        await on_stage.ui.tell(Away(False, "Ben", 2))
        await on_stage.settle()
        said = after(on_stage.text)

    assert "Choose a card" in said
    assert "Ben is away (0:0" in said
    # The others are there.
    assert "○ away" not in said


async def test_the_connection_is_good_again_after_it_was_away() -> None:
    """It is said what it is, not that it once came back."""
    async with stage(at_table(WAYS["guest"], lambda seat: seat.see())) as on_stage:
        await on_stage.ui.tell(Connected())
        await on_stage.ui.tell(Away(True))
        await on_stage.settle()
        assert "○ away" in on_stage.text
        assert "Your host is away (0:0" in on_stage.text

        await on_stage.ui.tell(Back())
        await on_stage.settle()
        assert "● connected" in on_stage.text
        assert "Your host is away" not in after(on_stage.text)


async def test_the_log_of_a_resumed_game_is_not_empty() -> None:
    """What happened before is in it."""
    events = position("two").events
    async with stage(at_table(Seats(), lambda seat: seat.see(past=events * 3)), (120, 40)) as on_stage:
        assert on_stage.text.count("discards 9♠") == 4


async def test_the_log_opens_at_its_newest_line() -> None:
    """However long the game has been."""
    async with stage(at_table(Seats(), lambda seat: seat.see())) as on_stage:
        for number in range(100):
            on_stage.app.screen.tell(f"line {number}.")  # type: ignore[attr-defined]
        assert "line 99." in await on_stage.press("l")
        assert "What happened" in on_stage.text


async def test_ones_own_wish_is_not_told_to_oneself() -> None:
    """Others' wishes are, with the key that agrees."""
    async with stage(at_table(Seats(), finished), (120, 40)) as on_stage:
        seat = Seat(on_stage.ui, Seats(), position("two"))
        await finished(seat)
        await seat.hear(wishing(REMATCH))
        await on_stage.settle()
        assert "Kay would like" not in on_stage.text

        await seat.hear(wishing(REMATCH, REMATCH))
        await on_stage.settle()
        assert "Asha would like to play again. Press R to join in." in on_stage.text


async def test_whoever_waits_for_the_cards_reads_what_will_be_played() -> None:
    """Once; at a table where all are there, the cards say it."""

    async def waiting(seat: Seat) -> None:
        players = (Sitter("Kay", present=True), Sitter("Asha", present=True), Sitter("", present=False))
        for _ in range(2):
            await seat.hear(Seated(0, "malice", "official partners=yes", players))

    async with stage(at_table(Seats(), waiting), (120, 40)) as on_stage:
        assert on_stage.text.count("Rules: Official, with partners=yes.") == 1


async def test_agreement_is_waited_for_until_everybody_has_agreed() -> None:
    """What is shown is what is proposed now."""
    async with stage(at_table(Seats(), finished), (120, 40)) as on_stage:
        seat = Seat(on_stage.ui, Seats(), position("two"))
        await waiting_for_asha(seat)
        await seat.hear(wishing("bot"))
        await on_stage.settle()
        assert "Waiting for the others to agree" in after(on_stage.text)

        await seat.hear(wishing(""))
        await on_stage.settle()
        assert "Waiting for the others to agree" not in after(on_stage.text)


def wishing(*proposals: str) -> Seated:
    """Kay and Asha sit there, and have proposed that."""
    wanted = (*proposals, "")[:2]
    players = (Sitter(name, present=True, proposal=what) for name, what in zip(("Kay", "Asha"), wanted, strict=True))
    return Seated(0, "malice", "mdw", tuple(players))


async def test_the_games_of_an_evening_are_counted() -> None:
    """After a rematch, the end says how many games each has won at the table, also who plays no more."""

    async def twice(seat: Seat) -> None:
        await finished(seat)
        firsts.append(seat.state.result.winners if seat.state.result else ())
        seats.append(seat)

    firsts: list[tuple[int, ...]] = []
    seats: list[Seat] = []
    async with stage(at_table(WAYS["host"], twice)) as on_stage:
        assert "Games won" not in on_stage.text
        (seat,) = seats
        first = seat.state.number
        seat.state = seat.state.after(0, REMATCH)
        while not seat.state.result:
            seat.state = seat.state.after(seat.state.turn[0], greedy.choose(seat.state.view(seat.state.turn[0])))
        await seat.hear(Show(1000 + first, seat.state.view(0), seat.state.events))
        won = [sum(at in winners for winners in (firsts[0], seat.state.result.winners)) for at in (0, 1)]
        sitters = (Sitter(name, present=True, won=won[at]) for at, name in enumerate(("Kay", "Asha")))
        former = (Sitter("Bob", present=False, won=3), Sitter("Cy", present=False))
        await seat.hear(Seated(0, "malice", "mdw", tuple(sitters), former=former))
        await on_stage.settle()

        assert sum(won) == 2
        players = sorted([("You", won[0]), ("Asha", won[1])], key=lambda count: -count[1])
        counts = ", ".join(f"{name} {count}" for name, count in [("Bob", 3), *players, ("Cy", 0)])
        assert f"Games won: {counts}" in after(on_stage.text)


async def test_whoever_hosts_chooses_another_game_after_the_end() -> None:
    """By a key that is named to them alone; then they leave this game."""
    chosen = asyncio.Event()

    async def another() -> bool:
        chosen.set()
        return True

    sent: asyncio.Queue[FromPlayer] = asyncio.Queue()
    async with stage(at_table(Seats(invite=asyncio.sleep, another=another), finished, sent=sent)) as on_stage:  # type: ignore[arg-type]
        await on_stage.press("escape")
        assert "N other game" in on_stage.text
        await on_stage.press("n")
        await chosen.wait()
        assert await sent.get() == Bye()
    async with stage(at_table(WAYS["guest"], finished)) as on_stage:
        assert "other game" not in await on_stage.press("escape")


async def test_the_result_lies_over_the_board_until_escape() -> None:
    """With what each has left; C copies it as one tells others. Winning used to be one line of text."""

    async with stage(at_table(WAYS["host"], finished)) as on_stage:
        assert "║" in on_stage.text
        assert "Cards left" in on_stage.text
        shown = await on_stage.press("c")
        assert on_stage.app.clipboard.startswith(("Spite & Malice\nKay won", "Spite & Malice\nAsha won"))
        # Without a clipboard, it can be copied from the screen.
        assert all(line in shown for line in on_stage.app.clipboard.splitlines())
        assert "copy it from the screen" in await on_stage.press("escape")

        assert "Cards left" not in await on_stage.press("escape")


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_loss_does_not_look_like_a_win(seat: int) -> None:
    """Its frame has a colour of its own."""

    async def over(at: Seat) -> None:
        while not at.state.result:
            at.state = at.state.after(at.state.turn[0], greedy.choose(at.state.view(at.state.turn[0])))
        await at.see(seat=seat)

    async with stage(at_table(WAYS["host"], over)) as on_stage:
        table = on_stage.app.screen
        assert isinstance(table, TableScreen)
        drawing = table.query_one(TableView).drawing
        assert drawing
        styles = {style for y in range(24) for text, style in drawing.canvas.runs(y) if "═══" in text}
        assert styles == {"bar turn" if seat == 1 else "bar lost"}


async def test_the_daily_deal_is_copied_as_it_is_shared() -> None:
    """With what it says of itself, which gives away no card."""

    async def daily(seat: Seat) -> None:
        await finished(seat)
        share = say("daily-share", date="7 May", how="won", count=3)
        await seat.player._desk.ui.tell(DailyOver("won", 3, 1, 1, True, share))  # type: ignore[attr-defined]

    async with stage(at_table(WAYS["host"], daily)) as on_stage:
        await on_stage.press("c")

        assert "7 May: I won by 3 cards" in on_stage.app.clipboard


async def test_a_trophy_is_told_after_the_winning_move() -> None:
    """It comes after the result, and stands over the board with it. It used to come before the move."""

    async def earned(seat: Seat) -> None:
        await won(seat)
        await seat.player._desk.ui.tell(TrophiesEarned(1, say("trophy-first-win"), ("first-win",)))  # type: ignore[attr-defined]

    async with stage(at_table(WAYS["host"], earned)) as on_stage:
        table = on_stage.app.screen
        assert isinstance(table, TableScreen)
        assert table._log[-1] == "A trophy: First win!"
        assert "You won" in table._log[-2]
        assert "A trophy: First win!" in table.scene().ending


async def won(seat: Seat) -> None:
    """Asha, who sits at the screen, makes the move that wins the game."""
    while not (over := seat.state.after(seat.state.turn[0], greedy.choose(seat.state.view(seat.state.turn[0])))).result:
        seat.state = over
    await seat.see(seat=1)
    assert over.result.winners == (1,)
    await seat.hear(Show(seat.state.seats + 1, over.view(1), over.events))


async def test_cards_fall_for_a_win_until_a_key_is_pressed_which_does_what_it_always_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever has something to do need not wait for them; but the last card is seen first."""
    monkeypatch.setattr(position_queue, "OWN_PAUSE", 60)
    async with stage(at_table(WAYS["host"], won), appearance=evolve(QUICK, pause=60)) as on_stage:
        table = on_stage.app.screen
        assert isinstance(table, TableScreen)
        assert (table.scene().falling, table.scene().ending) == (None, [])

        assert "Cards left" in await on_stage.press("a")
        assert table.scene().falling is not None

        await on_stage.press("h")
        painted = table.query_one(TableView).scene
        assert painted
        assert (painted.falling, painted.prompt[-1]) == (None, "")

        assert "Cards left" not in await on_stage.press("escape")


async def test_nothing_moves_by_itself_where_it_should_not() -> None:
    """Neither without pauses, nor without animations, nor without colours."""
    async with stage(at_table(WAYS["host"], won)) as on_stage:
        app, table = on_stage.app, on_stage.app.screen
        assert isinstance(table, TableScreen)
        assert table.scene().falling is None

        assert may_move(app, 0.5)
        app.no_color = True
        assert not may_move(app, 0.5)
        app.no_color, app.animation_level = False, "none"
        assert not may_move(app, 0.5)


async def test_the_computer_is_offered_for_whoever_has_gone_after_the_end() -> None:
    """A rematch alone would only be refused; with the computer at that seat it is possible."""
    sent: asyncio.Queue[FromPlayer] = asyncio.Queue()

    async def gone(seat: Seat) -> None:
        await finished(seat)
        await seat.see(1)

    async with stage(at_table(WAYS["host"], gone, sent=sent)) as on_stage:
        assert "Asha is away. Press O to let the computer take over." in after(on_stage.text)
        await on_stage.press("o")
        assert sent.get_nowait() == Propose("bot")


async def test_whoever_waits_reminds_the_player_who_has_the_turn() -> None:
    """By the number behind the phrases, and hears so."""
    sent: asyncio.Queue[FromPlayer] = asyncio.Queue()

    async def waiting(seat: Seat) -> None:
        sitters = tuple(Sitter(name, present=True) for name in NAMES[: seat.state.seats])
        own = 1 - seat.state.turn[0]
        await seat.hear(Seated(own, "malice", "mdw", sitters, "t", UNDERSTOOD))
        await seat.hear(Show(2, seat.state.view(own), seat.state.events))
        await seat.hear(Poked(own, 1 - own))

    async with stage(at_table(WAYS["guest"], waiting, sent=sent)) as on_stage:
        assert "You've reminded " in after(on_stage.text)
        assert "6 Remind " in after(await on_stage.press("t"))
        await on_stage.press("6", "enter")
        assert isinstance(sent.get_nowait(), Poke)


async def test_b_pauses_and_goes_on() -> None:
    """Who paused stands where else it would say what to do."""
    sent: asyncio.Queue[FromPlayer] = asyncio.Queue()
    sitters = tuple(Sitter(name, present=True) for name in NAMES[:2])

    seats: list[Seat] = []

    async def playing(seat: Seat) -> None:
        seats.append(seat)
        await seat.hear(Seated(0, "malice", "mdw", sitters, "t", UNDERSTOOD))
        await seat.hear(Show(2, seat.state.view(0)))

    async with stage(at_table(WAYS["guest"], playing, sent=sent)) as on_stage:
        (seat,) = seats
        await on_stage.press("b")
        assert sent.get_nowait() == Propose(PAUSE)
        await seat.hear(Seated(0, "malice", "mdw", sitters, "", UNDERSTOOD, paused=1))
        await seat.hear(Show(2, evolve(seat.state.view(0), offers=NOTHING)))
        await on_stage.settle()
        assert f"{NAMES[1]} paused the game." in on_stage.text
        assert "B Go on" in on_stage.text
        await on_stage.press("b")
        assert sent.get_nowait() == Propose(GO_ON)


async def test_whoever_gets_no_seat_is_shown_no_table() -> None:
    """It would be gone at once, and the reason with it: whoever joins says that."""

    async def action(ui: ScreenInterface) -> None:
        seat = Seat(ui, WAYS["guest"], position("two"))
        await seat.hear(Refused("seat_taken"))
        await seat.hear(Bye("seat_taken"))
        assert await seat.player.act(seat.client) == Bye("over")
        await asyncio.Event().wait()

    async with stage(action) as on_stage:
        assert not isinstance(on_stage.app.screen, TableScreen)


async def test_the_result_stays_when_the_host_leaves() -> None:
    """The screen doesn't vanish without a word."""

    async def left(seat: Seat) -> None:
        await finished(seat)
        leaving.append(asyncio.create_task(seat.hear(Bye("closed"))))

    leaving: list[asyncio.Task[None]] = []
    async with stage(at_table(WAYS["guest"], left)) as on_stage:
        assert "The game is over" in on_stage.text
        assert "Your host has left the table." in after(on_stage.text)
        assert "R rematch" not in on_stage.text
        await on_stage.press("r")
        assert not on_stage.app._exit
        leaving[0].cancel()


async def test_a_question_after_a_complaint_says_what_it_is_about() -> None:
    """No bare question of what now."""

    async def lost(ui: ScreenInterface) -> None:
        await ui.open_table()
        await ui.complain(LinkClosedError("host_left"))
        await ui.tell(SeatKept())
        await ui.choose(Question(say("ask-host-gone"), {"quit": say("ask-host-gone-quit")}))

    async with stage(lost) as on_stage:
        text = " ".join(on_stage.text.split())
        assert "Your host has left the game." in text
        assert "Your seat is saved." in text


async def pick_and(on_stage: Stage, key: str) -> str:
    """Choose the first card of the hand, and press another key."""
    await on_stage.press("1")
    assert "chosen" in after(on_stage.text)
    return after(await on_stage.press(key))


@pytest.mark.parametrize("size", [(60, 24), (80, 24)])
async def test_a_hint_and_a_refusal_show_while_a_card_is_chosen(size: tuple[int, int]) -> None:
    """Below the sentence that says where it may go."""
    async with stage(at_table(Seats(), lambda seat: seat.see()), size) as on_stage:
        assert "Hint: " in await pick_and(on_stage, "h")
        assert "chosen" in after(on_stage.text)
        assert "4♥ doesn't fit on pile A, which needs a 3." in await on_stage.press("a")


async def test_a_table_that_went_back_says_so() -> None:
    """After a restart the host's program may know less: what happens from there on is logged."""
    state = begin(MALICE, 2, "mdw", bytes(32))

    async def action(ui: ScreenInterface) -> None:
        seat = Seat(ui, Seats(answer=asyncio.sleep), state)  # type: ignore[arg-type]
        await seat.see()
        await seat.hear(Show(9, state.view(0)))
        seat.client.restarted()
        await seat.hear(Show(7, state.view(0)))
        await seat.hear(Show(8, state.view(0), (Event("discard", 1, "9s", "hand", "d0"),)))
        await seat.player.act(seat.client)

    async with stage(action, (120, 40)) as on_stage:
        log = " ".join((await on_stage.press("l")).split())

    assert "Your host's game restarted and went back 2 moves. Play continues from here." in log
    assert "Asha discards 9♠" in log


@pytest.mark.parametrize("text", TYPED)
async def test_only_cards_are_written_as_cards(text: str) -> None:
    """A name and a phrase stay as their owner wrote them, whoever tells of them; a refused card has its suit."""

    async def talk(seat: Seat) -> None:
        sitters = (Sitter("Kay", present=True), Sitter(text, present=True))
        await seat.hear(Seated(0, "malice", "mdw", sitters, "t"))
        await seat.hear(Show(1, seat.state.view(0)))
        await seat.hear(Said(1, text))
        await seat.hear(Refused("not_in_hand", {"card": CardFact("9d")}))

    async def action(ui: ScreenInterface) -> None:
        seat = Seat(ui, Seats(invite=asyncio.sleep), position("two"))  # type: ignore[arg-type]
        await talk(seat)
        await ui.tell(Back(who=text))
        wishes = (Sitter("Kay", present=True), Sitter(text, present=True, proposal="bot"))
        await seat.hear(Seated(0, "malice", "mdw", wishes))
        await seat.player.act(seat.client)

    async with stage(action, (120, 40)) as on_stage:
        shown, log = on_stage.text, " ".join((await on_stage.press("l")).split())

    assert f"{text}: {text}" in log
    assert WORDS("screen-proposed-bot", who="other", name=text) in shown
    assert WORDS.said(Back(who=text).saying) in log
    assert WORDS("error-not-in-hand", card="9♦") in log


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40)])
async def test_phrases_are_above_the_line_in_which_one_types(size: tuple[int, int]) -> None:
    """All of them can be read."""
    async with stage(at_table(Seats(), lambda seat: seat.see()), size) as on_stage:
        said = " ".join((await on_stage.press("t")).split())

        assert all(f"{number} " in said for number in range(1, 6))
        assert "5 One moment, please." in said
        assert "Say something" in said
        assert "hello" in await on_stage.paste("hello")


async def test_what_is_pasted_into_the_line_isn_t_lost() -> None:
    """Several lines become one, and of a long text comes as much as can be said."""
    sent: asyncio.Queue[FromPlayer] = asyncio.Queue()

    async with stage(at_table(Seats(), lambda seat: seat.see(), sent=sent)) as on_stage:
        await on_stage.press("t")
        await on_stage.paste("one\r\ntwo\n")
        await on_stage.paste(" three" * 100)
        await on_stage.press("enter")

    assert sent.get_nowait() == Say(("one two" + " three" * 100)[:200].strip())


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40)])
async def test_the_keys_below_the_table_lead_to_the_rest(size: tuple[int, int]) -> None:
    """F1 or Ctrl+G shows them all, F10 or Ctrl+Q leaves."""
    async with stage(at_table(Seats(), lambda seat: seat.see()), size) as on_stage:
        assert after(on_stage.text).endswith("F1 keys  F10 leave")
        assert "Tab             look at all discards" in await on_stage.press("ctrl+g")
        assert "You, discard pile Q: " in await on_stage.press("escape", "tab")
        assert "discard pile Q" not in await on_stage.press("tab")
        assert "Leave the game?" in await on_stage.press("ctrl+q")


@pytest.mark.parametrize(("kind", "size"), [("two", (200, 60)), ("four", (120, 40)), ("four", (200, 60))])
async def test_opponents_have_their_piles_as_cards_where_there_is_room(kind: str, size: tuple[int, int]) -> None:
    """And the table stands in the middle, not in a corner."""
    async with stage(at_table(Seats(), lambda seat: seat.see(), kind), size) as on_stage:
        lines = on_stage.text.splitlines()
        drawing = on_stage.app.screen.query_one(TableView).drawing
        assert drawing

    assert next(line for line in lines if "Asha" in line and "╭" in line)
    left = min(rect.x for rect in drawing.spots.values()) - 10
    right = max(rect.x + rect.width for rect in drawing.spots.values())
    log = next(line.rindex("│") for line in lines[1:] if line.rstrip().endswith("│"))
    assert abs(left - (log - right)) <= 3


async def test_rows_of_cards_do_not_touch_where_there_is_room() -> None:
    """A line is free between two of them."""
    async with stage(at_table(Seats(), lambda seat: seat.see()), (120, 40)) as on_stage:
        spots = on_stage.app.screen.query_one(TableView).drawing.spots  # type: ignore[union-attr]

    assert spots["payoff"].y + spots["payoff"].height < spots["hand0"].y
    assert spots["c0"].y + spots["c0"].height < spots["payoff"].y


@pytest.mark.parametrize(
    ("left", "is_over", "says"),
    [
        ((15, 15, 15), False, "Ben's turn · 3 players"),
        ((15, 9, 15), False, "Ben's turn · 3 players · ahead: Asha, 9 to go"),
        ((15, 9, 9), False, "Ben's turn · 3 players · ahead: Asha and Ben, 9 to go"),
        ((15, 0, 15), True, "Ben's turn · 3 players"),
    ],
)
def test_nobody_is_ahead_of_equals_or_after_the_end(left: tuple[int, ...], is_over: bool, says: str) -> None:
    """Whoever has won isn't ahead any more, and neither is anybody before the first card is played out."""
    piles = tuple(Pile(f"p{seat}", seat, hidden=count, role="payoff") for seat, count in enumerate(left))
    result = Result("won", (1,), left) if is_over else None
    view = View(rules="official", seat=0, seats=3, turn=(2,), piles=piles, result=result)

    assert MaliceBoard(WORDS, "suits", autoplay=False).title("Ben's turn", Sight(view, NAMES[:3])) == says


async def test_a_table_that_is_left_says_so_at_once_and_how_it_stands_afterwards() -> None:
    """Ending a connection takes a while; then the shell was empty."""
    shown: list[ScreenInterface] = []
    left = asyncio.Event()

    async def action(ui: ScreenInterface) -> None:
        shown.append(ui)
        seat = Seat(ui, Seats(is_kept=lambda: True), position("two"))
        await seat.see()
        assert await seat.player.act(seat.client) == Bye()
        left.set()
        await asyncio.Event().wait()

    async with stage(action) as on_stage:
        await on_stage.press("f10", "2")
        await left.wait()
        assert "Leaving…" in on_stage.text.splitlines()[0]

    stands, kept = shown[0].parting.splitlines()
    assert stands.startswith("Your turn")
    assert kept == WORDS("screen-leave-kept")


async def test_the_keys_of_a_replay_are_shown() -> None:
    """By F1, which stands below the table, in place of those of play. They used to be on no screen."""
    replay = Replay((), 1)
    async with stage(at_table(Seats(pace=replay), lambda seat: seat.see())) as on_stage:
        assert after(on_stage.text).endswith("F1 keys  F10 leave")
        keys = await on_stage.press("f1")
        assert "Home, End" in keys
        assert "payoff card" not in keys


async def test_keys_that_do_nothing_now_say_so() -> None:
    """Cards of the hand while it is another player's turn, and letters that mean nothing."""
    async with stage(at_table(WAYS["host"], waiting_for_asha)) as on_stage:
        assert "It's not your turn." in after(await on_stage.press("p"))
        assert "F1 shows the keys." in after(await on_stage.press("z"))


async def test_the_time_for_a_turn_stands_beside_whose_turn_it_is() -> None:
    """It is counted down like any other."""

    async def timed(seat: Seat) -> None:
        await seat.see()
        view = evolve(seat.state.view(0), deadlines=(Deadline(1_000_001, 70),))
        await seat.hear(Show(seat.state.seats + 1, view))

    async with stage(at_table(WAYS["host"], timed)) as on_stage:
        assert "Your turn 1:" in on_stage.text


async def test_who_watches_reads_what_it_is_about_and_who_is_ahead() -> None:
    """Below the table stands how it goes, and who is waited for, and in the log what the game is about."""

    async def watch(seat: Seat) -> None:
        sitters = Sitter(NAMES[0], present=True), Sitter(NAMES[1], present=False, left=True)
        await seat.hear(Seated(0, "malice", "mdw", sitters, watches=True))
        view = helpers.position("payoff@0=2s 9s; payoff@1=3s 4s 5s; turn=1").view(0)
        await seat.hear(Show(1, evolve(view, watches=True)))

    async with stage(at_table(Seats(), watch), size=(120, 30)) as on_stage:
        below = after(on_stage.text)
        assert f"{NAMES[1]} has left. The others decide how to go on." in below
        assert "In front: Kay (2 to go)" in below
        for part in ("You're watching", "Whoever first empties"):
            assert part in on_stage.text
