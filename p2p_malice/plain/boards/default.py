"""The board for any game: piles by owner and role, and moves as the game writes them."""

from collections.abc import Callable

from p2p_malice.engine.game import Pile, View
from p2p_malice.plain.event_sentences import Voice, cards_words
from p2p_malice.plain.free_moves import free_lines
from p2p_malice.plain.labelled_lines import block, points_lines
from p2p_malice.words.catalogue import Words


class DefaultBoard:
    """A game without its own board. Piles are named by the game's words, `pile-ROLE`, or else by their roles."""

    def __init__(self, words: Words) -> None:
        """A board that speaks with this catalogue."""
        self._words = words

    def common(self, view: View, label: Callable[[int], str]) -> list[str]:
        """A line for each pile that belongs to the table."""
        piles = [pile for pile in view.piles if pile.seat is None]
        return [line for pile in piles for line in block(self._name(pile), self._content(pile))]

    def points(self, view: View, label: Callable[[int], str]) -> list[str]:
        """The number of the game, and everybody's points."""
        return points_lines(view, label, self._words)

    def seat(self, view: View, seat: int, label: str) -> list[str]:
        """The player's piles, one after the other."""
        piles = [f"{self._name(pile)} {self._content(pile)}" for pile in view.piles if pile.seat == seat]
        return block(label, "   ".join(piles))

    def about(self, view: View) -> str:
        """Nothing is known of that."""
        return ""

    def watched(self, view: View, voice: Voice) -> list[str]:
        """Only what happens."""
        return []

    def in_order(self, view: View) -> list[str]:
        """The table's own order."""
        return list(view.moves)

    def listed(self, view: View) -> list[str]:
        """One move a line."""
        return [f"{number:4}  {self.told(move, view)}" for number, move in enumerate(view.moves, 1)]

    def combining(self, view: View) -> list[str]:
        """All the cards and words on offer."""
        return free_lines(view.offers.free, self._words)

    def told(self, move: str, view: View) -> str:
        """The game's words for it, under `move-TEXT`, or else its text."""
        return self._words.called(f"move-{move}", move)

    def goal(self, move: str, view: View) -> str:
        """Nothing: it isn't known."""
        return ""

    def _name(self, pile: Pile) -> str:
        return self._words.called(f"pile-{pile.role}", pile.role or pile.name)

    def _content(self, pile: Pile) -> str:
        """The cards if they are visible, else their number; for a pile without cards, what it shows."""
        if pile.hidden:
            return cards_words(pile.count, self._words)
        return " ".join(pile.cards) or pile.shows or "--"
