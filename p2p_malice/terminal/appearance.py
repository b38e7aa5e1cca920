"""How the screens look and behave."""

from collections.abc import Mapping
from typing import Protocol

from attrs import evolve, frozen


@frozen
class Appearance:
    """The settings of a full screen; see `store.settings.Settings`."""

    cards: str = "suits"
    theme: str = "dark"
    pause: float = 0.5
    autoplay: bool = True
    copies: bool = True
    shows_suits: bool = True
    """Whether the terminal can show suits, whatever the setting."""


class AppearanceSettings(Protocol):
    """The person's settings; None for those left alone."""

    @property
    def cards(self) -> str | None:
        """One of `auto`, `suits`, `ascii`."""

    @property
    def theme(self) -> str | None:
        """One of `colours.THEMES`."""

    @property
    def pause(self) -> float | None:
        """Seconds between moves of others, so that each is seen."""

    @property
    def autoplay(self) -> bool | None:
        """Whether a card with only one place to go is played as soon as it is chosen."""


def appearance_of(settings: AppearanceSettings, *, utf8: bool, copies: bool) -> Appearance:
    """The appearance in the settings; `utf8` says whether the terminal can show suits."""
    return Appearance(
        cards=_cards(settings.cards or "auto", utf8),
        theme=settings.theme or "dark",
        pause=0.5 if settings.pause is None else settings.pause,
        autoplay=settings.autoplay is not False,
        copies=copies,
        shows_suits=utf8,
    )


def changed(appearance: Appearance, values: Mapping[str, str]) -> Appearance:
    """The appearance in the values of the settings form."""
    return evolve(
        appearance,
        cards=_cards(values["cards"], appearance.shows_suits),
        theme=values["theme"],
        pause=float(values["pause"]),
        autoplay=values["autoplay"] == "yes",
    )


def _cards(wanted: str, utf8: bool) -> str:
    return wanted if wanted != "auto" else "suits" if utf8 else "ascii"
