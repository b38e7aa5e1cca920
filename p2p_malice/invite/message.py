"""The message that carries a code from one friend to the other. Pure text; `whatsapp` and `clipboard` send it.

Any reader of codes finds the code in the whole message, so a person can copy all of it, or just the link, or the last
line where there is none. The sentences are in the catalogue: each message is given `words`, which says a key with its
particulars.
"""

from collections.abc import Callable
from urllib.parse import quote

MAX_LENGTH = 900
"""No message has more characters: a longer one is folded away behind "Read more"."""

_MAX_NAME = 40

_MAX_NAME_IN_LINK = 24
"""So many characters of a name a page shows."""


def invitation(
    words: Callable[..., str],
    code: str,
    *,
    host: str,
    game: str,
    is_usual: bool = True,
    is_return: bool = False,
    game_url: str | None = None,
    project_url: str | None = None,
) -> str:
    """The message by which `host` invites to `game`; names are cleaned already, and long ones are cut.

    A game that isn't the usual one of the page (`is_usual`) is named in the link as well. With `is_return`, the friend
    was at the table before.

    Where a `game_url` is set the message holds a link that opens the game in a browser with the code in it, and with
    the host's name where there is room: who plays in a terminal can paste that as well. Otherwise it holds the
    command, and the place to get the program where a `project_url` is set, or else whom to ask for it. No package
    index is named: anybody may have taken the program's name there.
    """
    install = f"\n{words('message-install', address=project_url)}" if project_url else ""
    if not project_url:
        install = f"\n{words('message-ask', host=_short(host))}"
    named = game_link(game_url, code, host, "" if is_usual else game) if game_url else ""
    links = [named, game_link(game_url, code)] if game_url else []
    greeting = words("message-return" if is_return else "message-invitation", host=_short(host), game=_short(game))
    for link in links:
        whole = "\n\n".join((greeting, words("message-tap-return" if is_return else "message-tap", link=link)))
        if len(whole) <= MAX_LENGTH:
            return whole
    return "\n\n".join((greeting, words("message-command") + install, code))


def reply(words: Callable[..., str], code: str, *, guest: str) -> str:
    """The message by which `guest` answers an invitation."""
    return "\n\n".join((words("call-reply", name=_short(guest)), code))


def game_link(game_url: str, code: str, host: str = "", game: str = "") -> str:
    """The address that opens the game with this code. Browsers never send what follows the #.

    The name of the `host` follows the code behind a `~`, for the page to greet with, and that of the `game` behind
    another: readers of codes pass over them. If there is no file name before the #, one is added: some chats cut a link
    at `/#`.
    """
    page = game_url.partition("#")[0]
    names = (host, game) if game else (host,) if host else ()
    named = (quote(name[:_MAX_NAME_IN_LINK], safe="").replace("~", "%7E") for name in names)
    return "~".join((f"{page}{'index.html' if page.endswith('/') else ''}#{code}", *named))


def scannable(code: str, message: str) -> str:
    """The text for a phone to scan: the link in `message` that opens the game, or else the code."""
    return next((word for word in message.split() if word.partition("~")[0].endswith(f"#{code}")), code)


def _short(name: str) -> str:
    return name if len(name) <= _MAX_NAME else name[: _MAX_NAME - 1] + "…"
