"""A label and what stands behind it, in lines of at most 80 columns. Pure."""

import textwrap

_INDENT = 11


def block(label: str, text: str) -> list[str]:
    """`text` behind `label`, wrapped at 80 columns."""
    label = label[: _INDENT - 1]
    # Two blanks separate groups that belong together; lines are only wrapped between groups.
    glued = text.replace("   ", "\n").replace(" ", "\xa0").replace("\n", "   ")
    wrapped = textwrap.wrap(glued, 80, initial_indent=f"{label:<{_INDENT}}", subsequent_indent=" " * _INDENT)
    return [line.replace("\xa0", " ") for line in wrapped]
