"""The messages that carry codes."""

import re
from urllib.parse import unquote

import pytest
from attrs import evolve

from p2p_malice.invite.message import game_link, invitation, reply, scannable
from p2p_malice.protocol.connection_codes import Decoded, decode, encode
from p2p_malice.protocol.peer_description import Candidate, CandidateType, Description
from scripts.write.code_vectors import INVITATION, LONGEST, PAGES
from tests.helpers import WORDS

LARGEST = evolve(
    PAGES,
    credentials=LONGEST,
    candidates=tuple(Candidate(CandidateType.HOST, f"2001:db8::{index}", 50000) for index in range(1, 6)),
)
CODE = encode(INVITATION)
URL = "https://example.org/play"


def test_invitation_reads_so() -> None:
    """An invitation says to what and, where there is a link, little more: the code is in it, and who invites."""
    assert invitation(WORDS, CODE, host="Asha", game="Spite & Malice", game_url=URL) == (
        f"Fancy a game of Spite & Malice?\n\nTap to play: https://example.org/play#{CODE}~Asha"
    )
    assert invitation(WORDS, CODE, host="Asha", game="Spite & Malice").endswith(
        "To play in a terminal, run this and paste the whole message:\n"
        "p2p-malice join\n"
        "Don't have it yet? Ask me where to get it.\n"
        "Or in a browser: open the game's page, choose “Join with a code” and paste the whole message there.\n\n"
        f"{CODE}"
    )


def test_who_was_at_the_table_before_is_invited_back() -> None:
    """A friend who returns isn't asked to begin a new game."""
    assert invitation(WORDS, CODE, host="Asha", game="Spite & Malice", is_return=True, game_url=URL) == (
        f"Shall we go on with our game of Spite & Malice?\n\nTap to return: https://example.org/play#{CODE}~Asha"
    )


def test_the_invitation_says_where_the_program_is_where_the_host_does() -> None:
    """Without the setting no place is named, and above all no name in a package index."""
    text = invitation(WORDS, CODE, host="Asha", game="Spite", project_url="https://example.org/malice")

    assert "\np2p-malice join\nInstall it from https://example.org/malice\n" in text


def test_who_has_no_program_and_no_link_is_told_whom_to_ask() -> None:
    """Where the host has set no address at all."""
    asked = "Ask me where to get it."

    assert asked in invitation(WORDS, CODE, host="Asha", game="Spite")
    assert asked not in invitation(WORDS, CODE, host="Asha", game="Spite", project_url="https://example.org/malice")
    assert asked not in invitation(WORDS, CODE, host="Asha", game="Spite", game_url=URL)


def test_reply_reads_so() -> None:
    """A reply says whose answer it is, where it belongs, and ends with the code."""
    assert reply(WORDS, CODE, guest="Ben") == (
        "Ben accepts your invitation. Copy this whole message and paste it into the game that's waiting.\n\n" + CODE
    )


def test_there_is_no_link_without_a_game_url() -> None:
    """Where no game URL is set, no link is made up."""
    assert "http" not in invitation(WORDS, CODE, host="Asha", game="Spite") + reply(WORDS, CODE, guest="Ben")


def test_link_carries_the_code_where_no_server_sees_it() -> None:
    """The code is the fragment of the link, in place of any other."""
    assert game_link(URL + "#old", CODE) == f"{URL}#{CODE}"
    assert game_link("https://example.org/malice/", CODE) == f"https://example.org/malice/index.html#{CODE}"


def test_a_link_names_the_game_where_it_is_not_the_usual_one() -> None:
    """Behind the host's name, which may be none; a page greets with both."""
    text = invitation(WORDS, CODE, host="Asha", game="Spite", is_usual=False, game_url=URL)

    assert text.endswith(f"{URL}#{CODE}~Asha~Spite")
    assert scannable(CODE, text) == f"{URL}#{CODE}~Asha~Spite"
    assert game_link(URL, CODE, "", "Spite") == f"{URL}#{CODE}~~Spite"


NAMES = ("Ann", "Ann & Bob!", "a~b#c%20", "Zoë 🎲", "MDW1-0", "नमस्ते" * 4, "<b>'\"", "x" * 99)


@pytest.mark.parametrize("name", NAMES)
def test_a_link_that_names_the_host_is_read_as_one_without(name: str) -> None:
    """The name is in one piece with the code, at most as long as names are, and every reader passes over it."""
    link = game_link(URL, CODE, name)

    assert re.fullmatch(r"https://example\.org/play#MDW1-\w+~[\w.%-]+", link, re.ASCII)
    assert unquote(link.partition("~")[2]) == name[:24]
    assert decode(f"Tap to play: {link}!8123.0123456789abcdef").description == INVITATION
    assert scannable(CODE, invitation(WORDS, CODE, host=name, game="Spite", game_url=URL)) == link


def test_a_long_name_does_not_cost_the_link() -> None:
    """Where both don't fit into a message, the link goes without the name."""
    text = invitation(WORDS, CODE, host="नमस्ते" * 4, game="Spite", game_url="https://example.org/" + "x" * 540)

    assert text.endswith(f"x#{CODE}")
    assert "~" not in text


@pytest.mark.parametrize("description", [INVITATION, LARGEST])
@pytest.mark.parametrize("url", [None, URL, "https://example.org/" + "x" * 500])
def test_message_is_short_and_holds_the_code(description: Description, url: str | None) -> None:
    """No message has over 900 characters, and the whole of it is as good as its code, which is there once."""
    code, name = encode(description), "A" * 1000

    for message in (
        invitation(WORDS, code, host=name, game=name, game_url=url),
        invitation(WORDS, code, host=name, game=name, game_url=url, project_url="https://example.org/" + "x" * 100),
        reply(WORDS, code, guest=name),
    ):
        assert len(message) <= 900
        assert message.count(code) == 1
        assert decode(message) == Decoded(description)
