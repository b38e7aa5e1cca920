"""The rules as a sheet to read."""

import re

import pytest
from attrs import evolve

from p2p_malice.engine.options import key_of, values_of
from p2p_malice.engine.rule_book import MAX_UNDONE, MAX_UNDONE_IN_GAME
from p2p_malice.games.house_rule_list import house_rules_text
from p2p_malice.games.malice.options import RULES, VARIANTS, parse_options
from p2p_malice.games.malice.rule_book import BOOK
from p2p_malice.games.malice.rule_sheet import DIFFERS
from p2p_malice.games.malice.variant_list import variants_text
from p2p_malice.sentence_facts import SHEET
from p2p_malice.words.rule_sheets import sheet_text
from scripts.write.readme import ROOT, tables, with_table
from tests.helpers import WORDS


def rules_text(rules: str) -> str:
    """The sheet as text."""
    return sheet_text(BOOK.sheet(rules), WORDS)


def sheet(rules: str) -> str:
    """The rules on one line."""
    return " ".join(rules_text(rules).split())


@pytest.mark.parametrize("rules", [*VARIANTS, "official payoff=7 jokers=2 hand=1 centre_piles=1 packs=5 kings_wild=no"])
def test_a_sheet_fits_a_terminal(rules: str) -> None:
    """No line is longer than 80 columns."""
    assert all(len(line) <= 80 for line in rules_text(rules).splitlines())


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("mdw payoff=31", "Payoff pile 31 cards"),
        ("mdw payoff=31", "House rules: Payoff pile (31)."),
        ("official", "The first dealer is drawn by lot, and the deal passes to the left"),
        ("mdw last_rank=12 kings_wild=no", "Kings are dead cards"),
        ("mdw last_rank=11", "Queens are dead cards"),
        ("mdw last_rank=11 kings_wild=no", "Queens and kings are dead cards"),
        ("mdw last_rank=10", "Cards from the jack up to the queen are dead"),
        ("mdw last_rank=7 kings_wild=no", "Cards from 8 up to the king are dead"),
        ("mdw", "with 2 packs of 52 cards."),
        ("mdw", "The player with the highest payoff card starts (kings high, aces low)"),
        ("mdw", "those piles are shuffled"),
        ("mdw payoff=1", "If the highest cards tie, everything is dealt again"),
        ("mdw", "A wild card can also be the ace that starts a pile"),
        ("mdw", "Full piles are shuffled into the draw pile at once"),
        *((each, "You can't take back a play") for each in VARIANTS if each not in ("mdw", "classic")),
        *((each, "You can take back plays") for each in ("mdw", "classic")),
        ("official undo=yes", "You can take back plays"),
        ("mdw", f"The limit is {MAX_UNDONE} in a turn and {MAX_UNDONE_IN_GAME} in a game"),
        ("official", "one more pack of 52 cards than there are players"),
        ("official", "wins. 2 to 9 players"),
        ("official partners=yes", "4 players"),
        ("official partners=yes", "you play for your partner"),
        ("official", "can't stand for an ace"),
        ("official", "You have to play the aces from your hand before you discard"),
        ("official", "to the dealer's left starts"),
        ("official", "Full piles are set aside, and shuffled when the draw pile is empty"),
        ("official", "you draw what's left and play on"),
        ("catmouse", "No hands are dealt: you draw yours"),
        ("catmouse", "everything is dealt again"),
        ("catmouse", "the game is a draw"),
        ("catmouse-short", "Payoff pile 5 cards"),
        ("pz", "2 packs of 52 cards. Each has 2 jokers as well"),
        ("pz", "from an ace up to the king"),
        ("pz", "Jokers are wild, and kings aren't."),
        ("pz", "jokers highest, then kings"),
        ("pz-nwis", "Payoff piles are dealt without wild cards"),
        ("classic", "Payoff pile 20 cards"),
        ("classic", "the game is a draw"),
        ("mdw", "or after 15,000 moves"),
        ("mdw", "After 100 cards in a turn without a payoff card, you draw no new hand"),
        ("mdw jokers=2", "a king or joker stands"),
        ("mdw kings_wild=no", "Wild cards none"),
        ("mdw centre_piles=3 discard_piles=1", "Centre piles 3, ace to queen"),
        ("mdw centre_piles=3 discard_piles=1", "onto your discard pile."),
        ("mdw deals=5", "After 5 games, the match goes to the player with the most points"),
        ("mdw deals=5", "Players tied on points share the match"),
        ("mdw deals=5 target=3", "The first player with 3 points wins the match. After 5 games at most, it goes to"),
        ("mdw deals=5 target=3", "3 points or 5 games"),
        ("mdw target=3", "After 99 games at most, it goes to"),
        ("mdw target=1", "The first player with 1 point wins the match"),
    ],
)
def test_the_sheet_is_written_from_the_options(rules: str, said: str) -> None:
    """Each option has its sentence."""
    assert said in sheet(rules)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_difference_from_the_classic_duel_is_told(name: str) -> None:
    """By one sentence, in its part, and nothing is said there that is the same."""
    found = BOOK.sheet(name)
    (told,) = [codes[1:] for codes in found.codes if codes[0] == "part_differs"]
    options, classic = VARIANTS[name], VARIANTS["mdw"]
    rows = {row for row in (*RULES, "max_seats") if getattr(options, row) != getattr(classic, row)}

    assert rows <= set(DIFFERS)
    assert {*told} == {DIFFERS[row] for row in rows} | {"house"}
    assert all(WORDS.of("malice").told(code, found.facts, SHEET) for code in told if code != "house")
    assert [code for codes in found.codes for code in codes].count("undo") == 1


