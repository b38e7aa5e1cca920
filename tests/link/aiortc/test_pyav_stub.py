"""aiortc without PyAV."""

import subprocess
import sys
from pathlib import Path

import pytest

from p2p_malice.link.aiortc.pyav_stub import NAMES

ROOT = Path(__file__).parents[3]

TALK = """
import asyncio
from p2p_malice.link.aiortc import pyav_stub

made = []
pyav_stub._Absent.__init__ = lambda absent, *_, **__: made.append(type(absent).__name__)

from tests.link.aiortc.ends import met

async def talk():
    async with met() as (one, other, _):
        await one.send("Hello")
        await other.send(await other.receive() + " yourself")
        print(await one.receive())

asyncio.run(talk())
assert not made, made
"""

WITHOUT = """
import sys

class NoPyAV:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] == "av":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, NoPyAV)
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own, where PyAV can't be imported."""
    command = [sys.executable, "-W", "error", "-c", WITHOUT + code]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


def test_without_stand_ins_the_library_cannot_be_loaded() -> None:
    """It imports PyAV at once, though only sound and pictures need it."""
    assert "No module named 'av'" in run("import aiortc").stderr


def test_a_data_channel_never_touches_them() -> None:
    """Connecting, sending both ways and closing make nothing that a stand-in stands for."""
    done = run(TALK)

    assert (done.stdout, done.stderr, done.returncode) == ("Hello yourself\n", "", 0)


@pytest.mark.parametrize("name", sorted(NAMES))
def test_nothing_of_the_real_one_is_loaded(name: str) -> None:
    """Even where it is installed: it takes 16 MB of memory, and time."""
    code = f"import sys, p2p_malice.link.aiortc\nprint(getattr(sys.modules[{name!r}], '__file__', 'nothing'))"

    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "nothing\n"


def test_what_a_stand_in_stands_for_cannot_be_made() -> None:
    """Whoever tries learns why."""
    done = run("import p2p_malice.link.aiortc, av\nav.AudioFrame(format='s16')")

    assert "this program has no sound and no pictures" in done.stderr
