"""The board of Spite: the trick and what is in force, how each player stands in the round, and the viewer's cards."""

from collections.abc import Callable
from itertools import groupby

from p2p_malice.engine.cards import JOKER
from p2p_malice.engine.game import Pile, View
from p2p_malice.plain.event_sentences import Voice, card_text, cards_text
from p2p_malice.plain.labelled_lines import block
from p2p_malice.words.catalogue import Words
from p2p_malice.words.joined_lists import both, listed

HIGHER = ">"
"""How a view shows that the direction is higher."""

BUY = "buy"
"""The prefix of words that say how many cards somebody buys back for."""

_MANY = 5
"""So many cards of one rank are a joker combination, and so many fake jokers face down beat everything else."""

_RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K", "A", "2")
"""From low to high."""

_WILD = "13"
"""The rank that no consec allows."""

_BESIDE = {"pile": "lines-pile", "deck": "lines-deck"}
_OWN = {"fakes": ("lines-fakes-count", "lines-fakes"), "hand": ("lines-hand-count", "lines-hand")}
_SWAPPED = {"gave": "lines-gave", "got": "lines-got"}
_STATES = {
    "absent": "lines-absent",
    "place": "lines-place",
    "barred": "lines-barred",
    "passed": "lines-passed",
    "skips": "lines-skips",
    "cams": "lines-cams",
    "early": "lines-early",
}
"""What is said about a pile, by its name."""


class SpiteBoard:
    """A trick-taking and shedding game. Implements `Board`."""

    def __init__(self, words: Words) -> None:
        """A board that speaks with this catalogue."""
        self._words = words

    def common(self, view: View, label: Callable[[int], str]) -> list[str]:
        """What is in force, the last hands of the trick, and what lies beside it."""
        words = self._words
        played = [self._played(pile, label) for pile in played_in(view)]
        if older := view.at("trick"):
            played = [words("lines-before", count=older.count), *played]
        bounty = view.at("bounty")
        beside = [words("lines-bounty", card=card_text(bounty.top or "", words))] if bounty else []
        beside += [words(_SWAPPED[name], cards=cards_text(cards.split(), words)) for name, cards in swapped_of(view)]
        beside += [words("lines-price", count=price_of(view))]
        beside += [words(key, count=pile.count) for name, key in _BESIDE.items() if (pile := view.at(name))]
        return [
            *block(
                words("lines-round"),
                "   ".join([round_of(view), words("lines-direction", way=way_of(view)), *in_force(view, words)]),
            ),
            *block(words("lines-trick"), "   ".join(played) or words("lines-no-trick")),
            *block(words("lines-table"), "   ".join(beside)),
        ]

    def _played(self, pile: Pile, label: Callable[[int], str]) -> str:
        cards = cards_text(pile.cards, self._words) or self._words("lines-face-down", count=pile.hidden)
        return self._words("lines-played", name=label(pile.seat or 0), cards=cards)

    def points(self, view: View, label: Callable[[int], str]) -> list[str]:
        """None: each player's line has their score."""
        return []

    def seat(self, view: View, seat: int, label: str) -> list[str]:
        """The player's cards, score and standing; below that, the visible cards, grouped by rank."""
        words = self._words
        said = [words("lines-score", count=score_of(view, seat)), *states_of(view, seat, words)]
        lines: list[str] = []
        for name, (counted, called) in _OWN.items():
            pile = view.at(name, seat)
            if pile and (pile.count or name == "hand"):
                said.insert(0, words(counted, count=pile.count))
            if pile and pile.cards:
                alike = [cards_text(cards, words) for _, cards in groupby(pile.cards, rank_of)]
                lines = block("", "   ".join([words(called), *alike])) + lines
        return block(label, "   ".join(said)) + lines

    def about(self, view: View) -> str:
        """How a round and the game are won."""
        return self._words(
            "spite-goal", round=round_of(view), has="one_round" if number(view, "rounds") == 1 else "rounds"
        )

    def watched(self, view: View, voice: Voice) -> list[str]:
        """Who may do what, what lies there and beats it, who is out or has fewest cards, and who is ahead."""
        return [*_now_words(view, voice), *_standing_words(view, voice)]

    def in_order(self, view: View) -> list[str]:
        """The table's own order."""
        return list(view.moves)

    def listed(self, view: View) -> list[str]:
        """What is asked for, then one move a line."""
        asked = asked_words(view, self._words)
        return [
            *([asked] if asked else []),
            *(f"{at:4}  {self.told(move, view)}" for at, move in enumerate(view.moves, 1)),
        ]

    def combining(self, view: View) -> list[str]:
        """How to type cards, and which words may be said with them."""
        free, words = view.offers.free, self._words
        if free is None or not free.cards:
            return []
        lines = [words("lines-type", cards=" ".join(free.cards[: free.least]))]
        lines += [words("lines-preview")] if free.words else []
        said = [word for word in free.words if not word.startswith(BUY)]
        if said:
            lines.append(words("lines-add", words=" ".join(said)))
        if len(said) < len(free.words):
            lines.append(words("lines-buy", count=price_of(view)))
        return [f"      {line}" for line in lines]

    def told(self, move: str, view: View) -> str:
        """The game's words for it, or else its text."""
        return self._words.called(f"move-{move}", move)

    def goal(self, move: str, view: View) -> str:
        """Nothing: a hand always goes to the trick."""
        return ""


