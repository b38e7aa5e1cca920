"""The rule sets of Spite & Malice, as data. `rules` applies them.

Options are written as text: the name of a variant, then any changes to it, such as `mdw payoff=31 jokers=2`.
"""

import re
from functools import lru_cache

from attrs import evolve, field, fields, frozen

from p2p_malice.engine.cards import JOKER_RANK, MAX_PACKS, RANK, packs
from p2p_malice.engine.options import HOUSE_RULES, choice, number, rows_of, switch, turn_clock, with_rules, written
from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.restrictions import Restriction, TurnPosition, restriction

ACE, KING = 1, 13


@frozen(cache_hash=True)
class Options:
    """What may differ from one game of Spite & Malice to the next.

    A variant is for `min_seats` to `max_seats` players and offers its payoff pile in several sizes, `payoffs`. Each
    other field is a row, which can be changed as a house rule: it says what its value may be, and whether it `is_main`,
    one that most people want to choose. Beside its row, a rule needs a label (`rule-NAME`) and a line (`means-NAME`) in
    the game's words and sentences on its `sheet`, and `rules` has to apply it, unless its row is a `restriction`.
    Screens, command line and page follow by themselves.
    """

    variant: str
    payoffs: tuple[int, ...]
    min_seats: int = 2
    max_seats: int = 2

    payoff: int = number(20, 1, 60, is_main=True)
    """Cards in each payoff pile."""
    packs: int = number(2, 0, MAX_PACKS)
    """Packs of 52 cards; 0 for one more than there are players."""
    jokers: int = number(0, 0, 2)
    """Jokers in each pack; they are wild."""
    hand: int = number(5, 1, 9)
    """The number of cards that a hand is filled up to."""
    centre_piles: int = number(4, 1, 8)
    discard_piles: int = number(4, 1, 8)
    """Discard piles of each player."""
    kings_wild: bool = switch(default=True)
    last_rank: int = number(12, 3, 13)
    """The rank that completes a centre pile, which an ace begins: 12 a queen, 13 a king."""
    wild_as_ace: bool = switch(default=True)
    """Whether a wild card may begin a centre pile."""
    forced_aces: bool = restriction("ace_first", lambda at: at.fits(ACE) and at.holds(ACE))
    """Whether aces in hand must be played before you discard while a centre pile is empty."""
    undo: bool = switch(default=False)
    """Whether you may take back what you've played in your turn, until it has revealed something new."""
    hints: bool = switch(default=True)
    """Whether players may ask what the computer would do in their place."""
    clock: str = turn_clock()
    """The seconds for a turn, after which the table discards for the player."""
    hands_dealt: str = choice("start", "start", "turn")
    """Whether hands are dealt before play, or drawn by each player at the start of their first turn."""
    starter: str = choice("top", "top", "left", "dealer")
    """Who starts: the highest payoff card, the player to the dealer's left, or the dealer."""
    equal_tops: str = choice("shuffle", "shuffle", "redeal")
    """If the highest payoff cards tie: shuffle those piles, or deal everything again."""
    recycle: str = choice("at-once", "at-once", "when-empty")
    """When completed piles are shuffled into the draw pile."""
    exhaustion: str = choice("play-on", "play-on", "tie")
    """When a hand cannot be filled: play goes on, or the game is a tie."""
    wilds_in_payoff: bool = switch(default=True)
    """Whether wild cards may lie in payoff piles."""
    partners: bool = switch(default=False)
    """Two against two, seats 0 and 2 against 1 and 3: you also play from your partner's payoff and discard piles."""
    deals: int = number(1, 1, 99)
    """How many games make a match."""
    target: int = number(0, 0, 999)
    """The points that end a match, unless it ends after `deals` first (if that is more than one); 0 for none."""
    scoring: str = choice("wins", "wins", "cards")
    """What the winner of a game scores: one point, or one for each card left in the losers' payoff piles."""

    wild_ranks: tuple[int, ...] = field(init=False, eq=False)
    """The ranks that stand for any other: 13 for kings, `JOKER_RANK` for jokers."""

    @wild_ranks.default
    def _find_wild_ranks(self) -> tuple[int, ...]:
        return (KING,) * self.kings_wild + (JOKER_RANK,) * (self.jokers > 0)

    restrictions: tuple[Restriction, ...] = field(init=False, eq=False, repr=False)
    """The restrictions in force: house rules that forbid discarding while something can be played."""

    @restrictions.default
    def _find_restrictions(self) -> tuple[Restriction, ...]:
        rows = (row for row in fields(Options) if "restriction" in row.metadata)
        return tuple(row.metadata["restriction"] for row in rows if getattr(self, row.name))

    def due(self, position: TurnPosition) -> Restriction | None:
        """The restriction that forbids discarding in that position; None if it is allowed."""
        for each in self.restrictions:
            if each.is_due(position):
                return each
        return None

    @property
    def lowest_wild(self) -> int:
        """The height of the lowest centre pile that a wild card may be played on."""
        return 0 if self.wild_as_ace else 1

    @property
    def is_match(self) -> bool:
        """Whether these are the rules of a match of several games."""
        return self.deals > 1 or self.target > 0

    def __str__(self) -> str:
        """The options as text: the variant, then whatever differs from its defaults. `parse_options` reads it."""
        return _text(self)


