"""A line of as many keys as fit, keys that change the pace, and clocks as text. Pure."""

from collections.abc import Sequence

from rich.cells import cell_len

from p2p_malice.ui.pace import Pace, Timeline

_GAP = "  "


def fitting(keys: Sequence[str], room: int, *, kept: int) -> str:
    """As many of the keys as fit into `room` columns, given by importance; the last `kept` ones always do."""
    front, last = list(keys[: len(keys) - kept]), list(keys[len(keys) - kept :])
    while front and cell_len(_GAP.join([*front, *last])) > room:
        front.pop()
    return _GAP.join([*front, *last])


def clock_text(seconds: float) -> str:
    """Minutes and seconds (`2:14`), with hours in front if there are any."""
    minutes, rest = divmod(max(0, int(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def change_pace(key: str, pace: Pace) -> bool:
    """Change the pace as a key asks, or go elsewhere in a replay; False for other keys."""
    if pace.timeline and _go(key, pace.timeline, pace):
        return True
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


def _go(key: str, timeline: Timeline, pace: Pace) -> bool:
    """Go to another position of a replay; False for other keys."""
    match key:
        case "right":
            pace.step()
        case "left":
            timeline.back()
        case "down" | "pagedown":
            timeline.turn(1)
        case "up" | "pageup":
            timeline.turn(-1)
        case "home":
            timeline.go_to(0)
        case "end":
            timeline.go_to(timeline.count)
        case "b" | "B":
            timeline.go_to(timeline.best)
        case "h" | "H" if timeline.has_moments:
            timeline.moment()
        case "v" | "V":
            timeline.look_from((timeline.look + 1) % (len(timeline.names) + 1))
        case _:
            return False
    return True
