"""The table: who may sit, move and speak, and what each seat is told."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from p2p_malice.engine.game import HINTS, Event, rematch_from
from p2p_malice.engine.match import Match, begin
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.rules import State, deal
from p2p_malice.protocol.message_codec import MAX_FRAME, decode_from_player, encode
from p2p_malice.protocol.messages import (
    PROTOCOL_VERSION,
    UNDERSTOOD,
    Answered,
    Ask,
    Avatar,
    Bye,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Poke,
    Poked,
    Propose,
    Proved,
    Refused,
    Said,
    Say,
    Seated,
    Show,
    Sitter,
)
from p2p_malice.protocol.sanitize import MAX_NAME, clean
from p2p_malice.protocol.seat_proof import PLAYER, TABLE, proof_of
from p2p_malice.sentence_facts import HINT, SHEET, WHY, CardFact, Facts, PileFact, RankFact
from p2p_malice.table.seat_holders import Visit, VisitState
from p2p_malice.table.table import ASK_LIMIT, MAX_RECALLED, SAY_LIMIT, SAY_SECONDS, Table
from tests.attable import AtTable, ToSeats
from tests.helpers import known, position, swap_hidden
from tests.orders import NoCards
from tests.proofs import returning


class Four(NoCards):
    """A game without cards for four."""

    seats = 4


LIKE_ANN = ("ANN", "An\u200dn", "Аnn", "Ａnn", " Ann", "Ann\u3164", "A\u034fnn")
SEED = bytes(32)
TOKENS = ("a" * 32, "b" * 32)


def new_table(state: State | Match | None = None) -> AtTable:
    """A table at which nobody sits yet."""
    return AtTable(Table(state or deal(2, "mdw", SEED), MALICE, "mdw", TOKENS))


def full_table(state: State | Match | None = None) -> tuple[AtTable, ToSeats]:
    """A table at which Ann (seat 0) and Bob (seat 1) have just sat down, and what they were told last."""
    table = new_table(state)
    table.receive(0, Hello("Ann"), 0.0)
    return table, table.receive(1, Hello("Bob"), 0.0)


def to(seat: int, deliveries: ToSeats) -> list[FromTable]:
    """What one seat is told."""
    return [message for told, message in deliveries if told == seat]


def shows(deliveries: ToSeats) -> dict[int, Show]:
    """The views among the deliveries by seat."""
    return {seat: message for seat, message in deliveries if isinstance(message, Show)}


def names_told(deliveries: ToSeats) -> list[tuple[str, bool]]:
    """Who sits where, as somebody is told it first."""
    seated = next(message for _, message in deliveries if isinstance(message, Seated))
    return [(player.name, player.present) for player in seated.players]


def refusal(deliveries: ToSeats) -> str:
    """The code of the one refusal that the deliveries are."""
    ((_, message),) = deliveries
    assert isinstance(message, Refused)
    return message.code


def test_cards_are_shown_when_everybody_sits() -> None:
    """The first to sit down sees who sits where, and by which rules; with the last, both see their cards."""
    table = new_table()

    first = table.receive(0, Hello("Ann"), 0.0)
    assert [type(message) for message in to(0, first)] == [Seated]
    second = table.receive(1, Hello("Bob"), 0.0)
    assert shows(second).keys() == {0, 1}
    assert shows(second)[0].number == 1
    seated = to(1, second)[0]
    assert isinstance(seated, Seated)
    assert (seated.seat, seated.rules) == (1, "mdw")


@pytest.mark.parametrize(
    ("said", "named"),
    [
        (["Ann", "Ann"], ["Ann", "Ann 2"]),
        ([""], ["Player 1"]),
        *((["Ann", name], ["Ann", f"{clean(name, MAX_NAME)} 2"]) for name in LIKE_ANN),
        *(([name], [f"{name} 1"]) for name in ("You", "cоmputer", "NONE")),
        (["Ann 2", "Ann 2"], ["Ann 2", "Ann 2 2"]),
        (["Ann 3", "Ann", "Ann"], ["Ann 3", "Ann", "Ann 4"]),
        (["x" * MAX_NAME] * 2, ["x" * MAX_NAME, "x" * (MAX_NAME - 3) + " 2"]),
    ],
)
def test_nobody_has_the_name_of_another(said: list[str], named: list[str]) -> None:
    """What reads as a taken name, as nobody's, or as the program's own words gets a number, within what is shown."""
    table = AtTable(Table(Four(), MALICE, "none", ("a", "b", "c", "d")))
    for seat, name in enumerate(said):
        told = table.receive(seat, known(decode_from_player(encode(Hello(name)))), 0.0)

    assert [player.name for player in table.players][: len(named)] == named
    assert names_told(told)[: len(named)] == [(name, True) for name in named]


def test_a_computer_that_takes_a_free_seat_bears_no_guests_name() -> None:
    """A guest called Ada and a computer player of that name are told apart."""
    table = new_table()
    table.receive(0, Hello("ada"), 0.0)
    table.fill(1, "Ada")

    assert [player.name for player in table.players] == ["ada", "Ada 2"]


def test_a_program_of_another_version_is_sent_away_in_words() -> None:
    """Programs that cannot understand each other say so and which is older."""
    first, last = new_table().receive(1, Hello("Bob", version=PROTOCOL_VERSION + 1), 0.0)

    assert isinstance(first[1], Refused)
    assert first[1].code == "version_mismatch"
    assert isinstance(last[1], Bye)
    assert last[1].particulars == {"older": "host"}


def test_what_comes_out_of_turn_is_refused() -> None:
    """Nobody plays without sitting down, while somebody is missing, or sits down twice; proposals are known ones."""
    table = new_table()
    assert refusal(table.receive(0, Move(1, "7h>c0"), 0.0)) == "not_seated"
    table.receive(0, Hello("Ann"), 0.0)
    assert refusal(table.receive(0, Move(0, "7h>c0"), 0.0)) == "not_started"
    table.receive(1, Hello("Bob"), 0.0)
    assert refusal(table.receive(1, Hello("Eve"), 0.0)) == "seated_already"
    assert table.players[1].name == "Bob"
    table.leave(0)
    assert refusal(table.receive(1, Propose("dance"), 0.0)) == "unknown_proposal"


def test_a_move_is_shown_to_everybody_with_the_next_number() -> None:
    """After a lawful move all see the new position and what happened."""
    table, told = full_table()
    (seat,) = shows(told)[0].view.turn

    after = shows(table.receive(seat, Move(1, shows(told)[seat].view.moves[-1]), 0.0))

    assert {show.number for show in after.values()} == {2}
    assert after[0].events == after[1].events != ()


def test_a_late_or_repeated_move_is_refused() -> None:
    """A move that names an old position is not played by accident."""
    table, told = full_table()
    (seat,) = shows(told)[0].view.turn
    move = Move(1, shows(told)[seat].view.moves[-1])
    table.receive(seat, move, 0.0)

    assert refusal(table.receive(seat, move, 0.0)) == "stale_move"
    assert refusal(table.receive(seat, Move(99, move.move), 0.0)) == "stale_move"


def test_a_wrong_move_is_refused_with_the_reason_to_its_sender_alone() -> None:
    """Only who tried learns why it was refused, and the position stays."""
    table, _ = full_table(position("hand@0=9h; hand@1=3c; draw=7c"))

    deliveries = table.receive(0, Move(1, "9h>c0"), 0.0)

    facts: Facts = {"pile": PileFact("centre", 0), "needs": RankFact("A"), "card": CardFact("9h")}
    assert deliveries == [(0, Refused("does_not_fit", facts, of="move"))]
    assert refusal(table.receive(0, Move(1, "rubbish"), 0.0)) == "no_move"
    assert table.receive(1, Move(1, "3c>d0"), 0.0) == [(1, Refused("not_your_turn", of="move"))]
    assert shows(table.receive(0, Move(1, "9h>d0"), 0.0))[0].number == 2


def test_what_is_said_reaches_everybody() -> None:
    """A phrase goes to all who sit, its speaker too."""
    table, _ = full_table()

    assert table.receive(1, Say("well played"), 0.0) == [(0, Said(1, "well played")), (1, Said(1, "well played"))]
    assert table.receive(1, Say("👏", to=0), 0.0)[0] == (0, Said(1, "👏", to=0))
    assert table.receive(1, Say("👏", to=7), 0.0)[0] == (0, Said(1, "👏"))
    assert refusal(table.receive(0, Say(""), 0.0)) == "nothing_said"


def test_whoever_has_the_turn_is_reminded() -> None:
    """Once in ten seconds, by others who are told of it; and nobody is whose program doesn't know what that is."""
    table = new_table(position("hand@0=9h; hand@1=3c; draw=7c"))
    for seat, name in enumerate(("Ann", "Bob")):
        table.receive(seat, Hello(name, understands=UNDERSTOOD), 0.0)
    (own,) = table.turn
    other = 1 - own

    assert refusal(table.receive(other, Poke(other), 0.0)) == "not_their_turn"
    assert refusal(table.receive(own, Poke(own), 0.0)) == "not_their_turn"
    assert refusal(table.receive(other, Poke(7), 0.0)) == "not_their_turn"
    assert table.receive(other, Poke(own), 100.0) == [(seat, Poked(other, own)) for seat in (0, 1)]
    assert refusal(table.receive(other, Poke(own), 100.0 + SAY_SECONDS - 0.1)) == "poked_already"
    assert len(table.receive(other, Poke(own), 100.0 + SAY_SECONDS)) == 2
    table.leave(own)
    assert refusal(table.receive(other, Poke(own), 200.0)) == "poke_unheard"


