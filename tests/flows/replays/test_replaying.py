"""A finished game is shown again: each position as the person at its table saw it, in whatever order they want."""

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise

import pytest
from attrs import evolve

from p2p_malice.engine.game import NOTHING, Event, Moment, View
from p2p_malice.errors import SavedGameError
from p2p_malice.flows.replays.replay_contents import lead_of, race_of, turns_of
from p2p_malice.flows.replays.replay_moments import LOOKING, NONE, greatest_moments
from p2p_malice.flows.replays.replay_views import view_from
from p2p_malice.flows.replays.replaying import Replay, find_game, replay, replay_of, seen_at_table, seen_in_code
from p2p_malice.flows.replays.sharing import game_in
from p2p_malice.flows.saving.rebuild_table import positions
from p2p_malice.games.malice.game import MALICE
from p2p_malice.history.seen_game import seen_in, text_of_seen
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Bye, FromTable, Show
from p2p_malice.sentence_facts import Answer
from p2p_malice.store.contract import SavedDeal, SavedGame
from p2p_malice.ui.news import DealFair
from p2p_malice.ui.pace import move, said_looks, said_pace
from p2p_malice.words.sentence import listed
from tests.friends_table import FriendsTable
from tests.interfaces import HERE, FakeInterface
from tests.players import Listener


def saved(seed: int) -> SavedGame:
    """The log of a random game."""
    rng = random.Random(seed)
    deal = SavedDeal(
        "2026-11-25T20:15:00",
        "mdw payoff=5",
        rng.randbytes(32).hex(),
        ("a" * 32, "b" * 32),
        ("me", "bot=easy"),
        "malice",
    )
    moves: list[tuple[int | None, str]] = []
    game = SavedGame("T", deal, ("Asha", ""), (), False, False, (0,))
    *_, state = positions(game, MALICE)
    while not state.result:
        (seat,) = state.turn
        options = state.offers(seat).moves
        plays = [move for move in options if ">c" in move]
        move = rng.choice(plays or options)
        moves.append((seat, move))
        state = state.after(seat, move)
    return SavedGame("T", deal, ("Asha", ""), tuple(moves), True, False, (0,))


class Viewer(Listener):
    """Goes through a replay as told, and remembers what it was shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shows: list[Show] = []
        self.shown = asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Remember it."""
        if isinstance(message, Show):
            self.shows.append(message)
            self.shown.set()

    async def next(self) -> Show:
        """What is shown next."""
        await self.shown.wait()
        self.shown.clear()
        return self.shows[-1]


async def test_a_replay_shows_any_position_in_any_order() -> None:
    """As that seat saw it then; nothing can be played, and the numbers only grow."""
    game, viewer = saved(1), Viewer()
    states = list(positions(game, MALICE))
    ui = FakeInterface(viewer)
    running = asyncio.create_task(replay(ui, seen_at_table(game, HERE), HERE.games))
    pace = (await ui.seats.get()).pace
    assert isinstance(pace, Replay)
    assert (await viewer.next()).view.piles == states[0].view(0).piles

    wishes: list[tuple[Callable[[], None], int]] = [
        (pace.step, 1),
        (partial(pace.go_to, 40), 40),
        (pace.back, 39),
        (partial(pace.go_to, 10**6), len(states) - 1),
        (partial(pace.go_to, -1), 0),
        (partial(pace.go_to, pace.best), pace.best),
    ]
    for go, at in wishes:
        go()
        show = await viewer.next()
        assert (show.view.piles, show.events) == (states[at].view(0).piles, states[at].events)
        assert not show.view.offers
        assert show.view.result == states[at].result
    viewer.say(Bye())

    assert await running == 0
    assert [show.number for show in viewer.shows] == list(range(1, len(viewer.shows) + 1))


async def test_a_replay_that_runs_stops_at_the_end_and_begins_again() -> None:
    """At the chosen pace; a tap on the timeline doesn't stop it."""
    seen = seen_at_table(saved(2), HERE)
    pace = replay_of(seen)
    assert not pace.is_running

    pace.set(0)
    for at in range(1, len(seen.shows)):
        await pace.until_changed((at - 1, 0, None))
        assert pace.at == at
    waiting = asyncio.create_task(pace.until_changed(pace.shown))
    await asyncio.sleep(0)
    assert not waiting.done()
    assert said_pace(pace).particulars["at"] == pace.count - 1
    assert not pace.is_running

    pace.set(0.5)
    await waiting
    assert pace.at == 0


def test_turns_are_found() -> None:
    """From each, the next one; from within a turn, its beginning; the best one has the most cards."""
    game = seen_at_table(saved(3), HERE)
    shows, pace = game.shows, replay_of(game)
    starts = [at for at in range(1, len(shows)) if shows[at].view.turn != shows[at - 1].view.turn]

    seen = []
    while pace.at < pace.count - 1:
        pace.turn(1)
        seen.append(pace.at)
    assert set(starts) <= {*seen, pace.count - 1}
    pace.go_to(seen[1] + 1)
    pace.turn(-1)
    assert pace.at == seen[1]
    assert pace.best in {0, *seen}


