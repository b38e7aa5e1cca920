"""The messages between the page and the program that serves it, as frozen classes: each a JSON object with a `kind`.

The seats' own frames travel inside, as text made by `protocol.message_codec`. Whatever the page sends, decoding gives a
valid message or raises `RemoteProtocolError`.
"""

import json
from collections.abc import Mapping
from typing import Any, get_args

from attrs import asdict, frozen
from cattrs import BaseValidationError, Converter, ForbiddenExtraKeysError

from p2p_malice.errors import RemoteProtocolError
from p2p_malice.protocol.untrusted_json import read_json
from p2p_malice.ui.forms import Person
from p2p_malice.ui.profile import Profile
from p2p_malice.web.pace_messages import PacedMessage, PaceMessage, TurnsMessage
from p2p_malice.words.sentence import Sentence

MAX_TEXT = 20_000
"""How many characters of a text are looked at: of a longer one, the last. Chats put the newest at the end."""

MAX_FIELDS = 60
MAX_NUMBER = 2**31 - 1

# --- from the page ---------------------------------------------------------------------------------------------------


@frozen
class CodeMessage:
    """A text that should have a code in it was pasted."""

    text: str


@frozen
class DiagnoseMessage:
    """What is wrong with the text as it is? `wanted` is the kind of code: `invitation` or `reply`."""

    text: str
    wanted: str


@frozen
class NewMessage:
    """Make another invitation for that friend."""

    friend: int = 0


@frozen
class OutMessage:
    """Free the seat of `friend`, who isn't one, and make another invitation."""

    friend: int


@frozen
class WithMessage:
    """Make `friend` the host's partner."""

    friend: int


@frozen
class AskMessage:
    """Ask before anybody sits down who came by an invitation for all, or don't."""

    on: bool


@frozen
class AdmitMessage:
    """Whether somebody may sit down: the one whom the `AsksMessage` of that number was about."""

    number: int
    yes: bool


@frozen
class SentMessage:
    """The invitation of that friend has been handed over, or (0) a turn of a game by message."""

    friend: int


@frozen
class BackMessage:
    """Take back the last move of a turn that is to be sent."""


@frozen
class BeginMessage:
    """Start without the missing players."""


@frozen
class QuitMessage:
    """Leave what is on the screen."""


@frozen
class AgainMessage:
    """Show the game that is over once more; after that, the table is there again."""


@frozen
class StopMessage:
    """Leave everything, even the game, and go back to the menu."""


@frozen
class ChosenMessage:
    """The answer to a question."""

    word: str


@frozen
class LookMessage:
    """Do these values of the form pass? `changed` is the field that was touched last."""

    values: Mapping[str, str]
    changed: str = ""


@frozen
class FilledMessage:
    """The final values of the form."""

    values: Mapping[str, str]


@frozen
class ClosedMessage:
    """The sheet has been read."""


@frozen
class TakenMessage:
    """A part of the text of a file that was chosen, as a server takes no long message; `more` of it may follow."""

    text: str
    more: bool = False


@frozen
class ReplyMessage:
    """Whether to use the reply that was tapped for that friend."""

    friend: int
    yes: bool


@frozen
class PlayMessage:
    """A frame of the seat with number `at` at this page."""

    at: int
    frame: str


@frozen
class CallMessage:
    """The seat `at` invites players who are away again or, with a `text`, answers such an invitation."""

    at: int
    text: str = ""


@frozen
class AnotherMessage:
    """Whoever hosts wants to choose what is played next at the table of the seat `at`."""

    at: int


@frozen
class DealMessage:
    """The page was opened with the code of a deal."""

    code: str


@frozen
class TakeMessage:
    """This page wants the table that is open in another one."""


FromPage = (
    CodeMessage
    | DiagnoseMessage
    | NewMessage
    | OutMessage
    | WithMessage
    | AskMessage
    | AdmitMessage
    | SentMessage
    | BackMessage
    | BeginMessage
    | QuitMessage
    | AgainMessage
    | AnotherMessage
    | StopMessage
    | ChosenMessage
    | LookMessage
    | FilledMessage
    | ClosedMessage
    | TakenMessage
    | ReplyMessage
    | PlayMessage
    | CallMessage
    | DealMessage
    | PaceMessage
    | TakeMessage
)

# --- to the page -----------------------------------------------------------------------------------------------------


@frozen
class ReadyMessage:
    """This page is the one in use now; it will be told what matters."""


@frozen
class BusyMessage:
    """Another page has the table, until this one takes it."""


