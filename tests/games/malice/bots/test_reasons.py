"""What a hint says is true, as the rules themselves show: for positions of many games, of every variant."""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from p2p_malice.engine.cards import RANK, parse_face, rank_text
from p2p_malice.engine.game import View
from p2p_malice.games.malice.bots.reasons import hint
from p2p_malice.games.malice.bots.registry import BOTS
from p2p_malice.games.malice.notation import parse_move
from p2p_malice.games.malice.options import parse_options
from p2p_malice.games.malice.rules import State, deal
from p2p_malice.sentence_facts import Answer, CardFact, RankFact
from tests.helpers import WORDS

MOST_WAYS = 3000
"""Of a turn that can go on in more ways, no reason is looked into."""


class TooManyWaysError(Exception):
    """A turn can go on in too many ways."""


class Said:
    """A hint in a position, and what the rules let the player do from there with the cards they know."""

    def __init__(self, state: State, answer: Answer) -> None:
        """What `answer` says to the player on turn."""
        self.state, self.answer, self.seat = state, answer, state.player
        self.view = state.view(self.seat)
        self.step = parse_move(answer.move or "")
        self.wild = parse_options(self.view.rules).wild_ranks
        self.last = parse_options(self.view.rules).last_rank
        self.mates = [each for each in range(state.seats) if self.is_mate(each)]
        self.rivals = [each for each in range(state.seats) if not self.is_mate(each)]

    def is_mate(self, seat: int) -> bool:
        """Whether that seat wins together with the player, as the player does."""
        return seat == self.seat or (parse_options(self.view.rules).partners and (seat - self.seat) % 2 == 0)

    def rank(self, name: str, seat: int) -> int:
        """The rank on top of a pile; 0 for none, or for a wild card."""
        top = self.view.pile(name, seat).top
        rank = RANK[parse_face(top)] if top else 0
        return 0 if rank in self.wild else rank

    def below(self, view: View, rank: int) -> int:
        """How many cards lie between the centre piles and a card of that rank, at least."""
        return min((rank - 1 - height) % self.last for height in heights(view))

    def after(self) -> View:
        """What the player sees when they have done as the hint says."""
        return self.state.after(self.seat, self.answer.move or "").view(self.seat)

    @property
    def rival(self) -> int:
        """The rank of a rival's payoff card that the hint names; 0 if there is no such card."""
        fact = self.answer.facts["rival"]
        ranks = [rank for seat in self.rivals if (rank := self.rank("payoff", seat))]
        return next((rank for rank in ranks if fact == RankFact(rank_text(rank))), 0)

    def ways(self, *begun: str) -> Iterator[tuple[str, ...]]:
        """All ways to play on in the turn with cards that are known, once those moves are made."""
        state = self.state
        for move in begun:
            state = state.after(self.seat, move)
        waiting, count = [(state, begun)], 0
        while waiting:
            count += 1
            if count > MOST_WAYS:
                raise TooManyWaysError
            state, done = waiting.pop()
            yield done
            if done and (done[-1].startswith("payoff") or not state.view(self.seat).pile("hand", self.seat).count):
                continue
            if done and state.view(self.seat).pile("hand", self.seat).count > self.held(done):
                continue
            waiting += [
                (state.after(self.seat, move), (*done, move))
                for move in state.view(self.seat).moves
                if ">c" in move and state.player == self.seat
            ]

    def held(self, done: tuple[str, ...]) -> int:
        """How many cards are in hand after those moves, if none are drawn."""
        return self.view.pile("hand", self.seat).count - sum(parse_move(move).card is not None for move in done)

    def is_needed(self, way: tuple[str, ...]) -> bool:
        """Whether the last of those moves can't be made, on a pile of that height, without the first."""
        states = [self.state]
        for move in way:
            states.append(states[-1].after(self.seat, move))
        state, is_made = self.state, False
        for move, before in list(zip(way, states, strict=False))[1:]:
            wanted = heights(before.view(self.seat))[parse_move(move).target_index]
            to = [f"c{at}" for at, height in enumerate(heights(state.view(self.seat))) if height == wanted]
            moves = state.view(self.seat).moves if state.player == self.seat else ()
            same = [move.replace(move.partition(">")[2], each) for each in to]
            made = next((each for each in same if each in moves), None)
            is_made = made is not None
            state = state.after(self.seat, made) if made else state
        return not is_made


def heights(view: View) -> list[int]:
    """How many cards lie on each centre pile."""
    return [len(pile.cards) for pile in view.piles if pile.role == "centre"]


def leads(said: Said, owner: int) -> bool:
    """The way to that player's payoff card begins with the card, and can't be gone without it."""
    name = "payoff" if owner == said.seat else f"payoff@{owner}"
    now = any(move.startswith(f"{name}>") for move in said.view.moves)
    ends = (way for way in said.ways(said.answer.move or "") if way[-1].startswith(f"{name}>"))
    return not now and any(said.is_needed(way) for way in ends)


