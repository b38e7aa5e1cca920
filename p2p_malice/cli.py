"""The command line: options and their help. What a command does is in `commands`, what joins the parts in `start`.

Both are imported only when a command runs: `--help` has to be quick.
"""

import functools
import os
import re
import sys
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

import click

from p2p_malice import __version__, completion, invoked
from p2p_malice.errors import MaliceError
from p2p_malice.start import Way, Wire, clean_name, link_settings, means_of, read_pipe, run, shows_utf8, way_of, words

if TYPE_CHECKING:
    from p2p_malice.face import Face
    from p2p_malice.store.settings import Settings

INTERRUPTED = 130

ShowMenu = Callable[..., Coroutine[Any, Any, int]]

F = TypeVar("F", bound=Callable[..., Any])


_seat = functools.partial(
    click.option, "--seat", "seats", metavar="WHO", multiple=True, shell_complete=completion.seats
)
_name = click.option("--name", metavar="NAME", help="Your name at the table; it is saved for next time.")
_plain = click.option("--plain", is_flag=True, help="Line by line, without a full screen.")
_json = click.option("--json", "as_json", is_flag=True, help="One JSON object a line, in and out, for programs.")


class Rules(NamedTuple):
    """The rules as chosen on the command line."""

    variant: str | None = None
    rule: tuple[str, ...] = ()


class _Command(click.Command):
    """A command whose help names the command by which the program was started."""

    def get_help(self, ctx: click.Context) -> str:
        """The help, as click has it."""
        typed = ctx.find_root().info_name or "p2p-malice"
        return re.sub(r"(?<![\w/\\.-])p2p-malice", lambda _: typed, super().get_help(ctx))


class RulesCommand(_Command):
    """A command that takes a house rule by its name as well: `--payoff 11` is `--rule payoff=11`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse what was typed, house rules put the long way."""
        known = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        return super().parse_args(ctx, _long_way(args, known))


def _long_way(args: list[str], known: set[str]) -> list[str]:
    written = []
    rest = iter(args)
    for arg in rest:
        option, equals, value = arg.partition("=")
        if not _is_rule(option, known):
            written.append(arg)
        else:
            written += ["--rule", f"{_rule_name(option)}={value if equals else next(rest, '')}"]
        if arg == "--":
            break
    return [*written, *rest]


def _rule_name(option: str) -> str:
    return option.removeprefix("--").replace("-", "_")


def _is_rule(option: str, known: set[str]) -> bool:
    if not option.startswith("--") or option in known:
        return False
    # Rule books are loaded only for an option that no command has.
    from p2p_malice.games.books import DEFAULT

    return any(row.name == _rule_name(option) for row in DEFAULT.rows)


def _gathered(name: str, kind: Callable[..., Any], *options: Callable[[Any], Any]) -> Callable[[F], F]:
    """A decorator that gives a command these options, which reach it together as one `kind` called `name`."""

    def decorate(command: F) -> F:
        @functools.wraps(command)
        def gathering(*args: Any, **given: Any) -> Any:
            fields = {field: given.pop(field) for field in kind._fields}  # type: ignore[attr-defined]
            return command(*args, **{name: kind(**fields)}, **given)

        for option in reversed(options):
            gathering = option(gathering)
        return cast(F, gathering)

    return decorate


_wire_options = _gathered(
    "wire",
    Wire,
    click.option("--stun", metavar="HOST:PORT", multiple=True, help="A STUN server, or none; repeat it for several."),
    click.option("--turn", metavar="URL", help="A relay: turn:user:password@host:port?transport=udp"),
    click.option("--port", type=click.IntRange(1, 65535), metavar="N", help="The UDP port to use here."),
    click.option("--open-port", is_flag=True, help="Have the router open the port (UPnP)."),
    click.option("--no-copy", is_flag=True, help="Leave the clipboard alone."),
)

_rule = click.option(
    "--rule",
    metavar="NAME=VALUE",
    multiple=True,
    help="A house rule, such as hand=6; --hand 6 means the same. Repeat it for several.",
)

_rules_options = _gathered(
    "chosen",
    Rules,
    click.option(
        "--variant",
        metavar="NAME",
        shell_complete=completion.variants,
        help="mdw (default), official, classic …; rules --list names them.",
    ),
    _rule,
)


