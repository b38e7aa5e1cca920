"""Positions of Spite & Malice that don't come from play: read from a line of text, or guessed from a view."""

import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence

from p2p_malice.engine.cards import RANK, SEED_BYTES, TEXT, assign_ids
from p2p_malice.engine.game import Result, View
from p2p_malice.errors import GameError, NotationError
from p2p_malice.games.malice.notation import source_names
from p2p_malice.games.malice.options import Options, all_cards, check_seats, parse_options
from p2p_malice.games.malice.rules import State

_DEFAULT_SEED = bytes(SEED_BYTES)


def position_text(state: State) -> str:
    """The position as one line of text: rules, turn, seed, number of the next shuffle, and every pile with cards.

    Cards are written bottom first: `mdw payoff=11; turn=0; seed=…; shuffles=1; draw=7h 10s; c0=Ah Kd; payoff@0=5c; …` A
    finished game also says how it ended. `parse_position` is the inverse, except that the counts that limit turns and
    games start from 0 again.
    """
    parts = [str(state.options), f"turn={state.player}", f"seed={state.seed.hex()}", f"shuffles={state.shuffles}"]
    if state.idle:
        parts.append(f"idle={state.idle}")
    if state.result:
        parts.append(f"result={state.result.how} {' '.join(map(str, state.result.winners))}".rstrip())
    for (name, seat), cards in _piles(state).items():
        if cards:
            key = name if seat is None else f"{name}@{seat}"
            parts.append(f"{key}={' '.join(TEXT[card] for card in cards)}")
    return "; ".join(parts)


def _piles(state: State) -> dict[tuple[str, int | None], tuple[int, ...]]:
    """Every pile by its name and owner."""
    piles: dict[tuple[str, int | None], tuple[int, ...]] = {("draw", None): state.draw, ("waste", None): state.waste}
    piles |= {(f"c{i}", None): cards for i, cards in enumerate(state.centre)}
    per_seat = state.options.discard_piles
    for seat in range(state.seats):
        piles["payoff", seat] = state.payoffs[seat]
        piles["hand", seat] = state.hands[seat]
        own = state.discards[seat * per_seat : (seat + 1) * per_seat]
        piles |= {(name, seat): cards for name, cards in zip(source_names(per_seat), own, strict=True)}
    return piles


_FIELD = re.compile(r"(turn|seed|shuffles|idle|result|draw|waste|c\d|(?:payoff|hand|d\d)@\d)=([^;=]*)", re.ASCII)


def parse_position(text: str) -> State:
    """The state described by a line of text; the inverse of `position_text`.

    `seed` (default: zeros), `shuffles` (default: 1) and `idle` (default: 0) may be left out, and so may empty piles.
    The number of seats follows from the payoff piles and hands named. Raises `NotationError` for a text that doesn't
    describe a position.
    """
    rules, _, rest = text.strip().partition(";")
    fields: dict[str, str] = {}
    for part in rest.split(";"):
        found = _FIELD.fullmatch(part.strip())
        if not found or found[1] in fields:
            raise NotationError("no_part_of_position", text=part.strip()[:40])
        fields[found[1]] = found[2].strip()
    try:
        options = parse_options(rules)
        player = int(fields.pop("turn"))
        seed = bytes.fromhex(fields.pop("seed", _DEFAULT_SEED.hex()))
        shuffles = int(fields.pop("shuffles", "1"))
        idle = int(fields.pop("idle", "0"))
        how, *winners = fields.pop("result", "").split() or [""]
        piles = {(name, int(seat) if seat else None): cards.split() for (name, _, seat), cards in _split(fields)}
        seats = 1 + max(player, *(seat for _, seat in piles if seat is not None))
        state = rebuild(
            options=options,
            seats=seats,
            player=player,
            seed=seed,
            shuffles=shuffles,
            idle=idle,
            piles=piles,
            ending=(how, tuple(map(int, winners))) if how else None,
        )
    except (KeyError, ValueError, TypeError):
        raise NotationError("no_position") from None
    except GameError as error:
        raise NotationError("no_position_because", reason=error) from None
    return state


