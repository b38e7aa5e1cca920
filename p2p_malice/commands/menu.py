"""`p2p-malice` alone: a menu of what can be done."""

from collections.abc import Callable

from attrs import define

from p2p_malice import __version__
from p2p_malice.commands.host import host
from p2p_malice.errors import MaliceError
from p2p_malice.face import QuitWanted
from p2p_malice.games.malice.options import check_seats, parse_options
from p2p_malice.link.settings import LinkSettings
from p2p_malice.plain.face import PersonFace
from p2p_malice.plain.rules import house_rules_text, rules_text, variants_text
from p2p_malice.play.chosen import chosen_rules
from p2p_malice.play.lobby import Invitation
from p2p_malice.play.places import BOT, FRIEND, HOW, ME, read_places
from p2p_malice.store.settings import Settings

_CHOICES = (
    "Host a game: invite friends",
    "Join a friend's game",
    "Go on with an interrupted game",
    "Play here against the computer",
    "Play here, two at one screen",
    "Choose rules and seats",
    "Learn the game",
    "Read the rules",
    "See what your network allows",
    "Open the table in a browser",
    "Quit",
)


@define
class _Setup:
    """What is chosen for the games to come; `seats` as they are written, None for the usual two."""

    face: PersonFace
    name: str
    settings: Settings
    rules: str
    link_of: Callable[[Settings], LinkSettings]
    seats: tuple[str, ...] | None = None

    def invitation(self) -> Invitation:
        """What a host decides."""
        return Invitation(self.rules, self.name, self.link, self.settings.game_url, self.settings.project_url)

    @property
    def link(self) -> LinkSettings:
        """How friends are reached."""
        return self.link_of(self.settings)


async def menu(
    face: PersonFace, name: str, settings: Settings, rules: str, link_of: Callable[[Settings], LinkSettings]
) -> int:
    """Show the menu and do what is chosen, until that is to quit; the exit status."""
    console = face.console
    setup = _Setup(face, name, settings, rules, link_of)
    while True:
        seats = f"   Seats: {' '.join(setup.seats)}" if setup.seats else ""
        console.tell("", f"p2p_malice {__version__}: Spite & Malice. Hello {name}.", f"Rules: {setup.rules}{seats}", "")
        console.tell(*(f"  {number:2}  {choice}" for number, choice in enumerate(_CHOICES, 1)), "")
        answer = await console.ask(f"Your choice (1-{len(_CHOICES)}):")
        if answer is None or answer.lower() in (str(len(_CHOICES)), "q", "quit"):
            return 0
        try:
            await _do(answer, setup)
        except QuitWanted:
            continue
        except MaliceError as error:
            await face.complain(error)


async def _do(answer: str, setup: _Setup) -> None:
    face = setup.face
    match answer:
        case "1":
            seats = setup.seats if setup.seats and FRIEND in setup.seats else (ME, FRIEND)
            await host(face, setup.invitation(), read_places(seats, setup.name))
        case "2":
            from p2p_malice.commands.join import join

            await join(face, setup.name, setup.link)
        case "3":
            from p2p_malice.commands.resume import resume

            await resume(face, setup.link, setup.settings.game_url, setup.settings.project_url, None)
        case "4":
            seats = tuple(BOT if seat == FRIEND else seat for seat in setup.seats or (ME, BOT))
            await host(face, setup.invitation(), read_places(seats, setup.name))
        case "5":
            other = await face.console.ask("Who plays with you?") or "Player 2"
            await host(face, setup.invitation(), read_places((ME, f"{ME}={other}"), setup.name))
        case "6":
            await _choose(setup)
        case "7":
            from p2p_malice.commands.learn import learn

            await learn(face, setup.name)
        case "8":
            face.console.tell("", rules_text(setup.rules))
        case "9":
            from p2p_malice.commands.doctor import examine, report

            face.console.tell("Looking at your network …")
            face.console.tell("", *report(*await examine(setup.link)))
        case "10":
            from p2p_malice.commands.page import show_page

            await show_page(setup.settings, setup.name, setup.link_of, 0, face.console.tell, opens=True)
        case _:
            face.console.tell(f"There is no choice {answer[:20]}: type a number from 1 to {len(_CHOICES)}.")


async def _choose(setup: _Setup) -> None:
    """Ask for the rules and the seats of the next games; what does not go together is said and asked again."""
    console = setup.face.console
    console.tell("", variants_text(setup.settings.rules), "")
    while True:
        answer = await console.ask(f"Rules, and house rules behind them; ? lists those ({setup.rules}):")
        if answer is None:
            return
        if answer == "?":
            console.tell("", house_rules_text(), "")
            continue
        try:
            name, *house = (answer or setup.rules).split()
            rules = chosen_rules(name, setup.settings.rules, rules=house)
            now = " ".join(setup.seats or (ME, FRIEND))
            console.tell(f"{HOW}.")
            seats = tuple((await console.ask(f"Seats ({now}):") or now).split())
            check_seats(parse_options(rules), len(read_places(seats, setup.name)))
        except MaliceError as error:
            await setup.face.complain(error)
            continue
        setup.rules, setup.seats = rules, seats
        return
