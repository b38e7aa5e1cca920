"""Which homes can play with which: what is expected of every pair, and two programs that try."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from attrs import frozen

from scripts.games.play_games import COMMAND, Side
from tests.link.netlab import KINDS, NetLab, certificate_for, one_home, two_homes

DIRECT, RELAYED, IMPOSSIBLE = "direct", "relayed", "impossible"

STRICT = ("port", "double", "symmetric")
"""Kinds that let nobody in from a port to which nothing was sent: so none that another symmetric router made up."""

EXPLAINED_WITHIN = 20.0
OPEN_WITHIN = 20.0
ROUND_TRIPS_OF_SILENCE = 60.0

ONE_CODE_WITHIN = 1.0
"""Seconds for which the reply is kept back: where the host can be reached, it is not needed."""


@frozen
class Pair:
    """The homes of a host and a guest, and how each of them reaches a relay: not at all, by `udp`, `tcp` or `tls`.

    A host `at home` is on the same network as its guest; their kinds mean nothing then.
    """

    host: str
    guest: str
    host_turn: str = ""
    guest_turn: str = ""

    @property
    def is_one_home(self) -> bool:
        """Whether both are behind the same router."""
        return self.host == "lan"

    @property
    def expected(self) -> str:
        """Direct, relayed or impossible."""
        kinds = {self.host, self.guest}
        if self.is_one_home:
            return DIRECT
        if "blocked" not in kinds and not (
            (self.host == "symmetric" and self.guest in STRICT) or (self.guest == "symmetric" and self.host in STRICT)
        ):
            return DIRECT
        return RELAYED if self._has_relay else IMPOSSIBLE

    @property
    def _has_relay(self) -> bool:
        """One relay is enough for both, but whoever's UDP is blocked needs one of its own, over TCP."""
        for kind, turn in ((self.host, self.host_turn), (self.guest, self.guest_turn)):
            if kind == "blocked" and turn not in ("tcp", "tls"):
                return False
        return bool(self.host_turn or self.guest_turn)

    def __str__(self) -> str:
        turns = [f"TURN/{turn.upper()} at the {who}" for who, turn in self._turns if turn]
        return f"{self.host} – {self.guest}" + (f", {' and '.join(turns)}" if turns else "")

    @property
    def _turns(self) -> tuple[tuple[str, str], tuple[str, str]]:
        return (("host", self.host_turn), ("guest", self.guest_turn))


@frozen
class Outcome:
    """What came of a pair: direct, relayed or impossible (or what went wrong), and after how many seconds."""

    what: str
    seconds: float
    told: str = ""
    """What the player was told where there was no way."""


def without_relay(kinds: tuple[str, ...] = KINDS) -> list[Pair]:
    """Every host with every guest, and two on one network."""
    return [Pair(host, guest) for host in kinds for guest in kinds] + [Pair("lan", "lan")]


def with_relay(kinds: tuple[str, ...] = KINDS) -> list[Pair]:
    """Every pair that has no direct way, with a relay on either side, on both, or where it does not help."""
    pairs = []
    for pair in without_relay(kinds):
        if pair.expected is IMPOSSIBLE:
            host, guest = ("tcp" if kind == "blocked" else "udp" for kind in (pair.host, pair.guest))
            pairs += [Pair(pair.host, pair.guest, host, ""), Pair(pair.host, pair.guest, "", guest)]
            if "blocked" in (pair.host, pair.guest):
                pairs.append(Pair(pair.host, pair.guest, host, guest))
    if "blocked" in kinds:
        pairs.append(Pair("blocked", "blocked", "tls", "tls"))
    return pairs


