"""Reads a view back: the trick as a seat knows it, and a random position that agrees with what it knows."""

import random
from collections.abc import Callable, Sequence
from itertools import islice

from p2p_malice.engine.cards import SUITS
from p2p_malice.engine.game import Pile, View
from p2p_malice.errors import GameError
from p2p_malice.games.spite.cards import FAKE_FACES, LADDER, RANKS, RUNG, assign_ids, deck, fake, is_fake, parse_card
from p2p_malice.games.spite.options import Options, parse_options
from p2p_malice.games.spite.rules.consecs import Consecs
from p2p_malice.games.spite.rules.hands import SAME, Hand, read
from p2p_malice.games.spite.rules.judging import Fault, Judgement, judge
from p2p_malice.games.spite.rules.rounds import by_score
from p2p_malice.games.spite.rules.trick import HIGHER, LOWER, Trick
from p2p_malice.games.spite.rules.trick_play import FACE_DOWN, price
from p2p_malice.games.spite.rules.working_position import (
    CLAIM,
    EXCHANGE,
    SWAP,
    TRICK,
    Call,
    Cards,
    Early,
    Pending,
    Played,
    Position,
    Swapped,
)
from p2p_malice.games.spite.state import COUNTDOWN, MISPLAY, State
from p2p_malice.games.spite.views import ARROWS


def fact_of(view: View, name: str, seat: int | None = None) -> str:
    """What a pile without cards shows, or "" if there is no such pile."""
    pile = next((pile for pile in view.piles if pile.name == name and pile.seat == seat), None)
    return (pile.shows or "") if pile else ""


def own_cards(view: View, name: str) -> tuple[str, ...]:
    """The cards of one of the viewer's piles."""
    pile = next((pile for pile in view.piles if pile.name == name and pile.seat == view.seat), None)
    return pile.cards if pile else ()


def played_in(view: View) -> list[Pile]:
    """The last hands of the trick, in the order they were played."""
    return sorted((pile for pile in view.piles if pile.role == "played"), key=lambda pile: -pile.index)


def count_open(view: View) -> int:
    """How many of the last hands of the trick can still be called misplays."""
    return int(fact_of(view, "open") or 0)


def hand_of(pile: Pile, options: Options) -> Hand | None:
    """The hand that a pile on the table makes."""
    if pile.hidden:
        return read([fake(FAKE_FACES[0], copy) for copy in range(pile.hidden)], down=True)
    return read(assign_ids(pile.cards), readings=options.readings)


def trick_of(view: View) -> Trick:
    """The trick that a play is judged by now. Raises `GameError` for a view that no position has."""
    played = played_in(view)
    return _trick(view, played[:-1] if fact_of(view, "waits") else played)


def trick_before(view: View) -> Trick:
    """The trick that its last hand, which can still be called a misplay, is judged by."""
    return trick_of(view) if fact_of(view, "waits") else _trick(view, played_in(view)[:-1], "before_")


def _trick(view: View, played: Sequence[Pile], when: str = "") -> Trick:
    options = parse_options(view.rules)
    hands = [hand for pile in played if (hand := hand_of(pile, options))]
    direction = HIGHER if fact_of(view, f"{when}direction") == ARROWS[HIGHER] else LOWER
    arity, due, suits = (fact_of(view, f"{when}{name}") for name in ("arity", "due", "suits"))
    step = value = None
    if due:
        value = RANKS.index(due)
        # What lies there may be a misplay, and then the step can't be told.
        last = next((hand for hand in reversed(hands) if hand.kind == SAME and not hand.thirteens), None)
        step = (RUNG[value] - RUNG[last.value]) % len(LADDER) if last else 1
    consecs = Consecs(step, value, tuple(map(SUITS.index, suits)) or None)
    return Trick(direction, options.readings, int(arity) if arity else None, tuple(hands), consecs)


# --- a position that agrees ------------------------------------------------------------------------------------------


def resample(view: View, rng: random.Random) -> State:
    """A random state that agrees with the view. Raises `GameError` for a view that no state has."""
    try:
        return State(_position(view, rng))
    except (LookupError, ValueError, StopIteration) as error:
        raise GameError("no_such_view") from error


def _position(view: View, rng: random.Random) -> Position:
    seats = range(view.seats)
    options = parse_options(view.rules)
    take = _dealer(view, rng)
    at = Position(options, rng.randbytes(32), 0, [take("hand", seat) for seat in seats], [], shuffles=1)
    at.scores, at.halves, at.lost_last = list(view.scores), [None] * view.seats, [0] * view.seats
    at.round, at.result = view.deal, view.result
    at.counted = tuple(zip(*(fact_of(view, "counted", seat).split() for seat in seats), strict=True))
    at.pile, at.deck, at.out = take("pile", None), take("deck", None), take("out", None)
    at.bounty = next(iter(take("bounty", None)), None)
    at.trick = trick_of(view)
    if fact_of(view, "gave", view.seat):
        gave, got = (tuple(map(parse_card, fact_of(view, name, view.seat).split())) for name in ("gave", "got"))
        at.swapped = (Swapped(view.seat, gave, got),)
    plays = [_play(pile, take(pile.name, pile.seat), options) for pile in played_in(view)]
    at.early = tuple(_early(pile, take("early", pile.seat)) for pile in view.piles if pile.role == "early")
    at.fakes = [take("fakes", seat) for seat in seats]
    older = take("trick", None)  # Last, since it gets all fake jokers that lie nowhere else.
    at.table = (*([Played(plays[0].seat, older, None)] if older else ()), *plays)
    _read_players(at, view)
    _read_phase(at, view)
    return at


