"""What happened and which moves there are, in sentences. Pure: views and events in, text out.

A game has words of its own, under keys that follow from what happened: `event-KIND`, `result-HOW`. Each sentence is
given everything that may go into it.
"""

import re
from collections.abc import Callable, Sequence

from p2p_malice.engine.cards import RANK, parse_face
from p2p_malice.engine.game import Event, Note, Result, View
from p2p_malice.errors import NotationError
from p2p_malice.face import Pace
from p2p_malice.games.malice.notation import parse_move
from p2p_malice.words.catalogue import Words
from p2p_malice.words.fluent import Particular
from p2p_malice.words.lists import both, listed

ENDINGS = ("win", "stalemate", "idle", "long", "fewest", "tie")
"""Events that tell how a game ended."""

YOU, OTHER, NOBODY = "you", "other", "nobody"
"""Who does something: sentences choose their form by it."""


class Voice:
    """Speaks of the players: by name, or as “you” to the listener."""

    def __init__(self, name_of: Callable[[int], str], listener: int | None, words: Words) -> None:
        """`name_of` gives a seat's name; `listener` is the seat that is called “you”, None for nobody."""
        self._name_of = name_of
        self.listener = listener
        self.words = words

    def who(self, seat: int | None) -> str:
        """`YOU`, `OTHER` or `NOBODY`."""
        if seat is None:
            return NOBODY
        return YOU if seat == self.listener else OTHER

    def name(self, seat: int | None) -> str:
        """The seat's name, capitalised for the start of a sentence: a name, or `You`."""
        if seat is None:
            return self.words("player-nobody")
        return self.words("player-you") if seat == self.listener else self._name_of(seat)


# --- piles -----------------------------------------------------------------------------------------------------------

_ROLES = {"c": "centre", "d": "discard"}


def role_of(name: str | None) -> tuple[str, int]:
    """A pile's role, from its name in moves and events, and its number from 1; 0 where it has none."""
    found = re.fullmatch(r"(?:([cd])(\d)|([a-z]+))(?:@\d)?", name or "", re.ASCII)
    if not found:
        return "none", 0
    letter, digit, word = found.groups()
    if letter:
        return _ROLES[letter], int(digit) + 1
    return word, 0


def pile_words(name: str | None, words: Words) -> str:
    """What people call a pile: `pile 1` for `c0`, `discard pile 2` for `d1`."""
    role, number = role_of(name)
    return words("pile", role=role, number=number)


def cards_words(count: int | None, words: Words) -> str:
    """`1 card`, `3 cards`."""
    return words("cards", count=count or 0)


def _owner_in(source: str) -> int | None:
    """The seat that owns the source pile of a move or event, where it says so."""
    _, _, owner = source.partition("@")
    return int(owner) if owner.isdigit() else None


# --- what happened ---------------------------------------------------------------------------------------------------


def event_words(event: Event, voice: Voice) -> str | None:
    """The event as a sentence; None for one that needs no words."""
    key = f"event-{event.kind.replace(' ', '-')}"
    return voice.words(key, **_particulars(event, voice)) if key in voice.words else None


def _particulars(event: Event, voice: Voice) -> dict[str, Particular]:
    source, source_number = role_of(event.source)
    target, target_number = role_of(event.target)
    owner = _owner_in(event.source or "")
    return {
        "who": voice.who(event.seat),
        "name": voice.name(event.seat),
        "card": event.card or "",
        "as": event.stands_for or "none",
        "source": source,
        "source_number": source_number,
        "whose": "own" if owner is None else voice.who(owner),
        "owner": "" if owner is None else voice.name(owner),
        "target": target,
        "target_number": target_number,
        "count": event.count or 0,
    }


