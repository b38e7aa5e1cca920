"""The seat of a player who has left for good in the middle of a game, and who may play there from then on."""

from attrs import evolve

from p2p_malice.protocol.messages import (
    UNDERSTOOD,
    Allow,
    Bye,
    Hello,
    Move,
    Proved,
    Refused,
    Seated,
    Show,
    Take,
)
from p2p_malice.protocol.seat_proof import TABLE, proof_of
from p2p_malice.table.seat_holders import Visit
from p2p_malice.table.table import Deliveries, Table
from tests.proofs import NONCE, returning
from tests.table.test_sending_away import at_table


def left(*, allows: bool) -> tuple[Table, list[Visit], str]:
    """Ann's table, from which Bob has said goodbye, and the token that he had."""
    table, visits = at_table()
    table.receive(visits[0], Allow(watch=True, seats=allows), 0.0)
    token = table.token(1)
    table.receive(visits[1], Bye(), 0.0)
    return table, visits, token


def seated(told: Deliveries, visit: Visit) -> list[Seated]:
    """What that visitor is told of who sits where."""
    return [message for each, message in told if each is visit and isinstance(message, Seated)]


def watching(table: Table, name: str = "Kay") -> Visit:
    """Somebody who looks on."""
    kay = table.arrive(None)
    table.receive(kay, Hello(name, understands=UNDERSTOOD, watches=True), 0.0)
    return kay


def test_a_newcomer_by_the_same_link_plays_on_where_the_host_lets_others() -> None:
    """They get a token of their own; what the former player held opens nothing any more."""
    table, _, token = left(allows=True)
    kay, hello = table.arrive(None), Hello("Kay", understands=UNDERSTOOD)
    assert table.would_seat_newcomer(kay, hello)

    told = table.receive(kay, hello, 0.0)

    (where,) = seated(told, kay)
    assert (where.seat, where.players[1].name, where.players[1].left) == (1, "Kay", False)
    assert where.token not in ("", token)
    assert any(each is kay and isinstance(message, Show) for each, message in told)
    back = table.arrive(None, nonce=NONCE)
    ((_, proved),) = table.receive(back, Hello("", seat=1, nonce="0" * 32, understands=UNDERSTOOD), 0.0)
    assert isinstance(proved, Proved)
    assert proved.former == (proof_of(token, TABLE, "0" * 32, NONCE, ""),)
    goodbye = Bye("seat_given", {"name": "Kay"})
    assert (back, goodbye) in table.receive(back, evolve(returning("Bob", token, other=NONCE), seat=1), 0.0)


def test_nobody_is_told_that_a_newcomer_did_what_the_former_player_had_done() -> None:
    """What the others did is told to whoever comes; it once read as if the newcomer had played all game long."""
    table, visits = at_table()
    table.receive(visits[0], Allow(watch=True, seats=True), 0.0)
    while table.number < 12:
        (seat,) = table.turn
        table.receive(visits[seat], Move(table.number, table.view(seat).offers.moves[0]), 0.0)
    table.receive(visits[1], Bye(), 0.0)
    kay = table.arrive(None)

    told = table.receive(kay, Hello("Kay", understands=UNDERSTOOD), 0.0)

    (show,) = [message for each, message in told if each is kay and isinstance(message, Show)]
    assert {0, 2} <= {event.seat for event in show.events} <= {0, 2, None}


def test_who_has_left_has_their_seat_until_somebody_takes_it() -> None:
    """They come back to it as if they had only been away."""
    table, _, token = left(allows=True)

    table.receive(table.arrive(1), returning("Bob", token), 0.0)

    assert (table.players[1].name, table.players[1].present) == ("Bob", True)
    late = table.arrive(None)
    assert Refused("table_full", {"watch": 1, "game": "malice"}, of="hello") in [
        message for _, message in table.receive(late, Hello("Kay", understands=UNDERSTOOD), 0.0)
    ]


def test_nobody_takes_the_seat_of_who_is_only_away() -> None:
    """Contact that is lost may come back."""
    table, (_, _, otto), _ = left(allows=True)
    kay = watching(table)
    table.leave(otto, 0.0)

    assert table.receive(kay, Take(2), 0.0) == [(kay, Refused("seat_not_free", of="take"))]
    assert seated(table.receive(kay, Take(1), 0.0), kay)[0].seat == 1


def test_a_spectator_asks_the_host_who_gives_the_seat() -> None:
    """Nobody else can give it, and nobody else is told who asks."""
    table, (ann, _, otto), token = left(allows=False)
    kay, lea = watching(table), watching(table, "Lea")
    newcomer = table.arrive(None)
    assert not table.would_seat_newcomer(newcomer, Hello("Dora", understands=UNDERSTOOD))

    asked = table.receive(kay, Take(1), 0.0)

    assert asked[-1] == (kay, Refused("seat_asked", of="take"))
    assert [message.asks for message in seated(asked, ann)] == [("Kay",)]
    assert [message.asks for message in seated(asked, otto)] == [()]
    give = Take(1, "Kay")
    assert [table.receive(each, give, 0.0) for each in (otto, lea)] == [
        [(each, Refused("only_host", of="take"))] for each in (otto, lea)
    ]
    assert table.receive(ann, evolve(give, spectator="Mia"), 0.0) == [(ann, Refused("seat_not_free", of="take"))]

    given = table.receive(ann, give, 0.0)

    assert seated(given, kay)[0].token not in ("", token)
    assert [message.asks for message in seated(given, ann)] == [()]
    assert table.players[1].name == "Kay"
