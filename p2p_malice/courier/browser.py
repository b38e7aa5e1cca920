"""A courier as a page that hosts knows it: the page seals and carries, as this Python has no cryptography at hand."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable

from p2p_malice.courier.contract import CarriedReply, GuestNotes, SeatNotes
from p2p_malice.errors import CourierError

ANSWERED_WITHIN = 20.0
"""Seconds that the page has for anything."""

MAX_WAITING = 256
"""Replies that nobody has looked at yet; more of them are dropped."""

Ask = Callable[[int, str, str], None]
"""Asks the page for something about an invitation, by a number below zero: what it has to do, and the text for that.

    invite <question> <key>             be the host of the invitation with that key, in hexadecimal digits
    publish <question> <code>           leave the invitation's code as it is now
    accept <question> <reply> <code>    leave that code for whoever has sent the reply of that number
    renew ""                            listen anew
    close ""                            listen no longer
"""


class _Reply:
    """A `CarriedReply` that the page has told of."""

    def __init__(self, invitation: "_Invitation", number: str, code: str) -> None:
        self.code = code
        self._invitation, self._number = invitation, number

    async def accept(self, code: str) -> None:
        """See `CarriedReply.accept`."""
        await self._invitation.ask("accept", f"{self._number} {code}")


class _Invitation:
    """The `HostNotes` of one invitation, which the page leaves and fetches."""

    mark = b""

    def __init__(self, tell: Callable[[str, str], None]) -> None:
        self._tell = tell
        self._questions = itertools.count(1)
        self._answers: dict[str, asyncio.Future[str]] = {}
        """By the question's number."""
        self._arrived: asyncio.Queue[_Reply] = asyncio.Queue(MAX_WAITING)

    async def ask(self, what: str, text: str) -> str:
        """Have the page do something, and return what it says to that. Raises `CourierError`."""
        question = str(next(self._questions))
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answers[question] = answer
        self._tell(what, f"{question} {text}")
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                return await answer
        except TimeoutError:
            raise CourierError("courier_away") from None
        finally:
            del self._answers[question]

    def note(self, what: str, text: str) -> None:
        """Process what the page says about this invitation."""
        number, _, rest = text.partition(" ")
        answer = self._answers.get(number)
        match what:
            case "reply" if not self._arrived.full():
                self._arrived.put_nowait(_Reply(self, number, rest))
            case "done" if answer and not answer.done():
                answer.set_result(rest)
            case "failed" if answer and not answer.done():
                answer.set_exception(CourierError("courier_away"))

    async def publish(self, code: str) -> None:
        """See `HostNotes.publish`."""
        await self.ask("publish", code)

    def renew(self) -> None:
        """See `HostNotes.renew`."""
        self._tell("renew", "")

    async def replies(self) -> AsyncIterator[CarriedReply]:
        """See `HostNotes.replies`."""
        while True:
            yield await self._arrived.get()


class BrowserCourier:
    """The site's `Courier`, to which the page speaks, for a host: a guest's page speaks to it by itself."""

    def __init__(self, url: str, ask: Ask) -> None:
        """The courier at `url`. Whatever the page answers to `ask` has to be passed to `note`."""
        self.url = url
        self._ask = ask
        self._numbers = itertools.count(-1, -1)
        self._invitations: dict[int, _Invitation] = {}

    def note(self, number: int, what: str, text: str) -> None:
        """Process what the page says about the invitation with that `number`.

        done <question> <text>   what it was asked for is done; for `invite`, the text is the mark in hexadecimal digits
        failed <question>        that can't be done
        reply <number> <code>    somebody has left that code
        """
        if invitation := self._invitations.get(number):
            invitation.note(what, text)

    async def check(self) -> None:
        """Nothing: a page has nobody to tell of it."""

    @contextlib.asynccontextmanager
    async def host(self, key: bytes) -> AsyncIterator[_Invitation]:
        """See `Courier.host`. Raises `CourierError` if the page can't seal anything."""
        number = next(self._numbers)
        invitation = _Invitation(lambda what, text: self._ask(number, what, text))
        self._invitations[number] = invitation
        try:
            invitation.mark = bytes.fromhex(await invitation.ask("invite", key.hex()))
            yield invitation
        finally:
            self._ask(number, "close", "")
            del self._invitations[number]

    def seat(self, key: bytes, *, is_host: bool) -> contextlib.AbstractAsyncContextManager[SeatNotes]:
        """Raise `CourierError`: guests find back by the invitation."""
        raise CourierError()

    def guest(self, key: bytes, mark: bytes) -> contextlib.AbstractAsyncContextManager[GuestNotes]:
        """Raise `CourierError`: guests have another page."""
        raise CourierError()
