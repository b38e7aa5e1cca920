"""Spite line by line: the table, and what picked cards would be."""

import asyncio

import pytest

from p2p_malice.engine.game import View
from p2p_malice.engine.questions import answer
from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.state import State
from p2p_malice.plain.boards.spite import SpiteBoard
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.plain.player import PlainPlayer
from p2p_malice.plain.table_text import board_lines
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Answered, Ask, Move, Seated, Show, Sitter
from p2p_malice.ui.contract import Seats
from tests import helpers
from tests.games.spite.seats import after, at_table
from tests.games.spite.watched import WATCHED
from tests.plain.desk import Desk

WORDS = helpers.WORDS.of("spite")
NAMES = ("You", "Ann", "Bob", "Cho", "Dov", "Eli", "Fay", "Gus", "Hye-jin")
SITTERS = ("Kay", "Robin", "Asha", "Mohammed")
BOARD = SpiteBoard(WORDS)
TRICK = after(at_table("5c 5d 9h 8d*", "6c 6h 3c", "8c 8h Jk Jd", "9s 9c 3d", lead=1), "6c+6h", "8c+8h", "pass")


def lines(view: View) -> list[str]:
    """The whole table."""
    return board_lines(view, BOARD, NAMES.__getitem__, WORDS)


def test_the_board_shows_the_trick_and_how_everybody_stands() -> None:
    """What is in force, the hands that lie there, scores, who has passed, and the own cards by rank."""
    assert lines(TRICK.view(0)) == [
        "Round      1/3   goes higher   2 cards at a time",
        "Trick      Ann: 6c 6h   Bob: 8c 8h",
        "Table      buy back for 1 card   4 fake jokers in the pile   176 cards to draw",
        "Ann        1 card   score 0",
        "Bob        2 cards   score 0",
        "Cho        3 cards   score 0   passed",
        "You        3 cards   1 fake joker   score 0",
        "           hand   5c 5d   9h",
        "           fake jokers   8d*",
    ]


def test_what_is_in_force_is_said() -> None:
    """A consec's rank and suits, and the direction."""
    state = after(at_table("4h 5c", "5h 5d", "6h 6d", "8c 8s", direction="lower"), "4h")
    consec = after(at_table("4h 5c", "5h 5d", "6h 6d", "8c 8s"), "4h", "5h", "6h")

    assert lines(state.view(1))[0] == "Round      1/3   goes lower   1 card at a time"
    assert lines(consec.view(3))[0] == "Round      1/3   goes higher   1 card at a time   7 is due   only h"


def test_nine_players_and_a_full_hand_fit_on_a_screen() -> None:
    """Nothing is wider than 80 columns."""
    full = "3c 3d 3h 4c 4d 4h 10c 10d 10h 11c 11d 11h 12c 12d 12h 13d 13h Jk Jc"
    view = at_table(full, *["5c 5d 5h 5s"] * 3, *["6c 6d 6h 6s"] * 3, "7c 7d", "8c 8d").view(0)
    shown = [*lines(view), *BOARD.listed(view), *BOARD.combining(view)]

    assert len(shown) <= 22
    assert all(len(line) <= 80 for line in shown)


def test_who_has_passed_hears_the_price() -> None:
    """Of all the prices, the one that is right."""
    passed = after(at_table("5c 9h", "6c 7h", "8c Jd"), "5c", "pass", "8c", "9h").view(1)

    assert BOARD.listed(passed)[0] == "You can buy back: beat the last combination, and draw 1 card."
    assert BOARD.combining(passed)[-1] == "      To buy back, add buy1."


@pytest.mark.parametrize(("state", "told"), WATCHED)
def test_who_watches_is_told_what_lies_there_what_beats_it_and_who_may_do_that(state: State, told: list[str]) -> None:
    """The same as at the page."""
    said = " ".join(BOARD.watched(state.view(None), Voice(SITTERS.__getitem__, None, WORDS)))
    signs = str.maketrans({"♣": "c", "♦": "d", "♥": "h", "♠": "s"})
    assert said == " ".join(told).translate(signs).replace(" · ", " ").replace("Joker.", "Jk.")


def test_a_game_of_one_round_has_no_last_round() -> None:
    """Who watched read "after the last round" where there is only one."""
    (several, one) = (BOARD.about(at_table("5c", "6c", rules=f"spite rounds={each}").view(None)) for each in (3, 1))
    assert several.startswith("Spite, round 1/3: ")
    assert one == "Spite, one round: whoever gets rid of all cards first wins."


async def typed(state: State, *typed: str) -> tuple[str, list[Ask | Move]]:
    """What is shown and sent when the player at seat 0 types that, until a move is sent or nothing is left."""
    desk, client, sent = Desk(*typed, None), Client(), []
    person = PlainPlayer(desk.console, WORDS, Seats())
    sitters = tuple(Sitter(name, present=True) for name in NAMES[: state.seats])
    for message in (Seated(0, "spite", "spite", sitters), Show(1, state.view(0))):
        client.receive(message)
        await person.hear(message, client)
    async with asyncio.timeout(20):
        while isinstance(decided := await person.act(client), Ask | Move):
            sent.append(decided)
            if isinstance(decided, Ask):
                client.sends(decided)
                told = Answered(decided.what, decided.about, 1, answer(SPITE, state, 0, decided.what, decided.about))
                client.receive(told)
                await person.hear(told, client)
    return desk.shown, sent


async def test_a_question_mark_says_what_cards_would_be() -> None:
    """Before they are played, with what would be said."""
    shown, sent = await typed(TRICK, "? 5c 5d", "?8d* down", "5c 5d")

    assert "A pair of 5s. That doesn't beat the last combination." in shown
    assert "A fake joker, face down. You can play it." in shown
    assert sent == [Ask("preview", "5c+5d"), Ask("preview", "8d*!down"), Move(1, "5c+5d")]


async def test_only_cards_that_one_holds_can_be_asked_about() -> None:
    """The table isn't bothered with others."""
    shown, sent = await typed(TRICK, "? Ks")

    assert "There's nothing to check there." in shown
    assert sent == []
