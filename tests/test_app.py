"""Starting: how a command talks, for whom, by which servers, and what becomes of its errors."""

import asyncio
import io
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from p2p_malice.app import (
    InterfaceKind,
    NetworkOptions,
    _done,
    _instead_of_name,
    clean_name,
    interface_kind,
    link_settings,
    load,
    run,
)
from p2p_malice.errors import LinkError, SettingsError
from p2p_malice.language import speak, words
from p2p_malice.link.settings import DEFAULT_STUN
from p2p_malice.store import settings
from p2p_malice.store.settings import Settings
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.forms import Question
from p2p_malice.words.catalogue import ENGLISH, PSEUDO, PSEUDO_RTL
from p2p_malice.words.sentence import say
from tests.interfaces import FakeInterface
from tests.links import INVITATION


class Terminal(io.StringIO):
    """Something that says it is a terminal."""

    def isatty(self) -> bool:
        """It is."""
        return True


@pytest.mark.parametrize(
    ("term", "stdout", "kind"),
    [
        ("xterm", Terminal(), InterfaceKind.SCREEN),
        ("xterm", io.StringIO(), InterfaceKind.PLAIN),
        ("dumb", Terminal(), InterfaceKind.PLAIN),
        ("", Terminal(), InterfaceKind.PLAIN),
    ],
)
def test_whole_screens_are_shown_where_they_can_be(
    term: str, stdout: io.StringIO, kind: InterfaceKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pipe, at which nobody looks, and a dumb terminal get lines."""
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", stdout)

    assert interface_kind() is kind
    assert interface_kind(plain=True) is InterfaceKind.PLAIN
    assert interface_kind(as_json=True) is InterfaceKind.JSON


@pytest.mark.parametrize("as_json", [True, False])
def test_a_closed_input_is_told(as_json: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no playing without one, by a person or by a program."""
    monkeypatch.setattr(sys, "stdin", None)

    with pytest.raises(SettingsError, match="no_input"):
        interface_kind(as_json=as_json)


def test_the_command_line_goes_before_the_settings() -> None:
    """And what is built in comes last."""
    settings = Settings(stun=("a.example:1",), turn="turn:u:p@h.example:2", port=4000)

    assert link_settings(Settings()).stun == DEFAULT_STUN
    assert link_settings(settings).stun == ("a.example:1",)
    assert link_settings(settings, NetworkOptions(stun=("b.example:3",))).stun == ("b.example:3",)
    assert link_settings(settings, NetworkOptions(port=5000)).port == 5000
    assert link_settings(settings).port == 4000


def test_no_server_is_asked_where_none_is_wanted() -> None:
    """As an option and as a setting."""
    assert link_settings(Settings(), NetworkOptions(stun=("none",))).stun == ()
    assert link_settings(Settings(stun=("none",))).stun == ()


def test_a_name_has_to_be_seen() -> None:
    """What cannot be shown is left out of it."""
    assert clean_name(" As\u202eha ") == "Asha"
    with pytest.raises(SettingsError) as raised:
        clean_name("\u200b \n")
    assert raised.value.code == "no_name"


@pytest.mark.parametrize(
    ("name", "value", "language"),
    [
        ("LANGUAGE", f"xx:{PSEUDO}:en", PSEUDO),
        ("LC_ALL", "en_GB.UTF-8@euro", ENGLISH),
        ("LANG", "C.UTF-8", ENGLISH),
        ("LANG", "tlh", ENGLISH),
    ],
)
def test_the_program_speaks_as_the_environment_does(
    name: str, value: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first language that there are words in; but the one asked for comes before."""
    monkeypatch.setattr("p2p_malice.language._wanted", [])
    for each in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(each, value if each == name else "")

    assert words().language == language
    speak(PSEUDO_RTL)
    assert words().language == PSEUDO_RTL
    assert "tlh" in speak("tlh")


async def test_an_error_is_told_and_gives_the_status() -> None:
    """Whoever looks only at the status learns what sort of thing went wrong."""
    ui = FakeInterface()

    async def failing(_face: object, _name: str) -> int:
        raise LinkError("no_seat")

    assert await _done(failing, ui, "Ann") == LinkError.exit_status
    assert ui.complaints.get_nowait().code == "no_seat"


def test_a_home_that_cannot_be_written_does_not_end_the_full_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the name can't be saved is said there, and the command goes on."""
    (tmp_path / "file").touch()
    monkeypatch.setattr(settings, "settings_file", lambda: tmp_path / "file" / "config.toml")
    ui = FakeInterface()
    monkeypatch.setattr("p2p_malice.terminal.run.run", lambda command, *_: asyncio.run(command(ui)))

    async def play(_face: object, name: str) -> int:
        return len(name)

    assert run(play, Settings(), InterfaceKind.SCREEN, "Ann") == 3
    assert ui.complaints.get_nowait().code == "file_unwritable"


def test_a_pasted_invitation_is_not_taken_for_a_name(own_folder: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """It's kept, and the name is asked for once more."""
    lines = ["Fancy a game of Spite & Malice?", "", INVITATION]
    said: list[str] = []
    taken: list[str] = []
    is_asked_again = asyncio.Event()

    async def read() -> str:
        if not lines:
            await is_asked_again.wait()
            return "Bob"
        return lines.pop(0)

    def write(text: str) -> None:
        said.append(text)
        if "who you are" in text:
            is_asked_again.set()

    async def join(_face: object, name: str) -> int:
        return len(name)

    monkeypatch.setattr("p2p_malice.app._lines", lambda: (read, write))
    monkeypatch.setattr("p2p_malice.plain.console.PASTE_SECONDS", 0.05)

    assert run(join, Settings(), InterfaceKind.PLAIN, take=taken.append) == 3
    assert [INVITATION in text for text in taken] == [True]


def test_a_command_without_use_for_a_name_asks_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever only looked at what was played was called Player from then on."""
    monkeypatch.setattr("p2p_malice.store.settings.keep_name", Mock(side_effect=AssertionError))
    monkeypatch.setattr("p2p_malice.app._lines", lambda: (Mock(side_effect=AssertionError), lambda _text: None))

    async def command(_ui: UserInterface, _name: str) -> int:
        return 5

    assert run(command, Settings(), InterfaceKind.PLAIN, needs_name=False) == 5


@pytest.mark.usefixtures("own_folder")
def test_an_empty_input_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As from /dev/null: nobody could answer what was asked."""
    said: list[str] = []

    async def read() -> None:
        return None

    async def command(ui: UserInterface, _name: str) -> int:
        await ui.choose(Question(say("game"), {"quit": say("you-back")}))
        return 0

    monkeypatch.setattr("p2p_malice.app._lines", lambda: (read, said.append))
    monkeypatch.setattr("sys.stdin", io.StringIO())

    assert run(command, Settings(), InterfaceKind.PLAIN, "Asha") == SettingsError.exit_status
    assert "Nothing can be typed" in "".join(said)


def test_a_name_that_is_too_long_is_none() -> None:
    """Nobody would know it again once it's cut."""
    assert "at most 24" in _instead_of_name("Bob" * 20, None)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ('game_url = "example"', 1, "“example” isn't the address of a page"),
        ('name = "Asha"\nstun = ["a b"]', 2, "setting stun"),
        ('name = "Asha"\nturn = "example.org"', 2, "setting turn"),
        ("port = 70000", 1, "70000"),
        ('variant = "offical"', 1, "offical"),
        ('[rules.sunday]\nvariant="offical"', 1, "offical"),
        ('name = "Asha"\n\n[rules.monday]\n[rules."sunday"]\nhand = 99', 4, "hand"),
        ('# name =\ntheme = "red"', 2, "dark, light, contrast"),
    ],
)
def test_a_mistake_in_the_settings_is_told_at_the_start(
    text: str, line: int, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of the file is checked, and the line is named. Friends used to get links to nowhere."""
    file = tmp_path / "config.toml"
    file.write_text(text)
    monkeypatch.setattr(settings, "settings_file", lambda: file)

    with pytest.raises(SettingsError) as error:
        load()
    told = words().error(error.value)
    assert says in told
    assert f"{file}:{line}" in told


def test_rules_of_another_game_are_no_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each set of rules is for the game whose variant it changes, and the usual variant may be of any."""
    file = tmp_path / "config.toml"
    file.write_text('variant = "ours"\n[rules.ours]\nvariant = "spite"\n[rules.sunday]\nhand = 6')
    monkeypatch.setattr(settings, "settings_file", lambda: file)

    assert set(load().rules) == {"ours", "sunday"}
