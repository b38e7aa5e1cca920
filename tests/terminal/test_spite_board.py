"""The board of Spite: everything fits on a small screen, cards are picked, and what they would be is said."""

from contextlib import AbstractAsyncContextManager

import pytest
from attrs import evolve

from p2p_malice.engine.game import View
from p2p_malice.engine.questions import answer
from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.state import State
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.protocol.messages import Answered
from p2p_malice.terminal.boards.combining import text_at
from p2p_malice.terminal.boards.contract import By, Chosen, Sight
from p2p_malice.terminal.boards.registry import board_of
from p2p_malice.terminal.boards.spite.card_order import BY_HANDS, BY_SUIT
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import face_text
from p2p_malice.terminal.ui import ScreenInterface
from tests import helpers
from tests.games.spite.seats import after, at_table
from tests.terminal.stage import Stage, stage

WORDS = helpers.WORDS.of("spite").writing(lambda card: face_text(card, "suits"))
BOARD = board_of("spite", WORDS, "suits", autoplay=True)
NAMES = ["You", "Ann", "Bob", "Cho", "Dov", "Eli", "Fay", "Gus", "Hye-jin"]
FULL = "3c 3d 5h 5d 5s 6c 7d 7h 8h 9c 10c 10d 10h 11h 12c 13d Jc Qc Kd 8d* Ks*"
TRICK = after(at_table("5c 9h 9d 10h 10s Jd 8d*", "6c 6h 3c", "8c 8h Jk", lead=1), "6c+6h", "8c+8h")


def sight(view: View, held: tuple[str, ...] = (), arranged: str = "") -> Sight:
    """That view, with the listed spots held."""
    return Sight(view, NAMES[: view.seats], held=held, arranged=arranged)


def pressed(*keys: str, view: View, arranged: str = "", cursor: str = "") -> Chosen:
    """What has come of pressing the keys."""
    chosen = Chosen()
    for key in keys:
        seen = evolve(sight(view, chosen.held, arranged), cursor=cursor)
        chosen = BOARD.choose(seen, BOARD.keys(seen)[key], By.KEY)
    return chosen


def picture(seen: Sight, size: tuple[int, int] = (58, 20), cards: str = "suits") -> tuple[str, dict[str, Rect]]:
    """The board as text, and where its spots are."""
    canvas = Canvas(*size, "felt")
    spots = board_of("spite", WORDS, cards, autoplay=True).draw(seen, canvas, Rect(0, 0, *size))
    return canvas.text(), spots


def full_table(seats: int) -> View:
    """As many players, nineteen cards and two fake jokers in one's own hand, the trick well under way."""
    others = ["4c 4d 11h", *(f"{rank}c {rank}d" for rank in ("6", "8", "9", "J", "Q", "A", "2"))][: seats - 1]
    return after(at_table(FULL, *others, lead=1, bounty="9s"), "4c+4d", *["pass"] * (seats - 2)).view(0)


@pytest.mark.parametrize("seats", [3, 4, 6, 9])
def test_a_full_hand_and_everybody_fit_on_a_small_screen(seats: int) -> None:
    """Each of 21 cards lies in view with a key of its own, and no player is left out."""
    text, spots = picture(sight(full_table(seats)))
    keys = {spot: key for key, spot in BOARD.keys(sight(full_table(seats))).items()}

    assert {f"card{at}" for at in range(21)} <= spots.keys() & keys.keys()
    assert all(spot.y + spot.height <= 20 and spot.x + spot.width <= 58 for spot in spots.values())
    assert all(name in text for name in NAMES[:seats])
    assert "│ 4♣ " in text


def test_no_key_of_a_card_does_anything_else() -> None:
    """Neither on the board nor around it."""
    view = full_table(9)
    cards = [key for key, spot in BOARD.keys(sight(view)).items() if spot.startswith("card") and len(key) == 1]

    assert not {*"hutlroki?pmcs"} & {key.lower() for key in cards}


def test_letters_do_where_suits_cannot_be_shown() -> None:
    """Nothing else is drawn."""
    assert picture(sight(full_table(9), ("card0", "word0")), cards="ascii")[0].isascii()


def test_what_is_in_force_is_shown() -> None:
    """Direction, consec, bounty, price, who has passed, and the last hands."""
    hands = ("8h 9h", "4h 9c", "7s 3c", "5h 4d", "6h 9s")
    view = after(at_table(*hands, lead=1, bounty="9d"), "4h", "pass", "5h", "6h").view(0)
    text, _ = picture(sight(view))

    assert "↑ higher 1 card at a time   7 is due   only ♥" in text
    assert "bounty 9♦   buy back: 1 card" in text
    assert "Bob      2         0 passed" in text
    assert all(shown in text for shown in ("│ 6♥ ", "Cho 5♥", "Ann 4♥"))
    assert BOARD.title("Your turn", sight(view)) == "Your turn · round 1/3"


def test_one_key_calls_a_misplay() -> None:
    """While that may be done nobody has the turn; the call is drawn with the time that is left for it."""
    view = after(at_table("5c 9h", "6c 3c", "8c 4c", lead=1, rules="spite"), "6c").view(0)
    text, spots = picture(evolve(sight(view), left=2, span=3))

    assert pressed("m", view=view).move == "misplay"
    assert "Call in  M Misplay!  " in text
    assert "2 s" in text
    assert spots["move0"].height == 1


def test_a_countdown_has_a_key_while_others_act() -> None:
    """And the hand can be sorted then."""
    view = after(at_table("5c 9h", "6c 3c", "8c 4c", lead=1), "6c").view(0)

    assert pressed("c", view=view).move == "countdown"
    assert pressed("s", view=view).arranged == BY_SUIT


# --- picking ---------------------------------------------------------------------------------------------------------


def test_cards_and_words_are_sent_together() -> None:
    """Picked again, they are put back."""
    view = TRICK.view(0)

    assert pressed("2", "3", "@", "enter", view=view).move == "9d+9h!cam"
    assert pressed("1", "2", "1", "+", "+", view=view).held == ("card1",)
    assert pressed("p", view=view).move == "pass"


def test_the_cards_of_a_rank_are_picked_at_once() -> None:
    """By a key after one of them, or by a double click."""
    view = TRICK.view(0)
    clicked = BOARD.choose(sight(view, ("card1",)), "card1", By.DOUBLE_CLICK)

    assert pressed("2", "=", view=view).preview == clicked.preview == "9d+9h"


def test_cards_in_a_row_are_picked_at_once() -> None:
    """By a dot and the last of them, or with Shift and an arrow."""
    view = full_table(3)

    assert len(pressed("3", ".", "0", view=view).held) == 8
    assert pressed("shift+right", "shift+right", view=view, cursor="card4").held == ("card4", "card5")
    assert pressed("shift+left", view=view, cursor="card4").held == ("card4",)


def test_sorting_changes_where_cards_lie_and_not_what_is_played() -> None:
    """What is held stays held; keys follow the cards."""
    view = TRICK.view(0)
    held = pressed("2", "3", view=view).held
    sorted_by = {manner: picture(sight(view, held, manner))[0] for manner in ("", BY_SUIT, BY_HANDS)}

    assert len(set(sorted_by.values())) == 3
    assert BOARD.choose(sight(view, held, BY_HANDS), "send", By.KEY).move == "9d+9h"
    assert pressed("1", "2", view=view, arranged=BY_HANDS).preview == "9d+9h"


def test_what_makes_hands_lies_together() -> None:
    """Most of a rank first, then runs, then what is left."""
    view = at_table("3c 5d 5h 8c 9c 10d Kd Kh Ks Jk", "6c 3c", "8h 4c").view(0)
    keys = BOARD.keys(sight(view, arranged=BY_HANDS))

    assert " ".join(text_at(keys[key], view) for key in "1234567890") == "Kd Kh Ks 5d 5h 8c 9c 10d 3c Jk"


def test_of_the_prices_the_present_one_has_a_key() -> None:
    """Another, which is a misplay, is behind a key of its own and takes the place of the first."""
    view = after(at_table("5c 9h", "6c 7h", "8c Jd", lead=0), "5c", "pass", "8c", "9h").view(1)

    assert pressed("1", "$", "enter", view=view).move == "6c!buy1"
    assert pressed("1", "$", "%", "%", "enter", view=view).move == "6c!buy3"
    assert "Buy back 2" not in picture(sight(view))[0]


# --- saying ----------------------------------------------------------------------------------------------------------


def test_the_prompt_says_what_is_asked_for() -> None:
    """To beat what lies there, to exchange, or what Enter would do."""
    won = after(at_table("9c 5d 5h Js", "6c 6h 3c", "8c 8h Jk"), "9c!cam", "pass", "pass").view(0)

    assert BOARD.prompt(sight(TRICK.view(0)))[0] == "Beat 8♣ 8♥, or pass."
    assert BOARD.prompt(sight(won))[0] == "Exchange 1 to 3 cards with the draw pile."
    assert BOARD.prompt(sight(won, ("card0",)))[0] == "Enter exchanges 5♦. Esc puts everything back."
    assert pressed("1", view=won).preview == ""


def test_the_whole_table_can_be_read() -> None:
    """But not the cards of a hand that is covered."""
    open_text, covered = (BOARD.look(evolve(sight(TRICK.view(0)), is_covered=is_it))[1] for is_it in (False, True))

    assert "Ann: 6♣ 6♥   Bob: 8♣ 8♥" in open_text
    assert "5♣" in open_text
    assert "5♣" not in covered


