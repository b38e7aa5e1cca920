"""The table on the screen: the picture, choosing with keys, mouse or arrows, and the resulting moves."""

import asyncio
import functools
import textwrap
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import ClassVar

from attrs import evolve
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from p2p_malice.engine.game import NOTHING, Event, Note, Offers, Result, View
from p2p_malice.engine.match import TURN_CLOCKS
from p2p_malice.plain.boards import board_of as lines_of
from p2p_malice.plain.event_sentences import Voice, result_words
from p2p_malice.plain.results import GameFigures, ending_lines, games_won_words, round_lines
from p2p_malice.protocol.messages import GO_ON, PAUSE, Answered, Refused, Seated
from p2p_malice.sentence_facts import HINT, MOMENT, PREVIEW, SHEET, WHY, Answer, Facts
from p2p_malice.terminal.away_notice import AwayNotice, InviteKeys
from p2p_malice.terminal.boards.contract import ARRANGE, By, Sight
from p2p_malice.terminal.boards.registry import board_of
from p2p_malice.terminal.cards import face_text
from p2p_malice.terminal.chat_input import ChatInput
from p2p_malice.terminal.clock import Clock
from p2p_malice.terminal.drawing import Scene, next_spot
from p2p_malice.terminal.keys import change_pace, clock_text
from p2p_malice.terminal.moments import Celebration, may_move
from p2p_malice.terminal.notes import notes_lines, notes_title
from p2p_malice.terminal.position_queue import PositionQueue, mover_of, stay_of
from p2p_malice.terminal.screens import PAGE_WIDTH
from p2p_malice.terminal.table_view import TableView
from p2p_malice.terminal.turns import TurnsScreen, jump
from p2p_malice.ui.explanations import Explainer
from p2p_malice.ui.pace import Pace, said_replay
from p2p_malice.words.catalogue import Words
from p2p_malice.words.joined_lists import listed
from p2p_malice.words.rule_sheets import sheet_text

_NO_VIEW = View(rules="", seat=0, seats=2, turn=(), piles=())


