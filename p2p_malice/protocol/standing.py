"""How the games at one table have ended so far. Pure."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from attrs import field, frozen


@frozen
class Standing:
    """How many `games` have ended at a table, and how many of them each has `won`, by name.

    The first of them, which are so many as `earlier`, these people have played before at other tables.
    Everybody is among those names who has played a game to its end, or has won one as one of the `computers`.
    """

    games: int = 0
    won: Mapping[str, int] = field(default=MappingProxyType({}))
    computers: frozenset[str] = frozenset()
    earlier: int = 0

    def after(self, people: Iterable[str], winners: Iterable[str]) -> "Standing":
        """The standing after one more game, with the names of the `people` who played it, and of the `winners`."""
        people, winners = [name for name in people if name], [*winners]
        won = {**self.won, **{name: 0 for name in people if name not in self.won}}
        won.update({name: won.get(name, 0) + 1 for name in winners})
        return Standing(self.games + 1, won, (self.computers | {*winners}) - {*people}, self.earlier)

    def of(self, name: str) -> int:
        """How many games somebody of that name has won."""
        return self.won.get(name, 0)


NOTHING_PLAYED = Standing()
"""That of a table where no game has ended yet."""
