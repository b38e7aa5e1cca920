"""The rules as a sheet to read."""

import re

import pytest

from p2p_malice.engine.book import MAX_UNDONE, MAX_UNDONE_IN_GAME
from p2p_malice.engine.options import key_of, values_of
from p2p_malice.games.lists import house_rules_text
from p2p_malice.games.malice.book import BOOK
from p2p_malice.games.malice.lists import variants_text
from p2p_malice.games.malice.options import PARTS, RULES, VARIANTS, parse_options
from p2p_malice.games.malice.sheet import sentences
from p2p_malice.words.sheets import sheet_text
from scripts.readme import ROOT, tables, with_table
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
        ("mdw payoff=31", "payoff pile of 31 cards"),
        ("mdw", "Who deals makes no difference in any game"),
        ("official", "The first dealer is drawn by lot; after each game, the deal passes to the left"),
        ("mdw last_rank=12 kings_wild=no", "Kings are dead cards"),
        ("mdw last_rank=11", "Queens are dead cards"),
        ("mdw last_rank=11 kings_wild=no", "Queens and kings are dead cards"),
        ("mdw last_rank=10", "Cards from the jack up to the queen are dead"),
        ("mdw last_rank=7 kings_wild=no", "Cards from 8 up to the king are dead"),
        ("mdw payoff=44", "WATCH OUT. With these rules, hardly anyone wins: too few cards"),
        ("mdw", "with 2 packs of 52 cards, all"),
        ("mdw", "The player with the highest payoff card starts. Kings are highest, aces lowest"),
        ("mdw", "those piles are shuffled and a new card is turned up"),
        ("mdw payoff=1", "If the highest cards tie, everything is dealt again"),
        ("mdw", "A wild card may also stand for the ace that starts a pile"),
        ("mdw", "is shuffled into the draw pile at once"),
        ("mdw", "You never have to play"),
        *((each, "nothing is taken back") for each in VARIANTS if each not in ("mdw", "classic")),
        *((each, "you may take back what you've played") for each in ("mdw", "classic")),
        ("official undo=yes", "you may take back what you've played"),
        ("mdw", f"at most {MAX_UNDONE} plays in a turn and {MAX_UNDONE_IN_GAME} in a game"),
        ("official", "one pack of 52 cards more than there are players"),
        ("official", "For 2 to 9 players"),
        ("official partners=yes", "For 4 players"),
        ("official partners=yes", "you play on for your partner"),
        ("official", "can't stand for the ace"),
        ("official", "play the aces from your hand"),
        ("official", "to the dealer's left starts"),
        ("official", "put aside are shuffled and become the new draw pile"),
        ("official", "you draw what is left and play goes on"),
        ("catmouse", "No hands are dealt"),
        ("catmouse", "everything is dealt again"),
        ("catmouse", "the game is a tie"),
        ("catmouse-short", "payoff pile of 5 cards"),
        ("pz", "2 packs of 52 cards, all shuffled together. Each pack has 2 jokers as well"),
        ("pz", "goes up one by one to the king"),
        ("pz", "Jokers are wild"),
        ("pz", "Kings are ordinary cards"),
        ("pz", "Jokers are highest, then kings"),
        ("pz-nwis", "There are no wild cards in the payoff piles"),
        ("classic", "payoff pile of 20 cards"),
        ("classic", "the game is a tie"),
        ("mdw", "after 15,000 moves it ends"),
        ("mdw", "once you've played 100 cards in one turn without a payoff card, you draw no new hand"),
        ("mdw jokers=2", "Kings and jokers are wild: they stand"),
        ("mdw kings_wild=no", "WILD CARDS. There are none."),
        ("mdw centre_piles=3 discard_piles=1", "room for 3 piles"),
        ("mdw centre_piles=3 discard_piles=1", "Each player has 1 discard pile."),
        ("mdw deals=5", "After 5 games, the match goes to the player with the most points"),
        ("mdw deals=5", "Players with equally many points share the match"),
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
def test_the_sheet_names_all_usual_sizes_of_a_payoff_pile(name: str) -> None:
    """A variant that has several says so, whichever is played."""
    *sizes, last = map(str, VARIANTS[name].payoffs)
    told = f"Piles of {', '.join(sizes)} and {last} cards are usual."

    assert (told in sheet(name)) == (told in sheet(f"{name} payoff=12")) == bool(sizes)


def test_unknown_rules_are_admitted() -> None:
    """Rules of a later version are not guessed."""
    assert "doesn't know" in rules_text("tournament 7")


def values(rule: str) -> list[str]:
    """All that a rule may be."""
    metadata = RULES[rule].metadata
    if "words" in metadata:
        return list(metadata["words"])
    least, most = metadata["range"]
    return [str(value) for value in range(least, most + 1)]


@pytest.mark.parametrize("rule", RULES)
def test_a_house_rule_is_a_row_and_its_words(rule: str) -> None:
    """Each row can be read and written at every value, is in the list with its range, and has its part of the sheet."""
    for value in values(rule):
        text = f"mdw {rule}={value}"
        assert getattr(parse_options(text), rule) == getattr(parse_options(str(parse_options(text))), rule)
    assert f"{rule}={values_of(RULES[rule])}" in house_rules_text(RULES, WORDS)
    assert WORDS(key_of(rule, "means")) in " ".join(house_rules_text(RULES, WORDS).split())
    assert rule in sentences()[RULES[rule].metadata["part"]]


BASES = ("mdw", "official", "mdw jokers=2", "mdw deals=3", "mdw target=9", "official partners=yes")
"""Rules under which every other one means something."""


@pytest.mark.parametrize("rule", RULES)
def test_the_sheet_says_every_house_rule(rule: str) -> None:
    """Under some rules, at least, each value of each row makes another sheet, the title and the table aside."""

    def sheets(value: str) -> tuple[str, ...]:
        """What the sheets say with the rule at that value."""
        texts = (rules_text(f"{base} {rule}={value}") for base in BASES if f" {rule}=" not in base)
        return tuple(text.partition("\n\n")[2].rpartition("\n\n")[0] for text in texts)

    assert len({sheets(value) for value in values(rule)}) == len(values(rule))


def test_every_part_of_the_sheet_is_known() -> None:
    """No row names a part that is not there."""
    assert {rule.metadata["part"] for rule in RULES.values()} <= set(PARTS)


def test_the_lists_fit_a_terminal() -> None:
    """No variant and no house rule needs more than 80 columns."""
    assert all(
        len(line) <= 80 for line in f"{variants_text(WORDS, ['sunday'])}\n{house_rules_text(RULES, WORDS)}".splitlines()
    )


@pytest.mark.parametrize(("file", "table"), tables(WORDS).items())
def test_the_documents_have_every_variant_and_house_rule(file: str, table: tuple[str, list[str]]) -> None:
    """As scripts/readme.py writes them, by the names that menus show."""
    text = (ROOT / file).read_text(encoding="utf-8")

    assert with_table(text, *table) == text


@pytest.mark.parametrize("key", [key for key in WORDS.keys if key.startswith(("means-", "variant-"))])
def test_rows_of_tables_are_whole_sentences(key: str) -> None:
    """What a variant or a house rule is reads as a sentence; the columns before it are names and numbers."""
    is_row = key.startswith("means-") or key.removeprefix("variant-") in VARIANTS

    assert not is_row or re.fullmatch(r"[A-Z0].*\.", WORDS(key))
