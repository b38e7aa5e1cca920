"""A line of keys at the foot of a screen: as many as fit. Pure."""

from collections.abc import Sequence

from rich.cells import cell_len

_GAP = "  "


def fitting(keys: Sequence[str], room: int, *, kept: int) -> str:
    """As many of the keys as fit into `room` columns, the most important first; the last `kept` ones always."""
    front, last = list(keys[: len(keys) - kept]), list(keys[len(keys) - kept :])
    while front and cell_len(_GAP.join([*front, *last])) > room:
        front.pop()
    return _GAP.join([*front, *last])
