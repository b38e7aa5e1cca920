"""The terminal goes away: its window is closed, or the connection to it breaks.

The system says so with SIGHUP, which ends a program. Where that is ignored, as under nohup, a full screen would read
and write on for ever what nobody types and nobody sees.
"""

import os
import select
import sys
import threading
import time
from collections.abc import Callable

ENDS_WITHIN = 20.0
"""Seconds that the program has to end once its terminal is gone: it may wait for ever for what wrote to that."""

HUNG_UP = 129
"""The exit status, as after SIGHUP."""


def watch(gone: Callable[[], object]) -> None:
    """Call `gone`, in a thread of its own, once the terminal of the standard input is gone.

    By then nothing that is written to it fails any more. A program that goes on all the same is ended. Does nothing on
    systems that can't tell.
    """
    terminals = [number for number in (0, 1, 2) if os.isatty(number)]
    if sys.platform == "win32" or 0 not in terminals:
        return
    hangups = select.poll()
    hangups.register(0, 0)  # Whatever is typed, only a hang-up wakes it.

    def wait() -> None:
        if any(event & select.POLLHUP for _, event in hangups.poll()):
            nowhere = os.open(os.devnull, os.O_RDWR)
            for number in terminals:
                os.dup2(nowhere, number)
            gone()
            time.sleep(ENDS_WITHIN)
            os._exit(HUNG_UP)

    threading.Thread(target=wait, daemon=True, name="hang-up").start()
