"""The course of a trick: plays and their effects, passing, whose turn is next, and the end."""

from collections.abc import Callable

from attrs import evolve

from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.spite.cards import VALUE, is_fake, is_joker
from p2p_malice.games.spite.options import CAM_LIMIT, HAND_LIMIT
from p2p_malice.games.spite.rules.hands import DOWN, JOKERS, SAME, Hand, read
from p2p_malice.games.spite.rules.judging import Fault, judge
from p2p_malice.games.spite.rules.penalties import claim_fault, explain, penalise, skip_turns
from p2p_malice.games.spite.rules.trick import CAM, WORDS, Trick
from p2p_malice.games.spite.rules.working_position import (
    CLAIM,
    EXCHANGE,
    ROUND_OVER,
    TRICK,
    Cards,
    Early,
    Pending,
    Played,
    Position,
    in_order,
    texts_of,
)
from p2p_malice.sentence_facts import Fact

FACE_DOWN, BUY = "down", "buy"
"""What else may be said with a hand: that its fake jokers lie face down and, with a number, the price to buy back."""

_JUDGED = frozenset(WORDS)


def price(bought: int) -> int:
    """What it costs to buy back after having done so `bought` times in the round: 1, 1, 2, 3, 5, 8 …"""
    now, following = 1, 1
    for _ in range(bought):
        now, following = following, now + following
    return now


# --- playing ---------------------------------------------------------------------------------------------------------


def play(at: Position, seat: int, cards: Cards, said: frozenset[str]) -> None:
    """Put cards on the table. With a referee, what is against the rules raises `IllegalMoveError`."""
    hand = read(cards, down=FACE_DOWN in said, readings=at.trick.readings)
    fakes = at.fakes[seat]
    extra = tuple([card for card in cards if card in fakes]) if fakes else ()
    pending = judged(at, Played(seat, cards, hand, extra), said)
    if pending.fault and at.options.referee:
        raise IllegalMoveError(pending.fault.code, **pending.fault.facts)
    at.forget_swap(seat)
    before = at.copy()
    before.pending, before.calls = (), ()
    at.hands[seat] = tuple([card for card in at.hands[seat] if card not in cards])
    if extra:
        at.fakes[seat] = tuple([card for card in fakes if card not in cards])
    if lies_down(cards, said):
        at.tell("play down", seat, count=len(cards))
    else:
        at.tell("play", seat, cards=texts_of(cards))
    for word in sorted(said - {FACE_DOWN}):
        name = word.rstrip("0123456789")
        at.tell(f"say {name}", seat, count=int(word[len(name) :]) if name == BUY else None)
    at.tick()
    if not at.options.calls:
        if pending.fault:
            _convict(at, pending, pending.fault)
        if pending.trick is not None:
            _take_effect(at, pending)
        return
    waits = at.phase == CLAIM or at.passed[seat] or not at.hands[seat]
    at.pending = (*at.pending, pending.opened(at.ticks, waits, before))
    if not waits:
        _lie_down(at, pending)
        seek(at, seat + 1)


def lies_down(cards: Cards, said: frozenset[str]) -> bool:
    """Whether the cards lie face down, where nobody else sees them."""
    return FACE_DOWN in said and all(map(is_fake, cards))


def lay_early(at: Position, seat: int, cards: Cards, said: frozenset[str]) -> None:
    """Put cards on the table before the player's turn, when they are judged. Raises `IllegalMoveError`."""
    if not may_lay_early(at, seat):
        raise IllegalMoveError("not_your_turn")
    extra = tuple(card for card in cards if card in at.fakes[seat])
    at.hands[seat] = tuple(card for card in at.hands[seat] if card not in cards)
    at.fakes[seat] = tuple(card for card in at.fakes[seat] if card not in cards)
    at.early = (*at.early, Early(seat, cards, extra, said))
    if lies_down(cards, said):
        at.tell("early down", seat, count=len(cards))
    else:
        at.tell("early", seat, cards=texts_of(cards))


def may_lay_early(at: Position, seat: int) -> bool:
    """Whether a player not on turn may still get one in this trick, and hasn't laid anything for it yet."""
    is_free = at.phase == TRICK and not at.is_waiting and not at.options.referee and bool(at.hands[seat])
    has_turn = at.last is not None and at.last.seat != seat and not at.barred[seat] and not at.skips[seat]
    return is_free and has_turn and all(each.seat != seat for each in at.early)


