"""Spite & Malice: the deal, the moves, the end. Numbers are in `options`, the text of moves in `notation`.

Players share the centre piles, which they build up from the ace. The first player to empty their payoff pile wins;
partners both have to.

Events of a game: `equal` (payoff cards tie; the piles of those seats were shuffled until one was highest), `redeal`
(payoff cards tie; everything was dealt again), `start` (who begins), `play`, `turn up` (the next payoff card),
`complete` (a centre pile; its cards are shuffled into the draw pile), `clear` (a centre pile; its cards go to the
waste), `reshuffle` (the waste becomes the draw pile), `draw`, `discard`, `pass` (a seat that has no move), `out` (a
seat without payoff cards whose partner still has some), and how the game ended. Results, and the events that report
them: `win`; `stalemate` (nobody has a move), `idle` (nobody plays a payoff card any more) and `long` (the game has
lasted too long), in which the player with the fewest payoff cards left wins and a tie is a draw, so an event `fewest`
names the winner; `tie` (a hand could not be filled, under rules that end the game then). When partners win, the event's
`seat` is one of them and its `source` the other's payoff pile.

Every game ends, under every set of options and however it is played. Within a turn, an empty hand is refilled only for
so many plays (`TURN_PLAYS`), and without new cards there is soon nothing left to play. Too many turns without progress
end the game (`IDLE_ROUNDS`), and so do too many moves (`GAME_MOVES`). All three limits are our own: rule books don't
expect endless play. They limit play instead of ruling out options, because whether a turn can go on for ever depends as
much on the cards as on the options. The limits for a turn and for a game are far above what players reach under a
variant's own rules, whether they play to win or at random, so they change nothing there.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from p2p_malice.engine.cards import JOKER_RANK, RANK, SEED_BYTES, TEXT, rank_text, shuffled
from p2p_malice.engine.game import NOTHING, Event, Offers, Pile, Result, Untimed, View, kept_event
from p2p_malice.errors import IllegalMoveError
from p2p_malice.games.malice.length_limits import GAME_MOVES, IDLE_ROUNDS, TURN_PLAYS
from p2p_malice.games.malice.notation import (
    PLAY_DISCARD,
    PLAY_PAYOFF,
    MoveParts,
    hand_moves,
    parse_move,
    plays_of,
    source_names,
)
from p2p_malice.games.malice.options import Options, all_cards, check_seats, parse_options
from p2p_malice.games.malice.views import (
    CENTRE,
    DISCARD,
    DRAW,
    HAND,
    WASTE,
    centre_piles,
    discard_piles,
    hidden_pile,
    open_hand,
    payoff_pile,
)
from p2p_malice.sentence_facts import CardFact, Fact, PileFact, RankFact

_MAX_EQUAL_TOPS = 100
_JOKER_ORDER = 14
_NO_CARDS: tuple[int, ...] = ()
_REVEALS_NOTHING = {"play", "complete", "clear"}
_ENDS_TURN = {"discard", "pass"}

Cards = tuple[int, ...]


class State(Untimed):
    """A position. Fields are tuples of card ids, bottom first; `discards` holds the piles of seat 0, then of 1 …"""

    __slots__ = (
        "_fits",
        "_log",
        "_moves",
        "_piles",
        "centre",
        "discards",
        "draw",
        "hands",
        "idle",
        "made",
        "options",
        "payoffs",
        "player",
        "plays",
        "result",
        "seed",
        "shuffles",
        "waste",
    )

    def __init__(
        self,
        options: Options,
        seed: bytes,
        shuffles: int,
        player: int,
        payoffs: tuple[Cards, ...],
        hands: tuple[Cards, ...],
        discards: tuple[Cards, ...],
        centre: tuple[Cards, ...],
        draw: Cards = _NO_CARDS,
        waste: Cards = _NO_CARDS,
        idle: int = 0,
        made: int = 0,
        plays: int = 0,
    ) -> None:
        """A position in which nothing has happened yet. Use `deal` and `parse_position` to get those of a game."""
        self.options = options
        self.seed = seed
        self.shuffles = shuffles
        """How many shuffles of `seed` have been used: the number of the next one."""
        self.player = player
        """The seat whose turn it is, or was when the game ended."""
        self.payoffs = payoffs
        self.hands = hands
        self.discards = discards
        self.centre = centre
        self.draw = draw
        self.waste = waste
        """Completed piles that aren't back in the draw pile yet."""
        self.idle = idle
        """Turns since a payoff card was played."""
        self.made = made
        """Moves made in this game."""
        self.plays = plays
        """Plays of this turn since a payoff card was played."""
        self.result: Result | None = None
        self._fits: list[int] | None = None
        self._log: list[tuple[Any, ...]] = []
        self._moves: tuple[str, ...] | None = None
        self._piles: tuple[Pile, ...] | None = None

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def turn(self) -> tuple[int, ...]:
        """The seat whose turn it is; none once the game is over."""
        return () if self.result else (self.player,)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move (or the deal) brought about, in order."""
        return tuple([kept_event(*entry) for entry in self._log])

    @property
    def dealer(self) -> int | None:
        """The dealer of a state just dealt, where that decides who starts."""
        match self.options.starter:
            case "left":
                return (self.player - 1) % self.seats
            case "dealer":
                return self.player
        return None

    @property
    def reveals(self) -> bool:
        """Whether the last move showed anybody anything new."""
        return any(entry[0] not in _REVEALS_NOTHING for entry in self._log)

    @property
    def ends_turn(self) -> bool:
        """Whether the last move ended a turn. If all others are skipped, the same seat has the next one."""
        return any(entry[0] in _ENDS_TURN for entry in self._log)

    def scored(self, before: tuple[int, ...]) -> tuple[int, ...]:
        """The scores after this game, which is over: winners get a point, or one for each payoff card of the losers."""
        assert self.result
        winners, left = self.result.winners, self.result.left
        score = 1 if self.options.scoring == "wins" else sum(left) - sum(left[seat] for seat in winners)
        return tuple(count + score if seat in winners else count for seat, count in enumerate(before))

    # --- what may be done --------------------------------------------------------------------------------------------

    def offers(self, seat: int) -> Offers:
        """What `seat` may do."""
        return Offers(self.moves(seat)) if seat == self.player and not self.result else NOTHING

    def moves(self, seat: int) -> tuple[str, ...]:
        """What `seat` may do: plays of the payoff card, of discards, of the hand, then discards. Each text once."""
        if seat != self.player or self.result:
            return ()
        if self._moves is None:
            self._moves = tuple(self._find_moves())
        return self._moves

    def _find_moves(self) -> list[str]:
        options, seat = self.options, self.player
        moves: list[str] = []
        fits = self._fitting_piles()
        payoff = self.payoffs[seat]
        if payoff:
            moves += PLAY_PAYOFF[fits[RANK[payoff[-1]]]]
        for index, pile in enumerate(self._discards_of(seat)):
            if pile:
                piles = fits[RANK[pile[-1]]]
                if piles:
                    moves += PLAY_DISCARD[index][piles]
        if options.partners:
            moves += self._find_partner_moves(fits)
        by_card = hand_moves(options.discard_piles)
        seen: list[str] = []
        discards: list[str] = []
        for card in self.hands[seat]:
            text, rank, plays, all_discards = by_card[card]
            if text not in seen:
                seen.append(text)
                piles = fits[rank]
                if piles:
                    moves += plays[piles]
                discards += all_discards
        if not (moves and options.restrictions and options.due(self)):
            moves += discards
        return moves

    def _find_partner_moves(self, fits: list[int]) -> list[str]:
        """Plays of the partner's payoff card and discards."""
        partner = _partner(self.player)
        sources = [("payoff", self.payoffs[partner])]
        sources += zip(source_names(self.options.discard_piles), self._discards_of(partner), strict=True)
        moves: list[str] = []
        for name, pile in sources:
            if pile:
                moves += plays_of(f"{name}@{partner}")[fits[RANK[pile[-1]]]]
        return moves

    @property
    def payoff(self) -> int:
        """The rank of the own payoff card of the seat whose turn it is, -1 for none. See `TurnPosition`."""
        pile = self.payoffs[self.player]
        return self._rank(pile[-1]) if pile else -1

    def holds(self, rank: int) -> bool:
        """Whether the seat whose turn it is holds a card of that rank."""
        return any(self._rank(card) == rank for card in self.hands[self.player])

    def fits(self, rank: int) -> bool:
        """Whether a card of that rank fits any centre pile."""
        return (self._fits or self._fitting_piles())[rank] != 0

    def _rank(self, card: int) -> int:
        """The card's rank, the same for all wild cards."""
        rank = RANK[card]
        return JOKER_RANK if rank in self.options.wild_ranks else rank

    def _fitting_piles(self) -> list[int]:
        """By rank: the centre piles that a card of that rank fits, as bits; kept until a centre pile changes."""
        if self._fits is None:
            fits = self._fits = [0] * 15  # Nothing has rank 14, so that -1 fits nowhere.
            bit = 1
            for pile in self.centre:
                fits[len(pile) + 1] |= bit
                bit <<= 1
            options = self.options
            anywhere = bit - 1 if options.wild_as_ace else (bit - 1) & ~fits[1]
            fits[JOKER_RANK] = anywhere
            for rank in options.wild_ranks:
                fits[rank] = anywhere
        return self._fits

    def _discards_of(self, seat: int) -> tuple[Cards, ...]:
        count = self.options.discard_piles
        return self.discards[seat * count : seat * count + count]

    # --- doing it ----------------------------------------------------------------------------------------------------

    def after(self, seat: int, move: str) -> "State":
        """The state after `seat` has made `move`. Raises `IllegalMoveError` naming the rule, and `NotationError`.

        The order within a play: the card moves, the next payoff card is turned up, the win is checked, a complete pile
        is cleared and shuffled into the draw pile, an empty hand is filled.
        """
        if self.result:
            raise IllegalMoveError("game_over")
        if seat != self.player:
            raise IllegalMoveError("not_your_turn")
        step = parse_move(move)
        if self._moves is None or move not in self._moves:
            self._check(step)

        new = self._copy()
        new.made += 1
        if step.target == "c":
            new._play(step)
        else:
            new._discard(step)
        if new.made >= GAME_MOVES and not new.result:
            new._end_by_count("long")
        return new

    def _check(self, step: MoveParts) -> None:
        """Raise `IllegalMoveError` unless the seat whose turn it is may make the move."""
        options, seat = self.options, self.player
        if step.target_seat is not None:
            _refuse("discards_on_own")
        if step.source_seat is not None and not (options.partners and step.source_seat == _partner(seat)):
            _refuse("plays_from_team" if options.partners else "plays_from_own")
        owner = self._owner(step)
        whose = "own" if owner == seat else "partner"
        count = len(self.centre) if step.target == "c" else options.discard_piles
        if step.target_index >= count:
            role = CENTRE if step.target == "c" else DISCARD
            _refuse("no_such_pile", role=role, pile=step.target_index + 1, count=count)
        if step.source == "d" and step.source_index >= options.discard_piles:
            _refuse("no_such_pile", role=DISCARD, pile=step.source_index + 1, count=options.discard_piles)
        if step.card and all(TEXT[card] != step.card for card in self.hands[seat]):
            _refuse("not_in_hand", card=CardFact(step.card))
        if step.source == "d" and not self._discards_of(owner)[step.source_index]:
            _refuse("discard_pile_empty", pile=PileFact(DISCARD, step.source_index), whose=whose)
        if step.source == "payoff" and not self.payoffs[owner]:
            _refuse("payoff_pile_empty", whose=whose)
        if step.target == "d" and step.source == "payoff":
            _refuse("payoff_to_centre_only")
        if step.target == "d" and step.source == "d":
            _refuse("discard_to_centre_only")
        card, fits = self._card(step), self._fitting_piles()
        if step.target == "c" and not fits[RANK[card]] >> step.target_index & 1:
            needed = rank_text(len(self.centre[step.target_index]) + 1)
            code = "wild_may_not_begin" if RANK[card] in options.wild_ranks else "does_not_fit"
            _refuse(code, pile=PileFact(CENTRE, step.target_index), needs=RankFact(needed), card=CardFact(TEXT[card]))
        if step.target == "d" and (rule := options.due(self)):
            _refuse(rule.refusal)

    def _card(self, step: MoveParts) -> int:
        """The card that the move takes; of equal ones in the hand, the first."""
        if step.card:
            for card in self.hands[self.player]:
                if TEXT[card] == step.card:
                    return card
        if step.source == "payoff":
            return self.payoffs[self._owner(step)][-1]
        return self._discards_of(self._owner(step))[step.source_index][-1]

    def _owner(self, step: MoveParts) -> int:
        """The seat that the move takes a card from."""
        return self.player if step.source_seat is None else step.source_seat

    def _copy(self) -> "State":
        new = State(
            self.options,
            self.seed,
            self.shuffles,
            self.player,
            self.payoffs,
            self.hands,
            self.discards,
            self.centre,
            self.draw,
            self.waste,
            self.idle,
            self.made,
            self.plays,
        )
        new._fits = self._fits
        return new

    def _play(self, step: MoveParts) -> None:
        seat, target = self.player, step.target_index
        card = self._take(step)
        pile = (*self.centre[target], card)
        self.centre, self._fits = _replaced(self.centre, target, pile), None
        value = rank_text(len(pile)) if RANK[card] in self.options.wild_ranks else None
        self._log.append(("play", seat, TEXT[card], step.source_pile, step.target_pile, value))

        self.plays += 1
        if step.source == "payoff":
            self.idle = self.plays = 0
            owner = self._owner(step)
            if self.payoffs[owner]:
                self._log.append(("turn up", owner, TEXT[self.payoffs[owner][-1]]))
            elif not self.options.partners:
                self._end("win", (seat,))
                return
            elif not self.payoffs[_partner(owner)]:
                self._end("win", _team(owner))
                return
            else:
                self._log.append(("out", owner))
        if len(pile) == self.options.last_rank:
            self._complete(target)
        if not self.hands[seat]:
            if self.plays < TURN_PLAYS:
                self._fill_hand(seat)
            if not self.result and not self.hands[seat] and not self._find_moves():
                self._log.append(("pass", seat))
                self._begin_turn(passes=1)

    def _discard(self, step: MoveParts) -> None:
        seat = self.player
        card = self._take(step)
        index = seat * self.options.discard_piles + step.target_index
        self.discards = _replaced(self.discards, index, (*self.discards[index], card))
        self._log.append(("discard", seat, step.card, "hand", step.target_pile))
        self._begin_turn(passes=0)

    def _take(self, step: MoveParts) -> int:
        """Take the move's card from where it lies, and return it."""
        text = step.card
        if text:
            seat, at = self.player, 0
            hand = self.hands[seat]
            while TEXT[hand[at]] != text:
                at += 1
            self.hands = _replaced(self.hands, seat, hand[:at] + hand[at + 1 :])
            return hand[at]
        owner = self._owner(step)
        if step.source == "payoff":
            pile = self.payoffs[owner]
            self.payoffs = _replaced(self.payoffs, owner, pile[:-1])
        else:
            index = owner * self.options.discard_piles + step.source_index
            pile = self.discards[index]
            self.discards = _replaced(self.discards, index, pile[:-1])
        return pile[-1]

    def _complete(self, pile: int) -> None:
        cards = self.centre[pile]
        self.centre, self._fits = _replaced(self.centre, pile, _NO_CARDS), None
        if self.options.recycle == "at-once":
            self._shuffle_into_draw(cards)
            self._log.append(("complete", None, None, None, f"c{pile}", None, len(cards)))
        else:
            self.waste += cards
            self._log.append(("clear", None, None, None, f"c{pile}", None, len(cards)))

    def _shuffle_into_draw(self, cards: Cards) -> None:
        self.draw = shuffled(self.draw + cards, self.seed, self.shuffles)
        self.shuffles += 1

    def _fill_hand(self, seat: int) -> None:
        """Draw up to a full hand, or as many as there are, waste included; end the game if running out is a tie."""
        missing = self.options.hand - len(self.hands[seat])
        if missing <= 0:
            return
        there = len(self.draw)
        if there < missing and self.waste:
            missing -= there
            self._draw(seat, there)
            count = len(self.waste)
            self._shuffle_into_draw(self.waste)
            self.waste = _NO_CARDS
            self._log.append(("reshuffle", None, None, None, None, None, count))
            there = count
        if there >= missing:
            self._draw(seat, missing)
            return
        self._draw(seat, there)
        if self.options.exhaustion == "tie":
            self._end("tie", ())

    def _draw(self, seat: int, count: int) -> None:
        """Draw that many cards, which must be there."""
        if count:
            self.hands = _replaced(self.hands, seat, self.hands[seat] + self.draw[: -count - 1 : -1])
            self.draw = self.draw[:-count]
            self._log.append(("draw", seat, None, None, None, None, count))

    def _begin_turn(self, passes: int) -> None:
        """Give the turn to the next seat that can act, after `passes` in a row couldn't; if none can, end the game.

        The rule books are silent here. Our reading: a seat with an empty hand, nothing to draw and no legal play is
        skipped. If that is true of every seat, the player with the fewest payoff cards left wins; a tie is a draw. The
        same happens when nobody has played a payoff card for `IDLE_ROUNDS`, but that is reported as `idle`.
        """
        seats = len(self.hands)
        self.plays = 0
        while passes < seats and self.idle < IDLE_ROUNDS * seats:
            self.player = seat = (self.player + 1) % seats
            self.idle += 1
            self._fill_hand(seat)
            if self.hands[seat] or self.result or self._find_moves():
                return
            self._log.append(("pass", seat))
            passes += 1
        self._end_by_count("stalemate" if passes == seats else "idle")

    def _end_by_count(self, how: str) -> None:
        """End the game: the player, or the pair, with the fewest payoff cards left wins; a tie is a draw."""
        seats = len(self.payoffs)
        left = [len(payoff) for payoff in self.payoffs]
        if self.options.partners:
            left = [left[seat] + left[_partner(seat)] for seat in range(seats)]
        fewest = tuple(seat for seat in range(seats) if left[seat] == min(left))
        winners = _team(fewest[0]) if self.options.partners else fewest[:1]
        self._log.append((how,))
        self._end(how, winners if fewest == winners else (), "fewest")

    def _end(self, how: str, winners: tuple[int, ...], told: str = "") -> None:
        self.result = Result(how, winners, tuple(len(payoff) for payoff in self.payoffs))
        seat, partner = (*winners, None, None)[:2]
        self._log.append((told or how, seat, None, None if partner is None else f"payoff@{partner}"))

    # --- what a seat may know ----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What `seat` may know: the centre, all discards and payoff tops, its own hand, all counts.

        A payoff pile below its top is hidden from its owner too. A spectator (None) sees no hand.
        """
        options = self.options
        if self._piles is None:
            self._piles = tuple(self._find_piles())
        piles, seats = [*self._piles], len(self.hands)
        each = 2 + options.discard_piles
        if seat is not None:
            piles[(seat - seats) * each + 1] = open_hand(seat, self.hands[seat], options.wild_ranks)
        return View(
            rules=str(options),
            seat=seat or 0,
            seats=seats,
            turn=self.turn,
            piles=tuple(piles),
            offers=NOTHING if seat is None else self.offers(seat),
            result=self.result,
            partners=(_partner(seat or 0),) if options.partners else (),
            watches=seat is None,
        )

    def _find_piles(self) -> list[Pile]:
        """All piles as everybody may see them; at the end, each player's payoff pile, hand and discard piles."""
        options = self.options
        wild = options.wild_ranks
        piles = [*centre_piles(self.centre, options.last_rank, wild), hidden_pile(DRAW, None, len(self.draw))]
        if options.recycle == "when-empty":
            piles.append(hidden_pile(WASTE, None, len(self.waste)))
        for owner, (payoff, hand) in enumerate(zip(self.payoffs, self.hands, strict=True)):
            piles.append(payoff_pile(owner, payoff[-1] if payoff else None, len(payoff), wild))
            piles.append(hidden_pile(HAND, owner, len(hand)))
            piles += discard_piles(owner, self._discards_of(owner), wild)
        return piles


