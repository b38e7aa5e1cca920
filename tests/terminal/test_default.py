"""The default board, on which a game without its own board is played from what its views tell."""

from attrs import evolve

from p2p_malice.engine.game import Event, Free, Offers, Pile, View
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.terminal.boards.contract import By, Chosen, Sight
from p2p_malice.terminal.boards.default.board import DefaultBoard
from p2p_malice.terminal.boards.registry import board_of
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import colour_of, face_text
from tests import helpers

WORDS = helpers.WORDS.of("none")
BOARD = board_of("none that we know", WORDS, "suits", autoplay=True)
HAND = ("2c", "2c", "7h", "9h")
OWN = Pile("hand", 0, HAND, role="hand")
FREE = Free(HAND, 2, 3, ("double", "pass on"))
VIEW = View("", 0, 2, (0, 1), (Pile("hand", 1, hidden=4, role="hand"), OWN), Offers(("pass",), FREE))


def sight(held: tuple[str, ...] = (), view: View = VIEW) -> Sight:
    """That view, with the listed spots held."""
    return Sight(view, ["You", "Ann"], held=held)


def pressed(*keys: str, view: View = VIEW) -> Chosen:
    """What has come of pressing the keys."""
    chosen = Chosen()
    for key in keys:
        seen = sight(chosen.held, view)
        chosen = BOARD.choose(seen, BOARD.keys(seen)[key], By.KEY)
    return chosen


def picture(seen: Sight, cards: str = "suits", size: tuple[int, int] = (60, 20)) -> str:
    """The board as text."""
    canvas = Canvas(*size, "felt")
    DefaultBoard(WORDS, cards, autoplay=True).draw(seen, canvas, Rect(0, 0, *size))
    return canvas.text()


def test_cards_are_picked_in_order_and_sent_with_words() -> None:
    """The hand lies as the game sorts it, and its keys follow it."""
    assert pressed("4", "1", "d", "enter").move == "9h+2c!double"
    assert pressed("1", "2", "P", "p", "3", "enter").move == "2c+2c+7h"


def test_a_card_chosen_again_is_put_back() -> None:
    """The others stay in their order."""
    assert pressed("4", "1", "4").held == ("card0",)


def test_enter_sends_nothing_that_has_too_few_cards() -> None:
    """It isn't a key of the board then."""
    assert "enter" not in BOARD.keys(sight(("card0", "word0")))
    assert BOARD.prompt(sight(("card0",))) == ("Chosen: 2♣", "Choose 1 more. Esc puts everything back.")


def test_a_card_too_many_is_asked_about() -> None:
    """The table knows why not."""
    chosen = pressed("1", "2", "3", "4")

    assert (chosen.why, len(chosen.held)) == ("2c+2c+7h+9h", 3)


def test_words_and_moves_keep_their_letters() -> None:
    """However few cards are left: each has a letter of its own, none of which the shell needs."""
    fewer = evolve(VIEW, offers=Offers(("pass",), Free(HAND[:2], 1, 2, ("double", "pass on"))))

    for view in (VIEW, fewer):
        keys = BOARD.keys(sight(view=view))
        assert (keys["d"], keys["p"], keys["a"]) == ("word0", "word1", "move0")


def test_listed_moves_have_numbers_and_then_letters_page_by_page() -> None:
    """All forty can be chosen."""
    moves = tuple(f"m{number}" for number in range(40))
    view = evolve(VIEW, offers=Offers(moves))

    assert pressed("1", view=view).move == "m0"
    assert pressed("9", view=view).move == "m8"
    assert pressed("a", view=view).move == "m9"
    assert pressed("pagedown", "pagedown", "4", view=view).move == "m39"
    assert pressed("pagedown", "pageup", "1", view=view).move == "m0"
    assert "Page 3 of 3" in picture(sight(("page2",), view))


