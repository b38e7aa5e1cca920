"""`doctor`: what network and what machine this is, and what that means for playing."""

import asyncio
import os
import shutil
import stat
import sys
import tempfile
import textwrap
from pathlib import Path
from typing import Any, TextIO

from attrs import frozen

from p2p_malice.face import Face, LookingAround, Sheet
from p2p_malice.invite.clipboard import can_be_read
from p2p_malice.invite.whatsapp import browser_name
from p2p_malice.link.behaviour import Filtering, Mapping, Network, NetworkKind, discover
from p2p_malice.link.settings import LinkSettings
from p2p_malice.store.files import config_folder, data_folder, make_folder
from p2p_malice.words.catalogue import Words, load
from p2p_malice.words.saying import say

NO_WAY_OUT = 4
"""The exit status where nobody outside this network can be played with, as for a connection that found no path."""

WIDTH = 80

_SAME = "Friends on the same Wi-Fi are reached all the same."
_HELP = "What helps: another network (a phone's mobile data), the same Wi-Fi, or a relay (see “A relay” in the README)."

_VERDICTS = {
    NetworkKind.OPEN: "Everybody can play with you. Whoever you invite needs no reply code: the invitation is enough.",
    NetworkKind.CONE: (
        "Everybody can play with you. Your router lets friends in, so the invitation alone is often enough."
    ),
    NetworkKind.ADDRESS_RESTRICTED: "Everybody can play with you, with an invitation and a reply code.",
    NetworkKind.PORT_RESTRICTED: (
        "Nearly everybody can play with you, with an invitation and a reply code: all but friends in a symmetric "
        "network, as some companies and mobile networks have."
    ),
    NetworkKind.SYMMETRIC: (
        "You can play directly only with friends whose network is open or easy-going. With one behind an ordinary home "
        f"router there is no direct way. {_HELP}"
    ),
    NetworkKind.BLOCKED: f"This network lets no game traffic (UDP) out. {_SAME} {_HELP}",
    NetworkKind.OFFLINE: f"There seems to be no internet here, or the servers that were asked are down. {_SAME}",
    NetworkKind.UNKNOWN: (
        "Too little was learned to tell with whom you can play: two STUN servers have to answer, or one that "
        "knows RFC 5780."
    ),
}

_RELAYED = "Your relay works, so everybody can play with you, if need be by that detour."

_KINDS = {
    NetworkKind.OPEN: "open: no router in between, and nothing is kept out",
    NetworkKind.CONE: "a router that lets anybody answer (full cone)",
    NetworkKind.ADDRESS_RESTRICTED: "a router that lets those answer to whose address something was sent",
    NetworkKind.PORT_RESTRICTED: "an ordinary home router: only the very ones that something was sent to may answer",
    NetworkKind.SYMMETRIC: (
        "symmetric: seen from every server with another face, so that nobody can be told where you are"
    ),
    NetworkKind.BLOCKED: "UDP is blocked",
    NetworkKind.OFFLINE: "no way to the internet found",
    NetworkKind.UNKNOWN: "unknown",
}

_MAPPINGS = {
    Mapping.NONE: "none: the address is your own",
    Mapping.ENDPOINT_INDEPENDENT: "the same for everybody (endpoint-independent)",
    Mapping.ADDRESS_DEPENDENT: "another for each address",
    Mapping.ADDRESS_AND_PORT_DEPENDENT: "another for each address and port",
    Mapping.DEPENDENT: "another for each server",
    Mapping.UNKNOWN: "unknown",
}

_FILTERINGS = {
    Filtering.ENDPOINT_INDEPENDENT: "anybody may answer (endpoint-independent)",
    Filtering.ADDRESS_DEPENDENT: "whoever has that address may answer",
    Filtering.ADDRESS_AND_PORT_DEPENDENT: "only that very address and port may answer",
    Filtering.UNKNOWN: "unknown: the servers cannot tell; the stricter kind is assumed",
}


@frozen
class Machine:
    """What this machine offers besides the network. `terminal` is None where stdout is none."""

    clipboard: bool
    browser: str | None
    encoding: str
    draws_cards: bool
    terminal: tuple[int, int] | None
    colours: bool
    folders: dict[str, str]
    """What is wrong with each folder of ours, empty for nothing."""


async def show_report(face: Face, words: Words, link: LinkSettings) -> None:
    """Look at network and machine, and let the report be read."""
    await face.tell(LookingAround())
    network, machine = await examine(link)
    await face.read(Sheet(say("sheet-doctor"), "\n".join(report(network, machine))))


