"""LAUNCH: what each command of the command line runs, and the exit status that an error gives.

A command's modules are imported when it runs, `--help` has to be quick; those that connect only once something is on
the screen.
"""

import functools
import os
import shlex
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from p2p_malice.app import (
    InterfaceKind,
    NetworkOptions,
    RuleOptions,
    clean_name,
    clear_up,
    courier_of,
    game_of,
    link_settings,
    load,
    run,
    services_of,
    shows_utf8,
)
from p2p_malice.errors import CodeError, MaliceError, OptionsError
from p2p_malice.language import words

if TYPE_CHECKING:
    import datetime

    from p2p_malice.engine.rule_book import RuleBook
    from p2p_malice.flows.services import Services
    from p2p_malice.store.settings import Settings
    from p2p_malice.ui.contract import UserInterface

INTERRUPTED = 130


def host(
    chosen: RuleOptions,
    seats: tuple[str, ...],
    name: str | None,
    network: NetworkOptions,
    kind: InterfaceKind,
    usual: str = "friend",
) -> int:
    """Invite friends and play."""
    from p2p_malice.flows.setup.seats import read_seats

    async def command(ui: "UserInterface", name: str) -> int:
        from p2p_malice.commands.host import host
        from p2p_malice.flows.setup.chosen_game import ChosenGame

        seating, chosen = read_seats(seats, name, game), ChosenGame(game, rules, name)
        return await host(ui, services_of(settings, network), chosen, seating)

    settings, game = load(), game_of(chosen.game)
    rules = _written(chosen, settings, game.book)
    seats = seats or _fewest(usual, rules, game.book)
    if kind is InterfaceKind.JSON and sum(seat.partition("=")[0] == "me" for seat in seats) != 1:
        raise click.UsageError(words()("usage-one-seat"))
    if kind is not InterfaceKind.JSON:
        game.book.check(rules, len(read_seats(seats, name or "Player", game)))
    return run(command, settings, kind, name, network)


def _fewest(other: str, rules: str, book: "RuleBook") -> tuple[str, ...]:
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


def _written(chosen: RuleOptions, settings: "Settings", book: "RuleBook") -> str:
    """The rules as text: those that were chosen, or else the usual ones of the player or of the game."""
    from p2p_malice.flows.setup.rule_sets import chosen_rules

    is_for_it = not chosen.game or settings.variant in (*book.variants, *settings.rules)
    usual = settings.variant if is_for_it else None
    return chosen_rules(chosen.variant or usual, settings.rules, book, chosen.rule)


def play(chosen: RuleOptions, seats: tuple[str, ...], two: str | None, name: str | None, kind: InterfaceKind) -> int:
    """Play on this device."""
    if two and seats:
        raise click.UsageError(words()("usage-two-or-seats"))
    if two:
        seats = ("me", f"me={clean_name(two)}")
    if "friend" in seats:
        raise click.UsageError(words()("usage-no-friends"))
    return host(chosen, seats, name, NetworkOptions(no_copy=True), kind, "bot")


def play_deal(text: str, name: str | None, kind: InterfaceKind) -> int:
    """Play the deal whose code is in a text."""

    async def command(ui: "UserInterface", name: str) -> int:
        import datetime

        from p2p_malice.commands.deals import play_deal

        return await play_deal(ui, services_of(settings), name, text, datetime.date.today())

    from p2p_malice.flows.deals.deal_code import read_deal_code

    if kind is not InterfaceKind.JSON:
        read_deal_code(text)  # Nobody says their name to hear that there is none.
    settings = load()
    return run(command, settings, kind, name)


def puzzle(day: "datetime.datetime | None", name: str | None, kind: InterfaceKind) -> int:
    """Solve the puzzle of that day, or today's."""

    async def command(ui: "UserInterface", name: str) -> int:
        import datetime

        from p2p_malice.commands.puzzle import play_puzzle

        today = datetime.date.today()
        return await play_puzzle(ui, services_of(settings), name, day.date() if day else today, today)

    from datetime import date

    if day and day.date() > date.today():
        raise CodeError("puzzle_to_come")
    settings = load()
    return run(command, settings, kind, name)


def join(pasted: str | None, name: str | None, network: NetworkOptions, kind: InterfaceKind, *, stays: bool) -> int:
    """Answer the invitation that was `pasted`, or ask for one."""

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
    return run(command, settings, kind, name, network, stays=stays, take=take)


def resume(game: str | None, network: NetworkOptions, kind: InterfaceKind) -> int:
    """Resume the game of that name, or whichever is chosen."""

    async def command(ui: "UserInterface", _name: str) -> int:
        from p2p_malice.flows.playing.resume_game import resume

        return await resume(ui, services_of(settings, network), game, newest=kind is InterfaceKind.JSON)

    settings = load()
    return run(command, settings, kind, network=network, needs_name=False)


