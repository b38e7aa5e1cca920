"""Friends who have played together: how often each of them has won, evening by evening."""

import datetime
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from attrs import define, field, frozen

from p2p_malice.history.played_game import PlayedGame
from p2p_malice.protocol.sanitize import looks_like

LAST_HOUR = 5
"""Until this hour of a day, games belong to the evening before."""


@frozen
class Member:
    """Somebody of a group: the latest name, "" for the player here, and picture, and a seat of their own, from 0.

    `wins` are how many games they won on each of the group's evenings, `run` the most in a row. They won so many more
    `before`, as others say.
    """

    name: str
    seat: int
    avatar: str
    wins: tuple[int, ...]
    run: int
    before: int = 0

    @property
    def won(self) -> int:
        """How many games they won in all."""
        return self.before + sum(self.wins)


@frozen
class Group:
    """The player here and some friends: all who have played at one table on one evening, computers left out.

    Tables of one evening that share a friend are one group's, and so on. Whatever a table says of games before the
    player came, or after others had gone, counts too, as do those that the player has watched between their own.

    `members` begin with the player; then come the friends, first those with the most wins. `evenings` are dates in
    order; on the date `last`, the last game ended. `last_winners` are those members, by place, who won the last of so
    many `games`. `game` and `rules` are those of the last one with the most of them, `seats` who sat there from the
    player's left: the name of each, and whether they're a friend. Friends who didn't sit there come in place of
    computers, or at the end.
    """

    members: tuple[Member, ...]
    evenings: tuple[datetime.date, ...]
    last: datetime.date
    games: int
    last_winners: tuple[int, ...]
    game: str
    rules: str
    seats: tuple[tuple[str, bool], ...]

    @property
    def friends(self) -> tuple[Member, ...]:
        """All but the player here."""
        return self.members[1:]


def evening_of(game: PlayedGame) -> datetime.date:
    """The date of the evening on which a game ended."""
    return (datetime.datetime.fromisoformat(game.ended) - datetime.timedelta(hours=LAST_HOUR)).date()


def groups_of(games: Iterable[PlayedGame]) -> list[Group]:
    """The groups in these games, which are in order: first the one that has played last."""
    evenings: dict[datetime.date, list[_Seen]] = {}
    for each in _seen(games):
        evenings.setdefault(each.evening, []).append(each)
    found: dict[frozenset[str], list[_Seen]] = {}
    for seen in evenings.values():
        tables: dict[str, frozenset[str]] = {}
        for each in seen:
            tables[each.table] = tables.get(each.table, frozenset({""})).union(each.names)
        companies = _companies(tables.values())
        for each in seen:
            whole = next(those for those in companies if tables[each.table] <= those)
            found[whole] = [*found.pop(whole, []), each]
    return [_group(those, of) for those, of in reversed(found.items())]


@frozen
class _Seen:
    """A game with friends. Of whoever is known to have played at its `table` by then: the `names`, and the `won` games.

    That is by what the name of a friend looks like, or "" for the player; so are the `seats`, of those who played it.
    """

    game: PlayedGame
    table: str
    evening: datetime.date
    names: dict[str, str]
    seats: dict[str, int]
    won: dict[str, int]


def _seen(games: Iterable[PlayedGame]) -> list[_Seen]:
    """The games with friends, at tables where the player has played."""
    keys: dict[str, str] = {}
    own: dict[str, set[str]] = {}
    those = [each for each in games if (each.seat >= 0 or each.is_watched) and each.friends and all(each.friends)]
    for game in those:
        keys.update({name: looks_like(name) for name in (*game.names, *game.former) if name not in keys})
        if game.seat >= 0:
            own.setdefault(game.first_table, set()).add(keys[game.names[game.seat]])
    found = []
    for game in those:
        table = game.first_table
        if table in own:
            people = [(seat, name) for seat, name in enumerate(game.names) if game.kinds[seat] != "bot"]
            people += enumerate(game.former, len(game.names))
            at = {"" if keys[name] in own[table] else keys[name]: (seat, name) for seat, name in people}
            names = {key: name if key else "" for key, (_, name) in at.items()}
            seats = {key: seat for key, (seat, _) in at.items() if seat < len(game.names)}
            won = {key: game.won[seat] if game.won else 0 for key, (seat, _) in at.items()}
            found.append(_Seen(game, table, evening_of(game), names, seats, won))
    return found


