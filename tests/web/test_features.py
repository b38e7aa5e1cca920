"""What an old Safari lacks isn't needed: the page asks first, or is as good without it."""

import re
from pathlib import Path

import pytest

from p2p_malice.web.site import FOLDER
from tests.web.test_javascript import HERE, needs_node, run_node

OLDEST = "15.4"
"""The oldest Safari that plays, as page and README say it."""

ASKED_FOR = {
    "CanvasRenderingContext2D.roundRect": "a rectangle stands in for it",
    "Navigator.userActivation": "asked for by ?.",
    "Navigator.vibrate": "its setting is hidden",
    "Navigator.wakeLock": "its setting is hidden",
    "Notification": "its setting is hidden",
    "UserActivation.hasBeenActive": "asked for by ?.",
    "WakeLock.request": "where there is a wakeLock",
    "WakeLockSentinel.release": "where there is a wakeLock",
    "WakeLockSentinel.released": "where there is a wakeLock",
}
LOOKS = {
    "HTMLElement.inert": "what is tapped below a dialog is answered by none",
    "align-content:": "of a grid, 10.3",
    "contain-intrinsic-size": "paints sooner",
    "content-visibility": "paints sooner",
    "content-visibility:": "paints sooner",
    "cursor:": "no mouse",
    "forced-color-adjust": "no forced colours",
    "forced-color-adjust:": "no forced colours",
    "place-items:": "of a grid, 10.3",
    "place-self:": "of a grid, 10.3",
    "resize": "no handle at a text",
    "resize:": "no handle at a text",
    "scrollbar-width": "the usual scroll bar",
    "scrollbar-width:": "the usual scroll bar",
    "text-wrap": "lines of other lengths",
    "text-wrap:": "lines of other lengths",
    "user-select": "with its prefix",
}
"""What is less fine, but works, without them."""

needs_data = pytest.mark.skipif(
    not (HERE / "node_modules/@mdn/browser-compat-data").exists(), reason="npm ci --prefix tests/web has not been run."
)
pytestmark = [needs_node, needs_data]


def newer(*files: Path) -> set[str]:
    """The names of what those files use that came later than the oldest Safari."""
    lines = run_node("features.mjs", "safari_ios", OLDEST, *map(str, files)).splitlines()
    return {line.split(" ")[0] for line in lines}


def test_what_stands_at_an_end_of_a_line_stands_at_the_other_in_arabic() -> None:
    """How many cards one had to go stood far from its bar."""
    assert [
        each.name for each in FOLDER.rglob("*.css") if re.search("margin-(left|right): auto", each.read_text())
    ] == []


def test_all_that_is_newer_than_the_oldest_safari_is_dispensable() -> None:
    """By MDN's data. Nothing is listed here that isn't used any more."""
    files = [each for kind in ("js", "css") for each in FOLDER.rglob(f"*.{kind}") if each.parent.name != "vendor"]
    assert newer(*files) == ASKED_FOR.keys() | LOOKS.keys()


def test_what_is_newer_is_found(tmp_path: Path) -> None:
    """In syntax, names and properties, values and functions of a style; unless it's asked for."""
    script, style = tmp_path / "new.js", tmp_path / "new.css"
    script.write_text("/(?<!a)b/; document.startViewTransition(); class A { static {} }\nnew OffscreenCanvas(1, 2);")
    style.write_text(
        "a { color: color-mix(in srgb, red, blue); scrollbar-gutter: stable; } d:user-invalid { top: 0 }"
        "b { color: red; color: oklch(50% 0 0); } @supports (color: oklch(0 0 0)) { c { color: oklch(0 0 0); } }"
    )

    found = newer(script, style)

    scripts = {"(?<=…)", "static", "Document.startViewTransition", "OffscreenCanvas"}
    assert found == scripts | {"color-mix()", "scrollbar-gutter", "scrollbar-gutter:", ":user-invalid"}
