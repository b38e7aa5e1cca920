"""`learn`: the lesson, then a first game against an easy opponent with a hint below every position."""

import random

from p2p_malice.engine.game import State
from p2p_malice.face import QuitWanted
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.lesson import LESSON, Step
from p2p_malice.plain.board import board_lines
from p2p_malice.plain.face import PersonFace
from p2p_malice.plain.words import Voice, event_words, in_order, move_words, moves_lines
from p2p_malice.play.local import new_state, new_tokens, sit_down
from p2p_malice.pump import Host
from p2p_malice.table import Table

PRACTICE = "mdw payoff=11"

_OPPONENT = "Robin"
_HELP = "Type the number of a move. Other words: board, skip (to the game), quit."


async def learn(face: PersonFace, name: str) -> int:
    """Teach whoever is at `face`, and let them play; the exit status. Raises `QuitWanted`."""
    console = face.console
    console.tell("", "A lesson of a few minutes. You play against Robin, who only watches for now.", _HELP)
    state: State | None = None
    for number, step in enumerate(LESSON, 1):
        state = await _take(face, number, step, state)
        if state is None:
            break
    console.tell(
        "",
        "That is all there is to it. Now try it: a short game, in which Robin plays easily.",
        "Below every position stands a hint; rules shows all the rules.",
        "",
    )
    answer = await console.ask("Play it? (y/n)")
    if answer is None or answer.lower() in ("n", "no", "q", "quit"):
        return 0
    table = Table(new_state(2, PRACTICE, MALICE), MALICE.name, PRACTICE, new_tokens(2), bots={1: _OPPONENT})
    (player,) = face.players(hints=True)
    await sit_down(Host(table, stand_in=MALICE.chooser({1: "easy"}, random.SystemRandom())), 0, player, name)
    return 0


async def _take(face: PersonFace, number: int, step: Step, before: State | None) -> State | None:
    """Let the learner take one step; the position after it, None to go to the game at once."""
    console = face.console
    state = step.begin(before)
    moves = in_order(state.offers(0).moves)
    voice = Voice(("You", _OPPONENT).__getitem__, 0)

    def show() -> None:
        view = state.view(0)
        console.tell("", *board_lines(view, voice.name), "", *moves_lines(moves, view))

    console.tell("", f"{number} of {len(LESSON)}: {step.title}")
    console.paragraph(step.text)
    show()
    while True:
        answer = await console.ask("Your move:")
        if answer is None:
            raise QuitWanted
        match answer.lower():
            case "quit" | "q" | "exit":
                raise QuitWanted
            case "skip":
                return None
            case "board" | "b":
                show()
                continue
        move = moves[int(answer) - 1] if answer.isdecimal() and 1 <= int(answer[:4]) <= len(moves) else answer
        if move not in moves:
            console.tell("That is none of the moves. " + _HELP)
        elif step.accepts(move):
            after = state.after(0, move)
            words = [event_words(event, voice) for event in after.events]
            console.tell(*(text for text in words if text))
            console.paragraph(step.praise)
            return after
        else:
            console.paragraph(f"{move_words(move, state.view(0)).capitalize()}? {step.nudge}")
