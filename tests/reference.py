"""Spite & Malice in the mdw variant once more, slowly and from the rules alone, to check the engine against.

Everything is lists of card texts; nothing is shared with the engine but the order in which shuffled cards come.
"""

from collections.abc import Callable

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


class Reference:
    """A game in progress; `turn` is the seat to act, `winner` None, a seat, or "stalemate"."""

    def __init__(
        self,
        goals: list[list[str]],
        hands: list[list[str]],
        draw: list[str],
        turn: int,
        shuffle: Callable[[list[str]], list[str]],
    ) -> None:
        self.goals = goals
        self.hands = hands
        self.draw = draw
        self.turn = turn
        self.shuffle = shuffle
        self.centre: list[list[str]] = [[], [], [], []]
        self.discards: list[list[list[str]]] = [[[], [], [], []], [[], [], [], []]]
        self.winner: int | str | None = None

    def lawful(self) -> set[str]:
        """Every move of the seat to act."""
        if self.winner is not None:
            return set()
        moves = set()
        for source, card in self.playable().items():
            for i, pile in enumerate(self.centre):
                if card[:-1] == "K" or card[:-1] == RANKS[len(pile)]:
                    moves.add(f"{source}>c{i}")
        for card in self.hands[self.turn]:
            for i in range(4):
                moves.add(f"{card}>d{i}")
        return moves

    def playable(self) -> dict[str, str]:
        """The cards that the seat to act may play, by how their source is written."""
        cards = {card: card for card in self.hands[self.turn]}
        if self.goals[self.turn]:
            cards["goal"] = self.goals[self.turn][-1]
        for i, pile in enumerate(self.discards[self.turn]):
            if pile:
                cards[f"d{i}"] = pile[-1]
        return cards

    def make(self, move: str) -> None:
        """Make a lawful move."""
        source, target = move.split(">")
        pile = int(target[1])
        if source == "goal":
            card = self.goals[self.turn].pop()
        elif source in ("d0", "d1", "d2", "d3"):
            card = self.discards[self.turn][int(source[1])].pop()
        else:
            card = source
            self.hands[self.turn].remove(card)
        if target[0] == "d":
            self.discards[self.turn][pile].append(card)
            self.next_turn(0)
            return
        self.centre[pile].append(card)
        if not self.goals[self.turn]:
            self.winner = self.turn
            return
        if len(self.centre[pile]) == 12:
            self.draw = self.shuffle(self.draw + self.centre[pile])
            self.centre[pile] = []
        if not self.hands[self.turn]:
            self.fill()
        if not self.lawful():
            self.next_turn(1)

    def fill(self) -> None:
        """Draw up to five."""
        while len(self.hands[self.turn]) < 5 and self.draw:
            self.hands[self.turn].append(self.draw.pop())

    def next_turn(self, stuck: int) -> None:
        """The other seat's turn; whoever can do nothing is passed over, and when both are, it is a stalemate."""
        self.turn = 1 - self.turn
        self.fill()
        if self.lawful():
            return
        if stuck == 1:
            self.winner = "stalemate"
        else:
            self.next_turn(stuck + 1)
