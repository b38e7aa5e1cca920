"""What others play as well: the deal of a day, those that friends send, and the puzzle that a code leads to."""

import datetime

from attrs import evolve

from p2p_malice.commands.host import host
from p2p_malice.commands.learn import learn
from p2p_malice.commands.puzzle import play_puzzle
from p2p_malice.engine.game import Game, Result
from p2p_malice.errors import CodeError, GameError
from p2p_malice.flows.deals.daily import begun_from, compared, how_of, margin_of, said_result, seed_of
from p2p_malice.flows.deals.deal_code import DailyDeal, PuzzleDay, SharedDeal, deal_code, read_deal_code
from p2p_malice.flows.playing.resume_game import resume
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.rule_sets import chosen_rules
from p2p_malice.flows.setup.seats import BOT, ME, read_seats
from p2p_malice.history.days import DayResult
from p2p_malice.protocol.game_code import GameInCode
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.forms import Question
from p2p_malice.ui.news import DealBegun
from p2p_malice.words.sentence import say


async def play_deal(ui: UserInterface, services: Services, name: str, text: str, today: datetime.date) -> int:
    """Play the deal or the puzzle whose code is in a text, or resume the deal; return the exit status.

    Raises `CodeError` for a text without one, for what can't be played here, and for the deal of a day to come.
    """
    shared = read_deal_code(text)
    if isinstance(shared, PuzzleDay):
        return await play_puzzle(ui, services, name, shared.day, today)
    if isinstance(shared, DailyDeal):
        return await play_daily(ui, services, name, shared.day, today, shared.result)
    if begun := begun_from(services.saves, shared.seed.hex()):
        return await resume(ui, services, begun)
    game = services.games.get(shared.game)
    # Whoever plays keeps their own name, and nobody else is a person.
    others = [text for text in shared.seating if text != ME]
    if game is None or len(others) != len(shared.seating) - 1 or {text.partition("=")[0] for text in others} != {BOT}:
        raise CodeError("deal_unknown")
    try:
        seating = read_seats(shared.seating, name, game)
        game.book.check(shared.rules, len(seating))
    except GameError as error:
        raise CodeError("deal_unknown") from error
    chosen = ChosenGame(game, shared.rules, name)
    return await host(ui, services, chosen, seating, shared.seed, rival=shared)


async def take_on(
    ui: UserInterface, services: Services, name: str, coded: GameInCode, result: Result, today: datetime.date
) -> int:
    """Have the person play the deal of others' finished game, if they want to, in the seat of who has won it.

    The computer plays for all others. Nobody is asked about a game in which another one decided who begins.
    """
    people = [seat for seat, each in enumerate(coded.seats) if each.bot is None]
    if coded.dealer is not None or not people:
        return 0
    own = next((seat for seat in result.winners if seat in people), people[0])
    margin = margin_of(result, own) if result.left else None
    how, count = ("none", 0) if margin is None else (how_of(margin), abs(margin))
    begun = DealBegun(coded.seats[own].name or say("deal-friend"), how, count)
    choices = {"play": say("ask-day-play"), "quit": say("ask-watch-no")}
    if await ui.choose(Question(begun.saying, choices)) != "play":
        return 0
    seating = tuple(
        ME if seat == own else f"{BOT}={each.bot}" if each.bot else BOT for seat, each in enumerate(coded.seats)
    )
    deal = SharedDeal(coded.game, coded.rules, coded.seed, seating, coded.seats[own].name, margin)
    return await play_deal(ui, services, name, deal_code(deal), today)


async def play_daily(
    ui: UserInterface,
    services: Services,
    name: str,
    day: datetime.date,
    today: datetime.date,
    result: DayResult | None = None,
) -> int:
    """Play the deal of that day, or resume it if it hasn't counted yet; return the exit status.

    The `result` of a friend is kept, and told before the cards; whoever has played that deal themselves sees both side
    by side.

    Only today's counts. The usual computer player makes no random choices, so that the same moves always lead to the
    same game. Raises `CodeError` for a day to come.
    """
    if day > today:
        raise CodeError("deal_to_come")
    if result:
        own = next((each for each in services.saves.day_results().get(day, ()) if not each.name), None)
        if evolve(result, name="") != own:
            named = evolve(result, name=result.name or services.words("deal-friend"))
            services.saves.keep_day_result(day, named)
        if day in services.saves.days():
            await ui.read(compared(day, services))
            return 0
    seed = seed_of(day)
    if day not in services.saves.days() and (begun := begun_from(services.saves, seed.hex())):
        return await resume(ui, services, begun)
    game = next(iter(services.games.values()))
    if result and not await _takes_on(ui, services, name, result, game):
        return 0
    chosen = ChosenGame(game, chosen_rules(None, {}, game.book), name)
    return await host(ui, services, chosen, read_seats((ME, BOT), name, game), seed)


async def _takes_on(ui: UserInterface, services: Services, name: str, result: DayResult, game: Game) -> bool:
    """Whether the person wants to play what a friend has played; who has played nothing yet may learn first."""
    told = said_result(result, result.name or services.words("deal-friend"))
    is_new = not services.saves.history().games and game.teach is not None
    learns = {"learn": say("ask-try-learn")} if is_new else {}
    choices = {"play": say("ask-day-play"), **learns, "quit": say("ask-game-quit")}
    wanted = await ui.choose(Question(say("ask-day", told=told), choices, first="play"))
    if wanted == "learn":
        await learn(ui, services, name, game)
        wanted = await ui.choose(Question(say("ask-day", told=told), choices, first="play"))
    return wanted == "play"
