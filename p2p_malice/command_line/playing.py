"""The commands that play: `host`, `message`, `join`, `resume`, `play`, `puzzle` and `learn`.

A command's modules are imported when it runs, since `--help` has to be quick; those that connect only once something is
on the screen.
"""

import datetime
from typing import TYPE_CHECKING

import click

from p2p_malice import completion
from p2p_malice.app import (
    InterfaceKind,
    NetworkOptions,
    RuleOptions,
    clean_name,
    game_of,
    interface_kind,
    load,
    read_pipe,
    run,
    services_of,
)
from p2p_malice.cli_help import Command
from p2p_malice.command_line import options
from p2p_malice.command_line.rules import written_rules
from p2p_malice.errors import CodeError, OptionsError
from p2p_malice.language import words

if TYPE_CHECKING:
    from p2p_malice.engine.rule_book import RuleBook
    from p2p_malice.ui.contract import UserInterface

Texts = tuple[str, ...]


@click.command(cls=options.RulesCommand, help="help-host")
@options.rules
@options.seats(help="option-seat-host")
@options.name
@options.network
@options.plain
@options.as_json
def host(
    chosen: RuleOptions, seats: Texts, name: str | None, network: NetworkOptions, plain: bool, as_json: bool
) -> int:
    """Invite friends and play."""
    return _host(chosen, seats, name, network, interface_kind(plain=plain, as_json=as_json), "friend")


@click.command(cls=options.RulesCommand, help="help-message")
@options.rules
@options.seats(help="option-seat-message")
@options.name
@options.plain
@options.as_json
def message(chosen: RuleOptions, seats: Texts, name: str | None, plain: bool, as_json: bool) -> int:
    """Begin a game by message."""
    kind = interface_kind(plain=plain, as_json=as_json)
    return _host(chosen, seats, name, NetworkOptions(), kind, "message")


def _host(
    chosen: RuleOptions, seats: Texts, name: str | None, network: NetworkOptions, kind: InterfaceKind, usual: str
) -> int:
    """Play with those at the `seats`, or else with as many of the `usual` sort as the rules take."""
    from p2p_malice.flows.setup.seats import read_seats

    async def command(ui: "UserInterface", name: str) -> int:
        from p2p_malice.commands.host import host
        from p2p_malice.flows.setup.chosen_game import ChosenGame

        seating = read_seats(seats, name, game)
        return await host(ui, services_of(settings, network), ChosenGame(game, rules, name), seating)

    settings, game = load(), game_of(chosen.game)
    rules = written_rules(chosen, settings, game.book)
    seats = seats or _fewest(usual, rules, game.book)
    kinds = [seat.partition("=")[0] for seat in seats]
    # A program may also keep the table for friends, without a seat of its own.
    if kind is InterfaceKind.JSON and kinds.count("me") != 1 and ("me" in kinds or "friend" not in kinds):
        raise click.UsageError(words()("usage-one-seat"))
    if kind is not InterfaceKind.JSON:
        game.book.check(rules, len(read_seats(seats, name or "Player", game)))
    return run(command, settings, kind, name, network)


def _fewest(other: str, rules: str, book: "RuleBook") -> Texts:
    """Seats for me and as few others as these rules are for."""
    from p2p_malice.flows.setup.seats import MAX_SEATS

    for count in range(1, MAX_SEATS):
        seats = ("me", *(other,) * count)
        try:
            book.check(rules, len(seats))
        except OptionsError:
            continue
        return seats
    return ("me", other)


@click.command(cls=Command, help="help-join")
@click.argument("code", required=False)
@options.name
@options.network
@options.plain
@options.as_json
def join(code: str | None, name: str | None, network: NetworkOptions, plain: bool, as_json: bool) -> int:
    """Answer the invitation in `code`, in what is piped in for `-`, or ask for one."""
    pasted = read_pipe(as_json=as_json) if code == "-" else code
    kind = interface_kind(plain=plain, as_json=as_json)

    async def command(ui: "UserInterface", name: str) -> int:
        from p2p_malice.flows.playing.joining import join

        return await join(ui, services_of(settings, network), name, pasted)

    def take(text: str) -> None:
        nonlocal pasted
        pasted = text

    settings = load()
    if pasted is not None and kind is not InterfaceKind.JSON:
        from p2p_malice.flows.playing.joining import check_invitation

        # Nobody says their name to hear that this is no invitation.
        check_invitation(pasted)
    return run(command, settings, kind, name, network, stays=code == "-", take=take)