def test_a_program_that_knows_no_reminder_is_told_of_none() -> None:
    """Whoever reminds it reads so."""
    table, _ = full_table(position("hand@0=9h; hand@1=3c; draw=7c"))

    (own,) = table.turn
    assert refusal(table.receive(1 - own, Poke(own), 0.0)) == "poke_unheard"


def test_an_avatar_is_seen_by_everybody() -> None:
    """It stays while its player is away, and nobody changes it all the time."""
    table, _ = full_table()

    told = table.receive(1, Avatar("fox"), 0.0)

    assert [message.players[1].avatar for _, message in told if isinstance(message, Seated)] == ["fox", "fox"]
    assert table.receive(1, Avatar("fox"), 0.0) == []
    changed = [table.receive(1, Avatar(name), 3.0) for name in ("owl", "cat", "frog", "crow", "bear")]
    assert refusal(changed[-1]) == "too_much_said"
    table.leave(1, 4.0)
    assert table.players[1].avatar == "crow"


def test_only_who_asks_is_answered() -> None:
    """A hint is a move on offer and the reason for it, a sheet the rules in force; others have no hint meanwhile."""
    table, _ = full_table()
    (seat,) = table.turn

    ((told, hinted),) = table.receive(seat, Ask(HINT), 0.0)
    ((_, sheet),) = table.receive(1 - seat, Ask(SHEET), 0.0)

    assert told == seat
    assert isinstance(hinted, Answered)
    assert hinted.answer.move in table.view(seat).moves
    assert hinted.answer.code
    assert sheet == Answered(SHEET, "", 1, MALICE.book.sheet("mdw"))
    assert refusal(table.receive(1 - seat, Ask(HINT), 0.0)) == "not_your_turn"


@pytest.mark.parametrize("move", ["payoff>d0", "d0>c0", "7h>c9", "Kh>d0@1"])
def test_why_not_is_what_a_move_would_be_told(move: str) -> None:
    """Asking changes nothing and is answered with the same refusal."""
    table, _ = full_table()
    (seat,) = table.turn

    ((_, asked),) = table.receive(seat, Ask(WHY, move), 0.0)
    ((_, refused),) = table.receive(seat, Move(1, move), 0.0)

    assert isinstance(asked, Answered)
    assert isinstance(refused, Refused)
    assert (asked.answer.code, asked.answer.facts) == (refused.code, refused.particulars)


