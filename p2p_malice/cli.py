"""The command line: its commands and their options. What each command runs is in `cli_commands`, what the help says in
the catalogue.
"""

import datetime
import functools
import sys
from collections.abc import Callable
from typing import Any

import click

from p2p_malice import __version__, cli_commands, completion, program_name
from p2p_malice.app import NetworkOptions, RuleOptions, interface_kind, long_way, read_pipe
from p2p_malice.cli_help import Command, Group, Option
from p2p_malice.language import words

Texts = tuple[str, ...]

_option = functools.partial(click.option, cls=Option)


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


_FILE = click.Path(dir_okay=False)

_variant = _option(
    "--variant",
    metavar="value-name",
    shell_complete=completion.variants,
    help="option-variant",
)
_game = _option("--game", metavar="value-name", shell_complete=completion.kinds, help="option-game")
_rule = _option(
    "--rule",
    metavar="value-rule",
    multiple=True,
    shell_complete=completion.rules,
    help="option-rule",
)
_seat = functools.partial(
    _option, "--seat", "seats", metavar="value-who", multiple=True, shell_complete=completion.seats
)
_name = _option("--name", metavar="value-person", help="option-name")
_plain = _option("--plain", is_flag=True, help="option-plain")
_json = _option("--json", "as_json", is_flag=True, help="option-json")
_turn = _option("--turn", metavar="value-url", help="option-turn")
_network = (
    _option("--stun", metavar="value-server", multiple=True, help="option-stun"),
    _turn,
    _option("--port", type=_Port(), metavar="value-n", help="option-port"),
    _option("--open-port", is_flag=True, help="option-open-port"),
    _option("--no-copy", is_flag=True, help="option-no-copy"),
)


def _network_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the options about the connection, which are the fields of a `NetworkOptions`."""
    return functools.reduce(lambda made, option: option(made), reversed(_network), command)


class RulesCommand(Command):
    """A command that takes a house rule by its name as well: `--payoff 11` is `--rule payoff=11`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse what was typed, house rules put the long way."""
        known = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        return super().parse_args(ctx, long_way(args, known))


@click.group(
    cls=Group,
    help="help",
    invoke_without_command=True,
    context_settings={
        "help_option_names": ["-h", "--help"],
        "auto_envvar_prefix": "P2P_MALICE",
        "max_content_width": 80,
    },
)
@click.version_option(
    __version__, prog_name="p2p-malice", cls=Option, help="option-version", message="%(prog)s %(version)s"
)
@_plain
@click.pass_context
def cli(context: click.Context, plain: bool) -> int | None:
    """Spite & Malice between friends, straight from device to device."""
    context.default_map = {command: {"plain": plain} for command in cli.commands}
    return cli_commands.menu(interface_kind(plain=plain)) if context.invoked_subcommand is None else None


@cli.command(cls=RulesCommand, help="help-host")
@_game
@_variant
@_rule
@_seat(help="option-seat-host")
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
    """Invite friends and play."""
    kind = interface_kind(plain=plain, as_json=as_json)
    return cli_commands.host(RuleOptions(variant, rule, game), seats, name, NetworkOptions(**network), kind)


@cli.command(help="help-join")
@click.argument("code", required=False)
@_name
@_network_options
@_plain
@_json
def join(code: str | None, name: str | None, plain: bool, as_json: bool, **network: Any) -> int:
    """Join a friend's game."""
    pasted = read_pipe(as_json=as_json) if code == "-" else code
    return cli_commands.join(
        pasted, name, NetworkOptions(**network), interface_kind(plain=plain, as_json=as_json), stays=code == "-"
    )


@cli.command(help="help-resume")
@click.argument("game", required=False, shell_complete=completion.games)
@_option("--list", "only_list", is_flag=True, help="option-list-games")
@_network_options
@_plain
@_json
def resume(game: str | None, only_list: bool, plain: bool, as_json: bool, **network: Any) -> int:
    """Resume a game."""
    if only_list:
        return cli_commands.list_games(as_json=as_json)
    return cli_commands.resume(game, NetworkOptions(**network), interface_kind(plain=plain, as_json=as_json))


@cli.command(cls=RulesCommand, help="help-play")
@_game
@_variant
@_rule
@_seat(help="option-seat-play")
@_name
@_option("--two", metavar="value-person", help="option-two")
@_option("--deal", metavar="value-link", help="option-deal")
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
    """Play on this device."""
    kind, chosen = interface_kind(plain=plain, as_json=as_json), RuleOptions(variant, rule, game)
    if deal is not None:
        if chosen != RuleOptions(None, (), None) or seats or two:
            raise click.UsageError(words()("usage-deal-alone"))
        return cli_commands.play_deal(deal, name, kind)
    return cli_commands.play(chosen, seats, two, name, kind)


