"""The user interface of a person at a page that this program serves: questions, forms, codes, seats at the table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Self, TypeVar

from attrs import asdict, evolve, fields, has

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.engine.game import Event
from p2p_malice.errors import CodeError, MaliceError, RemoteProtocolError
from p2p_malice.invite.message import scannable
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.connection_codes import read
from p2p_malice.protocol.message_codec import decode_from_player, encode
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Refused, Seated, Show
from p2p_malice.protocol.pasted_code import check
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.sentence_facts import CardFact, PileFact, RankFact, RanksFact
from p2p_malice.ui.contract import (
    Admit,
    AskFirst,
    CodeToSend,
    Files,
    NewCode,
    Pasted,
    PlayWith,
    Quit,
    Seats,
    Sent,
    Sheet,
    Start,
    TakeBack,
    TurnOut,
    Wish,
)
from p2p_malice.ui.forms import Field, Form, Pick, Question, SeatsField, Stepper, Text
from p2p_malice.ui.news import (
    AllHere,
    AskedNoMore,
    Asks,
    AsksFirst,
    Away,
    Back,
    Connected,
    Connecting,
    DailyOver,
    DealOver,
    GameToShow,
    Lost,
    News,
    Partner,
    TrophiesEarned,
    TrophiesNear,
    WonSpecially,
    is_of_one,
)
from p2p_malice.ui.profile import Profile, Taken
from p2p_malice.web import messages as page
from p2p_malice.web.pace_messages import PaceMessage
from p2p_malice.web.page_pace import PagePace
from p2p_malice.web.page_session import PageSession
from p2p_malice.words.catalogue import Words
from p2p_malice.words.sentence import Piece, Sentence, say

T = TypeVar("T")

MAX_PAST = 200
"""How many events, the last of them, a page that is loaded again is told of: as many as its log has lines."""

MAX_PARTS = 400
"""How many parts of a file are taken in: as many as the largest has that a page sends."""


_OF_THE_END = ("over", "toshow", "special", "earned", "near")
"""What is told at a game's end, and forgotten once another begins."""

_KEPT_NEWS = ("waiting", "connected", "away", "back", "shaky", "lost")


_WANTED = {kind.value for kind in CodeKind}


def _named(who: Piece) -> str:
    """The name, "" for what somebody without one is called: the page may still know it."""
    return who if isinstance(who, str) else ""


_PIECES = (Sentence, MaliceError, CardFact, RankFact, RanksFact, PileFact)


def worded(value: Any, words: Words) -> Any:
    """A copy of `value` in which each sentence, error, card, rank and pile has become its text."""
    if isinstance(value, _PIECES):
        return str(words.piece(value))
    if isinstance(value, Mapping):
        return {key: worded(each, words) for key, each in value.items()}
    if isinstance(value, tuple):
        return tuple(worded(each, words) for each in value)
    if has(type(value)):
        return evolve(value, **{each.name: worded(getattr(value, each.name), words) for each in fields(type(value))})
    return value


