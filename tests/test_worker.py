"""The program inside a page."""

import pytest

from p2p_malice.store import settings
from p2p_malice.words.catalogue import load
from p2p_malice.worker import Program


def program(called: str) -> Program:
    """The program of a page in whose browser a guest was called so."""
    return Program(lambda _: None, lambda *_: None, "", "", "", load(), asks_servers=False, called=called)


@pytest.mark.usefixtures("own_folder")
def test_who_was_a_guest_keeps_that_name_until_they_choose_another() -> None:
    """It was asked for again."""
    program("")._keep_name()
    program("\u202e")._keep_name()
    assert not settings.load().name
    program("B\u202eob")._keep_name()
    assert settings.load().name == "Bob"
    program("Rob")._keep_name()
    assert settings.load().name == "Bob"
