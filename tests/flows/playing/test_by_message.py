"""Games by message: whole games between devices that share nothing but the codes, and what goes wrong on the way."""

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from p2p_malice.commands.menu import LAST, Menu
from p2p_malice.commands.stats import game_to_replay
from p2p_malice.engine.game import REMATCH, UNDO, View
from p2p_malice.errors import CodeError, OptionsError
from p2p_malice.flows.playing.by_message import begin_by_message, take
from p2p_malice.flows.playing.resume_game import resume
from p2p_malice.flows.replays.sharing import without_undone
from p2p_malice.flows.saving.resumable_games import resumable, summary_of
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import read_seats
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import GAMES
from p2p_malice.link import memory
from p2p_malice.link.webrtc import WebRTC
from p2p_malice.plain.program import ProgramInterface
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.game_code import decode
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Propose, Said, Say, Show
from p2p_malice.store.contract import SavedGame
from p2p_malice.store.saves_folder import SavesFolder
from p2p_malice.store.settings import Settings
from p2p_malice.ui.contract import Pasted, Quit, Sent, TakeBack, Wish
from p2p_malice.ui.news import OlderTurn, SaidHere
from tests.helpers import WORDS
from tests.interfaces import ALONE, FakeInterface
from tests.players import BotPlayer, Listener


def well(view: View) -> str:
    """A sensible move."""
    return greedy.choose(view)


class Person(BotPlayer):
    """Plays for so many moves, and says goodbye then or at the end, unless another game is wanted."""

    def __init__(self, moves: int = 10_000, *, again: bool = False, choose: Callable[[View], str] = well) -> None:
        super().__init__(choose)
        self._left, self._again = moves, again
        self.shows: list[Show] = []

    async def hear(self, message: FromTable, client: Client) -> None:
        """Remember it."""
        if isinstance(message, Show):
            self.shows.append(message)
        await super().hear(message, client)
        if client.result:
            self._turn.set()

    async def act(self, client: Client) -> FromPlayer:
        """The next move."""
        while not client.may_act and not client.result:
            self._turn.clear()
            await self._turn.wait()
        if client.result:
            return Propose(REMATCH) if self._again else Bye()
        self._left -= 1
        if self._left >= 0 and client.view and self._choose(client.view) == UNDO:
            return client.take_back()
        return await super().act(client) if self._left >= 0 else Bye()


class Leaver(Listener):
    """Has seen enough at once."""

    async def act(self, client: Client) -> FromPlayer:
        """Goodbye."""
        return Bye()


