"""Friends who have played together: how often each of them has won, evening by evening."""

import datetime
from collections.abc import Iterable, Sequence

from attrs import frozen

from p2p_malice.history.played_game import PlayedGame
from p2p_malice.protocol.sanitize import looks_like

LAST_HOUR = 5
"""Until this hour of a day, games belong to the evening before."""


@frozen
class Member:
    """Somebody of a group: the latest name, "" for the player here, and picture, and a seat of their own, from 0.

    `wins` are how many games they won on each of the group's evenings, `run` the most in a row.
    """

    name: str
    seat: int
    avatar: str
    wins: tuple[int, ...]
    run: int

    @property
    def won(self) -> int:
        """How many games they won in all."""
        return sum(self.wins)


@frozen
class Group:
    """The player here and some friends: all who have played at one table on one evening, computers left out.

    Tables of one evening that share a friend are one group's, and so on.

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
    keys: dict[str, str] = {}
    evenings: dict[datetime.date, list[PlayedGame]] = {}
    for game in games:
        friends = [name for name, kind in zip(game.names, game.kinds, strict=True) if kind == "friend"]
        if game.seat >= 0 and friends and all(friends):
            keys.update({name: looks_like(name) for name in friends if name not in keys})
            evenings.setdefault(evening_of(game), []).append(game)
    found: dict[frozenset[str], list[PlayedGame]] = {}
    for played in evenings.values():
        tables: dict[str, frozenset[str]] = {}
        for game in played:
            tables[game.first_table] = tables.get(game.first_table, frozenset[str]()).union(_people(game, keys))
        companies = _companies(tables.values())
        for game in played:
            whole = next(each for each in companies if tables[game.first_table] <= each)
            found[whole] = [*found.pop(whole, []), game]
    return [_group(those, of, keys) for those, of in reversed(found.items())]


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


def _group(those: frozenset[str], games: Sequence[PlayedGame], keys: dict[str, str]) -> Group:
    fullest, latest = max(reversed(games), key=lambda game: len(_people(game, keys))), games[-1]
    dated = [(game, evening_of(game)) for game in games]
    evenings = tuple(dict.fromkeys(evening for _, evening in dated))
    wins = {key: dict.fromkeys(evenings, 0) for key in those}
    runs, longest = dict.fromkeys(those, 0), dict.fromkeys(those, 0)
    names, avatars = dict[str, str](), dict[str, str]()
    for game, evening in dated:
        for key, seat in _people(game, keys).items():
            has_won = seat in game.winners
            wins[key][evening] += has_won
            runs[key] = runs[key] + 1 if has_won else 0
            longest[key] = max(longest[key], runs[key])
            names[key] = game.names[seat] if key else ""
            avatars[key] = game.avatars[seat] if game.avatars else ""
    places = _people(fullest, keys)
    others = sorted(those - places.keys())
    free = [seat for seat in range(len(those)) if seat not in places.values()]
    seats = places | dict(zip(others, free, strict=False))
    found = [Member(names[key], seats[key], avatars[key], tuple(wins[key].values()), longest[key]) for key in seats]
    members = sorted(found, key=lambda member: (member.name != "", -member.won, member.seat))
    won = {names[key] for key, seat in _people(latest, keys).items() if seat in latest.winners}
    winners = tuple(place for place, member in enumerate(members) if member.name in won)
    sat = _seats(fullest, [names[key] for key in others])
    return Group(tuple(members), evenings, latest.day, len(games), winners, fullest.game, fullest.rules, sat)


def _seats(game: PlayedGame, others: Sequence[str]) -> tuple[tuple[str, bool], ...]:
    """Who sat there from the player's left, with those `others` in place of computers, or at the end."""
    coming = iter(others)
    left = [*range(game.seat + 1, len(game.names)), *range(game.seat)]
    kept = [(game.names[seat], game.kinds[seat] == "friend") for seat in left]
    sat = [each if each[1] else (name, True) if (name := next(coming, "")) else each for each in kept]
    return (*sat, *((name, True) for name in coming))


def _people(game: PlayedGame, keys: dict[str, str]) -> dict[str, int]:
    """The seats of the player, by "", and of each friend, by what their name looks like."""
    kinds = enumerate(game.kinds)
    return {"": game.seat} | {keys[game.names[seat]]: seat for seat, kind in kinds if kind == "friend"}
