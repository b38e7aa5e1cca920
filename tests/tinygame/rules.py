"""The rules of the tiny game: options, positions, what a seat sees.

Moves: `pass`, or up to three cards of one suit, `7h+9h`, with `!double` to win two points rather than one. Events:
`start`, `laid` (`seat`, `count`), `hurry` (`seat`, `count` of seconds), `time` (it was up), `turned` (`seat`, `cards`),
`round` (who won it, nobody: None). Results: `points`. Whoever has laid may say `hurry` once in a round.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from attrs import evolve, frozen

from p2p_malice.engine.cards import RANK, TEXT, packs, shuffled
from p2p_malice.engine.game import NOTHING, Clock, Event, Free, Offers, Pile, Result, View, parse_combined
from p2p_malice.errors import IllegalMoveError, NotationError, OptionsError

PASS = "pass"
HURRY = "hurry"
HURRIED = 1000
"""Added to the number of a round, it's that of the clock of those who are hurried."""
DOUBLE = "double"
MOST = 3

Cards = tuple[int, ...]


@frozen
class Rules:
    """`seconds` for each of the `rounds`, cards in a `hand`, and seconds for who is told to `hurry` (0: never)."""

    rounds: int = 3
    seconds: int = 20
    hand: int = 6
    hurry: int = 0
    deals: int = 1
    target: int = 0

    @property
    def hints(self) -> bool:
        """Yes."""
        return True

    @property
    def clock(self) -> str:
        """A turn may take as long as one likes."""
        return "off"

    @property
    def undo(self) -> bool:
        """What is laid can be taken back."""
        return True

    def __str__(self) -> str:
        """As `parse_rules` reads them."""
        return " ".join(f"{name}={getattr(self, name)}" for name in Rules.__match_args__)


def parse_rules(text: str) -> Rules:
    """The rules that are written `tiny rounds=2 seconds=5`; what is not written is as usual."""
    parts = text.removeprefix("tiny").split()
    try:
        return Rules(**{name: int(value) for name, value in (part.split("=") for part in parts)})
    except (ValueError, TypeError):
        raise OptionsError(
            "unknown_rules", text=text[:40], known="rounds, seconds, hand, hurry, deals, target"
        ) from None