# --- what a view says of the game ------------------------------------------------------------------------------------


def rank_of(card: str) -> str:
    """The rank of a card by its text; a joker's is itself."""
    return card if card == JOKER else card.removesuffix("*")[:-1]


def shown(view: View, name: str, seat: int | None = None) -> str:
    """What a fact shows, or the cards that lie there; "" if there is nothing."""
    pile = view.at(name, seat)
    return (pile.shows or " ".join(pile.cards) or "*" * pile.hidden) if pile else ""


def number(view: View, name: str, seat: int | None = None) -> int:
    """The number that a fact shows; 0 if there is none."""
    text = shown(view, name, seat)
    return int(text) if text.isdecimal() and len(text) < 4 else 0


def score_of(view: View, seat: int) -> int:
    """The score of a player."""
    return view.scores[seat] if seat < len(view.scores) else 0


def way_of(view: View) -> str:
    """The trick's direction, `up` or `down`."""
    return "up" if shown(view, "direction") == HIGHER else "down"


def swapped_of(view: View) -> list[tuple[str, str]]:
    """What the viewer has just given up (`gave`) and `got` for it; nothing if nothing was swapped."""
    return [(name, cards) for name in ("gave", "got") if (cards := shown(view, name, view.seat))]


def round_of(view: View) -> str:
    """The round that is played, of how many."""
    return "/".join([str(view.deal), *filter(None, [shown(view, "rounds")])])


def price_of(view: View) -> int:
    """The number of cards that it costs to buy back."""
    return number(view, "price")


def played_in(view: View) -> list[Pile]:
    """The last hands of the trick, newest last."""
    return sorted((pile for pile in view.piles if pile.role == "played"), key=lambda pile: -pile.index)


def are_jokers(cards: tuple[str, ...]) -> bool:
    """Whether these are a joker combination."""
    return cards == (JOKER,) or (len(cards) >= _MANY and len({rank_of(card) for card in cards}) == 1)


def size_of(view: View) -> int:
    """The number of cards that have to be played; 0 where any number or only other jokers may follow."""
    last = next(reversed(played_in(view)), None)
    is_beyond = last and (last.hidden >= _MANY or (way_of(view) == "up" and are_jokers(last.cards)))
    return 0 if is_beyond else number(view, "arity")


def in_force(view: View, words: Words) -> list[str]:
    """What a hand has to be, besides the direction: the rank to lead with, the number of cards, a rank, the suits."""
    found = []
    if claim := shown(view, "claim"):
        found.append(f"{words('pile-claim')} {claim}")
    if arity := size_of(view):
        found.append(words("lines-arity", count=arity))
    if due := shown(view, "due"):
        found.append(words("lines-due", rank=due))
    if suits := shown(view, "suits"):
        found.append(words("lines-suits", suits=cards_text(suits, words)))
    return found


def states_of(view: View, seat: int, words: Words) -> list[str]:
    """How a player stands in the trick and in the round: passed, out of the trick, finished, turns to skip.

    Whoever is asked to buy back hasn't just passed.
    """
    asked = {"passed"} if seat in view.turn else set[str]()
    facts = ((key, name) for name, key in _STATES.items() if name not in asked and shown(view, name, seat))
    return [words(key, count=number(view, name, seat), cards=shown(view, name, seat)) for key, name in facts]


def asked_words(view: View, words: Words) -> str:
    """What the viewer, who may act, is asked for now; "" for a hand that beats the last one."""
    free = view.offers.free
    if claim := shown(view, "claim"):
        return words("lines-asked-claim", rank=claim)
    if limit := number(view, "exchange"):
        return words("lines-asked-exchange", count=limit)
    if free and shown(view, "swap"):
        return words("lines-asked-swap", count=free.most)
    if shown(view, "passed", view.seat):
        return words("lines-asked-buy", count=price_of(view))
    return "" if played_in(view) else words("lines-asked-lead")


# --- what whoever watches is told; the page says the same ------------------------------------------------------------


def _now_words(view: View, voice: Voice) -> list[str]:
    """Who may do something now, and what lies there and beats it."""
    words, seat = voice.words, next(iter(view.turn), None)
    last = next(reversed(played_in(view)), None)
    if view.result:
        return []
    if over := _over_words(view, voice):
        return [over, *_lead_words(view, voice)]
    if seat is None:
        return [words("watched-call")] if last else []
    if not last:
        return _lead_words(view, voice)
    may = "return" if shown(view, "passed", seat) else "beat"
    told = [words("watched-turn", name=voice.name(seat), may=may), _beat_words(view, last, words)]
    ranks = _ranks_over(view)
    return [*told, *([words("watched-ranks", way=way_of(view), ranks=" ".join(ranks))] if ranks else [])]


