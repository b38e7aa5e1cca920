"""The face at a page: a tapped reply is tied to its invitation, and used only when the person agrees."""

import asyncio
import re
from typing import Any

import pytest

from p2p_malice.client import Client
from p2p_malice.commands.page import PageFace
from p2p_malice.errors import CodeError, OldLinkError
from p2p_malice.protocol.codes import decode
from p2p_malice.protocol.description import CodeKind
from p2p_malice.protocol.messages import Said
from p2p_malice.web.server import Hub
from tests.helpers import reply_to
from tests.web.test_access import INVITATION

URL = "https://example.org/malice"
DESCRIPTION = decode(INVITATION).description
REPLY = reply_to(INVITATION)
FOREIGN = reply_to(INVITATION, number=DESCRIPTION.number ^ 1)


class SpyHub(Hub):
    """Remembers what a page would be told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[dict[str, Any]] = []

    async def send(self, body: dict[str, Any], key: str = "") -> None:
        self.told.append(body)
        await super().send(body, key)


async def offer(face: PageFace, friend: int = 0) -> str:
    """Show an invitation; the secret of the link in it."""
    await face.offer(CodeKind.INVITATION, INVITATION, f"Tap {URL}#{INVITATION}", friend=friend)
    assert isinstance(face.hub, SpyHub)
    found = re.search(r"!\d+\.(\w+)$", face.hub.told[-1]["link"])
    assert found
    return found[1]


async def test_only_a_reply_to_the_very_invitation_is_taken() -> None:
    """An invitation, nonsense and the reply to another one are refused with a sentence, and the link stays good."""
    face = PageFace(SpyHub())
    secret = await offer(face)

    for wrong in (INVITATION, "nonsense", "", FOREIGN):
        with pytest.raises(CodeError):
            face.hub.replies.hand_over(secret, wrong)
    assert face.hub.replies.hand_over(secret, f"Here: {REPLY}") == 0


async def test_the_link_of_an_invitation_is_dead_once_the_game_begins() -> None:
    """So is that of one that was replaced."""
    face = PageFace(SpyHub())
    old, new = await offer(face), await offer(face)
    face.players()

    with pytest.raises(OldLinkError):
        face.hub.replies.hand_over(old, REPLY)
    await face._players[0].hear(Said(0, "hello"), Client())
    with pytest.raises(OldLinkError):
        face.hub.replies.hand_over(new, REPLY)


@pytest.mark.parametrize("agrees", [True, False])
async def test_a_tapped_reply_counts_as_pasted_only_when_the_person_agrees(agrees: bool) -> None:
    """Once: the second answer finds nothing."""
    face = PageFace(SpyHub())
    face.hub.replies.hand_over(await offer(face, 2), REPLY)
    sorting = asyncio.create_task(face.sort())
    for body in ({"kind": "reply", "friend": 2, "yes": agrees}, {"kind": "reply", "friend": 2, "yes": True}):
        face.hub.heard.put_nowait(body)
    face.hub.heard.put_nowait({"kind": "code", "text": "pasted"})
    async with asyncio.timeout(5):
        first = await face.code(CodeKind.REPLY)
    sorting.cancel()

    assert first == (REPLY if agrees else "pasted")


async def test_codes_for_somebody_who_is_away_stay_while_the_others_play() -> None:
    """A page that is loaded anew still shows the invitation, and the link in it still works."""
    face = PageFace(SpyHub())
    begun = asyncio.Event()

    async def invite() -> None:
        begun.set()
        await asyncio.Event().wait()

    (player,) = face.players(invite=invite)
    calling = asyncio.create_task(player.act(Client()))
    face._players[0].heard.put_nowait({"kind": "call"})
    async with asyncio.timeout(5):
        await begun.wait()
    secret = await offer(face)
    await player.hear(Said(0, "hello"), Client())

    assert "offer 0" in face.hub._state
    assert face.hub.replies.hand_over(secret, REPLY) == 0
    calling.cancel()
