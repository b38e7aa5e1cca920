"""Cards by which people can tell that nobody is between their devices: both ends of a connection see the same. Pure.

Whoever stands in between has a certificate of their own towards each end, and would have to find two that lead to the
same cards while the friends are connecting: each try costs `ROUNDS` hashes, and one in 52 ** `CARDS` is right.
"""

from functools import lru_cache
from hashlib import sha256

from p2p_malice.engine.cards import RANKS

CARDS = 6
ROUNDS = 10_000
_SUITS = "♣♦♥♠"


@lru_cache(maxsize=64)
def check_cards(binding: str) -> str:
    """The cards of a connection by its `binding` (the fingerprints of both certificates), such as `7♥ K♠ 3♦ Q♣ 9♠ A♦`.

    "" where it has none. SHA-256 is taken `ROUNDS` times, each time of what came before it and the binding in ASCII,
    the first time of the binding alone. The first 8 bytes of the last are a number (big-endian): its remainder by 52 is
    the first card, ace of clubs to king of spades, suit by suit; the quotient tells the next.
    """
    if not binding:
        return ""
    text = binding.encode("ascii")
    digest = b""
    for _ in range(ROUNDS):
        digest = sha256(digest + text).digest()
    number, cards = int.from_bytes(digest[:8], "big"), []
    for _ in range(CARDS):
        number, card = divmod(number, 52)
        cards.append(f"{RANKS[card % 13]}{_SUITS[card // 13]}")
    return " ".join(cards)
