"""The table as lines of text, at most 80 columns, without box drawing or colour. Pure: a view in, lines out."""

import textwrap
from collections.abc import Callable

from p2p_malice.engine.game import Pile, View
from p2p_malice.plain.words import card_order, cards_words
from p2p_malice.words.catalogue import Words

_INDENT = 11
_SEEN_DISCARDS = 5
_SEEN_IN_A_CROWD = 2
_CROWD = 4
"""From this many players on, less is shown of the others' discard piles, so that the table fits on a screen."""


def board_lines(view: View, label: Callable[[int], str], words: Words) -> list[str]:
    """The whole table in `view`; `label` gives the word for a seat at the start of its lines."""
    common = [pile for pile in view.piles if pile.seat is None]
    lines = []
    if centre := [_centre_words(pile, words) for pile in common if pile.role == "centre"]:
        lines += _block(words("lines-centre"), "   ".join(centre))
    for pile in common:
        if pile.role == "draw":
            lines += _block(words("lines-draw"), cards_words(pile.count, words))
        elif pile.role not in ("centre", "waste"):
            lines += _block(pile.name.capitalize(), _cards_or_count(pile, words))
    if view.deadline is not None:
        lines += _block(words("lines-time"), words("lines-seconds", count=view.deadline))
    if view.deal:
        points = "   ".join(f"{label(seat)} {count}" for seat, count in enumerate(view.scores))
        lines += _block(words("lines-match"), words("lines-points", deal=view.deal, points=points))
    others = [seat for seat in range(view.seats) if seat != view.seat]
    for seat in (*others, view.seat):
        lines += _seat_lines(view, seat, label(seat), words)
    return lines


def _block(label: str, text: str) -> list[str]:
    """`text` behind `label`, wrapped at 80 columns."""
    label = label[: _INDENT - 1]
    # Two blanks separate groups that belong together; lines are only wrapped between groups.
    glued = text.replace("   ", "\n").replace(" ", "\xa0").replace("\n", "   ")
    wrapped = textwrap.wrap(glued, 80, initial_indent=f"{label:<{_INDENT}}", subsequent_indent=" " * _INDENT)
    return [line.replace("\xa0", " ") for line in wrapped]


def _centre_words(pile: Pile, words: Words) -> str:
    number, needs = pile.index + 1, pile.needs or ""
    if not pile.cards or not pile.shows:
        return words("lines-centre-empty", number=number, needs=needs)
    shows = f"{pile.top}={pile.stands_for}" if pile.stands_for else pile.shows
    return words("lines-centre-pile", number=number, shows=shows, needs=needs)


def _seat_lines(view: View, seat: int, label: str, words: Words) -> list[str]:
    payoff, hand, discards, others = "", "", [], []
    for pile in view.piles:
        if pile.seat != seat:
            continue
        if pile.role == "payoff":
            payoff = _payoff_words(pile, words)
        elif pile.role == "hand":
            hand = _hand_words(pile, words)
        elif pile.role == "discard":
            cards = _discards_words(pile, words, is_brief=view.seats >= _CROWD and seat != view.seat)
            discards.append(words("lines-discard-pile", number=pile.index + 1, cards=cards))
        else:
            others.append(f"{pile.name} {_cards_or_count(pile, words)}")
    partner = words("lines-partner") if seat in view.partners else ""
    lines = _block(label, "   ".join(text for text in (payoff, hand, *others, partner) if text))
    return lines + _block("", "   ".join([words("lines-discards"), *discards])) if discards else lines


def _payoff_words(pile: Pile, words: Words) -> str:
    return words("lines-payoff", card=pile.top, count=pile.count) if pile.top else words("lines-payoff-empty")


def _hand_words(pile: Pile, words: Words) -> str:
    if pile.hidden:
        return words("lines-hand-hidden", count=pile.count)
    cards = " ".join(sorted(pile.cards, key=card_order))
    return words("lines-hand", cards=cards) if cards else words("lines-hand-empty")


def _cards_or_count(pile: Pile, words: Words) -> str:
    """A pile that this face has no words for: its cards if they are seen, otherwise their number."""
    return " ".join(pile.cards) or "--" if pile.hidden == 0 else cards_words(pile.count, words)


def _discards_words(pile: Pile, words: Words, *, is_brief: bool) -> str:
    if not pile.cards:
        return "--"
    seen = _SEEN_IN_A_CROWD if is_brief else _SEEN_DISCARDS
    shown = " ".join(pile.cards[-seen:])
    buried = len(pile.cards) - seen
    if buried <= 0:
        return shown
    return words("lines-buried-brief" if is_brief else "lines-buried", count=buried, cards=shown)