async def try_pair(pair: Pair, free: asyncio.Semaphore | None = None, reply_after: float = 0.0) -> Outcome:
    """Let two programs in these homes exchange codes, the reply `reply_after` seconds after it was made, or later.

    `free` is held while the programs are busy, and let go of while the reply waits.
    """
    free = free or asyncio.Semaphore()
    async with AsyncExitStack() as stack:
        await free.acquire()
        stack.callback(free.release)
        lab = await stack.enter_async_context(NetLab())
        if pair.is_one_home:
            one_home(lab)
        else:
            two_homes(lab, pair.host, pair.guest)
        stun = await lab.stun_server("pub", "203.0.113.1")
        trusted = Path("/tmp", lab.name("pub") + ".pem")
        turn = ""
        if "tls" in (pair.host_turn, pair.guest_turn):
            stack.callback(trusted.unlink)
            turn = await lab.turn_server("pub", "203.0.113.2", certificate_for("203.0.113.2", trusted))
        elif pair.host_turn or pair.guest_turn:
            turn = await lab.turn_server("pub", "203.0.113.2")
        sides = []
        for machine, command, transport in (("host", "host", pair.host_turn), ("guest", "join", pair.guest_turn)):
            relay = ("--turn", turn if transport == "tls" else f"{turn}?transport={transport}") if transport else ()
            home = f"/tmp/{lab.name(machine)}"
            environment = {"HOME": home, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "SSL_CERT_FILE": str(trusted)}
            sides.append(
                await Side.start(
                    *lab.entering(machine), *COMMAND, command, "--json", "--name", machine, "--stun", stun, *relay,
                    env=environment,
                )
            )  # fmt: skip
        host, guest = sides
        try:
            async with asyncio.timeout(ROUND_TRIPS_OF_SILENCE) as timeouts:
                guest.write(kind="invitation", code=(await host.read_until("invitation"))["code"])
                reply = (await guest.read_until("reply"))["code"]
                start = time.monotonic()
                outcome = asyncio.create_task(_outcome(host, guest))
                await asyncio.wait({outcome}, timeout=ONE_CODE_WITHIN)
                if not outcome.done():
                    timeouts.reschedule(None)
                    free.release()
                    await asyncio.sleep(max(0.0, reply_after - ONE_CODE_WITHIN))
                    await free.acquire()
                    start = time.monotonic()
                    timeouts.reschedule(asyncio.get_running_loop().time() + ROUND_TRIPS_OF_SILENCE)
                    host.write(kind="reply", code=reply)
                what, end, told = await outcome
                return Outcome(what, end - start, told)
        except (TimeoutError, EOFError) as error:
            return Outcome(f"nothing ({error})", ROUND_TRIPS_OF_SILENCE)
        finally:
            for side in sides:
                with suppress(ProcessLookupError):
                    await side.stop()


async def time_invitation_alone(network: Callable[[NetLab], None] = one_home) -> float:
    """Seconds from the pasted invitation to the open connection, of two on one network without a reply code.

    No STUN server is there to answer, as on a network without internet.
    """
    async with NetLab() as lab, asyncio.timeout(ROUND_TRIPS_OF_SILENCE):
        network(lab)
        sides = []
        for machine, command in (("host", "host"), ("guest", "join")):
            environment = {"HOME": f"/tmp/{lab.name(machine)}", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
            entering = (*lab.entering(machine), *COMMAND)
            sides.append(await Side.start(*entering, command, "--json", "--name", machine, env=environment))
        host, guest = sides
        try:
            code = (await host.read_until("invitation"))["code"]
            start = time.monotonic()
            guest.write(kind="invitation", code=code)
            await guest.read_until("news", state="connected")
            await host.read_until("news", state="connected")
            return time.monotonic() - start
        finally:
            for side in sides:
                await side.stop()


async def _outcome(host: Side, guest: Side) -> tuple[str, float, str]:
    """What came of it, when, and what was told."""
    while (body := await host.read()) is not None:
        if body["kind"] == "error":
            return IMPOSSIBLE if body["code"] == "no_path" else body["code"], time.monotonic(), body["text"]
        if body["kind"] == "news" and body["state"] == "connected":
            heard = await guest.read_until("news", state="connected")
            assert heard["relayed"] == body["relayed"], "both ends know whether a relay is between them"
            end = time.monotonic()
            await host.read_until("show")
            await guest.read_until("show")
            return RELAYED if body["relayed"] else DIRECT, end, ""
    raise EOFError("the host ended")
