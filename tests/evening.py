"""An evening at one table, as hypothesis walks it, and the laws that hold whatever happens.

Several games and matches are played, with rematches and votes; people leave, fall silent, come back, reload and join
late, and the host's program is started again from what it has saved.
"""

import datetime
import random
from collections.abc import Sequence
from typing import Any
from unittest import mock

from attrs import evolve
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from p2p_malice.engine.game import REMATCH
from p2p_malice.engine.match import begin
from p2p_malice.errors import IllegalMoveError
from p2p_malice.flows.saving.autosave import GameKeeper
from p2p_malice.flows.saving.rebuild_table import rebuild_table
from p2p_malice.flows.setup.seats import BOT, LATE, ME, SeatPlan, named_bots, read_seats, seats_of
from p2p_malice.games.registry import GAMES
from p2p_malice.history.deal_check import check_deal
from p2p_malice.player_client import Client
from p2p_malice.protocol.agreed_deal import AgreedDeal
from p2p_malice.protocol.deal_witness import DealWitness
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import (
    PROPOSALS,
    UNDERSTOOD,
    Allow,
    Ask,
    Bye,
    Dismiss,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Opened,
    Propose,
    Refused,
    Say,
    Seated,
    Show,
    Take,
)
from p2p_malice.protocol.standing import NOTHING_PLAYED, Standing
from p2p_malice.sentence_facts import HINT
from p2p_malice.store.contract import SavedDeal, SavedGame, agreed_in
from p2p_malice.table.seat_holders import Visit, VisitState
from p2p_malice.table.table import Deliveries, Table
from tests.helpers import known
from tests.proofs import returning

SETUPS = (
    ("malice", "mdw payoff=1", "me friend"),
    ("malice", "mdw payoff=2 deals=2", "me friend"),
    ("malice", "official payoff=1 clock=30", "me friend bot"),
    ("malice", "official payoff=1 exhaustion=play-on", "me friend friend"),
    ("malice", "official payoff=2 partners=yes target=2", "me friend bot friend"),
    ("spite", "spite rounds=1 window=0", "me friend bot"),
    ("spite", "spite rounds=2 window=1 referee=yes", "me friend friend late"),
    ("spite", "spite rounds=1", "me late friend bot late"),
    ("spite", "spite rounds=1 window=1 clock=30", "me friend friend"),
)

FORESEEN = 60
"""Moves by which two positions are compared: through them, all cards come up that are drawn next."""

MOST_IN_A_ROW = 2000
"""Moves within one step; each game that the walk plays is shorter."""


class Memory:
    """A log that is kept nowhere else."""

    id = "evening"
    is_alone = True

    def __init__(self) -> None:
        self.entries: list[dict[str, Any]] = []

    def append(self, *entries: dict[str, Any]) -> None:
        """Keep them."""
        self.entries.extend(entries)

    def close(self) -> None:
        """There is nothing to let go of."""

    def saved(self, deal: SavedDeal) -> SavedGame:
        """What a store would read."""
        seating = list(deal.seating)
        names, avatars, tokens = [""] * len(deal.tokens), [""] * len(deal.tokens), list(deal.tokens)
        moves: list[tuple[int | None, str]] = []
        hints: list[tuple[int, int, int]] = []
        agreed: list[AgreedDeal] = []
        ended: list[tuple[int, tuple[str, ...], tuple[int, ...]]] = []
        left: dict[int, bool] = {}
        former: list[tuple[str, str, str]] = []
        allows = (True, False)
        for entry in self.entries:
            if "former" in entry:
                former.append((entry["former"], entry["code"], entry["name"]))
            elif "watch" in entry:
                allows = entry["watch"], entry["seats"]
            elif "left" in entry:
                left[entry["seat"]] = entry["left"]
            elif "name" in entry:
                names[entry["seat"]] = entry["name"]
            elif "avatar" in entry:
                avatars[entry["seat"]] = entry["avatar"]
            elif "friend" in entry:
                seating[entry["seat"]] = "friend"
            elif "computer" in entry:
                seating[entry["seat"]] = "bot"
            elif "token" in entry:
                tokens[entry["seat"]] = entry["token"]
            elif "deal" in entry:
                agreed.append(known(agreed_in(entry)))
            elif "hints" in entry:
                hints.append((len(moves), entry["seat"], entry["hints"]))
            else:
                moves.append((entry["seat"], entry["move"]))
                if entry["last"]:
                    people = (seat for seat, kind in enumerate(seating) if kind.partition("=")[0] != BOT)
                    ended.append((len(moves), tuple(names), tuple(people)))
        late = tuple(seat for seat, kind in enumerate(deal.seating) if kind == LATE)
        deal = evolve(deal, tokens=tuple(tokens), seating=tuple(seating))
        if agreed and agreed[0].position == 1:
            deal = evolve(deal, seed=agreed[0].seed.hex())
        read = tuple(names), tuple(moves), False, False, (), 0, tuple(hints)
        return SavedGame(
            *(self.id, deal, *read),
            avatars=tuple(avatars),
            late=late,
            agreed=tuple(agreed),
            ended=tuple(ended),
            left=tuple(seat for seat, has_left in left.items() if has_left),
            former=tuple(former),
            allows=allows,
        )


