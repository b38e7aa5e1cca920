"""Deals whose seed nobody chooses: how a table and its players agree, and that each kind of cheating is found."""

import copy
import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from p2p_malice.engine.game import REMATCH
from p2p_malice.engine.match import Match, begin
from p2p_malice.games.registry import GAMES
from p2p_malice.history.deal_check import CARDS, MOVE, POSITION, SHUFFLE, DealCheck, check_deal, terms_after
from p2p_malice.player_client import Client
from p2p_malice.protocol.agreed_deal import AgreedDeal
from p2p_malice.protocol.deal_witness import CHANGED, LATE, LEFT_OUT, SECRET, DealWitness
from p2p_malice.protocol.message_codec import decode_from_player, decode_from_table, encode
from p2p_malice.protocol.messages import (
    UNDERSTOOD,
    Deal,
    Dealt,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Opened,
    Propose,
    Seated,
    Show,
)
from p2p_malice.table.seat_holders import Visit
from p2p_malice.table.table import Deliveries, Table

RULES = "official payoff=3"

Alter = Callable[["Friend", FromTable], FromTable | None]
"""What a host who cheats says to a friend in place of a message; None for nothing."""


def honest(_friend: "Friend", said: FromTable) -> FromTable:
    """Says what is so."""
    return said


class Drawn:
    """Draws what looks random, the same each time."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def seed(self) -> bytes:
        """32 bytes."""
        return self.rng.randbytes(32)

    def part(self) -> str:
        """The same in hexadecimal digits."""
        return self.seed().hex()


class Friend:
    """A friend at a table: what their program has heard, and what it answers."""

    def __init__(self, name: str, visit: Visit, drawn: Drawn, understands: tuple[str, ...] = UNDERSTOOD) -> None:
        self.name = name
        self.visit = visit
        self.understands = understands
        self.client = Client()
        self.witness = DealWitness(drawn.part)
        self.heard: list[FromTable] = []
        self.shows: list[Show] = []

    def hear(self, message: FromTable) -> FromPlayer | None:
        """Take in what the table says, and answer it."""
        said = decode_from_table(encode(message))
        assert said
        self.heard.append(said)
        self.client.receive(said)
        if isinstance(said, Show):
            self.shows = [show for show in self.shows if show.number < said.number] + [said]
        return self.witness.hear(said, self.client.own) if "deal" in self.understands else None

    def check(self, before: DealCheck | None = None) -> DealCheck:
        """What they can tell of the deal of the game that is over."""
        assert self.witness.seen
        return check_deal(self.witness.seen, self.shows, GAMES, terms_after(before) if before else None)


class Evening:
    """A table with friends, who all are as quick as they can be."""

    def __init__(
        self,
        names: tuple[str, ...],
        rules: str = RULES,
        game: str = "malice",
        seed: int = 0,
        alter: Alter = honest,
        make: type[Table] = Table,
        bots: int = 0,
        older: tuple[str, ...] = (),
    ) -> None:
        self.now = 0.0
        self.drawn = Drawn(seed)
        self.alter = alter
        seats = len(names) + bots
        tokens = [f"{seat:032x}" for seat in range(seats)]
        state = begin(GAMES[game], seats, rules, self.drawn.seed())
        computers = {seat: f"C{seat}" for seat in range(len(names), seats)}
        self.table = make(
            state,
            GAMES[game],
            rules,
            tokens,
            bots=computers,
            new_seed=self.drawn.seed,
            agrees=True,
            substitutes=[("R", "")],
        )
        self.friends = [self.friend(name, older) for name in names]
        for friend in self.friends:
            self.say(friend, Hello(friend.name, understands=friend.understands))

    def friend(self, name: str, older: tuple[str, ...] = ()) -> Friend:
        """Somebody of that name at the door."""
        understands = tuple(word for word in UNDERSTOOD if word != "deal" or name not in older)
        return Friend(name, self.table.arrive(None, binding=name), self.drawn, understands)

    def say(self, friend: Friend, message: FromPlayer) -> None:
        """Let a friend say that, and everybody hear what comes of it."""
        said = decode_from_player(encode(message))
        assert said
        self.tell(self.table.receive(friend.visit, said, self.now))

    def tell(self, deliveries: Deliveries) -> None:
        """Let everybody hear that, and answer."""
        by_visit = {friend.visit: friend for friend in self.friends}
        answers: list[tuple[Friend, FromPlayer]] = []
        for visit, message in deliveries:
            friend = by_visit.get(visit)
            told = self.alter(friend, message) if friend else None
            if friend and told and (answer := friend.hear(told)):
                answers.append((friend, answer))
        for friend, answer in answers:
            self.say(friend, answer)

    def wait(self) -> None:
        """Let time pass until the table does something by itself."""
        assert self.table.wake_at is not None
        self.now = self.table.wake_at
        self.tell(self.table.tick(self.now))

    def play(self, most: int = 10_000) -> None:
        """Let the players move as a computer would, each at once, until the game is over."""
        game = self.table._game
        choose, rng = game.bots[game.default_bot], self.drawn.rng
        for _ in range(most):
            if self.table.result:
                return
            if not self.table.turn:
                self.wait()
                continue
            seat = self.table.turn[0]
            move = choose(self.table.view(seat), rng)
            if seat < len(self.friends) and self.table.is_persons(seat):
                self.say(self.friends[seat], Move(self.table.number, move))
            else:
                self.tell(self.table.stand_in(seat, move, self.now))

    def again(self) -> None:
        """Let all play another game."""
        for friend in self.friends:
            self.say(friend, Propose(REMATCH))


def kinds(friend: Friend) -> list[type]:
    """The kinds of messages that a friend has heard, but for names."""
    return [type(message) for message in friend.heard if not isinstance(message, Seated)]


def test_the_cards_come_after_everybody_has_contributed() -> None:
    """One who plays alone with the host is asked once; of several, all are bound before anybody's part is told."""
    alone = Evening(("Ann",), bots=1)
    assert kinds(alone.friends[0]) == [Deal, Dealt, Show]

    several = Evening(("Ann", "Bob", "Cy"))
    for friend in several.friends:
        assert kinds(friend) == [Deal, Dealt, Show]
        deal, dealt = friend.heard[-3:-1]
        assert isinstance(deal, Deal)
        assert isinstance(dealt, Dealt)
        assert all(deal.commitments)
        assert len(set(dealt.parts)) == 3
    several.play()
    for friend in several.friends:
        assert friend.check().is_fair
        assert friend.check().parts == (0, 1, 2)


