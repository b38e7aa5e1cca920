"""The wire in use between one end and the other, and how another one is made."""

import asyncio
import contextlib
from collections.abc import Sequence

from attrs import evolve

from p2p_malice.cancellation import cancel_and_wait
from p2p_malice.errors import CodeError, LinkError, NoPathError, UnfinishedLinkError
from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.link.aiortc.certificates import certificate_text
from p2p_malice.link.aiortc.sctp import CHUNK_BURST, CHUNKS_PER_SECOND
from p2p_malice.link.aiortc.stun_identity import CheckListener, GuestCheck
from p2p_malice.link.candidate_gatherer import CandidateGatherer, renew_sockets
from p2p_malice.link.peers.connecting import ConnectTimeouts, PeerRestartedError, connect
from p2p_malice.link.peers.identity import Identity
from p2p_malice.link.peers.key_agreement import KeyAgreement
from p2p_malice.link.reliable_channel import MAX_EARLY, ReliableChannel
from p2p_malice.link.replay_guard import ReplayGuard
from p2p_malice.link.resume_ticket import ResumeTicket
from p2p_malice.link.settings import LinkSettings
from p2p_malice.link.token_bucket import TokenBucket
from p2p_malice.protocol.connection_codes import decode, encode
from p2p_malice.protocol.ice_credentials import Credentials
from p2p_malice.protocol.peer_description import MAX_CANDIDATES, Candidate, CandidateType, Description, DtlsRole
from p2p_malice.protocol.sanitize import clean

OPEN_WITHIN = 25.0
"""Seconds from the path to the open channel; a slow path that loses two packets in five takes that long."""

RECONNECT_OPEN_WITHIN = 4.0
"""Seconds from the path to the open channel of a link that comes back, at first.

The other end may have answered the checks before it noticed the break. These seconds double each time
they weren't enough, up to `OPEN_WITHIN`, since a path may be slow.
"""

ATTEMPTS = 5
AGAIN_WITHIN = 12.0
"""How often we try to open the channel over a path, since packets get lost, and the seconds within which there has to
be a path again, since the other end may have gone.
"""

SUCCEED_WITHIN = 12.0
"""Seconds to find a path to the other end after it restarted; if there is none, old packets had been replayed."""

ANSWER_WITHIN = 0.7
"""Seconds that the other end has to answer on the wire in use before we believe that it has restarted."""

SUCCESSION_BURST, SUCCESSIONS_PER_SECOND = 5, 0.2
"""How often we look whether the other end has restarted, when it seems so. Somebody who merely replays its old checks,
each a little later, must not keep both ends busy.
"""

RESTARTED_AFTER = 1.0
"""Seconds that the first wire gets after a check from what may be the other end, restarted, or a stranger who has read
both codes. It doubles with each such check, so that it is enough in the end.
"""

EACH_KEY_FOR = 8.0
"""Seconds to look for the other end with one key, while we don't know for certain which key it uses."""

RECONNECT_AGAIN_AFTER = 0.5
"""Seconds between two attempts to make another wire."""

RECONNECT_CHECKS_EVERY = 3.0
"""Seconds between two rounds of checks for another wire."""


MAX_FORMER = 64
"""How many of a page's credentials are remembered; older ones may be replayed, which costs one attempt."""


