"""Recognises replayed STUN requests: anybody who sees the traffic can resend them, signature and all. No I/O, no clock.

Each check has its own id (RFC 8489 section 5) and is repeated a few times from the same address if it isn't answered.
The same one from elsewhere, or too often, is a replay. A check from where the other end is expected counts even if
somebody was quicker to send a copy from elsewhere; otherwise they could keep genuine ones from being heard.
"""

from collections import OrderedDict

MAX_REMEMBERED = 8192
"""How many ids: the number of checks in ten hours, at one every five seconds."""

MAX_AGENTS = 1024
"""How many agents of the other end: one for each wire it may have tried to make."""

MAX_REPEATS = 20
"""How often one check may arrive: it is sent at most seven times, and networks duplicate packets."""

Address = tuple[str, int]


class ReplayGuard:
    """The genuine requests that one link has seen. Only signed ones may be recorded, so nobody else can fill it."""

    def __init__(self) -> None:
        """Nothing has been seen yet."""
        self._seen: OrderedDict[bytes, tuple[Address, bool, int]] = OrderedDict()
        self._agents: OrderedDict[int, None] = OrderedDict()

    def knows(self, transaction: bytes, sender: Address, is_expected: bool = False) -> bool:
        """Whether a request with that id is a replay: from another address, or once too often.

        `is_expected` says that the other end is known to be at the address `sender`.
        """
        seen = self._seen.get(transaction)
        if seen is None:
            return False
        address, was_expected, times = seen
        if address != sender:
            return was_expected or not is_expected
        return times >= MAX_REPEATS

    def note(self, transaction: bytes, sender: Address, is_expected: bool = False) -> None:
        """Record a genuine request."""
        address, was_expected, times = self._seen.get(transaction, (sender, is_expected, 0))
        if address != sender:
            was_expected, times = is_expected, 0
        self._seen[transaction] = sender, was_expected, times + 1
        if len(self._seen) > MAX_REMEMBERED:
            self._seen.popitem(last=False)

    def note_agent(self, breaker: int) -> bool:
        """Record the agent that sent a genuine request, by its tie-breaker; return whether it is new."""
        is_news = breaker not in self._agents
        self._agents[breaker] = None
        if len(self._agents) > MAX_AGENTS:
            self._agents.popitem(last=False)
        return is_news
