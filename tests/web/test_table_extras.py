"""Around the cards: talk, who is away, sounds, and what somebody finds who comes back."""

import pytest

from p2p_malice.protocol.messages import UNDERSTOOD, Poked, Refused, Said, Seated, Show, Sitter
from tests.helpers import play, position
from tests.typed import TYPED
from tests.web.browsers import needs_chromium
from tests.web.looks import SIZES
from tests.web.stage import NAMES, PAINTED, resize
from tests.web.table import last_turn, table

pytestmark = needs_chromium

PHONE = {"width": 390, "height": 844}

SOUNDING = """
window.made = { contexts: 0, nodes: 0 };
const node = () => (made.nodes++, {
  connect: (next) => next, start() {}, stop() {}, frequency: {}, getChannelData: () => new Float32Array(8),
  gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
});
window.AudioContext = class {
  constructor() { made.contexts++; }
  state = "running";
  sampleRate = 16;
  currentTime = 0;
  createOscillator = node;
  createGain = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer() { return { getChannelData: () => new Float32Array(8) }; }
};
navigator.vibrate = (ms) => { window.trembled = ms; };
const request = async () => {
  window.lit = true;
  return { released: false, release() { window.lit = false; } };
};
Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""

IN_SIGHT = """
(selector) => {
  const box = document.querySelector(selector);
  const bottom = box.lastElementChild.getBoundingClientRect().bottom;
  return box.scrollTop > 0 && bottom <= box.getBoundingClientRect().bottom + 1;
}
"""
"""Whether the last of several lines that have to be scrolled is seen."""
LONG = "That was a really lucky card, I must say, and I'd never have thought that you still had the king!"


async def test_a_phrase_goes_out_on_one_tap() -> None:
    """A phrase and a face are sent as they are tapped, words of one's own with Enter."""
    async with table() as there:
        page = there.page
        await there.stage.show(last_turn(0, 2))
        for name in ("Well played!", "🎉"):
            await page.get_by_role("button", name="Chat").click()
            await page.get_by_role("button", name=name).click()
            await page.locator("dialog").wait_for(state="detached")
        assert await page.evaluate("said.map((each) => each.text)") == ["Well played!", "🎉"]

        await page.get_by_role("button", name="Chat").click()
        await page.locator(".faces button").first.wait_for()
        assert await page.locator(".faces button").count() == 12
        await page.fill("#say", "Hello!")
        await page.keyboard.press("Enter")
        await page.wait_for_function("said.length === 3")
        assert await page.evaluate("said[2].text") == "Hello!"
        # The same key doesn't open it again, though the button has the focus.
        await page.evaluate(PAINTED)
        assert await page.locator("dialog").count() == 0


async def test_no_key_sends_what_nobody_has_chosen_where_one_does_not_type() -> None:
    """The first face had the focus there, and Enter sent it."""
    async with table(viewport=PHONE, has_touch=True, is_mobile=True) as there:
        page = there.page
        await there.stage.show(last_turn(0, 2))
        assert not await page.evaluate("matchMedia('(hover: hover)').matches")
        await page.get_by_role("button", name="Chat").click()
        await page.locator(".faces button").first.wait_for()
        await page.evaluate(PAINTED)
        for key in ("Enter", "Space"):
            await page.keyboard.press(key)
        assert await page.evaluate("said.length") == 0
        assert await page.locator("dialog[open]").count() == 1


async def test_the_last_face_is_said_again_by_one_tap() -> None:
    """It stands beside what the table says, where anybody hears it."""
    async with table() as there:
        page = there.page
        await there.stage.show(last_turn(0, 2))
        await page.get_by_role("button", name="Chat").click()
        await page.get_by_role("button", name="🎉").first.click()
        await page.get_by_role("button", name="Send 🎉").click()
        assert await page.evaluate("said.map((each) => each.text)") == ["🎉", "🎉"]

        await there.stage.seat(computers=(1,))
        assert await page.locator(".quick").is_hidden()


