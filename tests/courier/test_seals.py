"""Notes for a courier: who can seal, open and tell apart what. `tests/web/seals.test.mjs` reads the same vectors."""

import datetime
import json
from pathlib import Path
from typing import Any

import pytest

from p2p_malice.courier.seals import NOTE_BYTES, GuestSeal, HostSeal, SeatSeal
from p2p_malice.errors import NoteError
from p2p_malice.protocol.courier_mark import marks_in, with_mark

KEY = b"8 bytes."
VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parent.parent / "vectors/courier.json").read_text())


def ends(key: bytes = KEY) -> tuple[HostSeal, GuestSeal]:
    """A host, and a guest who has its invitation as it is now."""
    host = HostSeal(key)
    guest = GuestSeal(key, host.mark)
    guest.open_invitation(host.seal_invitation("MDW1-NOW", 0))
    return host, guest


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["mark"])
def test_notes_are_sealed_as_ever(vector: dict[str, Any]) -> None:
    """Byte for byte: programs and pages of later versions open them."""
    host = HostSeal(bytes.fromhex(vector["key"]), bytes.fromhex(vector["host_private"]))
    guest = GuestSeal(bytes.fromhex(vector["key"]), host.mark)
    head = bytes.fromhex(vector["head"])

    invitation = host.seal_invitation(vector["invitation_code"], vector["time"], head)
    assert guest.open_invitation(invitation) == (vector["time"], vector["invitation_code"])
    reply, topic = guest.seal_reply(vector["reply_code"], bytes.fromhex(vector["guest_private"]))
    opened = host.open_reply(reply)
    assert (opened.code, opened.acceptance_topic) == (vector["reply_code"], topic)
    acceptance = host.seal_acceptance(opened, vector["acceptance_code"], head)
    assert guest.open_acceptance(acceptance) == vector["acceptance_code"]
    assert with_mark("MDW1-X", host.mark) == f"MDW1-X.{vector['mark']}"
    topics = [host.invitation_topic, host.reply_topic, topic]
    assert [topics, *(note.hex() for note in (invitation, reply, acceptance))] == [
        vector["topics"],
        *(vector[kind] for kind in ("invitation", "reply", "acceptance")),
    ]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["mark"])
def test_notes_about_a_seat_are_sealed_as_ever(vector: dict[str, Any]) -> None:
    """By either end, for the other, under a topic of the day."""
    day, head = datetime.date.fromisoformat(vector["day"]), bytes.fromhex(vector["head"])
    host, guest = (SeatSeal(bytes.fromhex(vector["seat_key"]), is_host=is_host) for is_host in (True, False))

    assert [host.own_topic(day), guest.own_topic(day)] == vector["seat_topics"]
    assert [guest.other_topic(day), host.other_topic(day)] == vector["seat_topics"]
    for one, other, kind, code in ((host, guest, "host", "invitation_code"), (guest, host, "guest", "reply_code")):
        note = one.seal(vector[code], vector["time"], head)
        assert note.hex() == vector[f"seat_{kind}"]
        assert other.open(note) == (vector["time"], vector[code])
        with pytest.raises(NoteError):
            one.open(note)


def test_the_mark_is_found_behind_its_code() -> None:
    """Whatever stands around it in a message."""
    host, _ = ends()
    linked = with_mark("MDW1-ABC", host.mark)

    assert marks_in(f"Come! https://there/#{linked}~Ann and MDW1-XYZ.") == {"MDW1-ABC": host.mark}
    assert marks_in(f"{linked}9") == {}


def test_only_who_has_the_invitation_can_leave_a_note() -> None:
    """Not even who knows the mark and the topics; of junk it is quickly known."""
    host, guest = ends()
    stranger = GuestSeal(b"another.", host.mark)
    stranger._host = guest._host

    for note in (stranger.seal_reply("x")[0], bytes(NOTE_BYTES), b"", guest.seal_reply("x")[0][:-1]):
        assert not host.is_ours(note)
        with pytest.raises(NoteError):
            host.open_reply(note)


def test_a_guest_can_neither_read_anothers_reply_nor_speak_for_the_host() -> None:
    """With the same invitation."""
    host, guest = ends()
    other = GuestSeal(KEY, host.mark)
    other.open_invitation(host.seal_invitation("MDW1-NOW", 0))
    note, _ = guest.seal_reply("MDW1-REPLY")
    other.seal_reply("MDW1-OTHER")

    impostor = HostSeal(KEY)
    impostor.mark, impostor._tag_key, impostor._secret = host.mark, host._tag_key, host._secret
    for forged in (impostor.seal_invitation("MDW1-MINE", 0), note):
        with pytest.raises(NoteError):
            GuestSeal(KEY, host.mark).open_invitation(forged)
    with pytest.raises(NoteError):
        other.open_acceptance(host.seal_acceptance(host.open_reply(note), "MDW1-YES"))


@pytest.mark.parametrize("place", [0, 31, 32, 39, 40, 503])
def test_a_note_that_was_changed_is_refused(place: int) -> None:
    """Wherever it was: head, tag or content."""
    host, guest = ends()
    note = bytearray(guest.seal_reply("MDW1-REPLY")[0])
    note[place] ^= 1

    with pytest.raises(NoteError):
        host.open_reply(bytes(note))


def test_a_public_key_of_small_order_is_refused() -> None:
    """It would make a secret that everybody knows."""
    host, guest = ends()
    head = bytes(32)
    forged = guest._seal(b"reply", head, bytes(32) + guest._secret, b"x")

    with pytest.raises(NoteError):
        host.open_reply(forged)


def test_notes_look_alike() -> None:
    """All have one size and no byte in common but by chance: of one guest, of two, of two tables, of any content."""
    host, guest = ends()
    other_host, other = ends(b"another.")
    notes = [
        *(guest.seal_reply(code)[0] for code in ("", "MDW1-SAME", "MDW1-SAME", "x" * 349)),
        *(each.seal_invitation("MDW1-SAME", 0) for each in (host, host, other_host)),
        other.seal_reply("MDW1-SAME")[0],
    ]

    assert {len(note) for note in notes} == {NOTE_BYTES}
    for number, one in enumerate(notes):
        for another in notes[:number]:
            assert sum(a == b for a, b in zip(one, another, strict=True)) < 20  # 2 are expected of 504.


def test_an_earlier_host_is_the_same_host() -> None:
    """With its key kept, whoever has the old link still finds it."""
    host, guest = ends()
    note, _ = guest.seal_reply("MDW1-REPLY")

    assert HostSeal(KEY, host.private).open_reply(note).code == "MDW1-REPLY"
