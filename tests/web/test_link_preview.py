"""What others show of a site: chats of a link to it, and systems of a page that is put on a home screen."""

import contextlib
import io
import json
import posixpath
import re
from collections.abc import AsyncIterator
from html.parser import HTMLParser
from pathlib import Path

import aiohttp
import pytest
from PIL import Image

from p2p_malice.courier.server import CourierServer, serving
from p2p_malice.invite.link_preview import PICTURE, folder_of
from p2p_malice.web.site import FOLDER, PageFile, page_files, site_files
from p2p_malice.words.catalogue import load
from tests.web.play import static_host
from tests.web.test_site import write_pyodide

FETCHER = {"User-Agent": "WhatsApp/2.23.20.0"}
READ = 32 * 1024
"""How many bytes of a page are looked at for its tags."""

LARGEST_PREVIEW, LARGEST_SCREENSHOT = 100_000, 60_000
"""Bytes."""


class Tags(HTMLParser):
    """The title and the `meta` tags of a page, as what runs no scripts finds them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.title = ""
        self._is_title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note it."""
        self._is_title = tag == "title"
        named = dict(attrs)
        if tag == "meta" and (name := named.get("property") or named.get("name")):
            assert name not in self.meta
            self.meta[name] = named["content"] or ""

    def handle_endtag(self, tag: str) -> None:
        """Note it."""
        self._is_title = False

    def handle_data(self, data: str) -> None:
        """Note it."""
        self.title += data if self._is_title else ""


async def tags_of(http: aiohttp.ClientSession, address: str, **headers: str) -> Tags:
    """What a chat reads of the page at that address."""
    async with http.get(address, headers={**FETCHER, **headers}) as response:
        assert (response.status, response.content_type) == (200, "text/html")
        return Tags((await response.read())[:READ].decode(errors="ignore"))


