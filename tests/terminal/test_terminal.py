"""The full screen in a real terminal: which user interface comes up, and how the terminal is left."""

import os
import re
import shlex
import shutil
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

if os.name == "nt":
    pytest.skip("Windows has no ptys.", allow_module_level=True)

from tests.terminal.terminal import Terminal

LIMIT = 300
COMMAND = (sys.executable, "-m", "p2p_malice")
WIRE = ("--stun", "none", "--no-copy")
OTHER_SCREEN, OWN_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"
MOUSE_OFF, CURSOR_ON = b"\x1b[?1000l", b"\x1b[?25h"

NETWORK = b"\x1b[F" + 3 * b"\x1b[A" + b"\r"
"""The last line of the menu but three."""

BROKEN = """
from p2p_malice.terminal.appearance import Appearance
from p2p_malice.terminal.run import run
from p2p_malice.words.catalogue import load

async def action(ui):
    await ui.open_table()
    raise RuntimeError("broken on purpose")

run(action, load("en", malice="p2p_malice.games.malice"), Appearance())
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
    assert terminal.read_until(b"Leave the game")
    terminal.type(b"2")


def test_newcomers_are_welcomed_before_the_full_screen(tmp_path: Path) -> None:
    """And asked for their name without a colon behind the question mark."""
    with Terminal(*COMMAND, home=tmp_path) as terminal:
        assert terminal.read_until(b"What's your name? ")
        assert terminal.shown.startswith(b"Welcome to Spite & Malice!")


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


@pytest.mark.parametrize(
    ("keys", "shown"), [(b"", b"Join"), (b"\x1b[Bc", b"Payoff pile"), (b"j", b"Paste the"), (NETWORK, b"Esc")]
)
def test_ctrl_c_in_the_menu_and_its_screens_is_no_success(keys: bytes, shown: bytes, tmp_path: Path) -> None:
    """The exit status is that of an interruption, wherever it comes."""
    with Terminal(*COMMAND, home=tmp_path) as terminal:
        assert terminal.read_until(b"What's your name?")
        terminal.type(b"Asha\r")
        assert terminal.read_until(b"Join")
        terminal.type(keys)
        assert terminal.read_until(shown)
        interrupt(terminal)

        assert terminal.wait() == 130


@pytest.mark.parametrize(("options", "shown"), [([], b"F10 leave"), (["--plain"], b"Your move")])
def test_the_program_ends_with_its_terminal(options: list[str], shown: bytes, tmp_path: Path) -> None:
    """Even where the signal for that is ignored, as under nohup."""
    command = shlex.join((*COMMAND, "play", "--name", "Asha", *options))
    with Terminal("sh", "-c", f"trap '' HUP; exec {command}", home=tmp_path) as terminal:
        assert terminal.read_until(shown)
        terminal.hang_up()

        terminal.process.wait(timeout=LIMIT)


STUCK = """
import threading
from p2p_malice.terminal import sighup
sighup.ENDS_WITHIN = 0.0
sighup.watch(lambda: None)
print("stuck", flush=True)
threading.Event().wait()
"""
"""A program that hears of nothing any more."""


def test_a_program_that_is_stuck_ends_with_its_terminal(tmp_path: Path) -> None:
    """What was written as the terminal went may have failed, so that whatever would end the program waits for that."""
    command = shlex.join((sys.executable, "-c", STUCK))
    with Terminal("sh", "-c", f"trap '' HUP; exec {command}", home=tmp_path) as terminal:
        assert terminal.read_until(b"stuck\r\n")
        terminal.hang_up()
        assert terminal.process.wait(timeout=LIMIT) == 129


def test_a_fault_in_the_program_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    """The fault is told below, on the terminal's own screen."""
    with Terminal(sys.executable, "-c", BROKEN, home=tmp_path) as terminal:
        assert terminal.wait() == 1
        assert terminal.after == terminal.before
        own = terminal.shown[terminal.shown.rindex(OWN_SCREEN) :]
        assert b"broken on purpose" in own


@pytest.mark.parametrize(("arguments", "term"), [(["--plain"], "xterm"), ([], "dumb")])
def test_plain_is_chosen_by_option_or_by_itself(arguments: list[str], term: str, tmp_path: Path) -> None:
    """No full screen where it is not wanted, and none on a dumb terminal."""
    command = ["env", f"TERM={term}", *COMMAND, "play", "--name", "Asha", *arguments]
    with Terminal(*command, home=tmp_path) as terminal:
        assert terminal.read_until(b"Your move (number, or help):")
        assert OTHER_SCREEN not in terminal.shown


