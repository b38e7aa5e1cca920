"""Opening WhatsApp, and other pages, without a secret in a command line."""

import json
import os
import stat
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from urllib.request import url2pathname

import pytest

from p2p_malice.invite.whatsapp import clear_up, open_chat, open_page, share_link

SECRET = "http://127.0.0.1:8123/r/feed#s3cret-token"
MESSAGE = "Asha & Ben: play? 100 %\n\nhttps://example.org/p#MDW1-6CG+"


class Signpost(HTMLParser):
    """Where a page leads: by itself, and by its link."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.refresh = self.link = self.referrer = ""
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Read what browsers read."""
        values = {name: value or "" for name, value in attrs}
        if values.get("http-equiv") == "refresh":
            self.refresh = values["content"].partition("url=")[2]
        elif values.get("name") == "referrer":
            self.referrer = values["content"]
        elif tag == "a":
            self.link = values["href"]


def file_of(url: str) -> Path:
    """The file that a browser was sent to."""
    assert url.startswith("file:///")
    return Path(url2pathname(urlsplit(url).path))


class FakeBrowser(webbrowser.BaseBrowser):
    """Notes what it was asked to open, and what was in that file."""

    def __init__(self, name: str = "firefox", works: bool = True) -> None:
        super().__init__(name)
        self.works = works
        self.opened: list[str] = []
        self.contents: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        """Open nothing."""
        self.opened.append(url)
        self.contents.append(file_of(url).read_text(encoding="utf-8"))
        return self.works


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> FakeBrowser:
    """The browser of this machine."""
    browser = FakeBrowser()
    monkeypatch.setattr(webbrowser, "get", lambda: browser)
    return browser


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home folder of its own, without Downloads; what was written there is taken away in the end."""
    for variable in ("XDG_DOWNLOAD_DIR", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    yield tmp_path
    for timer in timers():
        timer.cancel()


def timers() -> list[threading.Timer]:
    """What will still happen."""
    return [thread for thread in threading.enumerate() if isinstance(thread, threading.Timer)]


def test_message_survives_the_link() -> None:
    """What WhatsApp reads out of the link is the message, its # and & included."""
    link = urlsplit(share_link(MESSAGE))

    assert (link.netloc, link.fragment) == ("wa.me", "")
    assert parse_qs(link.query) == {"text": [MESSAGE]}


@pytest.mark.parametrize("works", [True, False])
def test_browser_opens_the_link(home: Path, browser: FakeBrowser, works: bool) -> None:
    """The person's browser is led to the link, and its answer is passed on."""
    browser.works = works

    assert open_chat(MESSAGE, home / "data") is works
    assert Signpost(browser.contents[0]).refresh == share_link(MESSAGE)


