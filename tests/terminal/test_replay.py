"""A replay at the full screen."""

from p2p_malice.flows.replaying import replay, seen_at_table
from tests.flows.test_replaying import saved
from tests.interfaces import HERE
from tests.terminal.stage import stage


async def test_the_end_is_told_and_left_again() -> None:
    """Over the board: who won, and what each has left. No key asks for another game."""
    seen = seen_at_table(saved(1), HERE)

    async with stage(lambda ui: replay(ui, seen)) as there:
        told = await there.press("end", "r", "c")
        assert "Cards left" in told
        assert "play again" not in told
        assert "Cards left" not in await there.press("left")
