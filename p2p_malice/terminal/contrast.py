"""Keeps everything legible: colours that are too close are moved apart, at the terminal's colour depth.

Contrast is as defined by WCAG 2: 4.5 for text, or 7 in high contrast, and 3 for frames.
"""

from functools import lru_cache

from rich.color import Color, ColorSystem
from rich.color_triplet import ColorTriplet
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME
from textual.color import Color as Background
from textual.filter import LineFilter

TEXT, HIGH, FRAME = 4.5, 7.0, 3.0
"""The least contrast of letters, of letters in high contrast, and of lines."""

DEPTHS = {"standard": ColorSystem.STANDARD, "256": ColorSystem.EIGHT_BIT, "truecolor": ColorSystem.TRUECOLOR}
"""By Rich's names: 16, 256 and 16 million colours."""

_STEPS = 8
_BLACK, _WHITE = (Color.from_triplet(ColorTriplet(part, part, part)) for part in (0, 255))


class Readable(LineFilter):
    """Moves colours apart where they are too close."""

    def __init__(self, depth: ColorSystem, theme: str) -> None:
        """Filter for a terminal of that `depth`; `theme` is one of `colours.THEMES`."""
        super().__init__()
        self.depth, self.theme = depth, theme

    def apply(self, segments: list[Segment], background: Background) -> list[Segment]:
        """The text of the `segments`, in colours that can be told apart from what is behind them."""
        behind = Color.from_triplet(ColorTriplet(*background.rgb))
        return [
            Segment(text, _readable(style, behind, least_contrast(text, self.theme), self.depth), control)
            if style and not control
            else Segment(text, style, control)
            for text, style, control in segments
        ]


def least_contrast(text: str, theme: str) -> float:
    """The contrast that the text needs: frames and blocks less than letters, blanks none."""
    shown = set(text) - {" "}
    letters = HIGH if theme == "contrast" else TEXT
    return letters if any(not "\u2500" <= char <= "\u259f" for char in shown) else FRAME if shown else 0.0


def seen(color: Color, depth: ColorSystem) -> ColorTriplet:
    """The colour that a terminal of that depth shows for it."""
    return color.downgrade(depth).get_truecolor(DEFAULT_TERMINAL_THEME)


def contrast(one: ColorTriplet, other: ColorTriplet) -> float:
    """From 1 for the same colour to 21 for black and white."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: ColorTriplet) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)


@lru_cache(maxsize=4096)
def _readable(style: Style, behind: Color, least: float, depth: ColorSystem) -> Style:
    ground = style.bgcolor if style.bgcolor and not style.bgcolor.is_default else behind
    if depth is ColorSystem.STANDARD:
        # The nearest of 16 colours may be a grey on which nothing is legible, and terminals differ in theirs.
        ground = _BLACK if contrast(seen(ground, ColorSystem.TRUECOLOR), _BLACK.get_truecolor()) < TEXT else _WHITE
    color = style.color
    if least and color and not color.is_default:
        color = _apart(color, ground, least, depth)
    return style + Style(color=color, bgcolor=ground)


@lru_cache(maxsize=4096)
def _apart(color: Color, behind: Color, least: float, depth: ColorSystem) -> Color:
    """The colour nearest to `color`, towards black or white, that is legible on what is `behind`."""
    ground = seen(behind, depth)
    if contrast(seen(color, depth), ground) >= least:
        return color
    end = max((_BLACK, _WHITE), key=lambda end: contrast(seen(end, depth), ground))
    begin = color.get_truecolor(DEFAULT_TERMINAL_THEME)
    steps = (_between(begin, end.get_truecolor(), step / _STEPS) for step in range(1, _STEPS))
    return next((each for each in steps if contrast(seen(each, depth), ground) >= least), end)


def _between(one: ColorTriplet, other: ColorTriplet, share: float) -> Color:
    return Color.from_triplet(ColorTriplet(*(round(a + (b - a) * share) for a, b in zip(one, other, strict=True))))
