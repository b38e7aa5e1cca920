"""The board of Spite & Malice, without box drawing or colour."""

from collections.abc import Callable

from p2p_malice.engine.cards import RANK, parse_face
from p2p_malice.engine.game import Pile, View
from p2p_malice.errors import NotationError
from p2p_malice.plain.event_sentences import OTHER, Voice, card_text, cards_text, cards_words, pile_words
from p2p_malice.plain.labelled_lines import block, points_lines
from p2p_malice.words.catalogue import Words
from p2p_malice.words.joined_lists import both, listed

_SEEN_DISCARDS = 5
_SEEN_IN_A_CROWD = 2
_ALL = 1000
"""So many of a player's own discards are shown in a puzzle or a lesson, where a card at the bottom may be needed."""

_CROWD = 4
"""From this many players on, others' discard piles are abbreviated so that the table fits on a screen."""


class MaliceBoard:
    """Centre piles with what fits next and, for each player, payoff card, hand and discards. Implements `Board`."""

    def __init__(self, words: Words) -> None:
        """A board that speaks with this catalogue."""
        self._words = words

    def common(self, view: View, label: Callable[[int], str]) -> list[str]:
        """The centre and the draw pile."""
        words, common = self._words, [pile for pile in view.piles if pile.seat is None]
        centre = [_centre_words(pile, words) for pile in common if pile.role == "centre"]
        lines = block(words("lines-centre"), "   ".join(centre)) if centre else []
        draw = (pile for pile in common if pile.role == "draw")
        return lines + [line for pile in draw for line in block(words("lines-draw"), cards_words(pile.count, words))]

    def points(self, view: View, label: Callable[[int], str]) -> list[str]:
        """The number of the game, and everybody's points."""
        return points_lines(view, label, self._words)

    def seat(self, view: View, seat: int, label: str) -> list[str]:
        """Payoff card and hand, with the discards below."""
        words, own = self._words, [pile for pile in view.piles if pile.seat == seat]
        is_own = seat == view.seat
        seen = _SEEN_IN_A_CROWD if view.seats >= _CROWD and not is_own else _SEEN_DISCARDS
        if is_own and view.notes:
            seen = _ALL
        first = [_payoff_words(pile, words) for pile in own if pile.role == "payoff"]
        first += [_hand_words(pile, words) for pile in own if pile.role == "hand"]
        first += [words("lines-partner")] if seat in view.partners else []
        discards = [
            words("lines-discard-pile", number=pile.index + 1, cards=_discards_words(pile, words, seen))
            for pile in own
            if pile.role == "discard"
        ]
        lines = block(label, "   ".join(first))
        return lines + block("", "   ".join([words("lines-discards"), *discards])) if discards else lines

    def about(self, view: View) -> str:
        """How the game is won."""
        return self._words("watched-goal", partners="yes" if view.partners else "no")

    def watched(self, view: View, voice: Voice) -> list[str]:
        """Who has fewest payoff cards left, unless most players have as few; or who plays with whom."""
        if view.result:
            return []
        if pair := view.partners and (view.seat, *view.partners):
            one, other = (
                both([voice.name(seat) for seat in range(view.seats) if (seat in pair) is is_in], self._words)
                for is_in in (True, False)
            )
            return [self._words("watched-pairs", one=one, other=other)]
        piles = [view.at("payoff", seat) for seat in range(view.seats)]
        left = [pile.count if pile else 0 for pile in piles]
        ahead = [voice.name(seat) for seat, count in enumerate(left) if count == min(left)]
        if 2 * len(ahead) > view.seats:
            return []
        least = self._words("board-to-go", count=min(left))
        return [self._words("watched-in-front", names=both(ahead, self._words), left=least)]

    def in_order(self, view: View) -> list[str]:
        """Plays in the table's order, then discards from the lowest card up."""
        return sorted(
            view.moves, key=lambda move: card_order(move.partition(">")[0]) if _is_discard(move, view) else (-1, "")
        )

    def listed(self, view: View) -> list[str]:
        """One play a line, then a table of discards, unless a lesson asks for a play and there is more to read."""
        words, asked = self._words, view.advice
        plays: list[str] = []
        discards: dict[str, list[tuple[int, int]]] = {}
        for number, move in enumerate(self.in_order(view), 1):
            source, _, target = move.partition(">")
            pile = view.at(target)
            if pile and pile.role == "discard":
                discards.setdefault(source, []).append((number, pile.index + 1))
            else:
                plays.append(f"{number:4}  {self.told(move, view)}")
        lines = [words("moves-play"), *plays] if plays else []
        if discards and words.is_aloud:
            lines.append(words("moves-discard"))
            for card, numbered in discards.items():
                piles = [f"{number} {words('moves-pile', number=at)}" for number, at in numbered]
                lines.append(f"      {card_text(card, words)}: {listed(piles, words)}")
        elif discards and not (asked and not _is_discard(asked, view)):
            heads = [f"{words('moves-pile', number=number):>8}" for _, number in next(iter(discards.values()))]
            lines.append(f"{words('moves-discard'):<28}" + "".join(heads))
            for card, numbered in discards.items():
                lines.append(f"      {card:<22}" + "".join(f"{number:>8}" for number, _ in numbered))
        return lines

    def combining(self, view: View) -> list[str]:
        """None: cards are played one at a time."""
        return []

    def told(self, move: str, view: View) -> str:
        """`4c from discard pile 3 to pile 2`."""
        source, _, target = move.partition(">")
        pile, goal = view.at(source), view.at(target)
        if goal is None:
            return move
        if goal.role == "discard":
            return self._words("move-discard", card=card_text(source, self._words), target_number=goal.index + 1)
        return self._words(
            "move-play",
            card=card_text((pile.top or "") if pile else source, self._words),
            source=pile.role if pile else "hand",
            source_number=pile.index + 1 if pile else 0,
            whose="own" if pile is None or pile.seat == view.seat else OTHER,
            target_number=goal.index + 1,
        )

    def goal(self, move: str, view: View) -> str:
        """The pile that it goes to."""
        return pile_words(view.at(move.partition(">")[2]), self._words)


