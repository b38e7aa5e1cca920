"""Saved games of tables hosted here: a log that grows by a line with every move.

The first line says what was dealt (game, rules and seed), the second how far the log has got; the others say who sat
down, on which deals all agreed (the first of them may have another seed then), which moves were made and when time was
up. A line is on the disk before anybody is told of the move in it; then the second line is overwritten, so wherever a
log is cut off, that is noticed. An incomplete last line, which the second line doesn't count, comes from a program
killed while writing. Nobody was ever told of that move, so it is dropped. Anything else that isn't intact is damage;
everything before it is still good. A log has a limit, `MAX_LOG`: nothing is written beyond it, and a larger file isn't
read.
"""

import contextlib
import itertools
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from attrs import define, evolve, field
from filelock import FileLock, Timeout

from p2p_malice.errors import GameInUseError, SavedGameError, StoreError
from p2p_malice.protocol.agreed_deal import AgreedDeal
from p2p_malice.protocol.messages import AVATAR
from p2p_malice.store.checksummed_lines import MAX_LINE, read_line, structure, unstructure, write_line
from p2p_malice.store.contract import FORMAT, FORMAT_OF_AGREED, KINDS, MAX_SEATS, SavedDeal, SavedGame, agreed_in
from p2p_malice.store.files import (
    PATIENCE,
    changing,
    data_folder,
    delete,
    listed,
    lock,
    make_folder,
    reason_of,
    remove,
    saying,
    sync,
    write_text,
)

MAX_LOG = 16_000_000
"""Bytes, enough for 200,000 moves of less than 80 bytes each.

A game ends in less than 20,000 moves, and the longest match within 120,000 (`engine.match`). Only a table that has been
up for hundreds of games gets beyond that.
"""

SUFFIX = ".game"

NEW_KEYS = ("setup", "won", "games", "computers", "earlier")
"""What a deal says only where a table was set up for another game: earlier programs refuse keys they don't know."""

_UNFINISHED = re.compile(rb"[0-9a-f]{0,8}|[0-9a-f]{8} (\{[^\x00-\x1f]*)?")
"""The beginning of a line from `write_line`, unlike the zeros that a disk may leave after a power cut."""


def games_folder() -> Path:
    """Where games are saved."""
    return data_folder() / "games"


def old_folder() -> Path:
    """Where games are that are over, so that those to resume are found quickly among few."""
    return data_folder() / "old-games"


class GameLog:
    """The log of one game, open for writing by this process alone."""

    def __init__(self, path: Path, patience: float = 0) -> None:
        """Open the log at `path`, which must exist.

        Raises `GameInUseError` if another process still has it open after `patience` seconds, and `StoreError`.
        """
        self.path = path
        self._lock: FileLock | None = None
        try:
            self._lock = lock(path, patience)
            self._file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0))
        except Timeout:
            raise GameInUseError from None
        except OSError as error:
            self._unlock()
            raise StoreError("save_unopened", path=str(path), reason=reason_of(error)) from None
        self._second = os.read(self._file, MAX_LINE).find(b"\n") + 1
        self._size, self._moves = os.lseek(self._file, 0, os.SEEK_END), 0

    @classmethod
    def create(cls, deal: SavedDeal, first: str = "") -> "GameLog":
        """A new log for a game just dealt, at a table whose `first` game has the log of that name.

        Raises `StoreError`.
        """
        stem = "".join(char for char in deal.made[:19] if char.isdigit() or char == "T")
        of = f"_{first}" if first else ""
        for number in itertools.count(1):
            path = games_folder() / f"{stem}-{number}{of}{SUFFIX}"
            if not path.exists() and not (old_folder() / path.name).exists():
                with changing(path):
                    if not path.exists():
                        body = {name: each for name, each in unstructure(deal).items() if each or name not in NEW_KEYS}
                        has_guests = any(kind.partition("=")[0] in ("friend", "late") for kind in deal.seating)
                        head = write_line({"format": FORMAT_OF_AGREED if has_guests else FORMAT, **body})
                        write_text(path, (head + reach_line(len(head) + REACH, 0)).decode())
                        break
        return cls(path, PATIENCE)

    @property
    def id(self) -> str:
        """The game's name among the saved ones."""
        return self.path.stem

    @property
    def is_alone(self) -> bool:
        """Whether other processes are locked out."""
        return self._lock is not None

    def append(self, *entries: dict[str, Any]) -> None:
        """Write the entries so that they survive the end of the process and a power cut.

        Raises `StoreError` if that fails or the log would exceed `MAX_LOG`; the log is then as it was before.
        """
        lines = b"".join(map(write_line, entries))
        if self._size + len(lines) > MAX_LOG:
            raise StoreError("save_full", path=str(self.path), most=_megabytes(MAX_LOG))
        try:
            _write_all(self._file, lines, at=self._size)
            sync(self._file)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, self._size)
            raise StoreError("save_unwritten", path=str(self.path), reason=reason_of(error)) from None
        self._size += len(lines)
        self._moves += sum("move" in entry for entry in entries)
        with contextlib.suppress(OSError):
            self._note_reach()

    def cut(self, size: int, moves: int) -> None:
        """Drop everything after the first `size` bytes, which hold that many moves. Raises `StoreError`."""
        self._size, self._moves = size, moves
        with saying("file_unwritable", self.path):
            self._note_reach()
            os.ftruncate(self._file, size)
            sync(self._file)

    def _note_reach(self) -> None:
        """Write how far the log has got. That is never ahead of what is on the disk, even if the power fails now."""
        _write_all(self._file, reach_line(self._size, self._moves), at=self._second)

    def close(self) -> None:
        """Close the file. May be called twice."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
            self._unlock()

    def _unlock(self) -> None:
        if self._lock:
            self._lock.release()


def reach_line(size: int, moves: int) -> bytes:
    """The second line of a log with that many bytes and moves; its length is always the same."""
    return write_line({"reached": f"{size:08} {moves:06}"})


REACH = len(reach_line(0, 0))
"""The bytes of a log's second line."""


