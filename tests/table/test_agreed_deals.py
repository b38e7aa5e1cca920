"""Deals whose seed nobody chooses: how a table and its players agree, and that each kind of cheating is found."""

import copy
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from p2p_malice.engine.match import Match
from p2p_malice.games.registry import GAMES
from p2p_malice.history.deal_check import CARDS, MOVE, POSITION, SHUFFLE, TERMS, opened_game
from p2p_malice.history.seen_game import seen_in, text_of_seen
from p2p_malice.protocol.agreed_deal import AgreedDeal
from p2p_malice.protocol.deal_witness import CHANGED, HIDDEN, LATE, LEFT_OUT, SECRET
from p2p_malice.protocol.messages import (
    Allow,
    Deal,
    Dealt,
    FromTable,
    Hello,
    Opened,
    Part,
    Seated,
    Show,
    Take,
)
from p2p_malice.table.table import Table
from tests.friends_table import Alter, Friend, FriendsTable, honest

PROGRAMS = Path(__file__).parents[1] / "programs"


def kinds(friend: Friend) -> list[type]:
    """The kinds of messages that a friend has heard, but for names."""
    return [type(message) for message in friend.heard if not isinstance(message, Seated)]


def test_the_cards_come_after_everybody_has_contributed() -> None:
    """One who plays alone with the host is asked once; of several, all are bound before anybody's part is told."""
    alone = FriendsTable(("Ann",), bots=1)
    assert kinds(alone.friends[0]) == [Deal, Dealt, Show]

    several = FriendsTable(("Ann", "Bob", "Cy"))
    for friend in several.friends:
        assert kinds(friend) == [Deal, Dealt, Show]
        deal, dealt = friend.heard[-3:-1]
        assert isinstance(deal, Deal)
        assert isinstance(dealt, Dealt)
        assert all(deal.commitments)
        assert len(set(dealt.parts)) == 3
    several.play()
    for friend in several.friends:
        assert friend.check().is_fair
        assert friend.check().parts == (0, 1, 2)


def test_whoever_takes_a_seat_after_the_end_hears_how_the_cards_lay() -> None:
    """The next deal seemed to hide that one from them."""
    there = FriendsTable(("Ann",), bots=1)
    there.play()
    host, kay = there.friend("Hal"), there.friend("Kay")
    host.visit.hosts = True
    there.friends.append(kay)
    for friend in (host, kay):
        there.say(friend, Hello(friend.name, understands=friend.understands, next=friend.witness.next, watches=True))
    there.say(host, Allow(watch=True, seats=True))
    there.say(kay, Take(1))
    assert kinds(kay)[-4:] == [Deal, Dealt, Show, Opened]
    there.again()
    there.play()
    assert kay.check().is_fair


def test_the_next_game_has_a_seed_of_its_own_which_follows_from_it() -> None:
    """Who deals follows from the game before; a table that chooses another is found out."""
    for make, right in ((Table, ()), (Dealer, (TERMS,))):
        there = FriendsTable(("Ann", "Bob"), "official payoff=1 starter=dealer", make=make)
        there.play()
        first = there.friends[1].check()
        assert first.is_fair
        there.again()
        there.play()
        assert there.friends[1].check(first).faults == right
        assert (there.table.number, there.table.agreed is not None) > (1, False)


def test_whoever_does_not_answer_is_left_out_and_the_others_hear_why() -> None:
    """The first deal is given up, and opened before the next; the one who was left out checks all the same."""

    def mutes_bob(friend: Friend, said: FromTable) -> FromTable | None:
        return None if friend.name == "Bob" and isinstance(said, Deal) else said

    silent = FriendsTable(("Ann", "Bob", "Cy"), alter=mutes_bob)
    assert silent.table.number == 0, "Bob's part is missing"
    silent.alter = honest
    silent.wait()

    assert silent.table.number == 1
    assert kinds(silent.friends[0]) == [Deal, Opened, Deal, Dealt, Show]
    silent.play()
    checks = [friend.check() for friend in silent.friends]
    assert [check.faults for check in checks] == [(), (), ()]
    assert [(check.parts, check.has_own_part) for check in checks] == [((0, 2), True), ((0, 2), False), ((0, 2), True)]

    there = FriendsTable(("Ann", "Bob", "Cy"), alter=lambda friend, said: None if isinstance(said, Deal) else said)
    there.alter = honest
    there.wait()
    assert there.table.agreed is None, "nobody is left who answers: the table deals by itself"
    assert there.table.number == 1


