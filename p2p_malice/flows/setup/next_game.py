"""What is played next at a table where people are already: which game, by which rules, and who sits where."""

from collections.abc import Mapping, Sequence

from attrs import evolve

from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import BOT, FRIEND, LATE, ME, NO_BREAK, SeatPlan, kept_word
from p2p_malice.flows.setup.setup_constraints import SEATS, VARIANT, SetupConstraints
from p2p_malice.flows.setup.setup_form import GROUP, read_setup, setup_form
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.forms import Question
from p2p_malice.words.sentence import say


async def choose_next(
    ui: UserInterface,
    services: Services,
    chosen: ChosenGame,
    seating: Sequence[SeatPlan],
    friends: Sequence[str],
    played: Mapping[str, str],
    asking: Sequence[str] = (),
    free: int = 0,
) -> tuple[ChosenGame, tuple[SeatPlan, ...]] | None:
    """What the person here chooses after the `chosen` game of that `seating`; None if they leave it at that.

    Seats can be kept for the `friends` who are there; where they are too few, computers play. Those who look on and are
    `asking` to play are named, and offered so many `free` seats, and those of computers. Of each game that was
    `played` at this table, the rules are offered by which that was last.
    """
    games = services.games
    name = chosen.game.name
    if len(games) > 1:
        names = [name, *(each for each in games if each != name)]
        lines = {each: say(f"game-{each}-line") for each in names}
        choices = {each: say(f"game-{each}") for each in names} | {"quit": say("ask-game-quit")}
        name = await ui.choose(Question(say("ask-next"), choices, lines=lines)) or "quit"
    game = games.get(name)
    if game is None:
        return None
    words = [*(_word(plan, chosen.name) for plan in seating), *[BOT] * min(free, len(asking))]
    least = SetupConstraints(game.book, services.sets).players[0]
    words += [BOT] * (least - len(words))
    computers = [seat for seat, word in enumerate(words) if word.partition("=")[0] == BOT]
    for seat, friend in zip(reversed(computers), asking, strict=False):
        words[seat] = kept_word(friend)
    values = {SEATS: " ".join(words)}
    if rules := played.get(game.name):
        variant, *house = rules.split()
        values |= {VARIANT: variant, **dict(rule.split("=", 1) for rule in house)}
    form = setup_form(
        GROUP,
        game,
        name=chosen.name,
        variant=None,
        sets=services.sets,
        values=values,
        friends=friends,
        here=friends,
        asking=asking,
    )
    filled = await ui.fill(evolve(form, title="ask-next"))
    if filled is None:
        return None
    setup = read_setup({"name": chosen.name, **filled}, services.sets, game)
    return ChosenGame(game, setup.rules, setup.name), setup.seating


def _word(plan: SeatPlan, own_name: str) -> str:
    """The word for a seat at the next game, of a person here, who is called `own_name`, or of others."""
    if plan.kind in (FRIEND, LATE) and plan.name:
        return kept_word(plan.name)
    if plan.kind == ME and plan.name != own_name:
        return f"{ME}={plan.name.replace(' ', NO_BREAK)}"
    return plan.text