async def test_what_was_said_stands_above_what_one_may_say() -> None:
    """With names, the newest in sight, also while the dialog is open; and the log opens at its newest line."""
    async with table(viewport=PHONE) as there:
        page = there.page
        await there.stage.show(last_turn(0, 2))
        await there.stage.hear(*(Said(1, f"Well, {number}") for number in range(30)), Said(0, "Indeed"))
        await page.get_by_role("button", name="Chat").click()
        await page.locator(".history").get_by_text("Indeed").wait_for()
        await there.stage.hear(Said(1, "Bye"))

        lines = await page.locator(".history p").all_inner_texts()
        assert [" ".join(line.split()) for line in lines[-3:]] == ["Asha Well, 29", "You Indeed", "Asha Bye"]
        assert await page.evaluate(IN_SIGHT, ".history")
        await page.keyboard.press("Escape")
        await page.keyboard.press("l")
        await page.locator("dialog").get_by_text("Bye").wait_for()
        assert await page.evaluate(IN_SIGHT, "dialog .content")
        await page.keyboard.press("Escape")
        await resize(page, 1280, 800)
        await page.evaluate("() => { document.querySelector('footer').style.paddingTop = '300px'; }")
        await page.wait_for_function(IN_SIGHT, arg=".log")


async def test_what_was_said_is_found_again_at_the_same_table() -> None:
    """Also when the page was loaded again; with another seat, nothing of it is shown."""
    async with table() as there:
        page, address = there.page, there.page.url
        await there.stage.show(last_turn(0, 2))
        await there.stage.hear(Said(1, "Well, well"), Said(0, "Indeed"))
        for token, said in (("0" * 32, ["Asha Well, well", "You Indeed"]), ("1" * 32, [])):
            await page.goto("about:blank")
            await there.stage.begin(address)
            own = "async (token) => { player.table.know({ mark: (await import('./table/player.js')).markOf(token) }); }"
            await page.evaluate(own, token)
            await there.stage.show(last_turn(0, 2))
            await page.get_by_role("button", name="Chat").click()
            await page.locator(".faces button").first.wait_for()
            lines = await page.locator(".history p").all_inner_texts()
            assert [" ".join(line.split()) for line in lines] == said


async def test_what_is_tapped_in_a_dialog_does_what_it_is_for() -> None:
    """A handler of the dialog once took the taps from its switches."""
    async with table() as there:
        await there.stage.show(last_turn(0, 2))
        await there.page.keyboard.press("m")
        switch = there.page.locator("dialog input[type=checkbox]").first
        before = await switch.is_checked()
        await switch.click()
        assert await switch.is_checked() != before


async def test_whoever_waits_reminds_the_player_who_has_the_turn() -> None:
    """By a button in the chat, where the table's program passes that on; whoever is reminded reads who waits."""
    async with table() as there:
        page = there.page
        players = tuple(Sitter(name, present=True) for name in NAMES[:2])
        await there.stage.hear(Seated(1, "malice", "mdw", players, "1" * 32, UNDERSTOOD))
        await there.stage.hear(Show(1, last_turn(0, 2).view(1)))
        await page.keyboard.press("t")
        await page.get_by_role("button", name="Remind ").click()
        assert await page.evaluate("said.at(-1)") == {"kind": "poke", "seat": 0}
        await there.stage.hear(Poked(0, 1))

        await page.get_by_text("is waiting for you: it's your turn.").wait_for()
        assert "is waiting for you" in await page.title()


async def test_too_much_talk_is_answered_kindly_and_not_lost() -> None:
    """The sentence says what to do; what was written stands in the field again, and the picked card stays picked."""
    async with table() as there:
        page = there.page
        await there.stage.show(last_turn(0, 2))
        await page.keyboard.press("t")
        await page.fill("#say", "And another thing")
        await page.keyboard.press("Enter")
        await page.locator("dialog").wait_for(state="detached")
        await page.keyboard.press("2")
        await page.locator(".spot.picked").wait_for()
        await there.stage.hear(Refused("too_much_said", of="say"))

        assert "Wait a few seconds" in await page.locator(".banner").inner_text()
        assert await page.locator(".spot.picked").count() == 1
        await page.keyboard.press("t")
        assert await page.input_value("#say") == "And another thing"


async def test_what_is_said_stands_at_the_speakers_name() -> None:
    """A bubble for each speaker, the last thing said, without a mark on what oneself has said."""
    async with table(viewport=PHONE) as there:
        await there.stage.show(last_turn(0, 2))
        await there.stage.hear(Said(1, "Oh no …"), Said(1, "Well played!"), Said(0, "Thanks"))

        assert await there.page.locator(".bubble").all_inner_texts() == ["AshaWell played!", "YouThanks"]
        await there.page.locator(".bubble").first.wait_for(state="detached")


