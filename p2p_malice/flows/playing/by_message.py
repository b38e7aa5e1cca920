"""A game by message: each turn is sent as a code in any chat, and whoever reads it plays on (`protocol.game_code`).

Each device keeps the game as it keeps any other, as a log with all moves. What is played here is in `message_turn`.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from itertools import islice

from attrs import evolve

from p2p_malice.engine.game import Result
from p2p_malice.engine.match import Match, begin
from p2p_malice.errors import CodeError, SavedGameError
from p2p_malice.flows.local_table import new_seed, new_tokens
from p2p_malice.flows.playing.message_turn import Turn
from p2p_malice.flows.replays.replaying import replay, seen_in_code
from p2p_malice.flows.replays.sharing import Moves, without_undone
from p2p_malice.flows.saving.autosave import now_text
from p2p_malice.flows.services import Services
from p2p_malice.flows.setup.chosen_game import ChosenGame
from p2p_malice.flows.setup.seats import BOT, ME, MESSAGE, SeatPlan, nameless, seats_of
from p2p_malice.flows.setup.setup_form import clean_name, name_form
from p2p_malice.protocol.game_code import GameInCode, decode, positions_of
from p2p_malice.sentence_facts import CardFact, PileFact
from p2p_malice.store.contract import SavedDeal, SavedGame, Saves, move_entry, name_entry, sent_entry
from p2p_malice.ui.contract import Pasted, Start, TakeBack, UserInterface
from p2p_malice.ui.forms import Question
from p2p_malice.ui.news import OlderTurn
from p2p_malice.words.sentence import Sentence, say

_LEARN = "learn"
"""The word of somebody who wants to learn the game first."""

MOST_OLD = 100
"""Among how many games that are over, the newest, one that a code belongs to is looked for."""


async def begin_by_message(
    ui: UserInterface, services: Services, chosen: ChosenGame, seating: Sequence[SeatPlan]
) -> int:
    """Deal, have the person here play the first turn, and help to send it; return the exit status.

    Raises `StoreError` if it can't be kept.
    """
    return await go_on(ui, services, _dealt(services.saves, chosen, seating))


def _dealt(saves: Saves, chosen: ChosenGame, seating: Sequence[SeatPlan]) -> str:
    """The id of a game just dealt, in which the person here begins. Raises `StoreError`."""
    seats = len(seating)
    seed = _seed_for(seats_of(seating, ME)[0], chosen, seats)
    texts = tuple(plan.text for plan in seating)
    deal = SavedDeal(now_text(), chosen.rules, seed.hex(), new_tokens(seats), texts, chosen.game.name)
    return _new_log(saves, deal, [plan.name for plan in seating])


def _seed_for(seat: int, chosen: ChosenGame, seats: int) -> bytes:
    """A seed that nobody could guess, of a deal in which that seat begins."""
    while True:
        seed = new_seed()
        if begin(chosen.game, seats, chosen.rules, seed).turn == (seat,):
            return seed


def _new_log(saves: Saves, deal: SavedDeal, names: Sequence[str], entries: Sequence[dict[str, object]] = ()) -> str:
    """The id of a new log of that game. Raises `StoreError`."""
    with closing(saves.begin(deal)) as log:
        log.append(*(name_entry(seat, name) for seat, name in enumerate(names)), *entries)
    return log.id


def _entries(moves: Moves, before: int, *, is_over: bool) -> Iterator[dict[str, object]]:
    """The entries of a log for `moves` that follow so many others."""
    for place, (seat, move) in enumerate(moves, before + 2):
        yield move_entry(place, seat, move, is_last=is_over and place == before + len(moves) + 1)


# --- a code that came ------------------------------------------------------------------------------------------------


async def take(
    ui: UserInterface,
    services: Services,
    name: str,
    text: str,
    on_named: Callable[[str], None] = lambda _name: None,
    teach: Callable[[], Awaitable[None]] | None = None,
    on_shown: Callable[[GameInCode, Result], Awaitable[int]] | None = None,
) -> int:
    """Go on with the game whose code is in a text; return the exit status. Raises `CodeError` and `StoreError`.

    `name` is that of the person here, who is asked which seat is theirs if the game isn't known. If it is "", they get
    the name that the seat has, or give one, which `on_named` hears. Somebody new may be asked whether to `teach` them
    the game first. A game of others that is over is shown, and `on_shown` goes on from there.
    """
    game_id = await _game_of(ui, services, name, text, on_named, teach, on_shown)
    return await go_on(ui, services, game_id) if game_id else 0


async def _game_of(
    ui: UserInterface,
    services: Services,
    name: str,
    text: str,
    on_named: Callable[[str], None] = lambda _name: None,
    teach: Callable[[], Awaitable[None]] | None = None,
    on_shown: Callable[[GameInCode, Result], Awaitable[int]] | None = None,
    *,
    tells: bool = True,
) -> str:
    """The id of the game whose code is in a text, with all moves of the code in its log; "" if the person leaves."""
    coded, state = decode(text, services.games)
    known = _known(services.saves, coded)
    for game, is_old in known:
        before = without_undone(game.moves)
        if before[: len(coded.moves)] == coded.moves:
            own = game.deal.seating.index(ME)
            if is_old or (tells and any(seat != own for seat, _ in before[len(coded.moves) :])):
                await ui.tell(OlderTurn(is_old))
            return "" if is_old else game.id
        if coded.moves[: len(before)] == before:
            _adopt(services.saves, game, coded, coded.moves[len(before) :], is_over=state.result is not None)
            return game.id
    if known and not known[0][1]:
        match await _differs(ui, services, known[0][0], coded):
            case "here":
                return known[0][0].id
            case None:
                return ""
    if state.result and not known:
        # There is nothing left to play, whoever it is.
        await replay(ui, seen_in_code(coded, services.games[coded.game]), services.games)
        if on_shown:
            await on_shown(coded, state.result)
        return ""
    if coded.dealer is not None:
        raise CodeError("game_unknown")  # Such a code is of a game that was played to its end.
    people = [seat for seat, each in enumerate(coded.seats) if each.bot is None]
    named = [seat for seat in people if name and coded.seats[seat].name.casefold() == name.casefold()]
    seat = named[0] if len(named) == 1 else await _which_seat(ui, coded, state, people, teach)
    if seat is None:
        return ""
    if not name and not (name := coded.seats[seat].name):
        if (values := await ui.fill(name_form())) is None:
            return ""
        name = clean_name(values["name"])
        on_named(name)
    return _new_game(services, name, seat, coded, is_over=state.result is not None)


def _adopt(saves: Saves, game: SavedGame, coded: GameInCode, new: Moves, *, is_over: bool) -> None:
    """Keep what is `new` in a code of a game that is known, and what the others are called now. Raises `StoreError`."""
    renamed = (
        name_entry(seat, each.name)
        for seat, each in enumerate(coded.seats)
        if each.name not in ("", game.names[seat]) and game.deal.seating[seat] == MESSAGE
    )
    with closing(saves.go_on(game, len(game.moves))) as log:
        log.append(*renamed, *_entries(new, len(game.moves), is_over=is_over), sent_entry(len(game.moves) + len(new)))


def _known(saves: Saves, coded: GameInCode) -> list[tuple[SavedGame, bool]]:
    """The games by message that began as this one did, the newest first, and whether they were filed away."""
    found = []
    kept = ((False, saves.games(), saves.read_game), (True, saves.old_games()[:MOST_OLD], saves.read_old_game))
    for is_old, game_id, read in ((is_old, each, read) for is_old, ids, read in kept for each in ids):
        try:
            game = read(game_id)
        except SavedGameError:
            continue
        deal = game.deal
        is_same = (deal.seed, deal.rules, len(deal.seating)) == (coded.seed.hex(), coded.rules, len(coded.seats))
        if is_same and {ME, MESSAGE} <= {*deal.seating} and not game.is_damaged:
            found.append((game, is_old))
    return found


async def _differs(ui: UserInterface, services: Services, known: SavedGame, coded: GameInCode) -> str | None:
    """Whether to keep to the game as it is known `here` or to go on from `there`; None if that is left."""
    ours = evolve(coded, moves=without_undone(known.moves))
    at = next(at for at, (one, other) in enumerate(zip(ours.moves, coded.moves, strict=False)) if one != other)
    here, there = (_said_move(each, at, services) for each in (ours, coded))
    asks = say("ask-turn-differs", name=known.names[coded.moves[at][0]], here=here, there=there)
    choices = {"here": say("ask-turn-differs-here"), "there": say("ask-turn-differs-there")}
    return await ui.choose(Question(asks, choices, first="here"))


def _said_move(coded: GameInCode, at: int, services: Services) -> Sentence:
    """Which card was played where by the move at that place, from 0."""
    state = next(islice(positions_of(coded, services.games[coded.game]), at + 1, None))
    event, seat = state.events[0], coded.moves[at][0]
    pile = state.view(seat).at(event.target or "")
    onto = PileFact(pile.role, pile.index) if pile else ""
    return say("saved-about", about=CardFact(event.card or ""), ago=onto)


def _new_game(services: Services, name: str, seat: int, coded: GameInCode, *, is_over: bool) -> str:
    """The id of a log for a game that wasn't known here, in which the person of that name has that seat."""
    seating = [MESSAGE if each.bot is None else SeatPlan(BOT, bot=each.bot).text for each in coded.seats]
    seating[seat] = ME
    names = [each.name or nameless(at) for at, each in enumerate(coded.seats)]
    names[seat] = name
    tokens = new_tokens(len(seating))
    deal = SavedDeal(now_text(), coded.rules, coded.seed.hex(), tokens, tuple(seating), coded.game)
    # What came in a code has been sent.
    entries = [*_entries(coded.moves, 0, is_over=is_over), sent_entry(len(coded.moves))]
    return _new_log(services.saves, deal, names, entries)


