"""The sentences of one language, by key, with their particulars."""

import re
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import lru_cache
from importlib import resources

from attrs import evolve

from p2p_malice.errors import MaliceError, SettingsError, WordsError
from p2p_malice.sentence_facts import Answer, CardFact, Fact, Facts, PileFact, RankFact, RanksFact
from p2p_malice.words.fluent import Entry, Particular, Pattern, Speaker, entries, literal, parse, say
from p2p_malice.words.joined_lists import either
from p2p_malice.words.plural_rules import language as how_written
from p2p_malice.words.pseudo import pseudo
from p2p_malice.words.sentence import Piece, Sentence

ENGLISH = "en"
PSEUDO, PSEUDO_RTL = "pseudo", "pseudo-rtl"
"""English with accents and 40% longer: it shows what isn't in the catalogue, and what breaks a screen.
The other one is the same from right to left.
"""

LANGUAGES: Mapping[str, str] = {
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "pt": "Português",
    "id": "Bahasa Indonesia",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "tr": "Türkçe",
    "hi": "हिन्दी",
    "ar": "العربية",
}
"""Those that there are words in, by BCP 47 code, and what each calls itself."""

_RIGHT_TO_LEFT = (
    # A blank comes before the mark, so that nobody takes it for part of an address.
    (re.compile("(http[^\\s\u2069]+)(?=\u2069)"), "\\1 "),
    # FSI looks for the first letter, but not within what is itself put in. A sentence in a sentence gets RLI.
    (re.compile("\u2068(?=[^\u2069]*[\u2067\u2068])"), "\u2067"),
)
_SOUNDS = {
    # Ana e Inés, 7 u 8.
    "es": (
        (re.compile(" y (?=\u2068+h?[ií](?![aeouáéóú]))", re.IGNORECASE), " e "),
        (re.compile(r" o (?=\u2068+(h?[oó]|8|11\b))", re.IGNORECASE), " u "),
        (re.compile("[\u2068\u2069]"), ""),
    )
}
"""What languages change at what is put in, between FSI and PDI; the page does the same."""

_PART = re.compile(r"^## (\w+)\n", re.MULTILINE)


