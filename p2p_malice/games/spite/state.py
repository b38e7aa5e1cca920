"""A position of Spite as the rest of the program knows it.

Moves: cards with `+` between them, followed by what is said with them, each after a `!`, such as `7c+7d!lower`; `pass`;
`decline` while the first lead is claimed; `none` for no exchange; and at any time `misplay` to call the last play one,
and `countdown`. For a player who isn't there yet: `absent` before anybody has played, and `join`. What may be said:
`higher`, `lower`, `unbeatable`, `cam`, `down` (the fake jokers lie face down), and `buy3` to buy back for 3 cards.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from attrs import field, frozen

from p2p_malice.engine.game import NOTHING, Clock, Event, Free, Offers, Result, View, parse_combined
from p2p_malice.errors import IllegalMoveError, NotationError
from p2p_malice.games.spite.cards import TEXT, THIRTEEN, TWO, VALUE, parse_card
from p2p_malice.games.spite.options import CLAIM_SECONDS, Options, check_seats, parse_options
from p2p_malice.games.spite.rules import rounds, trick_play
from p2p_malice.games.spite.rules.judging import lawful
from p2p_malice.games.spite.rules.scoring import swap_count
from p2p_malice.games.spite.rules.trick import CAM, UNBEATABLE, WORDS
from p2p_malice.games.spite.rules.working_position import CLAIM, EXCHANGE, SWAP, TRICK, Call, Cards, Position, texts_of
from p2p_malice.games.spite.views import view_of
from p2p_malice.sentence_facts import CardFact

PASS, DECLINE, NONE, MISPLAY, COUNTDOWN = "pass", "decline", "none", "misplay", "countdown"
ABSENT, JOIN = "absent", "join"

PRICES = (1, 2, 3, 5, 8, 13, 21)
"""What may be said to buy back, besides a higher price that is due; only one of them is right."""

_MOST = 64
"""The most cards in a move."""

_WORD = re.compile(rf"{'|'.join(WORDS)}|{trick_play.FACE_DOWN}|{trick_play.BUY}[1-9][0-9]{{0,3}}", re.ASCII)


@frozen
class State:
    """A position. It never changes; a move makes a new one."""

    at: Position
    turn: tuple[int, ...] = field(init=False, eq=False, repr=False)
    """Who may act: nobody while the game waits until a play can't be called a misplay any more."""

    reveals = True
    ends_turn = True

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.at.seats

    @property
    def shuffles(self) -> int:
        """How often cards were shuffled."""
        return self.at.shuffles

    @property
    def dealer(self) -> int:
        """The dealer; the first player sits to their left."""
        return self.at.dealer

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in the move that led here."""
        return tuple(self.at.events)

    @property
    def result(self) -> Result | None:
        """How the session ended."""
        return self.at.result

    @turn.default
    def _find_turn(self) -> tuple[int, ...]:
        at = self.at
        if at.result or at.is_waiting:
            return ()
        if at.phase == SWAP:
            return tuple(seat for seat, cards in enumerate(at.put) if cards is None)
        return rounds.claimants(at) if at.phase == CLAIM else (at.to_move,)

    @property
    def clocks(self) -> tuple[Clock, ...]:
        """The time limits for calling each play and for claiming the first lead, and any countdown that was started."""
        at = self.at
        if at.result:
            return ()
        windows = tuple([_window(at.options.window, pending.number) for pending in at.pending])
        if windows:
            return windows if at.is_waiting or not at.countdown else (*windows, self._countdown)
        if at.phase == CLAIM:
            return (Clock(CLAIM_SECONDS, at.ticks),)
        if not at.countdown:
            return ()
        if at.phase == SWAP:
            return (Clock(at.options.decision, at.ticks),)
        return (self._countdown,)

    @property
    def _countdown(self) -> Clock:
        """The time of the player on turn."""
        at = self.at
        return Clock(at.options.decision + at.picked[at.to_move], at.ticks, at.to_move)

    def scored(self, before: tuple[int, ...]) -> tuple[int, ...]:
        """None: a session's score is in its views."""
        return ()

    # --- what may be done --------------------------------------------------------------------------------------------

    def offers(self, seat: int) -> Offers:
        """What a player may do: cards to combine, what may be said, passing; a call and a countdown at any time."""
        at, may = self.at, self._may(seat)
        if seat not in self.turn:
            ahead = self._all_cards(seat) if self._may_lay_early(seat) else None
            return Offers(may=may, ahead=ahead) if may or ahead else NOTHING
        hand = texts_of(at.hands[seat])
        if at.phase == SWAP:
            count = swap_count(at.scores[seat], len(hand))
            return Offers(free=Free(hand, count, count), may=may)
        if at.phase == EXCHANGE:
            if at.options.referee:
                return Offers(free=Free(hand, 1, at.limit), may=may)
            return Offers((NONE,), Free(hand, 1, len(hand)), may)
        moves = (DECLINE,) if at.phase == CLAIM else (PASS,) if at.last else ()
        return Offers(moves, self._all_cards(seat), may)

    def _all_cards(self, seat: int) -> Free:
        """Everything that a player could lay and say."""
        held = texts_of((*self.at.hands[seat], *self.at.fakes[seat]))
        return Free(held, 1, len(held), self._words(seat))

    def _may_lay_early(self, seat: int) -> bool:
        return not self.at.result and seat not in self.turn and trick_play.may_lay_early(self.at, seat)

    def _may(self, seat: int) -> tuple[str, ...]:
        at = self.at
        if at.result:
            return ()
        if seat in at.absent:
            return () if seat in at.joining else (JOIN,)
        called = {number for call in at.calls if call.seat == seat for number in call.numbers}
        may_call = any(each.played.seat != seat and each.number not in called for each in at.pending)
        may_hurry = not (at.countdown or at.is_waiting or at.phase == CLAIM or self.turn == (seat,))
        return ((MISPLAY,) if may_call else ()) + ((COUNTDOWN,) if may_hurry else ())

    def _words(self, seat: int) -> tuple[str, ...]:
        at = self.at
        due = trick_play.price(at.bought) if at.passed[seat] else 0
        said = _sayable(at.options.come_at_me, bool(at.fakes[seat]), due)
        # A referee refuses it anywhere else, so it gives nothing away.
        is_left_out = at.options.referee and not self._has_unbeatable(seat)
        return tuple(word for word in said if word != UNBEATABLE) if is_left_out else said

    def _has_unbeatable(self, seat: int) -> bool:
        """Whether a player could play something now with which "unbeatable" has to be said."""
        cards = [card for card in self.at.hands[seat] if VALUE[card] in (TWO, THIRTEEN)]
        return any(UNBEATABLE in play.said for play in lawful(self.at.trick, cards))

    def after(self, seat: int, move: str) -> "State":
        """The state after the move. Raises `IllegalMoveError` and `NotationError`."""
        if self.result:
            raise IllegalMoveError("game_over")
        if move in (MISPLAY, COUNTDOWN):
            return self._beside(seat, move)
        if move in (ABSENT, JOIN):
            return self._late(seat, move)
        if self.at.is_waiting:
            raise IllegalMoveError("spite_window")
        if seat not in self.turn and not (self._may_lay_early(seat) and move not in (PASS, DECLINE, NONE)):
            raise IllegalMoveError("not_your_turn")
        at = self.at.copy()
        if move in (PASS, DECLINE, NONE):
            self._plain(at, seat, move)
        else:
            self._cards(at, seat, move)
        rounds.go_on(at)
        return State(at)

    def _beside(self, seat: int, move: str) -> "State":
        """A call or a countdown."""
        is_offered = move in self._may(seat)
        at = self.at.copy()
        if move == MISPLAY:
            if not is_offered:
                raise IllegalMoveError("spite_no_call")
            # Nobody hears of it before the time is up, since all calls made until then count as one.
            at.calls = (*at.calls, Call(seat, frozenset(p.number for p in at.pending if p.played.seat != seat)))
            return State(at)
        if not is_offered:
            raise IllegalMoveError("spite_no_countdown")
        at.countdown = True
        at.tell(COUNTDOWN, seat, count=State(at).clocks[-1].seconds)
        return State(at)

    def _late(self, seat: int, move: str) -> "State":
        """A player isn't there yet, or has arrived."""
        at = self.at.copy()
        if move == ABSENT:
            rounds.leave_out(at, seat)
        elif move in self._may(seat):
            rounds.join(at, seat)
        else:
            raise IllegalMoveError("spite_not_now")
        return State(at)

    def _plain(self, at: Position, seat: int, move: str) -> None:
        if (move, at.phase) == (PASS, TRICK):
            trick_play.pass_on(at, seat)
        elif (move, at.phase) == (DECLINE, CLAIM):
            rounds.decline(at, seat)
        elif (move, at.phase) == (NONE, EXCHANGE):
            trick_play.exchange(at, seat, ())
        else:
            raise IllegalMoveError("spite_not_now")

    def _cards(self, at: Position, seat: int, move: str) -> None:
        texts, words = parse_combined(move)
        is_play = at.phase in (TRICK, CLAIM)
        if not 1 <= len(texts) <= _MOST or (words and not (is_play and _can_be_said(words, at.options))):
            raise NotationError("no_move", text=move[:20])
        cards = taken(texts, at.hands[seat], at.fakes[seat] if is_play else ())
        if seat not in self.turn:
            trick_play.lay_early(at, seat, cards, frozenset(words))
        elif is_play:
            trick_play.play(at, seat, cards, frozenset(words))
        elif at.phase == SWAP:
            rounds.put_down(at, seat, cards)
        else:
            trick_play.exchange(at, seat, cards)

    def expire(self, number: int) -> "State":
        """The state when the time of a clock is up."""
        if number not in [clock.number for clock in self.clocks]:
            raise IllegalMoveError("nothing_due")
        at = self.at.copy()
        if any(each.number == number for each in at.pending):
            while at.pending and at.pending[0].number <= number:
                trick_play.settle(at)
        elif at.phase == CLAIM:
            rounds.decline_all(at)
        elif at.phase == SWAP:
            rounds.choose_for_all(at)
        elif at.phase == EXCHANGE:
            trick_play.keep_all(at, at.to_move)
        else:
            trick_play.give_up(at, at.to_move)
        rounds.go_on(at)
        return State(at)

    def view(self, seat: int | None) -> View:
        """What a player, or a spectator, may know."""
        return view_of(self.at, seat, self.turn, NOTHING if seat is None else self.offers(seat))


