"""Proof that one end has a seat's token, which it never shows: a MAC of it over the channel that both ends share. Pure.

    player   hello, with a nonce of its own and no name
    table    proved: a nonce of its own, and the table's proof
    player   hello, with the name and the player's proof

Whoever passes these on between two channels gets proofs that are good for neither, because each channel has another
binding (RFC 5056; the certificates take the place of those in RFC 5929 section 4).
"""

import hmac

from p2p_malice.protocol.ice_credentials import derive

TABLE, PLAYER = "table", "player"
"""Who proves. The proof of one is none of the other."""


def proof_of(token: str, prover: str, nonce: str, other: str, binding: str) -> str:
    """What shows that the `prover` has the seat's `token`: 64 hexadecimal digits.

    `nonce` is the player's and `other` the table's. `binding` is what the two ends of this one channel have in common:
    the fingerprints of both certificates, the host's first, or "" inside a process.
    """
    return derive(token.encode(), f"seat {prover}", f"{nonce} {other} {binding}".encode()).hex()


def is_proof(proof: str, token: str, prover: str, nonce: str, other: str, binding: str) -> bool:
    """Whether `proof` shows that."""
    return bool(token) and hmac.compare_digest(proof, proof_of(token, prover, nonce, other, binding))
