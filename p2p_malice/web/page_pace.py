"""The pace of a table that somebody watches at a page, and where a replay is."""

from attrs import evolve

from p2p_malice.ui.pace import Pace, move, said_looks, said_pace
from p2p_malice.ui.turns import Turn, turn_marks, turn_name
from p2p_malice.web.pace_messages import PacedMessage, TurnLine, TurnsMessage
from p2p_malice.web.page_session import PageSession
from p2p_malice.words.catalogue import Words

_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def _with_sign(card: str) -> str:
    """A card as the page writes it: `10♦` for `10d`."""
    rank, suit = card.rstrip("*")[:-1], card.rstrip("*")[-1:]
    return f"{rank}{_SIGNS[suit]}" if suit in _SIGNS else card


class PagePace:
    """A pace that a page is told, and changes."""

    def __init__(self, session: PageSession, words: Words, pace: Pace) -> None:
        """Tell the page behind `session`, in these words."""
        self._session, self._words, self._pace = session, words, pace
        self.is_replay = pace.timeline is not None

    async def begin(self, game: str) -> None:
        """Tell the page what there is to be seen of that game; a replay plays at once."""
        self._words = self._words.of(game).writing(_with_sign)
        if timeline := self._pace.timeline:
            turns, race = tuple(map(self._line, timeline.turns)), tuple(map(tuple, timeline.race))
            told = TurnsMessage(turns, timeline.own, race, timeline.lead, timeline.best)
            await self._session.send(told, "turns")
            self._pace.set(self._pace.seconds)

    def _line(self, turn: Turn) -> TurnLine:
        words = self._words
        marks = " · ".join(turn_marks(turn, words))
        return TurnLine(turn.at, turn.seat, turn_name(turn, words), turn.cards, marks, turn.shows)

    async def tell(self) -> None:
        """Tell the page how fast the table goes, and where the replay is."""
        pace, timeline, said = self._pace, self._pace.timeline, self._words.said
        paced = PacedMessage(said(said_pace(pace)), pace.is_running, round(1000 * pace.seconds))
        if timeline:
            paced = evolve(
                paced,
                at=timeline.at,
                count=timeline.count,
                looks=tuple(map(said, said_looks(timeline))),
                look=timeline.look,
                moments=timeline.has_moments,
                found=tuple(timeline.found),
                remark=timeline.remark,
            )
        await self._session.send(paced, "paced")

    async def change(self, what: str, at: int) -> None:
        """Do what the page asks of the pace; nothing for a word that isn't on any of its buttons."""
        pace, timeline = self._pace, self._pace.timeline
        match what:
            case "slower":
                pace.slower()
            case "faster":
                pace.faster()
            case "stop":
                pace.stop()
            case "go":
                pace.set(pace.seconds)
            case "step":
                pace.step()
            case "every":
                pace.set(max(0.1, at / 1000))
        before = (timeline.at, timeline.look, timeline.remark) if timeline else None
        if timeline:
            move(timeline, what, at)
        # With another position, it is told anyway.
        if not timeline or (timeline.at, timeline.look, timeline.remark) == before:
            await self.tell()
