"""What the flows need of a courier, whoever carries the notes. Tests pass in fakes."""

import re
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from p2p_malice.errors import CourierError

_URL = re.compile(r"https?://[^\s/?#@]+(/[^\s?#]*)?")


def check_courier(url: str | None) -> None:
    """Raise `CourierError` for what can't be a courier's address; None is none."""
    if url is not None and not _URL.fullmatch(url):
        raise CourierError("courier_url", url=url[:100])


class CarriedReply(Protocol):
    """A guest's reply that the courier has brought."""

    @property
    def code(self) -> str:
        """What the guest has left: any text, as others may have left it too."""

    async def accept(self, code: str) -> None:
        """Leave a code for that guest, which says where they are awaited. Raises `CourierError`."""


class HostNotes(Protocol):
    """The notes about one invitation, at the host's end."""

    @property
    def mark(self) -> bytes:
        """The mark to write beside the invitation's code (`protocol.courier_mark`)."""

    async def publish(self, code: str) -> None:
        """Leave the invitation's code as it is now, unless that is still there. Raises `CourierError`."""

    def renew(self) -> None:
        """Listen anew, as this machine's address has changed: nobody would notice for minutes."""

    def replies(self) -> AsyncIterator[CarriedReply]:
        """Guests' replies, each once: those that are there and those that come, for ever."""


class GuestNotes(Protocol):
    """The notes about one invitation, at a guest's end."""

    async def until_known(self) -> None:
        """Wait until the host has left its invitation, so that replies can be sealed for nobody else.

        That note shows who may open a reply, and nothing else counts in it: anybody who has the invitation can write
        another one. Where the host is now, it says in an acceptance.
        """

    async def reply(self, code: str) -> None:
        """Leave a reply's code, once the host is known. Raises `CourierError`."""

    def acceptances(self) -> AsyncIterator[str]:
        """The codes that the host has left for whoever sent the last reply, for ever.

        A page leaves one for each guest, a program if it isn't where its invitation says.
        """


class SeatNotes(Protocol):
    """The notes of one end of a link about where it is, and those of the other."""

    async def leave(self, code: str) -> None:
        """Leave this end's code as it is now. Raises `CourierError`."""

    def renew(self) -> None:
        """Listen anew, as this machine's address may have changed."""

    def others(self) -> AsyncIterator[str]:
        """The other end's code as it was left last, and each time it leaves another, for ever."""


class Courier(Protocol):
    """Somebody who carries notes between a host and guests who can't reach each other yet."""

    url: str
    """The courier's address, which begins with `http://` or `https://`."""

    async def check(self) -> None:
        """See whether it is there, and passes notes on as they come. Raises `CourierError`."""

    def host(self, key: bytes) -> AbstractAsyncContextManager[HostNotes]:
        """The host's notes about the invitation with that `key` (`Description.key`), until the block ends."""

    def seat(self, key: bytes, *, is_host: bool) -> AbstractAsyncContextManager[SeatNotes]:
        """The notes of one end of the link whose ends agreed on that `key`, until the block ends."""

    def guest(self, key: bytes, mark: bytes) -> AbstractAsyncContextManager[GuestNotes]:
        """A guest's notes about the invitation with that `key` and that `mark`, until the block ends."""
