"""CONTRACT: whoever a command talks with, and what they say to each other, as frozen values without a word of English.

A face is a person at a console, a full screen or a page, or a program at a pipe. A flow tells it `News`, hands it an
`Offer` to send, asks a `Question`, lets it fill a `Form` or read a `Sheet`, and waits for a `Wish`.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar, Protocol

from attrs import Factory, asdict, evolve, field, frozen

from p2p_malice.client import Player
from p2p_malice.errors import MaliceError
from p2p_malice.protocol.description import CodeKind
from p2p_malice.words.saying import Piece, Saying

Invite = Callable[[], Awaitable[None]]
"""Sends another invitation to a player who is away."""

Answer = Callable[[str], Awaitable[None]]
"""Answers another invitation, in a pasted text, when the host is away."""


# --- news ------------------------------------------------------------------------------------------------------------


@frozen
class News:
    """Something a person wants to know while codes are exchanged and while they play.

    The sentence's key is `news-` and the class's name; with `-of` at the end where it is about `who`, one of several.
    """

    is_urgent: ClassVar[bool] = False
    """Whether a face with nothing else to show has to keep it there until it is closed."""

    @property
    def state(self) -> str:
        """The word for programs: `coming_back` for `ComingBack`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", type(self).__name__).lower()

    @property
    def saying(self) -> Saying:
        """The sentence for a person."""
        fields = asdict(self, recurse=False)
        ending = "-of" if fields.get("who") else ""
        pieces: dict[str, Piece] = {name: _piece(value) for name, value in fields.items()}
        return Saying(f"news-{self.state.replace('_', '-')}{ending}", pieces)


def _piece(value: Any) -> Piece:
    if isinstance(value, bool) or value is None:
        return "yes" if value else "no"
    if isinstance(value, float):
        return round(value * 1000)
    return value if isinstance(value, str | int | MaliceError | Saying) else str(value)


@frozen
class Gathering(News):
    """We're finding out how this network can be reached, for a code."""


@frozen
class Doubtful(News):
    """By the rules that were chosen, hardly any game is won; `why` says so."""

    is_urgent: ClassVar[bool] = True

    why: Saying


@frozen
class UnknownOutside(News):
    """No STUN server answered: the code is good for this network only."""


@frozen
class Waiting(News):
    """The code is out. We're waiting for the replies of so many friends or, with none, for the host to paste ours."""

    friends: int = 0


@frozen
class StillWaiting(News):
    """We're still waiting, for so many minutes now."""

    minutes: int


@frozen
class Stale(News):
    """The address on the internet has changed; here is another code. `is_reply` says of which kind."""

    is_reply: bool = False


@frozen
class Renewed(News):
    """Here is another invitation, for a friend who couldn't be reached."""

    friend: int = 0


@frozen
class WhichFriend(News):
    """A new code is wanted, but for whom? `numbers` lists the friends we're waiting for."""

    numbers: str


@frozen
class Repaired(News):
    """A code was damaged on its way and could be repaired: `count` characters of it were wrong."""

    count: int


@frozen
class Connecting(News):
    """A reply was accepted: that of a `friend`, counted from 1; 0 for the only one."""

    friend: int = 0


@frozen
class Connected(News):
    """The connection is open; `round_trip` is in seconds, None where it is unknown. `friend` counts them from 1."""

    relayed: bool = False
    round_trip: float | None = None
    who: Piece = ""
    friend: int = 0

    @property
    def saying(self) -> Saying:
        """The round trip is not always known."""
        known = "" if self.round_trip is not None else "-unmeasured"
        saying = super().saying
        return Saying(f"news-connected{known}{'-of' if self.who else ''}", saying.particulars)


@frozen
class Shaky(News):
    """Nothing has been heard for a few seconds."""

    who: Piece = ""


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
    """The connection has ended."""

    error: MaliceError
    who: Piece = ""
    friend: int = 0


@frozen
class Stranger(News):
    """Somebody else tried to take a friend's seat."""

    name: Piece


