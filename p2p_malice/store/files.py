"""Where the program keeps its files, and how they are written: private to their owner, whole or not at all."""

import contextlib
import errno
import glob
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from p2p_malice.errors import StoreError

if TYPE_CHECKING:
    from filelock import FileLock

_NAME = "p2p-malice"

_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL}
"""What a disk without locks says: some that are mounted over a network, for one."""

PATIENCE = 2.0
"""Seconds. Nobody needs a file for longer, to change it."""


def config_folder() -> Path:
    """The folder for the settings, where the operating system expects it."""
    return platformdirs.user_config_path(_NAME, appauthor=False)


def data_folder() -> Path:
    """The folder for everything else that is saved."""
    return platformdirs.user_data_path(_NAME, appauthor=False)


def read_text(path: Path, limit: int = 1 << 20) -> str | None:
    """The text of the file at `path`, None if there is no file.

    Raises `StoreError` for a file that can't be read, isn't UTF-8 text or has more than `limit` bytes.
    """
    try:
        with path.open("rb") as file:
            content = file.read(limit + 1)
        if len(content) > limit:
            raise StoreError("file_too_large", path=str(path))
        # Some editors mark text as UTF-8 at its beginning; a browser's Python has no codec for that.
        return content.decode().removeprefix("\ufeff")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except UnicodeDecodeError:
        raise StoreError("file_no_text", path=str(path)) from None
    except OSError as error:
        raise StoreError("file_unreadable", path=str(path), reason=reason_of(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write `text` to the file at `path`, readable only by its owner; after a crash, the old or the new text is there.

    Raises `StoreError` if that fails; the old file is then kept.
    """
    try:
        make_folder(path.parent)
        # Nobody can foresee the draft's name, and anything at `path`, even a link, is replaced.
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text.encode())
                file.flush()
                sync(file.fileno())
            Path(draft).replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                Path(draft).unlink()
            raise
    except OSError as error:
        raise StoreError("file_unwritable", path=str(path), reason=reason_of(error)) from None
    sync_folder(path.parent)


def lock(path: Path, seconds: float = 0) -> "FileLock | None":
    """Keep other processes from the file at `path`, after waiting so many seconds at most.

    None on a disk that knows no locks. Raises `Timeout` while another process has it, and OSError.
    """
    from filelock import FileLock  # Reading is quicker without it.

    held = FileLock(path.with_suffix(".lock"), timeout=seconds, mode=0o600, fallback_to_soft=False)
    try:
        held.acquire()
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise
        return None
    return held


@contextlib.contextmanager
def changing(path: Path) -> Iterator[None]:
    """Keep other processes from changing the file at `path` between reading and writing it here, where that can be."""
    try:
        make_folder(path.parent)
        held = lock(path, PATIENCE)
    except OSError:
        held = None  # Writing says what is wrong, if anything is.
    try:
        yield
    finally:
        if held:
            held.release()


def delete(path: Path) -> None:
    """Delete the file at `path`, if any, and what a program killed while writing it left. Raises OSError."""
    for file in (path, *path.parent.glob(f".{glob.escape(path.name)}-*")):
        file.unlink(missing_ok=True)


def reason_of(error: OSError) -> str:
    """Why the operating system wouldn't do it, in its own words."""
    return error.strerror or str(error)


def make_folder(folder: Path) -> None:
    """Make `folder`, and any missing folders above it, for their owner alone. Raises OSError."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def sync(handle: int) -> None:
    """Make what was written to an open file survive a power cut. Raises OSError.

    On macOS, fsync leaves it in the drive's own memory. Not every file system there can do more.
    """
    if sys.platform == "darwin":
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """Make renames within `folder` survive a power cut, where the operating system and the disk can."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            sync(handle)
        finally:
            os.close(handle)
