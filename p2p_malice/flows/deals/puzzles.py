"""The puzzle of a day: how it stands, and what the player at its table has needed."""

import datetime

from attrs import define, field

from p2p_malice.flows.deals.daily import run_until, told_to_others
from p2p_malice.flows.deals.deal_code import puzzle_code
from p2p_malice.flows.services import Services
from p2p_malice.history.days import Days
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.messages import Ask, FromPlayer, FromTable, Show
from p2p_malice.sentence_facts import HINT
from p2p_malice.words.sentence import Sentence, say


def line_of(days: Days, today: datetime.date) -> Sentence:
    """What to say about today's puzzle before it is chosen."""
    run = run_until(days, today)
    return say("puzzle-solved", tries=days[today], run=run) if today in days else say("puzzle-new", run=run)


def share_of(day: datetime.date, tries: int, hints: int, run: int, services: Services) -> Sentence:
    """A text for others, which gives nothing away and leads to the puzzle."""
    date = say("date-day", day=day.day, month=day.month)
    share = say("puzzle-share", date=date, tries=tries, run=run)
    if hints and tries == 1:
        share = say("puzzle-share-helped", date=date)  # That isn't solved at once.
    return told_to_others(share, hints, puzzle_code(day), services)


@define
class PuzzlePlayer:
    """A player who solves a puzzle. Implements `Player`."""

    player: Player
    tries: int = field(init=False, default=1)
    """The number of the last try."""
    hints: int = field(init=False, default=0)

    async def hear(self, message: FromTable, client: Client) -> None:
        """Note which try it is, and pass it on."""
        if isinstance(message, Show):
            self.tries = next((note.number for note in message.view.notes if note.number), self.tries)
        await self.player.hear(message, client)

    async def act(self, client: Client) -> FromPlayer:
        """What the player decides."""
        decided = await self.player.act(client)
        self.hints += isinstance(decided, Ask) and decided.what == HINT
        return decided
