"""What was played: shown by tabs, brought in from files, shown again, and forgotten with a friend."""

import asyncio
from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from attrs import evolve

from p2p_malice.flows.replays.profile import ALL, profile_of, show_profile
from p2p_malice.games.registry import GAMES
from p2p_malice.history.groups import Group
from p2p_malice.history.json_lines import History, text_of
from p2p_malice.plain.profile import choice_in
from p2p_malice.store.daily import keep_day
from p2p_malice.store.history import history_file
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.forms import Question
from p2p_malice.ui.profile import Profile, Taken
from tests.helpers import WORDS
from tests.history.test_history import GAME
from tests.interfaces import HERE, FakeInterface
from tests.terminal.stage import stage

TODAY = date(2026, 11, 27)
EVERYTHING = evolve(HERE, games=GAMES)

pytestmark = pytest.mark.usefixtures("own_folder")


def profile(tab: str = ALL) -> Profile:
    """What there is to be shown."""
    return profile_of(EVERYTHING.saves.history(), EVERYTHING, TODAY, tab, has_files=True)


async def test_the_name_can_be_changed_from_there() -> None:
    """The same page is shown again, with the new one."""
    ui = FakeInterface()

    async def rename() -> str:
        return "Zoë"

    running = asyncio.create_task(show_profile(ui, EVERYTHING, TODAY, "", rename))
    assert ((before := await ui.profiles.get()).name, before.rename) == ("", "name")
    ui.shown.put_nowait("name")
    assert (await ui.profiles.get()).name == "Zoë"
    ui.shown.put_nowait(None)
    assert await running == 0


async def test_games_are_brought_in_shown_by_tabs_and_forgotten() -> None:
    """Each once; what can't be read is told of."""
    ui = FakeInterface()
    spite = evolve(GAME, id="spite-1-9", game="spite", rules="spite", names=("Asha", "Zoë"))
    running = asyncio.create_task(show_profile(ui, EVERYTHING, TODAY))
    assert (await ui.profiles.get()).empty

    for text, told in (
        (text_of([GAME, spite]), "2 games were added."),
        (text_of([GAME]) + "nonsense\n", "No game was added. One line of the file couldn't be read."),
    ):
        ui.shown.put_nowait(Taken(text))
        note = (await ui.profiles.get()).note
        assert note
        assert WORDS.said(note) == told
    ui.shown.put_nowait("spite")
    shown = await ui.profiles.get()
    assert shown.note is None
    assert (shown.tab, [rival.name for rival in shown.rivals]) == ("spite", ["Zoë"])
    ui.shown.put_nowait("all")
    both = await ui.profiles.get()
    assert [rival.forget for rival in both.rivals] == ["forget Zoë", "forget Théo"]
    ui.shown.put_nowait("forget Théo")
    assert [rival.name for rival in (await ui.profiles.get()).rivals] == ["Zoë"]
    ui.shown.put_nowait(None)

    assert await running == 0


def test_a_game_has_tabs_for_its_variants() -> None:
    """Once several were played; what was changed of their rules makes no other."""
    others = (evolve(GAME, id=f"other-{at}", rules=rules) for at, rules in enumerate(("official", "official undo=yes")))
    history = History((GAME, *others))

    shown = profile_of(history, EVERYTHING, TODAY, "malice official", has_files=False)

    assert [*shown.tabs] == ["all", "malice mdw", "malice official"]
    assert len(shown.played) == 2


def test_a_short_game_is_shown_as_a_minute() -> None:
    """As its result says."""
    shown = profile_of(History((evolve(GAME, seconds=7),)), EVERYTHING, TODAY, ALL, has_files=False)

    assert "1 min" in [WORDS.piece(value) for _, value in shown.figures]


