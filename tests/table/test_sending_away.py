"""Players whom the host sends away: the computer plays on for them, and they have no seat any more."""

from itertools import count

import pytest
from attrs import evolve

from p2p_malice.engine.match import begin
from p2p_malice.games.malice.game import MALICE
from p2p_malice.protocol.messages import (
    UNDERSTOOD,
    Allow,
    Bye,
    Dismiss,
    Hello,
    Propose,
    Refused,
    Seated,
    Show,
    Take,
)
from p2p_malice.table.seat_holders import Visit
from p2p_malice.table.table import Table
from tests.proofs import NONCE, returning

TOKENS = ("a" * 32, "b" * 32, "c" * 32)


def at_table(seats: int = 3, rules: str = "official") -> tuple[Table, list[Visit]]:
    """Ann's table with Bob and Otto, who are people, once the cards are dealt; and their visits."""
    tokens = TOKENS[:seats]
    numbers = count()
    table = Table(
        begin(MALICE, seats, rules, bytes(32)),
        MALICE,
        rules,
        tokens,
        here={0: "Ann"},
        new_token=lambda: f"{next(numbers):032x}",
        substitutes=(("Otto", "bear"), ("Bob", "whale"), ("Ada", "cat")),
    )
    ann, *others = visits = [table.arrive(seat, nonce=NONCE, hosts=seat == 0) for seat in range(seats)]
    for visit, name in zip(others, ("Bob", "Otto"), strict=False):
        table.receive(visit, Hello(name, understands=UNDERSTOOD), 0.0)
    table.receive(ann, evolve(returning("Ann", tokens[0], other=NONCE), understands=UNDERSTOOD), 0.0)
    return table, visits


@pytest.mark.parametrize("how", ["there", "silent", "gone"])
def test_who_is_sent_away_is_told_and_the_computer_plays_on(how: str) -> None:
    """Under a name that nobody has; all others see it, and nothing that was held opens the seat again."""
    table, (ann, bob, otto) = at_table()
    token = table.token(1)
    if how == "silent":
        table.note_away(bob, 0.0)
    elif how == "gone":
        table.leave(bob, 0.0)

    told = table.receive(ann, Dismiss(seat=1), 0.0)

    assert [message for visit, message in told if visit is bob] == ([] if how == "gone" else [Bye("turned_out")])
    seated = {visit: message for visit, message in told if isinstance(message, Seated)}
    assert seated.keys() == {ann, otto}
    assert {message.host for message in seated.values()} == {"Ann"}
    assert (table.players[1].name, table.players[1].avatar, table.is_persons(1)) == ("Ada", "cat", False)
    assert table.token(1) != token
    again = table.arrive(1, nonce=NONCE)
    assert table.receive(again, returning("Bob", token, other=NONCE), 0.0)[-1] == (again, Bye("turned_out"))
    table.stand_in(1, table.view(1).moves[0], 0.0) if table.turn == (1,) else None


def test_only_whoever_hosts_sends_players_away_and_nobody_of_their_own_screen() -> None:
    """A guest is refused; the computer and somebody here stay, as does everybody before the cards."""
    table, (ann, bob, otto) = at_table()
    for message in (Dismiss(seat=2), Dismiss(seat=0), Dismiss("Ann")):
        assert table.receive(bob, message, 0.0) == [(bob, Refused("only_host", of="dismiss"))]
    assert table.receive(ann, Dismiss(seat=0), 0.0) == []
    assert table.receive(ann, Dismiss(seat=9), 0.0) == []
    table.receive(ann, Dismiss(seat=1), 0.0)
    assert table.receive(ann, Dismiss(seat=1), 0.0) == []
    assert table.receive(bob, Dismiss(seat=2), 0.0) == [(bob, Refused("not_seated", of="dismiss"))]
    assert [player.name for player in table.players] == ["Ann", "Ada", "Otto"]
    assert otto.is_holder


def test_nobody_waits_for_who_was_sent_away() -> None:
    """What others wanted done about them lapses, and of two at a table, the one plays on."""
    table, (ann, bob) = at_table(2)
    table.leave(bob, 0.0)
    table.receive(ann, Propose("wait"), 0.0)

    table.receive(ann, Dismiss(seat=1), 0.0)

    assert table.players[0].proposal == ""
    assert table.receive(ann, Propose("bot"), 0.0) == [(ann, Refused("nobody_away", of="propose"))]


def test_a_friend_takes_the_seat_of_who_was_sent_away() -> None:
    """Where the host lets spectators take computers' seats."""
    table, (ann, bob, _) = at_table()
    table.receive(ann, Allow(watch=True, seats=True), 0.0)
    kay = table.arrive(None)
    table.receive(kay, Hello("Kay", understands=UNDERSTOOD, watches=True), 0.0)
    table.receive(ann, Dismiss(seat=1), 0.0)

    told = [message for visit, message in table.receive(kay, Take(1), 0.0) if visit is kay]

    assert [type(message) for message in told] == [Seated, Show]
    assert table.players[1].name == "Kay"
    assert not bob.is_holder
