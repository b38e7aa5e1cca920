"""Moves made of two choices: first where the card comes from, then where it goes. Pure."""

from p2p_malice.engine.game import View
from p2p_malice.terminal.boards.malice.keys import own_hand, wild_cards


def moves_by_source(view: View) -> dict[str, dict[str, str]]:
    """The moves, by the spot a card comes from and the spot it goes to. Equal hand cards share their moves."""
    hand = own_hand(view) if view.moves else []
    found: dict[str, dict[str, str]] = {}
    for move in view.moves:
        source, _, target = move.partition(">")
        spots = [f"hand{index}" for index, card in enumerate(hand) if card == source] or [source]
        for spot in spots:
            found.setdefault(spot, {})[target] = move
    return found


def centre_move(view: View, spot: str) -> str | None:
    """The move that plays the card at a spot to the centre, if any pile is as good; None for a wild card."""
    moves = moves_by_source(view).get(spot, {})
    piles = {pile.name: pile for pile in view.piles if pile.role == "centre"}
    plays = [target for target in moves if target in piles]
    if card_at(view, spot) in wild_cards(view) or len({piles[target].needs for target in plays}) != 1:
        return None
    return moves[plays[0]]


def only_move(view: View, spot: str) -> str | None:
    """The move that plays the card at a spot to the centre, if it can do nothing else; None for a wild card."""
    targets = moves_by_source(view).get(spot, {})
    is_lone = all(role_at(view, target) == "centre" for target in targets)
    return centre_move(view, spot) if is_lone else None


def card_at(view: View, spot: str) -> str | None:
    """The top card at a spot that is a source."""
    if spot.startswith("hand"):
        hand = own_hand(view)
        index = int(spot[4:]) if spot[4:].isdecimal() else len(hand)
        return hand[index] if index < len(hand) else None
    pile = view.at(spot)
    return pile.top if pile else None


def role_at(view: View, spot: str) -> str:
    """The role of the pile at a spot; "" for a spot that isn't a pile."""
    pile = view.at(spot)
    return pile.role if pile else ""


def spots_of(view: View, move: str) -> tuple[str, str]:
    """The spots that a move goes from and to."""
    return next(
        (
            (source, target)
            for source, targets in moves_by_source(view).items()
            for target, own in targets.items()
            if own == move
        ),
        ("", ""),
    )
