"""Damage a great many connection codes in every way that a chat, a thumb or a stranger could, and read them again.

    python scripts/damage_codes.py [COUNT] [--seed SEED]

Prints what became of each kind of damage, and the time that reading took (CPU time of the thread, in milliseconds).
The exit status is 1 when a code was read as something else than it said, when an error was no CodeError, or not one
of those that this damage may lead to, when damage that must not matter did matter, or when a code took over 5 ms (each
time of three: a busy machine may steal a moment, a slow reader is slow always).
"""

import argparse
import gc
import random
import string
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

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
from p2p_malice.protocol.armour import ALPHABET, PREFIX
from p2p_malice.protocol.codes import encode, prove, read
from p2p_malice.protocol.description import (
    MAX_CANDIDATES,
    Candidate,
    CandidateType,
    CodeKind,
    Credentials,
    Description,
    Setup,
    guest_credentials,
    host_credentials,
)

LIMIT_MS = 5.0
SECRET = b"secret!!"

HARMED = {NoCodeError, CodeCutOffError, CodeAlteredError}
INVISIBLE = "\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\ufeff\u00ad\u0301\u034f"
BLANKS = " \n\t\r\u00a0\u2009\u202f\u3000"
DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2212\ufe58\uff0d"
LOOK_ALIKES = {"0": "OoО", "1": "IiLl", "A": "АΑ", "B": "ВΒ", "C": "СϹ", "E": "ЕΕ", "H": "НΗ", "K": "КΚ"}
SAME = {"0": "Oo", "1": "IiLl"}
WORDS = [
    "Hi",
    "shall",
    "we",
    "play",
    "at",
    "18:30?",
    "\U0001f600",
    "Dein",
    "Zug!",
    "mdm",
    "Привет",
    "www.example.org",
    "1",
]


@dataclass(frozen=True)
class Case:
    """A code, what its reader expects, and what it says."""

    rng: random.Random
    description: Description
    code: str
    other: str
    """A code by somebody else, with the same number and the other kind."""


@dataclass(frozen=True)
class Damage:
    """A kind of damage: how it is done, whether the code must still be read, which errors it may lead to."""

    name: str
    harm: Callable[[Case], str]
    must_read: bool = False
    may_read: bool = True
    errors: frozenset[type[CodeError]] = frozenset(HARMED)
    context: str = ""


@dataclass
class Tally:
    """The outcome of one kind of damage."""

    outcomes: Counter[str] = field(default_factory=Counter)
    times: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


# --- codes -----------------------------------------------------------------------------------------------------------


def random_description(rng: random.Random, kind: CodeKind, number: int) -> Description:
    """A description as a program or a browser makes it, or an unusually large one; a reply is one to `SECRET`."""
    fingerprint, secret = rng.randbytes(32), b""
    match rng.randrange(4):
        case 0:
            credentials = Credentials(rng.randbytes(4).hex(), rng.randbytes(16).hex())
        case 1:
            credentials = Credentials(_text(rng, 4), _text(rng, 24))
        case 2 if rng.random() < 0.1:
            credentials = Credentials(_text(rng, rng.randint(4, 32)), _text(rng, rng.randint(22, 64)))
        case _:
            credentials = guest_credentials(SECRET, number, fingerprint)
            if kind is CodeKind.INVITATION:
                fingerprint, secret, credentials = fingerprint[:28], SECRET, host_credentials(SECRET, number)
    count = rng.choice([1, 2, 2, 3, 3, MAX_CANDIDATES])
    candidates = tuple(_random_candidate(rng) for _ in range(count))
    description = Description(kind, number, fingerprint, rng.choice(list(Setup)), credentials, candidates, secret)
    return description if kind is CodeKind.INVITATION else prove(description, SECRET)


def _random_candidate(rng: random.Random) -> Candidate:
    match rng.randrange(4):
        case 0:
            digits = rng.randbytes(16).hex()
            address = "-".join([digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]]) + ".local"
        case 1:
            address = "2001:db8:" + ":".join(f"{rng.randint(0x1000, 0xFFFF):x}" for _ in range(6))
        case _:
            address = ".".join(str(rng.randint(1, 254)) for _ in range(4))
    return Candidate(rng.choice(list(CandidateType)), address, rng.randint(1, 65535))


def _text(rng: random.Random, length: int) -> str:
    return "".join(rng.choices(string.ascii_letters + string.digits + "+/", k=length))


