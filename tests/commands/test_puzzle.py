"""Today's puzzle as a command: solved at a table, counted once a day, and told to friends."""

from datetime import date, timedelta

import pytest

from p2p_malice.commands.deals import play_deal
from p2p_malice.commands.puzzle import play_puzzle
from p2p_malice.errors import CodeError, StoreError
from p2p_malice.flows.deals.deal_code import PuzzleDay, puzzle_code, read_deal_code
from p2p_malice.flows.deals.puzzles import line_of
from p2p_malice.history.days import PUZZLE
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Answered, Ask, Bye, FromPlayer, FromTable, Show
from p2p_malice.sentence_facts import HINT
from p2p_malice.store.daily import daily_file, keep_day, load_days
from tests.helpers import WORDS
from tests.interfaces import HERE, FakeInterface
from tests.players import Listener

TODAY = date(2026, 11, 25)

pytestmark = pytest.mark.usefixtures("own_folder")


class Solver(Listener):
    """Asks for a hint in each position and does what it says, after taking back the first play so many times."""

    def __init__(self, back: int = 0) -> None:
        super().__init__()
        self._back = back
        self.told: set[str] = set()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Decide, and note what has happened."""
        if isinstance(message, Show):
            self.told |= {event.kind for event in message.events}
        if isinstance(message, Show) and message.view.result:
            self.say(Bye())
        elif isinstance(message, Show) and message.view.undo and self._back:
            self._back -= 1
            self.say(client.take_back())
        elif isinstance(message, Show):
            self.say(Ask(HINT))
        elif isinstance(message, Answered):
            self.say(client.answer(message.answer.move))


async def asked_after(solver: Solver, day: date = TODAY, *chosen: str) -> tuple[str, FakeInterface]:
    """What is said once that player has solved the puzzle of that day, and where that was chosen."""
    ui = FakeInterface(solver)
    for word in (*chosen, "quit"):
        ui.choices.put_nowait(word)
    await play_puzzle(ui, HERE, "Ann", day, TODAY)
    return WORDS.said(ui.asked.get_nowait().asks), ui


async def test_a_puzzle_counts_once_a_day() -> None:
    """A second solution is for practice, and so is that of an earlier day."""
    keep_day(TODAY - timedelta(1), 1, PUZZLE)
    first, _ = await asked_after(Solver(back=2))
    again, _ = await asked_after(Solver())
    earlier, _ = await asked_after(Solver(), TODAY - timedelta(3))

    assert first.startswith("Solved in 3 tries, with ")
    assert first.endswith("That's 2 days in a row.")
    assert "for practice" in again
    assert "for practice" in earlier
    assert load_days(PUZZLE) == {TODAY - timedelta(1): 1, TODAY: 3}
    assert load_days() == {}


async def test_hints_are_counted_once_only() -> None:
    """By the puzzle, not by its table as well, which leaves out the refused ones."""
    solver = Solver()
    said, _ = await asked_after(solver)

    assert "hints." in said
    assert "win" in solver.told
    assert "hints" not in solver.told


async def test_friends_are_told_how_it_went_and_where_it_is() -> None:
    """Nothing of the answer is given away, and who was helped hasn't solved it at once."""
    _, ui = await asked_after(Solver(), TODAY, "share", "share")
    text = WORDS.said(ui.passed_on.get_nowait())

    assert text.startswith("Spite & Malice, puzzle of 25 November: solved · ")
    assert read_deal_code(text) == PuzzleDay(TODAY)
    assert ui.passed_on.qsize() == 1


async def test_a_friends_code_leads_to_the_puzzle() -> None:
    """That of a day to come doesn't, before it's that day."""
    ui = FakeInterface(Solver())
    ui.choices.put_nowait("quit")
    await play_deal(ui, HERE, "Ben", f"Look: {puzzle_code(TODAY)}", TODAY)
    assert ui.seats.get_nowait().is_lesson
    assert [*load_days(PUZZLE)] == [TODAY]

    with pytest.raises(CodeError, match="puzzle_to_come"):
        await play_deal(ui, HERE, "Ben", puzzle_code(TODAY + timedelta(1)), TODAY)


async def test_whoever_leaves_a_puzzle_is_asked_nothing() -> None:
    """It can be tried again."""

    class Leaver(Solver):
        async def act(self, _client: Client) -> FromPlayer:
            return Bye()

    ui = FakeInterface(Leaver())
    await play_puzzle(ui, HERE, "Ann", TODAY, TODAY)

    assert ui.asked.empty()
    assert load_days(PUZZLE) == {}


async def test_a_result_that_cannot_be_kept_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """The puzzle is solved all the same."""

    def refuse(_day: date, _tries: int, _of: str) -> bool:
        raise StoreError("file_unwritable", path="x", reason="no room")

    monkeypatch.setattr(HERE.saves, "keep_day", refuse, raising=False)
    said, ui = await asked_after(Solver())

    assert ui.complaints.get_nowait().code == "file_unwritable"
    assert said.startswith("Solved at once")


async def test_damaged_results_are_told_of_by_what_they_are() -> None:
    """Those of the deals may be sound."""
    daily_file(PUZZLE).write_text("[")
    _, ui = await asked_after(Solver())

    assert "the daily puzzles" in WORDS.error(ui.complaints.get_nowait())


@pytest.mark.parametrize(
    ("tries", "line"),
    [
        ((), "Win in this turn"),
        ((2, None), "Win in this turn · solved yesterday"),
        ((2, 1, None), "Win in this turn · solved 2 days in a row"),
        ((1,), "Solved at once · a new one tomorrow"),
        ((4,), "Solved in 4 tries · a new one tomorrow"),
        ((4, 1), "Solved at once · 2 days in a row"),
        ((4, 3), "Solved in 3 tries · 2 days in a row"),
    ],
)
def test_a_line_says_how_the_puzzle_stands(tries: tuple[int | None, ...], line: str) -> None:
    """Whether it was solved, and how many days in a row."""
    days = {TODAY - timedelta(back): count for back, count in enumerate(reversed(tries)) if count}
    assert WORDS.said(line_of(days, TODAY)) == line
