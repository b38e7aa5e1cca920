"""Finished games as files and tables, and the one that is to be shown once more."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from attrs import evolve
from click.testing import CliRunner

from p2p_malice.cli import cli
from p2p_malice.commands.stats import bring_in_file, game_to_replay, write_games
from p2p_malice.errors import SavedGameError, SettingsError, StoreError
from p2p_malice.history.days import DAILY, PUZZLE, PlayedDay
from p2p_malice.history.json_lines import text_of
from p2p_malice.history.seen_game import text_of_seen
from p2p_malice.protocol.messages import Opened
from tests.friends_table import FriendsTable
from tests.helpers import WORDS
from tests.history.test_history import GAME, game_seen
from tests.interfaces import HERE

pytestmark = pytest.mark.usefixtures("own_folder")


def test_games_come_from_a_file_and_go_into_one(tmp_path: Path) -> None:
    """What is told stays apart from a table or an object."""
    (tmp_path / "theirs").write_text(text_of([GAME]) + "nonsense\n", encoding="utf-8")
    told: list[str] = []

    assert bring_in_file(HERE, WORDS, str(tmp_path / "theirs")).startswith("One game was added. One line")
    ours = str(tmp_path / "ours")
    written = write_games(HERE, WORDS, "json", ours, told.append)

    assert json.loads(written)["won"] == 1
    assert (Path(ours).read_text(encoding="utf-8"), told) == (text_of([GAME]), [f"Saved 1 game in {ours}."])
    assert write_games(HERE, WORDS, "csv", None, told.append).count("\r\n") == 2
    with pytest.raises(StoreError):
        bring_in_file(HERE, WORDS, str(tmp_path / "nobody's"))


def test_days_go_to_another_device(own_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The streak goes on there: what it has of a day stays, and days to come or that can't be are left out."""
    today = date.today()
    days = {today - timedelta(ago): 7 - ago for ago in range(3)}
    for day, count in days.items():
        HERE.saves.keep_day(day, count)
        HERE.saves.keep_day(day, count, PUZZLE)
    export = tmp_path / "export"
    write_games(HERE, WORDS, "", str(export), print)
    future, never = PlayedDay(DAILY, today + timedelta(9), 7), {"once": PUZZLE, "day": "1999-01-01", "count": 1}
    with export.open("a", encoding="utf-8") as file:
        file.write(f"{text_of([future])}{json.dumps(never)}\n")
    monkeypatch.setattr("p2p_malice.store.daily.data_folder", lambda: own_folder / "another")
    HERE.saves.keep_day(today, -3)

    told = bring_in_file(HERE, WORDS, str(export))

    assert told == "No game was added. One line of the file couldn't be read. 5 daily results were added."
    assert (HERE.saves.days(), HERE.saves.days(PUZZLE)) == ({**days, today: -3}, days)
    assert bring_in_file(HERE, WORDS, str(export)).endswith("couldn't be read.")


def test_without_a_name_the_last_game_is_shown_again() -> None:
    """The last one of which enough is kept."""
    game, seen = game_seen()
    with pytest.raises(SavedGameError):
        game_to_replay(HERE, None)

    HERE.saves.keep_played([game, evolve(GAME, ended="2026-11-26T20:15")])
    HERE.saves.keep_seen(game.id, text_of_seen(seen))

    assert game_to_replay(HERE, None) == game_to_replay(HERE, game.id) == seen
    with pytest.raises(SavedGameError):
        game_to_replay(HERE, GAME.id)


def test_a_file_that_is_no_replay_is_called_what_it_is(tmp_path: Path) -> None:
    """An export was called damaged, and a file that isn't there an unknown game."""
    export = tmp_path / "games.jsonl"
    export.write_text(text_of([GAME]), encoding="utf-8")
    (tmp_path / "nonsense").write_text("nonsense", encoding="utf-8")

    for path, code in ((export, "replay_of_results"), (tmp_path / "none.game", "no_such_file")):
        with pytest.raises(SettingsError, match=code):
            game_to_replay(HERE, str(path))
    with pytest.raises(SettingsError, match="no_games_in_file"):
        bring_in_file(HERE, WORDS, str(tmp_path / "nonsense"))


def test_an_export_makes_no_folders(tmp_path: Path) -> None:
    """A path that was mistyped is told."""
    with pytest.raises(SettingsError, match="no_such_file"):
        write_games(HERE, WORDS, "", str(tmp_path / "none" / "games"), print)

    assert not (tmp_path / "none").exists()


def test_whether_a_game_was_dealt_fairly_is_told_of_it_and_of_a_friends_file(own_folder: Path) -> None:
    """The last one, if none is named; the exit status says so as well."""
    there = FriendsTable(("Ann", "Bob"), "official payoff=1")
    there.play()
    seen = there.friends[0].seen
    HERE.saves.keep_seen("T-1", text_of_seen(seen))
    changed = evolve(seen, deal=tuple(each for each in seen.deal if not isinstance(each, Opened)))
    (own_folder / "friend.seen").write_text(text_of_seen(changed), encoding="utf-8")

    fair = CliRunner().invoke(cli, ["verify"], standalone_mode=False)
    other = CliRunner().invoke(cli, ["verify", f"{own_folder}/friend.seen"], standalone_mode=False)

    told = "Fair deal: nobody chose the cards, and every one that you saw was right. "
    told += "Your device helped to shuffle them.\n"
    assert (fair.output, fair.return_value) == (told, 0)
    told = "This deal can't be checked: your host hasn't opened it.\n"
    assert (other.output, other.return_value) == (told, 1)
