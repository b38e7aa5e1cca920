"""The page's scripts: tested by node's test runner, equal to Python's in words."""

import itertools
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from attrs import asdict, evolve

from p2p_malice.engine.game import Event, Result, View
from p2p_malice.engine.questions import answer
from p2p_malice.games.malice.options import RULES, VARIANTS, parse_options
from p2p_malice.games.registry import DEFAULT
from p2p_malice.link.aiortc.certificates import Certificate
from p2p_malice.link.peers.identity import Identity
from p2p_malice.link.peers.key_agreement import KeyAgreement
from p2p_malice.plain.event_sentences import ENDINGS, Voice, event_words, result_words
from p2p_malice.protocol.ice_credentials import Credentials, host_credentials, page_ufrag
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Answered, Show
from p2p_malice.protocol.peer_description import Candidate, CandidateType, CodeKind, Description, DtlsRole
from p2p_malice.sentence_facts import HINT, SHEET, WHY, Answer
from p2p_malice.terminal.boards.malice.keys import own_hand
from p2p_malice.terminal.boards.malice.picking import card_at
from p2p_malice.terminal.cards import face_text
from p2p_malice.web.site import FOLDER, page_files
from p2p_malice.words.catalogue import ENGLISH, load, read_files
from p2p_malice.words.joined_lists import both
from p2p_malice.words.pseudo import pseudo
from p2p_malice.words.rule_sheets import sheet_text
from tests.helpers import WORDS, position, random_game

HERE = Path(__file__).parent
NODE = shutil.which("node")

needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed, which runs the page's own tests.")


def run_node(*arguments: str, text: str = "") -> str:
    """What node prints, if it is given that text; it has to end well."""
    command = [str(NODE), *arguments]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False, cwd=HERE, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def in_node(script: str, given: Any, **imported: str) -> Any:
    """The value of an expression about what is `given`, with these names imported from modules of the page."""
    lines = [f"import {json.dumps(str(HERE / 'learned.mjs'))};", 'import { readFileSync } from "node:fs";']
    for module, names in imported.items():
        (path,) = FOLDER.rglob(f"{module.replace('_', '-')}.js")
        lines.append(f"const {{ {names} }} = await import({json.dumps(str(path))});")
    lines.append('const given = JSON.parse(readFileSync(0, "utf8"));')
    lines.append(f"console.log(JSON.stringify({script}));")
    return json.loads(run_node("--input-type=module", "-e", "\n".join(lines), text=json.dumps(given)))


@needs_node
def test_the_unit_tests_of_the_scripts_pass() -> None:
    """Codes, sessions, session descriptions and hints, by node's own test runner."""
    files = sorted(HERE.glob("*.test.mjs"))
    printed = run_node("--input-type=module", "-e", "".join(f"import {json.dumps(str(each))};" for each in files))

    assert "# fail 0" in printed
    assert "# pass 0" not in printed


def sample_rules() -> list[str]:
    """The variants, each with every house rule at its ends."""
    found = list(VARIANTS)
    for name in VARIANTS:
        for rule, field in RULES.items():
            metadata = field.metadata
            values = metadata["words"] if "words" in metadata else [str(end) for end in metadata["range"]]
            found += [f"{name} {rule}={value}" for value in values]
    return [text for text in found if is_good(text)]


def is_good(text: str) -> bool:
    """Whether these rules can be played, written as the table writes them."""
    try:
        return str(parse_options(text)) == text
    except Exception:  # noqa: BLE001  (whatever is wrong with them)
        return False


def said_by_page(answers: list[tuple[str, Answer]]) -> list[str]:
    """What the page makes of answers to such questions, which are read as it reads a frame."""
    frames = [encode(Answered(what, "", 1, told)) for what, told in answers]
    script = """given.map(readFrame).map(({ what, answer }) => what === "sheet" ? sheetText(answer)
      : answer.codes.flat().map((code) => told(code, answer.facts, what === "hint" ? what : "error")).join())"""
    said: list[str] = in_node(script, frames, answers="sheetText, told", frames="readFrame")
    return said


@needs_node
def test_the_rules_read_as_in_the_terminal() -> None:
    """For every variant and every house rule the page's sheet has the terminal's sentences, but for the house rules as
    one types them.
    """
    rules = sample_rules()
    sheets = said_by_page([(SHEET, DEFAULT.book.sheet(text)) for text in rules])

    assert len(rules) > 100
    for text, sheet in zip(rules, sheets, strict=True):
        told = DEFAULT.book.sheet(text)
        unnamed = evolve(told, facts={**told.facts, "house": "none"})
        assert sheet.split() == sheet_text(unnamed, WORDS).split(), text


