"""Asks questions and fills in forms, line by line at a console."""

import textwrap
from collections.abc import Iterable, Mapping

from p2p_malice.plain.console import Console
from p2p_malice.ui.forms import Field, Form, Pick, Question, SeatsField, Stepper
from p2p_malice.words.catalogue import Words
from p2p_malice.words.sentence import Sentence

WIDTH = 80

QUIT = "quit"
"""Words that leave a question or a form."""

EMPTY = "-"
"""What to type for no value, since an empty line keeps the current one."""

_LONGEST_SHOWN = 30


class Asker:
    """Asks a person one thing after another."""

    def __init__(self, console: Console, words: Words) -> None:
        """Ask at `console`, in `words`."""
        self._console = console
        self._words = words

    # --- questions ---------------------------------------------------------------------------------------------------

    async def choose(self, question: Question) -> str | None:
        """The chosen word, typed itself or by its number; None at the end of the input or for `quit`."""
        self._console.tell("", self._words.said(question.asks), "")
        meanings = self._said(question.choices, question.lines)
        self._console.tell(*_choice_lines(meanings))
        if question.besides:
            self._console.paragraph(self._words("plain-besides", word=next(iter(question.besides))))
        prompt = self._words("plain-choose", count=len(meanings))
        return await self._chosen(list(meanings), prompt, unlisted=tuple(question.besides))

    def _said(self, choices: Mapping[str, Sentence], lines: Mapping[str, Sentence]) -> dict[str, str]:
        said = {word: self._words.said(meaning) for word, meaning in choices.items()}
        more = {word: self._words.said(line) for word, line in lines.items() if word in said}
        return said | {word: self._words("plain-choice", choice=said[word], line=line) for word, line in more.items()}

    async def _chosen(
        self, words: list[str], prompt: str, *, kept: str | None = None, unlisted: tuple[str, ...] = ()
    ) -> str | None:
        """The chosen word, or `kept` for an empty line; None if the person leaves."""
        while (answer := await self._console.ask(prompt)) is not None:
            word = answer.lower()
            if word == "" and kept is not None:
                return kept
            if word.isdecimal() and 1 <= int(word[:4]) <= len(words):
                return words[int(word[:4]) - 1]
            if word in words or word in unlisted:
                return word
            if word in (QUIT, "q"):
                return None
            shown = answer[:_LONGEST_SHOWN]
            self._console.tell(self._words("plain-no-such-choice", answer=shown, count=len(words)))
        return None

    # --- forms -------------------------------------------------------------------------------------------------------

    async def fill(self, form: Form) -> Mapping[str, str] | None:
        """Ask for each field in turn until the values pass; None at the end of the input or for `quit`."""
        self._console.tell("", self._words(form.title))
        self._console.paragraph(self._words("plain-form"))
        while True:
            for name in [field.name for field in form.fields]:
                field = next(field for field in form.fields if field.name == name)
                value = await self._ask(field, field.value)
                if value is None:
                    return None
                form = self._after(form, form.values | {name: value}, name)
            if form.more:
                values = form.values
                if not await self._ask_more(form, values):
                    return None
                for name in [field.name for field in form.more]:
                    if values[name] != form.values[name]:
                        form = self._after(form, form.values | {name: values[name]}, name)
            verdict = form.check(form.values)
            self._console.paragraph(str(self._words.piece(verdict.says)))
            if verdict.is_good:
                return form.values

    def _after(self, form: Form, values: Mapping[str, str], changed: str) -> Form:
        """The form after a change; tell the person what else changed because of it."""
        adapted = form.after(values, changed)
        if adapted.note:
            verdict = form.check(values)
            if not verdict.is_good:
                self._console.paragraph(str(self._words.piece(verdict.says)))
            self._console.paragraph(self._words.said(adapted.note))
        return adapted

    async def _ask(self, field: Field, now: str) -> str | None:
        """The value chosen or typed, or the current one; None if the person leaves."""
        label = _capitalised(self._words(field.label))
        match field:
            case Pick():
                open_ones = {value: said for value, said in field.options.items() if value not in field.closed}
                meanings = self._said(open_ones, field.lines)
                self._console.tell("", *_choice_lines(meanings))
                shown = self._words.said(field.options[field.shown]) if field.shown in field.options else now
                prompt = self._words("plain-field", label=label, now=shown)
                return await self._chosen(list(meanings), prompt, kept=now)
            case Stepper():
                return await self._ask_number(field, label, now)
        if isinstance(field, SeatsField):
            self._console.tell("", self._words("form-seats-hint"))
            said = {word: self._words.said(field.kinds[word]) for word in field.lines}
            about = {word: f"{said[word]}: {self._words.said(line)}" for word, line in field.lines.items()}
            self._console.tell(*(f"  {word:<14}{text}" for word, text in about.items()))
        if field.suggestions:
            self._console.tell("", self._words("plain-suggestions", suggestions="; ".join(field.suggestions)))
        prompt = self._words("plain-field", label=label, now=now or self._words("plain-empty"))
        answer = await self._console.ask(prompt)
        return None if answer is None or answer.lower() == QUIT else _typed(answer, now)

    async def _ask_number(self, field: Stepper, label: str, now: str) -> str | None:
        what = self._words("plain-range", label=label, least=field.least, most=field.most)
        prompt = self._words("plain-field", label=what, now=field.shown or self._words("form-default"))
        while (answer := await self._console.ask(prompt)) is not None and answer.lower() != QUIT:
            value = _typed(answer, now)
            if value == "" or (value.isdecimal() and field.least <= int(value[:9]) <= field.most):
                return value
            self._console.tell(self._words("plain-no-such-number", least=field.least, most=field.most))
        return None

    async def _ask_more(self, form: Form, values: dict[str, str]) -> bool:
        """Read `name=value` for any of the fields; False if the person leaves."""
        fields = form.more
        names = [field.name for field in fields]
        now = " ".join(f"{name}={values[name]}" for name in names if values[name])
        prompt = self._words(
            "plain-more", label=self._words(form.more_title, changed=0), now=now or self._words("plain-empty")
        )
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
    """The value that a line stands for, if the current one is `now`."""
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
