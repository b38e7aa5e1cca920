"""What many games come to: how many were won, against whom, when, and the best there was in them."""

import datetime
from collections.abc import Callable, Iterable, Sequence

from attrs import define, evolve, frozen

from p2p_malice.history.played_game import PlayedGame
from p2p_malice.protocol.sanitize import looks_like

MOST_BARS = 12


@define
class Tally:
    """How many games were won, lost and drawn."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def count(self) -> int:
        """How many games there were: won, lost and drawn together."""
        return self.won + self.lost + self.drawn

    def add(self, mark: str) -> None:
        """Count one with that mark, as in `PlayedGame.mark`."""
        self.won += mark == "won"
        self.lost += mark == "lost"
        self.drawn += mark == "drawn"


@frozen
class Opponent:
    """Somebody who was played against: their latest name, the games, and the day of the last one.

    `seat` is where they sat then, `avatar` their latest picture, "" for none.
    """

    name: str
    is_computer: bool
    tally: Tally
    last: datetime.date
    seat: int
    avatar: str = ""


@frozen
class Period:
    """The games of a `day`, or of the week or month that begins with it."""

    day: datetime.date
    tally: Tally


@frozen
class Statistics:
    """The figures of some games.

    `games` are all of them, `tally` those in which the player had a seat of their own. `run` is how many of these in a
    row were won at the end, `best_run` at any time. `best`, `chain`, `hints` and `seconds` are as in `PlayedGame`, the
    most or the sum. `left_over` are the cards left on average in a game that was lost, None without one. The opponents
    are in the order of the last game. The `periods` are of one `unit`: `day`, `week` or `month`.
    """

    games: int
    tally: Tally
    run: int
    best_run: int
    best: int
    chain: int
    left_over: float | None
    hints: int
    seconds: int
    opponents: tuple[Opponent, ...]
    unit: str
    periods: tuple[Period, ...]


def in_order(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """The games by when they ended, each once."""
    return sorted({game.id: game for game in games}.values(), key=lambda game: game.ended)


def statistics_of(games: Sequence[PlayedGame], today: datetime.date) -> Statistics:
    """The figures of these games, which are in order."""
    own = [game for game in games if game.seat >= 0]
    tally = Tally()
    run = best_run = 0
    for game in own:
        tally.add(game.mark)
        run = run + 1 if game.mark == "won" else 0
        best_run = max(best_run, run)
    left = [game.left[game.seat] for game in own if game.mark == "lost"]
    unit, periods = _periods(own, today)
    return Statistics(
        games=len(games),
        tally=tally,
        run=run,
        best_run=best_run,
        best=max((game.best for game in own), default=0),
        chain=max((game.chain for game in own), default=0),
        left_over=sum(left) / len(left) if left else None,
        hints=sum(game.hints for game in own),
        seconds=sum(game.seconds for game in games),
        opponents=_opponents(own),
        unit=unit,
        periods=periods,
    )


def is_against(game: PlayedGame, seat: int) -> bool:
    """Whether the player at that seat plays against the one whose game it is: partners win together."""
    together = game.seat in game.winners and seat in game.winners
    return seat != game.seat and not together


def _opponents(games: Sequence[PlayedGame]) -> tuple[Opponent, ...]:
    found: dict[tuple[str, bool], Opponent] = {}
    keys: dict[str, str] = {}
    for game in games:
        for seat in game.others:
            name, is_computer = game.names[seat], game.kinds[seat] == "bot"
            if not name or not is_against(game, seat):
                continue
            key = keys.get(name) or keys.setdefault(name, looks_like(name))
            before = found.pop((key, is_computer), None)
            tally = before.tally if before else Tally()
            # Where somebody else has won, neither has beaten the other.
            if game.mark != "lost" or seat in game.winners:
                tally.add(game.mark)
            avatar = game.avatars[seat] if game.avatars else before.avatar if before else ""
            found[key, is_computer] = Opponent(name, is_computer, tally, game.day, seat, avatar)
    return tuple(reversed(found.values()))


def without(games: Sequence[PlayedGame], name: str) -> list[PlayedGame]:
    """The games in which no friend of that name played; nor do they say that one did at their tables before."""
    key = looks_like(name)
    return [_without_former(game, key) for game in games if key not in map(looks_like, game.friends)]


def _without_former(game: PlayedGame, key: str) -> PlayedGame:
    kept = [at for at, name in enumerate(game.former) if looks_like(name) != key]
    if len(kept) == len(game.former):
        return game
    seats = len(game.names)
    won = (*game.won[:seats], *(game.won[seats + at] for at in kept))
    return evolve(game, former=tuple(game.former[at] for at in kept), won=won)


def _month(day: datetime.date) -> datetime.date:
    return day.replace(day=1)


def _week(day: datetime.date) -> datetime.date:
    return day - datetime.timedelta(day.weekday())


def _next(day: datetime.date, unit: str) -> datetime.date:
    if unit == "month":
        return (day + datetime.timedelta(31)).replace(day=1)
    return day + datetime.timedelta(7 if unit == "week" else 1)


def _periods(games: Sequence[PlayedGame], today: datetime.date) -> tuple[str, tuple[Period, ...]]:
    """The last periods, of the shortest unit that shows all games; of months, the last ones only."""
    starts: dict[str, Callable[[datetime.date], datetime.date]] = {"day": lambda day: day, "week": _week}
    first = min((game.day for game in games), default=today)
    last = max(today, games[-1].day) if games else today
    for unit, start in (*starts.items(), ("month", _month)):
        days = [start(first)]
        while days[-1] < start(last):
            days.append(_next(days[-1], unit))
            if len(days) > MOST_BARS and unit != "month":
                break
        if len(days) <= MOST_BARS or unit == "month":
            break
    tallies = {day: Tally() for day in days[-MOST_BARS:]}
    for game in games:
        if tally := tallies.get(start(game.day)):
            tally.add(game.mark)
    return unit, tuple(Period(day, tally) for day, tally in tallies.items())
