"""What a seat may know of a position, built up from nothing."""

from collections.abc import Iterator

from attrs import evolve

from p2p_malice.engine.cards import SUITS
from p2p_malice.engine.game import Offers, Pile, View
from p2p_malice.games.spite.cards import rank_text
from p2p_malice.games.spite.explanations import firsts
from p2p_malice.games.spite.rules.hands import DOWN
from p2p_malice.games.spite.rules.trick import HIGHER, LOWER, Trick
from p2p_malice.games.spite.rules.trick_play import lies_down, price
from p2p_malice.games.spite.rules.working_position import (
    CLAIM,
    EXCHANGE,
    SWAP,
    Cards,
    Early,
    Played,
    Position,
    texts_of,
)

ARROWS = {HIGHER: ">", LOWER: "<"}
"""How the directions are shown."""

YES = "*"
RECENT = 3
"""How many hands of a trick are shown one by one."""


def view_of(at: Position, seat: int | None, turn: tuple[int, ...], offers: Offers) -> View:
    """What the player at that seat may know, or a spectator (None)."""
    view = View(
        rules=str(at.options),
        seat=seat or 0,
        seats=at.seats,
        turn=turn,
        piles=(*_common(at), *(pile for owner in range(at.seats) for pile in _of_player(at, owner, seat))),
        offers=offers,
        result=at.result,
        scores=tuple(at.scores),
        deal=at.round,
        watches=seat is None,
    )
    return view if seat is None else evolve(view, notes=firsts(view))


def _common(at: Position) -> Iterator[Pile]:
    """What belongs to the whole table."""
    plays = [each for each in at.pending if not each.exchanged]
    last = plays[-1] if plays else None
    shown = [*at.table, *([last.played] if last and last.waits else [])]
    for index, played in enumerate(reversed(shown[-RECENT:])):
        yield _played(played, index)
    older = tuple(card for played in shown[:-RECENT] for card in played.cards)
    if older:
        yield Pile("trick", hidden=len(older), role="trick")
    yield from _in_force(at.trick)
    if not last and at.last and at.last.hand and at.last.hand.kind != DOWN and len(at.last.cards) > 1:
        # Before that, it would tell whether the cards make a hand at all.
        yield _fact("made", f"{at.last.hand.called} {rank_text(at.last.hand.rank)}")
    if last:
        yield _fact("open", str(min(RECENT, len(plays))))
        yield from (
            [_fact("waits", YES)]
            if last.waits
            else _in_force(last.before.trick if last.before else at.trick, "before_")
        )
    for each in at.pending:
        if each.exchanged:
            yield _fact("exchanged", "{}/{}".format(*each.exchanged), each.played.seat)
    yield _fact("price", str(price(at.bought)))
    if at.phase == CLAIM:
        yield _fact("claim", rank_text(at.claim))
    if at.phase == SWAP:
        yield _fact("swap", YES)
    if at.phase == EXCHANGE:
        yield _fact("exchange", str(at.limit))
    if at.bounty is not None:
        yield Pile("bounty", cards=texts_of((at.bounty,)), role="bounty")
    yield Pile("deck", hidden=len(at.deck), role="deck")
    yield Pile("out", hidden=len(at.out), role="out")
    if at.options.has_fakes:
        yield Pile("pile", hidden=len(at.pile), role="pile")
    yield _fact("rounds", str(at.options.rounds))


def _in_force(trick: Trick, when: str = "") -> Iterator[Pile]:
    """What a hand has to be; with `when` in front of each name, what it had to be before the last play to be called."""
    consecs = trick.consecs
    yield _fact(f"{when}direction", ARROWS[trick.direction])
    if trick.arity:
        yield _fact(f"{when}arity", str(trick.arity))
    if consecs.due is not None:
        yield _fact(f"{when}due", rank_text(consecs.due))
    if consecs.suits is not None:
        yield _fact(f"{when}suits", "".join(SUITS[suit] for suit in consecs.suits))


def _played(played: Played, index: int) -> Pile:
    """A hand on the table. Nobody sees what lies face down."""
    name = f"played{index}"
    if played.hand and played.hand.kind == DOWN:
        return Pile(name, played.seat, hidden=len(played.cards), role="played", index=index)
    return Pile(name, played.seat, texts_of(played.cards), role="played", index=index)


def _laid_early(early: Early) -> Pile:
    """What somebody has laid before their turn; it may lie face down."""
    if lies_down(early.cards, early.said):
        return Pile("early", early.seat, hidden=len(early.cards), role="early")
    return Pile("early", early.seat, texts_of(early.cards), role="early")


def _fact(name: str, shows: str, seat: int | None = None) -> Pile:
    """A fact that isn't a card."""
    return Pile(name, seat, shows=shows, role=name)


def _of_player(at: Position, owner: int, seat: int | None) -> Iterator[Pile]:
    """What a player has, and where they stand in the round."""
    yield _cards("hand", owner, at.hands[owner], is_seen=owner == seat)
    for early in at.early:
        if early.seat == owner:
            yield _laid_early(early)
    for swapped in at.swapped:
        if owner == seat == swapped.seat:
            yield _fact("gave", " ".join(texts_of(swapped.gave)), owner)
            yield _fact("got", " ".join(texts_of(swapped.got)), owner)
    if at.fakes[owner]:
        yield _cards("fakes", owner, at.fakes[owner], is_seen=owner == seat)
    if owner in at.finished:
        yield _fact("place", str(at.finished.index(owner) + 1), owner)
    elif owner in at.lost:
        yield _fact("place", str(at.present - at.lost.index(owner)), owner)
    elif at.barred[owner]:
        yield _fact("barred", YES, owner)
    elif at.passed[owner]:
        yield _fact("passed", YES, owner)
    elif owner in at.absent:
        yield _fact("absent", YES, owner)
    if at.counted:
        yield _fact("counted", " ".join(each[owner] for each in at.counted), owner)
    if at.skips[owner]:
        yield _fact("skips", str(at.skips[owner]), owner)
    if at.cams[owner]:
        yield _fact("cams", str(at.cams[owner]), owner)


def _cards(name: str, owner: int, cards: Cards, *, is_seen: bool) -> Pile:
    if is_seen:
        return Pile(name, owner, cards=texts_of(cards), role=name)
    return Pile(name, owner, hidden=len(cards), role=name)
