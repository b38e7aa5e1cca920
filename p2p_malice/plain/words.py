"""What happened and what may be done, in sentences. Pure: views and events in, text out."""

from collections.abc import Callable, Sequence

from p2p_malice.engine.cards import RANK, parse_face
from p2p_malice.engine.game import Event, Result, View
from p2p_malice.errors import NotationError
from p2p_malice.games.malice.notation import parse_move

ENDINGS = ("win", "stalemate", "tie")
"""Events that say how a game ended."""


class Voice:
    """Speaks of the players: by name, or as “you” of the one who listens."""

    def __init__(self, name_of: Callable[[int], str], listener: int | None) -> None:
        """`name_of` gives a seat's name; `listener` is the seat that is called “you”, None for nobody."""
        self._name_of = name_of
        self._listener = listener

    def name(self, seat: int | None) -> str:
        """The seat's name, capitalised at the start of a sentence by nature: a name, or `You`."""
        if seat is None:
            return "Nobody"
        return "You" if seat == self._listener else self._name_of(seat)

    def does(self, seat: int | None, verb: str) -> str:
        """`Asha plays` or `You play`, from the verb's base form."""
        if seat == self._listener:
            return f"You {verb}"
        irregular = {"have": "has", "pass": "passes"}
        return f"{self.name(seat)} {irregular.get(verb, verb + 's')}"

    def whose(self, seat: int | None) -> str:
        """`Your` or `Asha's`."""
        return "Your" if seat == self._listener else f"{self.name(seat)}'s"


def pile_words(name: str | None) -> str:
    """How people call a pile: `centre 1` for `c0`, `discard pile 2` for `d1`."""
    match (name or "")[:1], (name or "")[1:].partition("@")[0]:
        case "c", number if number.isdigit():
            return f"centre {int(number) + 1}"
        case "d", number if number.isdigit():
            return f"discard pile {int(number) + 1}"
    return {"payoff": "the payoff pile", "hand": "the hand", "draw": "the draw pile"}.get(name or "", name or "a pile")


def cards_words(count: int | None) -> str:
    """`1 card`, `3 cards`."""
    return "1 card" if count == 1 else f"{count or 0} cards"


def event_words(event: Event, voice: Voice) -> str | None:
    """The event as a sentence; None for one that needs no words."""
    seat = event.seat
    match event.kind:
        case "equal":
            return (
                f"{voice.whose(seat)} payoff card {event.card} is not the only one: the pile is shuffled and turned up."
            )
        case "start":
            return f"{voice.does(seat, 'start')}."
        case "play" if "@" in (event.source or ""):
            source, _, owner = (event.source or "").partition("@")
            card = f"{event.card} as {event.stands_for}" if event.stands_for else event.card
            of = f"of {voice.name(int(owner))}" if owner.isdigit() else ""
            return f"{voice.does(seat, 'play')} {card} from {pile_words(source)} {of} on {pile_words(event.target)}."
        case "play":
            card = f"{event.card} as {event.stands_for}" if event.stands_for else event.card
            return f"{voice.does(seat, 'play')} {card} from {pile_words(event.source)} on {pile_words(event.target)}."
        case "turn up":
            return f"{voice.whose(seat)} next payoff card is {event.card}."
        case "complete":
            pile = pile_words(event.target).capitalize()
            return f"{pile} is complete: its {event.count} cards are shuffled into the draw pile."
        case "clear":
            pile = pile_words(event.target).capitalize()
            return f"{pile} is complete: its {event.count} cards are put aside."
        case "reshuffle":
            return f"The draw pile is used up: the {event.count} cards put aside are shuffled and become the new one."
        case "redeal":
            return f"The highest payoff cards are equal ({event.card}): everything is dealt again."
        case "draw":
            return f"{voice.does(seat, 'draw')} {cards_words(event.count)}."
        case "discard":
            return f"{voice.does(seat, 'discard')} {event.card} on {pile_words(event.target)}."
        case "undo":
            return f"{voice.does(seat, 'take')} {event.card} back from {pile_words(event.target)}."
        case "pass":
            return f"{voice.does(seat, 'have')} no card to play and nothing to draw: the turn passes."
        case "out":
            return f"{voice.whose(seat)} payoff pile is played out. Now the partner's."
        case "score":
            return f"{voice.does(seat, 'have')} {points_words(event.count)}."
        case "deal":
            return f"Game {event.count} of the match begins."
        case kind if kind in ENDINGS:
            return _ending_words(event, voice)
    return None


