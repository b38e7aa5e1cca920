"""`host` and `play`: a table hosted here, with friends invited by code, people at this screen, and the computer.

If only the computer plays, the person here watches. Friends may play by message as well.
"""

from collections.abc import Callable, Sequence

from p2p_malice.flows.deals.deal_code import SharedDeal
from p2p_malice.flows.playing.by_message import begin_by_message
from p2p_malice.flows.playing.hosting import HostedGame
from p2p_malice.flows.replays.spectating import watch
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import FRIEND, LATE, MESSAGE, SeatPlan, is_watched, seats_of
from p2p_malice.ui.contract import UserInterface


async def host(
    ui: UserInterface,
    services: Services,
    chosen: ChosenGame,
    seating: Sequence[SeatPlan],
    seed: bytes = b"",
    on_begun: Callable[[], None] = lambda: None,
    rival: SharedDeal | None = None,
) -> int:
    """Invite, connect and play, with the deal from that seed or a random one; return the exit status.

    `on_begun` is called once nobody is being waited for; `rival` has played the same deal. Raises `OptionsError`
    if that many can't play by these rules.
    """
    if is_watched(seating):
        return await watch(ui, chosen, seating)
    if seats_of(seating, MESSAGE):
        return await begin_by_message(ui, services, chosen, seating)
    game = HostedGame.new(ui, services, chosen, seating, seed, rival)
    if not (seats_of(seating, FRIEND) or seats_of(seating, LATE)):
        return await game.play()
    async with services.links.open_ports():
        return await game.play(on_begun=on_begun)
