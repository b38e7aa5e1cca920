"""Another game at the same table: who goes on where, what is theirs, and what nobody else gets."""

from p2p_malice.engine.match import begin
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.protocol.messages import (
    ANOTHER,
    UNDERSTOOD,
    Bye,
    Dismiss,
    Hello,
    Move,
    Proved,
    Refused,
    Seated,
    Show,
    Sitter,
    Take,
)
from p2p_malice.table.seat_holders import Visit
from p2p_malice.table.table import Deliveries, Table
from tests.proofs import returning

SEED = bytes(32)
RULES = "official payoff=1"


def ended(names: tuple[str, ...], older: tuple[str, ...] = ()) -> tuple[Table, dict[str, Visit]]:
    """A table of those people, whose game is over, and Kay, who looks on; the programs of some are `older`."""
    tokens = [letter * 32 for letter in "abcd"[: len(names)]]
    table = Table(begin(MALICE, len(names), RULES, SEED), MALICE, RULES, tokens)
    visits = {name: table.arrive(None, binding=name) for name in (*names, "Kay")}
    for name, visit in visits.items():
        understands = tuple(word for word in UNDERSTOOD if word != ANOTHER or name not in older)
        table.receive(visit, Hello(name, understands=understands, watches=name == "Kay"), 0.0)
    while not table.result:
        (turn,) = table.turn
        table.receive(visits[names[turn]], Move(table.number, greedy.choose(table.view(turn))), 0.0)
    return table, visits


def following(former: Table, seats: int) -> Table:
    """The table set up for that many."""
    tokens = [letter * 32 for letter in "wxyz"[:seats]]
    state = begin(MALICE, seats, RULES, SEED)
    return Table(state, MALICE, RULES, tokens, setup=former.setup + 1, standing=former.standing)


def seated(told: Deliveries) -> dict[Visit, Seated]:
    """What each is told last of who sits where."""
    return {visit: message for visit, message in told if isinstance(message, Seated)}


def test_people_go_on_with_what_is_theirs_at_another_seat_or_without_one() -> None:
    """Seats change, tokens go along, a spectator gets one of their own, cards come at once, and wins are kept."""
    former, visits = ended(("Ann", "Bob", "Cy"))
    winner = max(former.standing.won, key=former.standing.of)
    table = following(former, 2)

    told = table.bring(former, {"Cy": 0, "Kay": 1}, 0.0)

    said = seated(told)
    assert {name: (said[visit].seat, said[visit].watches) for name, visit in visits.items()} == {
        **{name: (said[visits[name]].seat, True) for name in ("Ann", "Bob")},
        "Cy": (0, False),
        "Kay": (1, False),
    }
    assert {message.setup for message in said.values()} == {1}
    assert (table.token(0), said[visits["Cy"]].token) == ("c" * 32, "")
    assert said[visits["Kay"]].token == table.token(1) == "x" * 32
    assert {visit: message.number for visit, message in told if isinstance(message, Show)} == dict.fromkeys(
        visits.values(), 1
    )
    assert all(not show.view.watches for visit, show in told if isinstance(show, Show) and visit is visits["Cy"])
    assert table.standing.won == {**dict.fromkeys(("Ann", "Bob", "Cy"), 0), winner: 1}
    assert {message.former for message in said.values()} == {
        tuple(Sitter(name, present=False, won=table.standing.of(name)) for name in ("Ann", "Bob"))
    }
    assert table.spectators == ("Ann", "Bob")


def test_whoever_was_away_finds_their_seat_by_the_one_they_had() -> None:
    """Though somebody else has that one now: the table proves that it gave theirs."""
    former, visits = ended(("Ann", "Bob", "Cy"))
    former.leave(visits["Ann"], 0.0)
    table = following(former, 3)
    table.bring(former, {"Bob": 0, "Cy": 1, "Ann": 2}, 0.0)
    back = table.arrive(None, binding="another", nonce="n" * 32)

    ((_, proved),) = table.receive(back, Hello("", seat=0, nonce="0" * 32), 0.0)
    assert isinstance(proved, Proved)
    told = table.receive(back, returning("Ann", "a" * 32, other="n" * 32, binding="another"), 0.0)

    assert seated(told)[back].seat == 2
    assert table.players[2].present


