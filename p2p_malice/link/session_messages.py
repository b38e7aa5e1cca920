"""The link's own messages, around the frames: one letter, a number and, for data, a blank and the frame.

    i1 <id>      the first message on every wire: which session speaks, 16 hexadecimal digits
    d7 <frame>   frame number 7; numbers start at 1 and skip none
    b8           goodbye, numbered like a frame: nothing comes after it
    a8           everything up to number 8 has arrived
    p3           are you there? question number 3
    r3           yes, in return to question 3

They are text messages on an ordered data channel with negotiated id 0, so a browser page can speak them too.
"""

import re
from enum import Enum

from attrs import frozen

from p2p_malice.errors import GarbledLinkError
from p2p_malice.link.channel import MAX_FRAME_BYTES

MAX_NUMBER = 2**53 - 1
"""The largest whole number that a browser page can count to."""


class SessionMessageKind(Enum):
    """What a message is for."""

    INTRODUCTION = "i"
    DATA = "d"
    BYE = "b"
    ACKNOWLEDGEMENT = "a"
    PING = "p"
    RETURN = "r"


@frozen
class SessionMessage:
    """One message of the link: its kind, its number and, for data, the frame (for an introduction, the id)."""

    kind: SessionMessageKind
    number: int
    frame: str = ""


_MESSAGE = re.compile(r"([idbapr])(0|[1-9][0-9]{0,15})(?: (.*))?", re.DOTALL)
_ID = re.compile(r"[0-9a-f]{16}")
_CARRYING = (SessionMessageKind.DATA, SessionMessageKind.INTRODUCTION)


def encode(message: SessionMessage) -> str:
    """The text of `message`."""
    head = f"{message.kind.value}{message.number}"
    return f"{head} {message.frame}" if message.kind in _CARRYING else head


def decode(message: str) -> SessionMessage:
    """The session message written as `message`. Raises `GarbledLinkError` for anything else."""
    match = _MESSAGE.fullmatch(message)
    if match is None:
        raise GarbledLinkError()
    kind, number, frame = SessionMessageKind(match[1]), int(match[2]), match[3] or ""
    if (match[3] is not None) != (kind in _CARRYING) or (
        kind is SessionMessageKind.INTRODUCTION and not _ID.fullmatch(frame)
    ):
        raise GarbledLinkError()
    if number > MAX_NUMBER or (number == 0 and kind is not SessionMessageKind.ACKNOWLEDGEMENT):
        raise GarbledLinkError()
    if len(frame.encode(errors="surrogatepass")) > MAX_FRAME_BYTES:
        raise GarbledLinkError("remote_frame_too_long", most=MAX_FRAME_BYTES)
    return SessionMessage(kind, number, frame)
