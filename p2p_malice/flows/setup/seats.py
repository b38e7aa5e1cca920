"""Who sits where at a table hosted here: people at this screen, friends far away or still to come, the computer."""

from collections.abc import Sequence

from attrs import evolve, frozen

from p2p_malice.engine.game import Game
from p2p_malice.errors import OptionsError
from p2p_malice.flows.setup.opponents import AVATARS, OTHERS, avatar_of, opponent
from p2p_malice.protocol.messages import AvatarName
from p2p_malice.protocol.sanitize import MAX_NAME, clean, looks_like
from p2p_malice.store.contract import KINDS, SavedGame

ME, FRIEND, BOT, LATE, MESSAGE = KINDS

MAX_SEATS = 9

NO_BREAK = "\N{NO-BREAK SPACE}"
"""The blank in a name that is part of a seat's word."""

SUBSTITUTES = tuple((each.name, each.avatar) for each in (opponent(""), *OTHERS))
"""Who plays on for friends who are sent away, by name and avatar."""

BOT_NAMES = (*(each.name for each in OTHERS), "Greta", "Hugo", "Ivy")
"""What the computer is called where its own name is taken."""


@frozen
class SeatPlan:
    """Who is to sit at a seat: one of `KINDS`, the name of a person or a bot, and which bot ("": the usual).

    The name of a friend is that for whom the seat is kept, "" for anybody.
    """

    kind: str
    name: str = ""
    bot: str = ""

    @property
    def text(self) -> str:
        """The text in a save: the kind, with the bot unless it is the usual one."""
        return f"{self.kind}={self.bot}" if self.bot else self.kind


def seat_words(text: str) -> list[str]:
    """The words for the seats in a text, separated by blanks; other kinds of space belong to names."""
    return [word for word in text.split(" ") if word]


def read_seats(texts: Sequence[str], name: str, game: Game) -> tuple[SeatPlan, ...]:
    """The seating in words such as `me` (the first is called `name`), `me=Asha`, `friend`, `bot`, `bot=easy`.

    A seat is kept for a friend by `friend=Asha`. If the game allows it, a friend may come `late`, or play by `message`,
    as in `message=Asha`. Raises `OptionsError` for anything else, for too many, if two seats are kept for one friend,
    and if nobody is here to play by message. Nobody need play here with other friends.
    """
    seating: list[SeatPlan] = []
    bots = ", ".join(f"{BOT}={bot}" for bot in game.bots)
    for text in texts:
        kind, _, given = text.partition("=")
        if kind not in KINDS or (given and kind == LATE) or (kind == LATE and not game.late):
            late = "yes" if game.late else "no"
            raise OptionsError("no_such_seat", seat=text[:30], bots=bots, late=late)
        if kind == MESSAGE and not game.position:
            raise OptionsError("not_by_message", game=game.name)
        if kind == BOT:
            game.bot(given or game.default_bot)
            seating.append(SeatPlan(BOT, bot="" if given == game.default_bot else given))
        elif kind in (ME, MESSAGE):
            seating.append(SeatPlan(kind, clean(given, MAX_NAME) or _own_name(name, seating, kind)))
        else:
            seating.append(SeatPlan(kind, clean(given, MAX_NAME)))
    if twice := twice_kept(texts):
        raise OptionsError("seat_kept_twice", name=twice)
    if not 2 <= len(seating) <= MAX_SEATS:
        raise OptionsError("seats_wrong", most=MAX_SEATS, seats=len(seating))
    kinds = {plan.kind for plan in seating}
    if MESSAGE in kinds and ME not in kinds:
        raise OptionsError("nobody_here")
    if seats_of(seating, MESSAGE) and (len(seats_of(seating, ME)) != 1 or kinds & {FRIEND, LATE}):
        raise OptionsError("seats_by_message")
    return named_bots(seating)


def kept_name(word: str) -> str:
    """The name of the friend for whom a seat's word keeps it, "" for nobody in particular."""
    kind, _, given = word.partition("=")
    return clean(given, MAX_NAME) if kind == FRIEND else ""


def kept_word(name: str) -> str:
    """The word for a seat that is kept for a friend of that name: blanks in it are of a kind that parts no seats."""
    return f"{FRIEND}={name.replace(' ', NO_BREAK)}"


def bot_word(name: str, game: Game) -> str:
    """The word for a seat of the computer that is called so: the usual bot, if none has that name of its own."""
    bot = next((bot for bot in game.bots if opponent(bot).name == name), game.default_bot)
    return BOT if bot == game.default_bot else f"{BOT}={bot}"


