"""The language of whoever runs the program, and the words in it.

Everything is imported when it is needed: `--help` has to be quick.
"""

import os
from typing import TYPE_CHECKING

from p2p_malice.errors import SettingsError, StoreError

if TYPE_CHECKING:
    from p2p_malice.words.catalogue import Words

_wanted: list[str] = []
"""The language that was asked for, the last one last."""


def speak(language: str) -> str:
    """From now on, speak that language; return "", or a complaint if there are no words in it."""
    from p2p_malice.words.catalogue import check_language

    try:
        check_language(language)
    except SettingsError as error:
        return words().error(error)
    _wanted.append(language)
    return ""


def words() -> "Words":
    """The catalogue in the language of whoever runs the program, with the words of all games.

    That is the one asked for, else that of the settings, else that of the environment.
    """
    from p2p_malice.games.rule_books import BOOKS

    return _words_with(**{name: book.words for name, book in BOOKS.items()})


def help_words() -> "Words":
    """The catalogue of `words` without those of the games, as help needs it: it takes half the time."""
    return _words_with()


def _words_with(**games: str) -> "Words":
    from p2p_malice.program_name import command
    from p2p_malice.words.catalogue import language_for, load

    environment = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = (*(_wanted[-1:] or [_own_language()]), *environment)
    return load(language_for(filter(None, wanted)), **games).named(command())


def _own_language() -> str:
    """The language of the settings, "" if they say none; whoever runs a command hears of what is wrong with them."""
    from p2p_malice.store.files import read_text, settings_file

    try:
        # To read all settings takes longer than to show the help, and in most of them there is no language.
        if "language" not in (read_text(settings_file()) or ""):
            return ""
        from p2p_malice.store import settings

        return settings.load().language or ""
    except (SettingsError, StoreError):
        return ""
