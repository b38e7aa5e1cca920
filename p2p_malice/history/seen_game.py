"""A game as one player saw it: every frame that showed a position, so that it can be shown once more."""

from attrs import field, frozen

from p2p_malice.engine.game import State
from p2p_malice.errors import RemoteProtocolError, SavedGameError
from p2p_malice.protocol.deal_witness import DealMessage
from p2p_malice.protocol.message_codec import decode_from_player, decode_from_table, encode
from p2p_malice.protocol.messages import FromPlayer, FromTable, Seated, Show

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
    deal: tuple[DealMessage, ...] = field(default=(), repr=False)
    """What was said of how the cards came about (`DealWitness.messages`)."""


def text_of_seen(seen: SeenGame) -> str:
    """It as lines of JSON: the frames that a table sent, and what the player contributed to the deal."""
    return "".join(f"{frame}\n" for frame in map(encode, (seen.seated, *seen.shows, *seen.deal)))


def seen_in(text: str, name: str) -> SeenGame:
    """The game in such a text, which is that of the game `name`. Raises `SavedGameError` for any other text."""
    first, *lines = text.splitlines()[: MAX_SHOWS + 1] or [""]
    try:
        seated, said = decode_from_table(first), [decoded(line) for line in lines]
    except RemoteProtocolError:
        raise SavedGameError("save_unusable", game=name) from None
    shows = tuple(each for each in said if isinstance(each, Show))
    deal = tuple(each for each in said if isinstance(each, DealMessage))
    if not isinstance(seated, Seated) or seated.seat >= len(seated.players) or not shows:
        raise SavedGameError("save_unusable", game=name)
    whose = (seated.seat, len(seated.players))
    if len(shows) + len(deal) < len(said) or any((show.view.seat, show.view.seats) != whose for show in shows):
        raise SavedGameError("save_unusable", game=name)
    return SeenGame(seated, shows, deal=deal)


def decoded(line: str) -> FromTable | FromPlayer | None:
    """The message in a line, None for one of an unknown kind. Raises `RemoteProtocolError`."""
    message = decode_from_table(line)
    return decode_from_player(line) if message is None else message