def twice_kept(words: Sequence[str]) -> str:
    """The name for which two of the seats in words are kept, "" for none."""
    keys = [looks_like(kept_name(word)) for word in words]
    return next((kept_name(word) for word, key in zip(words, keys, strict=True) if key and keys.count(key) > 1), "")


def kept_at(seating: Sequence[SeatPlan]) -> dict[int, str]:
    """The names of the friends for whom seats are kept, by seat."""
    return {seat: seating[seat].name for seat in seats_of(seating, FRIEND) if seating[seat].name}


def _own_name(name: str, before: Sequence[SeatPlan], kind: str) -> str:
    """The name of somebody who was given none: the first here has the player's name, others their seat's number."""
    is_first = kind == ME and all(plan.kind != ME for plan in before)
    return name if is_first else nameless(len(before))


def nameless(seat: int) -> str:
    """What somebody at that seat is called who has given no name."""
    return f"Player {seat + 1}"


def is_watched(seating: Sequence[SeatPlan]) -> bool:
    """Whether the computer plays at every seat, so that people can only watch."""
    return all(plan.kind == BOT for plan in seating)


def named_bots(seating: Sequence[SeatPlan]) -> tuple[SeatPlan, ...]:
    """The seating with a name for every bot that nobody else there has: the first of a strength has its own."""
    taken = {plan.name.casefold() for plan in seating}
    named = []
    for plan in seating:
        if plan.kind == BOT and not plan.name:
            names = (opponent(plan.bot).name, *BOT_NAMES)
            name = next(name for name in names if name and name.casefold() not in taken)
            taken.add(name.casefold())
            named.append(evolve(plan, name=name))
        else:
            named.append(plan)
    return tuple(named)


def seats_of(seating: Sequence[SeatPlan], kind: str) -> list[int]:
    """The seats of that kind."""
    return [seat for seat, plan in enumerate(seating) if plan.kind == kind]


def seating_of(game: SavedGame) -> tuple[SeatPlan, ...]:
    """Who sat where in a saved game. Raises `OptionsError` for a bot that this program doesn't know."""
    kept = (text.partition("=") for text in game.deal.seating)
    return tuple(SeatPlan(kind, name, bot) for (kind, _, bot), name in zip(kept, game.names, strict=True))


def is_untouched(game: SavedGame) -> bool:
    """Whether no person has played a card yet and no friend may come back; False if the save is damaged."""
    seating = seating_of(game)
    if game.is_damaged:
        return False
    if any(plan.kind == FRIEND for plan in seating) and have_come(game, seating):
        return False
    return all(seat is not None and seating[seat].kind == BOT for seat, _ in game.moves)


def have_come(game: SavedGame, seating: Sequence[SeatPlan]) -> bool:
    """Whether everybody who had to be there has come, so that the cards were shown."""
    return all(name or plan.kind == LATE for name, plan in zip(game.names, seating, strict=True))


def bots_named(seating: Sequence[SeatPlan]) -> dict[int, str]:
    """The bot at each of the computer's seats."""
    return {seat: seating[seat].bot for seat in seats_of(seating, BOT) if seating[seat].bot}


def bots_at(seating: Sequence[SeatPlan]) -> dict[int, str]:
    """The names of the bots, by seat."""
    return {seat: seating[seat].name for seat in seats_of(seating, BOT)}


def avatars_at(seating: Sequence[SeatPlan]) -> dict[int, AvatarName]:
    """The avatars of the bots, by seat: no two have the same."""
    found = {seat: avatar_of(name) for seat, name in bots_at(seating).items()}
    for seat in [seat for seat, avatar in found.items() if not avatar]:
        wanted = (opponent(seating[seat].bot).avatar, *AVATARS)
        found[seat] = next(each for each in wanted if each and each not in found.values())
    return found


def avatars_of(game: SavedGame) -> dict[int, AvatarName]:
    """The avatars of everybody in a saved game who has one, by seat."""
    return {seat: avatar for seat, avatar in enumerate(game.avatars) if avatar} | avatars_at(seating_of(game))


def computers_called(words: Sequence[str], name: str) -> tuple[SeatPlan, ...]:
    """The seats in words, which need not go together, with a name for every bot; `name` is the player's."""
    parts = [word.partition("=") for word in words]
    plans = [SeatPlan(kind, "" if kind == BOT else given, given if kind == BOT else "") for kind, _, given in parts]
    return named_bots((*plans, SeatPlan(ME, name)))[:-1]


def people_at(seating: Sequence[SeatPlan]) -> dict[int, str]:
    """The names of the people at this screen, by seat, as far as they are known."""
    return {seat: seating[seat].name for seat in seats_of(seating, ME) if seating[seat].name}
