"""Who the computer plays as: a name and an avatar for each of its strengths, and for more at one table."""

from collections.abc import Mapping

from attrs import frozen

from p2p_malice.protocol.messages import AvatarName


@frozen
class Opponent:
    """A computer player as people meet it; `avatar` is one of those in the page's players/animals."""

    name: str
    avatar: AvatarName


OPPONENTS: Mapping[str, Opponent] = {
    "beginner": Opponent("Pip", "frog"),
    "easy": Opponent("Hazel", "hedgehog"),
    "normal": Opponent("Otto", "bear"),
    "strong": Opponent("Rosa", "fox"),
    "hard": Opponent("Minerva", "owl"),
    "expert": Opponent("Magnus", "dragon"),
}
"""By the names that games give their bots."""

OTHERS = (
    Opponent("Ada", "cat"),
    Opponent("Ben", "whale"),
    Opponent("Cleo", "crow"),
    Opponent("Dan", "hare"),
    Opponent("Edda", "moth"),
    Opponent("Finn", "octopus"),
)
"""Who plays where the strength's own name is taken: names that can be told apart at a glance."""

LEARNERS = (Opponent("Robin", "hare"), Opponent("Kim", "whale"))
"""Who plays against learners, at tables of up to three."""

_STRANGERS = (*OPPONENTS.values(), *OTHERS)

_EVERYBODY = (*_STRANGERS, *LEARNERS)

AVATARS = tuple(each.avatar for each in _STRANGERS)
"""The computer's avatars; more than a table has seats."""

_NOBODY = Opponent("", "")


def opponent(bot: str) -> Opponent:
    """Who plays at a seat for that bot ("": the usual one); without name and avatar if it is none of these."""
    return OPPONENTS.get(bot or "normal", _NOBODY)


def avatar_of(name: str) -> AvatarName:
    """The avatar of the computer player of that name, "" for any other name."""
    return next((each.avatar for each in _EVERYBODY if each.name == name), "")
