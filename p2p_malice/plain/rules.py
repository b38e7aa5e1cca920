"""The rules as a sheet to read, written from the options in force. Pure."""

import textwrap
from collections.abc import Iterable

from p2p_malice.engine.cards import rank_text
from p2p_malice.engine.match import MAX_DEALS
from p2p_malice.errors import OptionsError
from p2p_malice.games.malice.options import RULES, VARIANTS, Options, parse_options
from p2p_malice.games.malice.rules import GAME_MOVES, IDLE_ROUNDS, TURN_PLAYS

WIDTH = 80

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


HOUSE_RULES = {
    "payoff": "cards in each payoff pile",
    "packs": "packs of cards; 0 for one more than there are players",
    "jokers": "jokers in each pack, which are wild",
    "hand": "cards that a hand is filled up to",
    "centre_piles": "piles in the centre",
    "discard_piles": "discard piles of each player",
    "kings_wild": "whether kings stand for any card",
    "last_rank": "what completes a centre pile: 12 a queen, 13 a king",
    "wild_as_ace": "whether a wild card may begin a centre pile",
    "forced_aces": "whether an ace of the hand has to be played before the discard",
    "hands_dealt": "hands before play, or each at its first turn",
    "starter": "who starts: highest payoff card, dealer's left, dealer",
    "equal_tops": "equal highest payoff cards: shuffle those piles, or deal again",
    "recycle": "when completed piles go back into the draw pile",
    "exhaustion": "when a hand cannot be filled",
    "wilds_in_payoff": "whether wild cards may lie in payoff piles",
    "partners": "two against two: for four players",
    "deals": "games in a match",
    "target": "points that end a match; 0 for none",
    "scoring": "a win scores one point, or one for each card left",
}
"""What each house rule is about."""


def variants_text(own: Iterable[str] = ()) -> str:
    """The variants, a line each, and the names of rule sets of one's `own`."""
    lines = ["Variants", *(f"  {variant_words(name)}" for name in VARIANTS)]
    lines += [f"  {name:<15} from config.toml" for name in own]
    return "\n".join(lines)


def variant_words(name: str) -> str:
    """A variant in a line."""
    options = VARIANTS[name]
    payoffs = " or ".join(map(str, options.payoffs))
    players = f"{options.min_seats} players" if options.max_seats == options.min_seats else _span(options)
    return f"{name:<15} {players:<15} payoff {payoffs:<14} {_wild_names(options) or 'nothing'} wild"


def _span(options: Options) -> str:
    return f"{options.min_seats} to {options.max_seats} players"


def house_rules_text() -> str:
    """All that house rules may change, a line each, with the values that each may have."""
    lines = ["House rules"]
    for name, rule in RULES.items():
        values = (
            "|".join(rule.metadata["words"]) if "words" in rule.metadata else "{}-{}".format(*rule.metadata["range"])
        )
        written = f"{name}={values}"
        lines.append(f"  {written:<28}{'' if len(written) < 28 else chr(10) + ' ' * 30}{HOUSE_RULES[name]}")
    return "\n".join(lines)


def rules_text(rules: str, width: int = WIDTH) -> str:
    """The rules that `rules` (options as text) stand for: headed paragraphs of at most `width` columns, and a table."""
    try:
        options = parse_options(rules)
    except OptionsError:
        return "The host plays by rules that this version does not know. The moves on offer are the lawful ones."
    paragraphs = [textwrap.fill(f"Spite & Malice: {options}", width)]
    for heading, sentences in (
        ("Set-up", _set_up(options)),
        ("Start", _start(options)),
        ("Your turn", _turn(options)),
        ("Wild cards", _wild(options)),
        ("Discards", _discards(options)),
        ("Drawing", _drawing(options)),
        ("Partners", _partners(options)),
        ("The end", _end(options)),
        ("Match", _match(options)),
    ):
        if not sentences:
            continue
        paragraphs.append(textwrap.fill(f"{heading.upper()}. {' '.join(sentences)}", width))
    return "\n\n".join([*paragraphs, "\n".join(_table(options))])


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def _cards(count: int) -> str:
    return "one card" if count == 1 else f"{_number(count)} cards"


