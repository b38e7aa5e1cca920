"""The program as a later version may be: every frame says more, and before each there is one of an unknown kind.

`python newer.py host …` runs it like `p2p-malice host …`.
"""

import json
from typing import Any

from p2p_malice.cli import main
from p2p_malice.link.reliable_channel import ReliableChannel

_send = ReliableChannel.send


async def send_more(channel: ReliableChannel, frame: str) -> None:
    """Send something that nobody knows, and the frame with more in it."""
    await _send(channel, '{"kind":"glitter","colour":"gold","parts":[[1,{"x":null}]]}')
    await _send(channel, json.dumps(with_more(json.loads(frame)), separators=(",", ":")))


def with_more(value: Any, name: str = "") -> Any:
    """A value with a key more in every object; but in no facts, whose keys are names."""
    if isinstance(value, list):
        return [with_more(each) for each in value]
    if not isinstance(value, dict):
        return value
    more = {} if name in ("particulars", "facts") else {"glitter": [1, {"x": None}]}
    return {key: with_more(each, key) for key, each in value.items()} | more


if __name__ == "__main__":
    ReliableChannel.send = send_more  # type: ignore[assignment]
    main()