@frozen
class MenuMessage:
    """The menu, where everything begins: who is asked, "" for nobody known, and the choices by the word that answers.

    `lines` say more about some of them, `besides` are words that answer as well, each with the choice that it stands
    beside, under `beside`; `first` is the choice that most people want now, `people` whom some are about.
    """

    name: str
    choices: Mapping[str, str]
    lines: Mapping[str, str] = {}
    besides: Mapping[str, str] = {}
    beside: str = ""
    first: str = ""
    people: Mapping[str, tuple[Person, ...]] = {}


@frozen
class ChooseMessage:
    """A question along the way; `lines` say more about some of its choices, `people` whom they are about.

    `first` is the choice that most people want, "" for none.
    """

    title: str
    choices: Mapping[str, str]
    lines: Mapping[str, str] = {}
    people: Mapping[str, tuple[Person, ...]] = {}
    first: str = ""


@frozen
class FormField:
    """A field of a form; `shape` says which: `text`; `list`, `cards`, `chips` or `switch` of `options`; `number` from
    `least` to `most`; or `seats`, so many of them, each of one of the `options`.

    `default` is what an empty value stands for, `means` a sentence about the field. `lines` say more about some
    options, and `closed` are those that don't go with the rest, each with the reason; `closed_seats` the same by
    seat. `computers` are what some options are called at each seat, `avatars` the pictures of who plays there. `common`
    are numbers with a name.
    """

    name: str
    label: str
    value: str
    hint: str = ""
    shape: str = "text"
    default: str = ""
    means: str = ""
    options: Mapping[str, str] = {}
    lines: Mapping[str, str] = {}
    closed: Mapping[str, str] = {}
    common: Mapping[str, str] = {}
    closed_seats: tuple[tuple[str, ...], ...] = ()
    computers: tuple[Mapping[str, str], ...] = ()
    avatars: tuple[str, ...] = ()
    suggestions: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


@frozen
class FormMessage:
    """Fields to fill in; `more` are those that most people leave alone, under a title of their own.

    With `adapts`, each look at the values gets the form as it is then; `note` says what gave way to the last change.
    """

    name: str
    title: str
    done: str
    back: str
    fields: tuple[FormField, ...]
    more_title: str = ""
    more: tuple[FormField, ...] = ()
    adapts: bool = False
    note: str = ""


@frozen
class VerdictMessage:
    """The verdict on a form's values."""

    good: bool
    text: str


@frozen
class SheetMessage:
    """A text to read; with a `light`, what follows its first two paragraphs are details."""

    title: str
    text: str
    light: str = ""


@frozen(kw_only=True)
class ProfileMessage(Profile):
    """What the person has played, with a title for each part, and texts in place of all sentences.

    Before somebody is forgotten, `forget_asks` is asked, which `forget_yes` answers.
    """

    groups_title: Sentence
    invite_title: Sentence
    rivals_title: Sentence
    played_title: Sentence
    trophies_title: Sentence
    days_title: Sentence
    forget_asks: Sentence
    forget_yes: Sentence


@frozen
class FileMessage:
    """A file of that `name` for the person."""

    name: str
    text: str


@frozen
class OfferMessage:
    """A message with a code in it; `what` is a `CodeKind`, `link` what a phone scans, "" for nothing.

    `who` is what we call the friend, "" for one whose name we don't know; `about` says who hosts what, or what to do
    with a turn. An invitation for all names those friends (`everybody`) by number. `stage` says what it leads to, as in
    `CodeToSend`. The last move of a turn can be taken back if that `may_take_back`.
    """

    what: str
    code: str
    message: str
    friend: int
    link: str
    who: str = ""
    about: str = ""
    everybody: tuple[tuple[int, str], ...] = ()
    may_take_back: bool = False
    stage: str = ""


@frozen
class FriendMessage:
    """How far a friend who was invited has come: `sent`, `connecting`, `here` or `away`; `who` as in `OfferMessage`.

    Whoever is `known` has played with the host before.
    """

    friend: int
    state: str
    who: str = ""
    known: bool = False


@frozen
class AsksMessage:
    """Somebody of that name wants to sit down."""

    number: int
    name: str


@frozen
class PartnerMessage:
    """The host's partner is now `friend`; the host can choose another one."""

    friend: int


@frozen
class GoneMessage:
    """Whoever the `AsksMessage` of that number was about is no longer there."""

    number: int


@frozen
class SpecialMessage:
    """What makes the game special that has just been won, as a word and as a sentence."""

    what: str
    text: str


