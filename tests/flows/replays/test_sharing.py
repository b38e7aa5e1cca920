"""A finished game becomes a message that shows it to others, with all of it and nothing of the games after it."""

import random
from collections.abc import Sequence

import pytest
from attrs import evolve

from p2p_malice.engine.game import REMATCH, UNDO, State, rematch_from
from p2p_malice.engine.match import Match
from p2p_malice.errors import SavedGameError
from p2p_malice.flows.replays.replaying import seen_in_code
from p2p_malice.flows.replays.sharing import game_in, shared
from p2p_malice.flows.saving.rebuild_table import positions
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import GAMES
from p2p_malice.history.seen_game import text_of_seen
from p2p_malice.protocol.game_code import decode, encode
from p2p_malice.store.contract import SavedDeal, SavedGame
from tests.friends_table import FriendsTable
from tests.helpers import WORDS, refused
from tests.interfaces import HERE

RNG = random.Random(7)


def position(state: State) -> str:
    """All cards there, as text."""
    assert isinstance(state, Match)
    assert MALICE.position
    return MALICE.position(state.state)


def log_of(rules: str, seeds: Sequence[bytes | None], seats: int = 2) -> tuple[SavedGame, list[int]]:
    """A log of games, or matches, from these seeds (None: one made from the last), and where each has ended."""
    first, *others = seeds
    assert first
    tokens, seating = tuple("abc"[seat] * 32 for seat in range(seats)), ("me", "bot=hard", "friend")[:seats]
    deal = SavedDeal("2026-11-25T20:15:00", rules, first.hex(), tokens, seating, MALICE.name)
    saved = SavedGame("T", deal, ("Asha", "", "Ben")[:seats], (), False, False, (0,))
    (state,) = positions(saved, MALICE)
    moves: list[tuple[int | None, str]] = []
    ends = []

    def make(seat: int, move: str) -> Match:
        moves.append((seat, move))
        return state.after(seat, move)

    for number in range(len(seeds)):
        if number:
            seed = others[number - 1]
            state = make(0, rematch_from(seed) if seed else REMATCH)
        while not state.result:
            (seat,) = state.turn
            options = state.offers(seat).moves
            plays = [move for move in options if ">c" in move]
            state = make(seat, RNG.choice(plays or options))
            if state.view(seat).undo and RNG.random() < 0.2:
                state = make(seat, UNDO)
        ends.append(len(moves) + 1)
    return evolve(saved, moves=tuple(moves), is_over=True), ends


@pytest.mark.parametrize("rules", ["mdw payoff=3", "official payoff=3 undo=yes", "mdw payoff=2 deals=2 undo=yes"])
def test_each_game_of_an_evening_is_shown_as_it_was(rules: str) -> None:
    """By its code, to whoever reads it: all views of it from all seats, but for what was taken back."""
    saved, ends = log_of(rules, [bytes([each]) * 32 for each in (1, 2, 3)])
    whole = [*positions(saved, MALICE)]

    for at, end in enumerate(ends):
        code = encode(game_in(saved, end, MALICE), GAMES)
        coded, last = decode(f"Look: https://cards.example/#{code}", GAMES)

        assert [(seat.name, seat.bot) for seat in coded.seats] == [("Asha", None), ("", "hard")]
        assert position(last) == position(whole[end - 1])
        began = ends[at - 1] if at else 0
        was = [position(state) for state in whole[began:end]]
        assert {position(state) for state in seen_in_code(coded, MALICE).states} <= {*was}
        assert coded.seed == bytes([at + 1]) * 32


def test_what_is_not_over_or_has_no_code_cannot_be_shared() -> None:
    """Nor a match whose seed is that of the one before it; a single game like that has a seed of its own."""
    saved, ends = log_of("mdw payoff=2 deals=2", [bytes(32), None])
    game_in(saved, ends[0], MALICE)
    for last, of in ((ends[1], saved), (5, saved), (None, evolve(saved, moves=saved.moves[:5]))):
        with refused(SavedGameError, "can't be shared"):
            game_in(of, last, MALICE)

    saved, ends = log_of("mdw payoff=2", [bytes(32), None])
    assert game_in(saved, ends[1], MALICE).seed != bytes(32)


@pytest.mark.usefixtures("own_folder")
def test_a_guests_game_is_shared_once_its_deal_was_opened() -> None:
    """It's the whole game, as its host's log would give; before, not even the guest knows all cards."""
    there = FriendsTable(("Ann", "Bob"), "official payoff=1")
    there.play()
    seen = there.friends[1].seen
    HERE.saves.keep_seen("T-1", text_of_seen(seen))
    HERE.saves.keep_seen("T-2", text_of_seen(evolve(seen, deal=())))

    coded, state = decode(WORDS.said(shared(HERE, "T-1")), GAMES)

    assert [seat.name for seat in coded.seats] == ["Ann", "Bob"]
    assert position(state) == position(there.table._state)
    with pytest.raises(SavedGameError):
        shared(HERE, "T-2")
