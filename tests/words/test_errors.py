"""Every error that the program raises has its sentence."""

import ast
import copy
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from p2p_malice import errors
from p2p_malice.errors import LinkError, LinkRestartedError, MaliceError, SavedGameError
from p2p_malice.link.reliable_channel import _rounded
from p2p_malice.words.fluent import names_in
from tests.helpers import WORDS
from tests.sources import MODULES, nodes

CLASSES = dict(inspect.getmembers(errors, lambda it: inspect.isclass(it) and issubclass(it, MaliceError)))
CLASSES.pop("LinkRestartedError")  # It refers to a channel, and nobody is told of it.

MAKERS = {"_refuse", "_fault", "restriction"}
"""Functions that make an error, or a fault that becomes one, from a code and particulars."""


def key_of(code: str) -> str:
    """Where the sentence stands."""
    return f"error-{code.replace('_', '-')}"


def made(path: Path) -> Iterator[tuple[str, set[str], int]]:
    """The errors that a module makes: their codes, the particulars they are given, and the lines.

    Left out is what cannot be told from the source: particulars that come as a dictionary.
    """
    for node in nodes(path):
        match node:
            case ast.Raise(exc=ast.Name(id=name)) if name in CLASSES:
                yield CLASSES[name]().code, set(), node.lineno
            case ast.Call(func=ast.Name(id=name), args=[], keywords=keywords) if name in CLASSES:
                yield CLASSES[name]().code, names_of(keywords), node.lineno
            case ast.Call(func=ast.Name(id=name), args=[what, *_], keywords=keywords) if name in {
                *CLASSES,
                *MAKERS,
            } and all(keyword.arg for keyword in keywords):
                for code in codes(what, path):
                    if name in MAKERS or CLASSES[name](code).code == code:
                        yield code, names_of(keywords), node.lineno


def codes(node: ast.expr, path: Path) -> Iterator[str]:
    """The texts that an expression may be: as written, by a condition, or by a name that its function gives them."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from codes(body, path)
            yield from codes(orelse, path)
        case ast.Name(id=name):
            functions = (each for each in nodes(path) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef))
            around = [each for each in functions if each.lineno <= node.lineno <= (each.end_lineno or 0)]
            for other in ast.walk(around[-1]) if around else ():
                match other:
                    case ast.Assign(targets=[ast.Name(id=assigned)], value=value) if assigned == name:
                        yield from codes(value, path)


def names_of(keywords: list[ast.keyword]) -> set[str]:
    """What a call is given by name."""
    return {keyword.arg or "" for keyword in keywords}


def test_every_error_that_is_raised_has_a_sentence_and_what_goes_into_it() -> None:
    """Each code stands in the catalogue, and its sentence names no particular that the error doesn't have."""
    assert [
        f"{path}:{line} {code}"
        for path in MODULES
        for code, given, line in made(path)
        if key_of(code) not in WORDS or not names_in(WORDS.pattern(key_of(code))) <= given
    ] == []


def test_every_class_of_errors_has_a_sentence() -> None:
    """Even where nothing more is known than whose fault it was, there is something to say."""
    assert [name for name in CLASSES if key_of(CLASSES[name]().code) not in WORDS] == []


def test_a_copy_of_an_error_says_the_same() -> None:
    """Whoever asks again is told again."""
    error = copy.copy(LinkError("relay_refused", server="turn.example:3478", reason="no"))

    assert WORDS.error(error) == (
        "The relay turn.example:3478 refused the connection: no. Check its user name and password in the settings."
    )
    assert copy.copy(LinkRestartedError("a channel")).channel == "a channel"


def test_a_log_has_the_code_and_the_particulars() -> None:
    """A traceback tells what happened without the catalogue."""
    assert str(LinkError("relay_refused", server="a:1", reason="no")) == "relay_refused server=a:1 reason=no"
    assert str(LinkError("Said as it is.")) == "Said as it is."


@pytest.mark.parametrize(("seconds", "says"), [(86400, "24 hours"), (120, "2 minutes"), (60, "60 seconds")])
def test_a_silence_is_told_in_the_unit_that_suits_it(seconds: int, says: str) -> None:
    """Hours of silence are not told in seconds."""
    assert says in WORDS.error(LinkError("link_silent", **_rounded(seconds)))


def is_worded(node: ast.AST) -> bool:
    """Whether it makes an error from anything but a code."""
    match node:
        case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=what)]) if name in CLASSES:
            return MaliceError(str(what)).code != what
        case ast.Call(func=ast.Name(id=name), args=[ast.Name() | ast.Attribute()] | []) if name in CLASSES:
            return False
        case ast.Call(func=ast.Name(id=name)):
            return name in CLASSES
    return False


def test_no_error_is_worded_where_it_is_raised() -> None:
    """What is raised is a code: the sentence stands in the catalogue, in every language."""
    worded = [(path, getattr(node, "lineno", 0)) for path in MODULES for node in nodes(path) if is_worded(node)]

    assert worded == []


def test_an_error_carries_no_escape_sequences_to_the_terminal() -> None:
    """What is named in it may come from a file that somebody else has made."""
    error = SavedGameError("save_of_unknown_game", id="x", game="\x1b[2J\u202eevil")

    assert "[2Jevil" in (said := WORDS.error(error))
    assert said.isprintable()
