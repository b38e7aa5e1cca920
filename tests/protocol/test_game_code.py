"""Game codes: what they say survives, what is damaged or made up is refused in words, and released ones stay good."""

import json
import random
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from p2p_malice.engine.cards import SEED_BYTES
from p2p_malice.engine.match import Match
from p2p_malice.errors import CodeAlteredError, CodeCutOffError, CodeError, MaliceError, NewerCodeError, NoCodeError
from p2p_malice.games.registry import GAMES
from p2p_malice.protocol import game_code
from p2p_malice.protocol.game_code import CodeSeat, GameInCode, check, decode, encode, first_position
from tests.helpers import WORDS, Rules, refused, some_rules

VECTORS = json.loads((Path(__file__).parents[1] / "vectors/game-codes.json").read_text(encoding="utf-8"))
MALICE = GAMES["malice"]


def game_of(rules: Rules, seed: int, most: int) -> tuple[GameInCode, Match]:
    """A game of random legal moves, of at most so many, and its position."""
    rng = random.Random(seed)
    seats = tuple(CodeSeat(f"Asha {seat}", None if seat < 2 else "easy") for seat in range(rules[1]))
    coded = GameInCode("malice", rules[0], seats, rng.randbytes(SEED_BYTES))
    state = first_position(coded, MALICE)
    moves: list[tuple[int, str]] = []
    while state.turn and len(moves) < most:
        seat = state.turn[0]
        legal = sorted(state.offers(seat).moves)
        move = rng.choice([move for move in legal if ">c" in move] or legal)
        moves.append((seat, move))
        state = state.after(seat, move)
    return evolve(coded, moves=tuple(moves)), state


CODED, STATE = game_of(("mdw", 2), 1, 60)
CODE = encode(CODED, GAMES)


def text_of(state: Match) -> str:
    """The text of a position."""
    assert MALICE.position
    return MALICE.position(state.state)


def sealed(body: bytes) -> str:
    """A code with a good check around that."""
    checked = sha256(body).digest()[:4] + body
    row = bytes((len(checked) & 0x7F | 0x80, len(checked) >> 7)) + checked
    return "GAME1-" + urlsafe_b64encode(row).decode().rstrip("=")


def body_of(**changes: Any) -> bytes:
    """What the check is over, with some of it changed."""
    parts: dict[str, Any] = {
        "version": 1,
        "rules": "mdw",
        "seats": ("Asha", "Ben"),
        "dealer": 0,
        "count": 0,
        "moves": b"",
        **changes,
    }
    head = "\x1f".join((parts["rules"], *parts["seats"])).encode()
    mark = parts.get("mark", sha256(text_of(first_of(parts)).encode()).digest()[:2])
    middle = bytes(SEED_BYTES) + bytes((parts["dealer"],)) + game_code._leb128(parts["count"])
    return b"".join((bytes((parts["version"], len(head))), head, middle, mark, parts["moves"]))


def first_of(parts: dict[str, Any]) -> Match:
    """The position after that deal, or after any if there can be none."""
    seats = tuple(map(CodeSeat, parts["seats"]))
    try:
        return first_position(GameInCode("malice", parts["rules"], seats, bytes(SEED_BYTES)), MALICE)
    except MaliceError:
        return STATE


@pytest.mark.parametrize("vector", VECTORS, ids=lambda each: each["name"])
def test_a_released_code_is_still_read_and_written(vector: Any) -> None:
    """To the letter: games that go on hang on it."""
    coded, state = decode(vector["code"], GAMES)

    seats = [[seat.name, seat.bot] for seat in coded.seats]
    assert (coded.rules, seats, coded.seed.hex(), coded.dealer) == (
        vector["rules"],
        vector["seats"],
        vector["seed"],
        vector["dealer"],
    )
    assert [list(each) for each in coded.moves] == vector["moves"]
    assert text_of(state) == vector["position"]
    assert encode(coded, GAMES) == vector["code"]


def can_be_won(rules: Rules) -> bool:
    """Whether a table can be set up by these rules."""
    try:
        MALICE.book.check(*rules)
    except MaliceError:
        return False
    return True


@given(some_rules.filter(can_be_won), st.integers(0, 1000), st.integers(0, 400))
def test_every_seat_sees_the_same_behind_a_code(rules: Rules, seed: int, most: int) -> None:
    """Whatever is played, and however far."""
    coded, state = game_of(rules, seed, most)

    again, there = decode(encode(coded, GAMES), GAMES)

    assert again == coded
    assert [there.view(seat) for seat in range(rules[1])] == [state.view(seat) for seat in range(rules[1])]


