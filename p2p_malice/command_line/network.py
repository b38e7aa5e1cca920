"""The menu, and the commands about networks: `web`, `courier` and `doctor`."""

import functools
import shlex
from typing import TYPE_CHECKING

import click

from p2p_malice.app import (
    InterfaceKind,
    NetworkOptions,
    clean_name,
    clear_up,
    courier_of,
    link_settings,
    load,
    run,
    services_of,
)
from p2p_malice.cli_help import Command
from p2p_malice.command_line import options
from p2p_malice.language import words

if TYPE_CHECKING:
    from p2p_malice.store.settings import Settings
    from p2p_malice.ui.contract import UserInterface


def show_menu(kind: InterfaceKind) -> int:
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


@click.command(cls=Command, help="help-web")
@options.network
@options.name
@options.option("--no-open", is_flag=True, help="option-no-open")
@options.option("--page-port", type=options.Port(), metavar="value-n", help="option-page-port")
@options.option("--site", type=options.FOLDER, metavar="value-dir", help="option-site")
@options.option("--pyodide", type=options.FOLDER, metavar="value-dir", help="option-pyodide")
@options.option("--esbuild", type=options.FOLDER, metavar="value-dir", help="option-esbuild")
@options.option("--courier", metavar="value-url", help="option-page-courier")
@options.option("--url", metavar="value-url", help="option-page-url")
@options.option("--save", type=options.FILE, metavar="value-file", help="option-save")
def web(
    name: str | None,
    network: NetworkOptions,
    no_open: bool,
    page_port: int | None,
    site: str | None,
    pyodide: str | None,
    esbuild: str | None,
    courier: str | None,
    url: str | None,
    save: str | None,
) -> int:
    """Serve the page to this machine, until interrupted; or write it."""
    if site or save or pyodide or esbuild or courier or url:
        return _write_page(network, site, save, pyodide, esbuild, courier, url)
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
    event_loop.run(serve_page(words(), begin, tell, port=page_port or 0, opens=not no_open))
    return 1


def _write_page(
    network: NetworkOptions,
    site: str | None,
    save: str | None,
    pyodide: str | None,
    esbuild: str | None,
    courier: str | None,
    url: str | None,
) -> int:
    """Write the guests' page into a folder, or as one file, or both; into the folder also one that plays by itself."""
    from pathlib import Path

    from p2p_malice.courier.notes import HttpCourier
    from p2p_malice.store.settings import check_page
    from p2p_malice.web.built import BUILDS_PAGE, tools
    from p2p_malice.web.site import SAME_ADDRESS, write_single, write_site
    from p2p_malice.web.sizes import size_lines

    if pyodide and not site:
        raise click.UsageError(words()("usage-pyodide"))
    if courier and not site:
        raise click.UsageError(words()("usage-courier"))
    if url and not site:
        raise click.UsageError(words()("usage-url"))
    check_page(url)
    address = HttpCourier(courier).url if courier and courier != SAME_ADDRESS else courier
    if esbuild and not (site or save):
        raise click.UsageError(words()("usage-esbuild"))
    runtime, bundler = tools(pyodide, esbuild)
    if save and not bundler:
        raise click.UsageError(words()("usage-save"))
    settings = load()
    stun = link_settings(settings, network).stun
    if site:
        where = url or settings.game_url
        files = write_site(Path(site), stun, runtime, bundler, address, where, words().language)
        click.echo(words()("web-site-written", count=len(files), folder=site))
        click.echo("\n".join(size_lines(files, words())))
        if not (bundler and runtime):
            left = "plain" if runtime else "play" if bundler else "both"
            given = (
                each for name, value in (("--courier", courier), ("--url", url)) if value for each in (name, value)
            )
            click.echo(words()("web-site-plain", left=left, run=shlex.join((*BUILDS_PAGE, "--site", site, *given))))
        # Our courier says by itself where it is.
        if not where and courier != SAME_ADDRESS:
            click.echo(words()("web-site-preview"))
    if save and bundler:
        write_single(Path(save), bundler, stun, words().language)
        click.echo(words()("web-page-written", file=save))
    return 0


@click.command(cls=Command, help="help-courier")
@options.option("--port", type=options.Port(), metavar="value-n", default=8090, help="option-courier-port")
@options.option("--host", metavar="value-address", default="127.0.0.1", help="option-listen")
@options.option("--site", type=options.FOLDER, metavar="value-dir", help="option-serve-site")
@options.option("--behind-proxy", is_flag=True, help="option-behind-proxy")
@options.option("--metrics", is_flag=True, help="option-metrics")
def courier(port: int, host: str, site: str | None, behind_proxy: bool, metrics: bool) -> int:
    """Carry notes between friends, until interrupted, or told to stop by SIGTERM: then the exit status is 0.

    The log goes to stderr.
    """
    import logging
    from pathlib import Path

    from p2p_malice import event_loop
    from p2p_malice.commands.courier import serve

    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.INFO)
    folder = Path(site) if site else None
    limits = {"is_behind_proxy": behind_proxy, "has_metrics": metrics}
    event_loop.run(serve(words(), click.echo, host=host, port=port, site=folder, **limits), is_service=True)
    return 1


@click.command(cls=Command, help="help-doctor")
@options.option("--stun", metavar="value-server", multiple=True, help="option-ask-stun")
@options.turn
@options.option("--json", "as_json", is_flag=True, help="option-doctor-json")
def doctor(stun: tuple[str, ...], turn: str | None, as_json: bool) -> int:
    """Look at network and machine, and tell."""
    import json

    from p2p_malice import event_loop
    from p2p_malice.commands import doctor

    said = words()
    if not as_json:
        click.echo(said("news-looking-around"), err=True)
    settings = load()
    network, machine, courier = event_loop.run(
        doctor.examine(link_settings(settings, NetworkOptions(stun, turn)), courier_of(settings))
    )
    if as_json:
        click.echo(json.dumps(doctor.as_json(network, machine, said, courier), separators=(",", ":")))
    else:
        click.echo("\n".join(doctor.report(network, machine, said, courier)))
    return 0 if doctor.can_play(network) else doctor.NO_WAY_OUT
