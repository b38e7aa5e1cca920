"""Every error that the program raises on purpose, as one tree.

A class's docstring is the sentence that a person reads; the message, where there is one, adds the particulars and
what to do. The class says whose fault it was. What is not in this tree is a bug.
"""

import inspect
import re
from typing import Any, ClassVar


class MaliceError(Exception):
    """Something went wrong in p2p_malice."""

    exit_status: ClassVar[int] = 1
    """What the command line returns to the shell when this error ends it."""

    def __init__(self, what: str = "", /, **particulars: "str | int | MaliceError") -> None:
        """What happened: a code such as `not_your_turn`, and the particulars that its sentence in `words` names.

        Without a code it is that of the class. A text in place of the code is said as it is.
        """
        super().__init__(what)
        is_code = re.fullmatch(r"[a-z0-9_]*", what) is not None
        self.code = what if what and is_code else _class_code(type(self))
        self.particulars = particulars
        self.text = "" if is_code else what

    def __str__(self) -> str:
        """For a log: a person reads what `words` has under the code."""
        return self.text or inspect.cleandoc(type(self).__doc__ or "")


def _class_code(kind: type) -> str:
    """The class's name without its ending: `no_path` for `NoPathError`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__.removesuffix("Error")).lower()


class WordsError(MaliceError):
    """A file of the catalogue of sentences cannot be read."""


# --- rules -----------------------------------------------------------------------------------------------------------


class GameError(MaliceError):
    """The rules do not allow that."""


class NotationError(GameError):
    """That text is no card, move or position."""


class OptionsError(GameError):
    """These rules cannot be played."""

    exit_status = 2


class IllegalMoveError(GameError):
    """That move is against the rules."""


# --- protocol --------------------------------------------------------------------------------------------------------


class ProtocolError(MaliceError):
    """The two programs did not understand each other."""


class LocalProtocolError(ProtocolError):
    """This program tried to send something that the game does not allow now."""


class RemoteProtocolError(ProtocolError):
    """The other program sent something that cannot be understood."""


class VersionMismatchError(ProtocolError):
    """The two programs are of versions that cannot play together."""

    exit_status = 7


# --- connection codes ------------------------------------------------------------------------------------------------


class CodeError(MaliceError):
    """This is no connection code."""

    exit_status = 3


class NoCodeError(CodeError):
    """There is no code in this text. A code starts with MDW1-."""


class CodeCutOffError(CodeError):
    """This code stops too early."""


class CodeAlteredError(CodeError):
    """Part of this code was changed on the way."""


class OwnCodeError(CodeError):
    """This is your own code."""


class WrongKindError(CodeError):
    """This code belongs in another place."""


class OtherGameError(CodeError):
    """This reply belongs to another game."""


class OldLinkError(CodeError):
    """Each link works once, and only for the newest invitation. Copy the whole message, and paste it into the game."""


class NewerCodeError(CodeError):
    """This code comes from a newer version."""

    exit_status = 7


# --- the wire --------------------------------------------------------------------------------------------------------


class LinkError(MaliceError):
    """The connection failed."""

    exit_status = 5


class UnfinishedLinkError(LinkError):
    """The other program was reached, but did not finish connecting. Make new codes."""


class NoPathError(LinkError):
    """Your networks found no direct way."""

    exit_status = 4


class LinkLostError(LinkError):
    """The connection was lost."""


class LinkRestartedError(LinkLostError):
    """The other program was closed and has come back."""

    def __init__(self, channel: Any) -> None:
        super().__init__()
        self.channel = channel
        """The open channel to the program that came back. What the old one had not delivered is lost."""


class LinkClosedError(LinkError):
    """The other side closed the connection."""


class GarbledLinkError(RemoteProtocolError, LinkError):
    """The other program sent what does not belong on this connection."""


class UnsupportedLibraryError(LinkError):
    """The installed WebRTC library is not the version that this program was made for."""

    exit_status = 1


# --- this machine ----------------------------------------------------------------------------------------------------


class InvitationError(MaliceError):
    """The invitation could not be handed over."""


class ClipboardError(InvitationError):
    """The clipboard could not be reached."""


class StoreError(MaliceError):
    """A file of the program could not be read or written."""


class SavedGameError(StoreError):
    """The saved game cannot be read."""

    exit_status = 6


class GameInUseError(StoreError):
    """This game is open in another window. Go on there, or close it first."""


class SettingsError(StoreError):
    """The settings cannot be used."""

    exit_status = 2
