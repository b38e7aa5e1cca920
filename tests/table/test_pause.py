"""A break that any player may ask for, which holds from then on until any player goes on."""

from p2p_malice.engine.game import NOTHING
from p2p_malice.protocol.messages import (
    GO_ON,
    PAUSE,
    UNDERSTOOD,
    Ask,
    Bye,
    FromTable,
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
)
from p2p_malice.sentence_facts import HINT, SHEET
from p2p_malice.table.seat_holders import Visit
from p2p_malice.table.table import GO_ON_SIGN, PAUSE_SIGN, Deliveries
from tests.table.test_turn_clock import timed


def told(deliveries: Deliveries, visit: Visit) -> list[FromTable]:
    """What that visitor is told."""
    return [message for each, message in deliveries if each is visit]


def refusals(deliveries: Deliveries) -> list[str]:
    """The codes of what is refused."""
    return [message.code for _, message in deliveries if isinstance(message, Refused)]


def test_a_pause_stops_clocks_and_moves_until_anybody_goes_on() -> None:
    """Everybody hears at once who it was; the clock goes on from where it stood."""
    table, visits = timed("official clock=30", seats=3)
    (seat,) = table.turn
    waiting = next(each for each in range(3) if each != seat)
    move = table.view(seat).moves[0]

    paused = table.receive(visits[waiting], Propose(PAUSE), 10.0)

    for visit in visits:
        where, show = told(paused, visit)
        assert isinstance(where, Seated)
        assert (where.paused, where.resumed) == (waiting, None)
        assert isinstance(show, Show)
        assert (show.view.offers, show.view.deadlines, show.view.undo or False) == (NOTHING, (), False)
    assert (table.is_paused, table.wake_at, table.tick(1000.0)) == (True, None, [])
    assert refusals(table.receive(visits[seat], Move(1, move), 11.0)) == ["paused"]
    assert refusals(table.receive(visits[seat], Ask(HINT), 11.0)) == ["paused"]
    assert refusals(table.receive(visits[waiting], Poke(seat), 11.0)) == ["paused"]
    assert table.receive(visits[seat], Propose(PAUSE), 12.0) == []
    assert not refusals(table.receive(visits[seat], Ask(SHEET), 12.0))
    assert not refusals(table.receive(visits[seat], Say("Enjoy!"), 12.0))

    resumed = table.receive(visits[seat], Propose(GO_ON), 500.0)

    where, show = told(resumed, visits[seat])
    assert isinstance(where, Seated)
    assert (where.paused, where.resumed) == (None, seat)
    assert isinstance(show, Show)
    assert move in show.view.moves
    assert table.wake_at == 520.0
    assert not refusals(table.receive(visits[seat], Move(1, move), 501.0))


def test_whoever_comes_back_to_a_pause_sees_it_and_may_end_it() -> None:
    """A player who has left meanwhile doesn't, and no spectator can."""
    table, visits = timed("mdw")
    kay = table.arrive(None)
    table.receive(kay, Hello("Kay", understands=UNDERSTOOD, watches=True), 0.0)
    table.receive(visits[1], Propose(PAUSE), 1.0)
    table.note_away(visits[0], 2.0)
    table.receive(visits[1], Bye(), 3.0)
    assert refusals(table.receive(kay, Propose(GO_ON), 4.0)) == ["only_watching"]
    assert [type(each) for each in told(table.receive(kay, Say("Hello?"), 4.0), kay)] == [Remarked]

    seated = told(table.note_back(visits[0], 5.0), visits[0])

    assert [each.paused for each in seated if isinstance(each, Seated)] == [1]
    table.receive(visits[0], Propose(GO_ON), 6.0)
    assert not table.is_paused


def test_an_older_program_is_told_of_a_pause_by_a_sign() -> None:
    """It sees no moves until the game goes on, and needs no words for that."""
    table, visits = timed("mdw")
    visits[0].understands = frozenset(UNDERSTOOD) - {PAUSE}

    paused = told(table.receive(visits[1], Propose(PAUSE), 1.0), visits[0])
    resumed = told(table.receive(visits[1], Propose(GO_ON), 1.0), visits[0])

    assert paused[0] == Said(1, PAUSE_SIGN)
    assert resumed[0] == Said(1, GO_ON_SIGN)


def test_only_a_game_that_is_going_on_can_be_paused() -> None:
    """At the end there is nothing to stop."""
    table, visits = timed("mdw")
    table._number = 0

    assert refusals(table.receive(visits[0], Propose(PAUSE), 1.0)) == ["not_started"]
