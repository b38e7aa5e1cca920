"""STUN requests that were seen before: who sees the wire can send them again, signed as they are. No I/O, no clock.

Each check has an id of its own (RFC 8489 section 5) and is repeated a few times from the same address if it is not
answered. The same one from elsewhere, or for ever, is a replay.
"""

from collections import OrderedDict

MAX_REMEMBERED = 8192
"""Ids: so many checks come in ten hours of one every five seconds."""

MAX_REPEATS = 20
"""How often one check may arrive: it is sent seven times at most, and networks double packets."""

Address = tuple[str, int]


class Replays:
    """The genuine requests that one link has seen. Only what is signed may be noted, so nobody else fills it."""

    def __init__(self) -> None:
        """Nothing was seen yet."""
        self._seen: OrderedDict[bytes, tuple[Address, int]] = OrderedDict()

    def knows(self, transaction: bytes, sender: Address) -> bool:
        """Whether a request with that id is one sent again: from another address, or once too often."""
        seen = self._seen.get(transaction)
        return seen is not None and (seen[0] != sender or seen[1] >= MAX_REPEATS)

    def note(self, transaction: bytes, sender: Address) -> None:
        """Note a genuine request."""
        _, times = self._seen.get(transaction, (sender, 0))
        self._seen[transaction] = sender, times + 1
        if len(self._seen) > MAX_REMEMBERED:
            self._seen.popitem(last=False)