EVENTS = [
    Event("equal", 1, "Kh"),
    Event("start", 0),
    Event("play", 0, "Ks", "hand", "c1", "5"),
    Event("play", 1, "5h", "payoff", "c0"),
    Event("play", 1, "5h", "d2", "c0"),
    Event("turn up", 1, "10d"),
    Event("complete", None, None, None, "c3", None, 12),
    Event("clear", None, None, None, "c3", None, 12),
    Event("reshuffle", None, None, None, None, None, 24),
    Event("redeal", None, "9c"),
    Event("draw", 1, None, None, None, None, 1),
    Event("draw", 0, None, None, None, None, 5),
    Event("discard", 1, "Jc", "hand", "d3"),
    Event("undo", 0, "Jc", None, "c2"),
    Event("pass", 1),
    Event("out", 1),
    Event("score", 1, None, None, None, None, 3),
    Event("deal", None, None, None, None, None, 2),
    Event("play", 0, "5h", "d2@1", "c0"),
    Event("play", 1, "5h", "payoff@0", "c0"),
    Event("win", 0),
    Event("win", 1),
    Event("win", None),
    Event("stalemate", None),
    Event("stalemate", 1),
    Event("tie", None),
    *(Event(kind, seat) for kind in ("idle", "long") for seat in (None, 0, 1)),
    *(Event(kind, 0, source="payoff@2") for kind in ENDINGS),
    *(Event(kind, 2, source="payoff@0") for kind in ENDINGS),
    *(Event(kind, 1, source="payoff@3") for kind in ENDINGS),
    Event("something new", 1),
]
VIEW = position("hand@0=9h; hand@1=8h; hand@2=7h; hand@3=6h", "official partners=yes").view(0)
RESULTS = [
    Result("win", (1,), (3, 0)),
    Result("win", (0,), (0, 1)),
    Result("tie", (), (4, 5)),
    Result("stalemate", (), (4, 4)),
    Result("stalemate", (0,), (2, 4)),
    *(Result(how, winners, (2, 4)) for how in ("idle", "long") for winners in ((), (0,), (1,))),
    *(Result(how, winners, (2, 4, 3, 3)) for how in ("idle", "long", "match") for winners in ((0, 2), (1, 3))),
    Result("match", (1,), (0, 0)),
    Result("match", (), (0, 0)),
    Result("win", (0, 1), (0, 0, 3, 4)),
    Result("win", (2, 1), (3, 0, 0, 4)),
    Result("stalemate", (1, 0), (0, 0, 3, 4)),
    Result("another game's", (0,), (0, 0)),
]


@needs_node
def test_events_and_results_read_as_in_the_terminal() -> None:
    """The same sentences, but that the page writes a card with its suit and the piles by the same names."""
    voice = Voice(("Ann", "Bob", "Cho", "Dov").__getitem__, 0, WORDS)
    script = """((voice) => ({
      events: given.events.map((event) => eventWords(event, voice, given.view)),
      results: given.results.map((result) => resultWords(result, voice)),
      ENDINGS,
    }))(new Voice(["Ann", "Bob", "Cho", "Dov"], 0))"""
    view = json.loads(encode(Show(1, VIEW)))
    given = {"events": [*map(asdict, EVENTS)], "results": [*map(asdict, RESULTS)], "view": view}
    said = in_node(script, given, sentences="ENDINGS, Voice, eventWords, resultWords")
    suits = str.maketrans({"♠": "s", "♥": "h", "♦": "d", "♣": "c"})

    assert [text.translate(suits) for text in said["events"]] == [
        event_words(event, voice, VIEW) or "" for event in EVENTS
    ]
    assert said["results"] == [result_words(result, voice) for result in RESULTS]
    assert tuple(said["ENDINGS"]) == ENDINGS


@needs_node
def test_answers_read_as_in_the_terminal() -> None:
    """A hint, and why not each spot alone, and after every other one, in positions of random games."""
    games = [random_game(seed, rules) for seed, rules in enumerate([("mdw", 2), ("official", 2), ("official", 4)])]
    states = [state for game in games for state in itertools.islice(game, 0, 60, 7)]
    answers = [(WHY, answer(DEFAULT, state, 0, WHY, about)) for state in states for about in abouts(state.view(0))]
    answers += [(HINT, answer(DEFAULT, state, state.turn[0], HINT)) for state in states if state.turn]
    words = WORDS.writing(lambda card: face_text(card, "suits"))

    assert len(answers) > 1000
    said = [
        words.told(told.code, told.facts, "hint" if what == HINT else "error") if told.code else ""
        for what, told in answers
    ]
    assert said_by_page(answers) == said


def abouts(view: View) -> list[str]:
    """Everything that may be asked about by choosing one or two spots."""
    names = [card_at(view, spot) or "" if spot.startswith("hand") else spot for spot in spots_in(view)]
    return names + [f"{source}>{target}" for source in names for target in names if source != target]


