"""`p2p-malice` alone: a menu of what can be done."""

from p2p_malice import __version__
from p2p_malice.commands.faces import QuitWanted
from p2p_malice.commands.local import play_against_computer, play_at_one_screen
from p2p_malice.commands.person import PersonFace
from p2p_malice.errors import MaliceError
from p2p_malice.link.settings import LinkSettings
from p2p_malice.plain.rules import rules_text
from p2p_malice.protocol.messages import MAX_NAME
from p2p_malice.protocol.words import clean

_CHOICES = (
    "Host a game: invite a friend",
    "Join a friend's game",
    "Go on with an interrupted game",
    "Play here against the computer",
    "Play here, two at one screen",
    "Read the rules",
    "See what your network allows",
    "Quit",
)


async def menu(face: PersonFace, name: str, rules: str, link: LinkSettings, game_url: str | None) -> int:
    """Show the menu and do what is chosen, until that is to quit; the exit status."""
    console = face.console
    while True:
        console.tell("", f"p2p_malice {__version__}: Spite & Malice. Hello {name}.", "")
        console.tell(*(f"  {number}  {choice}" for number, choice in enumerate(_CHOICES, 1)), "")
        answer = await console.ask(f"Your choice (1-{len(_CHOICES)}):")
        if answer is None or answer.lower() in (str(len(_CHOICES)), "q", "quit"):
            return 0
        try:
            await _do(answer, face, name, rules, link, game_url)
        except QuitWanted:
            continue
        except MaliceError as error:
            await face.complain(error)


async def _do(answer: str, face: PersonFace, name: str, rules: str, link: LinkSettings, game_url: str | None) -> None:
    match answer:
        case "1":
            from p2p_malice.commands.host import Invitation, host

            await host(face, Invitation(rules, name, link, game_url))
        case "2":
            from p2p_malice.commands.join import join

            await join(face, name, link)
        case "3":
            from p2p_malice.commands.resume import resume

            await resume(face, link, game_url, None)
        case "4":
            await play_against_computer(face, rules, name)
        case "5":
            other = clean(await face.console.ask("Who plays with you?") or "", MAX_NAME)
            await play_at_one_screen(face, rules, (name, other))
        case "6":
            face.console.tell("", rules_text(rules))
        case "7":
            from p2p_malice.commands.doctor import examine, report

            face.console.tell("Looking at your network …")
            face.console.tell("", *report(*await examine(link)))
        case _:
            face.console.tell(f"There is no choice {answer[:20]}: type a number from 1 to {len(_CHOICES)}.")
