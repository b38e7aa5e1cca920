"""Turns settings and options into a user interface, a name and the means of playing; runs a command.

A command's modules are imported when it runs: `--help` has to be quick.
"""

import functools
import os
import shutil
import sys
from collections.abc import Awaitable, Callable, Iterator
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve

from p2p_malice.errors import CodeCutOffError, LinkError, MaliceError, NoCodeError, OptionsError, SettingsError
from p2p_malice.language import words

if TYPE_CHECKING:
    from p2p_malice.courier.contract import Courier
    from p2p_malice.engine.game import Game
    from p2p_malice.flows.services import Services
    from p2p_malice.link.settings import LinkSettings
    from p2p_malice.store.settings import Settings
    from p2p_malice.ui.contract import UserInterface
    from p2p_malice.ui.explanations import Explainer

Take = Callable[[str], None]
"""Is given the text of an invitation."""

Command = Callable[["UserInterface", str], Awaitable[int]]
"""Runs with a user interface, for a player of that name; gives the exit status."""


class InterfaceKind(Enum):
    """How a command talks."""

    JSON = "json"
    PLAIN = "plain"
    SCREEN = "screen"


class NetworkOptions(NamedTuple):
    """The options of the command line about the connection."""

    stun: tuple[str, ...] = ()
    turn: str | None = None
    port: int | None = None
    open_port: bool = False
    no_copy: bool = False


class RuleOptions(NamedTuple):
    """The game and its rules as chosen on the command line."""

    variant: str | None = None
    rule: tuple[str, ...] = ()
    game: str | None = None


def long_way(args: list[str], known: set[str]) -> list[str]:
    """The arguments with every house rule as `--rule NAME=VALUE`; `known` are the other options of the command."""
    written = []
    rest = iter(args)
    for arg in rest:
        option, equals, value = arg.partition("=")
        name = option.removeprefix("--").replace("-", "_")
        if option.startswith("--") and option not in known and _is_rule(name):
            written += ["--rule", f"{name}={value if equals else next(rest, '')}"]
        else:
            written.append(arg)
        if arg == "--":
            break
    return [*written, *rest]


def _is_rule(name: str) -> bool:
    from p2p_malice.games.rule_books import BOOKS

    return any(row.name == name for book in BOOKS.values() for row in book.rows)


def game_of(name: str | None) -> "Game":
    """The game of that name, the usual one for None. Raises `OptionsError`."""
    from p2p_malice.games.registry import DEFAULT, GAMES
    from p2p_malice.games.rule_books import named

    return named(name, GAMES) if name else DEFAULT


def interface_kind(*, plain: bool = False, as_json: bool = False) -> InterfaceKind:
    """JSON; line by line, if that is wanted or nothing else works; or full screens.

    Raises `SettingsError` where nobody can say anything to the program.
    """
    if sys.stdin is None:
        raise SettingsError("no_input")
    if as_json:
        return InterfaceKind.JSON
    is_terminal = (
        sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr and os.environ.get("TERM") not in ("dumb", None, "")
    )
    return InterfaceKind.SCREEN if is_terminal and not plain else InterfaceKind.PLAIN


def read_pipe(*, as_json: bool) -> str:
    """The text with an invitation that is piped into this process. From then on, a person types at the terminal.

    A program may go on writing behind the line that completes the code. Raises `SettingsError` for a person without a
    terminal.
    """
    from p2p_malice.protocol.connection_codes import LONGEST_WRITTEN
    from p2p_malice.protocol.pasted_code import check
    from p2p_malice.protocol.peer_description import CodeKind

    if not as_json:
        text = sys.stdin.read()
        _turn_to_terminal()
        return text
    text = ""
    # Byte by byte: nothing of what follows may be taken.
    with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as lines:
        while line := lines.readline():
            text += line.decode(errors="replace")
            try:
                # What ended further back was found there.
                check(text[-LONGEST_WRITTEN - len(line) :], CodeKind.INVITATION)
            except (NoCodeError, CodeCutOffError):
                continue
            except MaliceError:
                break  # Whoever joins says so.
            break
    return text


