"""A grid of characters with the names of their styles, and places on it. Pure."""

from collections.abc import Iterator

from attrs import frozen
from rich.cells import cell_len, set_cell_size

_MOST_MARKS = 6
"""So long may a character with its marks be."""


@frozen
class Rect:
    """A place on a canvas, in characters."""

    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the rectangle in columns and rows, which may be between characters."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: int, y: int) -> bool:
        """Whether the point is in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """Characters in rows, each with the name of a style; anything outside is dropped."""

    def __init__(self, width: int, height: int, style: str) -> None:
        """An empty canvas in one style."""
        self.width, self.height = width, height
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[style] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str | None = None, *, width: int | None = None) -> None:
        """Write `text` from there on, cut off at the edge or, with a `width`, cut or padded to that many cells.

        A character that takes two cells is followed by an empty one. Without a style, the cells keep theirs.
        """
        if not 0 <= y < self.height:
            return
        room = self.width - x if width is None else min(width, self.width - x)
        if room <= 0:
            return
        if width is not None or cell_len(text) > room:
            text = set_cell_size(text, room)
        for char in text:
            cells = cell_len(char)
            if cells == 0:
                self._add(x - 1, y, char)
                continue
            if x >= 0 and x + cells <= self.width:
                for offset in range(cells):
                    self._chars[y][x + offset] = char if offset == 0 else ""
                    if style is not None:
                        self._styles[y][x + offset] = style
            x += cells

    def _add(self, x: int, y: int, mark: str) -> None:
        """Put a mark that takes no room on the character there, such as a vowel in Hindi."""
        while 0 < x < self.width and not self._chars[y][x]:
            x -= 1
        if 0 <= x < self.width and len(self._chars[y][x]) < _MOST_MARKS:
            self._chars[y][x] += mark

    def fill(self, rect: Rect, style: str, char: str = " ") -> None:
        """Fill a place."""
        for y in range(rect.y, rect.y + rect.height):
            self.put(rect.x, y, char * rect.width, style)

    def runs(self, y: int) -> Iterator[tuple[str, str]]:
        """Row `y` as pieces of text with their styles."""
        text, style = "", ""
        for char, own in zip(self._chars[y], self._styles[y], strict=True):
            if own != style and text:
                yield text, style
                text = ""
            text, style = text + char, own
        if text:
            yield text, style

    def text(self) -> str:
        """All rows without styles, and without blanks at their ends."""
        return "\n".join("".join(row).rstrip() for row in self._chars)
