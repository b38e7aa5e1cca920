"""What two ends remember, over wires that break, with a clock of our own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.errors import GarbledLinkError
from p2p_malice.link.contract import Health
from p2p_malice.link.session import MAX_UNACKNOWLEDGED, OtherSession, Session
from tests.hostile import damaged_text


def carry(sender: Session, receiver: Session, now: float = 0.0, most: int | None = None) -> list[str]:
    """Carry what is due from `sender` to `receiver`, or only the first `most` messages; the frames that come out."""
    heard = [receiver.hear(message, now) for message in sender.take(now)[:most]]
    return [frame for frame in heard if frame is not None]


def introduce(one: Session, other: Session, now: float) -> None:
    """Begin on a new wire: both tell each other who they are, and nothing else before that."""
    for end, friend in ((one, other), (other, one)):
        end.attach(now)
        assert end.take(now) == [f"i1 {end.id}"]
        end.hear(f"i1 {friend.id}", now)


def connected() -> tuple[Session, Session]:
    """Two sessions on a wire, who know each other."""
    one, other = Session(), Session()
    introduce(one, other, 0.0)
    return one, other


def test_frames_are_numbered_from_one_and_acknowledged_together() -> None:
    """Two frames are answered by one acknowledgement of the second."""
    one, other = connected()
    one.send("a")
    one.send("b")

    assert one.take(0.0) == ["d1 a", "d2 b", "p1"]
    for message in ("d1 a", "d2 b"):
        other.hear(message, 0.0)
    assert other.take(0.0) == ["a2", "p1"]


def test_what_a_broken_wire_swallowed_comes_over_the_next() -> None:
    """Frames that were not acknowledged are sent again on another wire, and what had arrived is not doubled."""
    one, other = connected()
    for frame in "abcd":
        one.send(frame)
    assert carry(one, other, most=2) == ["a", "b"]

    introduce(one, other, 1.0)
    one.send("e")

    assert carry(one, other, 1.0) == ["c", "d", "e"]
    carry(other, one, 1.0)
    one.say_bye()
    carry(one, other, 1.0)
    carry(other, one, 1.0)
    assert one.is_bye_acknowledged


def test_an_acknowledgement_from_the_broken_wire_counts_on_the_next() -> None:
    """What the other end has, it says on the new wire, and it is not sent again."""
    one, other = connected()
    one.send("a")
    carry(one, other)
    introduce(one, other, 1.0)
    carry(other, one, 1.0)

    assert one.take(1.0) == ["r1", "p2"]


@given(st.data())
def test_every_frame_arrives_once_and_in_order_however_often_the_wire_breaks(data: st.DataObject) -> None:
    """Whatever is swallowed at each break, both ends read just what was sent."""
    ends = connected()
    sent: list[list[str]] = [[], []]
    heard: list[list[str]] = [[], []]
    for _ in range(data.draw(st.integers(1, 20))):
        speaker = data.draw(st.integers(0, 1))
        for _ in range(data.draw(st.integers(0, 3))):
            sent[speaker].append(str(len(sent[speaker])))
            ends[speaker].send(sent[speaker][-1])
        most = data.draw(st.none() | st.integers(0, 4))
        heard[1 - speaker] += carry(ends[speaker], ends[1 - speaker], most=most)
        if most is not None:
            for end in ends:
                end.attach(0.0)
    for _ in range(4):
        heard[1] += carry(ends[0], ends[1])
        heard[0] += carry(ends[1], ends[0])

    assert heard == [sent[1], sent[0]]


MESSAGES = ("i1 0123456789abcdef", "i2 fedcba9876543210", "d1 x", "d2 {}", "d3 y", "b3", "a0", "a1", "p1", "r1", "")


@given(st.lists(st.sampled_from(MESSAGES) | damaged_text(*MESSAGES), max_size=12))
def test_whatever_a_peer_says_it_is_heard_or_refused(messages: list[str]) -> None:
    """Frames in order, each once; little is said in answer, and nobody is woken without a pause."""
    session, heard = Session(), 0
    session.attach(0.0)
    session.send("one")
    for second, message in enumerate([MESSAGES[0], *messages]):
        if not message:
            session.attach(float(second))
            continue
        try:
            new = session.hear(message, float(second))
        except (GarbledLinkError, OtherSession):
            break
        heard += new is not None
        assert new is None or message == f"d{heard} {new}"
        assert len(session.take(float(second))) <= 6
        session.look(float(second))
        assert session.wake_at(float(second)) > second


def test_nothing_numbered_is_said_before_the_other_end_is_known() -> None:
    """A frame waits until the other end has introduced itself; whoever says anything else first is refused."""
    one, other = Session(), Session()
    one.attach(0.0)
    one.send("a")
    assert one.take(0.0) == [f"i1 {one.id}"]
    assert one.take(0.0) == []
    with pytest.raises(GarbledLinkError):
        one.hear("p1", 0.0)

    one.hear(f"i1 {other.id}", 0.0)
    assert one.take(0.0) == ["d1 a", "p1"]


def test_a_program_that_was_started_again_is_known_by_its_id() -> None:
    """Another id on a later wire means that the other end remembers nothing."""
    one, _ = connected()
    one.attach(1.0)

    with pytest.raises(OtherSession):
        one.hear(f"i1 {Session().id}", 1.0)


def test_the_goodbye_is_numbered_and_acknowledged() -> None:
    """The goodbye comes after the last frame; only when both are acknowledged has the other end everything."""
    one, other = connected()
    one.send("last")
    one.say_bye()
    one.say_bye()
    assert carry(one, other) == ["last"]
    assert other.heard_bye
    assert not one.is_bye_acknowledged

    carry(other, one)

    assert one.is_bye_acknowledged


@pytest.mark.parametrize("messages", [["d2 gap"], ["b2"], ["a1"], ["r2"], ["nonsense"], ["b1", "d2 x"]])
def test_what_cannot_be_true_is_refused(messages: list[str]) -> None:
    """A gap, an answer to what was never said or asked, or a frame after the goodbye is the other program's fault."""
    one, _ = connected()
    one.take(0.0)
    for message in messages[:-1]:
        one.hear(message, 0.0)

    with pytest.raises(GarbledLinkError):
        one.hear(messages[-1], 0.0)


