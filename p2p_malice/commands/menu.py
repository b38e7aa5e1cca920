"""The menu: everything you can start, the same in every face."""

from collections.abc import Awaitable, Callable, Mapping

from attrs import define, field

from p2p_malice.commands.settings import change_settings
from p2p_malice.errors import MaliceError
from p2p_malice.face import Face, Question, Sheet
from p2p_malice.games.registry import DEFAULT
from p2p_malice.link.settings import LinkSettings
from p2p_malice.play.lobby import Invitation
from p2p_malice.play.means import Means
from p2p_malice.play.resuming import resumable
from p2p_malice.play.setup import read_setup, setup_form
from p2p_malice.store.settings import Settings, keep
from p2p_malice.words.catalogue import Words
from p2p_malice.words.saying import say

MENU = ("host", "join", "play", "watch", "resume", "learn", "rules", "doctor", "browser", "settings", "quit")


@define
class Menu:
    """The menu of a person with these settings.

    `means_of` and `link_of` turn settings into the means of playing: settings may change. `open_browser` shows the
    table in a browser until the person has had enough; None where a browser shows it already.
    """

    face: Face
    words: Words
    settings: Settings
    name: str
    means_of: Callable[[Settings], Means]
    link_of: Callable[[Settings], LinkSettings]
    open_browser: Callable[[Settings, str], Awaitable[None]] | None = None
    _filled: dict[str, Mapping[str, str]] = field(factory=dict, init=False)
    """What was last filled in, by form: the next time, the form starts with it."""

    async def show(self) -> int:
        """Show the menu and do what is chosen, until that is to quit; return the exit status."""
        while True:
            chosen = await self.face.choose(self._question())
            if chosen in (None, "quit"):
                return 0
            try:
                await self._do(chosen or "")
            except MaliceError as error:
                await self.face.complain(error)

    def _question(self) -> Question:
        left_out = set() if self.open_browser else {"browser"}
        if not resumable(self.means_of(self.settings).saves):
            left_out.add("resume")
        choices = {word: say(f"menu-{word}") for word in MENU if word not in left_out}
        return Question(say("menu-hello", name=self.name), choices, is_menu=True)

    async def _do(self, chosen: str) -> None:
        match chosen:
            case "host" | "play" | "watch":
                await self._set_up(chosen)
            case "join":
                from p2p_malice.play.joining import join

                await join(self.face, self.means_of(self.settings), self.name)
            case "resume":
                from p2p_malice.play.resuming import resume

                await resume(self.face, self.means_of(self.settings), None, always_asks=True)
            case "learn":
                from p2p_malice.commands.learn import learn

                await learn(self.face, self.name)
            case "rules":
                await self._read_rules()
            case "doctor":
                from p2p_malice.commands.doctor import show_report

                await show_report(self.face, self.words, self.link_of(self.settings))
            case "browser" if self.open_browser:
                await self.open_browser(self.settings, self.name)
                self._take_on(self.settings)
            case "settings":
                self._take_on(await change_settings(self.face, self.settings, self.name, self.link_of))

    def _take_on(self, settings: Settings) -> None:
        self.settings = settings
        self.name = settings.name or self.name

    async def _set_up(self, kind: str) -> None:
        from p2p_malice.commands.host import host

        sets = self.settings.rules
        form = setup_form(kind, name=self.name, variant=self.settings.variant, sets=sets)
        values = await self.face.fill(form.filled(self._filled.get(form.name, {})))
        if values is None:
            return
        self._filled[form.name] = {field: value for field, value in values.items() if field != "name"}
        setup = read_setup(values, sets)
        if "name" in values and setup.name != self.name:
            self._take_on(keep({"name": setup.name}))
        await host(self.face, self.means_of(self.settings), Invitation(setup.rules, setup.name), setup.places)

    async def _read_rules(self) -> None:
        book = DEFAULT.book
        names = {name: say("form-variant-line", name=name, what=say(f"variant-{name}")) for name in book.variants}
        names["house"] = say("menu-house-rules")
        chosen = await self.face.choose(Question(say("ask-which-rules"), names | {"quit": say("ask-game-quit")}))
        if chosen and chosen != "quit":
            text = book.lists(self.words)[1] if chosen == "house" else book.sheet(chosen, self.words)
            await self.face.read(Sheet(say("menu-rules"), text))
