"""What a guest is told at the end of how the cards came about."""

import pytest

from p2p_malice.engine.game import Result
from p2p_malice.flows.playing.checked_deals import DealCheckingPlayer
from p2p_malice.flows.replays.recording import RecordingPlayer
from p2p_malice.history.recorder import Recorder
from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Seated, Show, Sitter
from p2p_malice.ui.news import DealUnchecked
from tests.interfaces import HERE, FakeInterface
from tests.players import Listener
from tests.web.table import last_turn


@pytest.mark.usefixtures("own_folder")
async def test_a_guest_of_an_older_host_is_told_once_that_nobody_can_tell() -> None:
    """Games go on with friends whose program knows nothing of agreed deals."""
    ui, client = FakeInterface(), Client()
    recorder = Recorder("T", lambda _name: "", keeps_positions=True)
    player = DealCheckingPlayer(RecordingPlayer(Listener(), recorder, HERE.saves, ui), recorder, HERE.games, ui)
    client.seated = Seated(0, "malice", "mdw", (Sitter("Bob", present=True), Sitter("Ann", present=True)))
    state = last_turn(0, 2)
    state.result = Result("win", (0,), (0, 3))

    for number in (1, 2):
        await player.hear(Show(number, state.view(0)), client)

    assert (ui.news.get_nowait(), ui.news.empty()) == (DealUnchecked("older"), True)