def test_a_quiet_link_asks_every_heartbeat() -> None:
    """A question goes out at once and then every 1.5 seconds; its answer gives the round trip."""
    one, other = connected()
    assert one.take(0.0) == ["p1"]
    assert one.take(1.4) == []
    assert one.wake_at(1.4) == 1.5
    assert one.take(1.5) == ["p2"]

    other.hear("p2", 1.6)
    one.hear(other.take(1.6)[0], 1.75)

    assert one.round_trip == pytest.approx(0.25)


def test_silence_is_shaky_then_away_then_lost() -> None:
    """After 3 seconds without a word the link is shaky, after 5 away, after a day lost; a word mends it before."""
    one, _ = connected()
    day = 24 * 3600
    healths = [one.look(float(second)) for second in range(1, day + 1)]

    assert healths == [Health.GOOD] * 2 + [Health.SHAKY] * 2 + [Health.AWAY] * (day - 5) + [Health.LOST]


def test_who_was_away_is_back_with_an_answer() -> None:
    """A packet that was late is none: what counts is the answer to a question that was asked since."""
    one, _ = connected()
    assert one.take(0.0) == ["p1"]
    assert one.look(3.0) is Health.SHAKY
    assert one.look(5.0) is Health.AWAY
    for late in ("a0", "p1", "d1 late"):
        one.hear(late, 6.0)
    assert one.look(6.0) is Health.AWAY

    assert one.take(6.5) == ["a1", "r1", "p2"]
    one.hear("r2", 7.0)
    assert one.look(7.0) is Health.GOOD


def test_this_machines_own_sleep_is_not_the_others_silence() -> None:
    """After an hour in which nobody looked, the other end gets its time to be heard."""
    one, _ = connected()
    one.look(1.0)

    assert one.look(3601.0) is Health.SHAKY


def test_there_is_room_for_so_many_frames_only() -> None:
    """An end that acknowledges nothing gets no more than a thousand frames, or 4 MiB."""
    many, big = Session(), Session()
    for number in range(MAX_UNACKNOWLEDGED):
        assert many.has_room
        many.send(str(number))
    for _ in range(64):
        assert big.has_room
        big.send("x" * 65536)

    assert not many.has_room
    assert not big.has_room


def test_a_wire_is_looked_after_every_heartbeat() -> None:
    """Where nothing could be asked, because the wire takes nothing or this machine slept, the next look is soon too."""
    one, _ = connected()
    one.take(0.0)
    for late in (2.0, 10.0, 7200.0):
        assert one.look(late) is not Health.LOST
        assert one.wake_at(late) <= late + one.timing.heartbeat


def test_a_slow_way_is_measured_and_given_more_time() -> None:
    """An answer is matched to its question, however many were asked since; silence is judged by how long they take."""
    one, _ = connected()
    assert [one.take(now) for now in (0.0, 1.5, 3.0)] == [["p1"], ["p2"], ["p3"]]
    for message, now in (("r1", 1.6), ("r2", 3.1)):
        one.hear(message, now)

    assert one.round_trip == pytest.approx(1.6)
    assert one.away_after == pytest.approx(9.6)
    one.look(3.1)
    one.look(6.0)
    assert one.look(9.0) is Health.SHAKY
