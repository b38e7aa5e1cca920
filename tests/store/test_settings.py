"""The settings file."""

import contextlib
import re
import sys
import threading
from pathlib import Path

import hypothesis
import pytest
from attrs import evolve
from hypothesis import HealthCheck, example, given

from p2p_malice.errors import SettingsError, StoreError
from p2p_malice.store import settings
from p2p_malice.store.files import read_text
from p2p_malice.store.settings import Settings, keep_name, load
from p2p_malice.words.catalogue import load as words
from tests.hostile import damaged


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A settings file of the test's own, not there yet."""
    path = tmp_path / "config" / "config.toml"
    monkeypatch.setattr(settings, "settings_file", lambda: path)
    return path


def write(path: Path, text: str | bytes) -> None:
    """Put that into the file."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)


def test_without_a_file_everything_has_its_default() -> None:
    """Nobody has to write settings."""
    assert load() == Settings()


def test_keeping_a_name_leaves_the_rest_as_it_was(file: Path) -> None:
    """Comments and other settings stay."""
    write(file, '# my servers\nstun = ["a:1", "b:2"]\nname = "Old"\n')

    keep_name("Zoë")

    assert file.read_text() == '# my servers\nstun = ["a:1", "b:2"]\nname = "Zoë"\n'
    assert (load().name, load().stun) == ("Zoë", ("a:1", "b:2"))


def test_what_another_program_changes_meanwhile_stays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between reading and writing here, the other one has to wait."""
    other = threading.Thread(target=settings.keep, args=({"port": 5000},))
    real, first = read_text, [other]

    def read_slowly(path: Path) -> str | None:
        text = real(path)
        if first:
            first.pop().start()
            other.join(0.2)
        return text

    monkeypatch.setattr(settings, "read_text", read_slowly)
    keep_name("Zoë")
    other.join()

    assert (load().name, load().port) == ("Zoë", 5000)


def test_a_byte_order_mark_is_passed_over(file: Path) -> None:
    """Notepad begins its files with one. It used to be no valid setting."""
    write(file, "\ufeffport = 5000\r\n")
    keep_name("Zoë")

    assert (load().port, load().name) == (5000, "Zoë")


@pytest.mark.skipif(sys.platform == "win32", reason="On Windows only administrators make links.")
def test_a_link_to_the_settings_stays_a_link(file: Path, tmp_path: Path) -> None:
    """Whoever keeps their settings elsewhere finds the change there."""
    kept = tmp_path / "dotfiles" / "malice.toml"
    for path in (kept, file):
        path.parent.mkdir()
    kept.write_text("port = 5000\n")
    file.symlink_to(kept)

    keep_name("Zoë")

    assert file.is_symlink()
    assert kept.read_text() == 'port = 5000\nname = "Zoë"\n'


def test_one_server_needs_no_brackets(file: Path) -> None:
    """A single STUN server may be given as a text."""
    write(file, 'stun = "a:1"')

    assert load().stun == ("a:1",)


@pytest.mark.parametrize("url", ["https://example.org", "https://example.org:8443/~ann/malice/"])
def test_the_place_of_the_program_may_be_named(file: Path, url: str) -> None:
    """An https address, as people write it."""
    write(file, f'project_url = "{url}"')

    assert load().project_url == url


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('colour = "red"', "isn't a setting: colour"),
        ("name = 7", "setting name in .* has to be text in quotes"),
        ("stun = [1]", "has to be text in quotes"),
        ("[rules.ours]\ncards = []", "setting rules.ours.cards in .* has to be a number"),
        ('pause = "long"', "has to be a number without quotes"),
        ('name = "' + "x" * 100 + '"', "characters that can't be shown"),
        ('name = "a\\u001b[31m"', "characters that can't be shown"),
        ("name = ", "can't be read"),
        ('name = "Asha"\nname = "Ben"', "config.toml:2 is there twice"),
        *(
            (f'project_url = "{url}"', "project_url in .* has to be an address such as https://")
            for url in (
                "",
                "http://example.org",
                "https://",
                "example.org",
                "javascript:alert(1)",
                "https://ann:pw@example.org",
                "https://example.org/a b",
                "https://example.org/\\u202e",
                "https://еxample.org",
                "https://example.org/" + "x" * 120,
            )
        ),
    ],
)
def test_what_cannot_be_used_is_named(file: Path, text: str, reason: str) -> None:
    """A mistake in the file is a sentence that names the file and the mistake."""
    write(file, text)

    with pytest.raises(SettingsError) as error:
        load()
    told = words().error(error.value)
    assert re.search(reason, told)
    assert str(file) in told


def test_a_file_that_is_no_text_is_named(file: Path) -> None:
    """Bytes that aren't text are reported as such."""
    write(file, b"\xff\xfe\x00")

    with pytest.raises(SettingsError, match="file_no_text"):
        load()


def test_a_damaged_file_is_not_overwritten(file: Path) -> None:
    """Keeping a name does not lose a file with a mistake in it."""
    write(file, "stun = [")

    with pytest.raises(SettingsError):
        keep_name("Asha")
    assert file.read_text() == "stun = ["


WHOLE = (
    b"# mine\nname = 'Ann'\nstun = ['stun.example.org:3478']\nport = 4711\nopen_port = true\npause = 1.5\n",
    b'variant = "mdw"\n[rules.long]\nvariant = "mdw"\npayoff = 31\nkings_wild = true\n',
    b'rules.short = {variant = "pz", payoff = 5}\nname = """\nAnn"""\r\n[rules."a b"]\r\njokers = 0x2\r\n',
)


@given(damaged(WHOLE))
@example(b"port = " + b"9" * 5000)
@hypothesis.settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_file_is_settings_or_told(file: Path, content: bytes) -> None:
    """Another setting can be kept beside those that were read."""
    write(file, content)
    with contextlib.suppress(SettingsError, StoreError):
        before = load()
        assert settings.keep({"pause": 2.5}) == evolve(before, pause=2.5)
