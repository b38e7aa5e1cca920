"""How a card is written and coloured on a full screen, whatever it means in a game. Pure."""

SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
FRAMES = {
    "suits": {"card": "╭╮╰╯─│", "empty": "╭╮╰╯╌┆", "target": "╔╗╚╝═║", "picked": "┏┓┗┛━┃", "cursor": "┏┓┗┛━┃"},
    "ascii": {"card": "++++-|", "empty": "....  ", "target": "####=#", "picked": "****=*", "cursor": "++++=!"},
}
"""Frames by card set and meaning: top left, top right, bottom left, bottom right, across, down."""

_COLOURS = {"s": "spade", "h": "heart", "d": "diamond", "c": "club"}


def face_text(card: str, cards: str) -> str:
    """The text of a card: `10♦`, or `10d` in ASCII; `10♦*` with another back."""
    if cards == "ascii":
        return card
    face, back = (card[:-1], "*") if card.endswith("*") else (card, "")
    return face[:-1] + SUITS.get(face[-1:], face[-1:]) + back


def colour_of(card: str | None) -> str:
    """The style of a card's letters."""
    return _COLOURS.get((card or "").removesuffix("*")[-1:], "joker")
