"""Replies as a host reads them."""

from p2p_malice.link.contract import DescribedPeer
from p2p_malice.protocol.connection_codes import encode, read
from p2p_malice.protocol.peer_description import CodeKind, Description


def reply_of(guest: DescribedPeer, host: DescribedPeer) -> Description:
    """The guest's reply, by way of its code, matched to the host's invitation."""
    return read(encode(guest.description), expected=CodeKind.REPLY, invitations=[host.description]).description
