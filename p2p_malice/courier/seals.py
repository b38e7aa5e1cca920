"""Seals notes for a courier, who carries replies from guests to a host and can read none of them.

A courier keeps notes by topic, in the open. From an invitation both ends have its `key` (`Description.key`) and the
`mark` beside its code: the first 10 bytes of SHA-256 of the host's X25519 public key (RFC 7748). The salt of every
HKDF-SHA-256 (RFC 5869) is `p2p-malice courier 1`; all that is public is derived from the key and the mark together:

    topic of invitation notes   base64url of HKDF(key || mark, "invitation topic", 16)
    topic of reply notes        base64url of HKDF(key || mark, "reply topic", 16)
    tag key                     HKDF(key || mark, "tag", 32)

There are three kinds of notes, all of 504 bytes: 32 of head, 8 of tag (HMAC-SHA-256 of the head under the tag key), and
464 of AES-256-GCM (NIST SP 800-38D, tag of 16 bytes included) with the head as associated data. Its key and nonce are
HKDF(secret, kind || head, 32 + 12). The plaintext is the length in two bytes, the content, and zeros.

    kind         from, to                 head              secret                          content
    invitation   host, to whoever has it  random            key || mark                     host's public key, time,
                                                                                            the invitation's code now
    reply        guest, to the host       fresh public key  X25519 of both || key || mark   the reply's code
    acceptance   host, to that guest      random            the secret of the reply         a code

The time is 4 bytes of Unix time, big-endian. The topic of acceptances is base64url of HKDF(secret, "acceptance topic",
16). An invitation note counts only if its public key fits the mark, and only for that key: whoever has the invitation
can read the host's note, and seal another one. An acceptance says where the host can be reached now. Whoever has the
invitation can seal a reply, and nobody else; nobody but the host and its guest can read one.

Once both ends of a link have agreed on a key of their own, they leave notes about where they are now, so that they find
each other again. The secret of these is that key, and their topics change at midnight (UTC) and have nothing in common
with the invitation's:

    topic of the host's, of the guest's   base64url of HKDF(key, "seat topic host 2026-11-26", 16), or `guest`

    kind          from, to         head     secret   content
    seat host     host, to guest   random   key      time, a code of the host's
    seat guest    guest, to host   random   key      time, a code of the guest's
"""

import datetime
import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

from attrs import field, frozen
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from p2p_malice.errors import NoteError
from p2p_malice.protocol.courier_mark import MARK_BYTES

NOTE_BYTES = 504
"""The size of every note."""

_HEAD_BYTES, _TAG_BYTES, _ROOM = 32, 8, 448
_TIME_BYTES = 4
_SALT = b"p2p-malice courier 1"


def _hkdf(secret: bytes, about: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, _SALT, about).derive(secret)


def _topic(secret: bytes, about: bytes) -> str:
    return urlsafe_b64encode(_hkdf(secret, about, 16)).decode().rstrip("=")


def _x25519(own: X25519PrivateKey, other: bytes) -> bytes:
    try:
        return own.exchange(X25519PublicKey.from_public_bytes(other))
    except ValueError:  # All zeros, from a point of small order (RFC 7748 section 6.1).
        raise NoteError() from None


class _Seal:
    """What follows from a secret that both ends have: which notes are worth opening, and what opens them."""

    def __init__(self, secret: bytes) -> None:
        """Of that secret."""
        self._secret = secret
        self._tag_key = _hkdf(secret, b"tag", 32)

    def is_ours(self, note: bytes) -> bool:
        """Whether a note was made by somebody who has the secret: quick to say, unlike whether it can be opened."""
        head, tag = note[:_HEAD_BYTES], note[_HEAD_BYTES : _HEAD_BYTES + _TAG_BYTES]
        return len(note) == NOTE_BYTES and hmac.compare_digest(tag, self._tag(head))

    def _tag(self, head: bytes) -> bytes:
        return hmac.digest(self._tag_key, head, "sha256")[:_TAG_BYTES]

    def _seal(self, kind: bytes, head: bytes, secret: bytes, content: bytes) -> bytes:
        if len(content) > _ROOM - 2:
            raise ValueError("too long for a note")
        padded = (len(content).to_bytes(2, "big") + content).ljust(_ROOM, b"\0")
        row = _hkdf(secret, kind + head, 44)
        return head + self._tag(head) + AESGCM(row[:32]).encrypt(row[32:], padded, head)

    def _open(self, kind: bytes, note: bytes, secret: bytes) -> bytes:
        """The content. Raises `NoteError` if the note wasn't sealed with that secret, as one of that kind."""
        if not self.is_ours(note):
            raise NoteError()
        head = note[:_HEAD_BYTES]
        row = _hkdf(secret, kind + head, 44)
        try:
            padded = AESGCM(row[:32]).decrypt(row[32:], note[_HEAD_BYTES + _TAG_BYTES :], head)
        except InvalidTag:
            raise NoteError() from None
        return padded[2 : 2 + int.from_bytes(padded[:2], "big")]


class InvitationSeal(_Seal):
    """What follows from an invitation's `key` and its `mark`."""

    def __init__(self, key: bytes, mark: bytes) -> None:
        """Of an invitation with that key of 8 bytes or more, and that mark of 10."""
        super().__init__(key + mark)
        self.mark = mark
        self.invitation_topic = _topic(self._secret, b"invitation topic")
        """Where the host leaves its invitation as it is now."""
        self.reply_topic = _topic(self._secret, b"reply topic")
        """Where guests leave their replies."""


