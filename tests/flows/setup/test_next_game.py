"""What the form of the next game at a table begins with."""

from attrs import evolve

from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.next_game import choose_next
from p2p_malice.flows.setup.seats import FRIEND, ME, SeatPlan
from p2p_malice.flows.setup.setup_constraints import SEATS, VARIANT
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.registry import GAMES
from p2p_malice.games.spite.game import SPITE
from p2p_malice.words.sentence import Sentence
from tests.helpers import WORDS
from tests.interfaces import HERE, FakeInterface


async def offered(chosen: ChosenGame, game: str, played: dict[str, str], asking: str = "") -> dict[str, str]:
    """The values with which the form begins for that game after the `chosen` one, which Ann and Bob have played."""
    screen = FakeInterface()
    screen.choices.put_nowait(game)
    screen.filled.put_nowait(None)
    seating = (SeatPlan(ME, "Ann"), SeatPlan(FRIEND, "Bob"))
    assert (
        await choose_next(screen, evolve(HERE, games=GAMES), chosen, seating, ["Bob"], played, asking.split()) is None
    )
    return dict(screen.forms.get_nowait().values)


async def test_each_game_is_offered_by_the_rules_by_which_it_was_played_last() -> None:
    """After another one in between, they were the usual ones again."""
    chosen, played = ChosenGame(SPITE, "spite", "Ann"), {"malice": "mdw payoff=7", "spite": "spite"}
    values = await offered(chosen, "malice", played)
    assert (values[VARIANT], values["payoff"]) == ("mdw", "7")


async def test_the_computer_plays_where_friends_are_too_few_for_a_game() -> None:
    """Unless somebody who looks on would like to."""
    for asking, seats in (("", "me friend=Bob bot"), ("Dora Cy", "me friend=Bob friend=Dora")):
        values = await offered(ChosenGame(MALICE, "mdw", "Ann"), "spite", {"malice": "mdw"}, asking)
        assert values[SEATS] == seats


async def test_it_is_said_who_would_like_to_play_and_who_will_watch() -> None:
    """Whoever gets a seat is named no more."""
    screen = FakeInterface()
    screen.choices.put_nowait("malice")
    screen.filled.put_nowait(None)
    chosen, seating = ChosenGame(MALICE, "mdw", "Ann"), (SeatPlan(ME, "Ann"), SeatPlan(FRIEND, "Bob"))
    await choose_next(screen, evolve(HERE, games=GAMES), chosen, seating, ["Bob", "Cy", "Dora"], {}, ["Dora"])
    form = screen.forms.get_nowait()

    def said(seats: str) -> str:
        says = form.check(form.after({**form.values, SEATS: seats}, SEATS).values).says
        assert isinstance(says, Sentence)
        return WORDS.said(says)

    assert said("me friend=Bob") == "Would like to play: Dora. Will watch: Cy and Dora."
    assert said("me friend=Dora") == "Will watch: Bob and Cy."
    assert said("me friend=Bob friend=Cy friend=Dora") == ""
