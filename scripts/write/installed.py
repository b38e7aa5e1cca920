"""Write what a wheel installs beside the program, into packaging/share: `python scripts/write/installed.py`

The manual page, completions, and what a desktop shows, in the words of the catalogue. A test checks that it was run.
"""

import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.sax.saxutils import escape

from click.shell_completion import ShellComplete, get_completion_class

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from p2p_malice import __version__
from p2p_malice.cli import cli
from p2p_malice.words.catalogue import ENGLISH, LANGUAGES, Words, load
from scripts.write.man import COMMAND, addresses, first_line, page, released
from scripts.write.owner import ROOT, app_id

SHARE = ROOT / "packaging/share"
COMPLETIONS = {
    "bash": "bash-completion/completions/p2p-malice",
    "zsh": "zsh/site-functions/_p2p-malice",
    "fish": "fish/vendor_completions.d/p2p-malice.fish",
}
PICTURES = ("phone-and-terminal", "ending", "doctor")


def files() -> dict[str, str]:
    """Their texts, by their paths below `share`."""
    app = app_id(addresses()["Homepage"].split("/")[-2])
    said = {language: load(language) for language in LANGUAGES}
    return {
        "man/man1/p2p-malice.1": page(),
        **{path: _completion(shell) for shell, path in COMPLETIONS.items()},
        f"applications/{app}.desktop": "".join(f"{line}\n" for line in _desktop(app, said)),
        f"metainfo/{app}.metainfo.xml": "".join(f"{line}\n" for line in _metainfo(app, said)),
    }


def _completion(shell: str) -> str:
    kind = get_completion_class(shell)
    assert kind
    # That of bash would look for bash first.
    return ShellComplete.source(kind(cli, {}, COMMAND, "_P2P_MALICE_COMPLETE")).strip() + "\n"


def _in_all(said: Mapping[str, Words], key: str) -> dict[str, str]:
    """What is under a key, by language; of a help, its first line."""
    return {language: re.sub("[\u2066-\u2069]", "", first_line(words, key)) for language, words in said.items()}


def _desktop(app: str, said: Mapping[str, Words]) -> Iterator[str]:
    def entries(name: str, key: str) -> Iterator[str]:
        for language, text in _in_all(said, key).items():
            yield f"{name}={text}" if language == ENGLISH else f"{name}[{language}]={text}"

    yield from ("[Desktop Entry]", "Type=Application", f"Name={said[ENGLISH]('page-title')}")
    yield from entries("GenericName", "desktop-kind")
    yield from entries("Comment", "help")
    yield from entries("Keywords", "desktop-keywords")
    yield from (f"Exec={COMMAND}", f"Icon={app}", "Terminal=true", "Categories=Game;CardGame;", "Actions=web;")
    yield from ("", "[Desktop Action web]", f"Exec={COMMAND} web")
    yield from entries("Name", "help-web")


def _metainfo(app: str, said: Mapping[str, Words]) -> Iterator[str]:
    def elements(name: str, key: str, indent: str = "  ") -> Iterator[str]:
        for language, text in _in_all(said, key).items():
            of = "" if language == ENGLISH else f' xml:lang="{language}"'
            yield f"{indent}<{name}{of}>{escape(text)}</{name}>"

    homepage = addresses()["Homepage"]
    yield from ('<?xml version="1.0" encoding="UTF-8"?>', '<component type="desktop-application">', f"  <id>{app}</id>")
    yield from ("  <metadata_license>CC0-1.0</metadata_license>", "  <project_license>MIT</project_license>")
    yield f"  <name>{escape(said[ENGLISH]('page-title'))}</name>"
    yield from elements("summary", "help")
    yield f'  <developer id="{app.rpartition(".")[0]}">'
    yield from ("    <name>The p2p_malice authors</name>", "  </developer>", "  <description>")
    yield from elements("p", "desktop-games", "    ")
    yield from elements("p", "desktop-way", "    ")
    yield from ("  </description>", f'  <launchable type="desktop-id">{app}.desktop</launchable>')
    for kind, of in (("homepage", "Homepage"), ("help", "Documentation"), ("bugtracker", "Issues")):
        yield f'  <url type="{kind}">{addresses()[of]}</url>'
    yield "  <screenshots>"
    for name in PICTURES:
        default = ' type="default"' if name == PICTURES[0] else ""
        yield f"    <screenshot{default}>"
        yield from (f"      <image>{homepage}/raw/HEAD/docs/pictures/{name}.webp</image>", "    </screenshot>")
    yield from ("  </screenshots>", '  <content_rating type="oars-1.1">')
    yield from ('    <content_attribute id="social-chat">intense</content_attribute>', "  </content_rating>")
    if day := released():
        yield from ("  <releases>", f'    <release version="{__version__}" date="{day}"/>', "  </releases>")
    yield from ("  <provides>", f"    <binary>{COMMAND}</binary>", "  </provides>", "</component>")


if __name__ == "__main__":
    shutil.rmtree(SHARE, ignore_errors=True)
    for name, text in files().items():
        (SHARE / name).parent.mkdir(parents=True, exist_ok=True)
        (SHARE / name).write_text(text, encoding="utf-8", newline="\n")
