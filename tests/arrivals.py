"""How people arrive at one table, as hypothesis walks it, and the laws about who gets a seat and keeps it.

One link is out, whose replies a courier carries. Friends and strangers tap it, twice and too late, say hello or
nothing, prove what they can and what they can't, reload, and tap before they know that they are back. The host asks
first or doesn't, turns somebody out, makes another link, and starts without the others. All but the wires and the
courier is the program's own.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from typing import Any, TypeVar
from unittest import mock

from attrs import evolve
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from p2p_malice.errors import LinkRestartedError, StoreError
from p2p_malice.flows.inviting import invitation_for_all
from p2p_malice.flows.playing.hosting import HostedGame
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import read_seats
from p2p_malice.games.registry import GAMES
from p2p_malice.link.contract import Accept
from p2p_malice.link.memory import pair
from p2p_malice.protocol.connection_codes import decode, encode
from p2p_malice.protocol.ice_credentials import host_credentials
from p2p_malice.protocol.message_codec import decode_from_table
from p2p_malice.protocol.message_codec import encode as frame_of
from p2p_malice.protocol.messages import (
    UNDERSTOOD,
    Ask,
    Bye,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Proved,
    Refused,
    Seated,
)
from p2p_malice.protocol.peer_description import Description
from p2p_malice.protocol.seat_proof import PLAYER, proof_of
from p2p_malice.sentence_facts import SHEET
from p2p_malice.table_server import MAX_STRANGERS_FOR_ALL
from p2p_malice.ui.contract import Admit, AskFirst, NewCode, PlayWith, Start, TurnOut
from p2p_malice.ui.news import AskedNoMore, Asks
from tests import links
from tests.helpers import known, reply_to
from tests.interfaces import FakeInterface
from tests.players import Listener

SETUPS = (
    ("malice", "official", "me friend friend"),
    ("malice", "official", "me friend friend friend"),
    ("malice", "official partners=yes", "me friend friend friend"),
    ("spite", "spite rounds=1 window=0", "me friend friend late"),
)
MOST_QUESTIONS = 40
MOST_VISITORS = 30
"""After which no more crowds come."""
MOST_STEPS = 10_000
NONCE = "c" * 32
T = TypeVar("T")


class StillLoop(asyncio.SelectorEventLoop):
    """An event loop whose time stands still until a test lets it pass."""

    now = 0.0

    def time(self) -> float:
        """Seconds, as many as have passed."""
        return self.now


class NoSaves:
    """Nothing can be kept."""

    def begin(self, *_: object) -> Any:
        """Fail."""
        raise StoreError("save_failed", reason="")

    def keep_code(self, *_: object) -> str:
        """Fail."""
        raise StoreError("save_failed", reason="")

    def history(self) -> Any:
        """Fail."""
        raise StoreError("save_failed", reason="")


class Visitor:
    """Somebody's page: it remembers its seat, and says hello again by itself when it is loaded anew."""

    def __init__(self, number: int, link: "Link") -> None:
        self.number, self.link = number, link
        self.name = f"P{number}"
        self.fingerprint = number.to_bytes(32)
        self.seat: int | None = None
        self.token = ""
        self.returns_first = False
        """Whether the host hears of its return by the new wire before the old one has said so."""
        self.is_asked_about = 0
        self.may_sit = False
        self.is_turned_out = False
        self.is_out = False
        """Whether nothing can come of the wire in use: it was made by a link that is void."""
        self.is_gone = True
        self.is_waiting = False

    def open(self) -> links.FakeLink:
        """Have another wire, in place of the one before; the host's end."""
        near, self.far = pair()
        self.near = near
        channel = links.FakeLink(near)
        channel.binding = f"host {self.number}"
        self.channel, self.is_gone, self.is_waiting = channel, False, True
        self.has_said_hello = False
        return channel

    @property
    def is_seated(self) -> bool:
        """Whether the table has said so over the wire in use."""
        return not self.is_gone and not self.is_waiting