def _is_discard(move: str, view: View) -> bool:
    """Whether the move goes to a discard pile, and so ends the turn."""
    pile = view.at(move.partition(">")[2])
    return pile is not None and pile.role == "discard"


def _centre_words(pile: Pile, words: Words) -> str:
    number, needs = pile.index + 1, pile.needs or ""
    if not pile.cards or not pile.shows:
        return words("lines-centre-empty", number=number, needs=needs)
    shows = f"{card_text(pile.top or '', words)}={pile.stands_for}" if pile.stands_for else pile.shows
    return words("lines-centre-pile", number=number, shows=shows, needs=needs)


def _payoff_words(pile: Pile, words: Words) -> str:
    return (
        words("lines-payoff", card=card_text(pile.top, words), count=pile.count)
        if pile.top
        else words("lines-payoff-empty")
    )


def _hand_words(pile: Pile, words: Words) -> str:
    if pile.hidden:
        return words("lines-hand-hidden", count=pile.count)
    cards = cards_text(sorted(pile.cards, key=card_order), words)
    return words("lines-hand", cards=cards) if cards else words("lines-hand-empty")


def _discards_words(pile: Pile, words: Words, seen: int) -> str:
    if not pile.cards:
        return "--"
    shown = cards_text(pile.cards[-seen:], words)
    buried = len(pile.cards) - seen
    if buried <= 0:
        return shown
    return words("lines-buried-brief" if seen == _SEEN_IN_A_CROWD else "lines-buried", count=buried, cards=shown)


def card_order(card: str) -> tuple[int, str]:
    """A sort key: by rank, aces first."""
    try:
        return RANK[parse_face(card)], card
    except NotationError:
        return 0, card