def _partner(seat: int) -> int:
    """The seat opposite, at a table of four."""
    return (seat + 2) % 4


def _team(seat: int) -> tuple[int, ...]:
    return tuple(sorted((seat, _partner(seat))))


def _replaced(piles: tuple[Cards, ...], index: int, cards: Cards) -> tuple[Cards, ...]:
    copy = list(piles)
    copy[index] = cards
    return tuple(copy)


def _refuse(code: str, **particulars: Fact) -> NoReturn:
    raise IllegalMoveError(code, **particulars)


# --- the deal --------------------------------------------------------------------------------------------------------


def deal(seats: int, rules: str, seed: bytes, dealer: int | None = None) -> State:
    """The first state under `rules` (see `options`): payoff piles, then hands, seat by seat from the top of the pack.

    The rules say who starts, and what happens if the highest payoff cards tie. If a dealer matters and none is given,
    the seed decides. Raises `OptionsError` for a number of seats that the rules do not allow; `seed` has 32 bytes.
    """
    options = parse_options(rules)
    check_seats(options, seats)
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    nothing = (_NO_CARDS,) * seats
    discards, centre = nothing * options.discard_piles, (_NO_CARDS,) * options.centre_piles
    state = State(options, seed, 0, 0, payoffs=nothing, hands=nothing, discards=discards, centre=centre)
    state.player = _deal_payoffs(state, seats, dealer)
    if options.hands_dealt == "start":
        state.hands, state.draw = _deal_piles(state.draw, seats, options.hand)
    state._log.append(("start", state.player))
    state._fill_hand(state.player)
    return state


