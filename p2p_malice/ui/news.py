"""What a user interface is told about connections and games, as frozen values. Their sentences are in `words`."""

import re
from collections.abc import Mapping
from typing import Any, ClassVar

from attrs import asdict, field, frozen

from p2p_malice.errors import MaliceError
from p2p_malice.words.sentence import Piece, Sentence, say


@frozen
class News:
    """Something a person wants to know while codes are exchanged and while they play.

    The sentence's key is `news-` and the class's name, with `-of` at the end if it is about `who`, one of several.
    """

    is_urgent: ClassVar[bool] = False
    """Whether a user interface with nothing else to show has to keep it on display until it is closed."""

    @property
    def state(self) -> str:
        """The word for programs: `coming_back` for `ComingBack`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", type(self).__name__).lower()

    @property
    def saying(self) -> Sentence:
        """The sentence for a person."""
        fields = asdict(self, recurse=False)
        ending = "-of" if fields.get("who") else ""
        pieces: dict[str, Piece] = {name: _piece(value) for name, value in fields.items()}
        return Sentence(f"news-{self.state.replace('_', '-')}{ending}", pieces)


def _piece(value: Any) -> Piece:
    if isinstance(value, bool) or value is None:
        return "yes" if value else "no"
    if isinstance(value, float):
        return round(value * 1000)
    return value if isinstance(value, str | int | MaliceError | Sentence) else str(value)


@frozen
class Gathering(News):
    """We're finding out how this network can be reached, to make a code."""


@frozen
class UnknownOutside(News):
    """No STUN server answered: the code is good for this network only."""


@frozen
class PortClosed(News):
    """No router opened the port, though the settings ask for it."""


@frozen
class Waiting(News):
    """The code is made. We're waiting for replies from that many friends or, with none, for the host to paste ours.

    If they are carried, nobody has to paste any.
    """

    friends: int = 0
    is_carried: bool = False


@frozen
class StillWaiting(News):
    """We've been waiting for that many minutes, as in `Waiting`."""

    minutes: int
    friends: int = 0


@frozen
class Stale(News):
    """Our address on the internet has changed, so here is another code, a reply if `is_reply`."""

    is_reply: bool = False


@frozen
class Renewed(News):
    """Here is another invitation, for a friend who couldn't be reached."""

    friend: int = 0


@frozen
class WhichFriend(News):
    """A new code is wanted, but for whom? `numbers` lists the friends we're waiting for."""

    numbers: Piece


@frozen
class LastOfSeveral(News):
    """There were several codes in the text; the last one was used."""


@frozen
class Repaired(News):
    """A code was damaged on the way and has been repaired: `count` of its characters were wrong."""

    count: int


@frozen
class Connecting(News):
    """A reply was accepted, from `friend` (from 1; 0: the only one)."""

    friend: int = 0


@frozen
class Connected(News):
    """The connection to `friend` (from 1) is open; `round_trip` is in seconds, None if unknown.

    Whoever `is_known` has played with the host before, by their name.
    """

    relayed: bool = False
    round_trip: float | None = None
    who: Piece = ""
    friend: int = 0
    is_known: bool = False

    @property
    def saying(self) -> Sentence:
        """The round trip is not always known."""
        known = "" if self.round_trip is not None else "-unmeasured"
        saying = super().saying
        return Sentence(f"news-connected{known}{'-of' if self.who else ''}", saying.particulars)


@frozen
class Shaky(News):
    """Nothing has been heard for a few seconds."""

    who: Piece = ""
    friend: int = 0


@frozen
class Away(News):
    """We've lost contact, but it may come back by itself. `is_host` means that the table is at the other end."""

    is_host: bool = False
    who: Piece = ""
    friend: int = 0


@frozen
class Back(News):
    """The connection is good again."""

    who: Piece = ""
    friend: int = 0


@frozen
class Lost(News):
    """The connection has ended. Whoever has left `for_good` won't come back by themselves."""

    error: MaliceError
    who: Piece = ""
    friend: int = 0
    for_good: bool = False

    @property
    def saying(self) -> Sentence:
        """Whoever left did so by choice."""
        saying = super().saying
        ending = "-gone" if self.for_good else "-left" if self.error.code == "player_left" else "-lost"
        return Sentence(saying.key.replace("-lost", ending), saying.particulars)


def is_of_one(news: News) -> bool:
    """Whether it is about the connection with one of several friends, who are counted from 1."""
    return isinstance(news, Connected | Shaky | Away | Back | Lost) and news.friend > 0


@frozen
class Stranger(News):
    """Somebody else tried to take a friend's seat."""

    name: Piece


@frozen
class OtherVersion(News):
    """A friend was turned away, because one of the two programs is older: `yours` or the `friend`'s."""

    older: Piece


