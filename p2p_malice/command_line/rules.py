"""The commands about rules: `rules` shows them, `arena` has the computer play by them."""

import sys
from typing import TYPE_CHECKING

import click

from p2p_malice import completion
from p2p_malice.app import RuleOptions, game_of, load
from p2p_malice.command_line import options
from p2p_malice.language import words

if TYPE_CHECKING:
    from p2p_malice.engine.rule_book import RuleBook
    from p2p_malice.store.settings import Settings


def written_rules(chosen: RuleOptions, settings: "Settings", book: "RuleBook") -> str:
    """The rules as text: those that were chosen, or else the usual ones of the player or of the game."""
    from p2p_malice.flows.setup.rule_sets import chosen_rules

    is_for_it = not chosen.game or settings.variant in (*book.variants, *settings.rules)
    usual = settings.variant if is_for_it else None
    return chosen_rules(chosen.variant or usual, settings.rules, book, chosen.rule)


@click.command(cls=options.RulesCommand, help="help-rules")
@click.argument("variant", required=False, shell_complete=completion.sheets)
@options.game
@options.rule
@options.option("--list", "only_list", is_flag=True, help="option-list-rules")
def rules(variant: str | None, game: str | None, rule: tuple[str, ...], only_list: bool) -> int:
    """Show the rules as a sheet, or list what can be chosen."""
    from p2p_malice.games.rule_books import BOOKS, DEFAULT, named

    if variant in BOOKS and not game:
        variant, game = None, variant
    settings, book = load(), named(game, BOOKS) if game else DEFAULT
    said = words().of(next(name for name, each in BOOKS.items() if each is book))
    if only_list:
        click.echo("\n\n".join(book.lists(said, tuple(settings.rules))))
        return 0
    from p2p_malice.words.rule_sheets import sheet_text

    written = written_rules(RuleOptions(variant, rule, game), settings, book)
    book.check_any(written)
    click.echo(sheet_text(book.sheet(written), said))
    return 0


@click.command(cls=options.RulesCommand, help="help-arena")
@click.argument("players", nargs=2, shell_complete=completion.players)
@options.option("--pairs", default=100, type=click.IntRange(1), metavar="value-n", help="option-pairs")
@options.option("--seats", default=2, type=click.IntRange(2, 9), metavar="value-n", help="option-seats")
@options.option("--seed", metavar="value-text", help="option-seed")
@options.option("--sprt", is_flag=True, help="option-sprt")
@options.rules
def arena(players: tuple[str, str], pairs: int, seats: int, seed: str | None, sprt: bool, chosen: RuleOptions) -> int:
    """Let two computer players play each other, and print how that went.

    Without a `seed`, our own players always play the same deals; a program that knew them would know all cards.
    """
    from p2p_malice.arena.rounds import PROGRAM, Pairing, check_player
    from p2p_malice.arena.score import Sprt, score_of
    from p2p_malice.commands.arena import compete, score_text

    settings, game = load(), game_of(chosen.game)
    rules = written_rules(chosen, settings, game.book)
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