def _play(pile: Pile, cards: Cards, options: Options) -> Played:
    return Played(pile.seat or 0, cards, hand_of(pile, options), tuple(filter(is_fake, cards)))


def _early(pile: Pile, cards: Cards) -> Early:
    said = frozenset({FACE_DOWN} if pile.hidden else ())
    return Early(pile.seat or 0, cards, tuple(filter(is_fake, cards)), said)


def _dealer(view: View, rng: random.Random) -> Callable[[str, int | None], Cards]:
    """A function that gives a pile's cards: visible ones, and unseen ones at random; fake jokers only where allowed."""
    ids = iter(assign_ids([text for pile in view.piles for text in pile.cards]))
    by_pile = {(pile.name, pile.seat): tuple(islice(ids, len(pile.cards))) for pile in view.piles}
    known = {card for cards in by_pile.values() for card in cards}
    unseen = [card for card in deck() if card not in known]
    fakes = [card for face in FAKE_FACES if (card := fake(face, 0)) not in known]
    rng.shuffle(unseen)
    rng.shuffle(fakes)
    del fakes[max(0, sum(pile.count for pile in view.piles) - len(known) - len(unseen)) :]

    def take(name: str, seat: int | None) -> Cards:
        pile = next((pile for pile in view.piles if pile.name == name and pile.seat == seat), None)
        if pile is None or not pile.count:
            return ()
        may_be_fake = pile.role in ("pile", "played", "early", "fakes", "trick")
        return by_pile[name, seat] or tuple(
            (fakes if fakes and may_be_fake else unseen).pop() for _ in range(pile.hidden)
        )

    return take


def _read_players(at: Position, view: View) -> None:
    """Read how everybody stands in the round."""
    at.passed = [bool(fact_of(view, "passed", seat)) for seat in range(view.seats)]
    at.barred = [bool(fact_of(view, "barred", seat)) for seat in range(view.seats)]
    at.skips = [int(fact_of(view, "skips", seat) or 0) for seat in range(view.seats)]
    at.cams = [int(fact_of(view, "cams", seat) or 0) for seat in range(view.seats)]
    at.kinds, at.picked, at.put = [()] * view.seats, [0] * view.seats, [()] * view.seats
    at.absent = frozenset(seat for seat in range(view.seats) if fact_of(view, "absent", seat))
    at.joining = tuple(at.absent)
    placed = {int(place): seat for seat in range(view.seats) if (place := fact_of(view, "place", seat))}
    middle = [place for place in range(1, at.present + 1) if place not in placed]
    first_free = middle[0] if middle else at.present + 1
    at.finished = tuple(placed[place] for place in sorted(placed) if place < first_free)
    at.lost = tuple(placed[place] for place in sorted(placed, reverse=True) if place > first_free)
    at.bought = next(count for count in range(40) if str(price(count)) == fact_of(view, "price") and count != 1)


def _read_phase(at: Position, view: View) -> None:
    """Read what is going on."""
    at.phase, at.to_move = TRICK, view.turn[0] if view.turn else 0
    if claim := fact_of(view, "claim"):
        at.phase, at.claim = CLAIM, RANKS.index(claim)
        at.declined = frozenset(range(view.seats)) - set(view.turn)
    elif limit := fact_of(view, "exchange"):
        at.phase, at.limit = EXCHANGE, int(limit)
    elif fact_of(view, "swap"):
        at.phase = SWAP
        at.put = [None if seat in view.turn else by_score(at, seat) for seat in range(view.seats)]
    exchanged = next((pile for pile in view.piles if pile.role == "exchanged"), None)
    if exchanged:
        count, most = map(int, (exchanged.shows or "").split("/"))
        fault = None if 1 <= count <= most else Fault("spite_exchange", {"most": most})
        played = Played(exchanged.seat or 0, (), None)
        at.pending = (Pending(played, frozenset(), at.trick, fault, exchanged=(count, most)),)
    if count_open(view) or exchanged:
        _read_open(at, view, count_open(view))
    if view.turn and view.turn != (view.seat,) and at.phase != CLAIM:
        at.countdown = COUNTDOWN not in view.offers.may


def _read_open(at: Position, view: View, count: int) -> None:
    """Read what can still be called a misplay. What was said with it is unknown, and only the last play is judged."""
    played, waits = at.table[len(at.table) - count :], bool(fact_of(view, "waits"))
    at.is_ending = not view.turn and not waits
    for number, each in enumerate(played, 1):
        is_last = number == count
        before = _without(at, played[number - 1 :], trick_before(view) if is_last else at.trick)
        verdict = judge(before.trick, each.hand, frozenset(), view.seats) if is_last else Judgement(at.trick)
        pending = Pending(each, frozenset(), verdict.trick, verdict.fault, False, number, is_last and waits, before)
        at.pending = (*at.pending, pending)
    if waits:
        at.table = at.table[:-1]
    at.ticks = count
    if MISPLAY not in view.offers.may:
        at.calls = (Call(view.seat, frozenset(each.number for each in at.pending if each.played.seat != view.seat)),)


def _without(at: Position, played: Sequence[Played], trick: Trick) -> Position:
    """The position before the last plays."""
    before = at.copy()
    before.pending, before.is_ending, before.trick = (), False, trick
    before.table = before.table[: len(before.table) - len(played)]
    for each in played:
        before.take_back(each.seat, each.cards, each.extra)
    return before
