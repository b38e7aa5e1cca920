"""Lines in and out."""

import asyncio

from tests.plain.desk import Desk


async def test_a_line_is_read_without_blanks_around_it() -> None:
    """What people type is trimmed."""
    assert await Desk("  7 ").console.line() == "7"


async def test_lines_pasted_together_are_one_text() -> None:
    """A message of several lines comes in one piece; the end of the input ends it."""
    console = Desk("Asha invites you", "", "MDW1-ABC", None).console

    assert await console.paste() == "Asha invites you\n\nMDW1-ABC"
    assert await console.paste() is None
    assert console.is_over


async def test_a_line_typed_while_nobody_asked_is_kept() -> None:
    """Giving up waiting for a line loses none."""
    desk = Desk()
    waiting = asyncio.create_task(desk.console.line())
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    desk.typed.put_nowait("7")

    assert await desk.console.line() == "7"


async def test_a_question_is_shown_before_its_answer_is_read() -> None:
    """Asking writes the question and gives the next line."""
    desk = Desk("Asha")

    assert await desk.console.ask("Name?") == "Asha"
    assert desk.shown == "Name? "


async def test_what_nobody_asked_for_stands_above_the_question() -> None:
    """What was earned at the end of a game stood below the question whether to play again, as if that were over."""
    desk = Desk()
    desk.console.prompt("Again? ")
    desk.console.interrupt("A trophy!")

    assert desk.shown == "Again? \nA trophy!\nAgain? "


async def test_no_word_is_cut_in_two_at_the_end_of_a_line() -> None:
    """Sentences and questions are wrapped between words; the place of a file stays in one piece."""
    desk, place = Desk(), "/home/asha/" + "x" * 90
    desk.console.paragraph("word " * 30 + place)
    desk.console.prompt("word " * 20)

    assert place in desk.shown.splitlines()
    assert all(len(line) <= 80 or line == place for line in desk.shown.splitlines())
    assert desk.shown.endswith("word ")
