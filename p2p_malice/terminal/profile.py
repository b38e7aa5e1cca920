"""The screen with what a person has played: figures, a chart, opponents, games, trophies."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Label, Static

from p2p_malice.terminal.screens import ChoiceScreen, Page, TextScreen
from p2p_malice.ui.profile import Bar, GroupLine, Profile
from p2p_malice.words.catalogue import Words
from p2p_malice.words.sentence import say

_LONGEST_BAR = 40
"""Columns."""

_FIGURES_IN_A_ROW = 3
_WEEK = 7

_MARKS = {"won": "●", "lost": "○", "drawn": "◐", "none": "·"}
_ASCII_MARKS = {"won": "+", "lost": "-", "drawn": "=", "none": "."}


class ProfileScreen(Page[str | None]):
    """The profile; returns the word of another tab, or the one that forgets somebody, None for neither."""

    AUTO_FOCUS = "#scroll"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f10,ctrl+q,q,enter", "close"),
        Binding("right,tab", "turn(1)"),
        Binding("left,shift+tab", "turn(-1)"),
        Binding("f,F", "forget"),
        Binding("i,I", "invite"),
        Binding("r,R", "of_game('replay')"),
        Binding("s,S", "of_game('share')"),
        Binding("f1,ctrl+g", "keys"),
    ]

    def __init__(self, words: Words, profile: Profile, *, is_ascii: bool = False) -> None:
        """Show `profile`; if it `is_ascii`, the terminal has no other characters."""
        super().__init__()
        self._words, self._profile = words, profile
        self._marks = _ASCII_MARKS if is_ascii else _MARKS
        self._star, self._no_star = ("*", "-") if is_ascii else ("★", "☆")
        self._steps = "_.:|" if is_ascii else "▁▂▃▄▅▆▇█"
        self._full, self._light = ("#", "-") if is_ascii else ("█", "░")

    def compose(self) -> ComposeResult:
        """The title, everything else in one column that scrolls, the keys."""
        words, profile = self._words, self._profile
        with Vertical(id="page"):
            yield Label(words.said(profile.title), id="title", markup=False)
            with VerticalScroll(id="scroll"):
                yield Static(Group(*self._parts()))
            yield Label(self._keys(), id="hint", markup=False)

    def _keys(self) -> str:
        """The keys that do something here."""
        profile = self._profile
        can = {
            "tabs": len(profile.tabs) > 1,
            "replay": any(game.replay for game in profile.played),
            "share": any(game.share for game in profile.played),
            "forget": any(rival.forget for rival in profile.rivals),
            "back": True,
        }
        return "   ".join(self._words(f"profile-key-{what}") for what, is_there in can.items() if is_there)

    # --- what is shown -----------------------------------------------------------------------------------------------

    def _parts(self) -> Iterable[RenderableType]:
        words, profile = self._words, self._profile
        if profile.note:
            yield Padding(Text(words.said(profile.note), style=self._colour("bad")), (0, 0, 1, 0))
        if len(profile.tabs) > 1:
            yield self._tabs()
        if profile.empty:
            yield Padding(Text(words.said(profile.empty)), (0, 0, 1, 0))
        else:
            yield self._figures()
            yield from self._section(words.said(profile.chart_title), self._chart(profile.chart))
            if profile.groups:
                # Where the other keys are, there is no room for it in most languages.
                key = f" · {words('profile-key-invite')}" if any(group.invite for group in profile.groups) else ""
                yield from self._section(f"{words('you-groups')}{key}", Group(*map(self._group, profile.groups)))
            if profile.rivals:
                yield from self._section(words("you-rivals"), self._rivals())
            if profile.days:
                title = f"{words('you-days')} · {words.piece(profile.days_span)}"
                yield from self._section(title, self._days())
            yield from self._section(words("you-recent"), self._played())
        earned = sum(bool(trophy.when) for trophy in profile.trophies)
        title = words("you-trophies-count", count=earned, all=len(profile.trophies))
        yield from self._section(title, self._trophies())

    def _colour(self, name: str) -> str:
        return self.app.get_css_variables()[name]

    def _section(self, title: str, content: RenderableType) -> Iterable[RenderableType]:
        yield Text(title, style=Style(color=self._colour("heading"), bold=True))
        yield Padding(content, (0, 0, 1, 0))

    def _tabs(self) -> RenderableType:
        line = Text()
        for word, label in self._profile.tabs.items():
            is_shown = word == self._profile.tab
            line.append(f" {self._words.said(label)} ", style=Style(reverse=True, bold=True) if is_shown else "")
            line.append("  ")
        return Padding(line, (0, 0, 1, 0))

    def _figures(self) -> RenderableType:
        grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
        for _ in range(_FIGURES_IN_A_ROW):
            grid.add_column(ratio=1)
        cells = [
            Text.assemble(
                (f"{self._words.piece(value)}\n", Style(color=self._colour("heading"), bold=True)),
                (self._words.said(label), "dim"),
            )
            for label, value in self._profile.figures
        ]
        for at in range(0, len(cells), _FIGURES_IN_A_ROW):
            row = cells[at : at + _FIGURES_IN_A_ROW]
            grid.add_row(*row, *[""] * (_FIGURES_IN_A_ROW - len(row)))
            grid.add_row("")
        return grid

    def _chart(self, bars: tuple[Bar, ...]) -> RenderableType:
        most = max((bar.won + bar.lost for bar in bars), default=0) or 1
        scale = min(1.0, _LONGEST_BAR / most)
        grid = Table.grid(padding=(0, 2, 0, 0))
        good, bad = self._colour("good"), self._colour("bad")
        for bar in bars:
            won = max(round(bar.won * scale), bar.won > 0)
            lost = max(round(bar.lost * scale), bar.lost > 0)
            drawn = Text.assemble((self._full * won, good), (self._light * lost, bad))
            told = f"{bar.won} – {bar.lost}" if bar.won or bar.lost else ""
            grid.add_row(Text(self._words.said(bar.label), style="dim", justify="right"), drawn, told)
        return grid

    def _group(self, group: GroupLine) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        most = max((won for member in group.members for won in member.wins), default=0) or 1
        for member in group.members:
            heights = (-(-won * (len(self._steps) - 1) // most) for won in member.wins)
            curve = Text("".join(self._steps[height] for height in heights), style=self._colour("good"))
            name, line = str(self._words.piece(member.name)), self._words.said(member.line)
            grid.add_row(Text(name, style="bold"), curve, Text(line))
        title = Text(str(self._words.piece(group.title)), style="bold")
        about = Text(self._words.said(group.line), style="dim")
        return Padding(Group(title, about, grid), (0, 0, 0 if group is self._profile.groups[-1] else 1, 0))

    def _rivals(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for rival in self._profile.rivals:
            grid.add_row(Text(rival.name, style="bold"), Text(self._words.said(rival.line)))
        return grid

    def _days(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        colours = {"won": self._colour("good"), "lost": self._colour("bad")}
        cells = [
            Text(f"{day.number:2} {self._marks[day.mark]}", style=colours.get(day.mark, "dim"))
            for day in self._profile.days
        ]
        for at in range(0, len(cells), _WEEK):
            grid.add_row(*cells[at : at + _WEEK])
        return grid

    def _played(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        colours = {"won": self._colour("good"), "lost": self._colour("bad")}
        for game in self._profile.played:
            mark = Text(self._marks[game.mark], style=colours.get(game.mark, ""))
            title = Text(str(self._words.piece(game.title)), style="bold")
            grid.add_row(mark, title, Text(self._words.said(game.line), style="dim"))
        return grid

    def _trophies(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        trophies = sorted(self._profile.trophies, key=lambda trophy: not trophy.when)
        widest = max((cell_len(self._words.said(trophy.title)) for trophy in trophies), default=0)
        grid.add_column()
        grid.add_column(min_width=widest)
        for trophy in trophies:
            star = Text(self._star, style=self._colour("heading")) if trophy.when else Text(self._no_star, style="dim")
            when = self._words.piece(trophy.when or trophy.progress or say("you-not-earned"))
            style = "bold" if trophy.when else "dim"
            line = Text.assemble((f"{self._words.said(trophy.line)} · {when}", "" if trophy.when else "dim"))
            grid.add_row(star, Text(self._words.said(trophy.title), style=style), line)
        return grid

    # --- what is done ------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Show the tab with that number."""
        tabs = list(self._profile.tabs)
        pressed = event.character or ""
        if pressed.isdecimal() and 1 <= int(pressed) <= len(tabs) and len(tabs) > 1:
            event.stop()
            self.dismiss(tabs[int(pressed) - 1])

    def action_turn(self, by: int) -> None:
        """Show the next tab, or the one before."""
        tabs = list(self._profile.tabs)
        if len(tabs) > 1:
            self.dismiss(tabs[(tabs.index(self._profile.tab) + by) % len(tabs)])

    def action_forget(self) -> None:
        """Ask whom to forget, and whether really."""
        names = {rival.forget: rival.name for rival in self._profile.rivals if rival.forget}
        if not names:
            return
        choices = {**names, "quit": self._words("ask-game-quit")}

        def confirm(word: str | None) -> None:
            if word not in names:
                return
            asks = self._words("you-forget-asks", name=names[word])
            answers = {"no": self._words("you-back"), "yes": self._words("you-forget-yes")}
            screen = ChoiceScreen(self._words, asks, answers)

            def forget(answer: str | None) -> None:
                if answer == "yes":
                    self.dismiss(word)

            self.app.push_screen(screen, forget)

        self.app.push_screen(ChoiceScreen(self._words, self._words("you-forget-who"), choices), confirm)

    def action_invite(self) -> None:
        """Invite a group again: ask which one, if there are several."""
        groups = {group.invite: str(self._words.piece(group.title)) for group in self._profile.groups if group.invite}
        if len(groups) == 1:
            self.dismiss(next(iter(groups)))
        elif groups:
            self._choose("you-invite-who", groups)

    def action_of_game(self, what: Literal["replay", "share"]) -> None:
        """Ask which of the last games to show again or to share."""
        asks = {"replay": "you-replay-which", "share": "you-share-which"}
        choices: dict[str, str] = {}
        for game in self._profile.played:
            if word := getattr(game, what):
                title, line = self._words.piece(game.title), self._words.said(game.line)
                choices.setdefault(word, f"{title} · {line}")
        if not choices:
            return

        self._choose(asks[what], choices)

    def _choose(self, asks: str, choices: dict[str, str]) -> None:
        """Leave with the one that is chosen, if any."""

        def leave(word: str | None) -> None:
            if word in choices:
                self.dismiss(word)

        self.app.push_screen(ChoiceScreen(self._words, self._words(asks), choices), leave)

    def action_keys(self) -> None:
        """Show all keys."""
        self.app.push_screen(TextScreen(self._words, self._words("screen-help"), self._words("profile-help")))

    def action_close(self) -> None:
        """Leave the profile."""
        self.dismiss(None)
