"""The user interface at a page: a tapped reply is tied to its invitation, and used only when the person agrees."""

import asyncio
import json
import re
from collections.abc import Mapping

import pytest

from p2p_malice.client import Client
from p2p_malice.errors import CodeError, LinkError, OldLinkError
from p2p_malice.protocol.codes import decode
from p2p_malice.protocol.description import CodeKind
from p2p_malice.protocol.messages import Bye, Said, Seated, Show, Sitter
from p2p_malice.ui.contract import CodeToSend, Pasted, Quit, Seats
from p2p_malice.ui.forms import Form, FormVerdict, Question, Text
from p2p_malice.ui.news import Away, Connected, Connecting, DailyOver
from p2p_malice.web import messages as page
from p2p_malice.web.hub import Hub
from p2p_malice.web.ui import PageInterface
from p2p_malice.words.saying import say
from tests.helpers import WORDS, play, position, reply_to
from tests.links import INVITATION

URL = "https://example.org/malice"
DESCRIPTION = decode(INVITATION).description
REPLY = reply_to(INVITATION)
FOREIGN = reply_to(INVITATION, number=DESCRIPTION.number ^ 1)


class SpyHub(Hub):
    """Remembers what a page would be told."""

    def __init__(self) -> None:
        super().__init__()
        self.port = 4711
        self.told: list[page.ToPage] = []
        self.has_menu, self.has_question = asyncio.Event(), asyncio.Event()

    async def send(self, message: page.ToPage, key: str = "", later: page.ToPage | None = None) -> None:
        self.told.append(message)
        if isinstance(message, page.Menu):
            self.has_menu.set()
        if isinstance(message, page.Choose):
            self.has_question.set()
        await super().send(message, key, later)


@pytest.fixture
def hub() -> SpyHub:
    """What stands between program and page."""
    return SpyHub()


@pytest.fixture
def face(hub: SpyHub) -> PageInterface:
    """A user interface at a page that nobody has opened."""
    return PageInterface(hub, WORDS)


async def offer(face: PageInterface, friend: int = 0) -> str:
    """Show an invitation; the secret of the link in it."""
    await face.offer(CodeToSend(CodeKind.INVITATION, INVITATION, f"Tap {URL}#{INVITATION}", friend))
    assert isinstance(face.hub, SpyHub)
    told = face.hub.told[-1]
    assert isinstance(told, page.Offer)
    found = re.search(r"!\d+\.(\w+)$", told.link)
    assert found
    return found[1]


async def test_only_a_reply_to_the_very_invitation_is_taken(face: PageInterface) -> None:
    """An invitation, nonsense and the reply to another one are refused with a sentence, and the link stays good."""
    secret = await offer(face)

    for wrong in (INVITATION, "nonsense", "", FOREIGN):
        with pytest.raises(CodeError):
            face.hub.replies.hand_over(secret, wrong)
    assert face.hub.replies.hand_over(secret, f"Here: {REPLY}") == 0


async def test_the_link_of_an_invitation_is_dead_once_the_game_begins(face: PageInterface) -> None:
    """So is that of one that was replaced."""
    old, new = await offer(face), await offer(face)
    face.players(Seats())

    with pytest.raises(OldLinkError):
        face.hub.replies.hand_over(old, REPLY)
    await face._players[0].hear(Said(0, "hello"), Client())
    with pytest.raises(OldLinkError):
        face.hub.replies.hand_over(new, REPLY)


@pytest.mark.parametrize("agrees", [True, False])
async def test_a_tapped_reply_counts_as_pasted_only_when_the_person_agrees(agrees: bool, face: PageInterface) -> None:
    """Once: the second answer finds nothing."""
    face.hub.replies.hand_over(await offer(face, 2), REPLY)
    for said in (page.Reply(2, yes=agrees), page.Reply(2, yes=True), page.Code("pasted")):
        face.hub.heard.put_nowait(said)
    async with face:
        first = await face.wish(CodeKind.REPLY)

    assert first == Pasted(REPLY if agrees else "pasted")


async def test_codes_for_somebody_who_is_away_stay_while_the_others_play(face: PageInterface) -> None:
    """A page that is loaded again still shows the invitation, and the link in it still works."""
    begun = asyncio.Event()

    async def invite() -> None:
        begun.set()
        await asyncio.Event().wait()

    (player,) = face.players(Seats(invite=invite))
    calling = asyncio.create_task(player.act(Client()))
    face._players[0].heard.put_nowait(page.Call(0))
    await begun.wait()
    secret = await offer(face)
    await player.hear(Said(0, "hello"), Client())

    assert "offer 0" in face.hub._state
    assert face.hub.replies.hand_over(secret, REPLY) == 0
    calling.cancel()