class _Group(_Command, click.Group):
    command_class = _Command


@click.group(
    cls=_Group,
    invoke_without_command=True,
    context_settings={
        "help_option_names": ["-h", "--help"],
        "auto_envvar_prefix": "P2P_MALICE",
        "max_content_width": 80,
    },
)
@click.version_option(__version__, prog_name="p2p-malice")
@click.pass_context
def cli(context: click.Context) -> None:
    """Spite & Malice between friends, straight from device to device.

    \b
    p2p-malice host      invite a friend: send the message it shows
    p2p-malice join      paste the message a friend has sent you

    Without a command, the menu opens.
    """
    if context.invoked_subcommand is None:
        sys.exit(_menu())


@cli.command(cls=RulesCommand)
@_rules_options
@_seat(help="me, me=NAME, friend, bot or bot=easy; repeat it for each seat.")
@_name
@_wire_options
@_plain
@_json
def host(chosen: Rules, seats: tuple[str, ...], name: str | None, wire: Wire, plain: bool, as_json: bool) -> None:
    """Invite friends and play.

    \b
    p2p-malice host
    p2p-malice host --variant official --seat me --seat friend --seat friend

    Shows an invitation for each friend, to send by WhatsApp or any other way,
    then waits for the reply codes they send back, in any order.
    """
    sys.exit(_host(chosen, seats or ("me", "friend"), name, wire, way_of(plain=plain, as_json=as_json)))


@cli.command()
@click.argument("code", required=False)
@_name
@_wire_options
@_plain
@_json
def join(code: str | None, name: str | None, wire: Wire, plain: bool, as_json: bool) -> None:
    """Answer a friend's invitation and play.

    \b
    p2p-malice join              asks for the invitation
    p2p-malice join MDW1-…       or takes it here; - reads it from a pipe

    Anything that contains the code will do, such as the whole WhatsApp message.
    Shows a reply code to send back.
    """
    pasted = read_pipe(as_json=as_json) if code == "-" else code
    sys.exit(_join(pasted, name, wire, way_of(plain=plain, as_json=as_json), stays=code == "-"))


@cli.command()
@click.argument("game", required=False, shell_complete=completion.games)
@click.option("--list", "only_list", is_flag=True, help="List the games you can resume, and stop.")
@_wire_options
@_plain
@_json
def resume(game: str | None, only_list: bool, wire: Wire, plain: bool, as_json: bool) -> None:
    """Resume a game.

    \b
    p2p-malice resume            the game, or a list to choose from
    p2p-malice resume GAME       the game of that name; --list shows the names

    Run it on both sides. The programs find each other again while your networks
    still know the way; otherwise the host sends a new invitation.
    """
    sys.exit(_list_games(as_json) if only_list else _resume(game, wire, way_of(plain=plain, as_json=as_json)))


@cli.command(cls=RulesCommand)
@_rules_options
@_seat(help="me, me=NAME, bot or bot=easy; repeat it for each seat.")
@_name
@click.option("--two", metavar="NAME", help="Play with NAME at this screen, not with the computer.")
@_plain
@_json
def play(chosen: Rules, seats: tuple[str, ...], name: str | None, two: str | None, plain: bool, as_json: bool) -> None:
    """Play on this device, against the computer or with others at one screen.

    \b
    p2p-malice play
    p2p-malice play --payoff 11 --two Asha
    p2p-malice play --variant official --seat me --seat bot --seat bot
    p2p-malice play --seat bot --seat bot     only watch
    """
    if two and seats:
        raise click.UsageError(words()("usage-two-or-seats"))
    if two:
        seats = ("me", f"me={clean_name(two)}")
    if "friend" in seats:
        raise click.UsageError(words()("usage-no-friends"))
    sys.exit(_host(chosen, seats or ("me", "bot"), name, Wire(no_copy=True), way_of(plain=plain, as_json=as_json)))


@cli.command()
@click.option("--stun", metavar="HOST:PORT", multiple=True, help="A STUN server to ask; repeat it for several.")
@click.option("--turn", metavar="URL", help="A relay: turn:user:password@host:port?transport=udp")
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for programs.")
def doctor(stun: tuple[str, ...], turn: str | None, as_json: bool) -> None:
    """See what your network and machine allow.

    \b
    p2p-malice doctor
    p2p-malice doctor --stun stun.example.org:3478

    Takes a few seconds. Asks the STUN servers of your settings and nobody else.
    """
    sys.exit(_doctor(stun, turn, as_json))