@frozen
class ComingBack(News):
    """We're trying to reach earlier players again: the friends of those names or, with `none`, the host."""

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
    """The other code no longer works: our invitation, if `is_host`, or our reply."""

    is_host: bool = False


@frozen
class SeatKept(News):
    """The host has gone, but the seat is saved."""


@frozen
class LookingAround(News):
    """The network is being checked."""


@frozen
class PageAt(News):
    """The table can be opened in a browser, at that address; `ends` is the key that ends it."""

    address: str = field(repr=False)
    ends: str


@frozen
class NoBrowser(News):
    """The browser has to be opened by hand."""


@frozen
class NoGame(News):
    """There is no game to resume."""

    is_urgent: ClassVar[bool] = True


# --- codes and wishes ------------------------------------------------------------------------------------------------


@frozen
class Offer:
    """A code of our own to hand over; `message` is the whole text to send, to that `friend` (from 1; 0: the only one).

    `who` is what we call the friend, "" for one whose name we don't know. The code isn't needed if the connection
    opened without it. The file at `path` has the message, too; "" if there is none.
    """

    kind: CodeKind
    code: str = field(repr=False)
    message: str = field(repr=False)
    friend: int = 0
    is_needed: bool = True
    who: Piece = ""
    path: str = ""


@frozen
class Pasted:
    """A text that should have a code in it."""

    text: str


@frozen
class NewCode:
    """Another invitation to replace the one that is out; with several, the one for `friend` (from 1)."""

    friend: int = 0


@frozen
class Start:
    """Start without the missing players."""


@frozen
class Quit:
    """Stop here."""


Wish = Pasted | NewCode | Start | Quit


# --- questions -------------------------------------------------------------------------------------------------------


@frozen
class Question:
    """A choice between several things: `choices` by the word that answers, with a line about some of them in `lines`.

    `besides` are more words that answer, each with the choice that it belongs beside, to set up a game before it
    starts. `first` is the choice that most people want now.
    """

    asks: Saying
    choices: Mapping[str, Saying]
    is_menu: bool = False
    """Whether everything begins here, with nothing to go back to."""
    lines: Mapping[str, Saying] = field(factory=dict)
    besides: Mapping[str, str] = field(factory=dict)
    first: str = ""


@frozen
class _Field:
    name: str
    value: str = ""
    label: str = field(kw_only=True, default=Factory(lambda self: f"form-{self.name}", takes_self=True))
    """The key of the field's label."""
    means: str = field(kw_only=True, default="")
    """The key of a sentence about the field, "" for none."""
    default: str = field(kw_only=True, default="")
    """What an empty value stands for, where that is known."""

    @property
    def shown(self) -> str:
        """The value in force."""
        return self.value or self.default


@frozen
class Text(_Field):
    """A form's field for a text; `suggestions` are common values."""

    suggestions: tuple[str, ...] = ()


@frozen(kw_only=True)
class Pick(_Field):
    """A field to pick one of `options`, each by the text that is its value, some with a line about it in `lines`.

    `closed` are options that don't go with the other fields, each with the reason. `shape` is how the field is shown
    where there is room for more than a list: `list`, `cards` (each with its line), `chips` or `switch` (no or yes).
    """

    options: Mapping[str, Saying]
    lines: Mapping[str, Saying] = field(factory=dict)
    closed: Mapping[str, Piece] = field(factory=dict)
    shape: str = "list"


@frozen(kw_only=True)
class Stepper(_Field):
    """A field for a number from `least` to `most`; "" leaves it to the rules. `common` are numbers with a name."""

    least: int
    most: int
    common: Mapping[str, Saying] = field(factory=dict)


@frozen(kw_only=True)
class Seating(_Field):
    """A field for who sits where: a word for each seat, with a space between them, from `least` to `most`.

    A word is one of `kinds`; the first of them may also be written with somebody's name, as in `me=Asha`. `closed` has
    the kinds that don't go with the other seats, seat by seat. A number, given for the words, asks for so many seats.
    """

    kinds: Mapping[str, Saying]
    least: int
    most: int
    closed: tuple[tuple[str, ...], ...] = ()
    suggestions: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The seats' words."""
        return tuple(word for word in self.value.split(" ") if word)