@cli.command(help="help-puzzle")
@_option("--day", metavar="value-date", type=click.DateTime(["%Y-%m-%d"]), help="option-day")
@_name
@_plain
@_json
def puzzle(day: datetime.datetime | None, name: str | None, plain: bool, as_json: bool) -> int:
    """Solve today's puzzle."""
    return cli_commands.puzzle(day, name, interface_kind(plain=plain, as_json=as_json))


@cli.command(help="help-stats")
@_option("--json", "layout", flag_value="json", default="", help="option-stats-json")
@_option("--csv", "layout", flag_value="csv", help="option-csv")
@_option("--import", "taken", type=_FILE, metavar="value-file", help="option-import")
@_option("--export", type=_FILE, metavar="value-file", help="option-export")
@_plain
def stats(layout: str, taken: str | None, export: str | None, plain: bool) -> int:
    """Show your games, opponents and trophies."""
    return cli_commands.stats(interface_kind(plain=plain), layout, taken, export)


@cli.command(help="help-replay")
@click.argument("game", required=False, shell_complete=completion.finished)
@_plain
def replay(game: str | None, plain: bool) -> int:
    """Show a finished game once more."""
    return cli_commands.replay(game, interface_kind(plain=plain))


@cli.command(cls=RulesCommand, help="help-arena")
@click.argument("players", nargs=2, shell_complete=completion.players)
@_option("--pairs", default=100, type=click.IntRange(1), metavar="value-n", help="option-pairs")
@_option("--seats", default=2, type=click.IntRange(2, 9), metavar="value-n", help="option-seats")
@_option("--seed", metavar="value-text", help="option-seed")
@_option("--sprt", is_flag=True, help="option-sprt")
@_game
@_variant
@_rule
def arena(
    players: tuple[str, str],
    pairs: int,
    seats: int,
    seed: str | None,
    sprt: bool,
    game: str | None,
    variant: str | None,
    rule: Texts,
) -> int:
    """Let computer players play each other."""
    return cli_commands.arena(RuleOptions(variant, rule, game), players, pairs, seats, seed, sprt=sprt)


@cli.command(help="help-doctor")
@_option("--stun", metavar="value-server", multiple=True, help="option-ask-stun")
@_turn
@_option("--json", "as_json", is_flag=True, help="option-doctor-json")
def doctor(stun: Texts, turn: str | None, as_json: bool) -> int:
    """Check your network and machine."""
    return cli_commands.doctor(NetworkOptions(stun, turn), as_json=as_json)


@cli.command(help="help-learn")
@_game
@_name
@_plain
def learn(game: str | None, name: str | None, plain: bool) -> int:
    """Learn the game in a few minutes."""
    return cli_commands.learn(name, interface_kind(plain=plain), game)


@cli.command(help="help-web")
@_network_options
@_name
@_option("--no-open", is_flag=True, help="option-no-open")
@_option("--page-port", type=_Port(), metavar="value-n", help="option-page-port")
@_option("--site", type=click.Path(file_okay=False), metavar="value-dir", help="option-site")
@_option(
    "--pyodide",
    type=click.Path(file_okay=False),
    metavar="value-dir",
    help="option-pyodide",
)
@_option(
    "--esbuild",
    type=click.Path(file_okay=False),
    metavar="value-dir",
    help="option-esbuild",
)
@_option(
    "--courier",
    metavar="value-url",
    help="option-page-courier",
)
@_option(
    "--save",
    type=_FILE,
    metavar="value-file",
    help="option-save",
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
    """Open the table in a browser."""
    if site or save or pyodide or esbuild or courier:
        return cli_commands.write_page(NetworkOptions(**network), site, save, pyodide, esbuild, courier)
    return cli_commands.web(name, NetworkOptions(**network), page_port or 0, opens=not no_open)


@cli.command(help="help-courier")
@_option("--port", type=_Port(), metavar="value-n", default=8090, help="option-courier-port")
@_option("--host", metavar="value-address", default="127.0.0.1", help="option-listen")
@_option("--site", type=click.Path(file_okay=False), metavar="value-dir", help="option-serve-site")
@_option("--behind-proxy", is_flag=True, help="option-behind-proxy")
@_option("--metrics", is_flag=True, help="option-metrics")
def courier(port: int, host: str, site: str | None, behind_proxy: bool, metrics: bool) -> int:
    """Run a courier, so that friends join by one tap."""
    return cli_commands.courier(host, port, site, is_behind_proxy=behind_proxy, has_metrics=metrics)


@cli.command(cls=RulesCommand, help="help-rules")
@click.argument("variant", required=False, shell_complete=completion.sheets)
@_game
@_rule
@_option("--list", "only_list", is_flag=True, help="option-list-rules")
def rules(variant: str | None, game: str | None, rule: Texts, only_list: bool) -> None:
    """Read the rules."""
    cli_commands.rules(RuleOptions(variant, rule, game), only_list=only_list)


def main() -> None:
    """Run the command line and exit."""
    run = functools.partial(cli, prog_name=program_name.command(), complete_var="_P2P_MALICE_COMPLETE")
    sys.exit(cli_commands.status_of(lambda: run(standalone_mode=False)))
