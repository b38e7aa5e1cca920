"""The pure layers in a browser's Python: from the built wheel, with the libraries that a browser gets."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.sources import MODULES
from tests.test_layers import PURE, part_of

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LIBRARIES = ("attr", "attrs", "cattr", "cattrs", "reedsolo.py", "typing_extensions.py")
"""All pure Python: the environment's own are taken."""

NODE = shutil.which("node")
PYODIDE = ROOT / "tests/web/node_modules/pyodide"


def module_name(path: Path) -> str:
    """`p2p_malice.engine.cards` for `engine/cards.py`."""
    return ".".join(("p2p_malice", *path.with_suffix("").parts)).removesuffix(".__init__")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the built wheel, unpacked, and the libraries that it needs in a browser."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", str(folder), str(ROOT)], check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    site = folder / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    import attrs

    libraries = Path(attrs.__file__).parents[1]
    for name in LIBRARIES:
        found = libraries / name
        if found.is_dir():
            shutil.copytree(found, site / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(found, site / name)
    return site


@pytest.mark.skipif(NODE is None, reason="node is not installed")
@pytest.mark.skipif(not PYODIDE.exists(), reason="Pyodide is not installed: npm ci --prefix tests/web")
def test_a_game_is_played_in_a_browsers_python(site: Path, tmp_path: Path) -> None:
    """Every pure module loads, two bots play to the end over frames, and a wrong code gets its sentence."""
    pure = [module_name(path) for path in MODULES if part_of(path) in PURE]
    script = tmp_path / "play.py"
    text = (HERE / "play.py").read_text(encoding="utf-8")
    script.write_text(text.replace("MODULES: list[str] = []", f"MODULES = {pure!r}"), encoding="utf-8")

    assert NODE
    done = subprocess.run(
        [NODE, str(HERE / "run.mjs"), str(site), str(script)], check=False, capture_output=True, text=True, timeout=300
    )

    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("There's no code in this text.")
    assert lines[1].startswith(f"{len(pure)} modules, ")
    assert lines[1].endswith("emscripten")