def _companies(tables: Iterable[frozenset[str]]) -> list[frozenset[str]]:
    """The people of one evening's tables: those of tables that share a friend are together."""
    companies: list[frozenset[str]] = []
    for those in tables:
        sharing = [each for each in companies if each & those - {""}]
        companies = [each for each in companies if each not in sharing]
        companies.append(those.union(*sharing))
    return companies


def group_key(names: Iterable[str]) -> frozenset[str]:
    """What the friends of one group share, in whatever order, and however their names are written."""
    return frozenset(map(looks_like, names))


@define
class _Count:
    """How many `games` there were, and who `won` them."""

    games: int = 0
    won: Counter[str] = field(factory=Counter[str])


def _news(seen: Iterable[_Seen]) -> Iterator[tuple[_Seen, int, dict[str, int], bool]]:
    """Each game, with how many games are known by it for the first time, and how many of them each has won.

    The last is whether the table has taken over those that its people had played at others.
    """
    known, tables = _Count(), dict[str, _Count]()
    for each in seen:
        taken_over = each.table not in tables and each.game.earlier > 0
        # Of those, the player knows the ones that they were there for.
        counted = tables.setdefault(each.table, _Count(known.games, known.won.copy()) if taken_over else _Count())
        games = max(each.game.at_table - counted.games, 1)
        winners = {key for key, seat in each.seats.items() if seat in each.game.winners}
        won = {key: max(told - counted.won[key], int(key in winners)) for key, told in each.won.items()}
        for count in (counted, known):
            count.games += games
            count.won.update(won)
        yield each, games, won, taken_over


def _group(those: frozenset[str], seen: Sequence[_Seen]) -> Group:
    own = [each for each in seen if each.game.seat >= 0]
    fullest, latest = max(reversed(own), key=lambda each: len(each.seats)), seen[-1]
    evenings = tuple(dict.fromkeys(each.evening for each in seen))
    wins = {key: dict.fromkeys(evenings, 0) for key in those}
    before = dict.fromkeys(those, 0)
    runs, longest = dict.fromkeys(those, 0), dict.fromkeys(those, 0)
    names, avatars = {"": ""}, dict.fromkeys(those, "")
    games = 0
    for each, new, won, taken_over in _news(seen):
        games += new
        for key, count in won.items():
            has_won = each.seats.get(key) in each.game.winners
            before[key] += count - has_won if taken_over else 0
            wins[key][each.evening] += has_won if taken_over else count
            runs[key] = runs[key] + count if count == new else int(has_won)
            longest[key] = max(longest[key], runs[key])
            names[key] = each.names[key]
        avatars.update({key: each.game.avatars[seat] for key, seat in each.seats.items() if each.game.avatars})
    others = sorted(those - fullest.seats.keys())
    free = [seat for seat in range(len(those)) if seat not in fullest.seats.values()]
    seats = fullest.seats | dict(zip(others, free, strict=False))
    found = [
        Member(names[key], seats[key], avatars[key], tuple(wins[key].values()), longest[key], before[key])
        for key in seats
    ]
    members = sorted(found, key=lambda member: (member.name != "", -member.won, member.seat))
    won_last = {names[key] for key, seat in latest.seats.items() if seat in latest.game.winners}
    winners = tuple(place for place, member in enumerate(members) if member.name in won_last)
    last, sat = fullest.game, _seats(fullest.game, [names[key] for key in others])
    return Group(tuple(members), evenings, latest.game.day, games, winners, last.game, last.rules, sat)


def _seats(game: PlayedGame, others: Sequence[str]) -> tuple[tuple[str, bool], ...]:
    """Who sat there from the player's left, with those `others` in place of computers, or at the end."""
    coming = iter(others)
    left = [*range(game.seat + 1, len(game.names)), *range(game.seat)]
    kept = [(game.names[seat], game.kinds[seat] == "friend") for seat in left]
    sat = [each if each[1] else (name, True) if (name := next(coming, "")) else each for each in kept]
    return (*sat, *((name, True) for name in coming))
