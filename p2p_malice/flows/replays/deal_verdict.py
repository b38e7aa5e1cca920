"""What there is to say of a deal that was checked: whether it was fair, or why nobody can tell."""

from collections.abc import Callable, Mapping

from p2p_malice.engine.game import Game
from p2p_malice.history.deal_check import NOT_OPENED, DealCheck, check_deal
from p2p_malice.history.seen_game import SeenGame
from p2p_malice.protocol.deal_witness import LEFT_OUT, witnessed
from p2p_malice.ui.news import DealFair, DealUnchecked, DealUnfair, News
from p2p_malice.words.sentence import listed


def verdict(seen: SeenGame, games: Mapping[str, Game]) -> News:
    """What there is to say of the deal of a game that is kept."""
    deal, names = witnessed(seen.deal, seen.seated.seat), [sitter.name for sitter in seen.seated.players]
    if deal is None:
        return DealUnchecked(NOT_OPENED)
    return said_of(check_deal(deal, seen.shows, games), lambda seat: names[seat] or f"#{seat + 1}")


def said_of(check: DealCheck, name_of: Callable[[int], str]) -> News:
    """The same of a deal that was checked; `name_of` gives the name of the player at a seat."""
    left = [fault for fault in check.faults if fault in (LEFT_OUT, NOT_OPENED)]
    faults = [fault for fault in check.faults if fault not in left]
    if faults:
        return DealUnfair(faults[0], check.moves)
    if left:
        return DealUnchecked(left[-1])
    return DealFair(check.has_own_part, listed([name_of(seat) for seat in check.parts]))
