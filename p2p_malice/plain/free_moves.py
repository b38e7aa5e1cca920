"""Moves that combine cards freely: how a console offers them, and how they are typed. Pure."""

from p2p_malice.engine.game import Free, combined, parse_combined
from p2p_malice.words.catalogue import Words


def free_lines(free: Free | None, words: Words) -> list[str]:
    """Lines that say what to type to combine cards; none if cards can't be combined."""
    if free is None or not free.cards:
        return []
    most, cards = min(free.most, len(free.cards)), " ".join(free.cards)
    if most > free.least:
        said = [words("free-count", least=free.least, most=most, cards=cards)]
    else:
        said = [words("free-exactly", most=most, cards=cards)]
    if free.words:
        said.append(words("free-words", words=" ".join(free.words)))
    example = [*free.cards[: max(1, free.least)], *free.words[:1]]
    said.append(words("free-example", example=" ".join(example)))
    return [words("free-play"), *(f"      {line}" for line in said)]


def typed_as(move: str) -> str:
    """What to type to combine the cards of a move and say its words; the inverse of `typed_move`."""
    cards, words = parse_combined(move)
    return " ".join([*cards, *words])


def typed_move(line: str, free: Free | None) -> str:
    """The move typed as cards and words with blanks in between; the line itself if it isn't one."""
    if free is None:
        return line
    faces = {card.lower(): card for card in free.cards}
    parts = line.replace(",", " ").split()
    words = [part.lower() for part in parts if part.lower() in free.words]
    return combined([faces.get(part.lower(), part) for part in parts if part.lower() not in free.words], words)
