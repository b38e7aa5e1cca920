"""Connection codes: spelling them, finding them in what people paste, and saying what is wrong with a bad one."""

import contextlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from hypothesis import assume, given
from hypothesis import strategies as st
from reedsolo import RSCodec

from p2p_malice.errors import (
    CodeAlteredError,
    CodeCutOffError,
    CodeError,
    NewerCodeError,
    NoCodeError,
    OtherGameError,
    OwnCodeError,
    WrongKindError,
)
from p2p_malice.protocol import code_text, sdp
from p2p_malice.protocol.connection_codes import Decoded, decode, encode, prove, read
from p2p_malice.protocol.ice_credentials import Credentials, guest_credentials, host_credentials
from p2p_malice.protocol.peer_description import (
    CONNECTING,
    Candidate,
    CandidateType,
    CodeKind,
    Description,
    DtlsRole,
    invitation_number,
)
from p2p_malice.words.catalogue import load
from scripts.write.code_vectors import FINGERPRINT, INVITATION, IPV6, LAN, NAME, NUMBER, PAGES, REPLY, ROUTER, SECRET
from tests.hostile import damaged

VECTORS = json.loads((Path(__file__).parent.parent / "vectors" / "codes.json").read_text())

CODE = encode(INVITATION)
ALL_CODES = [str(vector["code"]) for vector in VECTORS["codes"]]

ICE_CHARS = st.sampled_from("ABCXYZabcdefxyz0189+/")
HEX_DIGITS = st.sampled_from("0123456789abcdef")
ADDRESSES = st.one_of(
    st.ip_addresses().map(str),
    st.uuids().map("{}.local".format),
    st.sampled_from(["127.0.0.1", "::1", "0.0.0.0"]),
)
CANDIDATES = st.builds(Candidate, st.sampled_from(CandidateType), ADDRESSES, st.integers(1, 65535))


@st.composite
def descriptions(draw: st.DrawFn) -> Description:
    """Any description, with credentials of each sort."""
    kind = draw(st.sampled_from(CONNECTING))
    secret = draw(st.one_of(st.just(b""), st.binary(min_size=8, max_size=8))) if kind is CodeKind.INVITATION else b""
    size = 28 if secret else 32
    fingerprint = draw(st.binary(min_size=size, max_size=size))
    number = draw(st.integers(0, 0xFFFF))
    characters = draw(st.sampled_from([ICE_CHARS, HEX_DIGITS]))
    carried = st.builds(
        Credentials,
        st.text(characters, min_size=4, max_size=32),
        st.text(characters, min_size=22, max_size=64),
    )
    programs = host_credentials(secret, number) if secret else None
    hides = st.booleans() if kind is CodeKind.REPLY else st.just(False)
    return Description(
        kind=kind,
        number=number,
        fingerprint=fingerprint,
        setup=draw(st.sampled_from(DtlsRole)),
        credentials=programs if secret or draw(hides) else draw(carried),
        candidates=tuple(draw(st.lists(CANDIDATES, min_size=1, max_size=5))),
        secret=secret,
        proof=draw(st.binary(min_size=4, max_size=4)) if kind is CodeKind.REPLY else b"",
    )


def changed(code: str, *places: int) -> str:
    """The code with other characters in these places."""
    characters = list(code)
    for place in places:
        characters[place] = code_text.ALPHABET[code_text.ALPHABET.index(characters[place]) - 1]
    return "".join(characters)


# --- spelling --------------------------------------------------------------------------------------------------------


@given(descriptions())
def test_every_description_survives_being_a_code(description: Description) -> None:
    """What a code says is what was put into it."""
    assert decode(encode(description)) == Decoded(description, repaired=0)


@given(descriptions())
def test_code_is_upper_case_letters_and_digits(description: Description) -> None:
    """A code is MDW1- and one run of characters that survive a change of case and a look-alike."""
    assert re.fullmatch(r"MDW1-[0-9A-HJKMNP-TV-Z]{88,344}", encode(description))


@pytest.mark.parametrize(("candidates", "longest"), [((LAN,), 95), ((LAN, ROUTER), 105), ((LAN, ROUTER, IPV6), 135)])
def test_code_between_programs_is_short(candidates: tuple[Candidate, ...], longest: int) -> None:
    """Between programs a home network with a router takes at most 105 characters, IPv6 30 more."""
    assert len(encode(evolve(INVITATION, candidates=candidates))) <= longest


