"""Games as they are saved on the disk."""

import contextlib
import json
import os
import stat
import sys
import threading
import tracemalloc
import zlib
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from p2p_malice.errors import GameInUseError, SavedGameError, StoreError
from p2p_malice.store import game_log
from p2p_malice.store.checksummed_lines import unstructure, write_line
from p2p_malice.store.contract import (
    FORMAT,
    FORMAT_OF_AGREED,
    SavedDeal,
    avatar_entry,
    computer_entry,
    friend_entry,
    hints_entry,
    move_entry,
    name_entry,
    token_entry,
)
from p2p_malice.store.files import delete, write_text
from p2p_malice.store.game_log import GameLog, forget_game, read_game, saved_games
from tests.hostile import damaged, spoilt

DEAL = SavedDeal("2026-11-21T18:04:05", "mdw", "00" * 32, ("a" * 32, "b" * 32), ("me", "friend"), "malice")
ENTRIES = [
    name_entry(0, "Asha"),
    name_entry(1, "Bob 👋"),
    move_entry(2, 1, "7h>d0", is_last=False),
    move_entry(3, 0, "9c>d1", is_last=False),
]


WITHOUT_KINDS = write_line({"format": FORMAT, **unstructure(evolve(DEAL, tokens=("a", "b", "c")))})


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of games of the test's own."""
    monkeypatch.setattr(game_log, "games_folder", lambda: tmp_path / "games")
    return tmp_path / "games"


def written(*entries: dict[str, object]) -> Path:
    """The path of a log with these entries, closed."""
    log = GameLog.create(DEAL)
    for entry in entries:
        log.append(entry)
    log.close()
    return log.path


def test_a_game_is_read_as_it_was_kept() -> None:
    """The deal, names and moves are there again, in order."""
    game = read_game(written(*ENTRIES))

    assert game.deal == DEAL
    assert game.names == ("Asha", "Bob 👋")
    assert game.moves == ((1, "7h>d0"), (0, "9c>d1"))
    assert (game.is_over, game.is_damaged) == (False, False)


def test_only_a_later_game_of_a_table_says_what_was_before(folder: Path) -> None:
    """So that earlier programs can read any other."""
    later = evolve(DEAL, setup=2, won={"Ann": 1})
    for deal in (DEAL, later):
        GameLog.create(deal).close()

    paths = [*folder.rglob("*.game")]
    told = {("won" in path.read_text(), "setup" in path.read_text()) for path in paths}
    assert told == {(False, False), (True, True)}
    assert sorted((read_game(path).deal for path in paths), key=lambda deal: deal.setup) == [DEAL, later]


def test_a_seat_that_got_another_secret_has_that() -> None:
    """Only the last one counts."""
    game = read_game(written(*ENTRIES, token_entry(1, "c" * 32)))

    assert game.deal == evolve(DEAL, tokens=(DEAL.tokens[0], "c" * 32))
    assert not game.is_damaged


def test_a_friend_may_play_on_at_a_computers_seat() -> None:
    """From then on, the seat is a friend's."""
    game = read_game(written(*ENTRIES, friend_entry(1)))

    assert game.deal == evolve(DEAL, seating=(DEAL.seating[0], "friend"))
    assert not game.is_damaged
    assert read_game(written(*ENTRIES, {"seat": 1, "friend": False})).is_damaged


def test_the_computer_plays_on_for_who_was_sent_away() -> None:
    """From then on the seat is the computer's; who was dealt in late stays known."""
    late = evolve(DEAL, seating=(DEAL.seating[0], "late"))
    log = GameLog.create(late)
    log.append(*ENTRIES, computer_entry(1))
    log.close()
    game = read_game(log.path)

    assert (game.deal.seating, game.late) == ((DEAL.seating[0], "bot"), (1,))
    assert not game.is_damaged


def test_it_is_kept_how_many_hints_were_asked_for() -> None:
    """By which move."""
    game = read_game(written(*ENTRIES[:3], hints_entry(1, 2), *ENTRIES[3:]))

    assert game.hints == ((1, 1, 2),)
    assert (len(game.moves), game.is_damaged) == (2, False)


@pytest.mark.parametrize("version", [FORMAT - 1, FORMAT_OF_AGREED + 1, None])
def test_a_save_of_another_version_is_told(version: int | None, folder: Path) -> None:
    """Nothing is guessed of a format that nobody here knows."""
    folder.mkdir()
    (folder / "x.game").write_bytes(write_line({"format": version, **unstructure(DEAL)}))

    with pytest.raises(SavedGameError, match="save_of_another_version"):
        read_game(folder / "x.game")


def test_a_finished_game_is_told_as_such() -> None:
    """The last move carries that it ended the game."""
    assert read_game(written(*ENTRIES, move_entry(4, 1, "payoff>c0", is_last=True))).is_over


