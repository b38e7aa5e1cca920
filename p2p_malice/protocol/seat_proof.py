"""Proof that one end has a seat's token, without showing it: a MAC bound to the channel that both ends share. Pure.

    player   hello, with a nonce of its own and no name
    table    proved: a nonce of its own, and the table's proof
    player   hello, with the name and the player's proof

Relaying these messages between two channels gives proofs that are good for neither, because each channel has its own
binding (RFC 5056; the certificates take the place of those in RFC 5929 section 4).
"""

import hmac

from p2p_malice.protocol.ice_credentials import derive

TABLE, PLAYER = "table", "player"
"""Who proves. Neither's proof will do for the other."""


def proof_of(token: str, prover: str, nonce: str, other: str, binding: str) -> str:
    """The proof that the `prover` has the seat's `token`: 64 hexadecimal digits.

    `nonce` is the player's and `other` the table's. `binding` is what only the two ends of this channel have in common:
    the fingerprints of both certificates, the host's first, or "" inside a process.
    """
    return derive(token.encode(), f"seat {prover}", f"{nonce} {other} {binding}".encode()).hex()


def is_proof(proof: str, token: str, prover: str, nonce: str, other: str, binding: str) -> bool:
    """Whether `proof` is that of `proof_of`; none is good for an empty `token`."""
    return bool(token) and hmac.compare_digest(proof, proof_of(token, prover, nonce, other, binding))
