"""Seats as they are written on the command line and in a save."""

import pytest

from p2p_malice.errors import OptionsError
from p2p_malice.flows.saving.rebuild_table import rebuild_table
from p2p_malice.flows.setup.seats import SeatPlan, avatars_at, bots_named, kept_word, named_bots, read_seats, seating_of
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.spite.game import SPITE
from p2p_malice.store.contract import SavedDeal, SavedGame
from tests.helpers import refused


def test_a_seat_may_name_its_bot() -> None:
    """`bot=easy` is the gentle one, `bot` the usual one; each has a name at the table."""
    seating = read_seats(["me", "bot=easy", "bot", "friend"], "Ann", MALICE)

    assert seating == (
        SeatPlan("me", "Ann"),
        SeatPlan("bot", "Hazel", "easy"),
        SeatPlan("bot", "Otto"),
        SeatPlan("friend"),
    )
    assert bots_named(seating) == {1: "easy"}


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        (["me", "bot=clever"], "no computer player called “clever”"),
        (["me", "late=Bob"], "no seat called “late=Bob”"),
        (["me", "friend=Bob", "friend=BOB"], "Only one seat can be kept for"),
        (["me", "robot"], "no seat called “robot”. Use me"),
        (["message", "bot"], "somebody has to sit"),
        (["me"], "2 to 9 seats, not 1"),
    ],
)
def test_what_is_no_seat_is_told(seats: list[str], says: str) -> None:
    """The sentence says what is wrong, and what a seat may be."""
    with refused(OptionsError, says):
        read_seats(seats, "Ann", MALICE)


def test_a_seat_is_kept_for_a_friend() -> None:
    """The name is cleaned; a save doesn't say for whom it was kept, as versions before expect."""
    _, kept, free = read_seats(["me", "friend=Anna\u00a0Lena", "friend"], "Bob", MALICE)

    assert (kept, free) == (SeatPlan("friend", "Anna Lena"), SeatPlan("friend"))
    assert (kept.text, kept_word(kept.name)) == ("friend", "friend=Anna\u00a0Lena")


def test_who_may_come_late_is_told_where_that_is_so() -> None:
    """In one game a seat may be for somebody who joins later, in the other it may not."""
    with refused(OptionsError, r"bot=\w+\), or late \(a friend who joins later\)\.$"):
        read_seats(["me", "robot"], "Ann", SPITE)
    with refused(OptionsError, r", friend=NAME, bot \("):
        read_seats(["me", "late"], "Ann", MALICE)


def test_a_save_keeps_which_bot_plays() -> None:
    """The usual one isn't named."""
    seating = read_seats(["me", "bot=easy", "bot"], "Ann", MALICE)
    texts = tuple(place.text for place in seating)
    names = tuple(place.name for place in seating)
    deal = SavedDeal("2026-11-22T10:00:00", "official", "00" * 32, ("a", "b", "c"), texts, "malice")

    assert texts == ("me", "bot=easy", "bot")
    assert seating_of(SavedGame("1", deal, names, (), False, False, ())) == seating


def test_two_alike_are_told_apart() -> None:
    """The first of a strength has its own name and avatar, the next others."""
    seating = read_seats(["me", "bot=hard", "bot=hard", "bot=beginner"], "Ann", MALICE)

    assert [place.name for place in seating] == ["Ann", "Minerva", "Ada", "Pip"]
    assert avatars_at(seating) == {1: "owl", 2: "cat", 3: "frog"}


@pytest.mark.parametrize("bot", ["bot", "bot=hard"])
def test_no_two_computers_look_alike_at_a_full_table(bot: str) -> None:
    """Nine of one strength have a name and an avatar each."""
    seating = read_seats([bot] * 9, "Ann", MALICE)

    assert len({place.name for place in seating}) == len({*avatars_at(seating).values()}) == 9


def test_the_computer_keeps_its_name_of_a_former_version() -> None:
    """A save has the name, to which an avatar belongs."""
    deal = SavedDeal("2026-11-22T10:00:00", "official", "00" * 32, ("a", "b"), ("me", "bot=easy"), "malice")
    table, *_ = rebuild_table(SavedGame("1", deal, ("Ann", "Ada"), (), False, False, ()), {"malice": MALICE})

    assert [(sitter.name, sitter.avatar) for sitter in table.players] == [("Ann", ""), ("Ada", "cat")]


def test_no_bot_has_the_name_of_somebody_here() -> None:
    """Nor does one that comes later take another's."""
    seating = read_seats(["me", "bot", "me=Cleo", "bot"], "Otto", MALICE)

    assert [place.name for place in seating] == ["Otto", "Ada", "Cleo", "Ben"]
    assert [place.name for place in named_bots([*seating, SeatPlan("bot")])] == ["Otto", "Ada", "Cleo", "Ben", "Dan"]


def test_two_at_one_screen_have_names_of_their_own() -> None:
    """Only the first is called as the player is; the others are numbered until they say who they are."""
    assert [place.name for place in read_seats(["me", "bot", "me", "me=Asha"], "Ann", MALICE)] == [
        *("Ann", "Otto", "Player 3", "Asha")
    ]