# --- each kind of cheating -------------------------------------------------------------------------------------------


class Stacked(Table):
    """Deals from a seed of its own."""

    def _deal(self, again_by: int | None, now: float, agreed: AgreedDeal | None) -> Any:
        assert agreed
        told = super()._deal(again_by, now, evolve(agreed, secret="ab" * 32))
        assert self._agreed
        self._agreed = evolve(self._agreed, secret=agreed.secret)
        return told


class Shuffler(Table):
    """Puts the cards into another order where they are shuffled again."""

    def _go_on(self, state: Any, *rest: Any) -> Any:
        before: Any = self._state
        if state.state.shuffles > before.state.shuffles:
            game = copy.copy(state.state)
            if hasattr(game, "at"):
                object.__setattr__(game, "at", copy.copy(game.at))
                game.at.hands = [*game.at.hands[1:], game.at.hands[0]]
            else:
                game.draw = (*game.draw[1:], game.draw[0])[::-1]
            state = evolve(state, state=game)
        return super()._go_on(state, *rest)


class Dealer(Table):
    """Chooses who deals."""

    def _agree(self, again_by: int | None, now: float) -> Any:
        state = self._state
        if again_by is not None and isinstance(state, Match) and state.dealer is not None:
            self._state = evolve(state, dealer=(state.dealer + 1) % state.seats)
        return super()._agree(again_by, now)


