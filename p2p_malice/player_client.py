"""The player's end: what this player was last shown and may do, and the contract of a player. Pure.

A client needs no rules: every view it is shown carries the moves it may make.
"""

from collections import Counter
from typing import Protocol

from attrs import evolve

from p2p_malice.engine.game import NOTHING, UNDO, Offers, Result, View
from p2p_malice.errors import LocalProtocolError, RemoteProtocolError
from p2p_malice.protocol.check_cards import check_cards
from p2p_malice.protocol.deal_witness import DealWitness
from p2p_malice.protocol.messages import (
    POKE,
    Answered,
    Ask,
    Bye,
    FromPlayer,
    FromTable,
    Hello,
    Move,
    Poked,
    Proved,
    Refused,
    Said,
    Seated,
    Show,
    Sitter,
)
from p2p_malice.protocol.move_in_flight import MoveInFlight, Shown
from p2p_malice.protocol.seat_proof import PLAYER, TABLE, is_proof, proof_of


class Introduction:
    """How a player says hello: at once or, with the `token` of a seat, once the table has proved that it issued that.

    Nobody but that table is told anything, not even the name (`protocol.seat_proof`).
    """

    def __init__(self, hello: Hello, token: str = "", binding: str = "", nonce: str = "") -> None:
        """A player who means to say `hello`; `token` is "" for one who has no seat yet.

        `binding` is the channel's; `nonce` must be unguessable and used only once.
        """
        self._hello = hello
        self._token = token
        self._binding = binding
        self._nonce = nonce
        self.is_over = not token
        """Whether the table may be told everything."""

    @property
    def first(self) -> Hello:
        """What to say first."""
        if self.is_over:
            return self._hello
        return Hello("", seat=self._hello.seat, nonce=self._nonce, understands=self._hello.understands)

    def answer(self, message: FromTable | None) -> Hello | None:
        """What to say to the table's `message` (None: of an unknown kind); None for one that is meant for the player.

        Raises `RemoteProtocolError` if the table had to prove something and didn't; nothing that follows is for the
        player. A table of another version can't, and says so, which is then the error.
        """
        if self.is_over:
            return None
        if isinstance(message, Refused | Bye) and message.code == "version_mismatch":
            raise RemoteProtocolError(message.code, **message.particulars)
        proofs = (message.proof, *message.former) if isinstance(message, Proved) else ()
        if not isinstance(message, Proved) or not any(
            is_proof(proof, *self._facts(TABLE, message.nonce)) for proof in proofs
        ):
            raise RemoteProtocolError("not_your_table")
        self.is_over = True
        return evolve(self._hello, nonce=self._nonce, proof=proof_of(*self._facts(PLAYER, message.nonce)))

    def _facts(self, prover: str, other: str) -> tuple[str, str, str, str, str]:
        return self._token, prover, self._nonce, other, self._binding


