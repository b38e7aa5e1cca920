"""Whom a command talks with: what every face can do, and the face of a program (`--json`).

The face of a person is in `person`.
"""

import contextlib
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from p2p_malice.client import Player
from p2p_malice.errors import LinkError, MaliceError, OptionsError
from p2p_malice.link.channel import Channel
from p2p_malice.protocol.description import CodeKind
from p2p_malice.pump import ProgramPlayer
from p2p_malice.words.catalogue import load

Choices = Mapping[str, str]
"""Words that may be answered, each with what it means."""

Invite = Callable[[], Awaitable[None]]
"""Invites a player who is away anew."""

Answer = Callable[[str], Awaitable[None]]
"""Answers another invitation, in the text that was pasted, when the host is away."""


class QuitWanted(Exception):  # noqa: N818  (nothing went wrong)
    """Whoever runs the command wants to stop here."""


class NewCodeWanted(Exception):  # noqa: N818  (nothing went wrong)
    """The person wants another invitation in place of the one on screen; of several, that for `friend` (from 1)."""

    def __init__(self, friend: int = 0) -> None:
        """For that friend, or for the only one."""
        super().__init__()
        self.friend = friend


class StartWanted(Exception):  # noqa: N818  (nothing went wrong)
    """The person does not want to wait any longer for those who are missing."""


class Face(Protocol):
    """A person at a console or a program at a pipe."""

    async def offer(self, kind: CodeKind, code: str, message: str, *, is_needed: bool = True, friend: int = 0) -> None:
        """Hand over a code of our own; `message` is the whole text to send, to that `friend` where there are several.

        It is not needed where the connection came about without it.
        """

    async def code(self, wanted: CodeKind) -> str:
        """The next text in which a code of that kind should be.

        Raises `QuitWanted`; where a reply is wanted also `NewCodeWanted` and `StartWanted`.
        """

    async def attend(self) -> None:
        """Obey what may be asked for while somebody else is waited for, without end. Raises `QuitWanted`."""

    async def tell(self, state: str, text: str) -> None:
        """News: `state` is for programs, `text` for persons."""

    async def complain(self, error: MaliceError) -> None:
        """Say what went wrong."""

    async def choose(self, choices: Choices) -> str | None:
        """One of the words, None for none of them."""

    def players(
        self, count: int = 1, *, is_kept: bool = False, invite: Invite | None = None, answer: Answer | None = None
    ) -> list[Player]:
        """Those who decide at the seats of this face.

        `is_kept` says that the game can be gone on with later; a host may `invite` who is away anew, a guest `answer`.
        """


class ProgramFace:
    """A program that reads and writes JSON objects, one a line. It decides moves only, so choices stay unmade."""

    def __init__(self, channel: Channel) -> None:
        """The program at the far end of `channel`."""
        self._channel = channel

    async def offer(self, kind: CodeKind, code: str, message: str, *, is_needed: bool = True, friend: int = 0) -> None:
        """Write `{"kind":"invitation","code":…,"message":…,"friend":…}`, or the same for a reply, needed or not."""
        await self._write({"kind": kind.value, "code": code, "message": message, "friend": friend})

    async def code(self, wanted: CodeKind) -> str:
        """The code of the next `{"kind":"invitation","code":…}`, or the same for a reply.

        `{"kind":"new","friend":…}` asks for another invitation, `{"kind":"start"}` not to wait any longer.
        """
        while True:
            body = await self._read()
            if wanted is CodeKind.REPLY and body.get("kind") == "new":
                friend = body.get("friend")
                raise NewCodeWanted(friend if isinstance(friend, int) else 0)
            if wanted is CodeKind.REPLY and body.get("kind") == "start":
                raise StartWanted
            if body.get("kind") in ("invitation", "reply") and isinstance(body.get("code"), str):
                return str(body["code"])
            text = f'A line {{"kind":"{wanted.value}","code":…}} is needed now.'
            await self._write({"kind": "error", "code": "code_needed", "text": text})

    async def attend(self) -> None:
        """Notice when the program stops; whatever it says in the meantime is too early."""
        while True:
            await self._read()
            text = "There is nothing to answer yet: the other side has not connected."
            await self._write({"kind": "error", "code": "too_early", "text": text})

    async def tell(self, state: str, text: str) -> None:
        """Write `{"kind":"news","state":…,"text":…}`."""
        await self._write({"kind": "news", "state": state, "text": text})

    async def complain(self, error: MaliceError) -> None:
        """Write `{"kind":"error","code":…,"text":…}`."""
        await self._write({"kind": "error", "code": error.code, "text": load().error(error)})

    async def choose(self, choices: Choices) -> str | None:
        """Nothing: a program starts another command when it wants to go on otherwise."""
        return None

    def players(
        self, count: int = 1, *, is_kept: bool = False, invite: Invite | None = None, answer: Answer | None = None
    ) -> list[Player]:
        """The program plays at one seat.

        It writes `{"kind":"invite"}` or `{"kind":"invitation","code":…}` for another code.
        """
        commands: dict[str, Callable[[dict[str, Any]], Awaitable[None]]] = {}
        if invite:
            commands["invite"] = lambda _body: invite()
            commands["reply"] = lambda _body: self.tell("here", "You are connected already: no code is needed.")
        if answer:
            commands["invitation"] = lambda body: answer(str(body.get("code")))
        if count != 1:
            raise OptionsError("A program plays at one seat.")
        return [ProgramPlayer(self._channel, commands)]

    async def close(self) -> None:
        """Let the program read what it was told before everything ends."""
        await self._channel.close()

    async def _write(self, body: dict[str, Any]) -> None:
        # A program that reads no longer is noticed where it is read from.
        with contextlib.suppress(LinkError):
            await self._channel.send(json.dumps(body, ensure_ascii=False))

    async def _read(self) -> dict[str, Any]:
        try:
            body = json.loads(await self._channel.receive())
        except LinkError:
            raise QuitWanted from None
        except (ValueError, RecursionError):
            return {}
        return body if isinstance(body, dict) else {}