def _play_early(at: Position, seat: int) -> None:
    """Play what a player has laid early, now that it's their turn."""
    laid = next((each for each in at.early if each.seat == seat), None) if at.early else None
    if laid:
        at.early = tuple(each for each in at.early if each is not laid)
        at.take_back(seat, laid.cards, laid.extra)
        play(at, seat, laid.cards, laid.said)


def judged(at: Position, played: Played, said: frozenset[str]) -> Pending:
    """What the rules say of a play."""
    seat = played.seat
    if at.phase == CLAIM and (fault := claim_fault(at, played.cards)):
        return Pending(played, said, None, fault)
    prices = {word for word in said if word.startswith(BUY)}
    if at.passed[seat] and prices != {f"{BUY}{price(at.bought)}"}:
        return Pending(played, said, None, _fault("spite_price", count=price(at.bought)))
    active = _active(at, seat) if CAM in said else at.seats  # Nothing else depends on it.
    verdict = judge(at.trick, played.hand, said & _JUDGED, active)
    fault = verdict.fault
    if fault is None and prices and not at.passed[seat]:
        fault = _fault("spite_not_out")
    return Pending(played, said, verdict.trick, fault, at.passed[seat])


def _fault(code: str, **facts: Fact) -> Fault:
    return Fault(code, facts)


def _active(at: Position, seat: int) -> int:
    """How many players count as active for come-at-me."""
    players = {*at.players_in, seat}
    if not at.options.cam_counts_passed:
        players = {each for each in players if each == seat or not (at.passed[each] or at.barred[each])}
    return len(players)


def settle(at: Position) -> None:
    """Rule on the oldest play, which can't be called any more. The game goes on from there, or goes back."""
    pending, *later = at.pending
    right = tuple([call.seat for call in at.calls if pending.number in call.numbers])
    left = [evolve(call, numbers=call.numbers - {pending.number}) for call in at.calls]
    wrong = tuple([call.seat for call in left if not call.numbers])
    at.pending = tuple(later)
    if pending.fault:
        at.calls = tuple([call for call in at.calls if pending.number not in call.numbers])
        _convict(at, pending, pending.fault, right)
    else:
        at.calls = tuple([call for call in left if call.numbers])
        for caller in wrong:
            at.tell("wrong call", caller)
            _punish(at, caller)
    if pending.trick is None:
        return
    if pending.waits:
        _take_effect(at, pending)
    elif not at.is_waiting and at.barred[at.to_move]:
        seek(at, at.to_move + 1)
    elif at.is_ending:
        _end_when_settled(at)


def _convict(at: Position, pending: Pending, fault: Fault, callers: tuple[int, ...] = ()) -> None:
    """Punish a misplay. If its cards or its exchange can't stand, the trick goes back to what it was before."""
    seat = pending.played.seat
    caller = at.lot(callers) if callers else None
    has_gone_on = bool(at.pending)
    if pending.trick is None and pending.before:
        at.go_back(pending.before)
    elif pending.trick is None:
        at.take_back(seat, pending.played.cards, pending.played.extra)
    explain(at, seat, fault)
    _punish(at, seat, caller)
    for other in callers:
        if other != caller:
            at.tell("call too", other)
    if pending.trick is not None:
        if CAM in pending.said and pending.number and not pending.waits:
            _change(at, lambda each: each.cams.__setitem__(seat, each.cams[seat] - 1))
        return
    if has_gone_on:
        at.tell("back")
    if at.phase == EXCHANGE:
        _lead_next(at, seat)
        return
    at.tick()
    if at.phase == TRICK:
        seek(at, seat + 1)


def _punish(at: Position, seat: int, caller: int | None = None) -> None:
    """Make a player pay for a misplay, even in positions that the trick may go back to."""
    _change(at, lambda each: penalise(each, seat, caller))


def _change(at: Position, change: Callable[[Position], None]) -> None:
    """Apply a change to the position, and to those before each play that can still be called."""
    change(at)
    at.pending = tuple([evolve(each, before=_changed(each.before, change)) for each in at.pending])


def _changed(before: Position | None, change: Callable[[Position], None]) -> Position | None:
    if before is None:
        return None
    changed = before.copy()
    change(changed)
    changed.events = []
    return changed


