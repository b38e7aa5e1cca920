"""A replay at the page, as its program tells it."""

from p2p_malice.flows.replays.replay_moments import NONE
from p2p_malice.flows.replays.spectating import as_watched
from p2p_malice.games.malice.bots.moments import moments
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import FromTable, Seated, Show, Sitter
from p2p_malice.sentence_facts import Answer
from p2p_malice.web.messages import FrameMessage
from p2p_malice.web.messages import encode as to_page
from p2p_malice.web.pace_messages import PacedMessage, TurnLine, TurnsMessage
from tests.helpers import position
from tests.web.browsers import until
from tests.web.dom.tab import DomTab, dom_tab, needs_dom
from tests.web.dom.test_lobby import BEGIN

pytestmark = needs_dom

BEFORE = position("payoff@0=2s 5s; d1@0=4h; hand@0=3h 9c; c1=Ac 2c; hand@1=9d")
AFTER = BEFORE.after(0, "9c>d0")
(MOMENT,) = [found for found in moments([(each.view(0), each.events) for each in (BEFORE, AFTER)]) if found]


async def hear(tab: DomTab, remark: Answer | None, *messages: FromTable) -> None:
    """Let the program tell where the replay is, what is said of that, and what is seen there."""
    paced = PacedMessage("Move 0 of 1.", running=False, count=2, moments=True, remark=remark)
    await tab.run(f"page.hear({to_page(paced)})")
    for message in messages:
        frame = FrameMessage(0, 1, "", hints=False, kept=False, frame=encode(message))
        await tab.run(f"page.hear({to_page(frame)})")


async def test_a_better_move_is_told_and_marked() -> None:
    """It is asked for by a button; what is said stays until the replay goes elsewhere."""
    show = Show(1, as_watched(BEFORE.view(0)), ())
    players = tuple(Sitter(name, present=True) for name in ("Kay", "Asha"))
    async with dom_tab() as tab:
        await tab.open()
        await tab.run(BEGIN)
        await tab.run(f"page.hear({to_page(TurnsMessage((TurnLine(0, 0, 'Kay', (), ''),), 0))})")
        await hear(tab, None, Seated(0, "malice", "mdw", players), show)
        await until(tab, "!!document.querySelector('[data-command=replay-moment]')")
        await tab.run("document.querySelector('[data-command=replay-moment]').click()")
        assert await until(tab, "said.at(-1)") == {"kind": "pace", "what": "moment", "at": 0}

        await hear(tab, MOMENT.answer, show)
        await until(tab, "document.querySelector('.status').textContent.includes('Better: the 3♥ to pile 2')")
        assert await tab.run("[...document.querySelectorAll('.hinted')].map((each) => each.dataset.spot).sort()") == [
            *("c1", "hand0")
        ]
        await hear(tab, NONE, show)
        await until(tab, "document.querySelector('.status').textContent.includes('Well played!')")
        assert await tab.count(".hinted") == 0
        await hear(tab, None, Show(2, as_watched(AFTER.view(0)), AFTER.events))
        await until(tab, "!document.querySelector('.status').textContent.includes('Well played!')")


async def test_nobody_is_you_in_a_game_of_others() -> None:
    """Such as one that a link shows, or one in which several shared the screen."""
    players = tuple(Sitter(name, present=True) for name in ("Kay", "Asha"))
    for own, told in ((0, "You discard"), (None, "Kay discards")):
        async with dom_tab() as tab:
            await tab.open()
            await tab.run(BEGIN)
            await tab.run(f"page.hear({to_page(TurnsMessage((TurnLine(0, 0, 'Kay', (), ''),), own))})")
            shows = (Show(at, as_watched(each.view(0)), each.events) for at, each in enumerate((BEFORE, AFTER), 1))
            await hear(tab, None, Seated(0, "malice", "mdw", players), *shows)
            await until(tab, f"document.querySelector('.status').textContent.includes('{told}')", 5)
