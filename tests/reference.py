"""Spite & Malice in every variant once more, slowly and from the rules alone, to check the engine against.

Everything is lists of card texts; nothing is shared with the engine but the order in which shuffled cards come.
"""

from collections.abc import Callable
from typing import Any

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
PATIENCE = 100
LONG_TURN = 100
LONG_GAME = 15_000


class Reference:
    """A game in progress; `turn` is the seat to act, `ended` how it ended, `winners` who won then.

    `rules` are the options by their names.
    """

    def __init__(
        self,
        rules: dict[str, Any],
        payoffs: list[list[str]],
        hands: list[list[str]],
        draw: list[str],
        turn: int,
        shuffle: Callable[[list[str]], list[str]],
    ) -> None:
        self.rules = rules
        self.payoffs = payoffs
        self.hands = hands
        self.draw = draw
        self.waste: list[str] = []
        self.turn = turn
        self.shuffle = shuffle
        self.centre: list[list[str]] = [[] for _ in range(rules["centre_piles"])]
        self.discards: list[list[list[str]]] = [[[] for _ in range(rules["discard_piles"])] for _ in payoffs]
        self.ended = ""
        self.winners: list[int] = []
        self.quiet = 0
        self.made = 0
        self.in_a_row = 0

    def is_wild(self, card: str) -> bool:
        """Whether the card stands for any other."""
        return card == "Jk" or (card[0] == "K" and self.rules["kings_wild"])

    def fits(self, card: str, pile: list[str]) -> bool:
        """Whether the card may be the next on a centre pile."""
        if self.is_wild(card):
            return bool(pile) or self.rules["wild_as_ace"]
        return card[:-1] == RANKS[len(pile)]

    def lawful(self) -> set[str]:
        """Every move of the seat to act."""
        if self.ended:
            return set()
        moves = set()
        for source, card in self.playable().items():
            for i, pile in enumerate(self.centre):
                if self.fits(card, pile):
                    moves.add(f"{source}>c{i}")
        holds_ace = any(card[0] == "A" for card in self.hands[self.turn])
        if self.rules["forced_aces"] and holds_ace and [] in self.centre:
            return moves
        for card in self.hands[self.turn]:
            for i in range(self.rules["discard_piles"]):
                moves.add(f"{card}>d{i}")
        return moves

    def playable(self) -> dict[str, str]:
        """The cards that the seat to act may play, by how their source is written."""
        cards = {card: card for card in self.hands[self.turn]}
        for seat, suffix in [(self.turn, "")] + [(seat, f"@{seat}") for seat in self.team(self.turn)[1:]]:
            if self.payoffs[seat]:
                cards[f"payoff{suffix}"] = self.payoffs[seat][-1]
            for i, pile in enumerate(self.discards[seat]):
                if pile:
                    cards[f"d{i}{suffix}"] = pile[-1]
        return cards

    def team(self, seat: int) -> list[int]:
        """The seat, and its partner where there is one."""
        return [seat, (seat + 2) % 4] if self.rules["partners"] else [seat]

    def make(self, move: str) -> None:
        """Make a lawful move."""
        self.move(move)
        self.made += 1
        if self.made == LONG_GAME and not self.ended:
            self.stop("long")

    def move(self, move: str) -> None:
        """Make a lawful move, however long the game has lasted."""
        source, target = move.split(">")
        pile = int(target[1])
        name, _, other = source.partition("@")
        owner = int(other or self.turn)
        if name == "payoff":
            card = self.payoffs[owner].pop()
            self.quiet = 0
            self.in_a_row = -1
        elif name[0] == "d":
            card = self.discards[owner][int(name[1])].pop()
        else:
            card = source
            self.hands[self.turn].remove(card)
        if target[0] == "d":
            self.discards[self.turn][pile].append(card)
            self.next_turn(0)
            return
        self.in_a_row += 1
        self.centre[pile].append(card)
        if not any(self.payoffs[seat] for seat in self.team(self.turn)):
            self.ended, self.winners = "win", sorted(self.team(self.turn))
            return
        if len(self.centre[pile]) == self.rules["last_rank"]:
            if self.rules["recycle"] == "at-once":
                self.draw = self.shuffle(self.draw + self.centre[pile])
            else:
                self.waste += self.centre[pile]
            self.centre[pile] = []
        if not self.hands[self.turn] and self.in_a_row < LONG_TURN:
            self.fill()
        if not self.ended and not self.lawful():
            self.next_turn(1)

    def fill(self) -> None:
        """Draw up to a full hand."""
        hand = self.hands[self.turn]
        while len(hand) < self.rules["hand"]:
            if not self.draw and self.waste:
                self.draw, self.waste = self.shuffle(self.waste), []
            if not self.draw:
                if self.rules["exhaustion"] == "tie":
                    self.ended = "tie"
                return
            hand.append(self.draw.pop())

    def next_turn(self, stuck: int) -> None:
        """The next seat's turn; whoever can do nothing is passed over, and when all are, it is a stalemate."""
        if stuck == len(self.payoffs) or self.quiet >= PATIENCE * len(self.payoffs):
            self.stop("stalemate" if stuck == len(self.payoffs) else "idle")
            return
        self.in_a_row = 0
        self.turn = (self.turn + 1) % len(self.payoffs)
        self.quiet += 1
        self.fill()
        if not self.ended and not self.lawful():
            self.next_turn(stuck + 1)

    def stop(self, how: str) -> None:
        """The fewest payoff cards win, unless two sides have equally many."""
        left = [sum(len(self.payoffs[mate]) for mate in self.team(seat)) for seat in range(len(self.payoffs))]
        self.ended = how
        self.winners = [seat for seat, count in enumerate(left) if count == min(left)]
        if self.winners != sorted(self.team(self.winners[0])):
            self.winners = []