FAKE_BROWSER = """#!{python}
import json, os, sys
path = sys.argv[1].removeprefix("file://")
with open(path) as file, open({record!r}, "w") as record:
    json.dump([sys.argv, os.stat(path).st_mode, file.read(), open("/proc/self/cmdline").read()], record)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Reads command lines in /proc.")
@pytest.mark.parametrize("has_downloads", [True, False])
def test_no_secret_is_in_a_command_line(home: Path, has_downloads: bool) -> None:
    """Every user of a machine can read them: the browser gets a file, which its owner alone can read, for a moment."""
    downloads, folder, fake = home / "Downloads", home / "data", home / "fake"
    if has_downloads:
        downloads.mkdir()
    fake.write_text(FAKE_BROWSER.format(python=sys.executable, record=str(home / "record")))
    fake.chmod(0o755)
    use = f"open_page({SECRET!r}, Path({str(folder)!r}))"
    program = f"from pathlib import Path; from p2p_malice.invite.whatsapp import open_page; {use}"

    subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, "BROWSER": str(fake)})

    arguments, mode, content, command_line = json.loads((home / "record").read_text())
    assert "s3cret" not in "".join(arguments) + command_line
    assert stat.S_IMODE(mode) == 0o600
    assert Signpost(content).refresh == SECRET
    used = downloads if has_downloads else folder
    assert Path(arguments[1].removeprefix("file://")).parent == used
    assert list(used.iterdir()) == []


def test_every_file_has_another_name(home: Path, browser: FakeBrowser) -> None:
    """So nobody can put something else in its place beforehand."""
    open_page(SECRET, home / "data")
    open_page(SECRET, home / "data")

    assert len(set(browser.opened)) == 2


def test_the_file_leads_on_by_a_link_too_and_tells_nobody(home: Path, browser: FakeBrowser) -> None:
    """For browsers that do not move on by themselves; no address is passed on as referrer."""
    open_page(SECRET, home / "data")

    signpost = Signpost(browser.contents[0])
    assert signpost.link == SECRET
    assert signpost.referrer == "no-referrer"
    assert "<script" not in browser.contents[0]


def test_an_address_is_text_and_nothing_else(home: Path, browser: FakeBrowser) -> None:
    """Quotes and brackets in it do not end what it stands in."""
    address = "http://127.0.0.1/?a=\"><script>alert('1')</script>&amp;#x"
    open_page(address, home / "data")

    assert "<script" not in browser.contents[0]
    assert Signpost(browser.contents[0]).refresh == Signpost(browser.contents[0]).link == address


def test_the_file_is_gone_after_a_minute(home: Path, browser: FakeBrowser) -> None:
    """Long enough for a browser to start, and no longer."""
    before = timers()
    open_page(SECRET, home / "data")
    (timer,) = (each for each in timers() if each not in before)
    assert len(list((home / "data").iterdir())) == 1

    timer.function(*timer.args, **timer.kwargs)

    assert timer.interval == 60.0
    assert browser.contents
    assert list((home / "data").iterdir()) == []


def test_a_file_left_by_a_program_that_was_killed_is_gone_after_the_next_start(
    home: Path, browser: FakeBrowser
) -> None:
    """One that another program has just written stays, and so does whatever isn't ours."""
    (home / "Downloads").mkdir()
    for folder in (home / "Downloads", home / "data"):
        open_page(SECRET, folder)
    left, fresh = (file_of(url) for url in browser.opened)
    other = left.with_name("p2p-malice-rules.html")
    other.write_text("<!doctype html>\n<html>mine")
    for path in (left, other):
        os.utime(path, (0, 0))

    clear_up(home / "data")

    assert [path.exists() for path in (left, fresh, other)] == [False, True, True]


def test_the_file_is_gone_at_once_where_nothing_opened(home: Path, browser: FakeBrowser) -> None:
    """Nobody will read it then."""
    browser.works = False

    assert not open_page(SECRET, home / "data")
    assert list((home / "data").iterdir()) == []
    assert all(timer.finished.is_set() for timer in timers())


def test_a_file_that_cannot_be_written_opens_nothing(home: Path, browser: FakeBrowser) -> None:
    """Rather no browser than a secret in its command line."""
    (home / "data").write_text("in the way")

    assert not open_page(SECRET, home / "data")
    assert browser.opened == []


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps a person's folders from others by other means.")
def test_a_downloads_folder_for_everybody_is_not_used(home: Path, browser: FakeBrowser) -> None:
    """Others could put their own file in the place of ours."""
    (home / "Downloads").mkdir()
    (home / "Downloads").chmod(0o777)

    assert open_page(SECRET, home / "data")
    assert file_of(browser.opened[0]).parent == home / "data"


def test_browser_in_the_terminal_is_not_opened(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text browser would take over the terminal in which the game runs."""
    browser = FakeBrowser("/usr/bin/w3m")
    monkeypatch.setattr(webbrowser, "get", lambda: browser)

    assert not open_chat(MESSAGE, home / "data")
    assert not browser.opened


def test_missing_browser_is_no_error(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any browser the answer is no."""

    def get() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", get)

    assert not open_chat(MESSAGE, home / "data")
