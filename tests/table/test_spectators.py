"""Those who only look on: what they are told, what they may do, and that nothing waits for them."""

import random

import pytest
from attrs import evolve

from p2p_malice.engine.match import begin
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.spite.game import SPITE
from p2p_malice.protocol.messages import (
    UNDERSTOOD,
    Allow,
    Answered,
    Ask,
    Avatar,
    Bye,
    Dismiss,
    FromPlayer,
    Hello,
    Move,
    Poke,
    Propose,
    Refused,
    Remarked,
    Said,
    Say,
    Seated,
    Show,
    Take,
    kind_of,
)
from p2p_malice.sentence_facts import HINT, SHEET
from p2p_malice.table.seat_holders import Visit
from p2p_malice.table.table import ASK_LIMIT, MAX_SPECTATORS, SAY_LIMIT, Deliveries, Table
from tests.proofs import NONCE, returning

SEED, TOKENS = bytes(32), ("a" * 32, "b" * 32)


def watched(rules: str = "mdw") -> tuple[Table, list[Visit]]:
    """A table with Ann and Bob, whose cards are dealt, and their visits."""
    table = Table(begin(MALICE, 2, rules, SEED), MALICE, rules, TOKENS)
    visits = [table.arrive(None) for _ in TOKENS]
    for visit, name in zip(visits, ("Ann", "Bob"), strict=True):
        table.receive(visit, Hello(name, understands=UNDERSTOOD), 0.0)
    return table, visits


def spectator(table: Table, name: str = "Kay", heard: int = 0) -> tuple[Visit, Deliveries]:
    """Somebody who has just begun to look on, and what comes of it."""
    visit = table.arrive(None)
    return visit, table.receive(visit, Hello(name, heard=heard, understands=UNDERSTOOD, watches=True), 0.0)


def test_a_spectator_is_told_what_everybody_may_see_and_is_named_to_all() -> None:
    """No hand is open, nothing is offered, and what has happened is told; their name is nobody else's."""
    table, visits = watched()
    kay, told = spectator(table, "Ann")

    views = [message for visit, message in told if visit is kay and isinstance(message, Show)]
    assert [(show.view.watches, show.view.offers, show.view.undo) for show in views] == [
        (True, views[0].view.offers, None)
    ]
    assert not views[0].view.offers
    assert all(not pile.cards for pile in views[0].view.piles if pile.role == "hand")
    assert views[0].events
    seated = {visit: message for visit, message in told if isinstance(message, Seated)}
    assert {visit: (message.spectators, message.watches, message.token) for visit, message in seated.items()} == {
        **dict.fromkeys(visits, (("Ann 3",), False, "")),
        kay: (("Ann 3",), True, ""),
    }

    (turn,) = table.turn
    moved = table.receive(visits[turn], Move(1, table.view(turn).moves[0]), 1.0)
    assert {visit for visit, message in moved if isinstance(message, Show)} == {*visits, kay}
    left = table.receive(kay, Bye(), 2.0)
    assert {message.spectators for _, message in left if isinstance(message, Seated)} == {()}


@pytest.mark.parametrize(
    "message",
    [
        Move(1, "hand>c0"),
        Ask(HINT),
        Poke(0),
        Avatar("fox"),
        Propose("stop"),
        Propose("rematch"),
        Allow(watch=True, seats=True),
        Dismiss("Kay"),
        Take(1),
        Hello("Kay"),
        Hello("Kay", watches=True),
        returning("Bob", TOKENS[1]),
    ],
)
def test_a_spectator_can_do_nothing(message: FromPlayer) -> None:
    """It is refused, nobody else hears of it, and nothing changes, whatever they claim to have."""
    table, _ = watched()
    kay, _ = spectator(table)
    before = (table.number, table.players)

    ((visit, told),) = table.receive(kay, message, 0.0)

    assert visit is kay
    assert isinstance(told, Refused)
    assert (table.number, table.players) == before