def test_before_the_cards_only_the_rules_are_answered() -> None:
    """There is no position yet to ask about."""
    table = new_table()
    table.receive(0, Hello("Ann"), 0.0)

    assert refusal(table.receive(0, Ask(HINT), 0.0)) == "not_started"
    assert isinstance(table.receive(0, Ask(SHEET), 0.0)[0][1], Answered)


def test_who_asks_too_much_has_to_wait() -> None:
    """The table has other things to do."""
    table, _ = full_table()
    for _ in range(ASK_LIMIT):
        table.receive(1, Ask(WHY, "payoff"), 100.0)

    assert refusal(table.receive(1, Ask(WHY, "payoff"), 100.0 + SAY_SECONDS - 0.1)) == "too_much_asked"
    assert isinstance(table.receive(1, Ask(WHY, "payoff"), 100.0 + SAY_SECONDS)[0][1], Answered)


def test_who_leaves_is_seen_to_be_away() -> None:
    """The others are told who has gone; the cards stay."""
    table, _ = full_table()

    (delivery,) = table.leave(1)

    assert isinstance(delivery[1], Seated)
    assert [player.present for player in delivery[1].players] == [True, False]
    assert table.leave(1) == []


def test_who_says_bye_leaves() -> None:
    """A goodbye is answered and the others are told."""
    table, _ = full_table()

    deliveries = table.receive(0, Bye(), 0.0)

    assert isinstance(to(0, deliveries)[0], Bye)
    assert isinstance(to(1, deliveries)[0], Seated)


def test_who_comes_back_sees_the_position_at_once() -> None:
    """After a hello from a seat that was left the same position is shown to it, under the same number."""
    table, told = full_table()
    table.leave(1)

    back = shows(table.receive(1, returning("Bob", TOKENS[1]), 0.0))

    assert back.keys() == {1}
    assert back[1].view == shows(told)[1].view
    assert back[1].number == 1


def test_everybody_is_told_whether_a_player_has_left_or_is_away() -> None:
    """Guests read that somebody was away who had left, and waited."""
    table = new_table()
    for seat, name in enumerate(("Ann", "Bob")):
        table.receive(seat, Hello(name, understands=UNDERSTOOD), 0.0)
    (seated,) = to(0, table.receive(1, Bye(), 0.0))
    assert isinstance(seated, Seated)
    assert seated.players[1] == Sitter("Bob", present=False, left=True)

    table.receive(1, returning("Bob", TOKENS[1]), 0.0)
    table.leave(1)
    assert table.players[1] == Sitter("Bob", present=False)


def test_the_result_is_shown_to_everybody() -> None:
    """With the last payoff card both see how the game ended."""
    table, _ = full_table(position("payoff@0=Ks; hand@0=9h"))

    told = shows(table.receive(0, Move(1, "payoff>c0"), 0.0))

    assert table.result is not None
    assert told[0].view.result == told[1].view.result == table.result


# --- hostile guests and hidden cards ---------------------------------------------------------------------------------

messages = st.one_of(
    st.builds(
        Move, st.integers(0, 3), st.sampled_from(["7h>c0", "payoff>c0", "d0>c0", "Kd>c1", "9h>d0", "x", "c0>d0"])
    ),
    st.builds(Say, st.text(max_size=5)),
    st.builds(Hello, st.just("Eve"), st.integers(0, 2)),
    st.just(Bye()),
)


@given(
    seed=st.binary(min_size=32, max_size=32),
    mix=st.integers(),
    script=st.lists(st.tuples(st.integers(0, 1), messages), max_size=12),
)
def test_no_byte_to_a_seat_depends_on_a_card_it_may_not_see(
    seed: bytes, mix: int, script: list[tuple[int, Hello | Move | Say | Bye]]
) -> None:
    """With the hidden cards dealt otherwise every byte is the same: first sight, refusals, phrases, coming back.

    The script stops at the first move that the table accepts, for that may turn up a card.
    """
    state = deal(2, "mdw", seed)
    for seat in (0, 1):
        tables = [new_table(state), new_table(swap_hidden(state, seat, random.Random(mix)))]
        heard: list[list[str]] = [[], []]
        for sender, message in [(0, Hello("Ann")), (1, Hello("Bob")), *script]:
            told = [table.receive(sender, message, 0.0) for table in tables]
            if isinstance(message, Move) and any(shows(deliveries) for deliveries in told):
                break
            for bytes_heard, deliveries in zip(heard, told, strict=True):
                bytes_heard += [encode(reply) for reply in to(seat, deliveries)]

        assert heard[0] == heard[1]
        assert heard[0]


@settings(max_examples=20)
@given(seed=st.integers(0, 10**6), seat=st.integers(0, 1), mix=st.integers())
def test_refusals_and_answers_do_not_depend_on_hidden_cards(seed: int, seat: int, mix: int) -> None:
    """Whatever a seat tries in the middle of a game, the answer tells nothing about cards it may not see."""
    rng = random.Random(seed)
    state = deal(2, "mdw", rng.randbytes(32))
    for _ in range(rng.randrange(60)):
        if not state.result:
            state = state.after(state.player, rng.choice(state.moves(state.player)))
    tables = [new_table(state), new_table(swap_hidden(state, seat, random.Random(mix)))]
    for table in tables:
        table.receive(0, Hello("Ann"), 0.0)
        table.receive(1, Hello("Bob"), 0.0)
    offered = state.moves(seat)
    for move in (
        *("7h>c0", "Kd>c3", "payoff>c0", "payoff>d0", "d0>c1", "d3>d1"),
        *("2c>d9", "Qs>c2@1", "nonsense", "As>d0@1", "payoff", "hand@1"),
    ):
        messages: list[FromPlayer] = [Ask(HINT), Ask(WHY, move), *([] if move in offered else [Move(1, move)])]
        for message in messages:
            replies = [table.receive(seat, message, 0.0) for table in tables]
            assert [encode(m) for _, m in replies[0]] == [encode(m) for _, m in replies[1]]


# --- coming back -----------------------------------------------------------------------------------------------------


