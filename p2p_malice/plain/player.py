"""A person at a seat, line by line: events are told in sentences, and a move is chosen by its number."""

import asyncio
from collections.abc import Awaitable, Callable

from p2p_malice.cancellation import first_of
from p2p_malice.engine.game import NOTHING, REMATCH, View
from p2p_malice.errors import LocalProtocolError
from p2p_malice.plain.boards import board_of
from p2p_malice.plain.boards.contract import Board
from p2p_malice.plain.console import Console
from p2p_malice.plain.event_sentences import (
    ENDINGS,
    Voice,
    event_words,
    known_notes,
    note_words,
    result_words,
    rules_particulars,
)
from p2p_malice.plain.free_moves import typed_as, typed_move
from p2p_malice.plain.results import games_won_words
from p2p_malice.plain.spectator_lines import (
    check_lines,
    choosing_words,
    pause_words,
    spectator_lines,
    spectator_message,
    watching_words,
)
from p2p_malice.plain.table_text import board_lines
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import (
    GO_ON,
    PAUSE,
    PROPOSALS,
    Answered,
    Ask,
    Bye,
    Dismiss,
    FromPlayer,
    FromTable,
    Poke,
    Poked,
    Propose,
    Refused,
    Remarked,
    Said,
    Say,
    Seated,
    Show,
)
from p2p_malice.sentence_facts import HINT, PREVIEW, SHEET, WHY
from p2p_malice.ui.contract import Seats
from p2p_malice.ui.explanations import Explainer
from p2p_malice.words.catalogue import Words
from p2p_malice.words.joined_lists import both, listed
from p2p_malice.words.rule_sheets import sheet_text

CODE_PREFIX = "MDW1"
LONGEST_TYPED = 30
"""Characters; a longer line was pasted, not typed."""


MOST_RECALLED = 8
"""How many events of a resumed game are told at most."""

_FOR_AWAY = ("bot", "stop")
"""What you may type while another player is away."""


class Reporter:
    """Keeps track of what was told on one console, so that players who share it don't hear everything twice."""

    def __init__(self, console: Console, words: Words) -> None:
        """Report on `console`."""
        self._console = console
        self._words = words
        self._number = 0
        self._seated: Seated | None = None
        self.log: list[str] = []
        """What has happened, in sentences."""
        self.asker: PlainPlayer | None = None
        """The player who asks everybody at this console, after the end, whether to play again."""
        self.again = asyncio.Event()
        """Set once the `asker` has said that those at this console play again."""

    def show(self, show: Show, voice: Voice, went_back: int = 0) -> None:
        """Tell the new events of a position and the result, and how many moves the table `went_back`, if it did."""
        if went_back:
            self._console.paragraph(self._words("table-went-back", count=went_back))
            self._number = show.number - 1
        if show.number <= self._number:
            return
        happened = show.events
        if self._number == 0 and show.number > 1:
            happened = happened[-MOST_RECALLED:]
            if happened:
                self._console.paragraph(self._words("plain-recalled"))
        self._number = show.number
        for event in happened:
            # The result tells how a single game ended.
            is_result = event.kind in ENDINGS and not show.view.deal
            words = None if is_result else event_words(event, voice, show.view)
            if words:
                self._say(words)
        if show.view.result:
            self._console.tell("")
            self._say("*** " + result_words(show.view.result, voice))
        else:
            self.asker = None
            self.again.clear()

    def _say(self, words: str) -> None:
        self._console.paragraph(words)
        self.log.append(words)

    def tell_log(self) -> None:
        """Tell once more what has happened."""
        for words in self.log:
            self._console.paragraph(words)

    def seated(
        self, seated: Seated, listener: int | None, *, tells_of_spectators: bool = True, is_over: bool = False
    ) -> tuple[list[int], list[int]]:
        """Tell who has come and gone, except the `listener` (and, at first, the rules); return both lists of seats."""
        before = self._seated.players if self._seated else ()
        last, self._seated = self._seated, seated
        if not before:
            self._console.paragraph(self._words("plain-rules-here", **rules_particulars(seated.rules, self._words)))
        come, gone = [], []
        for seat, sitter in enumerate(seated.players):
            was, computer_was = (before[seat].present, before[seat].computer) if before else (False, False)
            if before and before[seat].name and sitter.name != before[seat].name and sitter.computer:
                continue  # It is told who was sent away.
            if sitter.computer and not sitter.present and not computer_was:
                self._console.paragraph(self._words("sitter-computer", name=sitter.name))
            elif computer_was and not sitter.computer and not sitter.present:
                self._console.paragraph(self._words("sitter-waits", name=sitter.name))
            if seat == listener or sitter.present == was:
                continue
            if sitter.present:
                self._console.paragraph(self._words("sitter-here", name=sitter.name))
                come.append(seat)
            else:
                self._console.paragraph(self._words("sitter-left" if sitter.left else "sitter-away", name=sitter.name))
                gone.append(seat)
        watching = watching_words(last, seated, self._words, is_over=is_over) if tells_of_spectators else []
        won = tuple(sitter.won for sitter in seated.players)
        is_counted = last is not None and won != tuple(sitter.won for sitter in before)
        wins = games_won_words(seated, [sitter.name for sitter in seated.players], self._words) if is_counted else ""
        paused = pause_words(last, seated, listener, self._words)
        if paused and seated.paused is not None and not seated.watches:
            paused.append(self._words("plain-paused"))
        for told in (*watching, *choosing_words(last, seated, self._words), *paused, *([wins] if wins else [])):
            self._console.paragraph(told)
        free = sum(not sitter.name for sitter in seated.players)
        if free and listener is not None and (come or gone or not before):
            self._console.paragraph(self._words("sitters-to-come", count=free))
        return come, gone


