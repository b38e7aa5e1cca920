"""The certificate that proves a peer's identity, its fingerprints, and its text form."""

from aiortc import RTCCertificate
from aiortc.rtcdtlstransport import X509_DIGEST_ALGORITHMS
from cryptography import x509
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from p2p_malice.protocol.peer_description import FINGERPRINTS

Certificate = RTCCertificate

# An invitation carries the shorter hash, to make room for its secret; aiortc doesn't offer it.
X509_DIGEST_ALGORITHMS.setdefault("sha-224", hashes.SHA224())


def fingerprint_of(certificate: Certificate, size: int = 32) -> bytes:
    """The hash of `certificate` with `size` bytes, one of `FINGERPRINTS`."""
    texts = [f.value for f in certificate.getFingerprints() if f.algorithm == FINGERPRINTS[size]]
    return bytes.fromhex(texts[0].replace(":", ""))


def certificate_text(certificate: Certificate) -> str:
    """The certificate and its private key as PEM (RFC 7468)."""
    key = certificate._key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return (key + certificate._cert.public_bytes(serialization.Encoding.PEM)).decode()


def read_certificate(text: str) -> Certificate:
    """The inverse of `certificate_text`. Raises ValueError."""
    content = text.encode()
    try:
        key = serialization.load_pem_private_key(content, password=None)
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise ValueError("no key of the right kind")
        return Certificate(key=key, cert=x509.load_pem_x509_certificate(content))
    except (TypeError, UnsupportedAlgorithm) as error:
        raise ValueError("no certificate") from error