class Words:
    """The sentences of one language: a value, handed to everything that speaks.

    Games may say different things under the same key. At a table, the words are those `of` its game; before there is
    one, the games are asked in order.
    """

    def __init__(self, language: str, files: Iterable[str], games: Mapping[str, Iterable[str]] | None = None) -> None:
        """The sentences of `files`, texts in Fluent's syntax, and of each game's. Pseudo is made from English.

        Raises `WordsError` for a key that occurs twice, unless in different games.
        """
        self.language = language
        self._spoken = how_written(_spoken(language))
        self.is_rtl = self._spoken.is_rtl or language == PSEUDO_RTL
        self._write_card: Callable[[str], str] = str
        self.is_aloud = False
        self._common = _joined(files, {})
        self._games = {game: _joined(texts, self._common) for game, texts in (games or {}).items()}
        self._entries: dict[str, str] = {}
        for own in reversed(self._games.values()):
            self._entries |= own
        self._entries |= self._common

    def __contains__(self, key: str) -> bool:
        """Whether there is a sentence under `key`."""
        return key in self._entries

    def __call__(self, key: str, /, **particulars: Particular) -> str:
        """The sentence under `key`, with its particulars inserted.

        Raises KeyError for an unknown key and for a missing particular: both are bugs.
        """
        changes = _RIGHT_TO_LEFT if self.is_rtl else _SOUNDS.get(self.language, ())
        speaker = Speaker(self._entry, self._spoken.category, self._spoken.number, bool(changes))
        said = say(self.pattern(key), particulars, speaker)
        for before, instead in changes:
            said = before.sub(instead, said)
        return said

    def called(self, key: str, otherwise: str) -> str:
        """The text under `key` if it needs no particulars, else `otherwise`: others may have made up the key."""
        try:
            return self(key)
        except KeyError:
            return otherwise

    def pattern(self, key: str) -> Pattern:
        """The pattern under `key`, before particulars are inserted. Raises KeyError."""
        return self._entry(key).pattern

    def _entry(self, key: str) -> Entry:
        entry = parse(self._entries[key])
        is_pseudo = self.language in (PSEUDO, PSEUDO_RTL) and not key.startswith("-")
        return evolve(entry, pattern=pseudo(entry.pattern, is_rtl=self.is_rtl)) if is_pseudo else entry

    def named(self, command: str) -> "Words":
        """These words with `command` as that which starts the program."""
        named = {"-command": literal(command)}
        words = copy(self)
        words._common, words._entries = self._common | named, self._entries | named
        return words

    def of(self, game: str) -> "Words":
        """These words with, of the games' own, only those of `game` (none if it isn't known)."""
        words = copy(self)
        words._entries = self._games.get(game, {}) | self._common
        return words

    def writing(self, card: Callable[[str], str]) -> "Words":
        """These words with each card written by the function `card` of its face: `10♦` for `10d`."""
        words = copy(self)
        words._write_card = card
        return words

    def aloud(self) -> "Words":
        """These words for the ear, with each card by its name: `10 of diamonds`."""
        words = self.writing(self._card_name)
        words.is_aloud = True
        return words

    def _card_name(self, face: str) -> str:
        card = face.removesuffix("*")
        name = self("card-name", rank=card[:-1], suit=card[-1:]) if card[-1:] in "shdc" else self("card-joker")
        return self("card-other-back", card=name) if card != face else name

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys except those of terms."""
        return tuple(key for key in self._entries if not key.startswith("-"))

    def error(self, error: MaliceError) -> str:
        """What went wrong, for a person: under `error-CODE`, with the code's underscores written as dashes.

        Its particulars may come from anywhere, a file or another program: nothing in them reaches a terminal but what
        can be seen.
        """
        key = f"error-{error.code.replace('_', '-')}"
        if error.text or key not in self:
            return _visible(str(error))
        facts = {name: _visible(it) if isinstance(it, str) else it for name, it in error.particulars.items()}
        return self.said(Sentence(key, facts))

    def said(self, saying: Sentence) -> str:
        """The sentence, including the sentences and errors among its particulars."""
        return self(saying.key, **self._given(saying.particulars))

    def _given(self, pieces: Mapping[str, Piece]) -> dict[str, Particular]:
        """The pieces as text. Of a pile, its `role` and `number` too, for languages that decline it."""
        given: dict[str, Particular] = {}
        for piece in pieces.values():
            if isinstance(piece, PileFact):
                given |= {"role": piece.pile, "number": piece.index + 1}
        return given | {name: self.piece(piece) for name, piece in pieces.items()}

    def piece(self, piece: Piece) -> Particular:
        """A piece of a sentence as text; a text or a number stays as it is."""
        match piece:
            case Sentence():
                return self.said(piece)
            case MaliceError():
                return self.error(piece)
        return self.written(piece)

    def written(self, fact: Fact) -> Particular:
        """A fact as it goes into a sentence."""
        match fact:
            case CardFact():
                return self._write_card(fact.card)
            case RankFact():
                return fact.rank
            case RanksFact():
                ranks = [self("needed-rank", rank=rank) for rank in fact.ranks]
                return either(ranks, self)
            case PileFact():
                return self("pile", role=fact.pile, number=fact.index + 1)
        return fact

    def told(self, code: str, facts: Facts, kind: str = "error") -> str:
        """What a table says, under `KIND-CODE`. A code from another program without a sentence is shown as it is."""
        key = f"{kind}-{code.replace('_', '-')}"
        try:
            return self(key, **self._given(facts))
        except KeyError:
            return self("error-refused", code=code)

    def goodbye(self, code: str, facts: Facts) -> str:
        """Why a table said goodbye: under `bye-CODE`, or else as for a refusal."""
        return self._told_or_refused(code, facts, "bye")

    def answered(self, answer: Answer, question: str) -> str:
        """All sentences of an answer, under `QUESTION-CODE` or else as for a refusal; "" for none."""
        codes = [code for paragraph in answer.codes for code in paragraph]
        return " ".join(self._told_or_refused(code, answer.facts, question).strip() for code in codes)

    def _told_or_refused(self, code: str, facts: Facts, kind: str) -> str:
        return self.told(code, facts, kind if f"{kind}-{code.replace('_', '-')}" in self else "error")


def language_for(wanted: Iterable[str]) -> str:
    """The first of the `wanted` languages that there are words in, else English.

    They are BCP 47 codes or what the environment calls a language: `pt-BR`, `pt_BR.UTF-8`, `de:en`; `C` is English.
    """
    for text in wanted:
        for name in text.split(":"):
            code = re.split(r"[.@]", name)[0].replace("_", "-").lower()
            if code in ("c", "posix"):
                return ENGLISH
            parts = code.split("-")
            nearest = ("-".join(parts[:count]) for count in range(len(parts), 0, -1))
            known = {each.lower(): each for each in (*LANGUAGES, PSEUDO, PSEUDO_RTL)}
            if found := next((known[each] for each in nearest if each in known), ""):
                return found
    return ENGLISH


def check_language(code: str | None) -> None:
    """Raise `SettingsError` for a language that there are no words in; None is any."""
    if code is not None and code not in (*LANGUAGES, PSEUDO, PSEUDO_RTL):
        raise SettingsError("unknown_language", language=code[:20], known=", ".join(LANGUAGES))


def read_files(language: str = ENGLISH, package: str = "p2p_malice") -> dict[str, str]:
    """The texts of the catalogue's files in that language, by name, or of another `package` with its own words.

    A package such as `p2p_malice.games.malice` has its files in a folder `words`, like the program itself. A game
    without words in that language speaks English.
    """
    own = resources.files(package) / "words"
    folder = own / (_spoken(language) if (own / _spoken(language)).is_dir() else ENGLISH)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in files}


@lru_cache(maxsize=8)
def load(language: str = ENGLISH, **games: str) -> Words:
    """The catalogue in one of the `LANGUAGES`, or pseudo, with the words of games, given by name and package."""
    own = {game: read_files(language, package).values() for game, package in games.items()}
    return Words(language, read_files(language).values(), own)


def read_text(language: str, *texts: str) -> Words:
    """The sentences of texts in which a comment `## GAME` begins those of that game."""
    common: list[str] = []
    games: dict[str, list[str]] = {}
    for text in texts:
        first, *own = _PART.split(text)
        common.append(first)
        for game, part in zip(own[::2], own[1::2], strict=True):
            games.setdefault(game, []).append(part)
    return Words(language, common, games)


def _joined(files: Iterable[str], common: Mapping[str, str]) -> dict[str, str]:
    """The entries of the files. Raises `WordsError` for a key that occurs twice, or is also in `common`."""
    joined: dict[str, str] = {}
    for text in files:
        found = entries(text)
        if twice := (joined.keys() | common.keys()) & found.keys():
            raise WordsError("words_twice", key=min(twice))
        joined |= found
    return joined


def _spoken(language: str) -> str:
    return ENGLISH if language in (PSEUDO, PSEUDO_RTL) else language


def _visible(text: str) -> str:
    """The text without control and direction characters; lines stay."""
    return "".join(char for char in text if char.isprintable() or char == "\n")
