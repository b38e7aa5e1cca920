"""Everything that depends on aiortc, aioice and the libraries below them, including private parts of theirs.

Both are pinned exactly. If you raise a pin, run `tests/link/aiortc` first: it fails if a name has moved. No module
outside this folder may import either of them.
"""

from p2p_malice.link.aiortc.pyav_stub import stand_in
from p2p_malice.link.aiortc.versions import check_installed

stand_in()
check_installed()