def test_a_spectator_may_ask_for_the_rules_and_say_something_now_and_then() -> None:
    """Old programs aren't told what they wouldn't understand; all spectators together have one limit."""
    table, (ann, bob) = watched()
    bob.understands = frozenset()
    (kay, _), (lea, _) = spectator(table), spectator(table, "Lea")

    ((_, answer),) = table.receive(kay, Ask(SHEET), 0.0)
    assert isinstance(answer, Answered)
    assert table.receive(kay, Say("hi"), 0.0) == [(each, Remarked("Kay", "hi")) for each in (ann, kay, lea)]
    assert {visit for visit, _ in table.receive(ann, Say("oh"), 0.0)} == {ann, bob, kay, lea}
    told = [table.receive(visit, Say("hi"), 0.0)[0][1] for _ in range(SAY_LIMIT) for visit in (kay, lea)]
    assert told[-1] == Refused("too_much_said", of="say")
    assert table.receive(bob, Say("oh"), 0.0)[0][1] == Said(1, "oh")
    for _ in range(ASK_LIMIT):
        last = table.receive(lea, Ask(SHEET), 0.0)
    assert last[0][1] == Refused("too_much_asked", of="ask")


def test_only_so_many_look_on_and_only_where_they_may() -> None:
    """Who leaves makes room."""
    table, _ = watched()
    visits = [spectator(table)[0] for _ in range(MAX_SPECTATORS)]

    _, (refused, goodbye) = spectator(table)
    assert (refused[1], goodbye[1]) == (Refused("not_watchable", of="hello"), Bye("not_watchable"))
    table.leave(visits[0], 0.0)
    assert spectator(table)[0].watches


def test_nothing_waits_for_spectators() -> None:
    """They come before the cards, and go; another game is dealt without their word."""
    table = Table(begin(MALICE, 2, "mdw", SEED), MALICE, "mdw", TOKENS)
    kay, told = spectator(table)
    assert not any(isinstance(message, Show) for _, message in told)
    ann, bob = table.arrive(0), table.arrive(1)
    table.receive(ann, Hello("Ann"), 0.0)
    dealt = table.receive(bob, Hello("Bob"), 0.0)

    assert {visit for visit, message in dealt if isinstance(message, Show)} == {ann, bob, kay}
    silent, heard = table.note_away(kay, 0.0), table.note_back(kay, 0.0)
    assert {message.spectators for _, message in silent if isinstance(message, Seated)} == {()}
    assert {message.spectators for _, message in heard if isinstance(message, Seated)} == {("Kay",)}
    assert not any(isinstance(message, Show) for _, message in (*silent, *heard))
    table.leave(bob, 0.0)
    assert kay in [visit for visit, _ in table.receive(ann, Propose("stop"), 0.0)]
    assert table.is_stopped


def test_a_spectator_who_comes_back_hears_what_was_missed() -> None:
    """And nothing twice."""
    table, visits = watched()
    for number in range(1, 4):
        (turn,) = table.turn
        table.receive(visits[turn], Move(number, table.view(turn).moves[0]), 0.0)

    shows = [
        message for heard in (0, 3, 4) for _, message in spectator(table, heard=heard)[1] if isinstance(message, Show)
    ]

    assert [len(show.events) > 0 for show in shows] == [True, True, False]
    assert shows[1].events == shows[0].events[-len(shows[1].events) :]


def test_a_secret_call_is_no_news_for_spectators() -> None:
    """In Spite nobody hears of a call of misplay before its time is up."""
    state = begin(SPITE, 3, "spite rounds=1", SEED)
    table = Table(state, SPITE, "spite rounds=1", ("a" * 32, "b" * 32, "c" * 32))
    visits = [table.arrive(seat) for seat in range(3)]
    for visit, name in zip(visits, ("Ann", "Bob", "Cem"), strict=True):
        table.receive(visit, Hello(name), 0.0)
    kay, _ = spectator(table)
    rng = random.Random(1)
    while not any("misplay" in table.view(seat).offers.may for seat in range(3)):
        seat = rng.choice(table.turn or (0,))
        moves = [*table.view(seat).offers.each()]
        table.receive(visits[seat], Move(table.number, rng.choice(moves)), 0.0)
        if not table.turn:
            table.tick(table.wake_at or 0.0)
    caller = next(seat for seat in range(3) if "misplay" in table.view(seat).offers.may)

    told = table.receive(visits[caller], Move(table.number, "misplay"), 0.0)

    assert [visit for visit, _ in told] == [visits[caller]]
    assert kay.watches


