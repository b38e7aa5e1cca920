"""`puzzle`: a position a day that can be won this turn, in one way only."""

import datetime

from attrs import evolve

from p2p_malice.errors import CodeError, StoreError
from p2p_malice.flows.deals.daily import run_until
from p2p_malice.flows.deals.puzzles import PuzzlePlayer, share_of
from p2p_malice.flows.local_table import new_tokens, sit_down
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.opponents import opponent
from p2p_malice.history.days import PUZZLE
from p2p_malice.table.table import Table
from p2p_malice.table_server import TableServer
from p2p_malice.ui.contract import Seats, UserInterface
from p2p_malice.ui.forms import Question
from p2p_malice.words.sentence import say


async def play_puzzle(
    ui: UserInterface, services: Services, name: str, day: datetime.date, today: datetime.date
) -> int:
    """Let the person at `ui` solve the puzzle of that day, then tell others of it; return the exit status.

    Only today's counts, and only once. Raises `CodeError` for a day to come.
    """
    if day > today:
        raise CodeError("puzzle_to_come")
    game = next(game for game in services.games.values() if game.puzzle)
    assert game.puzzle
    puzzle = game.puzzle(day.isoformat(), day.weekday())
    state, other = puzzle.state, opponent("")
    table = Table(
        state,
        evolve(game, hint=puzzle.hint),
        game.book.variants[0],
        new_tokens(state.seats),
        bots={1: other.name},
        avatars={1: other.avatar},
    )
    table.counts_hints = False  # We tell that ourselves, below.
    try:
        services.saves.check_days(PUZZLE)
    except StoreError as error:
        await ui.complain(error)
    (seat,) = ui.players(Seats(is_lesson=True))
    player = PuzzlePlayer(seat)
    await sit_down(TableServer(table), 0, player, name)
    if table.result:
        await _tell(ui, services, player, day, is_today=day == today)
    return 0


async def _tell(
    ui: UserInterface, services: Services, player: PuzzlePlayer, day: datetime.date, *, is_today: bool
) -> None:
    """Say how it went, and what may be told to others as often as that is wanted."""
    counts = False
    try:
        counts = is_today and services.saves.keep_day(day, player.tries, PUZZLE)
    except StoreError as error:
        await ui.complain(error)
    run = run_until(services.saves.days(PUZZLE), day) if counts else 0
    asks = say("ask-puzzle", tries=player.tries, hints=player.hints, run=run, counts="yes" if counts else "no")
    share = {"share": say("ask-puzzle-share")} if counts else {}
    question = Question(asks, share | {"quit": say("ask-puzzle-quit")})
    while await ui.choose(question) == "share":
        await ui.pass_on(share_of(day, player.tries, player.hints, run, services))
