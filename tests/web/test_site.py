"""The page as it is written for a static host."""

import gzip
import re
import sys
from pathlib import Path

import pytest

from p2p_malice.errors import StoreError
from p2p_malice.web.site import FOLDER, GAMES, page_files, page_words, write_site
from p2p_malice.words.catalogue import ENGLISH, Words, load


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


def test_a_folder_says_who_is_served_its_files() -> None:
    """What is shared or a library goes to both pages; what is the guest's or the local page's to nobody else."""
    guest, local = set(page_files()), set(page_files(is_local=True))

    assert {name.partition("/")[0] for name in guest & local} == {"index.html", "shared", "vendor"}
    assert {name.partition("/")[0] for name in guest - local} == {"sw.js", "guest"}
    assert {name.partition("/")[0] for name in local - guest} == {"local"}


@pytest.mark.parametrize("own", ["guest", "local"])
def test_a_page_says_what_the_program_says(own: str) -> None:
    """The very same sentences, and each page has them inside."""
    words, whole = Words(ENGLISH, [page_words(own)]), load(ENGLISH, *GAMES)

    assert len(words.keys) > 100
    assert all(words.pattern(key) == whole.pattern(key) for key in words.keys)
    assert page_words(own) in page_files(is_local=own == "local")["index.html"].content.decode()


def test_what_a_guest_loads_stays_small() -> None:
    """All that comes before the first card is under 60 kB after compression.

    Licences are at hand, but no page loads them. What draws QR codes is loaded with the first code that is shown.
    """
    files = {name: file.content for name, file in page_files().items() if "LICENSE" not in name}
    later = set(re.findall(r'\bimport\("\.\./(.*?)"\)', "".join(map(bytes.decode, files.values()))))
    loaded = [content for name, content in files.items() if name not in later]

    assert later == {"vendor/lean-qr.js"}
    assert sum(len(gzip.compress(content)) for content in loaded) < 60_000


def test_comments_stay_at_home_and_nothing_else() -> None:
    """Our scripts lose only comments, types and indents; libraries keep their licences."""
    for name, file in page_files().items():
        if not name.endswith(".js"):
            continue
        path = FOLDER / name if "/" in name else FOLDER / "guest" / name
        ours, served = path.read_text(encoding="utf-8"), file.content.decode()
        if name.startswith("vendor/"):
            assert served == ours
            assert "MIT" in served or "LICENSE-2.0.txt" in served
            continue
        lines = [re.sub(r"/\*\* @type .*?\*/ ?", "", line).lstrip() for line in ours.splitlines()]
        left_out = [line.strip() for line in _missing(lines, served.splitlines())]
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
