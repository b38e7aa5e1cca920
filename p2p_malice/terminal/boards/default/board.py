"""The default board: cards are picked up and combined, words said, listed moves chosen. Pure."""

from collections.abc import Mapping

from p2p_malice.engine.game import Event, View, parse_combined
from p2p_malice.plain.words import Voice, event_words
from p2p_malice.terminal.board import By, Chosen, Sight
from p2p_malice.terminal.boards.default.drawing import draw, offer_words
from p2p_malice.terminal.boards.default.offered import (
    SEND,
    combination,
    free_of,
    held_of,
    is_ready,
    keys_by_spot,
    keys_of,
    kind_of,
    moves_of,
    text_at,
)
from p2p_malice.terminal.boards.default.piles import pile_name, pile_text
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import face_text
from p2p_malice.words.catalogue import Words
from p2p_malice.words.lists import listed


class DefaultBoard:
    """Any game, as well as its views tell it."""

    def __init__(self, words: Words, cards: str, *, autoplay: bool) -> None:
        """Nothing here is played before it is chosen, so that `autoplay` makes no difference."""
        self._words, self._cards = words, cards

    def draw(self, sight: Sight, canvas: Canvas, room: Rect) -> dict[str, Rect]:
        """Piles by their owner, and below them what can be chosen."""
        return draw(sight, self._words, self._cards, canvas, room)

    def keys(self, sight: Sight) -> Mapping[str, str]:
        """A key for each card, word and move; Enter for what has been picked."""
        return keys_of(sight.view, sight.held)

    def choose(self, sight: Sight, spot: str, by: By) -> Chosen:
        """Make a listed move, or pick up a card or a word; one that is chosen again is put back."""
        view, held = sight.view, sight.held
        kind, number = kind_of(spot)
        if by is By.DOUBLE_CLICK:
            return Chosen(held)
        if kind == "page":
            kept = tuple(each for each in held if kind_of(each)[0] != "page")
            return Chosen((*kept, spot) if number else kept)
        if spot == SEND and is_ready(view, held):
            return Chosen(held, move=combination(view, held))
        if not text_at(spot, view):
            return Chosen(held)
        if kind == "move":
            return Chosen(move=text_at(spot, view))
        if spot in held:
            return Chosen(tuple(each for each in held if each != spot))
        more = (*held, spot)
        too_many = kind == "card" and len(held_of("card", more)) > free_of(view).most
        return Chosen(held, why=combination(view, more)) if too_many else Chosen(more)

    # --- saying ------------------------------------------------------------------------------------------------------

    def prompt(self, sight: Sight) -> tuple[str, str]:
        """How many cards to pick, or which have been picked and what Enter would do."""
        words, view, held = self._words, sight.view, sight.held
        free = free_of(view)
        picked = [self._shown(spot, view) for spot in (*held_of("card", held), *held_of("word", held))]
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
        """No more than whose turn it is."""
        return title

    def told(self, event: Event, voice: Voice, view: View) -> str | None:
        """The game's own sentence, if it has one."""
        return event_words(event, voice.speaking(self._words), view)

    def pointed(self, move: str, sight: Sight) -> tuple[str, frozenset[str]]:
        """The keys that make the move, one after the other."""
        return self._keys_words("screen-hint", move, sight.view, sight.held), frozenset(_spots_of(move, sight.view))

    def how(self, move: str, view: View) -> Mapping[str, str]:
        """The keys that make the move."""
        return {"how": self._keys_words("screen-press", move, view, ()), "pile": ""}

    def _keys_words(self, key: str, move: str, view: View, held: tuple[str, ...]) -> str:
        keys = keys_by_spot(view, held)
        shown = [keys.get(spot, "").upper() or self._shown(spot, view) for spot in _spots_of(move, view)]
        ending = "move" if move in moves_of(view) else "cards"
        return self._words(f"{key}-{ending}", keys=" ".join(shown) or move)

    def _shown(self, spot: str, view: View) -> str:
        text = text_at(spot, view)
        return face_text(text, self._cards) if kind_of(spot)[0] == "card" else offer_words(spot, text, self._words)

    def look(self, sight: Sight) -> tuple[str, str]:
        """All piles with all that is seen of them."""
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


def _spots_of(move: str, view: View) -> list[str]:
    """The spots to choose for the move, before Enter where it combines cards; those that are on offer."""
    if move in moves_of(view):
        return [f"move{moves_of(view).index(move)}"]
    free, found = free_of(view), []
    for kind, texts, offered in zip(("card", "word"), parse_combined(move), (free.cards, free.words), strict=True):
        left = [(text, f"{kind}{number}") for number, text in enumerate(offered)]
        for text in texts:
            if match := next((each for each in left if each[0] == text), None):
                left.remove(match)
                found.append(match[1])
    return found