def test_a_token_is_told_once_to_its_player_alone_and_never_to_who_proved_to_have_it() -> None:
    """What gives a seat back is known to nobody else, and has nothing to do on any wire again."""
    table, told = full_table()
    assert [message.token for message in to(1, told) if isinstance(message, Seated)] == [TOKENS[1]]
    assert not any(TOKENS[1 - seat] in encode(message) for seat, message in told)
    table.leave(1)

    for back in (table.receive(1, returning("Bob", TOKENS[1]), 0.0), table.note_away(0)):
        assert to(1, back)
        assert not any(token in encode(message) for _, message in back for token in TOKENS)


def test_the_table_proves_that_it_gave_the_seat_before_anything_is_told() -> None:
    """Its proof is none of the player's, and changes with the nonce, the visit and the channel."""
    table, _ = full_table()
    visit = table.table.arrive(1, "both fingerprints", "1" * 32)

    (told,) = table.table.receive(visit, Hello("", nonce="2" * 32), 0.0)

    assert told == (visit, Proved("1" * 32, proof_of(TOKENS[1], TABLE, "2" * 32, "1" * 32, "both fingerprints")))
    assert visit.standing is VisitState.SECURED


@pytest.mark.parametrize("token", ["", TOKENS[0], "b" * 31])
def test_a_stranger_does_not_get_a_seat_that_was_taken(token: str) -> None:
    """Without its token a seat that somebody left stays theirs."""
    table, _ = full_table()
    table.leave(1)

    first, last = table.receive(1, returning("Eve", token), 0.0)

    assert isinstance(first[1], Refused)
    assert first[1] == Refused("seat_taken", of="hello")  # Not even whose seat it is.
    assert isinstance(last[1], Bye)
    assert table.players[1] == Sitter("Bob", present=False)


WAYS_BACK = {
    "the link": lambda table: table.note_back(1),
    "the program at the table": lambda table: table.receive(1, returning("Bob", TOKENS[1], 1), 0.0),
    "the player's program": lambda table: table.receive(1, returning("Bob", TOKENS[1]), 0.0),
}


@pytest.mark.parametrize("comes_back", WAYS_BACK)
def test_who_was_away_hears_all_that_happened_and_hears_it_once(comes_back: str) -> None:
    """The events of each move made meanwhile are told in order, and with the next move only its own.

    A program that remembers nothing is told of all before, too.
    """
    table, begun = full_table(position("hand@0=9h 2h; hand@1=3c 5c; draw=7c 8c 9c 10c Jc Qc 2c 3d"))
    if comes_back == "the link":
        table.note_away(1)
    else:
        table.leave(1)
    told = [begun] if comes_back == "the player's program" else []
    told += [table.receive(0, Move(1, "9h>d0"), 0.0)]
    table.receive(0, Propose("bot"), 0.0)
    told.append(table.stand_in(1, "3c>d0", 0.0))

    back = WAYS_BACK[comes_back](table)

    assert shows(back).keys() == {1}
    assert shows(back)[1].number == 3
    assert shows(back)[1].events == tuple(event for each in told for event in shows(each)[0].events)
    assert table.note_back(1) == []
    after = shows(table.receive(0, Move(3, "2h>d1"), 0.0))
    assert after[1].events == after[0].events


def test_what_is_told_of_a_long_absence_fits_a_frame() -> None:
    """Of hundreds of moves the last are told."""
    table, _ = full_table()
    table.note_away(1)
    table.receive(0, Propose("bot"), 0.0)
    while table.number < 200 and not table.result:
        (seat,) = table.turn
        table.stand_in(seat, greedy.choose(table.view(seat)), 0.0)

    back = shows(table.note_back(1))[1]

    assert len(back.events) == MAX_RECALLED
    assert len(encode(back)) < MAX_FRAME


def test_a_word_from_who_was_away_shows_that_they_are_back() -> None:
    """Whoever held the seat holds it still, by the same channel, and sees what happened meanwhile."""
    table, _ = full_table(position("hand@0=9h; hand@1=3c; draw=7c 8c 9c 10c"))
    table.note_away(1)
    table.receive(0, Move(1, "9h>d0"), 0.0)

    told = table.receive(1, Move(2, "3c>d0"), 0.0)

    assert table.players[1] == Sitter("Bob", present=True)
    assert [message.number for message in to(1, told) if isinstance(message, Show)] == [2, 3]


@pytest.mark.parametrize("message", [None, Say("hello"), Propose("stop"), Propose("bot"), Move(1, "3c>d0"), Bye()])
def test_a_channel_without_a_hello_that_comes_back_gets_nothing(message: FromPlayer | None) -> None:
    """A stranger with a fresh code for the seat of one who is away, silent until the link is back, stays a stranger."""
    table, _ = full_table(position("hand@0=9h; hand@1=3c; draw=7c 8c 9c 10c"))
    table.note_away(1)
    table.receive(0, Propose("bot"), 0.0)
    before = table.players
    stranger = table.arrive(1)

    told = [*table.table.note_away(stranger, 0.0), *table.table.note_back(stranger, 0.0)]
    if message is not None:
        told += table.table.receive(stranger, message, 0.0)
    told += table.table.note_back(stranger, 0.0)

    assert all(visit is stranger and isinstance(said, Refused) for visit, said in told)
    assert table.players == before
    assert table.table.leave(stranger, 0.0) == []
    assert not table.is_stopped


def test_the_owner_takes_the_seat_from_a_channel_of_before() -> None:
    """Whoever shows the token has the seat; the channel that held it before is told goodbye and is nobody."""
    table, _ = full_table()
    former, owner = table.visit(1), table.arrive(1)

    told = table.table.receive(owner, returning("Bob", TOKENS[1]), 0.0)

    assert [message for visit, message in told if visit is former] == [Bye("superseded")]
    assert [type(message) for visit, message in told if visit is owner] == [Seated, Show]
    assert isinstance(table.table.receive(former, Say("still here"), 0.0)[0][1], Refused)
    assert table.table.receive(former, returning("Bob", TOKENS[1]), 0.0)[1][1] == Bye("seat_taken")
    assert table.players[1] == Sitter("Bob", present=True)


