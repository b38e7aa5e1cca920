"""A person at a seat, line by line."""

import asyncio

import pytest
from attrs import evolve

from p2p_malice.engine.game import Event, Offers, Result
from p2p_malice.engine.match import begin
from p2p_malice.engine.questions import answer
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.rule_sheet import sheet
from p2p_malice.games.malice.rules import State
from p2p_malice.plain.player import MOST_RECALLED, PlainPlayer, Reporter
from p2p_malice.plain.spectator_lines import check_lines
from p2p_malice.player_client import Client
from p2p_malice.protocol.check_cards import check_cards
from p2p_malice.protocol.messages import (
    GO_ON,
    PAUSE,
    Answered,
    Ask,
    Bye,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Poked,
    Propose,
    Refused,
    Said,
    Say,
    Seated,
    Show,
    Sitter,
    Take,
)
from p2p_malice.table.table import Table
from p2p_malice.ui.contract import Seats
from p2p_malice.words.rule_sheets import sheet_text
from tests.helpers import WORDS, play, position
from tests.plain.desk import Desk
from tests.proofs import NONCE, returning
from tests.typed import TYPED

BOTH = Seated(0, "malice", "mdw", (Sitter("Asha", present=True), Sitter("Bob", present=True)))
STATE = position("payoff@0=2s 5d; hand@0=9h Ac 3c; hand@1=4c; draw=7c 8c 9c 10c Jc")


class Seat(Desk):
    """A person with what is typed and what is shown."""

    def __init__(self, *lines: str | None, seat: int = 0, reporter: Reporter | None = None) -> None:
        super().__init__(*lines)
        self.client = Client()
        self.state = STATE
        self.invited = 0
        self.answered: list[str] = []
        self.has_answered = asyncio.Event()
        self.person = PlainPlayer(
            self.console,
            WORDS,
            Seats(invite=self._invite, answer=self._answer),
            reporter=reporter or (Reporter(self.console, WORDS) if seat else None),
        )

    async def _invite(self) -> None:
        self.invited += 1

    async def _answer(self, text: str) -> None:
        self.answered.append(text)
        self.has_answered.set()

    def share(self) -> Reporter:
        """What another person at the same console needs."""
        reporter = Reporter(self.console, WORDS)
        self.person = PlainPlayer(self.console, WORDS, Seats(), reporter=reporter)
        return self.person._reporter

    async def hear(self, *messages: FromTable) -> str:
        """Let the table say that; what is shown of it."""
        before = len(self.shown)
        for message in messages:
            self.client.receive(message)
            await self.person.hear(message, self.client)
        return self.shown[before:]

    async def act(self) -> FromPlayer:
        """What the person sends next, once what they ask is answered."""
        async with asyncio.timeout(20):
            while isinstance(asked := await self.person.act(self.client), Ask):
                self.client.sends(asked)
                told = answer(MALICE, self.state, 0, asked.what, asked.about)
                await self.hear(Answered(asked.what, asked.about, 1, told))
            return asked


async def seat(*lines: str | None, state: State = STATE) -> Seat:
    """A person at seat 0 who has been shown `state` and types the lines."""
    seat = Seat(*lines)
    seat.state = state
    await seat.hear(BOTH, Show(1, state.view(0), state.events))
    return seat


async def test_on_the_own_turn_the_board_and_the_moves_are_shown() -> None:
    """The player to move sees the table, the numbered moves and a prompt, and isn't told of sitting down."""
    shown = (await seat()).shown

    assert "Bob is at the table." in shown
    assert "Asha is" not in shown
    assert "   1  Ac from hand to pile 1" in shown
    assert shown.endswith("Your move (number, or help): ")


async def test_a_listener_hears_cards_by_their_names() -> None:
    """And after a play only what it may have changed."""
    person = await seat("aloud", "1")
    assert await person.act() == Move(1, "Ac>c0")
    told = person.shown
    person.state = person.state.after(0, "Ac>c0")
    after = await person.hear(Show(2, person.state.view(0), person.state.events))

    assert "   1  Ace of clubs from hand to pile 1" in told
    assert "      3 of clubs: 9 pile 1, 10 pile 2" in told
    assert "hand 3 of clubs,   9 of hearts" in after
    assert "You play Ace of clubs" in after
    assert "Bob" not in after


