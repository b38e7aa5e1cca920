"""`daily`: today's deal, by the usual rules against the computer, or its game that was left."""

import datetime

from p2p_malice.commands.host import host
from p2p_malice.errors import SavedGameError
from p2p_malice.play.chosen import chosen_rules
from p2p_malice.play.daily import seed_of
from p2p_malice.play.lobby import Invitation
from p2p_malice.play.means import Means
from p2p_malice.play.places import BOT, ME, read_places
from p2p_malice.play.resuming import resume
from p2p_malice.play.unfinished import resumable
from p2p_malice.store.contracts import Saves
from p2p_malice.ui.contract import UserInterface


async def play_daily(ui: UserInterface, means: Means, name: str, today: datetime.date) -> int:
    """Play the deal of that day, or go on with it until it has counted; return the exit status.

    The usual computer player plays without chance: whoever plays alike sees the same game.
    """
    seed = seed_of(today)
    if today not in means.saves.days() and (begun := _begun(means.saves, seed.hex())):
        return await resume(ui, means, begun)
    game = next(iter(means.games.values()))
    invitation = Invitation(game, chosen_rules(None, {}, game.book), name)
    return await host(ui, means, invitation, read_places((ME, BOT), name, game), seed)


def _begun(saves: Saves, seed: str) -> str | None:
    """The game dealt from that seed that can be resumed."""
    for each in resumable(saves):
        try:
            if each.is_own and saves.read_game(each.id).deal.seed == seed:
                return each.id
        except SavedGameError:
            continue
    return None
