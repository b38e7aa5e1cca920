"""The rules in short, written from the options in force. Pure."""

import textwrap

from p2p_malice.engine.cards import rank_text
from p2p_malice.engine.variants import parse_options
from p2p_malice.errors import OptionsError


def rules_text(rules: str) -> str:
    """The rules that `rules` (options as text) stand for, as paragraphs of at most 80 columns."""
    try:
        options = parse_options(rules)
    except OptionsError:
        return "The host plays by rules that this version does not know. The moves on offer are the lawful ones."
    last, wild = rank_text(options.last_rank), rank_text(options.wild)
    paragraphs = [
        f"Spite & Malice ({options.variant}), {options.packs} packs of 52 cards. Who first plays out the own payoff "
        f"pile of {options.payoff} cards wins, at once.",
        f"{options.centre_piles} centre piles are built up for everybody from A to {last}; suits do not matter. "
        f"{wild} is wild: it stands for whatever comes next, also for the A on an empty pile. A pile that has reached "
        f"{last} is shuffled into the draw pile.",
        "The player with the higher payoff card starts (equal: both piles are shuffled). At the start of a turn the "
        f"hand is filled up to {options.hand} cards. Then play as many cards as you like to the centre: the payoff "
        f"card, cards of the hand, tops of your {options.discard_piles} discard piles. When the hand runs out you "
        f"draw {options.hand} more and go on. You never have to play.",
        "A turn ends with a discard: one card of the hand, on any of your discard piles. It comes back only from the "
        "top, and only to the centre. Payoff cards are never discarded.",
        "When the draw pile is used up, what is left is drawn. Who has no card in hand and nothing to play is passed "
        "over. When that holds for all, fewest payoff cards left wins.",
    ]
    return "\n\n".join(textwrap.fill(paragraph, 80) for paragraph in paragraphs)
