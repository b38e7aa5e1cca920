"""What a game tells in words: the codes of sentences, and the facts that go into them as values. Pure, and light.

Nobody here knows a language. A user interface has the sentences (`words`) and writes each value as suits it: `10♦`,
`10d`, or a small picture. So no one ever looks for cards in a sentence.
"""

from collections.abc import Mapping

from attrs import field, frozen


@frozen
class CardFact:
    """A card, by its face: `10d`, `Jk`."""

    card: str


@frozen
class RankFact:
    """A rank as its text, by which sentences may also choose: `A`, `8`, `K`."""

    rank: str


@frozen
class RanksFact:
    """One of several ranks: an ace, a 5 or a 9."""

    ranks: tuple[str, ...]


@frozen
class PileFact:
    """A pile by what it is for and its place among the owner's piles of that kind, from 0, as in `View.piles`."""

    pile: str
    index: int = 0


Fact = str | int | CardFact | RankFact | RanksFact | PileFact
"""What goes into a sentence. A text is put in as it is, or chosen by: `own`, `partner`."""

Facts = Mapping[str, Fact]

HINT, WHY, SHEET, PREVIEW = "hint", "why", "sheet", "preview"
QUESTIONS = (HINT, WHY, SHEET, PREVIEW)
"""What a seat may ask its table: for a move to make; why a move can't be made, or nothing be done with a card or a pile
that begins one; for the rules in force; what a move would be, before it's made.
"""


STEPS, BRIEF = "steps_", "brief_"
"""How the heading of a part of a sheet begins whose sentences are steps, and what is shown in a table of labels."""


@frozen
class Answer:
    """What a table answers to a question: paragraphs, each of the codes of its sentences, and the facts for them all.

    The sentences are in the words under `hint-CODE`, `error-CODE` (why not), `sheet-CODE` and `preview-CODE`; the last
    of a preview may be why the move is against the rules. A hint is a `move` and the reasons for it, why the rules
    allow it before why it is good; there is none where a lesson asks for the move. Where nothing speaks against a move,
    there is no sentence. A sheet's paragraphs begin with their headings, and the first of them is the title; what a
    sheet shows at a glance, `brief_CODE`, is under `label-CODE` and `brief-CODE`.
    """

    codes: tuple[tuple[str, ...], ...] = ()
    facts: Facts = field(factory=dict)
    move: str = ""

    @property
    def code(self) -> str:
        """The only sentence, "" for none."""
        return next((code for paragraph in self.codes for code in paragraph), "")
