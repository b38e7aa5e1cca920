"""A connection code as a QR code made of text, for a phone to scan off the terminal."""

import segno

from p2p_malice.errors import InvitationError

_BORDER = 2
"""Modules of margin. The standard asks for 4; cameras manage with 2, and a terminal is small."""

_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def half_blocks(text: str, *, light_on_dark: bool = True) -> str:
    """The QR code for `text`, with two modules in each character and newlines between the lines.

    On a terminal that writes `light_on_dark` the light modules have to be drawn, on others the dark ones.
    """
    rows = _drawn(text, light_on_dark)
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(_HALVES[halves] for halves in zip(upper, lower, strict=True)) for upper, lower in pairs)


def in_black_and_white(art: str) -> str:
    """Lines that draw the dark modules, made black on white whatever the terminal's colours are (ECMA-48, SGR)."""
    return "\n".join(f"\x1b[30;107m{line}\x1b[0m" for line in art.splitlines())


def ascii_art(text: str, *, light_on_dark: bool = True) -> str:
    """The QR code for `text` on terminals that know only ASCII: two characters side by side for each module."""
    return "\n".join("".join("##" if drawn else "  " for drawn in row) for row in _drawn(text, light_on_dark))


def _drawn(text: str, light_on_dark: bool) -> list[list[bool]]:
    """The modules to draw, including the margin.

    Codes are upper-case letters, digits and a dash, for which QR codes have a mode with 5.5 bits a character.
    """
    try:
        code = segno.make_qr(text, error="l", boost_error=False)
    except ValueError:
        raise InvitationError("too_long_for_qr") from None
    return [[bool(dark) != light_on_dark for dark in row] for row in code.matrix_iter(border=_BORDER)]
