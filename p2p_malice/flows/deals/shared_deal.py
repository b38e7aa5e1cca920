"""A deal against the computer that one tells others of: they play the same cards, and compare."""

from attrs import define, evolve

from p2p_malice.engine.game import Result, hints_told
from p2p_malice.flows.deals.daily import how_of, margin_of, told_to_others
from p2p_malice.flows.deals.deal_code import SharedDeal, deal_code
from p2p_malice.flows.services import Services
from p2p_malice.player_client import Client, Player
from p2p_malice.protocol.messages import FromPlayer, FromTable, Show
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.news import DealBegun, DealOver
from p2p_malice.words.sentence import say


@define
class SharedDealPlayer:
    """A player of a deal that others may play, too. Implements `Player`.

    `deal` is what was dealt, with the player's name; `rival` is the same as somebody else has played it, None if
    it is a deal of the player's own.
    """

    player: Player
    deal: SharedDeal
    rival: SharedDeal | None
    services: Services
    ui: UserInterface

    async def hear(self, message: FromTable, client: Client) -> None:
        """Pass it on, and say what there is to beat and how it went; another game at the same table is another deal."""
        await self.player.hear(message, client)
        if isinstance(message, Show) and message.number == 1 and self.rival:
            margin = self.rival.margin
            how, count = ("none", 0) if margin is None else (how_of(margin), abs(margin))
            await self.ui.tell(DealBegun(self.rival.by or say("deal-friend"), how, count))
        if isinstance(message, Show) and (result := message.view.result) and not message.view.deal:
            seat = message.view.seat
            await self._end(result, seat, hints_told(message.events).get(seat, 0))

    async def act(self, client: Client) -> FromPlayer:
        """What the player decides."""
        return await self.player.act(client)

    async def _end(self, result: Result, seat: int, hints: int) -> None:
        margin = margin_of(result, seat)
        share = say("deal-share", how=how_of(margin), count=abs(margin))
        code = deal_code(evolve(self.deal, margin=margin))
        than, by = "none", "none"
        if self.rival and self.rival.margin is not None:
            by = self.rival.by or "none"
            than = "better" if margin > self.rival.margin else "worse" if margin < self.rival.margin else "same"
        await self.ui.tell(DealOver(than, by, told_to_others(share, hints, code, self.services)))
