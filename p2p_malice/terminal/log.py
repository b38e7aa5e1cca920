"""What happened, in the few words of a log beside the table. Pure."""

from attrs import evolve

from p2p_malice.engine.game import Event, View
from p2p_malice.plain.words import Voice, event_words
from p2p_malice.terminal.drawing import face_text, pile_key


def log_words(event: Event, voice: Voice, cards: str, view: View) -> str | None:
    """The event in short, with the keys of the piles in `view`; None if it needs no words.

    A game may have its own short form, under `log-KIND`.
    """
    key = f"log-{event.kind.replace(' ', '-')}"
    if key not in voice.words:
        card = event.card and face_text(event.card, cards)
        return event_words(evolve(event, card=card), voice)
    source, _, owner = (event.source or "").partition("@")
    return voice.words(
        key,
        who=voice.who(event.seat),
        name=voice.name(event.seat),
        card=face_text(event.card or "", cards),
        source=source if source in ("", "hand") else pile_key(view, source),
        whose=voice.who(int(owner)) if owner.isdigit() else "own",
        owner=voice.name(int(owner)) if owner.isdigit() else "",
        target=pile_key(view, event.target),
        count=event.count or 0,
        arrow="→" if cards == "suits" else ">",
        **{"as": event.stands_for or "none"},
    )