def test_games_are_listed_newest_first(folder: Path) -> None:
    """Each game has a file of its own, named after the time."""
    assert saved_games() == []
    first, second = written(), written()
    (folder / f"._{first.name}").write_bytes(b"\0\5\x16\7")  # macOS adds such files on other systems' disks.

    assert saved_games() == [second, first]
    assert first.parent == folder


def test_two_games_that_begin_at_once_are_both_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program can't take the name that this one is about to use."""
    other = threading.Thread(target=lambda: GameLog.create(DEAL).close())
    real, first = write_text, [other]

    def write_slowly(path: Path, text: str) -> None:
        if first:
            first.pop().start()
            other.join(0.2)
        real(path, text)

    monkeypatch.setattr(game_log, "write_text", write_slowly)
    GameLog.create(DEAL).close()
    other.join()

    assert len(saved_games()) == 2


def test_files_are_private() -> None:
    """Nobody else may read the seed of a game."""
    if sys.platform == "win32":
        pytest.skip("Windows keeps permissions in another way.")
    path = written()

    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


@pytest.mark.skipif(sys.platform == "win32", reason="On Windows only administrators make links.")
@pytest.mark.parametrize("suffix", [".game", ".draft", ".lock"])
def test_a_planted_link_leads_no_new_game_into_another_file(folder: Path, tmp_path: Path, suffix: str) -> None:
    """Whatever stands at a name that a new game uses, nothing outside the folder is written or cut."""
    victim = tmp_path / "diary.txt"
    victim.write_text("dear diary")
    folder.mkdir()
    (folder / f"20261121T180405-1{suffix}").symlink_to(victim)
    try:
        GameLog.create(DEAL).close()
    except StoreError as error:
        assert suffix == ".lock", error

    assert victim.read_text() == "dear diary"


@pytest.mark.skipif(sys.platform == "win32", reason="On Windows only administrators make links.")
def test_a_link_that_leads_nowhere_makes_no_file_elsewhere(folder: Path, tmp_path: Path) -> None:
    """A new game does not come into being at the far end of a planted link."""
    folder.mkdir()
    for suffix in (".game", ".draft"):
        (folder / f"20261121T180405-1{suffix}").symlink_to(tmp_path / "elsewhere")
    log = GameLog.create(DEAL)
    log.close()

    assert not (tmp_path / "elsewhere").exists()
    assert read_game(log.path).deal == DEAL


@pytest.mark.skipif(sys.platform == "win32", reason="On Windows only administrators make links.")
def test_a_game_that_is_a_link_is_not_written(folder: Path, tmp_path: Path) -> None:
    """A name among the saved games that leads elsewhere is refused in words."""
    path = written(*ENTRIES)
    moved = path.rename(tmp_path / "elsewhere.game")
    path.symlink_to(moved)

    with pytest.raises(StoreError, match="save_unopened"):
        GameLog(path)


def test_a_game_is_open_in_one_place_only() -> None:
    """A second program is told that the game is in use; after closing it is free."""
    log = GameLog.create(DEAL)
    with pytest.raises(GameInUseError):
        GameLog(log.path)
    log.close()
    log.close()

    GameLog(log.path).close()