class Device:
    """Somebody's device: each time, the program begins anew with what it has kept."""

    def __init__(self, name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.name = name
        self._folder, self._monkeypatch = folder, monkeypatch
        self.ui = FakeInterface()
        self.person = Person()
        self.sent: list[str] = []
        """The codes that were to be sent the last time."""

    async def _run(self, person: Player | None, wishes: tuple[Wish, ...], run: Callable[[], Awaitable[int]]) -> str:
        """The code that is to be sent at the end; "" for none."""
        player = person or Person()
        if isinstance(player, Person):
            self.person = player
        self.ui = FakeInterface(player)
        for wish in wishes:
            self.ui.wishes.put_nowait(wish)
        for _ in range(2):
            self.ui.wishes.put_nowait(Quit())
        self._monkeypatch.setenv("XDG_DATA_HOME", str(self._folder))
        assert await run() == 0
        self.sent = [self.ui.offers.get_nowait().code for _ in range(self.ui.offers.qsize())]
        return self.sent[-1] if self.sent else ""

    @property
    def services(self) -> Services:
        """Without anybody else."""
        return Services(WebRTC(ALONE), SavesFolder(), GAMES, words=WORDS)

    async def begin(self, *seats: str, rules: str = "mdw payoff=5", person: Player | None = None) -> str:
        """Begin a game."""
        chosen, seating = ChosenGame(MALICE, rules, self.name), read_seats(seats, self.name, MALICE)
        return await self._run(person, (), lambda: begin_by_message(self.ui, self.services, chosen, seating))

    async def tap(self, code: str, *, person: Player | None = None, answers: tuple[str | None, ...] = (None,)) -> str:
        """Open a code; these are the answers to what is asked."""

        async def run() -> int:
            for answer in answers:
                self.ui.choices.put_nowait(answer)
            return await take(self.ui, self.services, self.name, code)

        return await self._run(person, (), run)

    async def go_on(self, *wishes: Wish, person: Person | None = None) -> str:
        """Resume the only game; these are the wishes while a turn is to be sent."""
        return await self._run(person, wishes, lambda: resume(self.ui, self.services, None))

    def games(self) -> list[SavedGame]:
        """The games that can be resumed, the last played first."""
        self._monkeypatch.setenv("XDG_DATA_HOME", str(self._folder))
        saves = SavesFolder()
        return [saves.read_game(each.id) for each in resumable(saves)]

    def line(self) -> str:
        """How the only game stands, as the list says."""
        (game,) = resumable(self.services.saves)
        return WORDS.said(summary_of(game, self.services).line)


Owner = Callable[[str], Device]


@pytest.fixture
def device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Owner:
    """Makes devices."""
    # The same cards whenever the tests run.
    monkeypatch.setattr("p2p_malice.flows.local_table.secrets.token_bytes", random.Random(4).randbytes)
    return lambda name: Device(name, tmp_path / name, monkeypatch)


async def test_two_play_a_whole_game_by_nothing_but_codes(device: Owner) -> None:
    """Each device is told how it ended, and who wins sends that as well."""
    asha, ben = device("Asha"), device("Ben")
    code, turns = await asha.begin("me", "message=Ben"), 0
    assert asha.line().startswith("Not sent yet: Ben waits for your turn")
    player, other = ben, asha
    while not (result := decode(code, GAMES)[1].result):
        code = await player.tap(code)
        player, other, turns = other, player, turns + 1
    assert await player.tap(code) == ""

    for each in (asha, ben):
        assert each.person.shows[-1].view.result == result
        assert [game.winners for game in each.services.saves.history().games][-1:] == [result.winners]
        assert each.games() == []
    assert turns > 2


async def test_what_others_did_is_shown_move_by_move(device: Owner) -> None:
    """From the end of one's own turn on, with what happened in each."""
    asha, ben = device("Asha"), device("Ben")
    before = decode(code := await asha.begin("me", "message=Ben"), GAMES)[0]
    after, _ = decode(code := await ben.tap(code), GAMES)
    await asha.tap(code, person=Person(0))

    others = after.moves[len(before.moves) :]
    assert [show.number for show in asha.person.shows] == [*range(len(before.moves) + 1, len(after.moves) + 2)]
    assert [show.events[0].seat for show in asha.person.shows[1:]] == [seat for seat, _ in others]
    assert asha.person.shows[-1].view.turn == (0,)


async def test_half_a_turn_is_kept(device: Owner) -> None:
    """Nothing is to be sent before it is over, and what was done is still there."""
    asha = device("Asha")
    assert await asha.begin("me", "message=Ben", person=Person(1)) == ""
    (game,) = asha.games()
    assert len(game.moves) == 1
    assert asha.line().startswith("Your turn, by message")

    code = await asha.go_on()

    assert [show.number for show in asha.person.shows][:1] == [2]
    assert decode(code, GAMES)[0].moves[:1] == game.moves


async def test_the_last_move_is_taken_back_until_it_is_sent(device: Owner) -> None:
    """Nobody has seen it; from then on it stands."""
    asha = device("Asha")
    code = await asha.begin("me", "message=Ben", person=Person(choose=lambda view: view.moves[-1]))
    moves = asha.games()[0].moves

    other = await asha.go_on(TakeBack(), person=Person(choose=lambda view: view.moves[-2]))

    assert asha.games()[0].moves[:-1] == moves[:-1]
    assert other != code
    assert await asha.go_on(Sent(), TakeBack()) == other
    assert asha.line().startswith("Ben's turn, by message")
    assert await asha.go_on(TakeBack()) == other


async def test_what_is_said_at_the_table_is_not_lost_without_a_word(device: Owner) -> None:
    """Nobody hears it there."""
    asha = device("Asha")
    listener = Listener()
    listener.say(Say("Hello!"))
    listener.say(Bye())

    await asha.begin("me", "message=Ben", person=listener)

    assert asha.ui.news.get_nowait() == SaidHere()
    assert not any(isinstance(message, Said) for message in listener.heard)


async def test_what_was_taken_back_is_not_sent(device: Owner) -> None:
    """The others hear of the turn as it was in the end."""
    undone: list[View] = []

    def undo_first(view: View) -> str:
        if view.undo and view not in undone[:1]:
            undone.append(view)
        return UNDO if undone[-1:] == [view] and len(undone) == 1 else well(view)

    asha = device("Asha")
    code = await asha.begin("me", "message=Ben", rules="mdw undo=yes", person=Person(choose=undo_first))

    assert UNDO in [move for _, move in asha.games()[0].moves]
    assert UNDO not in [move for _, move in decode(code, GAMES)[0].moves]
    assert without_undone(asha.games()[0].moves) == decode(code, GAMES)[0].moves


async def test_an_older_message_shows_how_the_game_stands(device: Owner) -> None:
    """It says so, unless it is the one that was just answered."""
    asha, ben = device("Asha"), device("Ben")
    first = await asha.begin("me", "message=Ben", rules="mdw")
    second = await ben.tap(first)
    third = await asha.tap(second)
    fourth = await ben.tap(third)

    assert await ben.tap(third) == fourth
    assert ben.ui.news.empty()
    assert await ben.tap(first) == fourth
    assert ben.ui.news.get_nowait() == OlderTurn()
    assert len(ben.games()) == 1


async def test_a_turn_played_on_two_devices_overwrites_nothing(device: Owner) -> None:
    """Both ways on are named; who keeps to the first has it as it was, and the other one can be had as well."""
    asha, phone, laptop = device("Asha"), device("Ben"), device("Laptop")
    laptop.name = "Ben"
    first = await asha.begin("me", "message=Ben", rules="mdw")
    second = await phone.tap(first)
    await laptop.tap(first, person=Person(1, choose=lambda view: view.moves[-1]))
    before = laptop.games()
    third = await asha.tap(second)

    assert await laptop.tap(third, answers=("here",))
    # By their cards, not as programs write moves.
    asked = WORDS.said(laptop.ui.asked.get_nowait().asks)
    assert re.search(r"There, Ben played \S+ · .*pile \d; here, it was \S+ · .*pile \d\.", asked)
    assert without_undone(laptop.games()[0].moves)[: len(before[0].moves)] == before[0].moves

    assert await laptop.tap(third, answers=("there",))
    assert len(laptop.games()) == 2


async def test_a_group_taps_in_any_order(device: Owner) -> None:
    """Who isn't on turn sees the game so far from their seat, and whose turn it is."""
    asha, ben, cleo = device("Asha"), device("Ben"), device("Cleo")
    rules = "official payoff=3"
    code = await asha.begin("me", "message=Ben", "message=Cleo", "bot", rules=rules)
    assert await cleo.tap(code) == code
    assert cleo.person.shows[-1].view.turn == (1,)
    players = [asha, ben, cleo]
    while not (state := decode(code, GAMES)[1]).result:
        code = await players[state.turn[0]].tap(code)
    for each in players:
        await each.tap(code)
        history = each.services.saves.history().games
        assert history[-1].winners == state.result.winners
        assert history[-1].kinds[3] == "bot"


async def test_who_is_not_known_is_asked(device: Owner) -> None:
    """By name, first whoever has the turn; a stranger keeps nothing by leaving."""
    asha, kay = device("Asha"), device("Kay")
    code = await asha.begin("me", "message=Ben")

    assert await kay.tap(code) == ""
    asked = kay.ui.asked.get_nowait()
    assert list(asked.choices) == ["seat-2", "seat-1", "quit"]
    assert "Asha" in WORDS.said(asked.asks)
    assert kay.games() == []

    code = await kay.tap(code, answers=("seat-2",))
    await asha.tap(code, person=Person(0))
    assert asha.games()[0].names == ("Asha", "Kay")


async def test_who_did_not_play_sees_a_finished_game_once_more(device: Owner) -> None:
    """With nothing asked and nothing kept; one that goes on isn't shown, since it has hidden cards."""
    asha, ben, kay = device("Asha"), device("Ben"), device("Kay")
    code = await asha.begin("me", "message=Ben", rules="mdw payoff=1")
    with pytest.raises(CodeError, match="game_goes_on"):
        game_to_replay(kay.services, code)
    player, other = ben, asha
    while not (state := decode(code, GAMES)[1]).result:
        code = await player.tap(code)
        player, other = other, player

    await kay.tap(code, person=Leaver())

    assert kay.ui.asked.empty()
    assert kay.ui.seats.get_nowait().pace is not None
    assert kay.games() == []
    seen = game_to_replay(kay.services, f"Look: {code}")
    assert [sitter.name for sitter in seen.seated.players] == ["Asha", "Ben"]
    assert seen.states[-1].view(1) == state.view(1)


async def test_the_menu_lists_these_games_with_whose_turn_it_is(device: Owner) -> None:
    """First the one that was played last, then those in which something is to be done."""
    asha, ben = device("Asha"), device("Ben")
    waiting = await ben.tap(await asha.begin("me", "message=Ben", rules="mdw"))
    for name in ("Cleo", "Dan", "Edda"):
        await asha.begin("me", f"message={name}")
    await asha.tap(waiting, person=Person(0))
    await asha.begin("me", "message=Finn")
    menu = Menu(asha.ui, WORDS, Settings(), "Asha", lambda _: asha.services)

    question = menu._question()

    listed = [word for word in question.choices if word == LAST or word.startswith("resume-")]
    assert [[person.name for person in question.people[word]] for word in listed] == [
        ["Finn"],
        ["Ben"],
        ["Edda"],
        ["Dan"],
    ]
    assert WORDS.said(question.lines[listed[1]]).startswith("Your turn, by message · Cards left: you")
    asha.ui.choices.put_nowait(listed[1])
    asha.ui.choices.put_nowait("quit")
    asha.ui.wishes.put_nowait(Quit())
    assert await menu.show() == 0
    assert asha.ui.offers.get_nowait().who == "Ben"


async def test_a_program_that_did_not_play_reads_how_it_went(device: Owner) -> None:
    """To the end, without asking for each move."""
    asha, ben, kay = device("Asha"), device("Ben"), device("Kay")
    code = await asha.begin("me", "message=Ben", rules="mdw payoff=1")
    player, other = ben, asha
    while not (state := decode(code, GAMES)[1]).result:
        code = await player.tap(code)
        player, other = other, player
    here, there = memory.pair()
    assert kay.games() == []

    reading = asyncio.create_task(take(ProgramInterface(here, WORDS), kay.services, "Kay", code))
    frames = [json.loads(await there.receive()) for _ in range(len(decode(code, GAMES)[0].moves) + 2)]

    assert await reading == 0
    assert [frame["kind"] for frame in frames[:2]] == ["seated", "show"]
    assert frames[-1]["result"]["winners"] == list(state.result.winners)


async def test_a_bad_code_leaves_everything_as_it_is(device: Owner) -> None:
    """Pasted while one waits, it gets a sentence; at the beginning, that is all."""
    asha = device("Asha")
    code = await asha.begin("me", "message=Ben")
    before = asha.games()

    await asha.go_on(Pasted("no code"), Pasted(code[:-9]), Pasted(code))
    assert [asha.ui.complaints.get_nowait().code for _ in range(2)] == ["no_game_code", "game_cut_off"]
    assert asha.games() == before
    with pytest.raises(CodeError):
        await asha.tap(code[:-9])


async def test_an_answer_is_played_at_once(device: Owner) -> None:
    """Whoever waits pastes it, and is back at the table."""
    asha, ben = device("Asha"), device("Ben")
    second = await ben.tap(await asha.begin("me", "message=Ben", rules="mdw"))

    third = await asha.go_on(Pasted(second))

    assert decode(third, GAMES)[1].turn == (1,)


@pytest.mark.parametrize("who", ["loser", "winner"])
async def test_another_game_begins_with_a_turn_of_whoever_wants_it(device: Owner, who: str) -> None:
    """It is a game of its own, among the same; whoever has ended the last one sends that before."""
    asha, ben = device("Asha"), device("Ben")
    code = await asha.begin("me", "message=Ben", rules="mdw payoff=1")
    player, other = ben, asha
    sent = [code]
    while not decode(sent[0], GAMES)[1].result:
        code = await player.tap(code, person=Person(again=who == "winner"))
        sent, player, other = player.sent, other, player
    if who == "winner":
        player = other
    else:
        code = await player.tap(code, person=Person(again=True))

    coded, _ = decode(code, GAMES)
    assert [seat.name for seat in coded.seats] == ["Asha", "Ben"]
    assert {seat for seat, _ in coded.moves} == {(asha, ben).index(player)}
    assert coded.seed != decode(sent[0], GAMES)[0].seed
    assert [game.deal.seed for game in player.games()] == [coded.seed.hex()]


@pytest.mark.parametrize(
    ("game", "rules", "seats", "error"),
    [
        ("spite", "spite", ("me", "message", "message"), "not_by_message"),
        ("malice", "mdw", ("message", "message"), "nobody_here"),
        ("malice", "mdw", ("me", "me", "message"), "seats_by_message"),
        ("malice", "official", ("me", "friend", "message"), "seats_by_message"),
    ],
)
async def test_what_cannot_be_played_by_message_is_refused(
    game: str, rules: str, seats: tuple[str, ...], error: str
) -> None:
    """In a game whose players act at once, and with seats that have to be here or connected."""
    with pytest.raises(OptionsError, match=error):
        played = GAMES[game]
        seating = read_seats(seats, "Asha", played)
        await begin_by_message(
            FakeInterface(), Services(WebRTC(ALONE), SavesFolder(), GAMES), ChosenGame(played, rules, "Asha"), seating
        )
