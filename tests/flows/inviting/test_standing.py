"""Invitations to real guests over this machine's own network, made at a user interface that only records them."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterable
from typing import Any

import pytest

from p2p_malice.errors import LinkError
from p2p_malice.flows.inviting.guests import Guest
from p2p_malice.flows.inviting.lobby import Lobby
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.games.malice.game import MALICE
from p2p_malice.link.contract import LastingChannel
from p2p_malice.link.webrtc import open_reply
from p2p_malice.protocol.connection_codes import decode
from p2p_malice.protocol.peer_description import Candidate, Description
from tests.interfaces import ALONE, HERE, FakeGuests, FakeInterface


class Room(FakeGuests):
    """A lobby with one friend, who is let in without any question."""

    def __init__(self) -> None:
        self.screen = FakeInterface()
        self.changed = asyncio.Event()
        self.friend = Guest(0, 0, self.changed)
        self.arrivals: asyncio.Queue[LastingChannel] = asyncio.Queue()
        self.lobby = Lobby(self.screen, HERE, ChosenGame(MALICE, "official", "Ann"), self)  # type: ignore[arg-type]
        self._links: list[LastingChannel] = []

    def let_in(self, _guest: Guest, channel: LastingChannel) -> "asyncio.Future[None]":
        """Record who came, for good."""
        self._links.append(channel)
        self.arrivals.put_nowait(channel)
        return asyncio.get_running_loop().create_future()

    async def arrive(self, invitation: Description) -> LastingChannel:
        """Come by that invitation; the host's end of the link."""
        async with await open_reply(invitation, ALONE) as peer:
            self._links.append(await peer.connected())
            return await self.arrivals.get()

    def invite(self) -> "asyncio.Task[Any]":
        """Invite the friend, who is not there."""

        def missing() -> list[Guest]:
            return [] if self.friend.is_heard else [self.friend]

        return asyncio.create_task(self.lobby.gather(missing, tries_again=True))

    async def come(self) -> Description:
        """Invite the friend, who comes by that invitation; which it was."""
        gathering = self.invite()
        invitation = decode((await self.screen.offers.get()).code).description
        self.friend.sit_down(await self.arrive(invitation))
        await gathering
        return invitation

    async def leave(self) -> None:
        """Hang up all links."""
        links, self._links = self._links, []
        for link in links:
            with contextlib.suppress(LinkError):
                await link.close()
        self.friend.leave()


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    """A lobby to which nobody has come yet."""
    room = Room()
    yield room
    await room.leave()
    await room.lobby.close()


def is_in_use(candidates: Iterable[Candidate]) -> bool:
    """Whether this machine listens at any of these addresses."""

    def is_free(candidate: Candidate) -> bool:
        family = socket.AF_INET6 if ":" in candidate.address else socket.AF_INET
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.bind((candidate.address, candidate.port))
            except OSError:
                return False
        return True

    return not all(map(is_free, candidates))


async def test_the_invitation_of_who_came_last_stays_open(room: Room) -> None:
    """A friend whose program lost everything but the code may come by it again, whoever was the last to come."""
    invitation = await room.come()
    await room.leave()

    assert await room.arrive(invitation)


async def test_an_invitation_is_closed_once_the_friend_came_by_a_newer_one(room: Room) -> None:
    """However often a friend is invited again, one invitation of theirs stays open, and the ports of one."""
    first = await room.come()
    await room.leave()
    second = await room.come()
    await room.leave()

    assert not is_in_use(first.candidates)
    assert await room.arrive(second)


async def test_the_newest_invitation_stays_open_though_the_friend_came_back_without_it(room: Room) -> None:
    """It is the last one that they were sent, so they will look for it; the one before is closed."""
    first = await room.come()
    room.friend.note_heard(heard=False)
    gathering = room.invite()
    second = decode((await room.screen.offers.get()).code).description
    room.friend.note_heard(heard=True)
    await gathering
    await room.leave()

    assert not is_in_use(first.candidates)
    assert await room.arrive(second)
