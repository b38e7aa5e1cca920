"""The daily deal, with the same cards for everybody on the same date, against the computer, and runs of days won.

The date is the one on the player's own clock: a day ends when theirs does.
"""

import datetime
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256

from attrs import define, evolve

from p2p_malice.engine.game import UNDO, Event, Result, hints_told
from p2p_malice.errors import SavedGameError, StoreError
from p2p_malice.flows.deals.deal_code import day_code
from p2p_malice.flows.saving.resumable_games import resumable
from p2p_malice.flows.services import Services
from p2p_malice.history.days import MOST, MOST_TURNS, DayResult, Days
from p2p_malice.invite.message import game_link
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.messages import FromPlayer, FromTable, Show
from p2p_malice.store.contract import SavedDeal, Saves
from p2p_malice.ui.contract import Sheet, UserInterface
from p2p_malice.ui.news import DailyBegun, DailyOver, DealBegun
from p2p_malice.words.sentence import Piece, Sentence, listed, say

_VERSION = b"p2p-malice daily 1 "
"""Goes into every seed. If what is played changes, it gets a new number, so that nobody compares different games."""

_DAY = datetime.timedelta(days=1)

_MARKS = {"won": "won", "lost": "lost", "tied": "drawn"}
"""How `how_of` is called in the sentence of a day."""


def seed_of(day: datetime.date) -> bytes:
    """The seed of that day's deal: SHA-256 of `p2p-malice daily 1 2026-11-25`, the same in every implementation."""
    return sha256(_VERSION + day.isoformat().encode()).digest()


def day_of(deal: SavedDeal) -> datetime.date | None:
    """The day whose deal this is; None for any other deal."""
    try:
        day = datetime.date.fromisoformat(deal.made[:10])
    except ValueError:
        return None
    return day if seed_of(day).hex() == deal.seed else None


def begun_from(saves: Saves, seed: str) -> str | None:
    """The id of the resumable game that was dealt here from that seed, None for none."""
    for each in resumable(saves):
        try:
            if each.is_own and saves.read_game(each.id).deal.seed == seed:
                return each.id
        except SavedGameError:
            continue
    return None


# --- days in a row ---------------------------------------------------------------------------------------------------


def run_until(days: Days, day: datetime.date) -> int:
    """How many days in a row were won, up to that day or, if it hasn't been played, up to the one before."""
    if day not in days and day > datetime.date.min:
        day -= _DAY
    run = 0
    while days.get(day, 0) > 0:
        run += 1
        if day == datetime.date.min:
            break
        day -= _DAY
    return run


def best_run(days: Days) -> int:
    """The most days in a row ever won."""
    return max((run_until(days, day) for day in days), default=0)


def margin_of(result: Result, seat: int) -> int:
    """By how many cards that seat has won; negative if it has lost."""
    others = (left for other, left in enumerate(result.left) if other != seat)
    return min(others) - result.left[seat]


def line_of(days: Days, today: datetime.date) -> Sentence:
    """What to say about today's deal before it is chosen."""
    run = run_until(days, today)
    if today not in days:
        return say("daily-new", run=run)
    return say("daily-played", how=how_of(days[today]), count=abs(days[today]), run=run)


def how_of(margin: int) -> str:
    """`won`, `lost` or `tied`, by that margin."""
    return "won" if margin > 0 else "lost" if margin else "tied"


def told_to_others(
    share: Sentence, hints: int, code: str, services: Services, drawn: DayResult | None = None, run: int = 0
) -> Sentence:
    """That text for others, with how many hints there were, a picture, and how they come to the deal of that code.

    If it wasn't the first day of a run, that is told; otherwise others are asked whether they can do better.
    """
    here = game_link(services.game_url, code) if services.game_url else say("deal-here", code=code)
    told = say("daily-share-hints", share=share, hints=hints)
    told = say("daily-run", told=told, run=run) if run > 1 else say("deal-ask", told=told)
    if drawn and drawn.turns:
        turns, good = len(drawn.turns), drawn.good_turns
        told = say("daily-drawn", told=told, turns=turns, good=good, picture=drawn.picture)
    return say("deal-told", share=told, link=here)


