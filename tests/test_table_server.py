"""A table and players joined by channels: two real ends, a wire in memory."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import repeat

import pytest

from p2p_malice.cancellation import first_of
from p2p_malice.engine.game import View
from p2p_malice.errors import LinkClosedError, LinkError, LinkLostError, LinkRestartedError, RemoteProtocolError
from p2p_malice.games.malice.bots.greedy import choose
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.positions import parse_position
from p2p_malice.games.malice.rules import deal
from p2p_malice.link import memory
from p2p_malice.link.channel import Channel
from p2p_malice.plain.program import ProgramPlayer
from p2p_malice.player_client import Client, Introduction
from p2p_malice.protocol.message_codec import decode_from_player, decode_from_table, encode
from p2p_malice.protocol.messages import (
    GO_ON,
    PAUSE,
    PROTOCOL_VERSION,
    UNDERSTOOD,
    Bye,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Propose,
    Proved,
    Refused,
    Said,
    Say,
    Seated,
    Show,
    Sitter,
)
from p2p_malice.protocol.seat_proof import PLAYER, is_proof, proof_of
from p2p_malice.table.table import Table
from p2p_malice.table_client import join
from p2p_malice.table_server import (
    FRAME_BURST,
    FRAMES_PER_SECOND,
    MAX_BAD_FRAMES,
    MAX_STRANGERS,
    MAX_STRANGERS_FOR_ALL,
    TableServer,
    decided,
)
from tests.helpers import position
from tests.players import BotPlayer, Listener
from tests.proofs import NONCE, returning, vouch

TOKENS = ("a" * 32, "b" * 32)


class Bound:
    """A channel with a binding of its own."""

    def __init__(self, channel: memory.MemoryChannel, binding: str) -> None:
        self.binding = binding
        self.send, self.receive, self.close = channel.send, channel.receive, channel.close


async def come_back(channel: Channel, name: str, token: str) -> None:
    """Take back the seat of that token."""
    introduction = Introduction(Hello(name), token, channel.binding, NONCE)
    await channel.send(encode(introduction.first))
    hello = introduction.answer(decode_from_table(await channel.receive()))
    assert hello
    await channel.send(encode(hello))


@asynccontextmanager
async def ann_and_bob(
    host: TableServer,
) -> AsyncIterator[tuple[Listener, memory.MemoryChannel, asyncio.Task[LinkError]]]:
    """What Ann hears, who says goodbye in the end; Bob's channel, by which he said hello, and how it is served."""
    listener = Listener()
    here, there = memory.pair()
    bob_here, bob = memory.pair()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(host.serve(0, here))
        joined = tasks.create_task(join(Client(), there, listener, "Ann"))
        served = tasks.create_task(host.serve(1, bob_here))
        await bob.send(encode(Hello("Bob")))
        yield listener, bob, served
        listener.say(Bye())
        assert await joined


def bob_is(*, present: bool) -> Callable[[FromTable], bool]:
    """Whether a message says that Bob is at the table, or away."""
    return lambda message: isinstance(message, Seated) and message.players[1] == Sitter("Bob", present=present)


class LeavesAtTheEnd(BotPlayer):
    """A bot that says goodbye when the game is over."""

    def __init__(self) -> None:
        super().__init__(choose)
        self._over = asyncio.Event()

    async def hear(self, message: FromTable, client: Client) -> None:
        await super().hear(message, client)
        if client.result:
            self._over.set()

    async def act(self, client: Client) -> FromPlayer:
        async with first_of(super().act(client), self._over.wait()) as (moving, _):
            return moving.result() if moving.done() else Bye("over")


async def test_two_bots_play_a_whole_game_over_channels() -> None:
    """Both ends see the same result, are told goodbye in order, and may move in no time at all: that's no flood."""
    host = TableServer(Table(deal(2, "mdw payoff=31", bytes(32)), MALICE, "mdw payoff=31", TOKENS), clock=lambda: 0.0)
    clients = [Client(), Client()]

    async with asyncio.TaskGroup() as tasks:
        for seat, client in enumerate(clients):
            here, there = memory.pair()
            tasks.create_task(host.serve(seat, here))
            tasks.create_task(join(client, there, LeavesAtTheEnd(), f"Bot {seat}"))

    assert clients[0].result is not None
    assert clients[0].result == clients[1].result == host.table.result
    assert host.table.number > FRAME_BURST


