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
"""From so many players on, less is shown of the others' discard piles, so that the table fits on a screen."""


def board_lines(view: View, label: Callable[[int], str], words: Words) -> list[str]:
    """The whole table as `view` has it, in `words`; `label` gives the name of a seat at the start of its lines."""
    common = [pile for pile in view.piles if pile.seat is None]
    lines = []
    if centre := [_centre_words(pile, words) for pile in common if pile.role == "centre"]:
        lines += _block(words("board-centre"), "   ".join(centre))
    for pile in common:
        if pile.role == "draw":
            lines += _block(words("board-draw"), cards_words(pile.count, words))
        elif pile.role not in ("centre", "waste"):
            lines += _block(pile.name.capitalize(), _cards_or_count(pile, words))
    if view.deadline is not None:
        lines += _block(words("board-time"), words("board-seconds", seconds=view.deadline))
    if view.deal:
        points = "   ".join(f"{label(seat)} {count}" for seat, count in enumerate(view.scores))
        lines += _block(words("board-match"), words("board-points", deal=view.deal, points=points))
    others = [seat for seat in range(view.seats) if seat != view.seat]
    for seat in (*others, view.seat):
        lines += _seat_lines(view, seat, label(seat), words)
    return lines


def _block(label: str, text: str) -> list[str]:
    """`text` behind `label`, wrapped at 80 columns."""
    label = label[: _INDENT - 1]
    # Two blanks hold together what belongs together; a wrap happens between such groups only.
    glued = text.replace("   ", "\n").replace(" ", "\xa0").replace("\n", "   ")
    wrapped = textwrap.wrap(glued, 80, initial_indent=f"{label:<{_INDENT}}", subsequent_indent=" " * _INDENT)
    return [line.replace("\xa0", " ") for line in wrapped]


def _centre_words(pile: Pile, words: Words) -> str:
    shown = pile.shows if pile.cards and pile.shows else "--"
    if pile.wild and len(pile.cards) - 1 in pile.wild and pile.shows:
        shown = f"{pile.top}={pile.shows}"
    return words("board-pile", number=pile.index + 1, shown=shown, needs=pile.needs or "none")


def _seat_lines(view: View, seat: int, label: str, words: Words) -> list[str]:
    payoff, hand, discards, others = "", "", [], []
    for pile in view.piles:
        if pile.seat != seat:
            continue
        if pile.role == "payoff":
            payoff = words("board-payoff", card=pile.top or "none", count=pile.count)
        elif pile.role == "hand" and pile.hidden == 0:
            hand = words("board-hand-of", cards=" ".join(sorted(pile.cards, key=card_order)) or "none")
        elif pile.role == "hand":
            hand = words("board-hand-count", count=pile.count)
        elif pile.role == "discard":
            is_brief = view.seats >= _CROWD and seat != view.seat
            discards.append(f"{pile.index + 1}: {_discards_words(pile, words, is_brief=is_brief)}")
        else:
            others.append(f"{pile.name} {_cards_or_count(pile, words)}")
    partner = words("board-partner") if seat in view.partners else ""
    lines = _block(label, "   ".join(text for text in (payoff, hand, *others, partner) if text))
    return lines + _block("", "   ".join([words("board-discards"), *discards])) if discards else lines


def _cards_or_count(pile: Pile, words: Words) -> str:
    """A pile that this face has no words of its own for: its cards where they are seen, else how many there are."""
    return " ".join(pile.cards) or "--" if pile.hidden == 0 else cards_words(pile.count, words)


def _discards_words(pile: Pile, words: Words, *, is_brief: bool) -> str:
    if not pile.cards:
        return "--"
    seen = _SEEN_IN_A_CROWD if is_brief else _SEEN_DISCARDS
    shown = " ".join(pile.cards[-seen:])
    buried = len(pile.cards) - seen
    if buried <= 0:
        return shown
    return f"+{buried} {shown}" if is_brief else words("board-buried", count=buried, cards=shown)
