"""The plays that the computer chooses from in Spite: by the rules and from views alone."""

from collections.abc import Sequence

from p2p_malice.engine.game import View, combined
from p2p_malice.games.spite.cards import RANKS, TEXT, VALUE, assign_ids, is_fake
from p2p_malice.games.spite.resample import fact_of, own_cards, trick_of
from p2p_malice.games.spite.rules.hands import DOWN, JOKERS, POKER
from p2p_malice.games.spite.rules.judging import lawful
from p2p_malice.games.spite.rules.possible_hands import Play
from p2p_malice.games.spite.rules.scoring import swap_values
from p2p_malice.games.spite.rules.trick import HIGHER, Trick
from p2p_malice.games.spite.rules.trick_play import FACE_DOWN
from p2p_malice.games.spite.state import DECLINE, PASS

CAREFUL = 3
"""With this few cards left besides them, joker hands are no longer played: they would cost the round."""


def held_cards(view: View) -> list[int]:
    """All that the viewer may lay."""
    return assign_ids((*own_cards(view, "hand"), *own_cards(view, "fakes")))


def lawful_plays(view: View) -> Sequence[Play]:
    """What the viewer may play by the rules."""
    return claimed(view, lawful(trick_of(view), held_cards(view)))


def safe_plays(view: View) -> list[Play]:
    """What the viewer may play by the rules without the danger that it costs more than the trick."""
    cards, may_be_jokers = held_cards(view), not has_dared(view)
    plays = lawful_plays(view)
    return [play for play in plays if _keeps_safe(play, cards) and (play.hand.kind != JOKERS or may_be_jokers)]


def has_dared(view: View) -> bool:
    """Whether the viewer has said come-at-me in this trick, and so mustn't win it with a joker hand."""
    return bool(fact_of(view, "cams", view.seat))


def claimed(view: View, plays: Sequence[Play]) -> Sequence[Play]:
    """The plays that may lead while the first lead is being claimed; at any other time, all of them."""
    claim = fact_of(view, "claim")
    if not claim:
        return plays
    value = RANKS.index(claim)
    return [play for play in plays if any(VALUE[card] == value for card in play.cards)]


def _keeps_safe(play: Play, cards: Sequence[int]) -> bool:
    """Whether a play doesn't lose the round, as joker hands and face-down fake jokers do among the last two hands."""
    left = sum(not is_fake(card) for card in cards) - sum(not is_fake(card) for card in play.cards)
    return play.hand.kind not in (JOKERS, DOWN) or left > CAREFUL


def lowest(plays: Sequence[Play], trick: Trick) -> Play:
    """The cheapest: the lowest, or the highest while the direction is lower; a lead has as many cards as possible."""
    way = 1 if trick.direction == HIGHER else -1

    def cost(play: Play) -> tuple[bool, int, list[int]]:
        hand = play.hand
        is_dear = hand.kind in (JOKERS, DOWN)
        key = list(hand.key) if hand.kind != POKER else [0]
        return is_dear, -hand.arity if not trick.recent else 0, [way * part for part in key]

    return min(plays, key=cost)


def written(play: Play) -> str:
    """The move that makes a play."""
    down = [FACE_DOWN] if play.hand.kind == DOWN else []
    return combined([TEXT[card] for card in play.cards], [*sorted(play.said), *down])


def beside_playing(view: View) -> str:
    """The move if no hand is to be played, but cards are put down by score or exchanged; otherwise ""."""
    hand = own_cards(view, "hand")
    cards = assign_ids(hand)
    if fact_of(view, "swap"):
        put = []
        left = list(cards)
        for value in swap_values(cards, view.scores[view.seat]):
            card = next(card for card in left if VALUE[card] == value)
            left.remove(card)
            put.append(card)
        return combined([TEXT[card] for card in put])
    if limit := fact_of(view, "exchange"):
        return combined(hand[: int(limit)])
    return ""


def no_play(view: View) -> str:
    """The move for not playing."""
    return DECLINE if fact_of(view, "claim") else PASS


def only_card(view: View) -> str:
    """The lowest card, for a player who has to lead and has nothing better."""
    return own_cards(view, "hand")[0]