def test_nobody_goes_on_with_a_game_while_it_is_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program that opens it just then is told that it's in use."""
    path, real = written(*ENTRIES), delete

    def delete_slowly(file: Path) -> None:
        if file == path:
            with pytest.raises(GameInUseError):
                GameLog(path)
        real(file)

    monkeypatch.setattr(game_log, "delete", delete_slowly)
    forget_game(path.stem)

    assert list(path.parent.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows locks in another way.")
def test_a_disk_without_locks_keeps_games_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays is told that another window isn't kept from the game."""
    import fcntl

    def refuse(_handle: int, _command: int) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    log = GameLog.create(DEAL)
    log.append(ENTRIES[0])

    assert (read_game(log.path).names[0], log.is_alone) == ("Asha", False)
    log.close()


@pytest.mark.parametrize("written_of_it", range(40))
def test_a_line_that_was_never_finished_is_dropped(written_of_it: int) -> None:
    """Whatever part of the last line is there, the game is as it was before it, and no damage is told."""
    path = written(*ENTRIES[:-1])
    size = path.stat().st_size
    path.write_bytes(path.read_bytes() + write_line(ENTRIES[-1])[:written_of_it])

    game = read_game(path)

    assert game.moves == ((1, "7h>d0"),)
    assert not game.is_damaged
    assert game.ends[-1] == size


def test_a_log_that_is_cut_off_is_damaged() -> None:
    """Wherever that is, so many moves are said to be lost. It used to look merely unfinished."""
    path = written(*ENTRIES)
    content = path.read_bytes()
    whole = read_game(path)
    for size in range(whole.ends[0], len(content)):
        path.write_bytes(content[:size])
        game = read_game(path)
        assert (game.is_damaged, len(game.moves) + game.lost) == (True, 2)
        assert game.moves == whole.moves[: len(game.moves)]


def test_a_damaged_count_of_moves_loses_none() -> None:
    """It's told, and the log goes on with a whole one."""
    path = written(*ENTRIES)
    path.write_bytes(path.read_bytes().replace(b'"reached":"0', b'"reached":"1'))
    game = read_game(path)
    log = GameLog(path)
    log.cut(game.ends[-1], len(game.moves))
    log.close()

    assert (game.is_damaged, len(game.moves), game.lost) == (True, 2, 0)
    assert not read_game(path).is_damaged


@pytest.mark.parametrize(
    "tail", [bytes(1), bytes(700), b"00000000 {}\0", b"deal"], ids=["zero", "zeros", "end", "text"]
)
def test_moves_that_became_zeros_are_damage(tail: bytes) -> None:
    """No write of ours could have begun such a tail. Moves that somebody was told of used to be lost without a word."""
    path = written(*ENTRIES)
    path.write_bytes(path.read_bytes() + tail)

    game = read_game(path)

    assert (len(game.moves), game.is_damaged) == (2, True)


def test_writing_goes_on_behind_the_last_whole_line() -> None:
    """After an unfinished line was cut off, the next entry is read."""
    path = written(*ENTRIES)
    path.write_bytes(path.read_bytes()[:-7])
    log = GameLog(path)
    log.cut(read_game(path).ends[-1], 1)
    log.append(move_entry(3, 0, "Ks>d2", is_last=False))
    log.close()

    game = read_game(path)
    assert (game.moves, game.is_damaged) == (((1, "7h>d0"), (0, "Ks>d2")), False)


def test_damage_in_the_middle_is_told_with_the_last_good_move() -> None:
    """A changed line and what stands behind it are not used."""
    path = written(*ENTRIES)
    path.write_bytes(path.read_bytes().replace(b"7h>d0", b"7h>d1"))

    game = read_game(path)

    assert game.moves == ()
    assert (len(game.moves), game.is_damaged) == (0, True)


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"rubbish\n", b"00000000 {}\n", b"a3a6bf43 {}\n", WITHOUT_KINDS],
    ids=["empty", "blank", "text", "sum", "{}", "without the kinds of many seats"],
)
def test_a_game_without_its_deal_cannot_be_used(folder: Path, content: bytes) -> None:
    """A log that is damaged from its beginning is a sentence with the file's name."""
    folder.mkdir()
    (folder / "x.game").write_bytes(content)

    with pytest.raises(SavedGameError, match=r"save_unusable game=x\.game"):
        read_game(folder / "x.game")


@pytest.mark.parametrize("text", [b'"\\ud800"', b'"\\u0041"', b"NaN", b"1, 2"])
def test_what_the_program_would_never_write_is_damage(text: bytes) -> None:
    """A name with half a surrogate pair, for one, could not be kept again; a right checksum makes it no better."""
    path = written(*ENTRIES)
    line = b'{"seat":0,"name":%s}' % text
    path.write_bytes(path.read_bytes() + b"%08x %s\n" % (zlib.crc32(line), line))

    game = read_game(path)

    assert (game.names[0], len(game.moves), game.is_damaged) == ("Asha", 2, True)


def test_a_log_keeps_the_faces_of_people() -> None:
    """The last that each has chosen; what no face is called is damage."""
    faces = [avatar_entry(1, "fox"), avatar_entry(1, "owl")]
    game = read_game(written(*ENTRIES, *faces))

    assert (game.avatars, game.is_damaged) == (("", "owl"), False)
    assert read_game(written(*ENTRIES, avatar_entry(1, "../owl"))).is_damaged


def test_only_a_move_can_end_a_game() -> None:
    """An entry that says more than an entry of its sort does is none: a name that is the last makes no game over."""
    game = read_game(written(*ENTRIES, {**name_entry(0, "Ann"), "last": True}))

    assert (game.is_over, len(game.moves), game.is_damaged) == (False, 2, True)


def test_a_move_out_of_order_is_damage() -> None:
    """Numbers follow each other; a line that was lost whole is noticed."""
    assert read_game(written(move_entry(3, 0, "9c>d1", is_last=False))).is_damaged