def _take_effect(at: Position, pending: Pending) -> None:
    """Apply all the effects of a hand that stands; then it's the next player's turn."""
    at.tick()
    at.phase = TRICK
    _lie_down(at, evolve(pending, said=pending.said - {CAM}) if pending.fault else pending)
    seat, hand = pending.played.seat, pending.played.hand
    assert hand is not None
    if pending.is_bought:
        _draw_price(at, seat)
    if len(at.hands[seat]) >= HAND_LIMIT:
        lose(at, seat)
    elif not at.hands[seat]:
        _go_out(at, seat, hand)
    if at.phase == TRICK:
        seek(at, seat + 1)


def _lie_down(at: Position, pending: Pending) -> None:
    """Leave cards on the table as if they stood, even if they can't; it is up to the others to say so."""
    played, hand = pending.played, pending.played.hand
    seat = played.seat
    after = pending.trick or (at.trick.after(hand, pending.said) if hand else at.trick)
    if after.direction != at.trick.direction:
        at.tell(after.direction)
    at.trick, at.table = after, (*at.table, played)
    if hand:
        at.kinds[seat] = (*at.kinds[seat][-1:], hand.kind)
    if CAM in pending.said:
        at.cams[seat] += 1
    at.picked[seat] = 0


def _draw_price(at: Position, seat: int) -> None:
    """Draw the cards that it costs to buy back; the next time costs more."""
    drawn = at.draw(price(at.bought))
    at.bought += 1
    at.passed[seat] = False
    at.picked[seat] = len(drawn)
    at.take_up(seat, drawn)
    at.tell("draw", seat, count=len(drawn))


# --- leaving the round -----------------------------------------------------------------------------------------------


def _go_out(at: Position, seat: int, hand: Hand) -> None:
    """A player has no regular cards left. If a joker hand was one of their last two, they lose the round."""
    if {JOKERS, DOWN} & set(at.kinds[seat]):
        lose(at, seat)
        return
    at.finished = (*at.finished, seat)
    at.tell("out", seat, count=len(at.finished))
    if hand.kind == SAME and hand.is_natural and at.bounty is not None and hand.value == VALUE[at.bounty]:
        at.earn(seat, hand.arity)
        at.out, at.bounty = (*at.out, at.bounty), None
        turn_bounty(at)
    _end_round(at)
    if len(at.finished) == 1 and at.phase != ROUND_OVER:
        at.tell("places")


def lose(at: Position, seat: int) -> None:
    """A player loses the round at once, and gets the lowest place still free."""
    at.lost = (*at.lost, seat)
    at.out = (*at.out, *at.hands[seat])
    at.hands[seat] = ()
    at.tell("lose", seat)
    _end_round(at)


def _end_round(at: Position) -> None:
    if len(at.players_in) <= 1:
        at.phase = ROUND_OVER


def turn_bounty(at: Position) -> None:
    """Turn the top card of the deck as the bounty; a joker is shuffled back and another turned."""
    if not at.options.bounty:
        return
    while card := at.draw(1):
        if not is_joker(card[0]):
            at.bounty = card[0]
            at.tell("bounty", cards=texts_of(card))
            return
        if all(map(is_joker, at.deck)):
            at.deck = (*at.deck, *card)
            return
        at.deck = at.shuffle((*at.deck, *card))


# --- turns -----------------------------------------------------------------------------------------------------------


def begin_trick(at: Position, leader: int) -> None:
    """Begin a trick, led by that player or the next one clockwise who may."""
    at.phase, at.table, at.leader = TRICK, (), leader
    at.trick = Trick.lead(at.trick.direction, at.options.readings)
    at.passed, at.barred, at.cams = [False] * at.seats, [False] * at.seats, [0] * at.seats
    seek(at, leader)


def seek(at: Position, first: int) -> None:
    """Find the next player on turn, from seat `first` on; if nobody is left to beat the last hand, end the trick."""
    at.tick()
    last = at.last
    for seat in at.around(first):
        if last and (seat == last.seat or _is_given_up(at, last.seat)):
            return _end_when_settled(at)
        if not at.is_in(seat) or at.barred[seat]:
            continue
        if at.skips[seat]:
            at.skips[seat] -= 1
            at.passed[seat] = True
            at.tell("skip", seat)
        elif last or not at.passed[seat]:
            at.to_move = seat
            return _play_early(at, seat)
    return _end_when_settled(at) if last else _lead_lowest(at)


def _is_given_up(at: Position, winner: int) -> bool:
    """Whether all others have passed, if the rules give nobody a last chance to buy back."""
    if at.options.last_chance:
        return False
    return all(at.passed[seat] or at.barred[seat] for seat in at.players_in if seat != winner)


