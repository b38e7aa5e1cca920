"""What happened, in the few words of a log beside the table. Pure."""

from p2p_malice.engine.game import Event, View
from p2p_malice.plain.words import Voice, event_key, event_particulars
from p2p_malice.terminal.drawing import face_text, pile_key


def log_words(event: Event, voice: Voice, cards: str, view: View) -> str | None:
    """The event in short, with the keys of the piles in `view`; None if it needs no words.

    A game may have its own short form, under `log-KIND`.
    """
    told = event_particulars(event, voice, view) | {"card": face_text(event.card or "", cards)}
    short = event_key(event, "log")
    if short not in voice.words:
        return voice.words(event_key(event), **told) if event_key(event) in voice.words else None
    source, target = (view.at(name or "", event.seat) for name in (event.source, event.target))
    if source and source.role != "hand":
        told["source"] = pile_key(source)
    return voice.words(short, **told | {"target": pile_key(target), "arrow": "→" if cards == "suits" else ">"})
