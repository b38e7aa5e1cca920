"""`learn`: the lesson, then a first game against an easy opponent with a hint at every position."""

import random

from p2p_malice.engine.game import Game
from p2p_malice.face.contract import Face, Seats
from p2p_malice.face.forms import Question
from p2p_malice.play.local import new_state, new_tokens, sit_down
from p2p_malice.pump import Host
from p2p_malice.table import Table
from p2p_malice.words.saying import say

OPPONENT = "Robin"


async def learn(face: Face, name: str, game: Game) -> int:
    """Teach whoever is at `face` that game, and let them play; return the exit status."""
    assert game.teach
    lesson = Table(game.teach(), game, game.book.variants[0], new_tokens(2), bots={1: OPPONENT})
    (learner,) = face.players(Seats(is_lesson=True))
    await sit_down(Host(lesson, stand_in=lambda view: view.moves[0]), 0, learner, name)
    choices = {"play": say("ask-learned-play", opponent=OPPONENT), "quit": say("ask-learned-quit")}
    asks = say("ask-learned" if lesson.result else "ask-learned-skipped")
    if await face.choose(Question(asks, choices)) != "play":
        return 0
    state = new_state(2, game.practice, game)
    table = Table(state, game, game.practice, new_tokens(2), bots={1: OPPONENT})
    gentlest = next(iter(game.bots))
    (player,) = face.players(Seats(hints=True))
    await sit_down(Host(table, stand_in=game.chooser({1: gentlest}, random.SystemRandom())), 0, player, name)
    return 0
