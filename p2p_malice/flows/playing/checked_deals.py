"""Says to a guest at the end of each game whether its cards were dealt fairly."""

from collections.abc import Mapping

from p2p_malice.engine.game import Game
from p2p_malice.flows.replays.deal_verdict import said_of
from p2p_malice.flows.replays.recording import RecordingPlayer
from p2p_malice.history.deal_check import DealCheck, check_deal, terms_after
from p2p_malice.history.recorder import Recorder
from p2p_malice.player_client import Client
from p2p_malice.protocol.deal_witness import SeenDeal
from p2p_malice.protocol.messages import DEAL, FromPlayer, FromTable, Opened, Show
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.news import DealUnchecked


class DealCheckingPlayer:
    """A player who is told so, or why it can't be checked. Implements `Player`."""

    def __init__(
        self, player: RecordingPlayer, recorder: Recorder, games: Mapping[str, Game], ui: UserInterface
    ) -> None:
        """Tell `ui` of the deals of `player`, who was shown what `recorder` keeps of these `games`."""
        self._player = player
        self._recorder = recorder
        self._games = games
        self._ui = ui
        self._checked: tuple[int, DealCheck] | None = None
        """The number of the deal that was checked last, and what came of it."""
        self._is_told_of_version = False

    async def hear(self, message: FromTable, client: Client) -> None:
        """Pass the message on, and check the deal that is opened with it."""
        if isinstance(message, Opened):
            seen = client.witness.seen if client.witness else None
            if seen and seen.is_opened and message.position and (self._checked or (0,))[0] < seen.deal.number:
                await self._check(seen, client)
            return
        await self._player.hear(message, client)
        is_older = client.seated is not None and DEAL not in client.seated.understands and not client.watches
        if isinstance(message, Show) and message.view.result and is_older and not self._is_told_of_version:
            self._is_told_of_version = True
            await self._ui.tell(DealUnchecked("older"))

    async def act(self, client: Client) -> FromPlayer:
        """What the player decides."""
        return await self._player.act(client)

    async def _check(self, seen: SeenDeal, client: Client) -> None:
        number = seen.deal.number
        is_next = self._checked is not None and number == self._checked[0] + 1 + seen.given_up
        expected = terms_after(self._checked[1]) if self._checked and is_next else None
        check = check_deal(seen, self._recorder.shows, self._games, expected)
        self._checked = number, check
        if client.witness:
            await self._player.keep_deal(client.witness.messages)
        await self._ui.tell(said_of(check, client.name_of))
