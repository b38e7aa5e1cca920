"""Positions of Spite from text, and what is done in them, move by move."""

from p2p_malice.engine.game import Event
from p2p_malice.games.spite.cards import TEXT, assign_ids, deck
from p2p_malice.games.spite.options import parse_options
from p2p_malice.games.spite.rules.trick import HIGHER
from p2p_malice.games.spite.rules.trick_play import begin_trick
from p2p_malice.games.spite.rules.working_position import TRICK, Position, in_order
from p2p_malice.games.spite.state import State, deal

SEED = bytes(range(32))


def at_table(
    *hands: str, rules: str = "spite window=0", lead: int = 0, direction: str = HIGHER, **changes: object
) -> State:
    """A trick is to be led by `lead`; hands are cards with spaces between, fake jokers with a star.

    `bounty` is a card; other changes are fields of the position.
    """
    texts = [hand.split() for hand in hands]
    bounty = [str(changes.pop("bounty"))] if "bounty" in changes else []
    ids = assign_ids([*(text for own in texts for text in own), *bounty])
    rest = [card for card in deck() if card not in ids]
    at = Position(parse_options(rules), SEED, 0, [], [], deck=tuple(rest), pile=_fakes(texts), round=1)
    taken = iter(ids)
    for own in texts:
        cards = [next(taken) for _ in own]
        at.hands.append(in_order(tuple(card for card in cards if not TEXT[card].endswith("*"))))
        at.fakes.append(tuple(card for card in cards if TEXT[card].endswith("*")))
    if bounty:
        at.bounty = next(taken)
    seats = len(hands)
    at.scores, at.halves, at.lost_last = [0] * seats, [None] * seats, [0] * seats
    at.skips, at.kinds, at.picked = [0] * seats, [()] * seats, [0] * seats
    at.put, at.phase = [()] * seats, TRICK
    for name, value in changes.items():
        setattr(at, name, value)
    at.trick = at.trick.lead(direction, at.options.readings)
    begin_trick(at, lead)
    return State(at)


def _fakes(texts: list[list[str]]) -> tuple[int, ...]:
    """The fake jokers that nobody holds: five in all."""
    held = sum(text.endswith("*") for own in texts for text in own)
    return tuple(assign_ids([f"{rank}s*" for rank in ("K", "Q", "J", "A", "2")][: 5 - held]))


def first_round(*hands: str, rules: str = "spite rounds=1 window=0") -> State:
    """The first lead is to be claimed; each hand holds these cards, and others that nobody asks about."""
    at = deal(len(hands), rules, SEED, 0).at.copy()
    texts = [hand.split() for hand in hands]
    ids = iter(assign_ids([text for own in texts for text in own]))
    at.hands = [in_order(tuple(next(ids) for _ in own)) for own in texts]
    held = {card for cards in at.hands for card in cards}
    at.deck = tuple(card for card in deck() if card not in held and card != at.bounty)
    return State(at)


def after(state: State, *moves: str) -> State:
    """The state after moves, by whoever is on turn or by the seat in front of one, `2: misplay`; `…` lets time pass."""
    events: list[Event] = []
    for move in moves:
        seat, colon, said = move.partition(": ")
        if move == "…":
            state = state.expire(state.clocks[0].number)
        elif colon:
            state = state.after(int(seat), said)
        else:
            state = state.after(state.turn[0], move)
        events += state.events
    changed = state.at.copy()
    changed.events = events
    return State(changed)


def told(state: State, kind: str) -> list[tuple[int | None, int | None]]:
    """Whom events of that kind are about, and what they count."""
    return [(event.seat, event.count) for event in state.events if event.kind == kind]


def kinds(state: State) -> list[str]:
    """What happened."""
    return [event.kind for event in state.events]


def faults(state: State) -> list[str]:
    """What was wrong."""
    return [kind.removeprefix("fault ") for kind in kinds(state) if kind.startswith("fault ")]