@frozen
class SealedReply:
    """A guest's reply as the host reads it: the code in it, and what an acceptance of it is sealed with."""

    code: str
    acceptance_topic: str
    _secret: bytes = field(repr=False)


class HostSeal(InvitationSeal):
    """The host's end: seals the invitation as it is now, opens replies, accepts them."""

    def __init__(self, key: bytes, private: bytes = b"") -> None:
        """For an invitation with that `key`; `private` are the 32 bytes of an earlier X25519 key, or else it's new."""
        self._private = X25519PrivateKey.from_private_bytes(private) if private else X25519PrivateKey.generate()
        self._public = self._private.public_key().public_bytes_raw()
        super().__init__(key, hashlib.sha256(self._public).digest()[:MARK_BYTES])

    @property
    def private(self) -> bytes:
        """The 32 bytes that it takes to be this host again."""
        return self._private.private_bytes_raw()

    def seal_invitation(self, code: str, now: int, head: bytes = b"") -> bytes:
        """The note that says what the invitation's code is `now`, in seconds since 1970; the `head` is for tests."""
        content = self._public + now.to_bytes(_TIME_BYTES, "big") + code.encode()
        return self._seal(b"invitation", head or secrets.token_bytes(_HEAD_BYTES), self._secret, content)

    def open_reply(self, note: bytes) -> SealedReply:
        """What a guest has left. Raises `NoteError`."""
        if not self.is_ours(note):
            raise NoteError()
        secret = _x25519(self._private, note[:_HEAD_BYTES]) + self._secret
        code = self._open(b"reply", note, secret).decode(errors="replace")
        return SealedReply(code, _topic(secret, b"acceptance topic"), secret)

    def seal_acceptance(self, reply: SealedReply, code: str, head: bytes = b"") -> bytes:
        """The note with that `code` for whoever sealed `reply`; the `head` is for tests."""
        return self._seal(b"acceptance", head or secrets.token_bytes(_HEAD_BYTES), reply._secret, code.encode())


class GuestSeal(InvitationSeal):
    """The guest's end: opens the invitation as it is now, seals a reply, opens its acceptance."""

    _host = b""
    _reply_secret = b""

    def open_invitation(self, note: bytes) -> tuple[int, str]:
        """When the host left that note, in seconds since 1970, and the invitation's code then. Raises `NoteError`."""
        content = self._open(b"invitation", note, self._secret)
        host, rest = content[:_HEAD_BYTES], content[_HEAD_BYTES:]
        if hashlib.sha256(host).digest()[:MARK_BYTES] != self.mark:
            raise NoteError()
        self._host = host
        return int.from_bytes(rest[:_TIME_BYTES], "big"), rest[_TIME_BYTES:].decode(errors="replace")

    def seal_reply(self, code: str, private: bytes = b"") -> tuple[bytes, str]:
        """The note with that reply's `code`, and the topic of its acceptance, once an invitation note has been opened.

        Each has a key of its own; the `private` key is for tests. Raises `NoteError` if none has been opened.
        """
        if not self._host:
            raise NoteError()
        own = X25519PrivateKey.from_private_bytes(private) if private else X25519PrivateKey.generate()
        self._reply_secret = _x25519(own, self._host) + self._secret
        head = own.public_key().public_bytes_raw()
        topic = _topic(self._reply_secret, b"acceptance topic")
        return self._seal(b"reply", head, self._reply_secret, code.encode()), topic

    def open_acceptance(self, note: bytes) -> str:
        """The code that the host sent back for the last reply. Raises `NoteError`."""
        return self._open(b"acceptance", note, self._reply_secret).decode(errors="replace")


class SeatSeal(_Seal):
    """One end of a link, as the other finds it again: it leaves notes about itself, and opens those of the other."""

    def __init__(self, key: bytes, *, is_host: bool) -> None:
        """Of a link whose ends have agreed on that `key` of 32 bytes."""
        super().__init__(key)
        self._own, self._other = (b"host", b"guest") if is_host else (b"guest", b"host")

    def own_topic(self, day: datetime.date) -> str:
        """Where this end leaves its notes on that day (UTC)."""
        return _topic(self._secret, b"seat topic %s %s" % (self._own, day.isoformat().encode()))

    def other_topic(self, day: datetime.date) -> str:
        """Where the other end leaves its notes on that day (UTC)."""
        return _topic(self._secret, b"seat topic %s %s" % (self._other, day.isoformat().encode()))

    def seal(self, code: str, now: int, head: bytes = b"") -> bytes:
        """The note with this end's `code`, as it is `now`, in seconds since 1970; the `head` is for tests."""
        content = now.to_bytes(_TIME_BYTES, "big") + code.encode()
        return self._seal(b"seat " + self._own, head or secrets.token_bytes(_HEAD_BYTES), self._secret, content)

    def open(self, note: bytes) -> tuple[int, str]:
        """When the other end left that note, in seconds since 1970, and its code then. Raises `NoteError`."""
        content = self._open(b"seat " + self._other, note, self._secret)
        return int.from_bytes(content[:_TIME_BYTES], "big"), content[_TIME_BYTES:].decode(errors="replace")