def _turn_to_terminal() -> None:
    """Read from the terminal that this process was started at, whatever stdin was."""
    if sys.stdin.isatty():
        return
    try:
        terminal = os.open("CONIN$" if sys.platform == "win32" else "/dev/tty", os.O_RDWR)
    except OSError:
        raise SettingsError("no_terminal") from None
    os.dup2(terminal, sys.stdin.fileno())
    os.close(terminal)
    sys.stdin = open(sys.stdin.fileno(), closefd=False)  # noqa: SIM115  (in the terminal's own encoding)


def load() -> "Settings":
    """The settings as saved, all of which can be used. Raises `SettingsError`."""
    from p2p_malice.courier.contract import check_courier
    from p2p_malice.store import settings
    from p2p_malice.store.settings import Settings
    from p2p_malice.words.catalogue import check_language

    loaded = settings.load()
    networks = {
        "stun": Settings(stun=loaded.stun),
        "turn": Settings(turn=loaded.turn, turn_user=loaded.turn_user, turn_password=loaded.turn_password),
        "port": Settings(port=loaded.port),
    }
    checks: dict[str, Callable[[], object]] = {
        name: functools.partial(link_settings, network) for name, network in networks.items()
    }
    checks |= {"courier": functools.partial(check_courier, loaded.courier)}
    checks |= {f"rules.{name}": functools.partial(_check_rules, name, loaded) for name in loaded.rules}
    checks |= {"language": functools.partial(check_language, loaded.language)}
    checks |= {"variant": functools.partial(_check_rules, loaded.variant, loaded)}
    for name, check in checks.items():
        try:
            check()
        except MaliceError as error:
            why = error.particulars.get("why")
            raise settings.wrong(name, why if isinstance(why, MaliceError) else error) from None
    return loaded


def _check_rules(name: str | None, settings: "Settings") -> None:
    """Raise `OptionsError` if no game can be played by the rules of that name."""
    from p2p_malice.flows.setup.rule_sets import chosen_rules
    from p2p_malice.games.rule_books import BOOKS

    changed = settings.rules.get(name or "", {}).get("variant")
    # What is wrong is said of the game whose variant is meant, or of the usual one.
    books = sorted(BOOKS.values(), key=lambda book: changed not in book.variants)
    wrong: list[OptionsError] = []
    for book in books:
        try:
            chosen_rules(name, settings.rules, book)
        except OptionsError as error:
            wrong.append(error)
    if len(wrong) == len(books):
        raise wrong[0]


def link_settings(settings: "Settings", network: NetworkOptions = NetworkOptions()) -> "LinkSettings":  # noqa: B008  (immutable)
    """The settings of the link: options first, then config.toml, then the built-in; `--stun none` for no server at all.

    Raises `SettingsError`.
    """
    from p2p_malice.link.settings import DEFAULT_STUN, LinkSettings, parse_turn

    servers: tuple[str, ...] = network.stun or (DEFAULT_STUN if settings.stun is None else settings.stun)
    if servers == ("none",):
        servers = ()
    relay = parse_turn(network.turn) if network.turn else None
    if relay is None and settings.turn:
        relay = parse_turn(settings.turn, settings.turn_user, settings.turn_password)
    return LinkSettings(servers, relay, network.port or settings.port or 0, network.open_port or settings.open_port)


def courier_of(settings: "Settings") -> "Courier | None":
    """The courier, if there is one. Raises `CourierError` for what can't be one's address."""
    from p2p_malice.courier.notes import HttpCourier

    return HttpCourier(settings.courier) if settings.courier else None


