"""The code by which a seat goes on at another device: `SEAT1-PLACE.TOKEN.NAME.INVITATION`. Pure.

Whoever has it has the seat: only the device that gives the seat up shows it, to the player there.
"""

import re
from urllib.parse import quote, unquote

from attrs import field, frozen

from p2p_malice.protocol.sanitize import MAX_NAME, clean

_SEAT = re.compile(r"SEAT1-([0-8])\.([0-9a-f]{32})\.([^.\s]{0,300})\.(?=\S)")


@frozen
class HandedSeat:
    """The seat, from 0, its `token`, and the player's name."""

    place: int
    token: str = field(repr=False)
    name: str


def seat_text(seat: HandedSeat, invitation: str) -> str:
    """The code for a seat at the table of that invitation, which is a code with what stands behind it."""
    name = quote(seat.name, safe="").replace(".", "%2E")
    return f"SEAT1-{seat.place}.{seat.token}.{name}.{invitation}"


def seat_in(text: str) -> HandedSeat | None:
    """The seat of the last such code in a text, None without one."""
    found = _SEAT.findall(text)
    if not found:
        return None
    place, token, name = found[-1]
    return HandedSeat(int(place), token, clean(unquote(name), MAX_NAME))