def test_the_computer_plays_for_who_is_away_until_they_are_back() -> None:
    """Only for an absent player may the computer stand in, and it ends when they return."""
    table, _ = full_table(position("hand@0=9h; hand@1=3c; draw=7c 8c 9c 10c"))
    assert refusal(table.receive(1, Propose("bot"), 0.0)) == "nobody_away"
    table.leave(0)

    (delivery,) = table.receive(1, Propose("bot"), 0.0)
    assert isinstance(delivery[1], Seated)
    assert delivery[1].players[0] == Sitter("Ann", present=False, computer=True)
    assert shows(table.stand_in(0, "9h>d0")).keys() == {1}

    table.receive(0, returning("Ann", TOKENS[0]), 0.0)
    assert table.players[0] == Sitter("Ann", present=True)


def test_who_waited_by_computer_may_wait_without() -> None:
    """The decision can be changed as long as the player is away."""
    table, _ = full_table()
    table.leave(0)
    table.receive(1, Propose("bot"), 0.0)

    table.receive(1, Propose("wait"), 0.0)

    assert table.players[0] == Sitter("Ann", present=False)


def table_of_four() -> AtTable:
    """A table at which Ann, Bob, Cem and Dee sit, Dee being away."""
    table = AtTable(Table(Four(), MALICE, "none", tuple(name * 32 for name in "abcd")))
    for seat, name in enumerate(("Ann", "Bob", "Cem", "Dee")):
        table.receive(seat, Hello(name), 0.0)
    table.note_away(3)
    return table


def wishes(told: ToSeats) -> dict[int, tuple[str, ...]]:
    """What everybody wants, as each seat was told last."""
    return {seat: tuple(each.proposal for each in said.players) for seat, said in told if isinstance(said, Seated)}


def test_more_than_half_of_those_there_decide() -> None:
    """One of three at the table proposes, everybody hears of it, and with the second it is done."""
    table = table_of_four()

    told = table.receive(0, Propose("bot"), 0.0)
    assert wishes(told) == dict.fromkeys(range(3), ("bot", "", "", ""))
    assert not table.players[3].computer
    assert table.receive(0, Propose("bot"), 0.0) == [], "nobody hears twice what somebody wants"

    table.receive(1, Propose("stop"), 0.0)
    assert not table.is_stopped
    table.receive(1, Propose("bot"), 0.0)
    assert table.players[3] == Sitter("Dee", present=False, computer=True)


def test_proposals_are_limited_like_phrases() -> None:
    """Both reach everybody: after five within ten seconds the next is refused. Proposals used to have no limit."""
    table = table_of_four()
    for number in range(SAY_LIMIT):
        assert len(table.receive(0, Propose(("bot", "stop")[number % 2]), 100.0)) == 3

    assert refusal(table.receive(0, Propose("wait"), 100.0 + SAY_SECONDS - 0.1)) == "too_much_said"
    assert refusal(table.receive(0, Say("x"), 100.0 + SAY_SECONDS - 0.1)) == "too_much_said"
    assert wishes(table.receive(0, Propose("wait"), 100.0 + SAY_SECONDS))[1] == ("wait", "", "", "")


def test_proposals_count_only_for_those_who_were_away_then() -> None:
    """When somebody else goes, or who was away has moved, everybody is asked again."""
    table = table_of_four()
    table.receive(0, Propose("bot"), 0.0)
    assert wishes(table.note_away(2)) == dict.fromkeys(range(2), ("", "", "", ""))
    table.note_back(2)

    table = table_of_four()
    table.receive(0, Propose("bot"), 0.0)
    table.note_back(3)
    assert wishes(table.receive(3, Move(table.number, "a"), 0.0))[0] == ("", "", "", "")
    table.note_away(3)
    table.receive(1, Propose("bot"), 0.0)

    assert not table.players[3].computer


def test_who_keeps_going_and_coming_wears_nobodys_vote_out() -> None:
    """Who falls silent again and again once held a table up: each time, the others had to begin anew."""
    table = table_of_four()
    table.receive(0, Propose("bot"), 0.0)
    for _ in range(3):
        table.note_back(3)
        table.note_away(3)
    table.receive(1, Propose("bot"), 0.0)
    assert table.players[3].computer

    table.note_back(3)
    assert not table.players[3].computer
    table.note_away(3)
    assert table.players[3].computer


def test_a_table_that_stops_says_goodbye_to_everybody() -> None:
    """With the game kept, each who is there is told how to go on."""
    table = table_of_four()
    table.receive(0, Propose("stop"), 0.0)

    told = table.receive(2, Propose("stop"), 0.0)

    assert [seat for seat, message in told if message == Bye("stopped")] == [0, 1, 2]
    assert table.is_stopped


def test_a_game_that_goes_on_keeps_its_seats_and_numbers() -> None:
    """A table set up again from a saved game shows the same position to who shows the token."""
    table = AtTable(Table(position("hand@0=9h; hand@1=3c"), MALICE, "mdw", TOKENS, names=["Ann", "Bob"], number=17))

    told = table.receive(1, returning("Bob", TOKENS[1]), 0.0)

    assert shows(told)[1].number == 17
    assert table.players == (Sitter("Ann", present=False), Sitter("Bob", present=True))


def test_bots_sit_at_the_table_from_the_beginning() -> None:
    """The cards are shown once everybody else sits there, and bots are told nothing."""
    table = AtTable(Table(deal(3, "official", SEED), MALICE, "official", (*TOKENS, "c" * 32), bots={1: "Robin"}))
    table.receive(0, Hello("Ann"), 0.0)
    told = table.receive(2, Hello("Cem"), 0.0)

    assert table.players == (
        Sitter("Ann", present=True),
        Sitter("Robin", present=True, computer=True),
        Sitter("Cem", present=True),
    )
    assert sorted(shows(told)) == [0, 2]
    assert to(1, told) == []


