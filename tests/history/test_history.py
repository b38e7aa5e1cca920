"""Finished games: what is kept of them, what they come to, and what a damaged or foreign line does."""

import csv
import gzip
import io
import json
import random
from collections import Counter
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from attrs import evolve

from p2p_malice.engine.game import Event
from p2p_malice.engine.match import begin
from p2p_malice.errors import SavedGameError, StoreError
from p2p_malice.flows.replays.recording import all_played, games_of, heard_games, race_in
from p2p_malice.flows.replays.replaying import find_game
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.history.days import PlayedDay
from p2p_malice.history.json_lines import game_in, history_in, text_of
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.recorder import Recorder, TurnCounts
from p2p_malice.history.seen_game import SeenGame, text_of_seen
from p2p_malice.history.statistics import in_order, statistics_of, without
from p2p_malice.history.tables import as_csv, as_json
from p2p_malice.history.trophies import TROPHIES, trophies_of
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import FromTable, Seated, Show, Sitter
from p2p_malice.store import history, seen_games
from p2p_malice.store.contract import SavedDeal, move_entry, name_entry
from p2p_malice.store.game_log import GameLog
from p2p_malice.store.saves_folder import SavesFolder
from tests.helpers import WORDS
from tests.interfaces import HERE

GAMES = {MALICE.name: MALICE}
GAME = PlayedGame(
    *("20261125T2015-1-300", "2026-11-25T20:15", 640, "malice", "mdw payoff=21", ("Asha", "Théo"), ("me", "friend")),
    *(0, "win", (0,), (0, 4)),
)


def some_games(count: int) -> list[PlayedGame]:
    """So many of all kinds, in order."""
    rng = random.Random(count)
    when, games = datetime(2026, 1, 1, 20), []
    for number in range(count):
        when += timedelta(hours=rng.randrange(1, 40))
        names = rng.sample(["Théo", "Zoë", "Basil", "Ann Mary"], rng.randrange(1, 4))
        seat, winner = rng.randrange(-1, 2), rng.randrange(-1, len(names) + 1)
        kinds = [rng.choice(["bot", "friend"]) for _ in range(len(names) + 1)]
        kinds[max(seat, 0)] = "me"
        left = [rng.randrange(1, 20) for _ in kinds]
        if winner >= 0:
            left[winner] = 0
        games.append(
            PlayedGame(
                id=f"T-{number}",
                ended=when.isoformat(timespec="minutes"),
                seconds=rng.randrange(2000),
                game=rng.choice(["malice", "spite"]),
                rules="mdw",
                names=("Asha", *names) if seat else (names[0], "Asha", *names[1:]),
                kinds=tuple(kinds),
                seat=seat,
                how="win",
                winners=(winner,) if winner >= 0 else (),
                left=tuple(left),
                best=rng.randrange(16),
                chain=rng.randrange(13),
                behind=rng.randrange(9),
                hints=rng.randrange(4),
                undone=rng.randrange(3),
                daily=rng.choice(["", "2026-11-25"]),
            )
        )
    return games


# --- one line --------------------------------------------------------------------------------------------------------


def test_a_game_comes_back_as_it_was_written() -> None:
    """In order, each once, whatever lies between."""
    games = some_games(40)

    found = history_in(f"{text_of(reversed(games))}\n{text_of(games[:3])}no game\n")

    assert (list(found.games), found.unreadable) == (games, 1)


@pytest.mark.parametrize(
    "wrong", [{"once": "dance"}, {"day": "2025-12-31"}, {"day": "today"}, {"count": 1000}, {"count": True}, {"more": 1}]
)
def test_a_day_that_cannot_have_been_is_not_read(wrong: dict[str, object]) -> None:
    """Others are, among games; no puzzle was solved before the first try."""
    right: dict[str, object] = {"once": "daily", "day": "2026-11-25", "count": -7}
    lines = (right, {**right, "once": "puzzle"}, {**right, **wrong})

    found = history_in(text_of([GAME]) + "".join(f"{json.dumps(line)}\n" for line in lines))

    assert (found.games, found.unreadable) == ((GAME,), 2)
    assert found.days == (PlayedDay("daily", date(2026, 11, 25), -7),)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(
            ("version", 2),
            ("id", ""),
            ("id", "a\u202eb"),
            ("ended", "2026-11-25"),
            ("ended", "2026-13-25T20:15"),
            ("ended", "20261125T2015000"),
        ),
        *(("seconds", -1), ("seconds", 1.5), ("seconds", True), ("names", ["Asha"]), ("names", ["Asha", "a\u202eb"])),
        *(("names", ["Asha", 7]), ("names", "Asha"), ("kinds", ["me", "cat"]), ("kinds", ["me"]), ("seat", 1)),
        *(("seat", 9), ("seat", None), ("winners", [2]), ("winners", [0, 0]), ("left", [0]), ("left", [0, 10**9])),
        *(("best", "9"), ("daily", "today"), ("rules", "x" * 9999), ("rules", "a\nb"), ("more", 1), ("how", None)),
        *(("avatars", ["fox"]), ("avatars", ["fox", "<b>"]), ("avatars", "fox"), ("avatars", [1, 2])),
    ],
)
def test_what_no_game_can_have_been_is_not_taken_for_one(name: str, value: object) -> None:
    """A damaged or forged line, or one of a newer program, is none."""
    body = {**GAME.as_body(), name: value}

    assert game_in(json.dumps(GAME.as_body())) == GAME
    assert game_in(json.dumps(body)) is None


