"""What a page and its program say of a table that is only watched, and of a replay."""

from attrs import frozen

from p2p_malice.sentence_facts import Answer


@frozen
class PaceMessage:
    """Change the pace of a table that is watched: `slower`, `faster`, `stop`, `go`, `step`.

    `every` makes a move every `at` milliseconds. A replay also goes elsewhere: see `ui.pace.move`, which `at` is for.
    """

    what: str
    at: int = 0


@frozen
class PacedMessage:
    """The table is only watched: its pace in words, and whether it runs by itself.

    It makes a move `every` so many milliseconds. A replay is `at` that one of its `count` positions; there are none
    at a table where the game is played now. It is seen as that one of `looks` which is the `look`, if there is any
    choice. It can look for `moments`, if the game has any, which are `found` at these positions; a `remark` is what
    is said of the position (see `Timeline.remark`).
    """

    text: str
    running: bool
    every: int
    at: int = 0
    count: int = 0
    looks: tuple[str, ...] = ()
    look: int = 0
    moments: bool = False
    found: tuple[int, ...] = ()
    remark: Answer | None = None


@frozen
class TurnLine:
    """A turn, which begins `at` that position: whose it is, what was played, and by what it stands out.

    The last one is the end of the game, which is nobody's. `shows` says which rank each of the cards stands for, "" for
    its own.
    """

    at: int
    seat: int | None
    name: str
    cards: tuple[str, ...]
    marks: str
    shows: tuple[str, ...] = ()


@frozen
class TurnsMessage:
    """The turns of the game that is shown again, in which the person alone sat at the seat `own`.

    `race`, `lead` and `best` are those of the `Timeline`.
    """

    turns: tuple[TurnLine, ...]
    own: int | None
    race: tuple[tuple[int, ...], ...] = ()
    lead: int | None = None
    best: int = 0