@frozen
class EarnedMessage:
    """These trophies were just earned: what they are called, by their names."""

    trophies: Mapping[str, str]


@frozen
class NearMessage:
    """How near trophies are that aren't earned yet: what is done and the goal, by their names."""

    counts: Mapping[str, tuple[int, int]]


@frozen
class WantMessage:
    """A code of that kind can be pasted now; "" for none."""

    what: str


@frozen
class DiagnosisMessage:
    """What is wrong with the text, "" for nothing."""

    text: str
    wrong: str


@frozen
class ArrivedMessage:
    """A reply for that friend was tapped, and waits."""

    friend: int


@frozen
class NewsMessage:
    """News in words; `state` is what `News` calls it. `relayed` comes with a connection.

    If several friends play, `of_one` says that it is about the connection with one of them.
    """

    state: str
    text: str
    relayed: bool | None = None
    of_one: bool = False


@frozen
class DealOverMessage:
    """How a deal ended that others play as well, and a text that tells them of it, "" for none.

    `is_daily` if it was today's.
    """

    text: str
    share: str
    is_daily: bool


@frozen
class ToShowMessage:
    """The message that shows the game which has just ended to others."""

    text: str


@frozen
class ShareMessage:
    """A text that the person wants to pass on to others."""

    text: str


@frozen
class FailedMessage:
    """What went wrong."""

    code: str
    text: str


@frozen
class FrameMessage:
    """A frame for the seat `at` of the `count` at this page.

    `calls` says how it calls players who are away (`invite`, `answer`, `message`, "" for not at all), `hints` whether
    it gets a hint with every position, `kept` whether the game could be resumed if it were left now.
    """

    at: int
    count: int
    calls: str
    hints: bool
    kept: bool
    frame: str


@frozen
class TableMessage:
    """Show the table again."""


ToPage = (
    ReadyMessage
    | BusyMessage
    | MenuMessage
    | ChooseMessage
    | FormMessage
    | VerdictMessage
    | SheetMessage
    | ProfileMessage
    | FileMessage
    | OfferMessage
    | FriendMessage
    | WantMessage
    | DiagnosisMessage
    | ArrivedMessage
    | AsksMessage
    | PartnerMessage
    | GoneMessage
    | NewsMessage
    | SpecialMessage
    | EarnedMessage
    | NearMessage
    | DealOverMessage
    | ToShowMessage
    | ShareMessage
    | FailedMessage
    | FrameMessage
    | PacedMessage
    | TurnsMessage
    | TableMessage
)

# --- as text ---------------------------------------------------------------------------------------------------------


def _kind(message: type) -> str:
    return message.__name__.removesuffix("Message").lower()


_KINDS: dict[str, type[Any]] = {_kind(each): each for each in get_args(FromPage)}


def _structure_text(value: object, _type: object) -> str:
    if type(value) is not str:
        raise ValueError("not a text")
    # A page can hold half a character (a lone surrogate), what is written as UTF-8 cannot.
    return value[-MAX_TEXT:].encode(errors="replace").decode()


def _structure_number(value: object, _type: object) -> int:
    if type(value) is not int or not 0 <= value <= MAX_NUMBER:
        raise ValueError("not a number")
    return value


def _structure_switch(value: object, _type: object) -> bool:
    if type(value) is not bool:
        raise ValueError("not true or false")
    return value


def _structure_values(value: object, _type: object) -> dict[str, str]:
    if type(value) is not dict or len(value) > MAX_FIELDS:
        raise ValueError("not the values of a form")
    return {_structure_text(name, str): _structure_text(each, str) for name, each in value.items()}


_converter = Converter(forbid_extra_keys=True, detailed_validation=False)
_converter.register_structure_hook(str, _structure_text)
_converter.register_structure_hook(int, _structure_number)
_converter.register_structure_hook(bool, _structure_switch)
_converter.register_structure_hook_func(lambda kind: kind == Mapping[str, str], _structure_values)


def encode(message: ToPage) -> str:
    """The text of a message to the page."""
    return json.dumps({"kind": _kind(type(message)), **asdict(message)}, ensure_ascii=False)


def decode(text: str) -> FromPage:
    """The page's message. Raises `RemoteProtocolError` for anything else."""
    try:
        body = read_json(text)
        message: FromPage = _converter.structure(body, _KINDS[body.pop("kind")])
    except (
        BaseValidationError,
        ForbiddenExtraKeysError,
        ValueError,
        TypeError,
        LookupError,
        AttributeError,
    ):
        raise RemoteProtocolError("page_nonsense") from None
    return message
