"""The default board: pick up and combine cards, say words, choose listed moves. Pure."""

from collections.abc import Mapping

from p2p_malice.terminal.boards.combining import (
    CombiningBoard,
    choose,
    free_of,
    held_of,
    keys_words,
    kind_of,
    moves_of,
    spot_words,
)
from p2p_malice.terminal.boards.contract import By, Chosen, Sight
from p2p_malice.terminal.boards.default.choices import keys_by_spot, keys_of
from p2p_malice.terminal.boards.default.drawing import draw
from p2p_malice.terminal.boards.default.piles import pile_name, pile_text
from p2p_malice.terminal.boards.match_score import points_title
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.words.joined_lists import listed


class DefaultBoard(CombiningBoard):
    """A board for any game, knowing only what its views tell."""

    def draw(self, sight: Sight, canvas: Canvas, room: Rect) -> dict[str, Rect]:
        """Draw piles by owner and, below them, what can be chosen."""
        return draw(sight, self._words, self._cards, canvas, room)

    def keys(self, sight: Sight) -> Mapping[str, str]:
        """A key for each card, word and move; Enter for what has been picked."""
        return keys_of(sight.view, sight.held)

    def choose(self, sight: Sight, spot: str, by: By) -> Chosen:
        """Make a listed move, or pick up a card or word; choosing one again puts it back."""
        view, held = sight.view, sight.held
        kind, number = kind_of(spot)
        if by is By.DOUBLE_CLICK:
            return Chosen(held)
        if kind == "page":
            kept = tuple(each for each in held if kind_of(each)[0] != "page")
            return Chosen((*kept, spot) if number else kept)
        return choose(view, held, spot)

    # --- saying ------------------------------------------------------------------------------------------------------

    def prompt(self, sight: Sight) -> tuple[str, str]:
        """How many cards to pick, or which have been picked and what Enter would do."""
        words, view, held = self._words, sight.view, sight.held
        free = free_of(view)
        spots = (*held_of("card", held), *held_of("word", held))
        picked = [spot_words(spot, view, words, self._cards) for spot in spots]
        if view.offers.free is None:
            return words("screen-choose-move"), ""
        if not picked:
            most = min(free.most, len(free.cards))
            or_move = words("screen-or-move") if moves_of(view) else ""
            return words("screen-pick-cards", least=min(free.least, most), most=most), or_move
        missing = free.least - len(held_of("card", held))
        rest = words("screen-pick-more", count=missing) if missing > 0 else words("screen-play-picked")
        return words("screen-picked-cards", cards=listed(picked, words)), rest

    def title(self, title: str, sight: Sight) -> str:
        """Whose turn it is, and the points of a match."""
        return points_title(title, sight, self._words) if sight.view.deal else title

    def _keys_words(self, key: str, move: str, sight: Sight) -> str:
        keys = keys_by_spot(sight.view, sight.held)
        return keys_words(key, move, sight.view, keys, self._words, self._cards, sight.held)

    def look(self, sight: Sight) -> tuple[str, str]:
        """All piles, with everything that can be seen of them."""
        words, view, lines = self._words, sight.view, []
        for pile in view.piles:
            is_hidden = sight.is_covered and pile.seat == view.seat
            name = words("screen-of-table") if pile.seat is None else sight.names[pile.seat]
            cards = words("cards", count=pile.count) if is_hidden else pile_text(pile, words, self._cards)
            lines.append(words("screen-pile", name=name, pile=pile_name(pile, view, words), cards=cards))
        return words("screen-piles-title"), "\n".join(lines)

    def help(self) -> str:
        """The keys of cards, words and moves."""
        return self._words("screen-default-help")
