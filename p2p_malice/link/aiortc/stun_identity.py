"""What our ICE checks say, beyond RFC 8445, about their sender: in the SOFTWARE and USERNAME attributes."""

import re
import struct
from collections.abc import Callable

from aioice import stun
from attrs import field, frozen

from p2p_malice.protocol.ice_credentials import Credentials, guest_credentials, mask_fingerprint, read_page_ufrag

STUN_HEADER = 20

_ANNOUNCEMENT = re.compile(r"p2p-malice(?: (?P<masked>[0-9a-f]{64}))?(?P<relayed> relayed)?")
_SIGNATURE = re.compile(r"p2p-malice agent (?P<breaker>[0-9a-f]{16})")


@frozen
class GuestCheck:
    """A check from a guest with the invitation: the guest's fingerprint, credentials and address."""

    fingerprint: bytes
    address: tuple[str, int]
    credentials: Credentials
    is_page: bool = False


@frozen
class CheckListener:
    """Listens for checks from guests with the invitation, who use the host's credentials in it and its `key`.

    `on_check` is called for every such check.
    """

    credentials: Credentials
    key: bytes = field(repr=False)
    on_check: Callable[[GuestCheck], None]

    def may_be_in(self, request: bytes) -> bool:
        """Whether a check may come from a page that has the invitation."""
        return self.credentials.ufrag.encode() in request

    def hear_program(self, ufrag: str, masked: bytes, addr: tuple[str, int]) -> None:
        """Report a program that has the invitation: its user name fragment fits the fingerprint that it announces."""
        fingerprint = mask_fingerprint(self.key, ufrag, masked)
        credentials = guest_credentials(self.key, int(self.credentials.ufrag[:4], 16), fingerprint)
        if credentials.ufrag == ufrag:
            self.on_check(GuestCheck(fingerprint, addr, credentials))

    def hear_page(self, username: str, addr: tuple[str, int]) -> None:
        """Report a page that has the invitation. Only the agent made for that page can answer its checks."""
        if caller := read_page_ufrag(self.credentials, self.key, username):
            self.on_check(GuestCheck(caller[0], addr, caller[1], is_page=True))


@frozen
class Announcement:
    """What a program's check says: its masked fingerprint (b"" for none), and whether it comes over a relay."""

    masked: bytes
    relayed: bool

    def __str__(self) -> str:
        """The text of the SOFTWARE attribute; the inverse of `read_announcement`."""
        masked = f" {self.masked.hex()}" if self.masked else ""
        return f"p2p-malice{masked}{' relayed' if self.relayed else ''}"


def read_announcement(check: stun.Message) -> Announcement | None:
    """The announcement in a check; None if there is none."""
    match = _ANNOUNCEMENT.fullmatch(str(check.attributes.get("SOFTWARE", "")))
    return Announcement(bytes.fromhex(match["masked"] or ""), match["relayed"] is not None) if match else None


def signature(breaker: int) -> str:
    """The SOFTWARE attribute with which the agent with that tie-breaker marks its answers."""
    return f"p2p-malice agent {breaker:016x}"


def read_signature(answer: stun.Message) -> int | None:
    """The tie-breaker of the agent that gave `answer`; None if it doesn't say, as a page doesn't."""
    match = _SIGNATURE.fullmatch(str(answer.attributes.get("SOFTWARE", "")))
    return int(match["breaker"], 16) if match else None


def tie_breaker(request: bytes) -> int | None:
    """The random number that tells agents apart (RFC 8445 section 7.1.2), as claimed by an unverified check."""
    place = STUN_HEADER
    while place + 12 <= len(request):
        kind, length = struct.unpack_from("!HH", request, place)
        if kind in (0x8029, 0x802A) and length == 8:
            return int(struct.unpack_from("!Q", request, place + 4)[0])
        place += 4 + length + -length % 4
    return None


def is_whole(message: stun.Message) -> bool:
    """Whether a request has everything that a check needs (RFC 8445 section 7.1), which aioice takes for granted."""
    attributes = message.attributes
    has_role = "ICE-CONTROLLED" in attributes or "ICE-CONTROLLING" in attributes
    return (
        message.message_method == stun.Method.BINDING
        and has_role
        and all(name in attributes for name in ("USERNAME", "PRIORITY", "MESSAGE-INTEGRITY"))
    )
