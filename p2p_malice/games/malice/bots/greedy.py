"""A quick bot for Spite & Malice: payoff card first, then plays towards it, then harmless plays, then a tidy discard.

It looks at its own cards and one step ahead, and keeps wild cards for the payoff pile.
"""

from collections.abc import Iterator

from p2p_malice.engine.cards import RANK, parse_face
from p2p_malice.engine.game import Pile, View
from p2p_malice.errors import NotationError
from p2p_malice.games.malice.notation import MoveParts, parse_move
from p2p_malice.games.malice.options import Options, parse_options

_FAR = 99


def choose(view: View) -> str:
    """The move to make in `view`, in which the viewer's seat must be able to act.

    Raises `GameError` for a view of an unknown game, since another program's table may show anything.
    """
    try:
        return _Thought(view).choose()
    except (LookupError, ValueError):
        raise NotationError("not_this_game") from None


def _rank(card: str) -> int:
    return RANK[parse_face(card)]


class _Thought:
    """One analysis of a view: what lies where, in ranks."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._options: Options = parse_options(view.rules)
        self._needs = {pile.name: len(pile.cards) + 1 for pile in view.piles if pile.name.startswith("c")}
        team = (view.seat, (view.seat + 2) % view.seats) if self._options.partners else (view.seat,)
        payoffs = {pile.seat: self._top(pile) for pile in view.piles if pile.name == "payoff" and pile.cards}
        self._payoff = next((payoffs[seat] for seat in team if seat in payoffs), _FAR)
        self._rivals = [rank for seat, rank in payoffs.items() if seat not in team]
        self._hand = [_rank(card) for card in view.pile("hand", view.seat).cards]
        self._own = {pile.name: [_rank(card) for card in pile.cards] for pile in self._discard_piles()}

    def choose(self) -> str:
        """The first idea that applies."""
        return self._play_payoff() or self._lead_to_payoff() or self._play_freely() or self._discard()

    def _top(self, pile: Pile) -> int:
        return _rank(pile.cards[-1])

    def _discard_piles(self) -> list[Pile]:
        return [pile for pile in self._view.piles if pile.seat == self._view.seat and pile.name.startswith("d")]

    def _steps(self) -> list[tuple[MoveParts, str]]:
        return [(parse_move(move), move) for move in self._view.moves]

    def _plays(self) -> Iterator[tuple[str, int, str]]:
        """The plays on offer: move, rank of the card, centre pile."""
        for step, move in self._steps():
            if step.target == "c":
                if step.card:
                    rank = _rank(step.card)
                elif step.source_seat is not None:
                    name = "payoff" if step.source == "payoff" else f"d{step.source_index}"
                    rank = self._top(self._view.pile(name, step.source_seat))
                elif step.source == "payoff":
                    rank = self._payoff
                else:
                    rank = self._own[f"d{step.source_index}"][-1]
                yield move, rank, f"c{step.target_index}"

    def _play_payoff(self) -> str | None:
        """The payoff card; if it is a king, onto the highest pile that this doesn't complete for a rival."""
        plays = [
            (self._gift(pile), -self._needs[pile], move) for move, _, pile in self._plays() if move.startswith("payoff")
        ]
        return min(plays)[2] if plays else None

    def _gift(self, pile: str) -> int:
        """1 if one more card on `pile` lets a rival play the payoff card next, else 0."""
        return int(self._needs[pile] + 1 in self._rivals)

    def _lead_to_payoff(self) -> str | None:
        """The first card of the cheapest run of the player's own cards that leads up to the payoff card."""
        best: tuple[int, int, str] = (_FAR, _FAR, "")
        for pile, needs in self._needs.items():
            run = self._run(needs)
            if run:
                cost = (run.count("king"), len(run), f"{run[0]} {pile}")
                best = min(best, cost)
        source, _, pile = best[2].partition(" ")
        return self._find(source, pile, self._needs[pile]) if source else None

    def _run(self, needs: int) -> list[str]:
        """The sources of the cards from rank `needs` to just below the payoff card; empty if any are missing.

        Each is `hand`, `king`, or the name of a discard pile. At most two kings are spent.
        """
        kings = sum(rank in self._options.wild_ranks for rank in self._hand)
        own = {name: list(ranks) for name, ranks in self._own.items()}
        run: list[str] = []
        # A wild payoff card that doesn't fit waits for any pile to be started.
        end = 2 if self._payoff in self._options.wild_ranks else self._payoff
        for rank in range(needs, end):
            from_discards = next((name for name, ranks in own.items() if ranks and ranks[-1] == rank), None)
            if from_discards:
                own[from_discards].pop()
                run.append(from_discards)
            elif rank in self._hand:
                run.append("hand")
            elif run.count("king") < min(kings, 2) and (rank > 1 or self._options.wild_as_ace):
                run.append("king")
            else:
                return []
        return run

    def _find(self, source: str, pile: str, rank: int) -> str | None:
        """The move on offer that plays a card of that rank from `source` onto `pile`."""
        wanted = self._options.wild_ranks if source == "king" else (rank,)
        for move, played, target in self._plays():
            from_hand = source in ("hand", "king")
            if target != pile or played not in wanted or (parse_move(move).card is not None) != from_hand:
                continue
            if from_hand or move.startswith(f"{source}>"):
                return move
        return None

    def _play_freely(self) -> str | None:
        """A card other than a king that doesn't help a rival; from discards before the hand, high before low."""
        plays = []
        for move, rank, pile in self._plays():
            if rank not in self._options.wild_ranks and not self._gift(pile):
                plays.append((parse_move(move).card is not None, -rank, move))
        return min(plays)[2] if plays else None

    def _discard(self) -> str:
        """The discard that buries least: onto an equal rank or one higher, else an empty pile, else a high top.

        If there is no discard, as when an ace has to be played, it makes the play that does least harm.
        """
        discards = [(step.card, step.target_index, move) for step, move in self._steps() if step.target == "d"]
        if not discards:
            return self._play_at_all()
        return min((self._harm(card or "", f"d{pile}"), move) for card, pile, move in discards)[1]

    def _play_at_all(self) -> str:
        """A play that spends no king, if possible, and helps no rival; otherwise whatever is on offer."""
        plays = [
            (rank in self._options.wild_ranks, self._gift(pile), -rank, move) for move, rank, pile in self._plays()
        ]
        return min(plays)[3] if plays else self._view.moves[0]

    def _harm(self, card: str, pile: str) -> int:
        rank, below = _rank(card), self._own[pile]
        keep = 40 if rank in self._options.wild_ranks else 12 - rank
        if not below:
            return keep + 4
        if below[-1] == rank:
            return keep
        if below[-1] == rank + 1:
            return keep + 1
        buried = 10 * sum(card in self._options.wild_ranks for card in below)
        return keep + 6 + buried + (8 if below[-1] < rank else 14 - below[-1])