async def _which_seat(
    ui: UserInterface,
    coded: GameInCode,
    state: Match,
    people: Sequence[int],
    teach: Callable[[], Awaitable[None]] | None,
) -> int | None:
    """The seat of the person here, who may learn the game first; None if they leave."""
    turn = state.turn[0] if state.turn else people[0]
    order = sorted(people, key=lambda seat: seat != turn)
    last = next((seat for seat, _ in reversed(coded.moves) if seat in people and seat != turn), None)
    by = coded.seats[last].name if last is not None else ""
    # Who has played is known on another device.
    played = {seat for seat, _ in coded.moves}
    choices: dict[str, Sentence] = {
        f"seat-{seat + 1}": say(
            "ask-which-seat-me",
            name=coded.seats[seat].name or "none",
            number=seat + 1,
            played="yes" if seat in played else "no",
        )
        for seat in order
    }
    if teach:
        choices[_LEARN] = say("menu-learn-new")
    choices["quit"] = say("ask-which-seat-none")
    asks = say("ask-which-seat", name=by or "none", game=say(f"game-{coded.game}"))
    while True:
        chosen = await ui.choose(Question(asks, choices, first=f"seat-{order[0] + 1}"))
        if chosen != _LEARN or not teach:
            return None if chosen in (None, "quit") else int(chosen.removeprefix("seat-")) - 1
        await teach()


# --- playing ---------------------------------------------------------------------------------------------------------


async def go_on(ui: UserInterface, services: Services, game_id: str) -> int:
    """Show what has happened, have the person here play, and help to send it, until they leave; the exit status.

    Raises `SavedGameError` and `StoreError`.
    """
    saves = services.saves
    while True:
        game = saves.read_game(game_id)
        with closing(saves.go_on(game, len(game.moves))) as log:
            turn = Turn(ui, services, game, log)
            wish = await turn.play()
        match wish:
            case Pasted(text):
                found = await _game_of(ui, services, turn.chosen.name, text, tells=False) or game_id
                if found == game_id and len(saves.read_game(found).moves) == turn.moves:
                    await ui.tell(OlderTurn())
                game_id = found
            case TakeBack():
                saves.go_on(saves.read_game(game_id), turn.moves - 1).close()
            case Start():
                saves.file_away(game_id)
                game_id = _dealt(saves, turn.chosen, turn.seating)
            case _:
                if turn.is_over:
                    saves.file_away(game_id)
                return 0
