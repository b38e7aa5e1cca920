"""Who sits where at a table: names, who is there, and what each proposes. Pure."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, count

from attrs import evolve

from p2p_malice.protocol.messages import AvatarName, Sitter
from p2p_malice.protocol.sanitize import MAX_NAME, clean, looks_like
from p2p_malice.protocol.standing import Standing

NO_NAMES = frozenset(("you", "nobody", "none", "computer"))
"""What user interfaces call a player in place of a name: no guest bears it without a number."""

MAX_FORMER = 16
"""How many who have no seat any more are told of."""

_NOBODY = Sitter("", present=False)


class Sitters:
    """The sitter of each seat. What the players want to do while somebody is away stands with their names."""

    def __init__(
        self,
        seats: int,
        names: Sequence[str],
        bots: Mapping[int, str],
        avatars: Mapping[int, AvatarName],
        standing: Standing,
    ) -> None:
        """The players of those `names`, who are yet to come, or nobody; `bots` are there from the start.

        `avatars` are the pictures of those that have one, `standing` is that of the table.
        """
        self.standing = standing
        self._sitters = [Sitter(name, present=False, won=self.standing.of(name)) for name in names] or [_NOBODY] * seats
        for seat, name in bots.items():
            self._sitters[seat] = self._bot(name, "")
        for seat, avatar in avatars.items():
            self.choose_avatar(seat, avatar)
        self._missed: set[int] = set()
        """The seats that the proposals are about: who is away, and who was a moment ago."""

    def __getitem__(self, seat: int) -> Sitter:
        """Who sits at `seat`."""
        return self._sitters[seat]

    def __iter__(self) -> Iterator[Sitter]:
        """All of them, seat by seat."""
        return iter(self._sitters)

    def __len__(self) -> int:
        """The number of seats."""
        return len(self._sitters)

    # --- who is there ------------------------------------------------------------------------------------------------

    @property
    def listening(self) -> list[int]:
        """The seats of the people who are there."""
        return [seat for seat, sitter in enumerate(self) if sitter.present and not sitter.computer]

    @property
    def away(self) -> list[int]:
        """The seats of players who are away, whether the computer plays for them or not."""
        return [seat for seat, sitter in enumerate(self) if sitter.name and not sitter.present]

    def is_missed(self, seat: int | None) -> bool:
        """Whether the player there is away, and nobody plays for them."""
        return seat is not None and not self[seat].present and not self[seat].computer

    def is_persons(self, seat: int) -> bool:
        """Whether the owner of the seat is a person, even if the computer plays for them at the moment."""
        return not (self[seat].computer and self[seat].present)

    def seat_person(self, seat: int, name: str, *, is_here: bool = False) -> None:
        """A person sits down, under the name asked for or one that can't be mistaken for another's.

        Whoever plays where the table stands (`is_here`) may have any name that nobody else has.
        """
        name = self._free_name(seat, name, frozenset() if is_here else NO_NAMES)
        self._sitters[seat] = Sitter(name, present=True, avatar=self[seat].avatar, won=self.standing.of(name))

    def seat_bot(self, seat: int, name: str, avatar: AvatarName = "") -> None:
        """The computer sits down, under that name if nobody has it."""
        self._sitters[seat] = self._bot(self._free_name(seat, name), avatar)

    def bring(self, seat: int, sitter: Sitter) -> None:
        """Somebody from another game at the same table sits down, as they are."""
        self._sitters[seat] = evolve(sitter, proposal="", computer=False, won=self.standing.of(sitter.name))

    @property
    def former(self) -> tuple[Sitter, ...]:
        """The last of those who have no seat now, and have played to the end or won."""
        names = {sitter.name for sitter in self}
        won, computers = self.standing.won, self.standing.computers
        gone = [Sitter(name, False, name in computers, won=won[name]) for name in won if name not in names]
        return tuple(gone[-MAX_FORMER:])

    def note_end(self, seats: Sequence[int]) -> None:
        """Count a game that was played to its end, and won by the players there."""
        people = (sitter.name for seat, sitter in enumerate(self) if self.is_persons(seat))
        self.standing = self.standing.after(people, [self[seat].name for seat in seats])
        for seat in seats:
            self._sitters[seat] = evolve(self[seat], won=self.standing.of(self[seat].name))

    def unlike(self, computers: Sequence[tuple[str, AvatarName]]) -> tuple[str, AvatarName]:
        """The first of these names, each with its picture, that nobody's looks like; empty texts if there is none."""
        taken = {looks_like(sitter.name) for sitter in self}
        return next(((name, avatar) for name, avatar in computers if looks_like(name) not in taken), ("", ""))

    def choose_avatar(self, seat: int, avatar: AvatarName) -> None:
        """Let the picture `avatar` stand for the player at `seat` from now on."""
        self._sitters[seat] = evolve(self[seat], avatar=avatar)

    def vacate(self, seat: int) -> None:
        """Nobody sits there any more."""
        self._sitters[seat] = _NOBODY

    def swap(self, seat: int, other: int) -> None:
        """The sitters of those two seats change places."""
        self._sitters[seat], self._sitters[other] = self._sitters[other], self._sitters[seat]

    def change(self, seat: int, *, present: bool, computer: bool, left: bool = False) -> bool:
        """Record that the player is there or not, and who plays; return whether that is new. Proposals lapse."""
        changed = evolve(self[seat], present=present, computer=computer, proposal="", left=left)
        is_new = changed != self[seat]
        self._sitters[seat] = changed
        return is_new

    def let_computers_yield(self, name: str) -> None:
        """The computer players that are called like that, or nearly, get a number: people keep their names."""
        alike = frozenset((looks_like(name),))
        for seat, sitter in enumerate(self):
            if not self.is_persons(seat) and looks_like(sitter.name) in alike:
                name = self._free_name(seat, sitter.name, alike)
                self._sitters[seat] = evolve(sitter, name=name, won=self.standing.of(name))

    def name_of_spectator(self, name: str, others: Sequence[str]) -> str:
        """The name of somebody who looks on, beside those `others`, that can't be mistaken for another's."""
        return self._free_name(len(self) + len(others), name, NO_NAMES | {*map(looks_like, others)})

    def _free_name(self, seat: int, name: str, others: frozenset[str] = frozenset()) -> str:
        """The name asked for; with a number if it is empty, or looks like one that is taken or one of the `others`."""
        name = name or "Player"
        taken = {looks_like(sitter.name) for other, sitter in enumerate(self) if other != seat} | others
        numbered = (f"{clean(name, MAX_NAME - 3)} {number}" for number in count(seat + 1))
        wanted = numbered if name == "Player" else chain([name], numbered)
        return next(each for each in wanted if looks_like(each) not in taken)

    # --- what they propose -------------------------------------------------------------------------------------------

    def propose(self, seat: int, what: str, *, is_about_away: bool) -> None:
        """Record what the player at `seat` wants; a proposal may be about the players who are away."""
        if is_about_away:
            self._missed |= set(self.away)
        self._sitters[seat] = evolve(self[seat], proposal=what)

    def wanted(self) -> tuple[str, int]:
        """What most of those who are there want, and how many they are; "" for nothing."""
        ((what, wanting),) = Counter(self[seat].proposal for seat in self.listening).most_common(1) or [("", 0)]
        return what, wanting

    def is_about(self, seat: int) -> bool:
        """Whether the proposals are already about the player at `seat`."""
        return seat in self._missed

    def note_moved(self, seat: int | None) -> bool:
        """Record that the player at `seat` has moved; return whether the proposals are about nobody any more."""
        self._missed -= {seat}
        return not self._missed

    def forget_proposals(self, but: str = "") -> bool:
        """Nobody has proposed anything `but` that; return whether this is new."""
        self._missed.clear()
        before = self._sitters
        self._sitters = [each if each.proposal == but else evolve(each, proposal="") for each in before]
        return before != self._sitters

    def let_computer_play(self, seats: Sequence[int], *, plays: bool) -> None:
        """Have the computer play, or not, for those players, who are away."""
        for seat in seats:
            self._sitters[seat] = evolve(self[seat], computer=plays)

    def _bot(self, name: str, avatar: AvatarName) -> Sitter:
        return Sitter(name, present=True, computer=True, avatar=avatar, won=self.standing.of(name))