@pytest.mark.parametrize("name", VARIANTS)
def test_the_sheet_names_all_usual_sizes_of_a_payoff_pile(name: str) -> None:
    """A variant that has several says so, whichever is played."""
    *sizes, last = map(str, VARIANTS[name].payoffs)
    told = f"({', '.join(sizes)} and {last} are usual)"

    assert (told in sheet(name)) == (told in sheet(f"{name} payoff=12")) == bool(sizes)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_sheet_is_called_as_menus_call_the_variant(name: str) -> None:
    """It has one name."""
    assert rules_text(name).splitlines()[0].endswith(f": {WORDS(f'variant-name-{name}')}")


@pytest.mark.parametrize("name", VARIANTS)
def test_a_sheet_fits_two_screens(name: str) -> None:
    """A beginner finds on the first one how to win, and what to do on a turn from its beginning to its end."""
    lines = rules_text(name).splitlines()
    first = " ".join(" ".join(lines[:24]).split())

    assert len(lines) <= 46
    for said in (
        "The first player to empty their payoff pile",
        "- Draw until you hold",
        "- Play as many cards as you like",
    ):
        assert said in first
    assert re.search(r"- To end your turn, discard a card .*\.", first)


def test_unknown_rules_are_admitted() -> None:
    """Rules of a later version are not guessed."""
    assert "doesn't know" in rules_text("tournament 7")


FEW = 12
"""Numbers at either end of a range."""


def values(rule: str) -> list[str]:
    """What a rule may be: every word, or the least numbers and the largest."""
    metadata = RULES[rule].metadata
    if "words" in metadata:
        return list(metadata["words"])
    least, most = metadata["range"]
    return [str(value) for value in range(least, most + 1) if value < least + FEW or value > most - FEW]


@pytest.mark.parametrize("rule", RULES)
def test_a_house_rule_is_a_row_and_its_words(rule: str) -> None:
    """Each row can be read and written at every value, and is in the list with its range."""
    for value in values(rule):
        text = f"mdw {rule}={value}"
        assert getattr(parse_options(text), rule) == getattr(parse_options(str(parse_options(text))), rule)
    assert f"{rule}={values_of(RULES[rule])}" in house_rules_text(RULES, WORDS)
    assert WORDS(key_of(rule, "means")) in " ".join(house_rules_text(RULES, WORDS).split())


BASES = ("mdw", "official", "mdw jokers=2", "mdw deals=3", "mdw target=9", "official partners=yes")
"""Rules under which every other one means something."""


@pytest.mark.parametrize("rule", RULES)
def test_the_sheet_says_every_house_rule(rule: str) -> None:
    """Under some rules, at least, each value of each row makes another sheet, the list of house rules aside."""

    def sheets(value: str) -> tuple[str, ...]:
        """What the sheets say with the rule at that value."""
        told = [BOOK.sheet(f"{base} {rule}={value}") for base in BASES if f" {rule}=" not in base]
        return tuple(sheet_text(evolve(each, facts={**each.facts, "house": "none"}), WORDS) for each in told)

    assert len({sheets(value) for value in values(rule)}) == len(values(rule))


def test_the_lists_fit_a_terminal() -> None:
    """No variant and no house rule needs more than 80 columns."""
    assert all(
        len(line) <= 80 for line in f"{variants_text(WORDS, ['sunday'])}\n{house_rules_text(RULES, WORDS)}".splitlines()
    )


@pytest.mark.parametrize(("file", "table"), tables(WORDS).items())
def test_the_documents_have_every_variant_and_house_rule(file: str, table: tuple[str, list[str]]) -> None:
    """As scripts/write/readme.py writes them, by the names that menus show."""
    text = (ROOT / file).read_text(encoding="utf-8")

    assert with_table(text, *table) == text


def test_rows_of_tables_are_whole_sentences() -> None:
    """What a variant or a house rule is reads as a sentence; the columns before it are names and numbers."""
    rows = [key for key in WORDS.keys if key.startswith("means-") or key.removeprefix("variant-") in VARIANTS]

    assert [key for key in rows if not re.fullmatch(r"[A-Z0-9].*\.", WORDS(key))] == []
