"""Ends the program when its terminal goes away: the window is closed, or the connection to it breaks.

The system then sends SIGHUP, which ends a program. If that is ignored, as under nohup, a full screen would go on for
ever reading what nobody types and writing what nobody sees.
"""

import os
import select
import sys
import threading
import time
from collections.abc import Callable

ENDS_WITHIN = 20.0
"""Seconds that the program has to end once its terminal is gone; it might wait for ever for a write to that."""

HUNG_UP = 129
"""The exit status, as after SIGHUP."""


def watch(gone: Callable[[], object]) -> None:
    """Call `gone`, in a separate thread, once the terminal of the standard input is gone.

    By then, writing to it no longer fails. A program that goes on regardless is killed. Does nothing on systems that
    can't detect this.
    """
    terminals = [number for number in (0, 1, 2) if os.isatty(number)]
    if sys.platform == "win32" or 0 not in terminals:
        return
    hangups = select.poll()
    hangups.register(0, 0)  # Typing doesn't wake it, only a hang-up.

    def wait() -> None:
        if any(event & select.POLLHUP for _, event in hangups.poll()):
            nowhere = os.open(os.devnull, os.O_RDWR)
            for number in terminals:
                os.dup2(nowhere, number)
            gone()
            time.sleep(ENDS_WITHIN)
            os._exit(HUNG_UP)

    threading.Thread(target=wait, daemon=True, name="hang-up").start()
