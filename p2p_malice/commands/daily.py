"""`daily`: today's deal, by the usual rules against the computer, or its unfinished game."""

import datetime

from p2p_malice.commands.host import host
from p2p_malice.errors import SavedGameError
from p2p_malice.flows.daily import seed_of
from p2p_malice.flows.lobby import Invitation
from p2p_malice.flows.resumable_games import resumable
from p2p_malice.flows.resume_game import resume
from p2p_malice.flows.rule_sets import chosen_rules
from p2p_malice.flows.seats import BOT, ME, read_seats
from p2p_malice.flows.services import Services
from p2p_malice.store.contract import Saves
from p2p_malice.ui.contract import UserInterface


async def play_daily(ui: UserInterface, services: Services, name: str, today: datetime.date) -> int:
    """Play the deal of that day, or resume it if it hasn't counted yet; return the exit status.

    The usual computer player makes no random choices, so that the same moves always lead to the same game.
    """
    seed = seed_of(today)
    if today not in services.saves.days() and (begun := _begun(services.saves, seed.hex())):
        return await resume(ui, services, begun)
    game = next(iter(services.games.values()))
    invitation = Invitation(game, chosen_rules(None, {}, game.book), name)
    return await host(ui, services, invitation, read_seats((ME, BOT), name, game), seed)


def _begun(saves: Saves, seed: str) -> str | None:
    """The id of the resumable game dealt from that seed."""
    for each in resumable(saves):
        try:
            if each.is_own and saves.read_game(each.id).deal.seed == seed:
                return each.id
        except SavedGameError:
            continue
    return None
