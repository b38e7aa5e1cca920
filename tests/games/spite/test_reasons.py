"""What a hint says is true, as the rules themselves show: for positions of sessions among computer players."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from p2p_malice.engine.game import parse_combined
from p2p_malice.games.spite.bots import hard
from p2p_malice.games.spite.cards import RANKS, TEXT, VALUE, is_fake, rank_text
from p2p_malice.games.spite.hints import MANY, hint
from p2p_malice.games.spite.rules.hands import DOWN, JOKERS, POKER, SAME, Hand, is_higher, read
from p2p_malice.games.spite.rules.judging import cards_fault
from p2p_malice.games.spite.rules.trick import HIGHER, LOWER, can_be_beaten
from p2p_malice.games.spite.rules.trick_play import FACE_DOWN
from p2p_malice.games.spite.state import State, taken
from p2p_malice.sentence_facts import Answer, RankFact
from tests.games.spite.test_bots import session
from tests.helpers import WORDS


class Said:
    """A hint in a position, and what the rules let that player do there with the cards in hand."""

    def __init__(self, state: State, seat: int, answer: Answer) -> None:
        """What `answer` says to the player at that seat."""
        self.state, self.seat, self.answer = state, seat, answer
        self.trick, self.last = state.at.trick, state.at.trick.last
        self.hand_cards, self.fakes = state.at.hands[seat], state.at.fakes[seat]
        texts, words = parse_combined(answer.move or "")
        is_play = state.at.phase in ("trick", "claim") and answer.move not in ("pass", "decline")
        self.said = frozenset(words)
        self.cards = taken(texts, self.hand_cards, self.fakes) if is_play else ()
        self.hand = read(self.cards, down=FACE_DOWN in words, readings=self.trick.readings) if is_play else None
        self.up = self.trick.direction == HIGHER

    @property
    def played(self) -> Hand:
        """The hand that is to be played."""
        assert self.hand
        return self.hand

    @property
    def before(self) -> Hand:
        """The hand that it is to beat."""
        assert self.last
        return self.last

    @property
    def left(self) -> tuple[int, ...]:
        """What stays in hand."""
        return tuple(card for card in self.hand_cards if card not in self.cards)

    def hands(self) -> Iterator[Hand]:
        """Every hand that the player could lay, of any size that can be right."""
        held = (*self.hand_cards, *self.fakes)
        sizes = {self.trick.arity, 1} if self.trick.arity else {*range(1, 6)}
        for size in sizes:
            made = {tuple(sorted(TEXT[card] for card in cards)): cards for cards in combinations(held, size)}
            yield from (hand for cards in made.values() if (hand := read(cards, readings=self.trick.readings)))
        alike = [tuple(card for card in held if VALUE[card] == value) for value in range(len(RANKS))]
        yield from (hand for cards in alike if len(cards) >= 5 and (hand := read(cards)))
        down = [read(self.fakes[:size], down=True) for size in range(1, len(self.fakes) + 1)]
        yield from filter(None, down)

    def lawful(self) -> Iterator[Hand]:
        """Those that the rules allow."""
        return (hand for hand in self.hands() if cards_fault(self.trick, hand) is None)

    def has_poker(self, cards: tuple[int, ...]) -> bool:
        """Whether a poker hand can be made of these cards."""
        made = (read(each, readings=self.trick.readings) for each in combinations(cards, 5))
        return any(hand and hand.kind == POKER for hand in made)

    def ranks(self) -> bool:
        """Whether the hand is better than the last, in the direction."""
        better, worse = (self.played, self.before) if self.up else (self.before, self.played)
        return is_higher(better, worse)


def beats(said: Said) -> bool:
    """Its rank is better, and the last one's is named."""
    played, last = said.played, said.before
    named = said.answer.facts["than"] == RankFact(rank_text(last.value))
    return named and (played.value > last.value) == said.up and played.value != last.value and said.ranks()


def same_rank(said: Said, *, differs_by_wilds: bool) -> bool:
    """Only what is less than the rank makes the difference."""
    played, last = said.played, said.before
    wilds = played.thirteens != last.thirteens
    return played.value == last.value and played.kind == SAME and wilds == differs_by_wilds and said.ranks()


def poker(said: Said, *, is_class: bool) -> bool:
    """The kind of poker hand is better, or it is the same and the cards are."""
    played, last = said.played, said.before
    named = said.answer.facts["than"] == last.poker.replace(" ", "_")
    return named and played.kind == POKER and (played.key[0] != last.key[0]) == is_class and said.ranks()


def least(said: Said) -> bool:
    """No other hand of that kind would do that takes less, and some would do that take more."""
    others = [hand for hand in said.lawful() if hand.kind == said.played.kind and hand.key != said.played.key]
    return bool(others) and all(is_higher(hand, said.played) == said.up for hand in others)


