"""The messages between a player's end and the table, as frozen classes. `message_codec` writes them as text.

A player's end sends `Hello`, `Move`, `Ask`, `Say`, `Poke`, `Avatar`, `Propose`, `Allow`, `Dismiss`, `Take`, `Part` and
`Bye`; the table sends `Proved`, `Seated`, `Show`, `Refused`, `Answered`, `Said`, `Remarked`, `Poked`, `Deal`, `Dealt`,
`Opened` and `Bye`.

A guest needs no rules: every `Show` is a whole view and carries the moves, and the table answers questions. Refusals,
answers and goodbyes have codes and particulars, which each end puts into its own language.
"""

from typing import Annotated

from attrs import field, frozen
from attrs.validators import in_

from p2p_malice.engine.game import REMATCH, Event, MoveText, RulesText, View
from p2p_malice.protocol.sanitize import MAX_NAME
from p2p_malice.sentence_facts import QUESTIONS, Answer, Facts

PROTOCOL_VERSION = 7
"""1 was that of version 0.1.0; players of 2 showed the token; tables up to 4 answered no questions; those of 5 reported
each proposal once; 7 brought avatars, and words for one player. It goes into every `Hello`. Programs with different
numbers do not play together, so it stays 7: what is new since then is `NEW`, or has a name among what is `UNDERSTOOD`.
"""

PROPOSALS = ("wait", "bot", "stop")
"""What to do while a player is away: wait, let the computer take over until they are back, or save and stop."""

PAUSE, GO_ON = "pause", "go_on"
"""What any player may propose while a game goes on; it is done at once."""

MORE, MOVED, POKE, WATCH, ANOTHER, DEAL = "more", "moved", "poke", "watch", "another", "deal"
UNDERSTOOD = (MORE, MOVED, POKE, WATCH, ANOTHER, PAUSE, DEAL)
"""What each end of this program understands, which others of the same version needn't.

With `more`, it ignores every kind and key that it doesn't know; with `moved`, a later `Seated` may be for another seat;
with `poke`, it knows `Poke` and `Poked`; with `watch`, a table lets spectators in, and a player's end knows what they
say; with `another`, a later `Seated` may be about another game at the same table, with other seats; with `pause`, it
knows that a game can be paused; with `deal`, both choose the seed together (`protocol.joint_seed`). Whatever else is
new gets a name here if the other end has to know whether it's understood.
"""

NEW = {"new": True}
"""The metadata of a field that version 7 began without: left out for an end that doesn't understand `MORE`."""

MAX_TEXT = 200


@frozen
class Written:
    """Marks a text that people write, which is cleaned and cut to `limit` characters on arrival."""

    limit: int


Name = Annotated[str, Written(MAX_NAME)]
Phrase = Annotated[str, Written(MAX_TEXT)]

Digits = Annotated[str, "digits"]
"""A nonce (32 hexadecimal digits) or a proof (64); "" for none."""

Secret = Annotated[str, "secret"]
"""Something drawn at random, or a commitment to it: 64 hexadecimal digits; "" for none."""

Code = Annotated[str, "code"]
"""What happened, for programs and as the key of a sentence: `not_your_turn`."""

AvatarName = Annotated[str, "avatar"]
"""A picture that stands for a player, by its name of at most 16 small letters: `fox`; "" for none. Who doesn't know it
shows the player's initials."""

AVATAR = "[a-z]{0,16}"
"""What the name of a picture looks like."""