class Client:
    """One seat's memory: the last `Seated` and the last `Show`."""

    def __init__(self) -> None:
        """A client that has been told nothing yet."""
        self.seated: Seated | None = None
        self.show: Show | None = None
        self.goodbye: Bye | None = None
        """What the table said last, if that was goodbye."""
        self.proposed: tuple[int, ...] = ()
        """The seats whose proposals came with the last `Seated`."""
        self.went_back = 0
        """How many moves the table went back with the last position shown; 0 except for the first after a restart."""
        self.again: Move | None = None
        """The move that the last position shown calls for again, as it was lost; None for none."""
        self.witness: DealWitness | None = None
        """This player's part in how the cards come about; None for nothing."""
        self.binding = ""
        """What the channel to the table has of its own (`Channel.binding`)."""
        self._in_flight = MoveInFlight[Move]()
        self._asked: Counter[str] = Counter()

    def restarted(self) -> None:
        """Record that the table's program was restarted.

        The next position may be an earlier one, if the end of a save was damaged. All a host could gain by that is
        taking back moves, and the player is told. SECURITY.md says that whoever deals could cheat.
        """
        self._in_flight.greet()

    @property
    def view(self) -> View | None:
        """The position as last shown."""
        return self.show.view if self.show else None

    @property
    def players(self) -> tuple[Sitter, ...]:
        """Who sits where; empty until this client has been seated."""
        return self.seated.players if self.seated else ()

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.show.view.result if self.show else None

    @property
    def own(self) -> int | None:
        """The seat of this player, None for a spectator and before it is known."""
        return None if self.seated is None or self.watches else self.seated.seat

    @property
    def watches(self) -> bool:
        """Whether this is a spectator's."""
        return self.seated is not None and self.seated.watches

    @property
    def checks(self) -> dict[str, str]:
        """The check cards of each connection, by who is at the other end: "" for the host (`protocol.check_cards`)."""
        if self.seated and self.seated.hosts:
            named = zip((sitter.name for sitter in self.players), self.seated.checks, strict=False)
            return {name: cards for name, cards in named if name and cards}
        return {"": cards} if (cards := check_cards(self.binding)) else {}

    @property
    def proposal(self) -> str:
        """What this player has proposed, if the table has heard it and it still stands."""
        own = self.own
        return self.players[own].proposal if own is not None else ""

    @property
    def offers(self) -> Offers:
        """What this player may do: nothing while others act, or once this position has been answered."""
        return NOTHING if self.show is None or self._in_flight.move else self.show.view.offers

    @property
    def moves(self) -> tuple[str, ...]:
        """What this player may do, as far as it can be listed."""
        return self.offers.moves

    @property
    def may_act(self) -> bool:
        """Whether there is anything to decide."""
        return bool(self.offers)

    @property
    def is_paused(self) -> bool:
        """Whether a player paused the game."""
        return self.seated is not None and self.seated.paused is not None

    @property
    def awaited(self) -> int | None:
        """The seat of the first other person whose turn it is and who can be reminded of it, None for nobody."""
        if self.seated is None or self.own is None or self.view is None or POKE not in self.seated.understands:
            return None
        if self.is_paused:
            return None
        sitters = self.players
        there = (seat for seat in self.view.turn if sitters[seat].present and not sitters[seat].computer)
        return next((seat for seat in there if seat != self.own), None)

    def name_of(self, seat: int) -> str:
        """What the player at `seat` is called; without a name, a number that reads well in any language: `#2`."""
        name = self.players[seat].name if seat < len(self.players) else ""
        return name or f"#{seat + 1}"

    def receive(self, message: FromTable) -> None:
        """Process what the table says.

        Raises `RemoteProtocolError` if the table contradicts itself: another number of seats than before, another seat
        once there are cards, cards before a seat, a position older than the last one without a restart, words from
        somebody who isn't at the table, or an answer that nobody asked for.
        """
        if isinstance(message, Seated):
            if message.seat >= len(message.players):
                raise RemoteProtocolError("seat_not_there")
            is_moved = self.seated is not None and self.show is not None and self.seated.seat != message.seat
            if (is_moved and not self.watches) or (self.seated and len(self.seated.players) != len(message.players)):
                raise RemoteProtocolError("seats_changed")
            before, self.seated = self.players, message
            was = [sitter.proposal for sitter in before] or [""] * len(message.players)
            now = [sitter.proposal for sitter in message.players]
            self.proposed = tuple(seat for seat, what in enumerate(now) if what and what != was[seat])
        elif isinstance(message, Show):
            if self.seated is None:
                raise RemoteProtocolError("cards_before_seat")
            if (message.view.seat, message.view.seats) != (self.seated.seat, len(self.seated.players)):
                raise RemoteProtocolError("cards_of_another")
            self._take_position(message)
        elif isinstance(message, Said):
            if max(message.seat, message.to or 0) >= len(self.players):
                raise RemoteProtocolError("words_of_nobody")
        elif isinstance(message, Poked):
            if max(message.seat, message.to) >= len(self.players):
                raise RemoteProtocolError("words_of_nobody")
        elif isinstance(message, Answered):
            if not self._asked[message.what]:
                raise RemoteProtocolError("unasked_answer")
            self._asked[message.what] -= 1
        elif isinstance(message, Refused):
            self._in_flight.refuse(message.of, message.code)
        elif isinstance(message, Bye):
            self.goodbye = message

    def _take_position(self, show: Show) -> None:
        means = self._in_flight.show(show.number, show.since)
        if means is Shown.PAST:
            raise RemoteProtocolError("shown_again")
        self.went_back = self.show.number - show.number if self.show and means is Shown.BACK else 0
        self.again = self._in_flight.move if means is Shown.AGAIN else None
        self.show = show

    def answer(self, move: str) -> Move:
        """The message that makes `move` in the position last shown.

        Raises `LocalProtocolError` if it is not on offer.
        """
        if self.show is None or not self.offers.include(move):
            raise LocalProtocolError("not_on_offer", move=move[:100])
        return self._send(Move(self.show.number, move))

    def _send(self, move: Move) -> Move:
        self._in_flight.send(move)
        return move

    def sends(self, message: FromPlayer) -> None:
        """Record what the player is about to send, since the table answers only what it was asked."""
        if isinstance(message, Ask):
            self._asked[message.what] += 1

    def take_back(self) -> Move:
        """The message that takes back the last play.

        Raises `LocalProtocolError` if nothing can be taken back: `no_undo` if the rules never allow it,
        `nothing_to_undo` if there is nothing to take back now.
        """
        if self.view and self.view.undo is None:
            raise LocalProtocolError("no_undo")
        if self.view is None or self.show is None or not self.view.undo or not self.may_act:
            raise LocalProtocolError("nothing_to_undo")
        return self._send(Move(self.show.number, UNDO))


class Player(Protocol):
    """The one who decides at a seat: a person at a screen, a bot, a program. It never sees a channel."""

    async def hear(self, message: FromTable, client: Client) -> None:
        """React to what the table said; `client` already knows it."""

    async def act(self, client: Client) -> FromPlayer:
        """The next message to send, waiting until there is one. It is not asked again after it has returned `Bye`."""
