"""The turns of a replay as a list to choose from."""

from textual.widgets import OptionList

from p2p_malice.terminal.screens import ChoiceScreen
from p2p_malice.ui.pace import Timeline
from p2p_malice.ui.turns import turn_at, turn_text
from p2p_malice.words.catalogue import Words


class TurnsScreen(ChoiceScreen):
    """Where a replay can go, by turns; the one that is shown is chosen first."""

    def __init__(self, words: Words, timeline: Timeline) -> None:
        """The turns of that replay."""
        turns = timeline.turns
        super().__init__(words, words("replay-turns"), {str(turn.at): turn_text(turn, words) for turn in turns})
        self._keys = {}
        self._here = turn_at(turns, timeline.at)

    def on_mount(self) -> None:
        """Choose the turn that is shown."""
        self.query_one(OptionList).highlighted = self._here


def jump(timeline: Timeline, turn: str | None) -> None:
    """Stop, and go to the turn that was chosen; nowhere for None."""
    if turn:
        timeline.go_to(int(turn))
