"""Somebody who only watches, line by line."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from p2p_malice.engine.game import Moment
from p2p_malice.flows.replays.replaying import Replay
from p2p_malice.flows.replays.spectating import Beat
from p2p_malice.plain.spectator import Watcher
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Bye, Propose, Seated, Show, Sitter
from p2p_malice.sentence_facts import Answer
from p2p_malice.ui.turns import Turn
from tests.helpers import WORDS, random_game
from tests.plain.desk import Desk

LONG = Turn(5, 1, "Ben", ("4c", "Kd"), (1,), is_longest=True, shows=("", "5"))
BOTS = tuple(Sitter(name, present=True, computer=True) for name in ("Ada", "Ben"))


class Watching(Desk):
    """A watcher, and what they read and type before the input ends."""

    def __init__(self, *typed: str, pace: Beat | None = None) -> None:
        super().__init__(*typed, None)
        self.pace, self.client = pace or Beat(), Client()
        self.watcher = Watcher(self.console, WORDS, self.pace)

    async def tell(self, message: Seated | Show) -> None:
        """Let the table say that."""
        self.client.receive(message)
        await self.watcher.hear(message, self.client)


async def test_the_table_is_shown_at_the_beginning_of_each_turn() -> None:
    """In between, what happens is told; nobody is called “you”."""
    desk = Watching()
    await desk.tell(Seated(0, "malice", "mdw", BOTS))
    states = [state for state, _ in zip(random_game(3), range(30), strict=False)]
    for number, state in enumerate(states, 1):
        await desk.tell(Show(number, state.view(0), state.events))

    turns = 1 + sum(one.turn != other.turn for one, other in pairwise(states))
    assert desk.shown.count("Draw pile") == turns
    assert "You" not in desk.shown.replace("You can also type", "")


@pytest.mark.parametrize(
    ("typed", "seconds", "is_running"),
    [(["2"], 2.0, True), (["0"], 0.0, True), ([""], 1.0, False), (["slower"], 2.0, True), (["", "+"], 0.5, True)],
)
async def test_the_pace_is_typed(typed: list[str], seconds: float, is_running: bool) -> None:
    """A number of seconds, slower, faster; Enter stops."""
    desk = Watching(*typed)
    assert await desk.watcher.act(desk.client) == Bye()

    assert (desk.pace.seconds, desk.pace.is_running) == (seconds, is_running)


@pytest.mark.parametrize("typed", ["hello", "-1", "nan", "99", "1e9", "inf"])
async def test_what_is_no_pace_changes_nothing(typed: str) -> None:
    """It is said what can be typed."""
    desk = Watching(typed)
    await desk.watcher.act(desk.client)

    assert (desk.pace.seconds, desk.pace.is_running) == (1.0, True)
    assert "NUMBER" in desk.shown


async def test_board_rules_and_another_game_are_at_hand() -> None:
    """The last one when a game is over."""
    desk = Watching("board", "rules", "rematch")
    await desk.tell(Seated(0, "malice", "mdw", BOTS))
    *_, last = random_game(3)
    await desk.tell(Show(1, last.view(0), ()))
    assert "watch another game" in desk.shown

    assert await desk.watcher.act(desk.client) == Propose("rematch")


async def test_it_is_typed_whose_cards_of_a_replay_are_seen() -> None:
    """By a name in any case, or all of them; then the table is shown so, also at the same position."""
    replay = Replay((Turn(0, 0, "Ada", ("3c",)), Turn(5, 1, "Ben", ("4c", "5d"), (1,), True)), 10, ("Ada", "Ben"))
    desk = Watching("seat ben", "seat cleo", "open", pace=replay)
    state = next(random_game(3))
    await desk.tell(Seated(0, "malice", "mdw", BOTS))
    await desk.tell(Show(1, state.view(0), ()))
    assert "seat NAME" in desk.shown

    await desk.watcher.act(desk.client)
    await desk.tell(Show(1, state.view(0), ()))

    assert replay.look == 2
    assert desk.shown.count("Draw pile") == 2


async def test_the_turns_of_a_replay_are_listed() -> None:
    """With the number by which one goes there, and what they stand out by."""
    turns = (Turn(0, 0, "Ada"), Turn(3, 0, "Ada", discarded="9c"), LONG, Turn(9, None))
    replay = Replay(turns, 10)
    desk = Watching("turns", "go 5", pace=replay)
    await desk.watcher.act(desk.client)

    told = ("0  Ada: no card", "3  Ada · discarded: 9c", "5  Ben: 4c Kd→5 · payoff: Kd→5 · longest turn", "9  The end")
    for line in told:
        assert line in desk.shown
    assert replay.at == 5


async def test_the_end_of_a_replay_is_told_and_left_again() -> None:
    """Who won; no other game is offered, and one can go back."""
    replay = Replay((Turn(0, 0, "Ada", ("3c",)), Turn(5, 1, "Ben", ("4c", "5d"), (1,), True)), 10)
    replay.go_to(9)
    desk = Watching("rematch", "back", pace=replay)
    await desk.tell(Seated(0, "malice", "mdw", BOTS))
    *_, last = random_game(3)
    await desk.tell(Show(1, last.view(0), ()))
    assert "***" in desk.shown

    assert await desk.watcher.act(desk.client) == Bye()
    assert "watch another game" not in desk.shown
    assert replay.at == 8


async def test_a_better_move_is_asked_for_by_a_word() -> None:
    """It is said below the table; a replay of a game that can't tell says that there is no such word."""
    answer = Answer(
        (("which", "did_payoff", "payoff"),), {"number": 1, "most": 1, "onto": "x", "pile": "y"}, "payoff>c0"
    )

    async def find(_seat: int) -> Sequence[Moment]:
        return (Moment(5, 1, answer),)

    replay = Replay((), 10, find=find)
    desk = Watching("better", pace=replay)
    state = next(random_game(3))
    await desk.tell(Seated(0, "malice", "mdw", BOTS))
    await desk.watcher.act(desk.client)
    while not (replay.remark and replay.remark.move):
        await replay.until_changed(replay.shown)
    await desk.tell(Show(1, state.view(0), ()))

    assert "Better move 1 of 1." in desk.shown
    assert desk.shown.count("where another move would have helped you") == 1
