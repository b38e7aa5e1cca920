"""The local player's settings: config.toml, read strictly and changed without losing anything in it."""

import re
import tomllib
from collections.abc import Callable, Mapping, MutableMapping
from pathlib import Path
from types import UnionType
from typing import Any, get_args

from attrs import field, fields, frozen
from cattrs import BaseValidationError, Converter, transform_error

from p2p_malice.errors import MaliceError, SettingsError, StoreError
from p2p_malice.protocol.sanitize import MAX_NAME, clean
from p2p_malice.store.files import changing, read_text, settings_file, write_text


def _structure_text(value: object, _type: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a text in quotes is needed")
    return value


def _structure_number(value: object, _type: object) -> int:
    if type(value) is not int:
        raise TypeError("a number without quotes is needed")
    return value


def _structure_seconds(value: object, _type: object) -> float:
    if type(value) not in (int, float):
        raise TypeError("a number without quotes is needed")
    return float(value)  # type: ignore[arg-type]


def _structure_switch(value: object, _type: object) -> bool:
    if type(value) is not bool:
        raise TypeError("true or false is needed")
    return value


def _structure_value(value: object, _type: object) -> str | int | bool:
    if not isinstance(value, str | int | bool):
        raise TypeError("a number, a text in quotes, true or false is needed")
    return value


_converter = Converter()
_converter.register_structure_hook_func(lambda kind: kind == str | int | bool, _structure_value)
_converter.register_structure_hook(str, _structure_text)
_converter.register_structure_hook(int, _structure_number)
_converter.register_structure_hook(bool, _structure_switch)
_converter.register_structure_hook(float, _structure_seconds)


THEMES = ("dark", "light", "contrast")
CARDS = ("auto", "suits", "ascii")
MAX_PAUSE = 10
_PAGE = re.compile(r"https?://[A-Za-z0-9\[]\S*", re.ASCII)
"""The address of a page that a browser can open."""

_URL = re.compile(r"https://[A-Za-z0-9][A-Za-z0-9.-]*(:[0-9]{1,5})?(/[A-Za-z0-9._~/%+-]*)?(?<!\.)", re.ASCII)
"""The address of a page, without a user, query or fragment, since people read it and type it in."""

MAX_URL = 120


@frozen
class Settings:
    """What config.toml may say. Each key is also an option of the command line, which takes precedence.

    `name` is the player's; `stun` the STUN servers as `host:port`, None for the built-in ones; `turn` a TURN server as
    `turn:user:password@host:port`, whose user and password may also be given separately as `turn_user` and
    `turn_password`; `port` the local UDP port, `open_port` whether the router is asked to open it; `game_url` the
    address of the page that a link in the invitation opens; `courier` that of the courier which carries guests'
    replies; `project_url` the https address where friends can get the program; for the full screen, `theme` one of
    `THEMES`, `cards` one of `CARDS`, `pause` the seconds after each opponent's move and `autoplay` whether a card with
    only one place to go is played as soon as it is chosen; `thinking` the seconds that a computer player may think;
    `explain` whether to explain what comes up for the first time; `language` the code of the one to speak; `variant`
    the default rules; `rules` the player's own rule sets by name, each a table of options and the `variant` that they
    change.
    """

    name: str | None = None
    stun: tuple[str, ...] | None = None
    turn: str | None = None
    turn_user: str | None = None
    turn_password: str | None = None
    port: int | None = None
    open_port: bool = False
    game_url: str | None = None
    courier: str | None = None
    project_url: str | None = None
    theme: str | None = None
    cards: str | None = None
    pause: float | None = None
    thinking: float = 0.5
    language: str | None = None
    autoplay: bool | None = None
    explain: bool | None = None
    variant: str | None = None
    rules: dict[str, dict[str, str | int | bool]] = field(factory=dict)


def check_page(address: str | None) -> None:
    """Raise `SettingsError` for a `game_url` that friends couldn't open."""
    if address is not None and not _PAGE.fullmatch(address):
        raise SettingsError("no_page_address", text=address[:40])


def _is_url(text: str) -> bool:
    return len(text) <= MAX_URL and _URL.fullmatch(text) is not None


def wrong(setting: str, why: MaliceError) -> SettingsError:
    """The error for a saved setting that can't be used (`rules.sunday` for a rule set), with file and line."""
    path = settings_file()
    return SettingsError("setting_wrong", path=_place(path, read_text(path) or "", setting), setting=setting, why=why)


def _place(path: Path, text: str, setting: str) -> str:
    """The place of the setting, such as `config.toml:3`."""
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        head, key = re.match(r"\s*\[([^\]]+)\]", line), re.match(r"([^=#]+)=", line)
        if head:
            table = _plain(head[1])
        name = table if head else f"{table}.{_plain(key[1])}".lstrip(".") if key else ""
        if name == setting:
            return f"{path}:{number}"
    return _place(path, text, setting.rpartition(".")[0]) if "." in setting else str(path)


def _plain(key: str) -> str:
    """A key of the file, without quotes and blanks."""
    return re.sub(r"[\s\"']", "", key)


def load() -> Settings:
    """The settings as saved, with defaults for the rest. Raises `SettingsError` naming what can't be used."""
    path = settings_file()
    try:
        text = read_text(path)
    except StoreError as error:
        raise SettingsError(error.code, **error.particulars) from None
    if text is None:
        return Settings()
    try:
        content = tomllib.loads(text)
    except ValueError as error:  # No TOML, or a number of thousands of digits.
        if "overwrite" in str(error):
            line = re.search(r"at line (\d+)", str(error))
            number = line[1] if line else len(text.splitlines())  # Otherwise it's at the end of the file.
            raise SettingsError("setting_twice", path=f"{path}:{number}") from None
        raise SettingsError("settings_unreadable", path=str(path), reason=str(error)) from None
    known = [attribute.name for attribute in fields(Settings)]
    unknown = sorted(set(content) - set(known))
    if unknown:
        place = _place(path, text, unknown[0])
        raise SettingsError("no_such_setting", path=place, settings=", ".join(unknown), known=", ".join(known))
    if isinstance(content.get("stun"), str):
        content["stun"] = [content["stun"]]
    try:
        settings = _converter.structure(content, Settings)
    except BaseValidationError as error:
        raise _wrong_kind(path, text, error) from None
    for name, words in (("theme", THEMES), ("cards", CARDS)):
        if getattr(settings, name) not in (None, *words):
            place = _place(path, text, name)
            raise SettingsError("setting_not_listed", path=place, setting=name, known=", ".join(words))
    for name in ("pause", "thinking"):
        if not 0 <= (getattr(settings, name) or 0) <= MAX_PAUSE:
            raise SettingsError("setting_seconds", path=_place(path, text, name), setting=name, most=MAX_PAUSE)
    if settings.name is not None and clean(settings.name, MAX_NAME) != settings.name:
        raise SettingsError("setting_name", path=_place(path, text, "name"))
    if settings.project_url is not None and not _is_url(settings.project_url):
        raise SettingsError("setting_project_url", path=_place(path, text, "project_url"))
    try:
        check_page(settings.game_url)
    except SettingsError as error:
        raise wrong("game_url", error) from None
    return settings


def _wrong_kind(path: Path, text: str, error: BaseValidationError) -> SettingsError:
    """The error for the first value of the wrong kind in the file at `path`."""
    needed, _, setting = transform_error(error, format_exception=_needed)[0].partition(" @ $.")
    name = re.sub(r"\['([^']*)'\]", r".\1", setting)
    return SettingsError("setting_of_wrong_kind", path=_place(path, text, name), setting=name, needed=needed)


def _needed(_error: BaseException, kind: Any) -> str:
    """The kind of value that a type stands for: `text`, `number`, `switch`, `list`, `table` or `value` for any."""
    kinds = set(get_args(kind)) - {type(None)} if isinstance(kind, UnionType) else {kind}
    if len(kinds) > 1:
        return "value"
    names: dict[Any, str] = {str: "text", int: "number", float: "number", bool: "switch", tuple[str, ...]: "list"}
    return names.get(kinds.pop(), "table")


def keep_name(name: str) -> None:
    """Save the player's name for next time. Raises what `keep` raises."""
    keep({"name": name})


def keep(changes: Mapping[str, Any]) -> Settings:
    """Save some settings, and delete those that are None; everything else in the file stays as it is.

    Returns all settings as they then are. Raises `SettingsError` or `StoreError` if they can't be saved.
    """

    def change(document: MutableMapping[str, Any]) -> None:
        for name, value in changes.items():
            if value is None:
                document.pop(name, None)
            else:
                document[name] = value

    return _change(change)


def keep_rules(name: str, rules: Mapping[str, str | int]) -> Settings:
    """Save a rule set under that name, replacing any earlier one. Returns and raises what `keep` does."""

    def change(document: MutableMapping[str, Any]) -> None:
        document.setdefault("rules", {})[name] = dict(rules)

    return _change(change)


def _change(change: Callable[[MutableMapping[str, Any]], None]) -> Settings:
    import tomlkit  # Imported here so that reading is quicker.
    import tomlkit.exceptions

    path = settings_file().resolve()  # It may be a symlink into a folder of somebody's settings.
    with changing(path):
        try:
            document = tomlkit.parse(read_text(path) or "")
        except tomlkit.exceptions.ParseError as error:
            raise SettingsError("settings_unreadable", path=str(path), reason=str(error)) from None
        change(document)
        write_text(path, tomlkit.dumps(document))
        return load()