async def test_a_face_flies_to_whom_it_is_for() -> None:
    """One is chosen among the players; the face flies from name to name and stands there for a while."""
    async with table(4, reduced_motion="no-preference") as there:
        page = there.page
        await there.stage.show(last_turn(0, 4))
        await page.get_by_role("button", name="Chat").click()
        await page.get_by_role("radio", name="Ben").check()
        await page.get_by_role("button", name="🎉").click()
        assert await page.evaluate("said.at(-1)") == {"kind": "say", "text": "🎉", "to": 2}

        await there.stage.hear(Said(1, "🎉", to=2))

        await page.locator(".flying-face").wait_for()
        await page.locator(".bubble.large[data-from='1']").wait_for()
        await page.locator(".flying-face").wait_for(state="detached")
        assert await page.evaluate("player.table.state.log.lines.at(-1).text") == "Asha to Ben: 🎉"


async def test_the_avatar_that_was_chosen_is_told_and_drawn() -> None:
    """Once, when it is another than the one at the table; whoever chooses another at the table is seen so at once."""
    async with table(2) as there:
        page = there.page
        await there.stage.show(last_turn(0, 2))
        choose = "((name) => { player.settings.avatar = name; player.settings.keep(); })"
        await page.evaluate(f"{choose}('fox')")
        await there.stage.seat()
        assert await page.evaluate("said") == [{"kind": "avatar", "avatar": "fox"}]

        sitters = (Sitter("Kay", present=True, avatar="fox"), Sitter("Asha", present=True, avatar="owl"))
        await there.stage.hear(Seated(0, "malice", "mdw", sitters, "0" * 32))
        assert await page.locator(".board .avatar svg").count() == 2
        await page.evaluate(f"{choose}('')")
        assert await page.evaluate("said.at(-1)") == {"kind": "avatar", "avatar": ""}


async def test_what_people_type_is_shown_as_it_is() -> None:
    """Be it a name or what is said: it isn't read as anything."""
    async with table() as there:
        await there.stage.show(last_turn(0, 2))
        for text in TYPED:
            sitters = (Sitter("Kay", present=True), Sitter(text, present=True))
            await there.stage.hear(Seated(0, "malice", "mdw", sitters, "0" * 32), Said(1, text))

            assert await there.page.locator(".bubble").last.evaluate("(each) => each.textContent") == text + text
            assert (await there.page.evaluate("player.table.state.log.lines.at(-1).text")) == f"{text}: {text}"
            assert text in await there.page.evaluate("document.querySelector('.others, .board').textContent")


async def test_a_dot_marks_what_was_not_read() -> None:
    """On a phone, what friends say leaves a dot at Chat until that or the log is opened; not beside the log."""
    async with table(viewport=PHONE) as there:
        page = there.page
        await there.stage.show(last_turn(0, 2))
        await there.stage.hear(Said(0, "Hello"))
        assert await page.locator(".unread").count() == 0
        await there.stage.hear(Said(1, "Hello"))
        assert await page.locator(".unread").count() == 1
        await page.keyboard.press("l")
        assert await page.locator(".unread").count() == 0
        await page.keyboard.press("Escape")

        await resize(page, 1280, 800)
        await there.stage.hear(Said(1, "Hello?"))
        assert await page.locator(".unread").count() == 0


async def test_a_lost_host_is_told_with_a_button() -> None:
    """The way back is offered, and nothing that the lost host would have to answer."""
    async with table() as there:
        await there.stage.show(last_turn(0, 2))
        await there.page.evaluate(
            "(player.table.change({ callWords: 'page-new-code', call: () => said.push({ kind: 'call' }),"
            "link: '○ away', isAway: true, trouble: 'We lost them.' }), 1)"
        )
        banner = there.page.locator(".banner")
        assert "We lost them." in await banner.inner_text()
        opener = banner.get_by_role("button", name="Your host is away")
        await opener.focus()
        await there.page.keyboard.press("Enter")
        assert await banner.locator(".menu button").all_inner_texts() == ["I have a new invitation"]
        await there.page.keyboard.press("Escape")
        assert await opener.get_attribute("aria-expanded") == "false"
        await there.page.keyboard.press("i")
        assert await there.said() == ["call"]

        await there.page.evaluate(
            "(player.table.change({ callWords: '', link: '● direct', isAway: false, trouble: '' }), 1)"
        )
        assert await banner.inner_text() == ""


