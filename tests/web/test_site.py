"""The page as it is written for a static host."""

import json
import random
import re
import sys
from pathlib import Path

import pytest

from p2p_malice.cli import cli
from p2p_malice.errors import StoreError
from p2p_malice.games.rule_books import BOOKS
from p2p_malice.web.site import FOLDER, PageFile, extra_words, host_files, page_files, page_words, write_site
from p2p_malice.web.sizes import size_lines
from p2p_malice.words.catalogue import ENGLISH, load, read_text
from tests.web.weight import loaded_first


def test_a_site_is_written_twice_to_the_same_folder(tmp_path: Path) -> None:
    """The second time replaces the first; a static host can read every file."""
    for _ in range(2):
        assert write_site(tmp_path / "public", stun=()).keys() == page_files().keys()

    assert (tmp_path / "public/index.html").read_bytes() == page_files(stun=())["index.html"].content


def test_the_sizes_of_a_site_are_told_by_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As the files are, and as they are sent; what is shared counts as the guests'."""
    cli(["web", "--site", str(tmp_path), "--courier", "."], standalone_mode=False)
    guests, plain = capsys.readouterr().out.splitlines()[1:]
    # What a copy lacks isn't left out without a word.
    assert "Left out: play.html" in plain
    assert plain.endswith(f": python3 scripts/build_page.py --site {tmp_path} --courier .")
    size = r"The guests' page: 1\.\d MB, \d{2,3} kB after gzip"
    assert re.fullmatch(size, guests)

    added = {
        "play.html": b" " * 2_000,
        "host/host.js": b" " * 4_400,
        "host/pyodide-1.2.3/python.wasm": b" " * 9_960_000,
        "host/program-0123.zip": random.Random(1).randbytes(1_540_000),
    }
    files = page_files() | {name: PageFile(content, "") for name, content in added.items()}
    first, *others = size_lines(files, load(ENGLISH))
    # Without a courier's address, a few bytes less.
    assert re.fullmatch(size, first)
    assert others == [
        "The page for playing, on top of that: 6 kB, 0 kB after gzip",
        "Pyodide: 10.0 MB, 10 kB after gzip",
        "The program: 1.5 MB, 1.5 MB after gzip",
    ]


def write_pyodide(folder: Path) -> None:
    """Write what is read of Pyodide's folder, without any Python in it."""
    contents = {
        "package.json": b'{"version": "1.2.3"}',
        "pyodide-lock.json": b'{"info": {}}',
        "pyodide.mjs": b'import("pyodide.asm.mjs")',
        "pyodide.asm.mjs": b"return Module.HEAP8.set(t),l}",
        "pyodide.asm.wasm": b"",
        "program.zip": b"",
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)


def test_pythons_modules_are_named_as_scripts_that_every_web_server_knows(tmp_path: Path) -> None:
    """Debian's nginx doesn't know `.mjs`: browsers refused them, and the program never began."""
    write_pyodide(tmp_path)
    files = host_files(tmp_path)
    imported = re.search(r'import\(at\("\./(.*)/pyodide\.js"\)\)', files["host/worker.js"].content.decode())

    assert imported
    assert files[f"host/{imported[1]}/pyodide.js"].content == b'import("pyodide.asm.js")'
    assert f"host/{imported[1]}/pyodide.asm.js" in files
    assert not [name for name in files if name.endswith(".mjs")]


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


def test_a_page_is_served_no_files_of_another_page() -> None:
    """What only one of them leads to goes to no other; pictures, styles, boards and libraries go to every page."""
    guest, local = set(page_files()), set(page_files(is_local=True))

    assert {
        "index.html",
        "icons/icon.svg",
        "styles/page.css",
        "boards/malice/board.js",
        "table/table.js",
    } <= guest & local
    assert {"sw.js", "guest/guest.js", "webrtc/link.js", "landing/paste-form.js"} <= guest - local
    assert {"local/local.js", "local/reply.html", "local/reply.js", "menu/menu.js", "styles/app.css"} <= local - guest
    assert not [name for name in guest | local if name.startswith("host/")]


@pytest.mark.parametrize(
    "folder", ["cards/courts", "cards/backs", "players/animals", "results/trophies", "table-art/drawn"]
)
def test_the_pictures_of_a_folder_are_served_as_one_module(folder: str) -> None:
    """Each text by its name, on one line and without double quotes; its file is for no page by itself."""
    module = page_files()[f"{folder}.svg.js"].content.decode()
    texts = json.loads(module.removeprefix("export default ").removesuffix(";\n"))

    assert texts.keys() == {path.stem for path in (FOLDER / folder).iterdir()}
    assert all(re.fullmatch(r"<svg[^\n\"]*</svg>", text) for text in texts.values())
    assert [name for name in page_files() if name.endswith(".svg")] == ["icons/icon.svg"]


@pytest.mark.parametrize("own", ["local", "host"])
def test_what_a_lobby_says_is_there_before_the_first_card(own: str) -> None:
    """Of some, a page that was loaded again between two games knew only once there was a table."""
    words = read_text(ENGLISH, page_words(own))
    modules = "".join((FOLDER / f"lobby/{name}.js").read_text(encoding="utf-8") for name in ("lobby", "codes-page"))
    said = re.findall(r'"((?:lobby|talk|dismiss|ending)[a-z-]*)"', modules)

    assert {"dismiss", "ending-another"} <= {*said}
    assert [key for key in said if key not in words] == []


@pytest.mark.parametrize("own", ["guest", "local"])
def test_a_page_says_what_the_program_says(own: str) -> None:
    """The very same sentences, and each page has them inside."""
    words = read_text(ENGLISH, page_words(own), extra_words())
    whole = load(ENGLISH, **{name: book.words for name, book in BOOKS.items()})

    assert len(words.keys) > 100
    assert all(words.pattern(key) == whole.pattern(key) for key in words.keys)
    assert page_words(own) in page_files(is_local=own == "local")["index.html"].content.decode()


@pytest.mark.parametrize("own", ["guest", "local"])
def test_a_page_announces_the_modules_that_it_begins_with(own: str) -> None:
    """All that the first imports, but nothing that it asks for later: that would come before the first card."""
    files = page_files(is_local=own == "local")
    announcing = re.compile(r'<link rel="modulepreload" href="([^"]+)">\n')
    page = files["index.html"].content.decode()
    files["index.html"] = PageFile(announcing.sub("", page).encode(), "text/html")
    first = {name for name in loaded_first(files, own) if name.endswith(".js")}

    announced = announcing.findall(page)
    assert len(announced) > 20
    assert sorted(announced) == sorted(first - {f"{own}/{own}.js", "sw.js"})


@pytest.mark.parametrize("own", ["guest", "local"])
def test_a_page_names_its_language_and_direction(own: str) -> None:
    """As its catalogue has them."""
    assert b'<html lang="en" dir="ltr">' in page_files(is_local=own == "local")["index.html"].content
