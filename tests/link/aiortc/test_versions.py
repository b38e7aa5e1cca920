"""Only supported versions of the libraries are used."""

import re

import aioice
import aiortc
import pytest

from p2p_malice.errors import UnsupportedLibraryError
from p2p_malice.link.aiortc.versions import SUPPORTED, check_versions
from p2p_malice.words.catalogue import load


def test_the_installed_versions_are_the_supported_ones() -> None:
    """What is tested here is what is pinned."""
    assert {"aiortc": aiortc.__version__, "aioice": aioice.__version__} == SUPPORTED


@pytest.mark.parametrize("name", SUPPORTED)
def test_another_version_is_refused_with_what_to_install(name: str) -> None:
    """A version that nobody has looked into is not tried out on a player."""
    with pytest.raises(UnsupportedLibraryError) as caught:
        check_versions({**SUPPORTED, name: "0.0.1"})

    assert caught.value.exit_status == 1
    assert re.search(f"{name} 0.0.1 is installed.*pip install aiortc==", load().error(caught.value))