class Link:
    """One link that the host has sent, and the notes that come by it."""

    url = ""
    mark = bytes(10)

    def __init__(self, party: "Arrivals", number: int) -> None:
        secret = number.to_bytes(8, "big")
        invited = decode(links.INVITATION).description
        credentials = host_credentials(secret, number)
        self.peer = Peer(party, evolve(invited, number=number, secret=secret, credentials=credentials))
        self.arrived: asyncio.Queue[Note] = asyncio.Queue()
        self.is_void = False

    async def publish(self, code: str) -> None:
        """Nothing has to be read."""

    def renew(self) -> None:
        """Nothing changes."""

    async def replies(self) -> AsyncIterator["Note"]:
        """Those that come."""
        while True:
            yield await self.arrived.get()


class Note:
    """A guest's reply that the courier has brought."""

    def __init__(self, code: str) -> None:
        self.code = code

    async def accept(self, code: str) -> None:
        """There is nothing to be told."""


class Peer(links.FakePeer):
    """The host's end of a link, which is a page: who replies is connected at once, to the page that they are."""

    finds_guests = False

    def __init__(self, party: "Arrivals", description: Description) -> None:
        super().__init__(description)
        self._party = party

    async def connect(self, reply: Description, accept: Accept | None = None) -> links.FakeLink:
        """Another wire to that visitor. If there is one, its channel ends with the new one as its successor."""
        visitor = self._party.visitors[int.from_bytes(reply.fingerprint)]
        before = None if visitor.is_gone else (visitor.channel, visitor.near)
        channel = visitor.open()
        if before is None:
            return channel
        before[1]._inbox.finish(LinkRestartedError(channel), discard=True)
        return channel if visitor.returns_first else before[0]


