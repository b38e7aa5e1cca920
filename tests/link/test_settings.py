"""How servers are written."""

from collections.abc import Callable

import pytest

from p2p_malice.errors import SettingsError
from p2p_malice.link.settings import LinkSettings, Server, TurnServer, parse_stun, parse_turn


@pytest.mark.parametrize(
    ("text", "server"),
    [
        ("stun.example.org:19302", Server("stun.example.org", 19302)),
        ("stun:stun.example.org:19302", Server("stun.example.org", 19302)),
        (" stun:192.0.2.1 ", Server("192.0.2.1", 3478)),
        ("[2001:db8::1]:3478", Server("2001:db8::1", 3478)),
    ],
)
def test_a_stun_server_is_a_host_and_a_port(text: str, server: Server) -> None:
    """With or without `stun:`, with or without the port."""
    assert parse_stun(text) == server


NO_STUN = ("", "stun:", "a b", "host:0", "host:65536", "host:x", "http://host", "[::1::]:1", "::1")
NO_TURN = ("turn:host", "host:99", "turns:a:b@host?transport=udp", "turn:a:b@host?transport=sctp")


@pytest.mark.parametrize(
    ("parse", "text"), [*((parse_stun, text) for text in NO_STUN), *((parse_turn, text) for text in NO_TURN)]
)
def test_what_is_no_server_is_refused(parse: Callable[[str], object], text: str) -> None:
    """Anything else, a relay without a user or with a transport that nobody speaks, is the person's mistake."""
    with pytest.raises(SettingsError):
        parse(text)


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("turn:ann:pw@host", TurnServer(Server("host", 3478), "ann", "pw", "udp")),
        ("turn:ann:p:w@host:99?transport=tcp", TurnServer(Server("host", 99), "ann", "p:w", "tcp")),
        ("turn:ann:pw@host?transport=tls", TurnServer(Server("host", 5349), "ann", "pw", "tls")),
        ("turns:ann:pw@host?transport=tcp", TurnServer(Server("host", 5349), "ann", "pw", "tls")),
    ],
)
def test_a_turn_server_has_a_user_a_password_and_a_transport(text: str, turn: TurnServer) -> None:
    """As one text, the way the settings keep it."""
    assert parse_turn(text) == turn


def test_user_and_password_may_be_given_apart() -> None:
    """As browsers' settings do, which password stays out of what is printed."""
    turn = parse_turn("turn:host:99?transport=udp", "ann", "secret")

    assert (turn.user, turn.password) == ("ann", "secret")
    assert "secret" not in repr(turn)


def test_settings_are_checked_when_made() -> None:
    """A wrong server or port is told before any socket is opened; two public servers are the default."""
    assert len(LinkSettings().stun_servers) == 2
    with pytest.raises(SettingsError):
        LinkSettings(stun=("a b",))
    with pytest.raises(SettingsError):
        LinkSettings(port=70000)
