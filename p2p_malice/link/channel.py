"""The contract that every link fulfils: a two-way stream of text frames, in order, none lost and none doubled."""

from typing import Protocol

from p2p_malice.errors import LocalProtocolError

MAX_FRAME_BYTES = 64 * 1024
"""No frame is longer than this in UTF-8."""


class Channel(Protocol):
    """One end of a link. Its user can't tell what is at the other end.

    A frame is text of at most 64 KiB in UTF-8. Frames arrive in the order in which they were sent.
    """

    @property
    def binding(self) -> str:
        """What nothing but the two ends of this channel has in common (RFC 5056); "" for two ends in one process.

        Each end can work it out for itself: the fingerprints of both certificates, the host's first, as hexadecimal.
        """

    async def send(self, frame: str) -> None:
        """Hand `frame` to the link. Raises `LinkLostError` or `LinkClosedError` when there is no other end any more."""

    async def receive(self) -> str:
        """The next frame from the other end, waiting for it.

        Raises `LinkClosedError` after the last frame when the other end said goodbye or this end was closed, and
        `LinkLostError` when the other end went silent.
        """

    async def close(self) -> None:
        """Say goodbye and let go of everything. Frames sent earlier are delivered first. Closing twice is allowed."""


def measure(frame: str) -> int:
    """The length of `frame` in UTF-8 bytes. Raises `LocalProtocolError` for a frame that no channel may carry."""
    try:
        size = len(frame.encode())
    except UnicodeEncodeError:
        raise LocalProtocolError("frame_of_half_characters") from None
    if size > MAX_FRAME_BYTES:
        raise LocalProtocolError("message_too_long", size=size, most=MAX_FRAME_BYTES)
    return size
