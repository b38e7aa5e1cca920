"""What a person may choose about the link: servers on the internet and the local port. Values only, no I/O."""

import ipaddress
import re

from attrs import Attribute, field, frozen

from p2p_malice.errors import SettingsError

DEFAULT_STUN = ("stun.l.google.com:19302", "stun.cloudflare.com:3478")
"""Two servers of different operators. They only tell a peer its own public address."""

STUN_PORT = 3478
TURN_PORT = 3478
TURNS_PORT = 5349

_HOST = r"(?:\[(?P<bracketed>[0-9A-Fa-f:.]+)\]|(?P<host>[^\s:/?@\[\]]+))"
_STUN = re.compile(rf"(?:stun:)?{_HOST}(?::(?P<port>[0-9]{{1,5}}))?")
_TURN = re.compile(
    rf"(?P<scheme>turns?):(?:(?P<user>[^\s:@]+):(?P<password>[^\s@]+)@)?{_HOST}"
    r"(?::(?P<port>[0-9]{1,5}))?(?:\?transport=(?P<transport>udp|tcp|tls))?"
)


@frozen
class Server:
    """Where a server listens: `host` is a name or an IP address, `port` 1 to 65535."""

    host: str
    port: int

    def __str__(self) -> str:
        """The server as `host:port`, an IPv6 address in brackets."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


@frozen
class TurnServer:
    """A relay (RFC 8656): `transport` is how this program speaks to it, `udp`, `tcp` or `tls`."""

    server: Server
    user: str
    password: str = field(repr=False)
    transport: str = "udp"


def parse_stun(text: str) -> Server:
    """The STUN server that `text` names, as `host`, `host:port` or `stun:host:port`. Raises `SettingsError`."""
    match = _STUN.fullmatch(text.strip())
    if match is None:
        raise SettingsError("no_stun_server", text=text, example=DEFAULT_STUN[0])
    return _server(match, STUN_PORT, text)


def parse_turn(text: str, user: str | None = None, password: str | None = None) -> TurnServer:
    """The TURN server that `text` names, as `turn:user:password@host:port?transport=udp`; `turns:` means TLS.

    `?transport=` may be `udp` (default), `tcp` or `tls`; `user` and `password` may be given separately. Raises
    `SettingsError`.
    """
    match = _TURN.fullmatch(text.strip())
    if match is None:
        raise SettingsError("no_turn_server")
    user, password = user or match["user"], password or match["password"]
    if not user or not password:
        raise SettingsError("turn_without_user")
    transport = match["transport"] or ("tls" if match["scheme"] == "turns" else "udp")
    if match["scheme"] == "turns":
        if transport == "udp":
            raise SettingsError("turns_over_udp")
        transport = "tls"
    return TurnServer(_server(match, TURNS_PORT if transport == "tls" else TURN_PORT, text), user, password, transport)


def _server(match: re.Match[str], default_port: int, text: str) -> Server:
    port = int(match["port"] or default_port)
    if not 1 <= port <= 65535:
        raise SettingsError("port_out_of_range", port=str(port), least=1)
    if match["bracketed"]:
        try:
            return Server(str(ipaddress.IPv6Address(match["bracketed"])), port)
        except ValueError:
            raise SettingsError("no_ipv6_address", text=match["bracketed"]) from None
    return Server(match["host"], port)


def _check_stun(_instance: object, _attribute: "Attribute[tuple[str, ...]]", value: tuple[str, ...]) -> None:
    for text in value:
        parse_stun(text)


def _check_port(_instance: object, _attribute: "Attribute[int]", value: int) -> None:
    if not 0 <= value <= 65535:
        raise SettingsError("port_out_of_range", port=str(value), least=0)


@frozen
class LinkSettings:
    """The servers that a peer may use, and its port.

    `stun` are servers as `host:port`; with none, only friends in the same local network, or with an open one, can be
    reached. `turn` is a relay, None for none. `port` is the local UDP port, 0 for any free one; with `opens_port`, the
    router is asked to forward that port to this machine. Raises `SettingsError`.
    """

    stun: tuple[str, ...] = field(default=DEFAULT_STUN, validator=_check_stun)
    turn: TurnServer | None = None
    port: int = field(default=0, validator=_check_port)
    opens_port: bool = False

    @property
    def stun_servers(self) -> tuple[Server, ...]:
        """The STUN servers, parsed."""
        return tuple(parse_stun(text) for text in self.stun)