@cli.command()
@_name
@_plain
def learn(name: str | None, plain: bool) -> None:
    """A lesson of a few minutes, then a first game.

    \b
    p2p-malice learn
    p2p-malice learn --name Asha
    """
    sys.exit(_learn(name, way_of(plain=plain)))


@cli.command()
@_wire_options
@_name
@click.option("--no-open", is_flag=True, help="Only show the address; don't open a browser.")
@click.option("--page-port", type=click.IntRange(1, 65535), metavar="N", help="The page's TCP port on this machine.")
@click.option("--site", type=click.Path(file_okay=False), metavar="DIR", help="Write the guests' page there, and stop.")
@click.option("--save", type=click.Path(dir_okay=False), metavar="FILE", help="The same as one HTML file.")
def web(wire: Wire, name: str | None, no_open: bool, page_port: int | None, site: str | None, save: str | None) -> None:
    """The table in a browser window.

    \b
    p2p-malice web
    p2p-malice web --site public     the page for guests, for any static host

    The page is served to this machine only, and only with the address shown.
    """
    if site or save:
        sys.exit(_write_page(wire, site, save))
    sys.exit(_web(wire, name, page_port or 0, opens=not no_open))


@cli.command(cls=RulesCommand)
@click.argument("variant", required=False, shell_complete=completion.variants)
@_rule
@click.option("--list", "only_list", is_flag=True, help="List the variants and the house rules.")
def rules(variant: str | None, rule: tuple[str, ...], only_list: bool) -> None:
    """The rules, as a sheet to read.

    \b
    p2p-malice rules
    p2p-malice rules official --rule payoff=13
    """
    from p2p_malice.games.books import DEFAULT
    from p2p_malice.store.settings import load
    from p2p_malice.words.sheets import sheet_text

    settings = load()
    if only_list:
        click.echo("\n\n".join(DEFAULT.lists(words(), tuple(settings.rules))))
    else:
        chosen = _rules(settings, Rules(variant, rule))
        DEFAULT.check_any(chosen)
        click.echo(sheet_text(DEFAULT.sheet(chosen), words()))


