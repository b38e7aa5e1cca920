"""A deal as a text: read back whole, or refused."""

import contextlib
import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.errors import CodeAlteredError, CodeError, NewerCodeError, NoCodeError
from p2p_malice.flows.deals.deal_code import DailyDeal, SharedDeal, day_code, deal_code, read_deal_code
from p2p_malice.history.days import DayResult

DEAL = SharedDeal("malice", "mdw payoff=11", bytes(range(32)), ("me", "bot=easy"), "Zoë 🦊", -3)
CODE = deal_code(DEAL)
DAY = datetime.date(2026, 11, 27)
RESULT = DayResult("Zoë 🦊", -3, 2, "01230123")


def test_a_deal_is_read_from_the_link_and_from_the_message_that_carries_it() -> None:
    """With its margin, or without; a day is a day."""
    assert read_deal_code(f"Can you do better?\nhttps://example.org/index.html#{CODE}") == DEAL
    assert read_deal_code(f"p2p-malice play --deal {CODE} ") == DEAL
    assert read_deal_code(f"#{day_code(DAY)}") == DailyDeal(DAY)


def test_a_days_deal_brings_how_somebody_has_played_it() -> None:
    """As long as that is whole; the day is there all the same, also to a program that knows only days."""
    code = day_code(DAY, RESULT)
    assert read_deal_code(f"https://example.org/play.html#{code} ") == DailyDeal(DAY, RESULT)
    assert code.startswith("DAY-2026-11-27-")
    for wrong in (code[:-3], code[:20] + "A" + code[21:], f"{day_code(DAY)}-{code[:30]}"):
        assert read_deal_code(wrong) == DailyDeal(DAY)


@pytest.mark.parametrize(
    "values",
    [
        ["Zoë", 1000, 0, ""],
        ["Zoë", 1, -1, ""],
        ["Zoë", 1, 0, "4"],
        ["Zoë", True, 0, "1"],
        ["Zo\u202eë", 1, 0, ""],
        ["Zoë", 1, 0, "1" * 301],
        ["Zoë", 1, 0],
    ],
)
def test_what_is_no_result_of_a_day_is_none(values: list[object]) -> None:
    """A link may say anything."""
    with pytest.raises(ValueError, match=r"no .*result"):
        DayResult.of_values(values)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Can you do better?", NoCodeError),
        (CODE[:-9], CodeAlteredError),
        (CODE.replace("DEAL1", "DEAL2"), NewerCodeError),
        ("DAY-2026-02-30", CodeAlteredError),
    ],
)
def test_what_is_no_deal_is_refused(text: str, kind: type[CodeError]) -> None:
    """Also what was cut off, and what a later version has made."""
    with pytest.raises(kind):
        read_deal_code(text)


@given(st.integers(6, len(CODE) - 1), st.sampled_from("AZaz09-_"))
def test_a_changed_code_gives_no_other_deal(at: int, character: str) -> None:
    """Nobody plays other cards than those that were sent."""
    changed = CODE[:at] + character + CODE[at + 1 :]
    with contextlib.suppress(CodeError):
        assert read_deal_code(changed) == DEAL