# --- harm ------------------------------------------------------------------------------------------------------------


def _flipped(case: Case, count: int, start: int = len(PREFIX)) -> str:
    characters = list(case.code)
    for place in case.rng.sample(range(start, len(characters)), count):
        characters[place] = case.rng.choice(ALPHABET.replace(characters[place], ""))
    return "".join(characters)


def _flip_any(case: Case) -> str:
    place = case.rng.randrange(len(case.code))
    return case.code[:place] + case.rng.choice(string.printable) + case.code[place + 1 :]


def _insert(case: Case) -> str:
    place = case.rng.randrange(len(case.code) + 1)
    return case.code[:place] + case.rng.choice(ALPHABET + "U") + case.code[place:]


def _delete(case: Case) -> str:
    place = case.rng.randrange(len(case.code))
    return case.code[:place] + case.code[place + 1 :]


def _swap(case: Case) -> str:
    place = case.rng.randrange(len(case.code) - 1)
    return case.code[:place] + case.code[place + 1] + case.code[place] + case.code[place + 2 :]


def _truncate(case: Case) -> str:
    return case.code[: case.rng.randrange(len(PREFIX), len(case.code) - 2)]


def _lose_beginning(case: Case) -> str:
    return case.code[case.rng.randrange(len(PREFIX) + 1, len(case.code)) :]


def _lose_middle(case: Case) -> str:
    start, end = sorted(case.rng.sample(range(len(PREFIX), len(case.code)), 2))
    return case.code[:start] + case.code[end:]


def _any_case(case: Case) -> str:
    change = case.rng.choice([str.lower, str.capitalize, str.title, str.swapcase])
    return change(case.code)


def _mixed_case(case: Case) -> str:
    return "".join(case.rng.choice([each, each.lower()]) for each in case.code)


def _marks(case: Case) -> str:
    places = set(case.rng.sample(range(len(case.code)), case.rng.randint(1, 12)))
    return "".join(
        case.rng.choice(INVISIBLE) + each if place in places else each for place, each in enumerate(case.code)
    )


def _blanks(case: Case) -> str:
    return case.rng.choice(BLANKS).join(_pieces(case, case.rng.randint(1, 12)))


def _dashes(case: Case) -> str:
    groups = case.rng.choice(DASHES).join(_pieces(case, case.rng.choice([4, 5, 8])))
    return groups.replace("-", case.rng.choice(DASHES))


def _wrap(case: Case) -> str:
    return case.rng.choice(["\n", "\r\n", "=\n", "\\\n"]).join(_pieces(case, case.rng.randint(20, 76)))


def _quote(case: Case) -> str:
    mark = case.rng.choice(["> ", ">> ", "| ", "\u201e"])
    return "\n".join(mark + line for line in _pieces(case, case.rng.randint(20, 76)))


def _pieces(case: Case, length: int) -> list[str]:
    return [case.code[start : start + length] for start in range(0, len(case.code), length)]


def _message(case: Case) -> str:
    before, after = (" ".join(case.rng.choices(WORDS, k=case.rng.randint(0, 40))) for _ in range(2))
    wrapped = case.rng.choice(["{}", "*{}*", "_{}_", "`{}`", '"{}"', "({})", "<{}>", "[{}]", "Asha: {}."])
    return f"{before}\n{wrapped.format(case.code)}\n{after}"


def _link(case: Case) -> str:
    return case.rng.choice(
        [
            "Play: https://example.org/p#{}\ncome!",
            "https://wa.me/?text=Play%3A%20https%3A%2F%2Fexample.org%2Fp%23{}%0Acome",
            "https://example.org/p%2523{} see you",
        ]
    ).format(case.code)


def _twice(case: Case) -> str:
    harmed = _flipped(case, case.rng.randint(1, 9))
    copies = [f"https://example.org/p#{harmed}", case.code]
    return "\n".join(case.rng.choice([copies, copies[::-1]]))


def _full_width(case: Case) -> str:
    return "".join(chr(ord(each) + 0xFEE0) for each in case.code)


def _prefix(case: Case) -> str:
    return case.code.replace(
        PREFIX, case.rng.choice(["MDWl-", "mdwI ", "M D W 1 ", "MDW1", "MDW\u20111\u2014", "", "*MDW1*-"])
    )


def _same_letters(case: Case) -> str:
    return "".join(case.rng.choice(SAME.get(each, each)) for each in case.code)


