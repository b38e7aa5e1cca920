"""The versions of the WebRTC libraries that this program supports, since it relies on their internals."""

from p2p_malice.errors import UnsupportedLibraryError

SUPPORTED = {"aiortc": "1.16.0", "aioice": "0.13.0"}
_PACKAGES = " ".join(f"{name}=={version}" for name, version in SUPPORTED.items())


def check_installed() -> None:
    """Raise `UnsupportedLibraryError` unless the libraries can be loaded and are the `SUPPORTED` versions."""
    try:
        import aioice
        import aiortc
    except ImportError as error:
        raise UnsupportedLibraryError("library_not_loaded", packages=_PACKAGES, reason=str(error)) from error
    check_versions({"aiortc": aiortc.__version__, "aioice": aioice.__version__})


def check_versions(installed: dict[str, str]) -> None:
    """Raise `UnsupportedLibraryError` unless the `installed` versions are the `SUPPORTED` ones."""
    wrong = [f"{name} {installed[name]}" for name, version in SUPPORTED.items() if installed[name] != version]
    if wrong:
        raise UnsupportedLibraryError(packages=_PACKAGES, installed=", ".join(wrong))