def test_what_may_be_done_while_others_act_has_a_key() -> None:
    """Nobody waits for it, and no cards are on offer then."""
    waiting = evolve(VIEW, turn=(1,), offers=Offers(may=("hurry",)))

    assert pressed("1", view=waiting).move == "hurry"
    assert "hurry" in picture(sight(view=waiting))


def test_a_double_click_chooses_once() -> None:
    """The card that the first click picked up stays."""
    assert BOARD.choose(sight(("card0",)), "card0", By.DOUBLE_CLICK) == Chosen(("card0",))


def test_a_hint_marks_its_cards() -> None:
    """And says their keys; a listed move has one."""
    assert BOARD.pointed("9h+2c!double", sight()) == (
        "Hint: press 4 1 D, then Enter.",
        frozenset({"card3", "card0", "word0"}),
    )
    assert BOARD.pointed("pass", sight())[0] == "Hint: press A."
    assert BOARD.pointed("9h+2c!double", sight(("card3", "word0")))[0] == "Hint: press 1, then Enter."
    assert BOARD.pointed("9h+2c!double", sight(("card2", "card3")))[0] == "Hint: press 3 1 D, then Enter."
    assert BOARD.pointed("9h", sight(("card3",)))[0] == "Hint: press Enter."
    assert "╔3═══╗" in picture(evolve(sight(), hinted=frozenset({"card2"})))


def test_what_nobody_knows_is_not_told() -> None:
    """An event without a sentence is passed over; one of any game is told."""
    voice = Voice(("You", "Ann").__getitem__, 0, WORDS)

    assert BOARD.told(Event("sneezed", 1), voice, VIEW) is None
    assert BOARD.told(Event("score", 1, count=2), voice, VIEW) == "Ann has 2 points."


def test_the_time_left_is_a_meter() -> None:
    """It is full at first."""
    full, half = (picture(evolve(sight(), left=left, span=20)) for left in (20, 10))

    assert full.count("█") == 2 * half.count("█") > 20
    assert "10 s" in half


def test_letters_do_where_suits_cannot_be_shown() -> None:
    """Nothing else is drawn."""
    assert picture(evolve(sight(("card0", "word0")), left=5, span=9), "ascii").isascii()


def test_a_covered_hand_is_not_to_be_guessed() -> None:
    """Neither its cards nor what could be done with them."""
    laid = Pile("laid", 0, ("Kd",), role="laid")
    view = evolve(VIEW, piles=(*VIEW.piles, laid), offers=Offers(("9h>laid",), FREE))
    text = picture(evolve(sight(view=view), is_covered=True))

    assert "4 cards, face down" in text
    assert not any(card in text for card in ("9h", "9♥", "2♣", "K♦"))
    assert "K♦" not in BOARD.look(evolve(sight(view=view), is_covered=True))[1]


def test_choices_are_seen_however_many_piles_there_are() -> None:
    """Piles of others are left out first; all of them can be looked at."""
    many = tuple(Pile(f"d{at}", 1, HAND * 3, role="d", index=at) for at in range(60))
    view = evolve(VIEW, piles=(*many, *VIEW.piles))
    text = picture(sight(view=view))

    assert "Press Tab to see all piles." in text
    assert all(shown in text for shown in ("D [ ] double", "A pass", "9♥"))
    assert BOARD.look(sight(view=view))[1].count("Ann, d") == 60


def test_cards_on_offer_that_lie_nowhere_are_drawn_all_the_same() -> None:
    """They have a row of their own."""
    view = evolve(VIEW, piles=(Pile("hand", 1, hidden=4, role="hand"),))

    assert "Cards" in picture(sight(view=view))
    assert pressed("1", "2", "enter", view=view).move == "2c+2c"


def test_cards_that_no_pack_of_52_has_are_drawn_as_they_are_called() -> None:
    """Ranks of a game's own, and another back."""
    cards = ("11d", "13h", "8d*", "Jk")

    assert [face_text(card, "suits") for card in cards] == ["11♦", "13♥", "8♦*", "Jk"]
    assert [colour_of(card) for card in cards] == ["diamond", "heart", "diamond", "joker"]