def arena(
    chosen: RuleOptions, players: tuple[str, str], pairs: int, seats: int, seed: str | None, *, sprt: bool
) -> int:
    """Let two computer players play each other, and print how that went.

    Without a `seed`, our own players always play the same deals; a program that knew them would know all cards.
    """
    from p2p_malice.arena.rounds import PROGRAM, Pairing, check_player
    from p2p_malice.arena.score import Sprt, score_of
    from p2p_malice.commands.arena import compete, score_text

    settings, game = load(), game_of(chosen.game)
    rules = _written(chosen, settings, game.book)
    game.book.check(rules, seats)
    for name in players:
        check_player(game, name)
    said = words()
    if seed is None and any(name.startswith(PROGRAM) for name in players):
        import secrets

        seed = secrets.token_hex(8)
        click.echo(said("arena-seed", seed=seed), err=True)
    pairing = Pairing(game, *players, rules, seats, seed or "arena")
    test = Sprt() if sprt else None
    with click.progressbar(length=pairs, file=sys.stderr) as bar:
        done = compete(pairing, pairs, test, lambda _: bar.update(1))
    click.echo(score_text(pairing, score_of(done), said))
    if test:
        click.echo(said("arena-sprt", decision={True: "yes", False: "no", None: "open"}[test.decision(done)]))
    return 0


def list_games(*, as_json: bool) -> int:
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


def learn(name: str | None, kind: InterfaceKind, game_name: str | None = None) -> int:
    """Show the lesson of the game of that name, or of the usual one."""

    async def command(ui: "UserInterface", name: str) -> int:
        from p2p_malice.commands.learn import learn

        return await learn(ui, services_of(settings, NetworkOptions()), name, game)

    settings, game = load(), game_of(game_name)
    return run(command, settings, kind, name)


def rules(chosen: RuleOptions, *, only_list: bool) -> int:
    """Show the rules as a sheet, or list what can be chosen."""
    from p2p_malice.games.rule_books import BOOKS, DEFAULT, named

    if chosen.variant in BOOKS and not chosen.game:
        chosen = chosen._replace(variant=None, game=chosen.variant)
    settings, book = load(), named(chosen.game, BOOKS) if chosen.game else DEFAULT
    said = words().of(next(name for name, each in BOOKS.items() if each is book))
    if only_list:
        click.echo("\n\n".join(book.lists(said, tuple(settings.rules))))
        return 0
    from p2p_malice.words.rule_sheets import sheet_text

    written = _written(chosen, settings, book)
    book.check_any(written)
    click.echo(sheet_text(book.sheet(written), said))
    return 0


def stats(kind: InterfaceKind, layout: str, taken: str | None, export: str | None) -> int:
    """Show what was played, or write it in that `layout`; before, add the games of a file, or save all to one."""

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


def replay(game: str | None, kind: InterfaceKind) -> int:
    """Show the game of that name, or the one in that file, or else the last one, once more."""
    from p2p_malice.commands.stats import game_to_replay
    from p2p_malice.flows.replays.replaying import replay

    settings = load()
    services = services_of(settings, NetworkOptions(no_copy=True))
    seen = game_to_replay(services, game)
    return run(lambda ui, _name: replay(ui, seen, services.games), settings, kind, needs_name=False)


def doctor(options: NetworkOptions, *, as_json: bool) -> int:
    """Look at network and machine, and tell."""
    import json

    from p2p_malice import event_loop
    from p2p_malice.commands import doctor

    said = words()
    if not as_json:
        click.echo(said("news-looking-around"), err=True)
    settings = load()
    network, machine, courier = event_loop.run(doctor.examine(link_settings(settings, options), courier_of(settings)))
    if as_json:
        click.echo(json.dumps(doctor.as_json(network, machine, said, courier), separators=(",", ":")))
    else:
        click.echo("\n".join(doctor.report(network, machine, said, courier)))
    return 0 if doctor.can_play(network) else doctor.NO_WAY_OUT


# --- the page and the menu -------------------------------------------------------------------------------------------


def write_page(
    network: NetworkOptions,
    site: str | None,
    save: str | None,
    pyodide: str | None = None,
    esbuild: str | None = None,
    courier: str | None = None,
) -> int:
    """Write the guests' page into a folder, or as one file, or both; into the folder also one that plays by itself."""
    from pathlib import Path

    from p2p_malice.courier.notes import HttpCourier
    from p2p_malice.web.built import BUILDS_PAGE, tools
    from p2p_malice.web.site import SAME_ADDRESS, write_single, write_site
    from p2p_malice.web.sizes import size_lines

    if pyodide and not site:
        raise click.UsageError(words()("usage-pyodide"))
    if courier and not site:
        raise click.UsageError(words()("usage-courier"))
    address = HttpCourier(courier).url if courier and courier != SAME_ADDRESS else courier
    if esbuild and not (site or save):
        raise click.UsageError(words()("usage-esbuild"))
    runtime, bundler = tools(pyodide, esbuild)
    if save and not bundler:
        raise click.UsageError(words()("usage-save"))
    stun = link_settings(load(), network).stun
    if site:
        files = write_site(Path(site), stun, runtime, bundler, address)
        click.echo(words()("web-site-written", count=len(files), folder=site))
        click.echo("\n".join(size_lines(files, words())))
        if not (bundler and runtime):
            left = "plain" if runtime else "play" if bundler else "both"
            run = shlex.join((*BUILDS_PAGE, "--site", site, *(("--courier", courier) if courier else ())))
            click.echo(words()("web-site-plain", left=left, run=run))
    if save and bundler:
        write_single(Path(save), bundler, stun, words().language)
        click.echo(words()("web-page-written", file=save))
    return 0