@pytest.mark.parametrize(
    "credentials", [Credentials("vB3C", "kEWvWM1vRJuUtdGlsJttUfo/"), Credentials("5762a45c", "5e" * 16)]
)
def test_code_of_a_browser_at_home_fits_into_a_short_message(credentials: Credentials) -> None:
    """A browser's hidden address and its router's take at most 160 characters."""
    assert len(encode(evolve(PAGES, credentials=credentials, candidates=(NAME, ROUTER)))) <= 160


def test_parity_is_that_of_reedsolo() -> None:
    """The last four bytes are the parity of all others, the size byte included."""
    number = 0
    for character in CODE.removeprefix("MDW1-"):
        number = number << 5 | code_text.ALPHABET.index(character)
    row = (number >> (len(CODE) - 5) * 5 % 8).to_bytes(62, "big")

    assert row[0] == len(row)
    assert RSCodec(4).check(row) == [True]


# --- the contract ----------------------------------------------------------------------------------------------------


def facts(vector: Any) -> Description:
    """The description that a vector's facts tell."""
    told = vector["facts"]
    fingerprint = bytes.fromhex(told["fingerprint"])
    carried, secret = told["credentials"], bytes.fromhex(told["secret"])
    return Description(
        kind=CodeKind(told["kind"]),
        number=told["number"],
        fingerprint=fingerprint,
        setup=DtlsRole(told["setup"]),
        credentials=host_credentials(secret, told["number"]) if secret else carried and Credentials(**carried),
        candidates=tuple(Candidate(CandidateType(kind), address, port) for kind, address, port in told["candidates"]),
        secret=secret,
        proof=bytes.fromhex(told["proof"]),
    )


@pytest.mark.parametrize("vector", VECTORS["codes"], ids=lambda each: each["name"])
def test_released_code_is_still_read_and_written(vector: Any) -> None:
    """A code that some program once made says what it said then, and the same facts make the same code as ever."""
    assert decode(vector["code"]).description == facts(vector)
    assert encode(facts(vector)) == vector["code"]


@pytest.mark.parametrize("vector", VECTORS["damaged"], ids=lambda each: each["name"])
def test_released_damage_comes_to_the_same(vector: Any) -> None:
    """A code once read, repaired or refused is so by every version."""

    def outcome() -> Decoded:
        if "expected" not in vector:
            return decode(vector["text"])
        own = [bytes.fromhex(fingerprint) for fingerprint in vector["own"]]
        out = [decode(vector["out"]).description] if vector["out"] else []
        return read(vector["text"], expected=CodeKind(vector["expected"]), own=own, invitations=out)

    if "error" in vector:
        with pytest.raises(CodeError) as raised:
            outcome()
        assert raised.value.code == vector["error"]
    else:
        found, written = outcome(), decode(vector["code"]).description
        assert evolve(found.description, credentials=written.credentials) == written
        assert found.repaired == vector.get("repaired", 0)
        assert found.has_others == (vector["name"] == "read: after an older invitation")


@pytest.mark.parametrize(
    "vector", [vector for vector in VECTORS["codes"] if "sdp" in vector], ids=lambda each: each["name"]
)
def test_session_description_of_a_browser_gives_its_code(vector: Any) -> None:
    """What a browser said, parsed and encoded, is the code in the vector, and fits into a short message."""
    told = vector["facts"]

    parsed = sdp.parse(vector["sdp"], CodeKind(told["kind"]), told["number"])
    assert encode(evolve(parsed, proof=bytes.fromhex(told["proof"]))) == vector["code"]
    assert len(vector["code"]) <= 160


# --- what people paste -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        CODE,
        CODE.capitalize(),
        f"*{CODE}*",
        f'"{CODE}"',
        f"_{CODE}_ see you soon",
        f"[12/03/26, 18:04:11] Asha: {CODE}\n[12/03/26, 18:05:02] Asha: come!",
        "\n".join(CODE[start : start + 40] for start in range(0, len(CODE), 40)),
        f"https://wa.me/?text={CODE.replace('-', '%2D')}",
        CODE.replace("0", "O").replace("1", "l"),
        CODE.replace("MDW1-", "M D W 1 "),
        CODE.replace("MDW1-", "mdwl-"),
        CODE.replace("MDW1-", "NDW1-"),
        CODE.replace("MDW1-", "MDW-"),
        CODE.replace("MDW1-", "MDW1X"),
        "\u00a0".join(CODE),
        CODE.replace("A", "A\u0301"),
        CODE.replace("A", "\u00c1"),
        CODE + " " + CODE,
        f"https://example.org/#{CODE[:60]}\n{CODE}",
        f"{changed(CODE, 20, 30, 40)}\n{CODE}",
        "x" * 5000 + " " + CODE,
    ],
)
def test_code_is_found_in_what_people_paste(text: str) -> None:
    """Whatever stands around or between the characters of a whole code does not count; more is in the vectors."""
    assert decode(text) == Decoded(INVITATION, repaired=0)


