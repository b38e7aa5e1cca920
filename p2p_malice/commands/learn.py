"""`learn`: the lesson, then a first game against an easy opponent with a hint at every position."""

import random

from p2p_malice.face import Face, Question, Seats
from p2p_malice.games.malice.game import MALICE
from p2p_malice.play.local import new_state, new_tokens, sit_down
from p2p_malice.pump import Host
from p2p_malice.table import Table
from p2p_malice.words.saying import say

PRACTICE = "mdw payoff=11"

OPPONENT = "Robin"


async def learn(face: Face, name: str) -> int:
    """Teach whoever is at `face`, and let them play; the exit status."""
    assert MALICE.teach
    lesson = Table(MALICE.teach(), MALICE.name, "mdw", new_tokens(2), bots={1: OPPONENT})
    (learner,) = face.players(Seats(is_lesson=True))
    await sit_down(Host(lesson), 0, learner, name)
    choices = {"play": say("ask-learned-play", opponent=OPPONENT), "quit": say("ask-learned-quit")}
    if await face.choose(Question(say("ask-learned"), choices)) != "play":
        return 0
    table = Table(new_state(2, PRACTICE, MALICE), MALICE.name, PRACTICE, new_tokens(2), bots={1: OPPONENT})
    (player,) = face.players(Seats(hints=True))
    await sit_down(Host(table, stand_in=MALICE.chooser({1: "easy"}, random.SystemRandom())), 0, player, name)
    return 0
