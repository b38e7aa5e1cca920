"""The board of Spite & Malice: what its keys and clicks do, and what it says. Pure."""

from collections.abc import Collection, Mapping

from p2p_malice.engine.game import Event, View
from p2p_malice.plain.event_sentences import ENDINGS, Voice
from p2p_malice.sentence_facts import Fact, PileFact
from p2p_malice.terminal.boards.contract import By, Chosen, Sight
from p2p_malice.terminal.boards.malice.drawing import draw
from p2p_malice.terminal.boards.malice.keys import keys_of, pile_key, shown_keys
from p2p_malice.terminal.boards.malice.log import log_words
from p2p_malice.terminal.boards.malice.picking import (
    card_at,
    centre_move,
    moves_by_source,
    only_move,
    role_at,
    spots_of,
)
from p2p_malice.terminal.boards.match_score import points_title
from p2p_malice.terminal.canvas import Canvas, Rect
from p2p_malice.terminal.cards import face_text
from p2p_malice.words.catalogue import Words
from p2p_malice.words.joined_lists import both, either, listed

_MOST_AHEAD = 2
"""If more players than this are level in the lead, none of them is named."""


class MaliceBoard:
    """You choose a card, then where it goes. At most one card is held, as the spot that it comes from."""

    lasting: Collection[str] = ()

    def __init__(self, words: Words, cards: str, *, autoplay: bool) -> None:
        """With `autoplay`, choosing a card that can only go to the centre plays it; others must be chosen twice."""
        self._words, self._cards, self._autoplay = words, cards, autoplay

    def draw(self, sight: Sight, canvas: Canvas, room: Rect) -> dict[str, Rect]:
        """Draw everybody's piles, the centre, and the hand."""
        return draw(sight, self._words, self._cards, canvas, room)

    def keys(self, sight: Sight) -> Mapping[str, str]:
        """A key for each card of the hand and each pile."""
        return keys_of(sight.view)

    # --- choosing ----------------------------------------------------------------------------------------------------

    def choose(self, sight: Sight, spot: str, by: By) -> Chosen:
        """Choose a card, or play the chosen one there.

        Choosing a card again by its key plays it to the centre if there is no doubt where, or else puts it back. A
        click puts it back; a double click plays it.
        """
        view, picked = sight.view, _picked(sight)
        if by is By.DOUBLE_CLICK:
            # The second click of a double click means the same card, even if another one lies there by now.
            easy = self._easy_move(view, spot) if spot == picked else None
            return Chosen(move=easy) if easy else Chosen(sight.held)
        sources = moves_by_source(view)
        if move := sources.get(picked, {}).get(spot):
            return Chosen(move=move)
        if spot == picked:
            return Chosen(move=(by is By.KEY and self._easy_move(view, spot)) or "")
        if spot in sources:
            only = only_move(view, spot) if self._autoplay else None
            return Chosen(move=only) if only else Chosen((spot,))
        names = [card_at(view, each) if each.startswith("hand") else each for each in (picked, spot) if each]
        return Chosen(sight.held, why=">".join(name or "" for name in names))

    def _easy_move(self, view: View, spot: str) -> str | None:
        return centre_move(view, spot) if self._autoplay else None

    # --- saying ------------------------------------------------------------------------------------------------------

    def prompt(self, sight: Sight) -> tuple[str, str]:
        """Asks for a card, or says where the chosen one may go, by the keys of the piles."""
        words, view, picked = self._words, sight.view, _picked(sight)
        if not picked:
            return words("screen-choose"), words("screen-choose-partners") if view.partners else ""
        card = face_text(card_at(view, picked) or "", self._cards)
        keys, targets = shown_keys(view), moves_by_source(view).get(picked, {})
        plays = either([keys.get(spot, "") for spot in targets if role_at(view, spot) == "centre"], words)
        discards = either([keys.get(spot, "") for spot in targets if role_at(view, spot) == "discard"], words)
        ending = "both" if plays and discards else "discard" if discards else "play"
        again = words("screen-play-or-put-back") if self._easy_move(view, picked) else words("screen-put-back")
        return words(f"screen-picked-{ending}", card=card, plays=plays, discards=discards), again

    def title(self, title: str, sight: Sight) -> str:
        """The points of a match, or the payoff cards left: both players' if there are two, else the fewest.

        Nobody is named while nobody is ahead, or once somebody has won.
        """
        if sight.view.deal:
            return points_title(title, sight, self._words)
        view, names = sight.view, sight.names
        left = [(pile.count, pile.seat) for pile in view.piles if pile.role == "payoff" and pile.seat is not None]
        if len(left) > 2:
            least = min(left)[0]
            ahead = [names[seat] for count, seat in left if count == least]
            named = "none" if view.result or len(ahead) > _MOST_AHEAD else both(ahead, self._words)
            return self._words("screen-title-many", title=title, players=len(left), name=named, count=least)
        counts = listed([f"{names[seat]} {count}" for count, seat in left], self._words)
        return self._words("screen-title-two", title=title, counts=counts)

    def told(self, event: Event, voice: Voice, view: View) -> str | None:
        """The event in short. The result tells how a single game ended."""
        if event.kind in ENDINGS and view.result and not view.deal:
            return None
        return log_words(event, voice, self._cards, view)

    def pointed(self, move: str, sight: Sight) -> tuple[str, frozenset[str]]:
        """The keys of the card, unless it is chosen, and of the pile, unless it can go to no other."""
        source, target = spots_of(sight.view, move)
        keys = shown_keys(sight.view)
        source_key, target_key = keys.get(source, source), keys.get(target, target)
        spots = frozenset((source, target))
        if source == _picked(sight):
            return self._words("screen-hint-move", keys=target_key), spots
        if self._autoplay and only_move(sight.view, source):
            return self._words("screen-hint-move", keys=source_key), spots
        return self._words("screen-hint", source=source_key, target=target_key), spots

    def named(self, fact: Fact, view: View) -> Fact:
        """A pile by its key."""
        if not isinstance(fact, PileFact) or fact.pile not in ("centre", "discard"):
            return fact
        key = pile_key(next((pile for pile in view.piles if (pile.role, pile.index) == (fact.pile, fact.index)), None))
        return self._words("screen-pile-key", role=fact.pile, target=key) if key else fact

    def how(self, move: str, view: View) -> Mapping[str, str]:
        """The keys to press: only one, if a card can go to only one place and its key plays it."""
        words, keys = self._words, shown_keys(view)
        source, target = spots_of(view, move)
        source_key, target_key = keys.get(source, source), keys.get(target, target)
        if self._autoplay and only_move(view, source):
            how = words("screen-lesson-one", source=source_key)
        else:
            how = words("screen-lesson-two", source=source_key, target=target_key)
        return {"how": how, "pile": words("screen-pile-key", role=role_at(view, target), target=target_key)}

    def look(self, sight: Sight) -> tuple[str, str]:
        """Everybody's discards."""
        words, lines = self._words, []
        for pile in sight.view.piles:
            if pile.seat is None or not pile.cards:
                continue
            name, cards = sight.names[pile.seat], " ".join(face_text(card, self._cards) for card in pile.cards)
            if pile.role == "discard":
                lines.append(words("screen-discards", name=name, pile=pile_key(pile), cards=cards))
            elif pile.role == "hand" and pile.seat != sight.view.seat:
                lines.append(words("screen-open-hand", name=name, cards=cards))
        return words("screen-discards-title"), "\n".join(lines) or words("screen-no-discards")

    def help(self) -> str:
        """The keys of cards and piles."""
        return self._words("screen-malice-help")


def _picked(sight: Sight) -> str:
    return next(iter(sight.held), "")
