"""What others build of the project: the container image of the courier."""

import re
import socket
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.utils import canonicalize_name

from p2p_malice.courier.server import CourierServer
from tests.test_layers import loaded_by
from tests.test_lock import locked

ROOT = Path(__file__).parents[1]
CONTAINERFILE = (ROOT / "packaging/container/Containerfile").read_text(encoding="utf-8")


def found(pattern: str) -> str:
    """What the Containerfile has for the only group of a pattern."""
    match = re.search(pattern, CONTAINERFILE, re.MULTILINE)
    assert match, pattern
    return match[1]


def test_the_image_has_what_the_courier_imports(tmp_path: Path) -> None:
    """No package more or less, and nothing that was deleted; the courier gets as far as its port, which is taken."""
    (tmp_path / "index.html").touch()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        typed = ["courier", "--port", str(taken.getsockname()[1]), "--site", str(tmp_path)]
        lines = (
            "from p2p_malice.cli import cli",
            f"try: cli({typed}, standalone_mode=False)",
            "except Exception: pass",
        )
        modules = loaded_by("\n".join(lines))

    assert "p2p_malice.courier.server" in modules
    by_module = packages_distributions()
    names = {canonicalize_name(name) for module in modules for name in by_module.get(module.split(".")[0], ())}
    listed = set(found(r'^ARG COURIER="(.*)"').split("|"))
    # Newer Pythons than the image's don't need the last one.
    assert names & locked("").keys() | {"typing-extensions"} == listed
    deleted = [path for each in re.findall(r" /app/(p2p_malice/\S+)", CONTAINERFILE) for path in ROOT.glob(each)]
    assert deleted
    folders = {".".join(path.relative_to(ROOT).parts) for path in deleted}
    assert not {each for each in modules for folder in folders if f"{each}.".startswith(f"{folder}.")}


def test_the_image_runs_as_nobody_in_particular_and_is_asked_for_its_health() -> None:
    """At an address that the courier answers."""
    assert int(found(r"^USER (\d+):")) > 0
    port, path = found(r"^EXPOSE (\d+)"), found(r'^HEALTHCHECK .*"http://127\.0\.0\.1:8090(/\S+)"')
    assert port == "8090"
    assert path in {resource.canonical for resource in CourierServer().app().router.resources()}
