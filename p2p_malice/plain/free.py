"""Moves that combine cards as the player likes: how they are offered at a console, and typed. Pure."""

from p2p_malice.engine.game import Free, combined


def free_lines(free: Free | None) -> list[str]:
    """What may be typed where cards may be combined, as lines; none where they may not."""
    if free is None or not free.cards:
        return []
    most = min(free.most, len(free.cards))
    count = f"{free.least} to {most} cards" if most > free.least else "1 card" if most == 1 else f"{most} cards"
    lines = ["Play", f"      {count} of: {' '.join(free.cards)}"]
    if free.words:
        lines.append(f"      and you may add: {' '.join(free.words)}")
    example = [*free.cards[: max(1, free.least)], *free.words[:1]]
    return [*lines, f"      Type them with blanks between: {' '.join(example)}"]


def typed_move(line: str, free: Free | None) -> str:
    """The move that somebody typed as cards and words with blanks between; the line itself where that cannot be."""
    if free is None:
        return line
    faces = {card.lower(): card for card in free.cards}
    parts = line.replace(",", " ").split()
    words = [part.lower() for part in parts if part.lower() in free.words]
    return combined([faces.get(part.lower(), part) for part in parts if part.lower() not in free.words], words)