@pytest.mark.parametrize(
    "text",
    [
        f"I've played my turn. Now it's yours.\n\nTap to go on: https://example.org/p/index.html#{CODE}",
        f"Tap: https://example.org/#{CODE}. See you!",
        "\n> ".join(CODE[at : at + 70] for at in range(0, len(CODE), 70)) + "\nThat was it",
        f"{CODE[:80]}=\n{CODE[80:]}".replace("=\n", "\n"),
        f"game1-{CODE[6:]}",
        f"{encode(evolve(CODED, moves=CODED.moves[:9]), GAMES)}\n{CODE}",
        f"{CODE}\n{CODE[:90]}",
        "talk " * 30_000 + CODE,
    ],
)
def test_a_code_is_found_in_what_people_paste(text: str) -> None:
    """With what stands around it, in lines, and of several the last whole one."""
    assert decode(text, GAMES)[0] == CODED
    check(text)


@given(st.data())
def test_a_damaged_code_is_refused_in_words(data: st.DataObject) -> None:
    """Altered, cut, joined to another: nothing is read from it that it didn't say."""
    at, to = data.draw(st.integers(6, len(CODE))), data.draw(st.integers(6, len(CODE)))
    middle = data.draw(st.text("AZaz09_-", max_size=9))
    text = CODE[:at] + middle + CODE[to:]
    try:
        assert decode(text, GAMES)[0] == CODED
    except CodeError as error:
        assert WORDS.error(error)


@given(st.binary(max_size=400))
def test_whatever_a_good_check_is_around_is_refused_in_words(body: bytes) -> None:
    """Somebody may write anything and make the check fit."""
    with pytest.raises(CodeError) as told:
        decode(sealed(body), GAMES)
    assert WORDS.error(told.value)


def test_the_codes_of_these_tests_are_good() -> None:
    """So that what is refused below is refused for what was changed."""
    assert decode(sealed(body_of()), GAMES)[0].rules == "mdw"


@pytest.mark.parametrize(
    ("text", "error", "says"),
    [
        ("no code at all", NoCodeError, "no turn of a game in this text"),
        ("GAME1-", CodeCutOffError, "incomplete"),
        (CODE[:-1], CodeCutOffError, "incomplete"),
        (CODE[:40] + " and so on", CodeCutOffError, "incomplete"),
        (CODE[:50] + ("A" if CODE[50] != "A" else "B") + CODE[51:], CodeAlteredError, "wrong"),
        (CODE.replace("GAME1", "GAME2"), NewerCodeError, "newer version"),
        ("GAME1-" + "_" * 9000, CodeAlteredError, "wrong"),
        (sealed(body_of(version=2)), CodeError, "another version of the program"),
        (sealed(body_of(mark=b"\0\0")), CodeError, "another version of the program"),
        (sealed(body_of(rules="spite", seats=("A", "B", "C"))), CodeError, "can't be played here"),
        (sealed(body_of(rules="chess")), CodeError, "can't be played here"),
        (sealed(body_of(rules="mdw payoff=0")), CodeError, "can't be played here"),
        (sealed(body_of(seats=("A", "B", "C"))), CodeError, "can't be played here"),
        (sealed(body_of(seats=("A", "B\x1ehal"))), CodeError, "can't be played here"),
        (sealed(body_of(seats=("A\x1e", "B\x1eeasy"))), CodeError, "can't be played here"),
        (sealed(body_of(dealer=3)), CodeError, "can't be played here"),
        (sealed(body_of(moves=b"\1")), CodeAlteredError, "wrong"),
        (sealed(body_of(count=game_code.MAX_MOVES + 1)), CodeAlteredError, "wrong"),
    ],
)
def test_each_kind_of_bad_code_has_a_sentence(text: str, error: type[CodeError], says: str) -> None:
    """A person reads what to do."""
    with refused(error, says):
        decode(text, GAMES)


def test_a_code_that_goes_on_behind_the_end_is_refused() -> None:
    """No move follows the last one."""
    coded, state = game_of(("mdw payoff=2", 2), 2, 1000)
    assert state.result
    written = game_code._checked(encode(coded, GAMES)[6:])
    place = written.index(coded.seed) + SEED_BYTES + 1

    with refused(CodeAlteredError, "wrong"):
        decode(sealed(written[:place] + bytes((written[place] + 1,)) + written[place + 1 :]), GAMES)


def test_a_name_is_cleaned() -> None:
    """It goes onto screens."""
    coded, _ = decode(sealed(body_of(seats=("\x1b[31mAsha\u202e" + "x" * 50, "Ben"))), GAMES)

    assert coded.seats[0].name == "[31mAsha" + "x" * 16
