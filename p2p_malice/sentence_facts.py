"""What a game says in words: the codes of sentences, and the facts that go into them, as values. Pure, and light.

Nothing here knows a language. A user interface has the sentences (`words`) and writes each value as suits it: `10♦`,
`10d`, or a small picture. So nothing ever has to look for cards in a sentence.
"""

from collections.abc import Mapping

from attrs import field, frozen


@frozen
class CardFact:
    """A card, by its face: `10d`, `Jk`."""

    card: str


@frozen
class RankFact:
    """A rank as text, which sentences may also select by: `A`, `8`, `K`."""

    rank: str


@frozen
class RanksFact:
    """One of several ranks: an ace, a 5 or a 9."""

    ranks: tuple[str, ...]


@frozen
class PileFact:
    """A pile, by its purpose and its place among the owner's piles of that kind, from 0, as in `View.piles`."""

    pile: str
    index: int = 0


Fact = str | int | CardFact | RankFact | RanksFact | PileFact
"""What goes into a sentence. A text is inserted as it is, or selected by: `own`, `partner`."""

Facts = Mapping[str, Fact]

HINT, WHY, SHEET, PREVIEW = "hint", "why", "sheet", "preview"
QUESTIONS = (HINT, WHY, SHEET, PREVIEW)
"""What a seat may ask its table: for a hint; why a move can't be made, or begun with a card or a pile; for the rules in
force; and what a move would be, before it's made.
"""

MOMENT = "moment"
"""What a replay tells of a position: that another move would have helped more, and why."""


STEPS, BRIEF = "steps_", "brief_"
"""How the headings of a sheet's parts begin if their sentences are steps, and the codes for tables of labels."""


@frozen
class Answer:
    """A table's answer to a question: paragraphs, each given by the codes of its sentences, and the facts for them all.

    The sentences are in the words under `hint-CODE`, `error-CODE` (why not), `sheet-CODE`, `preview-CODE` and `moment-
    CODE`; the last one of a preview may be why the move is against the rules. A hint is a `move` and the reasons for
    it: why the rules allow it, then why it is good; there are none if a lesson asks for the move. If nothing is wrong
    with a move, there is no sentence. A sheet's paragraphs begin with their headings, and the first of them is the
    title; what a sheet shows at a glance, `brief_CODE`, is under `label-CODE` and `brief-CODE`.
    """

    codes: tuple[tuple[str, ...], ...] = ()
    facts: Facts = field(factory=dict)
    move: str = ""

    @property
    def code(self) -> str:
        """The only sentence's code; "" for none."""
        return next((code for paragraph in self.codes for code in paragraph), "")
