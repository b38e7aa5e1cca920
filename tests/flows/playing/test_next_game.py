"""An evening at one table: games follow each other, with whom and by which rules the host chooses."""

import asyncio
from pathlib import Path

import pytest
from attrs import evolve

from p2p_malice.flows.playing.hosting import HostedGame
from p2p_malice.flows.playing.joining import play_at_seat
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import FRIEND, ME, SeatPlan
from p2p_malice.flows.setup.setup_constraints import SEATS, VARIANT
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.history.json_lines import History
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.link import memory
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Seated, Show
from p2p_malice.protocol.standing import NOTHING_PLAYED, Standing
from p2p_malice.store.contract import SavedSeat
from p2p_malice.ui.news import DealFair
from p2p_malice.words.sentence import listed
from tests.interfaces import HERE, FakeInterface
from tests.links import FakeLink

SEAT = SavedSeat(id="20260101-abcd", made="2026-01-01T12:00:00", name="", players=(), rules="", token="")


class Guest:
    """A player who moves as a bot does, and remembers what it was told of each game."""

    def __init__(self) -> None:
        """Nothing was heard yet."""
        self.seated: list[Seated] = []
        self.ended: list[tuple[int, bool]] = []
        """For each game: who won, and whether this player only looked on."""
        self._news = asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Remember it."""
        if isinstance(message, Seated):
            self.seated.append(message)
        if isinstance(message, Show) and message.view.result:
            self.ended.append((message.view.result.winners[0], message.view.watches))
        self._news.set()

    async def act(self, client: Client) -> FromPlayer:
        """A move, once it is this player's turn."""
        while not client.may_act or client.view is None:
            if len(self.ended) == 3:
                return Bye()
            self._news.clear()
            await self._news.wait()
        return client.answer(greedy.choose(client.view))


class Host(Guest):
    """The player at the host's seat, who chooses the next game after each, and leaves after the last."""

    def __init__(self, ui: FakeInterface, games: int) -> None:
        """So many `games` are played."""
        super().__init__()
        self._ui, self._games = ui, games

    async def act(self, client: Client) -> FromPlayer:
        """A move, the next game or goodbye."""
        while not client.result:
            if client.may_act and client.view:
                return client.answer(greedy.choose(client.view))
            self._news.clear()
            await self._news.wait()
        self._games -= 1
        seats = await self._ui.seats.get()
        if self._games:
            assert seats.another
            assert await seats.another()
        return Bye()


@pytest.mark.usefixtures("own_folder")
async def test_an_evening_goes_on_with_others_by_other_rules(tmp_path: Path) -> None:
    """Bob plays, then looks on at a game of Kay, who watched his, then all three play: nobody comes by another link."""
    screen = FakeInterface()
    host = Host(screen, 3)
    screen._players = [host]
    for variant, seats in (("mdw", "me friend=Kay"), ("official", "me friend=Bob friend=Kay")):
        screen.filled.put_nowait({"name": "Ann", VARIANT: variant, SEATS: seats, "payoff": "2"})
    seating = (SeatPlan(ME, "Ann"), SeatPlan(FRIEND))
    game = HostedGame.new(screen, HERE, ChosenGame(MALICE, "mdw payoff=2", "Ann"), seating)
    hosting = asyncio.create_task(game.play())

    guests, faces, playing = {}, {}, []
    for name in ("Bob", "Kay"):
        here, there = memory.pair()
        guests[name], faces[name] = Guest(), FakeInterface()
        faces[name]._players = [guests[name]]
        faces[name].choices.put_nowait("watch")
        game._guests.let_in(None, FakeLink(there))
        seat = evolve(SEAT, id=f"{SEAT.id}-{name}", name=name)
        playing.append(asyncio.create_task(play_at_seat(faces[name], HERE, seat, FakeLink(here))))
    assert await hosting == 0
    await asyncio.gather(*playing)

    assert [watches for _, watches in guests["Bob"].ended] == [False, True, False]
    assert [watches for _, watches in guests["Kay"].ended] == [True, False, False]
    assert {message.setup: len(message.players) for message in guests["Bob"].seated} == {0: 2, 1: 2, 2: 3}
    assert all(message.players[0].present for message in guests["Bob"].seated), "nobody has left"
    names = (("Ann", "Bob"), ("Ann", "Kay"), ("Ann", "Bob", "Kay"))
    winners = [there[winner] for there, (winner, _) in zip(names, guests["Bob"].ended, strict=True)]
    last = guests["Kay"].seated[-1]
    assert {player.name: player.won for player in last.players} == {name: winners.count(name) for name in names[-1]}
    logs = [played for played in HERE.saves.history().games if played.names[played.seat] == "Ann"]
    assert (len({played.table for played in logs}), len({played.first_table for played in logs})) == (3, 1)
    told = {name: [faces[name].news.get_nowait() for _ in range(faces[name].news.qsize())] for name in faces}
    fair = {name: [news for news in told[name] if news.state.startswith("deal_")] for name in told}
    assert fair == {
        "Bob": [DealFair(own=True, names="Bob"), DealFair(own=True, names=listed(["Bob", "Kay"]))],
        "Kay": [DealFair(own=True, names="Kay"), DealFair(own=True, names=listed(["Bob", "Kay"]))],
    }, "each has checked the games that they have played"
    kept = HERE.saves.history().games
    assert len({each.id for each in kept}) == len(kept)
    assert sum(each.seat == 0 for each in kept) == 3


def test_the_same_friends_count_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table where seats are kept for all of a group, whoever sits where; with others, nothing was played yet."""
    played = PlayedGame(
        *("g-1", "2026-07-01T22:00", 60, "malice", "mdw", ("Anna", "Bob", "Kay"), ("me", "friend", "friend")),
        *(0, "win", (2,), (3, 7, 0)),
    )
    monkeypatch.setattr(HERE.saves, "history", lambda: History((played,)))

    def begun(*friends: str) -> HostedGame:
        seating = (SeatPlan(ME, "Ann"), *(SeatPlan(FRIEND, name) for name in friends))
        return HostedGame.new(FakeInterface(), HERE, ChosenGame(MALICE, "official", "Ann"), seating)

    game = begun("KAY", "Bob")
    assert game._table.standing == Standing(1, {"Ann": 0, "Bob": 0, "KAY": 1}, earlier=1) == game._deal.standing
    assert [begun("Bob", other)._table.standing for other in ("Cy", "")] == [NOTHING_PLAYED] * 2