class TableScreen(Screen[None]):
    """One table, for the players at this screen. Their decisions come out of `decided`."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f10,ctrl+q", "leave", priority=True),
        Binding("f1,ctrl+g", "keys", priority=True),
        Binding("tab", "look", priority=True),
    ]
    CSS = """
    TableScreen { layers: base top; }
    TableScreen ChatInput { layer: top; dock: bottom; display: none; }
    TableScreen ChatInput.open { display: block; }
    """

    def __init__(
        self,
        words: Words,
        *,
        cards: str,
        theme: str,
        pause: float,
        autoplay: bool,
        read: Callable[..., None],
        calls: InviteKeys | None = None,
        pace: Pace | None = None,
        is_lesson: bool = False,
        explainer: Explainer | None = None,
    ) -> None:
        """An empty table.

        `cards` is a card set, `theme` one of `colours.THEMES`; `pause` is the seconds after each opponent's move; with
        `autoplay`, the board may play a card as soon as it is chosen. `read` shows a text under a title. With `calls`,
        the player here may call players who are away; with a `pace`, they only watch. A lesson needs room for what it
        says. The `explainer` knows what to explain.
        """
        super().__init__()
        self._words = words.writing(lambda card: face_text(card, cards))
        self.decided: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        """`move` with the move, `why` with what won't do, `preview` with what is picked, `say` and `propose` with text;
        `hint`, `sheet`, `undo`, `poke`, `rematch`, `another`, `call`, `leave`.
        """
        self.view = _NO_VIEW
        self.title_words = ""
        self._cards, self._theme, self._autoplay, self._pace = cards, theme, autoplay, pace
        self.play("")
        self._pause = 0.0 if pace else pause
        self._is_lesson = is_lesson
        self._explainer = None if pace else explainer
        self._explained: Note | None = None
        """What is explained below the cards, until the player here acts or dismisses it."""
        self.is_hinting = False
        self.can_choose_next = False
        """Whether the player here decides what is played after this game."""
        """Whether every position comes with a hint."""
        self._read, self._away, self._line = read, AwayNotice(calls), ChatInput(self._words)
        self._names: list[str] = []
        self._states: dict[int, str] = {}
        self._log: list[str] = []
        self._logged = 0
        self._link = ""
        self._note = ""
        self.paused = ""
        """Who paused the game, as a sentence; "" while it isn't."""
        self._proposed = ""
        """What is proposed now, as a sentence."""
        self._held: tuple[str, ...] = ()
        self._asked = ""
        """The move that is held and asked about; the line below the table says what it would be."""
        self._arranged = ""
        self._cursor = ""
        self._has_arrows = False
        """Whether the player here chooses with arrows, and so keeps the cursor from move to move."""
        self._hinted: frozenset[str] = frozenset()
        self._happened: tuple[Event, ...] = ()
        self._covered_for = ""
        self._clock = Clock()
        self._ending: list[str] = []
        """How the game has ended, while that is shown over the board."""
        self._round_ending: list[str] = []
        """How a round has ended, until the next key or, while one only watches, the next position."""
        self.figures = GameFigures()
        self._celebration = Celebration(self.repaint)
        self._is_lost = False
        self.seated: Seated | None = None
        """Who sits where, and has won how many games at the table."""
        self._waiting = PositionQueue()
        self._ready = asyncio.Event()

    # --- what is told ------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The picture, and the line for saying something."""
        yield TableView(self._theme)
        yield self._line

    def on_mount(self) -> None:
        """Paint the table."""
        self.set_interval(1.0, self._tick)
        self.repaint()

    def on_unmount(self) -> None:
        """Cancel everything waiting here."""
        self._ready.set()
        self._celebration.stop()
        self._waiting.stop()

    def play(self, game: str) -> None:
        """Set out the board for the game of that name."""
        self._words = self._words.of(game)
        self.board = board_of(game, self._words, self._cards, autoplay=self._autoplay)
        self._lines = lines_of(game, self._words)

    def seat(
        self,
        names: list[str],
        states: dict[int, str],
        away: Collection[int] = (),
        have_left: Collection[int] = (),
        replaced: Collection[int] = (),
        *,
        has_free: bool = False,
    ) -> None:
        """Show who sits where, and who is `away`, has left or is
        `replaced` by the computer; a seat may be free for a friend who comes late.
        """
        self._names, self._states = names, states
        self._away.note_players(away, have_left, replaced)
        self._away.has_free = has_free
        self.repaint()

    def recall(self, happened: Sequence[Event], voice: Voice, view: View) -> None:
        """Fill the log with what happened before this table was opened."""
        self._log_events(happened, voice, view)
        self.figures.resume(happened)

    def _log_events(self, happened: Sequence[Event], voice: Voice, view: View) -> None:
        said = (self.board.told(event, voice, view) for event in happened)
        self._log += [words for words in said if words]

    def feed(self, view: View, happened: tuple[Event, ...], voice: Voice, number: int = 0, went_back: int = 0) -> None:
        """Show a position: at once after our own move, otherwise after the one before has stayed for a while.

        What led to a position with the same `number` is logged once, however many players at this screen are shown it.
        If the table `went_back` that many moves, the log says so.
        """
        due = None if view.deadline is None else time.monotonic() + view.deadline

        def show() -> float:
            if went_back:
                self._logged = number - 1
            self._clock.set(due)
            timeline = self._pace.timeline if self._pace else None
            if timeline and number > self._logged:  # It may have gone back.
                self._log, self.figures = [], GameFigures()
                self.recall(timeline.happened, voice, view)
            self._show(view, happened, voice, number)
            if went_back:
                self.tell(self._words("table-went-back", count=went_back))
            return stay_of(view, happened, self._pause)

        self._waiting.add(show, at_once=mover_of(happened) == view.seat)

    async def settled(self) -> None:
        """Wait until every position that has come is shown."""
        await self._waiting.settled()

    def _show(self, view: View, happened: tuple[Event, ...], voice: Voice, number: int) -> None:
        is_new = not number or number > self._logged
        self._logged = max(number, self._logged)
        is_own_turn_new = view.seat in view.turn and view.seat not in self.view.turn
        # What others do at the same time must not drop what the player here is holding.
        waited_for = view.offers.waited_for
        if not waited_for or (view.seat, waited_for) != (self.view.seat, self.view.offers.waited_for):
            self._held, self._asked = (), ""
        # Time may be up without any visible effect.
        is_quiet = is_new and not happened and (view.seat, view.turn) == (self.view.seat, self.view.turn)
        ended = round_lines(self.view, view, happened, voice) if is_new else []
        if ended or self._pace:
            self._round_ending = ended
        if self._is_past_explaining(view):
            self._explained = None
        was, self.view = self.view, view
        if not is_quiet:
            self._happened, self._hinted, self._note = happened, frozenset(), ""
        self._ask_about(self._asked)
        self._explain_next()
        if view.watches and not self._pace and was is _NO_VIEW and (about := self._lines.about(view)):
            self._log.append(about)
        if is_new:
            self._log_events(happened, voice, view)
            self.figures.take(view, happened, time.monotonic())
        if view.result and is_new:
            self._log.append(result_words(view.result, voice))
        if not view.result or self._is_lesson:
            self._ending = []
            self._celebration.stop()
        elif is_new:
            self._waiting.add(functools.partial(self._end, view.result, voice), is_next=True)
        if self.is_hinting and view.offers and not is_quiet and not self._waiting and not self._covered_for:
            self.decided.put_nowait((HINT, ""))
        if is_own_turn_new and not self._waiting and not view.watches:
            self.app.bell()
        self.repaint()

    def _end(self, result: Result, voice: Voice) -> float:
        """Show how the game has ended, once the last card has been seen."""
        self._ending = ending_lines(result, voice, self.view.scores, self.figures.hints)
        is_won = voice.listener in (None, *result.winners)
        self._is_lost = bool(result.winners) and not is_won
        if is_won and may_move(self.app, self._pause):
            self._celebration.begin(self.app)
        self.repaint()
        return 0

    def _is_past_explaining(self, view: View) -> bool:
        """Whether what is explained is over in that position."""
        due = {*self.board.lasting, *(note.key for note in view.notes)}
        is_over = view.result is not None or view.deal != self.view.deal
        return is_over or (self._explained is not None and self._explained.key not in due)

    def _explain_next(self) -> None:
        """Explain what comes up for the first time, unless something is being explained already."""
        if self._explainer and not self._explained and not self._covered_for:
            note = self._explainer.next(self.view)
            if note and note.key in self._words:
                self._explained = note

    def _end_explanation(self) -> None:
        if self._explainer and self._explained:
            self._explainer.done(self._explained)
            self._log.append(self._words(self._explained.key, number=self._explained.number))
            self._explained = None

    def show_again(self, view: View) -> None:
        """Show a position again after a move in it was refused."""
        if not self._waiting:
            self.view = view
            self.repaint()

    def tell(self, text: str, *, is_noted: bool = True) -> None:
        """Add a line to the log, and show it below the table if it `is_noted`."""
        self._log.append(text)
        self._note = text if is_noted else ""
        self.repaint()

    def tell_of_end(self, text: str, *, is_boxed: bool) -> None:
        """Tell what the end of the game has led to, once that is shown; over the board as well if it `is_boxed`."""

        def show() -> float:
            if self._ending and is_boxed:
                self._ending += [text, ""]
            self.tell(text)
            return 0

        self._waiting.add(show, at_once=True)

    def await_player(self, name: str) -> None:
        """Note who can be reminded of their turn, "" for nobody."""
        self._line.awaited = name

    def show_proposal(self, text: str) -> None:
        """Show what is proposed now ("" for nothing), until there is something else to say."""
        if text != self._proposed:
            self._note, self._proposed = "", text
        self.repaint()

    def refuse(self, refused: Refused) -> None:
        """Say why the table refused something."""
        self.tell(self._words.told(refused.code, self._named(refused.particulars)))

    def hear_answer(self, answered: Answered) -> None:
        """Say what the table answered, unless the position that it is about has passed."""
        words, told = self._words, answered.answer
        if answered.what == SHEET:
            self._read(words("table-rules"), sheet_text(told, words, PAGE_WIDTH))
        elif answered.number == self._logged and not self._waiting and self.view.offers:
            if answered.what == HINT:
                self._note = self._hint_words(told)
            elif answered.what == PREVIEW and answered.about == self._asked:
                self._note = words.answered(told, PREVIEW)
                if told.codes and f"preview-{told.codes[-1][-1].replace('_', '-')}" not in words:
                    self._note += f" {words('screen-misplay')}"
            elif answered.what == WHY and told.code:
                self._note = words.told(told.code, self._named(told.facts))
            self.repaint()

    def set_link(self, text: str, *, away: bool) -> None:
        """Show how the connection is, and whether we've lost contact with the host."""
        self._link = text
        self._away.note_host(away=away)
        self.repaint()

    def say_host_left(self, text: str) -> None:
        """Say that nobody is at the other end any more; the table stays until it is left."""
        self._away.host_has_left = True
        self.tell(text)

    def part(self, kept: str) -> str:
        """Show that the table is being left; return how it stands and what is `kept`, to print in its place."""
        stands = self._log[-1] if self.view.result and self._log else self._title()
        self.title_words = self._words("screen-leaving")
        self.repaint()
        return "\n".join(filter(None, (stands, kept)))

    def _tick(self) -> None:
        if self._away or self._clock.left is not None:
            self.repaint()

    async def cover(self, name: str) -> None:
        """Hide the hand until `name`, the next player at this screen, is ready."""
        self._covered_for = name
        self._ready.clear()
        self.repaint()
        await self._ready.wait()
        self._waiting.finish()
        self._covered_for = ""
        self.repaint()

    @property
    def _is_over(self) -> bool:
        """Whether nothing but another game can follow; a replay goes back."""
        return self.view.result is not None and not (self._pace and self._pace.timeline)

    # --- the picture -------------------------------------------------------------------------------------------------

    def repaint(self) -> None:
        """Paint the table as it stands."""
        for view in self.query(TableView):
            if self._names:
                view.show(self.scene())

    def scene(self) -> Scene:
        """The scene that the picture shows now."""
        notes = notes_lines(self.view, self._words, self.board) if self._is_lesson else None
        keys = "screen-ending-keys" if self._is_over else "replay-ending-keys"
        keys = "screen-keys-left" if self.view.watches and not self._pace else keys
        return Scene(
            board=self.board,
            sight=self._sight,
            words=self._words,
            title=self._title(),
            link=self._link,
            prompt=self._prompt(),
            choices=self._choices(),
            keys=self._keys_line(),
            log=self._log,
            cards=self._cards,
            ending=[*self._ending, self._words(keys)] if self._ending else self._round_ending,
            is_lost=self._is_lost and bool(self._ending),
            falling=self._celebration.picture,
            notes=notes,
            explained=self._explained_words(),
        )

    def _explained_words(self) -> str:
        if remark := self._remark:
            return self._words.answered(evolve(remark, facts=self._named(remark.facts)), MOMENT)
        note = self._explained
        return self._words("screen-explained", what=self._words(note.key, number=note.number)) if note else ""

    @property
    def _remark(self) -> Answer | None:
        """What a replay says of the position."""
        return self._pace.timeline.remark if self._pace and self._pace.timeline else None

    @property
    def _sight(self) -> Sight:
        sight = self._seen
        if (remark := self._remark) and remark.move:
            could = evolve(sight, view=evolve(sight.view, offers=Offers((remark.move,))))
            return evolve(sight, hinted=self.board.pointed(remark.move, could)[1])
        return sight

    @property
    def _seen(self) -> Sight:
        return Sight(
            view=self.view,
            names=self._names,
            states=self._states,
            held=self._held,
            cursor=self._cursor,
            hinted=self._hinted,
            happened=self._happened,
            is_covered=bool(self._covered_for),
            left=self._clock.left,
            span=self._clock.span,
            played=self.figures.turn.played,
            arranged=self._arranged,
        )

    def _keys_line(self) -> str:
        if self._pace and (timeline := self._pace.timeline):
            can = {"replay-key-moments": timeline.has_moments, "replay-key-looks": bool(timeline.names)}
            keys = "".join(f"{self._words(key)}  " for key, is_so in can.items() if is_so)
            return self._words("replay-keys", keys=keys)
        if self._pace:
            return self._words("screen-watch-after" if self.view.result else "screen-watch")
        if self._away.host_has_left:
            return self._words("screen-keys-left")
        if self.view.watches:
            return self._words("screen-keys-watching")
        if self.view.result:
            another = f"{self._words('screen-keys-next')}  " if self.can_choose_next else ""
            return f"{another}{self._words('screen-keys-after')}"
        return self._words("screen-keys", undo="no" if self.view.undo is None else "yes")

    def _title(self) -> str:
        view = self.view
        if self.title_words:
            return self.title_words
        if title := notes_title(view, self._words):
            return title
        if not view.piles:
            return self._words("screen-waiting")
        whose, left = self._whose_turn(view), self._clock.left
        is_turns = view.deadlines and view.deadlines[-1].number >= TURN_CLOCKS and left is not None
        return self.board.title(f"{whose} {clock_text(left or 0)}" if is_turns else whose, self._sight)

    def _whose_turn(self, view: View) -> str:
        if view.result:
            return self._words("screen-over")
        if self.paused:
            return self._words("pause")
        if view.seat in view.turn and not view.watches:
            return self._words("screen-next-player" if self._covered_for else "screen-your-turn")
        if len(view.turn) > 1:
            return self._words("screen-turns-of", names=listed([self._names[seat] for seat in view.turn], self._words))
        return (
            self._words("screen-turn-of", name=self._names[view.turn[0]])
            if view.turn
            else self._words("screen-waiting")
        )

    def _prompt(self) -> list[str]:
        view, words = self.view, self._words
        if self._covered_for:
            return [words("hand-over", name=self._covered_for)]
        if self._line.is_open:
            return [self._note]
        if self._is_over:
            last = self._log[-1] if self._log else ""
            return [last, self._note if self._note not in ("", last) else self._proposed or self._after_words()]
        if self._pace:
            return [self._log[-1] if self._log else ""]
        if self.paused:
            return [self.paused, self._note if self._note != self.paused else ""]
        now, besides = self.board.prompt(self._sight) if view.offers else ("", "")
        # There are two rows.
        if view.offers and self._note and (self._is_lesson or max(len(self._note), len(now)) > self.size.width - 2):
            return [self._note]
        if view.offers and self._held:
            return [now, self._note or besides]
        if self._away.has_host:
            return [self._away.host_words(words, self.size.width - 2)]
        if view.seat in view.turn and not view.watches and not view.offers and not self._waiting:
            return [words("screen-moment"), self._note or self._proposed]
        if view.offers:
            return [now, self._note or self._proposed or self._away_words() or besides]
        if self._away.has_players:
            return [self._note or self._proposed or self._away_words()]
        now = self._watched() if view.watches else ""
        return [self._note or self._proposed or now or (self._log[-1] if self._log else ""), ""]

    def _watched(self) -> str:
        """What is going on and how it stands, as far as there is room for it in two rows."""
        told = [*self._lines.watched(self.view, Voice(self._names.__getitem__, None, self._words))]
        players = self.seated.players if self.seated else ()
        for sitter in (players[seat] for seat in self.view.turn[:1] if seat < len(players)):
            if sitter.left and not sitter.computer:
                told.insert(0, self._words("left-awaits", name=sitter.name))
        while len(textwrap.wrap(" ".join(told), self.size.width - 2)) > 2:
            told.pop()
        return " ".join(told)

    def _choices(self) -> str:
        """What can be done about somebody who is away, unless there is something else; where a replay is."""
        view = self.view
        if self._covered_for or self._line.is_open:
            return ""
        if self._pace and not self._is_over:
            return " ".join(map(self._words.said, said_replay(self._pace)))
        if view.result or self._held:
            return ""
        if self._away.has_host:
            return self._words("screen-host-away-keys")
        if self.paused:
            return "" if view.watches else f"B {self._words('go-on')}"
        if view.offers or (view.seat in view.turn and not self._waiting) or not self._away:
            return ""
        return self._away.keys_words(self._words)

    def _after_words(self) -> str:
        """What to know before another game: who has gone, or else how many games each player has won."""
        gone = self._away.players_words(self._names, self._words, is_short=True, is_over=True)
        if gone and not self._away.host_has_left:
            return gone
        return games_won_words(self.seated, self._names, self._words) if self.seated else ""

    def _away_words(self) -> str:
        """Who is away, and for how long."""
        return self._away.players_words(self._names, self._words, is_short=bool(self.view.offers))

    # --- picking -----------------------------------------------------------------------------------------------------

    def pick(self, spot: str, by: By = By.KEY) -> None:
        """Choose a spot, and do what follows from it."""
        may_choose = self.view.offers or self.view.offers.may or spot == ARRANGE
        is_turn = self.view.seat in self.view.turn or self.view.watches
        if spot and not may_choose and not is_turn and not self._waiting:
            self._note = self._words("not-your-turn")
            self.repaint()
        if not spot or not may_choose or self._covered_for or self._waiting:
            return
        chosen = self.board.choose(self._sight, spot, by)
        if by is not By.DOUBLE_CLICK or chosen.preview:
            self._note = ""
        if spot in chosen.held:
            self._cursor = spot
        self._held = chosen.held
        if chosen.arranged is not None:
            self._arranged = chosen.arranged
        self._ask_about(chosen.preview)
        if chosen.move:
            self._send(chosen.move)
        elif chosen.why is not None:
            self.decided.put_nowait((WHY, chosen.why))
        self.repaint()

    def _ask_about(self, move: str) -> None:
        """Ask what the move ("" for none) would be; answers about any other no longer matter."""
        self._asked = move
        if move:
            self.decided.put_nowait((PREVIEW, move))

    def _send(self, move: str) -> None:
        self._end_explanation()
        if not self._has_arrows:
            self._cursor = ""
        self.view = evolve(self.view, offers=NOTHING)
        self.decided.put_nowait(("move", move))

    def on_click(self, event: events.Click) -> None:
        """Choose the spot that was clicked."""
        self._skip_waiting()
        if self._covered_for:
            self._ready.set()
            return
        spot = self.query_one(TableView).spot_at(event.x, event.y)
        self.pick(spot, By.CLICK if event.chain == 1 else By.DOUBLE_CLICK)

    def on_key(self, event: events.Key) -> None:
        """Handle the keys of cards and piles, arrows, and words."""
        if self._line.is_open:
            if event.key == "escape":
                self._close_line()
            return
        self._skip_waiting()
        # Otherwise the key would also act on a screen that it has just opened.
        event.stop()
        event.prevent_default()
        key, keys = event.character or "", self.board.keys(self._sight)
        if self._covered_for:
            if event.key == "enter":
                self._ready.set()
        elif self._pace and change_pace(event.key, self._pace):
            self.repaint()
        elif (spot := keys.get(event.key) or keys.get(key) or keys.get(key.lower())) and not self.view.result:
            self.pick(spot)
        elif event.key in ("up", "down", "left", "right"):
            self._move_cursor(event.key)
        elif event.key in ("enter", "space"):
            self.pick(self._cursor)
        elif event.key == "escape":
            self._put_back()
        elif key:
            self._command(key)

    def _skip_waiting(self) -> None:
        self._waiting.skip()
        self._celebration.stop()
        if self._round_ending:
            self._round_ending = []
            self.repaint()

    def _put_back(self) -> None:
        if not self._held:
            self._end_explanation()
        self._held, self._ending = (), []
        if self._asked:
            self._asked = self._note = ""
        self.repaint()

    def _command(self, key: str) -> None:
        match key.lower():
            case "h" if not self.view.result:
                self._give_hint()
            case "u":
                self._undo()
            case "t" if not self._pace and not self._away.host_has_left:
                self._line.open()
                self._note = self._line.phrases
                self.repaint()
            case "l" if self._pace and self._pace.timeline:
                timeline = self._pace.timeline
                self.app.push_screen(TurnsScreen(self._words, timeline), partial(jump, timeline))
            case "l":
                self._read(self._words("screen-log"), "\n".join(self._log), at_end=True)
            case "?":
                self.decided.put_nowait((SHEET, ""))
            case "r" if self._is_over and not self._away.host_has_left and (self._pace or not self.view.watches):
                self.decided.put_nowait(("rematch", ""))
                self._note = self._words("screen-again")
                self.repaint()
            case "n" if self._is_over and self.can_choose_next:
                self.decided.put_nowait(("another", ""))
            case "c" if self._is_over:
                self.decided.put_nowait(("copy", ""))
            case "o" | "k" if self._away.missed:
                self.decided.put_nowait(("propose", {"o": "bot", "k": "stop"}[key.lower()]))
            case "b" if not (self._is_over or self._pace):
                self.decided.put_nowait(("propose", GO_ON if self.paused else PAUSE))
            case "x":
                self.decided.put_nowait(("device", ""))
            case "g":
                self.decided.put_nowait(("watching", ""))
            case "i" if self._away.can_call:
                self.decided.put_nowait(("call", ""))
            case _ if not self._covered_for and not self._is_over:
                self._note = self._words("screen-no-such-key")
                self.repaint()

    def _give_hint(self) -> None:
        if not self.view.offers:
            self._note = self._words("error-paused" if self.paused else "not-your-turn")
            self.repaint()
        else:
            self.decided.put_nowait((HINT, ""))

    def _hint_words(self, hint: Answer) -> str:
        """Which keys make the move, and why it is a good one."""
        how, self._hinted = self.board.pointed(hint.move, self._sight)
        # Once a card is chosen, there is only room for the keys.
        said = evolve(hint, facts=self._named(hint.facts))
        return f"{how} {self._words.answered(said, HINT)}" if hint.code and not self._held else how

    def _named(self, facts: Facts) -> Facts:
        """Facts in which piles are named as on the screen."""
        return {name: self.board.named(fact, self.view) for name, fact in facts.items()}

    def _undo(self) -> None:
        if self.view.undo and self.view.offers:
            self.decided.put_nowait(("undo", ""))
        else:
            self._note = self._words("error-no-undo" if self.view.undo is None else "error-nothing-to-undo")
            self.repaint()

    def action_keys(self) -> None:
        """Show all keys."""
        watched = self._pace and self._words("screen-replay-help" if self._pace.timeline else "screen-watch-help")
        self._read(self._words("screen-help"), watched or f"{self.board.help()}\n\n{self._words('screen-table-help')}")

    def action_leave(self) -> None:
        """Leave the table."""
        self.decided.put_nowait(("leave", ""))

    def action_look(self) -> None:
        """Show what doesn't fit on the board."""
        self._read(*self.board.look(self._sight))

    def _move_cursor(self, direction: str) -> None:
        drawing = self.query_one(TableView).drawing
        spots = drawing.spots if drawing else {}
        if not spots:
            return
        self._has_arrows = True
        if self._cursor not in spots:
            self._cursor = next(iter(reversed(spots)))
        else:
            self._cursor = next_spot(spots, self._cursor, direction)
        self.repaint()

    # --- saying something --------------------------------------------------------------------------------------------

    def _close_line(self) -> None:
        self._line.close()
        self._note = ""
        self.repaint()

    def on_input_submitted(self) -> None:
        """Say what was typed."""
        text, is_poke = self._line.said, self._line.is_poke
        self._close_line()
        if is_poke:
            self.decided.put_nowait(("poke", ""))
        elif text:
            self.decided.put_nowait(("say", text))
