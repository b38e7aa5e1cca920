"""The user interface at a page: a tapped reply is tied to its invitation, and used only when the person agrees."""

import asyncio
import json
import re
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path

import pytest
from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.commands.stats import bring_in_file, write_games
from p2p_malice.errors import CodeError, LinkError, OldLinkError
from p2p_malice.flows.replays.profile import show_profile
from p2p_malice.flows.replays.replaying import Replay
from p2p_malice.flows.replays.spectating import Beat
from p2p_malice.player_client import Client
from p2p_malice.protocol.connection_codes import decode
from p2p_malice.protocol.messages import Bye, Said, Seated, Show, Sitter
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.ui.contract import CodeToSend, Pasted, Quit, Seats, Sent, TakeBack
from p2p_malice.ui.forms import Form, FormVerdict, Question, Text
from p2p_malice.ui.news import Away, Connected, Connecting, DailyOver, DealOver, GameToShow, TrophiesEarned
from p2p_malice.ui.turns import Turn
from p2p_malice.web import messages as page
from p2p_malice.web.pace_messages import TurnsMessage
from p2p_malice.web.page_pace import PagePace
from p2p_malice.web.page_session import PageSession
from p2p_malice.web.ui import PageInterface
from p2p_malice.words.sentence import say
from tests.helpers import WORDS, play, position, reply_to
from tests.history.test_history import GAME
from tests.interfaces import HERE
from tests.links import INVITATION, TURN

URL = "https://example.org/malice"
DESCRIPTION = decode(INVITATION).description
REPLY = reply_to(INVITATION)
FOREIGN = reply_to(INVITATION, number=DESCRIPTION.number ^ 1)


class SpySession(PageSession):
    """Remembers what a page would be told."""

    def __init__(self) -> None:
        super().__init__()
        self.port = 4711
        self.told: list[page.ToPage] = []
        self.has_menu, self.has_question = asyncio.Event(), asyncio.Event()
        self.answers: list[Sequence[page.FromPage]] = []
        """What the page says whenever it is told what was played."""

    async def send(
        self, message: page.ToPage, key: str = "", later: page.ToPage | None = None, *, of: object | None = None
    ) -> None:
        self.told.append(message)
        if isinstance(message, page.MenuMessage):
            self.has_menu.set()
        if isinstance(message, page.ChooseMessage):
            self.has_question.set()
        for said in self.answers.pop(0) if self.answers and isinstance(message, page.ProfileMessage) else ():
            self.heard.put_nowait(said)
        await super().send(message, key, later, of=of)


@pytest.fixture
def session() -> SpySession:
    """What stands between program and page."""
    return SpySession()


@pytest.fixture
def face(session: SpySession) -> PageInterface:
    """A user interface at a page that nobody has opened."""
    return PageInterface(session, WORDS)


async def offer(face: PageInterface, friend: int = 0) -> str:
    """Show an invitation; the secret of the link in it."""
    await face.offer(CodeToSend(CodeKind.INVITATION, INVITATION, f"Tap {URL}#{INVITATION}", friend))
    assert isinstance(face.session, SpySession)
    told = face.session.told[-1]
    assert isinstance(told, page.OfferMessage)
    found = re.search(r"!\d+\.(\w+)$", told.link)
    assert found
    return found[1]


async def test_only_a_reply_to_the_very_invitation_is_taken(face: PageInterface) -> None:
    """An invitation, nonsense and the reply to another one are refused with a sentence, and the link stays good."""
    secret = await offer(face)

    for wrong in (INVITATION, "nonsense", "", FOREIGN):
        with pytest.raises(CodeError):
            face.session.replies.hand_over(secret, wrong)
    assert face.session.replies.hand_over(secret, f"Here: {REPLY}") == 0


async def test_the_link_of_an_invitation_is_dead_once_the_game_begins(face: PageInterface) -> None:
    """So is that of one that was replaced."""
    old, new = await offer(face), await offer(face)
    face.players(Seats())

    with pytest.raises(OldLinkError):
        face.session.replies.hand_over(old, REPLY)
    await face._players[0].hear(Said(0, "hello"), Client())
    with pytest.raises(OldLinkError):
        face.session.replies.hand_over(new, REPLY)


