"""A table whose guests have programs that take part in its deals, and what they can tell of those."""

import random
from collections.abc import Callable

from p2p_malice.engine.game import REMATCH
from p2p_malice.engine.match import begin
from p2p_malice.games.registry import GAMES
from p2p_malice.history.deal_check import DealCheck, check_deal, terms_after
from p2p_malice.history.seen_game import SeenGame
from p2p_malice.player_client import Client
from p2p_malice.protocol.deal_witness import DealWitness
from p2p_malice.protocol.message_codec import decode_from_player, decode_from_table, encode
from p2p_malice.protocol.messages import UNDERSTOOD, FromPlayer, FromTable, Hello, Move, Propose, Show
from p2p_malice.table.seat_holders import Visit
from p2p_malice.table.table import Deliveries, Table
from tests.helpers import known

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

    @property
    def seen(self) -> SeenGame:
        """The game as their program keeps it."""
        return SeenGame(known(self.client.seated), tuple(self.shows), deal=self.witness.messages)

    def check(self, before: DealCheck | None = None) -> DealCheck:
        """What they can tell of the deal of the game that is over."""
        assert self.witness.seen
        return check_deal(self.witness.seen, self.shows, GAMES, terms_after(before) if before else None)


class FriendsTable:
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
            self.say(friend, Hello(friend.name, understands=friend.understands, next=friend.witness.next))

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