def _look_alikes(case: Case) -> str:
    places = [place for place, each in enumerate(case.code) if each in LOOK_ALIKES]
    characters = list(case.code)
    for place in case.rng.sample(places, min(len(places), case.rng.randint(1, 5))):
        characters[place] = case.rng.choice(LOOK_ALIKES[characters[place]])
    return "".join(characters)


def _newer(case: Case) -> str:
    version = case.rng.choice("23456789")
    body = "".join(case.rng.choices(ALPHABET, k=case.rng.randint(20, 200)))
    prefix = f"MDW{version}-"
    return case.rng.choice([prefix + body, prefix.lower() + body.lower(), case.code.replace(PREFIX, prefix)])


def _length(case: Case) -> str:
    place = len(PREFIX) + case.rng.randrange(2)
    changed = case.rng.choice(ALPHABET.replace(case.code[place], ""))
    after = case.rng.choice(["", "\nSee you soon", " " + " ".join(case.rng.choices(WORDS, k=5))])
    return case.code[:place] + changed + case.code[place + 1 :] + after


def _random_text(case: Case) -> str:
    letters = case.rng.choice(
        [string.printable, ALPHABET, ALPHABET + "- ", "MDW1- 2", string.ascii_letters + " äЖ\u200b"]
    )
    return "".join(case.rng.choices(letters, k=case.rng.randint(0, 400)))


def _random_body(case: Case) -> str:
    return PREFIX + "".join(case.rng.choices(ALPHABET, k=case.rng.randint(0, 400)))


def _mutations(case: Case) -> str:
    text = case.code
    for _ in range(case.rng.randint(2, 10)):
        text = (
            case.rng.choice([_flip_any, _insert, _delete, _swap])(Case(case.rng, case.description, text, case.other))
            if len(text) > 1
            else text
        )
    return text


DAMAGES = [
    Damage("none", lambda case: case.code, must_read=True),
    Damage("1 wrong character", lambda case: _flipped(case, 1), must_read=True),
    Damage("2 wrong characters", lambda case: _flipped(case, 2), must_read=True),
    Damage("3 wrong characters", lambda case: _flipped(case, 3)),
    Damage("4 to 12 wrong", lambda case: _flipped(case, case.rng.randint(4, 12)), may_read=False),
    Damage("length wrong", _length),
    Damage("1 changed to anything", _flip_any, errors=frozenset({*HARMED, NewerCodeError})),
    Damage("1 inserted", _insert, errors=frozenset({*HARMED, NewerCodeError})),
    Damage("1 deleted", _delete),
    Damage("neighbours swapped", _swap, must_read=True),
    Damage("last 1 or 2 lost", lambda case: case.code[: -case.rng.randint(1, 2)], must_read=True),
    Damage("end lost", _truncate, may_read=False, errors=frozenset({CodeCutOffError})),
    # What is left may begin with MDW2 by chance, as it did once in 28,000.
    Damage("beginning lost", _lose_beginning, may_read=False, errors=frozenset({*HARMED, NewerCodeError})),
    Damage("middle lost", _lose_middle),
    Damage("several of these", _mutations, errors=frozenset({*HARMED, NewerCodeError})),
    Damage("case", _any_case, must_read=True),
    Damage("mixed case", _mixed_case, must_read=True),
    Damage("invisible marks", _marks, must_read=True),
    Damage("blanks", _blanks, must_read=True),
    Damage("dashes, groups", _dashes, must_read=True),
    Damage("wrapped", _wrap, must_read=True),
    Damage("quoted", _quote, must_read=True),
    Damage("message around", _message, must_read=True),
    Damage("link", _link, must_read=True),
    Damage("link and code, 1 bad", _twice, must_read=True),
    Damage("full width", _full_width, must_read=True),
    Damage("prefix mangled", _prefix, must_read=True),
    Damage("O for 0, l for 1", _same_letters, must_read=True),
    Damage("look-alike letters", _look_alikes),
    Damage("newer version", _newer, may_read=False, errors=frozenset({NewerCodeError})),
    Damage("random text", _random_text, may_read=False, errors=frozenset({*HARMED, NewerCodeError})),
    Damage("random code", _random_body, may_read=False, errors=frozenset({CodeCutOffError, CodeAlteredError})),
    Damage("own code", lambda case: case.code, may_read=False, errors=frozenset({OwnCodeError}), context="own"),
    Damage("other kind", lambda case: case.other, may_read=False, errors=frozenset({WrongKindError})),
    Damage("other game", lambda case: case.code, may_read=False, errors=frozenset({OtherGameError}), context="game"),
    Damage("own, then friend's", lambda case: f"{case.other} {case.code}", must_read=True),
]


