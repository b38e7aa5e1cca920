"""What makes a win special: a word for it, and a number. Trophies are for the first time; this is for each time."""

from collections.abc import Sequence

from attrs import frozen

from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.trophies import margin_of

BEHIND, TURN, RUN = 5, 6, 3
"""The fewest cards behind that make a comeback, the fewest in a turn worth telling, and the fewest wins in a row."""


@frozen
class SpecialWin:
    """A win that is the `first`, a `comeback`, the `closest` there is, with the best `turn` ever, or one of a `run`.

    `count` says how many cards they were behind, or played in that turn, or how many wins in a row it is; 1 otherwise.
    """

    what: str
    count: int = 1


def special_win(before: Sequence[PlayedGame], played: PlayedGame) -> SpecialWin | None:
    """What is special about a game after those `before`, which are in order; None unless the player has won it."""
    if played.mark != "won":
        return None
    marks = [game.mark for game in before if game.seat >= 0]
    run = next((at for at, mark in enumerate(reversed(marks)) if mark != "won"), len(marks)) + 1
    best = max((game.best for game in before if game.game == played.game), default=0)
    if "won" not in marks:
        return SpecialWin("first")
    if played.behind >= BEHIND:
        return SpecialWin("comeback", played.behind)
    if margin_of(played) == 1:
        return SpecialWin("closest")
    if played.best >= TURN and played.best > best:
        return SpecialWin("turn", played.best)
    return SpecialWin("run", run) if run >= RUN else None
