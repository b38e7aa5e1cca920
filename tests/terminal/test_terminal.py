"""The full screen in a real terminal: which face comes up, and how the terminal is left."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

if os.name == "nt":
    pytest.skip("Windows has no ptys.", allow_module_level=True)

from tests.terminal.terminal import Terminal

COMMAND = (sys.executable, "-m", "p2p_malice")
OTHER_SCREEN, OWN_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"
MOUSE_OFF, CURSOR_ON = b"\x1b[?1000l", b"\x1b[?25h"

BROKEN = """
from p2p_malice.commands.full_screen import run
from p2p_malice.commands.screen import Look

async def action(face):
    await face.open_table()
    raise RuntimeError("broken on purpose")

run(action, Look())
"""


def terminate(terminal: Terminal) -> None:
    """SIGTERM."""
    terminal.process.send_signal(signal.SIGTERM)


def interrupt(terminal: Terminal) -> None:
    """Ctrl-C."""
    terminal.type(b"\x03")


def leave(terminal: Terminal) -> None:
    """F10, and yes."""
    terminal.type(b"\x1b[21~")
    assert terminal.read_until(b"leave the game")
    terminal.type(b"2")


@pytest.mark.slow
@pytest.mark.parametrize(("ending", "status"), [(terminate, 143), (interrupt, 130), (leave, 0)])
def test_the_terminal_is_left_as_it_was(ending: Callable[[Terminal], None], status: int, tmp_path: Path) -> None:
    """However the program ends: the screen, the cursor, the mouse and the line settings are as before."""
    with Terminal(*COMMAND, "play", "--name", "Asha", home=tmp_path) as terminal:
        assert terminal.read_until(b"F10 leave")
        assert OTHER_SCREEN in terminal.shown
        assert terminal.after != terminal.before
        ending(terminal)

        assert terminal.wait() == status
        assert terminal.after == terminal.before
        last = terminal.shown[terminal.shown.rindex(OTHER_SCREEN) :]
        assert all(code in last for code in (OWN_SCREEN, MOUSE_OFF, CURSOR_ON))
        assert b"Traceback" not in terminal.shown


@pytest.mark.slow
def test_a_fault_in_the_program_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    """The fault is told below, on the terminal's own screen."""
    with Terminal(sys.executable, "-c", BROKEN, home=tmp_path) as terminal:
        assert terminal.wait() == 1
        assert terminal.after == terminal.before
        own = terminal.shown[terminal.shown.rindex(OWN_SCREEN) :]
        assert b"broken on purpose" in own


@pytest.mark.slow
@pytest.mark.parametrize(("arguments", "term"), [(["--plain"], "xterm"), ([], "dumb")])
def test_plain_is_chosen_by_option_or_by_itself(arguments: list[str], term: str, tmp_path: Path) -> None:
    """No full screen where it is not wanted, and none on a dumb terminal."""
    command = ["env", f"TERM={term}", *COMMAND, "play", "--name", "Asha", *arguments]
    with Terminal(*command, home=tmp_path) as terminal:
        assert terminal.read_until(b"Your move (number, or help):")
        assert OTHER_SCREEN not in terminal.shown
