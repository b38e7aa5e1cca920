"""What a flow needs besides a user interface: links, saves, the games, and where friends can find the game."""

from collections.abc import Mapping

from attrs import field, frozen

from p2p_malice.courier.contract import Courier
from p2p_malice.engine.game import THINKING, Game
from p2p_malice.link.contract import Links
from p2p_malice.store.contract import Saves
from p2p_malice.words.catalogue import Words, load


@frozen
class Services:
    """The services of one program; in a browser they are others, and tests use fakes.

    `game_url` is the address of the page that a link in an invitation opens; `project_url` is where friends can get the
    program. `thinking` is how many seconds a computer player may think about a move.
    """

    links: Links
    saves: Saves
    games: Mapping[str, Game] = field(repr=False)
    """The games that can be played, by name."""
    game_url: str | None = None
    project_url: str | None = None
    words: Words = field(factory=load, repr=False)
    """For text that friends read."""
    courier: Courier | None = None
    """Carries replies to a host; without one, people do."""
    thinking: float = THINKING
    sets: Mapping[str, Mapping[str, str | int | bool]] = field(factory=dict, repr=False)
    """The player's own rule sets."""