async def test_what_has_happened_is_told_once_more() -> None:
    """Whenever somebody asks."""
    person = await seat("log", "quit", "y")
    happened = await person.hear(Show(2, STATE.view(0), (Event("draw", 1, count=1),)))
    before = len(person.shown)
    await person.act()

    assert "Bob draws 1 card." in happened
    assert "Bob draws 1 card." in person.shown[before:]


async def test_a_table_that_went_back_says_so() -> None:
    """After a restart the host's program may know less: the position is shown again, and what happens from there on."""
    person = await seat()
    await person.hear(Show(3, STATE.view(0)))
    person.client.restarted()

    shown = await person.hear(Show(2, STATE.view(0)), Show(3, STATE.view(0), (Event("draw", 1, count=1),)))

    assert "Your host's game restarted and went back 1 move. Play continues from here." in shown
    assert "Bob draws 1 card." in shown
    assert shown.count("Your move (number, or help): ") == 2


@pytest.mark.parametrize("text", TYPED)
async def test_what_people_type_is_shown_as_it_is(text: str) -> None:
    """Be it a name or what is said: it isn't read as anything."""
    person = Seat()

    shown = await person.hear(
        evolve(BOTH, players=(BOTH.players[0], Sitter(text, present=True))), Show(1, STATE.view(0)), Said(1, text)
    )

    assert f"{text} is at the table." in shown
    assert f"{text}: {text}\n" in shown


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        (["1"], Move(1, "Ac>c0")),
        (["9h>d2"], Move(1, "9h>d2")),
        (["say well played!"], Say("well played!")),
        (["quit", "n", "1"], Move(1, "Ac>c0")),
        (["quit", "y"], Bye("left")),
        ([None], Bye("left")),
    ],
    ids=["a number", "as programs write it", "a phrase", "quitting is asked once more", "yes", "the end of the input"],
)
async def test_what_is_typed_is_sent(typed: list[str | None], sent: FromPlayer) -> None:
    """Moves by their number or their notation, phrases, and a goodbye."""
    assert await (await seat(*typed)).act() == sent


async def test_what_is_no_move_is_answered_and_asked_again() -> None:
    """A wrong number or word changes nothing."""
    person = await seat("0", "99", "999999999999", "rubbish", "\x1b[31m", "1")

    assert await person.act() == Move(1, "Ac>c0")
    assert person.shown.count("numbered from 1 to 16") == 3
    assert person.shown.count("That's not one of your moves") == 2


async def test_board_help_rules_and_hint_are_at_hand() -> None:
    """Each word shows what it is for, and a hint is a move on offer."""
    person = await seat("board", "help", "rules", "hint", "1")
    await person.act()

    assert person.shown.count("Draw pile") == 2
    assert WORDS("plain-help") in person.shown
    assert sheet_text(sheet("mdw"), WORDS) in person.shown
    assert "Hint: number 1, Ac from hand to pile 1." in person.shown
    assert "Play the Ac to pile 1: it brings your payoff card, the 5d, nearer." in person.shown


async def test_while_others_move_only_events_are_told() -> None:
    """After one's own discard the events are told and no moves are offered."""
    person = await seat("help", None)
    after = play(STATE, "9h>d0")

    shown = await person.hear(Show(2, after.view(0), after.events))

    assert shown.split("\n") == ["", "You discard 9h onto discard pile 1.", "Bob draws 4 cards.", ""]


async def test_a_refusal_is_told_and_asked_again() -> None:
    """The reason is shown, and the moves are on offer again."""
    person = await seat("1", "2")
    await person.act()

    shown = await person.hear(Refused("not_your_turn"))

    assert shown == "It's not your turn.\nYour move (number, or help): "
    assert isinstance(await person.act(), Move)


async def test_a_reminder_names_who_waits() -> None:
    """It is sent to whoever has the turn, and there is nobody else to remind."""
    person = await seat("poke", "quit", "yes")

    shown = await person.hear(Poked(1, 0), Poked(0, 1))
    said = [line for line in shown.split("\n") if not line.startswith("Your move")]
    assert said == ["", "Bob is waiting for you: it's your turn.", "You've reminded Bob that it's their turn."]
    assert await person.act() == Bye()
    assert "There's nobody to remind" in person.shown


async def test_a_pause_is_typed_and_ended_by_words() -> None:
    """Everybody reads who it was; a move isn't possible meanwhile."""
    person = await seat("pause", "1", "go on")
    assert await person.act() == Propose(PAUSE)
    players = (Sitter("Ann", present=True), Sitter("Bob", present=True))

    shown = await person.hear(Seated(0, "malice", "mdw", players, paused=1))
    await person.hear(Show(1, evolve(STATE.view(0), offers=Offers())))

    assert "Bob paused the game.\nType go on to resume the game." in shown
    assert await person.act() == Propose(GO_ON)
    assert "The game is paused." in person.shown
    shown = await person.hear(Seated(0, "malice", "mdw", players, resumed=0))
    assert "You resumed the game." in shown


