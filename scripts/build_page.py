"""Make the page that a wheel brings: `python3 scripts/build_page.py`, then `uv build`.

With options of `p2p-malice web`, such as `--site public --courier .`, write that with it.

It takes Node.js with npm; whoever installs the wheel needs neither. A wheel can be built without it, but then
`p2p-malice web --site` writes the guests' page alone, as its files were written. Once a source has changed, the page
has to be made again: the build leaves out an older one, and says so.
"""

import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import environment

TOOLS = environment.ROOT / "tests/web/node_modules"


def make(folder: Path) -> None:
    """Make the page in that folder, in place of any other. Raises `StoreError`."""
    from hatch_build import NOTE, sources
    from p2p_malice.web.built import build

    made_of = sources(environment.ROOT)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    build(folder, TOOLS / "pyodide", TOOLS / "esbuild")
    (folder / NOTE).write_text(made_of, encoding="utf-8")


def make_here() -> None:
    """Make it where the build looks for it, or end with a sentence."""
    from hatch_build import FOLDER
    from p2p_malice.errors import StoreError
    from p2p_malice.words.catalogue import ENGLISH, load

    try:
        make(environment.ROOT / FOLDER)
    except StoreError as error:
        sys.exit(load(ENGLISH).error(error))
    if len(sys.argv) > 1:
        tools = "--esbuild", str(FOLDER), "--pyodide", str(FOLDER / "pyodide")
        sys.exit(environment.run(sys.executable, "-m", "p2p_malice", "web", *sys.argv[1:], *tools))
    print(f"The page is in {FOLDER}. Build the wheel now: uv build")


if __name__ == "__main__":
    python = str(environment.python())
    environment.page_tools()
    sys.exit(environment.run(python, "-c", "from scripts.build_page import make_here; make_here()", *sys.argv[1:]))