class Hand:
    """Somebody at a full screen who plays what the hint says."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self._asked = ""

    def go_on(self) -> None:
        """Read what is shown, and do what is next."""
        while self.terminal.read(0.01):
            pass
        text = self.terminal.text
        hint = re.search(r"Hint: (?:press )?(\w+)(?:, then (\w+))?\.", text)
        if hint and self._asked:
            self._asked = ""
            for key in filter(None, hint.groups()):
                self.terminal.type(key.lower().encode())
        elif text.startswith(" Your turn") and "Choose a card" in text and not hint and text != self._asked:
            self._asked = text
            self.terminal.type(b"h")


def invitation_on(terminal: Terminal) -> bytes:
    """The code that is shown there, as the keys that paste it."""
    assert terminal.read_until(b"F5 new code"), terminal.text
    code = re.search(r"MDW1-[0-9A-Z\s]+?(?= Paste)", terminal.text)
    assert code, terminal.text
    return b"\x1b[200~" + code[0].encode() + b"\x1b[201~"


def until(terminals: list[Terminal], holds: Callable[[], bool]) -> None:
    """Read on from the terminals until it holds."""
    end = time.monotonic() + LIMIT
    while not holds():
        for terminal in terminals:
            terminal.read(0.01)
        assert time.monotonic() < end, "\n".join(terminal.text for terminal in terminals)


@pytest.mark.skipif(shutil.which("setsid") is None, reason="needs setsid, for a terminal of its own")
def test_an_invitation_from_a_pipe_is_answered_at_the_terminal(tmp_path: Path) -> None:
    """The pipe has ended, but somebody sits there: they see the reply, wait, type, and play at the full screen."""
    with Terminal(*COMMAND, "host", "--name", "Ann", *WIRE, home=tmp_path / "host") as host:
        message = tmp_path / "message"
        message.write_bytes(invitation_on(host)[6:-6])
        command = f"cat {message} | {shlex.join((*COMMAND, 'join', '-', '--name', 'Bob', *WIRE))}"
        with Terminal("setsid", "--ctty", "--wait", "sh", "-c", command, home=tmp_path / "guest") as guest:
            until([host, guest], lambda: "payoff" in host.text and "payoff" in guest.text)
            guest.type(b"\x1b[21~")
            until([host, guest], lambda: "Leave the game?" in guest.text)


def test_a_guest_answers_a_new_invitation_at_the_table(tmp_path: Path) -> None:
    """When the host was killed and what was kept of the link is gone, `I` takes the new invitation."""
    home = tmp_path / "host"
    guest_command = (*COMMAND, "join", "--name", "Bob", *WIRE)
    with (
        Terminal(*COMMAND, "host", "--name", "Ann", *WIRE, home=home) as host,
        Terminal(*guest_command, home=tmp_path / "guest") as guest,
    ):
        assert guest.read_until(b"Esc stop")
        guest.type(invitation_on(host))
        until([host, guest], lambda: "payoff" in host.text and "payoff" in guest.text)
        host.process.kill()
        host.wait()
        for link in home.rglob("*.link"):
            link.unlink()

        with Terminal(*COMMAND, "resume", *WIRE, home=home) as again:
            invitation = invitation_on(again)
            until([guest], lambda: "I paste a new invitation" in guest.text)
            guest.type(b"i")
            until([guest], lambda: "Paste the invitation here" in guest.text)
            guest.type(invitation)
            until([again, guest], lambda: "payoff" in again.text and "payoff" in guest.text)
            until([again, guest], lambda: "Choose a card" in again.text or "Choose a card" in guest.text)
            assert "I paste" not in guest.text


def test_two_full_screens_play_a_game_and_a_rematch_over_webrtc(tmp_path: Path) -> None:
    """From the invitation on the one screen to the result on both, then once more by the same link."""
    host_command = (*COMMAND, "host", "--name", "Ann", "--rule", "payoff=1", *WIRE)
    guest_command = (*COMMAND, "join", "--name", "Bob", *WIRE)
    with (
        Terminal(*host_command, home=tmp_path / "host") as host,
        Terminal(*guest_command, home=tmp_path / "guest") as guest,
    ):
        assert guest.read_until(b"Esc stop")
        guest.type(invitation_on(host))
        hands = [Hand(host), Hand(guest)]
        for game in (1, 2):
            end = time.monotonic() + LIMIT
            while not all("The game is over" in hand.terminal.text for hand in hands):
                for hand in hands:
                    hand.go_on()
                assert time.monotonic() < end, host.text + guest.text
            assert all(re.search("(You|Ann|Bob) won", hand.terminal.text) for hand in hands)
            if game == 1:
                for hand in hands:
                    hand.terminal.type(b"r")
                assert host.read_until(b"game 2") and guest.read_until(b"game 2")
        for hand in hands:
            hand.terminal.type(b"\x1b[21~")
        assert host.wait() == 0
        assert guest.wait() == 0
