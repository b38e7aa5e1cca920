"""The sentences of one language: what is said under which key, with which particulars."""

from collections.abc import Callable, Iterable, Mapping
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


class Words:
    """What is said in one language. Values, handed to whoever speaks."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        """The sentences of `files`, texts in Fluent's syntax. `PSEUDO` is made of the English ones.

        Raises `WordsError` for a key that stands twice.
        """
        self.language = language
        self._plural = PLURALS[ENGLISH if language == PSEUDO else language]
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
        return say(self.pattern(key), particulars, self, self._plural)

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

    def refusal(self, code: str, particulars: Mapping[str, Particular]) -> str:
        """Why a table refused something. Another program wrote this: a code without a sentence here is said as such."""
        return self._said(f"error-{code.replace('_', '-')}", code, particulars)

    def goodbye(self, code: str, particulars: Mapping[str, Particular]) -> str:
        """Why a table said goodbye: under `bye-CODE`, or as what it refused."""
        key = f"bye-{code.replace('_', '-')}"
        return self._said(key, code, particulars) if key in self else self.refusal(code, particulars)

    def _said(self, key: str, code: str, particulars: Mapping[str, Particular]) -> str:
        try:
            return self(key, **particulars)
        except KeyError:
            return self("error-refused", code=code)


def read_files(language: str = ENGLISH) -> dict[str, str]:
    """The texts of the catalogue's files in that language, by file name."""
    folder = resources.files("p2p_malice.words") / (ENGLISH if language == PSEUDO else language)
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


@lru_cache(maxsize=4)
def load(language: str = ENGLISH) -> Words:
    """The catalogue in one of the `LANGUAGES`, or `PSEUDO`."""
    return Words(language, read_files(language).values())
