"""Hostile frames at a host, at guests and at the link: a short run of `scripts/hostile_frames.py`."""

import pytest

from scripts.hostile_frames import Report, run


@pytest.mark.parametrize("seed", [1, 2])
async def test_hostile_frames_do_no_harm(seed: int) -> None:
    """None of ten thousand frames crashes anything, breaks a rule or brings a control character to a screen."""
    report = Report()

    await run(10_000, seed, report)

    assert report.faults == {}, report.examples
    assert report.counts["moves accepted"] > 0
    assert report.counts["hostile frames to hosts"] >= 5000
