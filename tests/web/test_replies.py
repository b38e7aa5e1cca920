"""A link by which a reply is tapped is for one invitation and one use."""

import pytest

from p2p_malice.errors import NoCodeError, OldLinkError
from p2p_malice.web.replies import ReplyLinks


def test_every_link_has_a_secret_of_its_own() -> None:
    """Also for the same friend."""
    links = ReplyLinks()

    assert len({links.open(friend, str) for friend in (0, 1, 1, 2)}) == 4


def test_a_new_invitation_ends_the_link_and_the_reply_of_the_one_before() -> None:
    """The links of others stay."""
    links = ReplyLinks()
    first, other = links.open(1, str), links.open(2, str)
    links.hand_over(first, "reply")
    second, third = links.open(1, str), links.open(1, str)

    assert links.take(1) is None
    for old in (first, second):
        with pytest.raises(OldLinkError):
            links.hand_over(old, "reply")
    assert links.hand_over(third, "reply") == 1
    assert links.hand_over(other, "reply") == 2


def test_what_is_no_reply_to_the_invitation_does_not_use_up_the_link() -> None:
    """The error says what is wrong with it."""

    def check(text: str) -> None:
        if text != "reply":
            raise NoCodeError

    links = ReplyLinks()
    secret = links.open(0, check)

    with pytest.raises(NoCodeError):
        links.hand_over(secret, "nonsense")
    assert links.take(0) is None
    assert links.hand_over(secret, "reply") == 0


def test_closed_links_are_forgotten_with_their_replies() -> None:
    """As when the game begins."""
    links = ReplyLinks()
    first, other = links.open(1, str), links.open(2, str)
    links.hand_over(first, "reply")
    links.close()

    assert links.take(1) is None
    with pytest.raises(OldLinkError):
        links.hand_over(other, "reply")