def test_a_game_keeps_the_faces_of_its_players() -> None:
    """As they were at its end, and so do the figures; a game of a former version has none."""
    state = begin(MALICE, 2, "mdw payoff=5", bytes(32))
    recorder = Recorder("T", lambda name: race_in(GAMES, name))
    recorder.sit(Seated(0, "malice", "mdw", (Sitter("Asha", present=True), Sitter("Théo", present=True, avatar="fox"))))
    game, number = None, 1
    while game is None:
        game = recorder.see(Show(number, state.view(0), state.events), 100.0 + number, "2026-11-25T20:15")
        number, state = (
            number + 1,
            state if game else state.after(state.turn[0], greedy.choose(state.view(state.turn[0]))),
        )

    assert game.avatars == ("", "fox")
    assert game_in(json.dumps(game.as_body())) == game
    before = evolve(game, avatars=())
    assert "avatars" not in before.as_body()
    for games in ((before, game), (game, before)):
        (other,) = statistics_of(games, game.day).opponents
        assert (other.seat, other.avatar) == (1, "fox")


@pytest.mark.parametrize("line", ["", "[]", "null", "[" * 100_000, '{"a":' * 50, "{" + " " * 5000 + "}"])
def test_any_other_text_is_no_game(line: str) -> None:
    """Nothing is raised."""
    assert game_in(line) is None


# --- what is seen ----------------------------------------------------------------------------------------------------


def played(seed: int) -> tuple[list[str], Recorder, PlayedGame]:
    """A game of two computers as the one at seat 0 saw it, and its moves."""
    state, moves = begin(MALICE, 2, "mdw payoff=5", bytes([seed] * 32)), []
    recorder = Recorder("T", lambda name: race_in(GAMES, name), keeps_positions=True)
    recorder.sit(Seated(0, "malice", "mdw payoff=5", (Sitter("Asha", present=True), Sitter("Théo", present=True))))
    number, game = 1, recorder.see(Show(1, state.view(0), state.events), 100.0, "2026-11-25T20:15")
    while game is None:
        move = greedy.choose(state.view(state.turn[0]))
        moves.append(f"{state.turn[0]} {move}")
        state, number = state.after(state.turn[0], move), number + 1
        game = recorder.see(Show(number, state.view(0), state.events), 100.0 + number, "2026-11-25T20:15")
    assert recorder.see(Show(number, state.view(0), state.events), 999.0, "2026-11-25T20:16") is None
    return moves, recorder, game


def game_seen() -> tuple[PlayedGame, SeenGame]:
    """A finished game, and all its positions."""
    _, recorder, game = played(2)
    assert recorder.seen
    return game, recorder.seen


@pytest.mark.parametrize("seed", range(8))
def test_the_best_turn_and_the_longest_chain_are_counted(seed: int) -> None:
    """As somebody would who reads the moves."""
    moves, _, game = played(seed)
    best = chain = 0
    turn: list[str] = []
    row: list[str] = []
    last = ""
    for move in moves:
        seat, _, what = move.partition(" ")
        source, _, target = what.partition(">")
        if seat != "0" or not target.startswith("c"):
            turn, row = [], []
            continue
        turn.append(source)
        row, last = [*row, source] if row and last == target else [source], target
        best, chain = max(best, len(turn)), max(chain, len(row))

    assert game.best == best
    assert game.chain <= chain  # A pile that is full ends a chain.
    assert (game.seconds, game.kinds, game.seat) == (len(moves) + 1, ("me", "friend"), 0)
    assert game.left[game.winners[0]] == 0


