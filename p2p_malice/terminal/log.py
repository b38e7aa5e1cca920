"""What happened, in the few words of a log beside the table. Pure."""

from p2p_malice.engine.game import Event, View
from p2p_malice.plain.words import Voice, event_words
from p2p_malice.terminal.drawing import face_text, pile_key, words_with_suits


def log_words(event: Event, voice: Voice, cards: str, view: View) -> str | None:
    """The event in short, with the keys that the piles have in `view`; None for one that needs no words."""
    who, arrow = voice.name(event.seat), "→" if cards == "suits" else ">"
    card = face_text(event.card or "", cards)
    match event.kind:
        case "play":
            wild = f" as {event.stands_for}" if event.stands_for else ""
            source, _, owner = (event.source or "").partition("@")
            of = f" of {voice.name(int(owner))}" if owner.isdigit() else ""
            source = "" if source == "hand" else f" ({pile_key(view, source)}{of})"
            return f"{who} {card}{source}{wild} {arrow} {pile_key(view, event.target)}"
        case "discard":
            return f"{voice.does(event.seat, 'discard')} {card} {arrow} {pile_key(view, event.target)}"
        case "turn up":
            return f"{voice.whose(event.seat)} next: {card}"
        case "draw":
            return f"{voice.does(event.seat, 'draw')} {event.count}"
        case "complete" | "clear":
            return f"{pile_key(view, event.target)} is complete"
        case "reshuffle":
            return "The cards put aside are shuffled"
        case "equal":
            return f"{voice.whose(event.seat)} {event.card} is not the only one: shuffled"
        case "undo":
            return f"{voice.does(event.seat, 'take')} {card} back"
    words = event_words(event, voice)
    return None if words is None else words_with_suits(words, cards)