@given(st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_damaged_file_is_some_beginning_of_the_game_or_refused(folder: Path, data: st.DataObject) -> None:
    """Whatever was changed, doubled or lost in it."""
    path = written(*ENTRIES)
    whole = read_game(path)
    path.write_bytes(data.draw(damaged([path.read_bytes()])))
    try:
        with contextlib.suppress(SavedGameError):
            game = read_game(path)
            assert (game.deal, game.moves) == (whole.deal, whole.moves[: len(game.moves)])
    finally:
        path.unlink()


LINES = [{"format": FORMAT, **unstructure(DEAL)}, *ENTRIES]


@given(spoilt(list(map(json.dumps, LINES))), st.integers(0, 4))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_line_with_a_right_checksum_is_of_the_game_or_damage(folder: Path, text: str, at: int) -> None:
    """What was read is kept, and read alike."""
    folder.mkdir(exist_ok=True)
    line = text.encode(errors="surrogatepass")
    lines = [write_line(each) for each in LINES]
    (folder / "x.game").write_bytes(b"".join((*lines[:at], b"%08x %s\n" % (zlib.crc32(line), line), *lines[at:])))
    with contextlib.suppress(SavedGameError):
        game = read_game(folder / "x.game")
        assert list(game.ends) == sorted(set(game.ends))
        assert len(game.ends) == len(game.moves) + 1
        log = GameLog.create(game.deal)
        moves = list(enumerate(game.moves, 2))
        log.append(*(name_entry(seat, name) for seat, name in enumerate(game.names)))
        log.append(*(move_entry(n, *move, is_last=game.is_over and n == len(moves) + 1) for n, move in moves))
        log.close()
        again = read_game(log.path)
        log.path.unlink()
        assert (again.deal, again.names, again.moves, again.is_over) == (
            *(game.deal, game.names),
            *(game.moves, game.is_over),
        )


def test_a_move_is_written_to_the_disk_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """By whatever the system needs for that, before anybody is told of it."""
    log = GameLog.create(DEAL)
    written = []
    monkeypatch.setattr(game_log, "sync", lambda handle: written.append(os.fstat(handle).st_ino))

    log.append(ENTRIES[0])

    assert written == [log.path.stat().st_ino]
    log.close()


def test_a_full_disk_is_told_and_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """When a line cannot be written whole the log is as before, and later writing succeeds."""
    log = GameLog.create(DEAL)
    real_write = os.write
    room = 10

    def write(handle: int, content: bytes) -> int:
        if not room:
            raise OSError(28, "No space left on device")
        return real_write(handle, content[:room])

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", write)
        patch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
        with pytest.raises(StoreError, match="No space left on device"):
            log.append(ENTRIES[0])
    assert read_game(log.path).names == ("", "")
    log.append(ENTRIES[0])
    log.close()

    assert read_game(log.path).names == ("Asha", "")


def test_a_save_grows_up_to_its_limit_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond it writing is refused with a sentence, and what was written before is still good."""
    monkeypatch.setattr(game_log, "MAX_LOG", 1_000_000)
    log = GameLog.create(DEAL)
    log.append(*(move_entry(number, 0, "10h>d0", is_last=False) for number in range(2, 2_002)))
    log.append(*(name_entry(0, "A" * 60_000) for _ in range((game_log.MAX_LOG - log.path.stat().st_size) // 60_100)))

    with pytest.raises(StoreError, match=r"save_full .* most=1$"):
        log.append(*(name_entry(0, "B" * 60_000) for _ in range(3)))
    log.append(name_entry(0, "Asha"))
    log.close()

    assert log.path.stat().st_size <= game_log.MAX_LOG
    game = read_game(log.path)
    assert (len(game.moves), game.names[0], game.is_damaged) == (2_000, "Asha", False)


def test_a_longest_move_takes_less_than_80_bytes() -> None:
    """The limit of a save has room for 200,000 such moves."""
    longest = write_line(move_entry(200_000, 8, "payoff@2>c7", is_last=False))

    assert len(longest) < game_log.MAX_LOG / 200_000 == 80


def test_a_file_beyond_the_limit_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused by its size alone, with a sentence: nothing of it is taken into memory, and it stays as it is."""
    path = written(*ENTRIES)
    with path.open("ab") as file:
        file.truncate(104_000_000)
    monkeypatch.setattr(game_log, "read_line", lambda _line: pytest.fail("a line was read"))

    with pytest.raises(SavedGameError, match=r"save_too_large .* size=104 most=16"):
        read_game(path)
    assert path.stat().st_size == 104_000_000


@pytest.mark.parametrize("rubbish", [b"\n", b"\r", b"\0"], ids=["line ends", "returns", "zeros"])
def test_a_file_full_of_rubbish_does_not_fill_the_memory(rubbish: bytes) -> None:
    """Reading stops at the first line that is none, whatever else lies behind it."""
    path = written(*ENTRIES)
    with path.open("ab") as file:
        file.write(rubbish * 15_000_000)

    tracemalloc.start()
    game = read_game(path)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert (len(game.moves), game.is_damaged) == (2, True)
    assert most < 1_000_000
