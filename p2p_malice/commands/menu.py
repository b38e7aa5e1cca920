"""The menu: everything you can start, the same in every user interface."""

import datetime
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial, reduce

from attrs import define, evolve, field

from p2p_malice.commands.settings import change_settings
from p2p_malice.engine.game import Game
from p2p_malice.errors import MaliceError
from p2p_malice.flows.deals.daily import begun_from, line_of, seed_of
from p2p_malice.flows.deals.puzzles import line_of as puzzle_line
from p2p_malice.flows.saving.resumable_games import GameSummary, Resumable, resumable, said_with, summary_of
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import FRIEND, LATE, ME, bot_word, kept_name, kept_word, seat_words
from p2p_malice.flows.setup.setup_constraints import SEATS, VARIANT, SetupConstraints
from p2p_malice.flows.setup.setup_form import (
    BY_MESSAGE,
    FAVOURITE,
    GROUP,
    HOST,
    KINDS,
    PLAY,
    TWO,
    Setup,
    as_favourite,
    clean_name,
    name_form,
    played,
    read_setup,
    setup_form,
)
from p2p_malice.history.days import PUZZLE
from p2p_malice.history.groups import Group, group_key, groups_of
from p2p_malice.history.played_game import PlayedGame
from p2p_malice.history.trophies import trophies_of
from p2p_malice.link.settings import LinkSettings
from p2p_malice.protocol.game_code import is_in
from p2p_malice.store.contract import Saves
from p2p_malice.store.last_setups import keep_setup, load_setups
from p2p_malice.store.settings import Settings, keep, keep_rules
from p2p_malice.ui.contract import Sheet, UserInterface
from p2p_malice.ui.forms import COMES_AND_GOES, Form, Person, Question
from p2p_malice.words.catalogue import Words
from p2p_malice.words.rule_sheets import sheet_text
from p2p_malice.words.sentence import Sentence, listed, say

_LAST = "last"
"""The saved entry that says which game was set up last."""

_WAITING = "waiting"
"""The saved entry with the set-up of the table that waits for friends; nothing else of it is saved before the deal."""

AGAIN = "again"
"""The word for inviting friends again after a waiting table was closed, as a phone may do to a page."""

FRIENDS = "friends"
"""The word for playing again with those who played together last."""

CHANGE = "change"
"""The word that, before a game's, sets that game up first; alone, it asks which game."""

DAILY = "daily"
"""The word for today's deal."""

DEAL = "deal"
"""The word for a deal, or a turn of a game by message, that somebody has sent; its code follows."""

_OTHERS = "others"
"""Stands in the menu for all games but the usual one, each to be set up and played against the computer."""

MENU = (
    *("learn", PLAY, HOST, _OTHERS, DAILY, PUZZLE, *(kind for kind in KINDS if kind not in (PLAY, HOST)), CHANGE),
    *("join", "resume", "you", "rules", "name", "doctor", "browser", "settings", "quit"),
)

_OWN = ("name", FAVOURITE)
"""The values of a set-up that are saved elsewhere."""

LAST = "last"
"""The word for the game that was left most recently."""

MOST_BY_MESSAGE = 3
"""How many games by message are in the menu besides the last game."""

MOST_SCORES = 4
"""Of how many of those who have played together it is said how often they have won."""

MOST_OFFERED = 6
"""For how many friends a set-up offers to keep a seat, the last ones."""

MOST_NAMED = 3
"""How many of the other games to resume are named there."""