def test_a_spectator_who_is_not_heard_gets_no_seat() -> None:
    """Who has come again by another channel is the one of that name; the first may still come back, and looks on."""
    former, visits = ended(("Ann", "Bob"))
    told = seated(former.note_away(visits["Kay"], 0.0))
    assert told[visits["Ann"]].spectators == ()
    again = former.arrive(None, binding="again")
    former.receive(again, Hello("Kay", understands=UNDERSTOOD, watches=True), 0.0)
    assert former.spectators == ("Kay",)
    table = following(former, 3)

    said = seated(table.bring(former, {"Ann": 0, "Bob": 1, "Kay": 2}, 0.0))

    assert (said[again].seat, said[again].watches, said[visits["Kay"]].watches) == (2, False, True)
    assert table.note_back(visits["Kay"], 0.0)


def test_the_next_game_may_begin_without_somebody_who_is_away() -> None:
    """The computer plays for them until they are back."""
    former, visits = ended(("Ann", "Bob"))
    former.note_away(visits["Bob"], 0.0)
    table = following(former, 2)
    assert not any(isinstance(message, Show) for _, message in table.bring(former, {"Ann": 0, "Bob": 1}, 0.0))

    told = table.play_for(1, 0.0)

    assert [visit for visit, message in told if isinstance(message, Show)] == [visits["Ann"], visits["Kay"]]
    assert table.players[1].computer
    assert not seated(table.note_back(visits["Bob"], 0.0))[visits["Bob"]].players[1].computer


def test_a_program_that_would_not_understand_it_has_to_go() -> None:
    """It's told that it is older, and its seat is free."""
    former, visits = ended(("Ann", "Bob"), older=("Bob",))
    table = following(former, 2)

    told = table.bring(former, {"Ann": 0, "Bob": 1}, 0.0)

    assert [message for visit, message in told if visit is visits["Bob"]] == [
        Bye("version_mismatch", {"older": "yours"})
    ]
    assert [sitter.name for sitter in table.players] == ["Ann", ""]


def test_all_are_told_that_the_next_game_is_being_chosen() -> None:
    """Until it is, or isn't."""
    table, visits = ended(("Ann", "Bob"))

    assert [message.choosing for message in seated(table.note_choosing(is_so=True)).values()] == [True] * 3
    assert [message.choosing for message in seated(table.note_choosing(is_so=False)).values()] == [False] * 3
    assert visits


def test_who_does_not_come_back_for_the_next_game_can_be_sent_away() -> None:
    """Before its cards, nothing happened: their seat is free then, and what they had of it opens nothing."""
    former, visits = ended(("Ann", "Bob"))
    former.leave(visits["Bob"], 0.0)
    table = following(former, 2)
    table.bring(former, {"Ann": 0, "Bob": 1}, 0.0)
    assert table.players[1].name == "Bob"
    visits["Ann"].hosts = True

    table.receive(visits["Ann"], Dismiss(seat=1), 0.0)

    assert (table.players[1].name, table.number) == ("", 0)
    dora = table.arrive(None)
    assert seated(table.receive(dora, Hello("Dora", understands=UNDERSTOOD), 0.0))[dora].seat == 1
    assert table.number == 1


def test_a_spectator_asks_to_play_in_the_next_game_and_whoever_hosts_is_told() -> None:
    """Once the game is over, whatever the seat; the next game begins without that."""
    former, visits = ended(("Ann", "Bob"))
    visits["Ann"].hosts = True

    told = former.receive(visits["Kay"], Take(0), 0.0)

    assert told[-1] == (visits["Kay"], Refused("seat_asked", of="take"))
    assert {visit: message.asks for visit, message in seated(told).items()} == {
        visits["Ann"]: ("Kay",),
        visits["Bob"]: (),
        visits["Kay"]: (),
    }
    table = following(former, 2)
    assert {message.asks for message in seated(table.bring(former, {"Ann": 0, "Bob": 1}, 0.0)).values()} == {()}
    assert (former.asking, table.asking) == ((), ())


def test_a_host_who_leaves_after_a_game_closes_the_table_and_nothing_else_is_told() -> None:
    """Guests used to read that the host had left, and could be replaced. Who comes back later hears of it, too."""
    table, visits = ended(("Ann", "Bob", "Cy"))
    visits["Ann"].hosts = True
    table.note_away(visits["Cy"], 0.0)

    told = table.receive(visits["Ann"], Bye(), 0.0)

    assert told == [(visits["Ann"], Bye("left")), (visits["Bob"], Bye("closed")), (visits["Kay"], Bye("closed"))]
    back = [message for visit, message in table.note_back(visits["Cy"], 0.0) if visit is visits["Cy"]]
    assert isinstance(back[-2], Show)
    assert back[-1] == Bye("closed")
