"""The contract of a user interface: what commands and users say to each other, as frozen values without English words.

The user is a person at a console, a full screen or a page, or a program at a pipe. A flow tells the interface `News`,
hands it a `CodeToSend`, asks a `Question`, has it fill a `Form` or show a `Sheet`, and waits for a `Wish`.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from attrs import field, frozen

from p2p_malice.errors import MaliceError
from p2p_malice.player_client import Player
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.ui.forms import Form, Question
from p2p_malice.ui.news import News
from p2p_malice.ui.pace import Pace
from p2p_malice.ui.profile import Profile, Taken
from p2p_malice.words.sentence import Piece, Sentence

Invite = Callable[[], Awaitable[None]]
"""Sends another invitation to a player who is away."""

AnswerInvitation = Callable[[str], Awaitable[None]]
"""Answers another invitation, in a pasted text, when the host is away."""


@frozen
class CodeToSend:
    """One of our codes to send; `message` is the whole text, for that `friend` (from 1; 0: the only one).

    `who` is what we call the friend, "" if we don't know the name. The code isn't needed if the connection opens
    without it. The file at `path` holds the message too; "" if there is none. `about` says who hosts what, or what to
    do with a turn. An invitation for all at once names those friends (`everybody`), by number and what we call them:
    whoever opens it first sits down. It's to a new table (`stage` ""), to the `next` game at one, `back` to a game that
    goes on, or to one that is `over`.
    """

    kind: CodeKind
    code: str = field(repr=False)
    message: str = field(repr=False)
    friend: int = 0
    is_needed: bool = True
    who: Piece = ""
    path: str = ""
    about: Piece = ""
    everybody: tuple[tuple[int, Piece], ...] = ()
    stage: str = ""
    may_take_back: bool = False
    """Whether the last move of a turn can be taken back, as nobody has seen it yet."""


@frozen
class Pasted:
    """A text that should have a code in it."""

    text: str


@frozen
class NewCode:
    """Make another invitation to replace the pending one; of several, the one for `friend` (from 1)."""

    friend: int = 0


@frozen
class TurnOut:
    """Free the seat of `friend`, who came by an invitation for all and isn't one, and make another invitation."""

    friend: int = 0


@frozen
class AskFirst:
    """Ask before anybody sits down who came by an invitation for all, or (with False) don't."""

    is_on: bool


@frozen
class Admit:
    """Let somebody sit down, or not: the one of that number whom the news `Asks` were about."""

    number: int
    is_welcome: bool


@frozen
class PlayWith:
    """Make `friend` (from 1) the partner of whoever hosts."""

    friend: int


@frozen
class Sent:
    """Our turn of a game by message was handed over: copied, shared, or shown as a QR code."""


@frozen
class TakeBack:
    """Go on with our turn of a game by message, as it was before the last move ended it."""


@frozen
class Start:
    """Start, without the players who are missing."""


@frozen
class Quit:
    """Stop here."""


Wish = Pasted | NewCode | TurnOut | AskFirst | Admit | PlayWith | Sent | TakeBack | Start | Quit


@frozen
class Sheet:
    """A longer text to read, already in the reader's language. The user interface wraps it, except for indented lines.

    If it rates something, it has a `light`: `green`, `amber` or `red`. Its first two paragraphs are then all that most
    people want to know.
    """

    title: Sentence
    text: str
    light: str = ""


@frozen
class Seats:
    """What the players of a user interface are given: how many there are, and what they may do besides playing.

    `is_kept` says whether the game could be resumed if it were left now. A host may `invite` players who are away; a
    guest may `answer` such an invitation. With `hints`, a hint is asked for in every position. A lesson (`is_lesson`)
    ends with its last step, without a rematch. With a `pace`, there is one player, who only watches. The others may
    play by message (`is_by_message`), so that nobody hears what is said. Once the game is over, `replay`
    shows it again, and `another` has whoever hosts choose what is played next at this table, and says whether they
    have: then they leave this game. `hand_over` gives the link by which a guest's seat goes on at another device, ""
    for none.
    """

    count: int = 1
    is_kept: Callable[[], bool] = lambda: False
    invite: Invite | None = None
    answer: AnswerInvitation | None = None
    hints: bool = False
    is_lesson: bool = False
    pace: Pace | None = None
    is_by_message: bool = False
    replay: Callable[[], Awaitable[None]] | None = None
    hand_over: Callable[[], str] | None = None
    another: Callable[[], Awaitable[bool]] | None = None


class Files(Protocol):
    """Hands out files, as a page does."""

    async def hand_out(self, name: str, text: str) -> None:
        """Give the person a file of that name with that text."""


class UserInterface(Protocol):
    """A person or a program."""

    own_settings: tuple[str, ...]
    """The names of the settings that only this user interface has, such as `theme`."""

    files: Files | None
    """How it hands out files, and takes them in; None where commands do that."""

    seconds_a_move: float
    """How long somebody wants to look at each move of others that comes with several; 0 if they see that anyway."""

    def take_on(self, values: Mapping[str, str]) -> None:
        """Adopt the appearance that these values of the settings form describe."""

    async def tell(self, news: News) -> None:
        """Tell the news."""

    async def complain(self, error: MaliceError) -> None:
        """Say what went wrong."""

    async def offer(self, offer: CodeToSend) -> None:
        """Hand over one of our codes."""

    async def wish(self, wanted: CodeKind | None) -> Wish:
        """The next wish, while a code of the kind `wanted` (None: no code) may be pasted.

        While an invitation is asked for or a reply is out, only `Pasted` and `Quit` come; `Sent` and `TakeBack` only
        while a turn is out.
        """

    async def choose(self, question: Question) -> str | None:
        """The chosen word; None if the question is left."""

    async def fill(self, form: Form) -> Mapping[str, str] | None:
        """Values that pass the check, by field; None if the form is left."""

    async def read(self, sheet: Sheet) -> None:
        """Show the sheet."""

    async def pass_on(self, text: Sentence) -> None:
        """Help the person to pass a text on to others."""

    async def show(self, profile: Profile) -> str | Taken | None:
        """Show what a person has played; the word of what they want next, or a file's text. None if it is left.

        Before somebody is forgotten, the person has been asked.
        """

    def players(self, seats: Seats) -> list[Player]:
        """The players who decide at the seats of this user interface."""