async def test_a_page_that_is_loaded_again_hears_first_who_sits_there(face: PageInterface) -> None:
    """A friend who had come back was told after the cards once: the page that was loaded next had no board."""
    (player,) = face.players(Seats())
    sitters = (Sitter("Kay", present=True), Sitter("Theo", present=True))
    for message in (
        Seated(0, "malice", "mdw", sitters),
        Show(1, position("hand@0=9h").view(0)),
        Seated(0, "malice", "mdw", sitters),
    ):
        await player.hear(message, Client())

    kinds = [json.loads(each.frame)["kind"] for each in face.hub._state.values() if isinstance(each, page.Frame)]
    assert kinds == ["seated", "show"]


async def test_stop_leads_back_to_the_menu_whatever_goes_on(hub: SpyHub, face: PageInterface) -> None:
    """It leaves the game, and every question and code that would come before the menu."""
    (player,) = face.players(Seats())
    face.hub.heard.put_nowait(page.Stop())
    async with face:
        assert await player.act(Client()) == Bye()
        assert await face.wish(CodeKind.REPLY) == Quit()
        assert await face.choose(Question(say("ask-learned"), {"yes": say("form-yes")})) is None
        assert await face.wish(None) == Quit()

        menu = asyncio.create_task(face.choose(Question(say("ask-learned"), {"yes": say("form-yes")}, is_menu=True)))
        await hub.has_menu.wait()
        face.hub.heard.put_nowait(page.Chosen("yes"))
        assert await menu == "yes"
    assert hub.told[-1] == page.Menu("", {"yes": "yes"})


async def test_whoever_left_a_game_that_was_over_was_not_asked_what_comes_next(
    hub: SpyHub, face: PageInterface
) -> None:
    """The question was answered before it was seen."""
    (player,) = face.players(Seats())
    face.hub.heard.put_nowait(page.Stop())
    async with face:
        assert await player.act(Client()) == Bye()
        asking = asyncio.create_task(face.choose(Question(say("ask-learned"), {"yes": say("form-yes")}, is_next=True)))
        await hub.has_question.wait()
        face.hub.heard.put_nowait(page.Chosen("yes"))
        assert await asking == "yes"


async def test_a_form_is_left_only_with_values_that_will_do(face: PageInterface) -> None:
    """What is wrong with them is said as one types, and again at the end; other fields than the form's are ignored."""

    def check(values: Mapping[str, str]) -> FormVerdict:
        return FormVerdict(values["name"] == "Ann", say("form-yes" if values["name"] == "Ann" else "form-no"))

    for said in (
        page.Look({"name": "Bob"}),
        page.Filled({"name": "Bob"}),
        page.Filled({"name": "Ann", "more": "x"}),
        page.Filled({"name": "Ann"}),
    ):
        face.hub.heard.put_nowait(said)
    async with face:
        assert await face.fill(Form("settings", (Text("name", "Asha"),), check)) == {"name": "Ann"}

    told = [each.text for each in face.hub.told if isinstance(each, page.Verdict)]  # type: ignore[attr-defined]
    assert told == ["no", "no", "yes"]


async def test_the_page_is_told_how_far_each_friend_has_come(hub: SpyHub, face: PageInterface) -> None:
    """Sent, connecting, here, away: only of those who were invited, and again to a page that is loaded again."""
    for friend in (1, 2):
        await offer(face, friend)
    for said in (page.Sent(1), page.Sent(7), page.Quit()):
        hub.heard.put_nowait(said)
    async with face:
        assert await face.wish(CodeKind.REPLY) == Quit()
    await face.tell(Connecting(1))
    await face.tell(Connected(who="Webby", friend=1))
    await face.tell(Connected(who="Nobody", friend=7))
    await face.tell(Away(who="Webby", friend=1))
    # Before the deal, the table has forgotten who was there; the page hasn't.
    await face.tell(Away(who=say("friend-numbered", number=1), friend=1))

    told = [each for each in hub.told if isinstance(each, page.Friend)]
    assert told == [
        page.Friend(1, "sent"),
        page.Friend(1, "connecting"),
        page.Friend(1, "here", "Webby"),
        page.Friend(1, "away", "Webby"),
        page.Friend(1, "away"),
    ]
    assert hub._state["friend 1"] == told[-1]


