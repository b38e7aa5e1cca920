"""ASKING: a question with its choices, and a form, line by line at a console."""

import textwrap
from collections.abc import Iterable, Mapping

from p2p_malice.face import Field, Form, Pick, Question, Stepper
from p2p_malice.plain.console import Console
from p2p_malice.words.catalogue import Words

WIDTH = 80

QUIT = "quit"
"""Words that leave a question or a form."""

EMPTY = "-"
"""What to type for no value: an empty line keeps the present one."""

_LONGEST_SHOWN = 30


class Asker:
    """Asks a person one thing after another at `console`, in `words`."""

    def __init__(self, console: Console, words: Words) -> None:
        """Nothing has been asked yet."""
        self._console = console
        self._words = words

    # --- questions ---------------------------------------------------------------------------------------------------

    async def choose(self, question: Question) -> str | None:
        """The chosen word, typed as such or by its number; None at the end of the input or for `quit`."""
        self._console.tell("", self._words.said(question.asks), "")
        meanings = {word: self._words.said(meaning) for word, meaning in question.choices.items()}
        self._console.tell(*_choice_lines(meanings))
        return await self._chosen(list(meanings), self._words("plain-choose", count=len(meanings)))

    async def _chosen(self, words: list[str], prompt: str, *, kept: str | None = None) -> str | None:
        """The word chosen, `kept` for an empty line; None if the person leaves."""
        while (answer := await self._console.ask(prompt)) is not None:
            word = answer.lower()
            if word == "" and kept is not None:
                return kept
            if word.isdecimal() and 1 <= int(word[:4]) <= len(words):
                return words[int(word[:4]) - 1]
            if word in words:
                return word
            if word in (QUIT, "q"):
                return None
            shown = answer[:_LONGEST_SHOWN]
            self._console.tell(self._words("plain-no-such-choice", answer=shown, count=len(words)))
        return None

    # --- forms -------------------------------------------------------------------------------------------------------

    async def fill(self, form: Form) -> Mapping[str, str] | None:
        """Ask for one field after another, and again until they pass; None at the end of the input or for `quit`."""
        self._console.tell("", self._words(f"form-{form.name}"))
        self._console.paragraph(self._words("plain-form"))
        values = {field.name: field.value for field in (*form.fields, *form.more)}
        while True:
            for field in form.fields:
                value = await self._ask(field, values[field.name])
                if value is None:
                    return None
                values[field.name] = value
            if form.more and not await self._ask_more(form.more, values):
                return None
            verdict = form.check(values)
            self._console.paragraph(str(self._words.piece(verdict.says)))
            if verdict.is_good:
                return values

    async def _ask(self, field: Field, now: str) -> str | None:
        """The value chosen or typed, or the present one; None if the person leaves."""
        label = _capitalised(self._words(field.label))
        match field:
            case Pick():
                meanings = {value: self._words.said(meaning) for value, meaning in field.options.items()}
                self._console.tell("", *_choice_lines(meanings))
                shown = now if now and meanings[now].startswith(now) else meanings[now]
                prompt = self._words("plain-field", label=label, now=shown)
                return await self._chosen(list(meanings), prompt, kept=now)
            case Stepper():
                return await self._ask_number(field, label, now)
        if field.suggestions:
            self._console.tell("", self._words("plain-suggestions", suggestions="; ".join(field.suggestions)))
        prompt = self._words("plain-field", label=label, now=now or self._words("plain-empty"))
        answer = await self._console.ask(prompt)
        return None if answer is None or answer.lower() == QUIT else _typed(answer, now)

    async def _ask_number(self, field: Stepper, label: str, now: str) -> str | None:
        what = self._words("plain-range", label=label, least=field.least, most=field.most)
        prompt = self._words("plain-field", label=what, now=now or self._words("form-default"))
        while (answer := await self._console.ask(prompt)) is not None and answer.lower() != QUIT:
            value = _typed(answer, now)
            if value == "" or (value.isdecimal() and field.least <= int(value[:9]) <= field.most):
                return value
            self._console.tell(self._words("plain-no-such-number", least=field.least, most=field.most))
        return None

    async def _ask_more(self, fields: tuple[Field, ...], values: dict[str, str]) -> bool:
        """Read `name=value` for any of the fields; False if the person leaves."""
        names = [field.name for field in fields]
        now = " ".join(f"{name}={values[name]}" for name in names if values[name])
        prompt = self._words("plain-more", label=self._words("form-more"), now=now or self._words("plain-empty"))
        while (answer := await self._console.ask(prompt)) is not None and answer.lower() != QUIT:
            if answer == "?":
                self._console.tell(*(self._more_line(field) for field in fields))
                continue
            typed = [part.partition("=") for part in _typed(answer, now).split()]
            if unknown := [name for name, _, _ in typed if name not in names]:
                self._console.tell(self._words("plain-no-such-field", name=unknown[0][:_LONGEST_SHOWN]))
                continue
            values |= dict.fromkeys(names, "") | {name: value for name, _, value in typed}
            return True
        return False

    def _more_line(self, field: Field) -> str:
        return f"  {f'{field.name}={_range_of(field)}':<28} {self._words(field.label)}"


def _typed(answer: str, now: str) -> str:
    """The value that a line stands for, if the present one is `now`."""
    if answer == EMPTY:
        return ""
    return answer or now


def _choice_lines(meanings: Mapping[str, str]) -> Iterable[str]:
    """The choices, each with its number, word and meaning; no word if the meaning starts with it."""
    apart = {word: not meaning.startswith(word) and not word.isdecimal() for word, meaning in meanings.items()}
    width = max((len(word) for word in meanings if apart[word]), default=0) + 2
    for number, (word, meaning) in enumerate(meanings.items(), 1):
        head = f"  {number:2}  "
        text = f"{word:<{width}}{meaning}" if apart[word] else meaning
        indent = " " * (len(head) + (width if apart[word] else 0))
        yield textwrap.fill(text, WIDTH, initial_indent=head, subsequent_indent=indent, break_on_hyphens=False)


def _capitalised(label: str) -> str:
    return label[:1].upper() + label[1:]


def _range_of(field: Field) -> str:
    match field:
        case Stepper():
            return f"{field.least}-{field.most}"
        case Pick():
            return "|".join(value for value in field.options if value)
    return ""
