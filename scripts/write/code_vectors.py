"""Write the golden vectors of connection codes: tests/vectors/codes.json, read by the Python and the JavaScript tests.

    python scripts/write/code_vectors.py [CAPTURES]

CAPTURES is a JSON file of session descriptions that browsers made: `{name: {"kind": "invitation", "sdp": "..."}}`.
Vectors are only ever added: a released one is a promise to every program out there. One that would change is reported,
nothing is written, and the exit status is 1.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import evolve

from p2p_malice.protocol import code_text, connection_codes, sdp
from p2p_malice.protocol.ice_credentials import Credentials, host_credentials
from p2p_malice.protocol.peer_description import (
    Candidate,
    CandidateType,
    CodeKind,
    Description,
    DtlsRole,
    invitation_number,
)

PATH = Path(__file__).parents[2] / "tests" / "vectors" / "codes.json"
Vector = dict[str, Any]

HOST, SERVER_REFLEXIVE, RELAYED = CandidateType.HOST, CandidateType.SERVER_REFLEXIVE, CandidateType.RELAYED
FINGERPRINT = bytes(range(0x0F, 0xFF, 0x10)) * 2 + b"\x00\xff"
NUMBER = invitation_number(18, 4, 7)
LAN = Candidate(HOST, "192.168.1.20", 50000)
ROUTER = Candidate(SERVER_REFLEXIVE, "203.0.113.7", 61234)
RELAY = Candidate(RELAYED, "198.51.100.3", 49152)
IPV6 = Candidate(HOST, "2001:db8:85a3::8a2e:370:7334", 50000)
NAME = Candidate(HOST, "8340476e-151f-4db3-9620-c277382fc7ff.local", 45349)
CHROMIUM = Credentials("vB3C", "kEWvWM1vRJuUtdGlsJttUfo/")
FIREFOX = Credentials("5762a45c", "5e290ace2a6ed3a75e6a27a8ac26c28c")
LONGEST = Credentials("Az09+/" * 5 + "zz", "/+90zA" * 10 + "////")

SECRET = bytes(range(0x11, 0x99, 0x11))

INVITATION = Description(
    kind=CodeKind.INVITATION,
    number=NUMBER,
    fingerprint=FINGERPRINT[:28],
    setup=DtlsRole.ACTIVE,
    credentials=host_credentials(SECRET, NUMBER),
    candidates=(LAN, ROUTER),
    secret=SECRET,
)
PAGES = evolve(INVITATION, fingerprint=FINGERPRINT, credentials=CHROMIUM, secret=b"")
"""The invitation of a browser page."""


def reply(**changes: Any) -> Description:
    """The reply of a program to `INVITATION`, or with these changes."""
    facts = {"kind": CodeKind.REPLY, "setup": DtlsRole.PASSIVE, "credentials": None, **changes}
    return connection_codes.prove(evolve(PAGES, **facts), INVITATION.key)


REPLY = reply()

DESCRIPTIONS = {
    "secret, local network": evolve(INVITATION, candidates=(LAN,)),
    "secret, home": INVITATION,
    "secret, home with IPv6": evolve(INVITATION, candidates=(LAN, IPV6, ROUTER)),
    "secret, relayed": evolve(INVITATION, candidates=(LAN, ROUTER, RELAY)),
    "derived, reply": REPLY,
    "derived, reply to a page": connection_codes.prove(REPLY, PAGES.key),
    "secret, actpass, number 0": evolve(
        INVITATION, setup=DtlsRole.ACTPASS, number=0, credentials=host_credentials(SECRET, 0)
    ),
    "secret, number 65535": evolve(INVITATION, number=65535, credentials=host_credentials(SECRET, 65535)),
    "secret, loopback": evolve(INVITATION, candidates=(Candidate(HOST, "127.0.0.1", 1), Candidate(HOST, "::1", 65535))),
    "ice-chars, hidden address": evolve(PAGES, candidates=(NAME,)),
    "ice-chars, hidden address and router": evolve(PAGES, candidates=(NAME, ROUTER)),
    "ice-chars, router, reply": reply(credentials=CHROMIUM, candidates=(ROUTER,)),
    "hexadecimal, hidden address and router": evolve(PAGES, credentials=FIREFOX, candidates=(NAME, ROUTER)),
    "hexadecimal, reply": reply(credentials=FIREFOX),
    "largest": reply(credentials=LONGEST, candidates=(IPV6, evolve(IPV6, port=2), evolve(IPV6, port=3), NAME, RELAY)),
}


def good_vectors() -> Iterator[Vector]:
    """The codes made here, with the facts they say."""
    for name, description in DESCRIPTIONS.items():
        yield {"name": name, "facts": facts(description), "code": connection_codes.encode(description)}


def captured_vectors(captures: dict[str, dict[str, str]]) -> Iterator[Vector]:
    """The codes of what browsers said."""
    for name, captured in captures.items():
        description = sdp.parse(captured["sdp"], CodeKind(captured["kind"]), NUMBER)
        if description.kind is CodeKind.REPLY:
            description = connection_codes.prove(description, INVITATION.key)
        code = connection_codes.encode(description)
        yield {"name": name, "facts": facts(description), "code": code, "sdp": captured["sdp"]}


def facts(description: Description) -> Vector:
    """The facts of a description as JSON; credentials that follow from a secret are null."""
    carried = None if description.secret else description.credentials
    return {
        "kind": description.kind.value,
        "number": description.number,
        "fingerprint": description.fingerprint.hex(),
        "setup": description.setup.value,
        "credentials": carried and {"ufrag": carried.ufrag, "password": carried.password},
        "secret": description.secret.hex(),
        "proof": description.proof.hex(),
        "candidates": [[each.type.value, each.address, each.port] for each in description.candidates],
    }


def damaged_vectors() -> Iterator[Vector]:
    """Texts in which a code was damaged or wrapped up, and what they are read as.

    `code` is what the text reads as, after so many characters were `repaired`; otherwise `error` is the error's `code`.
    A vector with `expected` is for `read`, with the kind, the open invitation and our own fingerprints in it.
    """
    good, reply = connection_codes.encode(INVITATION), connection_codes.encode(REPLY)
    body = good.removeprefix(code_text.PREFIX)
    wrapped = "\r\n".join(f"> {good[start : start + 40]}" for start in range(0, len(good), 40))
    parts = list(enumerate((good[:50], good[50:])))
    lines = list(enumerate(good[start : start + 40] for start in range(0, len(good), 40)))
    chat = f"[12/03/26, 18:04:11] Asha: Play with me?\n\nhttps://example.org/p#{good}\n\n*{good}*\nSee you soon"
    yield from (
        {"name": f"read: {name}", "text": text, "code": good, "repaired": repaired}
        for name, text, repaired in [
            ("lower case", good.lower(), 0),
            ("look-alikes", good.replace("0", "o").replace("1", "l"), 0),
            ("without dash", good.replace("-", ""), 0),
            ("prefix spaced and look-alike", "m d w l  " + body, 0),
            ("without prefix", body, 0),
            ("spaced in fours", " ".join(good[start : start + 4] for start in range(0, len(good), 4)), 0),
            ("quoted and wrapped", wrapped, 0),
            ("in a chat, twice", chat, 0),
            ("link percent-encoded", f"https://wa.me/?text=Play%20https%3A%2F%2Fexample.org%2Fp%23{good}%0Anow", 0),
            ("full-width", "".join(chr(ord(each) + 0xFEE0) for each in good), 0),
            ("invisible marks", "\ufeff" + "\u200b\u200e\u00ad".join(good) + "\u202c", 0),
            ("no-break spaces and dashes", good.replace("-", "\u00a0\u2014") + "\u2014", 0),
            ("one wrong character", _changed(good, 30), 1),
            ("two wrong characters", _changed(good, 30, 71), 2),
            ("length damaged", _changed(good, 5) + "\nSee you soon", 1),
            ("length damaged twice", _changed(good, 5, 6), 2),
            ("parity damaged", _changed(good, len(good) - 1, len(good) - 5), 2),
            ("last two characters missing", good[:-2], 2),
            ("Cyrillic letter", good[:30] + "\u0416" + good[31:], 1),
            ("neighbours swapped", good[:30] + good[31] + good[30] + good[32:], 2),
            ("first copy damaged, second good", f"{_changed(good, 20, 30, 40, 50)} {good}", 0),
            ("first copy repairable, second good", f"{_changed(good, 20)} {good}", 0),
            ("after an older invitation", f"{_older()}\n\nSorry, this one:\n\n{good}", 0),
            ("in two numbered messages", f"(1/2) Asha invites you {good[:60]}\n(2/2) {good[60:]}", 0),
            ("in two numbered messages without brackets", f"1/2 {good[:60]}\n2/2 {good[60:]}", 0),
            (
                "in two messages of a chat",
                "\n".join(f"[26/11/2026, 09:14:{at}5] Asha: {each}" for at, each in parts),
                0,
            ),
            (
                "in two messages by another clock",
                "\n".join(f"11/26/26, 9:14\u202fPM - Asha: {each}" for _, each in parts),
                0,
            ),
            ("in lines that have numbers", "\n".join(f"{at + 1}. {each}" for at, each in lines), 0),
            ("in lines of an editor", "\n".join(f"     {at + 1}\t{each}" for at, each in lines), 0),
            ("with markup in it", "<br>".join(each for _, each in lines), 0),
            ("with entities in it", "&nbsp;".join(each for _, each in lines), 0),
            (
                "in a link that was rewritten",
                f"https://u.example/v2?u=https-3A__example.org_-23{good.replace('-', '-2D')}",
                0,
            ),
        ]
    )
    yield from (
        {"name": f"refused: {name}", "text": text, "error": error}
        for name, text, error in [
            ("nothing", "", "no_code"),
            ("prose", "Shall we play on Sunday at six?", "no_code"),
            ("prefix alone", "MDW1-", "code_cut_off"),
            ("half", good[: len(good) // 2], "code_cut_off"),
            ("three characters missing", good[:-3], "code_cut_off"),
            ("five wrong characters", _changed(good, 20, 30, 40, 50, 60), "code_altered"),
            ("a character inserted", good[:40] + "X" + good[40:], "code_altered"),
            ("prefix of version 2", good.replace("MDW1", "MDW2"), "newer_code"),
            ("prefix of version 9, lower case", good.replace("MDW1", "mdw9"), "newer_code"),
            ("version 2 inside", _said(version=2), "newer_code"),
            ("version 0 inside", _said(version=0), "code"),
            ("reserved setup", _said(setup=3), "code"),
            ("derived credentials in an invitation", _said(credentials=0), "code"),
            ("secret in a reply", _said(kind=1), "code"),
            ("six candidates", _said(candidates=5), "code"),
            ("reserved type", _said(candidate_type=3), "code"),
            ("reserved address", _said(address=3), "code"),
            ("port 0", _said(port=0), "code"),
            ("filling not zero", _said(filling=1), "code"),
        ]
    )
    yield {"name": "fits: reply", "text": reply, "expected": "reply", "out": good, "own": [], "code": reply}
    other = invitation_number(18, 20, 0)
    other_game = connection_codes.encode(evolve(INVITATION, number=other, credentials=host_credentials(SECRET, other)))
    guessed = connection_codes.encode(connection_codes.prove(REPLY, bytes(8)))
    moved = connection_codes.encode(evolve(REPLY, candidates=(evolve(LAN, port=1),)))
    yield from (
        {"name": f"unfit: {name}", "text": text, "expected": expected, "out": out, "own": own, "error": error}
        for name, text, expected, out, own, error in [
            ("own invitation", good, "reply", good, [INVITATION.fingerprint.hex()], "own_code"),
            ("reply for invitation", reply, "invitation", None, [], "wrong_kind"),
            ("invitation for reply", good, "reply", good, [], "wrong_kind"),
            ("other game", reply, "reply", other_game, [], "other_game"),
            ("reply from the number alone", guessed, "reply", good, [], "other_game"),
            ("reply with another address put in", moved, "reply", good, [], "other_game"),
        ]
    )


def _older() -> str:
    """The code of another invitation."""
    other = invitation_number(18, 1, 0)
    return connection_codes.encode(evolve(INVITATION, number=other, credentials=host_credentials(SECRET, other)))


def _changed(code: str, *seating: int) -> str:
    """The code with other characters in these places."""
    characters = list(code)
    for place in seating:
        characters[place] = code_text.ALPHABET[code_text.ALPHABET.index(characters[place]) ^ 0b10101]
    return "".join(characters)


def _said(
    *,
    version: int = 1,
    kind: int = 0,
    setup: int = 1,
    credentials: int = 3,
    candidates: int = 0,
    candidate_type: int = 0,
    address: int = 0,
    port: int = 50000,
    filling: int = 0,
) -> str:
    """The code, well formed, of an invitation with one candidate that says these numbers."""
    number = 0
    fields = [(version, 3), (kind, 1), (setup, 2), (credentials, 2), (NUMBER, 16), (int.from_bytes(SECRET, "big"), 64)]
    fields += [(int.from_bytes(FINGERPRINT[:28], "big"), 224), (candidates, 3)]
    fields += [(candidate_type, 2), (address, 2), (0xC0A80114, 32), (port, 16), (filling, 1)]
    for value, width in fields:
        number = number << width | value
    return code_text.PREFIX + code_text.protect(number.to_bytes(46, "big"))


def main() -> int:
    """Add the missing vectors to the file."""
    stored = json.loads(PATH.read_text()) if PATH.exists() else {"codes": [], "damaged": []}
    captures = json.loads(Path(sys.argv[1]).read_text()) if len(sys.argv) > 1 else {}
    made = {"codes": [*good_vectors(), *captured_vectors(captures)], "damaged": list(damaged_vectors())}
    changed = []
    for part, vectors in made.items():
        known = {vector["name"]: vector for vector in stored[part]}
        changed += [each["name"] for each in vectors if known.get(each["name"], each) != each]
        stored[part] += [each for each in vectors if each["name"] not in known]
    if changed:
        print("These vectors would change:", *changed, sep="\n  ", file=sys.stderr)
        return 1
    PATH.write_text(json.dumps(stored, indent=1) + "\n")
    print(*(f"{len(vectors)} {part}" for part, vectors in stored.items()), sep=", ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