async def test_a_friend_who_is_here_is_not_sent_back_to_those_who_were_invited(
    hub: SpyHub, face: PageInterface
) -> None:
    """A late tap on the button that sends an invitation changes nothing; another invitation begins again."""
    await offer(face, 1)
    await face.tell(Connected(who="Webby", friend=1))
    for said in (page.Sent(1), page.Quit()):
        hub.heard.put_nowait(said)
    async with face:
        await face.wish(CodeKind.REPLY)
    assert hub._state["friend 1"] == page.Friend(1, "here", "Webby")

    await offer(face, 1)
    assert "friend 1" not in hub._state


async def test_a_page_that_nobody_serves_is_no_place_for_a_reply(face: PageInterface, hub: SpyHub) -> None:
    """The program in a page has no port: its invitations are as short as they can be."""
    hub.port = 0
    await face.offer(CodeToSend(CodeKind.INVITATION, INVITATION, f"Tap {URL}#{INVITATION}"))
    assert isinstance(hub.told[-1], page.Offer)
    assert hub.told[-1].link == f"{URL}#{INVITATION}"


async def test_a_phone_scans_a_link_or_nothing(face: PageInterface) -> None:
    """A bare code in a QR code opens nothing: where no page is known there is none."""
    await face.offer(CodeToSend(CodeKind.INVITATION, INVITATION, f"Tap {URL}#{INVITATION}~Ann and\n\n{INVITATION}"))
    await face.offer(CodeToSend(CodeKind.INVITATION, INVITATION, f"Paste {INVITATION}"))
    await face.offer(CodeToSend(CodeKind.REPLY, REPLY, f"Paste {REPLY}"))

    assert isinstance(face.hub, SpyHub)
    links = [each.link for each in face.hub.told if isinstance(each, page.Offer)]
    assert links[0].startswith(f"{URL}#{INVITATION}~Ann!4711.")
    assert links[1:] == ["", ""]


async def test_a_friend_who_could_not_be_reached_is_not_left_connecting(hub: SpyHub, face: PageInterface) -> None:
    """The line on the page says again that the invitation was sent."""
    await offer(face, 1)
    await face.tell(Connecting(1))
    await face.complain(LinkError("link_broken_off"))

    assert hub._state["friend 1"] == page.Friend(1, "sent")


async def test_the_log_was_lost_when_the_page_was_loaded_again(hub: SpyHub, face: PageInterface) -> None:
    """The last position comes again with all that led to it, also from the ones before."""
    [player] = face.players(Seats())
    first = position("hand@0=Ah 2h 9h; hand@1=3h")
    second = play(first, "Ah>c0")
    third = play(second, "2h>c0")
    client = Client()
    for number, state in enumerate((first, second, third)):
        await player.hear(Show(number, state.view(0), state.events), client)

    (kept,) = (message for message in hub._state.values() if isinstance(message, page.Frame))
    sent = hub.told[-1]
    assert isinstance(sent, page.Frame)
    assert [event["card"] for event in json.loads(kept.frame)["events"] if event["kind"] == "play"] == ["Ah", "2h"]
    assert [event["card"] for event in json.loads(sent.frame)["events"] if event["kind"] == "play"] == ["2h"]


async def test_the_end_of_todays_deal_is_told_and_shared(hub: SpyHub, face: PageInterface) -> None:
    """A page that is loaded again hears it too, until the next game; practice is shared with nobody."""
    [player] = face.players(Seats())
    share = say("daily-share", day=25, month=11, how="won", count=7, run=3)
    await face.tell(DailyOver("won", 7, 3, 5, True, share, "https://example.org/"))
    told = page.Daily(
        "You won today's deal by 7 cards! That's 3 days in a row; your best is 5.",
        "Spite & Malice, 25 November: I won by 7 cards · 3 days in a row\nhttps://example.org/",
    )
    assert told in hub._state.values()

    await player.hear(Show(1, position("hand@0=Ah").view(0)), Client())
    assert told not in hub._state.values()
    await face.tell(DailyOver("won", 7, 3, 5, False, share))
    assert hub.told[-1] == page.Daily("Today's deal, for practice: only your first game of the day counts.", "")
