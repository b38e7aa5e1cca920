"""Friends who have played together, from the games that are kept."""

from datetime import date

from attrs import evolve

from p2p_malice.engine.game import Result
from p2p_malice.engine.match import begin
from p2p_malice.games.malice.game import MALICE
from p2p_malice.history.groups import Group, group_key, groups_of
from p2p_malice.history.json_lines import game_in, text_of
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.recorder import Recorder
from p2p_malice.history.statistics import without
from p2p_malice.protocol.messages import Seated, Show, Sitter


def game(
    ended: str, names: str, winners: tuple[int, ...] = (), *, seat: int = 0, bots: str = "", table: str = ""
) -> PlayedGame:
    """A game that ended then, among people of these names and computers, won by the seats `winners`.

    Unless it's said which, it was played at a table of its own.
    """
    everybody = (*names.split(), *bots.split())
    kinds = ["friend"] * len(names.split()) + ["bot"] * len(bots.split())
    if seat >= 0:
        kinds[seat] = "me"
    return PlayedGame(
        *(
            f"{table or ended}-9",
            ended,
            60,
            "malice",
            "mdw",
            everybody,
            tuple(kinds),
            seat,
            "win",
            winners,
            (0,) * len(everybody),
        )
    )


def wins(group: Group) -> dict[str, tuple[int, ...]]:
    """How often each won, by name."""
    return {member.name: member.wins for member in group.members}


def test_a_group_is_the_same_whoever_plays_along_and_however_names_are_written() -> None:
    """The player's own name counts for nothing, nor does the seat, nor who else sits there that is no person."""
    games = [
        game("2026-11-20T20:00", "Zoe Ann Ben", (1,)),
        game("2026-11-20T21:00", "ben ANN Zo", (2,), seat=2),
        game("2026-11-27T20:00", "Ann Zoe Ben", (3,), seat=1, bots="Otto"),
        game("2026-11-28T20:00", "Zoe Ann", (0,)),
    ]
    two, three = groups_of(games)

    assert wins(two) == {"": (1,), "Ann": (0,)}
    assert wins(three) == {"": (1, 0), "Ann": (1, 0), "Ben": (0, 0)}
    assert (three.games, three.evenings) == (3, (date(2026, 11, 20), date(2026, 11, 27)))
    assert (three.last_winners, two.last_winners) == ((), (0,))
    assert group_key(friend.name for friend in three.friends) == group_key(["ben", "ann"])


def test_tables_of_one_evening_that_share_a_friend_are_one_groups() -> None:
    """They come one by one, and others take their seats: this used to make a group of each table."""
    games = [
        game("2026-11-20T19:00", "Zoe Ann", (1,)),
        game("2026-11-20T20:00", "Zoe Gil Hal", (1,)),
        evolve(game("2026-11-20T21:00", "Ben Zoe Ann Dora", (3,), seat=1), rules="official"),
        game("2026-11-20T22:00", "Zoe Eli Fay", (1,)),
        game("2026-11-20T23:00", "Zoe Ben Eli", (2,)),
        game("2026-11-27T20:00", "Zoe Ann", (0,)),
    ]
    duo, evening, other = groups_of(games)

    assert wins(evening) == {"": (0,), "Ann": (1,), "Ben": (0,), "Dora": (1,), "Eli": (2,), "Fay": (0,)}
    assert (evening.games, evening.rules) == (4, "official")
    assert [evening.members[place].name for place in evening.last_winners] == ["Eli"]
    assert wins(other) == {"": (0,), "Gil": (1,), "Hal": (0,)}
    assert (duo.games, duo.evenings) == (1, (date(2026, 11, 27),))


def test_an_evening_at_one_table_is_one_groups_evening() -> None:
    """Though its people change altogether: whoever played there is invited again, in the place of computers."""
    games = [
        evolve(game("2026-11-20T20:00", "Ann Bob Cy", (1,), table="1"), rules="official"),
        game("2026-11-20T22:00", "Ann Dora", (1,), bots="Otto", table="7_1"),
        game("2026-11-20T22:30", "Ann Eli", (0,)),
        game("2026-11-27T20:00", "Dora Ann", (1,), seat=1, bots="Otto Pip", table="guest-5"),
        game("2026-11-27T21:00", "Bob Ann", (1,), seat=1, bots="Otto Pip", table="guest-5.1"),
        game("2026-11-28T20:00", "Fay Ann", (1,), seat=1, bots="Otto Pip"),
    ]
    evening, other, trio, duo = reversed(groups_of(games))

    assert wins(evening) == {"": (0,), "Bob": (1,), "Cy": (0,), "Dora": (1,)}
    assert (evening.rules, evening.seats) == ("official", (("Bob", True), ("Cy", True), ("Dora", True)))
    assert len({member.seat for member in evening.members}) == 4
    assert [evening.members[place].name for place in evening.last_winners] == ["Dora"]
    assert other.seats == (("Eli", True),)
    assert (trio.games, trio.seats) == (2, (("Dora", True), ("Pip", False), ("Bob", True)))
    assert duo.seats == (("Otto", False), ("Pip", False), ("Fay", True))


