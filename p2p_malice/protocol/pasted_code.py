"""What is wrong with a text that was pasted where a code is wanted."""

from collections.abc import Collection

from p2p_malice.protocol import connection_codes, game_code
from p2p_malice.protocol.peer_description import CodeKind


def check(text: str, wanted: CodeKind, own: Collection[bytes] = ()) -> None:
    """Raise `CodeError` if there is no whole code in it that is of use there; `own` are our codes' fingerprints.

    A turn of a game by message may stand in the place of an invitation.
    """
    if wanted is CodeKind.TURN or (wanted is CodeKind.INVITATION and game_code.is_in(text)):
        game_code.check(text)
    else:
        connection_codes.read(text, expected=wanted, own=own)
