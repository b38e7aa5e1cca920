"""Help and complaints of the command line, from the catalogue: what `click` itself says, too.

The `help` of a command and of an option is a key. It is looked up when it is shown, since an option may say in which
language.
"""

import os
import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from string import Formatter
from typing import Any

import click
from click import core, decorators, exceptions, formatting, parser, types

from p2p_malice import completion, program_name
from p2p_malice.language import help_words, speak

CLICK: Mapping[str, str] = {
    "Usage:": "typing-usage",
    "Options": "typing-options",
    "Commands": "typing-commands",
    "Error: {message}": "typing-error",
    "Try '{command} {option}' for help.": "typing-try",
    "Did you mean {possibility}?": "typing-did-you-mean",
    "(Did you mean one of: {possibilities}?)": "typing-did-you-mean-one",
    "Invalid value: {message}": "typing-invalid",
    "Invalid value for {param_hint}: {message}": "typing-invalid-for",
    "Missing argument": "typing-missing",
    "No such option {name!r}.": "typing-no-such-option",
    "No such command {name!r}.": "typing-no-such-command",
    "Got unexpected extra argument ({args})": "typing-too-much",
    "Got unexpected extra arguments ({args})": "typing-too-much",
    "Argument {name!r} takes {nargs} values.": "typing-needs-values",
    "Takes {nargs} values but 1 was given.": "typing-takes-values",
    "Takes {nargs} values but {len} were given.": "typing-takes-values",
    "Option {name!r} does not take a value.": "typing-no-value",
    "Option {name!r} requires an argument.": "typing-needs-value",
    "{value!r} is not a valid {number_type}.": "typing-no-number",
    "{value} is not in the range {range}.": "typing-out-of-range",
    "{value!r} does not match the format {format}.": "typing-no-date",
    "{name} {filename!r} is a file.": "typing-is-file",
    "{name} {filename!r} is a directory.": "typing-is-folder",
}
"""What `click` says and a person can come to read, as it is in its source; and where that is in the catalogue."""

_SPEAKERS = (core, decorators, exceptions, formatting, parser, types)


def _said(english: str) -> str:
    """A text of `click` as the catalogue has it, with the same fields to be filled in."""
    if english not in CLICK:
        return english
    fields = {
        name: f"{{{name}!{how}}}" if how else f"{{{name}}}" for _, name, _, how in Formatter().parse(english) if name
    }
    return help_words()(CLICK[english], **{"len": "1", **fields})


def _said_of(one: str, several: str, count: int) -> str:
    return _said(one if count == 1 else several)


# `click` asks gettext, by these names in its modules.
for _module in _SPEAKERS:
    vars(_module).update({name: said for name, said in (("_", _said), ("ngettext", _said_of)) if name in vars(_module)})


LANG = "P2P_MALICE_LANG"
"""The environment variable with a language."""


class _Text:
    """An attribute of a command or an option that takes a key, and gives what `shown` makes of it."""

    def __init__(self, shown: Callable[[str], str]) -> None:
        self._shown = shown

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, owner: object, _kind: type | None = None) -> str | None:
        key = vars(owner).get(self._name) if owner else None
        return self._shown(key) if key else None

    def __set__(self, owner: object, key: str | None) -> None:
        vars(owner)[self._name] = key


def _sentence(key: str) -> str:
    return help_words()(key)


class Option(click.Option):
    """An option whose `help` and `metavar` are keys."""

    help: Any = _Text(_sentence)
    metavar: Any = _Text(_sentence)


def _speak(context: click.Context, _parameter: click.Parameter, language: str | None) -> None:
    if language and (complaint := speak(language)):
        raise click.BadParameter(complaint, context)


_LANG = Option(
    ["--lang"],
    metavar="value-code",
    envvar=LANG,
    is_eager=True,
    expose_value=False,
    callback=_speak,
    shell_complete=completion.languages,
    help="option-lang",
)


def _show_help(context: click.Context, _parameter: click.Parameter, is_wanted: bool) -> None:
    if is_wanted and not context.resilient_parsing:
        click.echo(context.get_help(), color=context.color)
        context.exit()


_HELP = Option(
    ["-h", "--help"], is_flag=True, is_eager=True, expose_value=False, callback=_show_help, help="option-help"
)


def _paragraphs(key: str) -> str:
    """The help of a command as click wants it: a paragraph that begins with the command is shown line by line."""
    typed = program_name.command()
    # What is to be pasted has no marks for its direction.
    paragraphs = re.sub("[\u2067-\u2069]", "", help_words()(key)).split("\n\n")
    return "\n\n".join(f"\b\n{each}" if each.startswith(typed) else each for each in paragraphs)


class Command(click.Command):
    """A command that can speak another language, and whose help names the command that started the program."""

    help: Any = _Text(_paragraphs)

    def __init__(self, *args: Any, **named: Any) -> None:
        """As for click; the `help` is a key."""
        super().__init__(*args, **named)
        self.params.append(_LANG)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option that shows the help."""
        return _HELP

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse what was typed, in the language that is asked for anywhere in it."""
        if (code := _language_in(args)) and not ctx.resilient_parsing:
            speak(code)  # If there are no words in it, the option itself says so.
        return super().parse_args(ctx, args)


def _language_in(args: list[str]) -> str:
    """The language that is asked for on the command line, or else in the environment; "" for none."""
    end = args.index("--") if "--" in args else len(args)
    code = os.environ.get(LANG, "")
    for arg, after in pairwise([*args[:end], ""]):
        name, equals, value = arg.partition("=")
        if name == "--lang":
            code = value if equals else after
    return code


class Group(Command, click.Group):
    """A command with others below it."""

    command_class = Command