async def test_a_lost_channel_leaves_the_seat_free() -> None:
    """When a guest's channel breaks the others see it, and the seat can be served again with the same cards."""
    host = TableServer(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", TOKENS))
    async with ann_and_bob(host) as (listener, bob, served):
        await listener.until(lambda message: isinstance(message, Show))

        bob.lose()
        assert isinstance(await served, LinkLostError)
        await listener.until(bob_is(present=False))

        again_here, again_there = memory.pair()
        serving = asyncio.create_task(host.serve(1, again_here))
        await come_back(again_there, "Bob", TOKENS[1])
        await listener.until(bob_is(present=True))
        assert json.loads(await again_there.receive())["kind"] == "seated"
        assert json.loads(await again_there.receive())["number"] == 1
        await again_there.close()
        await serving


_serving: set[asyncio.Task[LinkError]] = set()


async def seated_pair(host: TableServer) -> tuple[Channel, Channel]:
    """Ann and Bob have sat down and seen their cards; their ends of the channels, still served."""
    ends = []
    for seat, name in enumerate(("Ann", "Bob")):
        here, there = memory.pair()
        serving = asyncio.create_task(host.serve(seat, here))
        _serving.add(serving)
        serving.add_done_callback(_serving.discard)
        await there.send(encode(Hello(name)))
        ends.append((here, there))
    for _, there in ends:
        while json.loads(await there.receive())["kind"] != "show":
            pass
    return ends[0][1], ends[1][0]


async def test_a_silent_channel_whose_link_comes_back_is_told_nothing() -> None:
    """A silent visitor with a fresh code for the seat of an absent owner gets neither the hand nor the token."""
    host = TableServer(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", TOKENS))
    ann, bobs = await seated_pair(host)
    host.note_away(bobs)
    here, silent = memory.pair()
    served = asyncio.create_task(host.serve(1, here))
    await asyncio.sleep(0)
    host.note_away(here)
    host.note_back(here)
    await here.close()
    await served

    assert host.table.players[1] == Sitter("Bob", present=False)
    with pytest.raises(LinkClosedError):
        await silent.receive()
    await asyncio.gather(ann.close(), bobs.close())


async def test_who_does_not_say_hello_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger does not hold a seat by silence, nor by rubbish, nor by guesses; the owner plays on meanwhile."""
    monkeypatch.setattr("p2p_malice.table_server.HELLO_WITHIN", 0.05)
    host = TableServer(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", TOKENS))
    turned_away: list[int] = []
    ann, bobs = await seated_pair(host)
    for frames in ([], ["rubbish"] * 9, [encode(Move(1, "7h>c0"))] * 9, [encode(returning("Eve", "0" * 32))] * 9):
        here, there = memory.pair()
        for frame in frames:
            await there.send(frame)
        ending = await host.serve(1, here, on_turned_away=turned_away.append)
        assert isinstance(ending, LinkClosedError)

    assert turned_away == [PROTOCOL_VERSION]
    assert host.table.players[1] == Sitter("Bob", present=True)
    await asyncio.gather(ann.close(), bobs.close())


async def test_strangers_at_one_seat_are_limited() -> None:
    """If too many haven't said who they are, the first is sent away, so that the owner always gets a hearing."""
    host = TableServer(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", TOKENS))
    ends = [memory.pair() for _ in range(MAX_STRANGERS)]
    serving = [asyncio.create_task(host.serve(1, here)) for here, _ in ends]
    await asyncio.sleep(0)
    here, owner = memory.pair()
    await owner.send(encode(Hello("Bob")))
    serving.append(asyncio.create_task(host.serve(1, here)))

    assert json.loads(await owner.receive())["kind"] == "seated"
    done, _ = await asyncio.wait(serving, return_when=asyncio.FIRST_COMPLETED)
    assert done == {serving[0]}
    for _, there in [*ends, (None, owner)]:
        await there.close()
    await asyncio.gather(*serving)


async def test_the_owner_comes_by_another_channel_before_the_old_one_has_ended() -> None:
    """With the token the seat goes to the new channel; the old one is told goodbye and ends."""
    host = TableServer(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", TOKENS))
    ann, bobs = await seated_pair(host)
    here, there = memory.pair()
    served = asyncio.create_task(host.serve(1, here))
    await come_back(there, "Bob", TOKENS[1])

    assert [json.loads(await there.receive())["kind"] for _ in range(2)] == ["seated", "show"]
    with pytest.raises(LinkClosedError):
        await bobs.receive()
    assert host.table.players[1] == Sitter("Bob", present=True)
    await asyncio.gather(ann.close(), there.close())
    await served


async def test_a_table_of_bots_lets_others_in_between_their_moves() -> None:
    """While the computer plays at every other seat, whoever is at the table is heard after each of its moves."""
    table = Table(deal(3, "official", bytes(32)), MALICE, "official", (*TOKENS, "c" * 32), bots={1: "Robin", 2: "Kim"})
    moves: list[int] = []
    said_after: list[int] = []

    def keep(table: Table) -> None:
        moves.append(table.number)

    host = TableServer(table, keep, stand_in=lambda view: iter((choose(view),)))
    here, there = memory.pair()
    served = asyncio.create_task(host.serve(0, here))
    await there.send(encode(Hello("Ann")))
    while table.turn == (0,) or not table.number:
        frame = json.loads(await there.receive())
        if frame["kind"] == "show" and frame["moves"]:
            await there.send(encode(Move(frame["number"], choose(table.view(0)))))
    await there.send(encode(Say("hello")))
    while (frame := json.loads(await there.receive()))["kind"] != "said":
        said_after.append(frame["number"])

    assert len(said_after) < 10
    await there.close()
    await served


async def test_a_guest_who_sends_rubbish_is_cut_off() -> None:
    """After too many frames that cannot be understood the channel is closed; the table goes on."""
    host = TableServer(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", TOKENS))
    here, there = memory.pair()

    served = asyncio.create_task(host.serve(1, here))
    await there.send(encode(Hello("Bob")))
    await there.receive()
    for _ in range(MAX_BAD_FRAMES + 1):
        await there.send("rubbish")
    assert isinstance(await served, LinkClosedError)
    refused = json.loads(await there.receive())

    assert refused == {"kind": "refused", "code": "no_json", "particulars": {}}


async def flooded(seconds_apart: float) -> LinkError | None:
    """How a channel ends at which well-formed frames that move nothing come so far apart; None if it goes on."""
    now = 0.0
    host = TableServer(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", TOKENS), clock=lambda: now)
    here, there = memory.pair()
    served = asyncio.create_task(host.serve(1, here))
    await there.send(encode(Hello("Bob")))
    await there.receive()
    for _ in range(2 * FRAME_BURST):
        try:
            await there.send(encode(Move(9, "7h>c0")))
            await there.receive()
        except LinkClosedError:
            return await served
        now += seconds_apart
    await there.close()
    await served
    return None


async def test_a_guest_who_floods_the_table_is_cut_off() -> None:
    """Frames that move no card may come a few at once, and at the pace of a quick hand after that."""
    assert isinstance(await flooded(0.001), LinkClosedError)
    assert await flooded(1 / FRAMES_PER_SECOND) is None


async def test_a_flood_does_not_disturb_the_other_seat() -> None:
    """A player who floods is sent away; the other player is told, and the table goes on."""
    host = TableServer(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", TOKENS), clock=lambda: 0.0)
    async with ann_and_bob(host) as (listener, bob, served):
        for _ in range(2 * FRAME_BURST):
            await bob.send(encode(Move(9, "7h>c0")))

        assert (await served).code == "link_flooded"
        await listener.until(bob_is(present=False))
        assert not any(isinstance(message, Refused) for message in listener.heard)


async def test_a_table_that_talks_nonsense_is_left() -> None:
    """A guest whose host sends what no host may send ends with an error and no crash."""
    here, there = memory.pair()
    await there.send('{"kind":"show","number":1}')

    with pytest.raises(RemoteProtocolError):
        await join(Client(), here, Listener(), "Ann")


async def test_a_lost_table_is_told_to_the_guest() -> None:
    """A connection that breaks is an error, an orderly end is a goodbye."""
    here, there = memory.pair()
    there.lose()
    with pytest.raises(LinkLostError):
        await join(Client(), here, Listener(), "Ann")

    here, there = memory.pair()
    listener = Listener()
    await there.close()
    assert await join(Client(), here, listener, "Ann") is False
    assert listener.heard == [Bye("closed")]


async def run_program(program: Callable[[Channel], "asyncio.Future[None]"], text: str) -> Table:
    """Let `program` play seat 0 of a position against a silent seat 1, through a channel of its own."""
    table = Table(position(text), MALICE, "mdw", TOKENS)
    host = TableServer(table)
    here, there = memory.pair()
    pipe_here, pipe_there = memory.pair()
    other_here, other_there = memory.pair()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(host.serve(1, other_here))
        await other_there.send(encode(Hello("Bob")))
        tasks.create_task(host.serve(0, here))
        tasks.create_task(join(Client(), there, ProgramPlayer(pipe_here), "Prog"))
        await program(pipe_there)
        await other_there.close()
    return table


async def test_a_program_plays_by_frames() -> None:
    """A program reads shows and writes moves; with the result its goodbye is said for it. It keeps no secret."""

    async def program(pipe: Channel) -> None:
        while True:
            frame = json.loads(await pipe.receive())
            assert not frame.get("token")
            if frame["kind"] == "show" and frame["moves"]:
                await pipe.send(json.dumps({"kind": "move", "number": frame["number"], "move": frame["moves"][0]}))
            if frame["kind"] == "show" and frame["result"]:
                return

    table = await run_program(lambda pipe: asyncio.ensure_future(program(pipe)), "payoff@0=Ks; hand@0=9h")

    assert table.result is not None
    assert table.result.winners == (0,)


async def test_a_program_that_writes_rubbish_is_told_and_may_go_on() -> None:
    """A line that is no frame is answered with a refusal, and the end of the input is a goodbye."""
    answers: list[str] = []

    async def program(pipe: Channel) -> None:
        await pipe.send("rubbish")
        while not answers:
            frame = json.loads(await pipe.receive())
            if frame["kind"] == "refused":
                answers.append(frame["code"])
        await pipe.close()

    await run_program(lambda pipe: asyncio.ensure_future(program(pipe)), "hand@0=9h")

    assert answers == ["no_json"]


async def test_a_refused_bot_is_not_asked_the_same_again_for_ever() -> None:
    """A bot answers a position once; a stale refusal does not make it spin."""
    client = Client()
    state = parse_position("mdw; turn=0; payoff@0=2s 9s; payoff@1=3s 9s; hand@0=9h")
    client.receive(Seated(0, "malice", "mdw", (Sitter("A", present=True), Sitter("B", present=True))))
    client.receive(Show(1, state.view(0)))
    bot = BotPlayer(choose)

    assert isinstance(await bot.act(client), Move)
    assert client.moves == ()
    client.receive(Refused("stale_move"))
    assert isinstance(await bot.act(client), Move)


@pytest.mark.parametrize(("before", "after"), [(1, 1), (7, 3)], ids=["as it was", "an older save"])
async def test_a_player_goes_on_when_the_tables_program_comes_back(before: int, after: int) -> None:
    """After a restart the player shows the token, and a move that may have been lost is sent once more.

    A save that was damaged is older than what was shown: the player plays on from there.
    """
    state = position("hand@0=9h; hand@1=3c; draw=7c 8c 9c 10c")
    (old_here, old_there), (new_here, new_there) = memory.pair(), memory.pair()
    sitters = (Sitter("Ann", present=True), Sitter("Bob", present=True))
    restarted: list[Channel] = []

    async with asyncio.TaskGroup() as tasks:
        joined = tasks.create_task(join(Client(), old_there, BotPlayer(choose), "Ann", on_restart=restarted.append))
        hello = decode_from_player(await old_here.receive())
        assert isinstance(hello, Hello)
        assert hello == Hello("Ann", understands=UNDERSTOOD, next=hello.next)
        await old_here.send(encode(Seated(0, "malice", "mdw", sitters, TOKENS[0])))
        await old_here.send(encode(Show(before, state.view(0))))
        assert decode_from_player(await old_here.receive()) == Move(before, "9h>d0")
        old_there._end(LinkRestartedError(new_there))

        await vouch(new_here, TOKENS[0])
        hello = decode_from_player(await new_here.receive())
        assert isinstance(hello, Hello)
        assert hello.name == "Ann"
        assert is_proof(hello.proof, TOKENS[0], PLAYER, hello.nonce, NONCE, "")
        await new_here.send(encode(Seated(0, "malice", "mdw", sitters)))
        await new_here.send(encode(Show(after, state.view(0))))
        assert decode_from_player(await new_here.receive()) == Move(after, "9h>d0")
        await new_here.close()
        assert await joined is False

    assert restarted == [new_there]


@pytest.mark.parametrize(
    "stand_in",
    [choose, lambda _view: "payoff>c3", lambda _view: "", lambda view: view.piles[99].name],
    ids=["well", "against the rules", "nothing", "with an error"],
)
async def test_the_computer_plays_on_for_who_is_away(stand_in: Callable[[View], str]) -> None:
    """While a player is away the computer moves at once whenever it is that seat's turn, until the player returns.

    A bot that was refused once stopped the table for good: another move is made.
    """
    table = Table(position("hand@0=9h 8h; hand@1=3c 4c; draw=7c 8c 9c 10c Jc 7d 8d 9d 10d Jd"), MALICE, "mdw", TOKENS)
    saved: list[int] = []
    host = TableServer(
        table, keep=lambda table: saved.append(table.number), stand_in=lambda view: iter((stand_in(view),))
    )
    async with ann_and_bob(host) as (listener, bob, served):
        await listener.until(lambda message: isinstance(message, Show))
        await bob.close()
        await served

        listener.say(Propose("bot"))
        listener.say(Move(1, "9h>d0"))
        show = await listener.until(lambda m: isinstance(m, Show) and m.number > 2 and m.view.turn == (0,))

        assert isinstance(show, Show)
        assert saved[-1] == show.number
        assert table.players[1] == Sitter("Bob", present=False, computer=True)
        back_here, back_there = memory.pair()
        serving = asyncio.create_task(host.serve(1, back_here))
        await come_back(back_there, "Bob", TOKENS[1])
        await listener.until(bob_is(present=True))
        await back_there.close()
        await serving


async def test_the_computer_thinks_of_nothing_while_the_game_is_paused() -> None:
    """It moves as soon as a player goes on."""
    table = Table(position("hand@0=9h 8h; hand@1=3c 4c; draw=7c 8c 9c 10c Jc 7d 8d 9d 10d Jd"), MALICE, "mdw", TOKENS)
    thought: list[int] = []

    def think(view: View) -> Iterator[str]:
        thought.append(view.seat)
        yield choose(view)

    host = TableServer(table, stand_in=think)
    async with ann_and_bob(host) as (listener, bob, served):
        await listener.until(lambda message: isinstance(message, Show))
        await bob.close()
        await served
        for message in (Move(1, "9h>d0"), Propose(PAUSE), Propose("bot"), Say("Back at eight.")):
            listener.say(message)
        await listener.until(lambda message: isinstance(message, Said))
        assert (table.number, table.players[1].computer, thought) == (2, True, [])

        listener.say(Propose(GO_ON))

        await listener.until(lambda message: isinstance(message, Show) and message.number > 2)
        assert thought


async def test_a_program_may_have_commands_that_are_not_for_the_table() -> None:
    """A line of such a kind is obeyed, with all that stands in it, and the next line is waited for."""
    program_end, players_end = memory.pair()
    obeyed: list[dict[str, object]] = []

    async def invite(body: dict[str, object]) -> None:
        obeyed.append(body)

    player = ProgramPlayer(players_end, {"invite": invite})
    for line in ('{"kind":"invite","urgent":true}', '{"kind":["invite"]}', "[]", '{"kind":"say","text":"hi"}'):
        await program_end.send(line)

    assert await player.act(Client()) == Say("hi")
    assert obeyed == [{"kind": "invite", "urgent": True}]
    refused = [json.loads(await program_end.receive())["kind"] for _ in range(2)]
    assert refused == ["refused", "refused"]


async def test_a_foreign_table_is_told_nothing_by_who_comes_back() -> None:
    """Whoever is behind a code gets neither token nor name, whatever they answer; their cards are shown to nobody."""
    for proof in ("0" * 64, proof_of(TOKENS[0], PLAYER, NONCE, NONCE, ""), ""):
        here, there = memory.pair()
        listener = Listener()
        listener.say(Say("to my friends alone"))
        joined = asyncio.create_task(join(Client(), there, listener, "Bob", TOKENS[0]))
        asked = decode_from_player(await here.receive())
        assert isinstance(asked, Hello)
        assert asked == Hello("", nonce=asked.nonce, understands=UNDERSTOOD)
        sitters = (Sitter("Ann", present=True), Sitter("Bob", present=True))
        await here.send(encode(Proved(NONCE, proof) if proof else Seated(1, "malice", "mdw", sitters)))
        with pytest.raises(RemoteProtocolError, match="not_your_table"):
            await joined
        with pytest.raises(LinkClosedError):
            await here.receive()
        assert listener.heard == []


async def test_a_proof_that_is_passed_on_is_no_good_over_another_channel() -> None:
    """Somebody between a guest and the table, with a channel to each, proves nothing to either."""

    host = TableServer(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", TOKENS))
    ann, bobs = await seated_pair(host)
    here, to_table = memory.pair()
    to_guest, there = memory.pair()
    served = asyncio.create_task(host.serve(1, Bound(here, "host mallory")))
    joined = asyncio.create_task(join(Client(), Bound(there, "mallory bob"), Listener(), "Bob", TOKENS[1]))

    await to_table.send(await to_guest.receive())
    await to_guest.send(await to_table.receive())
    with pytest.raises(RemoteProtocolError, match="not_your_table"):
        await joined
    await to_table.send(encode(returning("Bob", TOKENS[1], binding="mallory bob")))
    assert json.loads(await to_table.receive())["code"] == "seat_taken"
    await asyncio.gather(ann.close(), bobs.close(), to_table.close())
    await served


async def test_a_stranger_by_the_code_of_a_seat_that_is_gone_has_to_come_again() -> None:
    """The table was set up for fewer: whatever they say then is no trouble, and gives them nothing."""
    tokens = tuple(letter * 32 for letter in "abc")
    host = TableServer(Table(deal(3, "official", bytes(32)), MALICE, "official", tokens))
    here, there = memory.pair()
    serving = asyncio.create_task(host.serve(2, here))
    await asyncio.sleep(0)

    await host.set_up(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", tokens[:2], setup=1), {}, None)
    await there.send(encode(Hello("Cem")))
    await there.send(encode(Say("hello")))

    assert decode_from_table(await there.receive()) == Bye("no_seat")
    await serving
    assert [sitter.name for sitter in host.table.players] == ["", ""]


@pytest.mark.parametrize("is_welcome", [True, False])
async def test_a_newcomer_by_a_code_for_all_waits_for_the_host(is_welcome: bool) -> None:
    """However long that takes. Whoever had a seat isn't asked about again."""
    asked: asyncio.Queue[str] = asyncio.Queue()
    answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def admits(name: str) -> str:
        asked.put_nowait(name)
        return await answer

    host = TableServer(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", TOKENS), admits=admits)
    here, there = memory.pair()
    seated: list[int | None] = []
    serving = asyncio.create_task(host.serve(None, Bound(here, "host bob"), seated.append))
    await there.send(encode(Hello("Bob")))
    assert await asked.get() == "Bob"
    answer.set_result("" if is_welcome else "turned_out")

    first = decode_from_table(await there.receive())
    if is_welcome:
        assert isinstance(first, Seated)
        assert seated == [0]
        await there.close()
        again, back = memory.pair()
        serving = asyncio.create_task(host.serve(None, Bound(again, "host bob"), seated.append))
        await back.send(encode(Hello("Bob")))
        assert isinstance(decode_from_table(await back.receive()), Seated)
        assert asked.empty()
        await back.close()
    else:
        assert first == Bye("turned_out")
    await serving


class Asked:
    """A table for two whose host is asked about everybody; the host's own seat may be taken."""

    def __init__(self) -> None:
        self.server = TableServer(Table(deal(2, "mdw", bytes(32)), MALICE, "mdw", TOKENS), admits=self._admits)
        self.names: asyncio.Queue[str] = asyncio.Queue()
        self.answers: dict[str, asyncio.Future[str]] = {}
        self.ends: list[memory.MemoryChannel] = []
        self.serving: list[asyncio.Task[LinkError]] = []

    async def _admits(self, name: str) -> str:
        self.answers[name] = asyncio.get_running_loop().create_future()
        self.names.put_nowait(name)
        return await self.answers[name]

    async def come(self, *said: FromPlayer) -> memory.MemoryChannel:
        """Somebody comes by the code for all, and says that."""
        here, there = memory.pair()
        self.ends.append(there)
        self.serving.append(asyncio.create_task(self.server.serve(None, here)))
        for message in said:
            await there.send(encode(message))
        await asyncio.sleep(0)
        return there


@pytest.fixture
async def asked() -> AsyncIterator[Asked]:
    """Everybody goes at the end."""
    async with asyncio.timeout(60):
        asked = Asked()
        yield asked
        for end in asked.ends:
            await end.close()
        await asyncio.gather(*asked.serving)


async def test_who_waits_for_the_host_is_not_pushed_out_by_others(asked: Asked) -> None:
    """The host's yes let in nobody, once others had come by the same link and said nothing."""
    bob = await asked.come(Hello("Bob"))
    assert await asked.names.get() == "Bob"
    for _ in range(MAX_STRANGERS_FOR_ALL + 4):
        await asked.come()
    asked.answers["Bob"].set_result("")

    assert isinstance(decode_from_table(await bob.receive()), Seated)


async def test_a_made_up_proof_gets_no_seat(asked: Asked) -> None:
    """A hello with a nonce and a proof of nothing was taken for one who comes back."""
    mallory = await asked.come(Hello("Mallory", nonce="0" * 32, proof="0" * 64))

    assert decode_from_table(await mallory.receive()) == Refused("seat_taken")
    assert asked.names.empty()


async def test_the_host_is_asked_about_nobody_for_whom_there_is_no_seat(asked: Asked) -> None:
    """Anybody with the link wrote to the screen of a host in the middle of a game."""
    for seat in range(2):
        asked.server.table.receive(asked.server.table.arrive(seat), Hello(f"P{seat}"), 0.0)
    mallory = await asked.come(Hello("Mallory"))

    assert decode_from_table(await mallory.receive()) == Refused("table_full")
    assert asked.names.empty()


async def test_who_is_turned_out_does_not_come_back_by_another_connection(asked: Asked) -> None:
    """By one that was made before, whether they have said hello there or not."""
    waiting, silent = await asked.come(Hello("Mallory")), await asked.come()
    await asked.names.get()
    asked.server.send_strangers_away()
    await silent.send(encode(Hello("Mallory")))

    for end in (waiting, silent):
        assert decode_from_table(await end.receive()) == Bye("no_seat")
    assert [sitter.name for sitter in asked.server.table.players] == ["", ""]


async def test_what_is_said_before_hello_costs_nobody_the_seat(asked: Asked) -> None:
    """A tap before a page knows whether it is back was a stranger's, and after five of them the page was out."""
    ben = await asked.come(*[Move(1, "7h>c0")] * 8, Hello("Ben"))
    asked.answers[await asked.names.get()].set_result("")

    heard = [decode_from_table(await ben.receive()) for _ in range(9)]
    assert heard[:8] == [Refused("not_seated")] * 8
    assert isinstance(heard[8], Seated)


async def test_others_are_heard_while_the_computer_thinks() -> None:
    """A bot that thinks for long lets everything else go on, and plays the best move found when its time is up."""
    heard = asyncio.Event()

    def think(_view: View) -> Iterator[str]:
        yield "first"
        while not heard.is_set():
            yield "better"
        yield "best"

    async def somebody_else() -> None:
        heard.set()

    view = position("hand@0=9h").view(0)
    speaking = asyncio.create_task(somebody_else())

    assert await decided(think, view) == "best"
    await speaking


async def test_the_computer_stops_thinking_when_its_time_is_up() -> None:
    """What it has found by then is what it plays."""
    assert await decided(lambda _view: repeat("9h>d0"), position("hand@0=9h").view(0), -1.0) == "9h>d0"