async def examine(settings: LinkSettings) -> tuple[Network, Machine]:
    """Look at the network and the machine at the same time; it takes less than 10 seconds."""
    return await asyncio.gather(discover(settings), asyncio.to_thread(examine_machine, sys.stdout))


def examine_machine(output: TextIO) -> Machine:
    """Look at the machine. A file is made in each folder and removed; the clipboard is only read."""
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


def _trouble(folder: Path) -> str:
    try:
        make_folder(folder)
        with tempfile.TemporaryFile(dir=folder):
            pass
        if os.name == "posix" and stat.S_IMODE(folder.stat().st_mode) & stat.S_IWOTH:
            return "others may write there"
    except OSError as error:
        return error.strerror or "it cannot be written to"
    return ""


def can_play(network: Network) -> bool:
    """Whether a friend outside this network can be reached at all."""
    relayed = network.relay is not None and network.relay.address is not None
    return relayed or network.kind not in (NetworkKind.BLOCKED, NetworkKind.OFFLINE)


def verdict(network: Network) -> str:
    """What all that means, in a sentence or two."""
    if (
        network.relay
        and network.relay.address
        and network.kind not in (NetworkKind.OPEN, NetworkKind.CONE, NetworkKind.ADDRESS_RESTRICTED)
    ):
        return _RELAYED
    return _VERDICTS[network.kind]


def report(network: Network, machine: Machine) -> list[str]:
    """The lines for a person: the verdict first, then the details."""
    lines = [
        *textwrap.wrap(verdict(network), WIDTH, break_on_hyphens=False),
        "",
        "Network",
        _line("kind", _KINDS[network.kind]),
    ]
    lines.append(_line("your addresses", ", ".join(network.local) or "none but loopback"))
    if network.skipped:
        left_out = sorted({i.names[0] if i.names else i.address for i in network.skipped})
        lines.append(_line("left out", f"{', '.join(left_out)} (containers, VPNs)"))
    lines.append(_line("IPv6", "yes" if network.ipv6 else "no"))
    for check in network.stun:
        seen = "does not answer"
        if check.mapped:
            seen = f"sees you as {_address(check.mapped)} ({check.seconds * 1000:.0f} ms)"
        lines.append(_line("STUN", f"{check.server} {seen}"))
    if network.kind not in (NetworkKind.BLOCKED, NetworkKind.OFFLINE, NetworkKind.UNKNOWN):
        lines.append(_line("your face", _MAPPINGS[network.mapping]))
        lines.append(_line("who gets in", _FILTERINGS[network.filtering]))
    lines.append(_line("relay", _relay_words(network)))
    lines += ["", "This machine"]
    lines.append(_line("clipboard", "works" if machine.clipboard else "none: copy codes by hand, or as a QR code"))
    lines.append(_line("browser", machine.browser or "none: WhatsApp cannot be opened from here"))
    lines.append(_line("terminal", _terminal_words(machine)))
    for folder, trouble in machine.folders.items():
        lines.append(_line("files", f"{folder}: {trouble or 'good'}"))
    return lines


def as_json(network: Network, machine: Machine) -> dict[str, Any]:
    """The same for programs."""
    relay = network.relay
    return {
        "kind": "doctor",
        "verdict": verdict(network),
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
                "reason": load().error(relay.trouble) if relay.trouble else None,
            },
        },
        "clipboard": machine.clipboard,
        "browser": machine.browser,
        "terminal": {
            "encoding": machine.encoding,
            "draws_cards": machine.draws_cards,
            "size": machine.terminal,
            "colours": machine.colours,
        },
        "files": [{"folder": folder, "trouble": trouble or None} for folder, trouble in machine.folders.items()],
    }


def _line(what: str, text: str) -> str:
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=f"  {what:<16}",
        subsequent_indent=" " * 18,
        break_on_hyphens=False,
        break_long_words=False,
    )


def _address(address: tuple[str, int]) -> str:
    return f"{address[0]}:{address[1]}"


def _relay_words(network: Network) -> str:
    relay = network.relay
    if relay is None:
        return "none set"
    where = f"{relay.server} over {relay.transport.upper()}"
    return load().error(relay.trouble) if relay.trouble else f"{where} works"


def _terminal_words(machine: Machine) -> str:
    letters = f"{machine.encoding}, {'draws cards' if machine.draws_cards else 'letters only, no card symbols'}"
    if machine.terminal is None:
        return f"{letters}; not a terminal"
    columns, lines = machine.terminal
    return f"{letters}; {columns} by {lines}; {'with' if machine.colours else 'without'} colours"
