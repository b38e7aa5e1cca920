"""The user interface for a program (`--json`): JSON objects, one a line."""

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from attrs import asdict, evolve

from p2p_malice.cancellation import first_of
from p2p_malice.errors import LinkError, MaliceError, OptionsError, RemoteProtocolError
from p2p_malice.link.channel import Channel
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.message_codec import decode_line, encode
from p2p_malice.protocol.messages import Bye, FromPlayer, FromTable, Refused, Seated
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.protocol.untrusted_json import object_in
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
    Sheet,
    Start,
    TurnOut,
    Wish,
)
from p2p_malice.ui.forms import Form, Question
from p2p_malice.ui.news import News
from p2p_malice.ui.profile import Profile
from p2p_malice.words.catalogue import Words
from p2p_malice.words.sentence import Sentence

FOR_THE_TABLE = ("move", "say", "poke", "propose")
"""Lines that the table answers, and that waiting for a code leaves alone."""

MOST_ASIDE = 100
"""How many of them are kept while waiting for a code."""


class _Lines:
    """The lines of a program. A reader puts back lines meant for somebody else, which then come first."""

    binding = ""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._back: deque[str] = deque()

    async def send(self, frame: str) -> None:
        await self._channel.send(frame)

    async def receive(self) -> str:
        return self._back.popleft() if self._back else await self._channel.receive()

    async def close(self) -> None:
        await self._channel.close()

    def put_back(self, frames: list[str]) -> None:
        self._back.extend(frames)


class ProgramInterface:
    """A program that reads and writes JSON objects, one a line. It decides only moves, so it isn't asked to choose."""

    own_settings: tuple[str, ...] = ()
    files: Files | None = None
    seconds_a_move: float = 0.0

    def __init__(self, channel: Channel, words: Words, *, stays: bool = False) -> None:
        """The program at the far end of `channel`; `words` are for people who read its log.

        If it `stays`, the end of its lines doesn't mean that it wants to quit while nothing is wanted from it.
        """
        self._stays = stays
        self._channel = _Lines(channel)
        self._words = words
        self._is_at_table = False

    def take_on(self, values: Mapping[str, str]) -> None:
        """Do nothing: a program has no appearance."""

    async def tell(self, news: News) -> None:
        """Write `{"kind":"news","state":…,"text":…}`, with the particulars of the news."""
        particulars = {name: self._plain(value) for name, value in asdict(news, recurse=False).items()}
        text = self._words.said(news.saying)
        await self._write({**particulars, "kind": "news", "state": news.state, "text": text})

    def _plain(self, value: Any) -> Any:
        return value if isinstance(value, str | int | float | Mapping | None) else self._words.piece(value)

    async def complain(self, error: MaliceError) -> None:
        """Write `{"kind":"error","code":…,"text":…}`."""
        await self._write({"kind": "error", "code": error.code, "text": self._words.error(error)})

    async def offer(self, offer: CodeToSend) -> None:
        """Write `{"kind":"invitation","code":…,"message":…,"friend":…}`, or the same for a turn or for any reply.

        An invitation for all has `"everybody":[…]`, the numbers of the friends it is for.
        """
        body: dict[str, Any] = {"code": offer.code, "message": offer.message, "friend": offer.friend}
        if offer.everybody:
            body["everybody"] = [friend for friend, _ in offer.everybody]
        await self._write({"kind": offer.kind.value, **body})

    async def wish(self, wanted: CodeKind | None) -> Wish:
        """The code of the next `{"kind":"invitation","code":…}`, or the same for a reply or a turn.

        `{"kind":"new","friend":…}` asks for another invitation, `{"kind":"start"}` starts without the missing players.
        `{"kind":"out","friend":…}` frees the seat of somebody who came by an invitation for all and is no friend.
        `{"kind":"with","friend":…}` makes that friend the partner, where there are partners.
        After `{"kind":"ask","on":true}`, news of the state `asks` have a `number` and wait for
        `{"kind":"admit","number":…,"yes":true}`, or false.
        At a table, a player invited again may come back some other way; lines for the table wait until then.
        """
        aside: list[str] = []
        try:
            return await self._wish(wanted, aside)
        finally:
            self._channel.put_back(aside)

    async def _wish(self, wanted: CodeKind | None, aside: list[str]) -> Wish:
        while True:
            try:
                frame = await self._channel.receive()
            except LinkError:
                if self._stays and wanted is None:
                    await asyncio.Event().wait()  # Until the caller no longer needs an answer.
                return Quit()
            body = object_in(frame)
            match body.get("kind"):
                case kind if self._is_at_table and kind in FOR_THE_TABLE and len(aside) < MOST_ASIDE:
                    aside.append(frame)
                    continue
                case "new" if wanted is CodeKind.REPLY:
                    friend = body.get("friend")
                    return NewCode(friend if type(friend) is int else 0)
                case "out" if wanted is CodeKind.REPLY and type(body.get("friend")) is int:
                    return TurnOut(body["friend"])
                case "ask" if wanted is CodeKind.REPLY and type(body.get("on")) is bool:
                    return AskFirst(body["on"])
                case "admit" if wanted is CodeKind.REPLY and type(body.get("number")) is int:
                    return Admit(body["number"], body.get("yes") is True)
                case "with" if wanted is CodeKind.REPLY and type(body.get("friend")) is int:
                    return PlayWith(body["friend"])
                case "start" if wanted is CodeKind.REPLY:
                    return Start()
                case "invitation" | "reply" | "turn" if wanted and isinstance(body.get("code"), str):
                    return Pasted(str(body["code"]))
            code = "code_needed" if wanted else "too_early"
            text = self._words(f"error-{code.replace('_', '-')}", wanted=wanted.value if wanted else "")
            await self._write({"kind": "error", "code": code, "text": text})

    async def choose(self, question: Question) -> str | None:
        """What most people want, or None: a program starts another command if it wants something else."""
        return question.first or None

    async def fill(self, form: Form) -> Mapping[str, str] | None:
        """None: a program begins with a command that says everything."""
        return None

    async def read(self, sheet: Sheet) -> None:
        """Write `{"kind":"sheet","title":…,"text":…}`."""
        await self._write({"kind": "sheet", "title": self._words.said(sheet.title), "text": sheet.text})

    async def pass_on(self, text: Sentence) -> None:
        """Write `{"kind":"share","text":…}`."""
        await self._write({"kind": "share", "text": self._words.said(text)})

    async def show(self, profile: Profile) -> None:
        """None: `stats --json` writes what a program needs."""

    def players(self, seats: Seats) -> list[Player]:
        """The program plays at one seat.

        It writes `{"kind":"invite"}` or `{"kind":"invitation","code":…}` for another code.
        """
        self._is_at_table = True
        commands: dict[str, Callable[[dict[str, Any]], Awaitable[None]]] = {}
        if invite := seats.invite:
            commands["invite"] = lambda _body: invite()
            commands["reply"] = lambda _body: self._too_late()
        if answer := seats.answer:
            commands["invitation"] = lambda body: answer(str(body.get("code")))
        if seats.count != 1:
            raise OptionsError("one_seat_only")
        if seats.pace:
            seats.pace.set(0.0)  # It reads as quickly as it can.
        return [ProgramPlayer(self._channel, commands)]

    async def _too_late(self) -> None:
        await self._write({"kind": "news", "state": "here", "text": self._words("news-here")})

    async def close(self) -> None:
        """Let the program read the rest before everything ends."""
        await self._channel.close()

    async def _write(self, body: dict[str, Any]) -> None:
        # If the program has stopped reading, we notice when we read from it.
        with contextlib.suppress(LinkError):
            whole = {"kind": body["kind"], **body}  # In the order of the table's frames, which shell scripts look for.
            await self._channel.send(json.dumps(whole, ensure_ascii=False, separators=(",", ":")))