def points_words(count: int | None) -> str:
    """`1 point`, `3 points`."""
    return "1 point" if count == 1 else f"{count or 0} points"


def _ending_words(event: Event, voice: Voice) -> str:
    """How one game of a match ended."""
    if event.kind == "tie":
        return "The game is a tie: a hand cannot be filled any more."
    if event.seat is None:
        return "The game is over."
    how = "the payoff pile is played out" if event.kind == "win" else "nobody gets on, and fewest cards are left there"
    return f"{voice.does(event.seat, 'win')} the game: {how}."


def result_words(result: Result, voice: Voice) -> str:
    """How the game ended, in one or two sentences."""
    left = ", ".join(f"{voice.name(seat)} {count}" for seat, count in enumerate(result.left))
    winners = " and ".join(voice.name(seat) for seat in result.winners)
    if result.how == "match":
        return f"{winners} won the match." if winners else "The match is drawn: all have the same points."
    if result.how == "win":
        others = ", ".join(
            f"{voice.name(seat)} had {cards_words(count)} left"
            for seat, count in enumerate(result.left)
            if seat not in result.winners
        )
        return f"{winners} won: the payoff pile is played out. {others}."
    if result.how == "tie":
        return f"The game is a tie: a hand cannot be filled any more. Payoff cards left: {left}."
    if not result.winners:
        return f"The game is drawn: nobody can move, and the payoff piles are equal ({left})."
    return f"{winners} won: nobody can move any more, and fewest payoff cards are left there ({left})."


def card_order(card: str) -> tuple[int, str]:
    """Sorts cards by rank, aces first."""
    try:
        return RANK[parse_face(card)], card
    except NotationError:
        return 0, card


def in_order(moves: Sequence[str]) -> list[str]:
    """The moves as people are offered them: plays as they come, then discards from the lowest card up."""
    return sorted(moves, key=lambda move: card_order(move.partition(">")[0]) if ">d" in move else (-1, ""))


def move_words(move: str, view: View) -> str:
    """A move in words, `4c from discard pile 3 on centre 2`; one that is not understood stays as it is."""
    try:
        step = parse_move(move)
    except NotationError:
        return move
    target = pile_words(f"{step.target}{step.target_index}")
    if step.target == "d":
        return f"discard {step.card} on {target.removeprefix('discard ')}"
    if step.card:
        return f"{step.card} from the hand on {target}"
    source = f"d{step.source_index}" if step.source == "d" else "payoff"
    owner = view.seat if step.source_seat is None else step.source_seat
    top = next((pile.top for pile in view.piles if pile.name == source and pile.seat == owner), None)
    whose = "" if owner == view.seat else " of your partner"
    return f"{top} from {pile_words(source)}{whose} on {target}"


def moves_lines(moves: Sequence[str], view: View) -> list[str]:
    """The moves, already in order, with their numbers from 1: plays one a line, then a table of discards."""
    plays: list[str] = []
    discards: dict[str, list[tuple[int, str]]] = {}
    for number, move in enumerate(moves, 1):
        source, _, target = move.partition(">")
        if target.startswith("d"):
            discards.setdefault(source, []).append((number, target))
        else:
            plays.append(f"{number:4}  {move_words(move, view)}")
    lines = ["Play", *plays] if plays else []
    if discards:
        targets = [target for _, target in next(iter(discards.values()))]
        lines.append("Discard, which ends the turn" + "".join(f"{_pile_number(t):>8}" for t in targets))
        for card, numbered in discards.items():
            lines.append(f"      {card:<22}" + "".join(f"{number:>8}" for number, _ in numbered))
    return lines


def _pile_number(name: str) -> str:
    return f"pile {int(name[1:]) + 1}" if name[1:].isdigit() else name