async def test_who_is_away_takes_no_room_from_the_cards() -> None:
    """Whatever is told, every place of the board stays where it is; it once shrank the cards by a sixth."""
    places = "[...document.querySelectorAll('.board [data-spot]')]"
    boxes = f"{places}.map((each) => JSON.stringify(each.getBoundingClientRect()))"
    async with table() as there:
        await there.stage.show(last_turn(0, 2))
        for width, height in SIZES:
            await resize(there.page, width, height)
            await there.stage.seat()
            before = await there.page.evaluate(boxes)
            await there.stage.seat(1)
            await there.page.evaluate(f"(player.table.announce({LONG!r}), {PAINTED})")
            await there.page.locator(".away").wait_for()
            assert await there.page.evaluate(boxes) == before, f"{width}x{height}"


async def test_what_to_do_about_who_is_away_lies_over_no_card() -> None:
    """Whoever has the turn sees all cards, though somebody has left; the panel once hid those to be beaten."""
    spots = "[...document.querySelectorAll('.board [data-spot]')]"
    bottom = f"Math.max(...{spots}.map((each) => each.getBoundingClientRect().bottom))"
    async with table(3) as there:
        await there.stage.show(last_turn(0, 3))
        await there.stage.seat(1)
        await there.page.locator(".away").click()
        await resize(there.page, 320, 568)
        top = await there.page.evaluate("document.querySelector('.banner .menu').getBoundingClientRect().top")
        assert await there.page.evaluate(bottom) <= top
        await resize(there.page, 1280, 800)
        ends = "['.banner .menu', '.board'].map((each) => document.querySelector(each).getBoundingClientRect())"
        assert await there.page.evaluate(f"(([menu, board]) => menu.left >= board.right)({ends})")


async def test_whoever_comes_back_in_anothers_turn_is_told_whose_it_is() -> None:
    """The line below the table isn't empty, though nothing has happened since."""
    async with table() as there:
        await there.stage.hear(Show(9, last_turn(1, 2).view(0), ()))

        assert await there.page.locator(".status").inner_text() == "Asha's turn"


async def test_sounds_are_made_once_they_are_switched_on() -> None:
    """One context for all, made by the first touch; nothing before and nothing after; the choice is kept."""
    async with table(script=SOUNDING) as there:
        page = there.page
        state = last_turn(1, 2)
        await there.stage.show(state)
        await page.locator(".title").click()
        await there.stage.show(play(state, "As>c0"))
        assert await page.evaluate("made") == {"contexts": 0, "nodes": 0}

        loudness = page.locator("header .loudness")
        await loudness.click()
        assert await loudness.get_attribute("aria-label") == "Sounds: soft"
        before = await page.evaluate("made.nodes")
        assert before > 0
        await there.stage.show(play(state, "As>c0", "2h>c0"))
        # The card's rustle, and the tone of the second one in a turn.
        await page.wait_for_function(f"made.nodes === {before + 3 + 2}")
        assert await page.evaluate("made.contexts") == 1

        for expected in ("loud", "off"):
            await loudness.click()
            assert await loudness.get_attribute("aria-label") == f"Sounds: {expected}"
        before = await page.evaluate("made.nodes")
        await there.stage.show(play(state, "As>c0", "2h>c0", "payoff>c0"))
        await page.locator(".outcome").wait_for()
        assert await page.evaluate("made.nodes") == before
        assert await page.evaluate("JSON.parse(localStorage['p2p-malice settings']).volume") == "off"


@pytest.mark.parametrize("is_on", [True, False])
async def test_a_phone_trembles_at_ones_turn_and_stays_on(is_on: bool) -> None:
    """Where that is set; it trembles for a moment, and stays on until the move."""
    async with table(script=SOUNDING) as there:
        await there.page.evaluate("(on) => Object.assign(player.table.settings, { vibrate: on, awake: on })", is_on)
        state = position("turn=1; hand@0=9h; hand@1=9d 3c")
        await there.stage.show(state)
        assert not await there.page.evaluate("window.lit")
        await there.stage.show(own := play(state, "9d>d0"))

        assert (await there.page.evaluate("window.trembled ?? 0") > 0) == is_on
        assert await there.page.evaluate("window.lit ?? false") == is_on
        await there.stage.show(play(own, "9h>d0"))
        assert not await there.page.evaluate("window.lit")


async def test_a_computer_has_a_mark_and_a_word() -> None:
    """For the eye and for the ear."""
    async with table(3) as there:
        await there.stage.show(last_turn(0, 3))
        await there.stage.seat(computers=(2,))

        group = there.page.locator("[data-seat='2']")
        assert await group.get_attribute("aria-label") == "Ben (computer)"
        assert "bot" in (await group.get_attribute("class") or "")
