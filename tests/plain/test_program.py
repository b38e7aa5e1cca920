"""The user interface of a program: JSON objects, one a line."""

import asyncio
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.errors import CodeError, LinkClosedError, NoPathError, OptionsError
from p2p_malice.link import memory
from p2p_malice.plain.program import ProgramInterface
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Move
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.ui.contract import CodeToSend, NewCode, Pasted, Quit, Seats, Sheet, Start
from p2p_malice.ui.forms import Form, FormVerdict, Question
from p2p_malice.ui.news import Connected, Lost
from p2p_malice.words.sentence import say
from tests.helpers import WORDS
from tests.hostile import damaged_text, spoilt


class Program:
    """A program, and the user interface that it has."""

    def __init__(self, *lines: object) -> None:
        """A program that has written these objects, or texts as they are."""
        here, self.there = memory.pair()
        self.ui = ProgramInterface(here, WORDS)
        self._lines = lines

    async def write(self) -> None:
        """Write them."""
        for line in self._lines:
            await self.there.send(line if isinstance(line, str) else json.dumps(line))

    async def read(self) -> dict[str, Any]:
        """What it is told next."""
        body: dict[str, Any] = json.loads(await self.there.receive())
        return body

    async def wish(self, wanted: CodeKind | None) -> object:
        """What its lines come to."""
        await self.write()
        return await self.ui.wish(wanted)


async def test_news_are_told_with_what_they_say() -> None:
    """A word for programs, a sentence for whoever reads the log, and the particulars.

    The kind stands first, without blanks: a program in shell finds `{"kind":"news",` at the start of the line.
    """
    program = Program()
    await program.ui.tell(Connected(relayed=False, round_trip=0.02))

    line = await program.there.receive()
    assert line.startswith('{"kind":"news","')
    told = json.loads(line)
    assert (told["kind"], told["state"]) == ("news", "connected")
    assert (told["relayed"], told["round_trip"]) == (False, 0.02)
    assert told["text"] == "Connected directly, with a delay of 20 ms."


async def test_an_error_among_the_news_is_a_sentence() -> None:
    """Everything is plain JSON."""
    program = Program()
    await program.ui.tell(Lost(NoPathError(), who=say("friend-numbered", number=2)))

    told = await program.read()
    assert told["who"] == "Friend 2"
    assert told["error"] == WORDS.error(NoPathError())


async def test_whoever_leaves_by_choice_is_not_called_disconnected() -> None:
    """One sentence says that they have left, and how they come back."""
    program = Program()
    await program.ui.tell(Lost(LinkClosedError("player_left"), who="Sam"))

    told = (await program.read())["text"]
    assert told == "Sam has left. Their seat is saved: they can come back, or you can invite them again."


async def test_what_goes_wrong_has_a_code_and_a_sentence() -> None:
    """The same for every error."""
    program = Program()
    await program.ui.complain(CodeError("no_code", prefix="MDW1", friend="none"))

    told = await program.read()
    assert told.keys() == {"kind", "code", "text"}
    assert (told["kind"], told["code"]) == ("error", "no_code")


@pytest.mark.parametrize("is_needed", [True, False])
async def test_a_code_is_handed_over_needed_or_not(*, is_needed: bool) -> None:
    """A program may do with it what it likes."""
    program = Program()
    await program.ui.offer(CodeToSend(CodeKind.REPLY, "MDW1-X", "Hello\n\nMDW1-X", 2, is_needed))

    assert await program.read() == {"kind": "reply", "code": "MDW1-X", "message": "Hello\n\nMDW1-X", "friend": 2}


@pytest.mark.parametrize(
    ("line", "wish"),
    [
        ({"kind": "reply", "code": "MDW1-X"}, Pasted("MDW1-X")),
        ({"kind": "new", "friend": 2}, NewCode(2)),
        ({"kind": "new", "friend": "two"}, NewCode(0)),
        ({"kind": "start"}, Start()),
    ],
)
async def test_a_line_is_a_wish(line: dict[str, Any], wish: object) -> None:
    """Of those that a person has."""
    assert await Program(line).wish(CodeKind.REPLY) == wish


