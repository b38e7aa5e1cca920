"""Somebody who only watches, line by line: moves are told in sentences, at a pace of their choice."""

from p2p_malice.engine.game import REMATCH, View
from p2p_malice.plain.boards import board_of
from p2p_malice.plain.console import Console
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.plain.player import Reporter
from p2p_malice.plain.table_text import board_lines
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Answered, Ask, Bye, FromPlayer, FromTable, Propose, Seated, Show
from p2p_malice.sentence_facts import MOMENT, SHEET
from p2p_malice.ui.pace import Pace, Timeline, move, said_pace
from p2p_malice.ui.turns import turn_text
from p2p_malice.words.catalogue import Words
from p2p_malice.words.rule_sheets import sheet_text

SLOWEST = 60.0
"""The most seconds between two moves that one may ask for."""


class Watcher:
    """Somebody who watches at a console. Implements `Player`."""

    def __init__(self, console: Console, words: Words, pace: Pace) -> None:
        """Somebody who reads and types at `console`."""
        self._console, self._words, self._pace = console, words, pace
        self._reporter = Reporter(console, words)
        self._seen: tuple[tuple[int, ...], int] | None = None
        """Whose turn it was when the table was last shown, and from which seat."""

    async def hear(self, message: FromTable, client: Client) -> None:
        """Tell what happened; show the table at the beginning of each turn."""
        match message:
            case Seated():
                self._words = self._words.of(message.game)
                self._reporter.seated(message, None, tells_of_spectators=False)
                if client.show is None:
                    self._console.tell(*self._help.splitlines())
            case Show(view=view):
                timeline = self._pace.timeline
                seen, remark = (view.turn, timeline.look if timeline else 0), timeline and timeline.remark
                self._reporter.show(message, Voice(client.name_of, None, self._words))
                if self._is_over(client):
                    self._console.prompt(self._words("plain-watch-again") + " ")
                elif seen != self._seen or (remark and remark.move):
                    self._show_board(view, client)
                self._seen = seen
                if remark:
                    self._console.paragraph(self._words.answered(remark, MOMENT))
            case Answered(what="sheet"):
                self._console.tell(sheet_text(message.answer, self._words))

    def _is_over(self, client: Client) -> bool:
        """Whether nothing but another game can follow; a replay goes back."""
        return client.result is not None and not self._pace.timeline

    @property
    def _help(self) -> str:
        timeline = self._pace.timeline
        parts = ["plain-replay" if timeline else "plain-watch"]
        if timeline and timeline.has_moments:
            parts.append("plain-replay-moments")
        if timeline and timeline.names:
            parts.append("plain-replay-seats")
        return "\n".join(map(self._words, parts))

    def _show_board(self, view: View, client: Client) -> None:
        board = board_of(client.seated.game if client.seated else "", self._words)
        label = Voice(client.name_of, None, self._words).name
        self._console.tell("", *board_lines(view, board, label, self._words), "")

    async def act(self, client: Client) -> FromPlayer:
        """Ask for another game or goodbye; until then, control the pace."""
        while (line := await self._console.line()) is not None:
            match line.lower():
                case "quit" | "q" | "exit":
                    break
                case "rematch" | "r" if self._is_over(client):
                    return Propose(REMATCH)
                case _ if self._is_over(client):
                    self._console.prompt(self._words("plain-watch-again") + " ")
                case "turns" if self._pace.timeline:
                    turns = self._pace.timeline.turns
                    self._console.tell(*(f"{turn.at:6}  {turn_text(turn, self._words)}" for turn in turns))
                case "board" | "b" if client.view:
                    self._show_board(client.view, client)
                case "rules":
                    return Ask(SHEET)
                case word:
                    self._obey(word)
        return Bye()

    def _obey(self, word: str) -> None:
        """Change the pace as a word asks; Enter makes the next move, or stops a table that runs by itself."""
        pace, seconds = self._pace, _seconds(word)
        if word == "" and not pace.is_running:
            pace.step()
            return
        match word:
            case "":
                pace.stop()
            case "slower" | "-":
                pace.slower()
            case "faster" | "+":
                pace.faster()
            case _ if seconds is not None:
                pace.set(seconds)
            case _ if pace.timeline and _goes(word, pace.timeline):
                pass
            case _:
                self._console.tell(*self._help.splitlines())
                return
        self._console.paragraph(self._words.said(said_pace(pace)))


def _goes(word: str, timeline: Timeline) -> bool:
    """Go to another position of a replay, or look from another seat, as a word asks; False for other words."""
    what, _, where = word.partition(" ")
    if what == "go":
        return where.isdecimal() and move(timeline, "at", int(where[:6]))
    if what == "seat":
        seats = [seat for seat, name in enumerate(timeline.names) if where and name.lower() == where]
        return bool(seats) and move(timeline, "look", seats[0])
    if what == "open":
        return bool(timeline.names) and move(timeline, "look", len(timeline.names))
    return move(timeline, "moment" if what == "better" else word)


def _seconds(word: str) -> float | None:
    """The pace in a word; None if there is none in it."""
    try:
        seconds = float(word[:8])
    except ValueError:
        return None
    return seconds if 0 <= seconds <= SLOWEST else None
