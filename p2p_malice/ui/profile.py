"""What a person sees of all the games they have played, as frozen values."""

from collections.abc import Mapping

from attrs import frozen

from p2p_malice.words.sentence import Piece, Sentence, say


@frozen
class Bar:
    """The games of a day, week or month."""

    label: Sentence
    won: int
    lost: int


@frozen
class Rival:
    """Somebody who was played against; `forget` is the word that deletes the games with them, "" if nothing does.

    `seat` is where they sat last, from 0, `avatar` their picture, "" for none.
    """

    name: str
    line: Sentence
    forget: str = ""
    seat: int = 1
    avatar: str = ""


@frozen
class MemberLine:
    """Somebody who plays in a group: the name, a line on how they have done, and how many games they won each evening.

    `seat` and `avatar` are as in `Rival`.
    """

    name: Piece
    line: Sentence
    wins: tuple[int, ...]
    seat: int
    avatar: str = ""


@frozen
class GroupLine:
    """Friends who have played together; `invite` is the word that invites them again, "" if nothing does."""

    title: Piece
    line: Sentence
    members: tuple[MemberLine, ...]
    invite: str = ""


@frozen
class PlayedLine:
    """A finished game; `mark` is `won`, `lost`, `drawn` or `none`.

    `replay` is the word that shows it, `share` the one that makes a message of it for others, "" for none.
    """

    mark: str
    title: Piece
    line: Sentence
    replay: str = ""
    share: str = ""


@frozen
class TrophyLine:
    """A trophy by its name, and when it was earned; "" if it wasn't. So much of a `goal` is done as `count` says."""

    name: str
    title: Sentence
    line: Sentence
    when: Piece = ""
    count: int = 0
    goal: int = 1

    @property
    def progress(self) -> Sentence | None:
        """How near it is, where several steps lead there."""
        return None if self.when or self.goal == 1 else say("earn-progress", count=self.count, goal=self.goal)


@frozen
class DayLine:
    """A day of the calendar of daily deals: its number in the month, a mark as in `PlayedLine`, and what to say."""

    number: int
    mark: str
    line: Sentence


@frozen
class Profile:
    """A person's games: those under the `tab`, of several `tabs` by the word that shows them.

    `note` says what is wrong; without any game, `empty` stands in place of all but the trophies. `choices` are what
    else can be done, by the word for it. Whose it is, `name` says, "" for nobody known, and the word `rename` changes
    that, "" if nothing does.
    """

    title: Sentence
    tabs: Mapping[str, Sentence]
    tab: str
    figures: tuple[tuple[Sentence, Piece], ...]
    chart_title: Sentence
    chart: tuple[Bar, ...]
    rivals: tuple[Rival, ...]
    played: tuple[PlayedLine, ...]
    trophies: tuple[TrophyLine, ...]
    choices: Mapping[str, Sentence]
    days: tuple[DayLine, ...] = ()
    """Whole weeks, from Monday, up to today; none before the first daily deal."""
    days_span: Piece = ""
    """From when till when these are."""
    empty: Sentence | None = None
    note: Sentence | None = None
    name: str = ""
    rename: str = ""
    groups: tuple[GroupLine, ...] = ()


@frozen
class Taken:
    """The text of a file that the person has chosen."""

    text: str
