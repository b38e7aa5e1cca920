"""What doctor says about a network and a machine."""

import io
import json
import re
import sys
from pathlib import Path

import pytest
from attrs import evolve

from p2p_malice.commands.doctor import (
    Machine,
    as_json,
    can_play,
    examine,
    examine_courier,
    examine_machine,
    light,
    report,
    verdict,
)
from p2p_malice.courier.notes import HttpCourier
from p2p_malice.courier.server import CourierServer, serving
from p2p_malice.errors import LinkError
from p2p_malice.link.addresses import Interface
from p2p_malice.link.nat_behaviour import Filtering, Mapping, Network, NetworkKind, RelayCheck, ServerCheck, discover
from p2p_malice.link.settings import LinkSettings, parse_turn
from tests.helpers import WORDS
from tests.link.fake_stun import RefusingTurn

HOME = Network(
    kind=NetworkKind.PORT_RESTRICTED,
    local=("192.168.1.10", "2001:db8::5"),
    skipped=(Interface("172.17.0.1", ("docker0",)),),
    stun=(ServerCheck("stun.example.org:3478", ("203.0.113.5", 4000), 0.012), ServerCheck("dead:1", None, 1.6)),
    mapping=Mapping.ENDPOINT_INDEPENDENT,
    filtering=Filtering.ADDRESS_AND_PORT_DEPENDENT,
)
MACHINE = Machine(
    clipboard=True,
    browser="firefox",
    encoding="utf-8",
    draws_cards=True,
    terminal=(80, 24),
    colours=True,
    folders={"/home/ann/.config/p2p-malice": "", "/home/ann/.local/share/p2p-malice": "Permission denied"},
)
RELAY = RelayCheck("relay.example.org:3478", "tcp", ("198.51.100.7", 50000))


HOSTILE = "\x1b]0;owned\x07\x1b[31mno\x9b2J\u202eway\r\nbrowser  all yours" + "!" * 600


@pytest.mark.parametrize("kind", NetworkKind)
def test_every_kind_has_a_verdict_and_words_that_fit(kind: NetworkKind) -> None:
    """A headline and the verdict come first, in plain words, and nothing is wider than a terminal."""
    lines = report(evolve(HOME, kind=kind), MACHINE, WORDS)

    headline, said, *_ = "\n".join(lines).split("\n\n")
    untold = {NetworkKind.OFFLINE: "offline", NetworkKind.UNKNOWN: "unknown"}
    says = untold.get(kind) or light(evolve(HOME, kind=kind))
    assert headline == WORDS("network-light", light=says)
    assert " ".join(said.split()) == WORDS.said(verdict(evolve(HOME, kind=kind)))
    assert not re.search("STUN|RFC|UDP|symmetric|path", headline + said)
    assert max(len(line) for part in lines for line in part.splitlines()) <= 80


def test_what_cannot_be_known_is_said_as_such() -> None:
    """Whoever was offline used to be told of relays, and whoever asked no server, of servers."""
    offline = report(evolve(HOME, kind=NetworkKind.OFFLINE), MACHINE, WORDS)[0]
    unasked = verdict(evolve(HOME, kind=NetworkKind.UNKNOWN, stun=()))

    assert offline == "You seem to be offline."
    assert "chosen none" in WORDS.said(unasked)


def test_the_details_are_all_there() -> None:
    """Addresses, servers, what was left out, and what is wrong with the machine."""
    text = " ".join(" ".join(report(HOME, MACHINE, WORDS)).split())

    for detail in (
        "192.168.1.10", "docker0", "sees you as 203.0.113.5:4000 (12 ms)", "dead:1 didn't answer", "firefox",
        "80 by 24", "Permission denied", "none set",
    ):  # fmt: skip
        assert detail in text


@pytest.mark.parametrize(
    ("kind", "relay", "colour"),
    [
        (NetworkKind.OPEN, None, "green"),
        (NetworkKind.PORT_RESTRICTED, None, "amber"),
        (NetworkKind.UNKNOWN, None, "amber"),
        (NetworkKind.SYMMETRIC, None, "red"),
        (NetworkKind.SYMMETRIC, RELAY, "amber"),
        (NetworkKind.OFFLINE, None, "red"),
    ],
)
def test_a_light_says_how_easily_friends_can_join(kind: NetworkKind, relay: RelayCheck | None, colour: str) -> None:
    """By the invitation alone, by a reply as well, or by detours at most."""
    assert light(evolve(HOME, kind=kind, relay=relay)) == colour