@pytest.fixture(scope="module")
def pyodide(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that is taken for Pyodide's."""
    write_pyodide(folder := tmp_path_factory.mktemp("pyodide"))
    return folder


@pytest.fixture(scope="module")
def files(pyodide: Path) -> dict[str, PageFile]:
    """A whole site that was written in German, for a courier that serves it."""
    return site_files(pyodide=pyodide, courier=".", language="de")


def write(files: dict[str, PageFile], folder: Path) -> None:
    """Write what of a site a chat asks for."""
    for name in ("index.html", "play.html", PICTURE):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(files[name].content)


@contextlib.asynccontextmanager
async def hosted(way: str, files: dict[str, PageFile], pyodide: Path, folder: Path) -> AsyncIterator[str]:
    """The address of that site, at a courier; or of such a one that was written for a static host."""
    if way == "courier":
        write(files, folder)
        async with serving(CourierServer(), site=folder) as address:
            yield f"{address}/"
        return
    files = {}
    async with static_host(files) as address:
        files |= site_files(pyodide=pyodide, url=address, language="de")
        yield address


@pytest.mark.parametrize("way", ["static", "courier"])
async def test_a_chat_shows_a_link_with_title_sentence_and_picture(
    way: str, files: dict[str, PageFile], pyodide: Path, tmp_path: Path
) -> None:
    """The sentence is in the language of whoever wrote the site; the picture's size is what the page says."""
    words = load("de")
    async with hosted(way, files, pyodide, tmp_path) as address, aiohttp.ClientSession() as http:
        for name in ("", "index.html", "play.html"):
            found = await tags_of(http, f"{address}{name}")
            said = {key.removeprefix("og:"): value for key, value in found.meta.items() if key.startswith("og:")}
            assert found.title == said["title"] == words("page-title")
            assert found.meta["description"] == said["description"] == words("preview-about")
            assert said["image:alt"] == words("preview-picture")
            assert found.meta["twitter:card"] == "summary_large_image"
            # A chat that knew the page's own address would open that, without the invitation behind its #.
            assert "url" not in said

            assert said["image"].startswith(address)
            async with http.get(said["image"], headers=FETCHER) as response:
                assert (response.status, response.content_type) == (200, "image/jpeg")
                picture = await response.read()
            assert len(picture) <= LARGEST_PREVIEW
            assert Image.open(io.BytesIO(picture)).size == (int(said["image:width"]), int(said["image:height"]))


async def test_a_courier_says_to_each_who_asks_what_they_called_it(files: dict[str, PageFile], tmp_path: Path) -> None:
    """Nothing of a request is kept for the next one, or gets into the page unless it's the name of a server."""
    write(files, tmp_path)
    proxied = CourierServer(is_behind_proxy=True)
    async with serving(proxied, site=tmp_path) as address, aiohttp.ClientSession() as http:
        for host in ("play.example", "other.example:8443", "[2001:db8::1]"):
            assert (await tags_of(http, address, Host=host)).meta["og:image"] == f"https://{host}/icons/preview.jpg"
        for host in ('"><script>', "a.example/x", "a.example, b.example", "x" * 300):
            assert "og:image" not in (await tags_of(http, address, Host=host)).meta

        async with http.get(address) as response:
            assert response.headers["Cache-Control"] == "private, no-cache"
            mark = response.headers["ETag"]
        async with http.get(address, headers={"If-None-Match": mark}) as response:
            assert (response.status, await response.text()) == (304, "")

        (tmp_path / "index.html").write_text("another release")
        async with http.get(address) as response:
            assert await response.text() == "another release"


@pytest.mark.parametrize(
    ("address", "folder"),
    [
        ("https://there", "https://there/"),
        ("https://there/malice", "https://there/malice/"),
        ("https://there/malice/", "https://there/malice/"),
        ("https://there/malice/index.html#x", "https://there/malice/"),
    ],
)
def test_a_pages_folder_follows_from_its_address(address: str, folder: str) -> None:
    """As links to it are made of the same address."""
    assert folder_of(address) == folder


@pytest.mark.parametrize("own", ["guest", "host"])
def test_a_manifest_says_what_its_pictures_are(own: str, files: dict[str, PageFile]) -> None:
    """Each is there, of the size that is named; its shortcuts are addresses that the page knows."""
    manifest = json.loads(files[f"{own}/manifest.webmanifest"].content)
    paths = [manifest["start_url"], *(each["src"] for each in manifest["icons"] + manifest["screenshots"])]
    names = [posixpath.normpath(posixpath.join(own, path)) for path in paths]

    assert manifest["description"] == load("de")("preview-about")
    assert {name for name in names if name != "."} <= files.keys()
    kinds = {(each["sizes"], each.get("purpose", "any")) for each in manifest["icons"]}
    assert kinds >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for each in manifest["icons"] + manifest["screenshots"]:
        file = files[posixpath.normpath(posixpath.join(own, each["src"]))]
        assert file.media_type == each["type"]
        if each["sizes"] != "any":
            width, height = Image.open(io.BytesIO(file.content)).size
            assert each["sizes"] == f"{width}x{height}"
    for each in manifest["screenshots"]:
        width, height = map(int, each["sizes"].split("x"))
        assert (width > height) == (each["form_factor"] == "wide")
        assert len(files[posixpath.normpath(posixpath.join(own, each["src"]))].content) <= LARGEST_SCREENSHOT
    assert {each["form_factor"] for each in manifest["screenshots"]} == {"narrow", "wide"}

    known = set(re.findall(r'\["(#\w+)", "\w+"\]', (FOLDER / "menu/app-page.js").read_text(encoding="utf-8")))
    for each in manifest.get("shortcuts", []):
        page, hash_, word = each["url"].partition("#")
        assert (page, hash_ + word in known) == ("../play.html", True)
        assert each["name"] == load("de")(f"menu-{word}")


def test_an_address_at_which_nothing_is_says_so_in_the_language_of_the_site(files: dict[str, PageFile]) -> None:
    """It has no scripts that could change it."""
    page = files["404.html"].content.decode()

    assert '<html lang="de" dir="ltr">' in page
    assert load("de")("preview-nothing") in page


def test_no_visitor_loads_what_only_others_show(files: dict[str, PageFile]) -> None:
    """Neither the pictures that are kept at hand beforehand, nor this machine's own page, have any of it."""
    kept = json.loads(files["host/files.json"].content)

    assert "icons/icon-180.png" in kept
    assert not [name for name in (*kept, *page_files(is_local=True)) if name.endswith((".jpg", ".webp"))]