def _end_when_settled(at: Position) -> None:
    """End the trick as soon as nothing in it can be called a misplay."""
    at.is_ending = bool(at.pending)
    if not at.is_ending:
        _end_trick(at)


def _lead_lowest(at: Position) -> None:
    """Nobody has led, so lead the lowest card of the player who had to."""
    seat = next(seat for seat in at.around(at.leader) if at.is_in(seat))
    card = at.hands[seat][0]
    at.hands[seat] = at.hands[seat][1:]
    hand = read((card,), readings=at.trick.readings)
    assert hand is not None
    at.tell("lead for", seat, cards=texts_of((card,)))
    _take_effect(at, Pending(Played(seat, (card,), hand), frozenset(), at.trick.after(hand), None))


def pass_on(at: Position, seat: int) -> None:
    """Pass, or stay out of a trick after passing. Raises `IllegalMoveError` if the player has to lead."""
    if not at.last:
        raise IllegalMoveError("spite_must_lead")
    give_up(at, seat)


def give_up(at: Position, seat: int) -> None:
    """Pass; a lead moves clockwise."""
    at.forget_swap(seat)
    if not at.passed[seat]:
        at.tell("pass", seat)
    at.passed[seat], at.picked[seat] = True, 0
    seek(at, seat + 1)


# --- the end of a trick ----------------------------------------------------------------------------------------------


def _end_trick(at: Position) -> None:
    """The player of the last hand has won; settle any come-at-me."""
    last = at.last
    assert last is not None
    assert last.hand is not None
    at.take_back_early()
    winner, cards = last.seat, tuple(card for played in at.table for card in played.cards)
    at.tell("trick", winner)
    limit = _settle_cams(at, winner, last.hand)
    at.put_away(cards)
    at.table, at.trick = (), Trick.lead(at.trick.direction, at.options.readings)
    if limit > 0 and at.is_in(winner):
        at.phase, at.to_move = EXCHANGE, winner
        at.limit = min(limit, len(at.hands[winner]))
    else:
        _lead_next(at, winner)


def _lead_next(at: Position, winner: int) -> None:
    begin_trick(at, next(seat for seat in at.around(winner) if at.is_in(seat)))


def _settle_cams(at: Position, winner: int, hand: Hand) -> int:
    """Penalise players who said come-at-me and didn't win; return how many cards the winner may exchange."""
    for seat, count in enumerate(at.cams):
        if count and seat != winner:
            skip_turns(at, seat, count)
    owner, before = at.streak
    before = before if owner == winner else 0
    said = at.cams[winner]
    has_succeeded = bool(said) and hand.kind != JOKERS
    at.streak = (winner, before + has_succeeded)
    if not said:
        return 0
    if not has_succeeded:
        explain(at, winner, _fault("spite_cam_joker"))
        penalise(at, winner)
        return 0
    limit = CAM_LIMIT + said - 1 - before
    if limit < 0:
        skip_turns(at, winner, -limit)
    return limit


def exchange(at: Position, seat: int, cards: Cards) -> None:
    """Discard cards after winning a come-at-me, and draw as many. The wrong number is a misplay."""
    fault, before = None, None
    if not 1 <= len(cards) <= at.limit:
        fault, before = _fault("spite_exchange", most=at.limit), at.copy()
        if at.options.referee:
            raise IllegalMoveError(fault.code, **fault.facts)
        if at.options.calls:
            at.tell("exchange", seat, count=len(cards))
        else:
            explain(at, seat, fault)
            penalise(at, seat)
    else:
        at.hands[seat] = tuple(card for card in at.hands[seat] if card not in cards)
        at.tell("exchange", seat, count=len(cards))
        drawn = at.draw(len(cards))
        at.out = (*at.out, *cards)
        at.swap(seat, in_order(cards), drawn)
        at.picked[seat] = len(drawn)
    if at.options.calls:
        # It can be called a misplay, as plays can: everybody saw how many cards it was.
        at.tick()
        trick = None if fault else at.trick
        pending = Pending(Played(seat, (), None), frozenset(), trick, fault, exchanged=(len(cards), at.limit))
        at.pending = (*at.pending, evolve(pending, number=at.ticks, before=before))
    _lead_next(at, seat)


def keep_all(at: Position, seat: int) -> None:
    """The time for an exchange is up; nothing is exchanged."""
    _lead_next(at, seat)
