"""What a shell suggests after an option or a command. It loads only what it needs, since suggestions must be quick."""

from typing import TYPE_CHECKING

from p2p_malice.errors import MaliceError

if TYPE_CHECKING:
    from click import Context, Parameter
    from click.shell_completion import CompletionItem


def variants(_context: "Context", _parameter: "Parameter", begun: str) -> list[str]:
    """The variants, and the player's own rule sets."""
    from p2p_malice.games.rule_books import BOOKS
    from p2p_malice.store.settings import load

    try:
        own = tuple(load().rules)
    except MaliceError:
        own = ()
    return _that_begin(begun, *(name for book in BOOKS.values() for name in book.variants), *own)


def kinds(_context: "Context", _parameter: "Parameter", begun: str) -> list[str]:
    """The games that can be played."""
    from p2p_malice.games.rule_books import BOOKS

    return _that_begin(begun, *BOOKS)


def seats(context: "Context", _parameter: "Parameter", begun: str) -> list[str]:
    """Who may sit at a table."""
    from p2p_malice.app import game_of
    from p2p_malice.flows.seats import BOT, FRIEND, LATE, ME

    kinds = [ME, FRIEND, BOT]
    try:
        game = game_of(context.params.get("game"))
    except MaliceError:
        return _that_begin(begun, *kinds)
    late = [LATE] if game.late else []
    return _that_begin(begun, *kinds, *late, *(f"bot={name}" for name in game.bots))


def games(_context: "Context", _parameter: "Parameter", begun: str) -> "list[CompletionItem]":
    """The games that can be resumed, each with a line describing it."""
    from click.shell_completion import CompletionItem

    from p2p_malice.flows.resumable_games import resumable
    from p2p_malice.language import words
    from p2p_malice.store.saves_folder import SavesFolder

    said = words()
    try:
        found = resumable(SavesFolder())
    except MaliceError:
        return []
    return [CompletionItem(game.id, help=str(said.piece(game.says))) for game in found if game.id.startswith(begun)]


def _that_begin(begun: str, *texts: str) -> list[str]:
    return [text for text in texts if text.startswith(begun)]
