"""QR codes made of text."""

import pytest
import segno

from p2p_malice.errors import InvitationError
from p2p_malice.invite.qr import ascii_art, half_blocks

CODE = "MDW1-" + "6CGBX3R0041061050R3GG28A1C60T3" * 3
MODULES = [
    [bool(dark) for dark in row] for row in segno.make_qr(CODE, error="l", boost_error=False).matrix_iter(border=2)
]


def test_half_blocks_draw_the_light_modules() -> None:
    """On a dark terminal each character shows two modules, one over the other, the light ones drawn."""
    upper = [[character in "▀█" for character in line] for line in half_blocks(CODE).splitlines()]
    lower = [[character in "▄█" for character in line] for line in half_blocks(CODE).splitlines()]
    drawn = [row for pair in zip(upper, lower, strict=True) for row in pair]

    assert drawn[: len(MODULES)] == [[not dark for dark in row] for row in MODULES]


def test_light_terminal_gets_the_dark_modules() -> None:
    """On a light terminal the dark modules are drawn."""
    lines = ascii_art(CODE, light_on_dark=False).splitlines()

    assert [[line[place : place + 2] == "##" for place in range(0, len(line), 2)] for line in lines] == MODULES


def test_ascii_art_is_ascii() -> None:
    """The fallback needs no other characters than ASCII has."""
    assert set(ascii_art(CODE)) == {"#", " ", "\n"}


def test_code_makes_a_small_picture() -> None:
    """A code of 95 characters is drawn in 37 columns and 19 lines."""
    lines = half_blocks(CODE).splitlines()

    assert (len(lines), {len(line) for line in lines}) == (19, {37})


def test_too_long_a_text_is_explained() -> None:
    """A text beyond what a QR code holds is sent as a message instead."""
    with pytest.raises(InvitationError, match="too_long_for_qr"):
        half_blocks("A" * 5000)
