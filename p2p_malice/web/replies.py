"""Links that let a host tap a friend's reply on their own machine: who may use one, and for what.

Any page can send the browser to such a link, so it opens as little as possible: its secret is good for one invitation
and one reply, and the reply only waits until the host agrees to it.
"""

import secrets
from collections.abc import Callable

from p2p_malice.errors import OldLinkError


class ReplyLinks:
    """The open links, and the replies that came by them. Friends are numbered as in the invitations."""

    def __init__(self) -> None:
        """No link is open."""
        self._open: dict[int, tuple[str, Callable[[str], object]]] = {}
        self._arrived: dict[int, str] = {}

    def open(self, friend: int, check: Callable[[str], object]) -> str:
        """The secret of a new link for that friend's reply; an earlier link and its reply no longer count.

        `check` raises `CodeError` for a text that isn't a reply to the invitation.
        """
        self.close(friend)
        secret = secrets.token_hex(8)
        self._open[friend] = secret, check
        return secret

    def close(self, friend: int | None = None) -> None:
        """Forget the link and the reply of that friend, or of everybody."""
        for kept in (self._open, self._arrived):
            if friend is None:
                kept.clear()
            else:
                kept.pop(friend, None)

    def hand_over(self, secret: str, reply: str) -> int:
        """Let a reply wait for the host; return the friend's number. This uses up the link.

        Raises `OldLinkError` if no open link has that secret, another `CodeError` if the reply isn't for its
        invitation.
        """
        given = secret.encode(errors="replace")
        found = [friend for friend, (own, _) in self._open.items() if secrets.compare_digest(own.encode(), given)]
        if not found:
            raise OldLinkError
        friend = found[0]
        self._open[friend][1](reply)
        del self._open[friend]
        self._arrived[friend] = reply
        return friend

    def take(self, friend: int) -> str | None:
        """The waiting reply of that friend, once."""
        return self._arrived.pop(friend, None)