@define
class Menu:
    """The menu of a person with these settings.

    `services_of` and `link_of` make services and link settings from the settings, which may change; `link_of` is None
    if nothing about the link can be chosen. `open_browser` shows the table in a browser until the person has had
    enough; it is None if a browser shows it already. A person without a name yet (not `is_named`) is asked for one
    before inviting friends or joining one.
    """

    ui: UserInterface
    words: Words
    settings: Settings
    name: str
    services_of: Callable[[Settings], Services]
    link_of: Callable[[Settings], LinkSettings] | None = None
    open_browser: Callable[[Settings, str], Awaitable[None]] | None = None
    is_named: bool = True
    today: Callable[[], datetime.date] = datetime.date.today
    _last_left: str = field(default="", init=False)
    _last_group: Group | None = field(default=None, init=False)

    async def show(self, *, goes_on: bool = False) -> int:
        """Show the menu and do what is chosen, until the choice is to quit; return the exit status.

        If it `goes_on`, the table that was left last is chosen first, without a question.
        """
        first = self._just_ended() if goes_on else ""
        while True:
            question, left = self._question(), [word for word in (AGAIN, LAST) if goes_on]
            first = first or next((word for word in left if word in question.choices), "")
            chosen = first or await self.ui.choose(question)
            first, goes_on = "", False
            if chosen in (None, "quit"):
                return 0
            try:
                await self._do(chosen or "")
            except MaliceError as error:
                await self.ui.complain(error)

    def _just_ended(self) -> str:
        """The word for the game that was left last, if it's over and friends may still be at the table; "" if not."""
        last = resumable(self.services_of(self.settings).saves)[:1]
        return f"{COMES_AND_GOES}{last[0].id}" if last and last[0].has_ended else ""

    def _question(self) -> Question:
        left_out = set() if self.open_browser else {"browser"}
        # Where there are settings, the name is among them.
        left_out |= {"doctor", "settings"} if self.link_of is None else {"name"}
        services = self.services_of(self.settings)
        can_resume = resumable(services.saves)
        if not can_resume:
            left_out.add("resume")
        if not any(game.puzzle for game in self._games):
            left_out.add(PUZZLE)
        other_games = [game.name for game in self._games[1:]]
        choices: dict[str, Sentence] = {}
        for word in MENU:
            if word == _OTHERS:
                choices |= {name: say(f"game-{name}") for name in other_games}
            elif word not in left_out:
                choices[word] = say(f"menu-{word}")
        cards = ((game.id, summary_of(game, services)) for game in can_resume)
        last = next(((game_id, card) for game_id, card in cards if card.is_sound), None)
        self._last_left = last[0] if last else ""
        by_message = self._by_message([game for game in can_resume if not last or game.id != last[0]], services)
        titled = {LAST: last[1], **by_message} if last else by_message
        begun = {
            word: say("resume-by-message" if card.is_by_message else "resume-last", game=card.title)
            for word, card in titled.items()
        }
        choices = begun | choices
        named = {word.removeprefix(COMES_AND_GOES) for word in titled} | {self._last_left}
        if last and (others := self._others([game for game in can_resume if game.id not in named], services)):
            choices["resume"], titled = others.title, {**titled, "resume": others}
        setups, usual = load_setups(), self._games[0]
        waits = setups.get(_WAITING, {}).get("kind") in KINDS
        whole = services.saves.history()
        history = whole.games
        friends = None if waits else self._friends(whole.all, can_resume, services)
        if friends:
            with_names = say("friends-again", names=friends.title)
            choices = {**{word: choices[word] for word in begun}, FRIENDS: with_names, **choices}
        if waits:
            choices = {AGAIN: say("menu-again"), **choices}
        # Someone who has only tried another game is still new to the usual one.
        knows = any(kind in setups for kind in KINDS) or setups.get(_LAST, {}).get("game") == usual.name
        is_new = not knows and not can_resume and not history
        if is_new:
            choices["learn"] = say("menu-learn-new")
        return Question(
            say("menu-hello", name=self.name if self.is_named else "none"),
            choices,
            is_menu=True,
            name=self.name if self.is_named else "",
            lines={
                **({AGAIN: say("menu-again-line")} if waits else {}),
                **({FRIENDS: friends.line} if friends else {}),
                **self._you_line(history, services.saves),
                **{word: card.line for word, card in titled.items()},
                **{kind: played(self._form(kind, game), game) for kind, game in self._last_games.items()},
                **{name: say(f"game-{name}-line") for name in other_games},
                DAILY: self._daily_line(services.saves),
                PUZZLE: puzzle_line(services.saves.days(PUZZLE), self.today()),
            },
            besides={f"{CHANGE} {kind}": kind for kind in KINDS},
            first=AGAIN if waits else "learn" if is_new else LAST if last else KINDS[0],
            people={
                **({AGAIN: ()} if waits else {}),
                **({FRIENDS: friends.people} if friends else {}),
                **{word: card.people for word, card in titled.items()},
            },
        )

    def _friends(
        self, games: Sequence[PlayedGame], can_resume: Sequence[Resumable], services: Services
    ) -> GameSummary | None:
        """Those who played together last; None for nobody, or while this evening's game with them is unfinished."""
        self._last_group = group = next(iter(groups_of(games)), None)
        if group is None:
            return None
        those = group_key(friend.name for friend in group.friends)
        is_this_evening = self.today() in (group.evenings[-1], group.last)
        cards = (summary_of(game, services) for game in can_resume if is_this_evening)
        if any(card.is_sound and those <= group_key(person.name for person in card.people) for card in cards):
            return None
        people = tuple(Person(friend.name, friend.seat, friend.avatar) for friend in group.friends)
        first, *others = (
            say("group-score", name=member.name or say("you-own"), won=member.won)
            for member in group.members[:MOST_SCORES]
        )
        line = reduce(lambda told, score: say("group-scores", told=told, score=score), others, first)
        return GameSummary(said_with(people), line, people)

    def _by_message(self, games: Sequence[Resumable], services: Services) -> dict[str, GameSummary]:
        """The games by message, by the words that resume them, first those in which it's the person's turn."""
        those = [game for game in games if game.is_by_message][:MOST_BY_MESSAGE]
        cards = {f"{COMES_AND_GOES}{game.id}": summary_of(game, services) for game in those}
        return dict(sorted(cards.items(), key=lambda each: not each[1].needs_you))

    def _others(self, games: Sequence[Resumable], services: Services) -> GameSummary | None:
        """The other games to resume, of which the first ones are named; None if none of those can be."""
        cards = [card for game in games[:MOST_NAMED] if (card := summary_of(game, services)).is_sound]
        if not cards:
            return None
        people = tuple(person for card in cards for person in card.people)
        names = listed([card.title for card in cards])
        return GameSummary(say("resume-others", count=len(games)), say("saved-game", says=names), people)

    def _you_line(self, games: Sequence[PlayedGame], saves: Saves) -> dict[str, Sentence]:
        """What the person has won so far, by its word in the menu; empty if that is nothing."""
        trophies = trophies_of(games, saves.days(), self.today())
        won, earned = sum(game.mark == "won" for game in games), sum(each.day is not None for each in trophies)
        return {"you": say("you-so-far", won=won, count=earned, all=len(trophies))} if won or earned else {}

    def _daily_line(self, saves: Saves) -> Sentence:
        today, days = self.today(), saves.days()
        goes_on = today not in days and begun_from(saves, seed_of(today).hex())
        return say("daily-goes-on") if goes_on else line_of(days, today)

    async def _do(self, chosen: str) -> None:
        match chosen.split():
            case [kind] if kind in KINDS:
                if await self._has_name(kind):
                    game = self._last_games[kind]
                    await self._start(kind, game, self._form(kind, game).values)
            case [_, kind] if kind in KINDS:
                await self._set_up(kind)
            case [word, *codes] if word == DEAL:
                await self._do_code(" ".join(codes))
            case ["learn", name]:
                for game in self._games:
                    if game.name == name and game.teach:
                        await self._learn(game)
            case [word] if word == AGAIN:
                waiting = load_setups().get(_WAITING, {})
                if (kind := waiting.get("kind", "")) in KINDS:
                    game = next(
                        (game for game in self._games if game.name == waiting.get("game")), self._last_games[kind]
                    )
                    await self._start(kind, game, self._form(kind, game, waiting).values)
            case [word] if word == FRIENDS and self._last_group:
                await self._invite(self._last_group)
            case [word] if word.startswith(COMES_AND_GOES):
                from p2p_malice.flows.playing.resume_game import resume

                await resume(self.ui, self.services_of(self.settings), word.removeprefix(COMES_AND_GOES))
            case [word]:
                other = next((game for game in self._games[1:] if game.name == word), None)
                await (self._try_out(other) if other else self._do_else(word))

    async def _do_code(self, text: str) -> None:
        """Play the deal, or go on with the game by message, whose code is in a text."""
        services = self.services_of(self.settings)
        from p2p_malice.commands.deals import play_deal, take_on

        if is_in(text):
            from p2p_malice.flows.playing.by_message import take

            name = self.name if self.is_named else ""
            game = self._games[0]
            is_new = not load_setups() and not resumable(services.saves)
            teach = partial(self._learn, game) if is_new and game.teach else None
            play = partial(take_on, self.ui, services, self.name, today=self.today())
            await take(self.ui, services, name, text, lambda name: self._take_on(keep({"name": name})), teach, play)
            return
        await play_deal(self.ui, services, self.name, text, self.today())

    async def _do_else(self, chosen: str) -> None:
        match chosen:
            case "change":
                await self._change()
            case "join" if await self._has_name("join"):
                from p2p_malice.flows.playing.joining import join

                await join(self.ui, self.services_of(self.settings), self.name)
            case "resume" | "last":
                from p2p_malice.flows.playing.resume_game import resume

                wanted = self._last_left if chosen == LAST else None
                await resume(self.ui, self.services_of(self.settings), wanted, always_asks=True)
            case "daily":
                from p2p_malice.commands.deals import play_daily

                today = self.today()
                await play_daily(self.ui, self.services_of(self.settings), self.name, today, today)
            case "puzzle":
                from p2p_malice.commands.puzzle import play_puzzle

                today = self.today()
                await play_puzzle(self.ui, self.services_of(self.settings), self.name, today, today)
            case "learn":
                taught = [game for game in self._games if game.teach]
                # A newcomer learns the usual game.
                if game := await self._which_game(taught if load_setups() else taught[:1]):
                    await self._learn(game)
            case "you":
                from p2p_malice.flows.replays.profile import show_profile

                services, name = self.services_of(self.settings), self.name if self.is_named else ""
                await show_profile(self.ui, services, self.today(), name, self._rename, self._invite)
            case "rules":
                await self._read_rules()
            case "name" if self.link_of is None:
                await self._rename()
            case "doctor" if self.link_of:
                from p2p_malice.commands.doctor import show_report

                services = self.services_of(self.settings)
                await show_report(self.ui, self.words, self.link_of(self.settings), services.courier)
            case "browser" if self.open_browser:
                await self.open_browser(self.settings, self.name)
                self._take_on(self.settings)
            case "settings" if self.link_of:
                await self._rename()

    def _take_on(self, settings: Settings) -> None:
        self.settings = settings
        self.name = settings.name or self.name
        self.is_named = self.is_named or bool(settings.name)

    async def _has_name(self, kind: str) -> bool:
        """Whether a table of that kind can begin, or one be joined; friends are told a name."""
        return self.is_named or kind not in (HOST, GROUP, BY_MESSAGE, "join") or await self._ask_name()

    async def _ask_name(self) -> bool:
        """Ask for a name and save it; return whether there is one now."""
        values = await self.ui.fill(name_form(self.name if self.is_named else ""))
        if values is not None:
            self._take_on(keep({"name": clean_name(values["name"])}))
        return values is not None

    async def _rename(self) -> str:
        """Have the person say who they are, among all settings where the program has some; the name then, or ""."""
        if self.link_of:
            self._take_on(await change_settings(self.ui, self.settings, self.name, self.link_of))
        else:
            await self._ask_name()
        return self.name if self.is_named else ""

    # --- a game ------------------------------------------------------------------------------------------------------

    @property
    def _games(self) -> list[Game]:
        """The games that can be played, the usual one first."""
        return list(self.services_of(self.settings).games.values())

    @property
    def _last_games(self) -> dict[str, Game]:
        """For each kind, the game that begins without a question: the one set up last, or else the usual one.

        Against the computer it's the usual one, since the others have their own entries.
        """
        last, games = load_setups().get(_LAST, {}), {game.name: game for game in self._games}
        return {kind: games.get(last.get(kind, ""), self._games[0]) for kind in KINDS} | dict.fromkeys(
            (PLAY, BY_MESSAGE), self._games[0]
        )

    async def _which_game(self, those: Sequence[Game] = ()) -> Game | None:
        """The game chosen from all games, or from those; None for none. If there is only one, there is no question."""
        games = {game.name: game for game in those or self._games}
        if len(games) == 1:
            return next(iter(games.values()))
        choices = {name: say(f"game-{name}") for name in games} | {"quit": say("ask-game-quit")}
        lines = {name: say(f"game-{name}-line") for name in games}
        return games.get(await self.ui.choose(Question(say("ask-game"), choices, lines=lines)) or "")

    def _saved_as(self, kind: str, game: Game) -> str:
        """The name under which a set-up is saved."""
        return kind if game == self._games[0] else f"{game.name}-{kind}"

    def _form(
        self, kind: str, game: Game, values: Mapping[str, str] | None = None, friends: Sequence[str] = ()
    ) -> Form:
        """The set-up form of a game, with these values, or else what was chosen for it last.

        It offers to keep seats for the `friends`.
        """
        saved = values or load_setups().get(self._saved_as(kind, game), {})
        last = {name: value for name, value in saved.items() if name != "name"}
        settings = self.settings
        name, sets = self.name if self.is_named else "", settings.rules
        return setup_form(kind, game, name=name, variant=settings.variant, sets=sets, values=last, friends=friends)

    async def _change(self) -> None:
        games = {kind: say(f"menu-{kind}") for kind in KINDS}
        chosen = await self.ui.choose(Question(say("ask-which-game"), games | {"quit": say("ask-game-quit")}))
        if chosen in KINDS:
            await self._set_up(chosen)

    async def _set_up(self, kind: str) -> None:
        # If two sit down, only games for two are offered. Against the computer, other games have their own entries.
        for_two = [game for game in self._games if kind in (HOST, TWO) and 2 in SetupConstraints(game.book, {}).players]
        by_message = [game for game in self._games if game.position]
        those = {PLAY: self._games[:1], BY_MESSAGE: by_message}.get(kind, for_two)
        game = await self._which_game(those)
        if game and await self._wants_to_begin(game):
            await self._fill_in(kind, game)

    async def _learn(self, game: Game) -> None:
        from p2p_malice.commands.learn import learn

        services, last = self.services_of(self.settings), {"game": game.name}
        await learn(
            self.ui,
            services,
            self.name,
            game,
            on_learnt=lambda: keep_setup(_LAST, last),
            on_played=lambda: self._note_played(game),
            on_whole=(lambda: self._fill_in(PLAY, game)) if self._saved_as(PLAY, game) in load_setups() else None,
        )

    async def _play_first(self, game: Game) -> None:
        from p2p_malice.commands.learn import play_first

        keep_setup(_LAST, {"game": game.name})
        services = self.services_of(self.settings)
        await play_first(self.ui, services, self.name, game, on_played=lambda: self._note_played(game))

    def _note_played(self, game: Game) -> None:
        """Record that the player is no longer new to the game."""
        if game != self._games[0] and self._saved_as(PLAY, game) not in load_setups():
            keep_setup(self._saved_as(PLAY, game), {})

    async def _try_out(self, game: Game) -> None:
        """Set a game up against the computer."""
        if await self._wants_to_begin(game):
            await self._fill_in(PLAY, game)

    async def _wants_to_begin(self, game: Game) -> bool:
        """Whether to go on; a player new to a game other than the usual one may learn it first instead."""
        known = any(self._saved_as(kind, game) in load_setups() for kind in KINDS)
        if known or not game.teach or game == self._games[0]:
            return True
        light = game.practice if game.whole else ""
        first = {"first": say("ask-try-first", rules=say(f"variant-name-{light}"))} if light else {}
        choices = {"learn": say("ask-try-learn"), **first, "play": say("ask-try-play"), "quit": say("ask-game-quit")}
        lines = {"first": say(f"variant-{light}")} if light else {}
        asks = say("ask-try", game=say(f"game-{game.name}"))
        chosen = await self.ui.choose(Question(asks, choices, lines=lines))
        if chosen == "learn":
            await self._learn(game)
        elif chosen == "first":
            await self._play_first(game)
        return chosen == "play"

    async def _fill_in(self, kind: str, game: Game) -> None:
        groups = groups_of(self.services_of(self.settings).saves.history().all) if kind in (HOST, GROUP) else []
        friends = dict.fromkeys(friend.name for group in groups for friend in group.friends)
        form = self._form(kind, game, friends=[*friends][:MOST_OFFERED])
        if kind == PLAY and game != self._games[0]:
            form = evolve(form, title=f"game-{game.name}")
        values = await self.ui.fill(form)
        if values is not None:
            await self._start(kind, game, values)

    async def _invite(self, group: Group) -> None:
        """Play with a group again as the last time, with a seat kept for each friend, and computers as they were."""
        kind = HOST if len(group.seats) == 1 else GROUP
        game = next((game for game in self._games if game.name == group.game), None)
        if game and await self._has_name(kind):
            variant, *house = group.rules.split(" ")
            rules = {name: value for name, _, value in (rule.partition("=") for rule in house)}
            words = (kept_word(name) if is_friend else bot_word(name, game) for name, is_friend in group.seats)
            seats = " ".join((ME, *words))
            values = {row.name: rules.get(row.name, "") for row in game.book.rows} | {VARIANT: variant, SEATS: seats}
            await self._start(kind, game, self._form(kind, game, values).values)

    async def _start(self, kind: str, game: Game, values: Mapping[str, str]) -> None:
        from p2p_malice.commands.host import host

        setup = read_setup(values, self.settings.rules, game)
        self._keep(kind, game, setup, values)
        if any(plan.kind in (FRIEND, LATE) for plan in setup.seating):
            chosen_now = {name: value for name, value in values.items() if name not in _OWN}
            keep_setup(_WAITING, {**chosen_now, "kind": kind, "game": game.name})
        chosen, services = ChosenGame(game, setup.rules, setup.name), self.services_of(self.settings)
        try:
            await host(self.ui, services, chosen, setup.seating, on_begun=_waits_no_more)
        finally:
            _waits_no_more()

    def _keep(self, kind: str, game: Game, setup: Setup, values: Mapping[str, str]) -> None:
        """Save the name if it has changed, the rules if they were named, and the rest for the next such game."""
        keep_setup(_LAST, {**load_setups().get(_LAST, {}), kind: game.name})
        kept = {name: value for name, value in values.items() if name not in _OWN}
        # The next friends may be others.
        kept[SEATS] = " ".join(FRIEND if kept_name(word) else word for word in seat_words(values[SEATS]))
        keep_setup(self._saved_as(kind, game), kept)
        if setup.favourite:
            self._take_on(keep_rules(setup.favourite, as_favourite(setup.rules, game)))
        if "name" in values and setup.name != self.name:
            self._take_on(keep({"name": setup.name}))

    async def _read_rules(self) -> None:
        if not (game := await self._which_game()):
            return
        book = game.book
        names = {name: say(f"variant-name-{name}") for name in book.variants}
        lines = {name: say(f"variant-{name}") for name in names}
        choices = names | {"house": say("menu-house-rules"), "quit": say("ask-game-quit")}
        chosen = await self.ui.choose(Question(say("ask-which-rules"), choices, lines=lines))
        if chosen and chosen != "quit":
            said = self.words.of(game.name)
            text = book.lists(said)[1] if chosen == "house" else sheet_text(book.sheet(chosen), said)
            await self.ui.read(Sheet(say("table-rules"), text))


def _waits_no_more() -> None:
    """Record that no table is waiting for friends, or none that anybody means to come back to."""
    if load_setups().get(_WAITING):
        keep_setup(_WAITING, {})