Kind = Annotated[str, "kind"]
"""The kind of a message, as it is written: `move`; "" for none."""

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
    last position whose events they received, 0 if they remember nothing; the table sends what has happened since. The
    player's end `understands` that, by the names of `UNDERSTOOD` and others. Whoever `watches` wants no seat. `next` is
    the commitment to what they contribute to the next deal's seed (`protocol.joint_seed`), "" for nothing.
    """

    name: Name
    version: int = PROTOCOL_VERSION
    heard: int = 0
    seat: int = 0
    nonce: Digits = ""
    proof: Digits = ""
    understands: tuple[Code, ...] = ()
    watches: bool = field(default=False, metadata=NEW)
    next: "Secret" = field(default="", metadata=NEW)

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
    move: MoveText


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
class Poke:
    """Reminds the player at `seat` that it is their turn. For a table that understands `POKE`."""

    seat: int


@frozen
class Avatar:
    """The picture that stands for the sender from now on."""

    avatar: AvatarName


@frozen
class Propose:
    """What to do while a player is away: one of `PROPOSALS`. More than half of the players at the table decide.

    After the end: `bot`, or `rematch`, to which everybody present has to agree. While the game goes on, for a table
    that understands `PAUSE`: `pause` or `go_on`, which nobody has to agree to.
    """

    what: str


@frozen
class Allow:
    """What whoever hosts lets others do: `watch`, and take the `seats` of computers and of players who have left."""

    watch: bool
    seats: bool


@frozen
class Dismiss:
    """Whoever hosts the table sends the `spectator` of that name away, or for good the player at `seat`."""

    spectator: Name = ""
    seat: int | None = None


@frozen
class Take:
    """A spectator wants to play at `seat`, in place of the computer or of a player who has left.

    Once the game is over, it says of any seat that they would like to play the next one.

    Whoever hosts the table gives it so to the `spectator` of that name.
    """

    seat: int
    spectator: Name = field(default="", metadata=NEW)


@frozen
class Part:
    """What the sender contributes to the seed of the deal that was announced, "" for nothing yet.

    `next` is the commitment to what they contribute to the next one (`protocol.joint_seed`). For a table that
    understands `DEAL`.
    """

    part: Secret = ""
    next: Secret = ""


FOR_GOOD = "gone"


@frozen
class Bye:
    """The sender leaves; a table says why. Either side may send it, and a player who leaves `FOR_GOOD` says that."""

    code: Code = "left"
    particulars: Particulars = field(factory=dict)


# --- from the table --------------------------------------------------------------------------------------------------


@frozen
class Proved:
    """The answer to a hello with a nonce: the table has the token of that seat (`protocol.seat_proof`).

    Each of the `former` proofs shows so that it had a token that opens nothing any more: whoever has that is told why.
    """

    nonce: Digits
    proof: Digits
    former: tuple[Digits, ...] = field(default=(), metadata=NEW)


@frozen
class Sitter:
    """One seat as everybody sees it: the name ("" until somebody sits down) and whether its player is there now.

    `avatar` is the picture that the player has chosen. `computer` means that the computer plays for a player who is
    away. `proposal` is what the player wants done: one of `PROPOSALS`, or another game; "" for nothing. Whoever has
    `left` said so, and needn't be waited for. `won` is how many games the player has won at this table so far.
    A seat is `kept` for a friend of that name until somebody sits down, "" for anybody.
    """

    name: Name
    present: bool
    computer: bool = False
    proposal: str = field(default="", validator=in_(("", *PROPOSALS, REMATCH)))
    avatar: AvatarName = ""
    left: bool = field(default=False, metadata=NEW)
    won: int = field(default=0, metadata=NEW)
    kept: Name = field(default="", metadata=NEW)


@frozen
class Seated:
    """Who sits where: sent to each seat when it sits down, and again whenever anything in it has changed.

    `seat` is the receiver's own, counted from 0, which may change until there are cards; `game` the name of what is
    played, `rules` the options in force as text. `token` is for the receiver alone, who gets the seat back after an
    absence by proving that they have it. It is sent once, and is "" from then on. The table's end `understands` that,
    by the names of `UNDERSTOOD` and others. The `host` is whoever hosts, by name, "" if they aren't at the table, and
    the `spectators` are those who look on, by name. Whoever `watches` is one of them: `seat` is then the one from whose
    side they see the table, and may change at any time. What others may do is what the table `allows`, `watch` and
    `seats`, as the one who `hosts` wants (`Allow`), who may be `choosing` what is played next, and is told which
    spectators would like to play (`asks`), in place of a player who has left or in the next game. The game is
    `paused` by the player at that seat, None while it isn't; `resumed` is the seat of whoever went on last. `setup` is
    how often the table was set up for another game: with another number than before, all that was shown is over, and
    positions count from 1 again. Of the `games` that have ended there, the `former` are those who have played one to
    its end, or won one as a computer, and have no seat now. So many as `earlier`, the first of them, were played by
    these people before the table was there: what each has `won` counts those, too.
    """

    seat: int
    game: str
    rules: RulesText
    players: tuple[Sitter, ...]
    token: str = ""
    understands: tuple[Code, ...] = field(default=(), metadata=NEW)
    spectators: tuple[Name, ...] = field(default=(), metadata=NEW)
    watches: bool = field(default=False, metadata=NEW)
    hosts: bool = field(default=False, metadata=NEW)
    allows: tuple[Code, ...] = field(default=(), metadata=NEW)
    asks: tuple[Name, ...] = field(default=(), metadata=NEW)
    checks: tuple[Name, ...] = field(default=(), metadata=NEW)
    choosing: bool = field(default=False, metadata=NEW)
    host: Name = field(default="", metadata=NEW)
    paused: int | None = field(default=None, metadata=NEW)
    resumed: int | None = field(default=None, metadata=NEW)
    setup: int = field(default=0, metadata=NEW)
    former: tuple[Sitter, ...] = field(default=(), metadata=NEW)
    games: int = field(default=0, metadata=NEW)
    earlier: int = field(default=0, metadata=NEW)


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
    """A message wasn't accepted and changed nothing; the code and its particulars say why.

    It was `of` that kind: `move`, `ask` …; "" if that can't be told, or by a table that doesn't understand `MORE`.
    """

    code: Code
    particulars: Particulars = field(factory=dict)
    of: Kind = field(default="", metadata=NEW)


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


@frozen
class Remarked:
    """What a spectator of that name said. For ends that understand `WATCH`."""

    spectator: Name
    text: Phrase


@frozen
class Poked:
    """The player at `seat` has reminded the one at `to`, whose turn it is. For ends that understand `POKE`."""

    seat: int
    to: int


@frozen
class Deal:
    """The cards are about to be dealt, or `is_past`, from a seed that nobody chooses (`protocol.joint_seed`).

    `number` counts the deals at this table, from 1; `terms` is what is dealt (`protocol.deal_terms`), `commitment` that
    of the table to its secret. `commitments` are by seat: "" for who contributes nothing, and for one who contributes
    alone. A player contributes only to a deal in which their own commitment, or else nobody's, is among these. For
    ends that understand `DEAL`.
    """

    number: int
    terms: RulesText
    commitment: Secret
    commitments: tuple[Secret, ...]
    is_past: bool = field(default=False, metadata=NEW)


@frozen
class Dealt:
    """What everybody has contributed to the deal of that number, by seat, "" for nothing."""

    number: int
    parts: tuple[Secret, ...]


TIME = 255
"""Stands for a seat where time was up, instead of a move."""


@frozen
class Opened:
    """The `secret` behind the deal of that number and, of so many moves (`of`), those from the one that is `first`.

    The cards were dealt in the position numbered `position`, 0 if they were never shown. Each of the `moves` was made
    at one of `seats`, or by time, as `expire` and the number of a clock, where that is `TIME`. Sent once that game, or
    match, is over, or is given up; several, with the moves in order, where they are many.
    """

    number: int
    secret: Secret
    position: int = 0
    first: int = 0
    of: int = 0
    seats: tuple[int, ...] = ()
    moves: tuple[MoveText, ...] = ()


FromPlayer = Hello | Move | Ask | Say | Poke | Avatar | Propose | Allow | Dismiss | Take | Part | Bye
FromTable = Proved | Seated | Show | Refused | Answered | Said | Remarked | Poked | Deal | Dealt | Opened | Bye


def kind_of(message: type) -> str:
    """What messages of that class are called in frames: `move`."""
    return message.__name__.lower()
