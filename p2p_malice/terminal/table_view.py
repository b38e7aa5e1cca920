"""The widget for the picture of the table: it paints a scene, and knows which spot is where."""

from rich.segment import Segment
from textual.strip import Strip
from textual.widget import Widget

from p2p_malice.terminal.colours import style_of
from p2p_malice.terminal.drawing import Drawing, Scene, draw


class TableView(Widget):
    """Paints a scene."""

    DEFAULT_CSS = "TableView { width: 1fr; height: 1fr; }"

    def __init__(self, theme: str) -> None:
        """Begin empty; `theme` is one of `colours.THEMES`."""
        super().__init__()
        self.scene: Scene | None = None
        self.theme = theme
        self.drawing: Drawing | None = None

    def show(self, scene: Scene) -> None:
        """Paint the scene."""
        self.scene = scene
        self._paint()

    def on_resize(self) -> None:
        """Paint again at the new size."""
        self._paint()

    def _paint(self) -> None:
        if self.scene is not None and self.size.width and self.size.height:
            self.drawing = draw(self.scene, self.size.width, self.size.height)
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of the picture."""
        if self.drawing is None or y >= self.drawing.canvas.height:
            return Strip.blank(self.size.width, style_of("felt", self.theme))
        return Strip([Segment(text, style_of(style, self.theme)) for text, style in self.drawing.canvas.runs(y)])

    def spot_at(self, x: int, y: int) -> str:
        """The spot at that place; "" for none."""
        spots = self.drawing.spots if self.drawing else {}
        return next((spot for spot, rect in spots.items() if rect.holds(x, y)), "")