class ProgramPlayer:
    """A program at a seat, at the far end of its own channel: it reads the table's frames and writes its own.

    When the game is over, it hears the result, and we say goodbye on its behalf.
    """

    def __init__(
        self, channel: Channel, commands: Mapping[str, Callable[[dict[str, Any]], Awaitable[None]]] | None = None
    ) -> None:
        """The program reads and writes `channel`.

        `commands` handle lines that aren't for the table, by `kind`; each gets the whole object.
        """
        self._channel = channel
        self._commands = commands or {}
        self._over = asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Pass the message on without the seat's secret token, which might otherwise end up in somebody's log."""
        told = evolve(message, token="") if isinstance(message, Seated) else message
        with contextlib.suppress(LinkError):
            await self._channel.send(encode(told))
        if client.result or isinstance(message, Bye):
            self._over.set()

    async def act(self, client: Client) -> FromPlayer:
        """The program's next message. Nonsense is refused at once; the end of its input is a goodbye."""
        while True:
            try:
                async with first_of(self._over.wait(), self._channel.receive()) as (over, frame):
                    if over.done():
                        return Bye("over")
                    if command := self._command(frame.result()):
                        await command
                        continue
                    return decode_line(frame.result())
            except RemoteProtocolError as error:
                await self._channel.send(encode(Refused(error.code, error.facts)))
            except LinkError:
                return Bye()

    def _command(self, frame: str) -> Awaitable[None] | None:
        if not self._commands:
            return None
        try:
            body = object_in(frame)
            return self._commands[body["kind"]](body)
        except (LookupError, TypeError):
            return None
