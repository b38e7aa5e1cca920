"""What happened, in the few words of a log beside the table. Pure."""

from p2p_malice.engine.game import Event, View
from p2p_malice.plain.words import Voice, event_words
from p2p_malice.terminal.drawing import face_text, pile_key, words_with_suits

_SHORT = {
    "discard": "log-discard",
    "turn up": "log-turn-up",
    "draw": "log-draw",
    "complete": "log-complete",
    "clear": "log-complete",
    "reshuffle": "log-reshuffle",
    "equal": "log-equal",
    "undo": "log-undo",
}
"""Events that have fewer words here than elsewhere."""


def log_words(event: Event, voice: Voice, cards: str, view: View) -> str | None:
    """The event in short, with the keys that the piles have in `view`; None for one that needs no words."""
    given: dict[str, str | int] = {
        "who": voice.who(event.seat),
        "name": voice.name(event.seat),
        "card": face_text(event.card or "", cards),
        "arrow": "→" if cards == "suits" else ">",
        "to": pile_key(view, event.target),
        "count": event.count or 0,
    }
    if event.kind == "play":
        key = "log-play-as" if event.stands_for else "log-play"
        return voice.words(key, **given, rank=event.stands_for or "", **{"from": _source(event, voice, view)})
    if event.kind in _SHORT:
        return voice.words(_SHORT[event.kind], **given)
    words = event_words(event, voice)
    return None if words is None else words_with_suits(words, cards)


def _source(event: Event, voice: Voice, view: View) -> str:
    """The key of the pile that a card came from, with its owner if that is not the player; `none` for the hand."""
    source, _, owner = (event.source or "").partition("@")
    if source == "hand":
        return "none"
    key = pile_key(view, source)
    return voice.words("log-of", pile=key, owner=voice.name(int(owner))) if owner.isdigit() else key