class PageInterface:
    """A person at a page. This sorts the page's messages: for whoever asked, for each seat."""

    own_settings: tuple[str, ...] = ()
    files: Files | None
    seconds_a_move: float = 0.8

    def __init__(self, session: PageSession, words: Words) -> None:
        """The page behind `session`, addressed in `words`."""
        self.session = session
        self.words = words
        self.files = self
        self._talk: asyncio.Queue[page.FromPage] = asyncio.Queue()
        self._players: list[PagePlayer] = []
        self._sorting: asyncio.Task[None] | None = None
        self._known: set[str] = set()
        """The names of friends here who have played with the host before."""
        self._states: dict[int, str] = {}
        """How far each friend who was invited has come."""
        self.is_calling = False
        """Whether codes are being exchanged with somebody who is away, while the others may play on."""

    async def __aenter__(self) -> Self:
        """Listen to the page until the end of the block."""
        self._sorting = asyncio.create_task(self._sort())
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop listening."""
        if self._sorting:
            await cancel_and_wait(self._sorting)

    async def _sort(self) -> None:
        while True:
            match await self.session.heard.get():
                case page.ReplyMessage(friend, yes):
                    self._use_reply(friend, yes=yes)
                case page.DiagnoseMessage(text, wanted):
                    await self.session.send(page.DiagnosisMessage(text, self._diagnose(text, wanted)))
                case page.SentMessage(friend) if friend in self._states:
                    if self._states[friend] == "new":
                        await self._note(friend, "sent")
                case page.StopMessage() as message:
                    for player in self._players:
                        player.heard.put_nowait(message)
                    self._talk.put_nowait(message)
                case PaceMessage() | page.AgainMessage() as message if self._players:
                    self._players[0].heard.put_nowait(message)
                case page.PlayMessage(at) | page.CallMessage(at) | page.AnotherMessage(at) as message:
                    if at < len(self._players):
                        self._players[at].heard.put_nowait(message)
                case message:
                    self._talk.put_nowait(message)

    def _use_reply(self, friend: int, *, yes: bool) -> None:
        """Take the tapped reply as if it had been pasted, or ignore it, as the person has decided."""
        reply = self.session.replies.take(friend)
        self.session.forget(f"arrived {friend}")
        if reply and yes:
            self._talk.put_nowait(page.CodeMessage(reply))

    def _diagnose(self, text: str, wanted: str) -> str:
        """What is wrong with a code while it is typed, "" for nothing."""
        try:
            check(text, CodeKind(wanted) if wanted in _WANTED else CodeKind.INVITATION)
        except CodeError as error:
            return self.words.error(error)
        return ""

    def clear(self) -> None:
        """Forget everything of the last game."""
        self.session.forget()
        self.session.replies.close()
        self._states.clear()
        self._players = []
        self._forget_talk()

    def _forget_talk(self) -> None:
        """Forget what was said before anybody asked."""
        while not self._talk.empty():
            self._talk.get_nowait()

    # --- news and codes ----------------------------------------------------------------------------------------------

    async def tell(self, news: News) -> None:
        """Show the sentence."""
        if isinstance(news, DailyOver | DealOver):
            await self._tell_end(news)
            return
        if isinstance(news, Asks):
            await self.session.send(page.AsksMessage(news.number, news.name), f"asks {news.number}")
            return
        if isinstance(news, AskedNoMore):
            self.session.forget(f"asks {news.number}")
            await self.session.send(page.GoneMessage(news.number))
            return
        if isinstance(news, TrophiesEarned):
            called = {name: self.words(f"trophy-{name}") for name in news.trophies}
            await self._send_of_end(page.EarnedMessage(called), "earned")
            return
        if isinstance(news, TrophiesNear):
            await self._send_of_end(page.NearMessage(news.counts), "near")
            return
        if isinstance(news, GameToShow):
            await self._send_of_end(page.ToShowMessage(self.words.said(news.share)), "toshow")
            return
        if isinstance(news, WonSpecially):
            await self._send_of_end(page.SpecialMessage(news.what, self.words.said(news.saying)), "special")
            return
        if isinstance(news, Partner):
            await self.session.send(page.PartnerMessage(news.friend), "partner")
            return
        if isinstance(news, AsksFirst | AllHere):
            return  # The page sees it for itself.
        text = self.words.said(news.saying)
        relayed = news.relayed if isinstance(news, Connected) else None
        told = page.NewsMessage(news.state, text, relayed, of_one=is_of_one(news))
        await self.session.send(told, "news" if news.state in _KEPT_NEWS else "")
        if isinstance(news, Connected) and news.is_known:
            self._known.add(_named(news.who))
        match news:
            case Connecting(friend):
                await self._note(friend, "connecting")
            case Connected(friend=friend, who=who) | Back(friend=friend, who=who):
                await self._note(friend, "here", _named(who))
            case Away(friend=friend, who=who) | Lost(friend=friend, who=who):
                await self._note(friend, "away", _named(who))

    async def _tell_end(self, over: DailyOver | DealOver) -> None:
        """Tell how a deal ended that others play as well."""
        is_daily, is_own = isinstance(over, DailyOver), isinstance(over, DealOver) and over.than == "none"
        share = "" if isinstance(over, DailyOver) and not over.counts else self.words.said(over.share)
        text = "" if is_own else self.words.said(over.saying)
        await self._send_of_end(page.DealOverMessage(text, share, is_daily), "over")

    async def _send_of_end(self, message: page.ToPage, key: str) -> None:
        """Tell what goes with the end of a game: a page that is told again has it before it shows that end."""
        await self.session.send(message, key)
        self.session.put_last(f" {Show.__name__}")

    async def _note(self, friend: int, state: str, who: str = "") -> None:
        """Show how far a friend has come who was invited or, of several, is here."""
        if friend in self._states or (friend and state == "here"):
            self._states[friend] = state
            told = page.FriendMessage(friend, state, who, who in self._known)
            await self.session.send(told, f"friend {friend}")

    async def complain(self, error: MaliceError) -> None:
        """Show the error's sentence."""
        await self.session.send(page.FailedMessage(error.code, self.words.error(error)))
        for friend in [friend for friend, state in self._states.items() if state == "connecting"]:
            await self._note(friend, "sent")

    async def offer(self, offer: CodeToSend) -> None:
        """Show the message that carries the code."""
        if not offer.is_needed:
            return
        friend, code, message = offer.friend, offer.code, offer.message
        self.session.replies.close(friend)
        self.session.forget(f"arrived {friend}")
        link = scannable(code, message).removeprefix(code)
        if offer.kind is CodeKind.INVITATION and link and self.session.port:
            # This tells the guest's page where a tapped reply reaches this program.
            out = [read(code, expected=CodeKind.INVITATION).description]
            secret = self.session.replies.open(
                friend, lambda text: read(text, expected=CodeKind.REPLY, invitations=out)
            )
            tappable = f"{link}!{self.session.port}.{secret}"
            link, message = tappable, message.replace(link, tappable)
        if offer.kind is CodeKind.INVITATION:
            for each in (friend, *dict(offer.everybody)):
                self._states[each] = "new"
                self.session.forget(f"friend {each}")
        who = _named(offer.who)
        about = str(self.words.piece(offer.about))
        everybody = tuple((each, _named(called)) for each, called in offer.everybody)
        await self.session.send(
            page.OfferMessage(
                offer.kind.value, code, message, friend, link, who, about, everybody, offer.may_take_back, offer.stage
            ),
            f"offer {friend}",
        )

    async def wish(self, wanted: CodeKind | None) -> Wish:
        """The next pasted text, or what a button asks for."""
        await self.session.send(page.WantMessage(wanted.value if wanted else ""), "want")
        while True:
            match await self._talk.get():
                case page.CodeMessage(text) if wanted:
                    return Pasted(text)
                case page.SentMessage() if wanted is CodeKind.TURN:
                    return Sent()
                case page.BackMessage() if wanted is CodeKind.TURN:
                    return TakeBack()
                case page.NewMessage(friend) if wanted is CodeKind.REPLY:
                    return NewCode(friend)
                case page.WithMessage(friend) if wanted is CodeKind.REPLY:
                    return PlayWith(friend)
                case page.OutMessage(friend) if wanted is CodeKind.REPLY:
                    return TurnOut(friend)
                case page.AskMessage(on) if wanted is CodeKind.REPLY:
                    return AskFirst(on)
                case page.AdmitMessage(number, yes) if wanted is CodeKind.REPLY:
                    self.session.forget(f"asks {number}")
                    return Admit(number, yes)
                case page.BeginMessage() if wanted is CodeKind.REPLY:
                    return Start()
                case page.QuitMessage():
                    return Quit()
                case page.StopMessage() as message:
                    # Everything started before the menu is back is left as well.
                    self._talk.put_nowait(message)
                    return Quit()

    # --- questions ---------------------------------------------------------------------------------------------------

    async def choose(self, question: Question) -> str | None:
        """Ask which; the menu replaces everything else."""
        title = self.words.said(question.asks)
        choices, lines = worded((question.choices, question.lines), self.words)
        if question.is_menu:
            self.clear()
            choices.pop("quit", None)
            await self.session.send(self._menu(choices, lines, question), "menu")
        else:
            await self.session.send(
                page.ChooseMessage(title, choices, lines, question.people, question.first), "choose"
            )
        try:
            while True:
                match await self._talk.get():
                    case page.ChosenMessage(word) if word in choices or word in question.besides:
                        return word
                    case page.ChosenMessage(word) if question.is_menu and word.partition(" ")[0] == "learn":
                        return word  # The lesson of one game.
                    case page.DealMessage(code) if question.is_menu:
                        return " ".join(("deal", code))
                    case page.QuitMessage() if not question.is_menu:
                        return None
                    case page.StopMessage() as message if not question.is_menu:
                        self._talk.put_nowait(message)
                        return None
        finally:
            self.session.forget("menu" if question.is_menu else "choose")

    def _menu(self, choices: dict[str, str], lines: dict[str, str], question: Question) -> page.MenuMessage:
        besides = {word: of for word, of in question.besides.items() if of in choices}
        if besides:
            choices.pop("change", None)  # Here, it stands beside each.
        beside = self.words("menu-change-one") if besides else ""
        return page.MenuMessage(question.name, choices, lines, besides, beside, question.first, question.people)

    async def fill(self, form: Form) -> Mapping[str, str] | None:
        """Show the form."""
        await self.session.send(self._form(form), "form")
        try:
            while True:
                match await self._talk.get():
                    case page.LookMessage(values, changed) if self._fits(form, values):
                        if form.adapt and changed in values:
                            form = form.after(values, changed)
                            await self.session.send(self._form(form), "form")
                            values = form.values
                        await self._tell_verdict(form, values)
                    case page.FilledMessage(values) if self._fits(form, values):
                        if await self._tell_verdict(form, values):
                            return values
                    case page.QuitMessage() | page.StopMessage():
                        return None
        finally:
            self.session.forget("form")

    def _fits(self, form: Form, values: Mapping[str, str]) -> bool:
        return values.keys() == {field.name for field in (*form.fields, *form.more)}

    async def _tell_verdict(self, form: Form, values: Mapping[str, str]) -> bool:
        verdict = form.check(values)
        await self.session.send(page.VerdictMessage(verdict.is_good, str(self.words.piece(verdict.says))))
        return verdict.is_good

    def _form(self, form: Form) -> page.FormMessage:
        return page.FormMessage(
            name=form.name,
            title=self.words(form.title),
            done=self.words(f"form-{form.name}-done"),
            back=self.words("form-back"),
            fields=tuple(map(self._field, form.fields)),
            more_title=self.words(form.more_title, changed=form.changed) if form.more else "",
            more=tuple(map(self._field, form.more)),
            adapts=form.adapt is not None,
            note=self.words.said(form.note) if form.note else "",
        )

    def _field(self, field: Field) -> page.FormField:
        means = self.words(field.means) if field.means else ""
        shown = page.FormField(field.name, self.words(field.label), field.value, default=field.default, means=means)
        match field:
            case Text():
                key = f"form-{field.name}-hint"
                hint = self.words(key) if key in self.words else ""
                return evolve(shown, hint=hint, suggestions=field.suggestions)
            case Pick():
                options, lines, closed = worded((field.options, field.lines, field.closed), self.words)
                return evolve(shown, shape=field.shape, options=options, lines=lines, closed=closed)
            case Stepper():
                hint = self.words("form-range", least=field.least, most=field.most)
                least, most, common = field.least, field.most, worded(field.common, self.words)
                return evolve(shown, shape="number", hint=hint, least=least, most=most, common=common)
            case SeatsField():
                kinds, lines = worded((field.kinds, field.lines), self.words)
                computers = worded(field.computers, self.words)
                shown = evolve(shown, shape="seats", options=kinds, lines=lines, computers=computers)
                shown = evolve(shown, avatars=field.avatars)
                return evolve(shown, closed_seats=field.closed, least=field.least, most=field.most)

    async def read(self, sheet: Sheet) -> None:
        """Show it until it is closed."""
        await self.session.send(page.SheetMessage(self.words.said(sheet.title), sheet.text, sheet.light), "sheet")
        while not isinstance(await self._talk.get(), page.ClosedMessage | page.QuitMessage | page.StopMessage):
            pass
        self.session.forget("sheet")

    async def pass_on(self, text: Sentence) -> None:
        """Offer what the browser has for that."""
        await self.session.send(page.ShareMessage(self.words.said(text)), "")

    async def show(self, profile: Profile) -> str | Taken | None:
        """Show it in place of the menu."""
        self._forget_talk()
        told = page.ProfileMessage(
            **asdict(profile, recurse=False),
            groups_title=say("you-groups"),
            invite_title=say("you-invite"),
            rivals_title=say("you-rivals"),
            played_title=say("you-recent"),
            trophies_title=say("you-trophies"),
            days_title=say("you-days"),
            forget_asks=say("you-forget-asks-page"),
            forget_yes=say("you-forget-yes"),
        )
        await self.session.send(worded(told, self.words), "profile")
        words = {*profile.tabs, *profile.choices, *([profile.rename] if profile.rename else ())}
        words |= {group.invite for group in profile.groups if group.invite}
        words |= {rival.forget for rival in profile.rivals if rival.forget}
        words |= {word for game in profile.played for word in (game.replay, game.share) if word}
        parts: list[str] = []
        while True:
            match await self._talk.get():
                case page.ChosenMessage(word) if word in words:
                    self.session.forget("profile")
                    return word
                case page.TakenMessage(text, more):
                    if len(parts) < MAX_PARTS:
                        parts.append(text)
                    if not more:
                        return Taken("".join(parts))
                case page.QuitMessage() | page.StopMessage():
                    self.session.forget("profile")
                    return None

    async def hand_out(self, name: str, text: str) -> None:
        """See `Files.hand_out`."""
        await self.session.send(page.FileMessage(name, text))

    def take_on(self, values: Mapping[str, str]) -> None:
        """Nothing: the browser keeps the page's look."""

    # --- the table ---------------------------------------------------------------------------------------------------

    def players(self, seats: Seats) -> list[Player]:
        """The person plays, or several who share the page; the last table is forgotten."""
        for last in ("frame", "turns", "paced", *_OF_THE_END):
            self.session.forget(last)
        self._players = [PagePlayer(self, at, seats) for at in range(seats.count)]
        return list(self._players)

    async def aside(self, show: Callable[[], Awaitable[None]]) -> None:
        """Show something else at the page; after that, the table there is as it was."""
        players = self._players
        try:
            async with self.session.aside():
                await show()
        finally:
            self._players = players

    def leave_codes(self) -> None:
        """Remove the codes from the page and show the table."""
        self.session.replies.close()
        self._states.clear()
        for start in ("offer", "friend", "want", "arrived", "asks", "partner"):
            self.session.forget(start)


