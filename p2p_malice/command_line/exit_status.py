"""The sentence and the exit status that an error of a command gives."""

import os
import sys
from collections.abc import Callable

import click

from p2p_malice.app import shows_utf8
from p2p_malice.errors import MaliceError
from p2p_malice.language import words

INTERRUPTED = 130


def status_of(command: Callable[[], int | None]) -> int | None:
    """Run `command` and tell its errors: 2 is usage, 130 Ctrl-C; other statuses are as the errors say."""
    _occupy()
    _settle()
    if sys.stdout is None:
        click.echo(words()("usage-output-closed"), err=True)
        return 1
    if not shows_utf8():
        from p2p_malice.encoding import fit

        fit()
    try:
        status = command()
        sys.stdout.flush()  # Whether anybody still reads should not be noticed only at exit.
        return status
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except MaliceError as error:
        click.echo(words().error(error), err=True)
        if (instead := str(error.particulars.get("instead", "none"))) != "none":
            click.echo(words()("usage-variant", name=instead), err=True)
        if nearest := _nearest(error):
            click.echo(words()("usage-did-you-mean", name=nearest), err=True)
        return error.exit_status
    except OSError as error:
        if not isinstance(error, BrokenPipeError) and _is_written():
            raise
        # Without this, Python would complain again when it closes stdout at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # Else nobody reads any more, which is no fault.
            click.echo(words()("usage-output-full", reason=error.strerror or str(error)), err=True)
        return 1
    except (KeyboardInterrupt, click.Abort):
        click.echo(err=True)
        return INTERRUPTED


def _nearest(error: MaliceError) -> str:
    """What was probably meant by a word that isn't known, "" for none."""
    import difflib

    from p2p_malice.store.contract import KINDS

    particulars = error.particulars
    if isinstance(why := particulars.get("why"), MaliceError):
        return _nearest(why)
    typed = next((str(particulars[name]) for name in ("text", "value", "seat", "name") if name in particulars), "")
    known = str(particulars.get("known") or particulars.get("bots", "")).split(", ")
    known += KINDS if "seat" in particulars else ()
    return next(iter(difflib.get_close_matches(typed, known, 1)), "")


def _occupy() -> None:
    """Put nothing in the place of closed standard streams, lest a saved game comes to lie where others write."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # The lowest number that is free.


def _settle() -> None:
    """Give a user without a home, as in some containers, the one of such users by custom: a folder that isn't there."""
    if os.path.expanduser("~") == "~":
        os.environ["HOME"] = "/nonexistent"


def _is_written() -> bool:
    """Whether the output takes what is said: a full disk doesn't."""
    try:
        sys.stdout.write("\n")
        sys.stdout.flush()
    except OSError:
        return False
    return True