def services_of(settings: "Settings", network: NetworkOptions = NetworkOptions()) -> "Services":  # noqa: B008  (immutable)
    """The means of playing. Raises `SettingsError`."""
    from p2p_malice.flows.services import Services
    from p2p_malice.games.registry import GAMES
    from p2p_malice.link.webrtc import WebRTC
    from p2p_malice.store.saves_folder import SavesFolder

    links = WebRTC(link_settings(settings, network))
    return Services(
        links,
        SavesFolder(),
        GAMES,
        settings.game_url,
        settings.project_url,
        words(),
        courier_of(settings),
        settings.thinking,
        settings.rules,
    )


def clean_name(name: str) -> str:
    """The name as it is shown. Raises `SettingsError` if nothing is left of it."""
    from p2p_malice.protocol.sanitize import MAX_NAME, clean

    if not (cleaned := clean(name, MAX_NAME)):
        raise SettingsError("no_name")
    return cleaned


def is_name(typed: str) -> bool:
    """Whether what was typed is short enough: what isn't, was pasted."""
    from p2p_malice.protocol.sanitize import MAX_NAME

    return len(typed) <= MAX_NAME


def _instead_of_name(pasted: str, take: Take | None) -> str:
    """What to say to somebody who pasted that in place of a name; an invitation is given to `take`."""
    from p2p_malice.protocol.pasted_code import check
    from p2p_malice.protocol.peer_description import CodeKind
    from p2p_malice.protocol.sanitize import MAX_NAME

    try:
        check(pasted, CodeKind.INVITATION)
    except NoCodeError:
        return words()("name-too-long", most=MAX_NAME)
    except MaliceError as error:
        return words().error(error)
    if take:
        take(pasted)
    return words()("name-first")


def _pasted_lines() -> Iterator[str]:
    """The lines that were pasted along with one that was just read from the terminal."""
    import select

    from p2p_malice.plain.console import PASTE_SECONDS

    while sys.platform != "win32" and select.select([sys.stdin], [], [], PASTE_SECONDS)[0]:
        if not (line := sys.stdin.readline()):
            return
        yield line.rstrip("\n")


# --- running ---------------------------------------------------------------------------------------------------------


def run(
    command: Command,
    settings: "Settings",
    kind: InterfaceKind,
    name: str | None = None,
    network: NetworkOptions | None = None,
    *,
    stays: bool = False,
    take: Take | None = None,
    needs_name: bool = True,
) -> int:
    """Run `command` with the user interface of that kind; return the exit status.

    `name` is saved, or asked for if None, unless the command has no use for one. Who pastes an invitation in place of
    it is asked again; `take` gets the text.
    What is wrong with the `network` that it will use is said before anything else.
    A program that `stays` is connected even if it has nothing more to say.
    """
    if network is not None:
        link_settings(settings, network)
    if kind is not InterfaceKind.JSON:
        clear_up()
    copies = network is None or not network.no_copy
    if not needs_name:
        settings = evolve(settings, name=settings.name or "Player")
    chosen = clean_name(name) if name else settings.name
    if kind is InterfaceKind.SCREEN:
        return _run_at_screen(command, settings, chosen, take, copies=copies)
    from p2p_malice import event_loop

    if kind is InterfaceKind.JSON:
        return event_loop.run(_run_for_program(command, chosen, stays=stays))
    return event_loop.run(_run_plain(command, settings, chosen, take, copies=copies))


def clear_up() -> None:
    """Remove what an earlier run left that was killed: files that lead a browser to an invitation or a page."""
    from p2p_malice.invite import whatsapp
    from p2p_malice.store.files import data_folder

    whatsapp.clear_up(data_folder())


async def _run_for_program(command: Command, name: str | None, *, stays: bool) -> int:
    from p2p_malice.link.stdio import StdioChannel
    from p2p_malice.plain.program import ProgramInterface

    channel = StdioChannel()
    ui = ProgramInterface(channel, words(), stays=stays)
    try:
        return await _done(command, ui, name or "Player")
    finally:
        await ui.close()
        if channel.fault:
            raise channel.fault


