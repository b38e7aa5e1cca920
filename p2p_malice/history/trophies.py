"""Deeds worth a trophy, and on which day each was first done. They are looked up in the games; nothing else is kept."""

import datetime
from collections.abc import Callable, Mapping, Sequence

from attrs import define, field, frozen

from p2p_malice.history.days import Days
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.protocol.sanitize import looks_like


@define
class _Sofar:
    """What has been done up to a game, that one among it."""

    wins: int = 0
    run: int = 0
    people: set[str] = field(factory=set)
    games_with: dict[str, int] = field(factory=dict)

    def add(self, game: PlayedGame) -> None:
        """Add a game of the player's own."""
        is_won = game.mark == "won"
        self.wins += is_won
        self.run = self.run + 1 if is_won else 0
        for seat in game.others:
            if game.kinds[seat] == "friend" and game.names[seat]:
                who = looks_like(game.names[seat])
                self.people.add(who)
                self.games_with[who] = self.games_with.get(who, 0) + 1


_Done = Callable[[PlayedGame, _Sofar], bool]


def _wins(count: int) -> _Done:
    return lambda _, sofar: sofar.wins >= count


def _run(count: int) -> _Done:
    return lambda _, sofar: sofar.run >= count


def _turn(count: int) -> _Done:
    return lambda game, _: game.best >= count


def _chain(count: int) -> _Done:
    return lambda game, _: game.chain >= count


def margin_of(game: PlayedGame) -> int:
    """The fewest cards that anybody who lost had left; 0 unless the player has won, against somebody."""
    lost = [left for seat, left in enumerate(game.left) if seat not in game.winners]
    return min(lost, default=0) if game.mark == "won" else 0


_BY_GAME: Mapping[str, _Done] = {
    "first-win": _wins(1),
    "wins-10": _wins(10),
    "wins-50": _wins(50),
    "wins-200": _wins(200),
    "streak-3": _run(3),
    "streak-7": _run(7),
    "turn-8": _turn(8),
    "turn-10": _turn(10),
    "turn-15": _turn(15),
    "chain-6": _chain(6),
    "chain-12": _chain(12),
    "sweep": lambda game, _: margin_of(game) >= 10 and game.best > 0,
    "by-one": lambda game, _: margin_of(game) == 1,
    "comeback": lambda game, _: game.mark == "won" and game.behind >= 5,
    "full-table": lambda game, _: len(game.names) >= 5,
    "friends-5": lambda _, sofar: len(sofar.people) >= 5,
    "rival": lambda _, sofar: max(sofar.games_with.values(), default=0) >= 25,
    "spite": lambda game, _: game.game == "spite" and game.mark == "won",
}

_BY_DAY = {"daily-1": 1, "daily-7": 7}
"""How many daily deals in a row have to be won."""

TROPHIES = (*_BY_GAME, *_BY_DAY)


@frozen
class Trophy:
    """One trophy; `day` is the first on which it was earned, None if it wasn't."""

    name: str
    day: datetime.date | None = None


def trophies_of(games: Sequence[PlayedGame], days: Days) -> tuple[Trophy, ...]:
    """All trophies, after these games, which are in order, and the daily deals."""
    earned: dict[str, datetime.date] = {}
    sofar = _Sofar()
    for game in games:
        if game.seat < 0:
            continue
        sofar.add(game)
        for name, is_done in _BY_GAME.items():
            if name not in earned and is_done(game, sofar):
                earned[name] = game.day
    run, before = 0, datetime.date.min
    for day in sorted(days):
        is_next = (day - before).days == 1
        run = 0 if days[day] <= 0 else run + 1 if is_next else 1
        before = day
        for name, count in _BY_DAY.items():
            if run >= count:
                earned.setdefault(name, day)
    return tuple(Trophy(name, earned.get(name)) for name in TROPHIES)
