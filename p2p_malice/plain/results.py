"""How a game went, counted while it is shown, and its result as a few lines: for the player, and for others. Pure."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from attrs import define, evolve, field, frozen

from p2p_malice.engine.game import UNDO, Event, Result, View, hints_told
from p2p_malice.plain.event_sentences import ENDINGS, Voice, left_words, result_words, title_words
from p2p_malice.protocol.messages import Seated
from p2p_malice.words.catalogue import Words
from p2p_malice.words.joined_lists import listed

_ENDS_A_TURN = ("discard", "pass", "skip", "start", "deal")
_NEAR = 1
"""With so many cards left, the game was nearly won, however many there were."""


@frozen
class Turn:
    """How many cards the player at a seat has played in one turn; at seat -1, nobody has."""

    seat: int = -1
    played: int = 0


@define
class GameFigures:
    """What is counted of a game: the turn that goes on, the best one so far, and when it `began`, in seconds.

    It isn't known when a game began that was shown from its middle on.
    """

    began: float | None = field(init=False, default=None)
    hints: Mapping[int, int] = field(init=False, factory=dict)
    """How many hints each player asked for by seat, as the end tells it, who asked for none left out."""
    turn: Turn = field(init=False, factory=Turn)
    _best: Turn = field(init=False, factory=Turn)
    _is_over: bool = field(init=False, default=True)

    def resume(self, happened: Sequence[Event]) -> None:
        """Take in what happened before the first position that is shown."""
        self._is_over, self.hints = False, hints_told(happened)
        for event in happened:
            self._take(event)

    def take(self, view: View, happened: Sequence[Event], now: float) -> None:
        """Take in a position and what led there, at the time `now`; after a result, another game begins."""
        if self._is_over and not view.result:
            self.began, self.turn, self._best = now, Turn(), Turn()
        self._is_over = view.result is not None
        self.hints = hints_told(happened) or (self.hints if view.result else {})
        for event in happened:
            self._take(event)

    def _take(self, event: Event) -> None:
        if event.kind == "play" and event.seat is not None:
            before = self.turn.played if self.turn.seat == event.seat else 0
            if not before:
                self._best = self.best
            self.turn = Turn(event.seat, before + 1)
        elif event.kind == UNDO:
            self.turn = evolve(self.turn, played=max(0, self.turn.played - 1))
        elif event.kind in _ENDS_A_TURN:
            self._best, self.turn = self.best, Turn()

    @property
    def best(self) -> Turn:
        """The turn in which most cards were played; of several, the first."""
        return max(self._best, self.turn, key=lambda turn: turn.played)


def ending_lines(
    result: Result, voice: Voice, scores: Sequence[int] = (), hints: Mapping[int, int] = MappingProxyType({})
) -> list[str]:
    """How the game has ended, for the player: who won, and a kind word if it wasn't them.

    Then come the `scores`, highest first, if they have decided; otherwise, what each has left. Last, who asked for
    `hints`, if anybody did.
    """
    if scores and result.how not in ENDINGS:
        order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        left = [voice.words("ending-points"), *(f"{voice.name(seat)} {scores[seat]}" for seat in order)]
    else:
        left = [voice.words("ending-left"), *left] if (left := left_words(result, voice)) else []
    asked = [voice.words("ending-hints"), *hint_words(hints, voice)] if hints else []
    parts = ([title_words(result, voice)], comfort_lines(result, voice), left, asked)
    return [line for part in parts if part for line in (*part, "")]


def hint_words(hints: Mapping[int, int], voice: Voice) -> list[str]:
    """How many hints each player asked for."""
    return [f"{voice.name(seat)} {count}" for seat, count in hints.items()]


def round_lines(before: View, view: View, happened: Sequence[Event], voice: Voice) -> list[str]:
    """How a round has ended that others follow: everybody's score before and after, by their places in it."""
    places = [event for event in happened if event.kind == "place" and event.seat is not None]
    if view.result or not places or len(before.scores) != len(view.scores):
        return []
    words, scores = voice.words, tuple(zip(before.scores, view.scores, strict=True))
    lines = [
        words("screen-finished-line", place=event.count or 0, name=voice.name(event.seat), before=was, after=now)
        for event in places
        for was, now in (scores[event.seat or 0],)
    ]
    return [words("screen-finished", number=before.deal), "", *lines, "", words("screen-finished-keys")]


def comfort_lines(result: Result, voice: Voice) -> list[str]:
    """By how many cards the listener has lost alone, and a kind word; no lines for anybody else."""
    if voice.listener is None or not result.winners or voice.listener in result.winners:
        return []
    left = result.left[voice.listener] if result.how in ENDINGS else 0
    short = [voice.words("ending-short", count=left)] if left else []
    return [*short, voice.words("ending-comfort", how="near" if 0 < left <= _NEAR else "far")]


def games_won_words(seated: Seated, names: Sequence[str], words: Words) -> str:
    """How many games each has won at the table, the players by these `names`, most first; "" after the first game."""
    players = zip(names, (sitter.won for sitter in seated.players), strict=True)
    counts = sorted((*players, *((each.name, each.won) for each in seated.former)), key=lambda count: -count[1])
    if sum(won for _, won in counts) < 2:
        return ""
    return words("screen-games-won", counts=listed([f"{name} {won}" for name, won in counts], words))


def share_words(result: Result, figures: GameFigures, now: float, voice: Voice, game: str) -> str:
    """A few lines for others: the `game`, who won, what each has left, the best turn, and how long it took."""
    words, left, best = voice.words, left_words(result, voice), figures.best
    lines = [
        words.called(f"game-{game}", words("game")),
        title_words(result, voice) if result.winners else result_words(result, voice),
    ]
    facts = [("ending-left", listed(left, words))] if left else []
    # Where a turn is one play, none is better than another.
    if best.played > 1:
        facts.append(("ending-best", words("ending-best-of", name=voice.name(best.seat), count=best.played)))
    if figures.hints:
        facts.append(("ending-hints", listed(hint_words(figures.hints, voice), words)))
    if figures.began is not None:
        minutes = max(1, round((now - figures.began) / 60))
        facts.append(("ending-time", words("ending-minutes", minutes=minutes)))
    return "\n".join([*lines, *(f"{words(key)}: {said}" for key, said in facts)])
