"""Why a card or pile won't do as the source or target of a move, judging by a view. Pure."""

from p2p_malice.engine.cards import RANKS
from p2p_malice.engine.game import Pile, View
from p2p_malice.errors import GameError, IllegalMoveError, NotationError
from p2p_malice.games.malice.bots.seen_table import see
from p2p_malice.games.malice.bots.turn_search import RankPosition
from p2p_malice.games.malice.restrictions import Restriction
from p2p_malice.games.malice.views import CENTRE, DISCARD, DRAW, HAND, PAYOFF
from p2p_malice.sentence_facts import CardFact, PileFact, RankFact, RanksFact


def why(view: View, about: str) -> GameError:
    """Why an incomplete or impossible move won't do: a source as moves name it (`7h`, `d0@2`), or `source>target`.

    Both may be any piles of the view, by name and with the seat if another player owns them. Any other text names no
    card.
    """
    source, _, target = about.partition(">")
    return _not_taken(view, target if target and _is_card(view, source) else source)


def _is_card(view: View, name: str) -> bool:
    """Whether it is a hand card, or a pile from which somebody may play."""
    pile = view.at(name)
    return name in _hand(view) or (pile is not None and pile.role in (PAYOFF, DISCARD))


def _not_taken(view: View, name: str) -> GameError:
    """Why no card can be taken from there now."""
    pile, is_held = view.at(name), name in _hand(view)
    if pile is None and not is_held:
        return NotationError("no_move", text=name[:20])
    if any(move.startswith(f"{name}>") for move in view.moves):
        return IllegalMoveError("choose_card_first")
    if pile is None:
        rule = _restriction(view)
        return IllegalMoveError(rule.refusal) if rule else _fits_nowhere(view, name)
    if pile.role == DRAW:
        return IllegalMoveError("draws_by_itself")
    if pile.role == CENTRE or (pile.role, pile.seat) == (HAND, view.seat):
        return IllegalMoveError("choose_card_first")
    if pile.role == HAND or pile.seat not in (view.seat, *view.partners):
        code = "plays_from_team" if view.partners else "plays_from_own"
        return IllegalMoveError(code)
    return _fits_nowhere(view, pile.top) if pile.top else IllegalMoveError("nothing_there")


def _restriction(view: View) -> Restriction | None:
    """The house rule that forbids discarding, if one does."""
    table = see(view)
    options = table.options
    return options.due(RankPosition(table.heights, table.hand, table.own.payoffs[0], options.lowest_wild))


def _hand(view: View) -> tuple[str, ...]:
    return next((pile.cards for pile in view.piles if pile.role == HAND and pile.seat == view.seat), ())


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