RULES = rows_of(Options)
"""The house rules by name."""


_CATMOUSE = Options(
    variant="catmouse",
    payoffs=(20,),
    hands_dealt="turn",
    equal_tops="redeal",
    recycle="when-empty",
    exhaustion="tie",
)
_PZ = evolve(_CATMOUSE, variant="pz", jokers=2, kings_wild=False, last_rank=13)

VARIANTS: dict[str, Options] = {
    options.variant: options
    for options in (
        Options(variant="mdw", payoffs=(11, 21, 31), payoff=21, undo=True),
        Options(
            variant="official",
            payoffs=(15,),
            payoff=15,
            max_seats=9,
            packs=0,
            wild_as_ace=False,
            forced_aces=True,
            starter="left",
            recycle="when-empty",
        ),
        _CATMOUSE,
        evolve(_CATMOUSE, variant="catmouse-short", payoffs=(5,), payoff=5),
        _PZ,
        evolve(_PZ, variant="pz-nwis", wilds_in_payoff=False),
        Options(variant="classic", payoffs=(20,), undo=True, exhaustion="tie"),
    )
}
"""Every rule set by its name."""


# --- text ------------------------------------------------------------------------------------------------------------

_OPTIONS = re.compile(rf"([a-z-]{{1,20}}){HOUSE_RULES}", re.ASCII)


@lru_cache(maxsize=64)
def parse_options(text: str) -> Options:
    """The options that `str(options)` wrote, such as `mdw` or `mdw payoff=31`. Raises `OptionsError` otherwise."""
    found = _OPTIONS.fullmatch(text)
    if not found or found[1] not in VARIANTS:
        raise OptionsError("unknown_rules", text=text[:40], known=", ".join(VARIANTS))
    return with_rules(VARIANTS[found[1]], found[2].split())


@lru_cache(maxsize=64)
def _text(options: Options) -> str:
    return written(options.variant, options, VARIANTS[options.variant])


# --- together with a number of players -------------------------------------------------------------------------------


def packs_for(options: Options, seats: int) -> int:
    """The number of packs for that many players."""
    return options.packs or seats + 1


@lru_cache(maxsize=64)
def all_cards(options: Options, seats: int) -> tuple[int, ...]:
    """The ids of all cards of a game."""
    return tuple(packs(packs_for(options, seats), options.jokers))


def allows(options: Options, seats: int) -> bool:
    """Whether the variant is for that many players, whatever its house rules."""
    return options.min_seats <= seats <= options.max_seats


@lru_cache(maxsize=64)
def check_seats(options: Options, seats: int) -> None:
    """Raise `OptionsError`, with the reason, unless that many may play under these options."""
    if not allows(options, seats):
        least, most = options.min_seats, options.max_seats
        code = "players_exactly" if least == most else "players_between"
        instead = next((name for name, other in VARIANTS.items() if allows(other, seats)), "none")
        raise OptionsError(code, variant=options.variant, least=least, most=most, seats=seats, instead=instead)
    if options.partners and seats != 4:
        raise OptionsError("partners_are_four", seats=seats)
    if packs_for(options, seats) > MAX_PACKS:
        raise OptionsError("too_many_packs", seats=seats, most=MAX_PACKS)
    cards = all_cards(options, seats)
    payoff_cards = [card for card in cards if options.wilds_in_payoff or RANK[card] not in options.wild_ranks]
    if seats * options.payoff > len(payoff_cards):
        raise OptionsError(
            "payoff_piles_too_large",
            seats=seats,
            payoff=options.payoff,
            needed=seats * options.payoff,
            there=len(payoff_cards),
        )
    left = len(cards) - seats * options.payoff
    if left < (seats + 1) * options.hand:
        raise OptionsError("too_few_cards_left", left=left, seats=seats, hand=options.hand)
