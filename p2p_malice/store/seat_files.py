"""Seats at tables, saved by each side that has to find its way back: one small file per seat.

A guest saves the token that proves the seat is theirs. Both sides save the link's resume ticket, which holds a private
key; a page that hosts saves what opens its invitation again instead, and its browser has the keys. A side deletes
everything once it knows that the game is over and that the guest knows too.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import evolve
from filelock import Timeout

from p2p_malice.errors import GameInUseError, SavedGameError
from p2p_malice.store.checksummed_lines import MAX_LINE, read_line, structure, unstructure, write_line
from p2p_malice.store.contract import FORMAT, INVITATION, MAX_SEATS, SavedSeat
from p2p_malice.store.files import delete, listed, lock, make_folder, reason_of, remove, write_text
from p2p_malice.store.game_log import games_folder

SUFFIX = ".seat"


def keep_seat(seat: SavedSeat) -> None:
    """Save `seat` in place of an earlier version. Raises `StoreError`."""
    # Earlier programs refuse a key that they don't know.
    body = {name: value for name, value in unstructure(seat).items() if value or name != "deal"}
    write_text(games_folder() / f"{seat.id}{SUFFIX}", write_line({"format": FORMAT, **body}).decode())


@contextlib.contextmanager
def hold_seat(seat_id: str) -> Iterator[None]:
    """Lock other processes out of the seat until the block ends, since two playing there would fight for it.

    Raises `GameInUseError` if another one has it. If no file can be made, there is no lock, but nothing saved to resume
    either.
    """
    path = games_folder() / f"{seat_id}{SUFFIX}"
    try:
        make_folder(path.parent)
        held = lock(path)
    except Timeout:
        raise GameInUseError from None
    except OSError:
        held = None
    try:
        yield
    finally:
        if held:
            held.release()
        if not path.exists():
            with contextlib.suppress(OSError):
                delete(path.with_suffix(".lock"))


def forget_seat(seat_id: str) -> None:
    """Delete a seat that nobody will come back to. Raises `StoreError`."""
    remove(games_folder() / f"{seat_id}{SUFFIX}")


def read_seat(path: Path) -> SavedSeat:
    """The seat saved at `path`. Raises `SavedGameError`."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_LINE + 1)
    except OSError as error:
        raise SavedGameError("save_unreadable", game=path.name, reason=reason_of(error)) from None
    body: dict[str, Any] | None = read_line(content)
    if body and body.pop("format", FORMAT) != FORMAT:
        raise SavedGameError("save_of_another_version", game=path.name)
    try:
        return evolve(structure(body, SavedSeat), id=path.stem)
    except ValueError:
        raise SavedGameError("save_unusable", game=path.name) from None


def saved_seats() -> list[Path]:
    """All seats saved here, newest first. Raises `StoreError`."""
    return listed(games_folder(), SUFFIX)


# --- a host's links to its guests -------------------------------------------------------------------------------------


def keep_link(game: str, seat: int, resume_ticket: str) -> None:
    """Save the link to the guest at `seat` of the game with that id. Raises `StoreError`."""
    write_text(_link_path(game, seat), write_line({"format": FORMAT, "resume_ticket": resume_ticket}).decode())


def read_link(game: str, seat: int) -> str | None:
    """The resume ticket saved last; None if there is none or it is damaged, and new codes are needed."""
    try:
        body = read_line(_link_path(game, seat).read_bytes())
    except OSError:
        return None
    resume_ticket = body.get("resume_ticket") if body and body.get("format") == FORMAT else None
    return resume_ticket if isinstance(resume_ticket, str) else None


def _link_path(game: str, seat: int) -> Path:
    return games_folder() / f"{game}-{seat}.link"


def forget_link(game: str, seat: int) -> None:
    """Delete the link to a guest who knows that the game is over."""
    with contextlib.suppress(OSError):
        delete(_link_path(game, seat))


def forget_links(game: str) -> None:
    """Delete all links of a game."""
    for seat in (*range(MAX_SEATS), INVITATION):
        forget_link(game, seat)
