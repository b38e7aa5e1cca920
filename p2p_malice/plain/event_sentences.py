"""What happened and which moves there are, in sentences. Pure: views and events in, text out.

A game has its own words, under keys that follow from what happened: `event-KIND`, `result-HOW`. Each sentence is given
everything that may go into it.
"""

from collections.abc import Callable, Iterable, Sequence

from p2p_malice.engine.game import Event, Note, Pile, Result, View
from p2p_malice.sentence_facts import CardFact
from p2p_malice.words.catalogue import Words
from p2p_malice.words.fluent import Particular
from p2p_malice.words.joined_lists import both, listed

ENDINGS = ("win", "stalemate", "idle", "long", "fewest", "tie")
"""Events that tell how a game ended."""

YOU, OTHER, NOBODY = "you", "other", "nobody"
"""Who does something, which decides the form of a sentence."""


class Voice:
    """Speaks of the players: by name, or as “you” to the listener."""

    def __init__(self, name_of: Callable[[int], str], listener: int | None, words: Words) -> None:
        """`name_of` gives a seat's name; `listener` is the seat called “you”, None for nobody."""
        self._name_of = name_of
        self.listener = listener
        self.words = words

    def speaking(self, words: Words) -> "Voice":
        """A voice for these players and this listener, with another catalogue."""
        return Voice(self._name_of, self.listener, words)

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

    def said(self, seat: int, to: int | None, text: str) -> str:
        """What the player at `seat` has said to the one at `to`, None for everybody."""
        if to is None:
            return self.words("said", name=self.name(seat), text=text)
        return self.words("said-to", name=self.name(seat), who=self.who(to), to=self.name(to), text=text)

    def poked(self, seat: int, to: int) -> str:
        """The sentence that the player at `seat` has reminded the one at `to` of their turn."""
        who = "called" if to == self.listener else "caller" if seat == self.listener else "other"
        return self.words("poked", listener=who, name=self.name(seat), to=self.name(to))


# --- piles -----------------------------------------------------------------------------------------------------------


def pile_words(pile: Pile | None, words: Words) -> str:
    """What people call a pile, by its purpose and number."""
    return words("pile", role=pile.role if pile else "none", number=pile.index + 1 if pile else 0)


def cards_words(count: int | None, words: Words) -> str:
    """`1 card`, `3 cards`."""
    return words("cards", count=count or 0)


def card_text(card: str, words: Words) -> str:
    """A card as these words write it."""
    return str(words.written(CardFact(card)))


def cards_text(cards: Iterable[str], words: Words) -> str:
    """Cards, or single suits; names of them are kept apart by commas, and by the blanks at which lines are broken."""
    return (",   " if words.is_aloud else " ").join(card_text(card, words) for card in cards)


# --- what happened ---------------------------------------------------------------------------------------------------


def card_words(event: Event, card: str, words: Words) -> str:
    """The card as it is written, with what it stands for."""
    return words("card-as", card=card, rank=event.stands_for) if event.card and event.stands_for else card


def event_words(event: Event, voice: Voice, view: View) -> str | None:
    """The event as a sentence, with the piles as in `view`; None if it needs no words."""
    key = event_key(event)
    return voice.words(key, **event_particulars(event, voice, view)) if key in voice.words else None


def event_key(event: Event, form: str = "event") -> str:
    """The key of the sentence about an event, or of another form of it."""
    return f"{form}-{event.kind.replace(' ', '-')}"


def event_particulars(event: Event, voice: Voice, view: View) -> dict[str, Particular]:
    """What may go into the sentence about an event; `whose` pile a card comes from is `own` if that is obvious."""
    source, target = (view.at(name or "", event.seat) for name in (event.source, event.target))
    is_own = source is None or source.seat in (None, event.seat)
    return {
        "who": voice.who(event.seat),
        "name": voice.name(event.seat),
        "card": card_words(event, str(voice.words.written(CardFact(event.card or ""))), voice.words),
        "as": event.stands_for or "none",
        "source": source.role if source else "none",
        "source_number": source.index + 1 if source else 0,
        "whose": "own" if source is None or is_own else voice.who(source.seat),
        "owner": "" if source is None or is_own else voice.name(source.seat),
        "target": target.role if target else "none",
        "target_number": target.index + 1 if target else 0,
        "count": event.count or 0,
        "cards": cards_text(event.cards, voice.words),
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


def title_words(result: Result, voice: Voice) -> str:
    """Who has won, in a few words."""
    winners = sorted(result.winners, key=lambda seat: seat != voice.listener)
    names = both([voice.name(seat) for seat in winners], voice.words)
    return voice.words("ending-title", who=_who_won(winners, voice), names=names)


def left_words(result: Result, voice: Voice) -> list[str]:
    """What each player has left, fewest first; no lines if nobody has anything left."""
    if not any(result.left):
        return []
    order = sorted(range(len(result.left)), key=lambda seat: result.left[seat])
    return [f"{voice.name(seat)} {result.left[seat]}" for seat in order]


def _who_won(winners: Sequence[int], voice: Voice) -> str:
    if not winners:
        return NOBODY
    if voice.listener in winners:
        return YOU if len(winners) == 1 else "team"
    return OTHER if len(winners) == 1 else "others"


# --- what may be done ------------------------------------------------------------------------------------------------


def known_notes(view: View, words: Words) -> list[Note]:
    """The notes of the view that we have sentences for; another program may know more."""
    return [note for note in view.notes if note.key.startswith("lesson-") and note.key in words]


def note_words(note: Note, typed: str, goal: str, words: Words) -> str:
    """What is said beside the cards. If it asks for a move, `typed` is how to type it and `goal` where it goes."""
    how = words("plain-lesson-how", move=typed) if typed else ""
    return words(note.key, number=note.number, most=note.most, how=how, pile=goal)


def rules_particulars(rules: str, words: Words) -> dict[str, str]:
    """The `rules` as menus call them, and the `house` rules as typed (`none` if there are none)."""
    variant, *house = rules.split()
    key = f"variant-name-{variant}"
    called = words(key) if key in words else variant
    return {"rules": called, "house": listed(house, words) or "none"}