def test_who_is_heard_again_last_begins_the_game() -> None:
    """Silent while the others sat down, they used to be waited for for ever. The cards are shown once they are back."""
    table = new_table()
    table.receive(1, Hello("Bob"), 0.0)
    table.note_away(1)
    assert shows(table.receive(0, Hello("Ann"), 0.0)) == {}

    assert shows(table.note_back(1)).keys() == {0, 1}


def test_people_keep_their_names_beside_computers() -> None:
    """Ben became "Ben 2" where a computer player was called Ben."""
    table = AtTable(Table(deal(3, "official", SEED), MALICE, "official", (*TOKENS, "c" * 32), bots={1: "Ben"}))
    table.receive(0, Hello("Ann"), 0.0)

    told = names_told(table.receive(2, Hello("ben"), 0.0))

    assert [name for name, _ in told] == ["Ann", "Ben 2", "ben"]


def test_the_computer_takes_a_seat_that_nobody_wants() -> None:
    """With the last free seat filled the game begins."""
    table = new_table()
    assert shows(table.receive(0, Hello("Ann"), 0.0)) == {}

    assert list(shows(table.fill(1, "Computer"))) == [0]
    assert refusal(table.receive(1, Hello("Bob"), 0.0)[:1]) == "seat_taken"


def test_bots_have_no_say_in_what_is_done() -> None:
    """Two people play with two bots, and one is away: the other decides alone."""
    tokens = tuple(letter * 32 for letter in "abcd")
    table = AtTable(
        Table(deal(4, "official", SEED), MALICE, "official", tokens, bots={2: "Computer 1", 3: "Computer 2"})
    )
    table.receive(0, Hello("Ann"), 0.0)
    table.receive(1, Hello("Bob"), 0.0)
    table.leave(1)

    table.receive(0, Propose("bot"), 0.0)

    assert table.players[1] == Sitter("Bob", present=False, computer=True)


def test_who_leaves_before_the_cards_leaves_the_seat_free() -> None:
    """Somebody else may take it then."""
    table = AtTable(Table(deal(3, "official", SEED), MALICE, "official", (*TOKENS, "c" * 32)))
    table.receive(1, Hello("Bob"), 0.0)
    table.leave(1)

    table.receive(1, Hello("Cem"), 0.0)

    assert table.players[1].name == "Cem"


def test_a_seat_left_before_the_cards_gets_another_secret() -> None:
    """The first can't take the seat from the next one there, as they used to; who comes back keeps the old one."""
    new = iter("cd")
    table = AtTable(Table(deal(2, "mdw", SEED), MALICE, "mdw", TOKENS, new_token=lambda: next(new) * 32))
    table.receive(1, Hello("Bob"), 0.0)
    table.leave(1)
    table.receive(1, returning("Bob", TOKENS[1]), 0.0)
    assert table.token(1) == TOKENS[1]
    table.leave(1)

    (seated,) = to(1, table.receive(1, Hello("Cem"), 0.0))

    assert isinstance(seated, Seated)
    assert seated.token == table.token(1) == "c" * 32
    (refused, _) = table.table.receive(table.table.arrive(1), returning("Bob", TOKENS[1]), 0.0)
    assert refused[1] == Refused("seat_taken", of="hello")
    assert table.players[1].name == "Cem"


def ended_table() -> AtTable:
    """A table at which Ann and Bob have just ended their game."""
    table, _ = full_table(begin(MALICE, 2, "mdw payoff=1", SEED))
    while not table.result:
        (seat,) = table.turn
        table.receive(seat, Move(table.number, greedy.choose(table.view(seat))), 0.0)
    return table


def test_a_rematch_is_dealt_when_everybody_wants_it() -> None:
    """It is offered only after the end; the first wish is told to all, the last one deals."""
    assert refusal(full_table()[0].receive(0, Propose("rematch"), 0.0)) == "not_over"
    table = ended_table()
    last = table.number
    for move in ("rematch", rematch_from(SEED)):
        assert refusal(table.receive(0, Move(last, move), 0.0)) == "rematch_is_proposed"

    told = table.receive(1, Propose("rematch"), 0.0)
    assert wishes(told) == dict.fromkeys(range(2), ("", "rematch"))
    assert table.receive(1, Propose("rematch"), 0.0) == []
    told = table.receive(0, Propose("rematch"), 0.0)

    assert table.result is None
    assert [show.number for show in shows(told).values()] == [last + 1] * 2
    assert shows(told)[0].view.deal == 2
    assert wishes(told) == dict.fromkeys(range(2), ("", "")), "nobody has asked for a third game"


def test_a_rematch_has_a_seed_that_nobody_could_know() -> None:
    """Whoever was told the last one, so that they can see that game again, doesn't know the next cards."""
    state = begin(MALICE, 2, "mdw payoff=1", SEED)
    table = Table(state, MALICE, "mdw payoff=1", TOKENS, here={0: "Ann", 1: "Bob"}, new_seed=lambda: bytes(32))
    at = AtTable(table)
    for seat, name in enumerate(("Ann", "Bob")):
        at.receive(seat, returning(name, TOKENS[seat]), 0.0)
    while not table.result:
        (seat,) = table.turn
        at.receive(seat, Move(table.number, greedy.choose(table.view(seat))), 0.0)

    for seat in (0, 1):
        at.receive(seat, Propose("rematch"), 0.0)

    assert table.moves[-1] == (table.number, 0, rematch_from(bytes(32)))


def test_the_end_tells_how_many_hints_were_asked_for() -> None:
    """To everybody; only what was asked for and answered counts, and the next game begins with none."""
    table, _ = full_table(begin(MALICE, 2, "mdw payoff=1", SEED))
    table.table.counts_hints = False
    table.receive(table.turn[0], Ask(HINT), 0.0)
    table.table.counts_hints = True

    def play_on(asked: int) -> ToSeats:
        while True:
            (seat,) = table.turn
            for _ in range(asked):
                table.receive(0, Ask(HINT), 0.0)
            asked = 0 if seat == 0 else asked
            told = table.receive(seat, Move(table.number, greedy.choose(table.view(seat))), 0.0)
            if table.result:
                return told

    told = play_on(2)
    assert [show.events[-1] for show in shows(told).values()] == [Event(HINTS, 0, count=2)] * 2
    for seat in (0, 1):
        table.receive(seat, Propose("rematch"), 0.0)
    assert all(event.kind != HINTS for show in shows(play_on(0)).values() for event in show.events)


