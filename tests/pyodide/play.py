"""What a browser's Python has to do: load every pure module, play a game at a table, read a code, make sentences."""

import importlib
import random
import sys
from collections.abc import Iterator

from p2p_malice.engine.match import begin
from p2p_malice.errors import NoCodeError, RemoteProtocolError
from p2p_malice.games.registry import DEFAULT
from p2p_malice.player_client import Client
from p2p_malice.protocol.connection_codes import read
from p2p_malice.protocol.message_codec import decode_from_player, decode_from_table, encode
from p2p_malice.protocol.messages import Hello
from p2p_malice.protocol.peer_description import CodeKind
from p2p_malice.table.table import Deliveries, Table
from p2p_malice.web.messages import decode
from p2p_malice.words.catalogue import ENGLISH, load

MODULES: list[str] = []
"""Put in by the test."""

for module in MODULES:
    importlib.import_module(module)

words = load(ENGLISH, malice=DEFAULT.book.words)
table = Table(begin(DEFAULT, 2, "mdw payoff=5", bytes(32)), DEFAULT, "mdw payoff=5", ["a" * 32, "b" * 32])
clients = [Client(), Client()]
visits = [table.arrive(seat) for seat in range(2)]
choose = DEFAULT.chooser({}, random.Random(1))
chance = random.Random(2)
said: list[str] = []


def tell(deliveries: Deliveries) -> None:
    """Bring what the table says to the clients, as frames."""
    for visit, message in deliveries:
        said.append(encode(message))
        heard = decode_from_table(said[-1])
        assert heard
        clients[visit.seat].receive(heard)


for visit, name in zip(visits, ("Ann", "Bob"), strict=True):
    hello = decode_from_player(encode(Hello(name)))
    assert hello
    tell(table.receive(visit, hello, 0.0))
while table.result is None:
    seat = table.turn[0]
    move = choose(table.view(seat))
    tell(table.receive(visits[seat], clients[seat].answer(move), 0.0))


def hostile() -> Iterator[str]:
    """Texts that kill who reads them carelessly, and damaged frames."""
    for times in (21, 6000, 30_000):
        for begins, ends in (("[", "]"), ('{"kind":', "}"), ('[{"a":', "}]")):
            yield begins * times
            yield begins * times + "1" + ends * times
    for _ in range(400):
        frame = chance.choice(said)
        at, to = sorted(chance.choices(range(len(frame)), k=2))
        yield frame[:at] + chance.choice(("", "[" * 3000, '"', "\\", "1e999", "\ud800", frame[at:to] * 2)) + frame[to:]


refused = 0
for frame in hostile():
    for reads in (decode_from_player, decode_from_table, decode):
        try:
            reads(frame)
        except RemoteProtocolError:
            refused += 1
try:
    read("nothing", expected=CodeKind.REPLY)
except NoCodeError as error:
    print(words.error(error))
print(f"{len(MODULES)} modules, {table.number} positions, {table.result.how}, {refused} refused, {sys.platform}")