def turns_in(events: Iterable[Event], seat: int, race: str) -> str:
    """The turns of the player at that seat, as `DayResult` has them; players race for the piles called `race`."""
    turns, played = "", list[str]()
    for event in (event for event in events if event.seat == seat):
        if event.kind == "play":
            played.append(event.source or "")
        elif event.kind == UNDO:
            played.pop()
        elif event.kind in ("discard", "pass", "win"):
            turns += str(min(3, 1 + played.count(race)) if played else 0)
            played = []
    return turns


def said_results(results: Sequence[DayResult]) -> Piece:
    """How friends have played the deal of a day; "" for none."""
    return listed([said_result(each, each.name) for each in results if each.name]) or ""


def said_result(result: DayResult, name: Piece) -> Sentence:
    """How somebody of that name has played the deal of a day."""
    return say("you-day", date=name, how=_MARKS[how_of(result.margin)], count=abs(result.margin))


def compared(day: datetime.date, services: Services) -> Sheet:
    """How the player here and friends have played the deal of that day, side by side."""
    parts = []
    for each in sorted(services.saves.day_results().get(day, ()), key=lambda each: -each.margin):
        told = said_result(each, each.name or say("player-you"))
        told = say("daily-share-hints", share=told, hints=each.hints)
        parts += [services.words.said(told), *each.picture.splitlines()]
    title = say("daily-results", date=say("date-day", day=day.day, month=day.month))
    return Sheet(title, "\n\n".join(parts))


# --- at the end ------------------------------------------------------------------------------------------------------


@define
class DailyPlayer:
    """A player of the deal of that `day`, whose result is saved and told. Implements `Player`.

    `name` is what friends are told, "" for none; `turns` says how each turn went, as `DayResult` has it.
    """

    player: Player
    day: datetime.date
    name: str
    turns: Callable[[], str]
    services: Services
    ui: UserInterface

    async def hear(self, message: FromTable, client: Client) -> None:
        """Pass it on, and say what begins and ends; another game at the same table isn't the daily deal."""
        await self.player.hear(message, client)
        if isinstance(message, Show) and message.number == 1:
            await self.ui.tell(DailyBegun(self.day not in self.services.saves.days()))
            if best := max(self._friends(), key=lambda each: each.margin, default=None):
                await self.ui.tell(DealBegun(best.name, how_of(best.margin), abs(best.margin)))
        if isinstance(message, Show) and (result := message.view.result) and not message.view.deal:
            seat = message.view.seat
            await self._end(margin_of(result, seat), hints_told(message.events).get(seat, 0))

    async def act(self, client: Client) -> FromPlayer:
        """What the player decides."""
        return await self.player.act(client)

    def _friends(self) -> list[DayResult]:
        """How friends have played it."""
        return [each for each in self.services.saves.day_results().get(self.day, ()) if each.name]

    async def _end(self, margin: int, hints: int) -> None:
        counts, own = False, DayResult("", margin, min(hints, MOST), self.turns()[:MOST_TURNS])
        try:
            counts = self.services.saves.keep_day(self.day, margin)
            if counts:
                self.services.saves.keep_day_result(self.day, own)
        except StoreError as error:
            await self.ui.complain(error)
        days = self.services.saves.days()
        run = run_until(days, self.day)
        how, count = how_of(margin), abs(margin)
        date = say("date-day", day=self.day.day, month=self.day.month)
        share = say("daily-share", date=date, how=how, count=count)
        code = day_code(self.day, evolve(own, name=self.name))
        share = told_to_others(share, hints, code, self.services, own, run if margin > 0 else 0)
        await self.ui.tell(DailyOver(how, count, run, best_run(days), counts, share, said_results(self._friends())))
