"""What has been explained on this device is remembered."""

import pytest

from p2p_malice.store.explained import explained_file, keep_explained, load_explained

pytestmark = pytest.mark.usefixtures("own_folder")


def test_what_was_explained_is_remembered_once() -> None:
    """In the order in which it came up."""
    for key in ("first-joker", "first-bounty", "first-joker"):
        keep_explained(key)

    assert load_explained() == ("first-joker", "first-bounty")


@pytest.mark.parametrize("text", ["", "{", '{"first-joker": 1}', '["FIRST", 1, "first joker"]', "[" * 9000])
def test_a_damaged_file_is_ignored(text: str) -> None:
    """It's only a help."""
    keep_explained("first-bounty")
    explained_file().write_text(text)

    assert load_explained() == ()
