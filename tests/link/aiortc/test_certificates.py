"""Fingerprints of certificates, and their text."""

from p2p_malice.link.aiortc.certificates import Certificate, fingerprint_of


def test_a_fingerprint_is_the_sha_256_of_the_certificate() -> None:
    """32 bytes, the same each time."""
    certificate = Certificate.generateCertificate()

    assert len(fingerprint_of(certificate)) == 32
    assert fingerprint_of(certificate) == fingerprint_of(certificate)
