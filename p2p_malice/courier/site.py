"""How long browsers keep the files of a site that is served beside the notes."""

import re

_VERSIONED = re.compile(r"-[A-Z0-9]{8}\.(?:js|css)$|-[0-9a-f]{12}\.zip$|/pyodide-[0-9.]+/[^/]+$")
"""Files whose names have their content's hash or their version: what is in them never changes."""


def caching_of(path: str) -> str:
    """The Cache-Control (RFC 9111 section 5.2.2) of the file at that path: for ever, or to be asked about each time."""
    return "public, max-age=31536000, immutable" if _VERSIONED.search(path) else "no-cache"
