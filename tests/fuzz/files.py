"""Targets that read files: saved games, seats, settings, what is kept of a link."""

import atexit
import contextlib
import random
import tempfile
import zlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from unittest import mock

import tomlkit  # noqa: F401  (atheris follows only what is loaded before the first input)
from attrs import asdict, evolve

from p2p_malice.errors import LinkError, SavedGameError, SettingsError, StoreError
from p2p_malice.link.keepsake import Keepsake, read_keepsake
from p2p_malice.protocol.description import Candidate, CandidateType, CodeKind, Description, Setup, guest_credentials
from p2p_malice.store import settings
from p2p_malice.store.checked import unstructure, write_line
from p2p_malice.store.contracts import FORMAT, Deal, SavedGame, SavedSeat, move_entry, name_entry
from p2p_malice.store.games import REACH, reach_line, read_game
from p2p_malice.store.seats import read_seat
from tests.fuzz.mutations import as_text, spoilt_json
from tests.fuzz.target import Target

SEALED = b"+"
"""Begins an input each of whose lines is given the checksum that it needs: otherwise hardly one would have it."""


@cache
def _folder() -> Path:
    """A folder of this process's own, in memory where the system has such."""
    memory = Path("/dev/shm")
    folder = tempfile.TemporaryDirectory(prefix="fuzz-", dir=memory if memory.is_dir() else None)
    atexit.register(folder.cleanup)
    return Path(folder.name)


def _content(data: bytes) -> bytes:
    if not data.startswith(SEALED):
        return data
    *lines, rest = data[1:].split(b"\n")
    return b"".join(b"%08x %s\n" % (zlib.crc32(line), line) for line in lines) + rest


def _unsealed(lines: list[bytes]) -> bytes:
    """What `_content` makes these lines of."""
    return SEALED + b"".join(line[9:] for line in lines)


def _spoilt(data: bytes, rng: random.Random) -> bytes:
    return SEALED + spoilt_json(data.removeprefix(SEALED), rng)


# --- saved games -----------------------------------------------------------------------------------------------------


def check_game(data: bytes) -> None:
    """Any file is a game, up to its damage, or a `SavedGameError`; what was read is written and read alike."""
    game = _read(_content(data))
    if game is None:
        return
    assert list(game.ends) == sorted(set(game.ends))
    assert game.ends[-1] <= len(_content(data))
    assert len(game.ends) == len(game.moves) + 1
    again = _read(b"".join(_lines(game)))
    assert again is not None
    assert evolve(again, ends=game.ends) == evolve(game, is_damaged=False, lost=0)


def _read(content: bytes) -> SavedGame | None:
    path = _folder() / "x.game"
    path.write_bytes(content)
    try:
        return read_game(path)
    except SavedGameError:
        return None


def _lines(game: SavedGame) -> list[bytes]:
    lines = [write_line({"format": FORMAT, **unstructure(game.deal)})]
    lines.append(b"")
    lines += [write_line(name_entry(seat, name)) for seat, name in enumerate(game.names)]
    last = len(game.moves) - 1
    lines += [
        write_line(move_entry(number + 2, seat, move, is_last=game.is_over and number == last))
        for number, (seat, move) in enumerate(game.moves)
    ]
    lines[1] = reach_line(len(b"".join(lines)) + REACH, len(game.moves))
    return lines


def _game_seeds() -> Iterator[bytes]:
    deal = Deal("2026-11-21T18:04:05", "mdw", "00" * 32, ("a" * 32, "b" * 32), ("me", "friend"), "malice")
    moves = ((1, "7h>d0"), (0, "9c>d1"), (0, "payoff>c0"), (None, "expire"))
    for game in (
        SavedGame("x", deal, ("Asha", "Bob 👋"), moves, True, False, ()),
        SavedGame("x", evolve(deal, places=("me", "bot")), ("Asha", ""), moves[:1], False, False, ()),
    ):
        yield _unsealed(_lines(game))
        yield b"".join(_lines(game))
        yield b"".join(_lines(game))[:-7]


