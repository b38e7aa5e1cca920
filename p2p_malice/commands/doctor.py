"""`doctor`: what network and machine this is, and what that means for playing."""

import asyncio
import os
import shutil
import stat
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from attrs import frozen

from p2p_malice.courier.contract import Courier
from p2p_malice.errors import CourierError
from p2p_malice.invite.clipboard import can_be_read
from p2p_malice.invite.whatsapp import browser_name
from p2p_malice.link.nat_behaviour import Network, NetworkKind, RelayCheck, ServerCheck, discover
from p2p_malice.link.settings import LinkSettings
from p2p_malice.store.files import config_folder, data_folder, make_folder
from p2p_malice.ui.contract import Sheet, UserInterface
from p2p_malice.ui.news import LookingAround
from p2p_malice.words.catalogue import Words
from p2p_malice.words.sentence import Piece, Sentence, chained, say

NO_WAY_OUT = 4
"""The exit status if nobody outside this network can be reached, the same as for a connection that finds no path."""

WIDTH = 72


@frozen
class CourierCheck:
    """The courier at that `url`, and what is wrong with it; None for nothing."""

    url: str
    trouble: CourierError | None = None


@frozen
class Machine:
    """What this machine offers besides the network. `terminal` is None if stdout isn't one."""

    clipboard: bool
    browser: str | None
    encoding: str
    draws_cards: bool
    terminal: tuple[int, int] | None
    colours: bool
    folders: dict[str, Piece]
    """What is wrong with each of our folders; "" for nothing."""


Found = tuple[Network, Machine, CourierCheck | None]
"""What was found out; None for no courier."""


async def show_report(ui: UserInterface, words: Words, link: LinkSettings, courier: Courier | None) -> None:
    """Examine the network and the machine, and show the report."""
    await ui.tell(LookingAround())
    network, machine, carries = await examine(link, courier)
    await ui.read(Sheet(say("sheet-doctor"), "\n".join(report(network, machine, words, carries)), light(network)))


async def examine(settings: LinkSettings, courier: Courier | None = None) -> Found:
    """Examine the network, the courier and the machine at the same time, in less than 10 seconds."""
    output = sys.__stdout__ or sys.stdout  # A full screen replaces sys.stdout.
    return await asyncio.gather(
        discover(settings), asyncio.to_thread(examine_machine, output), examine_courier(courier)
    )


async def examine_courier(courier: Courier | None) -> CourierCheck | None:
    """See whether the courier is there."""
    if courier is None:
        return None
    try:
        await courier.check()
    except CourierError as error:
        return CourierCheck(courier.url, error)
    return CourierCheck(courier.url)


def examine_machine(output: TextIO) -> Machine:
    """Examine the machine. A file is made in each folder and removed; the clipboard is only read."""
    encoding = output.encoding or "ascii"
    size = shutil.get_terminal_size()
    is_terminal = output.isatty()
    return Machine(
        clipboard=can_be_read(),
        browser=browser_name(),
        encoding=encoding,
        draws_cards=_can_encode("♠♥♦♣│╔▼", encoding),
        terminal=(size.columns, size.lines) if is_terminal else None,
        colours=is_terminal and "NO_COLOR" not in os.environ and os.environ.get("TERM", "") not in ("", "dumb"),
        folders={str(folder): _trouble(folder) for folder in dict.fromkeys((config_folder(), data_folder()))},
    )


