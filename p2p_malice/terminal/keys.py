"""Keys and clocks: a line of keys, as many as fit, what a key asks of the pace, and a clock as text. Pure."""

from collections.abc import Sequence

from rich.cells import cell_len

from p2p_malice.ui.contract import Pace

_GAP = "  "


def fitting(keys: Sequence[str], room: int, *, kept: int) -> str:
    """As many of the keys as fit into `room` columns, the most important first; the last `kept` ones always."""
    front, last = list(keys[: len(keys) - kept]), list(keys[len(keys) - kept :])
    while front and cell_len(_GAP.join([*front, *last])) > room:
        front.pop()
    return _GAP.join([*front, *last])


def clock_text(seconds: float) -> str:
    """Minutes and seconds, `2:14`; hours in front of them where there are any."""
    minutes, rest = divmod(max(0, int(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def change_pace(key: str, pace: Pace) -> bool:
    """Do what a key asks of the pace; False for other keys."""
    match key:
        case "plus" | "equals_sign" | "right":
            pace.faster()
        case "minus" | "left":
            pace.slower()
        case "space" if pace.is_running:
            pace.stop()
        case "space":
            pace.set(pace.seconds)
        case "enter":
            pace.step()
        case _:
            return False
    return True
