"""What a hostile table may send: it is shown harmlessly, whatever it is."""

import asyncio
import json
import random
from types import SimpleNamespace

import pytest
from attrs import evolve
from rich.cells import cell_len
from textual import events

from p2p_malice.engine.game import Free, Offers, Pile
from p2p_malice.engine.match import begin
from p2p_malice.errors import RemoteProtocolError
from p2p_malice.games.malice.bots import greedy
from p2p_malice.games.malice.game import MALICE
from p2p_malice.plain.event_sentences import Voice
from p2p_malice.player_client import Client
from p2p_malice.protocol.message_codec import decode_from_table, encode
from p2p_malice.protocol.messages import FromTable, Show
from p2p_malice.terminal.away_notice import InviteKeys
from p2p_malice.terminal.boards.contract import Sight
from p2p_malice.terminal.boards.malice.picking import moves_by_source
from p2p_malice.terminal.boards.registry import board_of
from p2p_malice.terminal.drawing import Scene, draw
from p2p_malice.terminal.table import TableScreen
from p2p_malice.terminal.ui import ScreenInterface
from p2p_malice.ui.contract import Seats
from tests.helpers import WORDS, known
from tests.hostile import ESCAPES, HostileFrames, assert_harmless
from tests.terminal.stage import stage

SIZES = ((60, 24), (120, 40))
_NAMES = {" ": "space", "\n": "enter", "\x1b": "escape"}
EVIL = ["\x1b[2J\x1b]52;c;ZWNobw==\x07Eve", "\u202eeve\u2066\u200f", "E" * 10_000, "a\u0301" * 400, "".join(ESCAPES)]


def evil_frames(name: str) -> list[FromTable]:
    """What a table says to a guest whose host is called that."""
    state = begin(MALICE, 2, "mdw", bytes(32))
    safe = json.dumps(name.encode("utf-8", "replace").decode())
    players = f'[{{"name":{safe},"present":true,"computer":false}},{{"name":"Bob","present":true,"computer":false}}]'
    frames = [
        f'{{"kind":"seated","seat":1,"game":"malice","rules":"mdw","players":{players},"token":"x"}}',
        encode(Show(1, state.view(1), state.events)),
        f'{{"kind":"said","seat":0,"text":{safe}}}',
    ]
    return [known(decode_from_table(frame)) for frame in frames]


class UnseenTable(TableScreen):
    """The table as a guest has it, painted at every size and shown nowhere."""

    app = SimpleNamespace(bell=lambda: None)  # type: ignore[assignment]
    size = SimpleNamespace(width=60, height=24)  # type: ignore[assignment]

    def __init__(self) -> None:
        """As the face makes it; cards are letters, so that all that's shown can be checked."""
        super().__init__(
            WORDS,
            cards="ascii",
            theme="dark",
            pause=0,
            autoplay=True,
            read=lambda title, text, **_: assert_harmless([title, *text.split("\n")]),
            calls=InviteKeys.ANSWERS,
        )

    def repaint(self) -> None:
        """Paint it at once."""
        for size in SIZES if self._names else ():
            assert_harmless(draw(self.scene(), *size).canvas.text().split("\n"))

    def press_all(self) -> None:
        """Press each key that chooses something, and those that show something."""
        for key in ("h", "u", "l", "?", *self.board.keys(self._sight)):
            if key not in "tT":
                self.on_key(events.Key(_NAMES.get(key, key), key if key.isprintable() else None))
        self.action_look()


@pytest.mark.parametrize("name", EVIL, ids=range(len(EVIL)))
async def test_names_and_phrases_are_harmless_on_the_full_screen(name: str) -> None:
    """They are cleaned and cut; the table stays as it is."""

    async def action(face: ScreenInterface) -> None:
        (player,) = face.players(Seats())
        client = Client()
        for message in evil_frames(name):
            client.receive(message)
            await player.hear(message, client)
        await asyncio.Event().wait()

    async with stage(action) as on_stage:
        assert_harmless(on_stage.text.split("\n"))
        assert all(cell_len(line) <= 80 for line in on_stage.text.splitlines())


@pytest.mark.parametrize("seats", [2, 9])
@pytest.mark.parametrize("game", ["malice", "spite", "another"])
def test_whatever_a_table_shows_is_drawn(game: str, seats: int) -> None:
    """Views with wrong piles, cards, seats and moves are drawn as far as they go, and nothing breaks."""
    rng = random.Random(seats)
    hostile, board = HostileFrames(rng), board_of(game, WORDS, "suits", autoplay=True)
    state = begin(MALICE, seats, "official", rng.randbytes(32))
    drawn = 0
    for _ in range(50):
        state = state.after(state.turn[0], greedy.choose(state.view(state.turn[0])))
        if state.result:
            break
        hostile.record(encode(Show(1, state.view(0), state.events)))
        for _ in range(4):
            try:
                message = decode_from_table(hostile.plausible())
            except RemoteProtocolError:
                continue
            if isinstance(message, Show):
                view = message.view
                names = [f"Player {seat}" for seat in range(view.seats)]
                held = (next(iter(moves_by_source(view)), ""), "card0", "word0", "page1")
                scene = Scene(board, Sight(view, names, held=held), WORDS)
                for size in SIZES[drawn % 2 :][:1]:
                    assert_harmless(draw(scene, *size).canvas.text().split("\n"))
                assert board.keys(Sight(view, names)) is not None
                voice = Voice(lambda seat: f"Player {seat}", 0, WORDS)
                for event in message.events:
                    assert_harmless(board.told(event, voice, view) or "")
                drawn += 1

    assert drawn > 30


ODD_FREE = Free(("Jk", "Kd", "Kd"), 0, 1, ("castle", "h", "d"))
ODD_CENTRE = Pile("c0", None, shows="Z", needs="Z", role="centre")
ODD_PILES = [Pile(name, 0, ("Kd",), role="discard", index=at) for at, name in enumerate(("hand", "payoff@x", "c0@99"))]


@pytest.mark.parametrize(
    ("rules", "moves", "piles"),
    [
        ("chess", ("payoff>c0",), ()),
        ("mdw", ("Ah@0>c0", "castle"), ()),
        ("mdw", ("hand>c0", "payoff@x>c0", "c0@99>d0"), (ODD_CENTRE, *ODD_PILES)),
        ("mdw", ("9h>d0",), (ODD_CENTRE, Pile("payoff", 0, ("Kd",), role="payoff"))),
        ("mdw", ("9h>d0",), (Pile("payoff", 0, ("Kd",), role="payoff", wild=(0,)),)),
    ],
    ids=["rules", "moves", "names of piles", "ranks", "no centre"],
)
@pytest.mark.parametrize("game", ["malice", "spite", "another"])
async def test_no_key_ends_the_program_at_an_odd_table(
    game: str, rules: str, moves: tuple[str, ...], piles: tuple[Pile]
) -> None:
    """A newer host's table, or a hostile one's, may show what we don't know: each key is answered all the same."""
    view = begin(MALICE, 2, "mdw", bytes(32)).view(0)
    show = Show(1, evolve(view, rules=rules, turn=(0,), offers=Offers(moves, ODD_FREE), piles=piles or view.piles))
    message = decode_from_table(encode(show))
    assert isinstance(message, Show)
    table = UnseenTable()
    table.play(game)
    table.seat(["You", "Ann"], {})

    for _ in range(2):
        table.view = message.view
        table.press_all()