def _last(options: Options) -> str:
    return {13: "king", 12: "queen", 11: "jack"}.get(options.last_rank, rank_text(options.last_rank))


def _wild_names(options: Options) -> str:
    return " and ".join(["kings"] * options.kings_wild + ["jokers"] * (options.jokers > 0))


def _packs(options: Options) -> str:
    jokers = f" with {_number(options.jokers)} joker{'s' * (options.jokers > 1)} each" if options.jokers else ""
    if options.packs == 0:
        return f"one pack of 52 cards{jokers} more than there are players"
    return f"{_number(options.packs)} pack{'s' * (options.packs > 1)} of 52 cards{jokers}"


def _set_up(options: Options) -> list[str]:
    players = (
        "four players"
        if options.partners
        else f"{_number(options.min_seats)} players"
        if options.min_seats == options.max_seats
        else f"{_number(options.min_seats)} to {_number(options.max_seats)} players"
    )
    said = [
        f"For {players}, with {_packs(options)}, all shuffled together.",
        f"Each player gets a payoff pile of {_cards(options.payoff)}, face down, whose top is turned up; below it "
        "nobody may look, the owner included.",
    ]
    if not options.wilds_in_payoff and options.wild_ranks:
        said.append("There are no wild cards in the payoff piles: they are shuffled into the draw pile afterwards.")
    if options.hands_dealt == "start":
        said.append(f"Each gets a hand of {_cards(options.hand)}.")
    else:
        said.append("Hands are not dealt: each player draws one when the own first turn starts.")
    said.append(
        f"The rest is the draw pile. In the centre there is room for {_number(options.centre_piles)} "
        f"pile{'s' * (options.centre_piles > 1)}, and everybody has {_number(options.discard_piles)} discard "
        f"pile{'s' * (options.discard_piles > 1)}."
    )
    return said


def _start(options: Options) -> list[str]:
    if options.starter == "left":
        return ["The dealer is drawn by lot. The player to the dealer's left starts; play goes round clockwise."]
    if options.starter == "dealer":
        return ["The dealer is drawn by lot, and starts; play goes round clockwise."]
    highest = (
        "a joker is highest, then the king" if options.jokers and options.wilds_in_payoff else "the king is highest"
    )
    said = [f"The higher payoff card starts: {highest}, the ace lowest."]
    if options.equal_tops == "shuffle":
        said.append("Where the highest are equal, those piles are shuffled and turned up again.")
    else:
        said.append("Where the highest are equal, everything is dealt again.")
    return said


def _turn(options: Options) -> list[str]:
    said = [
        f"First your hand is filled up to {_cards(options.hand)}.",
        "Then play as many cards as you like to the centre: your payoff card, cards of your hand, tops of your discard "
        f"piles. A centre pile begins with an ace and goes up one by one to the {_last(options)}; suits do not matter. "
        "When the payoff card is played the next one is turned up, and may be played at once.",
        f"When your hand runs out by playing you draw {_cards(options.hand)} and go on.",
    ]
    if options.forced_aces:
        said.append(
            "You need not play, but while a centre pile is empty an ace of your hand has to be played before you may "
            "discard."
        )
    else:
        said.append("You never have to play.")
    said.append("Your turn ends with a discard.")
    return said


def _wild(options: Options) -> list[str]:
    names = _wild_names(options)
    if not names:
        return ["There are none."]
    single = " or ".join(["king"] * options.kings_wild + ["joker"] * (options.jokers > 0))
    said = [
        f"{names.capitalize()} are wild: a {single} stands for whatever the pile needs next, also several in a row, "
        f"and also for the {_last(options)} that completes it."
    ]
    said.append(
        "It may stand for the ace that begins a pile too."
        if options.wild_as_ace
        else "It may not stand for the ace that begins a pile."
    )
    said.append("When the pile is cleared it is wild again.")
    if not options.kings_wild and options.last_rank == 13:
        said.append("Kings are ordinary cards: they follow the queen.")
    return said