Field = Text | Pick | Stepper | Seating


@frozen
class Verdict:
    """Whether the values of a form will do, and what there is to know about them."""

    is_good: bool
    says: Saying | MaliceError


@frozen
class Form:
    """Fields to fill in. The words are under `form-NAME` (title), `form-NAME-done` (button) and `form-NAME-FIELD`.

    `more` are fields that most people leave alone; `check` looks at the values, all of them texts. Where fields depend
    on each other, `adapt` gives the form for values of which the field of that name was changed last; `note` says what
    gave way to it.
    """

    name: str
    fields: tuple[Field, ...]
    check: Callable[[Mapping[str, str]], Verdict]
    more: tuple[Field, ...] = ()
    adapt: "Callable[[Mapping[str, str], str], Form] | None" = None
    note: Saying | None = None

    @property
    def values(self) -> dict[str, str]:
        """The values in the fields."""
        return {each.name: each.value for each in (*self.fields, *self.more)}

    @property
    def changed(self) -> int:
        """How many of the fields that most people leave alone have a value."""
        return sum(bool(each.value) for each in self.more)

    def filled(self, values: Mapping[str, str]) -> "Form":
        """The same form with these values in its fields; a field that isn't named keeps its own."""

        def given(fields: tuple[Field, ...]) -> tuple[Field, ...]:
            return tuple(evolve(each, value=values.get(each.name, each.value)) for each in fields)

        return evolve(self, fields=given(self.fields), more=given(self.more))

    def after(self, values: Mapping[str, str], changed: str) -> "Form":
        """The form for these values, of which the field `changed` was touched last."""
        return self.adapt(values, changed) if self.adapt else self.filled(values)


@frozen
class Sheet:
    """A longer text to read, already in the reader's language. The face wraps it, except for indented lines."""

    title: Saying
    text: str


class Pace(Protocol):
    """How fast the computer plays at a table that people only watch."""

    seconds: float
    """From one move to the next, while it runs by itself."""
    is_running: bool

    def slower(self) -> None:
        """Play on, more slowly."""

    def faster(self) -> None:
        """Play on, faster."""

    def set(self, seconds: float) -> None:
        """Play on, at that pace."""

    def stop(self) -> None:
        """Make no move until one is wanted, or another pace."""

    def step(self) -> None:
        """Make the next move now."""


@frozen
class Seats:
    """What the players of a face are given: how many there are, and what they may do besides playing.

    `is_kept` says whether the game could be resumed if it were left now; a host may `invite` players who are away, a
    guest may `answer` such an invitation. `hints` asks for a hint with every position. A lesson (`is_lesson`) ends
    with its last step: there is no rematch. With a `pace`, there is one player, who only watches.
    """

    count: int = 1
    is_kept: Callable[[], bool] = lambda: False
    invite: Invite | None = None
    answer: Answer | None = None
    hints: bool = False
    is_lesson: bool = False
    pace: Pace | None = None


class Face(Protocol):
    """A person or a program."""

    own_settings: tuple[str, ...]
    """The names of the settings that only this face has, such as `theme`."""

    def take_on(self, values: Mapping[str, str]) -> None:
        """Take on the look that these values of the settings form describe."""

    async def tell(self, news: News) -> None:
        """Tell the news."""

    async def complain(self, error: MaliceError) -> None:
        """Say what went wrong."""

    async def offer(self, offer: Offer) -> None:
        """Hand over a code of our own."""

    async def wish(self, wanted: CodeKind | None) -> Wish:
        """The next wish, while a code of the kind `wanted` (None: no code) may be pasted.

        While an invitation is asked for or a reply is out, only `Pasted` and `Quit` come.
        """

    async def choose(self, question: Question) -> str | None:
        """The word chosen, None for none of them."""

    async def fill(self, form: Form) -> Mapping[str, str] | None:
        """Values that pass the check, by field; None if the person left the form."""

    async def read(self, sheet: Sheet) -> None:
        """Show the sheet."""

    def players(self, seats: Seats) -> list[Player]:
        """The players who decide at the seats of this face."""