def whole(said: Said) -> bool:
    """No card of that rank stays, and if a poker hand can be made of the cards, it still can be."""
    alone = all(VALUE[card] != said.played.value for card in said.left)
    return alone and not any(map(is_fake, said.cards)) and said.has_poker(said.hand_cards) == said.has_poker(said.left)


def nothing(said: Said) -> bool:
    """The rules allow nothing."""
    return next(said.lawful(), None) is None


def only_jokers(said: Said) -> bool:
    """Nothing but jokers is allowed; they would be among the last hands, or be played after “come at me”."""
    kinds = {hand.kind for hand in said.lawful()}
    has_dared, is_late = said.state.at.cams[said.seat] > 0, len(said.hand_cards) <= 8
    return bool(kinds) and kinds <= {JOKERS, DOWN} and (is_late or (has_dared and kinds == {JOKERS}))


def has_claim(said: Said) -> bool:
    """The player has a card of the rank by which the lead is claimed."""
    return any(VALUE[card] == said.state.at.claim for card in (*said.hand_cards, *said.fakes))


WHY_ALLOWED: dict[str, Callable[[Said], bool]] = {
    "down": lambda said: said.played.kind == DOWN,
    "consec": lambda said: said.played.value == said.trick.consecs.due,
    "suits": lambda said: said.played.suits == said.trick.consecs.suits,
    "joker_up": lambda said: said.played.kind == JOKERS and said.up and said.ranks(),
    "joker_again": lambda said: said.played.kind == said.before.kind == JOKERS and said.played.key == said.before.key,
    "joker_down": lambda said: said.played.kind == JOKERS and not said.up and not said.trick.consecs,
    "open": lambda said: said.before.kind in (JOKERS, DOWN) and said.played.kind not in (JOKERS, DOWN),
    "sevens": lambda said: {said.played.value, said.before.value} == {RANKS.index("7")},
    "poker": lambda said: poker(said, is_class=True),
    "same_poker": lambda said: poker(said, is_class=False),
    "wild": lambda said: same_rank(said, differs_by_wilds=True),
    "alike": lambda said: same_rank(said, differs_by_wilds=False),
    "beats": beats,
}
"""By the code of a reason why the rules allow it, without the direction: whether what it says is true."""

WHY: dict[str, Callable[[Said], bool]] = {
    "decline": has_claim,
    "decline_none": lambda said: not has_claim(said),
    "nothing": nothing,
    "nothing_due": lambda said: nothing(said) and said.trick.consecs.due is not None,
    "nothing_suits": lambda said: nothing(said) and all(h.suits != said.trick.consecs.suits for h in said.hands()),
    "nothing_safe": only_jokers,
    "stay_out": lambda said: said.state.at.passed[said.seat] and not nothing(said),
    "pass": lambda said: not said.state.at.passed[said.seat] and not nothing(said),
    "out": lambda said: not said.left,
    "out_bounty": lambda said: bool(said.left == () and said.state.at.bounty) and said.played.kind == SAME,
    "buy_back": lambda said: said.state.at.passed[said.seat],
    "dare": lambda said: "cam" in said.said,
    "say_higher": lambda said: not said.up and HIGHER in said.said,
    "say_lower": lambda said: said.up and LOWER in said.said,
    "win": lambda said: True,
    "sure": lambda said: not can_be_beaten(said.trick.after(said.played, said.said)),
    "many": lambda said: said.last is None and len(said.cards) >= MANY,
    "low": lambda said: said.last is None and said.up and said.played.value < RANKS.index("8"),
    "least": least,
    "whole": whole,
    "play": lambda said: True,
    "exchange": lambda said: said.state.at.phase == "exchange",
    "swap": lambda said: said.state.at.phase == "swap",
}
"""By the code of a reason why it is good, or why nothing is played: whether what it says is true."""


def check(state: State, seat: int) -> None:
    """Check what a hint says to that player."""
    answer = hint(state.view(seat))
    said = Said(state, seat, answer)
    *allowed, why = answer.codes[0]
    for code in allowed:
        way = code.rpartition("_")[2]
        assert way not in ("up", "down") or code == "down" or (way == "up") == said.up, (answer, state)
        name = code if code in WHY_ALLOWED else code.rpartition("_")[0]
        assert WHY_ALLOWED[name](said), (answer, state)
    assert WHY[why](said), (answer, state)
    assert WORDS.of("spite").answered(answer, "hint")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("rules", "seats"), [("spite rounds=3 window=0", 4), ("spite rounds=3", 3), ("spite-light", 6)]
)
def test_every_reason_is_true(rules: str, seats: int, seed: int) -> None:
    """Of the move that is advised, or of the cards that stay."""
    before: State | None = None
    for seen, state in session(seats, rules, dict.fromkeys(range(0, seats, 2), hard.choose), seed):
        if before and seen:
            check(before, seen[0].seat)
        before = state