@lru_cache(maxsize=256)
def _window(seconds: int, number: int) -> Clock:
    """The time in which the play of that number can be called."""
    return Clock(seconds, number, is_aside=True)


@lru_cache(maxsize=256)
def _sayable(come_at_me: bool, has_fakes: bool, due: int) -> tuple[str, ...]:
    """What a player may say who has fake jokers or not, and has to buy back at the price `due` if that isn't 0."""
    said = [word for word in WORDS if word != CAM or come_at_me]
    down = (trick_play.FACE_DOWN,) if has_fakes else ()
    asked = (*PRICES, *([due] if due > PRICES[-1] else [])) if due else ()
    return (*said, *down, *(f"{trick_play.BUY}{price}" for price in asked))


def _can_be_said(words: Sequence[str], options: Options) -> bool:
    """Whether these are words of the game, each said only once."""
    is_known = all(map(_WORD.fullmatch, words)) and (options.come_at_me or CAM not in words)
    return is_known and len(set(words)) == len(words)


def taken(texts: Sequence[str], hand: Cards, fakes: Cards) -> Cards:
    """The cards written as `texts`, first from the hand, then from the fake jokers and bonus cards."""
    held = [*hand, *fakes]
    faces = [TEXT[card] for card in held]
    cards, short = [], []
    for text in texts:
        if text in faces:
            place = faces.index(text)
            del faces[place]
            cards.append(held.pop(place))
        else:
            short.append(text)
    if short:
        parse_card(min(short))
        raise IllegalMoveError("not_in_hand", card=CardFact(min(short)))
    return tuple(cards)


def deal(seats: int, rules: str, seed: bytes, dealer: int | None = None) -> State:
    """The first state of a session. Raises `OptionsError`."""
    options = parse_options(rules)
    check_seats(seats)
    return State(rounds.begin_session(options, seats, seed, dealer))