@pytest.mark.parametrize("kind", NetworkKind)
def test_a_working_relay_makes_up_for_any_network(kind: NetworkKind) -> None:
    """With a relay you can play with everybody; a relay that doesn't work is reported with the reason."""
    broken = evolve(RELAY, address=None, trouble=LinkError("relay_silent", server="relay.example.org:3478"))

    assert can_play(evolve(HOME, kind=kind, relay=RELAY))
    assert "veryone" in WORDS.said(verdict(evolve(HOME, kind=kind, relay=RELAY)))
    assert can_play(evolve(HOME, kind=kind, relay=broken)) == (kind not in (NetworkKind.BLOCKED, NetworkKind.OFFLINE))
    assert "The relay relay.example.org:3478 didn't answer." in " ".join(
        " ".join(report(evolve(HOME, relay=broken), MACHINE, WORDS)).split()
    )


def test_programs_get_the_same_as_json() -> None:
    """Everything is plain JSON under stable names."""
    body = json.loads(json.dumps(as_json(evolve(HOME, relay=RELAY), MACHINE, WORDS)))

    assert body["network"]["kind"] == "port-restricted"
    assert body["network"]["ipv6"] == "2001:db8::5"
    assert body["network"]["stun"][0]["mapped"] == ["203.0.113.5", 4000]
    assert body["network"]["turn"]["address"] == ["198.51.100.7", 50000]
    assert body["files"][1]["trouble"] == "Permission denied"
    assert body["can_play"] is True


def test_the_machine_is_looked_at_and_left_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An ASCII output draws no cards; the folders are made, and what cannot be one is told."""
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setattr("p2p_malice.commands.doctor.config_folder", lambda: tmp_path / "config")
    monkeypatch.setattr("p2p_malice.commands.doctor.data_folder", lambda: blocked / "data")

    machine = examine_machine(io.TextIOWrapper(io.BytesIO(), encoding="ascii"))

    assert not machine.draws_cards
    assert machine.terminal is None
    assert machine.folders[str(tmp_path / "config")] == ""
    assert machine.folders[str(blocked / "data")]
    assert list((tmp_path / "config").iterdir()) == []


async def test_the_machine_is_looked_at_from_a_full_screen_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which holds back what is written to stdout."""
    monkeypatch.setattr(sys, "stdout", object())

    _, machine, _ = await examine(LinkSettings(stun=()))

    assert machine.encoding


async def refused(reason: str) -> Network:
    """What is found where the relay refuses, and says why."""
    server = await RefusingTurn.start("127.0.0.1", reason)
    try:
        return await discover(LinkSettings((), parse_turn(f"turn:user:password@127.0.0.1:{server.port}")))
    finally:
        server.transport.close()


async def test_the_words_of_a_relay_reach_nobody_with_escapes() -> None:
    """Otherwise, whoever runs the server could write anything to the screen; a program may show them as they are."""
    network = await refused(HOSTILE)
    lines = [line for part in report(network, MACHINE, WORDS) for line in part.splitlines()]
    reason = as_json(network, MACHINE, WORDS)["network"]["turn"]["reason"]

    assert any("refused the connection" in line for line in lines)
    assert all(line.isprintable() for line in (*lines, reason))
    assert len(lines) < 30
    assert len(reason) < 310


async def test_what_a_relay_says_is_told() -> None:
    """Plain words come through as they are."""
    reason = as_json(await refused("Zu viele Gäste"), MACHINE, WORDS)["network"]["turn"]["reason"]

    assert "(400 - Zu viele Gäste)" in reason


async def test_the_courier_is_tried() -> None:
    """It answers, or what is wrong is said; without one nothing is."""
    async with serving(CourierServer()) as url:
        there = await examine_courier(HttpCourier(url))
    away = await examine_courier(HttpCourier(url))

    assert await examine_courier(None) is None
    assert f"{url} answers" in " ".join(" ".join(report(HOME, MACHINE, WORDS, there)).split())
    assert "The courier can't be reached." in " ".join(" ".join(report(HOME, MACHINE, WORDS, away)).split())
    assert as_json(HOME, MACHINE, WORDS, away)["courier"] == {"url": url, "trouble": "The courier can't be reached."}
