"""What a person has played so far, over any user interface: figures, opponents, trophies."""

import datetime
from collections.abc import Awaitable, Callable, Mapping, Sequence

from attrs import evolve

from p2p_malice.engine.game import Game
from p2p_malice.errors import GameError, StoreError
from p2p_malice.flows.deals.daily import best_run, run_until, said_results
from p2p_malice.flows.replays.recording import all_played
from p2p_malice.flows.replays.replaying import find_game, replay, replayable
from p2p_malice.flows.replays.sharing import said_how, shareable, shared
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.opponents import avatar_of
from p2p_malice.flows.setup.setup_form import played_by
from p2p_malice.history.days import DAILY, FIRST, PUZZLE, Days, PlayedDay, Results
from p2p_malice.history.groups import Group, Member, groups_of
from p2p_malice.history.json_lines import History, history_in, text_of
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.statistics import Opponent, Statistics, statistics_of
from p2p_malice.history.trophies import trophies_of
from p2p_malice.protocol.sanitize import looks_like
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.profile import Bar, DayLine, GroupLine, MemberLine, PlayedLine, Profile, Rival, Taken, TrophyLine
from p2p_malice.words.sentence import Piece, Sentence, listed, say

FILE_NAME = "p2p-malice-history.jsonl"
"""How a file with all games is called."""

ALL = "all"
"""The tab of all games."""

EXPORT, IMPORT, RENAME, QUIT = "export", "import", "name", "quit"

_REPLAY = "replay"
"""Begins the word that shows a game again."""

_SHARE = "share"
"""Begins the word that makes a message of a game for others."""

_INVITE = "invite"
"""Begins the word that invites a group again."""

_FORGET = "forget"
"""Begins the word that forgets somebody."""

WEEKS = 5
"""How many weeks of daily deals are shown."""

MOST_GROUPS = 6
"""How many groups are shown, those that have played last."""

MOST_EVENINGS = 12
"""Of how many evenings it is shown who won, the last of them."""

MOST_SHOWN = 30
"""How many games and how many opponents are listed, the last of them."""


async def show_profile(
    ui: UserInterface,
    services: Services,
    today: datetime.date,
    name: str = "",
    rename: Callable[[], Awaitable[str]] | None = None,
    invite: Callable[[Group], Awaitable[None]] | None = None,
) -> int:
    """Show what was played until the person has seen enough; return the exit status. Raises `StoreError`.

    `name` is the person's, "" for nobody known; `rename` asks for another, and returns what they are called then.
    `invite` plays with a group again; that ends it.
    """
    tab, told = ALL, None
    while True:
        history = all_played(services.saves, services.games)
        profile = profile_of(history, services, today, tab, has_files=ui.files is not None, invites=invite is not None)
        profile = evolve(profile, note=told or profile.note, name=name, rename=RENAME if rename else "")
        told = None
        match await ui.show(profile):
            case None | "quit":
                return 0
            case Taken(text):
                told = await _take_in(ui, services, text, today)
            case word if word == EXPORT and ui.files:
                await ui.files.hand_out(FILE_NAME, exported(history, services))
            case word if word == RENAME and rename:
                name = await rename()
            case word if word in profile.tabs:
                tab = str(word)
            case str(word) if word in [line.replay for line in profile.played if line.replay]:
                await _replay(ui, services, word.removeprefix(f"{_REPLAY} "))
            case str(word) if word in [line.share for line in profile.played if line.share]:
                await share(ui, services, word.removeprefix(f"{_SHARE} "))
            case str(word) if invite and word in [group.invite for group in profile.groups]:
                await invite(groups_of(_under(tab, history.all))[int(word.removeprefix(f"{_INVITE} "))])
                return 0
            case str(word) if word in [rival.forget for rival in profile.rivals]:
                services.saves.forget_friend(word.removeprefix(f"{_FORGET} "))


async def _replay(ui: UserInterface, services: Services, name: str) -> None:
    try:
        await replay(ui, find_game(services, name), services.games)
    except StoreError as error:
        await ui.complain(error)


async def share(ui: UserInterface, services: Services, name: str) -> None:
    """Help the person to pass on the finished game of that name."""
    try:
        await ui.pass_on(shared(services, name))
    except StoreError as error:
        await ui.complain(error)


async def _take_in(ui: UserInterface, services: Services, text: str, today: datetime.date) -> Sentence | None:
    try:
        return take_in(services, text, today)
    except StoreError as error:
        await ui.complain(error)
        return None


def exported(history: History, services: Services) -> str:
    """The games and what there was once a day, as a text for another device."""
    kinds = {once: services.saves.days(once) for once in (DAILY, PUZZLE)}
    dated = [(once, day, count) for once, days in kinds.items() for day, count in sorted(days.items()) if day >= FIRST]
    return text_of([*history.all, *(PlayedDay(*each) for each in dated)])


