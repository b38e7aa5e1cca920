"""What somebody reads who was invited by a host whom they have met, or by a link of long ago."""

import contextlib
import json
import time
from collections.abc import AsyncIterator

from tests.web.dom.tab import DomTab, dom_tab, needs_dom

pytestmark = needs_dom

FIRST, SECOND = "MDW1-AAAA~Ann~Spite", "http://localhost/game/#MDW1-BBBB~Ann"
DAY = 24 * 3600_000

SHOW = """
(async () => {{
  const {{ showInvitation }} = await import("./landing/invitation-form.js");
  const {{ Settings }} = await import("./settings/settings.js");
  const page = {{ root: document.getElementById("root"), settings: new Settings() }};
  await showInvitation(page, {invitation}, null);
}})()
"""


async def shown(
    tab: DomTab, invitation: str, *tables: tuple[str, int, dict[str, int] | None], counts: bool = False
) -> str:
    """The form for that invitation, where those tables are remembered: the link, days ago, and games won.

    The last of them `counts` the games of other evenings.
    """
    met = [
        {"invitation": link, "at": -days * DAY, "game": "spite", **({"score": score} if score else {})}
        for link, days, score in tables
    ]
    met[-1]["counts"] = counts
    keep = f"{json.dumps(met)}.map((each) => ({{ ...each, at: Date.now() + each.at }}))"
    await tab.run(f"(localStorage.setItem('p2p-malice met', JSON.stringify({keep})), 1)")
    await tab.run(SHOW.format(invitation=json.dumps(invitation)))
    return await tab.text("form")


@contextlib.asynccontextmanager
async def page() -> AsyncIterator[DomTab]:
    """A guest's page on which nothing is known."""
    async with dom_tab() as there:
        await there.open()
        yield there


async def test_a_host_who_was_met_is_known_again() -> None:
    """With all that they have won at the host's tables, and what was played last at this one; somebody else isn't."""
    async with page() as tab:
        at_first, at_second = (FIRST, 7, {"Ann": 1, "Kay": 2}), (SECOND, 0, {"Ann": 3, "Cy": 1})
        told = await shown(tab, SECOND, at_first, at_second, ("MDW1-CCCC~Bob", 9, {"Bob": 5}))
        assert "You've played with Ann before. Games won: Ann 4, Kay 2, Cy 1" in told.replace("\xa0", " ")
        assert "last at this table" not in told
        assert "Ann invites you to Spite A trick" in told.replace("\xa0", " ")

        told = await shown(tab, SECOND, at_first, at_second, counts=True)
        assert "Games won: Ann 3, Cy 1" in told.replace("\xa0", " ")
        assert "Games won" not in await shown(tab, SECOND, (FIRST, 7, None), (SECOND, 0, {"Ann": 0}))
        assert "before" not in await shown(tab, "MDW1-DDDD~Cy", at_first)


async def test_an_old_link_says_so_and_leads_to_the_hosts_latest_table() -> None:
    """Where none is known, the host can be asked for another one."""
    async with page() as tab:
        await shown(tab, FIRST, (FIRST, 7, None), (SECOND, 2, None))
        assert await tab.texts("form .newer") == ["To Ann's latest table"]
        await tab.run("(document.querySelector('.newer').click(), 1)")
        assert await tab.run("location.hash") == "#MDW1-BBBB~Ann"

        told = await shown(tab, FIRST, (SECOND, 9, None), (FIRST, 7, None))
        assert "You were last at this table on" in told
        assert "latest table" not in told
        assert "Ask Ann" in told


WAIT = """
(async () => {{
  localStorage.setItem("p2p-malice met", JSON.stringify({met}));
  const {{ showReply }} = await import("./landing/reply-steps.js");
  const seat = {{ invitation: {invitation}, name: "Bob" }};
  const page = {{ root: document.getElementById("root"), seat, isInvited: true, isCarried: true }};
  showReply(page, "MDR1-AAAA", performance.now() - 9999);
}})()
"""


async def test_who_has_sat_there_before_reads_that_the_table_may_be_over() -> None:
    """They were told to wait for a device to wake, by an invitation to a table that was closed."""
    met = {"invitation": SECOND, "at": time.time_ns() // 10**6, "game": "malice"}
    async with page() as tab:
        await tab.run(WAIT.format(met=json.dumps([met]), invitation=json.dumps(SECOND)))
        assert await tab.texts("h1") == ["This table may be over"]
        assert (await tab.texts(".sharing .main"))[0] == "Ask Ann by WhatsApp"
        assert "Ask for a new invitation." in await tab.text(".card-form")

        await tab.run(WAIT.format(met=json.dumps([met]), invitation=json.dumps("MDW1-DDDD~Ann")))
        assert await tab.texts("h1") == ["Ann's device may be asleep"]
        assert "Ask Ann" not in await tab.text(".card-form")


async def test_a_table_is_remembered_with_who_has_won() -> None:
    """All people, as the table says, though one is away; by who only looks on, no table where they haven't played."""
    async with page() as tab:
        await tab.run("""
          (async () => {
            const { note } = await import("./landing/met.js");
            const sitters = [
              { name: "Ann", present: true, won: 2 },
              { name: "Kay", present: false, computer: true },
              { name: "Otto", present: true, computer: true, won: 3 },
            ];
            const former = [{ name: "Cy", won: 1 }, { name: "Pip", computer: true, won: 1 }];
            const at = (earlier, watches) =>
              ({ watches, table: { state: { sitters, former, earlier, game: "malice" } } });
            const seat = { invitation: "MDW1-AAAA~Ann" };
            note(seat, at(0, false));
            note(seat, at(4, true));
            note({ invitation: "MDW1-BBBB~Bob" }, at(0, true));
            note({ invitation: "MDW1-EEEE" }, at(0, false));
          })()
        """)

        (met,) = await tab.run("JSON.parse(localStorage.getItem('p2p-malice met'))")
        assert (met["score"], met["counts"]) == ({"Ann": 2, "Kay": 0, "Cy": 1}, True)


WATCH = """
(async () => {{
  const seat = {{ name: "Dora", token: "t", players: [], invitation: {kept} }};
  const kept = new Map([["last", seat]]);
  const store = {{ get: (key) => ({{ result: kept.get(key) }}), delete: (key) => ({{ result: kept.delete(key) }}) }};
  const transaction = () => {{
    const made = {{ objectStore: () => store }};
    setTimeout(() => made.oncomplete());
    return made;
  }};
  const open = () => {{
    const opening = {{ result: {{ transaction, close() {{}} }} }};
    setTimeout(() => opening.onsuccess());
    return opening;
  }};
  globalThis.indexedDB = {{ open }};
  const {{ noteWatching }} = await import("./landing/guest-dialogs.js");
  const state = {{ sitters: [], former: [{{ name: "Dora", won: 2 }}], earlier: 0, game: "malice" }};
  await noteWatching({{ name: "Dora", invitation: {invitation} }}, {{ watches: true, table: {{ state }} }});
  return [history.state?.watches, kept.has("last")];
}})()
"""


async def test_who_only_watches_now_has_no_seat_at_that_table_but_keeps_one_elsewhere() -> None:
    """Whoever left then was offered the seat of a game before."""
    for kept, is_kept in ((FIRST, False), (f"http://localhost/game/#{FIRST}", False), (SECOND, True)):
        async with page() as tab:
            watch = WATCH.format(kept=json.dumps(kept), invitation=json.dumps(FIRST))
            assert await tab.run(watch) == ["Dora", is_kept]
