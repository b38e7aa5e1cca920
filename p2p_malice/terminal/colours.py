"""What the style names of a canvas look like, by theme."""

from functools import lru_cache

from rich.style import Style

_DARK = {
    "felt": "#dfeee6 on #0b3d2e",
    "bar": "#dfeee6 on #06261c",
    "title": "bold #ffffff",
    "link": "#7fe0a8",
    "label": "#cfe3d8",
    "name": "bold #ffffff",
    "turn": "bold #ffd54a",
    "lost": "bold #9fc4ff",
    "rule": "#2f6b55",
    "log": "#cfe3d8",
    "prompt": "#f1f7f3",
    "keys": "#ffb347",
    "card": "#1c1c1c on #f7f3e8",
    "picked": "#7a5200 on #fff0b3",
    "back": "#7f9bd1 on #1f3a7a",
    "empty": "#6fa88f",
    "frame": "#8a8a80",
    "target": "bold #178a45",
    "spade": "bold #101010",
    "heart": "bold #b00020",
    "diamond": "bold #0a4da8",
    "club": "bold #0f6b2f",
    "joker": "bold #6a1b9a",
    "gold": "bold #8a6000",
    "edge": "#cdc6b0",
    "badge": "bold #1c1c1c on #ffd54a",
    "buried": "#6b6b63",
    "count": "",
    "key": "bold",
    "cursor": "reverse",
    "here": "bold #0057d8",
    "mark": "bold #5f6660",
    "marked": "underline",
    "glow": "on #a8efc4",
}

_LIGHT = _DARK | {
    "felt": "#12352a on #e3f0e8",
    "bar": "#12352a on #c7dfd2",
    "title": "bold #0b2a20",
    "link": "#0f6b2f",
    "label": "#2f4f43",
    "name": "bold #0b2a20",
    "turn": "bold #9a5b00",
    "lost": "bold #1d3f7a",
    "rule": "#9fbfb0",
    "log": "#2f4f43",
    "prompt": "#12352a",
    "keys": "#8a4a00",
    "card": "#1c1c1c on #ffffff",
    "empty": "#6b8f7f",
    "frame": "#77776d",
}

_CONTRAST = _DARK | {
    "felt": "#ffffff on #000000",
    "bar": "#000000 on #ffffff",
    "title": "bold #000000",
    "link": "bold #000000",
    "label": "#ffffff",
    "name": "bold #ffffff",
    "turn": "bold #ffff00",
    "lost": "bold #003399",
    "rule": "#ffffff",
    "log": "#ffffff",
    "prompt": "bold #000000",
    "keys": "bold #000000",
    "card": "#000000 on #ffffff",
    "picked": "#000000 on #ffff00",
    "back": "#ffffff on #003399",
    "empty": "#ffffff",
    "frame": "#6a6a6a",
    "buried": "#333333",
}

THEMES = {"dark": _DARK, "light": _LIGHT, "contrast": _CONTRAST}


@lru_cache(maxsize=1024)
def style_of(names: str, theme: str) -> Style:
    """The style for some names, later ones over earlier ones; all of them are on the felt or the bar."""
    known = THEMES[theme]
    style = Style.parse(known["felt"])
    if names.split()[:1] in (["bar"], ["title"], ["link"], ["prompt"], ["keys"]):
        style = Style.parse(known["bar"])
    for name in names.split():
        style += Style.parse(known[name] or "none")
    return style
