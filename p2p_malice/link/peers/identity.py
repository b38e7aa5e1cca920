"""The identity of one end of a link: its role, its certificate, the invitation's key, and its agents."""

import secrets
from collections.abc import Callable

from attrs import field, frozen

from p2p_malice.errors import LinkError
from p2p_malice.link.aiortc.agent import Agent
from p2p_malice.link.aiortc.certificates import Certificate, fingerprint_of
from p2p_malice.link.aiortc.stun_identity import CheckListener, GuestCheck
from p2p_malice.link.replay_guard import ReplayGuard
from p2p_malice.link.token_bucket import TokenBucket
from p2p_malice.protocol.connection_codes import prove
from p2p_malice.protocol.ice_credentials import Credentials, guest_credentials, host_credentials, mask_fingerprint
from p2p_malice.protocol.peer_description import Candidate, CandidateType, CodeKind, Description, DtlsRole


@frozen
class Identity:
    """One end, for as long as its link lasts: the same over every wire, and after its program was restarted.

    `key` (`Description.key`) and `number` are the invitation's.
    """

    kind: CodeKind
    number: int
    setup: DtlsRole
    certificate: Certificate = field(repr=False)
    key: bytes = field(repr=False)

    @property
    def is_host(self) -> bool:
        """Whether this is the end that invited."""
        return self.kind is CodeKind.INVITATION

    @property
    def fingerprint(self) -> bytes:
        """The fingerprint of its certificate, as in its code."""
        return fingerprint_of(self.certificate, 28 if self.is_host else 32)

    @property
    def credentials(self) -> Credentials:
        """Its ICE credentials, which follow from the invitation."""
        if self.is_host:
            return host_credentials(self.key, self.number)
        return guest_credentials(self.key, self.number, fingerprint_of(self.certificate))

    def describe(self, candidates: tuple[Candidate, ...]) -> Description:
        """The content of this end's code, given the `candidates` where it can be reached."""
        description = Description(
            kind=self.kind,
            number=self.number,
            fingerprint=self.fingerprint,
            setup=self.setup,
            credentials=self.credentials if self.is_host else None,
            candidates=candidates,
            secret=self.key if self.is_host else b"",
        )
        return description if self.is_host else prove(description, self.key)

    def describe_caller(self, check: GuestCheck) -> Description | None:
        """The guest who sent that check with this host's invitation, as in a reply; None for a useless address."""
        try:
            candidate = Candidate(CandidateType.SERVER_REFLEXIVE, *check.address)
        except ValueError:
            return None
        described = Description(
            kind=CodeKind.REPLY,
            number=self.number,
            fingerprint=check.fingerprint,
            setup=DtlsRole.ACTPASS if check.is_page else DtlsRole.PASSIVE,
            credentials=check.credentials,
            candidates=(candidate,),
        )
        return prove(described, self.key)

    # --- agents

    def new_agent(
        self,
        remote: Description | None,
        *,
        replays: ReplayGuard,
        allowance: TokenBucket | None = None,
        on_check: Callable[[GuestCheck], None],
        on_message: Callable[[str], None],
        on_end: Callable[[LinkError], None],
        on_stranger: Callable[[], None] = lambda: None,
    ) -> Agent:
        """An agent for the end `remote`, or for any guest with this host's invitation; see `Agent` for the rest.

        `on_check` is called for every check with the invitation, if the agent is for a page or for anybody.
        """
        credentials = self.credentials
        page = remote if self.is_host and remote is not None and remote.setup is DtlsRole.ACTPASS else None
        is_called = page is not None or (self.is_host and remote is None)
        fingerprint = fingerprint_of(self.certificate)
        return Agent(
            self.certificate,
            credentials,
            # A page makes its own offer, and so it controls.
            is_controlling=self.is_host and page is None,
            is_dtls_client=self.setup is DtlsRole.ACTIVE,
            replays=replays,
            allowance=allowance,
            announces=b"" if self.is_host else mask_fingerprint(self.key, credentials.ufrag, fingerprint),
            calls=CheckListener(credentials, self.key, on_check) if is_called else None,
            page=page,
            on_message=on_message,
            on_end=on_end,
            on_stranger=on_stranger,
        )

    def new_anchor(self) -> Agent:
        """An agent that keeps ports open between two attempts, so that no router forgets them.

        It has a user name fragment that nobody knows, so that checks are left to the agents that can answer.
        """
        return Agent(
            self.certificate,
            Credentials(secrets.token_hex(8), secrets.token_hex(16)),
            is_controlling=True,
            is_dtls_client=True,
            replays=ReplayGuard(),
            on_message=lambda _message: None,
            on_end=lambda _error: None,
        )