@pytest.mark.parametrize(
    "line", ["rubbish", "[1]", "[" * 20_000, {"kind": "reply"}, {"kind": "reply", "code": 7}, {"kind": 7}, {}]
)
async def test_a_line_that_is_none_is_told(line: object) -> None:
    """And the next one is read."""
    program = Program(line, {"kind": "reply", "code": "x"})

    assert await program.wish(CodeKind.REPLY) == Pasted("x")
    assert (await program.read())["code"] == "code_needed"


LINES = (
    *('{"kind":"invitation","code":"MDW1-0"}', '{"kind":"new","friend":2}', '{"kind":"start"}', '{"kind":"invite"}'),
    *('{"kind":"reply","code":7}', '{"kind":["new"]}', '{"kind":"move","number":3,"move":"payoff>c0"}', "[1]", "null"),
)


@given(st.lists(spoilt(LINES) | damaged_text(*LINES), max_size=8))
def test_whatever_a_program_writes_it_is_told_in_json(lines: list[str]) -> None:
    """Nothing is raised; its wishes are those that a person may have."""

    async def talk() -> None:
        program = Program(*(line for line in lines if line.isprintable()))
        await program.write()
        await program.there.close()
        while (wish := await program.ui.wish(CodeKind.REPLY)) != Quit():
            assert isinstance(wish, NewCode | Start) or (isinstance(wish, Pasted) and isinstance(wish.text, str))

    asyncio.run(talk())


async def test_a_code_that_nobody_asked_for_is_too_early() -> None:
    """While a reply is out nothing is pasted."""
    program = Program({"kind": "invitation", "code": "x"})
    waiting = asyncio.create_task(program.wish(None))

    assert (await program.read())["code"] == "too_early"
    await program.there.close()
    assert await waiting == Quit()


async def test_new_and_start_are_wishes_of_a_host_only() -> None:
    """A guest has nobody to wait for."""
    program = Program({"kind": "start"}, {"kind": "new"}, {"kind": "invitation", "code": "x"})

    assert await program.wish(CodeKind.INVITATION) == Pasted("x")
    assert [(await program.read())["code"] for _ in range(2)] == ["code_needed", "code_needed"]


async def test_a_move_is_not_lost_while_a_code_is_waited_for() -> None:
    """A friend who was invited again came back by another way: the player hears what the program said meanwhile."""
    move = {"kind": "move", "number": 7, "move": "Ah>c0"}
    program = Program(move, {"kind": "reply", "code": "x"})
    (player,) = program.ui.players(Seats())

    assert await program.wish(CodeKind.REPLY) == Pasted("x")
    assert await player.act(Client()) == Move(7, "Ah>c0")


async def test_a_move_is_not_lost_with_a_question_that_is_taken_back() -> None:
    """Nobody needs the code any more."""
    program = Program({"kind": "move", "number": 7, "move": "Ah>c0"})
    (player,) = program.ui.players(Seats())
    await program.write()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await program.ui.wish(CodeKind.REPLY)

    assert await player.act(Client()) == Move(7, "Ah>c0")


async def test_questions_and_forms_stay_unanswered() -> None:
    """A program starts another command instead."""
    ui = Program().ui

    assert await ui.choose(Question(say("ask-game"), {"quit": say("ask-game-quit")})) is None
    assert await ui.fill(Form("settings", (), lambda _: FormVerdict(True, say("form-settings-next")))) is None


async def test_sheets_and_what_is_passed_on_are_written_whole() -> None:
    """A sheet with its title; a program knows best whom to tell."""
    program = Program()
    await program.ui.read(Sheet(say("menu-rules"), "Line\nline"))
    await program.ui.pass_on(say("menu-puzzle"))

    assert await program.read() == {"kind": "sheet", "title": "Read the rules", "text": "Line\nline"}
    assert await program.read() == {"kind": "share", "text": "Today's puzzle"}


def test_a_program_plays_at_one_seat() -> None:
    """Its lines don't say who of several plays."""
    with pytest.raises(OptionsError) as raised:
        Program().ui.players(Seats(2))

    assert raised.value.code == "one_seat_only"


async def test_nothing_is_lost_where_nobody_reads() -> None:
    """A program that has closed its end is noticed where it is read from."""
    program = Program()
    await program.there.close()
    await program.ui.complain(NoPathError())

    assert await program.ui.wish(CodeKind.REPLY) == Quit()