class PlainPlayer:
    """A player at a console. Implements `Player`."""

    def __init__(
        self,
        console: Console,
        words: Words,
        seats: Seats,
        *,
        reporter: Reporter | None = None,
        explainer: Explainer | None = None,
    ) -> None:
        """A person who reads and types at `console`.

        `seats` says what the person may do besides playing. With a `reporter`, several people share the console: each
        is asked only on their own turn, and hands are hidden from the others.
        """
        self._console = console
        self._words = words
        self._seats = seats
        self._explainer = explainer
        self._shared = reporter is not None
        self._reporter = reporter or Reporter(console, words)
        self._news = asyncio.Event()
        self._closed = False
        self._has_proposed = False
        """Whether we asked the table for another game and haven't heard from it since."""
        self._wants_hint = False
        self._told_may: tuple[str, ...] = ()
        self._offered = NOTHING
        """What the game was waiting for when the table was last shown."""
        self._shown = -1
        self._someone_is_away = False
        self._has_seen_table = False
        self._turn: tuple[int, ...] = ()
        """Whose turn it was when a spectator was shown the table last."""
        self._silent = words
        """The words as they are for the eye."""

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def hear(self, message: FromTable, client: Client) -> None:
        """Tell the person what the table said."""
        match message:
            case Seated():
                self._silent = self._words.of(message.game)
                self._words = self._silent.aloud() if self._words.is_aloud else self._silent
                self._has_proposed = False
                if self._hear_seated(message, client) or self._hear_proposals(client):
                    self._prompt(client)
            case Show():
                if client.went_back or not client.may_act:
                    self._shown, self._offered = -1, NOTHING
                self._reporter.show(message, self._voice(client), client.went_back)
                if message.view.result and self._seats.is_lesson:
                    self._tell_notes(message.view, self._board(client))
                    self._closed = True
                elif message.view.result and not client.watches:
                    self._ask_again()
                if not self._shared:
                    self._show_first_board(client)
                    self._tell_may(client)
                    self._show_board(client, is_quiet=not message.events)
            case Refused() | Bye() if client.seated is None:
                self._closed = isinstance(message, Bye)  # The flow that joins says why there is no seat.
            case Refused():
                self._has_proposed = False
                self._reporter.again.clear()
                self._console.paragraph(self._words.told(message.code, message.particulars))
                self._prompt(client)
            case Answered():
                self._hear_answer(message, client)
                self._prompt(client)
            case Said():
                self._console.paragraph(self._voice(client).said(message.seat, message.to, message.text))
                self._prompt(client)
            case Remarked(name, text):
                self._console.paragraph(self._words("said", name=name, text=text))
                self._prompt(client)
            case Poked(seat, to):
                self._console.paragraph(self._voice(client).poked(seat, to))
                self._prompt(client)
            case Bye():
                if not client.result:
                    self._console.paragraph(self._words.goodbye(message.code, message.particulars))
                self._closed = True
        self._news.set()

    def _hear_answer(self, answered: Answered, client: Client) -> None:
        """Tell what the table answered, unless the position that it is about has passed."""
        words, told = self._words, answered.answer
        if answered.what == SHEET:
            self._console.tell(sheet_text(told, words))
        elif client.show is None or answered.number != client.show.number:
            return
        elif answered.what == HINT:
            board, view = self._board(client), client.show.view
            moves = board.in_order(view)
            number = moves.index(told.move) + 1 if told.move in moves else 0
            self._console.paragraph(words("plain-hint", number=number, move=board.told(told.move, view)))
            if told.code:
                self._console.paragraph(words.answered(told, HINT))
        elif answered.what == PREVIEW:
            self._console.paragraph(words.answered(told, PREVIEW) or words("plain-no-preview"))
        else:
            self._console.paragraph(words.told(told.code, told.facts) if told.code else words("plain-no-move"))

    def _hear_seated(self, seated: Seated, client: Client) -> bool:
        """Tell who has come and gone; return whether there was anything to tell."""
        come, gone = self._reporter.seated(seated, self._listener(client), is_over=client.result is not None)
        self._someone_is_away = (seated.hosts or not seated.watches) and any(
            not sitter.present for sitter in seated.players
        )
        if gone and not seated.watches:
            offered = _FOR_AWAY[:1] if client.result else _FOR_AWAY
            offered = (*offered, "invite") if self._seats.invite else offered
            names = both([client.name_of(seat) for seat in gone], self._words)
            key = "plain-away-after" if client.result else "plain-away"
            self._console.paragraph(self._words(key, count=len(gone), names=names))
            self._console.tell(*(f"  {word:<8} {self._words(f'plain-away-{word}')}" for word in offered))
        return bool(come or gone)

    def _hear_proposals(self, client: Client) -> bool:
        """Tell what somebody has proposed; return whether there was anything to tell."""
        told = False
        for seat in client.proposed:
            what, who = client.players[seat].proposal, "you" if seat == self._listener(client) else "other"
            if what != REMATCH or (who == "other" and not self._shared):
                name = client.name_of(seat)
                self._console.paragraph(self._words(f"plain-proposed-{what}", who=who, name=name))
                told = True
        return told

    def _listener(self, client: Client) -> int | None:
        return None if self._shared else client.own

    def _voice(self, client: Client) -> Voice:
        return Voice(client.name_of, self._listener(client), self._words)

    def _show_board(self, client: Client, *, is_quiet: bool = False) -> None:
        """Show the table and the moves if it is this person's turn and they haven't been shown yet.

        If nothing has happened (`is_quiet`), as when time is up to no effect, it is only shown if other moves are on
        offer.
        """
        if client.view and client.watches and client.view.turn != self._turn:
            board, is_first = self._board(client), self._turn == ()
            self._turn = client.view.turn
            self._console.tell("", *self._table(client.view, client), "")
            about = board.about(client.view) if is_first else ""
            for told in filter(None, (about, " ".join(board.watched(client.view, self._voice(client))))):
                self._console.paragraph(told)
        if client.view is None or client.show is None or not client.may_act or self._shown == client.show.number:
            return
        offered, self._offered = self._offered, client.view.offers.waited_for
        self._shown = client.show.number
        if is_quiet and offered == self._offered:
            return
        board = self._board(client)
        moves = board.listed(client.view) + board.combining(client.view)
        # Whoever listens has heard the rest at the beginning of the turn.
        is_brief = self._words.is_aloud and offered != NOTHING
        table = self._brief_table(client.view, board) if is_brief else self._table(client.view, client)
        self._console.tell("", *table, "", *moves)
        self._tell_notes(client.view, board)
        self._explain(client.view)
        if self._seats.hints:
            self._wants_hint = True
        else:
            self._prompt(client)

    def _board(self, client: Client) -> Board:
        return board_of(client.seated.game if client.seated else "", self._words)

    def _table(self, view: View, client: Client) -> list[str]:
        """The lines for what lies on the table."""
        return board_lines(view, self._board(client), self._voice(client).name, self._words)

    def _brief_table(self, view: View, board: Board) -> list[str]:
        """What may have changed since the last play of the turn."""
        return [*board.common(view, lambda _seat: ""), *board.seat(view, view.seat, self._words("player-you"))]

    def _tell_notes(self, view: View, board: Board) -> None:
        """Show the notes of the position, as in a lesson."""
        notes = known_notes(view, self._words)
        if notes:
            self._console.tell("")
        for note in notes:
            is_offered = view.offers.include(note.move)
            moves = board.in_order(view)
            typed = str(moves.index(note.move) + 1) if note.move in moves else typed_as(note.move) if is_offered else ""
            goal = board.goal(note.move, view) if is_offered else ""
            self._console.paragraph(note_words(note, typed, goal, self._words))

    def _explain(self, view: View) -> None:
        """Explain one thing that comes up for the first time."""
        note = self._explainer.next(view) if self._explainer else None
        if self._explainer and note and note.key in self._words:
            self._console.tell("")
            self._console.paragraph(self._words("plain-explained", what=self._words(note.key, number=note.number)))
            self._explainer.done(note)

    def _show_first_board(self, client: Client) -> None:
        """Show the table as it was dealt, to a player who doesn't start."""
        if client.view and not (client.may_act or client.watches or client.result or self._has_seen_table):
            self._console.tell("", *self._table(client.view, client))
        self._has_seen_table = True

    def _tell_may(self, client: Client) -> None:
        """Say once what the person may do although the game doesn't wait for them."""
        may = client.offers.may
        if set(may) - set(self._told_may):
            self._console.paragraph(self._words("plain-may", moves=listed(may, self._words)))
        self._told_may = may

    def _ask_again(self) -> None:
        """Ask once at each console whether to play again."""
        if self._reporter.asker is None:
            self._reporter.asker = self
            if self._seats.another:
                self._console.paragraph(self._words("plain-next"))
            self._console.prompt(self._words("plain-again") + " ")

    def _prompt(self, client: Client) -> None:
        if client.may_act:
            name = client.name_of(client.view.seat) if self._shared and client.view else "none"
            self._console.prompt(self._words("plain-your-move", name=name) + " ")

    # --- acting ------------------------------------------------------------------------------------------------------

    async def act(self, client: Client) -> FromPlayer:
        """The message that the person decides to send."""
        while not self._closed:
            if self._wants_hint:
                self._wants_hint = False
                return Ask(HINT)
            if (
                client.result
                and not client.watches
                and (self._reporter.asker is not self or self._reporter.again.is_set())
            ):
                if self._reporter.again.is_set() and client.proposal != REMATCH and not self._has_proposed:
                    self._has_proposed = True
                    return Propose(REMATCH)
                if self._reporter.asker is not self:
                    await self._until_again_or_news()
                    continue
            if self._shared and not client.may_act and not client.result:
                await self._wait_for_news()
                continue
            if self._shared and client.show and client.may_act and self._shown != client.show.number:
                await self._hand_over(client, client.show.number)
                self._show_board(client)
            line = await self._line_or_news()
            if line is None:
                if self._console.is_over:
                    return Bye()
                continue
            if self._closed:
                self._console.put_back(line)
                break
            message = await self._obey(line, client)
            if message:
                return message
        return Bye("over")

    async def _hand_over(self, client: Client, number: int) -> None:
        """If several people share the screen, wait until the next one is ready before showing their hand.

        During a turn, positions follow each other and the hand is already open.
        """
        if client.view and self._shown != number - 1:
            name = client.name_of(client.view.seat)
            await self._console.ask("\n" + self._words("hand-over", name=name))

    async def _wait_for_news(self) -> None:
        self._news.clear()
        await self._news.wait()

    async def _until_again_or_news(self) -> None:
        self._news.clear()
        async with first_of(self._news.wait(), self._reporter.again.wait()):
            pass

    async def _line_or_news(self) -> str | None:
        """The next line; None when the table has said something or there are no more lines."""
        self._news.clear()
        async with first_of(self._console.line(), self._news.wait()) as (line, _):
            return line.result() if line.done() else None

    async def _obey(self, line: str, client: Client) -> FromPlayer | None:
        """Do what the line asks for; return the message to send, if any."""
        word, _, rest = line.partition(" ")
        if client.result and not client.watches:
            return await self._obey_after_the_end(line, client)
        match word.lower():
            case "":
                self._prompt(client)
            case _ if line.startswith("?") and line != "?":
                return self._preview(line[1:], client)
            case "help" | "?" | "h":
                keys = ("plain-help", "plain-help-moves")
                self._console.tell(*(self._words(key) for key in keys if key in self._words))
                self._prompt(client)
            case "aloud":
                self._words = self._silent if self._words.is_aloud else self._silent.aloud()
                self._shown, self._offered = -1, NOTHING
                self._show_board_now(client)
            case "board" | "b":
                self._shown, self._offered = -1, NOTHING
                self._show_board_now(client)
            case "hint" if client.may_act:
                return Ask(HINT)
            case "hint":
                self._console.paragraph(self._words("error-paused" if client.is_paused else "not-your-turn"))
            case "log" | "l":
                self._reporter.tell_log()
                self._prompt(client)
            case "undo" | "u":
                return self._undo(client)
            case "rules":
                return Ask(SHEET)
            case "say":
                return Say(rest)
            case "poke" if (seat := client.awaited) is not None:
                return Poke(seat)
            case "poke":
                self._console.paragraph(self._words("error-not-their-turn"))
            case "quit" | "q" | "exit":
                return await self._quit(client)
            case "device" if self._seats.hand_over and (link := self._seats.hand_over()):
                self._console.paragraph(self._words("another-device-how"))
                self._console.tell(link)
                self._prompt(client)
            case "watching":
                self._tell_of_others(client)
                self._prompt(client)
            case _ if said := spectator_message(line, client):
                return await self._surely(said, client)
            case "invite" if self._seats.invite and self._someone_is_away:
                await self._seats.invite()
            case "pause" if not rest:
                return Propose(PAUSE)
            case "go" if rest.lower() == "on":
                return Propose(GO_ON)
            case other if other in PROPOSALS and self._someone_is_away:
                return Propose(other)
            case _ if self._seats.answer and (len(line) > LONGEST_TYPED or CODE_PREFIX in line.upper()):
                return await self._hear_paste(await self._console.rest_of_paste(line), self._seats.answer, client)
            case _ if CODE_PREFIX in line.upper():
                self._console.paragraph(self._words("news-here"))
                self._prompt(client)
            case _:
                return self._move(line, client)
        return None

    def _tell_of_others(self, client: Client) -> None:
        """Tell what may be done about spectators and, by whoever hosts, about players."""
        told = spectator_lines(client, self._words)
        self._console.tell(*(f"  {typed:<12} {meaning}" for typed, meaning in told.items()))
        for line in check_lines(client, self._words):
            self._console.paragraph(line)

    async def _surely(self, message: FromPlayer, client: Client) -> FromPlayer | None:
        """That message, unless it sends a player away and the person doesn't mean it."""
        if not isinstance(message, Dismiss) or message.seat is None:
            return message
        question = self._words("dismiss-sure", name=client.name_of(message.seat), over="yes" if client.result else "no")
        if (await self._console.ask(f"{question} (y/n)") or "").lower() in ("y", "yes"):
            return message
        self._prompt(client)
        return None

    async def _obey_after_the_end(self, line: str, client: Client) -> FromPlayer | None:
        word, _, rest = line.partition(" ")
        match word.lower():
            case "rematch" | "r":
                self._reporter.again.set()
            case "watching":
                self._tell_of_others(client)
            case "dismiss" if said := spectator_message(line, client):
                return await self._surely(said, client)
            case "next" if self._seats.another:
                if await self._seats.another():
                    return Bye()
                self._console.prompt(self._words("plain-again") + " ")
            case "bot" if self._someone_is_away:
                return Propose("bot")
            case "invite" if self._seats.invite and self._someone_is_away:
                await self._seats.invite()
            case "quit" | "q" | "exit":
                return Bye("over")
            case "say":
                return Say(rest)
            case "log" | "l":
                self._reporter.tell_log()
                self._console.prompt(self._words("plain-again") + " ")
            case _:
                self._console.prompt(self._words("plain-after-the-end") + " ")
        return None

    def _undo(self, client: Client) -> FromPlayer | None:
        try:
            return client.take_back()
        except LocalProtocolError as error:
            self._console.paragraph(self._words.error(error))
            self._prompt(client)
            return None

    async def _hear_paste(
        self, text: str, answer: Callable[[str], Awaitable[None]], client: Client
    ) -> FromPlayer | None:
        if CODE_PREFIX in text.upper():
            await answer(text)
            self._prompt(client)
            return None
        return self._move(text, client)

    def _show_board_now(self, client: Client) -> None:
        if client.may_act:
            self._show_board(client)
        elif client.view:
            self._console.tell("", *self._table(client.view, client))

    async def _quit(self, client: Client) -> FromPlayer | None:
        if client.watches:
            return Bye()
        question = self._words("plain-leave", kept="yes" if self._seats.is_kept() else "no")
        answer = await self._console.ask(question)
        if answer is None or answer.lower() in ("y", "yes"):
            return Bye()
        self._prompt(client)
        return None

    def _preview(self, line: str, client: Client) -> FromPlayer | None:
        """Ask the table what the cards of a line would be as a move."""
        move = typed_move(line.strip(), client.offers.free)
        if client.offers.free and client.offers.include(move):
            return Ask(PREVIEW, move)
        self._console.paragraph(self._words("plain-no-preview" if client.may_act else "plain-not-your-turn"))
        self._prompt(client)
        return None

    def _move(self, line: str, client: Client) -> FromPlayer | None:
        if not client.may_act and line not in client.offers.may:
            self._console.paragraph(self._words("error-paused" if client.is_paused else "plain-not-your-turn"))
            return None
        move = line if client.offers.include(line) else typed_move(line, client.offers.free)
        if line.isdecimal():
            number = int(line) if len(line) < 6 else 0
            if not 1 <= number <= len(client.moves):
                self._console.paragraph(self._words("plain-no-such-move", number=line[:20], count=len(client.moves)))
                self._prompt(client)
                return None
            move = self._board(client).in_order(client.view)[number - 1] if client.view else ""
        try:
            return client.answer(move)
        except LocalProtocolError:
            if ">" in line and len(line) <= LONGEST_TYPED and line.isascii() and line.isprintable():
                return Ask(WHY, line)
            self._console.paragraph(self._words("plain-no-move"))
            self._prompt(client)
            return None
