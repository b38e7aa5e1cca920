"""Lines in and out."""

import asyncio

from p2p_malice.plain.console import Console


class Lines:
    """Lines to be read, some only once they are typed."""

    def __init__(self, *lines: str | None) -> None:
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        for line in lines:
            self.queue.put_nowait(line)
        self.written: list[str] = []

    def console(self) -> Console:
        """A console that reads them."""
        return Console(self.queue.get, self.written.append)


async def test_a_line_is_read_without_blanks_around_it() -> None:
    """What people type is trimmed."""
    assert await Lines("  7 ").console().line() == "7"


async def test_lines_pasted_together_are_one_text() -> None:
    """A message of several lines comes in one piece; the end of the input ends it."""
    console = Lines("Asha invites you", "", "MDW1-ABC", None).console()

    assert await console.paste() == "Asha invites you\n\nMDW1-ABC"
    assert await console.paste() is None
    assert console.is_over


async def test_a_line_typed_while_nobody_asked_is_kept() -> None:
    """Giving up waiting for a line loses none."""
    lines = Lines()
    console = lines.console()
    waiting = asyncio.create_task(console.line())
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    lines.queue.put_nowait("7")

    assert await console.line() == "7"


async def test_a_question_is_shown_before_its_answer_is_read() -> None:
    """Asking writes the question and gives the next line."""
    lines = Lines("Asha")

    assert await lines.console().ask("Name?") == "Asha"
    assert lines.written == ["Name? "]