@frozen
class ComingBack(News):
    """We're trying to reach earlier players again: the friends with those names or, with none, the host."""

    names: Piece = "none"


@frozen
class LastCall(News):
    """The game is over, and we're trying to reach friends who may not know it yet."""


@frozen
class Here(News):
    """No code is needed: `who` is connected or, with none, the other side."""

    who: Piece = ""


@frozen
class NobodyAway(News):
    """There is nobody to invite again."""


@frozen
class BackAtTable(News):
    """The player is back, so the other code no longer works: our invitation if `is_host`, else our reply."""

    is_host: bool = False


@frozen
class SeatKept(News):
    """The host has gone, but the seat is saved."""


@frozen
class DailyBegun(News):
    """Today's deal is on the table; it `counts` unless it's for practice."""

    counts: bool


@frozen
class DailyOver(News):
    """Today's deal has ended: `won`, `lost` or `tied`, by `count` cards, `run` days in a row, `best` the most ever.

    It `counts` unless it was for practice. `share` is a text for others that gives away no card, and leads to the deal.
    `others` says how friends have played it, as far as they have sent that.
    """

    how: str
    count: int
    run: int
    best: int
    counts: bool
    share: Sentence
    others: Piece = ""

    @property
    def saying(self) -> Sentence:
        """See `News.saying`."""
        told = super().saying
        return say("daily-beside", told=told, others=self.others) if self.others else told


@frozen
class DealBegun(News):
    """A deal that somebody (`by`) has `won`, `lost` or `tied`, by `count` cards; `none` where that isn't counted."""

    by: Piece
    how: str
    count: int


@frozen
class DealOver(News):
    """A deal against the computer has ended, which others may play.

    It went `better`, `worse` or the `same` than for whom it was sent `by`; `none` if it's a deal of the player's own.
    `share` is a text for others that gives away no card, and leads to the deal.
    """

    than: str
    by: str
    share: Sentence


@frozen
class GameToShow(News):
    """The game that has just ended can be watched by others: `share` is a message that shows it to them."""

    share: Sentence


@frozen
class WonSpecially(News):
    """The game that has just been won is special: `what` and `count` are those of `history.special_wins`."""

    what: str
    count: int


@frozen
class TrophiesEarned(News):
    """The game that has just ended has earned that many trophies; `names` says what they're called."""

    count: int
    names: Piece
    trophies: tuple[str, ...]


@frozen
class TrophiesNear(News):
    """How near trophies are after the game that has just ended: `counts` has what is done and the goal, by name.

    `names` says what they're called.
    """

    names: Piece
    counts: Mapping[str, tuple[int, int]]


@frozen
class Asks(News):
    """Somebody of that name wants to sit down; the host answers by the `number`."""

    name: str
    number: int


@frozen
class AskedNoMore(News):
    """Whoever wanted to sit down has gone before the host has answered."""

    name: str
    number: int


@frozen
class AsksFirst(News):
    """From now on, we ask before somebody sits down, or no longer."""

    is_on: bool


@frozen
class Partner(News):
    """The partner of whoever hosts is now `friend` (from 1), called `name`; the host can choose another one."""

    name: Piece
    friend: int


@frozen
class AllHere(News):
    """Everybody has come who was invited, and the host says when the game begins."""


@frozen
class CourierAway(News):
    """The courier can't be reached, so friends send their replies as without one."""


@frozen
class Calling(News):
    """A courier carries our reply to the host."""


@frozen
class HostAsleep(News):
    """The host hasn't been reached yet: the reply is kept for them."""


@frozen
class DealFair(News):
    """The game that is over was dealt fairly. `names` contributed to the deal, the guest among them if it's `own`."""

    own: bool
    names: Piece


@frozen
class DealUnfair(News):
    """The game that is over wasn't dealt fairly, as was noticed after so many `moves`."""

    fault: str
    moves: int


@frozen
class DealUnchecked(News):
    """Nobody can tell whether the game that is over was dealt fairly, and `why`."""

    why: str


@frozen
class LookingAround(News):
    """The network is being checked."""


@frozen
class PageAt(News):
    """The table can be opened in a browser at that address; `ends` is the key that stops it."""

    address: str = field(repr=False)
    ends: str


@frozen
class NoBrowser(News):
    """No browser could be opened; the person has to do it."""


@frozen
class SaidHere(News):
    """What was said at the table of a game by message reaches nobody."""


@frozen
class OlderTurn(News):
    """The code that came tells less of a game by message than is known here; it may be over."""

    is_over: bool = False


@frozen
class NoGame(News):
    """There is no game to resume."""

    is_urgent: ClassVar[bool] = True
