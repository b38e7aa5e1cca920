"""Everything at a full screen: the menu, and each command with the comfort of screens."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping

from attrs import define, evolve

from p2p_malice import __version__
from p2p_malice.errors import MaliceError
from p2p_malice.face import QuitWanted
from p2p_malice.games.malice.bots.registry import chooser
from p2p_malice.games.malice.lesson import LESSON, Step
from p2p_malice.games.malice.options import VARIANTS, check_seats, parse_options
from p2p_malice.games.malice.rules import State
from p2p_malice.link.settings import LinkSettings, parse_turn
from p2p_malice.plain.rules import house_rules_text, rules_text, variant_words
from p2p_malice.plain.words import Voice, move_words
from p2p_malice.play.chosen import chosen_rules
from p2p_malice.play.local import new_state, new_tokens, sit_down
from p2p_malice.play.places import BOT, FRIEND, HOW, ME, read_places
from p2p_malice.protocol.cleaning import clean
from p2p_malice.protocol.messages import MAX_NAME
from p2p_malice.pump import Host
from p2p_malice.store.settings import CARDS, THEMES, Settings, keep, load
from p2p_malice.table import Table
from p2p_malice.tasks import end_tasks
from p2p_malice.terminal.app import TerminalApp
from p2p_malice.terminal.face import Look, ScreenFace
from p2p_malice.terminal.screens import PAGE_WIDTH, ChoiceScreen, Field, FormScreen, TextScreen
from p2p_malice.words import catalogue

Action = Callable[[ScreenFace], Awaitable[int]]

PRACTICE = "mdw payoff=11"
_TEACHER = "Robin"

_MENU = {
    "host": "Host a game: invite friends",
    "join": "Join a friend's game",
    "play": "Play here",
    "resume": "Go on with an interrupted game",
    "learn": "Learn the game",
    "rules": "Read the rules",
    "doctor": "See what your network allows",
    "browser": "Open the table in a browser",
    "settings": "Settings",
    "quit": "Quit",
}


def look_of(settings: Settings, *, utf8: bool, copies: bool) -> Look:
    """How the screens look by the settings; `utf8` says whether the terminal shows suits."""
    cards = settings.cards or "auto"
    if cards == "auto":
        cards = "suits" if utf8 else "ascii"
    pause = 0.5 if settings.pause is None else settings.pause
    autoplay = settings.autoplay is not False
    theme = settings.theme or "dark"
    return Look(cards=cards, theme=theme, pause=pause, autoplay=autoplay, copies=copies, shows_suits=utf8)


def run(action: Action, look: Look) -> int:
    """Run an action at a full screen; its exit status. Raises what it raises once the terminal is as before."""

    async def main(app: TerminalApp) -> int:
        face = ScreenFace(app, look)
        try:
            return await action(face)
        except QuitWanted:
            return 0
        except MaliceError as error:
            await app.ask(TextScreen("That did not work", catalogue.load().error(error)))
            return error.exit_status
        finally:
            await face.close_talk()
            await face.close_table()

    app = TerminalApp(main, look.theme)
    app.run()
    if app.failure:
        raise app.failure
    return app.status


# --- the menu --------------------------------------------------------------------------------------------------------


@define
class Menu:
    """The menu of somebody whose settings are these; the link's settings are made from them anew each time."""

    face: ScreenFace
    settings: Settings
    name: str
    link_of: Callable[[Settings], LinkSettings]

    async def show(self) -> int:
        """Show the menu and do what is chosen, until that is to quit; the exit status."""
        while True:
            title = f"Spite & Malice   p2p_malice {__version__}   {self.name}"
            chosen = await self.face.app.ask(ChoiceScreen(title, _MENU, can_close=False))
            if chosen in (None, "quit"):
                return 0
            try:
                await self._do(chosen or "")
            except QuitWanted:
                pass
            except MaliceError as error:
                await self.face.app.ask(TextScreen("That did not work", catalogue.load().error(error)))
            finally:
                await self.face.close_talk()
                await self.face.close_table()

    async def _do(self, chosen: str) -> None:
        face, link = self.face, self.link_of(self.settings)
        match chosen:
            case "host" | "play":
                await self._set_up(chosen, link)
            case "join":
                from p2p_malice.commands.join import join

                await join(face, self.name, link)
            case "resume":
                from p2p_malice.commands.resume import resume

                await resume(face, link, self.settings.game_url, self.settings.project_url, None)
            case "learn":
                await learn(face, self.name)
            case "rules":
                await self._read_rules()
            case "doctor":
                from p2p_malice.commands.doctor import examine, report

                face.app.notify("Looking at your network …")
                text = "\n".join(report(*await examine(link)))
                await face.app.ask(TextScreen("What your network allows", text))
            case "browser":
                await self._open_in_browser()
            case "settings":
                await self._change_settings()

    async def _read_rules(self) -> None:
        names = {name: variant_words(name) for name in VARIANTS} | {"house": "House rules"}
        chosen = await self.face.app.ask(ChoiceScreen("Which rules?", names))
        if chosen:
            text = house_rules_text() if chosen == "house" else rules_text(chosen, PAGE_WIDTH)
            await self.face.app.ask(TextScreen("The rules", text))

    async def _open_in_browser(self) -> None:
        """Serve the page until its screen is left."""
        from p2p_malice.commands.page import show_page

        said = asyncio.Queue[str]()
        serving = asyncio.create_task(
            show_page(self.settings, self.name, self.link_of, 0, said.put_nowait, opens=True, ends_with="Esc")
        )
        try:
            await self.face.app.ask(TextScreen("The table in a browser", await said.get()))
        finally:
            await end_tasks(serving)
        # They may have been changed on the page.
        self.settings = load()
        self.name = self.settings.name or self.name

    # --- set-up ------------------------------------------------------------------------------------------------------

    async def _set_up(self, what: str, link: LinkSettings) -> None:
        from p2p_malice.commands.host import host
        from p2p_malice.play.lobby import Invitation

        sets = self.settings.rules
        own = [(name, f"{name} (your own)") for name in sets]
        fields = [
            Field("name", "Your name", self.name),
            Field(
                "variant",
                "Rules",
                self.settings.variant or "mdw",
                [*((name, " ".join(variant_words(name).split())) for name in VARIANTS), *own],
            ),
            Field("payoff", "Payoff piles", "", help="empty: as the rules have it"),
            Field("house", "House rules", "", help="as jokers=1 deals=3; see Rules"),
            Field("seats", "Seats", f"{ME} {FRIEND if what == 'host' else BOT}", help=HOW),
        ]

        def rules_of(values: Mapping[str, str]) -> str:
            payoff = values["payoff"].strip()
            house = [*([f"payoff={payoff}"] if payoff else []), *values["house"].split()]
            return chosen_rules(values["variant"], sets, rules=house)

        def check(values: Mapping[str, str]) -> tuple[bool, str]:
            try:
                rules = rules_of(values)
                places = read_places(values["seats"].split(), _clean_name(values["name"]))
                check_seats(parse_options(rules), len(places))
            except MaliceError as error:
                return False, catalogue.load().error(error)
            friends = sum(place.kind == FRIEND for place in places)
            codes = f" Each of the {friends} friends gets a code." if friends > 1 else ""
            return True, f"{rules}, {len(places)} players.{codes} Seats: me, me=NAME, friend, bot, bot=easy."

        title = "Host a game" if what == "host" else "Play here"
        values = await self.face.app.ask(FormScreen(title, fields, button="Start", check=check))
        if values is None:
            return
        self._keep_name(values["name"])
        rules = rules_of(values)
        places = read_places(values["seats"].split(), self.name)
        urls = self.settings.game_url, self.settings.project_url
        await host(self.face, Invitation(rules, self.name, link, *urls), places)

    def _keep_name(self, name: str) -> None:
        name = _clean_name(name)
        if name != self.name:
            keep({"name": name})
            self.name = name
            self.settings = evolve(self.settings, name=name)

    # --- settings ----------------------------------------------------------------------------------------------------

    async def _change_settings(self) -> None:
        now, words = self.settings, {True: "yes", False: "no"}
        yes_no = [("yes", "yes"), ("no", "no")]
        fields = [
            Field("name", "Your name", self.name),
            Field("theme", "Colours", now.theme or "dark", [(theme, theme) for theme in THEMES]),
            Field("cards", "Cards", now.cards or "auto", [(cards, cards) for cards in CARDS]),
            Field("pause", "Others' moves", str(0.5 if now.pause is None else now.pause), help="seconds each"),
            Field("autoplay", "Lone targets", words[now.autoplay is not False], yes_no),
            Field("stun", "STUN servers", " ".join(now.stun or ()), help="empty: the built-in ones"),
            Field("turn", "Relay", now.turn or "", help="turn:host:3478?transport=udp"),
            Field("game_url", "Page", now.game_url or "", help="address in the invitation's link"),
        ]
        values = await self.face.app.ask(FormScreen("Settings", fields, button="Keep", check=_check_settings))
        if values is None:
            return
        changes = {
            "name": _clean_name(values["name"]),
            "theme": values["theme"],
            "cards": values["cards"],
            "pause": float(values["pause"]),
            "autoplay": values["autoplay"] == "yes",
            "stun": values["stun"].split() or None,
            "turn": values["turn"].strip() or None,
            "game_url": values["game_url"].strip() or None,
        }
        self.settings = keep(changes)
        self.name = self.settings.name or self.name
        before = self.face.look
        self.face.look = look = look_of(self.settings, utf8=before.shows_suits, copies=before.copies)
        self.face.app.set_look(look.theme)