def test_a_game_that_cannot_be_played_again_is_told() -> None:
    """Whatever is wrong with it."""
    game = saved(1)
    wrong = (
        evolve(game, moves=((0, "Kh>c9"),)),
        evolve(game, deal=evolve(game.deal, seed="ab")),
        evolve(game, deal=evolve(game.deal, game="chess")),
    )
    for each in wrong:
        with pytest.raises(SavedGameError):
            seen_at_table(each, HERE)


async def test_a_finished_game_is_looked_at_from_any_seat() -> None:
    """At the same position: as each saw it, and then with each hand as its owner saw it, and nothing else."""
    game, viewer = saved(1), Viewer()
    states = list(positions(game, MALICE))
    ui = FakeInterface(viewer)
    running = asyncio.create_task(replay(ui, seen_at_table(game, HERE), HERE.games))
    pace = (await ui.seats.get()).pace
    assert isinstance(pace, Replay)
    pace.go_to(30)
    own = await viewer.next()
    assert [said.key for said in said_looks(pace)] == ["replay-own", "replay-seat", "replay-open"]

    pace.look_from(1)
    other = await viewer.next()
    assert (other.number, other.view.seat, other.view.piles) == (own.number, 1, states[30].view(1).piles)
    pace.look_from(2)
    opened = (await viewer.next()).view
    assert (opened.seat, opened.offers) == (0, NOTHING)
    hands = {pile.seat: pile for pile in opened.piles if pile.role == "hand"}
    assert hands == {seat: states[30].view(seat).pile("hand", seat) for seat in (0, 1)}
    assert [pile for pile in opened.piles if pile.role != "hand"] == [
        pile for pile in states[30].view(0).piles if pile.role != "hand"
    ]
    viewer.say(Bye())
    assert await running == 0


@pytest.mark.usefixtures("own_folder")
async def test_a_guests_game_that_was_opened_is_looked_at_from_any_seat_too() -> None:
    """First it's told whether it was dealt fairly."""
    there = FriendsTable(("Ann", "Bob"), "official payoff=1")
    there.play()
    HERE.saves.keep_seen("T-1", text_of_seen(there.friends[1].seen))
    viewer = Viewer()
    ui = FakeInterface(viewer)
    running = asyncio.create_task(replay(ui, find_game(HERE, "T-1"), HERE.games))
    assert await ui.news.get() == DealFair(own=True, names=listed(["Ann", "Bob"]))
    pace = (await ui.seats.get()).pace
    assert isinstance(pace, Replay)
    assert (pace.names, pace.look) == (["Ann", "Bob"], 1)

    pace.go_to(2)
    await viewer.next()
    pace.look_from(0)
    shown = (await viewer.next()).view
    assert shown.at("hand", 0)
    assert shown.seat == 0
    viewer.say(Bye())
    assert await running == 0


def test_other_hands_are_not_seen_before_the_end() -> None:
    """Nor by somebody's guest, who has only what they saw."""
    game = saved(1)
    seen = seen_at_table(game, HERE)
    unfinished = seen_at_table(evolve(game, moves=game.moves[:-1]), HERE)
    guests = seen_in(text_of_seen(seen), "T-1")

    for each in (unfinished, guests):
        pace = replay_of(each)
        pace.look_from(1)
        assert (pace.names, pace.look) == ([], 0)
        assert view_from(each, 3, 1) == each.shows[3].view


def test_the_contents_name_each_card_that_was_played() -> None:
    """Under its turn, with what it stood for; the first of the longest turns and payoff cards are marked."""
    game = seen_at_table(saved(3), HERE)
    turns = turns_of(game.shows, game.seated.players, "payoff")

    *played, end = turns
    assert (end.at, end.seat, end.cards) == (len(game.shows) - 1, None, ())
    for turn, following in pairwise(turns):
        events = [event for show in game.shows[turn.at + 1 : following.at + 1] for event in show.events]
        plays = [event for event in events if event.kind == "play"]
        assert turn.cards == tuple(event.card for event in plays)
        assert {event.seat for event in plays} <= {turn.seat}
        assert turn.race == tuple(at for at, event in enumerate(plays) if event.source == "payoff")
        assert turn.shows == tuple(event.stands_for or "" for event in plays)
        assert turn.discarded == next((event.card for event in events if event.kind == "discard"), "")
    most = max(len(turn.cards) for turn in played)
    assert [turn for turn in turns if turn.is_longest] == [turn for turn in played if len(turn.cards) == most][:1]


def test_how_far_each_had_got_is_known_at_every_position() -> None:
    """By the cards of their payoff piles, to the last of which it comes; nothing where there are none."""
    game = seen_at_table(saved(3), HERE)
    pace = replay_of(game, "payoff")

    result = game.shows[-1].view.result
    assert result
    assert [counts[-1] for counts in pace.race] == list(result.left)
    assert {len(counts) for counts in pace.race} == {len(game.shows)}
    assert all(0 <= one - other <= 1 for counts in pace.race for one, other in pairwise(counts))
    assert (race_of(game.shows, ""), replay_of(game).lead) == ((), None)