def result_words(result: Result, voice: Voice) -> str:
    """How the game ended, in one or two sentences."""
    words, key = voice.words, f"result-{result.how}"
    if key not in words:
        return words("result-over")
    counted = [
        words("left-of", who=voice.who(seat), name=voice.name(seat), count=count)
        for seat, count in enumerate(result.left)
        if count or seat not in result.winners
    ]
    # The listener comes first: You and Ann.
    winners = sorted(result.winners, key=lambda seat: seat != voice.listener)
    names = both([voice.name(seat) for seat in winners], words)
    return words(key, who=_who_won(winners, voice), names=names, left=listed(counted, words))


def _who_won(winners: Sequence[int], voice: Voice) -> str:
    if not winners:
        return NOBODY
    if voice.listener in winners:
        return YOU if len(winners) == 1 else "team"
    return OTHER if len(winners) == 1 else "others"


def pace_words(pace: Pace, words: Words) -> str:
    """How fast a table goes that is only watched."""
    return words("watch-pace", seconds=f"{pace.seconds:g}") if pace.is_running else words("watch-stopped")


# --- what may be done ------------------------------------------------------------------------------------------------


def card_order(card: str) -> tuple[int, str]:
    """Sorts cards by rank, aces first."""
    try:
        return RANK[parse_face(card)], card
    except NotationError:
        return 0, card


def in_order(moves: Sequence[str]) -> list[str]:
    """The moves in the order in which people see them: plays as they come, then discards from the lowest card up."""
    return sorted(moves, key=lambda move: card_order(move.partition(">")[0]) if ">d" in move else (-1, ""))


def move_words(move: str, view: View, words: Words) -> str:
    """A move in words, `4c from discard pile 3 to pile 2`; one that isn't understood stays as it is."""
    try:
        step = parse_move(move)
    except NotationError:
        return move
    if step.target == "d":
        return words("move-discard", card=step.card or "", target_number=step.target_index + 1)
    source = "hand" if step.card else f"d{step.source_index}" if step.source == "d" else "payoff"
    owner = view.seat if step.source_seat is None else step.source_seat
    top = next((pile.top for pile in view.piles if pile.name == source and pile.seat == owner), None)
    role, number = role_of(source)
    return words(
        "move-play",
        card=step.card or top or "",
        source=role,
        source_number=number,
        whose="own" if owner == view.seat else OTHER,
        target_number=step.target_index + 1,
    )


def known_notes(view: View, words: Words) -> list[Note]:
    """The notes of the view for which there are sentences: another program may know more of them."""
    return [note for note in view.notes if note.key.startswith("lesson-") and note.key in words]


def note_words(note: Note, view: View, words: Words) -> str:
    """What is said beside the cards, with the number of the move that it asks for."""
    particulars: dict[str, Particular] = {"number": note.number, "most": note.most, "how": "", "pile": ""}
    if note.move in view.moves:
        number = in_order(view.moves).index(note.move) + 1
        target = note.move.partition(">")[2]
        particulars |= {"how": words("plain-lesson-how", number=number), "pile": pile_words(target, words)}
    return words(note.key, **particulars)


def moves_lines(moves: Sequence[str], view: View, words: Words) -> list[str]:
    """The ordered moves with their numbers from 1: one play per line, then a table of discards."""
    plays: list[str] = []
    discards: dict[str, list[tuple[int, str]]] = {}
    for number, move in enumerate(moves, 1):
        source, _, target = move.partition(">")
        if target.startswith("d"):
            discards.setdefault(source, []).append((number, target))
        else:
            plays.append(f"{number:4}  {move_words(move, view, words)}")
    lines = [words("moves-play"), *plays] if plays else []
    if discards:
        targets = [role_of(target)[1] for _, target in next(iter(discards.values()))]
        heads = [f"{words('moves-pile', number=number):>8}" for number in targets]
        lines.append(f"{words('moves-discard'):<28}" + "".join(heads))
        for card, numbered in discards.items():
            lines.append(f"      {card:<22}" + "".join(f"{number:>8}" for number, _ in numbered))
    return lines