def main() -> None:
    """Run the command line and exit: 0 done, 2 usage, 130 Ctrl-C, other statuses as the errors say."""
    if not shows_utf8():
        from p2p_malice.encoding import fit

        fit()
    try:
        cli(prog_name=invoked.command(), complete_var="_P2P_MALICE_COMPLETE", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except MaliceError as error:
        click.echo(words().error(error), err=True)
        if (instead := str(error.particulars.get("instead", "none"))) != "none":
            click.echo(words()("usage-variant", name=instead), err=True)
        sys.exit(error.exit_status)
    except BrokenPipeError:
        # Nobody reads any more. Without this, Python would complain again when it closes stdout at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except (KeyboardInterrupt, click.Abort):
        click.echo(err=True)
        sys.exit(INTERRUPTED)


# --- what the commands run -------------------------------------------------------------------------------------------


def _rules(settings: "Settings", chosen: Rules = Rules()) -> str:  # noqa: B008  (immutable)
    from p2p_malice.play.chosen import chosen_rules

    name = chosen.variant or settings.variant
    return chosen_rules(name, settings.rules, chosen.rule)


def _host(chosen: Rules, seats: tuple[str, ...], name: str | None, wire: Wire, way: Way) -> int:
    from p2p_malice.games.books import DEFAULT
    from p2p_malice.play.places import read_places
    from p2p_malice.store.settings import load

    async def command(face: "Face", name: str) -> int:
        # The link is loaded only once something is on the screen.
        from p2p_malice.commands.host import host, warn
        from p2p_malice.play.lobby import Invitation

        places = read_places(seats, name)
        await warn(face, rules, places)
        return await host(face, means_of(settings, wire), Invitation(rules, name), places)

    if way is Way.JSON and sum(seat.partition("=")[0] == "me" for seat in seats) != 1:
        raise click.UsageError(words()("usage-one-seat"))
    settings = load()
    rules = _rules(settings, chosen)
    link_settings(settings, wire)  # Anything wrong with them is said first.
    if way is not Way.JSON:
        DEFAULT.check(rules, len(read_places(seats, name or "Player")))
    return run(command, settings, way, name, copies=not wire.no_copy)


def _learn(name: str | None, way: Way) -> int:
    from p2p_malice.store.settings import load

    async def command(face: "Face", name: str) -> int:
        from p2p_malice.commands.learn import learn

        return await learn(face, name)

    return run(command, load(), way, name)


def _join(pasted: str | None, name: str | None, wire: Wire, way: Way, *, stays: bool) -> int:
    from p2p_malice.store.settings import load

    async def command(face: "Face", name: str) -> int:
        from p2p_malice.play.joining import join

        return await join(face, means_of(settings, wire), name, pasted)

    settings = load()
    link_settings(settings, wire)
    return run(command, settings, way, name, copies=not wire.no_copy, stays=stays)


def _resume(game: str | None, wire: Wire, way: Way) -> int:
    from p2p_malice.store.settings import load

    async def command(face: "Face", _name: str) -> int:
        from p2p_malice.play.resuming import resume

        return await resume(face, means_of(settings, wire), game, newest=way is Way.JSON)

    settings = load()
    link_settings(settings, wire)
    return run(command, settings, way, copies=not wire.no_copy)


def _list_games(as_json: bool) -> int:
    import json

    from p2p_malice.play.resuming import resumable
    from p2p_malice.store.saves import SavesFolder

    said = words()
    games = resumable(SavesFolder())
    for game in games:
        text = said.piece(game.says)
        click.echo(json.dumps({"kind": "game", "id": game.id, "text": text}) if as_json else f"{game.id}  {text}")
    if not games and not as_json:
        click.echo(said("news-no-game"))
    return 0


def _doctor(stun: tuple[str, ...], turn: str | None, as_json: bool) -> int:
    import json

    from p2p_malice import loop
    from p2p_malice.commands import doctor
    from p2p_malice.store.settings import load

    said = words()
    if not as_json:
        click.echo(said("news-looking-around"), err=True)
    network, machine = loop.run(doctor.examine(link_settings(load(), Wire(stun, turn))))
    if as_json:
        click.echo(json.dumps(doctor.as_json(network, machine, said)))
    else:
        for line in doctor.report(network, machine, said):
            click.echo(line)
    return 0 if doctor.can_play(network) else doctor.NO_WAY_OUT


def _write_page(wire: Wire, site: str | None, save: str | None) -> int:
    from pathlib import Path

    from p2p_malice.store.settings import load
    from p2p_malice.web.site import write_single, write_site

    stun = link_settings(load(), wire).stun
    if site:
        click.echo(words()("web-site-written", count=write_site(Path(site), stun), folder=site))
    if save:
        write_single(Path(save), stun)
        click.echo(words()("web-page-written", file=save))
    return 0


def _web(wire: Wire, name: str | None, port: int, *, opens: bool) -> int:
    from p2p_malice import loop
    from p2p_malice.commands.web import serve_page
    from p2p_malice.store.settings import load

    async def tell(text: str) -> None:
        click.echo(text)

    settings = load()
    chosen = clean_name(name) if name else settings.name or "Player"
    open_menu = _menu_of(wire)
    loop.run(serve_page(words(), lambda face: open_menu(face, settings, chosen), tell, port=port, opens=opens))
    return 1


def _menu() -> int:
    from p2p_malice.store.settings import load

    async def command(face: "Face", name: str) -> int:
        return await open_menu(face, settings, name, True)

    settings = load()
    open_menu = _menu_of(Wire())
    return run(command, settings, way_of())


def _menu_of(wire: Wire) -> ShowMenu:
    """A function that shows the menu at a face, to somebody with these settings and that name."""

    async def show(face: "Face", settings: "Settings", name: str, can_open_browser: bool = False) -> int:
        from p2p_malice.commands.menu import Menu

        async def open_browser(settings: "Settings", name: str) -> None:
            from p2p_malice.commands.web import open_in_browser

            await open_in_browser(face, words(), lambda page: show(page, settings, name))

        link_of = functools.partial(link_settings, wire=wire)
        menu = Menu(face, words(), settings, name, functools.partial(means_of, wire=wire), link_of)
        menu.open_browser = open_browser if can_open_browser else None
        return await menu.show()

    return show
