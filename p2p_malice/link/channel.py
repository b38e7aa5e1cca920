"""The contract of every link: a two-way stream of text frames, in order, with none lost or duplicated."""

from typing import Protocol

from p2p_malice.errors import LocalProtocolError

MAX_FRAME_BYTES = 64 * 1024
"""No frame is longer than this in UTF-8."""


class Channel(Protocol):
    """One end of a link. Its user can't tell what is at the other end.

    A frame is text of at most 64 KiB in UTF-8. Frames arrive in the order they were sent.
    """

    @property
    def binding(self) -> str:
        """What only the two ends of this channel have in common (RFC 5056); "" for two ends in one process.

        Each end can derive it by itself: the fingerprints of both certificates in hexadecimal, the host's first.
        """

    async def send(self, frame: str) -> None:
        """Hand `frame` to the link. Raises `LinkLostError` or `LinkClosedError` if there is no other end any more."""

    async def receive(self) -> str:
        """The next frame from the other end, waiting for it.

        After the last frame, raises `LinkClosedError` if the other end said goodbye or this end was closed, and
        `LinkLostError` if the other end went silent.
        """

    async def close(self) -> None:
        """Say goodbye and release everything, after delivering frames sent earlier. May be called twice."""


def measure(frame: str) -> int:
    """The length of `frame` in UTF-8 bytes. Raises `LocalProtocolError` for a frame that no channel may carry."""
    try:
        size = len(frame.encode())
    except UnicodeEncodeError:
        raise LocalProtocolError("frame_of_half_characters") from None
    if size > MAX_FRAME_BYTES:
        raise LocalProtocolError("message_too_long", size=size, most=MAX_FRAME_BYTES)
    return size
