"""Which versions of the WebRTC libraries this program knows inside out."""

from p2p_malice.errors import UnsupportedLibraryError

SUPPORTED = {"aiortc": "1.16.0", "aioice": "0.13.0"}


def check_installed() -> None:
    """Raise `UnsupportedLibraryError` unless the libraries can be loaded and are the `SUPPORTED` versions."""
    try:
        import aioice
        import aiortc
    except ImportError as error:
        raise UnsupportedLibraryError(_needed(f"loading them failed ({error})")) from error
    check_versions({"aiortc": aiortc.__version__, "aioice": aioice.__version__})


def check_versions(installed: dict[str, str]) -> None:
    """Raise `UnsupportedLibraryError` unless the `installed` versions are the `SUPPORTED` ones."""
    wrong = [f"{name} {installed[name]}" for name, version in SUPPORTED.items() if installed[name] != version]
    if wrong:
        raise UnsupportedLibraryError(_needed(f"{' and '.join(wrong)} is installed"))


def _needed(found: str) -> str:
    pins = [f"{name}=={version}" for name, version in SUPPORTED.items()]
    return f"This program was made for {' and '.join(pins)}, but {found}. Mend it with: pip install {' '.join(pins)}"
