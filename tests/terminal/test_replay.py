"""A replay at the full screen."""

from p2p_malice.flows.replays.replay_contents import turns_of
from p2p_malice.flows.replays.replaying import replay, seen_at_table
from p2p_malice.terminal.cards import face_text
from tests.flows.replays.test_replaying import saved
from tests.interfaces import HERE
from tests.terminal.stage import stage


async def test_the_end_is_told_and_left_again() -> None:
    """Over the board: who won, and what each has left. No key asks for another game."""
    seen = seen_at_table(saved(1), HERE)

    async with stage(lambda ui: replay(ui, seen, HERE.games)) as there:
        told = await there.press("end", "r", "c")
        assert "Cards left" in told
        assert "play again" not in told
        assert "Cards left" not in await there.press("left")


async def test_the_log_is_that_of_the_position() -> None:
    """However often the replay goes back, and however far it jumps."""
    seen = seen_at_table(saved(1), HERE)

    async with stage(lambda ui: replay(ui, seen, HERE.games), (160, 48)) as there:
        on_foot = await there.press(*["right"] * 6)
        assert await there.press("left", "left", "right", "right") == on_foot
        await there.press("end")
        assert await there.press("home", *["right"] * 6) == on_foot


async def test_all_hands_are_looked_at_by_a_key() -> None:
    """From each seat in turn, then all of them, at the same position."""
    seen = seen_at_table(saved(1), HERE)
    hand = seen.states[5].view(1).pile("hand", 1).cards

    async with stage(lambda ui: replay(ui, seen, HERE.games)) as there:
        await there.press(*["right"] * 5)
        assert "Player 2's cards" in await there.press("v")
        told = await there.press("v")
        assert "Move 5 " in told
        assert "All open" in told
        told = await there.press("tab")
        assert all(face_text(card, "suits") in told for card in hand)


async def test_a_turn_is_chosen_from_all_of_them() -> None:
    """By arrows and Enter; the list begins at the turn that is shown."""
    seen = seen_at_table(saved(1), HERE)
    *_, before, last = [turn.at for turn in turns_of(seen.shows, seen.seated.players, "")]

    async with stage(lambda ui: replay(ui, seen, HERE.games)) as there:
        assert "The end" in await there.press("end", "l")
        assert f"Move {before} of {last}" in await there.press("up", "enter")


async def test_a_better_move_is_told_and_marked() -> None:
    """Below the cards, until one goes on."""
    seen = seen_at_table(saved(1), HERE)

    async with stage(lambda ui: replay(ui, seen, HERE.games)) as there:
        told = await there.press("h")
        while "Looking" in told:
            await there.settle()
            told = there.text
        assert "Better move 1 of" in told
        assert "▼" in told
        assert "Better move" not in await there.press("right")
