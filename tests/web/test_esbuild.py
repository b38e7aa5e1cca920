"""A site whose scripts are joined: few files, that say their version, and all that the others said."""

import functools
import re
import shutil
from pathlib import Path

import click
import pytest

from p2p_malice.cli import cli
from p2p_malice.errors import StoreError
from p2p_malice.web.site import FOLDER, PageFile, page_files, single_page
from tests.web.play import ESBUILD
from tests.web.weight import compressed, loaded_first, loaded_with

NODE = shutil.which("node")

needs_esbuild = pytest.mark.skipif(
    NODE is None or not ESBUILD.exists(), reason="Node.js or esbuild is not installed: npm ci --prefix tests/web"
)


@functools.cache
def joined_files() -> dict[str, PageFile]:
    """The guest's page with its scripts joined."""
    return page_files((), esbuild=ESBUILD)


@needs_esbuild
def test_a_page_begins_with_one_script_beside_the_one_that_starts_it() -> None:
    """It is announced; its name changes with what is in it. There is one style."""
    first = loaded_first(joined_files(), "guest")
    scripts = {name for name in first if name.endswith(".js")} - {"sw.js"}

    (joined,) = scripts - {"guest/guest.js"}
    assert re.fullmatch(r"guest/chunk-[0-9A-Z]{8}\.js", joined)
    assert f'<link rel="modulepreload" href="{joined}">' in joined_files()["index.html"].content.decode()
    assert {name for name in first if name.endswith(".css")} == {"guest/style.css"}
    assert len(joined_files()["guest/guest.js"].content) < 1_000


@needs_esbuild
def test_the_usual_board_comes_as_one_more_script() -> None:
    """All else that it needs is there from the beginning, or with the player."""
    files = joined_files()
    first = loaded_first(files, "guest")
    (player,) = (name for name in files if name.startswith("guest/player-"))
    (board,) = {
        each
        for name in first
        for each in re.findall(r'malice:\(\)=>import\("\./([^"]+)"', files[name].content.decode())
    }

    assert loaded_with(files, f"guest/{board}") - loaded_with(files, player) - first == {f"guest/{board}"}
    assert "boards/malice/style.css" in files


@needs_esbuild
def test_joined_libraries_still_say_whose_they_are() -> None:
    """As their licences ask."""
    scripts = b"\n".join(file.content for name, file in joined_files().items() if name.endswith(".js"))

    for note in ("lean-qr 2.7.4", "Copyright (c) 2021-2025 David Evans", "@fluent/bundle", "@noble/hashes"):
        assert note.encode() in scripts


@needs_esbuild
def test_a_folder_without_esbuild_is_told(tmp_path: Path) -> None:
    """With its name."""
    with pytest.raises(StoreError, match="no_esbuild") as told:
        page_files(esbuild=tmp_path)
    assert told.value.particulars == {"path": str(tmp_path)}


@pytest.mark.parametrize("options", [("--esbuild", "esbuild"), ("--save", "page.html")])
def test_what_joins_scripts_needs_a_place_for_them_and_one_file_needs_what_joins(options: tuple[str, str]) -> None:
    """Each is told what else to give."""
    with pytest.raises(click.UsageError, match="--site" if "--esbuild" in options else "--esbuild"):
        cli(["web", *options], standalone_mode=False)


@functools.cache
def single() -> str:
    """The guest's page as one file."""
    return single_page(ESBUILD, stun=())


@needs_esbuild
def test_what_comes_before_the_first_card_stays_small() -> None:
    """All that the page needs at once is under 44 kB after compression, all that may follow under 151."""
    files = joined_files()
    first = loaded_first(files, "guest")

    # Of the words in other languages, at most one file of a few kilobytes is loaded; of the drawn tables, none before
    # somebody opens the settings. What is in `icons` is for home screens and chats; no page loads a licence.
    later = re.compile(r"LICENSE|OFL|words/(guest|later)\.|/table-art-|^icons/")
    left = [name for name in files.keys() - first if not later.search(name)]
    assert compressed(files[name] for name in first) < 44_000
    assert compressed(files[name] for name in left) < 150_800


@needs_esbuild
def test_the_single_file_needs_no_other() -> None:
    """Scripts, style and icon are inside; nothing is referred to."""
    text = single()

    assert 'src="' not in text.replace('src="data:', "")
    assert not re.search(
        r"\bimport\b(?!\.meta|\(String)", text.partition('<script type="module">')[2].partition("</script>")[0]
    )
    assert text.count("</script>") == 2, "the words, and the script"


@needs_esbuild
def test_the_single_file_brings_the_licences() -> None:
    """Of the libraries and the font, in a comment that nothing in them ends."""
    _, _, comment = single().partition("</html>\n<!--\n")

    assert all(f"\n{path.read_text(encoding='utf-8')}" in f"\n{comment}" for path in FOLDER.glob("vendor/*.txt"))
    assert comment.count("-->") == 1
    assert "--!>" not in comment
