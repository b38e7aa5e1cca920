"""The ICE agent (RFC 8445): aioice's, made quicker to check back and harder to mislead."""

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import aioice
from aioice import stun
from aioice.candidate import Candidate as IceCandidate
from aioice.ice import CandidatePair, StunProtocol

from p2p_malice.cancellation import CancelledTasks
from p2p_malice.link.aiortc.stun_identity import Announcement, CheckListener, is_whole, read_announcement
from p2p_malice.link.replay_guard import ReplayGuard
from p2p_malice.link.token_bucket import TokenBucket
from p2p_malice.protocol.ice_credentials import Credentials

State = CandidatePair.State

DTLS_FIRST_BYTES = range(20, 64)
"""The first bytes of a DTLS record, and of nothing else on the same port (RFC 7983)."""

DATAGRAM_BURST, DATAGRAMS_PER_SECOND = 4000, 2000.0
"""How much DTLS one end decrypts; beyond that, datagrams are dropped, as a network might. Anybody could have forged
them, but each costs little, so genuine ones get through among a thousand others a second.
"""

MAX_REMOTE_ADDRESSES = 64
"""The most addresses that one end may send checks from: those in its code, and those routers have given it since."""

CHECK_BACK_AFTER = 2.0
"""Seconds that a check of ours is given before an incoming one restarts it: longer than a slow path takes."""

CONSENT_EXPIRES = 30.0
"""Seconds after the last answer."""

CONSENT_REPEATS = 3
"""How often a consent check is repeated: after 0.5, 1.5 and 3.5 s; we wait 7.5 s for its answer in all."""


