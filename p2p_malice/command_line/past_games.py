"""The commands about games that are over: `stats` and `replay`."""

import functools
import sys
from typing import TYPE_CHECKING

import click

from p2p_malice import completion
from p2p_malice.app import InterfaceKind, NetworkOptions, interface_kind, load, run, services_of
from p2p_malice.cli_help import Command
from p2p_malice.command_line import options
from p2p_malice.language import words

if TYPE_CHECKING:
    from p2p_malice.flows.services import Services
    from p2p_malice.ui.contract import UserInterface


@click.command(cls=Command, help="help-stats")
@options.option("--json", "layout", flag_value="json", default="", help="option-stats-json")
@options.option("--csv", "layout", flag_value="csv", help="option-csv")
@options.option("--import", "taken", type=options.FILE, metavar="value-file", help="option-import")
@options.option("--export", type=options.FILE, metavar="value-file", help="option-export")
@options.plain
def stats(layout: str, taken: str | None, export: str | None, plain: bool) -> int:
    """Show what was played, or write it in that `layout`; before, add the games of a file, or save all to one."""
    kind = interface_kind(plain=plain)

    async def command(ui: "UserInterface", _name: str) -> int:
        import datetime

        from p2p_malice.flows.replays.profile import show_profile

        return await show_profile(ui, services, datetime.date.today())

    settings = load()
    services = services_of(settings, NetworkOptions(no_copy=True))
    if not (taken or export or layout):
        if kind is InterfaceKind.PLAIN and not sys.stdout.isatty():
            return _print_profile(services)
        return run(command, settings, kind, needs_name=False)
    from p2p_malice.commands.stats import bring_in_file, write_games

    # A table or an object is all that a program wants to read.
    tell = functools.partial(click.echo, err=bool(layout))
    if taken:
        tell(bring_in_file(services, words(), taken))
    click.echo(write_games(services, words(), layout, export, tell), nl=False)
    return 0


def _print_profile(services: "Services") -> int:
    """Print what was played, for whoever can't be asked what else to do."""
    import datetime

    from p2p_malice.flows.replays.profile import ALL, profile_of
    from p2p_malice.flows.replays.recording import all_played
    from p2p_malice.plain.profile import profile_lines

    history = all_played(services.saves, services.games)
    profile = profile_of(history, services, datetime.date.today(), ALL, has_files=False)
    click.echo("\n".join(profile_lines(profile, words())))
    return 0


@click.command(cls=Command, help="help-replay")
@click.argument("game", required=False, shell_complete=completion.finished)
@options.option("--share", is_flag=True, help="option-share")
@options.plain
def replay(game: str | None, share: bool, plain: bool) -> int:
    """Show the game of that name, or the one in that file, or else the last one, once more; or share it."""
    kind = interface_kind(plain=plain)
    from p2p_malice.commands.stats import game_to_replay, last_game
    from p2p_malice.flows.replays.replaying import replay

    settings = load()
    services = services_of(settings, NetworkOptions(no_copy=True))
    if share:
        from p2p_malice.flows.replays.sharing import shared

        click.echo(words().said(shared(services, game or last_game(services))))
        return 0
    seen = game_to_replay(services, game)
    return run(lambda ui, _name: replay(ui, seen, services.games), settings, kind, needs_name=False)


@click.command(cls=Command, help="help-verify")
@click.argument("game", required=False, shell_complete=completion.finished)
def verify(game: str | None) -> int:
    """Say whether the game of that name, the one in that file, or else the last one was dealt fairly."""
    from p2p_malice.commands.stats import seen_to_verify
    from p2p_malice.flows.replays.deal_verdict import verdict

    services = services_of(load(), NetworkOptions(no_copy=True))
    news = verdict(seen_to_verify(services, game), services.games)
    click.echo(words().said(news.saying))
    return 0 if news.state == "deal_fair" else 1