# --- reading ---------------------------------------------------------------------------------------------------------


def cases(rng: random.Random) -> Iterator[Case]:
    """Endless codes, a few dozen of each kind of damage from the same description."""
    while True:
        kind, number = rng.choice(list(CodeKind)), rng.randrange(0x10000)
        description = random_description(rng, kind, number)
        other_kind = CodeKind.REPLY if kind is CodeKind.INVITATION else CodeKind.INVITATION
        other = encode(random_description(rng, other_kind, number))
        yield Case(rng, description, encode(description), other)


def tried(damage: Damage, case: Case, tally: Tally) -> None:
    """Damage the code, read it, and record the outcome."""
    text = damage.harm(case)
    outcome, fault, taken = outcome_of(damage, case, text)
    if not fault and taken > LIMIT_MS:
        fastest = min(outcome_of(damage, case, text)[2] for _ in range(2))
        fault = f"took {fastest:.1f} ms" if fastest > LIMIT_MS else ""
    tally.outcomes[outcome] += 1
    tally.times.append(taken)
    if fault:
        tally.faults.append(f"{fault}\n    {text!r}")


def outcome_of(damage: Damage, case: Case, text: str) -> tuple[str, str, float]:
    """What reading this text came to, what is wrong with that (empty where nothing is), and how many ms it took."""
    description = case.description
    own = {description.fingerprint} if damage.context == "own" else {bytes(32)}
    number = description.number ^ 1 if damage.context == "game" else description.number
    out = Description(
        CodeKind.INVITATION,
        number,
        bytes(28),
        Setup.ACTIVE,
        host_credentials(SECRET, number),
        description.candidates,
        SECRET,
    )
    outcome = fault = ""
    started = time.thread_time()
    try:
        decoded = read(text, expected=description.kind, own=own, invitations=[out], friend="Asha")
    except CodeError as error:
        taken = time.thread_time() - started
        outcome = type(error).__name__.removesuffix("Error")
        if damage.must_read or type(error) not in damage.errors:
            fault = f"{outcome}: {error}"
    except Exception as error:  # noqa: BLE001  any other exception is what this script looks for
        taken = time.thread_time() - started
        outcome, fault = "EXCEPTION", repr(error)
    else:
        taken = time.thread_time() - started
        outcome = f"repaired {decoded.repaired}" if decoded.repaired else "read"
        if decoded.description != description:
            outcome, fault = "WRONG", f"{decoded.description}"
        elif not damage.may_read and not (damage.context == "game" and description.kind is CodeKind.INVITATION):
            fault = "read"  # Only a reply belongs to one game and no other.
    return outcome, fault, taken * 1000


def report(damage: Damage, tally: Tally) -> str:
    """One line for one kind of damage."""
    times = sorted(tally.times)
    p50, p99, worst = times[len(times) // 2], times[len(times) * 99 // 100], times[-1]
    outcomes = ", ".join(f"{outcome} {count}" for outcome, count in tally.outcomes.most_common())
    return f"{damage.name:22}{len(times):8}{p50:7.2f}{p99:7.2f}{worst:7.2f}  {outcomes}"


def main() -> int:
    """Damage as many codes as asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("count", nargs="?", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tallies = [Tally() for _ in DAMAGES]
    remaining = arguments.count
    gc.disable()  # this script's own garbage is no part of reading a code
    for case in cases(random.Random(arguments.seed)):
        for damage, tally in list(zip(DAMAGES, tallies, strict=True))[:remaining]:
            tried(damage, case, tally)
        remaining -= len(DAMAGES)
        if remaining % 10_000 < len(DAMAGES):
            gc.collect()
        if remaining <= 0:
            break
    print(f"{'damage':22}{'codes':>8}{'p50':>7}{'p99':>7}{'max':>7}  what became of them (times in ms)")
    for damage, tally in zip(DAMAGES, tallies, strict=True):
        if tally.times:
            print(report(damage, tally))
    faults = [
        f"{damage.name}: {fault}" for damage, tally in zip(DAMAGES, tallies, strict=True) for fault in tally.faults
    ]
    print(f"{sum(len(tally.times) for tally in tallies)} codes, {len(faults)} faults")
    print(*faults[:20], sep="\n", end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
