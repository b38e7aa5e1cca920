"""The course of a session: dealing rounds, swapping cards by score, claiming the first lead, and scoring places."""

from collections.abc import Sequence

from p2p_malice.engine.game import Result
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.spite.cards import FAKE_FACES, RANKS, TEXT, VALUE, deck, fake
from p2p_malice.games.spite.options import HAND, LEAST_SEATS, Options
from p2p_malice.games.spite.rules.scoring import LOSER, half_of, new_score, points, swap_count, swap_values
from p2p_malice.games.spite.rules.trick import Trick
from p2p_malice.games.spite.rules.trick_play import begin_trick, seek, turn_bounty
from p2p_malice.games.spite.rules.working_position import (
    CLAIM,
    ROUND_OVER,
    SWAP,
    TRICK,
    Before,
    Cards,
    Position,
    in_order,
    texts_of,
)


def begin_session(options: Options, seats: int, seed: bytes, dealer: int | None) -> Position:
    """The first round, dealt. If no dealer is given, one is chosen at random."""
    nobody: list[Cards] = [()] * seats
    at = Position(options=options, seed=seed, dealer=0, hands=nobody, fakes=list(nobody))
    at.scores, at.halves, at.lost_last = [0] * seats, [None] * seats, [0] * seats
    at.dealer = at.lot(tuple(range(seats))) if dealer is None else dealer
    faces = at.shuffle(tuple(range(len(FAKE_FACES))))[: options.fakes if options.has_fakes else 0]
    at.pile = tuple(fake(FAKE_FACES[face], 0) for face in faces)
    begin_round(at)
    return at


def begin_round(at: Position) -> None:
    """Shuffle and deal; then cards are swapped by score, and the bounty is turned."""
    seats = at.seats
    _take_in(at)
    at.round += 1
    at.tell("round", count=at.round)
    held = {card for cards in at.fakes for card in cards}
    at.deck = at.shuffle(tuple(card for card in deck() if card not in held))
    at.out, at.bounty, at.table, at.swapped = (), None, (), ()
    at.finished, at.lost, at.bought, at.streak = (), (), 0, (None, 0)
    at.skips, at.kinds, at.picked = [0] * seats, [()] * seats, [0] * seats
    at.passed, at.barred, at.cams = [False] * seats, [False] * seats, [0] * seats
    at.trick = Trick.lead(readings=at.options.readings)
    for seat in at.around(at.dealer + 1):
        at.hands[seat] = in_order(at.draw(HAND)) if seat not in at.absent else ()
    at.leader = _first_player(at)
    at.put = [None if _has_choice(at, seat) else by_score(at, seat) for seat in range(seats)]
    at.phase = SWAP
    at.tick()
    go_on(at)


def go_on(at: Position) -> None:
    """Move on from whatever is over to what comes next."""
    while True:
        if at.phase == SWAP and all(cards is not None for cards in at.put):
            _swap(at)
        elif at.phase == CLAIM and not at.pending and not claimants(at):
            _next_claim(at)
        elif at.phase == ROUND_OVER and at.result is None:
            _count(at)
        else:
            return


def _first_player(at: Position) -> int:
    """Who leads first: the player with the most negative score; of equal ones, the one who lost most recently."""
    left = [seat for seat in at.around(at.dealer + 1) if seat not in at.absent]
    if at.round == 1:
        return left[0]
    return min(left, key=lambda seat: (at.scores[seat], -at.lost_last[seat]))


# --- the swap --------------------------------------------------------------------------------------------------------


def by_score(at: Position, seat: int) -> Cards:
    """The cards that a player puts down by score unless they choose among equal ones."""
    cards = []
    left = list(at.hands[seat])
    for value in swap_values(at.hands[seat], at.scores[seat]):
        card = next(card for card in left if VALUE[card] == value)
        left.remove(card)
        cards.append(card)
    return tuple(cards)


def _has_choice(at: Position, seat: int) -> bool:
    """Whether a player can choose: some cards of a value have to go, others stay, and they look different."""
    put = by_score(at, seat)
    stay = [card for card in at.hands[seat] if card not in put]
    return any(VALUE[card] == VALUE[other] and TEXT[card] != TEXT[other] for card in stay for other in put)


def put_down(at: Position, seat: int, cards: Cards) -> None:
    """Put down the cards that a player chose. Raises `IllegalMoveError` for any but the lowest or the highest."""
    if sorted(VALUE[card] for card in cards) != swap_values(at.hands[seat], at.scores[seat]):
        raise IllegalMoveError("spite_swap", count=swap_count(at.scores[seat], len(at.hands[seat])))
    at.put = [cards if each == seat else put for each, put in enumerate(at.put)]


def choose_for_all(at: Position) -> None:
    """The time for putting cards down is up."""
    at.put = [by_score(at, seat) if cards is None else cards for seat, cards in enumerate(at.put)]


def _swap(at: Position) -> None:
    """Players with scores above 0 get the cards put down by those with scores below 0, and vice versa."""
    low: Cards = ()
    high: Cards = ()
    for seat, cards in enumerate(at.put):
        assert cards is not None
        at.hands[seat] = tuple(card for card in at.hands[seat] if card not in cards)
        if cards:
            at.tell("put down", seat, count=len(cards))
        if at.scores[seat] > 0:
            low += cards
        else:
            high += cards
    order = sorted(at.around(at.leader), key=lambda seat: -abs(at.scores[seat]))
    high = _hand_out(at, [seat for seat in order if at.scores[seat] > 0], high)
    low = _hand_out(at, [seat for seat in order if at.scores[seat] < 0], low)
    if low or high:
        at.tell("swap rest", cards=texts_of(in_order((*low, *high))))
        at.out = (*at.out, *low, *high)
    at.put = [() for _ in at.put]
    turn_bounty(at)
    if at.round == 1 and at.options.first_lead:
        at.phase, at.claim, at.declined = CLAIM, 0, frozenset()
        at.tick()
    else:
        begin_trick(at, at.leader)


