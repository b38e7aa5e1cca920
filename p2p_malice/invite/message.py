"""The message that carries a code from one friend to the other. Pure text; `whatsapp` and `clipboard` send it.

Any reader of codes finds the code in the whole message, so a person can copy all of it or just the link (or, without a
link, the last line). The sentences are in the catalogue: `words` is called with a key and its particulars.
"""

from collections.abc import Callable
from urllib.parse import quote

MAX_LENGTH = 900
"""The most characters in a message; a longer one is folded away behind "Read more"."""

_MAX_NAME = 40

_MAX_NAME_IN_LINK = 24
"""How many characters of a name a page shows."""


def invitation(
    words: Callable[..., str],
    code: str,
    *,
    host: str,
    game: str,
    is_usual: bool = True,
    is_return: bool = False,
    is_again: bool = False,
    game_url: str | None = None,
    project_url: str | None = None,
) -> str:
    """The message in which `host` invites a friend to `game`, in the first person: they send it themselves.

    Names must be cleaned already; long ones are cut.

    Unless it is the page's usual game (`is_usual`), the link names the game as well. With `is_return`, the friend was
    at the table before; with `is_again`, they have played with the host at another one.

    If a `game_url` is set, the message holds a link that opens the game in a browser, with the code in it and, if there
    is room, the host's name; the link can also be pasted into a terminal. Otherwise it holds the command, either the
    place to get the program (if a `project_url` is set) or whom to ask for it, and the way from a page. It names no
    package index, since anybody may have taken the program's name there.
    """
    install = f"\n{words('message-install', address=project_url)}" if project_url else ""
    if not project_url:
        install = f"\n{words('message-ask')}"
    named = game_link(game_url, code, host, "" if is_usual else game) if game_url else ""
    links = [named, game_link(game_url, code)] if game_url else []
    key = "message-return" if is_return else "message-again" if is_again else "message-invitation"
    greeting = words(key, game=_short(game))
    for link in links:
        whole = "\n\n".join((greeting, words("message-tap-return" if is_return else "message-tap", link=link)))
        if len(whole) <= MAX_LENGTH:
            return whole
    return "\n\n".join((greeting, f"{words('message-command')}{install}\n{words('message-page')}", code))


def turn(words: Callable[..., str], code: str, *, game: str, to: str, stage: str, game_url: str | None) -> str:
    """The message with a turn of a game by message, which whoever has played it sends in the first person.

    It is `to` that player, "" where that is clear; the `stage` is `first`, `next` or `over`.
    """
    said = words("message-turn", game=_short(game), name=_short(to) or "none", stage=stage)
    if game_url:
        return f"{said}\n\n{words('message-turn-tap', link=game_link(game_url, code))}"
    return "\n\n".join((said, f"{words('message-command')}\n{words('message-page')}", code))


def reply(words: Callable[..., str], code: str, *, guest: str) -> str:
    """The message in which `guest` answers an invitation."""
    return "\n\n".join((words("call-reply", name=_short(guest)), code))


def game_link(game_url: str, code: str, host: str = "", game: str = "") -> str:
    """The address that opens the game with this code. Browsers never send what follows the #.

    After the code come a `~` and the name of the `host`, for the page to greet with, then another `~` and the name of
    the `game`; readers of codes ignore both. If there is no file name before the #, one is added, because some chats
    cut a link at `/#`.
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
