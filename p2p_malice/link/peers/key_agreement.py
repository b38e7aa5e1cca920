"""What both ends agree on over their first wire: the key with which all later ones are made."""

from attrs import evolve

from p2p_malice.link.peers.identity import Identity
from p2p_malice.protocol.ice_credentials import Credentials, derive, guest_credentials, host_credentials
from p2p_malice.protocol.peer_description import Description, DtlsRole


class KeyAgreement:
    """The identity of one end before and after the key agreement.

    Everybody in a group chat can read a code, so somebody who signs with its key may be a stranger. The ends introduce
    themselves over the encrypted channel: what they say there, together with the code's key, makes a fresh key, which
    nobody else has. An end is sure of it once it knows that the other end has it too. Until then, the other end may use
    either key.
    """

    def __init__(self, invited: Identity, key: bytes = b"", *, is_sure: bool = False) -> None:
        """`invited` has the invitation's key. The fresh `key` comes from an earlier process; b"" for none."""
        self.invited = invited
        self._key = key
        self.is_sure = is_sure and bool(key)
        self._attempts = 0

    @property
    def key(self) -> bytes:
        """The fresh key, 32 bytes; b"" before the ends have introduced themselves."""
        return self._key

    @property
    def identity(self) -> Identity:
        """The identity that the other end certainly knows this one by."""
        return self._fresh if self.is_sure else self.invited

    @property
    def is_settled(self) -> bool:
        """Whether there is only one key that the other end may use."""
        return self.is_sure or not self._key

    @property
    def _fresh(self) -> Identity:
        return evolve(self.invited, key=self._key) if self._key else self.invited

    def next_identity(self) -> Identity:
        """The identity for the next attempt at another wire; while this end isn't sure, they alternate."""
        self._attempts += 1
        return self.identity if self._attempts % 2 else self._fresh

    def credentials_of(self, remote: Description, used: Identity) -> Credentials:
        """The credentials that the other end uses if this one has that identity. A page chooses its own."""
        if used == self.invited or remote.setup is DtlsRole.ACTPASS:
            return remote.known_credentials
        if used.is_host:
            return guest_credentials(used.key, used.number, remote.fingerprint)
        return host_credentials(used.key, used.number)

    def introduced(self, used: Identity, own: str, other: str, *, is_mutual: bool) -> bool:
        """Record the introductions on a wire made with the identity `used`; return whether anything changed.

        This end said `own` and the other one `other`. `is_mutual` says that the other end has certainly heard this one.
        """
        before = self._key, self.is_sure
        if used != self.invited:
            self.is_sure = True
        elif not self.is_sure:
            ids = (own, other) if used.is_host else (other, own)
            self._key = derive(used.key, "wires", " ".join(ids).encode())
            self.is_sure = is_mutual
        return before != (self._key, self.is_sure)

    def was_called(self, used: Identity) -> None:
        """Record that the other end has called this one by the identity `used`."""
        self.is_sure = self.is_sure or used != self.invited