def test_code_beyond_the_limit_is_not_looked_for() -> None:
    """Only the end of a text over 64 KiB is read."""
    with pytest.raises(NoCodeError):
        decode(CODE + " " * 65536)


def test_in_a_long_chat_the_newest_code_counts() -> None:
    """Behind 100 kB of talk, and behind more codes than are looked at."""
    older = encode(evolve(INVITATION, fingerprint=bytes(28)))
    talk = "[26/11/2026, 09:14:05] Ann: hello\n"

    for text in (talk * 3000 + CODE, f"{older}\n" * 25 + CODE, older + talk * 100 + CODE):
        assert decode(text).description == INVITATION


@given(descriptions(), st.data())
def test_two_wrong_characters_are_repaired_in_every_code(description: Description, data: st.DataObject) -> None:
    """However long a code is, any two wrong characters in it are repaired."""
    code = encode(description)
    places = data.draw(st.sets(st.integers(5, len(code) - 1), min_size=2, max_size=2))

    assert decode(changed(code, *places)) == Decoded(description, repaired=2)


@pytest.mark.parametrize(
    ("repaired", "note"),
    [
        (1, "We've corrected 1 wrong character in the code."),
        (2, "We've corrected 2 wrong characters in the code."),
    ],
)
def test_repair_is_told(repaired: int, note: str) -> None:
    """The person is told how many characters were repaired."""
    assert load()("news-repaired", count=repaired) == note


@given(descriptions(), st.data())
def test_damaged_code_says_the_same_or_is_refused(description: Description, data: st.DataObject) -> None:
    """However a code is cut, changed and filled up, it never says anything else than it did."""
    code = encode(description)
    for _ in range(data.draw(st.integers(1, 8))):
        start, end = sorted(data.draw(st.lists(st.integers(0, len(code)), min_size=2, max_size=2)))
        end = min(end, start + data.draw(st.sampled_from([0, 1, 1, 2, 500])))
        code = code[:start] + data.draw(st.text(max_size=2)) + code[end:]

    try:
        assert decode(code).description == description
    except CodeError as error:
        assert load().error(error)


@given(st.text())
def test_any_text_is_refused_in_words(text: str) -> None:
    """A text without a code raises a CodeError that has something to say, and nothing else."""
    with pytest.raises(CodeError) as raised:
        decode("%MDW1-" + text)

    assert re.search(r"\. .*\w", load().error(raised.value))


@given(damaged([each.payload for code in ALL_CODES for each in code_text.recoveries(code_text.legible(code))]))
def test_whatever_an_undamaged_code_says_is_read_as_it_is_written(payload: bytes) -> None:
    """It's a description, which a browser can be told as well, or a code that is refused."""
    assume(code_text.MIN_SIZE <= len(payload) + code_text.OVERHEAD <= code_text.MAX_SIZE)
    with contextlib.suppress(CodeError):
        description = decode(code_text.PREFIX + code_text.protect(payload)).description
        assert decode(encode(description)).description == description
        assert description.credentials is None or sdp.write(description)


# --- what is wrong ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "error", "sentence"),
    [
        (
            "",
            NoCodeError,
            "There's no code in this text. A code starts with MDW1-. "
            "Copy the whole message from Asha and paste it again.",
        ),
        (
            CODE[:70],
            CodeCutOffError,
            f"This code is cut short: only 70 of {len(CODE)} characters arrived. "
            "Copy the whole message again and paste it. In WhatsApp, press and hold it, then choose Copy.",
        ),
        (
            "MDW1-",
            CodeCutOffError,
            "This code is cut short: only the beginning arrived. "
            "Copy the whole message again and paste it. In WhatsApp, press and hold it, then choose Copy.",
        ),
        (
            changed(CODE, 20, 30, 40),
            CodeAlteredError,
            "Part of this code is wrong. Ask Asha to copy it and send it again.",
        ),
        (
            CODE.replace("MDW1", "MDW2"),
            NewerCodeError,
            "This code was made by a newer version of the game than yours. "
            "Update yours the way you installed it. In a browser, just reload the page.",
        ),
    ],
)
def test_bad_code_is_explained(text: str, error: type[CodeError], sentence: str) -> None:
    """One sentence says what happened to a code, one what to do."""
    with pytest.raises(error) as raised:
        decode(text, friend="Asha")

    assert load().error(raised.value) == sentence


