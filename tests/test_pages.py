"""The workflow that publishes the site: what it runs is there, and it publishes what was written."""

import json
import re
from pathlib import Path

from p2p_malice.cli import web

ROOT = Path(__file__).parents[1]
WORKFLOW = (ROOT / ".github/workflows/pages.yml").read_text(encoding="utf-8")


def test_the_workflow_builds_the_site_with_one_command() -> None:
    """By options that the program has, and with the Pyodide and the esbuild that are tested."""
    installs, builds = (line.split() for line in re.findall(r"- run: (.*)", WORKFLOW))
    tools = installs[-1]
    installed = json.loads((ROOT / tools / "package-lock.json").read_bytes())["packages"][""]["devDependencies"]

    python, script, command, *options = builds
    assert (python, command) == ("python3", web.name)
    assert (ROOT / script).exists()
    chosen = web.make_context("web", options).params
    for tool in ("pyodide", "esbuild"):
        assert tool in installed
        assert chosen[tool] == f"{tools}/node_modules/{tool}"
    assert f"path: {chosen['site']}\n" in WORKFLOW


def test_a_tool_for_the_page_came_without_a_checksum() -> None:
    """Every package that npm may install is pinned by its hash, whatever the machine."""
    packages = json.loads((ROOT / "tests/web/package-lock.json").read_bytes())["packages"]

    assert [name for name, package in packages.items() if name and not package.get("integrity")] == []