def take_in(services: Services, text: str, today: datetime.date) -> Sentence:
    """Keep the games and days in a text that aren't known yet, and say how many. Raises `StoreError`."""
    found, known = history_in(text), {game.id for game in services.saves.history().all}
    new = [game for game in found.all if game.id not in known]
    if new:
        services.saves.keep_played(new)
    days = 0
    for once in (DAILY, PUZZLE):
        # Elsewhere it may be tomorrow already.
        past = {each.day: each.count for each in found.days if each.once == once and (each.day - today).days <= 1}
        days += services.saves.keep_days(past, once) if past else 0
    key = "you-added-of-some" if found.unreadable else "you-added"
    told = say(key, count=len(new), unreadable=found.unreadable)
    return say("you-added-days", told=told, count=days) if days else told


def profile_of(
    history: History,
    services: Services,
    today: datetime.date,
    tab: str,
    *,
    has_files: bool,
    invites: bool = False,
) -> Profile:
    """What to show of these games. Groups can be invited again if it `invites`."""
    games = history.games
    tabs = _tabs(games, services.games)
    shown = _under(tab, games)
    groups = groups_of(_under(tab, history.all))[:MOST_GROUPS]
    # Whoever is in several of them looks as in the one that has played last.
    colours = {looks_like(each.name): each.seat for group in reversed(groups) for each in group.friends}
    can_replay, can_share = replayable(services.saves), shareable(services, today)
    figures = statistics_of(shown, today)
    days = services.saves.days()
    files = {EXPORT: say("you-export"), IMPORT: say("you-import")} if has_files else {}
    return Profile(
        title=say("you-title"),
        tabs=tabs,
        tab=tab,
        figures=(*_figures(figures), *_runs(days, today)),
        chart_title=say("you-chart", unit=figures.unit),
        chart=tuple(
            Bar(_short(period.day, figures.unit), period.tally.won, period.tally.lost) for period in figures.periods
        ),
        rivals=tuple(_rival(opponent, today, colours) for opponent in figures.opponents[:MOST_SHOWN]),
        played=tuple(
            _line(game, services.games, today, can_replay, can_share) for game in reversed(shown[-MOST_SHOWN:])
        ),
        trophies=_trophies(games, days, today),
        choices=files | {QUIT: say("you-back")},
        days=_days(days, services.saves.day_results(), today),
        days_span=say("you-days-span", first=said_date(_first_day(today), today), last=said_date(today, today)),
        empty=None if games or days else say("you-empty"),
        note=say("you-unreadable", count=history.unreadable) if history.unreadable else None,
        groups=tuple(_group(group, today, f"{_INVITE} {at}" if invites else "") for at, group in enumerate(groups)),
    )


def _under(tab: str, games: Sequence[PlayedGame]) -> list[PlayedGame]:
    """The games that belong under a tab; what else there was at their tables belongs under that for all games."""
    if tab == ALL:
        return [*games]
    found = [game for game in games if tab in (game.game, _variant(game))]
    return [evolve(game, at_table=0, won=(), former=(), earlier=0) for game in found]


def _group(group: Group, today: datetime.date, invite: str) -> GroupLine:
    """A group, with the word that invites it."""
    names: list[Piece] = [member.name or say("you-own") for member in group.members]
    line = say("you-group", games=group.games, evenings=len(group.evenings), date=said_date(group.last, today))
    if group.last_winners:
        line = say("you-group-won", told=line, names=listed([names[place] for place in group.last_winners]))
    lines = tuple(
        MemberLine(name, _standing(member), member.wins[-MOST_EVENINGS:], member.seat, member.avatar)
        for name, member in zip(names, group.members, strict=True)
    )
    return GroupLine(listed(names[1:]), line, lines, invite)


def _standing(member: Member) -> Sentence:
    won = say("you-member", won=member.won)
    return say("you-member-run", told=won, run=member.run) if member.run > 1 else won


def _tabs(games: Sequence[PlayedGame], known: Mapping[str, Game]) -> dict[str, Sentence]:
    """All games, each game and each of its variants, as far as that makes a difference."""
    tabs = {ALL: say("you-all")}
    names = [name for name in known if any(game.game == name for game in games)]
    for name in names:
        if len(names) > 1:
            tabs[name] = say(f"game-{name}")
        played = {_variant(game) for game in games if game.game == name}
        variants = {f"{name} {word}": say(f"variant-name-{word}") for word in known[name].book.variants}
        if len(played) > 1:
            tabs |= {tab: called for tab, called in variants.items() if tab in played}
    return tabs


def _variant(game: PlayedGame) -> str:
    """The tab of the rules by which a game was played, whatever was changed of them."""
    return f"{game.game} {game.rules.partition(' ')[0]}"


