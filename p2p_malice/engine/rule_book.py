"""The rules that a game offers to choose from. They can be read without loading the game itself."""

from collections.abc import Callable, Sequence

from attrs import frozen

from p2p_malice.sentence_facts import Answer

MAX_DEALS = 99
"""The most games in a match: a match for points ends after this many if nobody has reached the target."""

MAX_UNDONE = 30
"""How many plays may be taken back in one turn, so that no game goes on for ever."""

MAX_UNDONE_IN_GAME = 200
"""How many plays each seat may take back in one game.

Nine seats that use them all add 3,600 moves to the game.
"""


@frozen
class HouseRule:
    """The values a house rule may have: one of `options` or, if there are none, a number from `least` to `most`.

    `label` is the key of a phrase that names the rule, `means` the key of a sentence that explains it. Each word but
    `no` and `yes` has a phrase of its own under `LABEL-WORD`. `is_main` marks the rules that most people want to
    choose.
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

    `variants` are the rule sets by name, the usual one first; `variant-name-NAME` is the key of what people call each,
    and `variant-NAME` the key of what it is. `written` gives the text of a rule set with house rules on top, each as
    `name=value`, and `value` the value of one of its rules. `check` checks that a number of players can play and that
    somebody can win; `check_any` checks that some number of players can. `sheet` is the rule sheet that a table answers
    with; the lists name the variants (and the player's own rule sets) and the house rules. `written`, `value`, `check`
    and `check_any` raise `OptionsError`.
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
    """The role of the piles whose card counts show how far each player has got."""