def _hand_out(at: Position, seats: list[int], pile: Cards) -> Cards:
    """Each of the players takes, unseen, as many cards as they put down; any missing ones come from the deck."""
    if not seats:
        return pile
    pile = at.shuffle(pile) if pile else ()
    for seat in seats:
        count = HAND - len(at.hands[seat])
        taken, pile = pile[:count], pile[count:]
        at.swap(seat, in_order(at.put[seat] or ()), (*taken, *at.draw(count - len(taken))))
    return pile


# --- the first lead --------------------------------------------------------------------------------------------------


def claimants(at: Position) -> tuple[int, ...]:
    """Who may still claim the first lead, or decline."""
    return tuple(seat for seat in at.players_in if seat not in at.declined and not at.barred[seat])


def decline(at: Position, seat: int) -> None:
    """A player declines to lead with this rank."""
    at.declined |= {seat}


def decline_all(at: Position) -> None:
    """Let nobody claim the first lead with this rank any more: its time is up."""
    at.declined = frozenset(range(at.seats))


def _next_claim(at: Position) -> None:
    """Nobody leads with this rank, so try the next; after the last, the first player has to lead."""
    at.claim, at.declined = at.claim + 1, frozenset()
    if at.claim < len(RANKS) and claimants(at):
        at.tell("claim", stands_for=RANKS[at.claim])
        at.tick()
        return
    at.phase = TRICK
    seek(at, at.leader)


# --- the end ---------------------------------------------------------------------------------------------------------


def _count(at: Position) -> None:
    """Score the places of the finished round, then deal the next one or end the session."""
    at.take_back_early()
    places = (*at.finished, *at.players_in, *reversed(at.lost))
    at.before = Before(tuple(at.scores), tuple(at.halves), tuple(at.lost_last), places)
    for place, seat in enumerate(places):
        at.tell("place", seat, count=place + 1)
    _score(at, places)
    for seat in places:
        at.tell("round score", seat, count=at.scores[seat])
    _clear(at)
    if at.round < at.options.rounds:
        begin_round(at)
        return
    most = max(at.scores[seat] for seat in places)
    best = tuple(seat for seat in sorted(places) if at.scores[seat] == most)
    at.result = Result("session", best, tuple(map(len, at.hands)))


def _score(at: Position, places: Sequence[int]) -> None:
    """Add a round with these places to the scores."""
    scores, halves, lost_last = list(at.scores), list(at.halves), list(at.lost_last)
    counted = ["-"] * at.seats
    for place, seat in enumerate(places):
        score = new_score(scores[seat], halves[seat], place, len(places))
        counted[seat] = f"{place + 1}:{scores[seat]}:{score - points(place, len(places))}:{score}"
        scores[seat], halves[seat] = score, half_of(place, len(places))
    lost_last[places[-1]] = at.round
    at.scores, at.halves, at.lost_last = scores, halves, lost_last
    at.counted = (*at.counted[: at.round - 1], tuple(counted))


def _clear(at: Position) -> None:
    """Put away what was played in the unfinished trick."""
    at.put_away(tuple(card for played in at.table for card in played.cards))
    at.table, at.trick = (), Trick.lead(at.trick.direction, at.options.readings)


# --- who comes late --------------------------------------------------------------------------------------------------


def leave_out(at: Position, seat: int) -> None:
    """Leave out a seat that nobody has taken yet; its cards go back below the deck.

    Raises `IllegalMoveError` once anybody has acted, and if too few would be left.
    """
    has_begun = at.round > 1 or at.table or at.pending or at.out or at.claim or at.declined or any(at.passed)
    if has_begun or seat in at.absent:
        raise IllegalMoveError("spite_not_now")
    if at.present <= LEAST_SEATS:
        raise IllegalMoveError("spite_too_few", least=LEAST_SEATS)
    # By seat rather than in the order they were left out: a saved game is dealt again without knowing that order.
    below = HAND * sum(each < seat for each in at.absent)
    at.absent |= {seat}
    at.deck, at.hands[seat] = (*at.deck[:below], *at.hands[seat], *at.deck[below:]), ()
    at.tell("absent", seat)
    at.leader = at.to_move = next(each for each in at.around(at.leader) if each not in at.absent)


def join(at: Position, seat: int) -> None:
    """A player has arrived, and is dealt in from the next round on."""
    at.joining = (*at.joining, seat)
    at.tell("join", seat)


def _take_in(at: Position) -> None:
    """Take in those who join as losers of the last round, which is scored again with the others a place higher."""
    before = at.before
    if not at.joining or before is None:
        return
    at.scores, at.halves, at.lost_last = before.scores, before.halves, before.lost_last
    _score(at, (*before.places, *at.joining))
    at.scores = [LOSER if seat in at.joining else score for seat, score in enumerate(at.scores)]
    last = tuple("-" if seat in at.joining else each for seat, each in enumerate(at.counted[-1]))
    at.counted = (*at.counted[:-1], last)
    at.absent, at.joining = at.absent - set(at.joining), ()
    for seat, score in enumerate(at.scores):
        if seat not in at.absent:
            at.tell("round score", seat, count=score)
