"""The command line: all its commands as one. They are in `command_line`; what the help says is in the catalogue."""

import functools
import sys

import click

from p2p_malice import __version__, program_name
from p2p_malice.app import interface_kind
from p2p_malice.cli_help import Group, Option
from p2p_malice.command_line import options
from p2p_malice.command_line.exit_status import status_of
from p2p_malice.command_line.network import courier, doctor, show_menu, web
from p2p_malice.command_line.past_games import replay, stats, verify
from p2p_malice.command_line.playing import host, join, learn, message, play, puzzle, resume
from p2p_malice.command_line.rules import arena, rules


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
@options.plain
@click.pass_context
def cli(context: click.Context, plain: bool) -> int | None:
    """Spite & Malice between friends, straight from device to device."""
    context.default_map = {command: {"plain": plain} for command in cli.commands}
    return show_menu(interface_kind(plain=plain)) if context.invoked_subcommand is None else None


for _command in (
    host,
    message,
    join,
    resume,
    play,
    puzzle,
    stats,
    replay,
    verify,
    arena,
    doctor,
    learn,
    web,
    courier,
    rules,
):
    cli.add_command(_command)


def main() -> None:
    """Run the command line and exit."""
    run = functools.partial(cli, prog_name=program_name.command(), complete_var="_P2P_MALICE_COMPLETE")
    sys.exit(status_of(lambda: run(standalone_mode=False)))
