"""What a flow needs besides a user interface: what makes links, what keeps games, and where friends find the game."""

from collections.abc import Mapping

from attrs import field, frozen

from p2p_malice.engine.game import Game
from p2p_malice.link.contract import Links
from p2p_malice.store.contract import Saves
from p2p_malice.words.catalogue import Words, load


@frozen
class Services:
    """The means of one program: a browser would bring others, tests bring fakes.

    `game_url` is the address of the page that a link in an invitation opens, `project_url` the one where friends can
    get the program.
    """

    links: Links
    saves: Saves
    games: Mapping[str, Game] = field(repr=False)
    """The games that can be played, by name."""
    game_url: str | None = None
    project_url: str | None = None
    words: Words = field(factory=load, repr=False)
    """For texts that friends read."""