@click.command(cls=Command, help="help-resume")
@click.argument("game", required=False, shell_complete=completion.games)
@options.option("--list", "only_list", is_flag=True, help="option-list-games")
@options.network
@options.plain
@options.as_json
def resume(game: str | None, only_list: bool, network: NetworkOptions, plain: bool, as_json: bool) -> int:
    """Resume the game of that name, or whichever is chosen; or list them."""
    if only_list:
        return _list_games(as_json=as_json)
    kind = interface_kind(plain=plain, as_json=as_json)

    async def command(ui: "UserInterface", _name: str) -> int:
        from p2p_malice.flows.playing.resume_game import resume

        return await resume(ui, services_of(settings, network), game, newest=kind is InterfaceKind.JSON)

    settings = load()
    return run(command, settings, kind, network=network, needs_name=False)


def _list_games(*, as_json: bool) -> int:
    """List the games that can be resumed."""
    import json

    from p2p_malice.flows.saving.resumable_games import resumable
    from p2p_malice.store.saves_folder import SavesFolder

    said = words()
    games = resumable(SavesFolder())
    for game in games:
        text = said.piece(game.says)
        body = {"kind": "game", "id": game.id, "text": text}
        click.echo(json.dumps(body, separators=(",", ":")) if as_json else f"{game.id}  {text}")
    if not games and not as_json:
        click.echo(said("news-no-game"))
    return 0


@click.command(cls=options.RulesCommand, help="help-play")
@options.rules
@options.seats(help="option-seat-play")
@options.name
@options.option("--two", metavar="value-person", help="option-two")
@options.option("--deal", metavar="value-link", help="option-deal")
@options.plain
@options.as_json
def play(
    chosen: RuleOptions, seats: Texts, name: str | None, two: str | None, deal: str | None, plain: bool, as_json: bool
) -> int:
    """Play on this device."""
    kind = interface_kind(plain=plain, as_json=as_json)
    if deal is not None:
        if chosen != RuleOptions() or seats or two:
            raise click.UsageError(words()("usage-deal-alone"))
        return _play_deal(deal, name, kind)
    if two and seats:
        raise click.UsageError(words()("usage-two-or-seats"))
    if two:
        seats = ("me", f"me={clean_name(two)}")
    if any(seat.partition("=")[0] == "friend" for seat in seats):
        raise click.UsageError(words()("usage-no-friends"))
    return _host(chosen, seats, name, NetworkOptions(no_copy=True), kind, "bot")


def _play_deal(text: str, name: str | None, kind: InterfaceKind) -> int:
    """Play the deal whose code is in a text."""

    async def command(ui: "UserInterface", name: str) -> int:
        from p2p_malice.commands.deals import play_deal

        return await play_deal(ui, services_of(settings), name, text, datetime.date.today())

    from p2p_malice.flows.deals.deal_code import read_deal_code

    if kind is not InterfaceKind.JSON:
        read_deal_code(text)  # Nobody says their name to hear that there is none.
    settings = load()
    return run(command, settings, kind, name)


@click.command(cls=Command, help="help-puzzle")
@options.option("--day", metavar="value-date", type=click.DateTime(["%Y-%m-%d"]), help="option-day")
@options.name
@options.plain
@options.as_json
def puzzle(day: datetime.datetime | None, name: str | None, plain: bool, as_json: bool) -> int:
    """Solve the puzzle of that day, or today's."""
    kind = interface_kind(plain=plain, as_json=as_json)

    async def command(ui: "UserInterface", name: str) -> int:
        from p2p_malice.commands.puzzle import play_puzzle

        today = datetime.date.today()
        return await play_puzzle(ui, services_of(settings), name, day.date() if day else today, today)

    if day and day.date() > datetime.date.today():
        raise CodeError("puzzle_to_come")
    settings = load()
    return run(command, settings, kind, name)


@click.command(cls=Command, help="help-learn")
@options.game
@options.name
@options.plain
def learn(game: str | None, name: str | None, plain: bool) -> int:
    """Show the lesson of the game of that name, or of the usual one."""
    kind = interface_kind(plain=plain)

    async def command(ui: "UserInterface", name: str) -> int:
        from p2p_malice.commands.learn import learn

        return await learn(ui, services_of(settings), name, taught)

    settings, taught = load(), game_of(game)
    return run(command, settings, kind, name)
