"""The workflows: what they run is there, and nothing that was fetched or built gets more rights than it needs."""

import json
import re
from pathlib import Path

import pytest

from p2p_malice.command_line.network import web

ROOT = Path(__file__).parents[1]
WORKFLOWS = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / ".github/workflows").glob("*.yml")}
PAGES = WORKFLOWS["pages"]


def jobs(workflow: str) -> dict[str, str]:
    """What each job does, by name."""
    _, *parts = re.split(r"^  ([\w-]+):\n", workflow.partition("\njobs:\n")[2], flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("workflow", WORKFLOWS.values(), ids=WORKFLOWS)
def test_no_job_runs_what_may_have_been_exchanged(workflow: str) -> None:
    """Actions are named by their hash, and where our own code runs, or what it needs, nothing may be written."""
    used = re.findall(r"uses: (.*)", workflow)
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", each)] == []
    before, after = workflow.split("\njobs:\n")
    assert "write" not in before
    for name, job in jobs(f"\njobs:\n{after}").items():
        assert "timeout-minutes" in job, name
        assert not ("actions/checkout" in job and "write" in job), name
        assert job.count("actions/checkout") == job.count("persist-credentials: false"), name


def test_a_release_is_of_what_the_tag_says() -> None:
    """Only tags are published; by the scripts and the modules that are there."""
    release = WORKFLOWS["release"]

    assert 'on:\n  push:\n    tags: ["v*"]\n' in release
    for script in re.findall(r"(?<=python3 )scripts/\S+", release):
        assert (ROOT / script).exists()
    (module,) = re.findall(r"(?<=python -m )\w+", release)
    assert f'build-backend = "{module}.build"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_workflow_builds_the_site_with_one_command() -> None:
    """By options that the program has, and with the Pyodide and the esbuild that are tested."""
    installs, builds = (line.split() for line in re.findall(r"- run: (.*)", PAGES))
    tools = installs[-1]
    installed = json.loads((ROOT / tools / "package-lock.json").read_bytes())["packages"][""]["devDependencies"]

    python, script, command, *options = builds
    assert (python, command) == ("python3", web.name)
    assert (ROOT / script).exists()
    chosen = web.make_context("web", options).params
    for tool in ("pyodide", "esbuild"):
        assert tool in installed
        assert chosen[tool] == f"{tools}/node_modules/{tool}"
    assert f"path: {chosen['site']}\n" in PAGES


def test_every_tool_for_the_page_has_a_checksum() -> None:
    """Every package that npm may install is pinned by its hash, whatever the machine."""
    packages = json.loads((ROOT / "tests/web/package-lock.json").read_bytes())["packages"]

    assert [name for name, package in packages.items() if name and not package.get("integrity")] == []
