"""Who sits where at a table hosted here: people at this screen, friends far away or still to come, the computer."""

from collections.abc import Sequence

from attrs import evolve, frozen

from p2p_malice.engine.game import Game
from p2p_malice.errors import OptionsError
from p2p_malice.protocol.cleaning import MAX_NAME, clean
from p2p_malice.store.contracts import KINDS

ME, FRIEND, BOT, LATE = KINDS

MAX_PLACES = 9

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Edda", "Finn", "Greta", "Hugo", "Ivy")
"""What the computer is called: names that are told apart at a glance."""


@frozen
class Place:
    """A place at the table: one of `KINDS`; the name of a person here or a bot; and which bot it is, "" the usual."""

    kind: str
    name: str = ""
    bot: str = ""

    @property
    def text(self) -> str:
        """How a save has it: the kind, with the bot unless it is the usual one."""
        return f"{self.kind}={self.bot}" if self.bot else self.kind


def seat_words(text: str) -> list[str]:
    """The words for the seats in a text, with blanks between them; other kinds of space belong to names."""
    return [word for word in text.split(" ") if word]


def read_places(texts: Sequence[str], name: str, game: Game) -> tuple[Place, ...]:
    """The places as they are written: `me` (the first is called `name`), `me=Asha`, `friend`, `bot`, `bot=easy`.

    Where the game allows it, a friend may come `late`. Raises `OptionsError` for anything else, for too many, and if
    friends have nobody at this screen to play with.
    """
    places: list[Place] = []
    bots = ", ".join(f"{BOT}={bot}" for bot in game.bots)
    for text in texts:
        kind, _, given = text.partition("=")
        if kind not in KINDS or (given and kind in (FRIEND, LATE)) or (kind == LATE and not game.late):
            late = "yes" if game.late else "no"
            raise OptionsError("no_such_seat", seat=text[:30], bots=bots, late=late)
        if kind == BOT:
            game.bot(given or game.default_bot)
            places.append(Place(BOT, bot="" if given == game.default_bot else given))
        else:
            places.append(Place(kind, clean(given, MAX_NAME) or _own_name(name, places) if kind == ME else ""))
    if not 2 <= len(places) <= MAX_PLACES:
        raise OptionsError("seats_wrong", most=MAX_PLACES, seats=len(places))
    if all(place.kind != ME for place in places) and not is_watched(places):
        raise OptionsError("nobody_here")
    return named_bots(places)


def _own_name(name: str, before: Sequence[Place]) -> str:
    """The name of somebody here who gave none: the first is the player, the others are numbered by their seat."""
    is_first = all(place.kind != ME for place in before)
    return name if is_first else f"Player {len(before) + 1}"


def is_watched(places: Sequence[Place]) -> bool:
    """Whether the computer plays everywhere, so that there is only something to watch."""
    return all(place.kind == BOT for place in places)


def named_bots(places: Sequence[Place]) -> tuple[Place, ...]:
    """The places with a name for every bot, which nobody else there has."""
    taken = {place.name.casefold() for place in places}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    return tuple(evolve(place, name=next(free)) if place.kind == BOT and not place.name else place for place in places)


def seats_of(places: Sequence[Place], kind: str) -> list[int]:
    """The seats of that kind."""
    return [seat for seat, place in enumerate(places) if place.kind == kind]