def _can_encode(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _trouble(folder: Path) -> Piece:
    try:
        make_folder(folder)
        with tempfile.TemporaryFile(dir=folder):
            pass
        if os.name == "posix" and stat.S_IMODE(folder.stat().st_mode) & stat.S_IWOTH:
            return say("doctor-others-write")
    except OSError as error:
        return error.strerror or say("doctor-unwritable")
    return ""


def can_play(network: Network) -> bool:
    """Whether a friend outside this network can be reached at all."""
    return _is_relayed(network) or network.kind not in (NetworkKind.BLOCKED, NetworkKind.OFFLINE)


def light(network: Network) -> str:
    """How friends can join: `green` with the invitation alone, `amber` with a reply, `red` only by detours at best."""
    if network.kind in (NetworkKind.OPEN, NetworkKind.CONE):
        return "green"
    is_out = network.kind in (NetworkKind.SYMMETRIC, NetworkKind.BLOCKED, NetworkKind.OFFLINE)
    return "red" if is_out and not _is_relayed(network) else "amber"


def verdict(network: Network) -> Sentence:
    """What the network means for playing, in a sentence or two."""
    if network.kind is NetworkKind.UNKNOWN and not network.stun and not _is_relayed(network):
        return say("doctor-verdict-unasked")
    needs_relay = network.kind not in (NetworkKind.OPEN, NetworkKind.CONE, NetworkKind.ADDRESS_RESTRICTED)
    return say(f"doctor-verdict-{'relayed' if _is_relayed(network) and needs_relay else network.kind.value}")


def _is_relayed(network: Network) -> bool:
    return network.relay is not None and network.relay.address is not None


def report(network: Network, machine: Machine, words: Words, courier: CourierCheck | None = None) -> list[str]:
    """The lines for a person: a few words, a verdict, then the details."""
    return [
        words("network-light", light=_in_words(network)),
        "",
        *textwrap.wrap(words.said(verdict(network)), WIDTH, break_on_hyphens=False),
        "",
        words("doctor-network"),
        *(_line(words(f"doctor-label-{label}"), words.piece(said)) for label, said in _of_network(network, courier)),
        "",
        words("doctor-machine"),
        *(_line(words(f"doctor-label-{label}"), words.piece(said)) for label, said in _of_machine(machine)),
    ]


def _in_words(network: Network) -> str:
    """The variant of the summary: the light, `offline` or `unknown`."""
    if network.kind is NetworkKind.OFFLINE:
        return "offline"
    is_told = network.kind is not NetworkKind.UNKNOWN or _is_relayed(network)
    return light(network) if is_told else "unknown"


def _of_network(network: Network, courier: CourierCheck | None) -> Iterator[tuple[str, Piece]]:
    """The network's facts, each under its label."""
    yield "kind", say(f"doctor-kind-{network.kind.value}")
    yield "addresses", chained(network.local) or say("doctor-no-addresses")
    if network.skipped:
        left_out = sorted({i.names[0] if i.names else i.address for i in network.skipped})
        yield "skipped", say("doctor-skipped", names=chained(left_out))
    yield "ipv6", say("doctor-ipv6", there=_yes(network.ipv6))
    for check in network.stun:
        yield "stun", _stun_words(check)
    if network.kind not in (NetworkKind.BLOCKED, NetworkKind.OFFLINE, NetworkKind.UNKNOWN):
        yield "mapping", say(f"doctor-mapping-{network.mapping.value}")
        yield "filtering", say(f"doctor-filtering-{network.filtering.value}")
    yield "relay", _relay_words(network.relay)
    if courier:
        yield "courier", courier.trouble or say("doctor-courier-works", server=courier.url)


def _of_machine(machine: Machine) -> Iterator[tuple[str, Piece]]:
    """The machine's facts, each under its label."""
    yield "clipboard", say("doctor-clipboard", works=_yes(machine.clipboard))
    yield "browser", machine.browser or say("doctor-no-browser")
    yield "terminal", _terminal_words(machine)
    for folder, trouble in machine.folders.items():
        said = say("doctor-folder-bad", folder=folder, trouble=trouble)
        yield "files", said if trouble else say("doctor-folder-good", folder=folder)


def as_json(network: Network, machine: Machine, words: Words, courier: CourierCheck | None = None) -> dict[str, Any]:
    """The report for programs."""
    relay = network.relay
    return {
        "kind": "doctor",
        "verdict": words.said(verdict(network)),
        "can_play": can_play(network),
        "network": {
            "kind": network.kind.value,
            "local": list(network.local),
            "skipped": [interface.address for interface in network.skipped],
            "ipv6": network.ipv6,
            "stun": [
                {"server": check.server, "mapped": check.mapped, "seconds": round(check.seconds, 3)}
                for check in network.stun
            ],
            "mapping": network.mapping.value,
            "filtering": network.filtering.value,
            "turn": relay
            and {
                "server": relay.server,
                "transport": relay.transport,
                "address": relay.address,
                "reason": words.error(relay.trouble) if relay.trouble else None,
            },
        },
        "courier": courier
        and {"url": courier.url, "trouble": words.error(courier.trouble) if courier.trouble else None},
        "clipboard": machine.clipboard,
        "browser": machine.browser,
        "terminal": {
            "encoding": machine.encoding,
            "draws_cards": machine.draws_cards,
            "size": machine.terminal,
            "colours": machine.colours,
        },
        "files": [
            {"folder": folder, "trouble": words.piece(trouble) or None} for folder, trouble in machine.folders.items()
        ],
    }


def _line(what: str, text: str | float) -> str:
    return textwrap.fill(
        str(text),
        WIDTH,
        initial_indent=f"  {what:<18}",
        subsequent_indent=" " * 20,
        break_on_hyphens=False,
        break_long_words=False,
    )


def _yes(is_so: object) -> str:
    return "yes" if is_so else "no"


def _stun_words(check: ServerCheck) -> Sentence:
    if check.mapped is None:
        return say("doctor-stun-silent", server=check.server)
    host, port = check.mapped
    milliseconds = round(check.seconds * 1000)
    return say("doctor-stun-sees", server=check.server, address=f"{host}:{port}", milliseconds=milliseconds)


def _relay_words(relay: RelayCheck | None) -> Piece:
    if relay is None:
        return say("doctor-no-relay")
    return relay.trouble or say("doctor-relay-works", server=relay.server, transport=relay.transport.upper())


def _terminal_words(machine: Machine) -> Sentence:
    letters = say("doctor-letters", encoding=machine.encoding, draws_cards=_yes(machine.draws_cards))
    if machine.terminal is None:
        return say("doctor-no-terminal", letters=letters)
    columns, lines = machine.terminal
    return say("doctor-terminal", letters=letters, columns=columns, lines=lines, colours=_yes(machine.colours))
