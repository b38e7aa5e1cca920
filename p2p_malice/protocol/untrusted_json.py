"""JSON that somebody else wrote. Pure.

A parser calls itself for each object or list within another. How deep it may go depends on the platform; where that is
not checked, as in a browser, a text of nothing but brackets ends the whole program.
"""

import json
import re
from typing import Any, Never

MAX_DEPTH = 20
"""How many objects and lists may lie in one another; ours never get half as deep."""

_NO_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[^]["{}]+', re.DOTALL)


def read_json(text: str | bytes) -> Any:
    """The value of a text that is JSON, without NaN and infinity, and not too deep. Raises ValueError for any other."""
    text = text.decode() if isinstance(text, bytes) else text
    depth = 0
    for bracket in _NO_BRACKETS.sub("", text):
        depth += 1 if bracket in "[{" else -1
        if depth > MAX_DEPTH:
            raise ValueError("too deep")
    return json.loads(text, parse_constant=_refuse_constant)


def object_in(text: str) -> dict[str, Any]:
    """The object that a text is; an empty one for a text that isn't an object."""
    try:
        body = read_json(text)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


def _refuse_constant(_name: str) -> Never:
    raise ValueError("not a number")