async def test_whoever_takes_over_a_seat_is_told_so_themselves() -> None:
    """They read of themselves what the others read."""
    players = (Sitter("Ann", present=True), Sitter("Bob", present=True))
    kay = Seat()
    await kay.hear(Seated(0, "malice", "mdw", players, watches=True, spectators=("Kay",)))
    shown = await kay.hear(Seated(0, "malice", "mdw", (Sitter("Kay", present=True), players[1])))
    assert "You're playing now." in shown


async def test_the_seat_of_who_has_left_is_asked_for_and_given_by_words() -> None:
    """Whoever hosts is told who asks."""
    players = (Sitter("Ann", present=True), Sitter("Bob", present=False, left=True))
    host = await seat("watching", "give dora")
    shown = await host.hear(Seated(0, "malice", "mdw", players, hosts=True, spectators=("Dora",), asks=("Dora",)))
    assert "Dora would like to play for Bob." in shown
    assert await host.act() == Take(1, "Dora")
    assert "Let Dora play for Bob" in host.shown

    kay = Seat("take")
    await kay.hear(Seated(0, "malice", "mdw", players, watches=True), Show(1, evolve(STATE.view(0), watches=True)))
    assert await kay.act() == Take(1)


async def test_a_spectator_reads_once_what_it_is_about_and_each_turn_who_is_ahead() -> None:
    """Below the table."""
    kay, about = Seat(), "Whoever first empties their payoff pile wins."
    for number, turn in ((1, 0), (2, 1)):
        view = position(f"payoff@0=2s 9s; payoff@1=3s 4s 5s; turn={turn}").view(0)
        shown = await kay.hear(evolve(BOTH, watches=True), Show(number, evolve(view, watches=True)))
        assert "In front: Asha (2 to go)" in shown
        assert (about in shown) == (number == 1)


async def test_a_spectator_reads_who_plays_with_whom() -> None:
    """It was said that whoever first empties their pile wins."""
    players = tuple(Sitter(name, present=True) for name in ("Asha", "Ben", "Cho", "Dee"))
    view = position("hand@0=9h; hand@1=8h; hand@2=7h; hand@3=6h", "official partners=yes").view(None)
    shown = await Seat().hear(Seated(0, "malice", "official", players, watches=True), Show(1, view))
    assert "Whichever pair first empties both payoff piles wins." in shown
    assert "Asha and Cho play against Ben and Dee." in shown


async def test_after_a_game_a_spectator_asks_by_a_word_to_play_in_the_next_one() -> None:
    """Whoever hosts reads it."""
    kay = Seat("watching", "take")
    view = evolve(STATE.view(0), watches=True, result=Result("win", (0,), (0, 3)))
    await kay.hear(evolve(BOTH, watches=True), Show(1, view))
    assert await kay.act() == Take(0)
    assert "I'd like to play" in kay.shown

    host = await seat()
    shown = await host.hear(evolve(BOTH, hosts=True, spectators=("Dora",), asks=("Dora",)))
    assert "Would like to play: Dora." in shown


async def test_both_ends_of_a_connection_are_told_the_same_cards() -> None:
    """By which they can tell that nobody is in between."""
    at = Table(begin(MALICE, 2, "mdw", bytes(32)), MALICE, "mdw", ("a" * 32, "b" * 32), here={0: "Ann"})
    host, guest = at.arrive(0, nonce=NONCE, hosts=True), at.arrive(None, binding="ab cd")
    at.receive(host, returning("Ann", "a" * 32, other=NONCE), 0.0)
    told = at.receive(guest, Hello("Bob"), 0.0)
    ann, bob = Client(), Client()
    ann.receive(next(each for visit, each in told if visit is host and isinstance(each, Seated)))
    bob.binding = "ab cd"

    assert check_lines(ann, WORDS)[0] == f"The connection with Bob: {check_cards('ab cd')}"
    assert check_lines(bob, WORDS)[0] == f"The connection with your host: {check_cards('ab cd')}"
    assert check_lines(Client(), WORDS) == []