def _discards(options: Options) -> list[str]:
    return [
        "One card of your hand, on any of your discard piles, whatever lies there. It comes back only from the top, "
        "and only to the centre. Payoff cards are never discarded, and nothing goes from one discard pile to another. "
        "All discards lie open for everybody."
    ]


def _drawing(options: Options) -> list[str]:
    if options.recycle == "at-once":
        said = [f"A pile that has reached the {_last(options)} is shuffled into the draw pile at once."]
    else:
        said = [
            f"A pile that has reached the {_last(options)} is put aside. When the draw pile is used up, all that was "
            "put aside is shuffled and becomes the draw pile."
        ]
    if options.exhaustion == "tie":
        said.append("When a hand cannot be filled all the same, the game is a tie.")
    else:
        said.append("When there is not enough all the same, what is left is drawn and play goes on.")
    return said


def _partners(options: Options) -> list[str]:
    if not options.partners:
        return []
    return [
        "Four play two against two; partners sit across from each other. In your turn you may also play your partner's "
        "payoff card and the tops of your partner's discard piles. You discard on your own piles only. Who has played "
        "out the own payoff pile goes on for the partner."
    ]


def _match(options: Options) -> list[str]:
    if not options.is_match:
        return []
    score = {
        "wins": "The winner of a game scores one point.",
        "cards": "The winner of a game scores a point for each card left in the others' payoff piles.",
    }[options.scoring]
    if options.target:
        end = f"Who has {options.target} points first wins the match; after {MAX_DEALS} games most points win."
    else:
        end = f"After {_number(options.deals)} games most points win the match."
    return [score, end, "Where there is a dealer, the deal moves on clockwise from game to game."]


def _end(options: Options) -> list[str]:
    if options.partners:
        said = ["The pair wins whose payoff piles are both played out first, at once, whatever is in their hands."]
    else:
        said = ["Who plays out the own payoff pile first wins, at once, whatever is in the hand."]
    when = f"nobody plays a payoff card for {IDLE_ROUNDS} turns each"
    if options.exhaustion == "play-on":
        said.append("Who has no card in hand, nothing to draw and nothing that fits is passed over.")
        when = f"that holds for everybody, or when {when}"
    both = " with both of a pair" * options.partners
    said.append(f"When {when}, fewest payoff cards left{both} wins; equal is a draw.")
    said.append(
        f"Nothing goes on for ever: after {GAME_MOVES:,} moves the game ends in the same way, and once you've played "
        f"{TURN_PLAYS} cards in one turn without a payoff card, you draw no new hand until your next turn."
    )
    return said


def _table(options: Options) -> list[str]:
    rows = [
        ("Payoff pile", str(options.payoff)),
        ("Hand", str(options.hand)),
        ("Centre piles", f"{options.centre_piles}, ace to {_last(options)}"),
        ("Discard piles", f"{options.discard_piles} each"),
        ("Wild", _wild_names(options) or "none"),
        ("Wild as ace", "yes" if options.wild_as_ace else "no"),
        ("Must play", "aces of the hand" if options.forced_aces else "nothing"),
        (
            "Completed piles",
            "into the draw pile at once" if options.recycle == "at-once" else "when the draw pile is empty",
        ),
        ("Not enough to draw", "tie" if options.exhaustion == "tie" else "play on"),
    ]
    if options.partners:
        rows.append(("Partners", "two against two"))
    if options.is_match:
        length = f"{options.target} points" if options.target else f"{options.deals} games"
        rows.append(("Match", f"{length}, scored by {'wins' if options.scoring == 'wins' else 'cards left'}"))
    return [f"  {name:<20}{value}" for name, value in rows]
