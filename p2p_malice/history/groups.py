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
    """Somebody of a group: the latest name, "" for the player here, and picture, and the seat in its last game, from 0.

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
    """The player here and some friends. Computers that played with them count for nothing.

    Who comes later to an evening or leaves earlier makes no group of their own: its games count with those of the
    largest table that had all its people and, beside them, fewer others; and so on up to the whole of that evening.

    `members` begin with the player; then come the friends, first those with the most wins. `evenings` are dates in
    order. `last_winners` are those members, by place, who won the last of so many `games`. `game` and `rules` are those
    of the last one with all of them.
    """

    members: tuple[Member, ...]
    evenings: tuple[datetime.date, ...]
    games: int
    last_winners: tuple[int, ...]
    game: str
    rules: str

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
    evenings: dict[datetime.date, list[tuple[frozenset[str], PlayedGame]]] = {}
    for game in games:
        friends = [name for name, kind in zip(game.names, game.kinds, strict=True) if kind == "friend"]
        if game.seat >= 0 and friends and all(friends):
            those = frozenset(keys.get(name) or keys.setdefault(name, looks_like(name)) for name in friends)
            evenings.setdefault(evening_of(game), []).append((those, game))
    found: dict[frozenset[str], list[PlayedGame]] = {}
    for played in evenings.values():
        tables = [*dict.fromkeys(those for those, _ in played)]
        for those, game in played:
            whole = _whole(those, tables)
            found[whole] = found.pop(whole, [])
            found[whole].append(game)
    return [_group(those, of, keys) for those, of in reversed(found.items())]


def _whole(those: frozenset[str], tables: Sequence[frozenset[str]]) -> frozenset[str]:
    """The friends of the table with which a game with `those` counts, of all `tables` of its evening."""
    larger = [each for each in tables if those < each and 2 * (1 + len(those)) > 1 + len(each)]
    return _whole(max(larger, key=len), tables) if larger else those


def group_key(names: Iterable[str]) -> frozenset[str]:
    """What the friends of one group share, in whatever order, and however their names are written."""
    return frozenset(map(looks_like, names))


def _group(those: frozenset[str], games: Sequence[PlayedGame], keys: dict[str, str]) -> Group:
    whole = [game for game in games if _people(game, keys).keys() == {"", *those}]
    last, latest = whole[-1], games[-1]
    dated = [(game, evening_of(game)) for game in games]
    evenings = tuple(dict.fromkeys(evening for _, evening in dated))
    places = _people(last, keys)
    wins = {key: dict.fromkeys(evenings, 0) for key in places}
    runs, longest = dict.fromkeys(places, 0), dict.fromkeys(places, 0)
    for game, evening in dated:
        seats = _people(game, keys)
        for key in places:
            if key not in seats:
                continue
            has_won = seats[key] in game.winners
            wins[key][evening] += has_won
            runs[key] = runs[key] + 1 if has_won else 0
            longest[key] = max(longest[key], runs[key])
    found = [
        Member(
            last.names[seat] if key else "",
            seat,
            last.avatars[seat] if last.avatars else "",
            tuple(wins[key].values()),
            longest[key],
        )
        for key, seat in places.items()
    ]
    members = sorted(found, key=lambda member: (member.name != "", -member.won, member.seat))
    won = {places[key] for key, seat in _people(latest, keys).items() if seat in latest.winners}
    winners = tuple(place for place, member in enumerate(members) if member.seat in won)
    return Group(tuple(members), evenings, len(games), winners, last.game, last.rules)


def _people(game: PlayedGame, keys: dict[str, str]) -> dict[str, int]:
    """The seats of the player, by "", and of each friend, by what their name looks like."""
    kinds = enumerate(game.kinds)
    return {"": game.seat} | {keys[game.names[seat]]: seat for seat, kind in kinds if kind == "friend"}