def test_a_rematch_waits_for_who_has_left() -> None:
    """The wish of who is still there stands until the other is back and wants it, too."""
    table = ended_table()
    table.receive(0, Propose("rematch"), 0.0)
    table.receive(1, Bye(), 0.0)
    assert table.result

    assert wishes(table.receive(1, returning("Bob", TOKENS[1]), 0.0))[1] == ("rematch", "")
    assert shows(table.receive(1, Propose("rematch"), 0.0))[0].view.deal == 2


def test_the_computer_may_take_over_after_the_end_for_another_game() -> None:
    """Whoever is left isn't left with nobody to play against; only waiting and stopping make no sense any more."""
    table = ended_table()
    table.receive(1, Bye(), 0.0)

    for what in ("stop", "wait"):
        assert refusal(table.receive(0, Propose(what), 0.0)) == "game_over"
    table.receive(0, Propose("bot"), 0.0)
    assert table.players[1] == Sitter("Bob", present=False, computer=True, left=True)
    assert shows(table.receive(0, Propose("rematch"), 0.0))[0].view.deal == 2


def test_a_rematch_of_what_knows_none_is_refused() -> None:
    """A proposal never breaks the table: a game that isn't a match can't be dealt again, and says so."""
    table, _ = full_table(position("payoff@0=As"))
    table.receive(0, Move(1, "payoff>c0"), 0.0)

    assert table.receive(0, Propose("rematch"), 0.0) == [(0, Refused("game_over", of="propose"))]
    assert table.receive(1, Propose("rematch"), 0.0) == [(1, Refused("game_over", of="propose"))]


# --- people where the table stands -----------------------------------------------------------------------------------


def hosted_table(names: Sequence[str] = (), number: int = 0) -> AtTable:
    """A table of three that stands where Ann (seat 0) and Asha (seat 1) are; a friend is awaited at seat 2."""
    state, tokens = deal(3, "official", SEED), (*TOKENS, "c" * 32)
    here = {0: "Ann", 1: "Asha"}
    return AtTable(Table(state, MALICE, "official", tokens, here=here, names=names, number=number))


def test_a_guest_who_waits_reads_who_hosts() -> None:
    """The host's seat once read "free" until everybody was there."""
    table = hosted_table()

    assert names_told(table.receive(2, Hello("Bob"), 0.0)) == [("Ann", True), ("Asha", True), ("Bob", True)]


def test_cards_are_shown_only_when_those_who_host_sit_down_too() -> None:
    """That they are named is not enough: they have not seen their cards yet."""
    table = hosted_table()
    assert not shows(table.receive(2, Hello("Bob"), 0.0))
    assert not shows(table.receive(0, returning("Ann", TOKENS[0]), 0.0))

    assert shows(table.receive(1, returning("Asha", TOKENS[1]), 0.0)).keys() == {0, 1, 2}


@pytest.mark.parametrize("token", ["", TOKENS[0], "c" * 32])
def test_nobody_takes_the_seat_of_somebody_who_hosts(token: str) -> None:
    """Not without the token of that very seat, whatever name they give."""
    table = hosted_table()
    told = table.receive(1, returning("Asha", token), 0.0)

    assert {type(message) for message in to(1, told)} <= {Refused, Bye}
    assert not table.visit(1).is_holder
    assert not shows(table.receive(2, Hello("Bob"), 0.0))


def test_a_guest_named_as_a_host_gets_a_number() -> None:
    """Even before the host has sat down, who then keeps the name."""
    table = hosted_table()
    table.receive(2, Hello("Ann"), 0.0)
    table.receive(0, returning("Ann", TOKENS[0]), 0.0)

    assert [player.name for player in table.players] == ["Ann", "Asha", "Ann 3"]


def test_a_host_who_gets_up_before_the_cards_keeps_the_seat() -> None:
    """It doesn't become free for whoever comes."""
    table = hosted_table()
    table.receive(0, returning("Ann", TOKENS[0]), 0.0)
    table.leave(0)

    assert table.players[0] == Sitter("Ann", present=True)
    table.receive(2, Hello("Bob"), 0.0)
    assert not shows(table.receive(1, returning("Asha", TOKENS[1]), 0.0))
    assert shows(table.receive(0, returning("Ann", TOKENS[0]), 0.0)).keys() == {0, 1, 2}


def test_a_guest_who_is_back_first_reads_that_the_host_of_a_resumed_game_is_here() -> None:
    """And decides nothing about those who are away without the host."""
    table = hosted_table(names=["Ann", "Asha", "Bob"], number=17)

    assert names_told(table.receive(2, returning("Bob", "c" * 32), 0.0))[0] == ("Ann", True)
    assert refusal(table.receive(2, Propose("bot"), 0.0)) == "nobody_away"


def seatless(table: Table, hello: Hello, binding: str = "") -> tuple[Visit, list[FromTable]]:
    """Somebody who came by a code for all free seats says hello; what they are told."""
    visit = table.arrive(None, binding, "1" * 32)
    return visit, [message for who, message in table.receive(visit, hello, 0.0) if who is visit]


def test_who_comes_by_a_code_for_all_gets_the_next_free_seat() -> None:
    """In order of arrival, those the game waits for first; the host's and the computer's are nobody's."""
    table = Table(deal(4, "official", SEED), MALICE, "official", TOKENS * 2, here={1: "Ann"}, late={0})

    seats = [seatless(table, Hello(name))[0].seat for name in ("Bob", "Cem", "Dia")]

    assert seats == [2, 3, 0]
    late, told = seatless(table, Hello("Eve"))
    assert told == [Refused("table_full", of="hello"), Bye("table_full")]
    assert not late.is_holder


