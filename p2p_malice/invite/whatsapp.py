"""Opens WhatsApp with a message filled in. The person chooses the friend and sends it.

Every user of a machine can read the command lines of all its programs, so the address never appears in one: the browser
opens a file that only this person can read, which redirects to the address.
"""

import atexit
import contextlib
import html
import os
import stat
import sys
import tempfile
import threading
import time
import webbrowser
from pathlib import Path, PurePath
from urllib.parse import quote

import platformdirs

_IN_THE_TERMINAL = frozenset({"www-browser", "links", "elinks", "lynx", "w3m"})
"""Browsers that would take over the terminal that the game runs in."""

KEPT_FOR = 60.0
"""Seconds until the redirecting file is removed; the browser may have to start first."""

_PREFIX, _SUFFIX = "p2p-malice-", ".html"

_SIGNPOST = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url={address}">
<title>p2p-malice</title>
<p><a href="{address}">p2p-malice</a></p>
</html>
"""


def share_link(message: str) -> str:
    """The address that opens WhatsApp with `message` filled in, on a phone and on a computer alike."""
    return f"https://wa.me/?text={quote(message, safe='')}"


def browser_name() -> str | None:
    """The browser that would be opened; None if there is none, or only one that needs the terminal."""
    try:
        name = PurePath(webbrowser.get().name).name
    except (webbrowser.Error, OSError):
        return None
    return None if name in _IN_THE_TERMINAL else name


def open_chat(message: str, folder: Path) -> bool:
    """Open WhatsApp with `message` filled in, as `open_page` does."""
    return open_page(share_link(message), folder)


def open_page(address: str, folder: Path) -> bool:
    """Open an address in the person's browser; return whether that worked. It may take seconds.

    It writes a redirecting file to the person's Downloads or else to `folder`, which is made if need be. The file is
    removed after `KEPT_FOR` seconds or at the end of the program.
    """
    if browser_name() is None:
        return False
    try:
        signpost = _Signpost(address, folder)
    except OSError:
        return False
    try:
        is_open = webbrowser.get().open(signpost.path.as_uri())
    except (webbrowser.Error, OSError):
        is_open = False
    if not is_open:
        signpost.remove()
    return is_open


def clear_up(folder: Path) -> None:
    """Remove redirecting files that a killed program left in the person's Downloads or in `folder`."""
    for place in (platformdirs.user_downloads_path(), folder):
        for path in place.glob(f"{_PREFIX}*{_SUFFIX}"):
            with contextlib.suppress(OSError, ValueError):
                is_ours = path.read_text(encoding="utf-8").startswith(_SIGNPOST.partition("{")[0])
                if is_ours and path.stat().st_mtime < time.time() - KEPT_FOR:
                    path.unlink()


class _Signpost:
    """A file that redirects a browser to an address. It is removed by itself."""

    def __init__(self, address: str, folder: Path) -> None:
        """Write the file. Raises OSError."""
        handle, name = tempfile.mkstemp(dir=_place(folder), prefix=_PREFIX, suffix=_SUFFIX)
        self.path = Path(name)
        self._timer = threading.Timer(KEPT_FOR, self.remove)
        self._timer.daemon = True
        self._timer.start()
        atexit.register(self.remove)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(_SIGNPOST.format(address=html.escape(address)))
        except OSError:
            self.remove()
            raise

    def remove(self) -> None:
        """Remove the file, if it is still there."""
        self._timer.cancel()
        atexit.unregister(self.remove)
        with contextlib.suppress(OSError):
            self.path.unlink()


def _place(folder: Path) -> Path:
    """A folder where a browser can read files: on Linux, many can see neither hidden folders nor our /tmp."""
    if sys.platform not in ("win32", "darwin"):
        downloads = platformdirs.user_downloads_path()
        if downloads.is_dir() and not downloads.stat().st_mode & stat.S_IWOTH and os.access(downloads, os.W_OK):
            return downloads
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder
