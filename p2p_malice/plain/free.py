"""Moves that combine cards as the player likes: how they are offered at a console, and typed. Pure."""

from p2p_malice.engine.game import Free, combined
from p2p_malice.words.catalogue import Words


def free_lines(free: Free | None, words: Words) -> list[str]:
    """What may be typed where cards may be combined, as lines; none where they may not."""
    if free is None or not free.cards:
        return []
    most = min(free.most, len(free.cards))
    key = "free-cards" if most > free.least else "free-cards-exactly"
    lines = [words("moves-play"), words(key, least=free.least, most=most, cards=" ".join(free.cards))]
    if free.words:
        lines.append(words("free-words", words=" ".join(free.words)))
    example = [*free.cards[: max(1, free.least)], *free.words[:1]]
    return [lines[0], *(f"      {line}" for line in (*lines[1:], words("free-typed", example=" ".join(example))))]


def typed_move(line: str, free: Free | None) -> str:
    """The move that somebody typed as cards and words with blanks between; the line itself where that cannot be."""
    if free is None:
        return line
    faces = {card.lower(): card for card in free.cards}
    parts = line.replace(",", " ").split()
    words = [part.lower() for part in parts if part.lower() in free.words]
    return combined([faces.get(part.lower(), part) for part in parts if part.lower() not in free.words], words)
