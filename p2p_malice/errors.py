"""Every error that the program raises on purpose, as one tree.

The class says whose fault it was; the code and its particulars say what happened. The sentence for a person is in
`words`, under that code. Any other exception is a bug.
"""

import re
from typing import Any, ClassVar

from p2p_malice.sentence_facts import Fact, Facts


class MaliceError(Exception):
    """Any foreseen error in p2p_malice."""

    exit_status: ClassVar[int] = 1
    """The exit status of the command line when this error ends it."""

    def __init__(self, what: str = "", /, **particulars: "Fact | MaliceError") -> None:
        """What happened: a code such as `not_your_turn`, and the particulars that its sentence in `words` names.

        Without a code, the class's own is used. A whole sentence in place of a code is said as it is.
        """
        super().__init__(what)
        is_code = re.fullmatch(r"[a-z0-9_]*", what) is not None
        self.code = what if what and is_code else _class_code(type(self))
        self.particulars = particulars
        self.text = "" if is_code else what

    @property
    def facts(self) -> Facts:
        """The particulars that can be told to another program: all except errors."""
        return {name: it for name, it in self.particulars.items() if not isinstance(it, MaliceError)}

    def __str__(self) -> str:
        """The code and its particulars, for a log. A person reads what `words` has under the code."""
        return self.text or " ".join([self.code, *(f"{name}={value!s}" for name, value in self.particulars.items())])


def _class_code(kind: type) -> str:
    """The class's name without its ending: `no_path` for `NoPathError`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__.removesuffix("Error")).lower()


class WordsError(MaliceError):
    """A file of the catalogue of sentences cannot be read."""


# --- rules -----------------------------------------------------------------------------------------------------------


class GameError(MaliceError):
    """Something that the rules of a game don't allow."""


class NotationError(GameError):
    """A text that isn't a card, a move or a position."""


class OptionsError(GameError):
    """Rules that cannot be played."""

    exit_status = 2


class IllegalMoveError(GameError):
    """A move that is against the rules."""


# --- protocol --------------------------------------------------------------------------------------------------------


class ProtocolError(MaliceError):
    """Two programs that didn't understand each other."""


class LocalProtocolError(ProtocolError):
    """This program tried to send something that it must not."""


class RemoteProtocolError(ProtocolError):
    """The other program sent something that it must not."""


class VersionMismatchError(ProtocolError):
    """Two programs whose versions can't play together."""

    exit_status = 7


# --- connection codes ------------------------------------------------------------------------------------------------


class CodeError(MaliceError):
    """A connection code that is of no use here. Raised itself for one that says what no code may say."""

    exit_status = 3


class NoCodeError(CodeError):
    """A text with no code in it."""


class CodeCutOffError(CodeError):
    """A code that stops too early."""


class CodeAlteredError(CodeError):
    """A code that was changed on the way, beyond repair."""


class OwnCodeError(CodeError):
    """A code that this program made itself."""


class WrongKindError(CodeError):
    """An invitation instead of a reply, or the other way round."""


class OtherGameError(CodeError):
    """A reply to another invitation."""


class OldLinkError(CodeError):
    """A link to the waiting game that was used before, or has been replaced."""


class NewerCodeError(CodeError):
    """A code of a later version."""

    exit_status = 7


# --- the link --------------------------------------------------------------------------------------------------------


class LinkError(MaliceError):
    """A connection that failed."""

    exit_status = 5


class UnfinishedLinkError(LinkError):
    """The other program was reached, but did not finish connecting. Trying again may help."""


class NoPathError(LinkError):
    """Two networks without a path between them."""

    exit_status = 4


class PortTakenError(LinkError):
    """A port that can't be opened here."""

    exit_status = 2


class LinkLostError(LinkError):
    """A connection that was lost without a goodbye."""


class LinkRestartedError(LinkLostError):
    """A connection to a program that was closed and has come back."""

    def __init__(self, channel: Any) -> None:
        super().__init__()
        self.channel = channel
        """The open channel to the program that came back. Anything the old one hadn't delivered is lost."""


class LinkClosedError(LinkError):
    """A connection that was closed properly, at either end."""


class GarbledLinkError(RemoteProtocolError, LinkError):
    """The other program sent something that doesn't belong on this connection."""


class UnsupportedLibraryError(LinkError):
    """A WebRTC library in a version other than the one this program was made for."""

    exit_status = 1


# --- the courier -----------------------------------------------------------------------------------------------------


class CourierError(MaliceError):
    """A courier that doesn't do what it is there for."""


class NoteError(CourierError):
    """A note that wasn't sealed for whoever opens it."""


# --- this machine ----------------------------------------------------------------------------------------------------


class InvitationError(MaliceError):
    """An invitation that could not be handed over."""


class ClipboardError(InvitationError):
    """A clipboard that could not be used."""


class StoreError(MaliceError):
    """A file of the program that couldn't be read or written."""


class SavedGameError(StoreError):
    """A saved game that cannot be read or played."""

    exit_status = 6


class GameInUseError(StoreError):
    """A saved game that another process has open."""

    exit_status = 6


class SettingsError(StoreError):
    """Settings that cannot be used, from the file or the command line."""

    exit_status = 2