def test_opponents_have_their_faces() -> None:
    """A computer has the one of its name where the game kept none."""
    kinds = ("me", "friend", "bot")
    game = evolve(GAME, names=("Asha", "Théo", "Otto"), kinds=kinds, left=(0, 4, 5), avatars=("", "fox", ""))
    shown = profile_of(History((game,)), EVERYTHING, TODAY, ALL, has_files=False)

    assert {rival.name: (rival.seat, rival.avatar) for rival in shown.rivals} == {
        "Théo": (1, "fox"),
        "Otto": (2, "bear"),
    }
    fuller = evolve(game, id="g-0", names=("Asha", "Zoë", "Théo"), kinds=("me", "friend", "friend"), avatars=())
    shown = profile_of(History((fuller, game)), EVERYTHING, TODAY, ALL, has_files=False)
    assert [each.seat for each in shown.rivals if each.name == "Théo"] == [2], "a friend's colour is that in the group"


def test_a_line_that_cannot_be_read_is_told() -> None:
    """And how many there are."""
    EVERYTHING.saves.keep_played([GAME])
    history_file().write_text(history_file().read_text() + "nonsense\n" * 2)

    note = profile().note

    assert note
    assert WORDS.said(note).startswith("2 of your games can't be read")


def test_the_calendar_begins_on_a_monday_and_ends_today() -> None:
    """With a word for each day."""
    assert profile().days == ()
    keep_day(TODAY, 3)
    keep_day(TODAY - timedelta(1), -1)

    days = profile().days

    assert (len(days), len(days) % 7, days[0].number) == (33, TODAY.weekday() + 1, 26)
    assert [day.mark for day in days[-3:]] == ["none", "lost", "won"]
    assert WORDS.said(days[-1].line) == "27 November: won by 3 cards"


def test_only_what_was_kept_can_be_shown_again() -> None:
    """A game at a friend's table of which nothing was kept has no button."""
    seen = evolve(GAME, id="guest-7-9", ended="2026-11-26T20:15")
    EVERYTHING.saves.keep_played([GAME, seen])
    EVERYTHING.saves.keep_seen(seen.id, "whatever it is")

    assert [line.replay for line in profile().played] == ["replay guest-7-9", ""]


async def test_a_group_is_invited_again_from_there() -> None:
    """That ends the look at it; without anybody to do it, nothing offers it."""
    ui = FakeInterface()
    invited: list[str] = []
    EVERYTHING.saves.keep_played([GAME, evolve(GAME, id="late-1-9", ended="2026-11-26T00:30")])

    async def invite(group: Group) -> None:
        invited.extend(friend.name for friend in group.friends)

    running = asyncio.create_task(show_profile(ui, EVERYTHING, TODAY, invite=invite))
    (group,) = (await ui.profiles.get()).groups
    assert (WORDS.piece(group.title), WORDS.said(group.line)) == (
        "Théo",
        "Games: 2 · evenings: 1 · last on 26 November · last win: You",
    )
    assert [(WORDS.piece(each.name), WORDS.said(each.line)) for each in group.members] == [
        ("You", "Wins: 2 · most in a row: 2"),
        ("Théo", "Wins: 0"),
    ]
    ui.shown.put_nowait(group.invite)

    assert (await running, invited) == (0, ["Théo"])
    assert [each.invite for each in profile().groups] == [""]


async def test_whom_to_invite_is_chosen_at_a_screen_and_line_by_line() -> None:
    """Of several groups one is asked for; the only one needs no question at the screen."""
    other = evolve(GAME, id="other-1-9", names=("Asha", "Zoë"), ended="2026-11-24T20:00")
    both, one = (
        profile_of(History(games), EVERYTHING, TODAY, ALL, has_files=False, invites=True)
        for games in ((other, GAME), (GAME,))
    )
    answered: list[str | None] = []

    async def look(ui: ScreenInterface) -> None:
        answered.extend([await ui.show(one), await ui.show(both)])

    async with stage(look) as there:
        await there.press("i")
        assert "Zoë" in await there.press("i")
        await there.press("2")
    assert answered == ["invite 0", "invite 1"]

    for typed in ("invite", "2"), ("invite", "quit"):
        said = iter(typed)

        async def choose(_question: Question, said: Iterator[str] = said) -> str:
            return next(said)

        answered.append(await choice_in(both, WORDS, choose))
    assert answered[2:] == ["invite 1", "all"]
