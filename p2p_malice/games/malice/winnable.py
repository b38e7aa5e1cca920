"""Whether anybody can win under given rules. Pure."""

from p2p_malice.engine.cards import RANK
from p2p_malice.engine.rule_book import MAX_DEALS
from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.options import Options, all_cards


def is_dead(card: int, options: Options) -> bool:
    """Whether the card can never be played."""
    return RANK[card] > options.last_rank and RANK[card] not in options.wild_ranks


def check_winnable(options: Options, seats: int) -> None:
    """Raise `OptionsError` if nobody can empty a payoff pile, or reach the target of a match."""
    size = options.payoff * (2 if options.partners else 1)
    good, _ = _payoff_cards(options, seats)
    if good < size:
        raise OptionsError("payoff_unplayable", payoff=size, there=good)
    if not options.target:
        return
    games = options.deals if options.deals > 1 else MAX_DEALS
    losers = seats - (2 if options.partners else 1)
    points = 1 if options.scoring == "wins" else options.payoff * losers
    if options.target > games * points:
        raise OptionsError("target_out_of_reach", target=options.target, games=games, most=games * points)


def _payoff_cards(options: Options, seats: int) -> tuple[int, int]:
    """Of the cards that may lie in payoff piles: how many can be played, and how many there are in all."""
    cards = all_cards(options, seats)
    there = [card for card in cards if options.wilds_in_payoff or RANK[card] not in options.wild_ranks]
    return sum(not is_dead(card, options) for card in there), len(there)