class PagePlayer:
    """A seat at the page. Fulfils the Player contract."""

    def __init__(self, face: PageInterface, at: int, seats: Seats) -> None:
        """Number `at` of the players who share the page."""
        self._face, self._at, self._seats = face, at, seats
        self._pace = PagePace(face.session, face.words, seats.pace) if seats.pace else None
        self._shown = face.session.shown
        self._past: deque[Event] = deque(maxlen=MAX_PAST)
        self._is_kept = False
        self.heard: asyncio.Queue[
            page.PlayMessage
            | page.CallMessage
            | page.AnotherMessage
            | PaceMessage
            | page.AgainMessage
            | page.StopMessage
        ] = asyncio.Queue()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Pass it on."""
        seats = self._seats
        calls = "invite" if seats.invite else "answer" if seats.answer else "message" if seats.is_by_message else ""
        pace = self._pace
        if pace and not client.show and isinstance(message, Seated):
            await pace.begin(message.game)
        if pace and isinstance(message, Show if pace.is_replay else Seated):
            await pace.tell()
        key = f"frame {self._at} {type(message).__name__}" if isinstance(message, Seated | Show) else ""
        if not self._face.is_calling:
            self._face.leave_codes()
        self._is_kept = self._is_kept or seats.is_kept()
        frame = page.FrameMessage(self._at, seats.count, calls, seats.hints, self._is_kept, encode(message))
        later = None
        if isinstance(message, Show) and not (pace and pace.is_replay):
            if not message.view.result:
                for last in _OF_THE_END:
                    self._face.session.forget(last)
            # A page that is loaded again has lost what it was told of the game.
            self._past.extend(message.events)
            later = evolve(frame, frame=encode(evolve(message, events=tuple(self._past))))
        await self._face.session.send(frame, key, later, of=self._shown)
        if seats.is_lesson and client.result:
            # The lesson is over without anybody leaving the table.
            self.heard.put_nowait(page.StopMessage())
        elif isinstance(message, Bye) and message.code == "closed" and client.result:
            # Whoever hosted has gone; the end stays in sight until it is left here.
            await asyncio.Event().wait()

    async def act(self, client: Client) -> FromPlayer:
        """The next decision at the page for this seat."""
        while True:
            match await self.heard.get():
                case page.StopMessage():
                    return Bye()
                case page.AgainMessage():
                    if self._seats.replay and client.result:
                        await self._face.aside(self._seats.replay)
                case page.CallMessage(_, text):
                    await self._call(text)
                case page.AnotherMessage():
                    if self._seats.another and client.result:
                        has_chosen = await self._besides(self._seats.another)
                        if has_chosen:
                            return Bye()
                case PaceMessage(what, at):
                    if self._pace:
                        await self._pace.change(what, at)
                case page.PlayMessage(_, frame):
                    try:
                        message = decode_from_player(frame)
                    except RemoteProtocolError as error:
                        said = {name: self._face.words.piece(piece) for name, piece in error.particulars.items()}
                        await self.hear(Refused(error.code, said), client)
                        continue
                    if message:
                        return message

    async def _call(self, text: str) -> None:
        if self._seats.invite:
            await self._besides(self._seats.invite)
        elif self._seats.answer and text:
            await self._besides(partial(self._seats.answer, text))

    async def _besides(self, do: Callable[[], Awaitable[T]]) -> T:
        """Do something else at the page, then show the table there again."""
        self._face.is_calling = True
        try:
            return await do()
        finally:
            self._face.is_calling = False
            self._face.leave_codes()
            await self._face.session.send(page.TableMessage())
