"""Spite's lesson on the full screen: nothing is cut off, and the keys that it names do what it asks for."""

import asyncio
import re

import pytest

from p2p_malice.commands.learn import learn
from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.lesson import LEARNER, LESSON
from tests.helpers import WORDS
from tests.interfaces import HERE
from tests.terminal.stage import Stage, stage
from tests.terminal.test_play import flat

pytestmark = pytest.mark.usefixtures("own_folder")

SAID = WORDS.of("spite")
KEYS = re.compile(r"Press ([^.]+?)(, then Enter)?\. ")


async def shows(on_stage: Stage, text: str) -> str:
    """The screen without its line breaks, once it shows that."""
    async with asyncio.timeout(20):
        while text not in flat(on_stage.text):
            await on_stage.settle()
    return f"{flat(on_stage.text)} "


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40)])
async def test_the_lesson_is_walked_to_its_end(size: tuple[int, int]) -> None:
    """All of a text is seen beside the whole hand, whatever the size, and its last words are there to be read."""
    async with stage(lambda face: learn(face, HERE, "Kay", SPITE), size) as on_stage:
        for step in LESSON:
            if step.seat != LEARNER:
                continue
            text = SAID(step.text, how="\0", pile="").partition("\0")[0]
            after = (await shows(on_stage, text)).partition(text)[2]
            found = KEYS.match(after)
            assert found, (step.part, after)
            keys = found[1].lower().split()
            await on_stage.press(*keys, *(["enter"] if found[2] else []))
        await shows(on_stage, SAID("lesson-out-done"))
        await on_stage.press("escape")
        await shows(on_stage, WORDS("ask-learned-first"))
