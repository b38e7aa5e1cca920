"""What comes up for the first time is explained at the page: once. Where it stands is seen in test_layout.py."""

from attrs import evolve

from p2p_malice.games.spite.game import SPITE
from p2p_malice.games.spite.state import State
from p2p_malice.protocol.messages import Show
from tests.games.spite.seats import after, at_table
from tests.web.browsers import needs_chromium, tab_in, until
from tests.web.play import site
from tests.web.visitor import Guest

pytestmark = needs_chromium

RULES = "spite window=0"
HAND = "3c 5d 6c 7h 8c 9s 9h 10d 13h Jd Qs Jk Kh* 8d*"
EXPLAINED = "(document.querySelector('.explained p')?.textContent ?? '')"


def led(seats: int) -> State:
    """Robin and the last player lead up to one's own turn."""
    others = [f"{rank}s {rank}c" for rank in ("6", "8", "3", "10", "5", "Q", "A", "2")][: seats - 1]
    state = after(at_table(HAND, *others, lead=1, rules=RULES, bounty="9d"), "6s")
    return after(state, *["pass"] * (seats - 2))


async def test_where_there_is_no_room_it_is_said_below() -> None:
    """Where a hint is, to whoever is on turn."""
    async with site() as address, tab_in("chromium", warm=True) as tab:
        await tab.resize(320, 568)
        await Guest(tab, SPITE, led(9), RULES, explain=True).load(address)
        await until(tab, "document.querySelector('.status').textContent.startsWith('Spite: whoever')")

        assert await tab.run(EXPLAINED) == ""


async def test_each_thing_is_explained_once_until_one_plays_on() -> None:
    """Others may play on meanwhile; after a tap, the next comes with the next position; the device remembers it all."""
    async with site() as address, tab_in("chromium", warm=True) as tab:
        await tab.resize(390, 844)
        guest = Guest(tab, SPITE, led(3), RULES, explain=True)
        await guest.load(address)
        await until(tab, f"{EXPLAINED}.startsWith('Spite: whoever')")
        await guest.show()
        assert (await tab.run(EXPLAINED)).startswith("Spite: whoever")

        await tab.run("(document.querySelector('.explained button').click(), 1)")
        assert await tab.run(EXPLAINED) == ""
        await guest.show()
        await until(tab, f"{EXPLAINED}.startsWith('Your fake joker')")
        await guest.press("pass")
        assert await tab.run(EXPLAINED) == ""

        await guest.load(address)
        await until(tab, f"{EXPLAINED}.startsWith('With your play')")
        # It isn't said of another round.
        view = guest.state.view(0)
        await guest.hear(Show(guest.number + 1, evolve(view, deal=view.deal + 1, notes=()), ()))
        await until(tab, f"{EXPLAINED} === ''")


async def test_nothing_is_explained_to_whoever_does_not_want_it() -> None:
    """By a setting."""
    async with site() as address, tab_in("chromium", warm=True) as tab:
        await Guest(tab, SPITE, led(3), RULES).load(address)
        await until(tab, "import('./boards/spite/misplays.js').then(() => true)")
        await tab.run("(player.table.repaint(), true)")

        assert await tab.run(EXPLAINED) == ""
