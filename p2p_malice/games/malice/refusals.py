"""Why a card or pile won't do as the source or target of a move, judging by a view. Pure."""

from p2p_malice.engine.cards import RANKS
from p2p_malice.engine.game import Pile, View
from p2p_malice.errors import GameError, IllegalMoveError, NotationError
from p2p_malice.games.malice.views import CENTRE, DISCARD, DRAW, PAYOFF
from p2p_malice.sentence_facts import CardFact, PileFact, RankFact, RanksFact


def why(view: View, about: str) -> GameError:
    """Why an incomplete or impossible move won't do: a source as moves name it (`7h`, `d0@2`), or `source>target`.

    Both may be any piles of the view, by name and with the seat if another player owns them. Any other text names no
    card.
    """
    source, between, target = about.partition(">")
    return _target(view, source, target) if between else _source(view, source)


def _source(view: View, name: str) -> GameError:
    """Why no card can be taken from there."""
    pile, is_held = view.at(name), name in _hand(view)
    if pile is None and not is_held:
        return NotationError("no_move", text=name[:20])
    if pile is None:
        # A hand card may always be discarded, unless an ace has to be played first.
        return IllegalMoveError("ace_first")
    if pile.role == DRAW:
        return IllegalMoveError("draws_by_itself")
    if pile.role == CENTRE:
        return IllegalMoveError("choose_card_first")
    if pile.seat not in (view.seat, *view.partners):
        code = "plays_from_team" if view.partners else "plays_from_own"
        return IllegalMoveError(code)
    return _fits_nowhere(view, pile.top) if pile.top else IllegalMoveError("nothing_there")


def _target(view: View, source: str, target: str) -> GameError:
    """Why the card of `source` can't go there."""
    pile, from_pile = view.at(target), view.at(source)
    if pile and pile.role == CENTRE:
        return _misfit(view, (from_pile.top if from_pile else source) or "", pile)
    if not pile or pile.role != DISCARD:
        return _source(view, target)
    if from_pile and from_pile.role in (PAYOFF, DISCARD):
        code = f"{from_pile.role}_to_centre_only"
    else:
        code = "ace_first" if pile.seat == view.seat else "discards_on_own"
    return IllegalMoveError(code)


def _hand(view: View) -> tuple[str, ...]:
    return next((pile.cards for pile in view.piles if pile.role == "hand" and pile.seat == view.seat), ())


def _is_wild(view: View, card: str) -> bool:
    return any(pile.cards[place] == card for pile in view.piles for place in pile.wild)


def _misfit(view: View, card: str, pile: Pile) -> GameError:
    code = "wild_may_not_begin" if _is_wild(view, card) else "does_not_fit"
    return IllegalMoveError(
        code, pile=PileFact(CENTRE, pile.index), needs=RankFact(pile.needs or ""), card=CardFact(card)
    )


def _fits_nowhere(view: View, card: str) -> GameError:
    piles = [pile for pile in view.piles if pile.role == CENTRE]
    if piles and _is_wild(view, card):
        return _misfit(view, card, piles[0])
    needs = sorted({pile.needs for pile in piles if pile.needs}, key=RANKS.index)
    alike = "yes" if len(needs) == 1 else "no"
    return IllegalMoveError("fits_nowhere", alike=alike, needs=RanksFact(tuple(needs)), card=CardFact(card))
