"""The rules that a game offers to choose from. Reading them takes nothing of what playing takes."""

from collections.abc import Callable, Sequence

from attrs import frozen

from p2p_malice.sentence_facts import Answer

MAX_DEALS = 99
"""The most games of a match: one for points ends after so many if nobody has reached the target."""

MAX_UNDONE = 30
"""How many plays may be taken back in one turn: no game may go on for ever."""

MAX_UNDONE_IN_GAME = 200
"""How many plays each seat may take back in one game.

Nine seats that use them all up add 3,600 moves to the game.
"""


@frozen
class HouseRule:
    """What a house rule may be: one of `options` or, where there are none, a number from `least` to `most`.

    `label` is the key of a phrase that says what it is about, `means` of a sentence; a word has a phrase of its own
    under `LABEL-WORD`, other than `no` and `yes`. With `is_main`, most people want to choose it.
    """

    name: str
    label: str
    means: str
    options: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    is_main: bool = False


@frozen(eq=False)
class RuleBook:
    """The rules a game offers to choose from, and how they read.

    `variants` are the rule sets by name, the usual one first; `variant-name-NAME` is what people call each, and
    `variant-NAME` says what it is. `written` gives the text of a rule set with house rules on top, each as
    `name=value`, and `value` the value of one of its rules; `check` checks that so many can play and that somebody can
    win, `check_any` the same of any number of players. `sheet` is the rule sheet that a table answers with, `lists`
    name the variants (and the player's own rule sets) and the house rules. All up to `check_any` raise `OptionsError`.
    """

    variants: tuple[str, ...]
    rows: tuple[HouseRule, ...]
    written: Callable[[str, Sequence[str]], str]
    value: Callable[[str, str], str]
    check: Callable[[str, int], None]
    check_any: Callable[[str], None]
    sheet: Callable[[str], Answer]
    lists: Callable[..., tuple[str, str]]
    """Called with the catalogue and the names of the player's own rule sets."""
    words: str
    """The package with the game's own `words`, beside the program's."""
    race: str = ""
    """The role of the piles whose numbers of cards say how far each player is."""
