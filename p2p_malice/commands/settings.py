"""The settings as a form: those of the link for everybody, and those of the user interface in use."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import evolve

from p2p_malice.courier.contract import check_courier
from p2p_malice.errors import MaliceError, SettingsError
from p2p_malice.flows.setup.setup_form import clean_name
from p2p_malice.link.settings import LinkSettings
from p2p_malice.store.settings import CARDS, MAX_PAUSE, THEMES, Settings, check_page, keep
from p2p_malice.ui.contract import UserInterface
from p2p_malice.ui.forms import Field, Form, FormVerdict, Pick, Text
from p2p_malice.words.catalogue import LANGUAGES
from p2p_malice.words.sentence import say

_DEVICES = "device"
"""The language of the device."""

_YES_NO = {"yes": say("form-yes"), "no": say("form-no")}


async def change_settings(
    ui: UserInterface, settings: Settings, name: str, link_of: Callable[[Settings], LinkSettings]
) -> Settings:
    """Let a person change the settings; return those now in force.

    `link_of` raises `SettingsError` for settings that can't be used.
    """

    def check(values: Mapping[str, str]) -> FormVerdict:
        try:
            wire = _wire_of(values)
            link_of(evolve(settings, **wire))
            check_page(wire["game_url"])
            check_courier(wire["courier"])
            _pause_of(values)
        except MaliceError as error:
            return FormVerdict(False, error)
        if values.get("language", _DEVICES) != (settings.language or _DEVICES):
            return FormVerdict(True, say("form-language-next"))
        return FormVerdict(True, say("settings-autoplay-how" if "autoplay" in values else "form-settings-next"))

    more = _network_fields(settings)
    form = Form("settings", _fields(ui, settings, name), check, more, more_title="form-settings-more")
    values = await ui.fill(form)
    if values is None:
        return settings
    wire = _wire_of(values)
    changes: dict[str, Any] = {
        "name": clean_name(values["name"]),
        **wire,
        "stun": list(wire["stun"]) if wire["stun"] else None,
    }
    changes |= {each: values[each] for each in ("theme", "cards") if each in values}
    if "pause" in values:
        changes |= {"pause": _pause_of(values), "autoplay": values["autoplay"] == "yes"}
    if "explain" in values:
        changes["explain"] = values["explain"] == "yes"
    if "language" in values:
        changes["language"] = None if values["language"] == _DEVICES else values["language"]
    kept = keep(changes)
    ui.take_on(values)
    return kept


def _fields(ui: UserInterface, now: Settings, name: str) -> tuple[Field, ...]:
    own: dict[str, Field] = {
        "theme": Pick("theme", now.theme or "dark", options={theme: say(f"form-theme-{theme}") for theme in THEMES}),
        "cards": Pick("cards", now.cards or "auto", options={cards: say(f"form-cards-{cards}") for cards in CARDS}),
        "pause": Text("pause", str(0.5 if now.pause is None else now.pause)),
        "autoplay": Pick("autoplay", "no" if now.autoplay is False else "yes", options=_YES_NO),
        "explain": Pick("explain", "no" if now.explain is False else "yes", options=_YES_NO),
    }
    spoken = {_DEVICES: say("form-language-device")}
    spoken |= {code: say("form-language-name", name=each) for code, each in LANGUAGES.items()}
    language = Pick("language", now.language or _DEVICES, options=spoken)
    return (
        Text("name", name),
        *([language] if len(LANGUAGES) > 1 else ()),
        *(own[each] for each in ui.own_settings),
    )


def _network_fields(now: Settings) -> tuple[Field, ...]:
    return (
        Text("stun", " ".join(now.stun or ())),
        Text("turn", now.turn or ""),
        Text("game_url", now.game_url or ""),
        Text("courier", now.courier or ""),
    )


def _wire_of(values: Mapping[str, str]) -> dict[str, Any]:
    stun = tuple(values["stun"][:500].split()[:8])
    return {
        "stun": stun or None,
        "turn": values["turn"].strip()[:500] or None,
        "game_url": values["game_url"].strip()[:500] or None,
        "courier": values["courier"].strip()[:500] or None,
    }


def _pause_of(values: Mapping[str, str]) -> float:
    try:
        pause = float(values.get("pause", "0"))
    except ValueError:
        pause = -1.0
    if not 0 <= pause <= MAX_PAUSE:
        raise SettingsError("pause_wrong", most=MAX_PAUSE)
    return pause