class IceConnection(aioice.Connection):
    """The ICE agent, aware of who sends checks.

    Both ends use the same credentials for as long as they know each other, so an agent could find a path to an agent
    that the other end has already given up. The random tie-breaker in each check (RFC 8445 section 7.1.2) tells agents
    apart: once there is a path, checks from any agent but its partner are reported instead of answered. The partner is
    the agent that answered the check that found the path. A page doesn't say which agent answered, so its partner is
    the one heard last.
    """

    _last_seen: int | None = None
    _partner: int | None = None
    _all_were_tried = False
    """Whether the pairs of addresses have been checked one by one; pairs found later are checked at once."""

    def __init__(
        self,
        *,
        replays: ReplayGuard,
        calls: CheckListener | None,
        announces: bytes,
        on_stranger: Callable[[bool], None],
        **options: Any,
    ) -> None:
        """See aioice for the `options`, and `Agent` for what it hears and announces.

        `on_stranger` is called for a check from any agent but the partner, and told whether that agent is new.
        """
        super().__init__(**options)
        self.replays = replays
        self.calls = calls
        self.on_stranger = on_stranger
        self.allowance = TokenBucket(DATAGRAM_BURST, DATAGRAMS_PER_SECOND)
        self.relayed_from: set[tuple[str, int]] = set()
        """The addresses that the other end itself says are a relay's, since a guest may have no reply code."""
        self._announces = announces
        self._leftovers = CancelledTasks()
        self._answered: dict[tuple[str, int], int] = {}
        self._asked_at: WeakKeyDictionary[CandidatePair, float] = WeakKeyDictionary()

    def rename(self, own: Credentials, remote: Credentials) -> None:
        """Switch to other credentials, as the other end does; the path stays."""
        self._local_username, self._local_password = own.ufrag, own.password
        self.remote_username, self.remote_password = remote.ufrag, remote.password

    @property
    def path(self) -> CandidatePair | None:
        """The pair of addresses in use; None before there is one."""
        return self._nominated.get(1)

    @property
    def partner(self) -> int | None:
        """The tie-breaker of the agent that the path leads to; None before there is one."""
        if self.path is None:
            return None
        return self._answered.get(self.path.remote_addr) or self._partner or self._last_seen

    def note_answer(self, addr: tuple[str, int], breaker: int) -> None:
        """Record which agent answered from that address. Once there is a path, it stays that agent's."""
        if not self._nominated:
            self._answered[addr] = breaker

    def expects(self, addr: tuple[str, int]) -> bool:
        """Whether the other end is at that address, according to its code or the path."""
        if self.path is not None and self.path.remote_addr == addr:
            return True
        return any(c.type != "prflx" and (c._network_host, c.port) == addr for c in self._remote_candidates)

    def knows(self, addr: tuple[str, int]) -> bool:
        """Whether the other end is expected at that address, or answered from there."""
        return self.expects(addr) or any(
            pair.remote_addr == addr and pair.state is State.SUCCEEDED for pair in self._check_list
        )

    # --- what is heard

    def request_received(self, message: stun.Message, addr: tuple[str, int], protocol: StunProtocol) -> None:
        """Answer a check, unless it is unsigned or comes from an agent other than the one the path leads to.

        A sender who can't sign gets no answer at all: silence tells them nothing, and floods nobody else.
        """
        username = str(message.attributes.get("USERNAME", ""))
        is_own = self._valid_username(username)
        password = self.local_password if is_own else self.calls.credentials.password if self.calls else ""
        if not is_whole(message) or not password or not message.check_message_integrity(password.encode()):
            return
        self.replays.note(message.transaction_id, addr, self.expects(addr))
        if not is_own:
            if self.calls:
                self.calls.hear_page(username, addr)
            return
        if not self._is_from_partner(message) or not self._make_room_for(addr):
            return
        super().request_received(message, addr, protocol)
        if announcement := read_announcement(message):
            if announcement.relayed and len(self.relayed_from) < MAX_REMOTE_ADDRESSES:
                self.relayed_from.add(addr)
            if announcement.masked and self.calls:
                self.calls.hear_program(username.partition(":")[2], announcement.masked, addr)

    def _is_from_partner(self, check: stun.Message) -> bool:
        """Whether a signed check is the partner's, or could be because there is none yet; a stranger is reported."""
        breaker = check.attributes.get("ICE-CONTROLLED" if self.ice_controlling else "ICE-CONTROLLING")
        if breaker is None:
            return True
        is_news = self.replays.note_agent(breaker)
        if not self._nominated:
            self._last_seen = breaker
            return True
        self._partner = self.partner or breaker
        if breaker != self._partner:
            self.on_stranger(is_news)
        return bool(breaker == self._partner)

    def data_received(self, data: bytes, component: int) -> None:
        """Keep DTLS for the handshake to read. Anything that merely looks like STUN would stay queued for ever."""
        if data and data[0] in DTLS_FIRST_BYTES:
            super().data_received(data, component)

    def _make_room_for(self, addr: tuple[str, int]) -> bool:
        """Whether a check from that address may be considered, since only so many addresses are remembered.

        The oldest address that has only sent checks is forgotten. Otherwise, replaying old checks from many addresses
        could make this end deaf to the other end at a new address.
        """
        known = self._remote_candidates
        if len(known) < MAX_REMOTE_ADDRESSES or any((c._network_host, c.port) == addr for c in known):
            return True
        answered = [pair.remote_candidate for pair in self._check_list if pair.state is State.SUCCEEDED]
        for candidate in known:
            if candidate.type == "prflx" and candidate not in answered:
                self._forget(candidate)
                return True
        return False

    def _forget(self, candidate: IceCandidate) -> None:
        self._remote_candidates.remove(candidate)
        for pair in [pair for pair in self._check_list if pair.remote_candidate is candidate]:
            self._check_list.remove(pair)
            self._leftovers.cancel(pair.task)

    async def close(self) -> None:
        """Release everything, including abandoned checks."""
        await super().close()
        await self._leftovers.end()

    # --- what is asked

    def build_request(self, pair: CandidatePair, nominate: bool) -> stun.Message:
        """A check, which says who sends it and whether from a relay, for a host that has no reply code (yet).

        It is signed with the invitation.
        """
        request = super().build_request(pair, nominate)
        request.attributes["SOFTWARE"] = str(Announcement(self._announces, pair.local_candidate.type == "relay"))
        return request

    def check_start_task(self, pair: CandidatePair) -> None:
        """Start a check, and record when."""
        if pair.task is None:
            self._asked_at[pair] = asyncio.get_running_loop().time()
        super().check_start_task(pair)

    def check_incoming(self, message: stun.Message, addr: tuple[str, int], protocol: StunProtocol) -> None:
        """Check back at once if our own checks haven't been answered yet (RFC 8445 section 7.3.1.4).

        aioice would wait for its next repetition, and those become ever rarer. It is enough for one end to do this; if
        both did, it might never stop. A check that has only just begun is left alone, so that replayed checks can't
        restart each of ours before its answer comes.
        """
        super().check_incoming(message, addr, protocol)
        if not self.ice_controlling and not self._check_list_done:
            long_ago = asyncio.get_running_loop().time() - CHECK_BACK_AFTER
            for pair in self._check_list:
                if pair.protocol is protocol and pair.remote_addr == addr and self._asked_at.get(pair, 0.0) < long_ago:
                    self._check_again(pair, State.IN_PROGRESS)

    def check_all_again(self) -> None:
        """Check every pair once more, except the path itself, so that routers keep the way open (RFC 8445).

        aioice itself does so ever more rarely, and stops after a minute.
        """
        for pair in list(self._check_list):
            if self._check_list_done or self.remote_password is None:
                return
            self._check_again(pair, State.IN_PROGRESS, State.FAILED)
            if pair.state is State.SUCCEEDED and not pair.nominated:
                request = self.build_request(pair, nominate=False)
                request.add_message_integrity(self.remote_password.encode())
                pair.protocol.send_stun(request, pair.remote_addr)

    def check_from(self, protocol: StunProtocol) -> None:
        """Have a new socket take part in the checks, if they have begun."""
        if not self._early_checks_done:
            return
        for candidate in self.remote_candidates:
            self._pair_remote_candidate(candidate)
        for pair in self._check_list:
            if pair.protocol is protocol:
                self._check_again(pair, State.FROZEN)

    def _check_again(self, pair: CandidatePair, *states: State) -> None:
        """Restart the check of `pair` if it is in one of these `states`."""
        if pair.state in states:
            self._leftovers.cancel(pair.task)
            pair.task = None
            self.check_state(pair, State.WAITING)
            self.check_start_task(pair)

    def _check_periodic(self) -> bool:
        """Start the next check that is due; return whether to look again in 20 ms.

        aioice would go on for as long as more addresses may become known. Here that is for ever, and the processor
        would never rest while we wait for a friend.
        """
        is_due = not self._check_list or any(pair.state in (State.WAITING, State.FROZEN) for pair in self._check_list)
        goes_on = super()._check_periodic() and is_due
        self._all_were_tried = not goes_on
        return goes_on

    def _pair_remote_candidate(self, remote_candidate: IceCandidate) -> None:
        super()._pair_remote_candidate(remote_candidate)
        if self._all_were_tried:
            for pair in list(self._check_list):
                self._check_again(pair, State.FROZEN)

    async def query_consent(self) -> None:
        """Ask now and then whether the other end still consents to packets (RFC 7675); an answer is good for 30 s.

        aioice allows half a second for each answer and counts six failures. That would give up on a slow or lossy path
        that is good enough for a game.
        """
        assert self.remote_password is not None
        loop = asyncio.get_running_loop()
        answered = loop.time()
        while loop.time() - answered < CONSENT_EXPIRES:
            await asyncio.sleep(aioice.ice.CONSENT_INTERVAL * (0.8 + 0.4 * random.random()))
            for pair in self._nominated.values():
                request = self.build_request(pair, nominate=False)
                key = self.remote_password.encode()
                with contextlib.suppress(stun.TransactionError):
                    await pair.protocol.request(
                        request, pair.remote_addr, integrity_key=key, retransmissions=CONSENT_REPEATS
                    )
                    answered = loop.time()
        self._query_consent_task = None
        await self.close()
