"""The page as it is written for a static host."""

import gzip
import sys
from pathlib import Path

import pytest

from p2p_malice.errors import StoreError
from p2p_malice.web.site import FOLDER, page_files, write_site


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

    with pytest.raises(StoreError, match="file_unwritable"):
        write_site(tmp_path / "public")
    assert victim.read_text() == "dear diary"


def test_what_a_guest_loads_stays_small() -> None:
    """All files together are under 60 kB after compression."""
    assert sum(len(gzip.compress(file.content)) for file in page_files().values()) < 60_000


def test_comments_stay_at_home_and_nothing_else() -> None:
    """Of our scripts only lines that are comments are left out; libraries keep their licences."""
    for name, file in page_files().items():
        if not name.endswith(".js"):
            continue
        ours, served = (FOLDER / name).read_text(encoding="utf-8"), file.content.decode()
        if name.startswith("vendor/"):
            assert served == ours
            assert "MIT" in served
            continue
        left_out = [line.strip() for line in _missing(ours.splitlines(), served.splitlines())]
        assert left_out, name
        is_comment = [line.startswith(("//", "/*", "*")) or line.endswith("*/") or line == "" for line in left_out]
        assert all(is_comment), [line for line, good in zip(left_out, is_comment, strict=True) if not good]


def _missing(lines: list[str], kept: list[str]) -> list[str]:
    """The lines that are not among those kept, which are in the same order."""
    missing, rest = [], iter(kept)
    expected = next(rest, None)
    for line in lines:
        if line == expected:
            expected = next(rest, None)
        else:
            missing.append(line)
    assert expected is None
    return missing
