"""A page behind one router and a host behind another, with a reply that comes late, in both browsers."""

import asyncio

import pytest

from scripts.latepage import play_late
from tests.link.netlab import why_not
from tests.web.browsers import BROWSERS

pytestmark = [pytest.mark.lab, pytest.mark.deep, pytest.mark.limit(300)]

LATE = 40.0
"""Seconds. Without patience no browser opens after so long; scripts/latepage.py waits for a quarter of an hour."""


@pytest.mark.parametrize("browser", BROWSERS)
async def test_a_late_reply_opens(browser: str) -> None:
    """The page knocks for as long as it takes, and a typical reply fits into one SMS."""
    if reason := why_not():
        pytest.skip(reason)
    async with asyncio.timeout(150):
        opened, length = await play_late(browser, LATE)

    assert opened < 10
    assert length <= 160