def table(
    state: State, decided: list[tuple[str, str]], size: tuple[int, int] = (80, 24)
) -> AbstractAsyncContextManager[Stage]:
    """A table on the screen that shows the state and answers what it's asked a little later."""

    async def action(face: ScreenInterface) -> None:
        table = await face.open_table()
        table.play("spite")
        table.seat(NAMES[: state.seats], {})
        table.feed(state.view(0), (), Voice(NAMES.__getitem__, 0, WORDS), 1)
        while True:
            what, about = await table.decided.get()
            decided.append((what, about))
            if what == "preview" and len(decided) != 2:
                table.hear_answer(Answered(what, about, 1, answer(SPITE, state, 0, what, about)))

    return stage(action, size)


async def test_what_picked_cards_would_be_is_said_before_they_are_played() -> None:
    """It goes when the pick changes, and is never said of other cards."""
    decided: list[tuple[str, str]] = []
    async with table(TRICK, decided) as screen:
        first = await screen.press("2")
        unanswered = await screen.press("3")
        third = await screen.press("3", "3")
        gone = await screen.press("escape")
        played = await screen.press("2", "3", "enter")

    assert "A single 9. This trick is played with 2 cards at a time, not 1." in first
    assert "A single 9" not in unanswered
    assert "A pair of 9s. In one colour. You can play it." in third
    assert "A pair" not in gone
    assert "A pair" not in played
    assert decided[-1] == ("move", "9d+9h")


async def test_how_cards_are_sorted_outlasts_the_position() -> None:
    """A new position lays them in the same way."""
    decided: list[tuple[str, str]] = []
    async with table(TRICK, decided) as screen:
        sorted_text = await screen.press("s")
        assert "Sorted by suit" in sorted_text
        picked = await screen.press("1", "escape")

    assert "Sorted by suit" in picked


async def test_a_question_of_two_lines_makes_room_for_a_hint() -> None:
    """Whoever asks for one reads it, and the question again afterwards. It used to be hidden."""
    buying = after(at_table("6c Kh 3d", "8c Jd 4d", "5c 9h 4s", lead=2), "5c", "pass", "8c", "9h")
    async with table(buying, []) as screen:
        asked = " ".join(screen.text.split())
        screen.app.screen.hear_answer(Answered("hint", "", 1, answer(SPITE, buying, 0, "hint", "")))  # type: ignore[attr-defined]
        await screen.settle()
        hinted = screen.text

    assert "buy back: beat the last combination, and draw 1 card." in asked
    assert "Hint: press" in hinted


def test_few_cards_are_large_and_many_are_not_narrow_for_it() -> None:
    """A hand of seven has pips on a screen with room; one of 21 stays as low as on a small one."""
    few, many = (picture(sight(view), (100, 44))[1] for view in (TRICK.view(0), full_table(4)))

    assert {few["card0"].height, few["card6"].height} == {8}
    assert many["card0"].height == 5


LAST_TRICK = at_table("9c", "10c", "3c 4c", rules="spite rounds=2 window=0", scores=[1, 0, -2])


@pytest.mark.parametrize("size", [(60, 24), (100, 30)])
async def test_how_a_round_has_ended_is_said_until_the_next_key(size: tuple[int, int]) -> None:
    """The next one is dealt at once, and others go on in it."""
    ended = after(LAST_TRICK, "9c", "10c")
    async with table(LAST_TRICK, [], size) as screen:
        screen.app.screen.feed(ended.view(0), ended.events, Voice(NAMES.__getitem__, 0, WORDS), 2)  # type: ignore[attr-defined]
        await screen.settle()
        shown = screen.text
        closed = await screen.press("escape")

    assert "Round 1 is over" in shown
    assert "1. You: 1 → 2" in shown
    assert "2. Ann: 0 → 0" in shown
    assert "3. Bob: -2 → -3" in shown
    assert "Round 1 is over" not in closed


async def test_the_end_of_a_session_shows_the_scores() -> None:
    """The highest one wins, however many cards are left."""
    last = at_table("9c", "10c", "3c 4c", rules="spite rounds=1 window=0", scores=[0, 0, 0])
    ended = after(last, "9c", "10c")
    async with table(last, []) as screen:
        screen.app.screen.feed(ended.view(0), ended.events, Voice(NAMES.__getitem__, 0, WORDS), 2)  # type: ignore[attr-defined]
        await screen.settle()

        assert "You won!" in screen.text
        assert "You 2" in screen.text
        assert "Bob -2" in screen.text
        assert "Cards left" not in screen.text
