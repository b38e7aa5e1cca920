"""The sentences of one language: what is said under which key, with which particulars."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib import resources

from p2p_malice.errors import MaliceError, WordsError
from p2p_malice.words.fluent import Particular, Pattern, entries, parse, say
from p2p_malice.words.pseudo import pseudo

ENGLISH = "en"
PSEUDO = "pseudo"
"""English in letters with accents, longer by 40 %: shows what is not in the catalogue, and what breaks a screen."""

LANGUAGES = (ENGLISH,)

PLURALS: dict[str, Callable[[int], str]] = {ENGLISH: lambda count: "one" if count == 1 else "other"}
"""The CLDR category of a whole number, by language (https://cldr.unicode.org, plural rules)."""


NUMBERS: dict[str, Callable[[int], str]] = {ENGLISH: "{:,}".format}
"""How a whole number is written, by language."""


class Words:
    """What is said in one language. Values, handed to whoever speaks."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        """The sentences of `files`, texts in Fluent's syntax. `PSEUDO` is made of the English ones.

        Raises `WordsError` for a key that stands twice.
        """
        self.language = language
        self._plural, self._number = PLURALS[_spoken(language)], NUMBERS[_spoken(language)]
        self._entries: dict[str, str] = {}
        for text in files:
            found = entries(text)
            if twice := self._entries.keys() & found.keys():
                raise WordsError("words_twice", key=min(twice))
            self._entries |= found

    def __contains__(self, key: str) -> bool:
        """Whether anything is said under `key`."""
        return key in self._entries

    def __call__(self, key: str, /, **particulars: Particular) -> str:
        """The sentence under `key`, with its particulars put in.

        Raises KeyError for a key that is not there and for a particular that is missing: both are bugs.
        """
        return say(self.pattern(key), particulars, self, self._plural, self._number)

    def pattern(self, key: str) -> Pattern:
        """What is said under `key`, before the particulars are put in. Raises KeyError."""
        pattern = parse(self._entries[key])
        return pseudo(pattern) if self.language == PSEUDO and not key.startswith("-") else pattern

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys but those of terms."""
        return tuple(key for key in self._entries if not key.startswith("-"))

    def error(self, error: MaliceError) -> str:
        """What went wrong, for a person: under `error-CODE`, the code's underlines written as dashes; an error
        among the particulars is said in its place."""
        if error.text:
            return error.text
        said = {name: self.error(it) if isinstance(it, MaliceError) else it for name, it in error.particulars.items()}
        key = f"error-{error.code.replace('_', '-')}"
        return self(key, **said) if key in self else str(error)


def read_files(language: str = ENGLISH, *packages: str) -> dict[str, str]:
    """The texts of the catalogue's files in that language, by path, and of `packages` with words of their own.

    A package, such as `p2p_malice.games.malice`, has its files in a folder `words`, as the program itself does.
    """
    found = {}
    for package in ("p2p_malice", *packages):
        folder = resources.files(package) / "words" / _spoken(language)
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                found[f"{package}/{file.name}"] = file.read_text(encoding="utf-8")
    return found


@lru_cache(maxsize=8)
def load(language: str = ENGLISH, *packages: str) -> Words:
    """The catalogue in one of the `LANGUAGES`, or `PSEUDO`, with the words of those `packages`."""
    return Words(language, read_files(language, *packages).values())


def _spoken(language: str) -> str:
    return ENGLISH if language == PSEUDO else language
