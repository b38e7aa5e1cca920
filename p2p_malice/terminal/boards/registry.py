"""Which board a game is played on."""

from p2p_malice.terminal.board import Board
from p2p_malice.terminal.boards.malice.board import MaliceBoard
from p2p_malice.words.catalogue import Words

_BOARDS = {"malice": MaliceBoard}


def board_of(game: str, words: Words, cards: str, *, autoplay: bool) -> Board:
    """The board for the game of that name. `cards` is `suits` or `ascii`.

    With `autoplay`, a card for which there is one place only is played as soon as it is chosen.
    """
    return _BOARDS.get(game, MaliceBoard)(words, cards, autoplay=autoplay)