def _write_all(handle: int, content: bytes, at: int = 0) -> None:
    os.lseek(handle, at, os.SEEK_SET)
    while content:
        content = content[os.write(handle, content) :]


# --- reading ---------------------------------------------------------------------------------------------------------


def read_game(path: Path) -> SavedGame:
    """The content of the log at `path`.

    Raises `SavedGameError` if not even the deal can be read, and for a file of more than `MAX_LOG` bytes, which no game
    produces.
    """
    try:
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            if size > MAX_LOG:
                raise SavedGameError("save_too_large", game=path.name, size=_megabytes(size), most=_megabytes(MAX_LOG))
            return _read_lines(path, file)
    except OSError as error:
        raise SavedGameError("save_unreadable", game=path.name, reason=reason_of(error)) from None


def _megabytes(size: int) -> int:
    return round(size / 1_000_000)


@define
class _Content:
    """What the lines of a log come to, as in `SavedGame`."""

    names: list[str]
    avatars: list[str]
    tokens: list[str]
    seating: list[str]
    moves: list[tuple[int | None, str]] = field(factory=list)
    hints: list[tuple[int, int, int]] = field(factory=list)
    agreed: list[AgreedDeal] = field(factory=list)
    ended: list[tuple[int, tuple[str, ...], tuple[int, ...]]] = field(factory=list)
    left: set[int] = field(factory=set)
    former: list[tuple[str, str, str]] = field(factory=list)
    allows: tuple[bool, bool] = (True, False)
    sent: int = 0
    is_over: bool = False


def _read_lines(path: Path, file: BinaryIO) -> SavedGame:
    """Read line by line up to the first that isn't intact: damage may look like millions of lines, or like one."""
    first = file.readline(MAX_LINE)
    deal = _read_deal(first, path)
    read = _Content([""] * len(deal.tokens), [""] * len(deal.tokens), list(deal.tokens), list(deal.seating))
    size, reached = _read_reach(file.read(REACH), path)
    ends = [len(first) + REACH]
    is_damaged = False
    while line := file.readline(MAX_LINE):
        body = read_line(line)
        if body is None or not _take(body, read):
            is_damaged = not _UNFINISHED.fullmatch(line) or bool(file.read(1))
            break
        end = ends[-1] + len(line)
        if len(read.moves) == len(ends):
            ends.append(end)
        ends[-1] = end
    late = tuple(seat for seat, kind in enumerate(deal.seating) if kind == "late")
    deal = evolve(deal, tokens=tuple(read.tokens), seating=tuple(read.seating))
    if read.agreed and read.agreed[0].position == 1:
        deal = evolve(deal, seed=read.agreed[0].seed.hex())
    return SavedGame(
        path.stem,
        deal,
        tuple(read.names),
        tuple(read.moves),
        read.is_over,
        is_damaged=is_damaged or not len(first) + REACH <= size <= ends[-1],
        ends=tuple(ends),
        lost=max(0, reached - len(read.moves)),
        hints=tuple(read.hints),
        sent=read.sent,
        avatars=tuple(read.avatars),
        late=late,
        agreed=tuple(read.agreed),
        ended=tuple(read.ended),
        left=tuple(sorted(read.left)),
        former=tuple(read.former),
        allows=read.allows,
    )