def _with(values: tuple[str, ...], seat: int, value: str) -> tuple[str, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


OTHER = "cd" * 32


def changes_secret(friend: Friend, said: FromTable) -> FromTable:
    """Opens another secret than the one it was bound to."""
    return evolve(said, secret=OTHER) if isinstance(said, Opened) else said


def drops_commitment(friend: Friend, said: FromTable) -> FromTable:
    """Says that Bob wasn't bound to anything."""
    is_his = isinstance(said, Deal) and friend.name == "Bob" and any(said.commitments)
    return evolve(said, commitments=_with(said.commitments, 1, "")) if is_his and isinstance(said, Deal) else said


def drops_part(friend: Friend, said: FromTable) -> FromTable:
    """Says that Bob has contributed nothing."""
    return evolve(said, parts=_with(said.parts, 1, "")) if isinstance(said, Dealt) else said


def changes_part(friend: Friend, said: FromTable) -> FromTable:
    """Says that Bob has contributed something else."""
    return evolve(said, parts=_with(said.parts, 1, OTHER)) if isinstance(said, Dealt) else said


def shows_another_card(friend: Friend, said: FromTable) -> FromTable:
    """Shows Bob another card than there is, from the second position that he is shown on."""
    if friend.name != "Bob" or not isinstance(said, Show) or not friend.shows or said.view.result:
        return said
    piles = list(said.view.piles)
    place = next(place for place, pile in enumerate(piles) if pile.cards)
    cards = piles[place].cards
    piles[place] = evolve(piles[place], cards=("Ac" if cards[0] != "Ac" else "2d", *cards[1:]))
    return evolve(said, view=evolve(said.view, piles=tuple(piles)))


def invents_a_move(friend: Friend, said: FromTable) -> FromTable:
    """Says that somebody has made a move that was never made."""
    if not isinstance(said, Opened):
        return said
    middle = len(said.moves) // 2
    return evolve(said, moves=(*said.moves[:middle], said.moves[0], *said.moves[middle + 1 :]))


def hides_a_move(friend: Friend, said: FromTable) -> FromTable:
    """Leaves out the last move."""
    return (
        evolve(said, moves=said.moves[:-1], seats=said.seats[:-1], of=said.of - 1) if isinstance(said, Opened) else said
    )


CHEATS: dict[str, tuple[Alter, type[Table], tuple[set[str], set[str]]]] = {
    # By name: how, and what Ann and Bob find.
    "stacked deck": (honest, Stacked, ({CARDS}, {CARDS})),
    "secret changed": (changes_secret, Table, ({SECRET}, {SECRET})),
    "commitment dropped": (drops_commitment, Table, (set(), {LEFT_OUT})),
    "contribution dropped": (drops_part, Table, ({LATE}, {CHANGED})),
    "contribution changed": (changes_part, Table, ({LATE}, {CHANGED})),
    "another reshuffle": (honest, Shuffler, ({SHUFFLE}, {SHUFFLE})),
    "another card shown": (shows_another_card, Table, (set(), {POSITION, SHUFFLE})),
    "a move never made": (invents_a_move, Table, ({POSITION, MOVE, SHUFFLE}, {POSITION, MOVE, SHUFFLE})),
    "a move left out": (hides_a_move, Table, ({POSITION}, {POSITION})),
}
GAMES_PLAYED = (("malice", "official payoff=3 recycle=at-once"), ("spite", "spite rounds=1 window=0"))
GAMES_SHUFFLED = (("malice", "official payoff=6 recycle=at-once"), ("spite", "spite rounds=2 window=0"))


def cheated(name: str, seed: int) -> list[tuple[str, set[str], tuple[str, ...]]]:
    """A game in which the host cheats so: for Ann and Bob, what they should find, and what they have found."""
    alter, make, expected = CHEATS[name]
    game, rules = (GAMES_SHUFFLED if make is Shuffler else GAMES_PLAYED)[seed % 2]
    evening = Evening(("Ann", "Bob", "Cy"), rules, game, seed, alter, make)
    evening.play()
    return [(each.name, right, each.check().faults) for each, right in zip(evening.friends, expected, strict=False)]


@pytest.mark.parametrize("name", CHEATS)
@pytest.mark.parametrize("seed", range(2))
def test_each_kind_of_cheating_is_found_and_named(name: str, seed: int) -> None:
    """Whoever is deceived finds it, and who isn't doesn't; this file as a program plays 1,000 games of each."""
    for friend, expected, found in cheated(name, seed):
        assert len(found) == bool(expected), (friend, found)
        assert set(found) <= expected, (friend, found)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for name in CHEATS:
        tally = Counter[tuple[str, tuple[str, ...], bool]]()
        for seed in range(count):
            for friend, expected, found in cheated(name, seed):
                tally[friend, found, set(found) <= expected and len(found) == bool(expected)] += 1
        print(name, dict(tally), flush=True)
