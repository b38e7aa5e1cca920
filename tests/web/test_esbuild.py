"""A site whose scripts are joined: few files, that say their version, and all that the others said."""

import functools
import re
import shutil
from pathlib import Path

import click
import pytest

from p2p_malice.cli import cli
from p2p_malice.errors import StoreError
from p2p_malice.web.site import PageFile, page_files
from tests.web.weight import compressed, loaded_first, loaded_with

NODE = shutil.which("node")
ESBUILD = Path(__file__).parent / "node_modules/esbuild"

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

    (joined,) = scripts - {"guest/app.js"}
    assert re.fullmatch(r"guest/chunk-[0-9A-Z]{8}\.js", joined)
    assert f'<link rel="modulepreload" href="{joined}">' in joined_files()["index.html"].content.decode()
    assert {name for name in first if name.endswith(".css")} == {"guest/style.css"}
    assert len(joined_files()["guest/app.js"].content) < 1_000


@needs_esbuild
def test_the_usual_board_comes_as_one_more_script() -> None:
    """All else that it needs is there from the beginning."""
    files = joined_files()
    first = loaded_first(files, "guest")
    (board,) = {
        each
        for name in first
        for each in re.findall(r'malice:\(\)=>import\("\./([^"]+)"', files[name].content.decode())
    }

    assert loaded_with(files, f"guest/{board}") - first == {f"guest/{board}"}
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


def test_what_joins_scripts_needs_a_site() -> None:
    """The one file has but one script anyway."""
    with pytest.raises(click.UsageError, match="--site"):
        cli(["web", "--esbuild", "esbuild", "--save", "page.html"], standalone_mode=False)


@needs_esbuild
def test_a_joined_page_begins_with_less() -> None:
    """Under 45 kB after compression."""
    files = joined_files()

    assert compressed(files[name] for name in loaded_first(files, "guest")) < 45_000
