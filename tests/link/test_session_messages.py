"""The spelling of the link's own messages."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.errors import GarbledLinkError, LinkError, RemoteProtocolError
from p2p_malice.link.channel import MAX_FRAME_BYTES
from p2p_malice.link.session_messages import MAX_NUMBER, SessionMessage, SessionMessageKind, decode, encode
from tests.hostile import damaged_text

numbers = st.integers(1, MAX_NUMBER)
ids = st.from_regex(r"[0-9a-f]{16}", fullmatch=True)
bare = [kind for kind in SessionMessageKind if kind not in (SessionMessageKind.DATA, SessionMessageKind.INTRODUCTION)]
envelopes = (
    st.builds(SessionMessage, st.just(SessionMessageKind.DATA), numbers, st.text())
    | st.builds(SessionMessage, st.just(SessionMessageKind.INTRODUCTION), numbers, ids)
    | st.builds(SessionMessage, st.sampled_from(bare), numbers)
)


@given(envelopes)
def test_every_envelope_is_read_as_it_was_written(message: SessionMessage) -> None:
    """Decoding undoes encoding."""
    assert decode(encode(message)) == message


def test_the_spelling_is_fixed() -> None:
    """Peers of other versions and browser pages rely on these texts."""
    assert [
        encode(SessionMessage(SessionMessageKind.DATA, 7, "a b\n")),
        encode(SessionMessage(SessionMessageKind.BYE, 8)),
        encode(SessionMessage(SessionMessageKind.ACKNOWLEDGEMENT, 0)),
        encode(SessionMessage(SessionMessageKind.PING, 3)),
        encode(SessionMessage(SessionMessageKind.RETURN, 3)),
    ] == ["d7 a b\n", "b8", "a0", "p3", "r3"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "d",
        "d1",
        "d0 x",
        "d01 x",
        "d-1 x",
        "d1x",
        "D1 x",
        "a",
        "a1 ",
        "a1 x",
        "p0",
        "b1\n",
        "r9007199254740992",
        "d٣ x",
        "x1",
    ],
)
def test_another_spelling_is_refused(message: str) -> None:
    """There is one way to write an envelope and no other; it is the other program's fault, and the link's end."""
    with pytest.raises(GarbledLinkError) as caught:
        decode(message)

    assert isinstance(caught.value, LinkError)
    assert isinstance(caught.value, RemoteProtocolError)


@given(damaged_text("i1 0123456789abcdef", "d12 {}", "b3", "a0", "p1", f"r{MAX_NUMBER}"))
def test_any_text_is_written_as_it_was_read_or_refused(text: str) -> None:
    """The two ends never differ about what was said."""
    with contextlib.suppress(GarbledLinkError):
        assert encode(decode(text)) == text


def test_a_frame_may_have_64_kib_and_no_more() -> None:
    """The limit counts the bytes of the frame, not its characters and not the envelope."""
    assert decode("d1 " + "x" * MAX_FRAME_BYTES).kind is SessionMessageKind.DATA
    with pytest.raises(GarbledLinkError):
        decode("d1 " + "é" * (MAX_FRAME_BYTES // 2 + 1))
