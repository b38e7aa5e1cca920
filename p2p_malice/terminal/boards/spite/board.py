"""The board of Spite: what its keys and clicks do, and what it says. Pure."""

from collections.abc import Collection, Mapping

from attrs import evolve

from p2p_malice.engine.game import View
from p2p_malice.plain.boards.spite import SpiteBoard as SpiteLines
from p2p_malice.plain.boards.spite import asked_words, played_in, round_of, shown
from p2p_malice.terminal.boards.combining import (
    CombiningBoard,
    choose,
    free_of,
    held_of,
    keys_words,
    kind_of,
    spot_words,
)
from p2p_malice.terminal.boards.contract import ARRANGE, By, Chosen, Sight
from p2p_malice.terminal.boards.spite.card_order import next_manner
from p2p_malice.terminal.boards.spite.drawing import draw
from p2p_malice.terminal.boards.spite.picking import (
    MISPLAY,
    PRICE,
    RANGE,
    SAME,
    asking,
    is_price,
    keys_by_spot,
    keys_of,
    with_price,
    with_range,
    with_same,
)
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import face_text
from p2p_malice.words.joined_lists import listed

_NAMED = 6
"""Up to this many cards are named one by one."""


class SpiteBoard(CombiningBoard):
    """You pick any cards and words to say, and Enter plays them; the screen says beforehand what that would be."""

    lasting: Collection[str] = ("first-swap", "first-call")

    def draw(self, sight: Sight, canvas: Canvas, room: Rect) -> dict[str, Rect]:
        """Draw the players, what is in force, the trick, and the viewer's cards with what can be done."""
        return draw(sight, self._words, self._cards, canvas, room)

    def keys(self, sight: Sight) -> Mapping[str, str]:
        """A key for each card, word and move; Enter for what has been picked."""
        return keys_of(sight)

    # --- choosing ----------------------------------------------------------------------------------------------------

    def choose(self, sight: Sight, spot: str, by: By) -> Chosen:
        """Pick cards, one or several at once, say words, send what is picked, or make a listed move.

        A double click picks all cards of that rank.
        """
        view, held = sight.view, sight.held
        kind, _ = kind_of(spot)
        if spot == ARRANGE:
            return evolve(asking(view, held), arranged=next_manner(sight.arranged))
        if by is By.DOUBLE_CLICK:
            return asking(view, with_same(view, held) if spot in held_of("card", held)[-1:] else held)
        if spot == SAME:
            return self._several(view, held, with_same(view, held))
        if spot == RANGE:
            return asking(view, tuple(each for each in held if each != RANGE) if RANGE in held else (*held, RANGE))
        if spot == PRICE:
            return asking(view, with_price(view, held))
        if RANGE in held and kind == "card":
            return self._several(view, held, with_range(sight, spot))
        if is_price(spot, view) and spot not in held:
            held = tuple(each for each in held if not is_price(each, view))
        chosen = choose(view, held, spot)
        return chosen if chosen.move or chosen.why is not None else asking(view, chosen.held)

    def _several(self, view: View, held: tuple[str, ...], more: tuple[str, ...]) -> Chosen:
        """Pick all of these, unless there are more than may be picked."""
        return asking(view, more if len(held_of("card", more)) <= free_of(view).most else held)

    # --- saying ------------------------------------------------------------------------------------------------------

    def prompt(self, sight: Sight) -> tuple[str, str]:
        """What is asked for or has been picked, and what the keys would do."""
        words, view, held = self._words, sight.view, sight.held
        if RANGE in held:
            return words("screen-range"), ""
        if MISPLAY in view.moves:
            return words("screen-call"), ""
        cards, said = held_of("card", held), held_of("word", held)
        if not cards and not said:
            return asked_words(view, words) or self._to_beat(view), words("screen-pick")
        missing = free_of(view).least - len(cards)
        faces = " ".join(spot_words(spot, view, words, self._cards) for spot in cards)
        named = faces if len(cards) <= _NAMED else words("cards", count=len(cards))
        with_it = [spot_words(spot, view, words, self._cards) for spot in said]
        picked = listed([each for each in (named, *with_it) if each], words)
        if missing > 0:
            return words("screen-picked", cards=picked), words("screen-pick-more", count=missing)
        state = next((name for name in ("exchange", "swap") if shown(view, name)), "play")
        return words("screen-picked-ready", cards=picked, state=state), ""

    def _to_beat(self, view: View) -> str:
        *_, last = played_in(view)
        cards = " ".join(face_text(card, self._cards) for card in last.cards)
        return self._words("screen-beat", cards=cards or "none", count=last.count)

    def title(self, title: str, sight: Sight) -> str:
        """Whose turn it is, or that a play can be called, and the number of the round."""
        words, view = self._words, sight.view
        asked = words("screen-call") if MISPLAY in view.offers.may and view.seat not in view.turn else title
        asked = words("spite-who-leads") if shown(view, "claim") else asked
        return words("screen-title-round", title=asked, number=round_of(view)) if view.deal else asked

    def _keys_words(self, key: str, move: str, sight: Sight) -> str:
        return keys_words(key, move, sight.view, keys_by_spot(sight), self._words, self._cards, sight.held)

    def look(self, sight: Sight) -> tuple[str, str]:
        """The whole table in words: what is in force, the last hands, and all the players."""
        view, lines = sight.view, SpiteLines(self._words)
        if sight.is_covered:
            own = [evolve(pile, cards=(), hidden=pile.count) if pile.seat == view.seat else pile for pile in view.piles]
            view = evolve(view, piles=tuple(own))
        seats = [(view.seat + ahead) % view.seats for ahead in range(1, view.seats + 1)]
        said = [*lines.common(view, sight.names.__getitem__), ""]
        said += [line for seat in seats for line in lines.seat(view, seat, sight.names[seat])]
        return self._words("screen-look"), "\n".join(said)

    def help(self) -> str:
        """The keys of cards, words and moves."""
        return self._words("screen-spite-help")