async def test_what_is_said_is_shown_with_the_name() -> None:
    """Others are named, oneself is “You”."""
    person = await seat()

    shown = await person.hear(Said(1, "hi"), Said(0, "hello"))

    assert [line for line in shown.split("\n") if not line.startswith("Your move")] == ["", "Bob: hi", "You: hello"]
    assert shown.endswith("Your move (number, or help): ")


AWAY = Seated(0, "malice", "mdw", (BOTH.players[0], Sitter("Bob", present=False)))


def wishing(*proposals: str) -> Seated:
    """Both sit there, and have proposed that."""
    players = (evolve(sitter, proposal=what) for sitter, what in zip(BOTH.players, proposals, strict=True))
    return evolve(BOTH, players=tuple(players))


async def test_when_the_other_leaves_the_choices_are_told() -> None:
    """The player who stays is told what to type; before that the words mean nothing."""
    person = await seat("bot", "invite", "1")
    assert await person.act() == Move(1, "Ac>c0")

    shown = await person.hear(AWAY)
    assert "Bob is away." in shown
    assert all(word in shown for word in ("bot", "stop", "invite"))
    for word in ("bot", "Stop", "wait"):
        person.typed.put_nowait(word)
        assert await person.act() == Propose(word.lower())
    person.typed.put_nowait("invite")
    person.typed.put_nowait(None)
    await person.act()
    assert person.invited == 1


async def test_what_becomes_of_who_is_away_is_told() -> None:
    """The computer's coming and going and what others propose are told in words."""
    person = await seat()
    computer = evolve(AWAY, players=(BOTH.players[0], Sitter("Bob", present=False, computer=True)))
    await person.hear(AWAY)

    assert "The computer is playing for Bob until they're back." in await person.hear(computer)
    assert "The game is waiting for Bob." in await person.hear(AWAY)
    assert "Bob is at the table." in await person.hear(BOTH)
    left = evolve(AWAY, players=(BOTH.players[0], Sitter("Bob", present=False, left=True)))
    assert "Bob has left." in await person.hear(left)
    await person.hear(BOTH)
    assert "Bob would like to wait for them. Type wait if you agree." in await person.hear(wishing("", "wait"))
    assert "You've suggested saving the game and stopping" in await person.hear(wishing("stop", "wait"))


async def test_another_invitation_may_be_pasted() -> None:
    """A message with a code in it, of several lines, is answered as a whole; other long texts are no move."""
    person = await seat()
    await person.hear(AWAY)
    for line in ("Ann invites you to play Spite & Malice with her:", "", "MDW1-ABC"):
        person.typed.put_nowait(line)
    acting = asyncio.create_task(person.act())
    await person.has_answered.wait()
    person.typed.put_nowait("a text that is as long as this one, without any code")
    person.typed.put_nowait(None)
    await acting

    assert person.answered == ["Ann invites you to play Spite & Malice with her:\n\nMDW1-ABC"]
    assert "That's not one of your moves." in person.shown


END = play(position("payoff@0=Ks; hand@0=9h"), "payoff>c0")


@pytest.mark.parametrize(("typed", "sent"), [("quit", Bye("over")), ("rematch", Propose("rematch"))])
async def test_after_the_result_one_plays_again_or_leaves(typed: str, sent: FromPlayer) -> None:
    """With the end of the game the person is told the result, and asked."""
    person = await seat("1", typed)

    shown = await person.hear(Show(2, END.view(0), END.events))

    assert "*** You won! Your payoff pile is empty. Payoff cards left: Bob 2." in shown
    assert await person.act() == sent
    assert "The game is over. Type rematch, say TEXT, or quit:" in person.shown


async def test_a_rematch_is_played_when_both_want_it() -> None:
    """The other's wish is told, and the next deal is shown like any other."""
    person = await seat("rematch", "1")
    shown = await person.hear(Show(2, END.view(0), END.events), wishing("", "rematch"))
    assert "Bob would like to play again. Type rematch if you would too." in shown
    assert await person.act() == Propose("rematch")

    shown = await person.hear(wishing("rematch", "rematch"), Show(3, STATE.view(0), STATE.events))

    assert "   1  Ac from hand to pile 1" in shown
    assert await person.act() == Move(3, "Ac>c0")


