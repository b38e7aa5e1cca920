"""The reader of Fluent files, compared with the format's own library."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from p2p_malice.errors import WordsError
from p2p_malice.games.registry import DEFAULT
from p2p_malice.words.catalogue import ENGLISH, Words, load, read_files
from p2p_malice.words.fluent import Particular, Pattern, Selector, names_in

SAMPLE = """\
### A file.

-brand = Spite & Malice
plain = One sentence.   # no comment here
over-lines =
    The first line
      is followed by another one,

    and by a third.
begun = Right here
    and goes on.
put-in = { $name } plays { $card } in { -brand }.
literal = { "{" }{ "" }  kept blanks{ "  " }
counted = { $count ->
    [0] None at all
    [one] { $count } card
   *[other] { $count } cards
 } left
told = { $who ->
    [you] You play { $card }
          from your hand.
   *[other] { $name } { $count ->
        [one] has a card
       *[other] has cards
    }.
}

# A comment between.
last = The end

-hand = { $case ->
    [dative] der Hand
   *[nominative] die Hand
}
    .gender = feminine
-wide =
    { $size ->
        [2] big
       *[1] small
    } table
described = { -hand(case: "dative") } and { -hand }, { -wide(size: 2) }
    .title = Of { $name }
    .more =
        On its own line
referring = See “{ described.title }”: { plain }
by-attribute = { -hand.gender ->
    [masculine] Ein neuer
   *[feminine] Eine neue
} { -hand }
escaped = { "a \\\\ and a \\"quote\\", a \\u0041 and a \\U01F0A1" }
ungrouped = { NUMBER($count, useGrouping: 0) } or { NUMBER($count) } or { NUMBER($count, minimumIntegerDigits: 2) }
chosen-by = { NUMBER($count) ->
    [one] one
   *[other] many
}
nested = { { $name } }{ { $count ->
    [0] none
   *[other] some
} }
"""
PARTICULARS: dict[str, Particular] = {"name": "Ann", "card": "7♥", "who": "you", "count": 1}


def say_as_library(text: str, key: str, **particulars: Particular) -> str:
    """What `fluent.runtime` says."""
    bundle = FluentBundle(["en-GB"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return say_with(bundle, key, particulars)


def say_with(bundle: FluentBundle, key: str, particulars: dict[str, Particular]) -> str:
    """What the library makes of an entry, without a fault."""
    pattern = bundle.get_message(key).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, particulars)
    assert not errors
    return str(said)


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("who", ["you", "other"])
def test_it_says_what_the_library_says(count: int, who: str) -> None:
    """Every kind of entry comes out as Project Fluent's own reader has it."""
    words = Words(ENGLISH, [SAMPLE])
    given = {**PARTICULARS, "count": count, "who": who}

    plain = ("plain", "over-lines", "begun", "put-in", "literal", "counted", "told", "last")
    referring = ("described", "referring", "by-attribute", "escaped", "ungrouped", "chosen-by", "nested")
    assert words.keys == (*plain, *referring)
    for key in words.keys:
        assert words(key, **given) == say_as_library(SAMPLE, key, **given)


@pytest.mark.parametrize(
    "entry",
    [
        "a = { $count -> [one] no default }",
        "a = { $name",
        "a = } alone",
        "a = { -term.attribute }",
        "a = { DATETIME($n) }",
        "a = { a }",
    ],
)
def test_what_is_not_read_is_refused(entry: str) -> None:
    """A file with more than this reader knows is an error, not a sentence with holes."""
    with pytest.raises(WordsError):
        Words(ENGLISH, [f"{entry}\n"])("a")


def test_a_key_stands_once() -> None:
    """Two files cannot say different things under one key."""
    with pytest.raises(WordsError):
        Words(ENGLISH, ["a = one\n", "a = two\n"])
    with pytest.raises(WordsError):
        Words(ENGLISH, ["a = one\na = two\n"])


def test_each_game_says_its_own() -> None:
    """Two games may say different things under one key; before one is chosen, the first is heard."""
    words = Words(ENGLISH, ["all = both\n"], {"one": ["a = one\nb = only\n"], "two": ["a = two\n"]}).named("run")

    assert [words(key) for key in ("all", "a", "b", "-command")] == ["both", "one", "only", "run"]
    assert [words.of("two")(key) for key in ("all", "a", "-command")] == ["both", "two", "run"]
    assert ("b" in words.of("two"), "a" in words.of("none"), words.of("two").of("one")("b")) == (False, False, "only")
    with pytest.raises(WordsError):
        Words(ENGLISH, ["a = both\n"], {"one": ["a = one\n"]})


