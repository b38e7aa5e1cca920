"""Which board a game is played on."""

from collections.abc import Callable

from p2p_malice.terminal.boards.contract import Board
from p2p_malice.terminal.boards.default.board import DefaultBoard
from p2p_malice.terminal.boards.malice.board import MaliceBoard
from p2p_malice.terminal.boards.spite.board import SpiteBoard
from p2p_malice.words.catalogue import Words

_BOARDS: dict[str, Callable[..., Board]] = {"malice": MaliceBoard, "spite": SpiteBoard}


def board_of(game: str, words: Words, cards: str, *, autoplay: bool) -> Board:
    """The board for the game of that name, or the default one. `cards` is `suits` or `ascii`.

    With `autoplay`, a card with only one place to go is played as soon as it is chosen.
    """
    return _BOARDS.get(game, DefaultBoard)(words, cards, autoplay=autoplay)