@pytest.mark.parametrize(
    ("description", "expected", "error", "sentence"),
    [
        (
            evolve(INVITATION, fingerprint=bytes(28)),
            CodeKind.REPLY,
            OwnCodeError,
            "This is your own invitation. Paste the reply from Asha instead.",
        ),
        (
            evolve(REPLY, fingerprint=bytes(32)),
            CodeKind.INVITATION,
            OwnCodeError,
            "This is your own reply. Send it to Asha instead of pasting it here.",
        ),
        (
            REPLY,
            CodeKind.INVITATION,
            WrongKindError,
            "This is a reply, not an invitation. Paste it into the game that's waiting for it.",
        ),
        (
            INVITATION,
            CodeKind.REPLY,
            WrongKindError,
            "This is an invitation, not a reply. Paste the reply from Asha. "
            "To accept the invitation instead, leave this game and join with it.",
        ),
        (
            REPLY,
            CodeKind.REPLY,
            OtherGameError,
            "This reply belongs to the invitation you sent at 18:04. Ask Asha to reply to the one from 18:20.",
        ),
    ],
)
def test_good_code_in_the_wrong_place_is_explained(
    description: Description, expected: CodeKind, error: type[CodeError], sentence: str
) -> None:
    """One sentence says what a code is, one where it belongs."""
    out = [of_number(invitation_number(18, 20, 0))] if expected is CodeKind.REPLY else []

    with pytest.raises(error) as raised:
        read(encode(description), expected=expected, own=[bytes(28), bytes(32)], invitations=out, friend="Asha")

    assert load().error(raised.value) == sentence


def test_games_of_one_minute_are_told_apart_in_words() -> None:
    """Two games made in the same minute are not told apart by a time that is the same."""
    with pytest.raises(OtherGameError, match="other_game made=18:04 open=same"):
        read(encode(REPLY), expected=CodeKind.REPLY, invitations=[of_number(NUMBER + 1)])


def of_number(number: int) -> Description:
    """An invitation of that number."""
    return evolve(INVITATION, number=number, credentials=host_credentials(SECRET, number))


def test_fitting_code_is_read() -> None:
    """A reply by someone else to an open invitation is what was waited for; its credentials are worked out."""
    out = [of_number(7), INVITATION]
    known = evolve(REPLY, credentials=guest_credentials(SECRET, NUMBER, FINGERPRINT))

    assert read(encode(REPLY), expected=CodeKind.REPLY, own=[bytes(32)], invitations=out).description == known


@pytest.mark.parametrize(
    "forged",
    [
        evolve(REPLY, proof=bytes(4)),
        prove(REPLY, b"guessed!"),
        evolve(REPLY, fingerprint=bytes(32)),
        evolve(REPLY, candidates=(ROUTER,)),
        evolve(REPLY, credentials=Credentials("abcd", "x" * 22)),
    ],
    ids=["no proof", "another secret", "another fingerprint", "another address", "other credentials"],
)
def test_a_reply_made_from_the_number_alone_is_refused(forged: Description) -> None:
    """The number of an invitation, or another's reply to it, isn't enough to make one: only the secret proves it."""
    with pytest.raises(OtherGameError, match="other_game made=none"):
        read(encode(forged), expected=CodeKind.REPLY, invitations=[INVITATION])


def test_a_reply_fits_no_other_invitation_of_the_same_number() -> None:
    """The number of one host's invitation says nothing about that of another's."""
    other = evolve(INVITATION, secret=b"another!", credentials=host_credentials(b"another!", NUMBER))

    with pytest.raises(OtherGameError, match="other_game made=none"):
        read(encode(REPLY), expected=CodeKind.REPLY, invitations=[other])


def test_fitting_code_is_found_behind_an_unfit_one() -> None:
    """In a whole chat with your own invitation in it, the friend's reply is read."""
    own = evolve(INVITATION, fingerprint=bytes(28))

    assert read(encode(own) + encode(REPLY), expected=CodeKind.REPLY, own=[bytes(28)]).description == REPLY


@pytest.mark.parametrize("vector", VECTORS["damaged"], ids=lambda each: each["name"])
def test_no_message_calls_anything_invalid(vector: Any) -> None:
    """Messages say what to do; no person is helped by the word invalid."""
    for expected in CONNECTING:
        try:
            read(vector["text"], expected=expected, own=[FINGERPRINT], invitations=[of_number(0)])
        except CodeError as error:
            told = load().error(error)
            assert "invalid" not in told.lower()
            assert told.count(". ") >= 1
