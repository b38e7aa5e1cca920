"""A user interface that does what a test says and remembers what it was told, and the services given to a flow."""

import asyncio
import contextlib
from collections.abc import Mapping, Sequence

from p2p_malice.errors import MaliceError
from p2p_malice.flows.inviting.guests import Guest
from p2p_malice.flows.services import Services
from p2p_malice.games.malice.game import MALICE
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.webrtc import WebRTC
from p2p_malice.player_client import Player
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.store.saves_folder import SavesFolder
from p2p_malice.ui.contract import CodeToSend, Files, Seats, Sheet, Wish
from p2p_malice.ui.forms import Form, Question
from p2p_malice.ui.news import News
from p2p_malice.ui.profile import Profile, Taken
from p2p_malice.words.sentence import Piece, Sentence

ALONE = LinkSettings(stun=())
HERE = Services(WebRTC(ALONE), SavesFolder(), {MALICE.name: MALICE})
"""The means of a player who knows no server."""


class FakeInterface:
    """The person here wishes, chooses and fills in what a test puts into the queues."""

    own_settings: tuple[str, ...] = ()
    files: Files | None = None
    seconds_a_move: float = 0.0

    def __init__(self, *players: Player) -> None:
        """A user interface with these `players` for its seats."""
        self.news: asyncio.Queue[News] = asyncio.Queue()
        self.complaints: asyncio.Queue[MaliceError] = asyncio.Queue()
        self.offers: asyncio.Queue[CodeToSend] = asyncio.Queue()
        self.wishes: asyncio.Queue[Wish] = asyncio.Queue()
        self.choices: asyncio.Queue[str | None] = asyncio.Queue()
        self.asked: asyncio.Queue[Question] = asyncio.Queue()
        self.filled: asyncio.Queue[Mapping[str, str] | None] = asyncio.Queue()
        self.forms: asyncio.Queue[Form] = asyncio.Queue()
        self.sheets: asyncio.Queue[Sheet] = asyncio.Queue()
        self.seats: asyncio.Queue[Seats] = asyncio.Queue()
        self.passed_on: asyncio.Queue[Sentence] = asyncio.Queue()
        self.profiles: asyncio.Queue[Profile] = asyncio.Queue()
        self.shown: asyncio.Queue[str | Taken | None] = asyncio.Queue()
        self._players = list(players)

    def take_on(self, values: Mapping[str, str]) -> None:
        """There is nothing to look at."""

    async def tell(self, news: News) -> None:
        """Remember it."""
        self.news.put_nowait(news)

    async def complain(self, error: MaliceError) -> None:
        """Remember it."""
        self.complaints.put_nowait(error)

    async def offer(self, offer: CodeToSend) -> None:
        """Remember it."""
        self.offers.put_nowait(offer)

    async def wish(self, wanted: CodeKind | None) -> Wish:
        """The next wish."""
        return await self.wishes.get()

    async def choose(self, question: Question) -> str | None:
        """The next choice."""
        self.asked.put_nowait(question)
        return await self.choices.get()

    async def fill(self, form: Form) -> Mapping[str, str] | None:
        """The next values."""
        self.forms.put_nowait(form)
        return await self.filled.get()

    async def read(self, sheet: Sheet) -> None:
        """Remember it."""
        self.sheets.put_nowait(sheet)

    async def pass_on(self, text: Sentence) -> None:
        """Remember it."""
        self.passed_on.put_nowait(text)

    async def show(self, profile: Profile) -> str | Taken | None:
        """The next wish."""
        self.profiles.put_nowait(profile)
        return await self.shown.get()

    def players(self, seats: Seats) -> list[Player]:
        """Those of the test."""
        self.seats.put_nowait(seats)
        return self._players[: seats.count]


class FakeGuests:
    """What a lobby needs of the guests, but for who is let in: nobody is asked about, and nobody is a stranger."""

    def name(self, guest: Guest) -> Piece:
        """The friend's label."""
        return guest.label

    def was_here(self, guest: Guest) -> bool:
        """Whether the friend has a name."""
        return isinstance(self.name(guest), str) and self.name(guest) != ""

    def have_played(self, names: Sequence[Piece]) -> bool:
        """Nobody has played with the host before."""
        return False

    def answering(self) -> contextlib.nullcontext[None]:
        """The host has nothing to answer."""
        return contextlib.nullcontext()

    def send_strangers_away(self) -> None:
        """There are none."""
