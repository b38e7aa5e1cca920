"""The clipboard, trusted only as far as it can be read back."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

import pyperclip

from p2p_malice.errors import ClipboardError

TIME_LIMIT = 2.0
"""Seconds for writing, and again for reading: without a display, a clipboard tool may hang for ever."""

_Answer = TypeVar("_Answer")


def copy(text: str) -> None:
    """Put `text` on the clipboard and read it back; this blocks for at most four seconds.

    Returns only when the clipboard holds `text`. Raises `ClipboardError` otherwise.
    """
    try:
        _in_time(lambda: pyperclip.copy(text))
        found = _in_time(pyperclip.paste)
    except TimeoutError:
        raise ClipboardError("clipboard_silent") from None
    except (pyperclip.PyperclipException, OSError, ValueError):
        raise ClipboardError from None
    if str(found).replace("\r\n", "\n") != text.replace("\r\n", "\n"):
        raise ClipboardError("clipboard_unwilling")


def can_be_read() -> bool:
    """Whether there is a clipboard, as far as reading can tell; it isn't changed. This blocks for at most 2 s."""
    try:
        _in_time(pyperclip.paste)
    except (TimeoutError, pyperclip.PyperclipException, OSError, ValueError):
        return False
    return True


def _in_time(action: Callable[[], _Answer]) -> _Answer:
    """What `action` returns. Raises what it raises, and TimeoutError if it takes too long; it is then left running."""
    answer: Future[_Answer] = Future()

    def run() -> None:
        try:
            answer.set_result(action())
        except BaseException as error:  # noqa: BLE001  it is raised again where the answer is waited for
            answer.set_exception(error)

    Thread(target=run, name="clipboard", daemon=True).start()
    return answer.result(TIME_LIMIT)
