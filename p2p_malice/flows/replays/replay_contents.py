"""Finds the turns of a finished game, and how far each player had got."""

from collections.abc import Sequence

from attrs import evolve

from p2p_malice.engine.game import UNDO
from p2p_malice.history.recorder import ENDS_A_TURN
from p2p_malice.protocol.messages import Show, Sitter
from p2p_malice.ui.turns import Turn


def turns_of(shows: Sequence[Show], players: Sequence[Sitter], race: str) -> list[Turn]:
    """The turns of a game with these positions, whose players race for the piles called `race`, if it is a race."""
    turns = [_begun(shows[0], 0, players)]
    for at, show in enumerate(shows[1:], 1):
        turns[-1] = _gone_on(turns[-1], show, race)
        is_new = show.view.turn != shows[at - 1].view.turn or any(each.kind in ENDS_A_TURN for each in show.events)
        # While everybody may object to a play, it is nobody's turn.
        if is_new and (show.view.turn or show.view.result):
            turns.append(_begun(show, at, players))
    longest = max(turns, key=lambda turn: len(turn.cards))
    return [evolve(turn, is_longest=turn is longest and len(turn.cards) > 1) for turn in turns]


def race_of(shows: Sequence[Show], race: str) -> tuple[tuple[int, ...], ...]:
    """How many cards of the piles called `race` each seat has still to go at each position; none without a race."""
    if not race:
        return ()
    counts = [{pile.seat: pile.count for pile in show.view.piles if pile.role == race} for show in shows]
    return tuple(tuple(count.get(seat, 0) for count in counts) for seat in range(shows[0].view.seats))


def lead_of(race: Sequence[Sequence[int]]) -> int | None:
    """The position from which on who has the fewest cards left at the end was ahead alone, after somebody else was."""
    ahead = [_ahead(count) for count in zip(*race, strict=True)]
    if not ahead or ahead[-1] is None:
        return None
    after = next((at for at in range(len(ahead) - 1, -1, -1) if ahead[at] != ahead[-1]), -1) + 1
    return after if any(seat not in (None, ahead[-1]) for seat in ahead[:after]) else None


def _ahead(count: Sequence[int]) -> int | None:
    """The seat that has the fewest cards to go, None if several have."""
    fewest = [seat for seat, left in enumerate(count) if left == min(count)]
    return fewest[0] if len(fewest) == 1 else None


def _begun(show: Show, at: int, players: Sequence[Sitter]) -> Turn:
    if not show.view.turn:
        return Turn(at, None)
    seat = show.view.turn[0]
    return Turn(at, seat, players[seat].name)


def _gone_on(turn: Turn, show: Show, race: str) -> Turn:
    """The turn with what happened in it before that position."""
    for event in show.events:
        if event.kind == "play":
            played = (event.card,) if event.card else event.cards
            places = (len(turn.cards),) if race and event.source == race else ()
            shows = (event.stands_for or "",) * len(played)
            turn = evolve(turn, cards=turn.cards + played, shows=turn.shows + shows, race=turn.race + places)
        elif event.kind == "discard":
            turn = evolve(turn, discarded=event.card or "")
        elif event.kind == UNDO:
            cards, shows = turn.cards[:-1], turn.shows[:-1]
            turn = evolve(turn, cards=cards, shows=shows, race=tuple(at for at in turn.race if at < len(cards)))
    return turn
