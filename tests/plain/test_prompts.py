"""Questions and forms, line by line."""

from collections.abc import Mapping

from p2p_malice.plain.prompts import Asker
from p2p_malice.ui.forms import Form, FormVerdict, Pick, Question, Stepper, Text
from p2p_malice.words.sentence import say
from tests.helpers import WORDS
from tests.plain.desk import Desk

RULES = {"mdw": say("plain-choice", choice="mdw", line="short"), "": say("form-default"), "yes": say("form-yes")}


class Typist(Desk):
    """Somebody who is asked."""

    def __init__(self, *lines: str | None) -> None:
        super().__init__(*lines)
        self.asker = Asker(self.console, WORDS)


def form() -> Form:
    """A form that will do unless the name is Eve."""

    def check(values: Mapping[str, str]) -> FormVerdict:
        return FormVerdict(values["name"] != "Eve", say("form-settings-next"))

    fields = (
        Text("name", "Asha", suggestions=("Ann", "Bob")),
        Pick("variant", "mdw", options=RULES),
        Stepper("pause", least=2, most=5),
    )
    return Form("settings", fields, check, more=(Stepper("seats", least=1, most=9),))


async def test_choices_have_number_word_and_meaning_in_columns() -> None:
    """However long the words are."""
    typist = Typist("2")
    choices = {"go": say("form-yes"), "settings": say("menu-settings"), "quit": say("menu-quit")}

    assert await typist.asker.choose(Question(say("ask-game"), choices)) == "settings"
    assert "   1  go        yes\n   2  settings  Settings\n   3  quit      Quit\n" in typist.shown


async def test_a_word_that_its_meaning_begins_with_is_not_said_twice() -> None:
    """Nor a number that is a word."""
    typist = Typist("1")

    assert await typist.asker.choose(Question(say("ask-game"), {"mdw": RULES["mdw"], "2": say("form-no")})) == "mdw"
    assert "   1  mdw. short\n   2  no\n" in typist.shown


async def test_no_line_of_a_choice_is_wider_than_a_terminal() -> None:
    """What doesn't fit goes on below its beginning."""
    typist = Typist("1")
    await typist.asker.choose(Question(say("ask-game"), {"long": say("plain-choice", choice="x", line="y " * 60)}))

    assert all(len(line) <= 80 for line in typist.shown.splitlines())


async def test_enter_keeps_and_a_dash_empties() -> None:
    """In every field alike."""
    filled = await Typist("", "", "3", "seats=2").asker.fill(form())
    assert filled == {"name": "Asha", "variant": "mdw", "pause": "3", "seats": "2"}

    filled = await Typist("-", "2", "-", "-").asker.fill(form())
    assert filled == {"name": "", "variant": "", "pause": "", "seats": ""}


async def test_a_choice_is_asked_for_until_it_is_made() -> None:
    """Only one of the words is an answer, or its number; the end of the input is none."""
    question = Question(say("ask-learned"), {"bot": say("form-yes"), "quit": say("form-no")})

    assert await Typist("what", "BOT").asker.choose(question) == "bot"
    assert await Typist("3", "1").asker.choose(question) == "bot"
    assert await Typist(None).asker.choose(question) is None


async def test_rarer_fields_are_given_by_name() -> None:
    """What there is of them is told when asked for; a form that doesn't pass is asked for again."""
    typist = Typist("Eve", "yes", "3", "?", "nonsense=1", "seats=5", "Ann", "", "", "", None)

    assert await typist.asker.fill(form()) == {"name": "Ann", "variant": "yes", "pause": "3", "seats": "5"}
    assert "seats=1-9" in typist.shown
    assert "nonsense" in typist.shown


async def test_what_cannot_be_is_asked_for_again_at_once() -> None:
    """Before the next field."""
    typist = Typist("", "nonsense", "yes", "six", "6", "2", "")

    filled = await typist.asker.fill(form())

    assert filled is not None
    assert (filled["variant"], filled["pause"]) == ("yes", "2")
    assert "“nonsense” isn't one of the choices" in typist.shown
    assert typist.shown.count("Type a number from 2 to 5.") == 2


async def test_a_form_is_left_at_any_field() -> None:
    """By a word that is told at its beginning, and at the end of the input."""
    for lines in (["quit"], ["", "quit"], ["", "", "QUIT"], ["", "", "", "quit"], [None], ["", "", "", None]):
        typist = Typist(*lines)
        assert await typist.asker.fill(form()) is None
        assert "or quit to go back" in " ".join(typist.shown.split())
