"""Everything that a link needs to resume after its process was killed, as one line of text."""

import json
from typing import Any

from attrs import field, frozen

from p2p_malice.errors import CodeError, LinkError
from p2p_malice.protocol.connection_codes import decode, encode
from p2p_malice.protocol.peer_description import SECRET_BYTES, CodeKind, Description, DtlsRole
from p2p_malice.protocol.untrusted_json import read_json

VERSION = 3

MAX_LENGTH = 16 * 1024


@frozen
class ResumeTicket:
    """One end of a link: its role, its certificate with the private key (PEM), its ports by address, and the other end.

    `key` is the invitation's (`Description.key`), and `fresh_key` the one that both ends have agreed on since, b"" for
    none; `is_sure` says that the other end certainly has it. The credentials follow from these. `reached_at` is the
    address and port where the other end was last reached, None if unknown.
    """

    kind: CodeKind
    number: int
    setup: DtlsRole
    certificate: str = field(repr=False)
    key: bytes = field(repr=False)
    ports: dict[str, int]
    remote: Description
    reached_at: tuple[str, int] | None
    fresh_key: bytes = field(default=b"", repr=False)
    is_sure: bool = False

    def __str__(self) -> str:
        """The text form; the inverse of `read_resume_ticket`."""
        return json.dumps(
            {
                "version": VERSION,
                "kind": self.kind.value,
                "number": self.number,
                "setup": self.setup.value,
                "certificate": self.certificate,
                "key": self.key.hex(),
                "ports": self.ports,
                "remote": encode(self.remote),
                "reached_at": self.reached_at,
                "fresh_key": self.fresh_key.hex(),
                "is_sure": self.is_sure,
            }
        )


def read_resume_ticket(text: str) -> ResumeTicket:
    """The resume ticket written as `text`. Raises `LinkError` for anything else."""
    try:
        if len(text) > MAX_LENGTH:
            raise ValueError("too long")
        body = read_json(text)
        if type(body) is not dict or body.get("version") != VERSION:
            raise ValueError("another version")
        return ResumeTicket(
            kind=CodeKind(body.pop("kind")),
            number=_number(body.pop("number"), 0xFFFF),
            setup=DtlsRole(body.pop("setup")),
            certificate=_text(body.pop("certificate")),
            key=_key(body.pop("key")),
            ports={_text(address): _number(port, 0xFFFF) for address, port in body.pop("ports").items()},
            remote=decode(_text(body.pop("remote"))).description,
            reached_at=_address(body.pop("reached_at")),
            fresh_key=_key(body["fresh_key"]) if body["fresh_key"] else b"",
            is_sure=_truth(body.pop("is_sure")),
        )
    except (ValueError, KeyError, TypeError, AttributeError, CodeError):
        raise LinkError("resume_ticket_unusable") from None


def _text(value: Any) -> str:
    if type(value) is not str:
        raise ValueError("no text")
    return value


def _key(value: Any) -> bytes:
    key = bytes.fromhex(_text(value))
    if len(key) < SECRET_BYTES:
        raise ValueError("no key")
    return key


def _truth(value: Any) -> bool:
    if type(value) is not bool:
        raise ValueError("neither true nor false")
    return value


def _number(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError("no number")
    return value


def _address(value: Any) -> tuple[str, int] | None:
    if value is None:
        return None
    host, port = value
    return _text(host), _number(port, 0xFFFF)