def test_an_evening_is_the_same_on_every_device_that_was_there() -> None:
    """Ann hosts five games: Bob goes after two, Cy comes for the third, Dora watches the last, and a computer wins."""
    tables: tuple[tuple[str, str, dict[str, int]], ...] = (
        ("Ann Bob Dora", "Bob", {}),
        ("Ann Bob Dora", "Ann", {"Bob": 1}),
        ("Ann Cy Dora", "Dora", {"Ann": 1, "Bob": 1}),
        ("Ann Cy Dora Otto", "Otto", {"Ann": 1, "Bob": 1, "Dora": 1}),
        ("Ann Cy", "Cy", {"Ann": 1, "Bob": 1, "Dora": 1, "Otto": 1}),
    )

    def seen_by(who: str, first: int, last: int, times: int = 1) -> Group:
        found = []
        for at, (names, winner, won) in enumerate(tables[first:last], first):
            players = names.split()
            seated = Seated(
                0,
                "malice",
                "mdw",
                tuple(
                    Sitter(name, present=True, computer=name == "Otto", won=times * won.get(name, 0))
                    for name in players
                ),
                former=tuple(
                    Sitter(name, present=False, computer=name == "Otto", won=times * won.get(name, 0))
                    for name in ("Bob", "Dora", "Otto")[: 0 if at < 2 else 3]
                    if name not in players
                ),
                games=at,
                watches=who not in players,
                setup=at,
            )
            recorder = Recorder("guest-5", lambda _name: "", keeps_positions=True)
            recorder.sit(seated)
            view = begin(MALICE, len(players), "official", bytes(32)).view(
                players.index(who) if who in players else None
            )
            result = Result("win", (players.index(winner),), (0,) * len(players))
            recorder.see(Show(1, view), 1.0, "")
            if played := recorder.see(Show(2, evolve(view, result=result)), 2.0, f"2026-11-20T20:0{at}"):
                found.append(game_in(text_of([played])) or played)
        (group,) = groups_of(found)
        return group

    whole = {"Ann": 1, "Bob": 1, "Cy": 1, "Dora": 1}
    for who, first in (("Ann", 0), ("Dora", 0), ("Cy", 2)):
        group = seen_by(who, first, 5)
        assert {member.name or who: member.won for member in group.members} == whole
        assert group.games == 5
        assert [group.members[at].name or who for at in group.last_winners] == ["Cy"]
    # A table that makes no sense is told from what was seen there.
    late = seen_by("Cy", 2, 5, 9)
    assert ({member.name: member.won for member in late.members}, late.games) == ({"": 1, "Ann": 0, "Dora": 1}, 3)
    gone = seen_by("Bob", 0, 2)
    assert ({member.name: member.won for member in gone.members}, gone.games) == ({"": 1, "Ann": 1, "Dora": 0}, 2)


def test_an_evening_goes_on_from_those_before() -> None:
    """Ben missed two games of three: at the next table he is told of them; those who were there know them already."""
    names, first = "Zoe Ann Ben", "2026-11-20T20:00"
    later = evolve(game("2026-11-27T20:00", names, (0,)), at_table=4, earlier=3, won=(2, 1, 1))
    known = [game(first, names, (0,)), *(game(f"{first[:-1]}{at}", names, (at,)) for at in (1, 2))]

    for games in ([*known, later], [known[1], later]):
        (group,) = groups_of(games)
        assert {member.name: (member.won, member.wins[-1]) for member in group.members} == {
            "": (2, 1),
            "Ann": (1, 0),
            "Ben": (1, 0),
        }
        assert group.games == 4
    # Whoever knows more than the host counts on from there.
    (group,) = groups_of([*known, game(f"{first[:-1]}3", names, (1,)), later])
    assert ({member.name: member.won for member in group.members}, group.games) == ({"": 2, "Ann": 2, "Ben": 1}, 5)


def test_an_evening_lasts_into_the_next_morning() -> None:
    """Until five."""
    ended = ("2026-11-20T23:30", "2026-11-21T04:59", "2026-11-21T05:00")
    (group,) = groups_of([game(each, "Zoe Ann", (1,)) for each in ended])

    assert group.evenings == (date(2026, 11, 20), date(2026, 11, 21))
    assert group.last == date(2026, 11, 21)
    assert wins(group) == {"": (0, 0), "Ann": (2, 1)}


def test_the_longest_run_of_each_is_known() -> None:
    """Also of partners, who win together; who has won most comes first of the friends."""
    results = ((0, 2), (0, 2), (1,), (2,), (2,), (2,), (1,))
    games = [game(f"2026-11-{10 + at}T20:00", "Zoe Ann Ben", winners) for at, winners in enumerate(results)]
    (group,) = groups_of(games)

    assert [(member.name, member.won, member.run) for member in group.members] == [
        ("", 2, 2),
        ("Ben", 5, 3),
        ("Ann", 2, 1),
    ]
    assert group.last_winners == (2,)


def test_games_at_one_screen_or_against_computers_make_no_group() -> None:
    """Nor do those with somebody who never said a name."""
    shared = evolve(game("2026-11-20T20:00", "Zoe Ann", (0,)), kinds=("me", "me"), seat=-1)
    nameless = evolve(game("2026-11-22T20:00", "Zoe Ann", (0,)), names=("Zoe", ""))

    assert groups_of([shared, game("2026-11-21T20:00", "Zoe", (0,), bots="Otto"), nameless]) == []


def test_who_is_forgotten_is_in_no_group() -> None:
    """All that is known of a group are its games, and those go; so does what others say of the table."""
    later = evolve(game("2026-11-20T20:00", "Zoe Ben"), at_table=2, won=(0, 1, 1, 0), former=("Ann", "Cy"))
    assert wins(groups_of(without([later], "ann"))[0]) == {"": (0,), "Ben": (1,), "Cy": (0,)}

    games = [game("2026-11-20T20:00", "Zoe Ann Ben", (0,)), game("2026-11-21T20:00", "Zoe Ben", (0,))]

    assert [[friend.name for friend in group.friends] for group in groups_of(without(games, "ann"))] == [["Ben"]]