class Evening(RuleBasedStateMachine):
    """The table, those who sit there, and what each was told."""

    table: Table

    @initialize(setup=st.sampled_from(SETUPS), seed=st.integers(0, 2**32), are_here=st.booleans())
    def set_up(self, setup: tuple[str, str, str], seed: int, are_here: bool) -> None:
        """Set up a table, to which everybody has come or nobody yet."""
        self.rng, self.now = random.Random(seed), 0.0
        self.visits: dict[int, Visit] = {}
        self.clients: dict[Visit, Client] = {}
        self.shows: dict[Client, list[Show]] = {}
        """What each was shown, by number, of the last game."""
        self.checked = 0
        self.remembered: dict[int, Client] = {}
        self.called: dict[int, str] = {}
        """By seat, the names of those who have another seat than at first."""
        self.refused = ""
        self.spectator: Visit | None = None
        self._deal(setup)
        if are_here:
            self.gather()

    def _deal(self, setup: tuple[str, str, str], times: int = 0, standing: Standing = NOTHING_PLAYED) -> None:
        """Deal that game at a table that was set up so many times before."""
        name, rules, seats = setup
        self.game = GAMES[name]
        self.places: Sequence[SeatPlan] = read_seats(seats.split(), "P0", self.game)
        tokens = tuple(f"{seat:032x}" for seat in range(len(self.places)))
        places, made = tuple(place.text for place in self.places), datetime.datetime(2026, 1, 1).isoformat()
        before = (dict(standing.won), standing.games, tuple(sorted(standing.computers)), standing.earlier)
        self.deal = SavedDeal(made, rules, self.rng.randbytes(32).hex(), tokens, places, name, times, *before)
        state = begin(self.game, len(tokens), rules, bytes.fromhex(self.deal.seed), seats_of(self.places, LATE))
        self.table = Table(
            state,
            self.game,
            rules,
            tokens,
            bots={seat: place.name for seat, place in enumerate(self.places) if place.kind == BOT},
            here={seat: place.name for seat, place in enumerate(self.places) if place.kind == ME},
            late=seats_of(self.places, LATE),
            new_token=lambda: f"{self.rng.getrandbits(128):032x}",
            new_seed=lambda: self.rng.randbytes(32),
            agrees=True,
            setup=times,
            standing=standing,
        )
        self.choose = self.game.chooser({}, self.rng)
        self.log = Memory()
        self.keeper: GameKeeper | None = None
        self.asked: set[int] = set()
        """Who has asked for another game since the last one ended."""
        self.wins, self.games, self.ended = [0] * len(tokens), 1, 0
        self.chances: dict[int, object] = {}

    # --- what people do ----------------------------------------------------------------------------------------------

    seats = st.integers(0, 8)

    @rule(seat=seats, reloads=st.booleans())
    def come(self, seat: int, reloads: bool) -> None:
        """Somebody comes, or comes back over another channel; a page that was loaded anew remembers only the token."""
        seat %= len(self.places)
        if self.places[seat].kind == BOT or self.table.is_stopped:
            return
        client = self.remembered.get(seat)
        token = self.table.token(seat) if client or self.places[seat].kind == ME else ""
        heard = client.show.number if client and client.show and not reloads else 0
        client = client if client and heard else self._client(None if reloads else client)
        visit = self.table.arrive(seat, hosts=self.places[seat].kind == ME)
        self.clients[visit] = client
        name = self.called.get(seat, f"P{seat}.{self.table.setup}" if self.table.setup and seat else f"P{seat}")
        hello = returning(name, token, heard) if token else Hello(name)
        hello = evolve(hello, understands=UNDERSTOOD, next=client.witness.next if client.witness else "")
        self._tell(self.table.receive(visit, hello, self.now))
        assert visit.standing is VisitState.SEATED
        self.visits[seat], self.remembered[seat] = visit, client
        self._computers_move()

    @rule(says=st.sampled_from([None, Say("hello"), Move(1, "7h>c0"), Propose(REMATCH), Propose("stop"), Ask(HINT)]))
    def watch(self, says: FromPlayer | None) -> None:
        """Somebody looks on and says something, or goes: nothing at the table changes."""
        if self.table.is_stopped:
            return
        before = self.table.number, self.table.players
        if self.spectator is None:
            self.spectator = self.table.arrive(None)
            self.clients[self.spectator] = self._client()
            hello = Hello("S", understands=UNDERSTOOD, watches=True)
            self._tell(self.table.receive(self.spectator, hello, self.now))
            assert self.spectator.watches
        elif says:
            self.clients[self.spectator].sends(says)
            self._tell(self.table.receive(self.spectator, says, self.now))
        else:
            self._tell(self.table.leave(self.spectator, self.now))
            self.spectator = None
        assert (self.table.number, self.table.players) == before

    @rule(seat=seats)
    def take_over(self, seat: int) -> None:
        """Somebody who looks on plays for the computer from now on, as the host lets them."""
        seat %= len(self.places)
        is_free = self.places[seat].kind == BOT and self.table.number and not self.table.is_stopped
        if self.spectator is None or not is_free or not self._is_here(0):
            return
        visit = self.spectator
        self._tell(self.table.receive(self.visits[0], Allow(watch=True, seats=True), self.now))
        self._tell(self.table.receive(visit, Take(seat), self.now))
        assert (visit.is_holder, visit.seat, self.table.is_persons(seat)) == (True, seat, True)
        places = [SeatPlan("friend") if each == seat else place for each, place in enumerate(self.places)]
        self.places, self.spectator = tuple(places), None
        self.visits[seat], self.remembered[seat] = visit, self.clients[visit]
        self._computers_move()

    @rule(seat=seats)
    def send_away(self, seat: int) -> None:
        """Whoever hosts sends a friend away, there or not: the computer plays, and what they held opens nothing."""
        seat %= len(self.places)
        sitter, is_guests = self.table.players[seat], self.places[seat].kind in ("friend", LATE)
        if not is_guests or not sitter.name or not self._is_here(0) or not self.table.number:
            return
        token, over = self.table.token(seat), self.table.result
        self.visits.pop(seat, None)
        self.remembered.pop(seat, None)
        self.asked.discard(seat)
        self._tell(self.table.receive(self.visits[0], Dismiss(seat=seat), self.now))
        if over and not self.table.result:
            self._begins_again()
        sitter = self.table.players[seat]
        assert (sitter.computer, sitter.present, self.table.is_persons(seat)) == (True, True, False)
        self.places = (*self.places[:seat], SeatPlan(BOT, sitter.name), *self.places[seat + 1 :])
        again = self.table.arrive(seat)
        told = self.table.receive(again, returning(f"P{seat}", token), self.now)
        assert told[-1] == (again, Bye("turned_out"))
        self._computers_move()

    @rule(setup=st.sampled_from(SETUPS))
    def go_on(self, setup: tuple[str, str, str]) -> None:
        """Whoever hosts chooses what is played next: friends keep what is theirs at other seats, or go."""
        if not self.table.result or not self._is_here(0):
            return
        former = self.table
        self._tell(former.note_choosing(is_so=True))
        assert former.leave(self.visits.pop(0), self.now) == []
        friends = [seat for seat in self.remembered if seat and former.is_persons(seat) and former.players[seat].name]
        self.rng.shuffle(friends)
        self._deal(setup, former.setup + 1, former.standing)
        moved = dict(zip(friends, seats_of(self.places, "friend"), strict=False))
        self.called = {0: "P0", **{seat: former.players[of].name for of, seat in moved.items()}}
        tokens = {seat: former.token(of) for of, seat in moved.items()}
        visits, self.visits, self.remembered, self.asked = self.visits, {}, {}, set()
        self._tell(self.table.bring(former, {name: seat for seat, name in self.called.items() if seat}, self.now))
        for of, seat in moved.items():
            if visit := visits.pop(of, None):
                self.visits[seat] = visit
            self.remembered[seat] = self.clients[visit] if visit and self._is_here(seat) else self._client()
        for visit in visits.values():
            self._tell(self.table.leave(visit, self.now))
        assert {seat: self.table.token(seat) for seat in tokens} == tokens
        assert self.table.standing == former.standing
        self.come(0, False)

    @rule()
    def start_without(self) -> None:
        """Whoever hosts starts without the friends who haven't come: they may still do so, or the computer plays."""
        free = [seat for seat, place in enumerate(self.places) if place.kind == "friend" and not self._is_here(seat)]
        if self.table.number or not self._is_here(0) or not free:
            return
        told, kinds = [], dict.fromkeys(free, LATE)
        for seat in free:
            try:
                told += self.table.leave_free(seat, self.now)
            except IllegalMoveError:
                kinds[seat] = BOT
        places = [SeatPlan(kinds[seat]) if seat in kinds else place for seat, place in enumerate(self.places)]
        self.places = named_bots(places)
        for seat in seats_of(self.places, BOT):
            if seat in kinds:
                told += self.table.fill(seat, self.places[seat].name, self.now)
        self._tell(told)
        self._computers_move()

    @rule()
    def gather(self) -> None:
        """Everybody comes who has to."""
        for seat, place in enumerate(self.places):
            if place.kind != LATE and not self._is_here(seat):
                self.come(seat, False)

    @rule(seat=seats, how=st.sampled_from(["silent", "lost", "bye"]))
    def go(self, seat: int, how: str) -> None:
        """Somebody falls silent, loses the connection, or leaves.

        Whoever hosts takes the table along and opens it again; before the cards are dealt it would be gone for good.
        """
        if not self._is_here(seat):
            return
        closes = self.places[seat].kind == ME and how != "silent"
        if closes and not self.table.number:
            return
        visit = self.visits[seat]
        if how == "silent":
            self._tell(self.table.note_away(visit, self.now))
        elif how == "lost":
            self._tell(self.table.leave(visit, self.now))
        else:
            self._tell(self.table.receive(visit, Bye(), self.now))
        self.asked.discard(seat)
        if closes:
            self.restart()
        self._computers_move()

    @rule(seat=seats)
    def be_heard_again(self, seat: int) -> None:
        """Over the same channel."""
        if (visit := self.visits.get(seat)) and visit.standing is VisitState.AWAY:
            self._tell(self.table.note_back(visit, self.now))
            self._computers_move()

    @rule(seat=seats, what=st.sampled_from([*PROPOSALS, REMATCH, "dance"]))
    def propose(self, seat: int, what: str) -> None:
        """Somebody wants something."""
        if self._is_here(seat):
            self.now += 3.0
            self._says(seat, Propose(what))

    @rule()
    def agree(self) -> None:
        """All who are there want another game, or the computer for who is missing."""
        for seat in self._here():
            if self.table.result and self._is_here(seat):
                self.propose(seat, "bot" if self._missing() else REMATCH)
            elif self._missing() and self._is_here(seat):
                self.propose(seat, "bot")

    @rule(
        seat=seats,
        message=st.sampled_from([Say("hello"), Ask(HINT), Move(1, "7h>c0"), Move(9, "absent"), Move(9, "join")]),
    )
    def speak(self, seat: int, message: FromPlayer) -> None:
        """Somebody says something else, sensible or not."""
        if self._is_here(seat):
            if isinstance(message, Move):
                message = evolve(message, number=self.table.number)
            before = self.table.number
            self._says(seat, message)
            assert self.table.number == before or isinstance(message, Move)

    @rule(moves=st.integers(1, 60))
    def play(self, moves: int) -> None:
        """So many moves, by whoever may make one."""
        for _ in range(moves):
            if not self._move():
                return

    @rule()
    def play_to_the_end(self) -> None:
        """Until the game is over, or somebody is missed."""
        for _ in range(MOST_IN_A_ROW):
            if not self._move():
                return
        raise AssertionError("no game is that long")

    @rule()
    def play_another(self) -> None:
        """A game to its end, and then the wish for the next."""
        self.play_to_the_end()
        self.agree()

    @rule(seconds=st.floats(0.1, 20))
    def pass_time(self, seconds: float) -> None:
        """Time goes by."""
        until = self.now + seconds
        while (wake_at := self.table.wake_at) is not None and wake_at <= until:
            self._wake(wake_at)
        self.now = until

    @rule()
    def restart(self) -> None:
        """The host's program is started again: the same table stands there, and everybody comes back to it."""
        if self.keeper is None or not self.table.number:
            return
        here = self._here() if not self.table.is_stopped else list(self.remembered)
        here = [seat for seat, place in enumerate(self.places) if seat in here or place.kind == ME]
        chances: dict[str, Any] = {
            "new_seed": lambda: self.rng.randbytes(32),
            "new_token": lambda: f"{self.rng.getrandbits(128):032x}",
        }
        with mock.patch.multiple("p2p_malice.flows.saving.rebuild_table", **chances):
            table, moves, damage = rebuild_table(self.log.saved(self.deal), GAMES)
        assert damage is None
        assert moves == max(0, self.table.number - 1)
        assert self._future(table) == self._future(self.table), "the same cards lie in the same order"
        assert table.standing == self.table.standing
        assert [sitter.left for sitter in table.players] == [sitter.left for sitter in self.table.players]
        assert ([*table.given_up], table.allowed) == ([*self.table.given_up], self.table.allowed)
        self.table, self.visits, self.clients, self.asked = table, {}, {}, set()
        self.spectator = None
        self.keeper = GameKeeper(self.log, table, self._cannot)
        for seat in here:
            self.come(seat, False)

    def _future(self, table: Table) -> list[object]:
        """What would happen next if the computer played on everywhere."""
        state, choose = table._state, self.game.chooser({}, random.Random(1))
        told: list[object] = [table.view(seat) for seat in range(table.seats)]
        for _ in range(FORESEEN):
            if state.result:
                break
            seat = state.turn[0] if state.turn else None
            state = (
                state.expire(state.clocks[0].number) if seat is None else state.after(seat, choose(state.view(seat)))
            )
            told.append(state.events)
        return told

    # --- how the table is run ----------------------------------------------------------------------------------------

    def _is_here(self, seat: int) -> bool:
        return seat in self.visits and self.visits[seat].standing is VisitState.SEATED and not self.table.is_stopped

    def _here(self) -> list[int]:
        return [seat for seat in range(len(self.places)) if self._is_here(seat)]

    def _missing(self) -> list[int]:
        """Whom the others wait for."""
        sitters = enumerate(self.table.players)
        return [seat for seat, each in sitters if each.name and not each.present and not each.computer]

    def _says(self, seat: int, message: FromPlayer) -> None:
        self.refused = ""
        over = self.table.result
        if isinstance(message, Propose) and message.what == REMATCH and over:
            self.asked.add(seat)
        client = self.clients[self.visits[seat]]
        client.sends(message)
        self._tell(self.table.receive(self.visits[seat], message, self.now))
        if over and not self.table.result:
            self._begins_again()
        self._computers_move()

    def _tell(self, told: Deliveries) -> None:
        """Save, then deliver, as whoever runs a table does; everything goes over the wire as text."""
        self._keep()
        for visit, message in told:
            if isinstance(message, Refused):
                self.refused = message.code
            if isinstance(message, Show) and visit.watches:
                assert evolve(message.view, deadlines=()) == self.table._state.view(None)
            said = known(decode_from_table(encode(message)))
            before = self.clients[visit].seated
            if isinstance(said, Seated) and before and said.setup != before.setup:
                self.clients[visit] = self._client(self.clients[visit])
            client = self.clients[visit]
            client.receive(said)
            self._witness(visit, client, said)

    def _client(self, before: Client | None = None) -> Client:
        """The memory of somebody who has come, with the witness of deals of the one `before`."""
        client = Client()
        client.witness = before.witness if before else DealWitness(lambda: self.rng.randbytes(32).hex())
        return client

    def _witness(self, visit: Visit, client: Client, said: FromTable) -> None:
        """What a player's program does for a deal that nobody chooses; once it's opened, it was fair."""
        assert client.witness
        if isinstance(said, Show):
            before = [show for show in self.shows.get(client, ()) if show.number < said.number]
            self.shows[client] = [*before, said]
        if part := client.witness.hear(said, client.own):
            self._tell(self.table.receive(visit, part, self.now))
        seen = client.witness.seen
        if isinstance(said, Opened) and seen and seen.is_opened and said.number == seen.deal.number:
            shows = [show for show in self.shows.get(client, ()) if show.number >= said.position > 0]
            check = check_deal(seen, shows, GAMES)
            assert check.is_fair, check.faults
            self.checked += 1

    def _keep(self) -> None:
        if self.keeper is None and self.table.number:
            self.deal = evolve(self.deal, seating=tuple(place.text for place in self.places))
            self.keeper = GameKeeper(self.log, self.table, self._cannot, is_new=True)
        if self.keeper:
            self.keeper(self.table)

    def _cannot(self, error: Exception) -> None:
        raise error

    def _computers_move(self) -> None:
        """The computer moves until it's a person's turn; each of its moves is lawful."""
        for _ in range(MOST_IN_A_ROW):
            computers = [seat for seat, sitter in enumerate(self.table.players) if sitter.computer]
            seat = next((each for each in computers if each in self.table.turn), None)
            if not self._here():
                return
            if seat is not None:
                self._moves(seat, self._stands_in)
            elif not any(self._interrupts(each) for each in computers):
                return
        raise AssertionError("the computer plays for ever")

    def _interrupts(self, seat: int) -> bool:
        """Whether the computer there has had something to say that the game doesn't wait for."""
        chance = self.table.chance(seat)
        if chance in (None, self.chances.get(seat)):
            return False
        self.chances[seat] = chance
        if move := self.choose(self.table.aside(seat)):
            self._stands_in(seat, move)
        return bool(move)

    def _stands_in(self, seat: int, move: str) -> None:
        self._tell(self.table.stand_in(seat, move, self.now))

    def _move(self) -> bool:
        """The next thing that moves the game on: by a person who is there, or by time; whether there was any."""
        if not self.table.number or self.table.result or self.table.is_stopped:
            return False
        seat = next((seat for seat in self.table.turn if self._is_here(seat)), None)
        if seat is not None:
            self._moves(seat, self._moves_by_message)
        elif self.table.wake_at is not None:
            self._wake(self.table.wake_at)
        else:
            return False
        return True

    def _moves(self, seat: int, make: Any) -> None:
        view = self.table.view(seat)
        move = self.choose(view)
        moves = [*view.offers.moves]
        if moves and self.rng.random() < 0.2:
            move = self.rng.choice(moves)
        make(seat, move)
        self._note_end()

    def _moves_by_message(self, seat: int, move: str) -> None:
        client = self.clients[self.visits[seat]]
        self._says(seat, client.answer(move))
        assert not self.refused, f"{move} is refused: {self.refused}"

    def _wake(self, at: float) -> None:
        self.now = max(self.now, at)
        self._tell(self.table.tick(self.now))
        self._note_end()
        self._computers_move()

    def _note_end(self) -> None:
        result = self.table.result
        if result and self.table.number > self.ended:
            self.ended, self.asked = self.table.number, set()
            self.wins = [won + (seat in result.winners) for seat, won in enumerate(self.wins)]

    def _begins_again(self) -> None:
        """Another game was dealt: a match or a session of Spite begins with nothing, and everybody has cards."""
        self.games += 1
        is_match = self.game.parse_rules(self.deal.rules).deals > 1 or self.game.parse_rules(self.deal.rules).target > 0
        for seat in self._here():
            view = self.table.view(seat)
            is_anew = is_match or self.game.name == "spite"
            assert view.deal == (1 if is_anew else self.games)
            assert list(view.scores) == ([0] * view.seats if is_anew else self.wins)
            assert view.at("hand", seat)
            assert not view.at("absent", seat)

    # --- the laws ----------------------------------------------------------------------------------------------------

    @invariant()
    def everybody_knows_what_the_table_knows(self) -> None:
        """Who sits where, what they want, the cards, the points, what time is left."""
        for seat in self._here():
            client = self.clients[self.visits[seat]]
            assert client.players == self.table.players
            if not self.table.number:
                continue
            assert client.show
            assert client.show.number <= self.table.number
            view = client.show.view
            assert evolve(view, deadlines=()) == self.table.view(seat)
            runs = self.table.wake_at is not None
            assert bool(view.deadlines) <= runs, "the time that runs is the time shown"
            assert seat in view.turn or bool(view.deadlines) == runs, "to all but who is on turn while others may call"

    @invariant()
    def nobody_waits_for_nobody(self) -> None:
        """Whatever has happened, somebody who is there can go on, or time does."""
        here, missing = self._here(), self._missing()
        wishes = [self.table.players[seat].proposal for seat in here]
        if not here or self.table.is_stopped:
            return
        if not self.table.number:
            waited_for = [place.kind in (ME, "friend") for place in self.places]
            assert any(waits and not self._is_here(seat) for seat, waits in enumerate(waited_for))
        elif missing:
            assert set(wishes) != {"bot"}
            assert set(wishes) != {"stop"}
        elif self.table.result:
            assert set(wishes) != {REMATCH}, "all want another game"
        else:
            acting = [seat for seat in self.table.turn if seat in here and self.table.view(seat).offers]
            assert acting or self.table.wake_at is not None

    @invariant()
    def nobody_wants_what_they_have_not_asked_for(self) -> None:
        """Another game is wanted by those who have asked for it since the last one, and by nobody else."""
        wanted = {seat for seat, sitter in enumerate(self.table.players) if sitter.proposal == REMATCH}
        assert wanted <= self.asked
        assert self.table.result or not wanted

    @invariant()
    def all_see_the_same_points(self) -> None:
        """And the same number of the game."""
        views = [self.table.view(seat) for seat in range(len(self.places))] if self.table.number else []
        assert len({(view.scores, view.deal) for view in views}) <= 1
