"""What the page knows of messages is what their classes say."""

from scripts.write.message_types import files


def test_the_types_of_the_page_are_written_anew() -> None:
    """`python scripts/write/message_types.py` writes them."""
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, path.name
