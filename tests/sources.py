"""The program's own files, as scans over all of them read them."""

import ast
import functools
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "p2p_malice"
MODULES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))


@functools.cache
def source(path: Path) -> str:
    """The text of a module, which is named relative to the package."""
    return (PACKAGE / path).read_text(encoding="utf-8")


@functools.cache
def nodes(path: Path) -> list[ast.AST]:
    """Every node of a module's syntax tree."""
    return list(ast.walk(ast.parse(source(path))))