def web(name: str | None, network: NetworkOptions, port: int, *, opens: bool) -> int:
    """Serve the page to this machine, until interrupted."""
    from p2p_malice import event_loop
    from p2p_malice.commands.web import serve_page

    async def tell(text: str) -> None:
        click.echo(text)

    settings = load()
    clear_up()
    chosen = clean_name(name) if name else settings.name or "Player"
    begin = functools.partial(
        _menu, settings=settings, name=chosen, network=network, is_named=bool(name or settings.name)
    )
    event_loop.run(serve_page(words(), begin, tell, port=port, opens=opens))
    return 1


def courier(host: str, port: int, site: str | None, *, is_behind_proxy: bool, has_metrics: bool) -> int:
    """Carry notes between friends, until interrupted, or told to stop by SIGTERM: then the exit status is 0.

    The log goes to stderr.
    """
    import logging
    from pathlib import Path

    from p2p_malice import event_loop
    from p2p_malice.commands.courier import serve

    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.INFO)
    folder = Path(site) if site else None
    limits = {"is_behind_proxy": is_behind_proxy, "has_metrics": has_metrics}
    event_loop.run(serve(words(), click.echo, host=host, port=port, site=folder, **limits), is_service=True)
    return 1


def menu(kind: InterfaceKind) -> int:
    """Show the menu."""
    settings = load()
    return run(lambda ui, name: _menu(ui, settings, name, NetworkOptions(), can_open_browser=True), settings, kind)


async def _menu(
    ui: "UserInterface",
    settings: "Settings",
    name: str,
    network: NetworkOptions,
    *,
    can_open_browser: bool = False,
    is_named: bool = True,
) -> int:
    from p2p_malice.commands.menu import Menu

    async def open_browser(settings: "Settings", name: str) -> None:
        from p2p_malice.commands.web import open_in_browser

        await open_in_browser(ui, words(), lambda page: _menu(page, settings, name, network))

    link_of = functools.partial(link_settings, network=network)
    menu = Menu(ui, words(), settings, name, functools.partial(services_of, network=network), link_of)
    menu.is_named = is_named
    menu.open_browser = open_browser if can_open_browser else None
    return await menu.show()


# --- what becomes of errors ------------------------------------------------------------------------------------------


def status_of(command: Callable[[], int | None]) -> int | None:
    """Run `command` and tell its errors: 2 is usage, 130 Ctrl-C; other statuses are as the errors say."""
    _occupy()
    _settle()
    if sys.stdout is None:
        click.echo(words()("usage-output-closed"), err=True)
        return 1
    if not shows_utf8():
        from p2p_malice.encoding import fit

        fit()
    try:
        status = command()
        sys.stdout.flush()  # Whether anybody still reads should not be noticed only at exit.
        return status
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except MaliceError as error:
        click.echo(words().error(error), err=True)
        if (instead := str(error.particulars.get("instead", "none"))) != "none":
            click.echo(words()("usage-variant", name=instead), err=True)
        if nearest := _nearest(error):
            click.echo(words()("usage-did-you-mean", name=nearest), err=True)
        return error.exit_status
    except OSError as error:
        if not isinstance(error, BrokenPipeError) and _is_written():
            raise
        # Without this, Python would complain again when it closes stdout at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # Else nobody reads any more, which is no fault.
            click.echo(words()("usage-output-full", reason=error.strerror or str(error)), err=True)
        return 1
    except (KeyboardInterrupt, click.Abort):
        click.echo(err=True)
        return INTERRUPTED


def _nearest(error: MaliceError) -> str:
    """What was probably meant by a word that isn't known, "" for none."""
    import difflib

    from p2p_malice.store.contract import KINDS

    particulars = error.particulars
    if isinstance(why := particulars.get("why"), MaliceError):
        return _nearest(why)
    typed = next((str(particulars[name]) for name in ("text", "value", "seat", "name") if name in particulars), "")
    known = str(particulars.get("known") or particulars.get("bots", "")).split(", ")
    known += KINDS if "seat" in particulars else ()
    return next(iter(difflib.get_close_matches(typed, known, 1)), "")


def _occupy() -> None:
    """Put nothing in the place of closed standard streams, lest a saved game comes to lie where others write."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # The lowest number that is free.


def _settle() -> None:
    """Give a user without a home, as in some containers, the one of such users by custom: a folder that isn't there."""
    if os.path.expanduser("~") == "~":
        os.environ["HOME"] = "/nonexistent"


def _is_written() -> bool:
    """Whether the output takes what is said: a full disk doesn't."""
    try:
        sys.stdout.write("\n")
        sys.stdout.flush()
    except OSError:
        return False
    return True
