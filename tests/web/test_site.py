"""The page as it is written for a static host."""

import sys
from pathlib import Path

import pytest

from p2p_malice.errors import StoreError
from p2p_malice.web.site import page_files, write_site


def test_a_site_is_written_twice_to_the_same_folder(tmp_path: Path) -> None:
    """The second time replaces the first; a static host can read every file."""
    for _ in range(2):
        assert write_site(tmp_path / "public", stun=()) == len(page_files())

    assert (tmp_path / "public/index.html").read_bytes() == page_files(stun=())["index.html"].content


@pytest.mark.skipif(sys.platform == "win32", reason="On Windows only administrators make links.")
def test_a_planted_link_leads_no_page_into_another_file(tmp_path: Path) -> None:
    """In a folder that others may write to, a link at the name of a page's file is refused in words."""
    victim = tmp_path / "diary.txt"
    victim.write_text("dear diary")
    (tmp_path / "public").mkdir()
    (tmp_path / "public/index.html").symlink_to(victim)

    with pytest.raises(StoreError, match="cannot be written"):
        write_site(tmp_path / "public")
    assert victim.read_text() == "dear diary"
