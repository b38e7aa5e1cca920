"""The command line: options and their help. What each command runs is in `cli_commands`."""

import datetime
import functools
import re
import sys
from collections.abc import Callable
from typing import Any

import click

from p2p_malice import __version__, cli_commands, completion, program_name
from p2p_malice.app import NetworkOptions, RuleOptions, interface_kind, long_way, read_pipe, speak, words

Texts = tuple[str, ...]


class _Port(click.IntRange):
    """The number of a port, and what to type if it's none."""

    def __init__(self) -> None:
        """Any port."""
        super().__init__(1, 65535)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(words()("error-port-out-of-range", port=str(value)[:20], least=1), param, ctx)


_variant = click.option(
    "--variant",
    metavar="NAME",
    shell_complete=completion.variants,
    help="mdw (default), official, classic …; rules --list names them.",
)
_game = click.option(
    "--game", metavar="NAME", shell_complete=completion.kinds, help="The game to play: malice or spite."
)
_rule = click.option(
    "--rule",
    metavar="NAME=VALUE",
    multiple=True,
    help="A house rule, such as hand=6; --hand 6 means the same. Repeat it for several.",
)
_seat = functools.partial(
    click.option, "--seat", "seats", metavar="WHO", multiple=True, shell_complete=completion.seats
)
_name = click.option("--name", metavar="NAME", help="Your name at the table; it is saved for next time.")
_plain = click.option("--plain", is_flag=True, help="Line by line, without a full screen.")
_json = click.option("--json", "as_json", is_flag=True, help="One JSON object a line, in and out, for programs.")
_turn = click.option("--turn", metavar="URL", help="A relay: turn:user:password@host:port?transport=udp")
_network = (
    click.option("--stun", metavar="HOST:PORT", multiple=True, help="A STUN server, or none; repeat it for several."),
    _turn,
    click.option("--port", type=_Port(), metavar="N", help="The UDP port to use here."),
    click.option("--open-port", is_flag=True, help="Have the router open the port (UPnP)."),
    click.option("--no-copy", is_flag=True, help="Leave the clipboard alone."),
)


