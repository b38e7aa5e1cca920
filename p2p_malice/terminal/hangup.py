"""The terminal goes away: its window is closed, or the connection to it breaks.

The system says so with SIGHUP, which ends a program. Where that is ignored, as under nohup, a full screen would read
and write on for ever what nobody types and nobody sees.
"""

import os
import select
import sys
import threading
from collections.abc import Callable


def watch(gone: Callable[[], object]) -> None:
    """Call `gone`, in a thread of its own, once the terminal of the standard input is gone.

    By then nothing that is written to it fails any more. Does nothing on systems that can't tell.
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

    threading.Thread(target=wait, daemon=True, name="hang-up").start()
