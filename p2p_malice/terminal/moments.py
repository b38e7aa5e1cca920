"""What moves on the screen for a moment: cards that fall once a game is won."""

from collections.abc import Callable

from textual.app import App
from textual.timer import Timer

from p2p_malice.terminal.falling_cards import PICTURES

_SECONDS = 0.08
"""From one picture to the next."""


def may_move(app: App[int], pause: float) -> bool:
    """Whether anything may move by itself, with so many seconds after each move: never without colours."""
    return pause > 0 and app.animation_level != "none" and not app.no_color


class Celebration:
    """Cards that fall for a few seconds, or until they are stopped."""

    def __init__(self, repaint: Callable[[], None]) -> None:
        """Nothing falls; `repaint` shows another picture."""
        self._repaint = repaint
        self.picture: int | None = None
        """The number of the picture, from 0; None if nothing falls."""
        self._timer: Timer | None = None

    def begin(self, app: App[int]) -> None:
        """Let cards fall."""
        self.stop()
        self.picture = 0
        self._timer = app.set_interval(_SECONDS, self._step)

    def stop(self) -> None:
        """Clear the screen of cards."""
        if self._timer:
            self._timer.stop()
            self._timer = self.picture = None
            self._repaint()

    def _step(self) -> None:
        if self.picture is not None:
            self.picture += 1
            if self.picture == PICTURES:
                self.stop()
            else:
                self._repaint()
