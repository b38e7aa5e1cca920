"""The page that is served to this machine."""

import errno

import pytest

from p2p_malice.commands.web import serve_page
from p2p_malice.ui.contract import UserInterface
from tests.helpers import WORDS


async def test_an_output_on_a_full_disk_is_not_taken_for_a_port_in_use() -> None:
    """Another port wouldn't help."""

    async def tell(_text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    async def show_menu(_face: UserInterface) -> int:
        return 0

    with pytest.raises(OSError, match="No space left"):
        await serve_page(WORDS, show_menu, tell, opens=False)
