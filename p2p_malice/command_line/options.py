"""The options that several commands have."""

import functools
from collections.abc import Callable
from typing import Any

import click

from p2p_malice import completion
from p2p_malice.app import NetworkOptions, RuleOptions, long_way
from p2p_malice.cli_help import Command, Option
from p2p_malice.language import words

Run = Callable[..., Any]
"""What a command runs."""

option = functools.partial(click.option, cls=Option)


class Port(click.IntRange):
    """The number of a port, and what to type if it's none."""

    def __init__(self) -> None:
        """Any port."""
        super().__init__(1, 65535)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(words()("error-port-out-of-range", port=str(value)[:20], least=1), param, ctx)


FILE = click.Path(dir_okay=False)
FOLDER = click.Path(file_okay=False)

game = option("--game", metavar="value-name", shell_complete=completion.kinds, help="option-game")
_variant = option("--variant", metavar="value-name", shell_complete=completion.variants, help="option-variant")
rule = option("--rule", metavar="value-rule", multiple=True, shell_complete=completion.rules, help="option-rule")
seats = functools.partial(
    option, "--seat", "seats", metavar="value-who", multiple=True, shell_complete=completion.seats
)
name = option("--name", metavar="value-person", help="option-name")
plain = option("--plain", is_flag=True, help="option-plain")
as_json = option("--json", "as_json", is_flag=True, help="option-json")
turn = option("--turn", metavar="value-url", help="option-turn")
_network = (
    option("--stun", metavar="value-server", multiple=True, help="option-stun"),
    turn,
    option("--port", type=Port(), metavar="value-n", help="option-port"),
    option("--open-port", is_flag=True, help="option-open-port"),
    option("--no-copy", is_flag=True, help="option-no-copy"),
)


def _given(options: tuple[Callable[[Run], Run], ...], run: Run) -> Run:
    return functools.reduce(lambda made, each: each(made), reversed(options), run)


def network(run: Run) -> Run:
    """Give a command the options about the connection, as its `network`."""

    @functools.wraps(run)
    def with_network(*, stun: Any, turn: Any, port: Any, open_port: Any, no_copy: Any, **given: Any) -> Any:
        return run(network=NetworkOptions(stun, turn, port, open_port, no_copy), **given)

    return _given(_network, with_network)


def rules(run: Run) -> Run:
    """Give a `RulesCommand` the options about the game and its rules, as its `chosen` ones."""

    @functools.wraps(run)
    def with_rules(*, game: Any, variant: Any, rule: Any, **given: Any) -> Any:
        return run(chosen=RuleOptions(variant, rule, game), **given)

    return _given((game, _variant, rule), with_rules)


class RulesCommand(Command):
    """A command that takes a house rule by its name as well: `--payoff 11` is `--rule payoff=11`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse what was typed, house rules put the long way."""
        known = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        return super().parse_args(ctx, long_way(args, known))