async def _run_plain(
    command: Command, settings: "Settings", name: str | None, take: Take | None, *, copies: bool
) -> int:
    import asyncio

    from p2p_malice.plain.console import Console
    from p2p_malice.plain.ui import PlainInterface

    shows = {"copies": copies, "blocks": shows_utf8(), "colours": _sets_colours()}
    ui = PlainInterface(Console(*_lines()), words(), **shows, explainer=_explainer(settings))
    if name is None:
        ui.console.paragraph(words()("welcome"))
        while name is None:
            typed = await ui.console.ask(words()("ask-name")) or "Player"
            if is_name(typed):
                name = clean_name(typed)
            else:
                ui.console.paragraph(_instead_of_name(await ui.console.rest_of_paste(typed), take))
    try:
        status = await _done(_keeping_name(command, settings), ui, name)
        if not status and ui.console.is_over and ui.console.was_silent and not sys.stdin.isatty():
            error = SettingsError("no_input")
            await ui.complain(error)
            return error.exit_status
        return status
    except asyncio.CancelledError:  # Ctrl-C.
        if ui.is_kept():
            ui.console.tell("", words()("screen-leave-kept"))
        raise


async def _done(command: Command, ui: "UserInterface", name: str) -> int:
    try:
        return await command(ui, name)
    except MaliceError as error:
        await ui.complain(error)
        return error.exit_status


def _keeping_name(command: Command, settings: "Settings") -> Command:
    """The command, before which a name that the settings don't have is saved; where that can't be, it says so."""

    async def run(ui: "UserInterface", name: str) -> int:
        from p2p_malice.store.settings import keep_name

        try:
            if name != settings.name:
                keep_name(name)
        except MaliceError as error:
            await ui.complain(error)
        return await command(ui, name)

    return run


def _lines() -> tuple[Callable[[], Awaitable[str | None]], Callable[[str], None]]:
    """Functions that read lines from this process's input (None at its end) and write to its output."""
    from p2p_malice.link.stdio import StdioChannel

    lines = StdioChannel(encoding=sys.stdin.encoding)

    async def read() -> str | None:
        try:
            return await lines.receive()
        except LinkError:
            return None

    def write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    return read, write


def _sets_colours() -> bool:
    """Whether lines go to a terminal that understands what sets its colours (ECMA-48, SGR)."""
    knows = "WT_SESSION" in os.environ if sys.platform == "win32" else os.environ.get("TERM", "dumb") != "dumb"
    return knows and sys.stdout.isatty()


def shows_utf8() -> bool:
    """Whether whatever reads our output takes any character."""
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


def _run_at_screen(command: Command, settings: "Settings", name: str | None, take: Take | None, *, copies: bool) -> int:
    from p2p_malice.terminal.appearance import appearance_of
    from p2p_malice.terminal.run import run as run_screens

    said = words()
    if name is None:
        import click

        from p2p_malice.plain.wrapping import wrapped

        click.echo(wrapped(said("welcome"), min(80, shutil.get_terminal_size().columns - 1)))
        while name is None:
            typed = click.prompt(said("ask-name"), default="Player", show_default=False, prompt_suffix=" ")
            if is_name(typed):
                name = clean_name(typed)
            else:
                click.echo(wrapped(_instead_of_name("\n".join((typed, *_pasted_lines())), take), 80))
    chosen, saving = name, _keeping_name(command, settings)
    appearance = appearance_of(settings, utf8=shows_utf8(), copies=copies)
    return run_screens(lambda ui: saving(ui, chosen), said, appearance, _explainer(settings))


def _explainer(settings: "Settings") -> "Explainer":
    """Explains what comes up for the first time, and remembers it on this device."""
    from p2p_malice.store.explained import keep_explained, load_explained
    from p2p_malice.ui.explanations import Explainer

    explainer = Explainer(load_explained(), keep_explained)
    explainer.is_on = settings.explain is not False
    return explainer
