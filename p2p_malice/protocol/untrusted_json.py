"""Reads JSON from untrusted sources. Pure.

A parser calls itself for each nested object or list. How deep it may go depends on the platform; if nothing checks
that, as in a browser, a text of nothing but brackets crashes the whole program.
"""

import json
import re
from typing import Any, Never

MAX_DEPTH = 20
"""How deep objects and lists may be nested; ours never get half as deep."""

_NO_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[^]["{}]+', re.DOTALL)


def read_json(text: str | bytes) -> Any:
    """The value of a JSON text without NaN and infinity that isn't too deep. Raises ValueError for any other text."""
    text = text.decode() if isinstance(text, bytes) else text
    depth = 0
    for bracket in _NO_BRACKETS.sub("", text):
        depth += 1 if bracket in "[{" else -1
        if depth > MAX_DEPTH:
            raise ValueError("too deep")
    return json.loads(text, parse_constant=_refuse_constant)


def object_in(text: str) -> dict[str, Any]:
    """The object in a JSON text, or an empty one if the text isn't an object."""
    try:
        body = read_json(text)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


def _refuse_constant(_name: str) -> Never:
    raise ValueError("not a number")
