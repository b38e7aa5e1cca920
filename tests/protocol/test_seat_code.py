"""The code by which a seat goes on at another device."""

import pytest

from p2p_malice.protocol.connection_codes import read
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.protocol.seat_code import HandedSeat, seat_in, seat_text
from tests.links import INVITATION

SEAT = HandedSeat(3, "0123456789abcdef" * 2, "Ann Ö. ~#%/")


def test_a_seat_is_read_with_its_invitation() -> None:
    """Whatever the name; in a link, and among other words."""
    code = seat_text(SEAT, INVITATION)

    for text in (code, f"here: https://example.org/index.html#{code}~Ann see you"):
        decoded = read(text, expected=CodeKind.INVITATION)
        assert decoded.seat == SEAT
        assert decoded.description == read(INVITATION, expected=CodeKind.INVITATION).description
    assert SEAT.token not in repr(SEAT)
    assert seat_in(f"{seat_text(SEAT, 'x')} {seat_text(HandedSeat(1, SEAT.token, 'Bob'), 'y')}") == HandedSeat(
        1, SEAT.token, "Bob"
    )


@pytest.mark.parametrize(
    "text", ["", INVITATION, "SEAT1-9.", f"SEAT1-1.{'A' * 32}.x.MDW1-", f"SEAT1-12.{'a' * 32}.x.y"]
)
def test_what_is_no_such_code_is_none(text: str) -> None:
    """Nor does a broken one take anybody's seat."""
    assert seat_in(text) is None
