"""What comes up for the first time is explained once, line by line."""

from p2p_malice.plain.player import PlainPlayer
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Seated, Show, Sitter
from p2p_malice.ui.contract import Seats
from p2p_malice.ui.explanations import Explainer
from tests.games.spite.seats import at_table
from tests.helpers import WORDS
from tests.plain.desk import Desk

STATE = at_table("9c Jk 13d", "5c", "6c", lead=0, rules="spite-light", bounty="3c")


async def read(explainer: Explainer | None) -> str:
    """What is read at the table."""
    desk = Desk(None)
    person = PlainPlayer(desk.console, WORDS, Seats(), explainer=explainer)
    client = Client()
    sitters = tuple(Sitter(name, present=True) for name in ("Kay", "Robin", "Kim"))
    for message in (Seated(0, "spite", "spite-light", sitters), Show(1, STATE.view(0), ())):
        client.receive(message)
        await person.hear(message, client)
    return " ".join(desk.shown.split())


async def test_one_thing_is_explained_at_a_time_and_each_once() -> None:
    """What was explained is handed on to be kept."""
    kept: list[str] = []
    explainer = Explainer(keep=kept.append)
    said = [await read(explainer) for _ in range(4)]

    assert "New: Spite: whoever gets rid of all cards first wins." in said[0]
    assert ["New: Your joker beats" in each for each in said] == [False, True, False, False]
    assert "New: A 13 is wild" in said[2]
    assert kept == ["first-goal", "first-joker", "first-thirteen", "first-bounty"]


async def test_nothing_is_explained_to_whoever_knows_it_or_does_not_want_it() -> None:
    """It was met before, or explanations are off."""
    off = Explainer()
    off.is_on = False
    knows = Explainer(("first-goal", "first-joker", "first-thirteen", "first-bounty"))

    assert not any(["New:" in await read(explainer) for explainer in (off, knows, None)])