def _split(fields: Mapping[str, str]) -> list[tuple[tuple[str, str, str], str]]:
    """The pile fields, with each key split into name, `@` and seat."""
    return [(key.partition("@"), cards) for key, cards in fields.items()]


def rebuild(
    *,
    options: Options,
    seats: int,
    player: int,
    seed: bytes,
    shuffles: int,
    idle: int = 0,
    piles: Mapping[tuple[str, int | None], Sequence[str]],
    ending: tuple[str, tuple[int, ...]] | None = None,
) -> State:
    """A state from the texts of its piles, by name and owner; omitted piles are empty.

    `ending` says how a finished game ended and who won it; only then may a payoff pile be empty or a centre pile full.
    Raises `NotationError` for cards that do not exist and for piles that the rules do not have or allow.
    """
    if len(seed) != SEED_BYTES:
        raise NotationError("seed_length", bytes=SEED_BYTES)
    check_seats(options, seats)
    if idle < 0 or shuffles < 0:
        raise NotationError("negative_number")
    ids = iter(assign_ids([text for cards in piles.values() for text in cards]))
    cards = {key: tuple(next(ids) for _ in texts) for key, texts in piles.items()}

    def take(name: str, seat: int | None = None) -> tuple[int, ...]:
        return cards.pop((name, seat), ())

    names = source_names(options.discard_piles)
    state = State(
        options,
        seed,
        shuffles,
        player,
        payoffs=tuple(take("payoff", seat) for seat in range(seats)),
        hands=tuple(take("hand", seat) for seat in range(seats)),
        discards=tuple(take(name, seat) for seat in range(seats) for name in names),
        centre=tuple(take(f"c{i}") for i in range(options.centre_piles)),
        draw=take("draw"),
        waste=take("waste"),
        idle=idle,
    )
    if cards:
        raise NotationError("unknown_pile", pile=next(iter(cards))[0])
    for pile in state.centre:
        highest = options.last_rank if ending else options.last_rank - 1
        if len(pile) > highest or not all(_may_lie(card, at, options) for at, card in enumerate(pile, 1)):
            raise NotationError("centre_out_of_order")
    if ending:
        state.result = Result(*ending, tuple(len(payoff) for payoff in state.payoffs))
    elif not all(payoff or (options.partners and state.payoffs[seat - 2]) for seat, payoff in enumerate(state.payoffs)):
        raise NotationError("payoff_pile_missing")
    return state


def _may_lie(card: int, at: int, options: Options) -> bool:
    """Whether a card may stand at rank `at` in a centre pile."""
    if RANK[card] in options.wild_ranks:
        return at > 1 or options.wild_as_ace
    return RANK[card] == at


def resample(view: View, rng: random.Random) -> State:
    """A random state that agrees with `view`: where the view only counts cards, unseen ones are dealt at random.

    The seed of future shuffles is random too, since nobody at the table knows the game's own. The game must not be
    over. Raises `GameError` for a view that no state can have.
    """
    options = parse_options(view.rules)
    if not view.turn:
        raise NotationError("nobody_can_move")
    unseen = Counter(TEXT[card] for card in all_cards(options, view.seats))
    unseen.subtract(text for pile in view.piles for text in pile.cards)
    texts = list(unseen.elements())
    if any(count < 0 for count in unseen.values()) or len(texts) != sum(pile.hidden for pile in view.piles):
        raise NotationError("cards_do_not_add_up")
    rng.shuffle(texts)
    piles: dict[tuple[str, int | None], list[str]] = {}
    for pile in view.piles:
        piles[pile.name, pile.seat] = [*texts[: pile.hidden], *pile.cards]
        del texts[: pile.hidden]
    return rebuild(
        options=options,
        seats=view.seats,
        player=view.turn[0],
        seed=rng.randbytes(SEED_BYTES),
        shuffles=1,
        piles=piles,
    )