def _clean_name(name: str) -> str:
    return clean(name, MAX_NAME) or "Player"


def _check_settings(values: Mapping[str, str]) -> tuple[bool, str]:
    try:
        pause = float(values["pause"])
    except ValueError:
        pause = -1.0
    if not 0 <= pause <= 10:
        return False, "Others' moves stand for 0 to 10 seconds each."
    try:
        if values["turn"].strip():
            parse_turn(values["turn"].strip())
    except MaliceError as error:
        return False, catalogue.load().error(error)
    return True, "Lone targets: a card that fits in one place only is played when it is picked."


# --- learning --------------------------------------------------------------------------------------------------------


async def learn(face: ScreenFace, name: str) -> int:
    """The lesson at the table, then a first game against an easy opponent; the exit status."""
    table = await face.open_table()
    table.seat(["You", _TEACHER], {}, away=False)
    voice = Voice(("You", _TEACHER).__getitem__, 0)
    state: State | None = None
    for number, step in enumerate(LESSON, 1):
        state = step.begin(state)
        table.title_words = f"Lesson {number} of {len(LESSON)}: {step.title}"
        table.feed(state.view(0), (), voice)
        await face.app.ask(TextScreen(step.title, step.text))
        state = await _take_step(face, step, state, voice)
        if state is None:
            break
    await face.close_table()
    choices = {"play": "play a short game against Robin, who plays easily; H shows a hint", "menu": "that is enough"}
    if await face.app.ask(ChoiceScreen("That is all there is to it.", choices)) != "play":
        return 0
    rules = Table(new_state(2, PRACTICE), PRACTICE, new_tokens(2), bots={1: _TEACHER})
    (player,) = face.players()
    await sit_down(Host(rules, stand_in=chooser({1: "easy"}, random.SystemRandom())), 0, player, name)
    return 0


async def _take_step(face: ScreenFace, step: Step, state: State, voice: Voice) -> State | None:
    table = await face.the_table()
    while True:
        what, move = await table.decided.get()
        if what == "leave":
            return None
        if what == "rules":
            face.read_rules(move)
        if what != "move":
            continue
        if step.accepts(move):
            after = state.after(0, move)
            table.feed(after.view(0), after.events, voice)
            await face.app.ask(TextScreen("Good", step.praise))
            return after
        table.feed(state.view(0), (), voice)
        await face.app.ask(TextScreen(f"{move_words(move, state.view(0)).capitalize()}?", step.nudge))
