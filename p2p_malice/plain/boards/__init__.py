"""The boards: how each game looks line by line, and which board a game is played on."""

from p2p_malice.plain.boards.contract import Board
from p2p_malice.plain.boards.default import DefaultBoard
from p2p_malice.plain.boards.malice import MaliceBoard
from p2p_malice.plain.boards.spite import SpiteBoard
from p2p_malice.words.catalogue import Words

_BOARDS: dict[str, type[Board]] = {"malice": MaliceBoard, "spite": SpiteBoard}


def board_of(game: str, words: Words) -> Board:
    """The board for the game of that name: its own, or the default one, which suits any game."""
    return _BOARDS.get(game, DefaultBoard)(words)
