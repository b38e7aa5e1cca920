"""A game as one player saw it: every frame that showed a position, so that it can be shown once more."""

from attrs import field, frozen

from p2p_malice.engine.game import State
from p2p_malice.errors import RemoteProtocolError, SavedGameError
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import Seated, Show

MAX_SHOWS = 20_000
"""A game ends in fewer moves."""


@frozen
class SeenGame:
    """Who sat where, and all positions from the deal, or from where the player came back, to the end."""

    seated: Seated
    shows: tuple[Show, ...] = field(repr=False)
    states: tuple[State, ...] = field(default=(), repr=False, eq=False)
    """All positions as the table knew them, so that every seat can be looked from; none while the game goes on."""
    is_shared: bool = False
    """Whether several players shared the screen."""


def text_of_seen(seen: SeenGame) -> str:
    """It as lines of JSON: the frames that a table sent."""
    return "".join(f"{frame}\n" for frame in (encode(seen.seated), *map(encode, seen.shows)))


def seen_in(text: str, name: str) -> SeenGame:
    """The game in such a text, which is that of the game `name`. Raises `SavedGameError` for any other text."""
    first, *lines = text.splitlines()[: MAX_SHOWS + 1] or [""]
    try:
        seated, shows = decode_from_table(first), [decode_from_table(line) for line in lines]
    except RemoteProtocolError:
        raise SavedGameError("save_unusable", game=name) from None
    if not isinstance(seated, Seated) or seated.seat >= len(seated.players) or not shows:
        raise SavedGameError("save_unusable", game=name)
    kept = tuple(show for show in shows if isinstance(show, Show))
    whose = (seated.seat, len(seated.players))
    if len(kept) < len(shows) or any((show.view.seat, show.view.seats) != whose for show in kept):
        raise SavedGameError("save_unusable", game=name)
    return SeenGame(seated, kept)
