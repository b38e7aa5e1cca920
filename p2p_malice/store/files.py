"""Where the program keeps its files, and how it writes them: readable only by their owner, and all or nothing."""

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
"""The errors of a disk without locks, such as some network mounts."""

PATIENCE = 2.0
"""Seconds. Nobody needs longer to change a file."""


def config_folder() -> Path:
    """The folder for the settings, where the operating system expects it."""
    return platformdirs.user_config_path(_NAME, appauthor=False)


def settings_file() -> Path:
    """Where the settings are saved."""
    return config_folder() / "config.toml"


def data_folder() -> Path:
    """The folder for everything else that is saved."""
    return platformdirs.user_data_path(_NAME, appauthor=False)


def read_text(path: Path, limit: int = 1 << 20) -> str | None:
    """The text of the file at `path`; None if there is no file.

    Raises `StoreError` for a file that can't be read, isn't UTF-8 text or has more than `limit` bytes.
    """
    try:
        with path.open("rb") as file:
            content = file.read(limit + 1)
        if len(content) > limit:
            raise StoreError("file_too_large", path=str(path))
        # Some editors begin UTF-8 text with a BOM, for which a browser's Python has no codec.
        return content.decode().removeprefix("\ufeff")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except UnicodeDecodeError:
        raise StoreError("file_no_text", path=str(path)) from None
    except OSError as error:
        raise StoreError("file_unreadable", path=str(path), reason=reason_of(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write `text` to the file at `path`, as `write_bytes` does."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Write the file at `path`, readable only by its owner; a crash leaves either the old or the new content.

    Raises `StoreError` if that fails; the old file is then kept.
    """
    with saying("file_unwritable", path):
        make_folder(path.parent)
        # The draft's name can't be predicted, and anything at `path`, even a link, is replaced.
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                sync(file.fileno())
            Path(draft).replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                Path(draft).unlink()
            raise
    sync_folder(path.parent)


def lock(path: Path, seconds: float = 0) -> "FileLock | None":
    """Lock other processes out of the file at `path`, after waiting at most that many seconds.

    None on a disk without locks. Raises `Timeout` if another process has it, and OSError.
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
    """Keep other processes from changing the file at `path` between reading and writing it here, if possible."""
    try:
        make_folder(path.parent)
        held = lock(path, PATIENCE)
    except OSError:
        held = None  # Writing will report what is wrong, if anything is.
    try:
        yield
    finally:
        if held:
            held.release()


def delete(path: Path) -> None:
    """Delete the file at `path`, if any, and what a program killed while writing it left behind. Raises OSError."""
    for file in (path, *path.parent.glob(f".{glob.escape(path.name)}-*")):
        file.unlink(missing_ok=True)


def remove(path: Path) -> None:
    """Delete the file at `path` in the same way. Raises `StoreError`."""
    with saying("file_undeletable", path):
        delete(path)


def listed(folder: Path, suffix: str) -> list[Path]:
    """All files of one kind in a folder, newest first, without those that macOS adds, such as `._x.game`.

    Raises `StoreError`.
    """
    try:
        return sorted(folder.glob(f"[!.]*{suffix}"), key=lambda path: path.name, reverse=True)
    except OSError as error:
        raise StoreError("saves_unlisted", reason=reason_of(error)) from None


@contextlib.contextmanager
def saying(code: str, path: Path) -> Iterator[None]:
    """Raise `StoreError` with that code where the operating system can't do with `path` what the block wants."""
    try:
        yield
    except OSError as error:
        raise StoreError(code, path=str(path), reason=reason_of(error)) from None


def reason_of(error: OSError) -> str:
    """The operating system's own words for what went wrong."""
    return error.strerror or str(error)


def make_folder(folder: Path) -> None:
    """Make `folder` and any missing parents, for their owner alone. Raises OSError."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def sync(handle: int) -> None:
    """Make what was written to an open file survive a power cut. Raises OSError.

    On macOS, fsync leaves it in the drive's cache. Not every file system there can do more.
    """
    if sys.platform == "darwin":
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """Make renames within `folder` survive a power cut, if the operating system and the disk can."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            sync(handle)
        finally:
            os.close(handle)