# --- seats -----------------------------------------------------------------------------------------------------------


def check_seat(data: bytes) -> None:
    """Any file is a seat or a `SavedGameError`; a seat is read as it is written."""
    path = _folder() / "x.seat"
    path.write_bytes(_content(data))
    with contextlib.suppress(SavedGameError):
        seat = read_seat(path)
        path.write_bytes(_seat_line(seat))
        assert read_seat(path) == seat


def _seat_line(seat: SavedSeat) -> bytes:
    return write_line({"format": FORMAT, **unstructure(seat)})


def _seat_seeds() -> Iterator[bytes]:
    seat = SavedSeat("x", "2026-11-21T18:04:05", "Bob", ("Asha", "Bob"), "mdw", "b" * 32, '{"a key": "grüße"}', 12)
    yield _seat_line(seat)
    yield _unsealed([_seat_line(seat)])


# --- settings --------------------------------------------------------------------------------------------------------


def check_settings(data: bytes) -> None:
    """Any file is settings or an error that says so; another setting can be kept beside those that were read."""
    folder = _folder()
    with mock.patch.object(settings, "config_folder", lambda: folder):
        settings.settings_file().write_bytes(data)
        try:
            before = settings.load()
        except (SettingsError, StoreError):
            return
        assert settings.keep({"pause": 2.5}) == evolve(before, pause=2.5)


def _settings_seeds() -> Iterator[bytes]:
    yield b"""\
# mine
name = "Ann"
stun = ["stun.example.org:3478"]
turn = 'turn:user:word@relay.example.org:3478?transport=tcp'
port = 4711
open_port = true
theme = "dark"
cards = "ascii"
pause = 1.5
autoplay = false
variant = "mdw"

[rules.long]
variant = "mdw"
payoff = 31
kings_wild = true
"""
    yield b'stun = "stun.example.org"\nrules.short = {variant = "pz", payoff = 5}\npause = nan\n'
    yield b'name = """\nAnn"""\r\n[rules]\r\n[rules."a b"]\r\njokers = 0x2\r\n'


# --- what is kept of a link ------------------------------------------------------------------------------------------


def check_keepsake(data: bytes) -> None:
    """Any text is a keepsake or a `LinkError`; a keepsake is read as it is written."""
    with contextlib.suppress(LinkError):
        keepsake = read_keepsake(as_text(data))
        assert asdict(read_keepsake(str(keepsake))) == asdict(keepsake)


def _keepsake_seeds() -> Iterator[bytes]:
    fingerprint = bytes(range(32))
    for address in ("192.0.2.7", "2001:db8::1", "01234567-89ab-cdef-0123-456789abcdef.local"):
        remote = Description(
            kind=CodeKind.REPLY,
            number=7,
            fingerprint=fingerprint,
            setup=Setup.PASSIVE,
            credentials=guest_credentials(bytes(8), 7, fingerprint),
            candidates=(Candidate(CandidateType.HOST, address, 4712),),
            proof=bytes(4),
        )
        at, reached = {"192.0.2.1": 4711}, (address, 4712)
        kept = Keepsake(CodeKind.INVITATION, 7, Setup.ACTIVE, "a key", bytes(8), at, remote, reached)
        yield str(kept).encode()
        yield str(evolve(kept, ports={}, reached_at=None)).encode()


TARGETS = (
    Target("saved-games", check_game, _game_seeds, steps_a_byte=40, mutate=_spoilt),
    Target("saved-seats", check_seat, _seat_seeds, mutate=_spoilt),
    Target("settings", check_settings, _settings_seeds, steps=20_000, steps_a_byte=2_000),
    Target("keepsakes", check_keepsake, _keepsake_seeds, steps=400_000, steps_a_byte=200, mutate=spoilt_json),
)