def _read_reach(line: bytes, path: Path) -> tuple[int, int]:
    """The bytes and moves that the log had; zeros if that can't be read."""
    if len(line) < REACH or line[-1:] != b"\n":
        raise SavedGameError("save_unusable", game=path.name)
    body = read_line(line)
    found = re.fullmatch("([0-9]{8}) ([0-9]{6})", str(body.get("reached"))) if body else None
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _read_deal(line: bytes, path: Path) -> SavedDeal:
    body = read_line(line)
    if body and body.pop("format", FORMAT) not in (FORMAT, FORMAT_OF_AGREED):
        raise SavedGameError("save_of_another_version", game=path.name)
    try:
        deal = structure(body, SavedDeal)
        if not 2 <= len(deal.tokens) <= MAX_SEATS:
            raise ValueError("tokens")
        kinds = {place.partition("=")[0] for place in deal.seating}
        if len(deal.seating) != len(deal.tokens) or not kinds <= set(KINDS):
            raise ValueError("seating")
    except ValueError:
        raise SavedGameError("save_unusable", game=path.name) from None
    return deal


def _take(body: dict[str, Any], read: _Content) -> bool:
    """Take in an entry; False if it isn't one."""
    seats = len(read.names)
    match body:
        case {"seat": int(seat), "name": str(name), **more} if not more and 0 <= seat < seats:
            read.names[seat] = name
        case {"seat": int(seat), "avatar": str(avatar), **more} if (
            not more and 0 <= seat < seats and re.fullmatch(AVATAR, avatar)
        ):
            read.avatars[seat] = avatar
        case {"seat": int(seat), "token": str(token), **more} if not more and 0 <= seat < seats:
            read.tokens[seat] = token
        case {"seat": int(seat), "friend": True, **more} if not more and 0 <= seat < seats:
            read.seating[seat] = "friend"
        case {"seat": int(seat), "computer": True, **more} if not more and 0 <= seat < seats:
            read.seating[seat] = "bot"
        case {"seat": int(seat), "left": bool(has_left), **more} if not more and 0 <= seat < seats:
            (read.left.add if has_left else read.left.discard)(seat)
        case {"former": str(token), "code": str(code), "name": str(name), **more} if not more:
            read.former.append((token, code, name))
        case {"watch": bool(watch), "seats": bool(seats_too), **more} if not more:
            read.allows = watch, seats_too
        case {"sent": int(count), **more} if not more and 0 <= count <= len(read.moves):
            read.sent = count
        case {"seat": int(seat), "hints": int(count), **more} if not more and 0 <= seat < seats and count >= 0:
            read.hints.append((len(read.moves), seat, count))
        case {"number": int(number), "seat": int() | None as seat, "move": str(move), "last": bool(last), **more} if (
            not more and (seat is None or 0 <= seat < seats) and number == len(read.moves) + 2
        ):
            read.moves.append((seat, move))
            read.is_over = last
            if last:
                people = (seat for seat, kind in enumerate(read.seating) if kind.partition("=")[0] != "bot")
                read.ended.append((len(read.moves), tuple(read.names), tuple(people)))
        case {"deal": int(), **_more} if agreed := agreed_in(body):
            read.agreed.append(agreed)
        case _:
            return False
    return True


@contextlib.contextmanager
def _taking_away(path: Path, trouble: str) -> Iterator[None]:
    """Lock other processes out of a log that the block takes away.

    Raises `GameInUseError`, and `StoreError` with the code `trouble`.
    """
    held = None
    try:
        with saying(trouble, path):
            held = lock(path)
            yield
    except Timeout:
        raise GameInUseError from None
    finally:
        if held:
            held.release()
    with contextlib.suppress(OSError):
        delete(path.with_suffix(".lock"))


def forget_game(game_id: str) -> None:
    """Delete the log of a game that nobody will resume. Raises `StoreError`, also if another process has it open."""
    path = games_folder() / f"{game_id}{SUFFIX}"
    with _taking_away(path, "file_undeletable"):
        delete(path)


def file_away(game_id: str) -> None:
    """Move the log of a game that is over to the old ones. Raises `StoreError`, also if another process has it open."""
    path = games_folder() / f"{game_id}{SUFFIX}"
    with _taking_away(path, "file_unwritable"):
        make_folder(old_folder())
        path.replace(old_folder() / path.name)


def forget_old(game_id: str) -> None:
    """Delete the log of a game that was filed away. Raises `StoreError`."""
    remove(old_folder() / f"{game_id}{SUFFIX}")


def old_games() -> list[Path]:
    """The logs of the games that were filed away, newest first. Raises `StoreError`."""
    return listed(old_folder(), SUFFIX)


def saved_games() -> list[Path]:
    """The logs of all games saved here, newest first. Raises `StoreError`."""
    return listed(games_folder(), SUFFIX)
