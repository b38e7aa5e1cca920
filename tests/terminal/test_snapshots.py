"""Every screen as text, at every size."""

import pytest

from scripts.write.snapshots import FOLDER, names, screen_text


@pytest.mark.parametrize(("name", "size"), list(names()), ids=[name for name, _ in names()])
async def test_a_screen_shows_what_was_written_down(name: str, size: tuple[int, int]) -> None:
    """The text is that of the file, and no line is longer than the screen."""
    text = await screen_text(name, size)

    assert text == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= size[1]
