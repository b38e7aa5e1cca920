"""A deal whose seed nobody has chosen: commitments, contributions and the seed that follows from them. Pure.

    table    deal: its commitment, and those that the players have sent before
    player   part: what they contribute, and their commitment to that of the next deal
    table    dealt: all contributions; the cards follow
    table    opened, once the game is over: its secret, and all moves

Everybody is bound by a commitment before the first contribution is told, so whoever speaks last can't choose. The table
doesn't know the players' contributions when it draws its secret, and players don't know that secret before the end. A
player who takes part alone needs no commitment: nobody else can have chosen after them.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256

PART_BYTES = 32
"""The length of the table's secret, and of what a player contributes."""

_TABLE = 255
"""Stands for the table where a seat is named."""


def commitment_of(number: int, terms: str, secret: str) -> str:
    """The table's commitment to its `secret` for the deal of that number: 64 hexadecimal digits.

    SHA-256 of `p2p-malice deal 1`, a zero byte, the number (8 bytes, big-endian), SHA-256 of the `terms` in ASCII, a
    byte 255, and the secret's 32 bytes.
    """
    return sha256(_deal(b"deal", number, terms) + bytes([_TABLE]) + bytes.fromhex(secret)).hexdigest()


def commitment_to_part(part: str) -> str:
    """A player's commitment to what they contribute: 64 hexadecimal digits.

    SHA-256 of `p2p-malice part 1`, a zero byte, and the contribution's 32 bytes. It is made before the deal is known.
    """
    return sha256(b"p2p-malice part 1\x00" + bytes.fromhex(part)).hexdigest()


def is_committed(part: str, commitment: str) -> bool:
    """Whether that is the commitment to `part`."""
    return hmac.compare_digest(commitment_to_part(part), commitment)


def joint_seed(number: int, terms: str, secret: str, parts: Sequence[str]) -> bytes:
    """The seed of the deal of that number, 32 bytes; `parts` are by seat, "" for nothing contributed.

    SHA-256 of `p2p-malice seed 1`, a zero byte, the number (8 bytes, big-endian), SHA-256 of the `terms` in ASCII, the
    table's secret, and for each seat that contributes, in order, a byte with its number from 0 and its part.
    """
    told = sha256(_deal(b"seed", number, terms) + bytes.fromhex(secret))
    for seat, part in enumerate(parts):
        if part:
            told.update(bytes([seat]) + bytes.fromhex(part))
    return told.digest()


def _deal(what: bytes, number: int, terms: str) -> bytes:
    return b"p2p-malice " + what + b" 1\x00" + number.to_bytes(8, "big") + sha256(terms.encode("ascii")).digest()
