"""Questions with a few answers, and forms such as a set-up or the settings, as frozen values."""

from collections.abc import Callable, Mapping

from attrs import Factory, evolve, field, frozen

from p2p_malice.errors import MaliceError
from p2p_malice.words.sentence import Piece, Sentence

COMES_AND_GOES = "resume-"
"""Begins the words of choices that are there only at times, such as a game to go on with."""


@frozen
class Person:
    """Somebody whom a choice is about: the name, the seat at the table, from 0, and the avatar, "" for none."""

    name: str
    seat: int
    avatar: str = ""


@frozen
class Question:
    """A choice between several things: `choices` by the word that answers, with a line about some of them in `lines`.

    `name` is who is asked, "" if that isn't known. `besides` are more words that answer, each with the choice that it
    belongs beside: they set up a game before it starts. `first` is the choice that most people want now. `people` are
    those whom some choices are about.
    """

    asks: Sentence
    choices: Mapping[str, Sentence]
    is_menu: bool = False
    """Whether everything begins here, so that there is nothing to go back to."""
    lines: Mapping[str, Sentence] = field(factory=dict)
    besides: Mapping[str, str] = field(factory=dict)
    first: str = ""
    name: str = ""
    people: Mapping[str, tuple[Person, ...]] = field(factory=dict)


@frozen
class _Field:
    name: str
    value: str = ""
    label: str = field(kw_only=True, default=Factory(lambda self: f"form-{self.name}", takes_self=True))
    """The key of the field's label."""
    means: str = field(kw_only=True, default="")
    """The key of a sentence about the field; "" for none."""
    default: str = field(kw_only=True, default="")
    """What an empty value stands for, if known."""

    @property
    def shown(self) -> str:
        """The value in force."""
        return self.value or self.default


@frozen
class Text(_Field):
    """A form's field for a text; `suggestions` are common values."""

    suggestions: tuple[str, ...] = ()


@frozen(kw_only=True)
class Pick(_Field):
    """A field to pick one of `options`, each by the text that is its value, some with a line about it in `lines`.

    `closed` are options that don't go with the other fields, each with the reason. `shape` is how to show the field if
    there is room for more than a list: `list`, `cards` (each with its line), `chips` or `switch` (no or yes).
    """

    options: Mapping[str, Sentence]
    lines: Mapping[str, Sentence] = field(factory=dict)
    closed: Mapping[str, Piece] = field(factory=dict)
    shape: str = "list"


@frozen(kw_only=True)
class Stepper(_Field):
    """A field for a number from `least` to `most`; "" leaves it to the rules. `common` are numbers that have a name."""

    least: int
    most: int
    common: Mapping[str, Sentence] = field(factory=dict)


@frozen(kw_only=True)
class SeatsField(_Field):
    """A field for who sits where: a word for each of `least` to `most` seats, separated by spaces.

    A word is one of `kinds`; `me` and `message` may also be written with somebody's name, as in `me=Asha`. A `friend`
    with a name is a kind of its own. `closed`
    holds, for each seat, the kinds that don't go with the other seats. A number in place of the words asks for that
    many seats. Computer players have a line about them in `lines`; `computers` says for each seat what they are called
    there, and `avatars` the name of the picture of the one who plays there, "" for none.
    """

    kinds: Mapping[str, Sentence]
    lines: Mapping[str, Sentence] = field(factory=dict)
    computers: tuple[Mapping[str, Sentence], ...] = ()
    avatars: tuple[str, ...] = ()
    least: int
    most: int
    closed: tuple[tuple[str, ...], ...] = ()
    suggestions: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The seats' words."""
        return tuple(word for word in self.value.split(" ") if word)


Field = Text | Pick | Stepper | SeatsField


@frozen
class FormVerdict:
    """Whether the values of a form will do, and anything to say about them."""

    is_good: bool
    says: Sentence | MaliceError


@frozen
class Form:
    """Fields to fill in. The words are under `title`, `form-NAME-done` (button) and `form-NAME-FIELD`.

    `more` are fields that most people leave alone, under `more_title`; `check` judges the values, all of them texts. If
    fields depend on each other, `adapt` gives the form for some values and the name of the field changed last; `note`
    says what else changed because of it. Values that are `offered` have been chosen by nobody.
    """

    name: str
    fields: tuple[Field, ...]
    check: Callable[[Mapping[str, str]], FormVerdict]
    more: tuple[Field, ...] = ()
    adapt: "Callable[[Mapping[str, str], str], Form] | None" = None
    note: Sentence | None = None
    offered: Mapping[str, str] = field(kw_only=True, factory=dict)
    more_title: str = field(kw_only=True, default="form-more")
    title: str = field(kw_only=True, default=Factory(lambda self: f"form-{self.name}", takes_self=True))

    @property
    def values(self) -> dict[str, str]:
        """The values in the fields."""
        return {each.name: each.value for each in (*self.fields, *self.more)}

    @property
    def changed(self) -> int:
        """How many of the fields that most people leave alone have been given a value."""
        return sum(each.value not in ("", self.offered.get(each.name)) for each in self.more)

    def filled(self, values: Mapping[str, str]) -> "Form":
        """This form with these values in its fields; a field that isn't named keeps its own."""

        def given(fields: tuple[Field, ...]) -> tuple[Field, ...]:
            return tuple(evolve(each, value=values.get(each.name, each.value)) for each in fields)

        return evolve(self, fields=given(self.fields), more=given(self.more))

    def after(self, values: Mapping[str, str], changed: str) -> "Form":
        """The form for these values, of which `changed` names the field changed last."""
        return evolve(self.adapt(values, changed), title=self.title) if self.adapt else self.filled(values)
