"""`learn`: the lesson, then a first game against easy opponents with a hint in every position.

The first game may have lighter rules.
"""

from collections.abc import Awaitable, Callable

from p2p_malice.engine.game import Game
from p2p_malice.flows.local_table import new_tokens, sit_down
from p2p_malice.flows.playing.hosting import HostedGame
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.opponents import LEARNERS
from p2p_malice.flows.setup.seats import BOT, BOT_NAMES, ME, SeatPlan, avatars_at, bots_at
from p2p_malice.table.table import Table
from p2p_malice.table_server import TableServer
from p2p_malice.ui.contract import Seats, UserInterface
from p2p_malice.ui.forms import Question
from p2p_malice.words.sentence import Sentence, listed, say

OPPONENTS = (*(each.name for each in LEARNERS), BOT_NAMES[0])
"""The learner's opponents, as many as the lesson has seats for, leaving out one with the learner's name."""


async def learn(
    ui: UserInterface,
    services: Services,
    name: str,
    game: Game,
    seed: bytes = b"",
    on_learnt: Callable[[], None] = lambda: None,
    on_played: Callable[[], None] = lambda: None,
    on_whole: Callable[[], Awaitable[object]] | None = None,
) -> int:
    """Teach the person at `ui` that game, then let them play it, dealt from that seed or a random one; the exit status.

    If they skip the lesson, they may go back to where they left it. `on_learnt` is called once the lesson is finished
    or the game has begun, `on_played` once the first game is finished. Whoever has played that may choose the whole
    game instead (`on_whole`), where the first one is lighter.
    """
    assert game.teach
    state = game.teach()
    seating = _seating(state.seats, name)
    bots, avatars = bots_at(seating), avatars_at(seating)
    lesson = Table(state, game, game.book.variants[0], new_tokens(state.seats), bots=bots, avatars=avatars)
    opponents = listed(list(bots.values()))
    play = say("ask-learned-play", opponents=opponents)
    lines: dict[str, Sentence] = {}
    if game.whole:
        play = say("ask-learned-light", rules=say(f"variant-name-{game.practice}"), opponents=opponents)
        lines["play"] = say(f"game-{game.name}-light")
    whole = {"whole": say("ask-try-play")} if game.whole and on_whole else {}
    learned = say("ask-learned-first" if game.whole else "ask-learned")
    chosen: str | None = "back"
    while chosen == "back":
        (learner,) = ui.players(Seats(is_lesson=True))
        await sit_down(TableServer(lesson, stand_in=lambda view: iter(view.moves[:1])), 0, learner, name)
        back = {} if lesson.result else {"back": say("ask-learned-back")}
        choices = {"play": play, **whole, **back, "quit": say("ask-learned-quit")}
        asks = learned if lesson.result else say("ask-learned-skipped")
        chosen = await ui.choose(Question(asks, choices, lines=lines))
    if lesson.result or chosen == "play":
        on_learnt()
    if chosen == "whole" and on_whole:
        await on_whole()
    if chosen != "play":
        return 0
    return await play_first(ui, services, name, game, seed, on_played)


async def play_first(
    ui: UserInterface,
    services: Services,
    name: str,
    game: Game,
    seed: bytes = b"",
    on_played: Callable[[], None] = lambda: None,
) -> int:
    """Play the first game; return the exit status. `on_played` is called once it is finished."""
    assert game.teach
    gentlest = next(iter(game.bots))
    seating = _seating(game.teach().seats, name, gentlest)
    first = HostedGame.new(ui, services, ChosenGame(game, game.practice, name), seating, seed)
    status = await first.play(hints=True)
    if first.has_ended:
        on_played()
    return status


def _seating(seats: int, name: str, bot: str = "") -> tuple[SeatPlan, ...]:
    """A learner of that name among opponents, all of them that bot, at a table of that many seats."""
    others = [each for each in OPPONENTS if each.casefold() != name.casefold()][: seats - 1]
    return (SeatPlan(ME, name), *(SeatPlan(BOT, other, bot) for other in others))
