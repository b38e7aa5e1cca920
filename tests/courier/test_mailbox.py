"""What a courier keeps, and whose notes go first when there is no room."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.courier.mailbox import LIFETIME, Mailbox, source_of

HERE = "topic"


def fill(mailbox: Mailbox, *sources: str, topic: str = HERE) -> None:
    """Have each of these sources leave a note that says who it was."""
    for source in sources:
        mailbox.leave(f"id{mailbox.last}", topic, source, source, 0.0)


def kept(mailbox: Mailbox, *topics: str) -> list[str]:
    """Whose notes are there, from the oldest on."""
    return [note.text for note in mailbox.since(topics or [HERE], 0, 0.0)]


def test_a_flood_displaces_only_itself() -> None:
    """A guest's note stays, however much somebody else leaves in the same topic afterwards."""
    mailbox = Mailbox(in_topic=4)

    fill(mailbox, "guest", *["flood"] * 100)

    assert Counter(kept(mailbox)) == {"guest": 1, "flood": 3}


def test_a_topics_first_note_outlasts_a_flood_from_everywhere() -> None:
    """A host leaves it before anybody else knows of the topic. It used to be displaced, and nobody found the host."""
    mailbox = Mailbox(in_topic=4)

    fill(mailbox, "host", "host", *(f"flood {number}" for number in range(100)))

    assert kept(mailbox)[0] == "host"


def test_a_flood_of_many_topics_displaces_only_itself() -> None:
    """Nor does it help to leave notes everywhere until the mailbox is full."""
    mailbox = Mailbox(in_all=4)

    fill(mailbox, "guest")
    for number in range(100):
        fill(mailbox, "flood", topic=f"topic {number}")

    assert kept(mailbox) == ["guest"]
    assert len(mailbox) == 4


def test_a_note_lasts_twelve_hours() -> None:
    """Whoever wakes in the morning finds what came in the night, and nothing older."""
    mailbox = Mailbox()
    mailbox.leave("id", HERE, "text", "guest", 0.0)

    assert len(mailbox.since([HERE], 0, LIFETIME - 1)) == 1
    assert mailbox.since([HERE], 0, LIFETIME) == []
    assert len(mailbox) == 0


def test_notes_come_in_order_from_several_topics_and_after_a_number() -> None:
    """A reader goes on where it stopped, in all its topics at once, and hears nothing of others'."""
    mailbox = Mailbox()
    for number, topic in enumerate(["a", "b", "c", "a", "b"]):
        mailbox.leave(f"id{number}", topic, str(number), "guest", 0.0)

    assert [note.text for note in mailbox.since(["a", "b", "a"], 0, 0.0)] == ["0", "1", "3", "4"]
    assert [note.text for note in mailbox.since(["a", "b"], mailbox.number_of("id1", ["a", "b"]), 0.0)] == ["3", "4"]
    assert mailbox.number_of("id2", ["a", "b"]) == 0


@given(st.lists(st.tuples(st.sampled_from("abcde"), st.sampled_from("xyz"), st.integers(0, 4)), max_size=60))
def test_whoever_has_left_most_goes_first(left: list[tuple[str, str, int]]) -> None:
    """Whatever comes: limits hold, and only somebody who has as many notes as anybody loses one to make room."""
    mailbox, now = Mailbox(lifetime=10, in_topic=4, in_all=8), 0.0
    model: dict[str, tuple[str, str, int]] = {}
    for number, (source, topic, seconds) in enumerate(left):
        now += seconds
        mailbox.leave(str(number), topic, source, source, now)
        model = {name: at for name, at in model.items() if at[2] > now - 10} | {str(number): (source, topic, int(now))}
        there = {note.id for note in mailbox.since("xyz", 0, now)}
        for gone in model.keys() - there:
            loser, of, _ = model[gone]
            in_topic = Counter(by for by, where, _ in model.values() if where == of)
            anywhere = Counter(by for by, _, _ in model.values())
            assert in_topic[loser] == max(in_topic.values()) or anywhere[loser] == max(anywhere.values())
        model = {name: at for name, at in model.items() if name in there}
        assert there == model.keys()
        assert len(mailbox) == len(model) <= 8
        assert max(Counter(where for _, where, _ in model.values()).values()) <= 4


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("unknown", "somebody", False),
    ],
)
def test_one_subscriber_is_one_source(one: str, other: str, is_same: bool) -> None:
    """A subscriber has one IPv4 address, or a /64 of IPv6."""
    assert (source_of(one) == source_of(other)) is is_same