def _deal_payoffs(state: State, seats: int, dealer: int | None) -> int:
    """Deal the payoff piles, leaving the rest as the draw pile, and return the seat that starts.

    If the tops tie a hundred times in a row, they can't differ, so the lowest seat starts.
    """
    for _ in range(_MAX_EQUAL_TOPS):
        _shuffle_and_deal_payoffs(state, seats)
        if state.options.starter != "top":
            if dealer is None:
                dealer = shuffled(range(seats), state.seed, state.shuffles)[0]
                state.shuffles += 1
            return dealer if state.options.starter == "dealer" else (dealer + 1) % seats
        highest = _highest_tops(state, range(seats))
        if len(highest) == 1:
            break
        if state.options.equal_tops == "shuffle" and _may_differ(state, highest):
            return _shuffle_until_one_is_highest(state, highest)
        state._log = state._log or [("redeal", None, _top_text(state, highest[0]))]
    return highest[0]


def _shuffle_and_deal_payoffs(state: State, seats: int) -> None:
    options = state.options
    cards: Sequence[int] = all_cards(options, seats)
    kept_out: Cards = _NO_CARDS
    if not options.wilds_in_payoff:
        kept_out = tuple(card for card in cards if RANK[card] in options.wild_ranks)
        cards = [card for card in cards if RANK[card] not in options.wild_ranks]
    mixed = shuffled(cards, state.seed, state.shuffles)
    state.shuffles += 1
    state.payoffs, state.draw = _deal_piles(mixed, seats, options.payoff)
    if kept_out:
        state._shuffle_into_draw(kept_out)


