"""The score of a match of several games. Pure."""

from p2p_malice.terminal.boards.contract import Sight
from p2p_malice.words.catalogue import Words
from p2p_malice.words.joined_lists import listed


def points_title(title: str, sight: Sight, words: Words) -> str:
    """The `title` with the number of the game and everybody's points."""
    points = listed([f"{name} {count}" for name, count in zip(sight.names, sight.view.scores, strict=True)], words)
    return words("screen-title-match", title=title, deal=sight.view.deal, points=points)
