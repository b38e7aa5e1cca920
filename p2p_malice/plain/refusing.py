"""Why nothing comes of choosing a card, or a place for it: by what the view says of the piles. Pure."""

from collections.abc import Callable

from p2p_malice.engine.cards import RANKS
from p2p_malice.engine.game import Pile, View
from p2p_malice.words.catalogue import Words
from p2p_malice.words.lists import either


class Refusing:
    """Says why a source or a target won't do; sources and targets are named as in moves."""

    def __init__(self, view: View, words: Words, written: Callable[[str], str] = str) -> None:
        """What the view allows, with each card `written` as on the table."""
        self._view, self._words, self._written = view, words, written

    def source(self, name: str) -> str:
        """Why no card can be taken from there."""
        pile, words = self._pile(name), self._words
        owner = self._view.seat if pile is None or pile.seat is None else pile.seat
        if pile and pile.role == "draw":
            return words("draws-by-itself")
        if pile and pile.role == "centre":
            return words("choose-card-first")
        if owner != self._view.seat and owner not in self._view.partners:
            return words("error-plays-from-team" if self._view.partners else "error-plays-from-own")
        if pile is None:
            # A card in hand may always be discarded, but where an ace has to be played before.
            return words("error-ace-first")
        return self._fits_nowhere(pile.top) if pile.top else words("nothing-there")

    def target(self, source: str, target: str) -> str:
        """Why the card of `source` can't go there."""
        pile, from_pile, words = self._pile(target), self._pile(source), self._words
        if pile and pile.role == "centre":
            return self._misfit((from_pile.top if from_pile else source) or "", pile)
        if not pile or pile.role != "discard":
            return self.source(target)
        if from_pile and from_pile.role in ("payoff", "discard"):
            return words(f"error-{from_pile.role}-to-centre-only")
        return words("error-ace-first" if pile.seat == self._view.seat else "error-discards-on-own")

    def _pile(self, name: str) -> Pile | None:
        base, _, seat = name.partition("@")
        owners = (int(seat),) if seat.isdecimal() and len(seat) == 1 else (self._view.seat, None)
        return next((pile for pile in self._view.piles if pile.name == base and pile.seat in owners), None)

    def _is_wild(self, card: str) -> bool:
        return any(pile.cards[place] == card for pile in self._view.piles for place in pile.wild)

    def _misfit(self, card: str, pile: Pile) -> str:
        key = "error-wild-may-not-begin" if self._is_wild(card) else "error-does-not-fit"
        return self._words(key, pile=pile.index + 1, needs=pile.needs or "", card=self._written(card))

    def _fits_nowhere(self, card: str) -> str:
        piles = [pile for pile in self._view.piles if pile.role == "centre"]
        if piles and self._is_wild(card):
            return self._misfit(card, piles[0])
        needs = sorted({pile.needs for pile in piles if pile.needs}, key=lambda rank: (*RANKS, rank).index(rank))
        ranks = either([self._words("needed-rank", rank=rank) for rank in needs], self._words)
        alike = "yes" if len(needs) == 1 else "no"
        return self._words("fits-nowhere", alike=alike, needs=ranks, card=self._written(card))
