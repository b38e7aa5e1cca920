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
    turn: int = 0
    chain: int = 0
    people: set[str] = field(factory=set)
    games_with: dict[str, int] = field(factory=dict)

    def add(self, game: PlayedGame) -> None:
        """Add a game of the player's own."""
        is_won = game.mark == "won"
        self.wins += is_won
        self.run = self.run + 1 if is_won else 0
        self.turn, self.chain = max(self.turn, game.best), max(self.chain, game.chain)
        for seat in game.others:
            if game.kinds[seat] == "friend" and game.names[seat]:
                who = looks_like(game.names[seat])
                self.people.add(who)
                self.games_with[who] = self.games_with.get(who, 0) + 1


@frozen
class _Deed:
    """What a trophy is for: so much of something is done once it reaches the `goal`."""

    measure: Callable[[PlayedGame, _Sofar], int]
    goal: int = 1


def _wins(count: int) -> _Deed:
    return _Deed(lambda _, sofar: sofar.wins, count)


def _run(count: int) -> _Deed:
    return _Deed(lambda _, sofar: sofar.run, count)


def _turn(count: int) -> _Deed:
    return _Deed(lambda _, sofar: sofar.turn, count)


def _chain(count: int) -> _Deed:
    return _Deed(lambda _, sofar: sofar.chain, count)


def margin_of(game: PlayedGame) -> int:
    """The fewest cards that anybody who lost had left; 0 unless the player has won, against somebody."""
    lost = [left for seat, left in enumerate(game.left) if seat not in game.winners]
    return min(lost, default=0) if game.mark == "won" else 0


_BY_GAME: Mapping[str, _Deed] = {
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
    "sweep": _Deed(lambda game, _: margin_of(game) >= 10 and game.best > 0),
    "by-one": _Deed(lambda game, _: margin_of(game) == 1),
    "comeback": _Deed(lambda game, _: game.mark == "won" and game.behind >= 5),
    "full-table": _Deed(lambda game, _: len(game.names) >= 5),
    "friends-5": _Deed(lambda _, sofar: len(sofar.people), 5),
    "rival": _Deed(lambda _, sofar: max(sofar.games_with.values(), default=0), 25),
    "spite": _Deed(lambda game, _: game.game == "spite" and game.mark == "won"),
}

_BY_DAY = {"daily-1": 1, "daily-7": 7}
"""How many daily deals in a row have to be won."""

TROPHIES = (*_BY_GAME, *_BY_DAY)


@frozen
class Trophy:
    """One trophy; `day` is the first on which it was earned, None if it wasn't.

    Until then, so much of a `goal` is done as `count` says; what is done at once has the goal 1.
    """

    name: str
    day: datetime.date | None = None
    count: int = 0
    goal: int = 1


def trophies_of(
    games: Sequence[PlayedGame], days: Days, today: datetime.date = datetime.date.min
) -> tuple[Trophy, ...]:
    """All trophies, after these games, which are in order, and the daily deals; a run of these is over if `today` is
    later than the day after.
    """
    earned: dict[str, datetime.date] = {}
    counts = dict.fromkeys(TROPHIES, 0)
    sofar = _Sofar()
    for game in games:
        if game.seat < 0:
            continue
        sofar.add(game)
        for name, deed in _BY_GAME.items():
            counts[name] = deed.measure(game, sofar)
            if counts[name] >= deed.goal:
                earned.setdefault(name, game.day)
    run, before = 0, datetime.date.min
    for day in sorted(days):
        is_next = (day - before).days == 1
        run = 0 if days[day] <= 0 else run + 1 if is_next else 1
        before = day
        for name, goal in _BY_DAY.items():
            counts[name] = run
            if run >= goal:
                earned.setdefault(name, day)
    if (today - before).days > 1:
        counts |= dict.fromkeys(_BY_DAY, 0)
    goals = {name: deed.goal for name, deed in _BY_GAME.items()} | _BY_DAY
    return tuple(Trophy(name, earned.get(name), counts[name], goals[name]) for name in TROPHIES)
