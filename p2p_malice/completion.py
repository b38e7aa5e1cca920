"""What a shell suggests after an option or a command. It loads only what it needs, since suggestions must be quick."""

import contextlib
from typing import TYPE_CHECKING

from p2p_malice.errors import MaliceError

if TYPE_CHECKING:
    from click import Context, Parameter
    from click.shell_completion import CompletionItem

    from p2p_malice.engine.rule_book import RuleBook


def variants(context: "Context", _parameter: "Parameter", begun: str) -> list[str]:
    """The variants of the game that was chosen, or of the usual one, and the player's own rule sets for it."""
    from p2p_malice.flows.setup.rule_sets import chosen_rules
    from p2p_malice.store.settings import load

    if (book := _book(context)) is None:
        return []
    found = [*book.variants]
    try:
        sets = load().rules
    except MaliceError:
        sets = {}
    for name in sets:
        with contextlib.suppress(MaliceError):
            chosen_rules(name, sets, book)
            found.append(name)
    return _that_begin(begun, *found)


def sheets(context: "Context", parameter: "Parameter", begun: str) -> list[str]:
    """What there is a sheet of: the same, and the games."""
    return [*variants(context, parameter, begun), *kinds(context, parameter, begun)]


def rules(context: "Context", _parameter: "Parameter", begun: str) -> list[str]:
    """The house rules, and the values of the one that was begun."""
    book = _book(context)
    rows = book.rows if book else ()
    written = [f"{row.name}={value}" for row in rows if begun.startswith(f"{row.name}=") for value in row.options]
    return _that_begin(begun, *(written or [f"{row.name}=" for row in rows]))


def players(context: "Context", _parameter: "Parameter", begun: str) -> list[str]:
    """Who may play in the arena."""
    from p2p_malice.app import game_of
    from p2p_malice.arena.rounds import PROGRAM, known

    try:
        game = game_of(context.params.get("game"))
    except MaliceError:
        return []
    return _that_begin(begun, *known(game), PROGRAM)


def languages(_context: "Context", _parameter: "Parameter", begun: str) -> list[str]:
    """The languages that the program speaks."""
    from p2p_malice.words.catalogue import LANGUAGES

    return _that_begin(begun, *LANGUAGES)


def finished(context: "Context", parameter: "Parameter", begun: str) -> "list[CompletionItem]":
    """The games that can be shown again, the last one first, and files."""
    from click.shell_completion import CompletionItem

    from p2p_malice.flows.replays.replaying import replayable
    from p2p_malice.language import words
    from p2p_malice.store.saves_folder import SavesFolder
    from p2p_malice.words.joined_lists import both

    files = [CompletionItem(begun, type="file")]
    saves = SavesFolder()
    try:
        found = [game for game in reversed(saves.history().games) if game.id.startswith(begun)]
        can = replayable(saves)
    except MaliceError:
        return files
    return [CompletionItem(game.id, help=both(game.names, words())) for game in filter(can, found)] or files


def kinds(_context: "Context", _parameter: "Parameter", begun: str) -> list[str]:
    """The games that can be played."""
    from p2p_malice.games.rule_books import BOOKS

    return _that_begin(begun, *BOOKS)


def seats(context: "Context", _parameter: "Parameter", begun: str) -> list[str]:
    """Who may sit at a table."""
    from p2p_malice.app import game_of
    from p2p_malice.flows.setup.seats import BOT, FRIEND, LATE, ME, MESSAGE

    kinds = [ME, FRIEND, BOT]
    try:
        game = game_of(context.params.get("game"))
    except MaliceError:
        return _that_begin(begun, *kinds)
    late = [LATE] if game.late else []
    late += [MESSAGE] if game.position else []
    return _that_begin(begun, *kinds, *late, *(f"bot={name}" for name in game.bots))


def games(_context: "Context", _parameter: "Parameter", begun: str) -> "list[CompletionItem]":
    """The games that can be resumed, each with a line describing it."""
    from click.shell_completion import CompletionItem

    from p2p_malice.flows.saving.resumable_games import resumable
    from p2p_malice.language import words
    from p2p_malice.store.saves_folder import SavesFolder

    said = words()
    try:
        found = resumable(SavesFolder())
    except MaliceError:
        return []
    return [CompletionItem(game.id, help=str(said.piece(game.says))) for game in found if game.id.startswith(begun)]


def _book(context: "Context") -> "RuleBook | None":
    """The rule book of the game that was chosen, or of the usual one; None for a game that there isn't."""
    from p2p_malice.games.rule_books import BOOKS, DEFAULT

    game = context.params.get("game")
    return BOOKS.get(game) if game else DEFAULT


def _that_begin(begun: str, *texts: str) -> list[str]:
    return [text for text in texts if text.startswith(begun)]
