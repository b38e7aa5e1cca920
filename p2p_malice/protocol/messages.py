"""The messages between a player's end and the table, as frozen classes. `message_codec` writes them as text.

A player's end sends `Hello`, `Move`, `Ask`, `Say`, `Avatar`, `Propose` and `Bye`; the table sends `Proved`, `Seated`,
`Show`, `Refused`, `Answered`, `Said` and `Bye`.

A guest needs no rules: every `Show` is a whole view and carries the moves, and the table answers questions. Refusals,
answers and goodbyes have codes and particulars, which each end puts into its own language.
"""

from typing import Annotated

from attrs import field, frozen
from attrs.validators import in_

from p2p_malice.engine.game import REMATCH, Event, RulesText, View
from p2p_malice.protocol.sanitize import MAX_NAME
from p2p_malice.sentence_facts import QUESTIONS, Answer, Facts

PROTOCOL_VERSION = 7
"""1 was that of version 0.1.0; players of 2 showed the token; tables up to 4 answered no questions; those of 5 reported
each proposal once; 7 brought avatars, and words for one player. It goes into every `Hello`. Programs with different
numbers do not play together.
"""

PROPOSALS = ("wait", "bot", "stop")
"""What to do while a player is away: wait, let the computer take over until they are back, or save and stop."""

LEFT, MOVED = "left", "moved"
UNDERSTOOD = (LEFT, MOVED)
"""What a player's end of this program understands, which others of the same version needn't: `Sitter.left`, and another
seat in a later `Seated`.
"""

MAX_TEXT = 200


@frozen
class Written:
    """Marks a text that people write, which is cleaned and cut to `limit` characters on arrival."""

    limit: int


Name = Annotated[str, Written(MAX_NAME)]
Phrase = Annotated[str, Written(MAX_TEXT)]

Digits = Annotated[str, "digits"]
"""A nonce (32 hexadecimal digits) or a proof (64); "" for none."""

Code = Annotated[str, "code"]
"""What happened, for programs and as the key of a sentence: `not_your_turn`."""

AvatarName = Annotated[str, "avatar"]
"""A picture that stands for a player, by its name of at most 16 small letters: `fox`; "" for none. Who doesn't know it
shows the player's initials."""

MAX_PARTICULARS = 64

Particulars = Facts
"""What goes into the sentence under a code: at most `MAX_PARTICULARS`; texts are cleaned on arrival."""


# --- from a player's end ---------------------------------------------------------------------------------------------


@frozen
class Hello:
    """The first message, saying who sits down here. `name` has at most `MAX_NAME` characters once cleaned.

    A player who comes back to `seat` (from 0) first sends one without a name, with a `nonce`. Once the table has
    answered with `Proved`, they send another, with that nonce and the `proof` (`protocol.seat_proof`); both are "" for
    anybody else, and `seat` means nothing, as for whoever came by the code of one seat. `heard` is the number of the
    last position whose events they received, 0 if they remember nothing; the table sends what has happened since. What
    the player's end `understands` beyond its version, the table may send it.
    """

    name: Name
    version: int = PROTOCOL_VERSION
    heard: int = 0
    seat: int = 0
    nonce: Digits = ""
    proof: Digits = ""
    understands: tuple[Code, ...] = ()

    @property
    def asks_for_proof(self) -> bool:
        """Whether the table must first prove that it issued the seat's token."""
        return bool(self.nonce) and not self.proof


@frozen
class Move:
    """A move in answer to the `Show` of that `number`.

    It is refused as late or repeated if the sender's choices have changed since that position.
    """

    number: int
    move: str


@frozen
class Ask:
    """A question to the table: one of the `QUESTIONS`; `about` is the move, or the card or pile that begins one."""

    what: str = field(validator=in_(QUESTIONS))
    about: str = ""


@frozen
class Say:
    """A phrase, at most `MAX_TEXT` characters once cleaned. All hear it; it is meant for `to`, None for everybody."""

    text: Phrase
    to: int | None = None


@frozen
class Avatar:
    """The picture that stands for the sender from now on."""

    avatar: AvatarName


@frozen
class Propose:
    """What to do while a player is away: one of `PROPOSALS`. More than half of the players at the table decide.

    After the end: `bot`, or `rematch`, to which everybody present has to agree.
    """

    what: str


@frozen
class Bye:
    """The sender leaves; a table says why. Either side may send it."""

    code: Code = "left"
    particulars: Particulars = field(factory=dict)


# --- from the table --------------------------------------------------------------------------------------------------


@frozen
class Proved:
    """The answer to a hello with a nonce: the table has the token of that seat (`protocol.seat_proof`)."""

    nonce: Digits
    proof: Digits


@frozen
class Sitter:
    """One seat as everybody sees it: the name ("" until somebody sits down) and whether its player is there now.

    `avatar` is the picture that the player has chosen. `computer` means that the computer plays for a player who is
    away. `proposal` is what the player wants done: one of `PROPOSALS`, or another game; "" for nothing. Whoever has
    `left` said so, and needn't be waited for.
    """

    name: Name
    present: bool
    computer: bool = False
    proposal: str = field(default="", validator=in_(("", *PROPOSALS, REMATCH)))
    avatar: AvatarName = ""
    left: bool = False


@frozen
class Seated:
    """Who sits where: sent to each seat when it sits down, and again whenever anything in it has changed.

    `seat` is the receiver's own, counted from 0, which may change until there are cards; `game` the name of what is
    played, `rules` the options in force as text. `token` is for the receiver alone, who gets the seat back after an
    absence by proving that they have it. It is sent once, and is "" from then on.
    """

    seat: int
    game: str
    rules: RulesText
    players: tuple[Sitter, ...]
    token: str = ""


@frozen
class Show:
    """A whole view and the events since the last one. `number` counts the positions of the table from 1.

    The receiver's choices have been the same since the position numbered `since`: a move in answer to that one or a
    later one isn't late. 0 stands for `number` itself.
    """

    number: int
    view: View
    events: tuple[Event, ...] = ()
    since: int = 0


@frozen
class Refused:
    """A message wasn't accepted and changed nothing; the code and its particulars say why."""

    code: Code
    particulars: Particulars = field(factory=dict)


@frozen
class Answered:
    """The table's answer to an `Ask`, in the position of that `number`, which is 0 before the cards are shown."""

    what: str = field(validator=in_(QUESTIONS))
    about: str
    number: int
    answer: Answer


@frozen
class Said:
    """What the player at `seat` said, meant for the one at `to`, None for everybody."""

    seat: int
    text: Phrase
    to: int | None = None


FromPlayer = Hello | Move | Ask | Say | Avatar | Propose | Bye
FromTable = Proved | Seated | Show | Refused | Answered | Said | Bye
