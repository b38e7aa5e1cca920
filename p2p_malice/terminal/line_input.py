"""A line of text that is typed or pasted."""

from textual import events
from textual.widgets import Input


class LineInput(Input):
    """A line that takes a paste of several lines as one, and of a long one as much as there is room for."""

    def _on_paste(self, event: events.Paste) -> None:
        text = " ".join(event.text.split())
        if event.text[:1].isspace():
            text = f" {text}"
        room = self.max_length - len(self.value) + len(self.selected_text) if self.max_length else len(text)
        if len(text) > room:
            self.restricted()
        self.replace(text[: max(0, room)], *self.selection)
        event.stop()
        # Otherwise `Input` would take it too.
        event.prevent_default()
