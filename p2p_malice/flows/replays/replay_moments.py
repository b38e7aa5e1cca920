"""Finds the moments of a finished game in which another move would have helped most."""

import asyncio
from collections.abc import Sequence

from attrs import evolve

from p2p_malice.engine.game import Moment, Moments
from p2p_malice.flows.replays.replay_views import view_from
from p2p_malice.history.seen_game import SeenGame
from p2p_malice.sentence_facts import Answer

MOST = 3
"""So many are shown, if there are so many."""

LOOKING, NONE = Answer((("looking",),)), Answer((("none",),))
"""What is said while they are looked for, and where there are none."""


async def greatest_moments(seen: SeenGame, seat: int, moments: Moments) -> tuple[Moment, ...]:
    """The moments in which the moves of that seat cost most, in the order of the game; each says its number.

    Others may run between two positions.
    """
    found: list[Moment] = []
    views = [(view_from(seen, at, seat), show.events) for at, show in enumerate(seen.shows)]
    for moment in moments(views):
        if moment:
            found.append(moment)
        await asyncio.sleep(0)
    greatest = sorted(found, key=lambda each: -each.loss)[:MOST]
    sitters = seen.seated.players
    # Of more than one other player, it isn't known whose cards a move was about.
    other = sitters[1 - seat].name if len(sitters) == 2 else ""
    return tuple(
        evolve(moment, answer=_numbered(moment.answer, number, len(greatest), other or "none"))
        for number, moment in enumerate(sorted(greatest, key=lambda each: each.at), 1)
    )


def _numbered(answer: Answer, number: int, most: int, other: str) -> Answer:
    codes = ("which", *(code for paragraph in answer.codes for code in paragraph))
    return evolve(answer, codes=(codes,), facts={**answer.facts, "number": number, "most": most, "other": other})


def after(moments: Sequence[Moment], at: int) -> Moment:
    """The first moment after that position or, if there is none, the first of all."""
    return next((moment for moment in moments if moment.at > at), moments[0])
