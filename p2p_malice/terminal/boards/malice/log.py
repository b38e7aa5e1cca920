"""What happened, in the few words of a log beside the table, and between which piles. Pure."""

from collections.abc import Iterable

from p2p_malice.engine.game import Event, View
from p2p_malice.plain.event_sentences import Voice, card_words, event_key, event_particulars
from p2p_malice.terminal.boards.malice.keys import pile_key
from p2p_malice.terminal.cards import face_text


def log_words(event: Event, voice: Voice, cards: str, view: View) -> str | None:
    """The event in short, with the keys of the piles in `view`; None if it needs no words.

    A game may have its own short form, under `log-KIND`.
    """
    card = card_words(event, face_text(event.card or "", cards), voice.words)
    told = event_particulars(event, voice, view) | {"card": card}
    short = event_key(event, "log")
    if short not in voice.words:
        return voice.words(event_key(event), **told) if event_key(event) in voice.words else None
    source, target = (view.at(name or "", event.seat) for name in (event.source, event.target))
    if source and source.role != "hand":
        told["source"] = pile_key(source)
    return voice.words(short, **told | {"target": pile_key(target), "arrow": "→" if cards == "suits" else ">"})


def piles_between(happened: Iterable[Event], view: View) -> set[tuple[str, int | None]]:
    """The piles, by name and owner, that cards moved between, without hands and the draw pile."""
    found: set[tuple[str, int | None]] = set()
    for event in happened:
        for text in (event.source, event.target):
            pile = view.at(text or "", event.seat)
            if pile and pile.role in ("centre", "discard", "payoff"):
                found.add((pile.name, pile.seat))
    return found