def _figures(of: Statistics) -> tuple[tuple[Sentence, Piece], ...]:
    count = of.tally.count
    figures: list[tuple[Sentence, Piece]] = [(say("you-games"), str(of.games))]
    if count:
        won = say("you-won-count", count=of.tally.won, percent=round(100 * of.tally.won / count))
        figures += [(say("you-won"), won), (say("you-run"), say("you-run-count", count=of.run, best=of.best_run))]
    if of.best:
        figures.append((say("you-best"), say("you-cards", count=of.best)))
    if of.chain:
        figures.append((say("you-chain"), say("you-cards", count=of.chain)))
    if of.left_over is not None and of.best:
        whole, tenths = divmod(round(10 * of.left_over), 10)
        figures.append((say("you-left"), say("decimal", whole=whole, tenths=tenths) if tenths else str(whole)))
    figures.append((say("you-hints"), str(of.hints)))
    # At least a minute, as at the end of a game.
    minutes = max(1, round(of.seconds / 60))
    figures.append((say("you-time"), say("you-minutes", hours=minutes // 60, minutes=minutes % 60)))
    return tuple(figures)


def _runs(days: Days, today: datetime.date) -> tuple[tuple[Sentence, Piece], ...]:
    """How many daily deals in a row were won."""
    run = say("you-run-count", count=run_until(days, today), best=best_run(days))
    return ((say("you-days-run"), run),) if days else ()


def _rival(opponent: Opponent, today: datetime.date, colours: Mapping[str, int]) -> Rival:
    tally, when = opponent.tally, said_date(opponent.last, today)
    line = say("you-against", won=tally.won, lost=tally.lost, drawn=tally.drawn, date=when)
    forget = "" if opponent.is_computer else f"{_FORGET} {opponent.name}"
    avatar = opponent.avatar or (avatar_of(opponent.name) if opponent.is_computer else "")
    seat = opponent.seat if opponent.is_computer else colours.get(looks_like(opponent.name), opponent.seat)
    return Rival(opponent.name, line, forget, seat, avatar)


def _line(
    game: PlayedGame,
    games: Mapping[str, Game],
    today: datetime.date,
    can_replay: Callable[[PlayedGame], bool],
    can_share: Callable[[PlayedGame], bool],
) -> PlayedLine:
    others = [game.names[seat] or say("saved-friend") for seat in game.others]
    played = games.get(game.game)
    try:
        rules: Piece = played_by(played, game.rules, len(game.names)) if played else game.game
    except GameError:
        rules = game.game
    line = say("you-played", how=said_how(game, played), rules=rules, date=said_date(game.day, today))
    again = f"{_REPLAY} {game.id}" if can_replay(game) else ""
    return PlayedLine(game.mark, listed(others), line, again, f"{_SHARE} {game.id}" if can_share(game) else "")


def _days(days: Days, results: Results, today: datetime.date) -> tuple[DayLine, ...]:
    """The last weeks of daily deals."""
    if not days:
        return ()
    first = _first_day(today)
    those = (first + datetime.timedelta(at) for at in range((today - first).days + 1))
    return tuple(_day(day, days, said_results(results.get(day, ())), today) for day in those)


def _first_day(today: datetime.date) -> datetime.date:
    """The first day of the calendar."""
    return today - datetime.timedelta(today.weekday() + 7 * (WEEKS - 1))


def _day(day: datetime.date, days: Days, others: Piece, today: datetime.date) -> DayLine:
    margin = days.get(day)
    mark = "none" if margin is None else "won" if margin > 0 else "lost" if margin else "drawn"
    line = say("you-day", date=said_date(day, today), how=mark, count=abs(margin or 0))
    return DayLine(day.day, mark, say("daily-beside", told=line, others=others) if others else line)


def _trophies(games: Sequence[PlayedGame], days: Days, today: datetime.date) -> tuple[TrophyLine, ...]:
    return tuple(
        TrophyLine(
            trophy.name,
            say(f"trophy-{trophy.name}"),
            say(f"trophy-{trophy.name}-line"),
            said_date(trophy.day, today) if trophy.day else "",
            trophy.count,
            trophy.goal,
        )
        for trophy in trophies_of(games, days, today)
    )


def said_date(day: datetime.date, today: datetime.date) -> Sentence:
    """A date in words, with its year unless that is this one."""
    if day.year == today.year:
        return say("date-day", day=day.day, month=day.month)
    return say("date-year", date=say("date-day", day=day.day, month=day.month), year=str(day.year))


def _short(day: datetime.date, unit: str) -> Sentence:
    """A short label for the period that begins with that day."""
    key = "date-month-short" if unit == "month" else "date-short"
    return say(key, day=day.day, month=day.month)
