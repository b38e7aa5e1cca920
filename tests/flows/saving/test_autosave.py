"""What is saved about a seat at a friend's table during a game, and what is left of it afterwards."""

from pathlib import Path

import pytest
from attrs import evolve

from p2p_malice.engine.game import Result
from p2p_malice.errors import StoreError
from p2p_malice.flows.saving.autosave import GameKeeper, SeatKeeper
from p2p_malice.flows.saving.rebuild_table import rebuild_table
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.registry import GAMES
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import (
    UNDERSTOOD,
    Allow,
    Bye,
    FromTable,
    Hello,
    Move,
    Refused,
    Seated,
    Show,
    Sitter,
)
from p2p_malice.store.contract import SavedDeal, SavedSeat
from p2p_malice.store.game_log import GameLog
from p2p_malice.store.saves_folder import SavesFolder
from p2p_malice.store.seat_files import forget_links, forget_seat, keep_link, keep_seat, read_seat, saved_seats
from tests.helpers import random_game
from tests.players import Listener
from tests.table.test_sending_away import TOKENS, at_table

pytestmark = pytest.mark.usefixtures("own_folder")

STATE = next(iter(random_game(1)))
SEATED = Seated(
    1, "malice", "mdw", (Sitter("Ann", present=True, avatar="fox"), Sitter("Bob", present=True)), "the token"
)
SHOW = Show(1, STATE.view(1))
END = Show(2, evolve(STATE.view(1), result=Result("win", (0,), (0, 3))))
SEAT = SavedSeat(id="20261121-ab12", made="2026-11-21T18:04:05", name="Bob", players=(), rules="", token="")


class Link:
    """A channel of which only the resume ticket matters."""

    on_resume_ticket = staticmethod(lambda _: None)


async def played(*messages: FromTable) -> Link:
    """The link of a seat that was told that, with a resume ticket at the beginning."""
    troubles: list[StoreError] = []
    keeper, link = SeatKeeper(Listener(), SEAT, SavesFolder(), troubles.append), Link()
    keeper.watch(link)  # type: ignore[arg-type]
    link.on_resume_ticket("a private key")
    for message in messages:
        await keeper.hear(message, Client())
    assert troubles == []
    return link


@pytest.mark.parametrize("more", [(), (END, evolve(SHOW, number=3))], ids=["game", "rematch"])
async def test_a_seat_is_kept_with_what_leads_back_to_it(more: tuple[FromTable, ...]) -> None:
    """While the game goes on the token and the link's keys are there, and again in a rematch."""
    await played(SEATED, SHOW, *more)

    (path,) = saved_seats()
    assert (read_seat(path).token, read_seat(path).resume_ticket) == ("the token", "a private key")
    assert read_seat(path).avatars == ("fox", "")


async def test_no_key_is_kept_once_the_game_is_over() -> None:
    """Nothing is left of the seat, and what the link says at its end does not bring it back."""
    link = await played(SEATED, SHOW, END)
    link.on_resume_ticket("another private key")

    assert saved_seats() == []


def test_no_draft_with_a_key_outlasts_the_game(own_folder: Path) -> None:
    """What a program left that was killed while it wrote goes with the file itself."""
    keep_seat(evolve(SEAT, resume_ticket="a private key"))
    keep_link("game", 1, "a private key")
    for name in (f".{SEAT.id}.seat-x1y2", ".game-1.link-x1y2"):
        (own_folder / "games" / name).write_text("a private key")
    forget_seat(SEAT.id)
    forget_links("game")

    assert list((own_folder / "games").iterdir()) == []


def test_a_resumed_table_knows_who_has_left_and_what_they_had_won() -> None:
    """Kay plays on in the seat of one of them, who is still told so; what they have won stays theirs."""
    table, visits = at_table(rules="official payoff=1")
    deal = SavedDeal(
        "2026-11-21T18:04:05", "official payoff=1", "00" * 32, TOKENS, ("me", "friend", "friend"), "malice"
    )
    log, troubles = GameLog.create(deal), list[StoreError]()
    keeper = GameKeeper(log, table, troubles.append, is_new=True)
    while not table.result:
        (turn,) = table.turn
        table.receive(visits[turn], Move(table.number, greedy.choose(table.view(turn))), 0.0)
        keeper(table)
    given = table.result.winners[0] or 1
    left, won = 3 - given, table.standing
    table.receive(visits[0], Allow(watch=True, seats=True), 0.0)
    for seat in (given, left):
        table.receive(visits[seat], Bye(), 0.0)
    table.receive(table.arrive(given), Hello("Kay", understands=UNDERSTOOD), 0.0)
    keeper(table)
    log.close()

    again, _, damage = rebuild_table(SavesFolder().read_game(log.id), GAMES)
    assert (damage, troubles) == (None, [])
    assert again.standing == won
    assert [sitter.left for sitter in again.players] == [seat == left for seat in range(3)]
    assert [*again.given_up] == [(TOKENS[given], Refused("seat_given", {"name": "Kay"}))]
    assert again.allowed == Allow(watch=True, seats=True)