def _network_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the options about the connection, which are the fields of a `NetworkOptions`."""
    return functools.reduce(lambda made, option: option(made), reversed(_network), command)


def _speak(context: click.Context, _parameter: click.Parameter, language: str | None) -> None:
    if language and (complaint := speak(language)):
        raise click.BadParameter(complaint, context)


_lang = click.Option(
    ["--lang"],
    metavar="CODE",
    envvar="P2P_MALICE_LANG",
    is_eager=True,
    expose_value=False,
    callback=_speak,
    help="The language to speak, such as en.",
)


class _Command(click.Command):
    """A command that can speak another language, and whose help names the command that started the program."""

    def __init__(self, *args: Any, **named: Any) -> None:
        """As for click."""
        super().__init__(*args, **named)
        self.params.append(_lang)

    def get_help(self, ctx: click.Context) -> str:
        """The help, as click has it."""
        typed = ctx.find_root().info_name or "p2p-malice"
        return re.sub(r"(?<![\w/\\.-])p2p-malice", lambda _: typed, super().get_help(ctx))


class RulesCommand(_Command):
    """A command that takes a house rule by its name as well: `--payoff 11` is `--rule payoff=11`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse what was typed, house rules put the long way."""
        known = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        return super().parse_args(ctx, long_way(args, known))


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
@_plain
@click.pass_context
def cli(context: click.Context, plain: bool) -> int | None:
    """Spite & Malice between friends, straight from device to device.

    \b
    p2p-malice host      invite a friend: send the message it shows
    p2p-malice join      paste the message a friend has sent you

    Without a command, the menu opens.
    """
    context.default_map = {command: {"plain": plain} for command in cli.commands}
    return cli_commands.menu(interface_kind(plain=plain)) if context.invoked_subcommand is None else None


@cli.command(cls=RulesCommand)
@_game
@_variant
@_rule
@_seat(help="me, me=NAME, friend, bot or bot=beginner|easy|strong|hard|expert (Spite: also late); for each seat.")
@_name
@_network_options
@_plain
@_json
def host(
    game: str | None,
    variant: str | None,
    rule: Texts,
    seats: Texts,
    name: str | None,
    plain: bool,
    as_json: bool,
    **network: Any,
) -> int:
    """Invite friends and play.

    \b
    p2p-malice host
    p2p-malice host --variant official --seat me --seat friend --seat friend

    Shows an invitation for each friend, to send by WhatsApp or any other way,
    then waits for the replies they send back, in any order.
    """
    kind = interface_kind(plain=plain, as_json=as_json)
    return cli_commands.host(RuleOptions(variant, rule, game), seats, name, NetworkOptions(**network), kind)


@cli.command()
@click.argument("code", required=False)
@_name
@_network_options
@_plain
@_json
def join(code: str | None, name: str | None, plain: bool, as_json: bool, **network: Any) -> int:
    """Join a friend's game.

    \b
    p2p-malice join              asks for the invitation
    p2p-malice join MDW1-…       or takes it here; - reads it from a pipe

    Anything that contains the code will do, such as the whole WhatsApp message.
    Shows a reply to send back to your host.
    """
    pasted = read_pipe(as_json=as_json) if code == "-" else code
    return cli_commands.join(
        pasted, name, NetworkOptions(**network), interface_kind(plain=plain, as_json=as_json), stays=code == "-"
    )


@cli.command()
@click.argument("game", required=False, shell_complete=completion.games)
@click.option("--list", "only_list", is_flag=True, help="List the games you can resume, and stop.")
@_network_options
@_plain
@_json
def resume(game: str | None, only_list: bool, plain: bool, as_json: bool, **network: Any) -> int:
    """Resume a game.

    \b
    p2p-malice resume            the game, or a list to choose from
    p2p-malice resume GAME       the game of that name; --list shows the names

    Whoever closed the game runs it. The programs find each other again while your
    networks still know the way; otherwise the host sends a new invitation.
    """
    if only_list:
        return cli_commands.list_games(as_json=as_json)
    return cli_commands.resume(game, NetworkOptions(**network), interface_kind(plain=plain, as_json=as_json))


@cli.command(cls=RulesCommand)
@_game
@_variant
@_rule
@_seat(help="me, me=NAME, bot or bot=beginner|easy|strong|hard|expert; repeat it for each seat.")
@_name
@click.option("--two", metavar="NAME", help="Play with NAME at this screen, not with the computer.")
@click.option("--deal", metavar="LINK", help="Play the cards that a friend has sent, or a day's.")
@_plain
@_json
def play(
    game: str | None,
    variant: str | None,
    rule: Texts,
    seats: Texts,
    name: str | None,
    two: str | None,
    deal: str | None,
    plain: bool,
    as_json: bool,
) -> int:
    """Play on this device.

    \b
    p2p-malice play
    p2p-malice play --payoff 11 --two Asha
    p2p-malice play --variant official --seat me --seat bot --seat bot
    p2p-malice play --seat bot --seat bot     only watch
    p2p-malice play --deal DAY-2026-11-27     that day's deal; also a friend's link

    You play against the computer, or with others at one screen.
    """
    kind, chosen = interface_kind(plain=plain, as_json=as_json), RuleOptions(variant, rule, game)
    if deal is not None:
        if chosen != RuleOptions(None, (), None) or seats or two:
            raise click.UsageError(words()("usage-deal-alone"))
        return cli_commands.play_deal(deal, name, kind)
    return cli_commands.play(chosen, seats, two, name, kind)


@cli.command()
@click.option("--day", metavar="DATE", type=click.DateTime(["%Y-%m-%d"]), help="The puzzle of that day, for practice.")
@_name
@_plain
@_json
def puzzle(day: datetime.datetime | None, name: str | None, plain: bool, as_json: bool) -> int:
    """Solve today's puzzle.

    \b
    p2p-malice puzzle
    p2p-malice puzzle --day 2026-11-27

    You can win this turn, in one way only. It's the same for everybody, and harder from Monday to Sunday.
    """
    return cli_commands.puzzle(day, name, interface_kind(plain=plain, as_json=as_json))


@cli.command()
@click.option("--json", "layout", flag_value="json", default="", help="One JSON object with all figures and games.")
@click.option("--csv", "layout", flag_value="csv", help="A line for each game, for a spreadsheet.")
@click.option("--import", "taken", metavar="FILE", help="First add the games of a file from another device.")
@click.option("--export", metavar="FILE", help="Save all games in a file, for another device.")
@_plain
def stats(layout: str, taken: str | None, export: str | None, plain: bool) -> int:
    """Show your games, opponents and trophies.

    \b
    p2p-malice stats
    p2p-malice stats --csv > games.csv
    p2p-malice stats --import from-my-phone.jsonl

    Every game that is played to its end is kept on this device, and nowhere else.
    """
    return cli_commands.stats(interface_kind(plain=plain), layout, taken, export)


@cli.command()
@click.argument("game", required=False)
@_plain
def replay(game: str | None, plain: bool) -> int:
    """Show a finished game once more.

    \b
    p2p-malice replay            the last one that was played at a table here
    p2p-malice replay GAME       the game of that name, or the one in that file

    The screen of your games (p2p-malice stats) leads to all of them.
    """
    return cli_commands.replay(game, interface_kind(plain=plain))


@cli.command(cls=RulesCommand)
@click.argument("players", nargs=2)
@click.option("--pairs", default=100, type=click.IntRange(1), help="How many deals; each is played from every seat.")
@click.option("--seats", default=2, type=click.IntRange(2, 9), help="The first has one of them, the second the others.")
@click.option("--seed", default="arena", metavar="TEXT", help="The same text gives the same deals.")
@click.option("--sprt", is_flag=True, help="Stop once it is clear whether the first is stronger by 20 Elo.")
@_game
@_variant
@_rule
def arena(
    players: tuple[str, str],
    pairs: int,
    seats: int,
    seed: str,
    sprt: bool,
    game: str | None,
    variant: str | None,
    rule: Texts,
) -> int:
    """Let computer players play each other.

    \b
    p2p-malice arena normal greedy --pairs 200
    p2p-malice arena easy "run:python my_bot.py" --variant official --seats 4

    Prints the first one's score with its margin of error, in Elo, and the time a
    decision took. Beside the players of the menu there are random, naive and
    greedy, which never change. run: begins the command of a program of yours.
    """
    return cli_commands.arena(RuleOptions(variant, rule, game), players, pairs, seats, seed, sprt=sprt)


@cli.command()
@click.option("--stun", metavar="HOST:PORT", multiple=True, help="A STUN server to ask; repeat it for several.")
@_turn
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for programs.")
def doctor(stun: Texts, turn: str | None, as_json: bool) -> int:
    """Check your network and machine.

    \b
    p2p-malice doctor
    p2p-malice doctor --stun stun.example.org:3478

    Takes a few seconds. Asks the STUN servers and the relay of your settings,
    and nobody else.
    """
    return cli_commands.doctor(NetworkOptions(stun, turn), as_json=as_json)


@cli.command()
@_game
@_name
@_plain
def learn(game: str | None, name: str | None, plain: bool) -> int:
    """Learn the game in a few minutes.

    \b
    p2p-malice learn
    p2p-malice learn --game spite --name Asha

    A short lesson, then a first game with hints.
    """
    return cli_commands.learn(name, interface_kind(plain=plain), game)


@cli.command()
@_network_options
@_name
@click.option("--no-open", is_flag=True, help="Only show the address; don't open a browser.")
@click.option("--page-port", type=_Port(), metavar="N", help="The page's TCP port on this machine.")
@click.option("--site", type=click.Path(file_okay=False), metavar="DIR", help="Write the guests' page there, and stop.")
@click.option(
    "--pyodide",
    type=click.Path(file_okay=False),
    metavar="DIR",
    help="With --site, add play.html, which needs no program: Pyodide's folder.",
)
@click.option(
    "--esbuild",
    type=click.Path(file_okay=False),
    metavar="DIR",
    help="With --site or --save, join the page's scripts, so that it loads sooner: esbuild's folder.",
)
@click.option(
    "--courier",
    metavar="URL",
    help="With --site, the courier that the page may call; . if it serves the page as well.",
)
@click.option(
    "--save",
    type=click.Path(dir_okay=False),
    metavar="FILE",
    help="With --esbuild, write the guests' page as one file.",
)
def web(
    name: str | None,
    no_open: bool,
    page_port: int | None,
    site: str | None,
    pyodide: str | None,
    esbuild: str | None,
    courier: str | None,
    save: str | None,
    **network: Any,
) -> int:
    """Open the table in a browser.

    \b
    p2p-malice web
    p2p-malice web --site public     the page for guests, for any static host

    The page is served to this machine only, and only with the address shown.
    """
    if site or save or pyodide or esbuild or courier:
        return cli_commands.write_page(NetworkOptions(**network), site, save, pyodide, esbuild, courier)
    return cli_commands.web(name, NetworkOptions(**network), page_port or 0, opens=not no_open)


@cli.command()
@click.option("--port", type=_Port(), metavar="N", default=8090, help="The TCP port; 8090 if not given.")
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", help="Where to listen; 0.0.0.0 for all networks.")
@click.option("--site", type=click.Path(file_okay=False), metavar="DIR", help="Serve the guests' page from there, too.")
@click.option("--behind-proxy", is_flag=True, help="Count visitors by X-Forwarded-For, which your web server sets.")
def courier(port: int, host: str, site: str | None, behind_proxy: bool) -> int:
    """Run a courier, so that friends join by one tap.

    \b
    p2p-malice courier --port 8090
    p2p-malice courier --port 8090 --site public --behind-proxy

    It carries sealed replies from guests to a host, and can read none of them. Browsers need it behind a web server
    that speaks HTTPS.
    """
    return cli_commands.courier(host, port, site, is_behind_proxy=behind_proxy)


@cli.command(cls=RulesCommand)
@click.argument("variant", required=False, shell_complete=completion.variants)
@_game
@_rule
@click.option("--list", "only_list", is_flag=True, help="List the variants and the house rules.")
def rules(variant: str | None, game: str | None, rule: Texts, only_list: bool) -> None:
    """Read the rules.

    \b
    p2p-malice rules
    p2p-malice rules official --rule payoff=13
    """
    cli_commands.rules(RuleOptions(variant, rule, game), only_list=only_list)


def main() -> None:
    """Run the command line and exit."""
    run = functools.partial(cli, prog_name=program_name.command(), complete_var="_P2P_MALICE_COMPLETE")
    sys.exit(cli_commands.status_of(lambda: run(standalone_mode=False)))