class Reconnector:
    """Makes all the wires to one other end, as the `WireMaker` of its channel.

    When a wire breaks or falls silent, another is made from what both ends already know: the same certificates, ports
    and addresses, and credentials from the key that they agreed on over the first one (`KeyAgreement`). It doesn't
    matter which end noticed first, or was killed and restarted. A new agent, made beside the one in use, sends checks.
    The other end, which hears an agent other than the one its path leads to, asks on the wire in use whether that is
    still there, and if not, makes another agent too; agents without a path yet listen to anybody. The old wire is
    released only once the new one works and both ends have proved who they are with their certificates. So neither
    replaying old packets nor sending checks with the codes' key can end a link.
    """

    def __init__(
        self,
        agreement: KeyAgreement,
        remote: Description,
        *,
        settings: LinkSettings = LinkSettings(),  # noqa: B008  (immutable)
        replays: ReplayGuard | None = None,
        ports: dict[str, int] | None = None,
        reached_at: tuple[str, int] | None = None,
    ) -> None:
        """Connects this end to `remote`, with an agent that doesn't have a socket yet.

        `settings` name the servers that say how this end is seen; `replays` is what its link has seen so far; `ports`
        (by address) and `reached_at` are those of an earlier wire.
        """
        self._agreement = agreement
        self._credentials_of = agreement.credentials_of
        self.channel = ReliableChannel()
        self._remote = remote
        self._settings = settings
        self._anchor: Agent | None = None
        """Keeps the ports between two attempts to make another wire."""
        self._replays = replays or ReplayGuard()
        self._ports = ports or {}
        self._reached_at = reached_at
        self._allowance = TokenBucket(CHUNK_BURST, CHUNKS_PER_SECOND)
        self._successions = TokenBucket(SUCCESSION_BURST, SUCCESSIONS_PER_SECOND)
        self._caller: Description | None = None
        """A page that has called again, and how to reach it for the next wire."""
        self._former: dict[Credentials, None] = {}
        self._early: list[str] = []
        self._spare: Agent | None = None
        """The agent that will take the place of the one in use."""
        self._is_connecting = True
        """Whether a wire is already being made, including the first one."""
        self._succeeding: asyncio.Task[None] | None = None
        self._letting_go: set[asyncio.Task[None]] = set()
        self._has_hung_up = False
        self.identity = agreement.identity
        """The identity of the agent in use."""
        self.agent = self._new_agent(remote, self.identity)
        """The agent in use."""

    def _new_agent(self, remote: Description, identity: Identity) -> Agent:
        """Another agent for the end `remote`, with that `identity`. What it hears waits until it is in use."""

        def hear(message: str) -> None:
            if agent is self.agent:
                self.channel.hear(message)
            elif agent is self._spare and len(self._early) < MAX_EARLY:
                self._early.append(message)

        def ended(error: LinkError) -> None:
            if agent is self.agent:
                self.channel.wire_ended(error)

        def stranger_came() -> None:
            # A page that restarts has another user name fragment.
            if agent is self.agent and remote.setup is not DtlsRole.ACTPASS:
                self._succeed_soon()

        agent = identity.new_agent(
            remote,
            replays=self._replays,
            allowance=self._allowance,
            on_check=lambda check: self._on_check(identity, check),
            on_message=hear,
            on_end=ended,
            on_stranger=stranger_came,
        )
        return agent

    # --- the first wire

    async def establish(self, every: float, within: float | None) -> ReliableChannel:
        """Make the first wire, with checks `every` few seconds, and return the channel over it.

        Raises `NoPathError` if there is no path `within` that many seconds, and `LinkError`.
        """
        try:
            await self._connect_until_open(every, within)
        except LinkError:
            raise
        except Exception as error:
            raise _failure(error) from error
        self._note_path()
        self._is_connecting = False
        self.channel.attach(self.agent, self)
        return self.channel

    async def _connect_until_open(self, every: float, within: float | None) -> None:
        failures: list[UnfinishedLinkError] = []
        once_restarted = RESTARTED_AFTER
        while True:
            timeouts = ConnectTimeouts(every, AGAIN_WITHIN if failures else within, OPEN_WITHIN, once_restarted)
            remote = self._remote
            try:
                await connect(self.agent, remote, self._credentials_of(remote, self.identity), timeouts)
                return
            except PeerRestartedError:
                # It wasn't the other end's doing if that is another one now.
                once_restarted *= 2 if self._remote is remote else 1
            except UnfinishedLinkError as error:
                failures.append(error)
                if len(failures) == ATTEMPTS:
                    raise
            except NoPathError:
                raise failures[-1] if failures else NoPathError from None
            await self._begin_again()

    async def _begin_again(self) -> None:
        """Replace the agent, which has no path yet, by another one on the same sockets."""
        old, self.agent = self.agent, self._new_agent(self._remote, self.identity)
        self.agent.sockets.adopt(old.sockets.give_up())
        await old.close()

    def _learn_addresses(self, candidates: Sequence[Candidate]) -> None:
        """Look for the other end at these addresses first, and then at those known before."""
        known = self._remote.candidates
        new = [candidate for candidate in candidates if candidate not in known]
        self._remote = evolve(self._remote, candidates=(*new, *known)[:MAX_CANDIDATES])
        (self._spare or self.agent).add_remote(new)

    def _note_path(self) -> None:
        self._reached_at = self.agent.remote_address
        self._ports = dict(self.agent.sockets.addresses)

    # --- for the channel

    @property
    def binding(self) -> str:
        """See `WireMaker.binding`."""
        own, other = self.identity.fingerprint, self._remote.fingerprint
        host, guest = (own, other) if self.identity.is_host else (other, own)
        return f"{host.hex()} {guest.hex()}"

    @property
    def resume_ticket(self) -> str:
        """See `WireMaker.resume_ticket`."""
        identity = self._agreement.invited
        kept = ResumeTicket(
            kind=identity.kind,
            number=identity.number,
            setup=identity.setup,
            certificate=certificate_text(identity.certificate),
            key=identity.key,
            ports=self._ports,
            remote=self._remote,
            reached_at=self._reached_at,
            fresh_key=self._agreement.key,
            is_sure=self._agreement.is_sure,
        )
        return str(kept)

    def introduced(self, own: str, other: str, *, is_mutual: bool) -> None:
        """See `WireMaker.introduced`: use the fresh key as soon as the other end certainly has it."""
        may_agree = self.identity.is_host or bool(self._remote.secret)
        if may_agree and self._agreement.introduced(self.identity, own, other, is_mutual=is_mutual):
            if self.identity != (identity := self._agreement.identity):
                self._go_by(identity)
            self.channel.note_resume_ticket()

    def _go_by(self, identity: Identity) -> None:
        """Switch the wire in use to the credentials of `identity`."""
        self.identity = identity
        calls = CheckListener(identity.credentials, identity.key, lambda check: self._on_check(identity, check))
        self.agent.rename(identity.credentials, self._credentials_of(self._remote, identity), calls)
        self._caller = None
        self._former.clear()

    def hand_over(self, channel: ReliableChannel) -> None:
        """See `WireMaker.hand_over`."""
        self.channel = channel

    async def reconnect(self) -> None:
        """See `WireMaker.reconnect`."""
        await cancel_and_wait(self._succeeding, insist=False)
        self._is_connecting = True
        open_within = RECONNECT_OPEN_WITHIN
        anchor = self._anchor = self.identity.new_anchor()
        try:
            anchor.sockets.share(self.agent.sockets)
            while True:
                await renew_sockets(anchor.sockets, self._ports)
                within = None if self._agreement.is_settled else EACH_KEY_FOR
                try:
                    await self._make_another(anchor, within, open_within)
                    return
                except UnfinishedLinkError:
                    open_within = min(2 * open_within, OPEN_WITHIN)
                except LinkError:
                    pass
                await asyncio.sleep(RECONNECT_AGAIN_AFTER)
        finally:
            self._is_connecting = False
            self._anchor = None
            await anchor.close()

    async def hang_up(self) -> None:
        """See `WireMaker.hang_up`."""
        self._has_hung_up = True
        await cancel_and_wait(self._succeeding, insist=False)
        await self.agent.close()
        await asyncio.gather(*self._letting_go)

    # --- where both ends are now

    @property
    def seat_key(self) -> bytes:
        """See `Findable.seat_key`."""
        return self._agreement.key if self._agreement.is_sure else b""

    @property
    def is_host(self) -> bool:
        """See `Findable.is_host`."""
        return self.identity.is_host

    async def own_code(self) -> str:
        """See `Findable.own_code`."""
        agent = self._anchor or self.agent
        candidates = await CandidateGatherer(lambda: agent.sockets, self._settings).gather_for_others()
        return encode(self._agreement.invited.describe(candidates)) if candidates else ""

    def learn(self, code: str) -> None:
        """See `Findable.learn`."""
        try:
            other = decode(code).description
        except CodeError:
            return
        if other.fingerprint != self._remote.fingerprint or other.kind is self.identity.kind:
            return
        if other.setup is DtlsRole.ACTPASS and self.is_host:
            self._follow(other, self.identity)
        elif not self.is_host and other.known_credentials != self._remote.known_credentials and not other.secret:
            self._remote = other  # A page that hosts has made another connection.
            making = self._spare or self.agent  # Of an agent in use, nobody asks that any more.
            making.is_superseded = True
            making.stranger_came.set()
        else:
            self._learn_addresses(other.candidates)

    # --- another wire beside the one in use

    def _on_check(self, identity: Identity, check: GuestCheck) -> None:
        """Follow a page that has restarted, which we recognise by its certificate."""
        caller = identity.describe_caller(check)
        if caller and check.fingerprint == self._remote.fingerprint:
            self._follow(caller, identity)

    def _follow(self, caller: Description, identity: Identity) -> None:
        """Make another wire to a page that has called again, unless it has called by those credentials before."""
        self._note_former(self._remote.known_credentials)
        if caller.known_credentials in self._former or not self._may_look():
            return  # An earlier check that took long to arrive, or one too many.
        self._agreement.was_called(identity)
        self._note_former(caller.known_credentials)
        self._caller = caller
        if self._spare is not None:
            self._spare.stranger_came.set()
        self._succeed_soon(is_allowed=True)

    def _note_former(self, credentials: Credentials) -> None:
        """Record credentials that a page has used, dropping the oldest if there are too many."""
        self._former[credentials] = None
        if len(self._former) > MAX_FORMER:
            del self._former[next(iter(self._former))]

    def _may_look(self) -> bool:
        """Whether it isn't too soon to believe again that the other end has restarted."""
        return self._successions.take(asyncio.get_running_loop().time())

    def _succeed_soon(self, *, is_allowed: bool = False) -> None:
        """Make another wire beside the one in use, unless that has begun, as the other end seems to have restarted."""
        if self._may_succeed and (is_allowed or self._may_look()):
            self._succeeding = asyncio.create_task(self._succeed())

    @property
    def _may_succeed(self) -> bool:
        """Whether another wire is still wanted and none is being made."""
        is_busy = self._is_connecting or (self._succeeding is not None and not self._succeeding.done())
        return not is_busy and not self._has_hung_up

    async def _succeed(self) -> None:
        if await self.channel.is_answered(ANSWER_WITHIN):
            return
        with contextlib.suppress(LinkError):
            await self._make_another(self.agent, SUCCEED_WITHIN, OPEN_WITHIN)

    async def _make_another(self, ports: Agent, within: float | None, open_within: float) -> None:
        """Make another wire on the ports of the agent `ports`, and then release the one in use.

        Raises `LinkError`, whatever went wrong; the one in use is then left alone.
        """
        remote = self._caller or self._remote
        identity = self._agreement.next_identity()
        spare = self._spare = self._new_agent(remote, identity)
        self._early = []
        try:
            spare.sockets.share(ports.sockets)
            if self._reached_at:
                spare.add_remote([Candidate(CandidateType.HOST, *self._reached_at)])
            timeouts = ConnectTimeouts(RECONNECT_CHECKS_EVERY, within, open_within)
            await connect(spare, remote, self._credentials_of(remote, identity), timeouts)
        except BaseException as error:
            self._spare = None
            self._forget(remote)
            await spare.close()
            if isinstance(error, LinkError) or not isinstance(error, Exception):
                raise
            raise _failure(error) from error
        self._switch(spare, remote, identity)

    def _forget(self, caller: Description) -> None:
        """Look for the other end where it was, if a call led nowhere; the same caller may call again."""
        if self._caller is caller:
            self._caller = None
            self._former.pop(caller.known_credentials, None)

    def _switch(self, spare: Agent, remote: Description, identity: Identity) -> None:
        """Switch the channel to the agent `spare`, and release the previous agent."""
        old, self.agent, self._spare = self.agent, spare, None
        self._remote, self._caller, self.identity = remote, None, identity
        self._note_path()
        early, self._early = self._early, []
        self.channel.attach(spare, self)
        for message in early:
            self.channel.hear(message)
        letting_go = asyncio.create_task(old.close())
        self._letting_go.add(letting_go)
        letting_go.add_done_callback(self._letting_go.discard)


def _failure(error: Exception) -> LinkError:
    """The error to report for a library's error. That may contain anything a stranger sent, so one line is enough."""
    return LinkError("library_failed", reason=clean(repr(error), 200))