def _over_words(view: View, voice: Voice) -> str:
    """Who has won the round that has just ended, "" while one is played."""
    won = [seat for seat in range(view.seats) if shown(view, "counted", seat).rpartition(" ")[2].startswith("1:")]
    is_between = not played_in(view) and not ((out := view.at("out")) and out.count)
    if not won or not is_between:
        return ""
    return voice.words("watched-over", round=view.deal - 1, name=voice.name(won[0]))


def _lead_words(view: View, voice: Voice) -> list[str]:
    """Who does something before a card lies there."""
    words, seat = voice.words, next(iter(view.turn), None)
    if shown(view, "swap"):
        return [words("watched-swap", names=both([voice.name(each) for each in view.turn], words)), words("first-swap")]
    if claim := shown(view, "claim"):
        return [words("spite-who-leads"), words("spite-claimed", rank=claim)]
    if seat is None:
        return []
    return [words("watched-exchange" if shown(view, "exchange") else "spite-leads", name=voice.name(seat))]


def _made_of(view: View) -> tuple[str, str]:
    """What the last combination is called, and its rank; "" where that isn't told. Cards of one rank say so themselves.

    What a play comes to is told once nobody can call it a misplay any more, but anybody sees a pair.
    """
    cards = played_in(view)[-1].cards
    code, _, rank = shown(view, "made").partition(" ")
    if code or len(set(map(rank_of, cards))) != 1:
        return code, rank
    return ("joker", "") if cards[0] == JOKER else ("same" if len(cards) < _MANY else "jokers", rank_of(cards[0]))


def _called_words(code: str, rank: str, cards: int, words: Words) -> str:
    """What so many cards that make a combination are called."""
    key = f"preview-{code.replace('_', '-')}"
    of = int(rank) if rank.isdecimal() and len(rank) < 4 else rank
    return words(key, cards=cards, of=of, alike="mixed").strip() if key in words else ""


def _ranks_over(view: View) -> tuple[str, ...]:
    """The ranks that beat the last combination, the nearest first; none where its rank isn't all that counts."""
    code, rank = _made_of(view)
    if code not in ("same", "jokers") or rank not in _RANKS or shown(view, "due"):
        return ()
    at = _RANKS.index(rank)
    over = _RANKS[at + 1 :] if way_of(view) == "up" else _RANKS[:at][::-1]
    return tuple(rank for rank in over if rank != _WILD or not shown(view, "suits"))


def _beat_words(view: View, last: Pile, words: Words) -> str:
    """What the last combination is, and what may follow it."""
    cards, due, suits, way = last.cards, shown(view, "due"), shown(view, "suits"), way_of(view)
    if last.hidden:
        return words("first-down" if last.hidden < _MANY else "first-barrier")
    made = _called_words(*_made_of(view), len(cards), words)
    if due or suits:
        told = [words("watched-due", made=_called_words("same", due, len(cards), words))] if due else []
        only = "first-unbeatable" if way == "up" and rank_of(cards[0]) == "2" else "watched-suits"
        told += [words(only, suits=cards_text(suits, words))] if suits else []
        return " ".join([made, *told])
    if are_jokers(cards):
        if way == "up" and len(cards) == 1:
            return words("first-joker-played")
        how = "jokers" if way == "up" else "open" if shown(view, "arity") else "any"
    elif _ranks_over(view):
        how = f"alike_{way}" if len(cards) > 1 else way
    elif len(cards) > 1:
        how = f"{way}s"
    else:
        how = "highest" if way == "up" else way
    return f"{made} {words('watched-beat', how=how)}".strip()


def _standing_words(view: View, voice: Voice) -> list[str]:
    """Who is out of cards already, or else has fewest or how many all have, and who has most points."""
    words, seats = voice.words, range(view.seats)
    places = sorted((number(view, "place", seat), seat) for seat in seats if shown(view, "place", seat))
    placed = [f"{voice.name(seat)} ({words('spite-place', place=place)})" for place, seat in places]
    scores = [score_of(view, seat) for seat in seats]
    names = both([voice.name(seat) for seat in seats if scores[seat] == max(scores)], words)
    ahead = [words("spite-most", names=names, score=f"{max(scores):+}")] if max(scores) > min(scores) else []
    if placed:
        return [words("watched-out", names=listed(placed, words)), *ahead]
    held = [pile.count if (pile := view.at("hand", seat)) else 0 for seat in seats]
    fewest = [voice.name(seat) for seat in seats if held[seat] == min(held)]
    if not min(held):
        return [words("watched-out", names=both(fewest, words)), *ahead]
    if len(fewest) == view.seats:
        return [words("watched-even", count=min(held)), *ahead]
    return [words("spite-fewest", names=both(fewest, words), count=min(held)), *ahead]