async def test_another_game_is_asked_for_again_when_the_table_has_forgotten_it() -> None:
    """The friend left; "rematch" once sent nothing then, for ever. Now the computer may take the seat."""
    person = await seat("rematch", "bot")
    await person.hear(Show(2, END.view(0), END.events))
    assert await person.act() == Propose("rematch")
    await person.hear(wishing("rematch", ""))
    shown = await person.hear(evolve(AWAY, players=(wishing("rematch", "").players[0], AWAY.players[1])))
    assert "You can play again once Bob is back. You can also type:" in shown
    assert await person.act() == Propose("bot")
    await person.hear(evolve(AWAY, players=(BOTH.players[0], evolve(AWAY.players[1], computer=True))))

    assert await person.act() == Propose("rematch")


async def test_two_at_one_screen_are_asked_once_whether_they_play_again() -> None:
    """One answer counts for both."""
    first = Seat("rematch")
    second = Seat(seat=1, reporter=first.share())
    for number, person in enumerate((first, second)):
        await person.hear(Seated(number, "malice", "mdw", BOTH.players), Show(2, END.view(number), END.events))

    assert [await first.act(), await second.act()] == [Propose("rematch")] * 2
    assert first.shown.count("Type rematch") == 1


async def test_the_last_play_is_taken_back() -> None:
    """`undo` sends the move that takes back, where the table says that there is something to take back."""
    person = Seat("undo", "1")
    await person.hear(BOTH, Show(1, evolve(STATE.view(0), undo=False)))
    assert await person.act() == Move(1, "Ac>c0")
    assert "There's nothing to undo" in person.shown

    view = evolve(play(STATE, "Ac>c0").view(0), undo=True)
    person = Seat("undo")
    await person.hear(BOTH, Show(2, view))
    assert await person.act() == Move(2, "undo")


async def test_rules_that_allow_no_undo_are_named() -> None:
    """`undo` says so, however much has been played."""
    person = await seat("undo", "1")

    assert await person.act() == Move(1, "Ac>c0")
    assert "these rules don't allow undo" in person.shown


async def test_a_closed_table_ends_it() -> None:
    """When the table says goodbye the person is told and not asked again."""
    person = await seat()

    assert await person.hear(Bye("closed")) == "\nThe table was closed.\n"
    assert isinstance(await person.act(), Bye)


async def test_who_comes_back_reads_what_happened_last() -> None:
    """The last of it, once; a game that begins has nothing to recall."""
    assert "What happened last:" not in (await seat()).shown

    after = play(STATE, "9h>d0")
    person = Seat()
    shown = await person.hear(BOTH, Show(40, after.view(0), after.events * 30))

    _, _, recalled = shown.partition("What happened last:\n")
    lines = recalled.split("\n\n")[0].splitlines()
    assert 0 < len(lines) <= MOST_RECALLED
    assert lines[-2:] == ["You discard 9h onto discard pile 1.", "Bob draws 4 cards."]
    assert "What happened last:" not in await person.hear(Show(41, after.view(0), after.events))


async def test_two_at_one_screen_do_not_see_each_others_hands() -> None:
    """The second player's hand is shown only after Enter, and events are told once for both."""
    reporter = Reporter(Seat().console, WORDS)
    first = Seat("", "9h>d0", reporter=reporter)
    second = Seat("", "1", seat=1, reporter=reporter)
    await first.hear(BOTH, Show(1, STATE.view(0), STATE.events))
    await second.hear(Seated(1, "malice", "mdw", BOTH.players), Show(1, STATE.view(1), STATE.events))
    assert await first.act() == Move(1, "9h>d0")

    after = play(STATE, "9h>d0")
    await first.hear(Show(2, after.view(0), after.events))
    shown = await second.hear(Show(2, after.view(1), after.events))
    assert shown == ""
    await second.act()

    before_enter, _, after_enter = second.shown.partition("Press Enter when nobody else is looking. ")
    assert "4c" not in before_enter
    assert "hand 4c" in after_enter


async def test_a_move_that_is_not_possible_is_refused_with_its_reason() -> None:
    """Whoever types a move as programs write it reads which rule forbids it."""
    kay = await seat("9h>c0", "Ac>c0")

    assert isinstance(await kay.act(), Move)
    assert "9h doesn't fit on pile 1, which needs an ace." in kay.shown


async def test_what_one_may_do_is_told_and_done_while_others_act() -> None:
    """It's said once, and no prompt waits for it."""
    person = Seat("call")
    offered = evolve(STATE.view(0), turn=(1,), offers=Offers(may=("call",)))
    told = await person.hear(BOTH, Show(1, offered), Show(2, offered))

    assert told.count("You can also type: call") == 1
    assert "Your move" not in told
    assert await person.act() == Move(2, "call")