def test_somebody_who_goes_while_a_seed_is_agreed_on_ends_that() -> None:
    """It is opened for those who have heard of it; with the next game, they count it."""
    there = FriendsTable(("Ann", "Bob"))
    there.play()
    there.alter = lambda friend, said: None if friend.name == "Bob" and isinstance(said, Deal) else said
    there.again()
    assert there.table.result, "Bob's part is missing"
    ann, bob = there.friends
    there.tell(there.table.note_away(bob.visit, there.now))
    assert kinds(ann)[-2:] == [Deal, Opened]
    there.alter = honest
    there.tell(there.table.note_back(bob.visit, there.now))
    there.again()
    there.play()
    assert [(friend.check().faults, friend.check().given_up) for friend in there.friends] == [((), 1), ((), 0)]


def test_a_game_that_was_opened_can_be_looked_at_from_every_seat() -> None:
    """What a guest's program keeps of it is enough, as text, too; not if anything is wrong."""
    there = FriendsTable(("Ann", "Bob"), bots=1)
    there.play()
    ann = there.friends[0]
    kept = seen_in(text_of_seen(ann.seen), "x")

    opened = opened_game(kept, GAMES)

    assert len(opened.states) == len(opened.shows)
    assert all(show.view.piles == state.view(0).piles for show, state in zip(opened.shows, opened.states, strict=True))
    assert opened.states[0].view(2).at("hand", 2)
    assert opened_game(evolve(kept, deal=kept.deal[:-1]), GAMES).states == ()


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
def test_a_program_written_from_the_documentation_checks_a_deal(tmp_path: Path) -> None:
    """It says the same of a fair deal, and of others."""
    there = FriendsTable(("Ann", "Bob"), "official payoff=1")
    there.play()
    fair = text_of_seen(there.friends[1].seen)
    part = there.friends[1].seen.deal[1]
    assert isinstance(part, Part)
    told = {}
    for name, text in {
        "fair": fair,
        "another hand": fair.replace('"name":"hand","seat":1,"cards":["', '"name":"hand","seat":1,"cards":["Ac","', 1),
        "another part": fair.replace(part.part, OTHER, 1),
        "another secret": re.sub(r'"secret":"..', '"secret":"00', fair),
    }.items():
        (tmp_path / "game").write_text(text, encoding="utf-8")
        command = ["node", str(PROGRAMS / "verify.mjs"), str(tmp_path / "game")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        told[name] = done.returncode, done.stdout
    assert told.pop("fair") == (0, "fair\n")
    assert all(status == 1 and said.startswith("not fair") for status, said in told.values()), told


# --- each kind of cheating -------------------------------------------------------------------------------------------


class Stacked(Table):
    """Deals from a seed of its own."""

    def _deal(self, again_by: int | None, now: float, agreed: AgreedDeal | None) -> Any:
        assert agreed
        told = super()._deal(again_by, now, evolve(agreed, secret="ab" * 32))
        assert self._deals.agreed
        self._deals.agreed = evolve(self._deals.agreed, secret=agreed.secret)
        return told


class Shuffler(Table):
    """Puts the cards into another order where they are shuffled again."""

    def _go_on(self, state: Any, *rest: Any) -> Any:
        before: Any = self._state
        if state.state.shuffles > before.state.shuffles:
            game = copy.copy(state.state)
            if hasattr(game, "at"):
                object.__setattr__(game, "at", copy.copy(game.at))
                game.at.hands = [*game.at.hands[1:], game.at.hands[0]]
            else:
                game.draw = (*game.draw[1:], game.draw[0])[::-1]
            state = evolve(state, state=game)
        return super()._go_on(state, *rest)


class Dealer(Table):
    """Chooses who deals."""

    def _agree(self, again_by: int | None, now: float) -> Any:
        state = self._state
        if again_by is not None and isinstance(state, Match) and state.dealer is not None:
            self._state = evolve(state, dealer=(state.dealer + 1) % state.seats)
        return super()._agree(again_by, now)


def _with(values: tuple[str, ...], seat: int, value: str) -> tuple[str, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


OTHER = "cd" * 32


def changes_secret(friend: Friend, said: FromTable) -> FromTable:
    """Opens another secret than the one it was bound to."""
    return evolve(said, secret=OTHER) if isinstance(said, Opened) else said


def drops_commitment(friend: Friend, said: FromTable) -> FromTable:
    """Says that Bob wasn't bound to anything."""
    is_his = isinstance(said, Deal) and friend.name == "Bob" and any(said.commitments)
    return evolve(said, commitments=_with(said.commitments, 1, "")) if is_his and isinstance(said, Deal) else said


def drops_part(friend: Friend, said: FromTable) -> FromTable:
    """Says that Bob has contributed nothing."""
    return evolve(said, parts=_with(said.parts, 1, "")) if isinstance(said, Dealt) else said


def changes_part(friend: Friend, said: FromTable) -> FromTable:
    """Says that Bob has contributed something else."""
    return evolve(said, parts=_with(said.parts, 1, OTHER)) if isinstance(said, Dealt) else said


def shows_another_card(friend: Friend, said: FromTable) -> FromTable:
    """Shows Bob another card than there is, from the second position that he is shown on."""
    if friend.name != "Bob" or not isinstance(said, Show) or not friend.shows or said.view.result:
        return said
    piles = list(said.view.piles)
    place = next(place for place, pile in enumerate(piles) if pile.cards)
    cards = piles[place].cards
    piles[place] = evolve(piles[place], cards=("Ac" if cards[0] != "Ac" else "2d", *cards[1:]))
    return evolve(said, view=evolve(said.view, piles=tuple(piles)))


def invents_a_move(friend: Friend, said: FromTable) -> FromTable:
    """Says that somebody has made a move that was never made."""
    if not isinstance(said, Opened):
        return said
    middle = len(said.moves) // 2
    return evolve(said, moves=(*said.moves[:middle], said.moves[0], *said.moves[middle + 1 :]))


def hides_a_move(friend: Friend, said: FromTable) -> FromTable:
    """Leaves out the last move."""
    return (
        evolve(said, moves=said.moves[:-1], seats=said.seats[:-1], of=said.of - 1) if isinstance(said, Opened) else said
    )


class Chooser(Table):
    """Deals twice, to choose the better one, and is silent about the first."""

    has_dealt = False

    def _deal(self, again_by: int | None, now: float, agreed: AgreedDeal | None) -> Any:
        if self.has_dealt:
            return super()._deal(again_by, now, agreed)
        self.has_dealt = True
        return self._agree(again_by, now)


CHEATS: dict[str, tuple[Alter, type[Table], tuple[set[str], set[str]]]] = {
    # By name: how, and what Ann and Bob find.
    "stacked deck": (honest, Stacked, ({CARDS}, {CARDS})),
    "secret changed": (changes_secret, Table, ({SECRET}, {SECRET})),
    "commitment dropped": (drops_commitment, Table, (set(), {LEFT_OUT})),
    "contribution dropped": (drops_part, Table, ({LATE}, {CHANGED})),
    "contribution changed": (changes_part, Table, ({LATE}, {CHANGED})),
    "another reshuffle": (honest, Shuffler, ({SHUFFLE}, {SHUFFLE})),
    "another card shown": (shows_another_card, Table, (set(), {POSITION, SHUFFLE})),
    "a move never made": (invents_a_move, Table, ({POSITION, MOVE, SHUFFLE}, {POSITION, MOVE, SHUFFLE})),
    "given up silently": (honest, Chooser, ({HIDDEN}, {HIDDEN})),
    "a move left out": (hides_a_move, Table, ({POSITION}, {POSITION})),
}
GAMES_PLAYED = (("malice", "official payoff=3 recycle=at-once"), ("spite", "spite rounds=1 window=0"))
GAMES_SHUFFLED = (("malice", "mdw payoff=11"), ("spite", "spite rounds=2 window=0"))


def cheated(name: str, seed: int) -> list[tuple[str, set[str], tuple[str, ...]]]:
    """A game in which the host cheats so: for Ann and Bob, what they should find, and what they have found."""
    alter, make, expected = CHEATS[name]
    game, rules = (GAMES_SHUFFLED if make is Shuffler else GAMES_PLAYED)[seed % 2]
    there = FriendsTable(("Ann", "Bob", "Cy")[: 2 if "mdw" in rules else 3], rules, game, seed, alter, make)
    there.play()
    return [(each.name, right, each.check().faults) for each, right in zip(there.friends, expected, strict=False)]


@pytest.mark.parametrize("name", CHEATS)
@pytest.mark.parametrize("seed", range(2))
def test_each_kind_of_cheating_is_found_and_named(name: str, seed: int) -> None:
    """Whoever is deceived finds it, and who isn't doesn't; this file as a program plays 1,000 games of each."""
    for friend, expected, found in cheated(name, seed):
        assert len(found) == bool(expected), (friend, found)
        assert set(found) <= expected, (friend, found)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for name in CHEATS:
        tally = Counter[tuple[str, tuple[str, ...], bool]]()
        for seed in range(count):
            for friend, expected, found in cheated(name, seed):
                tally[friend, found, set(found) <= expected and len(found) == bool(expected)] += 1
        print(name, dict(tally), flush=True)