def values_of(pattern: Pattern) -> dict[str, set[str]]:
    """The values by which a pattern chooses, by particular."""
    found: dict[str, set[str]] = {}
    for part in pattern:
        if isinstance(part, Selector):
            found.setdefault(part.name, set()).update(key for key, _ in part.variants)
            for _, variant in part.variants:
                for name, values in values_of(variant).items():
                    found.setdefault(name, set()).update(values)
    return found


def test_the_whole_catalogue_is_said_as_the_library_says_it() -> None:
    """Each sentence, with each value that it chooses by."""
    words = load(ENGLISH, malice=DEFAULT.book.words)
    text = "\n".join([*read_files(ENGLISH).values(), *read_files(ENGLISH, DEFAULT.book.words).values()])
    bundle = FluentBundle(["en-GB"], use_isolating=False)
    bundle.add_resource(FluentResource(text))

    for key in words.keys:
        pattern = words.pattern(key)
        chosen = values_of(pattern)
        for particulars in particulars_for(names_in(pattern), chosen):
            assert words(key, **particulars) == say_with(bundle, key, particulars)


def particulars_for(names: set[str], chosen: dict[str, set[str]]) -> list[dict[str, Particular]]:
    """One set of particulars for each value of each selector; what chooses a plural or a number is a number."""
    counts = {name for name, values in chosen.items() if all(is_count(value) for value in values)}
    plain: dict[str, Particular] = {name: 7 if name in counts else "x" for name in names}
    return [plain] + [
        {**plain, name: int(value) if value.isdigit() else 1 if value == "one" else value}
        for name, values in chosen.items()
        for value in values - {"other"}
    ]


def is_count(value: str) -> bool:
    """Whether a sentence may choose a plural or a number by that."""
    return value in ("one", "other") or value.isdigit()


def test_particulars_are_isolated_as_the_library_isolates_them() -> None:
    """In a language from right to left, each has a direction of its own; but for texts written as particulars.

    A sentence in a sentence has that of the language, which the library doesn't know.
    """
    bundle = FluentBundle(["ar"], use_isolating=True)
    bundle.add_resource(FluentResource(SAMPLE))

    words = Words("ar", [SAMPLE])
    for key in set(words.keys) - {"literal", "escaped", "nested"}:
        assert words(key, **PARTICULARS).replace("\u2067", "\u2068") == say_with(bundle, key, PARTICULARS)
    assert words("put-in", **PARTICULARS) == "\u2068Ann\u2069 plays \u20687♥\u2069 in \u2068Spite & Malice\u2069."
    assert Words("ar", ["a = Tap: { $link }"])("a", link="https://a.b/#c") == "Tap: \u2068https://a.b/#c \u2069"


def test_a_sentence_within_a_sentence_goes_as_the_language_does() -> None:
    """Even one that holds nothing but what was put in: a date, a list."""
    words = Words("ar", ["date = { $day } { $month }\nlast = آخرها: { $date }\n"])
    date = words("date", day=28, month="نوفمبر")

    assert date == "\u206828\u2069 \u2068نوفمبر\u2069"
    assert words("last", date=date) == f"آخرها: \u2067{date}\u2069"


def test_spanish_and_and_or_change_for_the_sound() -> None:
    """Before what is put in; a text of others stays as it is."""
    words = Words("es", ["a = { $one } y { $two }\nb = { $one } o { $two }\n"])

    ands = {name: words("a", one="pan y higos", two=name) for name in ("Inés", "Hilda", "Ana", "Iago", "Hierro")}
    assert [said.rpartition(" ")[0] for said in ands.values()] == [
        f"pan y higos {x}" for x in ("e", "e", "y", "y", "y")
    ]
    assert [words("b", one=7, two=two) for two in (8, 11, 10, "Otto", 110)] == [
        *("7 u 8", "7 u 11", "7 o 10", "7 u Otto", "7 o 110")
    ]


def test_every_language_has_its_numbers() -> None:
    """Large numbers follow the language's own rules; what only looks like one is a text."""
    assert Words(ENGLISH, ["a = { $n } moves"])("a", n=15000) == "15,000 moves"
    assert Words(ENGLISH, ["a = port { $n }"])("a", n="15000") == "port 15000"