@pytest.mark.parametrize(
    ("race", "lead"),
    [
        (((3, 3, 2, 1, 1, 0), (3, 2, 2, 2, 1, 1)), 5),
        (((3, 2, 2, 1), (3, 3, 2, 2)), None),
        (((2, 1, 1), (2, 2, 1)), None),
        (((4, 3, 3, 3), (4, 4, 2, 1)), 2),
    ],
)
def test_the_lead_changes_for_good_at_most_once(race: tuple[tuple[int, ...], ...], lead: int | None) -> None:
    """Where the one who is ahead at the end came to be so alone, if anybody else had been."""
    assert lead_of(race) == lead


def test_the_computer_has_its_face_in_a_replay() -> None:
    """In that of a game kept here as in that of a code; a person's is on their own device."""
    game = saved(1)
    coded = seen_in_code(game_in(game, None, MALICE), MALICE)
    for seen in (seen_at_table(game, HERE), coded):
        assert [bool(sitter.avatar) for sitter in seen.seated.players] == [False, True]


# --- where another move would have helped ----------------------------------------------------------------------------


def moment(at: int, loss: float) -> Moment:
    """A moment that says nothing else."""
    return Moment(at, loss, Answer((("free",),), {}, "2h>c0"))


async def settled(pace: Replay) -> None:
    """Wait until what was looked for is found."""
    while pace.remark is LOOKING:
        await pace.until_changed(pace.shown)


async def test_only_the_greatest_moments_are_told() -> None:
    """Three of them, in the order of the game; each says how many there are. Others run while they are looked for."""
    losses = {3: 30.0, 5: 90.0, 8: 40.0, 12: 50.0}
    others: list[int] = []

    def moments(seen: Sequence[tuple[View, Sequence[Event]]]) -> Iterator[Moment | None]:
        for at in range(len(seen)):
            yield moment(at, losses[at]) if at in losses else None

    asyncio.get_running_loop().call_soon(others.append, 1)
    found = await greatest_moments(seen_at_table(saved(1), HERE), 0, moments)

    assert others
    assert [(each.at, each.answer.facts["number"], each.answer.facts["most"]) for each in found] == [
        *((5, 1, 3), (8, 2, 3), (12, 3, 3)),
    ]
    assert found[0].answer.codes == (("which", "free"),)


async def test_a_guest_is_told_the_same_moments() -> None:
    """From what their page has kept of the game."""
    seen = seen_at_table(saved(1), HERE)
    assert MALICE.moments

    found = await greatest_moments(seen, 0, MALICE.moments)

    assert found
    assert await greatest_moments(seen_in(text_of_seen(seen), "T-1"), 0, MALICE.moments) == found


async def test_a_replay_goes_from_moment_to_moment() -> None:
    """To the next one, after the last to the first. What is said stays until one goes elsewhere."""
    asked = []

    async def find(seat: int) -> Sequence[Moment]:
        asked.append(seat)
        return moment(5, 1), moment(8, 1)

    pace = Replay((), 20, ("Asha", "Bo"), 0, find)
    pace.go_to(5)
    pace.look_from(2)
    pace.set(1)

    for at in (5, 8, 5):
        assert move(pace, "moment")
        await settled(pace)
        assert (pace.at, pace.look, pace.remark) == (at, 0, moment(at, 1).answer)
    assert asked == [0]
    assert not pace.is_running
    pace.step()
    assert pace.remark is None
    await pace.close()


async def test_whoever_goes_elsewhere_meanwhile_stays_there() -> None:
    """The moments are at hand from then on."""
    may_find = asyncio.Event()

    async def find(_seat: int) -> Sequence[Moment]:
        await may_find.wait()
        return (moment(5, 1),)

    pace = Replay((), 20, find=find)
    pace.moment()
    await asyncio.sleep(0)
    pace.go_to(9)
    may_find.set()
    while not pace.remark:
        await asyncio.sleep(0)
        assert pace.at == 9
        pace.moment()
    await settled(pace)

    assert pace.at == 5


async def test_a_game_without_moments_is_praised() -> None:
    """And one that can't tell doesn't offer any."""

    async def find(_seat: int) -> Sequence[Moment]:
        return ()

    pace = Replay((), 20, find=find)
    pace.moment()
    await settled(pace)

    assert pace.remark is NONE
    assert not move(replay_of(seen_at_table(saved(1), HERE)), "moment")


async def test_of_several_at_one_screen_the_one_is_told_whose_cards_are_seen() -> None:
    """Each of them is “you”."""
    seats = []

    async def find(seat: int) -> Sequence[Moment]:
        seats.append(seat)
        return ()

    pace = Replay((), 20, ("Asha", "Bo"), 0, find)
    pace.own = None
    for look in (1, 2):
        pace.look_from(look)
        pace.moment()
        await settled(pace)

    assert seats == [1, 0]
