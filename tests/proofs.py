"""Both ends of a return to a seat."""

from p2p_malice.link.channel import Channel
from p2p_malice.protocol import message_codec
from p2p_malice.protocol.messages import Hello, Proved
from p2p_malice.protocol.seat_proof import PLAYER, TABLE, proof_of


def returning(name: str, token: str, heard: int = 0, other: str = "", binding: str = "") -> Hello:
    """The hello of somebody who comes back with that token; `other` is the table's nonce for the visit."""
    nonce = "0" * 32
    return Hello(name, heard=heard, nonce=nonce, proof=proof_of(token, PLAYER, nonce, other, binding))


NONCE = "7" * 32
"""The table's, in `vouch`."""


async def vouch(channel: Channel, token: str, binding: str = "") -> None:
    """Answer the hello that comes from `channel` as the table that gave that token."""
    asked = message_codec.decode_from_player(await channel.receive())
    assert isinstance(asked, Hello)
    assert asked.asks_for_proof
    assert asked.name == ""
    await channel.send(message_codec.encode(Proved(NONCE, proof_of(token, TABLE, asked.nonce, NONCE, binding))))