def _deal_piles(cards: Cards, seats: int, size: int) -> tuple[tuple[Cards, ...], Cards]:
    """A pile of `size` cards for each seat from the top (the end) of `cards`, and what remains."""
    piles = []
    for _ in range(seats):
        piles.append(cards[: -size - 1 : -1])
        cards = cards[:-size]
    return tuple(piles), cards


def _highest_tops(state: State, seats: Iterable[int]) -> list[int]:
    """The seats whose payoff cards are highest: aces lowest, kings high, jokers highest."""
    tops = {seat: RANK[state.payoffs[seat][-1]] for seat in seats}
    order = {seat: _JOKER_ORDER if rank == JOKER_RANK else rank for seat, rank in tops.items()}
    return [seat for seat in order if order[seat] == max(order.values())]


def _may_differ(state: State, tied: Iterable[int]) -> bool:
    """Whether shuffling the piles of the `tied` seats can turn up another rank."""
    return any(len({RANK[card] for card in state.payoffs[seat]}) > 1 for seat in tied)


def _top_text(state: State, seat: int) -> str:
    return rank_text(RANK[state.payoffs[seat][-1]])


def _shuffle_until_one_is_highest(state: State, tied: list[int]) -> int:
    """Shuffle the payoff piles of the `tied` seats until one top is highest, and return its seat.

    Each seat is reported once, with the card that tied first.
    """
    equal: dict[int, str] = {}
    for _ in range(_MAX_EQUAL_TOPS):
        for seat in tied:
            equal.setdefault(seat, _top_text(state, seat))
            pile = shuffled(state.payoffs[seat], state.seed, state.shuffles)
            state.shuffles += 1
            state.payoffs = _replaced(state.payoffs, seat, pile)
        tied = _highest_tops(state, range(state.seats))
        if len(tied) == 1:
            break
    state._log += (("equal", seat, top) for seat, top in equal.items())
    return tied[0]