@pytest.mark.parametrize("agrees", [True, False])
async def test_a_tapped_reply_counts_as_pasted_only_when_the_person_agrees(agrees: bool, face: PageInterface) -> None:
    """Once: the second answer finds nothing."""
    face.session.replies.hand_over(await offer(face, 2), REPLY)
    for said in (page.ReplyMessage(2, yes=agrees), page.ReplyMessage(2, yes=True), page.CodeMessage("pasted")):
        face.session.heard.put_nowait(said)
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
    face._players[0].heard.put_nowait(page.CallMessage(0))
    await begun.wait()
    secret = await offer(face)
    await player.hear(Said(0, "hello"), Client())

    assert "offer 0" in face.session._state
    assert face.session.replies.hand_over(secret, REPLY) == 0
    calling.cancel()


async def test_page_and_program_take_each_others_files(
    session: SpySession, face: PageInterface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the page saves, `stats --import` adds; what `--export` saves, the page does. A second time, it's nothing."""

    async def say_at_page(*said: page.FromPage) -> None:
        session.answers = [said, [page.QuitMessage()]]
        await show_profile(face, HERE, date.today())

    def device(name: str) -> None:
        monkeypatch.setattr("p2p_malice.store.files.platformdirs.user_data_path", lambda *_, **__: tmp_path / name)

    device("phone")
    HERE.saves.keep_played([GAME, evolve(GAME, id="another-7-9")])
    HERE.saves.keep_day(date.today(), -3)
    async with face:
        await say_at_page(page.ChosenMessage("export"))
        (saved,) = (each for each in session.told if isinstance(each, page.FileMessage))
        device("computer")
        (tmp_path / "file").write_text(saved.text, encoding="utf-8")
        told = bring_in_file(HERE, WORDS, str(tmp_path / "file"))
        write_games(HERE, WORDS, "", str(tmp_path / "export"), print)
        device("next phone")
        text = (tmp_path / "export").read_text(encoding="utf-8")
        for _ in range(2):
            await say_at_page(page.TakenMessage(text[:99], more=True), page.TakenMessage(text[99:]))

    notes = [str(each.note) for each in session.told if isinstance(each, page.ProfileMessage) and each.note]
    assert (told, text) == (notes[0], saved.text)
    assert notes == [
        "2 games were added. One daily result was added.",
        "There is no game in that file that isn't here already.",
    ]


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

    kinds = [
        json.loads(each.frame)["kind"] for each in face.session._state.values() if isinstance(each, page.FrameMessage)
    ]
    assert kinds == ["seated", "show"]


async def test_stop_leads_back_to_the_menu_whatever_goes_on(session: SpySession, face: PageInterface) -> None:
    """It leaves the game, and every question and code that would come before the menu."""
    (player,) = face.players(Seats())
    face.session.heard.put_nowait(page.StopMessage())
    async with face:
        assert await player.act(Client()) == Bye()
        assert await face.wish(CodeKind.REPLY) == Quit()
        assert await face.choose(Question(say("ask-learned"), {"yes": say("form-yes")})) is None
        assert await face.wish(None) == Quit()

        menu = asyncio.create_task(face.choose(Question(say("ask-learned"), {"yes": say("form-yes")}, is_menu=True)))
        await session.has_menu.wait()
        for word in ("no", "learn spite"):
            face.session.heard.put_nowait(page.ChosenMessage(word))
        assert await menu == "learn spite"
    assert session.told[-1] == page.MenuMessage("", {"yes": "yes"})


async def test_a_form_is_left_only_with_values_that_will_do(face: PageInterface) -> None:
    """What is wrong with them is said as one types, and again at the end; other fields than the form's are ignored."""

    def check(values: Mapping[str, str]) -> FormVerdict:
        return FormVerdict(values["name"] == "Ann", say("form-yes" if values["name"] == "Ann" else "form-no"))

    for said in (
        page.LookMessage({"name": "Bob"}),
        page.FilledMessage({"name": "Bob"}),
        page.FilledMessage({"name": "Ann", "more": "x"}),
        page.FilledMessage({"name": "Ann"}),
    ):
        face.session.heard.put_nowait(said)
    async with face:
        assert await face.fill(Form("settings", (Text("name", "Asha"),), check)) == {"name": "Ann"}

    told = [each.text for each in face.session.told if isinstance(each, page.VerdictMessage)]  # type: ignore[attr-defined]
    assert told == ["no", "no", "yes"]


async def test_the_page_is_told_how_far_each_friend_has_come(session: SpySession, face: PageInterface) -> None:
    """Sent, connecting, here, away, and again to a page that is loaded again; of who wasn't invited, only that."""
    for friend in (1, 2):
        await offer(face, friend)
    for said in (page.SentMessage(1), page.SentMessage(7), page.QuitMessage()):
        session.heard.put_nowait(said)
    async with face:
        assert await face.wish(CodeKind.REPLY) == Quit()
    await face.tell(Connecting(1))
    await face.tell(Connected(who="Webby", friend=1, is_known=True))
    await face.tell(Connected(who="Nobody", friend=7))
    await face.tell(Away(who="Webby", friend=1))
    # Before the deal, the table has forgotten who was there; the page hasn't.
    await face.tell(Away(who=say("friend-numbered", number=1), friend=1))

    told = [each for each in session.told if isinstance(each, page.FriendMessage)]
    assert told == [
        page.FriendMessage(1, "sent"),
        page.FriendMessage(1, "connecting"),
        page.FriendMessage(1, "here", "Webby", known=True),
        page.FriendMessage(7, "here", "Nobody"),
        page.FriendMessage(1, "away", "Webby", known=True),
        page.FriendMessage(1, "away"),
    ]
    assert session._state["friend 1"] == told[-1]


async def test_a_friend_who_is_here_is_not_sent_back_to_those_who_were_invited(
    session: SpySession, face: PageInterface
) -> None:
    """A late tap on the button that sends an invitation changes nothing; another invitation begins again."""
    await offer(face, 1)
    await face.tell(Connected(who="Webby", friend=1))
    for said in (page.SentMessage(1), page.QuitMessage()):
        session.heard.put_nowait(said)
    async with face:
        await face.wish(CodeKind.REPLY)
    assert session._state["friend 1"] == page.FriendMessage(1, "here", "Webby")

    await offer(face, 1)
    assert "friend 1" not in session._state


async def test_a_page_that_nobody_serves_is_no_place_for_a_reply(face: PageInterface, session: SpySession) -> None:
    """The program in a page has no port: its invitations are as short as they can be."""
    session.port = 0
    await face.offer(CodeToSend(CodeKind.INVITATION, INVITATION, f"Tap {URL}#{INVITATION}"))
    assert isinstance(session.told[-1], page.OfferMessage)
    assert session.told[-1].link == f"{URL}#{INVITATION}"


async def test_a_turn_is_sent_taken_back_or_answered(face: PageInterface, session: SpySession) -> None:
    """Its link has no way back to this program, and what is pasted has to be another turn."""
    message = f"Tap to go on: {URL}#{TURN}"
    await face.offer(CodeToSend(CodeKind.TURN, TURN, message, who="Ben", about=say("game-malice"), may_take_back=True))

    told = session.told[-1]
    assert isinstance(told, page.OfferMessage)
    assert (told.what, told.message, told.about, told.may_take_back) == ("turn", message, "Spite & Malice", True)
    assert face._diagnose(TURN, "turn") == face._diagnose(TURN, "invitation") == ""
    assert "no turn of a game" in face._diagnose(INVITATION, "turn")
    async with face:
        for heard, wish in (
            (page.SentMessage(0), Sent()),
            (page.BackMessage(), TakeBack()),
            (page.CodeMessage(TURN), Pasted(TURN)),
        ):
            session.heard.put_nowait(heard)
            assert await face.wish(CodeKind.TURN) == wish


async def test_a_phone_scans_a_link_or_nothing(face: PageInterface) -> None:
    """A bare code in a QR code opens nothing: where no page is known there is none."""
    await face.offer(CodeToSend(CodeKind.INVITATION, INVITATION, f"Tap {URL}#{INVITATION}~Ann and\n\n{INVITATION}"))
    await face.offer(CodeToSend(CodeKind.INVITATION, INVITATION, f"Paste {INVITATION}"))
    await face.offer(CodeToSend(CodeKind.REPLY, REPLY, f"Paste {REPLY}"))

    assert isinstance(face.session, SpySession)
    links = [each.link for each in face.session.told if isinstance(each, page.OfferMessage)]
    assert links[0].startswith(f"{URL}#{INVITATION}~Ann!4711.")
    assert links[1:] == ["", ""]


async def test_a_friend_who_cannot_be_reached_is_not_left_connecting(session: SpySession, face: PageInterface) -> None:
    """The line on the page says again that the invitation was sent."""
    await offer(face, 1)
    await face.tell(Connecting(1))
    await face.complain(LinkError("link_broken_off"))

    assert session._state["friend 1"] == page.FriendMessage(1, "sent")


async def test_the_log_survives_when_the_page_is_loaded_again(session: SpySession, face: PageInterface) -> None:
    """The last position comes again with all that led to it, also from the ones before."""
    [player] = face.players(Seats())
    first = position("hand@0=Ah 2h 9h; hand@1=3h")
    second = play(first, "Ah>c0")
    third = play(second, "2h>c0")
    client = Client()
    for number, state in enumerate((first, second, third)):
        await player.hear(Show(number, state.view(0), state.events), client)

    (kept,) = (message for message in session._state.values() if isinstance(message, page.FrameMessage))
    sent = session.told[-1]
    assert isinstance(sent, page.FrameMessage)
    assert [event["card"] for event in json.loads(kept.frame)["events"] if event["kind"] == "play"] == ["Ah", "2h"]
    assert [event["card"] for event in json.loads(sent.frame)["events"] if event["kind"] == "play"] == ["2h"]


async def test_a_page_hears_which_trophies_were_earned(session: SpySession, face: PageInterface) -> None:
    """They are drawn beside the result, also after the page was loaded again, and some open a table."""
    await face.tell(TrophiesEarned(1, say("trophy-wins-10"), ("wins-10",)))

    assert session.told == [page.EarnedMessage({"wins-10": "Ten wins"})]
    assert session.told[0] in session._state.values()


async def test_the_end_of_todays_deal_is_told_and_shared(session: SpySession, face: PageInterface) -> None:
    """A page that is loaded again hears it too, until the next game; practice is shared with nobody."""
    [player] = face.players(Seats())
    share = say("daily-share", date=say("date-day", day=25, month=11), how="won", count=7)
    await face.tell(DailyOver("won", 7, 3, 5, True, share))
    told = page.DealOverMessage(
        "You won today's deal by 7 cards! That's 3 days in a row; your best is 5.",
        "Spite & Malice, 25 November: I won by 7 cards",
        is_daily=True,
    )
    assert told in session._state.values()

    await player.hear(Show(1, position("hand@0=Ah").view(0)), Client())
    assert told not in session._state.values()
    await face.tell(DailyOver("won", 7, 3, 5, False, share))
    assert session.told[-1] == page.DealOverMessage(
        "Today's deal, for practice: only your first game of the day counts.", "", is_daily=True
    )
    await face.tell(DealOver("none", "none", share))
    assert session.told[-1] == page.DealOverMessage("", WORDS.said(share), is_daily=False)


async def test_a_game_to_show_is_kept_until_the_next(session: SpySession, face: PageInterface) -> None:
    """A page that is loaded again at the end still offers it."""
    [player] = face.players(Seats())
    await face.tell(GameToShow(say("shared-game", game="G", whose="ours", how="", link="L")))
    told = page.ToShowMessage("Our game of G. Tap to watch it:\n\nL")
    assert told in session._state.values()

    await player.hear(Show(1, position("hand@0=Ah").view(0)), Client())
    assert told not in session._state.values()


async def test_after_a_replay_the_end_of_the_game_is_there_again(session: SpySession, face: PageInterface) -> None:
    """With all that was told of it, at the page and at one that is loaded again; the table still hears of its seat."""
    over, client = play(position("payoff@0=2s; hand@0=9h; c1=Ac"), "payoff>c1"), Client()
    seated = Seated(0, "malice", "mdw", (Sitter("Kay", present=True), Sitter("Robin", present=True)))
    shown: list[str] = []
    is_over = asyncio.Event()

    async def replay() -> None:
        [watcher] = face.players(Seats(pace=Beat()))
        await watcher.hear(evolve(seated, seat=1), Client())
        shown.extend(session._state)
        is_over.set()

    async with face:
        [player] = face.players(Seats(replay=replay))
        for message in (seated, Show(1, over.view(0), ())):
            client.receive(message)
            await player.hear(message, client)
        await face.tell(GameToShow(say("shared-game", game="G", whose="ours", how="", link="L")))
        kept = dict(session._state)
        acting = asyncio.create_task(player.act(client))
        session.heard.put_nowait(page.AgainMessage())
        await is_over.wait()
        session.heard.put_nowait(page.StopMessage())
        assert await acting == Bye()
    assert shown == ["paced", "frame 0 Seated"]
    assert session._state == kept
    # What is said of the end is there as soon as the end is.
    assert [*kept] == ["frame 0 Seated", "toshow", "frame 0 Show"]


async def test_the_end_stays_in_sight_though_whoever_hosted_has_gone(session: SpySession, face: PageInterface) -> None:
    """Until it is left at the page."""
    over, client = play(position("payoff@0=2s; hand@0=9h; c1=Ac"), "payoff>c1"), Client()
    async with face:
        [player] = face.players(Seats())
        for message in (
            Seated(0, "malice", "mdw", (Sitter("Kay", present=True), Sitter("Robin", present=True))),
            Show(1, over.view(0), ()),
        ):
            client.receive(message)
            await player.hear(message, client)
        hearing, acting = (asyncio.create_task(do) for do in (player.hear(Bye("closed"), client), player.act(client)))
        session.heard.put_nowait(page.StopMessage())
        assert await acting == Bye()
        assert not hearing.done()
        await cancel_and_wait(hearing)


async def test_a_replay_is_not_disturbed_by_the_table_and_what_was_said_there_is_told_after_it() -> None:
    """A host's friends are still there. So is who sits where now; what was said isn't told to later pages."""
    session, told = PageSession(), asyncio.Queue[str]()

    class Shown:
        async def send_str(self, data: str) -> None:
            told.put_nowait(json.loads(data)["kind"])

    await session.let_in(Shown())
    await session.send(page.TableMessage(), "table")
    live = session.shown
    async with session.aside():
        before = told.qsize()
        await session.send(page.FailedMessage("code", "said"), of=live)
        await session.send(page.BusyMessage(), "seated", of=live)
        assert told.qsize() == before
        await session.send(page.ShareMessage(""))
    assert [told.get_nowait() for _ in range(told.qsize())] == [
        *("ready", "table", "ready", "share"),
        *("ready", "table", "failed", "busy"),
    ]
    await session.hear(Shown(), '{"kind": "take"}')
    assert "failed" not in [told.get_nowait() for _ in range(told.qsize())]


async def test_what_is_passed_on_reaches_the_browser(session: SpySession, face: PageInterface) -> None:
    """It has ways to share a text; a page that is loaded again doesn't ask once more."""
    await face.pass_on(say("menu-puzzle"))

    assert session.told[-1] == page.ShareMessage("Today's puzzle")
    assert session.told[-1] not in session._state.values()


async def test_the_turns_of_a_replay_write_cards_as_the_page_does(session: SpySession) -> None:
    """With the signs of their suits, not with letters."""
    replay = Replay((Turn(0, 0, "Ada", ("10h",), (0,)), Turn(2, 1, "Ben", discarded="Jk"), Turn(3, None)), 4)
    await PagePace(session, WORDS, replay).begin("malice")

    (told,) = [each for each in session.told if isinstance(each, TurnsMessage)]
    assert [turn.marks for turn in told.turns] == ["payoff: 10♥", "discarded: Jk", ""]
