"""What a flow is given beside a face: who makes links, who keeps games, and where friends find the game."""

from attrs import frozen

from p2p_malice.link.contracts import Links
from p2p_malice.store.saves import Saves


@frozen
class Means:
    """The means of one program: in a browser others than here, in tests fakes.

    `game_url` is the address of the page that a link in an invitation opens, `project_url` the one from which friends
    can have the program.
    """

    links: Links
    saves: Saves
    game_url: str | None = None
    project_url: str | None = None