def test_a_second_tap_leads_to_the_same_seat() -> None:
    """By the same browser, which has the same certificate; the first tap's connection has to go."""
    table = Table(deal(3, "official", SEED), MALICE, "official", TOKENS * 2, here={0: "Ann"})
    first, _ = seatless(table, Hello("Bob"), "host bob")

    second, told = seatless(table, Hello("Bob"), "host bob")

    assert (first.seat, second.seat) == (1, 1)
    assert (first.is_holder, second.is_holder) == (False, True)
    assert any(isinstance(message, Seated) and message.token for message in told)
    assert seatless(table, Hello("Cem"), "host cem")[0].seat == 2


def test_who_comes_back_by_a_code_for_all_proves_whose_the_seat_is() -> None:
    """The table does so first, for the seat that is named; somebody else gets none."""
    table, _ = full_table()
    table.leave(1)
    visit = table.table.arrive(None, "", "1" * 32)
    (told,) = table.table.receive(visit, Hello("", seat=1, nonce="2" * 32), 0.0)
    assert told[1] == Proved("1" * 32, proof_of(TOKENS[1], TABLE, "2" * 32, "1" * 32, ""))

    proof = proof_of(TOKENS[1], PLAYER, "2" * 32, "1" * 32, "")
    table.table.receive(visit, Hello("Bob", seat=1, nonce="2" * 32, proof=proof), 0.0)
    assert (visit.is_holder, visit.seat) == (True, 1)
    _, told_eve = seatless(table.table, Hello("Eve", seat=1, nonce="2" * 32, proof="0" * 64))
    assert told_eve[0] == Refused("seat_taken", of="hello")


def test_the_host_frees_a_seat_until_the_cards_are_dealt() -> None:
    """Whoever sat there is told, and known no more; the next one gets the seat. Afterwards nobody is turned out."""
    table = Table(deal(2, "mdw", SEED), MALICE, "mdw", TOKENS, new_token=lambda: "c" * 32)
    mallory, _ = seatless(table, Hello("Mallory"), "host mallory")

    assert (mallory, Bye("turned_out")) in table.turn_out(0)
    assert table.would_seat_newcomer(table.arrive(None, "host mallory"), Hello("Mallory"))
    _, told = seatless(table, returning("Mallory", TOKENS[0]))
    assert told[0] == Refused("seat_taken", of="hello")
    bob, _ = seatless(table, Hello("Bob"), "host bob")
    assert (bob.is_holder, bob.seat, table.players[0].name) == (True, 0, "Bob")
    seatless(table, Hello("Cem"), "host cem")
    assert table.turn_out(0) == []


def test_guests_change_places_with_all_that_is_theirs() -> None:
    """Until the cards are dealt, which wait for the host's word: name, connection and token go with each of them."""
    tokens = tuple(f"{seat:032x}" for seat in range(4))
    state = deal(4, "official partners=yes", SEED)
    at = AtTable(Table(state, MALICE, "official partners=yes", tokens, is_held=True))
    at.receive(0, Hello("Ann"), 0.0)
    for seat, name in ((1, "Bob"), (2, "Cem"), (3, "Dov")):
        understands = () if name == "Dov" else UNDERSTOOD
        assert not shows(at.receive(seat, Hello(name, understands=understands), 0.0))
    bob = at.visit(1)
    assert at.table.swap(1, 3) is None, "Dov's program wouldn't understand"

    told = [message for visit, message in at.table.swap(1, 2) or [] if visit is bob]

    assert [message.seat for message in told if isinstance(message, Seated)] == [2]
    assert [sitter.name for sitter in at.players] == ["Ann", "Cem", "Bob", "Dov"]
    assert (at.token(2), bob.seat) == (tokens[1], 2)
    shown = {visit: message for visit, message in at.begin(0.0) if isinstance(message, Show)}
    assert shown[bob].view.seat == 2
    assert at.table.swap(1, 2) is None, "the cards are dealt"


def test_a_kept_seat_is_for_its_friend_as_long_as_there_is_another() -> None:
    """Whoever comes by a code for all has the seat kept for them, others one kept for nobody, and last a kept one."""
    tokens = [f"{seat:032x}" for seat in range(5)]
    kept = {1: "Ann", 2: "Ben", 4: "Cleo"}
    table = Table(begin(MALICE, 5, "official", SEED), MALICE, "official", tokens, here={0: "Zoe"}, kept=kept)

    def seat_of(name: str) -> int:
        visit = table.arrive(None, name, "1" * 32)
        table.receive(visit, Hello(name), 0.0)
        return visit.seat

    assert [*map(seat_of, ("Dan", "BEN", "Ben", "Eve"))] == [3, 2, 1, 4]


def test_everybody_is_told_for_whom_a_seat_is_kept() -> None:
    """Guests read of a seat that nobody sat there, where the host read a name."""
    state, tokens = begin(MALICE, 3, "official", SEED), [f"{seat:032x}" for seat in range(3)]
    table = Table(state, MALICE, "official", tokens, here={0: "Zoe"}, kept={1: "Ann", 2: "Ben"})
    ann = table.arrive(None, "a", "1" * 32)
    told = [message for visit, message in table.receive(ann, Hello("Ann", understands=UNDERSTOOD), 0.0) if visit is ann]

    seated = next(message for message in told if isinstance(message, Seated))
    assert [(sitter.name, sitter.kept) for sitter in seated.players] == [("Zoe", ""), ("Ann", ""), ("", "Ben")]


def test_a_kept_seat_moves_with_its_friend() -> None:
    """Who changes places with somebody who is yet to come leaves their seat to them."""
    tokens = [f"{seat:032x}" for seat in range(3)]
    kept = {1: "Ann", 2: "Ben"}
    table = Table(begin(MALICE, 3, "official", SEED), MALICE, "official", tokens, here={0: "Zoe"}, kept=kept)
    ann = table.arrive(None, "a", "1" * 32)
    table.receive(ann, Hello("Ann", understands=UNDERSTOOD), 0.0)
    assert table.swap(1, 2) is not None
    ben = table.arrive(None, "b", "2" * 32)
    table.receive(ben, Hello("Ben"), 0.0)

    assert (ann.seat, ben.seat) == (2, 1)
