"""The files of the page: as they are served here, as a site for any static host, as one file."""

import base64
import hashlib
import html
import os
import re
from pathlib import Path, PurePosixPath

from attrs import frozen

from p2p_malice.errors import StoreError

FOLDER = Path(__file__).parent / "static"
GUESTS_ONLY = frozenset(
    f"{name}.js"
    for name in (
        *("app", "armour", "code", "guest", "link", "sdp", "secret", "session", "store", "sw"),
        "vendor/noble-hashes",
    )
)
LOCAL_ONLY = frozenset({"app-local.js", "local.js", "menu.js", "reply.html", "reply.js"})
"""Files that one of the two pages has no use for: the program itself speaks codes and WebRTC for its own."""

_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="[^"]*">\n')
_COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:(?!\*/).)*\*/)[ \t]*\n", re.MULTILINE | re.DOTALL)
_STUN = re.compile(r'(<meta name="stun" content=")[^"]*(">)')


@frozen
class PageFile:
    """A file of the page: its content, and its media type."""

    content: bytes
    media_type: str


def page_files(stun: tuple[str, ...] | None = None, *, is_local: bool = False) -> dict[str, PageFile]:
    """The files by their paths below the page's address.

    The page asks the `stun` servers, None for those that it names itself. One that `is_local` is served by the program
    at whose table it plays.
    """
    files = {}
    for path in sorted(FOLDER.rglob("*")):
        name = path.relative_to(FOLDER).as_posix()
        if path.is_file() and name not in (GUESTS_ONLY if is_local else LOCAL_ONLY):
            content = path.read_bytes()
            if path.suffix == ".js" and path.parent == FOLDER:
                content = _without_comments(content.decode()).encode()
            files[name] = PageFile(content, _TYPES[path.suffix])
    text = files["index.html"].content.decode()
    if stun is not None:
        text = _STUN.sub(lambda match: match[1] + html.escape(" ".join(stun)) + match[2], text)
    if is_local:
        # The server's own policy, in its headers, is stricter, and lets the page talk to the program.
        text = _POLICY.sub("", text).replace('src="app.js"', 'src="app-local.js"')
    files["index.html"] = PageFile(text.encode(), "text/html")
    return files


def _without_comments(script: str) -> str:
    """A script of ours without the comments that have lines of their own: a third of what it weighs."""
    return _COMMENT.sub("", script)


def write_site(folder: Path, stun: tuple[str, ...] | None = None) -> int:
    """Write the guest's page into `folder` for any static host; how many files. Raises `StoreError`."""
    files = page_files(stun)
    try:
        for name, file in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            with open(folder / name, "wb", opener=_open_no_link) as written:
                written.write(file.content)
    except OSError as error:
        raise StoreError("file_unwritable", path=str(folder), reason=error.strerror or "") from None
    return len(files)


def _open_no_link(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o644)


def write_single(path: Path, stun: tuple[str, ...] | None = None) -> None:
    """Write the guest's page as one HTML file, which works without any server. Raises `StoreError`."""
    try:
        path.write_text(single_page(stun), encoding="utf-8")
    except OSError as error:
        raise StoreError("file_unwritable", path=str(path), reason=error.strerror or "") from None


def single_page(stun: tuple[str, ...] | None = None) -> str:
    """The guest's page as one HTML text, with everything that it needs inside."""
    files = page_files(stun)
    icon = base64.b64encode(files["icon.svg"].content).decode()
    style, script = f"\n{files['style.css'].content.decode()}", f"\n{_bundle(files)}"
    text = files["index.html"].content.decode()
    policy = (
        f"default-src 'none'; script-src {_hash(script)}; style-src {_hash(style)}; img-src data:; object-src 'none'; "
        "base-uri 'none'; form-action 'none'"
    )
    text = _POLICY.sub(f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n', text)
    for line, replacement in (
        ('<link rel="stylesheet" href="style.css">', f"<style>{style}</style>"),
        ('href="icon.svg"', f'href="data:image/svg+xml;base64,{icon}"'),
        ('<link rel="manifest" href="manifest.webmanifest">\n', ""),
        ('<script type="module" src="app.js"></script>', f'<script type="module">{script}</script>'),
    ):
        if line not in text:
            raise ValueError(f"index.html has no line {line}")
        text = text.replace(line, replacement)
    return text


def _hash(text: str) -> str:
    """How a policy allows exactly this script or style, as it stands between its tags."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


_IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"]+)";\n', re.MULTILINE)
_EXPORTED = re.compile(r"^export (?:async )?(?:function\*?|const|class) (\w+)", re.MULTILINE)
_EXPORT_LIST = re.compile(r"export ?\{([^}]*)\};?\s*$")


def _bundle(files: dict[str, PageFile]) -> str:
    """All modules in one text, each before those that import it, each in a function of its own."""
    done: dict[str, str] = {}

    def add(name: str) -> None:
        if name in done:
            return
        source = files[name].content.decode()
        imports = [(names, _resolved(name, other)) for names, other in _IMPORT.findall(source)]
        for _, other in imports:
            add(other)
        exported = _EXPORTED.findall(source)
        for names in _EXPORT_LIST.findall(source):
            exported += [_exported(each) for each in names.split(",")]
        body = _EXPORT_LIST.sub("", _IMPORT.sub("", source))
        body = re.sub(r"^export (?=async |function|const|class)", "", body, flags=re.MULTILINE)
        head = "".join(f"const {{{_renamed(names)}}} = {_variable(other)};\n" for names, other in imports)
        wrapped = "await (async () => {" if re.search(r"^(else )?(if .*)?await ", body, re.MULTILINE) else "(() => {"
        done[name] = f"const {_variable(name)} = {wrapped}\n{head}{body}return {{{', '.join(exported)}}};\n}})();\n"

    add("app.js")
    return "".join(done.values()).replace("</script", "<\\/script")


def _exported(words: str) -> str:
    own, _, outside = words.strip().partition(" as ")
    return f"{outside}: {own}" if outside else own


def _resolved(name: str, other: str) -> str:
    return (PurePosixPath(name).parent / other).as_posix().removeprefix("./")


def _renamed(names: str) -> str:
    return ", ".join(each.strip().replace(" as ", ": ") for each in names.split(",") if each.strip())


def _variable(name: str) -> str:
    return "module_" + re.sub(r"\W", "_", name.removesuffix(".js"))