class Arrivals(RuleBasedStateMachine):
    """A host, a link, and whoever comes by it."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = StillLoop()
        self.visitors: list[Visitor] = []
        self.links: list[Link] = []
        self.questions = 0
        self.has_started = False

    @initialize(setup=st.sampled_from(SETUPS), friends=st.integers(0, 1), asks_first=st.booleans())
    def set_up(self, setup: tuple[str, str, str], friends: int, asks_first: bool) -> None:
        """Host a game, whose link is out, and by which a friend may have come."""
        name, rules, seats = setup
        self.patience = mock.patch.object(invitation_for_all, "CALL_BURST", MOST_STEPS)
        self.patience.start()
        self.ui = FakeInterface(Listener())
        services = Services(self, NoSaves(), GAMES, courier=self, thinking=0.0)  # type: ignore[arg-type]
        chosen = ChosenGame(GAMES[name], rules, "Ann")
        with self.running():
            places = read_seats(seats.split(), "Ann", GAMES[name])
            self.game = HostedGame.new(self.ui, services, chosen, places, bytes(32))
            self.playing = self.loop.create_task(self.game.play())
        self.settle()
        for _ in range(friends):
            self.arrive(1)
        self.wish(AskFirst(asks_first))

    def teardown(self) -> None:
        """End it all in order."""
        for visitor in self.visitors:
            visitor.is_gone = True
        if self.links:
            self.playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                self.run(self.playing)
            self.patience.stop()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.settle()
        self.loop.close()

    # --- the loop

    @contextlib.contextmanager
    def running(self) -> Any:
        """Let what is made within the block belong to the loop."""
        asyncio._set_running_loop(self.loop)
        try:
            yield
        finally:
            asyncio._set_running_loop(None)

    def run(self, what: Awaitable[T]) -> T:
        """Run the loop until that is done."""
        return self.loop.run_until_complete(asyncio.wait_for(what, 1e9))

    def settle(self) -> None:
        """Run the loop until nothing more happens by itself; then everybody hears what they were told."""
        for _ in range(100):
            self.loop.run_until_complete(self._quiet())
            heard = [self._hear(visitor) for visitor in self.visitors]
            if not any(heard):
                break
        while not self.ui.news.empty():
            news = self.ui.news.get_nowait()
            if isinstance(news, Asks):
                self.questions += 1
                self.visitors[int(news.name[1:])].is_asked_about = news.number
                assert self.free_seats, "nobody could sit down"
                assert not self.is_playing, "the host plays"
            if isinstance(news, AskedNoMore):
                self.visitors[int(news.name[1:])].is_asked_about = 0

    async def _quiet(self) -> None:
        for _ in range(MOST_STEPS):
            await asyncio.sleep(0)
            if not self.loop._ready:  # type: ignore[attr-defined]
                return
        raise AssertionError("it goes on for ever")

    # --- what a lobby needs

    asks_servers = False
    url = ""

    async def open_invitation(self, number: int, _ticket: str = "") -> Peer:
        """Another link's peer."""
        self.links.append(Link(self, number))
        return self.links[-1].peer

    @contextlib.asynccontextmanager
    async def host(self, key: bytes) -> AsyncIterator[Link]:
        """The notes of the link that was made last."""
        yield self.links[-1]

    # --- what people do

    picks = st.integers(0, 30)

    @property
    def link(self) -> Link:
        """The one that is good."""
        return self.links[-1]

    @property
    def is_playing(self) -> bool:
        """Whether the host is at the table: the cards are dealt, or will be once everybody is back."""
        return self.has_started or bool(self.game._table.number)

    @property
    def sitting(self) -> list[Visitor]:
        """Those at the table."""
        return [visitor for visitor in self.visitors if visitor.is_seated]

    @property
    def free_seats(self) -> list[int]:
        """Where a friend could sit down."""
        sitters = self.game._table.players
        return [guest.seat for guest in self.game._guests if not sitters[guest.seat].name]

    def picked(self, pick: int) -> Visitor | None:
        """One of the visitors."""
        return self.visitors[pick % len(self.visitors)] if self.visitors else None

    def tap(self, pick: int) -> None:
        """Somebody new taps a link, most often the one that is good."""
        link = self.links[-1] if pick % 4 else self.links[pick % len(self.links)]
        self.visitors.append(visitor := Visitor(len(self.visitors), link))
        self.connect(visitor)

    @rule(pick=picks, others=st.sampled_from([1, MAX_STRANGERS_FOR_ALL + 2]))
    @precondition(lambda self: len(self.visitors) < MOST_VISITORS)
    def crowd(self, pick: int, others: int) -> None:
        """People tap the link and say nothing: somebody, or more than may be waited for."""
        for _ in range(others):
            self.tap(pick)

    @rule(pick=picks)
    def arrive(self, pick: int) -> None:
        """Somebody new taps a link, and wants to sit down at once."""
        self.tap(pick)
        if not self.visitors[-1].is_gone:
            self.introduce(self.visitors, -1)

    def connect(self, visitor: Visitor) -> None:
        """Have the courier carry a reply."""
        code = reply_to(encode(visitor.link.peer.description), fingerprint=visitor.fingerprint)
        with self.running():
            visitor.link.arrived.put_nowait(Note(code))
        self.settle()

    @rule(pick=picks)
    @precondition(lambda self: any(self.is_at_the_door(each) for each in self.visitors))
    def say_hello(self, pick: int) -> None:
        """Somebody wants to sit down: in the seat that they had, if they had one."""
        self.introduce([each for each in self.visitors if self.is_at_the_door(each)], pick)

    @staticmethod
    def is_at_the_door(visitor: Visitor) -> bool:
        """Whether they have said nothing yet about who they are."""
        return not visitor.is_gone and visitor.is_waiting and not visitor.has_said_hello

    def introduce(self, visitors: list[Visitor], pick: int) -> None:
        """One of them says hello."""
        visitor = visitors[pick % len(visitors)]
        visitor.has_said_hello = True
        is_new = not visitor.token
        visitor.may_sit = visitor.may_sit or (is_new and not self.game._guests.asks_first)
        before = self.free_seats
        self.say(
            visitor,
            Hello(visitor.name, understands=UNDERSTOOD) if is_new else Hello("", seat=visitor.seat or 0, nonce=NONCE),
        )
        if is_new and visitor.may_sit and before and not visitor.is_out and visitor.seat is None:
            assert visitor.is_seated, "a friend who came in time has a seat"

    @rule(pick=picks, of=picks)
    def pretend(self, pick: int, of: int) -> None:
        """A stranger comes and makes a proof up."""
        self.tap(pick)
        visitor, seat = self.visitors[-1], of % self.game._table.seats
        self.say(visitor, Hello(visitor.name, seat=seat, nonce=NONCE, proof="0" * 64, understands=UNDERSTOOD))
        assert not visitor.is_seated, "a made-up proof opens no seat"

    @rule(pick=picks, message=st.sampled_from([Ask(SHEET), Move(1, "7h>c0")]))
    def tap_something(self, pick: int, message: FromPlayer) -> None:
        """Somebody taps a button, whether they know yet that they are at the table or not."""
        visitor = self.picked(pick)
        if visitor and not visitor.is_gone:
            self.say(visitor, message)

    @rule(pick=picks, returns_first=st.booleans(), taps=st.integers(0, 6), comes_back=st.integers(0, 5))
    @precondition(lambda self: self.sitting)
    def reload(self, pick: int, returns_first: bool, taps: int, comes_back: int) -> None:
        """A page is loaded again: it calls by its link, taps what it remembers, and says hello unless it can't."""
        visitor = self.sitting[pick % len(self.sitting)]
        visitor.returns_first, before = returns_first, visitor.channel
        # By whichever link they came, the courier leads them back to the one that is open.
        visitor.link = self.link
        self.connect(visitor)
        assert visitor.channel is not before
        for _ in range(taps):
            self.say(visitor, Ask(SHEET))
        if not comes_back:
            return
        self.introduce([visitor], 0)
        assert visitor.is_seated, "whoever comes back has their seat"

    @property
    def away(self) -> list[Visitor]:
        """Those who have gone, and remember a seat."""
        return [visitor for visitor in self.visitors if visitor.is_gone and visitor.token]

    @rule(pick=picks)
    @precondition(lambda self: self.away)
    def come_back(self, pick: int) -> None:
        """Somebody who had a seat comes again, by the link that is good: it is theirs unless they were turned out."""
        visitor = self.away[pick % len(self.away)]
        visitor.link, visitor.is_out, visitor.may_sit = self.link, False, not visitor.is_turned_out
        is_theirs = visitor.seat in self.free_seats and self.game._table.token(visitor.seat) == visitor.token
        self.connect(visitor)
        self.introduce([visitor], 0)
        assert not is_theirs or visitor.is_seated
        assert not (is_theirs and visitor.is_turned_out)

    @rule(pick=picks)
    def go(self, pick: int) -> None:
        """Somebody closes their page."""
        visitor = self.picked(pick)
        if visitor and not visitor.is_gone:
            visitor.is_gone = True
            self.run(visitor.far.close())
            self.settle()
            assert not visitor.is_asked_about or self.is_playing, "the host knows that nobody waits any more"

    def say(self, visitor: Visitor, message: FromPlayer) -> None:
        """Send that, if anybody listens."""
        if not visitor.is_gone:
            self.run(visitor.far.send(frame_of(message)))
            self.settle()

    def _hear(self, visitor: Visitor) -> bool:
        """Take in what a visitor was told; whether there was anything."""
        if visitor.is_gone or not visitor.near:
            return False
        has_heard = False
        frames = visitor.far._inbox._frames
        while not visitor.is_gone and frames:
            has_heard = True
            with self.running():
                self._take(visitor, known(decode_from_table(frames.popleft())))
        if not visitor.is_gone and visitor.far._inbox.end is not None:
            assert not visitor.is_seated, "nobody is thrown out"
            self._lose(visitor)
        return has_heard

    def _lose(self, visitor: Visitor) -> None:
        is_awaited = visitor.is_asked_about and not visitor.is_out and not self.is_playing
        assert not is_awaited, "nobody is pushed out while the host is asked about them"
        visitor.is_gone = True

    def _take(self, visitor: Visitor, message: FromTable) -> None:
        if visitor.is_waiting and message == Refused("not_seated"):
            return
        if isinstance(message, Proved):
            # Whoever was turned out wants in whatever the table proves.
            proof = proof_of(visitor.token, PLAYER, NONCE, message.nonce, visitor.channel.binding)
            hello = Hello(visitor.name, seat=visitor.seat or 0, nonce=NONCE, proof=proof, understands=UNDERSTOOD)
            self.loop.create_task(visitor.far.send(frame_of(hello)))
            return
        if isinstance(message, Seated):
            if visitor.is_waiting:
                assert visitor.may_sit, "nobody sits down whom the host wasn't asked about"
                assert not visitor.is_out, "who was turned out, or came by a link that is void, has no seat"
            visitor.is_waiting, visitor.is_asked_about = False, 0
            visitor.seat, visitor.token = message.seat, message.token or visitor.token
        elif isinstance(message, Bye):
            if visitor.is_seated:
                assert message.code == "turned_out", "nobody is thrown out"
                assert visitor.is_out
            self._lose(visitor)
        elif isinstance(message, Refused) and visitor.is_seated:
            assert message.code != "not_seated", "half of what they say is taken for a stranger's"

    # --- what the host does

    def wish(self, wish: Any) -> None:
        """Want something in the lobby."""
        if not self.is_playing:
            with self.running():
                self.ui.wishes.put_nowait(wish)
            self.settle()

    @property
    def asking(self) -> list[Visitor]:
        """Those about whom the host can say something."""
        return [] if self.is_playing else [each for each in self.visitors if each.is_asked_about and not each.is_gone]

    @rule(pick=picks, is_welcome=st.booleans())
    @precondition(lambda self: self.asking)
    def answer(self, pick: int, is_welcome: bool) -> None:
        """Say whether somebody may sit down."""
        visitor = self.asking[pick % len(self.asking)]
        number, visitor.is_asked_about = visitor.is_asked_about, 0
        visitor.may_sit = is_welcome
        free = self.free_seats
        self.wish(Admit(number, is_welcome))
        assert visitor.is_seated == (is_welcome and bool(free)), "the host's word counts"

    @rule(pick=picks)
    @precondition(lambda self: self.sitting)
    def turn_out(self, pick: int) -> None:
        """Turn somebody out; the link is void then."""
        if self.is_playing:
            return
        visitor = self.sitting[pick % len(self.sitting)]
        friend = next(guest for guest in self.game._guests if guest.seat == visitor.seat)
        self._void_link()
        visitor.is_out = visitor.is_turned_out = True
        self.wish(TurnOut(friend.number))
        assert visitor.is_gone

    @rule(pick=picks)
    @precondition(lambda self: self.sitting and self.game._table.is_held)
    def choose_partner(self, pick: int) -> None:
        """Have somebody as the partner."""
        visitor = self.sitting[pick % len(self.sitting)]
        friend = next(guest for guest in self.game._guests if guest.seat == visitor.seat)
        self.wish(PlayWith(friend.number))
        assert visitor.seat == self.game._guests._opposite, "the host's word counts"

    @rule(is_about_link=st.booleans())
    def change_mind(self, is_about_link: bool) -> None:
        """Make another link, or be asked from now on before somebody sits down, or no longer."""
        if self.is_playing:
            return
        if is_about_link:
            # There is nobody whom another link would be for, while the cards wait for the host.
            if self.free_seats:
                self._void_link()
            self.wish(NewCode())
        else:
            self.wish(AskFirst(not self.game._guests.asks_first))

    def _void_link(self) -> None:
        for visitor in self.visitors:
            visitor.is_out = visitor.is_out or not visitor.is_seated

    @rule()
    @precondition(lambda self: self.sitting)
    def start(self) -> None:
        """Start without the others."""
        if not self.is_playing:
            with self.running():
                self.ui.wishes.put_nowait(Start())
            self.has_started = True
            self.settle()

    @rule(seconds=st.integers(1, 15))
    def pass_time(self, seconds: int) -> None:
        """Time goes by: whoever has said nothing by then is sent away."""
        for _ in range(2 * seconds):
            self.loop.now += 0.5
            self.settle()

    # --- the laws

    @invariant()
    def whoever_sits_is_there(self) -> None:
        """Everybody at the table is at the far end of the channel that the host has for them."""
        if not self.links:
            return
        assert not self.playing.done(), self.playing
        guests = {guest.seat: guest for guest in self.game._guests}
        for visitor in self.visitors:
            if visitor.is_seated and visitor.seat is not None:
                assert self.game._table.players[visitor.seat].present
                assert guests[visitor.seat].channel is visitor.channel
                assert guests[visitor.seat].is_heard
        sitting = {visitor.seat for visitor in self.sitting}
        # Whoever is on the way back may not know yet that they changed places.
        wires = [visitor.channel for visitor in self.visitors if not visitor.is_gone]
        coming = {seat for seat, guest in guests.items() if guest.channel in wires}
        heard = {seat for seat, guest in guests.items() if guest.is_heard}
        assert sitting <= heard <= coming, "nobody sits there for ever"

    @invariant()
    def the_host_is_not_flooded(self) -> None:
        """Questions are limited."""
        assert self.questions <= MOST_QUESTIONS