def takes(said: Said) -> bool:
    """It goes where the payoff card of a rival would go, and leaves no such place."""
    rank = said.rival
    is_there = 0 < rank == heights(said.view)[said.step.target_index] + 1
    return is_there and rank - 1 not in heights(said.after())


def then_takes(said: Said) -> bool:
    """After it, the other card can be played where the payoff card of a rival would go, and not without it."""
    then, rank = said.answer.facts["then"], said.rival
    assert isinstance(then, CardFact)
    for way in said.ways(said.answer.move or ""):
        if len(way) > 1 and parse_move(way[-1]).target == "c" and card_of(said, way) == then.card:
            state = said.state
            for move in way[:-1]:
                state = state.after(said.seat, move)
            before = state.view(said.seat)
            if heights(before)[parse_move(way[-1]).target_index] == rank - 1 and said.is_needed(way):
                return True
    return False


def card_of(said: Said, way: tuple[str, ...]) -> str:
    """The card that the last of those moves plays."""
    state = said.state
    for move in way:
        state = state.after(said.seat, move)
    return next(event.card for event in state.events if event.kind == "play") or ""


def empties(said: Said) -> bool:
    """The whole hand can be played."""
    return any(not said.held(way) for way in said.ways(said.answer.move or ""))


def nears(said: Said) -> bool:
    """Fewer cards are needed below the player's payoff card than before."""
    own = said.rank("payoff", said.seat)
    return own > 0 and said.below(said.after(), own) < said.below(said.view, own)


def helps_nobody(said: Said) -> bool:
    """No rival's payoff card is nearer than before."""
    ranks = [rank for seat in said.rivals if (rank := said.rank("payoff", seat))]
    return all(said.below(said.after(), rank) >= said.below(said.view, rank) for rank in ranks)


def would_help(said: Said) -> bool:
    """The player could build up to that payoff card of a rival, but needn't."""
    rank = said.rival
    states = (way for way in said.ways() if way)
    return rank > 0 and any(said.below(view_after(said, way), rank) < said.below(said.view, rank) for way in states)


def view_after(said: Said, way: tuple[str, ...]) -> View:
    """What the player sees when those moves are made."""
    state = said.state
    for move in way:
        state = state.after(said.seat, move)
    return state.view(said.seat)


def nothing_fits(said: Said) -> bool:
    """No payoff card can be reached, the hand can't be emptied, and no other card brings the payoff card nearer."""
    own = said.rank("payoff", said.seat)
    for way in said.ways():
        if way and (way[-1].startswith("payoff") or not said.held(way)):
            return False
        card = parse_move(way[0]).card if len(way) == 1 else None
        is_other = card is not None and RANK[parse_face(card)] not in said.wild
        if is_other and own and said.below(view_after(said, way), own) < said.below(said.view, own):
            return False
    return True


TRUE: dict[str, Callable[[Said], bool]] = {
    "payoff": lambda said: said.answer.move in [f"payoff>c{at}" for at in range(8)],
    "lead": lambda said: leads(said, said.seat),
    "lead_partner": lambda said: leads(said, (said.seat + 2) % 4),
    "empty": empties,
    "block": takes,
    "block_then": then_takes,
    "nearer": nears,
    "clear": lambda said: (said.answer.move or "").startswith("d") and "@" not in (said.answer.move or ""),
    "free": helps_nobody,
    "hold": would_help,
    "wait": lambda said: any(">c" in move for move in said.view.moves),
    "discard": nothing_fits,
    "discard_match": nothing_fits,
    "other": lambda said: True,
}
"""By the code of a reason: whether what it says is true."""


def positions(rules: str, seats: int, seed: int) -> Iterator[State]:
    """The positions of a game between good players."""
    rng = random.Random(seed)
    state = deal(seats, rules, seed.to_bytes(32))
    while not state.result:
        yield state
        bot = BOTS["hard" if rng.random() < 0.7 else "easy"]
        state = state.after(state.player, bot(state.view(state.player), rng))


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("mdw payoff=8", 2),
        ("pz payoff=8", 2),
        ("catmouse payoff=8", 2),
        ("official payoff=6", 4),
        ("official partners=yes payoff=6", 4),
    ],
)
def test_every_reason_is_true(rules: str, seats: int) -> None:
    """Of the card that is to be played, or of the card that the sentence names."""
    for state in positions(rules, seats, 1):
        answer = hint(state.view(state.player))

        with suppress(TooManyWaysError):
            assert TRUE[answer.code](Said(state, answer)), (answer, state)
        assert WORDS.of("malice").answered(answer, "hint")
