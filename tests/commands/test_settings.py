"""The settings form: what it shows, what it accepts, and what it saves."""

from collections.abc import Mapping

import pytest

from p2p_malice.app import link_settings
from p2p_malice.commands.settings import change_settings
from p2p_malice.errors import SettingsError
from p2p_malice.store.settings import Settings, load
from p2p_malice.ui.forms import Form
from p2p_malice.words.sentence import say
from tests.helpers import WORDS
from tests.interfaces import FakeInterface

pytestmark = pytest.mark.usefixtures("own_folder")

WIRE = {"stun": "", "turn": "", "game_url": "", "courier": ""}
LOOK = {"theme": "light", "cards": "ascii", "pause": "2", "autoplay": "no", "explain": "no"}


class Screen(FakeInterface):
    """A user interface with settings of its own, which remembers what it took on."""

    own_settings = ("theme", "cards", "pause", "autoplay", "explain")

    def __init__(self) -> None:
        super().__init__()
        self.taken_on: Mapping[str, str] = {}

    def take_on(self, values: Mapping[str, str]) -> None:
        """Remember them."""
        self.taken_on = values


async def changed(ui: FakeInterface, values: Mapping[str, str] | None, now: Settings | None = None) -> Settings:
    """The settings after the form was filled in so."""
    ui.filled.put_nowait(values)
    return await change_settings(ui, now or Settings(), "Ann", link_settings)


async def form_of(ui: FakeInterface) -> Form:
    """The form that the user interface is given."""
    await changed(ui, None)
    return ui.forms.get_nowait()


async def test_leaving_changes_nothing() -> None:
    """And nothing is kept."""
    now = Settings(name="Ann")

    assert await changed(FakeInterface(), None, now) is now
    assert load() == Settings()


async def test_what_is_filled_in_is_kept() -> None:
    """The next start finds it."""
    kept = await changed(FakeInterface(), WIRE | {"name": "Cho", "stun": "a.example:3478 b.example:3478"})

    assert kept == load()
    assert (kept.name, kept.stun) == ("Cho", ("a.example:3478", "b.example:3478"))


async def test_what_is_emptied_is_as_built_in() -> None:
    """Nothing is left of a server that was set."""
    now = Settings(stun=("a.example:3478",), turn="turn:u:p@h:1", game_url="https://example.org/p")

    kept = await changed(FakeInterface(), WIRE | {"name": "Ann"}, now)

    assert (kept.stun, kept.turn, kept.game_url) == (None, None, None)


async def test_a_user_interface_is_asked_only_for_what_concerns_it() -> None:
    """Lines have no colours."""
    for ui, look in ((FakeInterface(), ()), (Screen(), LOOK)):
        form = await form_of(ui)
        assert [field.name for field in form.fields] == ["name", "language", *look]
        assert [field.name for field in form.more] == list(WIRE)


async def test_a_user_interface_looks_at_once_as_was_chosen() -> None:
    """And after the next start, too."""
    ui = Screen()

    kept = await changed(ui, WIRE | LOOK | {"name": "Ann"})

    assert ui.taken_on["theme"] == "light"
    assert (kept.theme, kept.cards, kept.pause, kept.autoplay, kept.explain) == ("light", "ascii", 2.0, False, False)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"stun": "stun.example:many"}, "no_stun_server"),
        ({"turn": "turn:h"}, "turn_without_user"),
        ({"pause": "soon"}, "pause_wrong"),
        ({"pause": "-1"}, "pause_wrong"),
        ({"pause": "nan"}, "pause_wrong"),
    ],
)
async def test_what_cannot_be_used_will_not_do(wrong: dict[str, str], code: str) -> None:
    """The verdict says what is wrong while one still types."""
    verdict = (await form_of(Screen())).check(WIRE | LOOK | {"name": "Ann"} | wrong)

    assert not verdict.is_good
    assert isinstance(verdict.says, SettingsError)
    assert verdict.says.code == code
    assert WORDS.error(verdict.says) != str(verdict.says)


async def test_what_can_be_used_will_do() -> None:
    """Nothing has to be filled in."""
    assert (await form_of(Screen())).check(WIRE | LOOK | {"name": "Ann"}).is_good


async def test_another_language_is_kept_and_said_to_come() -> None:
    """It is spoken from the next start on; the device's own isn't written down."""
    verdict = (await form_of(Screen())).check(WIRE | LOOK | {"name": "Ann", "language": "de"})

    assert verdict.says == say("form-language-next")
    assert (await changed(Screen(), WIRE | LOOK | {"name": "Ann", "language": "de"})).language == "de"
    assert (await changed(Screen(), WIRE | LOOK | {"name": "Ann", "language": "device"})).language is None
