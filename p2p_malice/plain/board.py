"""The table as lines of text, at most 80 columns, without box drawing or colour. Pure: a view in, lines out."""

import textwrap
from collections.abc import Callable

from p2p_malice.engine.game import Pile, View
from p2p_malice.plain.words import card_order, cards_words

_INDENT = 11
_SEEN_DISCARDS = 5
_SEEN_IN_A_CROWD = 2
_CROWD = 4
"""From so many players on, less is shown of the others' discard piles, so that the table fits on a screen."""


def board_lines(view: View, label: Callable[[int], str]) -> list[str]:
    """The whole table as `view` has it; `label` gives the word for a seat at the start of its lines."""
    common = [pile for pile in view.piles if pile.seat is None]
    lines = []
    if centre := [_centre_words(pile) for pile in common if pile.role == "centre"]:
        lines += _block("Centre", "   ".join(centre))
    for pile in common:
        if pile.role == "draw":
            lines += _block("Draw pile", cards_words(pile.count))
        elif pile.role not in ("centre", "waste"):
            lines += _block(pile.name.capitalize(), _cards_or_count(pile))
    if view.deadline is not None:
        lines += _block("Time left", f"{view.deadline} s")
    if view.deal:
        points = "   ".join(f"{label(seat)} {count}" for seat, count in enumerate(view.scores))
        lines += _block("Match", f"game {view.deal}   points: {points}")
    others = [seat for seat in range(view.seats) if seat != view.seat]
    for seat in (*others, view.seat):
        lines += _seat_lines(view, seat, label(seat))
    return lines


def _block(label: str, text: str) -> list[str]:
    """`text` behind `label`, wrapped at 80 columns."""
    label = label[: _INDENT - 1]
    # Two blanks hold together what belongs together; a wrap happens between such groups only.
    glued = text.replace("   ", "\n").replace(" ", "\xa0").replace("\n", "   ")
    wrapped = textwrap.wrap(glued, 80, initial_indent=f"{label:<{_INDENT}}", subsequent_indent=" " * _INDENT)
    return [line.replace("\xa0", " ") for line in wrapped]


def _centre_words(pile: Pile) -> str:
    name = f"{pile.index + 1}:"
    if not pile.cards or not pile.shows:
        return f"{name} --, next {pile.needs}"
    is_wild = not (pile.top or "").startswith(pile.shows)
    return f"{name} {f'{pile.top}={pile.shows}' if is_wild else pile.shows}, next {pile.needs}"


def _seat_lines(view: View, seat: int, label: str) -> list[str]:
    payoff, hand, discards, others = "", "", [], []
    for pile in view.piles:
        if pile.seat != seat:
            continue
        if pile.role == "payoff":
            payoff = f"payoff {pile.top}, {cards_words(pile.count)} to go" if pile.top else "payoff pile played out"
        elif pile.role == "hand" and pile.hidden == 0:
            hand = "hand " + (" ".join(sorted(pile.cards, key=card_order)) or "empty")
        elif pile.role == "hand":
            hand = f"{cards_words(pile.count)} in hand"
        elif pile.role == "discard":
            is_brief = view.seats >= _CROWD and seat != view.seat
            discards.append(f"{pile.index + 1}: {_discards_words(pile, is_brief)}")
        else:
            others.append(f"{pile.name} {_cards_or_count(pile)}")
    partner = "(your partner)" if seat in view.partners else ""
    lines = _block(label, "   ".join(text for text in (payoff, hand, *others, partner) if text))
    return lines + _block("", "   ".join(["discards", *discards])) if discards else lines


def _cards_or_count(pile: Pile) -> str:
    """A pile that this face has no words of its own for: its cards where they are seen, else how many there are."""
    return " ".join(pile.cards) or "--" if pile.hidden == 0 else cards_words(pile.count)


def _discards_words(pile: Pile, is_brief: bool) -> str:
    if not pile.cards:
        return "--"
    seen = _SEEN_IN_A_CROWD if is_brief else _SEEN_DISCARDS
    shown = " ".join(pile.cards[-seen:])
    buried = len(pile.cards) - seen
    if buried <= 0:
        return shown
    return f"+{buried} {shown}" if is_brief else f"({buried} more) {shown}"