def test_a_table_that_shows_too_much_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A friend's table may say anything, for as long as it wants; the game itself counts."""
    monkeypatch.setattr("p2p_malice.history.recorder.MAX_WEIGHT", 500)

    _, recorder, game = played(1)

    assert (recorder.shows, recorder.seen) == ([], None)
    assert game.how == "win"


def test_a_play_that_was_taken_back_counts_for_nothing() -> None:
    """Neither in the best turn nor in the longest chain."""
    counts = TurnCounts()
    for kind, target in (
        ("play", "c0"),
        ("play", "c0"),
        ("undo", "c0"),
        ("undo", "c0"),
        ("play", "c1"),
        ("discard", ""),
    ):
        counts = counts.after(Event(kind, 0, "4d", "hand", target), 0)

    assert (counts.best, counts.chain, counts.played) == (1, 1, 0)


def test_a_turn_ends_with_the_deal() -> None:
    """Who wins a game and starts the next had both turns counted as one."""
    counts = TurnCounts()
    for event in (Event("play", 0, "4d", "hand", "c0"), Event("deal", count=2), Event("play", 0, "Ad", "hand", "c0")):
        counts = counts.after(event, 0)

    assert (counts.best, counts.chain, counts.played) == (1, 1, 1)


def test_a_hostile_table_fills_no_history() -> None:
    """Of its games, only those count that were played here, and not more at once than an evening of short ones has.

    Of short games, only one a minute did.
    """
    players = (Sitter("Asha", present=True), Sitter("Théo", present=True))
    state = begin(MALICE, 2, "mdw payoff=1", bytes(32))
    while not (ended := state).result:
        state = state.after(state.turn[0], greedy.choose(state.view(state.turn[0])))
    first, last = begin(MALICE, 2, "mdw payoff=1", bytes(32)).view(0), ended.view(0)
    kept = []
    for keeps_positions in (True, False):
        recorder = Recorder("T", lambda name: race_in(GAMES, name), keeps_positions=keeps_positions)
        recorder.sit(Seated(0, "malice", "mdw payoff=1", players))
        shown = [(view, 1 + 20.0 * game) for game in range(50) for view in (first, last, last)]
        games = [recorder.see(Show(at, view), now, "2026-11-25T20:15") for at, (view, now) in enumerate(shown)]
        kept.append([at // 3 for at, game in enumerate(games) if game])
        unplayed = Recorder("U", lambda name: race_in(GAMES, name), keeps_positions=keeps_positions)
        unplayed.sit(Seated(0, "malice", "mdw payoff=1", players))
        assert bool(unplayed.see(Show(1, last), 1.0, "2026-11-25T20:15")) != keeps_positions

    assert kept == [[*range(10), *range(30, 40)], [*range(50)]]


# --- what they come to -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 7, 400])
def test_the_figures_are_those_of_a_slow_count(count: int) -> None:
    """Counted again, game by game."""
    games = some_games(count)
    of = statistics_of(games, date(2026, 11, 25))
    own = [game for game in games if game.seat >= 0]
    won = [game for game in own if game.seat in game.winners]
    marks = "".join("w" if game in won else "x" for game in own)

    assert (of.games, of.tally.count, of.tally.won) == (count, len(own), len(won))
    assert of.tally.drawn == sum(not game.winners for game in own)
    assert of.best_run == max(map(len, marks.split("x")))
    assert of.run == len(marks) - len(marks.rstrip("w"))
    assert of.seconds == sum(game.seconds for game in games)
    assert of.hints == sum(game.hints for game in own)
    against = Counter(
        (name, game.kinds[seat] == "bot")
        for game in own
        for seat, name in enumerate(game.names)
        if seat != game.seat and (not game.winners or {seat, game.seat} & {*game.winners})
    )
    assert {(each.name, each.is_computer): each.tally.count for each in of.opponents if each.tally.count} == against
    assert sum(period.tally.count for period in of.periods) <= len(own)
    assert len(of.periods) <= 12
    if of.unit == "day":
        assert sum(period.tally.count for period in of.periods) == len(own)


def test_every_trophy_can_be_earned_and_none_is_lost() -> None:
    """Each is earned on a day, and no later game takes it away."""
    games = some_games(400)
    won = [
        evolve(
            game,
            ended="2027-01-01T20:00",
            id=f"W{at}",
            seat=0,
            kinds=("me", "friend"),
            names=("Asha", "Théo"),
            winners=(0,),
            left=(0, 4),
        )
        for at, game in enumerate(games[:260])
    ]
    wide = evolve(GAME, id="wide", names=tuple("abcde"), kinds=("me", *("friend",) * 4), left=(0, 1, 11, 11, 11))
    sweep = evolve(GAME, id="sweep", left=(0, 11), best=15, chain=12, behind=6)
    spite = evolve(GAME, id="spite", game="spite")
    days = {date(2026, 11, 1) + timedelta(at): 1 for at in range(7)}

    earned = {trophy.name for trophy in trophies_of([*won, wide, sweep, spite], days) if trophy.day}

    assert earned == set(TROPHIES)
    assert not any(trophy.day for trophy in trophies_of([], {}))
    days = {date(2026, 11, day): 1 for day in (20, 21, 22)}
    for today, run in ((22, 3), (23, 3), (24, 0)):
        near = {each.name: (each.count, each.goal) for each in trophies_of(won[:4], days, date(2026, 11, today))}
        assert (near["wins-10"], near["daily-7"], near["sweep"][1]) == ((4, 10), (run, 7), 1)
    first = trophies_of(games, {})
    assert {each.name: each.day for each in trophies_of([*games, *won], {}) if each.day}.items() >= {
        each.name: each.day for each in first if each.day
    }.items()


def test_a_friend_is_forgotten_by_any_way_to_write_the_name() -> None:
    """All games with them go; the computer of that name stays."""
    other = evolve(GAME, id="other", names=("Asha", "Zoë"))
    computer = evolve(GAME, id="bot", kinds=("me", "bot"))

    assert without([GAME, other, computer], "THÉO") == [other, computer]


def test_programs_read_them_as_tables() -> None:
    """CSV with a line for each, in which no cell is a formula; JSON with the figures."""
    game = evolve(GAME, names=("Asha", "=1+1"))
    found = history_in(text_of([game]))

    rows = list(csv.DictReader(io.StringIO(as_csv(found))))
    body = json.loads(as_json(found, {}, date(2026, 11, 25)))

    assert [(row["result"], row["opponents"], row["seconds"]) for row in rows] == [("won", "'=1+1", "640")]
    assert (body["won"], body["opponents"][0]["name"], body["trophies"]["first-win"]) == (1, "=1+1", "2026-11-25")


def test_what_a_page_has_heard_as_a_guest_is_brought_in() -> None:
    """Of two tables whose frames are mixed, the one that is over; what makes no sense is passed over."""
    seated = Seated(0, "malice", "mdw payoff=5", (Sitter("Asha", present=True), Sitter("Théo", present=True)))
    state = begin(MALICE, 2, "mdw payoff=5", bytes([5] * 32))
    frames: list[FromTable] = [seated, Show(1, state.view(0), state.events)]
    number = 1
    while not state.result:
        state, number = state.after(state.turn[0], greedy.choose(state.view(state.turn[0]))), number + 1
        frames.append(Show(number, state.view(0), state.events))
    lines = [
        f"{mark} {1764000000000 + at * 1000} {encode(frame)}\n" for at, frame in enumerate(frames) for mark in (7, 8)
    ]
    nonsense = ["", "7", "7 x {}", "7 9999999999999999 {}", f"x 1 {encode(seated)}", "7 1764000000000 {}", "9" * 99]

    ((game, seen),) = heard_games("".join(lines[:-1]) + "\n".join(nonsense), GAMES)

    assert (game.id, game.names, game.seconds) == (f"guest-7-{number}", ("Asha", "Théo"), number - 1)
    assert game.winners == state.result.winners
    assert [*seen.shows] == frames[1:]


# --- the file --------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("own_folder")
def test_a_line_that_was_cut_off_is_followed_by_the_next_game() -> None:
    """It is counted, and stays where it is, even when somebody is forgotten."""
    history.keep_played([GAME])
    path = history.history_file()
    path.write_text(path.read_text() + '{"id": "half')
    other = evolve(GAME, id="other", names=("Asha", "Zoë"), ended="2026-11-26T20:15")

    history.keep_played([other])
    history.forget_friend("Théo")

    assert history.load_history() == history_in(text_of([other]) + "no game\n")
    assert '{"id": "half' in path.read_text()


@pytest.mark.usefixtures("own_folder")
def test_an_import_leaves_the_history_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would make the file larger than is read is refused, and nothing is lost."""
    monkeypatch.setattr(history, "MAX_FILE", 3 * len(text_of([GAME]).encode()))
    games = [evolve(GAME, id=f"T-{number}") for number in range(4)]
    history.keep_played(games[:2])

    with pytest.raises(StoreError, match="file_too_large"):
        history.keep_played(games[2:])
    assert history.load_history().games == tuple(in_order(games[:2]))


@pytest.mark.usefixtures("own_folder")
def test_a_table_displaces_its_own_replays_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after another game was set up there."""
    monkeypatch.setattr(seen_games, "MOST", 3)
    for name in ("friend-1", "flood-1", "flood-2", "flood.1-3", "flood.1-4"):
        seen_games.keep_seen(name, name)

    assert sorted(seen_games.names_of_seen()) == ["flood.1-3", "flood.1-4", "friend-1"]


@pytest.mark.usefixtures("own_folder")
def test_who_is_forgotten_leaves_nothing_behind() -> None:
    """Neither at one's own table nor at the friend's; the games with others stay."""
    saves = SavesFolder()
    other = evolve(GAME, id="guest-2-30", names=("Asha", "Zoë"))
    friends = evolve(GAME, id="guest-1-30")
    deal = SavedDeal("2026-11-20T20:15:00", "mdw", "00" * 32, ("a" * 32, "b" * 32), ("me", "friend"), "malice")
    filed, over = GameLog.create(deal), GameLog.create(deal)
    over.append(move_entry(2, 0, "4d>c0", is_last=True))
    for log in (filed, over):
        log.close()
    saves.file_away(filed.id)
    saves.keep_played([*(evolve(GAME, id=f"{log.id}-30") for log in (filed, over)), friends, other])
    for game in (friends, other):
        saves.keep_seen(game.id, f"{game.id}\n" * 1000)

    saves.forget_friend("Théo")

    assert (saves.games(), saves.old_games(), saves.seen_games()) == ([], [], [other.id])
    assert saves.read_seen(other.id) == f"{other.id}\n" * 1000
    assert saves.history().games == (other,)


@pytest.mark.usefixtures("own_folder")
@pytest.mark.parametrize(
    "content",
    [b"", b"nonsense", *(gzip.compress(text, mtime=0)[:40] for text in (b"\xff", b"{}", b"x" * 99))],
    ids=["nothing", "nonsense", "no text", "no game", "cut off"],
)
def test_what_was_seen_and_is_damaged_is_told(content: bytes, own_folder: Path) -> None:
    """In a sentence; nothing else is read, whatever the name."""
    saves = SavesFolder()
    saves.keep_seen("guest-1-30", "text")
    (own_folder / "old-games/guest-1-30.seen.gz").write_bytes(content)

    with pytest.raises(SavedGameError) as told:
        find_game(evolve(HERE, saves=saves), "guest-1-30")
    assert "guest-1-30" in WORDS.error(told.value)
    with pytest.raises(SavedGameError):
        find_game(evolve(HERE, saves=saves), "../../etc/passwd")


@pytest.mark.usefixtures("own_folder")
def test_what_was_seen_comes_back() -> None:
    """All positions, as they were shown."""
    game, seen = game_seen()
    saves = SavesFolder()
    saves.keep_seen(game.id, text_of_seen(seen))

    assert find_game(evolve(HERE, saves=saves), game.id) == seen


@pytest.mark.usefixtures("own_folder")
def test_a_file_that_cannot_be_written_is_told() -> None:
    """In a sentence."""
    history.history_file().mkdir()

    with pytest.raises(StoreError) as told:
        history.keep_played([GAME])
    assert "history.jsonl" in WORDS.error(told.value)


@pytest.mark.usefixtures("own_folder")
def test_games_from_before_there_was_a_history_are_brought_in(own_folder: Path) -> None:
    """From the logs of an older version, once; a damaged one is told of and left alone."""
    moves, _, game = played(3)
    deal = SavedDeal(
        "2026-11-20T20:15:00", "mdw payoff=5", bytes([3] * 32).hex(), ("a" * 32, "b" * 32), ("me", "friend"), "malice"
    )
    log = GameLog.create(deal)
    log.append(name_entry(0, "Asha"), name_entry(1, "Théo"))
    for at, (seat, move) in enumerate((int(move[0]), move[2:]) for move in moves):
        log.append(move_entry(at + 2, seat, move, is_last=at == len(moves) - 1))
    log.close()
    saves = SavesFolder()
    saves.file_away(log.id)
    (own_folder / "old-games/20200101T000000-1.game").write_text("nonsense\n")
    unplayable = GameLog.create(evolve(deal, seed="not a seed"))
    unplayable.close()
    saves.file_away(unplayable.id)

    histories = [all_played(saves, GAMES) for _ in range(2)]

    (found,) = histories[0].games
    assert evolve(found, id=game.id, ended=game.ended, seconds=game.seconds) == game
    assert [(each.games, each.unreadable) for each in histories] == [(saves.history().games, 2)] * 2
    assert not saves.games()
    assert games_of(saves.read_old_game(log.id), {}) == []
