"""Frames that have arrived at one end of a link and are waiting to be read, and how the link ended."""

import asyncio
import copy
from collections import deque

from p2p_malice.errors import GarbledLinkError, LinkError

MAX_UNREAD_FRAMES = 4096
MAX_UNREAD_CHARACTERS = 16 * 1024 * 1024


class ReceiveQueue:
    """A queue of frames with an end. Anything put in after the end is dropped."""

    def __init__(self) -> None:
        """An empty queue that has not ended."""
        self._frames: deque[str] = deque()
        self._characters = 0
        self._end: LinkError | None = None
        self.end_was_told = False
        """Whether anybody has been told of the end."""
        self._changed = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    @property
    def end(self) -> LinkError | None:
        """A fresh copy of the error that ended the link; None while it lasts."""
        return copy.copy(self._end)

    def check(self) -> None:
        """Raise the error that ended the link, if it has ended."""
        if end := self.end:
            self.end_was_told = True
            raise end

    def put(self, frame: str) -> None:
        """Add `frame`. Raises `GarbledLinkError` if so much is unread that the sender must be hostile."""
        if self._end is not None:
            return
        if self._is_full or self._characters + len(frame) > MAX_UNREAD_CHARACTERS:
            raise GarbledLinkError("link_flooded")
        self._frames.append(frame)
        self._characters += len(frame)
        self._changed.set()
        if self._is_full:
            self._room.clear()

    def finish(self, error: LinkError, *, discard: bool = False) -> None:
        """End with `error` after the frames already there or, with `discard`, at once. The first end counts."""
        if self._end is None:
            self._end = error
        if discard:
            self._frames.clear()
            self._characters = 0
        self._changed.set()
        self._room.set()

    async def get(self) -> str:
        """The next frame, waiting for it. Raises the error that ended the link after the last one."""
        while not self._frames:
            self.check()
            self._changed.clear()
            await self._changed.wait()
        frame = self._frames.popleft()
        self._characters -= len(frame)
        if not self._is_full:
            self._room.set()
        return frame

    async def room(self) -> None:
        """Wait until another frame may be put. Raises the error that ended the link."""
        await self._room.wait()
        self.check()

    @property
    def _is_full(self) -> bool:
        return len(self._frames) >= MAX_UNREAD_FRAMES
