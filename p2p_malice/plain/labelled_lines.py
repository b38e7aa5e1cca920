"""Labels with text after them, in lines of at most 80 columns. Pure."""

import textwrap
from collections.abc import Callable

from p2p_malice.engine.game import View
from p2p_malice.words.catalogue import Words

_INDENT = 11


def block(label: str, text: str) -> list[str]:
    """`text` after `label`, wrapped at 80 columns."""
    label = label[: _INDENT - 1]
    # Two blanks separate groups; lines are only wrapped between groups.
    glued = text.replace("   ", "\n").replace(" ", "\xa0").replace("\n", "   ")
    wrapped = textwrap.wrap(glued, 80, initial_indent=f"{label:<{_INDENT}}", subsequent_indent=" " * _INDENT)
    return [line.replace("\xa0", " ") for line in wrapped]


def points_lines(view: View, label: Callable[[int], str], words: Words) -> list[str]:
    """The game of a match and everybody's points; `label` gives a seat's word. No lines for a single game."""
    if not view.deal:
        return []
    points = "   ".join(f"{label(seat)} {count}" for seat, count in enumerate(view.scores))
    return block(words("lines-match"), words("lines-points", deal=view.deal, points=points))
