"""Sheets are wrapped by the user interface that shows them."""

from p2p_malice.plain.wrapping import wrapped

TEXT = "One two three\nfour five six.\n\nHeading\n  as it is    here\n  and    here\n"


def test_a_paragraph_is_filled_however_it_was_broken() -> None:
    """It was perhaps broken for another width."""
    assert wrapped(TEXT, 80).startswith("One two three four five six.\n\n")
    assert wrapped(TEXT, 10).startswith("One two\nthree four\nfive six.\n\n")


def test_indented_lines_stay_as_they_are() -> None:
    """They are tables."""
    assert "Heading\n  as it is    here\n  and    here\n" in wrapped(TEXT, 10)


def test_no_line_of_a_paragraph_is_too_wide() -> None:
    """But for one long word."""
    assert all(len(line) <= 20 for line in wrapped(TEXT * 3, 20).splitlines())