@frozen
class State:
    """A position: hands, what each seat has laid in this round (None: nothing yet), what is out, points."""

    rules: Rules
    hands: tuple[Cards, ...]
    laid: tuple[Cards | None, ...]
    doubled: tuple[bool, ...]
    out: Cards = ()
    points: tuple[int, ...] = ()
    round: int = 1
    is_hurried: bool = False
    result: Result | None = None
    events: tuple[Event, ...] = ()

    dealer = None
    shuffles = 1
    reveals = True
    ends_turn = True

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def turn(self) -> tuple[int, ...]:
        """Those who have laid nothing yet."""
        return () if self.result else tuple(seat for seat, cards in enumerate(self.laid) if cards is None)

    @property
    def clocks(self) -> tuple[Clock, ...]:
        """Each round has its time, and less once somebody has hurried the others."""
        if self.result:
            return ()
        hurry = (Clock(self.rules.hurry, HURRIED + self.round),) if self.is_hurried else ()
        return (Clock(self.rules.seconds, self.round), *hurry)

    def offers(self, seat: int) -> Offers:
        """To pass, or any cards of the hand; who has done so may hurry the others, once in a round."""
        if seat not in self.turn:
            return NOTHING if self.result or self.is_hurried or not self.rules.hurry else Offers(may=(HURRY,))
        hand = tuple(TEXT[card] for card in self.hands[seat])
        return Offers((PASS,), Free(hand, 1, MOST, (DOUBLE,)) if hand else None)

    def after(self, seat: int, move: str) -> "State":
        """The state after the move."""
        if self.result:
            raise IllegalMoveError("game_over")
        if move == HURRY and move in self.offers(seat).may:
            return evolve(self, is_hurried=True, events=(Event("hurry", seat, count=self.rules.hurry),))
        if seat not in self.turn:
            raise IllegalMoveError("not_your_turn")
        texts, words = parse_combined("" if move == PASS else move)
        if any(word != DOUBLE for word in words) or len(words) > 1 or (move != PASS and not texts):
            raise NotationError("no_move", text=move[:20])
        if len(texts) > MOST:
            raise IllegalMoveError("tiny_too_many", most=MOST)
        cards = tuple(self._take(seat, texts))
        if len({text[-1] for text in texts}) > 1:
            raise IllegalMoveError("tiny_one_suit")
        laid = evolve(
            self,
            hands=_with(self.hands, seat, tuple(card for card in self.hands[seat] if card not in cards)),
            laid=_with(self.laid, seat, cards),
            doubled=_with(self.doubled, seat, bool(words)),
            events=(Event("laid", seat, count=len(cards)),),
        )
        return laid if laid.turn else laid._turn_up()

    def _take(self, seat: int, texts: Sequence[str]) -> list[int]:
        hand = {TEXT[card]: card for card in self.hands[seat]}
        missing = Counter(texts) - Counter(list(hand))
        if missing:
            raise IllegalMoveError("not_in_hand", card=min(missing)[:3])
        return [hand[text] for text in texts]

    def expire(self, number: int) -> "State":
        """Whoever has laid nothing passes."""
        laid = tuple(cards or () for cards in self.laid)
        return evolve(self, laid=laid, events=(Event("time"),))._turn_up()

    def _turn_up(self) -> "State":
        laid = [cards or () for cards in self.laid]
        totals = [sum(RANK[card] for card in cards) for cards in laid]
        best = [seat for seat, total in enumerate(totals) if total == max(totals) and total]
        winner = best[0] if len(best) == 1 else None
        won = [(2 if self.doubled[seat] else 1) if seat == winner else 0 for seat in range(self.seats)]
        turned = [Event("turned", seat, cards=tuple(TEXT[card] for card in cards)) for seat, cards in enumerate(laid)]
        points = tuple(map(sum, zip(self.points, won, strict=True)))
        ended = self.round == self.rules.rounds
        most = tuple(seat for seat, count in enumerate(points) if count == max(points))
        result = Result("points", most if len(most) < self.seats else (), tuple(map(len, self.hands)))
        return evolve(
            self,
            laid=((),) * self.seats if ended else (None,) * self.seats,
            doubled=(False,) * self.seats,
            out=(*self.out, *(card for cards in laid for card in cards)),
            points=points,
            round=self.round if ended else self.round + 1,
            is_hurried=False,
            result=result if ended else None,
            events=(*self.events, *turned, Event("round", winner, count=self.round)),
        )

    def scored(self, before: tuple[int, ...]) -> tuple[int, ...]:
        """What was won, less a point for whoever has won nothing: it may go below 0."""
        return tuple(count + (won or -1) for count, won in zip(before, self.points, strict=True))

    def view(self, seat: int | None) -> View:
        """One's own cards, and how many the others have and have laid."""
        piles = [_pile("out", None, self.out, is_seen=True)]
        for owner in range(self.seats):
            is_own = owner == seat
            piles.append(_pile("hand", owner, self.hands[owner], is_seen=is_own))
            piles.append(_pile("laid", owner, self.laid[owner] or (), is_seen=is_own))
            piles.append(Pile("points", owner, role="points", shows=str(self.points[owner])))
        return View(
            rules=f"{self.rules}",
            seat=seat or 0,
            seats=self.seats,
            turn=self.turn,
            piles=tuple(piles),
            offers=NOTHING if seat is None else self.offers(seat),
            result=self.result,
            watches=seat is None,
        )


def _pile(name: str, seat: int | None, cards: Cards, *, is_seen: bool) -> Pile:
    if is_seen:
        return Pile(name, seat, tuple(TEXT[card] for card in cards), role=name)
    return Pile(name, seat, hidden=len(cards), role=name)


def _with(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def deal(seats: int, rules: str, seed: bytes, dealer: int | None = None) -> State:
    """Hands from one pack."""
    options = parse_rules(rules)
    if not 2 <= seats <= 4 or seats * options.hand > 52:
        raise OptionsError("players_between", variant="tiny", least=2, most=4, seats=seats, instead="none")
    cards = shuffled(packs(1), seed, 0)
    hands = tuple(cards[seat * options.hand : (seat + 1) * options.hand] for seat in range(seats))
    nobody, zeros = (None,) * seats, (0,) * seats
    return State(options, hands, nobody, (False,) * seats, points=zeros, events=(Event("start"),))


def resample(view: View, rng: random.Random) -> State:
    """A state that agrees with the view: what others hold and have laid is dealt at random."""
    seen = {text for pile in view.piles for text in pile.cards}
    unseen = [card for card in packs(1) if TEXT[card] not in seen]
    rng.shuffle(unseen)
    ids = {TEXT[card]: card for card in packs(1)}

    def cards_of(name: str, seat: int | None) -> Cards:
        pile = view.pile(name, seat)
        return tuple(ids[text] for text in pile.cards) or tuple(unseen.pop() for _ in range(pile.hidden))

    seats = range(view.seats)
    rules = parse_rules(view.rules)
    laid = tuple(None if seat in view.turn else cards_of("laid", seat) for seat in seats)
    hands = tuple(cards_of("hand", seat) for seat in seats)
    points = tuple(int(view.pile("points", seat).shows or 0) for seat in seats)
    return State(rules, hands, laid, (False,) * view.seats, cards_of("out", None), points)
