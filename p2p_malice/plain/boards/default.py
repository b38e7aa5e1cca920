"""The board on which any game can be played: its piles by owner and role, and its moves as the game writes them."""

from collections.abc import Callable

from p2p_malice.engine.game import Pile, View
from p2p_malice.plain.event_sentences import cards_words
from p2p_malice.plain.free_moves import free_lines
from p2p_malice.plain.labelled_lines import block, points_lines
from p2p_malice.words.catalogue import Words


class DefaultBoard:
    """A game without a board of its own. A pile is called by the game's words, `pile-ROLE`, or else by its role."""

    def __init__(self, words: Words) -> None:
        """Nothing is known of the game but its words."""
        self._words = words

    def common(self, view: View, label: Callable[[int], str]) -> list[str]:
        """A line for each pile of the whole table."""
        piles = [pile for pile in view.piles if pile.seat is None]
        return [line for pile in piles for line in block(self._name(pile), self._content(pile))]

    def points(self, view: View, label: Callable[[int], str]) -> list[str]:
        """The number of the game, and everybody's points."""
        return points_lines(view, label, self._words)

    def seat(self, view: View, seat: int, label: str) -> list[str]:
        """The player's piles, one behind the other."""
        piles = [f"{self._name(pile)} {self._content(pile)}" for pile in view.piles if pile.seat == seat]
        return block(label, "   ".join(piles))

    def in_order(self, view: View) -> list[str]:
        """As the table lists them."""
        return list(view.moves)

    def listed(self, view: View) -> list[str]:
        """A move a line."""
        return [f"{number:4}  {self.told(move, view)}" for number, move in enumerate(view.moves, 1)]

    def combining(self, view: View) -> list[str]:
        """All cards and words."""
        return free_lines(view.offers.free, self._words)

    def told(self, move: str, view: View) -> str:
        """As the game calls it under `move-TEXT`, or else as it writes it."""
        return self._words.called(f"move-{move}", move)

    def goal(self, move: str, view: View) -> str:
        """Nothing is known of it."""
        return ""

    def _name(self, pile: Pile) -> str:
        return self._words.called(f"pile-{pile.role}", pile.role or pile.name)

    def _content(self, pile: Pile) -> str:
        """The cards if they are seen, otherwise their number; what it stands at where it has none."""
        if pile.hidden:
            return cards_words(pile.count, self._words)
        return " ".join(pile.cards) or pile.shows or "--"