def spots_in(view: View) -> list[str]:
    """Every place that can be chosen: cards in hand, piles of one's own and of others, the centre."""
    hand = [f"hand{index}" for index, _ in enumerate(own_hand(view))]
    piles = [pile for pile in view.piles if pile.role not in ("hand", "waste")]
    return hand + [pile.name if pile.seat in (None, view.seat) else f"{pile.name}@{pile.seat}" for pile in piles]


@needs_node
@pytest.mark.parametrize("language", ["ar", "es"])
def test_what_is_put_in_is_marked_and_joined_alike(language: str) -> None:
    """A list of dates, cards and names in a sentence with a link: the same marks of direction, the same sounds."""
    words = load(language, malice=DEFAULT.book.words)
    others, link = ("Ola", "10♠", "Inés"), "https://ola.example/#MDW1-A"
    given = {"text": "\n".join(read_files(language).values()), "others": others, "link": link, "language": language}
    script = """(
      globalThis.document = { documentElement: { dir: given.language === "ar" ? "rtl" : "" } },
      learn(given.text, given.language),
      (day) => words("deal-told", { share: both([day, ...given.others]), link: given.link })
    )(words("date-day", { day: 28, month: 11 }))"""

    said = in_node(script, given, catalogue="learn, words", sentences="both")
    share = both([words("date-day", day=28, month=11), *others], words)
    assert said == words("deal-told", share=share, link=link)


@needs_node
def test_the_pseudo_language_is_the_same_in_both() -> None:
    """tests/web/pseudo.js makes of each sentence what words/pseudo.py makes of it."""
    words = load(ENGLISH, malice=DEFAULT.book.words)
    texts = [part for key in words.keys for part in words.pattern(key) if isinstance(part, str)]
    script = f"(await import({json.dumps(str(HERE / 'pseudo.js'))}), given.map(transformWords))"

    assert len(texts) > 300
    assert in_node(script, texts) == ["".join(map(str, pseudo((t,)))) for t in texts]


@needs_node
def test_the_page_agrees_on_the_same_key_as_the_host() -> None:
    """`freshKey` and `KeyAgreement` agree, and on the name that the host goes by with it."""
    invited = Identity(CodeKind.INVITATION, 4711, DtlsRole.ACTIVE, Certificate.generateCertificate(), bytes(range(8)))
    accord = KeyAgreement(invited)
    accord.introduced(invited, "0123456789abcdef", "fedcba9876543210", is_mutual=True)
    script = """[freshKey(given, "0123456789abcdef", "fedcba9876543210")].flatMap((key) =>
      [key, agreed(given, key).credentials.ufrag])"""
    given = {"number": 4711, "secret": invited.key.hex()}

    expected = [accord.key.hex(), accord.identity.credentials.ufrag]
    assert in_node(script, given, key_derivation="agreed, freshKey") == expected


@needs_node
def test_the_page_calls_the_host_by_the_name_that_it_expects() -> None:
    """`pageUfrag` and `page_ufrag` agree, so that a host reads who calls."""
    number, password = 4711, "kEWvWM1vRJuUtdGlsJttUfo/"
    secret = bytes(range(8))
    host = host_credentials(secret, number)
    guest = Description(
        kind=CodeKind.REPLY,
        number=number,
        fingerprint=bytes(range(200, 232)),
        setup=DtlsRole.ACTPASS,
        credentials=Credentials("vB3C", password),
        candidates=(Candidate(CandidateType.HOST, "192.0.2.1", 5000),),
    )
    facts = {"fingerprint": guest.fingerprint.hex(), "credentials": {"ufrag": "vB3C", "password": password}}
    script = (
        "pageUfrag({ secret: given.secret, credentials: hostCredentials(given.secret, given.number) }, given.facts)"
    )
    given = {"secret": secret.hex(), "number": number, "facts": facts}

    assert in_node(script, given, key_derivation="hostCredentials, pageUfrag") == page_ufrag(
        host, secret, guest.fingerprint, guest.known_credentials
    )


def test_the_page_asks_nobody_but_its_own_host() -> None:
    """No address of another server stands in any file, but those of STUN servers, the chat, this machine and SVG."""
    allowed = ("http://www.w3.org/2000/svg", "https://wa.me/", "http://127.0.0.1:")
    for name, file in page_files(stun=()).items():
        if name.startswith("vendor/") or name.endswith((".png", ".jpg", ".webp")):
            continue
        text = file.content.decode()
        for word in ("http://", "https://", "//cdn"):
            for part in text.split(word)[1:]:
                assert (word + part).startswith((*allowed, "https://…")), name