def hosted() -> tuple[Table, Visit, Visit]:
    """Ann's table with Bob, where the computer plays at seat 2, and their visits."""
    table = Table(
        begin(MALICE, 3, "official", SEED), MALICE, "official", (*TOKENS, "c" * 32), here={0: "Ann"}, bots={2: "Eva"}
    )
    ann, bob = table.arrive(0, nonce=NONCE, hosts=True), table.arrive(1)
    table.receive(ann, evolve(returning("Ann", TOKENS[0], other=NONCE), understands=UNDERSTOOD), 0.0)
    table.receive(bob, Hello("Bob", understands=UNDERSTOOD), 0.0)
    return table, ann, bob


def test_a_spectator_deals_again_only_where_nobody_else_could() -> None:
    """Among computers; not for players who are away."""
    rules = "mdw payoff=1"
    for bots in ({}, {0: "Max", 1: "Eva"}):
        state = begin(MALICE, 2, rules, SEED)
        while not state.result:
            state = state.after(state.turn[0], greedy.choose(state.view(state.turn[0])))
        table = Table(state, MALICE, rules, TOKENS, names=("Ann", "Bob"), number=9, bots=bots)
        kay, _ = spectator(table)

        told = table.receive(kay, Propose("rematch"), 0.0)

        assert bool(table.result) == (not bots)
        assert (told == [(kay, Refused("only_watching", of="propose"))]) == (not bots)


def test_who_hosts_says_whether_others_may_look_on() -> None:
    """Nobody else does; those who look on are sent away one by one or all at once, and then nobody comes."""
    table, ann, bob = hosted()
    (kay, told), (lea, _) = spectator(table), spectator(table, "Lea")
    seated = {visit: message for visit, message in told if isinstance(message, Seated)}
    assert {visit: (message.hosts, message.allows) for visit, message in seated.items()} == {
        ann: (True, ("watch",)),
        bob: (False, ("watch",)),
        kay: (False, ("watch",)),
    }

    for message in (Allow(watch=False, seats=True), Dismiss("Kay")):
        ((_, refused),) = table.receive(bob, message, 0.0)
        assert refused == Refused("only_host", of=kind_of(type(message)))
    assert table.receive(ann, Dismiss("Nobody"), 0.0) == []
    assert table.receive(ann, Dismiss("Kay"), 0.0) == [(kay, Bye("not_watchable"))]
    table.leave(kay, 0.0)
    assert (lea, Bye("not_watchable")) in table.receive(ann, Allow(watch=False, seats=False), 0.0)
    assert not spectator(table)[0].watches


def test_a_spectator_takes_a_computers_seat_where_the_host_lets_them() -> None:
    """They see the cards from then on, and get a token; nobody else loses a seat."""
    table, ann, bob = hosted()
    kay, _ = spectator(table)
    table.receive(ann, Allow(watch=True, seats=True), 0.0)
    for seat in (0, 1, 3):
        assert table.receive(kay, Take(seat), 0.0) == [(kay, Refused("seat_not_free", of="take"))]

    told = table.receive(kay, Take(2), 0.0)

    own = [message for visit, message in told if visit is kay]
    assert [type(message) for message in own] == [Seated, Show]
    assert isinstance(own[0], Seated)
    assert (own[0].seat, own[0].watches, own[0].token, own[0].spectators) == (2, False, "c" * 32, ())
    assert isinstance(own[1], Show)
    assert own[1].view == table.view(2)
    assert [(player.name, player.computer) for player in table.players][2] == ("Kay", False)
    assert (kay.is_holder, kay.watches, table.is_persons(2)) == (True, False, True)
    assert table.receive(bob, Take(2), 0.0) == [(bob, Refused("seated_already", of="take"))]
    table.leave(kay, 0.0)
    _, again = spectator(table)
    assert isinstance(again[-1][1], Show)
