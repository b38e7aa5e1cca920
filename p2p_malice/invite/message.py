"""The message that carries a code from one friend to the other. Pure text; `whatsapp` and `clipboard` send it.

Any reader of codes finds the code in the whole message, so that a person may copy all of it or the last line.
"""

MAX_LENGTH = 900
"""No message has more characters: a longer one is folded away behind "Read more"."""

_MAX_NAME = 40
_PROGRAM = "p2p-malice"


def invitation(code: str, *, host: str, game: str, game_url: str | None = None, project_url: str | None = None) -> str:
    """The message by which `host` invites to `game`; names are cleaned already, and long ones are cut.

    Where a `game_url` is set the message holds a link that opens the game in a browser with the code in it; where a
    `project_url` is set, the place from which the program can be had. No package index is named: what is found there
    under the program's name may be anybody's.
    """
    install = f"\nInstall it from {project_url}" if project_url else ""
    return _message(
        f"{_short(host)} invites you to a game of {_short(game)}.",
        f"Tap to play: {game_link(game_url, code)}" if game_url else "",
        f"To play in a terminal, run this and paste the whole message:\n{_PROGRAM} join{install}",
        code,
    )


def reply(code: str, *, guest: str, game_url: str | None = None) -> str:
    """The message by which `guest` answers an invitation."""
    return _message(
        f"This is the answer of {_short(guest)}: copy this message and paste it into the waiting game.",
        f"Or tap, where the game waits in this browser: {game_link(game_url, code)}" if game_url else "",
        "",
        code,
    )


def game_link(game_url: str, code: str) -> str:
    """The address that opens the game with this code. What follows the # is never sent to a server.

    A file's name is put before the # where there is none: some chats cut a link at `/#`.
    """
    page = game_url.partition("#")[0]
    return f"{page}{'index.html' if page.endswith('/') else ''}#{code}"


def scannable(code: str, message: str) -> str:
    """What a phone is to scan: the link in `message` that opens the game, where there is one, else the code."""
    return next((word for word in message.split() if word.endswith(f"#{code}")), code)


def _message(greeting: str, link: str, command: str, code: str) -> str:
    """The parts that are there, the code last; the link, which repeats the code, is left out when it does not fit."""
    whole = "\n\n".join(part for part in (greeting, link, command, code) if part)
    return whole if len(whole) <= MAX_LENGTH or not link else _message(greeting, "", command, code)


def _short(name: str) -> str:
    return name if len(name) <= _MAX_NAME else name[: _MAX_NAME - 1] + "…"
