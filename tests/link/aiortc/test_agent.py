"""An agent from its first moment to its last."""

from tests.link.aiortc.ends import agent


async def test_an_agent_that_was_never_used_closes() -> None:
    """Closing twice, before anything was opened, does no harm."""
    end = agent()
    await end.close()
    await end.close()

    end.send("into nothing")
    assert end.path is None
