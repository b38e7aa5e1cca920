"""Rules by which nobody can win, and rules by which hardly anybody does. Pure.

The first are refused where rules are chosen. Of the others, players are warned: a rule of thumb says which. It was read
off from some 1,400 sets of house rules, six games of sensible bots by each. `scripts/simulate.py --sets` measures how
good it is: it plays games by sets drawn at random and counts, for each doubt and for none, how many end with a payoff
pile played out. With 400 sets, games of sets without a doubt were won in 98 of 100 cases, those of dead cards in 6.
"""

from p2p_malice.engine.book import MAX_DEALS
from p2p_malice.engine.cards import RANK
from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.options import KING, Options, all_cards

NO_DOUBT = "none"

DOUBTS = ("dead", "few", "completed", "wild", "room", NO_DOUBT)
"""Why hardly anybody wins: payoff piles hold cards that never fit; few cards are left beside the payoff piles; only
wild cards complete a pile; nothing is wild; hands and discard piles are small."""

LEAST_CLEAN = 0.5
"""The least chance that somebody's payoff pile (or both of a pair's) has no card that never fits."""

LEAST_LOOSE, LEAST_LOOSE_JOKERS = 27, 47
"""The least number of cards beside the payoff piles, where kings are wild and where they aren't."""

LARGE_PAYOFF = 11
"""Smaller payoff piles are played out whatever there is to help."""

MANY_DISCARD_PILES = 5
"""With so many discard piles each, enough cards stay within reach."""

MANY_LOOSE = 50
"""With so many cards a player beside the payoff piles, small hands don't matter."""

LEAST_ROOM, LEAST_ROOM_JOKERS = 5, 9
"""The least product of hand, discard piles and half the players, where kings are wild and where they aren't."""


def is_dead(card: int, options: Options) -> bool:
    """Whether the card never fits."""
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


def doubt(options: Options, seats: int) -> str:
    """Why hardly anybody wins by these rules: one of `DOUBTS`."""
    loose = len(all_cards(options, seats)) - seats * options.payoff
    kings = options.kings_wild
    if _chance_of_clean(options, seats) < LEAST_CLEAN:
        return "dead"
    if loose < (LEAST_LOOSE if kings else LEAST_LOOSE_JOKERS):
        return "few"
    if kings and options.last_rank == KING and seats == 2:
        return "completed"
    if options.payoff < LARGE_PAYOFF or options.discard_piles >= MANY_DISCARD_PILES:
        return NO_DOUBT
    if not options.wild_ranks:
        return "wild"
    room = options.hand * options.discard_piles * seats / 2
    is_small = room < (LEAST_ROOM if kings else LEAST_ROOM_JOKERS)
    is_helped = kings and options.discard_piles == MANY_DISCARD_PILES - 1
    return "room" if is_small and not is_helped and loose < MANY_LOOSE * seats else NO_DOUBT


def _payoff_cards(options: Options, seats: int) -> tuple[int, int]:
    """How many cards that may lie in payoff piles can be played, and how many there are in all."""
    cards = all_cards(options, seats)
    there = [card for card in cards if options.wilds_in_payoff or RANK[card] not in options.wild_ranks]
    return sum(not is_dead(card, options) for card in there), len(there)


def _chance_of_clean(options: Options, seats: int) -> float:
    """About how likely it is that the payoff piles of one side, at least, have no card that never fits."""
    side = 2 if options.partners else 1
    good, there = _payoff_cards(options, seats)
    clean = 1.0
    for drawn in range(options.payoff * side):
        clean *= max(0, good - drawn) / max(1, there - drawn)
    return 1 - (1 - clean) ** (seats // side)
