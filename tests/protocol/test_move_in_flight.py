"""What a shown position and a refusal mean for a move in flight."""

import json
from pathlib import Path
from typing import Any

import pytest

from p2p_malice.protocol.messages import Move
from p2p_malice.protocol.move_in_flight import MoveInFlight

CASES = json.loads((Path(__file__).parents[1] / "vectors/moves-in-flight.json").read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_rule_of_both_languages_holds(case: dict[str, Any]) -> None:
    """The page's is tested by the same file (tests/web/move-in-flight.test.mjs)."""
    flight = MoveInFlight[Move]()
    for step in case["steps"]:
        match step:
            case {"send": number}:
                flight.send(Move(number, "7h>c0"))
            case {"greet": _}:
                flight.greet()
            case {"show": [number, since], "is": means}:
                assert flight.show(number, since).value == means
            case {"refuse": [of, code], "is": means}:
                assert flight.refuse(of, code) == means
        assert (flight.move.number if flight.move else None) == step["in flight"]
